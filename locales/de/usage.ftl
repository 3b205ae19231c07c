### Help, welcome, and what is said of a command line that cannot be used.

## Welcome

# The first words of the program when nothing is asked of it.
welcome-hello = Willkommen bei Annabella, Schach am Brett für Blinde und Sehende.
# How a game begins. annabella play is typed as it stands.
welcome-begin = Eine Partie beginnt mit annabella play. Mit Uhr: annabella play --time-control 900+10.
# How the rate of speech is set.
welcome-rate = Schneller oder langsamer spricht die Stimme mit --rate und Wörtern je Minute, zum Beispiel --rate 250, in der Partie mit { command-faster } und { command-slower }.
# Where help is.
welcome-help = In der Partie nennt { command-help } die Befehle. annabella help nennt alle Programme, annabella doctor prüft Stimme und Geräte.

## Doctor

# The voice can be used.
doctor-voice-works = Die Stimme ist da.
# The voice cannot be used. $reason is a sentence.
doctor-no-voice = Es gibt keine Stimme. { $reason } annabella play --speech print spielt ohne sie.
# A sound device that was found.
doctor-device = Tongerät: { $device }
# Spoken, to be heard.
doctor-hear = Wenn Sie das hören, ist alles in Ordnung.
# The spoken sentence was played to its end.
doctor-heard = Ein Satz wurde gesprochen. War er nicht zu hören, ist ein anderes Gerät richtig: --room-device und sein Name.
# It could not be played.
doctor-not-heard = Der Probesatz ließ sich nicht abspielen. annabella play --speech print spielt ohne Ton.

## Manual

# Above the list of topics.
manual-topics = Das Handbuch. annabella manual und ein Thema zeigt es an, --speech espeak liest es vor; ein Wort aus einer Überschrift zeigt deren Abschnitt, zum Beispiel windows. Die Themen:
# A topic. $topic is the word that is typed for it, $title its title.
manual-topic = { $topic }: { $title }
# A line of the manual.
manual-line = { $text }
# A topic that does not exist. $topics is a list.
manual-no-topic = Zu { $topic } gibt es im Handbuch weder ein Thema noch eine Überschrift; die Themen sind { $topics }.
# The word typed for a topic of the manual: player.
manual-player = spieler
# The word typed for a topic of the manual: assistant.
manual-assistant = assistenz
# The word typed for a topic of the manual: arbiter.
manual-arbiter = schiedsrichter
# The word typed for a topic of the manual: organiser.
manual-organiser = veranstalter
# The word typed for a topic of the manual: maker.
manual-maker = bauen
# The word typed for a topic of the manual: association.
manual-association = verband

## Starting a game

# --live-pgn for a game that PGN has no form for.
play-no-live-pgn = --live-pgn gibt es nur für Schach und Schach960: für dieses Spiel hat PGN keine Form.
# A start position that is none.
play-no-start = „{ $fen }“ ist keine Stellung, von der eine Partie beginnen kann.
# A time control that cannot be read.
play-no-time-control = „{ $text }“ ist keine Bedenkzeit; 900+10 wären 15 Minuten und 10 Sekunden je Zug.
# --announce-by auto is not for tournament play.
settings-auto-arbiter = --announce-by auto gibt es mit --arbiter nicht: Was auf dem Brett wie ein Zug aussieht, kann der Anfang eines anderen sein, etwa der Turmzug vor der Rochade.
# --practice is not for tournament play. $article: of the Laws.
settings-practice-arbiter = --practice gibt es mit --arbiter nicht: Im Turnier wären Angreifer und erlaubte Züge ein Rat (Artikel { $article }).

# An assistant of a sighted player has more duties than the Laws leave. $side is the sighted player.
settings-sighted-assistant = { $side ->
    [white] Die Assistenz von Weiß darf nur die Pflichten moves und announce haben, denn Weiß ist sehend und Schwarz sehbehindert (D.2.11).
   *[black] Die Assistenz von Schwarz darf nur die Pflichten moves und announce haben, denn Schwarz ist sehend und Weiß sehbehindert (D.2.11).
}
# A sighted player may bring an assistant only where the visually impaired one does not. $side is the sighted player.
settings-second-assistant = { $side ->
    [white] Weiß darf keine Assistenz mitbringen, denn Schwarz ist sehbehindert und hat eine (D.2.11).
   *[black] Schwarz darf keine Assistenz mitbringen, denn Weiß ist sehbehindert und hat eine (D.2.11).
}
# A word that names no duty of an assistant. The duties are typed as they stand.
settings-no-duty = „{ $value }“ nennt keine Pflicht einer Assistenz; möglich sind all oder, mit Kommas, moves, announce, score, clock, inform, claims, touches, adjourn.
# An option that a game from a journal does not follow. $option is the option, $kept what the game is played by.
resume-option-differs = { $option } gilt nicht: Die Partie aus der Aufzeichnung wird mit { $kept } gespielt.
# A resumed game has a PIN already.
resume-pin-kept = --pin zählt nicht: Es bleibt bei der PIN, die zu Beginn der Partie gesetzt wurde.
# A preset was named for a resumed game.
resume-preset = Von --preset zählen nur Stimme, Geräte und Anzeige: Eine Partie, die weitergeht, behält ihre Einstellungen.
# An option that was not set when the game from a journal began.
resume-not-set = { $option } gilt nicht: Die Partie aus der Aufzeichnung wird ohne gespielt.
# In tournament play a sound or speech server over a network is refused. $variable is an environment variable.
play-no-network = Im Turnier wird kein Server über ein Netz erreicht; { $variable } nennt aber { $value }.
# Why the system is asked not to sleep; the system may show it.
play-awake = Eine Schachpartie läuft

## Journal, told line by line

# The first line: which program, when by Greenwich, how. $clock is a time of day, $control a PGN time control or -.
journal-header = { $program }, { $date }, { $clock } UTC, Bedenkzeit { $control }
# The start position, where it is not the usual one. $start is a FEN.
journal-start = Stellung { $start }
# There is an arbiter.
journal-arbiter = { help-play-arbiter }
# Who plays a side. $side is white or black.
journal-name = { $side ->
    [white] Weiß: { $name }
   *[black] Schwarz: { $name }
}
# Who is visually impaired. $side is white or black.
journal-impaired = { $side ->
    [white] Weiß ist sehbehindert.
   *[black] Schwarz ist sehbehindert.
}
# One entry: when in the game, and what.
journal-line = { $time } { $what }
# Whose board. $side is white or black.
journal-board = { $side ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
# A line was typed. $speaker is who it came from.
journal-typed = { $seat ->
    [white] { $speaker } tippt am Terminal von Weiß: { $text }
    [black] { $speaker } tippt am Terminal von Schwarz: { $text }
    [assistant] { $speaker } tippt am Terminal der Assistenz: { $text }
    [white-assistant] { $speaker } tippt am Terminal der Assistenz von Weiß: { $text }
    [black-assistant] { $speaker } tippt am Terminal der Assistenz von Schwarz: { $text }
    [arbiter] { $speaker } tippt am Terminal des Schiedsrichters: { $text }
   *[shared] { $speaker } tippt: { $text }
}
# The arbiter's PIN was asked for. $given is what came: right, wrong or none.
journal-pin = { $given ->
    [right] die PIN des Schiedsrichters stimmt
    [wrong] eine falsche PIN
   *[none] keine PIN
}
# The passphrase of a new envelope was asked for.
journal-passphrase = { $given ->
    [yes] eine Passphrase für den Umschlag
   *[no] keine Passphrase für den Umschlag
}
# An envelope was to be opened. $found is what came of it.
journal-envelope = { $found ->
    [move] der Umschlag wird geöffnet
    [wrong] eine falsche Passphrase
    [missing] der Umschlag fehlt
    [altered] der Umschlag ist nicht der richtige
   *[none] keine Passphrase
}
# A board reported all that stands on it.
journal-dump = { $board }: alle Figuren { $placement }
# A peg was placed.
journal-placed = { $board }: { $piece } auf { $square }
# A peg was lifted.
journal-lifted = { $board }: { $square } gehoben
# A button beside a board.
journal-button = { $board }: Taste { $button }
# Eine getippte Zeile; von wem, ist nicht bekannt. $text: die Zeile.
journal-written = getippt: { $text }
# Bytes that are no message.
journal-nonsense = { $board }: { $bytes } unverständliche Zeichen
# A peg in an aperture that a board cannot tell from others. $square is the aperture.
journal-unreadable = { $board }: was auf { $square } steckt, ist nicht zu lesen
# The board can tell what is there again, or that nothing is.
journal-readable = { $board }: { $square } ist wieder zu lesen
# Ein Brett, das keine Figuren erkennt, meldet, wo etwas steht. $count ist die Zahl der Felder.
journal-occupied = { $board }: etwas auf { $count } Feldern
# Was die Schachuhr neben dem Brett zeigt: $left und $right sind Zeiten in Worten.
journal-board-clock = { $board }: Uhr links { $left }, rechts { $right }
# A device came or went.
journal-device = { $device ->
    [white-board] Brett von Weiß
    [black-board] Brett von Schwarz
    [voice] Stimme
    [sound] Tongerät
   *[journal] Aufzeichnung
}: { $state ->
    [ready] bereit
    [flutters] ein Kontakt flattert
    [stalled] antwortet nicht
    [renewed] von außen verändert, neu geschrieben
   *[lost] ausgefallen
}
# A second of a running clock.
journal-tick = Uhr läuft
# Der Löser hat gefunden, wer noch matt setzen kann. $white und $black sind yes, no oder undetermined.
journal-solved = Löser: Weiß { $white ->
    [yes] kann matt setzen
    [no] kann nicht matt setzen
   *[undetermined] nicht bestimmt
}, Schwarz { $black ->
    [yes] kann matt setzen
    [no] kann nicht matt setzen
   *[undetermined] nicht bestimmt
}
# The program was started again. $clock is a time of day.
journal-resumed = fortgesetzt um { $clock } UTC nach { $gap }
# What came of an entry: an own peg was lifted, and counts as touched.
journal-touched = { $side ->
    [white] Weiß hat berührt: { $square }
   *[black] Schwarz hat berührt: { $square }
}
# What came of an entry: a piece counts as let go. $square is where.
journal-let-go = { $side ->
    [white] Weiß hat losgelassen auf: { $square }
   *[black] Schwarz hat losgelassen auf: { $square }
}
# What came of an entry: a move is made. $san is the move in English short notation.
journal-made = { $side ->
    [white] Weiß hat gezogen: { $san }
   *[black] Schwarz hat gezogen: { $san }
}
# What came of an entry: a move is completed, by the clock or by the next move.
journal-completed = { $side ->
    [white] Der Zug von Weiß ist abgeschlossen.
   *[black] Der Zug von Schwarz ist abgeschlossen.
}
# What came of an entry: the pegs repeat the opponent's move.
journal-repeated = { $side ->
    [white] Weiß hat auf dem Brett wiederholt.
   *[black] Schwarz hat auf dem Brett wiederholt.
}
# What came of an entry: an assistant did a duty. $side is whose assistant, $duty one of the duties of D.2.10.
journal-assisted = { $side ->
    [white] Assistenz von Weiß:
   *[black] Assistenz von Schwarz:
} { $duty ->
    [moves] führt den Zug aus
    [announce] sagt an
    [score] liest die Mitschrift
    [clock] drückt die Uhr
    [inform] fragt nach
    [claims] reklamiert
    [touches] meldet eine Berührung
   *[adjourn] bricht die Partie ab
}
# Who is deaf. $side is white or black.
journal-deaf = { $side ->
    [white] Weiß ist gehörlos.
   *[black] Schwarz ist gehörlos.
}
# An assistant of a player. $duties is a list of duties as on the command line.
journal-assistant = { $side ->
    [white] Assistenz von Weiß: { $duties }
   *[black] Assistenz von Schwarz: { $duties }
}
# The edition of the Laws, where it is not the newest. $laws is its year.
journal-laws = Regeln von { $laws }
# A line was kept for the arbiter: neither player heard anything.
journal-silence = Niemandem wurde etwas gesagt.

## Help: what each program and option is for

# Above the line that shows how a program is called.
usage-heading = Aufruf:
# Above the example of a command.
usage-example-heading = Beispiel:
# Above the list of programs.
usage-commands = Programme
# Above the list of arguments.
usage-arguments = Angaben
# Above the list of options.
usage-options = Optionen
# Above the options that most people need.
usage-group-common = Oft gebraucht
# Above the options for the rules of a game.
usage-group-rules = Partie und Regeln
# Above the options for names, tournament and files of a game.
usage-group-players = Spieler, Turnier und Mitschrift
# Above the options for announcing and typing moves.
usage-group-announcing = Züge ansagen und eingeben
# Above the options for seats, assistants and the arbiter's PIN.
usage-group-seats = Plätze, Assistenz und Tasten
# Above the options for warnings, headphones and microphones.
usage-group-voice = Warnungen und Tongeräte
# Above the options for tactile boards.
usage-group-boards = Tastbare Bretter
# Above the options that every program has.
usage-group-every = Für jedes Programm
# Stands for what follows an option.
usage-value = WERT
# Stands for a file.
usage-value-file = DATEI
# Stands for the file of White's score.
usage-value-white = WEISS
# Stands for the file of Black's score.
usage-value-black = SCHWARZ
# Stands for a serial port.
usage-value-port = ANSCHLUSS
# Stands for a name.
usage-value-name = NAME
# Stands for one move.
usage-value-move = ZUG
# Stands for moves.
usage-value-moves = ZÜGE
# Stands for a game's file.
usage-value-game = PARTIE
# Stands for a position in the notation of that name.
usage-value-fen = FEN
# Stands for a position, or a file with a game.
usage-value-position = STELLUNG
# Stands for a language.
usage-value-language = SPRACHE
# Stands for a topic of the manual.
usage-value-topic = THEMA
# Stands for the name of a program.
usage-value-command = PROGRAMM
# Stands for a number.
usage-value-number = ZAHL
# An option's help with what can be chosen. $values is a list.
usage-possible = { $help }; möglich sind { $values }
# An option's help with what is chosen where it is not given.
usage-default = { $help }; ohne Angabe { $value }
# An option's help with an example. $example is the option with a value.
usage-example = { $help }; zum Beispiel { $example }
# The option -h.
usage-help = diese Hilfe
# The option -V.
usage-version = die Version
# The program as a whole.
help = Schach am Brett mit sehbehinderten Spielern, nach Anhang D der FIDE-Regeln.
# Option for all programs.
help-locale = Sprache der Bedienung: de, en, nl, fr, es oder it
# Option for all programs.
help-json = eine Zeile JSON je Ereignis statt Text
# The program play.
help-play = eine Partie: an einem Terminal, mit Stimme, Uhr und tastbaren Brettern
# An option of play.
help-play-time-control = Sekunden und Zugabe, oder jede Bedenkzeit, wie PGN sie schreibt, etwa 40/5400+30:1800+30, 300d5, 300b5, *60; ohne sie keine Uhr
# An option of play.
help-play-variant = welches Schach: standard, chess960 (ausgelost), chess960:NUMMER oder tridim (dreidimensional)
# An option of play. z and W are typed and stay.
help-play-lot = Text, durch den eine Anfangsstellung des Schach960 gezogen wird; jeder kann nachrechnen
# An option of play. z and W are typed and stay.
help-play-level-words = Wörter für Linie z, Ebenen und Pins des dreidimensionalen Schachs
# An option of play.
help-play-fen = Stellung, von der aus gespielt wird
# An option of play.
help-play-white-impaired = Weiß ist sehbehindert
# An option of play.
help-play-black-impaired = Schwarz ist sehbehindert
# An option of play.
help-play-white-deaf = Weiß ist gehörlos: alles wird geschrieben, und nichts für Weiß allein gesagt
# An option of play.
help-play-black-deaf = Schwarz ist gehörlos: alles wird geschrieben, und nichts für Schwarz allein gesagt
# An option of play.
help-play-white-assistant = Assistenz von Weiß und ihre Pflichten nach 2023 D.2.10, all oder mit Kommas: moves führt Züge auf dem Brett des Gegners aus, announce sagt sie an, score schreibt mit, clock drückt die Uhr, inform fragt nach Zeiten und Zügen, claims reklamiert Zeitüberschreitung, touches meldet berührte Figuren, adjourn bricht ab
# An option of play.
help-play-black-assistant = Assistenz von Schwarz und ihre Pflichten, wie bei Weiß
# An option of play.
help-play-laws = Ausgabe der Regeln
# An option of play.
help-play-supervision = wie weit Schnell- und Blitzpartien beaufsichtigt werden: full (2023 A.4, B.2) oder partial (A.5, B.3)
# An option of play.
help-play-quickplay-finish = das Turnier hat Richtlinie III von 2023 für das Ende von Partien ohne Zeitzuschlag angekündigt
# An option of play.
help-play-sighted-press = ab wann ein sehender Spieler mit eigenem elektronischen Brett drücken darf: wenn der Zug angesagt ist, oder sobald er ausgeführt ist
# An option of play.
help-play-practice = Angreifer und erlaubte Züge dürfen erfragt werden; eine Übungspartie, nie mit --arbiter
# An option of play.
help-play-no-draw-before = wie viele Züge jede Seite ausgeführt haben muss, bevor Remis vereinbart werden kann
# An option of play.
help-play-default-time = wie viele Minuten nach Beginn ein Spieler noch kommen darf; sonst nach den Regeln
# An option of play.
help-play-white-board = Anschluss des tastbaren Bretts von Weiß
# An option of play.
help-play-black-board = Anschluss des tastbaren Bretts von Schwarz
# An option of play.
help-play-white-name = Name von Weiß für die Mitschrift
# An option of play.
help-play-black-name = Name von Schwarz für die Mitschrift
# An option of play.
help-play-white-elo = Wertungszahl von Weiß
# An option of play.
help-play-black-elo = Wertungszahl von Schwarz
# An option of play.
help-play-white-fide-id = FIDE-Nummer von Weiß
# An option of play.
help-play-black-fide-id = FIDE-Nummer von Schwarz
# An option of play.
help-play-white-title = Titel von Weiß
# An option of play.
help-play-black-title = Titel von Schwarz
# An option of play.
help-play-event = Name des Turniers für die Partie
# An option of play.
help-play-site = Ort des Turniers
# An option of play.
help-play-round = Runde, auf Wunsch mit der Nummer des Bretts
# An option of play.
help-play-live-pgn = Datei mit der Partie als PGN, nach jedem abgeschlossenen Zug neu geschrieben, für eine Übertragung
# An option of play.
help-play-force = --live-pgn ersetzt eine vorhandene Datei, aber nie eine Aufzeichnung
# An option of play.
help-play-repetition = ob der Gegner jede Ansage wiederholen muss, bevor er zieht: auf dem Brett oder mit Worten, oder immer mit Worten
# An option of play.
help-play-announce-by = wer Züge ansagt: das Programm, ein Mensch, oder das Programm, sobald das Brett still steht
# An option of play.
help-play-announce-language = Sprache der Ansagen: de, en, nl, fr, es oder it
# An option of play.
help-play-style = volle oder kurze Ansagen
# An option of play.
help-play-notation = Figurenbuchstaben getippter Züge: de, en, nl, fr, it, es, mehrere mit Komma
# An option of play.
help-play-debounce = wie viele Millisekunden ein Stift heraus sein muss, um gezogen zu sein
# An option of play.
help-play-quiet = wie viele Millisekunden das Brett still stehen muss, wo noch ein längerer Zug daraus werden kann
# An option of play.
help-play-rest = wie viele Millisekunden das Brett eines sehbehinderten Spielers still stehen muss, bis auto den Zug ansagt; drücken sagt ihn sofort an
# An option of play.
help-play-let-go = nach wie vielen Sekunden auf seinem neuen Feld ein Stift als losgelassen gilt, oder off
# An option of play.
help-play-hear-execution = ob ein sehbehinderter Spieler hört, dass der Gegner seinen Zug ausgeführt oder wiederholt hat
# An option of play.
help-play-white-peg-echo = jeder Stift, den Weiß zieht oder setzt, wird Weiß genannt
# An option of play.
help-play-black-peg-echo = jeder Stift, den Schwarz zieht oder setzt, wird Schwarz genannt
# An option of play.
help-play-white-turned = das Brett von Weiß liegt umgedreht
# An option of play.
help-play-black-turned = das Brett von Schwarz liegt umgedreht
# An option of play. The two values are left and right.
help-play-set-clock = die DGT-Uhr neben einem Brett stellen; Weiß sitzt links oder rechts von ihr
# An option of play.
help-play-arbiter = Turnier mit Schiedsrichter
# An option of play.
help-play-seat = wessen Terminal das ist
# An option of play.
help-play-pin = eine PIN des Schiedsrichters setzen, nach der dieses Terminal vor jeder Zeile mit schiedsrichter: fragt
# An option of play.
help-play-pin-file = Datei mit der PIN des Schiedsrichters, für eine Pipe; setzt sie in einer neuen Partie
# An option of play.
help-play-passphrase-file = Datei mit der Passphrase für den Umschlag eines Abgabezugs, für eine Pipe
# An option of play.
help-play-pin-kept = wie viele Sekunden die PIN gilt, ehe wieder nach ihr gefragt wird
# An option of play.
help-play-speech = welche Stimme spricht
# An option of play.
help-play-rate = Wörter je Minute der Stimme
# An option of play.
help-play-volume = Lautstärke der Stimme in Prozent, von 20 bis 200
# An option of play.
help-play-voice = Stimme von eSpeak NG mit diesem Namen für alle; im Spiel nennt { command-voice } { argument-all } die Namen
# An option of play.
help-play-white-voice = Stimme, die Weiß hört
# An option of play.
help-play-black-voice = Stimme, die Schwarz hört
# An option of play.
help-play-arbiter-voice = Stimme, die der Schiedsrichter hört
# An option of play.
help-play-room-device = Tongerät für alle
# An option of play.
help-play-white-device = Kopfhörer von Weiß
# An option of play.
help-play-black-device = Kopfhörer von Schwarz
# An option of play.
help-play-arbiter-device = Kopfhörer des Schiedsrichters
# An option of play.
help-play-width = wie viele Zeichen eine Zeile höchstens hat; längere werden zwischen Wörtern umgebrochen. Für eine Braillezeile
# An option of play.
help-play-prefix = wer spricht, vor jeder Zeile, oder short: nur wo es jemand anderes ist als zuvor, und ohne den eigenen Platz
# An option of play.
help-play-journal = Datei, in der die Partie aufgezeichnet wird
# An option of play.
help-play-resume = eine unterbrochene Partie aus ihrer Aufzeichnung fortsetzen, ohne Namen die letzte
# An option of play.
help-play-zwo = „zwo“ statt „zwei“ sagen: zwei und drei klingen einander am ähnlichsten
# An option of play.
help-play-pause = Millisekunden, die die Stimme vor jedem Feld einer Ansage wartet
# The program announce.
help-announce = Züge als Ansagen: angezeigt oder als Tondatei
# An option of announce.
help-announce-variant = das Schach der Züge: standard, chess960, chess960:NUMMER oder tridim
# An option of announce.
help-announce-fen = Stellung vor dem ersten Zug
# An option of announce.
help-announce-style = { help-play-style }
# An option of announce.
help-announce-announce-language = Sprache der Ansagen
# An option of announce.
help-announce-wav = Tondatei, die entstehen soll
# An option of announce.
help-announce-force = { help-sheet-force }
# An argument of announce.
help-announce-moves = die Züge, einer nach dem anderen
# The program sheet.
help-sheet = die Mitschrift in anderer Form
# An option of sheet.
help-sheet-variant = welches Schach, wenn die Datei es nicht sagt: standard, chess960 oder tridim
# An argument of sheet.
help-sheet-game = Aufzeichnung, PGN oder getippte Mitschrift
# An option of sheet.
help-sheet-to = welche Form
# An option of sheet.
help-sheet-damaged = eine beschädigte Aufzeichnung bis zum Schaden lesen
# An option of sheet.
help-sheet-notation = Figurenbuchstaben, wo sie anders sein sollen als --language sagt
# An option of play and clock.
help-play-join = das Pult des Schiedsrichters: kommt zu der Partie mit dieser Aufzeichnung dazu, die an einem anderen Terminal läuft; ohne Namen zur letzten
# An option of clock.
help-clock-join = { help-play-join }
# The program report.
help-report = ein Bericht über das, was in einer Partie geschah, für den Hauptschiedsrichter
# An argument of report.
help-report-game = die Aufzeichnung der Partie
# An option of report.
help-report-to = welche Form; html zeigt Bretter, die sich unterschieden, als Bilder
# An option of report.
help-report-width = bricht jede Zeile des Texts nach so vielen Zeichen um, für eine Braillezeile
# An option of report.
help-report-output = die Datei für den Bericht
# An option of report.
help-report-force = { help-sheet-force }
# An option of report.
help-report-damaged = { help-sheet-damaged }
# The program reconcile.
help-reconcile = zwei Mitschriften gegeneinander und gegen die Bretter halten (D.2.9)
# An option of reconcile.
help-reconcile-variant = welches Schach beide Mitschriften sind, wenn sie es nicht sagen
# An argument of reconcile.
help-reconcile-white = Mitschrift von Weiß: nummerierte Zeilen, PGN oder die Aufzeichnung einer Partie
# An argument of reconcile.
help-reconcile-black = Mitschrift von Schwarz
# An option of reconcile.
help-reconcile-white-board = was auf dem Brett von Weiß steht, als FEN
# An option of reconcile.
help-reconcile-black-board = was auf dem Brett von Schwarz steht, als FEN
# An option of reconcile.
help-reconcile-start = Anfangsstellung als FEN
# An option of reconcile.
help-reconcile-journal = Aufzeichnung der Partie: Zeiten zum Zurückstellen, und was angesagt wurde
# An option of reconcile.
help-reconcile-damaged = eine beschädigte Aufzeichnung bis zum Schaden lesen, und hinter der Lücke einer reparierten, was noch getippt wurde
# An option of reconcile.
help-reconcile-full = auch nennen, was erklärt ist, und die ganze Partie
# An option of reconcile.
help-reconcile-speech = die Antwort auch vorlesen
# An option of reconcile.
help-reconcile-rate = { help-play-rate }
# The program board.
help-board = tastbare Bretter finden, abhören, nachbilden
# The program board list.
help-board-list = serielle Anschlüsse fragen, ob sie ein Brett sind
# An argument of board list.
help-board-list-ports = ein Anschluss, der gefragt wird; sonst alle
# The program board watch.
help-board-watch = mitlesen, was ein Brett meldet
# An argument of board watch.
help-board-watch-port = der Anschluss des Bretts
# An option of board watch.
help-board-watch-turned = das Brett liegt umgedreht
# An option of board watch.
help-board-watch-record = neue Datei, in die alles geschrieben wird, was über die Leitung geht
# The program board check.
help-board-check = Brett prüfen: jedes Feld und jede Figur, gesprochen geführt
# An argument of board check.
help-board-check-port = { help-board-watch-port }
# An option of board check.
help-board-check-turned = { help-board-watch-turned }
# An option of board check.
help-board-check-from = Feld, bei dem eine abgebrochene Prüfung weitergeht
# An option of board check.
help-board-check-assembly = ein eben gebautes Brett: nennt seine Fehler und was zu tun ist
# An option of board check.
help-board-check-speech = { help-play-speech }
# An option of board check.
help-board-check-rate = { help-play-rate }
# The program board simulate.
help-board-simulate = ein Brett nachbilden; die erste Zeile nennt den Anschluss
# An option of board simulate.
help-board-simulate-pgn = Partie, deren Züge next ausführt
# An option of board simulate.
help-board-simulate-game = die wievielte Partie der Datei
# An option of board simulate.
help-board-simulate-side = nach wessen Zügen die Ansage-Taste gedrückt wird
# An option of board simulate.
help-board-simulate-pace = die ganze Partie von selbst, mit so vielen Sekunden zwischen den Zügen
# An option of board simulate.
help-board-simulate-speed = um wie viel schneller die Hände sind
# An option of board simulate.
help-board-simulate-seed = Zahl, von der die Eigenheiten der Hände abhängen
# An option of board simulate.
help-board-simulate-link = Verweis auf den Anschluss, der beim Ausstecken bleibt
# An option of board simulate.
help-board-simulate-port = das Brett hängt an diesem Anschluss, einem von zwei verbundenen
# An option of board simulate.
help-board-simulate-variant = Schach960 nach Nummer: dessen Anfangsstellung steht auf dem Brett
# An option of board simulate.
help-board-simulate-fen = Stellung zu Beginn
# An option of board simulate.
help-board-simulate-empty = ohne Figuren beginnen
# An option of board simulate.
help-board-simulate-hands = wie sorgfältig die Hände sind
# An option of board simulate.
help-board-simulate-occupancy = ein Brett, das nur spürt, wo etwas steht
# The program journal.
help-journal = Aufzeichnungen lesen und prüfen
# The program journal show.
help-journal-show = was geschah, mit Zeiten
# An argument of journal show.
help-journal-show-file = die Aufzeichnung
# The program journal verify.
help-journal-verify = ob die Aufzeichnung unversehrt ist
# An argument of journal verify.
help-journal-verify-file = { help-journal-show-file }
# An option of journal verify.
help-journal-verify-digest = die zehn Prüffelder, die am Ende genannt wurden
# The program journal sign.
help-journal-sign = eine Aufzeichnung mit einem Schlüssel von minisign unterschreiben
# An argument of journal sign.
help-journal-sign-file = { help-journal-show-file }
# An option of journal sign.
help-journal-sign-key = der geheime Schlüssel
# An option of journal sign.
help-journal-sign-password-file = Datei mit dem Passwort des Schlüssels, für eine Pipe
# An option of journal sign.
help-journal-sign-force = eine Unterschrift ersetzen, die es schon gibt
# An option of journal verify.
help-journal-verify-public-key = öffentlicher Schlüssel von minisign, oder eine Datei mit ihm: prüft die Unterschrift
# The program journal repair.
help-journal-repair = behalten, was sich von einer beschädigten Aufzeichnung beweisen lässt
# An argument of journal repair.
help-journal-repair-file = { help-journal-show-file }
# An option of journal repair.
help-journal-repair-output = die neue Aufzeichnung
# The program show.
help-show = zeigt eine Stellung in Worten, mit --output auch als Bild (SVG)
# An argument of show.
help-show-position = FEN, Text einer dreidimensionalen Stellung, oder eine Datei mit einer Partie
# An argument of show.
help-show-ply = nach wie vielen Halbzügen der Partie; ohne Angabe nach allen
# An option of show.
help-show-variant = das Schach der Stellung: standard, chess960, chess960:NUMMER oder tridim
# An option of show.
help-show-output = Datei für das Bild
# An option of show.
help-show-force = eine vorhandene Bilddatei ersetzen
# The program review.
help-review = geht eine beendete Partie nach Tasten und Gehör durch
# An argument of review.
help-review-game = Aufzeichnung, PGN oder getippte Partie
# An argument of review.
help-review-from = bei welchem Zug es beginnt: 12 der von Weiß, 12... der von Schwarz
# An option of review.
help-review-style = volle oder kurze Züge
# An option of review.
help-review-damaged = { help-sheet-damaged }
# An option of review.
help-review-speech = { help-play-speech }
# An option of review.
help-review-rate = { help-play-rate }
# An option of review.
help-review-volume = { help-play-volume }
# An option of review.
help-review-voice = Stimme von eSpeak NG mit diesem Namen
# An option of review.
help-review-room-device = Tongerät
# An option of review.
help-review-keys = Tasten statt Zeilen: Pfeile, Pos 1 und Ende gehen durch die Partie, F1 bis F9 fragen
# An option of review.
help-review-zwo = { help-play-zwo }
# An option of review.
help-review-pause = { help-play-pause }
# An option of review.
help-review-width = { help-play-width }
# The program learn.
help-learn = lehrt, nach Gehör zu spielen: eine erste Partie, Felder mit den Fingern, Hörübungen
# An argument of learn.
help-learn-chapter = das Kapitel; ohne Angabe geht es weiter, wo Sie aufgehört haben
# An option of learn.
help-learn-list = die Kapitel nennen, und welche erledigt sind
# An option of learn.
help-learn-white-board = { help-play-white-board }
# An option of learn.
help-learn-white-turned = { help-play-white-turned }
# An option of learn.
help-learn-announce-language = { help-play-announce-language }
# An option of learn.
help-learn-seed = die Übungen mit dieser Zahl beginnen, jedes Mal gleich
# An option of learn.
help-learn-speech = { help-play-speech }
# An option of learn.
help-learn-rate = { help-play-rate }
# An option of learn.
help-learn-volume = { help-play-volume }
# An option of learn.
help-learn-voice = { help-review-voice }
# An option of learn.
help-learn-room-device = { help-review-room-device }
# An option of learn.
help-learn-keys = { help-play-keys }
# An option of learn.
help-learn-zwo = { help-play-zwo }
# An option of learn.
help-learn-pause = { help-play-pause }
# An option of learn.
help-learn-width = { help-play-width }
# The program judge.
help-judge = beurteilt eine Stellung: Matt, Patt, Schach, wer noch mattsetzen kann
# An argument of judge.
help-judge-position = welche Stellung: FEN, dreidimensionaler Text oder Datei
# An argument of judge.
help-judge-ply = Halbzüge der Partie bis zur Stellung; sonst alle
# An option of judge.
help-judge-variant = Schach, in dem geurteilt wird: standard, chess960, chess960:NUMMER oder tridim
# An option of judge.
help-judge-budget = so viele Stellungen höchstens werden dafür untersucht, ob noch ein Matt möglich ist
# The program perft.
help-perft = zählt die Folgen erlaubter Züge einer Stellung, zum Prüfen und Messen der Regeln
# An option of perft.
help-perft-variant = welches Schach
# An option of perft.
help-perft-fen = die Stellung, von der gezählt wird: FEN, für tridim wie in docs/tridim.md; sonst die Anfangsstellung
# An argument of perft.
help-perft-depth = wie viele Halbzüge lang
# The program doctor.
help-doctor = Stimme, Tongeräte und Bretter prüfen und laut sagen, was geht
# The program manual.
help-manual = das Handbuch, angezeigt oder vorgelesen
# An argument of manual.
help-manual-topic = das Thema, oder ein Wort einer Überschrift; ohne Angabe werden alle Themen genannt
# An option of manual.
help-manual-speech = es auch vorlesen
# An option of manual.
help-manual-rate = { help-play-rate }
# An option of manual.
help-manual-wav = das Thema als Tondatei
# An option of manual.
help-manual-force = { help-sheet-force }
# The program help.
help-help = alle Programme nennen, oder die Optionen eines Programms
# An argument of help.
help-help-command = das Programm, dessen Optionen genannt werden
# The program version.
help-version = die Version dieses Programms

## Usage errors: one sentence

# An option that does not exist. $command is the program as it was called.
usage-unknown-argument = Die Option { $argument } gibt es nicht; { $command } --help nennt alle.
# The same, with the option that was probably meant.
usage-unknown-argument-near = Die Option { $argument } gibt es nicht; war { $near } gemeint? { $command } --help nennt alle.
# An option of other programs. $commands are these, as they are called.
usage-argument-elsewhere = { $argument } haben nur diese Programme: { $commands }.
# A word that the program has no use for.
usage-surplus = { $command } kann mit „{ $argument }“ nichts anfangen; { $command } --help sagt, was es braucht.
# A program that does not exist.
usage-unknown-command = Das Programm { $command } gibt es nicht; annabella help nennt alle.
# The same, with the program that was probably meant.
usage-unknown-command-near = Das Programm { $command } gibt es nicht; war { $near } gemeint? annabella help nennt alle.
# An option without the value that it needs.
usage-no-value = Hinter { $argument } fehlt ein Wert.
# A value that an option cannot use.
usage-invalid-value = Mit „{ $value }“ kann { $argument } nichts anfangen.
# The same, where there is a choice.
usage-invalid-choice = Mit „{ $value }“ kann { $argument } nichts anfangen; möglich sind { $possible }.
# Something necessary is not there. $command is the program as it was called.
usage-missing = Es fehlt noch: { $argument }; { $command } --help sagt mehr.
# Two options that exclude each other.
usage-conflict = { $argument } und { $other } gehen nicht zusammen.
# A program of programs was called without saying which.
usage-missing-command = Auf { $command } folgt { $possible }.
# Anything else.
usage-other = Diese Befehlszeile ist nicht zu verstehen; annabella help nennt alle Programme.
# A language of notation that does not exist.
usage-no-letters = „{ $value }“ nennt keine Figurenbuchstaben; möglich sind de, en, nl, fr, it, es.
