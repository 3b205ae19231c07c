### French. docs/translators.md tells how; locales/en has a comment on each message.

check-begin = Test: placez chaque pièce sur la case nommée. Entrée répète. Autres commandes: { check-word-skip }, { check-word-quit }.
check-piece = { $piece } { $square }
check-aperture = { $square }
check-lift = libérez { $square }
check-good = Bien.
check-between = Maintenant, une pièce quelconque sur chaque case vide.
check-mistaken = Lu comme { $piece }. Réessayez.
check-elsewhere = Signalé par { $square }.
check-stuck = { $square } signale encore une pièce.
check-help = Entrée répète. Autres commandes: { check-word-skip }, { check-word-quit }, ou { check-word-debounce } 50 pour un temps d'antirebond de 50 millisecondes.
check-no-square = « { $value } »: ce n'est pas une case. Écrivez-la comme c4.
check-squares = Cases bonnes: { $good } sur { $all }.
check-pieces = Pièces bonnes: { $good } sur { $all }.
check-worst = La plus petite marge est en { $square }: { $margin } pas avant que la cheville soit illisible. Cases mesurées: { $count }.
check-debounce = Temps d'antirebond de l'échiquier: { $millis } millisecondes.
check-fault = { $what }: { $fault }
check-fault-nothing = rien de signalé.
check-fault-mistaken = lu comme { $as }.
check-fault-elsewhere = signalé par { $at }.
check-fault-stuck = reste occupée.
check-rest = { $count ->
    [one] Une case n'est pas testée.
   *[other] { $count } cases ne sont pas testées.
}
check-go-on = Continuez avec: annabella board check { $port } --from { $square }
check-word-again = encore
check-word-skip = passer
check-word-rank = rangée
check-word-empty = vide
check-word-debounce = antirebond
check-word-quit = quitter
