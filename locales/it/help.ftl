### Italian. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Argomenti: { $topics }.
play-help-topics = { $topics }. Scriva { command-help } e un argomento.
play-help-more = Scriva { command-more }.
play-help-nothing = Ora non c'è aiuto su questo. Scriva { command-help } per gli argomenti.
play-help-end = È tutto. Scriva { command-help } per gli argomenti.

## Topics

help-topic-start = inizio
    .heard = iniziare
help-topic-moving = muovere
    .heard = mosse, mossa, arrocco, arroccare
help-topic-touching = toccare
    .heard = toccato
help-topic-draw = patta
    .heard = fine, abbandono
help-topic-clock = orologio
    .heard = tempo
help-topic-board = scacchiera
    .heard = posizione
help-topic-levels = livelli
    .heard = livello, perni
help-topic-score = formulario
help-topic-voice = voce
help-topic-arbiter = arbitro
    .heard = decisioni
help-topic-leaving = uscire
    .heard = sospendere
help-topic-speakers = chi parla
    .heard = chi
help-topic-keys = tasti
help-topic-words = parole
    .heard = lingue

## Sentences

play-help-setup = Scriva { command-setup } per disporre i pezzi. Scriva { command-turn } se la sua scacchiera è girata. Se la porta della scacchiera è cambiata, scriva { command-board } e la porta.
play-help-start = Scriva { command-start } per avviare l'orologio del Bianco.
play-help-moving = Scriva una mossa così: cavallo Gustav uno Felix tre. Si può scrivere anche Cf3 o g1f3.
tridim-help-moving = Scriva una mossa così: cavallo Anna uno pianterreno Bella tre neutrale, o Cb3N. Una scacchiera d'attacco è perno donna tre, o DP3.
play-help-say = Scriva { command-say } per annunciare ciò che mostra la sua scacchiera.
play-help-press = Scriva { command-press } per premere l'orologio.
play-help-repeat = Scriva { command-repeat } e la mossa per ripetere l'annuncio dell'avversario. Per esempio: { command-repeat } e5.
tridim-help-repeat = Scriva { command-repeat } e la mossa per ripetere l'annuncio dell'avversario. Per esempio: { command-repeat } Cb6N.
play-help-correct = Scriva { command-correct } e la mossa per correggere il suo annuncio prima di premere. Per esempio: { command-correct } Cc3.
play-help-missing = Scriva { command-missing } per sapere che cosa manca alla sua mossa.
play-help-touch = Scriva { command-adjust } e2 prima di acconciare e2. Scriva { command-touch } e2 se e2 è stata toccata. Scriva { command-touch } e2 e3 se il pezzo è stato lasciato in e3. Scriva { command-touch } { argument-none } se nulla è stato toccato.
play-help-must = Scriva { command-must } per sapere che cosa deve giocare.
play-help-object = Scriva { command-claim } { command-touch } e7 se l'avversario ha toccato prima e7. Scriva { command-claim } { command-touch } e7 e6 se il pezzo è stato lasciato in e6.
play-help-offer = Scriva { command-offer } per offrire patta. Risponda { command-accept } o { command-decline }. Scriva { command-offers } per sapere se c'è una proposta.
play-help-claim = Scriva { command-claim } { argument-threefold } o { command-claim } { argument-fifty } per richiedere la patta. Aggiunga la mossa prima di farla: { command-claim } { argument-fifty } Cf3.
play-help-resign = Scriva { command-resign } per abbandonare. Il programma chiede conferma.
play-help-resign-opponent = Qui non può abbandonare per l'avversario. Scriva { command-halt } per chiamare l'arbitro. Senza arbitro, scriva { command-quit }; entrambi annotano il risultato.
play-help-halt = Scriva { command-halt } per fermare gli orologi, { command-continue } per farli ripartire. In torneo usi { command-halt } solo per chiamare l'arbitro.
play-help-dictation = Scriva { command-dictate } per cominciare o finire una registrazione del suo formulario. Scriva { command-hear } per l'ultima, { command-hear } 12 per quella della mossa 12. Scriva { command-write } 12. Cf3 per annotare una mossa.
play-help-set = Scriva { command-set } { argument-white } 5:00 per regolare un tempo. Scriva { command-add } { argument-black } 2:00 per aggiungere tempo. Scriva { command-set } { argument-white } { command-moves } 23 per il numero delle mosse.
play-help-rule = Scriva { command-uphold } o { command-dismiss } per decidere una richiesta o una proposta.
play-help-retract = Scriva { command-retract } per annullare l'ultima mossa, { command-retract } 2 per le ultime due.
play-help-flag = Scriva { command-flag } per segnalare che un tempo è scaduto.
play-help-compare = Scriva { command-reconcile } per confrontare i due formulari e le scacchiere. Scriva { command-score } { argument-white } per il formulario del Bianco.
play-help-absent = Scriva { command-absent } { argument-black } se il Nero è assente, { command-arrived } { argument-black } quando arriva.
play-help-back = Scriva { command-retract } per proporre di annullare l'ultima mossa. Scriva { command-retract } 2 per le ultime due. L'altro giocatore risponde sì o no.
play-help-adjourn = Scriva { command-adjourn } per sospendere la partita. Chi deve muovere mette poi una mossa in busta, per esempio { command-seal } Cf3.
play-help-quit = Scriva { command-quit } per terminare. Nulla va perso; il programma mostra come riprendere.
play-help-answers = Scriva { command-yes } o { command-no } quando il programma fa una domanda.
play-help-who = Nomini prima chi parla e due punti: { argument-white }, { argument-black }, { argument-assistant } o { argument-arbiter }. Per esempio: { argument-white }, due punti, e4.
play-help-opponent = Scriva { command-opponent } per il nome dell'avversario.
play-help-languages = Ogni comando esiste in italiano e in inglese. Scriva { command-help } { help-topic-words } per entrambi.
play-help-keys = Con --keys: F1 o Alt h: aiuto. F2 o Alt t: il suo tempo. F3 o Alt c: entrambi i tempi. F4 o Alt u: tempo usato. F5 o Alt m: mosse. F6 o Alt a: ancora una volta. F7 o Alt s: silenzio. F8 o Alt p: premere l'orologio. F9 o Alt y: annunciare. Tab: la scacchiera. { keys-talk }
play-help-words = Italiano e inglese: { $words }.
tridim-help-squares = Scriva { command-square } a4N per una casa e quelle sotto e sopra. Scriva { command-square } a4 per tutta una colonna verticale. Scriva { command-colour } a4N per un colore, { command-piece } cavallo per i cavalli.
tridim-help-levels = Scriva { command-board } per tutti i pezzi. Aggiunga N o DP3 per un livello o una scacchiera d'attacco. Aggiunga b o 4 per una colonna o una traversa. Scriva { command-decks } per tutte le scacchiere d'attacco.
tridim-help-level-words = W è il livello più basso, { $low }. N è quello di mezzo, { $middle }. S è il più alto, { $high }.
tridim-help-pin-words = DP1 è { $queen }, sull'ala di donna. RP1 è { $king }, sull'ala di re. Una scacchiera d'attacco sta su un perno. I perni 1 e 2 sono di { $low }. I perni 3 e 4 sono di { $middle }. I perni 5 e 6 sono di { $high }.
tridim-help-level-letters = Scriva la parola o la lettera: { command-board } { $high }, o { command-board } S. Una casa ha sempre un livello: a4N.
tridim-help-dictation = Scriva { command-dictate } per cominciare o finire una registrazione del suo formulario. Scriva { command-hear } per l'ultima, { command-hear } 12 per quella della mossa 12. Scriva { command-write } 12. Cb3N per annotare una mossa.
