### Italian. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Aiuto su { $topics }. { command-help } { $one } ne spiega uno, { command-more } passa tutto in rassegna.
play-help-more = { command-more } prosegue.
play-help-nothing = Ora non si può; { command-help } nomina ciò che si può.
play-help-end = Era tutto; { command-help } nomina gli argomenti.

## Topics

help-topic-start = inizio
    .heard = iniziare
help-topic-moving = muovere
    .heard = mosse, mossa
help-topic-touching = toccare
    .heard = toccato
help-topic-draw = patta
    .heard = fine, abbandono
help-topic-clock = orologio
    .heard = tempo
help-topic-board = scacchiera
    .heard = posizione
help-topic-score = formulario
help-topic-voice = voce
help-topic-arbiter = arbitro
    .heard = decisioni
help-topic-leaving = uscire
    .heard = sospendere
help-topic-speakers = chi
help-topic-keys = tasti
help-topic-words = parole
    .heard = lingue

## Sentences

play-help-setup = { command-setup } aiuta a disporre i pezzi, { command-turn } legge una scacchiera posta al contrario.
play-help-start = { command-start } avvia l'orologio del Bianco.
play-help-moving = Una mossa si scrive cavallo Gustav uno Felix tre, o Cf3, o g1f3.
tridim-help-moving = Una mossa si scrive cavallo Anna uno downstairs Bella tre neutral, o Cb3N; attack board queenpin tre, o DP3.
play-help-say = { command-say } annuncia ciò che mostra la sua scacchiera.
play-help-press = { command-press } preme l'orologio.
play-help-repeat = { command-repeat } e la mossa ripete l'annuncio dell'avversario; { command-correct } e la mossa corregge un proprio lapsus.
play-help-missing = { command-missing } dice che cosa manca ancora.
play-help-touch = { command-adjust } e2 annuncia che si acconcia; { command-touch } e2 segnala un pezzo toccato, { command-touch } e2 e3 uno lasciato in e3, { command-touch } { argument-none } che nulla fu toccato; { command-must } dice che cosa resta permesso.
play-help-object = { command-claim } { command-touch } e7 contesta la mossa dell'avversario, { command-claim } { command-touch } e7 e6 perché il pezzo fu lasciato in e6.
play-help-offer = { command-offer } offre patta; { command-accept } e { command-decline } rispondono.
play-help-claim = { command-claim } { argument-threefold } e { command-claim } { argument-fifty } reclamano patta, con una mossa dietro prima di farla.
play-help-resign = { command-resign } abbandona la partita; segue una domanda.
play-help-resign-opponent = Nessuno abbandona qui per l'avversario: { command-halt } chiama l'arbitro; se non c'è, { command-quit } esce e tutti e due scrivono il risultato.
play-help-halt = { command-halt } ferma gli orologi, in torneo solo per chiamare l'arbitro; { command-continue } li fa ripartire.
play-help-dictation = { command-dictate } comincia e finisce la registrazione del suo formulario, { command-hear } fa sentire l'ultima, { command-hear } 12 quella della mossa 12, { command-write } 12. Cf3 scrive una mossa.
play-help-set = { command-set } { argument-white } 5:00 regola un tempo, { command-add } { argument-black } 2:00 ne aggiunge, { command-set } { argument-white } { command-moves } 23 regola il conto delle mosse.
play-help-rule = { command-uphold } e { command-dismiss } decidono ciò che è reclamato o proposto.
play-help-retract = { command-retract } riprende l'ultima semimossa, { command-retract } 2 le ultime due.
play-help-flag = { command-flag } dice che un tempo è scaduto.
play-help-compare = { command-reconcile } confronta i due formulari e le scacchiere; { command-score } { argument-white } ne legge uno.
play-help-absent = { command-absent } { argument-black } e { command-arrived } { argument-black } annotano chi c'è.
play-help-back = { command-retract } riprende l'ultima mossa, { command-retract } 2 due semimosse, se l'altro giocatore dice di sì.
play-help-adjourn = { command-adjourn } sospende la partita; chi deve muovere mette poi la mossa in busta con { command-seal } e la mossa.
play-help-quit = { command-quit } esce e dice come proseguire; nulla va perso.
play-help-answers = { command-yes } e { command-no } rispondono a una domanda.
play-help-who = Chi parla può nominarsi per primo: { argument-white }:, { argument-black }:, { argument-assistant }:, { argument-arbiter }:.
play-help-opponent = { command-opponent } dice il nome dell'avversario.
play-help-languages = Ogni comando si capisce in italiano e in inglese; { command-help } { help-topic-words } li nomina.
play-help-keys = Con --keys: F1 aiuto, F2 tempo proprio, F3 entrambi i tempi, F4 tempo usato, F5 mosse, F6 ancora una volta, F7 silenzio, F8 premere, F9 annunciare; oppure Alt con h, t, c, u, m, a, s, p, y. { keys-talk }
play-help-words = Italiano e inglese: { $words }.
tridim-help-squares = { command-square } a4N è una casa e ciò che sta sotto e sopra, { command-square } a4 tutta una colonna verticale, { command-colour } a4N il colore di una casa, { command-piece } cavallo i cavalli.
tridim-help-levels = { command-board } legge tutti i pezzi, { command-board } con N, DP3, b o 4 un livello, una scacchiera d'attacco, una colonna o una traversa, { command-decks } tutte le scacchiere d'attacco.
tridim-help-dictation = { command-dictate } comincia e finisce la registrazione del suo formulario, { command-hear } fa sentire l'ultima, { command-hear } 12 quella della mossa 12, { command-write } 12. Cb3N scrive una mossa.
