### Help, welcome, and what is said of a command line that cannot be used.

## Welcome

# The first words of the program when nothing is asked of it.
welcome-hello = annabella, Schach zum Hören und Tasten.
# What to type next; the commands are typed as they stand.
welcome-next = Lektionen: annabella learn. Eine Partie: annabella play. Hilfe: annabella help.
# How the rate of speech is set.
welcome-rate = Das Sprechtempo setzt --rate in Wörtern je Minute, etwa --rate 250. In der Partie tippen Sie { command-faster } oder { command-slower }.
# Where help is.
welcome-help = annabella doctor prüft Stimme und Geräte. Partie mit Uhr: annabella play --time-control 900+10.

## Doctor

# The voice can be used.
doctor-voice-works = Die Stimme lässt sich laden.
# The voice cannot be used. $reason is a sentence.
doctor-no-voice = Die Stimme funktioniert nicht. { $reason } annabella play --speech print spielt ohne Stimme.
# A sound device that was found.
doctor-device = Tongerät: { $device }
# A spoken test sentence.
doctor-hear = Wenn Sie das hören, funktioniert der Ton.
# The test sentence was played to its end.
doctor-heard = Ein Probesatz wurde gesprochen. Wenn Sie ihn nicht gehört haben, wählen Sie mit --room-device ein anderes Gerät.
# The test sentence could not be played.
doctor-not-heard = Der Probesatz ließ sich nicht abspielen. annabella play --speech print spielt ohne Ton.
# The last sentence, if the voice works.
doctor-works = Kurz: Stimme und Ton funktionieren. annabella play beginnt eine Partie.
# The last sentence, if no voice works.
doctor-fails = Kurz: Spielen Sie ohne Stimme, mit annabella play --speech print.

## Manual

# Above the list of topics.
manual-topics = Das Handbuch. Tippen Sie annabella manual und ein Thema oder ein Wort einer Überschrift, etwa windows. Mit --speech espeak wird es vorgelesen. Themen:
# A topic. $topic is the word typed for it, $title its title.
manual-topic = { $topic }: { $title }
# A line of the manual.
manual-line = { $text }
# A topic that does not exist. $topics is a list.
manual-no-topic = { $topic }: kein Thema und keine Überschrift des Handbuchs. Wählen Sie aus { $topics }.
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
# The word typed for a topic of the manual: hearing.
manual-hearing = zuhören

## Starting a game

# --live-pgn was given for a game that PGN cannot express.
play-no-live-pgn = --live-pgn: nicht für dreidimensionales Schach, für das PGN keine Form hat. Lassen Sie es weg.
# A starting position that cannot be used.
play-no-start = „{ $fen }“: keine Stellung, von der eine Partie beginnen kann. Berichtigen Sie sie.
# A time control that cannot be read.
play-no-time-control = „{ $text }“: keine Bedenkzeit. Für 15 Minuten und 10 Sekunden je Zug schreiben Sie 900+10.
# --announce-by auto cannot be used in tournament play.
settings-auto-arbiter = --announce-by auto: nicht mit --arbiter, weil die Stifte erst einen Teil des Zuges zeigen können. Wählen Sie program oder player.
# --practice cannot be used in tournament play. $article: of the Laws.
settings-practice-arbiter = --practice: nicht mit --arbiter, weil es Rat gibt (Artikel { $article }). Lassen Sie eines weg.

# The assistant of a sighted player has more duties than the Laws allow. $side is the sighted player.
settings-sighted-assistant = { $side ->
    [white] Assistenz von Weiß: zu viele Pflichten, weil Weiß sehend und Schwarz sehbehindert ist (D.2.11). Wählen Sie nur moves und announce.
   *[black] Assistenz von Schwarz: zu viele Pflichten, weil Schwarz sehend und Weiß sehbehindert ist (D.2.11). Wählen Sie nur moves und announce.
}
# A sighted player may bring an assistant only if the visually impaired player has none. $side is the sighted player.
settings-second-assistant = { $side ->
    [white] Assistenz von Weiß: nicht zulässig, weil Schwarz sehbehindert ist und eine Assistenz hat (D.2.11). Lassen Sie sie weg.
   *[black] Assistenz von Schwarz: nicht zulässig, weil Weiß sehbehindert ist und eine Assistenz hat (D.2.11). Lassen Sie sie weg.
}
# A word that is not a duty of an assistant. The duties are typed as they stand.
settings-no-duty = „{ $value }“: keine Pflicht einer Assistenz. Wählen Sie all oder, mit Kommas, moves, announce, score, clock, inform, claims, touches, adjourn.
# An option that a resumed game does not follow. $option is the option, $kept the value in the journal.
resume-option-differs = { $option }: gilt nicht. Die fortgesetzte Partie behält { $kept }.
# A preset was named for a resumed game.
resume-preset = --preset: gilt nur für Stimme, Geräte und Anzeige. Alles andere behält die fortgesetzte Partie.
# An option that was not set when the resumed game started.
resume-not-set = { $option }: gilt nicht. Die fortgesetzte Partie wird ohne gespielt.
# In tournament play, a sound or speech server over a network is refused. $variable is an environment variable.
play-no-network = { $variable }: nennt { $value }, aber im Turnier ist kein Netz erlaubt. Löschen Sie die Variable.
# Reason why the system is asked not to sleep; the system may show it.
play-awake = Eine Schachpartie läuft

## Journal, told line by line

# The first line: program, date and time by Greenwich. $clock is a time of day, $control a PGN time control or -.
journal-header = { $program }, { $date }, { $clock } UTC, Bedenkzeit { $control }
# The starting position, where it is not the usual one. $start is a FEN.
journal-start = Anfangsstellung { $start }
# There is an arbiter.
journal-arbiter = Turnier mit Schiedsrichter
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
# One entry: its time in the game, and what happened.
journal-line = { $time } { $what }
# Whose board. $side is white or black.
journal-board = { $side ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
# A line was typed. $speaker is the person who typed it.
journal-typed = { $seat ->
    [white] { $speaker } tippt am Terminal von Weiß: { $text }
    [black] { $speaker } tippt am Terminal von Schwarz: { $text }
    [assistant] { $speaker } tippt am Terminal der Assistenz: { $text }
    [white-assistant] { $speaker } tippt am Terminal der Assistenz von Weiß: { $text }
    [black-assistant] { $speaker } tippt am Terminal der Assistenz von Schwarz: { $text }
    [arbiter] { $speaker } tippt am Terminal des Schiedsrichters: { $text }
   *[shared] { $speaker } tippt: { $text }
}
# The program asked for the arbiter's PIN. $given is the answer: right, wrong or none.
journal-pin = { $given ->
    [right] die PIN des Schiedsrichters ist richtig
    [wrong] eine falsche PIN
   *[none] keine PIN
}
# The program asked for the passphrase of a new envelope.
journal-passphrase = { $given ->
    [yes] eine Passphrase für den Umschlag
   *[no] keine Passphrase für den Umschlag
}
# The envelope should be opened. $found is the outcome.
journal-envelope = { $found ->
    [move] der Umschlag wird geöffnet
    [wrong] eine falsche Passphrase
    [missing] der Umschlag fehlt
    [altered] der Umschlag ist nicht der richtige
   *[none] keine Passphrase
}
# A board reported all its pieces.
journal-dump = { $board }: alle Figuren { $placement }
# A peg was placed.
journal-placed = { $board }: { $piece } auf { $square }
# A peg was lifted.
journal-lifted = { $board }: { $square } herausgezogen
# A button of a board.
journal-button = { $board }: Knopf { $button }
# A typed line of an unknown person. $text: the line.
journal-written = getippt: { $text }
# Bytes that are not a message.
journal-nonsense = { $board }: { $bytes } unlesbare Bytes
# A peg that a board cannot identify. $square is its aperture.
journal-unreadable = { $board }: der Stift auf { $square } ist nicht zu lesen
# The board can read that aperture again.
journal-readable = { $board }: { $square } ist wieder zu lesen
# A board that cannot identify pieces reports the occupied squares. $count is their number.
journal-occupied = { $board }: besetzte Felder { $count }
# The times on a board's chess clock: $left and $right are times in words.
journal-board-clock = { $board }: Uhr links { $left }, rechts { $right }
# A device became ready or failed.
journal-device = { $device ->
    [white-board] Brett von Weiß
    [black-board] Brett von Schwarz
    [voice] Stimme
    [sound] Tongerät
   *[journal] Journal
}: { $state ->
    [ready] bereit
    [flutters] ein Kontakt ist unzuverlässig
    [stalled] antwortet nicht
    [renewed] von einem anderen Programm verändert, neu geschrieben
   *[lost] ausgefallen
}
# A second of a running clock.
journal-tick = Uhr läuft
# The solver has found which player can still mate. $white and $black are yes, no or undetermined.
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
# Result of an entry: a player lifted a peg of the player's colour, and it counts as touched.
journal-touched = { $side ->
    [white] Weiß hat berührt: { $square }
   *[black] Schwarz hat berührt: { $square }
}
# Result of an entry: a piece counts as released. $square is its square.
journal-let-go = { $side ->
    [white] Weiß hat auf { $square } eine Figur losgelassen
   *[black] Schwarz hat auf { $square } eine Figur losgelassen
}
# Result of an entry: a move is made. $san is the move in English short notation.
journal-made = { $side ->
    [white] Weiß hat gezogen: { $san }
   *[black] Schwarz hat gezogen: { $san }
}
# Result of an entry: a move is completed, by the clock or by the next move.
journal-completed = { $side ->
    [white] Der Zug von Weiß ist abgeschlossen.
   *[black] Der Zug von Schwarz ist abgeschlossen.
}
# Result of an entry: the pegs repeat the opponent's move.
journal-repeated = { $side ->
    [white] Weiß hat auf dem Brett wiederholt.
   *[black] Schwarz hat auf dem Brett wiederholt.
}
# Result of an entry: an assistant did a duty. $side is the assistant's player, $duty one of the duties of D.2.10.
journal-assisted = { $side ->
    [white] Assistenz von Weiß:
   *[black] Assistenz von Schwarz:
} { $duty ->
    [moves] führt den Zug auf dem Brett aus
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
# A line was held back for the arbiter: neither player heard anything.
journal-silence = Kein Spieler hat etwas gehört.

## Help: what each command and option is for

# Above the line that shows how a command is called.
usage-heading = Aufruf:
# Above the example of a command.
usage-example-heading = Beispiel:
# Above the list of commands.
usage-commands = Unterbefehle
# Above the list of arguments.
usage-arguments = Angaben
# Above the list of options.
usage-options = Optionen
# In place of the options, in the line that shows how a command is called.
usage-some-options = [Optionen]
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
usage-group-boards = Tastbretter
# Above the options that every command has.
usage-group-every = Für jeden Unterbefehl
# Stands for what follows an option.
usage-value = WERT
# Stands for a file.
usage-value-file = DATEI
# Stands for the file of White's scoresheet.
usage-value-white = WEISS
# Stands for the file of Black's scoresheet.
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
# Stands for a position as FEN.
usage-value-fen = FEN
# Stands for a position, or a file with a game.
usage-value-position = STELLUNG
# Stands for a language.
usage-value-language = SPRACHE
# Stands for a topic of the manual.
usage-value-topic = THEMA
# Stands for the name of a command.
usage-value-command = UNTERBEFEHL
# Stands for a number.
usage-value-number = ZAHL
# An option's help with its possible values. $values is a list.
usage-possible = { $help } [Werte: { $values }]
# An option's help with its default value.
usage-default = { $help } [Vorgabe: { $value }]
# Above the examples of a command.
usage-examples-heading = Beispiele
# The last line of the short help. $command is the command's name.
usage-more = Mehr: { $command } --help
# The option -h.
usage-help = Diese Hilfe zeigen
# The option -V.
usage-version = { help-version }
# The program as a whole.
help = Schach am Brett mit sehbehinderten Spielern, nach Anhang D der FIDE-Regeln.
# An option of every command.
help-locale = Sprache der Bedienung wählen [Werte: de, en, nl, fr, es, it]
# An option of every command.
help-json = JSON ausgeben, je Zeile ein Objekt
# The command play.
help-play = Partie spielen
# An option of play.
help-play-time-control = Bedenkzeit setzen, etwa 90m+30s oder wie in PGN [Vorgabe: ohne Uhr]
# An option of play.
help-play-variant = Spielart wählen [Werte: standard, chess960, chess960:NUMMER, tridim]
# An option of play.
help-play-lot = Anfangsstellung des Schach960 aus diesem Text auslosen
# An option of play.
help-play-level-words = Linie z, Ebenen und Pins im dreidimensionalen Schach benennen
# An option of play.
help-play-fen = Mit dieser Stellung beginnen
# An option of play.
help-play-white-impaired = Weiß als sehbehindert behandeln
# An option of play.
help-play-black-impaired = Schwarz als sehbehindert behandeln
# Both options in one, where help lists them together: --white-impaired, --black-impaired.
help-play-both-impaired = Die Person als sehbehindert behandeln
# An option of play.
help-play-white-deaf = Weiß als gehörlos behandeln: alles schriftlich
# An option of play.
help-play-black-deaf = Schwarz als gehörlos behandeln: alles schriftlich
# Both options in one, where help lists them together: --white-deaf, --black-deaf.
help-play-both-deaf = Die Person als gehörlos behandeln: alles schriftlich
# An option of play. The duties are those of 2023 D.2.10; they are typed and stay.
help-play-white-assistant = Weiß eine Assistenz mit diesen Pflichten geben [Werte: all, moves, announce, score, clock, inform, claims, touches, adjourn]
# An option of play.
help-play-black-assistant = Schwarz eine Assistenz geben, mit Pflichten wie bei Weiß
# Both options in one, where help lists them together: --white-assistant, --black-assistant.
help-play-both-assistant = Eine Assistenz mit diesen Pflichten geben
# An option of play.
help-play-laws = Ausgabe der Regeln wählen
# An option of play. Full and partial are typed and stay; the articles are those of 2023.
help-play-supervision = Aufsicht bei Schnell- und Blitzschach setzen: A.4, B.2 oder A.5, B.3
# An option of play.
help-play-quickplay-finish = Richtlinie III anwenden, bei Partien ohne Zeitgutschrift
# An option of play.
help-play-sighted-press = Setzen, wann ein Sehender mit elektronischem Brett drücken darf
# An option of play.
help-play-practice = Fragen nach Angreifern und regelgemäßen Zügen zulassen (Übung)
# An option of play.
help-play-no-draw-before = Remis durch Vereinbarung erst nach so vielen Zügen zulassen
# An option of play.
help-play-default-time = Wartezeit in Minuten setzen [Vorgabe: nach den Regeln]
# An option of play.
help-play-white-board = Tastbrett von Weiß an diesem Anschluss verbinden
# An option of play.
help-play-black-board = Tastbrett von Schwarz an diesem Anschluss verbinden
# Both options in one, where help lists them together: --white-board, --black-board.
help-play-both-board = Tastbrett an diesem Anschluss verbinden
# An option of play.
help-play-white-name = Name von Weiß setzen
# An option of play.
help-play-black-name = Name von Schwarz setzen
# Both options in one, where help lists them together: --white-name, --black-name.
help-play-both-name = Namen setzen
# An option of play.
help-play-white-elo = Wertungszahl von Weiß setzen
# An option of play.
help-play-black-elo = Wertungszahl von Schwarz setzen
# Both options in one, where help lists them together: --white-elo, --black-elo.
help-play-both-elo = Wertungszahl setzen
# An option of play.
help-play-white-fide-id = FIDE-Nummer von Weiß setzen
# An option of play.
help-play-black-fide-id = FIDE-Nummer von Schwarz setzen
# Both options in one, where help lists them together: --white-fide-id, --black-fide-id.
help-play-both-fide-id = FIDE-Nummer setzen
# An option of play.
help-play-white-title = Titel von Weiß setzen
# An option of play.
help-play-black-title = Titel von Schwarz setzen
# Both options in one, where help lists them together: --white-title, --black-title.
help-play-both-title = Titel setzen
# An option of play.
help-play-event = Name des Turniers setzen
# An option of play.
help-play-site = Ort des Turniers setzen
# An option of play.
help-play-round = Runde setzen, auch mit Brettnummer
# An option of play.
help-play-live-pgn = PGN-Datei nach jedem abgeschlossenen Zug neu schreiben
# An option of play.
help-play-force = Mit --live-pgn eine Datei ersetzen, aber nie ein Journal
# An option of play. Required, words and off are typed and stay; required is repetition on the board or in words.
help-play-repetition = Wiederholung durch den Gegner verlangen (words: nur mit Worten)
# An option of play. Auto is typed and stays: the program announces once the board is quiet.
help-play-announce-by = Wählen, wer ansagt (auto: das Programm, sobald die Stifte ruhen)
# An option of play.
help-play-announce-language = Sprache der Ansagen wählen [Werte: de, en, nl, fr, es, it]
# An option of play.
help-play-style = Länge der Ansagen wählen
# An option of play.
help-play-notation = Diese Figurenbuchstaben lesen, mehrere mit Komma [Werte: de, en, nl, fr, it, es]
# An option of play.
help-play-debounce = Kürzeres Herausziehen übergehen, in Millisekunden
# An option of play.
help-play-quiet = So lange warten, wo ein längerer Zug möglich ist, in Millisekunden
# An option of play.
help-play-rest = So lange warten, bis auto ansagt, in Millisekunden
# An option of play.
help-play-let-go = Stift nach so vielen Sekunden als losgelassen werten, oder off
# An option of play.
help-play-hear-execution = Sehbehinderten melden, dass der Gegner den Zug ausgeführt hat
# An option of play.
help-play-white-peg-echo = Jeden Stift, den Weiß zieht oder steckt, Weiß nennen
# An option of play.
help-play-black-peg-echo = Jeden Stift, den Schwarz zieht oder steckt, Schwarz nennen
# Both options in one, where help lists them together: --white-peg-echo, --black-peg-echo.
help-play-both-peg-echo = Jeden gezogenen oder gesteckten Stift nennen
# An option of play.
help-play-white-turned = Brett von Weiß um 180 Grad gedreht lesen
# An option of play.
help-play-black-turned = Brett von Schwarz um 180 Grad gedreht lesen
# Both options in one, where help lists them together: --white-turned, --black-turned.
help-play-both-turned = Brett um 180 Grad gedreht lesen
# An option of play. The two values are left and right.
help-play-set-clock = DGT-Uhr am Brett stellen; Weiß sitzt auf dieser Seite
# An option of play.
help-play-arbiter = Turnierpartie mit Schiedsrichter spielen
# An option of play.
help-play-seat = Wählen, wem dieses Terminal gehört
# An option of play. The German word schiedsrichter: is typed and stays.
help-play-pin = PIN für Zeilen mit schiedsrichter: an diesem Terminal setzen
# An option of play.
help-play-pin-file = PIN des Schiedsrichters aus dieser Datei lesen
# An option of play.
help-play-passphrase-file = Passphrase des Umschlags aus dieser Datei lesen
# An option of play.
help-play-pin-kept = Nach so vielen Sekunden wieder nach der PIN fragen
# An option of play.
help-play-speech = Stimme wählen
# An option of play.
help-play-rate = Sprechtempo in Wörtern je Minute setzen
# An option of play.
help-play-volume = Lautstärke in Prozent setzen, von 20 bis 200
# An option of play. The words of the command are typed in a game.
help-play-voice = Stimme von eSpeak NG wählen; { command-voice } { argument-all } zeigt die Namen
# An option of play.
help-play-white-voice = Stimme wählen, die Weiß hört
# An option of play.
help-play-black-voice = Stimme wählen, die Schwarz hört
# Both options in one, where help lists them together: --white-voice, --black-voice.
help-play-both-voice = Gehörte Stimme wählen
# An option of play.
help-play-arbiter-voice = Stimme wählen, die der Schiedsrichter hört
# An option of play.
help-play-room-device = Lautsprecher wählen
# An option of play.
help-play-white-device = Kopfhörer von Weiß wählen
# An option of play.
help-play-black-device = Kopfhörer von Schwarz wählen
# Both options in one, where help lists them together: --white-device, --black-device.
help-play-both-device = Kopfhörer wählen
# Both options in one, where help lists them together: --white-warn, --black-warn.
help-play-both-warn = Nur diese Person warnen, wie --warn
# Both options in one, where help lists them together: --white-hear, --black-hear.
help-play-both-hear = Ansagen dieser Person mit diesem Sprachmuster erkennen (Versuch)
# Both options in one, where help lists them together: --white-microphone, --black-microphone.
help-play-both-microphone = Mikrofon wählen
# An option of play.
help-play-arbiter-device = Kopfhörer des Schiedsrichters wählen
# An option of play.
help-play-width = Zeilen nach so vielen Zeichen umbrechen
# An option of play. Short and mark are typed and stay.
help-play-prefix = Sprecher jeder Zeile nennen (short: nur neuen; mark: ein Buchstabe)
# The option --echo of play.
help-play-echo = Kopfhörer das Getippte nachsprechen lassen (mit --keys)
# An option of play.
help-play-journal = Partie in dieser Datei speichern
# An option of play.
help-play-resume = Partie aus ihrem Journal fortsetzen [Vorgabe: die letzte Partie]
# An option of play.
help-play-alphabet = Linien in Antworten wie in den Regeln nennen (Anna) oder im Funk (Alfa)
# An option of play.
help-play-zwo = Im Deutschen „zwo“ statt „zwei“ sagen
# An option of play.
help-play-pause = Vor jedem angesagten Feld warten, in Millisekunden
# The command announce.
help-announce = Züge ansagen, als Text oder Ton
# An option of announce.
help-announce-variant = { help-play-variant }
# An option of announce.
help-announce-fen = { help-play-fen }
# An option of announce.
help-announce-style = Länge der Ansagen wählen, oder beide: full,short
# An option of announce.
help-announce-announce-language = Sprache der Ansagen wählen
# An option of announce.
help-announce-speech = Ansagen auch vorlesen
# An option of announce.
help-announce-rate = { help-play-rate }
# An option of announce.
help-announce-wav = Tondatei schreiben
# An option of announce.
help-announce-force = { help-sheet-force }
# An argument of announce.
help-announce-moves = Züge in der Reihenfolge der Partie
# The command sheet.
help-sheet = Partie umwandeln: PGN, Text, Braille, Ton
# An option of sheet.
help-sheet-variant = Spielart wählen, wenn die Datei keine nennt [Werte: standard, chess960, tridim]
# An argument of sheet.
help-sheet-game = Journal, PGN-Datei oder getippte Mitschrift
# An option of sheet.
help-sheet-to = Eine oder mehrere Formen wählen, mit Komma
# An option of sheet.
help-sheet-damaged = Beschädigtes Journal bis zum Schaden lesen
# An option of sheet.
help-sheet-notation = Diese Figurenbuchstaben verwenden, nicht die von --language
# An option of play and clock.
help-play-join = Als Pult des Schiedsrichters einer Partie beitreten [Vorgabe: der letzten]
# An option of clock.
help-clock-join = { help-play-join }
# The command report.
help-report = Bericht für den Hauptschiedsrichter schreiben
# An argument of report.
help-report-game = Journal der Partie
# An option of report.
help-report-to = Eine oder mehrere Formen wählen; html zeichnet Stellungen und Uhren
# An option of report.
help-report-width = { help-play-width }
# An option of report.
help-report-output = Bericht in diese Datei schreiben
# An option of report.
help-report-force = { help-sheet-force }
# An option of report.
help-report-damaged = { help-sheet-damaged }
# The command reconcile.
help-reconcile = Zwei Mitschriften und Bretter vergleichen (D.2.9)
# An option of reconcile.
help-reconcile-variant = { help-sheet-variant }
# An argument of reconcile.
help-reconcile-white = Mitschrift von Weiß: nummerierte Zeilen, PGN oder Journal
# An argument of reconcile.
help-reconcile-black = { dispute-black }
# An option of reconcile.
help-reconcile-white-board = Mit dieser Stellung auf dem Brett von Weiß vergleichen
# An option of reconcile.
help-reconcile-black-board = Mit dieser Stellung auf dem Brett von Schwarz vergleichen
# Both options in one, where help lists them together: --white-board, --black-board.
help-reconcile-both-board = Mit der Stellung auf diesem Brett vergleichen
# An option of reconcile.
help-reconcile-start = { help-play-fen }
# An option of reconcile.
help-reconcile-journal = Zeiten und Ansagen aus diesem Journal lesen
# An option of reconcile.
help-reconcile-damaged = Unversehrte Teile eines beschädigten Journals lesen
# An option of reconcile.
help-reconcile-full = Auch erklärte Unterschiede und die ganze Partie zeigen
# An option of reconcile.
help-reconcile-speech = Antwort auch vorlesen
# An option of reconcile.
help-reconcile-rate = { help-play-rate }
# An option of reconcile.
help-reconcile-laws = { help-play-laws }
# An option of reconcile. The rates are typed and stay.
help-reconcile-rate-of-play = Bedenkzeitart wählen: Schnell- und Blitzschach haben eigene Regeln
# An option of reconcile.
help-reconcile-supervision = { help-play-supervision }
# An option of reconcile.
help-reconcile-output = Streitfall zeichnen, in diese SVG- oder HTML-Datei
# An option of reconcile.
help-reconcile-force = { help-show-force }
# The command board.
help-board = Tastbretter finden, prüfen oder simulieren
# The command board list.
help-board-list = Serielle Anschlüsse und ihre Bretter auflisten
# An argument of board list.
help-board-list-ports = Anschluss, der abgefragt wird [Vorgabe: alle]
# The command board watch.
help-board-watch = Alles zeigen, was ein Brett meldet
# An argument of board watch.
help-board-watch-port = Anschluss des Bretts
# An option of board watch.
help-board-watch-turned = { help-play-both-turned }
# An option of board watch.
help-board-watch-record = Datenverkehr in dieser neuen Datei aufzeichnen
# The command board check.
help-board-check = Jedes Feld und jede Figur prüfen, von der Stimme geführt
# An argument of board check.
help-board-check-port = { help-board-watch-port }
# An option of board check.
help-board-check-turned = { help-board-watch-turned }
# An option of board check.
help-board-check-from = Abgebrochene Prüfung bei diesem Feld fortsetzen
# An option of board check.
help-board-check-assembly = Neu gebautes Brett prüfen: Fehler und Abhilfe nennen
# An option of board check.
help-board-check-speech = { help-play-speech }
# An option of board check.
help-board-check-rate = { help-play-rate }
# The command board simulate.
help-board-simulate = Brett simulieren und zuerst seinen Anschluss ausgeben
# An option of board simulate.
help-board-simulate-pgn = Züge dieser Partie mit next ausführen
# An option of board simulate.
help-board-simulate-game = Partie der Datei nach Nummer wählen
# An option of board simulate.
help-board-simulate-side = Nach Zügen dieser Seite den Knopf für die Ansage drücken
# An option of board simulate.
help-board-simulate-pace = Ganze Partie ausführen, mit so vielen Sekunden je Zug
# An option of board simulate.
help-board-simulate-speed = Hände um diesen Faktor beschleunigen
# An option of board simulate.
help-board-simulate-seed = Eigenheiten der Hände nach dieser Zahl auslosen
# An option of board simulate.
help-board-simulate-link = Link zum Anschluss anlegen, der auch ohne Brett bleibt
# An option of board simulate.
help-board-simulate-port = Diesen Anschluss verwenden, einen von zwei verbundenen
# An option of board simulate.
help-board-simulate-variant = Mit einer Stellung des Schach960 beginnen [Werte: chess960:NUMMER]
# An option of board simulate.
help-board-simulate-fen = { help-play-fen }
# An option of board simulate.
help-board-simulate-empty = Ohne Figuren beginnen
# An option of board simulate.
help-board-simulate-hands = Sorgfalt der Hände wählen
# An option of board simulate.
help-board-simulate-occupancy = Nur besetzte Felder erkennen, keine Figuren
# The command journal.
help-journal = Journal zeigen, prüfen, retten oder signieren
# The command journal show.
help-journal-show = Zeigen, was geschah, mit Zeiten
# An argument of journal show.
help-journal-show-file = Journal
# The command journal verify.
help-journal-verify = Prüfen, ob ein Journal vollständig und unverändert ist
# An argument of journal verify.
help-journal-verify-file = { help-journal-show-file }
# An option of journal verify.
help-journal-verify-digest = Zehn Prüffelder vergleichen
# The command journal sign.
help-journal-sign = Journal mit einem Schlüssel von minisign signieren
# An argument of journal sign.
help-journal-sign-file = { help-journal-show-file }
# An option of journal sign.
help-journal-sign-key = Diesen geheimen Schlüssel verwenden
# An option of journal sign.
help-journal-sign-password-file = Passwort des Schlüssels aus dieser Datei lesen
# An option of journal sign.
help-journal-sign-force = Vorhandene Signatur ersetzen
# An option of journal verify.
help-journal-verify-public-key = Signatur mit diesem Schlüssel von minisign oder seiner Datei prüfen
# The command journal repair.
help-journal-repair = Beweisbaren Teil eines beschädigten Journals retten
# An argument of journal repair.
help-journal-repair-file = { help-journal-show-file }
# An option of journal repair.
help-journal-repair-digest = Einträge nach einer Lücke nennen, die diese zehn Prüffelder beweisen
# An option of journal repair.
help-journal-repair-output = Neues Journal in diese Datei schreiben
# The command show.
help-show = Stellung in Worten oder als Bild zeigen
# An argument of show.
help-show-position = FEN, dreidimensionale Stellung oder Datei mit einer Partie
# An argument of show.
help-show-ply = Halbzüge bis zur Stellung [Vorgabe: alle]
# An option of show.
help-show-variant = { help-play-variant }
# An option of show.
help-show-output = Stellung in diese SVG-Datei zeichnen
# An option of show.
help-show-force = Vorhandenes Bild ersetzen
# The command review.
help-review = Beendete Partie nach Gehör durchgehen
# An argument of review.
help-review-game = { help-sheet-game }
# An argument of review.
help-review-from = Zug, bei dem es beginnt: 12 von Weiß, 12... von Schwarz
# An option of review.
help-review-style = { help-play-style }
# An option of review.
help-review-damaged = { help-sheet-damaged }
# An option of review.
help-review-speech = { help-play-speech }
# An option of review.
help-review-rate = { help-play-rate }
# An option of review.
help-review-volume = { help-play-volume }
# An option of review.
help-review-voice = Stimme von eSpeak NG wählen
# An option of review.
help-review-room-device = { help-play-room-device }
# An option of review.
help-review-keys = Einzelne Tasten verwenden: Pfeile, Pos 1, Ende, F1 bis F9
# An option of review.
help-review-alphabet = { help-play-alphabet }
# An option of review.
help-review-zwo = { help-play-zwo }
# An option of review.
help-review-pause = { help-play-pause }
# An option of review.
help-review-width = { help-play-width }
# The option --echo of review.
help-review-echo = { help-play-echo }
# The command learn.
help-learn = Spielen nach Gehör lernen, mit Lektionen und Übungen
# An argument of learn.
help-learn-chapter = Kapitel [Vorgabe: das nächste]
# An option of learn.
help-learn-list = Kapitel auflisten, mit den erledigten
# An option of learn.
help-learn-white-board = { help-play-white-board }
# An option of learn.
help-learn-white-turned = { help-play-white-turned }
# An option of learn.
help-learn-announce-language = { help-play-announce-language }
# An option of learn.
help-learn-seed = Übungen nach dieser Zahl auslosen, jedes Mal gleich
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
# The option --echo of learn.
help-learn-echo = { help-play-echo }
# The command judge.
help-judge = Stellung beurteilen: Matt, Patt, wer noch mattsetzen kann
# An argument of judge.
help-judge-position = { help-show-position }
# An argument of judge.
help-judge-ply = { help-show-ply }
# An option of judge.
help-judge-variant = { help-play-variant }
# An option of judge.
help-judge-budget = Höchstens so viele Stellungen nach einem Matt durchsuchen
# The command perft.
help-perft = Folgen regelgemäßer Züge zählen
# An option of perft.
help-perft-variant = { help-play-variant }
# An option of perft.
help-perft-fen = { help-play-fen }
# An argument of perft.
help-perft-depth = Halbzüge in einer Folge
# The command doctor.
help-doctor = Stimme, Tongeräte und Bretter prüfen
# The command manual.
help-manual = Handbuch lesen
# An argument of manual.
help-manual-topic = Thema oder Wort einer Überschrift [Vorgabe: Themen auflisten]
# An option of manual.
help-manual-speech = Thema auch vorlesen
# An option of manual.
help-manual-rate = { help-play-rate }
# An option of manual.
help-manual-wav = Thema in diese Tondatei schreiben
# An option of manual.
help-manual-force = { help-sheet-force }
# The command help.
help-help = Alle Unterbefehle oder die Optionen von einem zeigen
# An argument of help.
help-help-command = Unterbefehl, der erklärt wird
# The command version.
help-version = Version dieses Programms zeigen

## Usage errors: one sentence

# An option that does not exist. $command is the command as it was called.
usage-unknown-argument = { $argument }: keine solche Option. Siehe { $command } --help.
# The same, with the option that was probably meant.
usage-unknown-argument-near = { $argument }: keine solche Option. Meinten Sie { $near }?
# An option of other commands. $commands are these, as they are called.
usage-argument-elsewhere = { $argument }: hier keine Option. Verwenden Sie sie mit { $commands }.
# A word that the command cannot use.
usage-surplus = { $command }: „{ $argument }“ ist ein Wort zu viel. Siehe { $command } --help.
# A command that does not exist.
usage-unknown-command = { $command }: kein solcher Unterbefehl. Siehe { $help }.
# The same, with the command that was probably meant.
usage-unknown-command-near = { $command }: kein solcher Unterbefehl. Meinten Sie { $near }?
# An option without the value that it needs.
usage-no-value = { $argument }: braucht einen Wert. Schreiben Sie ihn hinter die Option.
# A value that an option cannot have.
usage-invalid-value = { $argument }: „{ $value }“ ist kein möglicher Wert. Siehe { $help }.
# The same, where there is a choice.
usage-invalid-choice = { $argument }: „{ $value }“ ist kein möglicher Wert. Wählen Sie aus { $possible }.
# Something necessary is missing. $command is the command as it was called.
usage-missing = { $command }: es fehlt { $argument }. Siehe { $command } --help.
# Two options that exclude each other.
usage-conflict = { $argument }: nicht zusammen mit { $other } möglich. Lassen Sie eines weg.
# A command with subcommands was called without naming one.
usage-missing-command = { $command }: ein Unterbefehl fehlt. Wählen Sie aus { $possible }.
# Anything else.
usage-other = { $program }: Befehlszeile nicht verstanden. Siehe { $help }.
# A language of notation that does not exist.
usage-no-letters = „{ $value }“: keine Figurenbuchstaben. Verwenden Sie eine oder mehrere von de, en, nl, fr, it, es.
# Hilfe zu --game, --strict oder dem Befehl games.
help-games = Die eigenen Partien oder die einer Datei auflisten
# Hilfe zu --game, --strict oder dem Befehl games.
help-games-file = PGN-Datei oder getippte Mitschriften [Vorgabe: die eigenen Partien]
# Hilfe zu --game, --strict oder dem Befehl games.
help-sheet-which = Eine Partie aus einer Datei mit mehreren wählen, nach Nummer oder Name
# Hilfe zu --game, --strict oder dem Befehl games.
help-sheet-strict = Eine Datei zurückweisen, die nicht ganz lesbar ist
# Hilfe zu --game, --strict oder dem Befehl games.
help-show-which = { help-sheet-which }
# Hilfe zu --game, --strict oder dem Befehl games.
help-show-strict = { help-sheet-strict }
# Hilfe zu --game, --strict oder dem Befehl games.
help-review-which = { help-sheet-which }
# Hilfe zu --game, --strict oder dem Befehl games.
help-review-strict = { help-sheet-strict }
# Hilfe zu --game, --strict oder dem Befehl games.
help-judge-which = { help-sheet-which }
# Hilfe zu --game, --strict oder dem Befehl games.
help-judge-strict = { help-sheet-strict }
# Hilfe zu --game, --strict oder dem Befehl games.
help-reconcile-which = { help-sheet-which }
