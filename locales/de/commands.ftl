### The words of commands. The words of all languages are understood, whatever the language of the
### interface. The first word is the one that help shows; the attribute .heard lists the other words that
### are understood. Case does not matter, and ä, ö, ü, ß can be written ae, oe, ue, ss. The attribute
### .elsewhere lists words of other programs, which are answered with the word here.

## Commands

# Guides the setting up of the pieces, square by square.
command-setup = aufstellen
    .heard = aufbauen
# Starts the game.
command-start = starten
    .heard = anfangen, beginnen
# Announces the move that the board shows.
command-say = ansagen
    .heard = sag an, sage an
# Presses the clock.
command-press = drücken
    .heard = drück, drücke, gedrückt, uhr drücken
# Repeats the opponent's announcement.
command-repeat = wiederholen
    .heard = wiederhole, wiederholung
# Corrects a slip of the tongue.
command-correct = berichtigen
    .heard = berichtige, berichtigung, korrektur
# Asks what the move still needs.
command-missing = fehlt
    .heard = was fehlt, was fehlt noch
# Reports a touched piece; a square follows.
command-touch = berührt
    .heard = berühren
# Announces the intention to adjust a piece.
command-adjust = zurechtrücken
    .heard = rücke zurecht, ich rücke zurecht, ich korrigiere, j'adoube
# Asks which moves touch-move leaves to the player.
command-must = muss
# Reports that a board lies turned by 180 degrees.
command-turn = drehen
    .heard = brett drehen
    .elsewhere = Brett umdrehen, umdrehen
# Offers a draw.
command-offer = remis
    .heard = remis anbieten, remisangebot, ich biete Remis an, ich biete Remis, biete Remis an, biete Remis, Remis angeboten
# Accepts the opponent's draw offer.
command-accept = annehmen
    .heard = remis annehmen
# Declines the opponent's draw offer.
command-decline = ablehnen
    .heard = remis ablehnen
# Resigns.
command-resign = aufgeben
    .heard = aufgabe, ich gebe auf
# Answers a request for confirmation with yes.
command-yes = ja
# Answers a request for confirmation with no.
command-no = nein
# Claims, or rules as the arbiter, that a flag has fallen.
command-flag = fallblättchen
    .heard = blättchen, zeitüberschreitung
# Claims a draw, with its ground and perhaps a move; or claims a touch, with the square.
command-claim = beantragen
    .heard = reklamieren, remis beantragen
# Upholds a claim; for the arbiter.
command-uphold = stattgeben
    .heard = antrag stattgeben
# Dismisses a claim; for the arbiter.
command-dismiss = abweisen
    .heard = antrag abweisen
# Starts and ends a recording for the player's scoresheet.
command-dictate = aufnehmen
    .heard = diktieren, aufnahme
# Plays a recording; the number of a move may follow.
command-hear = abspielen
    .heard = anhören
# Writes into the player's scoresheet; the number of a move may follow, then the entry.
command-write = schreiben
    .heard = notieren
# Stops the clocks; for a player in a game with an arbiter, calls the arbiter.
command-halt = anhalten
    .heard = uhren anhalten, schiedsrichter rufen, schiedsrichter holen
# Calls the arbiter, as the command for stopping does; without an arbiter, stops the clocks.
command-arbiter = schiedsrichter
# Restarts the clocks.
command-continue = weiter
    .heard = fortsetzen, weiterspielen
# Sets a side's time.
command-set = stellen
    .heard = uhr stellen
# Adds to a side's time.
command-add = gutschreiben
    .heard = dazugeben
# Takes moves back.
command-retract = zurücknehmen
    .heard = zurück
    .elsewhere = Zug zurück, rückgängig, rückgängig machen, Rücknahme, nimm zurück
# Leaves the program, after asking for confirmation.
command-quit = beenden
    .heard = verlassen, programm beenden, spiel verlassen, aufhören, ende, schluss
# Adjourns the game; the player to move seals the next move.
command-adjourn = abbrechen
    .heard = partie abbrechen, spielabbruch, vertagen, hängepartie
# Seals a move, which follows.
command-seal = abgeben
    .heard = zug abgeben, abgabezug, versiegeln
# Notes that a player is not at the board; the colour follows.
command-absent = abwesend
    .heard = fehlt am brett
# Notes that a player has arrived; the colour follows.
command-arrived = eingetroffen
    .heard = angekommen, ist da
# Compares both scoresheets and the boards.
command-reconcile = abgleichen
    .heard = abgleich, mitschriften vergleichen
# Lists commands and topics.
command-help = hilfe
    .heard = hilf mir, was kann ich sagen, was kann ich eingeben
# Says the next sentence of help, or the next portion of a long answer.
command-more = mehr

## Arguments of commands, and speakers

# The side with the white pieces; before a colon, the speaker.
argument-white = weiß
    .heard = weiße, weißer, weißen
# The side with the black pieces; before a colon, the speaker.
argument-black = schwarz
    .heard = schwarze, schwarzer, schwarzen
# Before a colon: an assistant speaks, perhaps with the colour of the player.
argument-assistant = assistenz
    .heard = assistent, assistentin
# Before a colon: the arbiter speaks.
argument-arbiter = schiedsrichter
    .heard = schiedsrichterin
# After the command that reports a touch: nothing was touched.
argument-none = keine
    .heard = nichts, nicht
# Before the reason of a ruling.
argument-because = weil
    .heard = wegen, da, denn
# The default voice of a language.
argument-usual = übliche
    .heard = normale
# The names of all voices.
argument-all = alle
    .heard = liste
# The opponent, in a report about the opponent's act.
argument-opponent = gegner
    .heard = mein gegner, der gegner
# The arbiter's PIN, before a PIN that was not requested: PIN 4711.
argument-pin = PIN
    .heard = PIN-Code, Geheimzahl
# Reported about a player by another person: schwarz gibt auf.
told-resigns = gibt auf
    .heard = aufgeben, hat aufgegeben, gibt die Partie auf
# Reported about a player by another person: schwarz bietet remis.
told-offers = bietet remis
    .heard = bietet remis an, remis, hat remis geboten, hat remis angeboten
# Reported about a player by another person: schwarz nimmt an.
told-accepts = nimmt an
    .heard = annehmen, nimmt remis an, nimmt das remis an, hat angenommen
# Reported about a player by another person: schwarz lehnt ab.
told-declines = lehnt ab
    .heard = ablehnen, lehnt remis ab, lehnt das remis ab, hat abgelehnt
# Several pawns: piece pawns, pieces pawns white.
argument-pawns = Bauern
# Several knights: piece knights, pieces knights white.
argument-knights = Springer
# Several bishops: piece bishops, pieces bishops white.
argument-bishops = Läufer
# Several rooks: piece rooks, pieces rooks white.
argument-rooks = Türme
# Several queens: piece queens, pieces queens white.
argument-queens = Damen
# Several kings: piece kings, pieces kings white.
argument-kings = Könige
# After the command for recording: ends a recording in progress.
argument-end = ende
    .heard = beenden, aus
# Names a move by its number: irregularity illegal white move 12.
argument-move = zug
# Ground of a claim: the same position for the third time.
argument-threefold = dreimal
    .heard = dreifach, stellungswiederholung
# Ground of a claim: fifty moves without a capture or a pawn move.
argument-fifty = fünfzig
    .heard = 50, fünfzig züge
