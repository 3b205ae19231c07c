### Italian. docs/translators.md tells how; locales/en has a comment on each message.

check-begin = Prova: metta ogni pezzo nella casa nominata. Invio ripete. Altri comandi: { check-word-skip }, { check-word-quit }.
check-piece = { $piece } { $square }
check-aperture = { $square }
check-lift = liberi { $square }
check-good = Bene.
check-between = Ora un pezzo qualsiasi in ogni casa vuota.
check-mistaken = Letto come { $piece }. Riprovi.
check-elsewhere = Segnalato da { $square }.
check-stuck = { $square } segnala ancora un pezzo.
check-help = Invio ripete. Altri comandi: { check-word-skip }, { check-word-quit }, o { check-word-debounce } 50 per un tempo antirimbalzo di 50 millisecondi.
check-no-square = "{ $value }": non è una casa. La scriva come c4.
check-squares = Case buone: { $good } di { $all }.
check-pieces = Pezzi buoni: { $good } di { $all }.
check-worst = Il margine minimo è in { $square }: { $margin } passi prima che il piolo non si legga. Case misurate: { $count }.
check-debounce = Il tempo antirimbalzo della scacchiera è di { $millis } millisecondi.
check-fault = { $what }: { $fault }
check-fault-nothing = nessun segnale.
check-fault-mistaken = letto come { $as }.
check-fault-elsewhere = segnalato da { $at }.
check-fault-stuck = resta occupata.
check-rest = { $count ->
    [one] Una casa non è provata.
   *[other] { $count } case non sono provate.
}
check-go-on = Per continuare: annabella board check { $port } --from { $square }
check-word-again = ancora
check-word-skip = saltare
check-word-rank = traversa
check-word-empty = vuota
check-word-debounce = antirimbalzo
check-word-quit = uscire
