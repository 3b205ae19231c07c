### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-setup = opstellen
    .heard = opzetten
command-start = beginnen
command-say = aankondigen
    .heard = aanzeggen
command-press = indrukken
    .heard = drukken
command-repeat = herhalen
command-correct = verbeteren
    .heard = correctie
command-missing = ontbreekt
    .heard = wat ontbreekt
command-touch = aangeraakt
    .heard = aanraken
command-adjust = rechtzetten
command-must = moet
    .heard = moeten
command-turn = draaien
command-offer = remise
    .heard = aanbieden, remise aanbieden
command-accept = aannemen
    .heard = remise aannemen
command-decline = weigeren
    .heard = remise weigeren
command-resign = opgeven
    .heard = ik geef op
command-yes = ja
command-no = nee
command-flag = vlag
command-claim = claimen
    .heard = remise claimen
command-uphold = toewijzen
command-dismiss = afwijzen
command-dictate = opnemen
    .heard = dicteren
command-hear = afspelen
    .heard = beluisteren
command-write = schrijven
    .heard = noteren
command-halt = stilzetten
command-continue = verder
    .heard = doorgaan
command-set = instellen
command-add = bijtellen
    .heard = toevoegen
command-retract = terugnemen
command-quit = verlaten
    .heard = afsluiten, partij verlaten
command-adjourn = afbreken
    .heard = partij afbreken
command-seal = verzegelen
    .heard = zet afgeven, afgegeven zet
command-absent = afwezig
    .heard = is afwezig
command-arrived = aangekomen
    .heard = aanwezig
command-reconcile = vergelijken
command-help = hulp
command-more = meer

## What may stand beside a command

argument-white = wit
argument-black = zwart
argument-assistant = assistent
argument-arbiter = arbiter
argument-none = geen
    .heard = niets
argument-end = einde
    .heard = eind
argument-threefold = drievoudig
    .heard = drie, herhaling
argument-fifty = vijftig
    .heard = 50, vijftig zetten
