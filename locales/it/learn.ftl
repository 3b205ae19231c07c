### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## The learner's words: commands.ftl says how they are understood

learn-word-skip = saltare
    .heard = salta
learn-word-quit = uscire
    .heard = esci, lasciare, arrivederci
learn-word-help = aiuto
learn-word-on = avanti
    .heard = altro, continuare, continua, sì, ok, va bene, fatto

## About the lessons

learn-welcome = Buongiorno. Qui impara a giocare a orecchio, con i suoi tempi. Chiuda ogni riga con Invio. Scriva { learn-word-quit } per terminare in qualsiasi momento.
learn-goes-on = Le lezioni riprendono.
learn-title = { $title }.
learn-enter = Prema Invio per continuare.
learn-drill-begins = { $count ->
    [one] Scriva ciò che sente.
   *[other] Scriva ciò che sente, { $count } volte. Invio lo ripete. Scriva { learn-word-skip } per la risposta.
}
learn-right = Giusto.
learn-drill-wrong = No. Ascolti di nuovo:
learn-drill-hint = No. Scriva { learn-word-skip } per la risposta. Ascolti ancora:
learn-drill-was = Era { $text }.
learn-drill-was-file = Era { $file }, { $text }.
learn-drill-file = { $file }
learn-drill-rank = { $rank }
learn-where = { $piece-id ->
    [king] Cerchi il { $piece }.
    [queen] Cerchi la { $piece }.
   *[other] Cerchi un pezzo: { $piece }.
} In quale casa si trova?
learn-what = Metta un dito su { $square }. Quale pezzo c'è?
learn-no-square = Non è una casa. Ne scriva una, come { file-e } quattro.
learn-no-piece = Non è un pezzo. Ne scriva uno, come torre o torre bianca.
learn-other-first = No, è un altro pezzo.
learn-taken-back = È possibile, ma non in questa lezione. È stato annullato.
learn-chapter-done = Fine del capitolo. Prema Invio per il prossimo: { $next }. Scriva { learn-word-quit } per terminare.
learn-all-done = Ha finito le lezioni. Per giocare, scriva annabella play. Per il manuale, scriva annabella manual player. Per rivedere una partita finita, scriva annabella review e il nome del file.
learn-help = Prema Invio per continuare o per riascoltare il passo. Scriva { learn-word-skip } per saltare un passo, { learn-word-quit } per terminare. annabella learn --list mostra i capitoli.
learn-left = Arrivederci. Per riprendere da qui, scriva annabella learn.
learn-contents = { $word }: { $title }
learn-contents-done = { learn-contents }, finito
learn-no-chapter = Capitolo "{ $text }": sconosciuto. Veda annabella learn --list.
learn-damaged = Progressi delle lezioni: illeggibili, conservati come { $file }. Le lezioni cominciano da capo.
learn-not-kept = Progressi delle lezioni: non salvati in { $file }: { $cause }.

## The alphabet

learn-alphabet = Le parole per le case
learn-alphabet-word = alfabeto
learn-alphabet-why = Le lettere b, d ed e hanno un suono simile. Perciò ogni colonna ha un nome. { learn-enter }
learn-alphabet-files = Le colonne dalla a alla h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Prema Invio per esercitarsi, e scriva la lettera di ogni nome.
learn-alphabet-ranks = Le traverse sono numerate da uno a otto. Prema Invio per esercitarsi, e scriva ogni cifra.
learn-alphabet-squares = Una casa si dice con colonna e traversa: { file-e } quattro. Troppo veloce? Scriva { command-rest } 300 per una pausa prima di ogni casa. Prema Invio per esercitarsi, e scriva lettera e cifra, come e4.

## The board by touch

learn-board = La scacchiera al tatto
learn-board-word = scacchiera
learn-board-lies = { $board ->
    [yes] Disponga i pezzi, quelli bianchi dalla sua parte.
   *[no] Prepari una scacchiera, con i pezzi bianchi dalla sua parte. Può anche solo immaginarla.
} L'angolo alla sua sinistra è { file-a } uno. { learn-enter }
learn-board-feels = Le case nere sono rialzate, i pezzi neri contrassegnati. { $board ->
    [yes] Risponda con una casa, come { file-e } quattro, o alzi il pezzo.
   *[no] Risponda con una casa, come { file-e } quattro.
} { learn-enter }
learn-board-questions = Invece di cercare un pezzo con le dita, può chiedere. { learn-enter }
learn-board-square = Chieda che cosa c'è in una casa al centro. Scriva { command-square } { file-e } quattro.
learn-board-colour = Chieda se è bianca o nera. Scriva { command-colour } { file-e } quattro.
learn-board-rank = Ascolti i pezzi della prima traversa. Scriva { command-board } 1.
learn-board-piece = Chieda dove sono i cavalli. Scriva { command-piece } cavallo.

## Times

learn-times = I tempi a orecchio
learn-times-word = tempi
learn-times-why = In partita, scriva { command-time } per sapere quanto tempo le resta. Con la cuffia lo sente solo lei. Prema Invio per esercitarsi, e scriva ogni tempo così: minuti, due punti, secondi.

## The first game

learn-game = Una prima partita
learn-game-word = partita
learn-game-why = Lei ha il Bianco e una disabilità visiva. Il programma ha il Nero, annuncia le mosse e tiene l'orologio. { learn-enter }
learn-game-clock = Ogni giocatore ha 15 minuti, più 10 secondi a mossa. { $board ->
    [yes] Disponga i pezzi. Dopo Invio può scrivere { command-setup } per farsi guidare.
   *[no] Se ha una scacchiera, faccia le mosse anche lì.
} { learn-enter }
learn-game-start = Scriva { command-start }. Così parte l'orologio del Bianco.
learn-game-time = Il suo orologio è in moto. Scriva { command-time } per sapere quanto le resta.
learn-game-first = Ora muova il pedone da { file-e } due a { file-e } quattro. { $board ->
    [yes] Lo muova sulla scacchiera, poi scriva { command-say }.
   *[no] Scriva { file-e } quattro.
} Tutti sentono l'annuncio.
learn-game-press = La sua mossa è annunciata. L'orologio del Nero parte solo quando lei preme il suo. Scriva { command-press }.
learn-game-repeat = Il Nero ha annunciato una mossa. La ripeta prima di rispondere. { $board ->
    [yes] La faccia sulla sua scacchiera, o scriva
   *[no] Scriva
} { command-repeat } { file-e } cinque.
learn-game-bishop = Ora muova l'alfiere da { file-f } uno a { file-c } quattro. { $board ->
    [yes] Lo muova sulla scacchiera, poi scriva { command-say }.
   *[no] Scriva alfiere { file-c } quattro.
}
learn-game-press-again = Scriva { command-press }.
learn-game-last = Non ha sentito la mossa del Nero? Scriva { command-last } per riascoltarla.
learn-game-repeat-again = La ripeta. { $board ->
    [yes] La faccia sulla sua scacchiera, o scriva
   *[no] Scriva
} { command-repeat } cavallo { file-c } sei.
learn-game-repeat-third = La ripeta: scriva { command-repeat } cavallo { file-f } sei.
learn-game-queen = Ora muova la donna da { file-d } uno ad { file-h } cinque. { $board ->
    [yes] La muova sulla scacchiera, poi scriva { command-say }.
   *[no] Scriva donna { file-h } cinque.
}
learn-game-lines = { file-f } sette ora è debole. La via della sua donna è libera? Scriva { command-lines } { file-f } sette { file-h } cinque.
learn-game-mate = La via è libera, e il suo alfiere protegge { file-f } sette. Catturi lì con la donna: è matto. { $board ->
    [yes] Catturi sulla scacchiera, poi scriva { command-say }.
   *[no] Scriva donna per { file-f } sette.
}
learn-game-score = Ha vinto. Il programma ha tenuto il suo formulario. Scriva { command-score } per sentirlo.
learn-game-over = In partita, scriva { command-help } per sapere che cosa può fare. Scriva { command-missing } per sapere che cosa manca alla sua mossa. { learn-enter }
learn-game-voice = Scriva { command-again } per riascoltare le ultime parole. Scriva { command-faster } o { command-slower } per cambiare la voce. Prema Invio per finire il capitolo.
