### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Hulp over { $topics }. { command-help } { $one } vertelt over één, { command-more } gaat alles langs.
play-help-more = { command-more } gaat verder.
play-help-nothing = Dat kan nu niet; { command-help } noemt wat wel kan.
play-help-end = Dat was alles; { command-help } noemt de onderwerpen.

## Topics

help-topic-start = begin
    .heard = beginnen
help-topic-moving = zetten
    .heard = zet
help-topic-touching = aanraken
    .heard = aangeraakt
help-topic-draw = remise
    .heard = einde, opgeven
help-topic-clock = klok
    .heard = tijd
help-topic-board = bord
    .heard = stelling
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

play-help-setup = { command-setup } helpt de stukken op te stellen, { command-turn } leest een bord dat andersom ligt.
play-help-start = { command-start } laat de klok van Wit lopen.
play-help-moving = Een zet wordt getypt als paard Gustav één Felix drie, of Pf3, of g1f3.
tridim-help-moving = Een zet wordt getypt als paard Anna één downstairs Bella drie neutral, of Pb3N; attack board queenpin drie, of DP3.
play-help-say = { command-say } kondigt aan wat uw bord toont.
play-help-press = { command-press } drukt de klok in.
play-help-repeat = { command-repeat } en de zet herhaalt wat de tegenstander aankondigde; { command-correct } en de zet verbetert een eigen verspreking.
play-help-missing = { command-missing } zegt wat nog ontbreekt.
play-help-touch = { command-adjust } e2 kondigt rechtzetten aan; { command-touch } e2 meldt een aangeraakt stuk, { command-touch } e2 e3 een stuk dat op e3 is losgelaten, { command-touch } { argument-none } dat niets is aangeraakt; { command-must } zegt wat dan nog mag.
play-help-object = { command-claim } { command-touch } e7 maakt bezwaar tegen de zet van de tegenstander, { command-claim } { command-touch } e7 e6 omdat het stuk op e6 is losgelaten.
play-help-offer = { command-offer } biedt remise aan; { command-accept } en { command-decline } antwoorden daarop.
play-help-claim = { command-claim } { argument-threefold } en { command-claim } { argument-fifty } claimen remise, met een zet erachter voordat die is gespeeld.
play-help-resign = { command-resign } geeft de partij op; er wordt nog gevraagd.
play-help-resign-opponent = Niemand geeft hier voor de tegenstander op: { command-halt } roept de arbiter; is die er niet, dan verlaat { command-quit } de partij en noteren beiden de uitslag.
play-help-halt = { command-halt } zet de klokken stil, in een toernooi alleen om de arbiter te roepen; { command-continue } laat ze weer lopen.
play-help-dictation = { command-dictate } begint en eindigt de opname van uw notatie, { command-hear } laat de laatste horen, { command-hear } 12 die van zet 12, { command-write } 12. Pf3 noteert een zet.
play-help-set = { command-set } { argument-white } 5:00 stelt een tijd in, { command-add } { argument-black } 2:00 telt er tijd bij, { command-set } { argument-white } { command-moves } 23 stelt het aantal zetten in.
play-help-rule = { command-uphold } en { command-dismiss } beslissen over wat geclaimd of voorgesteld is.
play-help-retract = { command-retract } neemt de laatste halve zet terug, { command-retract } 2 de laatste twee.
play-help-flag = { command-flag } zegt dat een tijd voorbij is.
play-help-compare = { command-reconcile } vergelijkt beide notaties en de borden; { command-score } { argument-white } leest er een.
play-help-absent = { command-absent } { argument-black } en { command-arrived } { argument-black } leggen vast wie er is.
play-help-back = { command-retract } neemt de laatste zet terug, { command-retract } 2 twee halve zetten, als de andere speler ja zegt.
play-help-adjourn = { command-adjourn } breekt de partij af; wie aan zet is geeft dan een zet af met { command-seal } en de zet.
play-help-quit = { command-quit } verlaat het programma en zegt hoe het verder gaat; er gaat niets verloren.
play-help-answers = { command-yes } en { command-no } antwoorden op een vraag.
play-help-who = Wie spreekt kan vooraan staan: { argument-white }:, { argument-black }:, { argument-assistant }:, { argument-arbiter }:.
play-help-opponent = { command-opponent } noemt de naam van de tegenstander.
play-help-languages = Elk commando wordt in het Nederlands en in het Engels verstaan; { command-help } { help-topic-words } noemt beide.
play-help-keys = Met --keys: F1 hulp, F2 eigen tijd, F3 beide tijden, F4 verbruikte tijd, F5 zetten, F6 nog eens, F7 stilte, F8 indrukken, F9 aankondigen; of Alt met h, t, c, u, m, a, s, p, y. { keys-talk }
play-help-words = Nederlands en Engels: { $words }.
tridim-help-squares = { command-square } a4N is een veld en wat eronder en erboven staat, { command-square } a4 een hele kolom, { command-colour } a4N de kleur van een veld, { command-piece } paard de paarden.
tridim-help-levels = { command-board } leest alle stukken, { command-board } met N, DP3, b of 4 een niveau, een aanvalsbord, een lijn of een rij, { command-decks } alle aanvalsborden.
tridim-help-dictation = { command-dictate } begint en eindigt de opname van uw notatie, { command-hear } laat de laatste horen, { command-hear } 12 die van zet 12, { command-write } 12. Pb3N noteert een zet.
