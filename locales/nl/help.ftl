### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Onderwerpen: { $topics }.
play-help-topics = { $topics }. Typ { command-help } en een onderwerp.
play-help-more = Typ { command-more }.
play-help-nothing = Daar is nu geen hulp over. Typ { command-help } voor de onderwerpen.
play-help-end = Dat was alles. Typ { command-help } voor de onderwerpen.

## Topics

help-topic-start = begin
    .heard = beginnen
help-topic-moving = zetten
    .heard = zet, rokade, rokeren
help-topic-touching = aanraken
    .heard = aangeraakt
help-topic-draw = remise
    .heard = einde, opgeven
help-topic-clock = klok
    .heard = tijd
help-topic-board = bord
    .heard = stelling
help-topic-levels = niveaus
    .heard = niveau, pinnen
help-topic-score = notatie
    .heard = formulier
help-topic-voice = stem
help-topic-arbiter = arbiter
    .heard = beslissingen
help-topic-leaving = verlaten
    .heard = afbreken
help-topic-speakers = sprekers
    .heard = wie
help-topic-keys = toetsen
help-topic-words = woorden
    .heard = talen

## Sentences

play-help-setup = Typ { command-setup } om de stukken op te stellen. Typ { command-turn } als uw bord gedraaid ligt. Is de poort van uw bord veranderd, typ dan { command-board } en de poort.
play-help-start = Typ { command-start } om de klok van Wit te laten lopen.
play-help-moving = Typ een zet zo: paard Gustav één Felix drie. Ook Pf3 of g1f3 wordt begrepen.
tridim-help-moving = Typ een zet zo: paard Anna één parterre Bella drie neutraal, of Pb3N. Typ een aanvalsbord als aanvalsbord damepin drie, of DP3.
play-help-say = Typ { command-say } om aan te kondigen wat uw bord toont.
play-help-press = Typ { command-press } om de klok in te drukken.
play-help-repeat = Typ { command-repeat } en de zet om de aankondiging van de tegenstander te herhalen. Bijvoorbeeld: { command-repeat } e5.
tridim-help-repeat = Typ { command-repeat } en de zet om de aankondiging van de tegenstander te herhalen. Bijvoorbeeld: { command-repeat } Pb6N.
play-help-correct = Typ { command-correct } en de zet om uw aankondiging te verbeteren voordat u drukt. Bijvoorbeeld: { command-correct } Pc3.
play-help-missing = Typ { command-missing } om te horen wat uw zet nog nodig heeft.
play-help-touch = Typ { command-adjust } e2 voordat u e2 rechtzet. Typ { command-touch } e2 als e2 is aangeraakt. Typ { command-touch } e2 e3 als het stuk op e3 is losgelaten. Typ { command-touch } { argument-none } als niets is aangeraakt.
play-help-must = Typ { command-must } om te horen wat u moet spelen.
play-help-object = Typ { command-claim } { command-touch } e7 als de tegenstander eerst e7 heeft aangeraakt. Typ { command-claim } { command-touch } e7 e6 als het stuk op e6 is losgelaten.
play-help-offer = Typ { command-offer } om remise aan te bieden. Antwoord met { command-accept } of { command-decline }. Typ { command-offers } om te horen of er een aanbod ligt.
play-help-claim = Typ { command-claim } { argument-threefold } of { command-claim } { argument-fifty } om remise te claimen. Zet de zet erachter voordat u hem speelt: { command-claim } { argument-fifty } Pf3.
play-help-resign = Typ { command-resign } om op te geven. Het programma vraagt om bevestiging.
play-help-resign-opponent = U kunt hier niet voor de tegenstander opgeven. Typ { command-halt } om de arbiter te roepen. Zonder arbiter typt u { command-quit }; beide spelers noteren de uitslag.
play-help-halt = Typ { command-halt } om de klokken stil te zetten, { command-continue } om ze weer te laten lopen. Gebruik { command-halt } in een toernooi alleen om de arbiter te roepen.
play-help-dictation = Typ { command-dictate } om een opname van uw notatie te beginnen of te beëindigen. Typ { command-hear } voor de laatste, { command-hear } 12 voor die van zet 12. Typ { command-write } 12. Pf3 om een zet te noteren.
play-help-set = Typ { command-set } { argument-white } 5:00 om een tijd in te stellen. Typ { command-add } { argument-black } 2:00 om tijd bij te tellen. Typ { command-set } { argument-white } { command-moves } 23 voor het aantal zetten.
play-help-rule = Typ { command-uphold } of { command-dismiss } om over een claim of voorstel te beslissen.
play-help-retract = Typ { command-retract } om de laatste zet terug te nemen, { command-retract } 2 voor de laatste twee.
play-help-flag = Typ { command-flag } om te melden dat een tijd voorbij is.
play-help-compare = Typ { command-reconcile } om beide notaties en de borden te vergelijken. Typ { command-score } { argument-white } voor de notatie van Wit.
play-help-absent = Typ { command-absent } { argument-black } als Zwart er niet is, { command-arrived } { argument-black } als Zwart komt.
play-help-back = Typ { command-retract } om voor te stellen de laatste zet terug te nemen. Typ { command-retract } 2 voor de laatste twee. De andere speler antwoordt ja of nee.
play-help-adjourn = Typ { command-adjourn } om de partij af te breken. De speler aan zet geeft dan een zet af, bijvoorbeeld { command-seal } Pf3.
play-help-quit = Typ { command-quit } om te stoppen. Er gaat niets verloren; het programma toont hoe u hervat.
play-help-answers = Typ { command-yes } of { command-no } als het programma iets vraagt.
play-help-who = Noem eerst de spreker en een dubbele punt: { argument-white }, { argument-black }, { argument-assistant } of { argument-arbiter }. Bijvoorbeeld: { argument-white }, dubbele punt, e4.
play-help-opponent = Typ { command-opponent } voor de naam van de tegenstander.
play-help-languages = Elk commando werkt in het Nederlands en in het Engels. Typ { command-help } { help-topic-words } voor beide.
play-help-keys = Met --keys: F1 of Alt h: hulp. F2 of Alt t: uw tijd. F3 of Alt c: beide tijden. F4 of Alt u: verbruikte tijd. F5 of Alt m: zetten. F6 of Alt a: nog eens. F7 of Alt s: stilte. F8 of Alt p: klok indrukken. F9 of Alt y: aankondigen. Tab: het bord. { keys-talk }
play-help-words = Nederlands en Engels: { $words }.
tridim-help-squares = Typ { command-square } a4N voor een veld en die eronder en erboven. Typ { command-square } a4 voor een hele kolom. Typ { command-colour } a4N voor een kleur, { command-piece } paard voor de paarden.
tridim-help-levels = Typ { command-board } voor alle stukken. Typ er N of DP3 achter voor een niveau of een aanvalsbord. Typ er b of 4 achter voor een lijn of een rij. Typ { command-decks } voor alle aanvalsborden.
tridim-help-level-words = W is het laagste niveau, { $low }. N is het middelste, { $middle }. S is het hoogste, { $high }.
tridim-help-pin-words = DP1 is { $queen }, op de damevleugel. KP1 is { $king }, op de koningsvleugel. Een aanvalsbord staat op een pin. Pinnen 1 en 2 horen bij { $low }. Pinnen 3 en 4 horen bij { $middle }. Pinnen 5 en 6 horen bij { $high }.
tridim-help-level-letters = Typ het woord of de letter: { command-board } { $high }, of { command-board } S. Een veld heeft altijd een niveau: a4N.
tridim-help-dictation = Typ { command-dictate } om een opname van uw notatie te beginnen of te beëindigen. Typ { command-hear } voor de laatste, { command-hear } 12 voor die van zet 12. Typ { command-write } 12. Pb3N om een zet te noteren.
