### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partita viene sospesa. { $side ->
    [white] Il Bianco mette in busta la prossima mossa
   *[black] Il Nero mette in busta la prossima mossa
}: scriva { command-seal } e la mossa.
arbiter-sure-to-adjourn = { $side ->
    [white] Sospendere la partita con mossa in busta del Bianco? Risponda { command-yes } o { command-no }.
   *[black] Sospendere la partita con mossa in busta del Nero? Risponda { command-yes } o { command-no }.
}
arbiter-adjourned = { $side ->
    [white] Sospesa. Mossa { $number } del Bianco in busta.
   *[black] Sospesa. Mossa { $number } del Nero in busta.
} Per riprendere, scriva { command-continue }.
arbiter-envelope = Per la busta: posizione { $position }
arbiter-envelope-times = Per la busta: tempi usati: { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] La mossa in busta del Bianco non è valida
   *[black] La mossa in busta del Nero non è valida
}: { $entry }. { $why } Secondo la linea guida sulle partite sospese, perde { $side ->
    [white] il Bianco
   *[black] il Nero
}.
arbiter-ask-passphrase = Arbitro: scriva una frase segreta per la busta, non la mossa. Almeno { $fewest } caratteri.
arbiter-ask-word = Scriva una frase segreta per la busta, non la mossa. Almeno { $fewest } caratteri. Chi la conosce può aprire la busta.
arbiter-ask-to-open = Scriva la frase segreta della busta.
arbiter-seal-now = { $side ->
    [white] Il Bianco mette ora in busta
   *[black] Il Nero mette ora in busta
}: scriva { command-seal } e la mossa.
arbiter-no-adjournment = Nessuna sospensione. { $side ->
    [white] L'orologio del Bianco cammina.
   *[black] L'orologio del Nero cammina.
}
arbiter-no-adjournment-unclocked = Nessuna sospensione.
arbiter-in-envelope = Nella busta. Scriva { command-press }; per cambiarla, { command-seal } e un'altra mossa.
arbiter-envelope-waits = { $side ->
    [white] La busta resta chiusa finché il Bianco è assente. Poi scriva { command-continue } per aprirla.
   *[black] La busta resta chiusa finché il Nero è assente. Poi scriva { command-continue } per aprirla.
}
arbiter-opens-anyway = Se la mossa in busta chiude la partita, conta. Scriva { command-continue }! per aprirla ora.
arbiter-envelope-missing = { $side ->
    [white] Manca la busta del Bianco. La cerchi e scriva { command-continue }. Senza la busta, scriva { command-continue } con un punto esclamativo.
   *[black] Manca la busta del Nero. La cerchi e scriva { command-continue }. Senza la busta, scriva { command-continue } con un punto esclamativo.
}
arbiter-envelope-altered = { $side ->
    [white] La busta del Bianco è rovinata o non è quella giusta. Cerchi quella giusta e scriva { command-continue }. Senza la busta, scriva { command-continue } con un punto esclamativo.
   *[black] La busta del Nero è rovinata o non è quella giusta. Cerchi quella giusta e scriva { command-continue }. Senza la busta, scriva { command-continue } con un punto esclamativo.
}
arbiter-without-envelope = { $side ->
    [white] Partita ripresa senza la busta. Il Bianco fa la mossa che dice di aver messo in busta.
   *[black] Partita ripresa senza la busta. Il Nero fa la mossa che dice di aver messo in busta.
}
arbiter-envelope-names = Per la busta: Bianco { $white }, Nero { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Per la busta: il Bianco ha messo in busta la mossa { $number }
   *[black] Per la busta: il Nero ha messo in busta la mossa { $number }
}
arbiter-envelope-goes-on = Per la busta: data, ora e luogo della ripresa: { $note }
envelope-at = La busta: { $file }
envelope-not-written = La busta non si può scrivere. { $cause }
envelope-no-outside = Il testo della busta non si può scrivere: { $cause }
passphrase-once-more = Scriva di nuovo la stessa frase segreta, poi Invio.
passphrase-differs = Le due frasi segrete sono diverse. Scriva di nuovo due volte la frase segreta della busta.
passphrase-short = Troppo corta: almeno { $fewest } caratteri.
passphrase-too-short = La frase segreta ha meno di { $fewest } caratteri. Ne scriva una più lunga; Invio da solo annulla.
passphrase-by-file = Senza terminale la frase segreta si legge da un file: --passphrase-file FILE.
passphrase-is-line = Questa è una mossa o un comando, non la frase segreta. { $typed ->
    [once] Scriva di nuovo la stessa frase segreta.
   *[never] Scriva altre parole per la busta.
} Invio da solo annulla.
passphrase-here = Scriva ora qui la frase segreta della busta, dall'inizio. Non ancora la mossa.
sealed-read-back = La sua mossa in busta: { $move }.
sealed-as-typed = { $text }
sealed-unheard = Altri sentirebbero o leggerebbero qui la mossa in busta. Nel dubbio la metta in busta di nuovo.
sealed-forgotten = La mossa in busta non si può rileggere dopo un riavvio. Nel dubbio la metta in busta di nuovo.

## Losses

arbiter-loss-rule = Scriva { command-uphold }, o { command-dismiss } per continuare.
arbiter-played-on = Si continua a giocare.

## Absence

arbiter-absent = { $side ->
    [white] Il Bianco non è alla scacchiera. Tempo di tolleranza: { $wait }.
   *[black] Il Nero non è alla scacchiera. Tempo di tolleranza: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Il Bianco è arrivato. Ritardo: { $after }.
   *[black] Il Nero è arrivato. Ritardo: { $after }.
}
arbiter-default-time-over = { $side ->
    [white] Il tempo di tolleranza è passato: il Bianco è assente e perde.
   *[black] Il tempo di tolleranza è passato: il Nero è assente e perde.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Il Bianco ha fermato gli orologi e chiama l'arbitro.
   *[black] Il Nero ha fermato gli orologi e chiama l'arbitro.
}
arbiter-let-off = { $side ->
    [white] Il Bianco può giocare.
   *[black] Il Nero può giocare.
}
arbiter-moves-counted = { $side ->
    [white] Contatore delle mosse del Bianco regolato a { $moves }.
   *[black] Contatore delle mosse del Nero regolato a { $moves }.
}
arbiter-control-changed = L'arbitro ha cambiato la cadenza. { $control }
arbiter-sure-to-change = Il Bianco ha allora { $white }, il Nero { $black }. Scriva { command-yes } per confermare.
arbiter-sure-to-start-new-game = Questa partita è annullata e se ne gioca una nuova? Scriva { command-yes } per confermare.
arbiter-draw-allowed = L'arbitro permette da ora la patta per accordo.
arbiter-announce-language = Ora le mosse si annunciano in { $language ->
    [de] tedesco
    [en] inglese
    [nl] olandese
    [fr] francese
    [es] spagnolo
   *[it] italiano
}.
arbiter-assistant = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} { $has ->
    [yes] ha ora un assistente.
   *[no] non ha più un assistente.
}
arbiter-made-not-sealed = { $side ->
    [white] Il Bianco ha eseguito la mossa invece di metterla in busta. È la mossa in busta. Se è stata solo detta, scriva { command-adjourn }.
   *[black] Il Nero ha eseguito la mossa invece di metterla in busta. È la mossa in busta. Se è stata solo detta, scriva { command-adjourn }.
}

## Refusals

refused-second-assistant = { $side ->
    [white] Il Bianco non può avere un assistente: vede, e il Nero ne ha uno.
   *[black] Il Nero non può avere un assistente: vede, e il Bianco ne ha uno.
}
refused-too-many-duties = { $side ->
    [white] Il Bianco vede. Il suo assistente può solo eseguire e annunciare le mosse.
   *[black] Il Nero vede. Il suo assistente può solo eseguire e annunciare le mosse.
}
refused-no-penalty-on-claim = Qui non è possibile alcuna penalità. Scriva { command-uphold } o { command-dismiss }.
refused-nobody-impaired = Nessun giocatore ha una disabilità visiva: l'appendice D non si applica. Scriva { command-penalty } per un'altra penalità.
refused-late = Se il Bianco è in ritardo, scriva { command-absent } bianco; all'arrivo, { command-arrived } bianco.
refused-other-hourglass = Una clessidra non si può cambiare durante la partita.
refused-sealed-by-making = Lei ha eseguito la mossa invece di metterla in busta. È la mossa in busta e non si può cambiare.
refused-seal-first = La partita viene sospesa. { $side ->
    [white] Prima il Bianco mette in busta la mossa
   *[black] Prima il Nero mette in busta la mossa
}: scriva { command-seal } e la mossa.
refused-not-adjourned = Nessuna sospensione in corso. Scriva { command-adjourn }.
refused-open-first = La busta è ancora chiusa.
refused-not-sealed = { $why ->
    [illegal] La mossa qui non è legale.
    [ambiguous] Sono possibili più mosse.
    [touch] Il pezzo toccato non permette questa mossa.
    [not-written] La busta non si può scrivere.
   *[unreadable] Il testo non è una mossa.
} Nulla è stato messo in busta.
refused-wrong-passphrase = Frase segreta errata. { $often ->
    [yes] Per riprovare, scriva { command-continue }. Senza la busta, scriva { command-continue } con un punto esclamativo.
   *[no] Per riprovare, scriva { command-continue }.
}
refused-passphrase-missing = Nessuna frase segreta. La busta ne richiede una.
refused-present = { $side ->
    [white] Il Bianco non è assente.
   *[black] Il Nero non è assente.
}

## The arbiter's PIN

arbiter-ask-pin = Scriva il PIN dell'arbitro, poi Invio. Non viene mostrato.
arbiter-unguarded = Nessun PIN. Chi scrive prima { argument-arbiter } e due punti può decidere qui. Fissi un PIN con --pin.
arbiter-pin-set = Il PIN dell'arbitro è stato fissato di nuovo.
arbiter-pin-paused = PIN errati al terminale condiviso: { $wrong }. Non accetta comandi dell'arbitro per { $pause }.
pin-not-needed = --pin: solo con --arbiter a un terminale comune.
pin-needs-file = Senza terminale il PIN si legge da un file: --pin-file FILE.
pin-too-short = PIN: poche cifre. Scriva almeno { $fewest } cifre; può aggiungere lettere.
pin-is-a-word = PIN: è un comando, una mossa, un'ora o un'altra parola delle partite. Scelga un altro PIN.
pin-no-value = --pin: non ha un valore. Scriva il PIN quando il programma lo chiede.
pin-file-open = { $file }: altri utenti possono leggere o modificare questo file del PIN. Scriva chmod 600 e il suo nome.
secret-unreadable = Il segreto non si può leggere. { $cause }
pin-file-missing = PIN: questo file non esiste. Indichi un file che lo contiene.
pin-choose = Scelga il PIN dell'arbitro per questa partita, poi Invio. Non viene mostrato.
pin-choose-again = Scelga di nuovo il PIN dell'arbitro, poi Invio. Non viene mostrato. Tutti sentiranno che è stato fissato.
pin-once-more = Scriva di nuovo lo stesso PIN, poi Invio.
pin-differs = I due PIN sono diversi.
refused-both-lose = Entrambi perderebbero. Solo l'arbitro può stabilire quel risultato. { command-dismiss } li fa giocare.
## The arbiter's desk

desk-came = Postazione dell'arbitro collegata. Le decisioni e i messaggi privati passano ora di lì.
desk-gone = Postazione dell'arbitro scollegata. L'arbitro decide di nuovo qui.
desk-lost = La partita non risponde. Questa postazione continua a provare.
desk-over = Il programma della partita è terminato. Termina anche questa postazione.
desk-taken = L'arbitro ha già una postazione a questa partita. Chiuda prima quella.
desk-other-version = La partita usa un'altra versione di annabella. Avvii la postazione con la stessa versione.
desk-seat = Solo l'arbitro può unirsi a una partita: --join con --seat arbiter.
desk-no-game = Nella cartella delle partite non ce n'è nessuna in corso con --arbiter. Indichi il registro di un'altra: --join FILE.
desk-not-there = { $file }: non è in corso nessuna partita con --arbiter a cui una postazione possa unirsi.
desk-not-sent = La partita non risponde. Nulla è stato mandato.
desk-not-printed = Questa postazione non può più mostrare nulla e termina. La partita continua; una nuova postazione può unirsi.
desk-unsupported = Questo sistema non può collegare un secondo terminale. Al terminale della partita, scriva prima di ogni riga { speaker-arbiter } e due punti.
desk-no-door = Nessuna postazione può unirsi a questa partita ({ $cause }). Scriva qui prima di ogni riga { speaker-arbiter } e due punti.
arbiter-adjourns = La partita viene sospesa. { $side ->
    [white] Il Bianco mette in busta la prossima mossa.
   *[black] Il Nero mette in busta la prossima mossa.
}
refused-already-sealed = La mossa è già nella busta. Scriva { command-press } per fermare gli orologi. Per cambiarla, scriva { command-seal } e un'altra mossa.
refused-passphrase-first = La busta non ha ancora una frase segreta. { $keeper ->
    [arbiter] Aspetti che l'arbitro l'abbia scritta.
   *[players] La scriva prima, due volte.
}
refused-envelope-closed = La busta è chiusa. Nessuno può leggere la mossa finché { command-continue } non la apre.
