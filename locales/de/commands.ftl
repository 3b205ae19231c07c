### The words by which commands are given. Those of every language are understood whatever the
### interface's; the first is the one that help names. The attribute .heard lists what else is
### understood. Case does not matter, and ä, ö, ü, ß may be written ae, oe, ue, ss.

## Commands

# Sets up the pieces, peg by peg.
command-setup = aufstellen
    .heard = aufbauen
# Begins the game.
command-start = starten
    .heard = anfangen, beginnen
# Has announced what the board shows.
command-say = ansagen
    .heard = sag an, sage an
# Presses the clock.
command-press = drücken
    .heard = drück, drücke, gedrückt, uhr drücken
# Repeats the opponent's announcement.
command-repeat = wiederholen
    .heard = wiederhole, wiederholung
# Puts a slip of the tongue right.
command-correct = berichtigen
    .heard = berichtige, berichtigung, korrektur
# Asks what the move still needs.
command-missing = fehlt
    .heard = was fehlt, was fehlt noch
# Reports a touched piece; a square follows.
command-touch = berührt
    .heard = berühren
# Announces adjusting.
command-adjust = zurechtrücken
    .heard = rücke zurecht, ich rücke zurecht, ich korrigiere, j'adoube
# Asks what the player on move must do, having touched what was touched.
command-must = muss
# Says that a board lies the other way round.
command-turn = drehen
    .heard = brett drehen
# Offers a draw.
command-offer = remis
    .heard = remis anbieten, remisangebot
# Accepts the opponent's offer.
command-accept = annehmen
    .heard = remis annehmen
# Declines the opponent's offer.
command-decline = ablehnen
    .heard = remis ablehnen
# Resigns.
command-resign = aufgeben
    .heard = aufgabe, ich gebe auf
# Says yes to what was asked back.
command-yes = ja
# Says no to what was asked back.
command-no = nein
# Claims or rules that a flag has fallen.
command-flag = fallblättchen
    .heard = blättchen, zeitüberschreitung
# Claims: a draw, and on which ground and perhaps with which move; or a touch, and of what.
command-claim = beantragen
    .heard = reklamieren, remis beantragen
# The arbiter upholds a claim.
command-uphold = stattgeben
    .heard = antrag stattgeben
# The arbiter dismisses a claim.
command-dismiss = abweisen
    .heard = antrag abweisen
# Begins and ends a recording of the own score.
command-dictate = aufnehmen
    .heard = diktieren, aufnahme
# Plays what was recorded; the number of a move may follow.
command-hear = abspielen
    .heard = anhören
# Writes into the own scoresheet; perhaps the number of a move, and the entry, follow.
command-write = schreiben
    .heard = notieren
# Halts the clocks.
command-halt = anhalten
    .heard = uhren anhalten, schiedsrichter rufen, schiedsrichter holen
# Calls the arbiter, as the word for halting does; without an arbiter it halts the clocks.
command-arbiter = schiedsrichter
# Lets the clocks run on.
command-continue = weiter
    .heard = fortsetzen, weiterspielen
# Sets a side's time.
command-set = stellen
    .heard = uhr stellen
# Adds to a side's time.
command-add = gutschreiben
    .heard = dazugeben
# Takes plies back.
command-retract = zurücknehmen
    .heard = zurück
# Leaves the program, which asks first and says how to go on.
command-quit = beenden
    .heard = verlassen, programm beenden, spiel verlassen, aufhören, ende, schluss
# Adjourns the game: the player on move is to seal the next move.
command-adjourn = abbrechen
    .heard = partie abbrechen, spielabbruch, vertagen, hängepartie
# Writes the move to be sealed down; it follows.
command-seal = abgeben
    .heard = zug abgeben, abgabezug, versiegeln
# Notes that a player is not at the board; the colour follows.
command-absent = abwesend
    .heard = fehlt am brett
# Notes that the player has come; the colour follows.
command-arrived = eingetroffen
    .heard = angekommen, ist da
# Compares both scoresheets and the boards.
command-reconcile = abgleichen
    .heard = abgleich, mitschriften vergleichen
# Names the commands.
command-help = hilfe
# The next sentence of help.
command-more = mehr

## What may stand beside a command

# The side with the white pieces, before a colon who speaks.
argument-white = weiß
    .heard = weiße, weißer, weißen
# The side with the black pieces, before a colon who speaks.
argument-black = schwarz
    .heard = schwarze, schwarzer, schwarzen
# Before a colon: an assistant speaks; perhaps with the colour of whose.
argument-assistant = assistenz
    .heard = assistent, assistentin
# Before a colon: the arbiter speaks.
argument-arbiter = schiedsrichter
    .heard = schiedsrichterin
# Behind the report of a touch: nothing was touched.
argument-none = keine
    .heard = nichts, nicht
# The voice that a language has by itself.
argument-usual = übliche
    .heard = normale
# The names of all voices.
argument-all = alle
    .heard = liste
# The opponent, of whom something is told.
argument-opponent = gegner
    .heard = mein gegner, der gegner
# Told of a player by somebody else: schwarz gibt auf.
told-resigns = gibt auf
    .heard = aufgeben, hat aufgegeben, gibt die Partie auf
# Told of a player by somebody else: schwarz bietet remis.
told-offers = bietet remis
    .heard = bietet remis an, bietet remis an, remis, hat remis geboten, hat remis angeboten
# Told of a player by somebody else: schwarz nimmt an.
told-accepts = nimmt an
    .heard = annehmen, nimmt remis an, nimmt das remis an, hat angenommen
# Told of a player by somebody else: schwarz lehnt ab.
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
# Behind the recording of the own score: it ends, if it runs.
argument-end = ende
    .heard = beenden, aus
# A claim's ground: the same position for the third time.
argument-threefold = dreimal
    .heard = dreifach, stellungswiederholung
# A claim's ground: fifty moves without a capture or a pawn move.
argument-fifty = fünfzig
    .heard = 50, fünfzig züge
