### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partita viene sospesa. { $side ->
    [white] Il Bianco mette in busta la prossima mossa
   *[black] Il Nero mette in busta la prossima mossa
}: { command-seal } e la mossa.
arbiter-sure-to-adjourn = { $side ->
    [white] Il Bianco sospende, con una mossa in busta? { command-yes } o { command-no }. { command-quit } esce soltanto dal programma.
   *[black] Il Nero sospende, con una mossa in busta? { command-yes } o { command-no }. { command-quit } esce soltanto dal programma.
}
arbiter-adjourned = { $side ->
    [white] La partita è sospesa, il Bianco ha messo in busta la mossa { $number }. { command-continue } la apre.
   *[black] La partita è sospesa, il Nero ha messo in busta la mossa { $number }. { command-continue } la apre.
}
arbiter-envelope = Per la busta: posizione { $position }
arbiter-envelope-times = Per la busta: usato { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] La mossa in busta del Bianco non è valida
   *[black] La mossa in busta del Nero non è valida
}: { $entry }. { $why } Questo perde la partita, salvo che l'arbitro decida altrimenti.
arbiter-ask-passphrase = L'arbitro scrive prima una frase segreta per la busta, non la mossa. Ha almeno { $fewest } caratteri e non viene mostrata; poi Invio.
arbiter-ask-word = Scriva prima una frase segreta per la busta, non la mossa. Ha almeno { $fewest } caratteri e non viene mostrata; poi Invio. Chi la sa può aprire la busta.
arbiter-ask-to-open = La frase segreta con cui la busta fu chiusa, poi Invio. Non viene mostrata.
arbiter-seal-now = { $side ->
    [white] Il Bianco mette ora in busta la mossa
   *[black] Il Nero mette ora in busta la mossa
}: { command-seal } e la mossa. Ciò che si scrive non si vede.
arbiter-in-envelope = La mossa è nella busta. { command-press } ferma gli orologi; fino ad allora { command-seal } cambia la mossa.
arbiter-envelope-waits = { $side ->
    [white] La busta resta chiusa finché il Bianco non c'è. Poi { command-continue } la apre.
   *[black] La busta resta chiusa finché il Nero non c'è. Poi { command-continue } la apre.
}
arbiter-envelope-missing = { $side ->
    [white] La busta del Bianco manca. Se si trova, { command-continue } la apre. Senza di essa { command-continue }! prosegue.
   *[black] La busta del Nero manca. Se si trova, { command-continue } la apre. Senza di essa { command-continue }! prosegue.
}
arbiter-envelope-altered = { $side ->
    [white] La busta del Bianco è rovinata o è un'altra. Se si trova quella giusta, { command-continue } la apre. Senza di essa { command-continue }! prosegue.
   *[black] La busta del Nero è rovinata o è un'altra. Se si trova quella giusta, { command-continue } la apre. Senza di essa { command-continue }! prosegue.
}
arbiter-without-envelope = { $side ->
    [white] La partita prosegue senza la busta. Il Bianco fa la mossa che dice di aver messo in busta.
   *[black] La partita prosegue senza la busta. Il Nero fa la mossa che dice di aver messo in busta.
}
arbiter-envelope-names = Per la busta: Bianco { $white }, Nero { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Per la busta: il Bianco ha messo in busta la mossa { $number }
   *[black] Per la busta: il Nero ha messo in busta la mossa { $number }
}
arbiter-envelope-goes-on = Per la busta: data, ora e luogo della ripresa: { $note }
envelope-at = La busta: { $file }
envelope-not-written = La busta non si può scrivere. { $cause }
envelope-no-outside = Ciò che sta sulla busta non si può scrivere: { $cause }
passphrase-once-more = Scriva la stessa frase segreta ancora una volta, poi Invio.
passphrase-differs = Le due frasi segrete sono diverse. Scriva di nuovo due volte una frase segreta per la busta.
passphrase-short = Almeno { $fewest } caratteri, per favore.
passphrase-too-short = La frase segreta ha meno di { $fewest } caratteri. Ne scriva una più lunga; Invio da solo lascia tutto com'era.
passphrase-is-line = Questo si legge come una mossa o un comando e non è la frase segreta. { $typed ->
    [once] Scriva la stessa frase segreta ancora una volta; la mossa va in busta dopo.
   *[never] Scriva altre parole per la busta; la mossa va in busta dopo.
}
passphrase-here = La frase segreta per la busta ora va scritta qui, dall'inizio, e non la mossa.
sealed-read-back = La sua mossa in busta: { $move }.
sealed-as-typed = { $text }
sealed-unheard = La mossa in busta non si può rileggere qui, perché altri la sentirebbero o leggerebbero. Nel dubbio la metta in busta di nuovo.
sealed-forgotten = La mossa in busta non si può rileggere dopo un riavvio. Nel dubbio la metta in busta di nuovo.

## Losses

arbiter-loss-rule = { command-uphold } chiude la partita, { command-dismiss } la fa giocare.
arbiter-played-on = Si continua a giocare.

## Absence

arbiter-absent = { $side ->
    [white] Il Bianco non è alla scacchiera. Tempo di tolleranza: { $wait }.
   *[black] Il Nero non è alla scacchiera. Tempo di tolleranza: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Il Bianco c'è, { $after } dopo l'inizio.
   *[black] Il Nero c'è, { $after } dopo l'inizio.
}
arbiter-default-time-over = { $side ->
    [white] Il tempo di tolleranza è passato, il Bianco non c'è e avrebbe perso.
   *[black] Il tempo di tolleranza è passato, il Nero non c'è e avrebbe perso.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Il Bianco ha fermato gli orologi e chiama l'arbitro.
   *[black] Il Nero ha fermato gli orologi e chiama l'arbitro.
}
arbiter-moves-counted = { $side ->
    [white] Contatore delle mosse del Bianco regolato a { $moves }.
   *[black] Contatore delle mosse del Nero regolato a { $moves }.
}

## Refusals

refused-seal-first = La partita viene sospesa; { $side ->
    [white] prima il Bianco mette in busta la mossa
   *[black] prima il Nero mette in busta la mossa
}: { command-seal } e la mossa.
refused-not-adjourned = La partita non viene sospesa; { command-adjourn } lo comincia.
refused-open-first = Prima si apre la busta: { command-continue }.
refused-not-sealed = { $why ->
    [illegal] Questo qui non si può giocare.
    [ambiguous] Questo può essere più di una mossa.
    [touch] Il pezzo toccato non lo permette.
    [not-written] La busta non si può scrivere.
   *[unreadable] Questa non è una mossa che io sappia leggere.
} Nulla è stato messo in busta.
refused-wrong-passphrase = La busta non fu chiusa con questa frase. { command-continue } chiede di nuovo. Se quella giusta è persa, { command-continue }! prosegue senza la busta.
refused-passphrase-missing = Ci vuole una frase segreta. In una pipe viene da un file: --passphrase-file FILE.
refused-present = { $side ->
    [white] Il Bianco non è assente.
   *[black] Il Nero non è assente.
}

## The arbiter's PIN

arbiter-ask-pin = Il PIN dell'arbitro, poi Invio. Non viene mostrato.
arbiter-unguarded = Senza PIN a questo terminale si obbedisce a ogni riga con { argument-arbiter }: davanti, chiunque la scriva. --pin ne fissa uno.
pin-not-needed = Un PIN c'è solo con --arbiter a un terminale comune.
pin-needs-file = Senza terminale il PIN viene da un file: --pin-file FILE.
pin-too-short = Un PIN ha almeno { $fewest } caratteri.
pin-is-a-word = PIN: il testo è un comando, una mossa o un'altra parola scritta nelle partite. Scelga un altro PIN.
pin-no-hash = Del PIN non si può fare l'hash: mancano memoria o numeri casuali.
secret-unreadable = Il segreto non si può leggere. { $cause }
pin-choose = Il PIN dell'arbitro per questa partita, poi Invio. Non viene mostrato.
pin-once-more = Lo stesso PIN ancora una volta.
pin-differs = Erano due PIN diversi.
refused-both-lose = Entrambi avrebbero perso; quel risultato lo annota solo l'arbitro. { command-dismiss } li fa giocare.
## The arbiter's desk

desk-came = La postazione dell'arbitro è collegata: le decisioni vengono da lì, e lì si dice ciò che è solo per l'arbitro.
desk-gone = La postazione dell'arbitro non c'è più. Ciò che è per l'arbitro si dice qui, e le righe che cominciano con { speaker-arbiter }: decidono di nuovo.
desk-lost = La partita non risponde. Appena risponde, questa postazione prosegue.
desk-over = Il programma della partita è finito, e con esso questa postazione.
desk-taken = L'arbitro ha già una postazione a questa partita; chiuda prima quella.
desk-other-version = La partita va con un'altra versione di annabella; la postazione deve avere la stessa.
desk-seat = Solo l'arbitro si unisce a una partita: --join va con --seat arbiter.
desk-no-game = Dove si conservano le partite non ce n'è nessuna in corso con --arbiter. Altrove nomini il suo registro: --join FILE.
desk-not-there = Con { $file } non è in corso nessuna partita con --arbiter a cui una postazione possa unirsi.
desk-not-sent = La partita non risponde; nulla è stato mandato.
desk-not-printed = Questa postazione non può più mostrare nulla e termina. La partita continua; una nuova postazione può unirsi.
desk-unsupported = Su questo sistema una partita non prende un secondo terminale; l'arbitro scrive a quello della partita, con { speaker-arbiter }: davanti.
desk-no-door = Nessuna postazione può unirsi a questa partita ({ $cause }); l'arbitro scrive qui, con { speaker-arbiter }: davanti.
arbiter-adjourns = La partita viene sospesa. { $side ->
    [white] Il Bianco mette in busta la prossima mossa.
   *[black] Il Nero mette in busta la prossima mossa.
}
refused-already-sealed = La mossa è già nella busta: { command-press } ferma gli orologi, { command-seal } e una mossa la cambia.
refused-passphrase-first = La busta non ha ancora una frase segreta. { $keeper ->
    [arbiter] Aspetti che l'arbitro l'abbia scritta.
   *[players] La scriva prima, due volte.
}
refused-envelope-closed = La busta è chiusa; nessuno può leggere la mossa prima che { command-continue } la apra.
