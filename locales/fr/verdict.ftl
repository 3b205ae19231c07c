### French. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] coup { $number } des Blancs
   *[black] coup { $number } des Noirs
}
verdict-written = { $text }
verdict-nothing = rien
verdict-back-if = Si les échiquiers diffèrent, revenez à la position après le { $ply }. Le coup: { $move }.
verdict-back-if-start = Si les échiquiers diffèrent, revenez à la position initiale.
verdict-times-proposed = Simple proposition: l'arbitre règle la pendule.
verdict-times = Temps après le { $ply }. Blancs: { $white }. Noirs: { $black }. { verdict-times-proposed }
verdict-times-start = Temps au début. Blancs: { $white }. Noirs: { $black }. { verdict-times-proposed }
verdict-counter = Coups joués: Blancs { $white }, Noirs { $black }.
verdict-journal-differs = Le journal a un autre coup au { $ply }. Il porte { $move }.
verdict-sure-to-write = { $side ->
    [white] Feuille des Blancs: { $before } à { $ply }. Remplacer par { $cell }? { command-yes } ou { command-no }.
   *[black] Feuille des Noirs: { $before } à { $ply }. Remplacer par { $cell }? { command-yes } ou { command-no }.
}
verdict-entry-written = { $ply }: { $cell } est sur la feuille.
verdict-retract = Tapez { command-retract } { $plies } pour reprendre { $plies ->
    [one] un coup
   *[other] { $plies } coups
}.
refused-no-such-move = Ce coup n'existe pas dans la partie. Tapez { command-score } pour tous les coups.

## The verdict, before all other lines

verdict-boards-match = { $boards ->
    [white] L'échiquier des Blancs correspond aux feuilles. Rien à corriger.
    [black] L'échiquier des Noirs correspond aux feuilles. Rien à corriger.
   *[both] Les deux échiquiers correspondent aux feuilles. Rien à corriger.
}
verdict-boards-alike = { $boards ->
    [white] L'échiquier des Blancs n'est pas à corriger, seulement une feuille.
    [black] L'échiquier des Noirs n'est pas à corriger, seulement une feuille.
   *[both] Aucun échiquier n'est à corriger, seulement une feuille.
}
verdict-correct = { $side ->
    [white] Corrigez l'échiquier des Blancs.
    [black] Corrigez l'échiquier des Noirs.
   *[both] Corrigez les deux échiquiers.
}
verdict-retrace = Revenez à la position après le { $ply }. Dernier coup: { $move }.
verdict-retrace-start = Revenez à la position initiale.
verdict-ask-arbiter = L'arbitre doit décider. { $why }
verdict-open-illegal = { $ply }: l'inscription n'est pas un coup légal.
verdict-open-unknown = Trop peu est noté à partir du { $ply }.
verdict-open-shifted = Des lignes sont peut-être décalées à partir du { $ply }.
verdict-open-unclear = Tout dépend du { $ply }. Au moins une feuille n'y est pas claire.
verdict-open-several = Plusieurs parties conviennent aux deux feuilles.
verdict-open-unwritten = Les échiquiers concordent entre eux, mais pas avec les feuilles. Il y manque peut-être des coups.
verdict-open-in-progress = Un coup est peut-être en cours.

## Both readings

verdict-by-letter = Selon l'article { $clause }: { $verdict }
verdict-by-no-clause = { $why ->
    [no-rule] Les règles de { $edition } ne prévoient pas ce cas.
   *[not-in-text] Cette règle manque dans le texte de { $edition } du programme.
} Selon l'article D.2.9 de 2023: { $verdict }
verdict-set-up = { $what ->
    [swapped-colours] Si les couleurs étaient interverties sur les deux échiquiers dès le début:
   *[wrong-set-up] Si les deux échiquiers étaient ainsi placés au début:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Les deux feuilles le montrent.
    [deduced] { $wrong }. Rien d'autre ne convient aux deux feuilles.
    [one] { $wrong }. Une feuille et les échiquiers le montrent.
    [likely] Une supposition: { $wrong }. D'autres coups possibles se jouent seulement moins souvent.
   *[open] { $wrong }. Ce n'est pas sûr: d'autres explications restent possibles.
}
verdict-by-both-open = Les deux feuilles ensemble ne montrent pas quel échiquier est incorrect.
verdict-illegal-move = { $ply }: { $move } était illégal. { $breach } { $remedy ->
    [stands] Il reste valable, car l'adversaire a répondu
    [queen] Remplacez le pion par une dame
   *[retrace] Revenez à la position d'avant
}{ $clause ->
    [none] .
   *[other] { " " }(article { $clause }).
}
verdict-or-queen = Ou selon l'article { $clause }: remplacez le pion par une dame.
verdict-if-pressed = Cela ne vaut que si la pendule a été actionnée.
verdict-breach-not-promoted = Le pion n'a pas été remplacé par une nouvelle pièce.
verdict-breach-moved-twice = Le même joueur venait de jouer.
verdict-breach-castled-in-check = Le roi a roqué en étant en échec.
verdict-breach-castled-through-check = Le roi a roqué par une case attaquée, ou jusqu'à une case attaquée.
verdict-breach-castled-after-move = Le roi ou la tour avait déjà joué.
verdict-breach-king-into-check = Le roi s'est mis en échec.
verdict-breach-left-in-check = Le roi est resté en échec.
verdict-breach-late-en-passant = La prise en passant n'était plus possible.
verdict-breach-pawn-two-squares = Ce pion ne peut pas avancer de deux cases.
verdict-breach-pawn-captured-ahead = Un pion ne prend pas droit devant.
verdict-breach-pawn-sideways = Un pion ne va en diagonale que pour prendre.
verdict-breach-pawn-backward = Un pion ne se déplace pas ainsi.
verdict-breach-jumped = Une pièce barrait le passage.
verdict-breach-moved-wrongly = La pièce ne se déplace pas ainsi.
verdict-wrong = { $side ->
    [white] L'échiquier des Blancs est incorrect
    [black] L'échiquier des Noirs est incorrect
    [none] Aucun échiquier n'est incorrect
   *[both] Les deux échiquiers sont incorrects
}
verdict-wrong-since = { $side ->
    [white] L'échiquier des Blancs est incorrect
    [black] L'échiquier des Noirs est incorrect
    [none] Aucun échiquier n'est incorrect
   *[both] Les deux échiquiers sont incorrects
} depuis le { $ply }
verdict-wrong-since-or = { verdict-wrong-since }, ou depuis le { $other }
verdict-grounds = { $first } { $next }
verdict-other-order = Les feuilles diffèrent à partir du { $first }. Elles arrivent à la même position après le { $last }.
verdict-against = Les échiquiers contredisent la feuille des { $side ->
    [white] Blancs
   *[black] Noirs
}.
verdict-rights = Les deux feuilles mènent au même échiquier. Seul diffère le droit { $what ->
    [castling] de roquer
   *[passing] de prendre en passant
}.
verdict-exchanged = Chaque échiquier correspond à la feuille de l'adversaire. Les fichiers sont peut-être intervertis.
verdict-whole = { verdict-board } { $whole ->
    [empty] est vide
    [turned] est tourné de 180 degrés, ou a été lu depuis l'autre côté
    [swapped] a les couleurs interverties
   *[foreign] n'a presque rien de commun avec cette partie
}.
verdict-behind = { verdict-board } montre encore la position après le { $ply }.
verdict-behind-start = { verdict-board } montre encore la position initiale.
verdict-more = Pour tout le reste, ajoutez --full.

## The grounds of the verdict

verdict-agree = Les feuilles concordent jusqu'à la fin, { $ply }.
verdict-agree-but = Les feuilles concordent jusqu'à la fin, { $ply }. Exceptions: { $slips ->
    [one] une erreur de notation
   *[other] { $slips } erreurs de notation
}.
verdict-one-scoresheet = Seule la feuille des { $side ->
    [white] Blancs
   *[black] Noirs
} compte. Elle est claire jusqu'au { $ply }.
verdict-agree-as-far = Les feuilles concordent jusqu'au { $ply }. Ensuite, une seule est claire.
verdict-unwritten = Les deux feuilles sont encore sans coup.
verdict-nowhere = Aucun coup n'est clair sur les deux feuilles.
verdict-differ = Les feuilles diffèrent au { $ply }. { reconcile-wrote }.
verdict-illegal = { $whose ->
    [white] Au { $ply }, les Blancs ont noté { $white }. Ce n'est pas légal. Les Noirs ont noté { $black }.
    [black] Au { $ply }, les Noirs ont noté { $black }. Ce n'est pas légal. Les Blancs ont noté { $white }.
    [same] Au { $ply }, les deux ont noté { $white }. Ce n'est pas légal.
   *[both] Au { $ply }, les Blancs ont noté { $white }. Les Noirs ont noté { $black }. Aucun des deux n'est légal.
}
verdict-illegal-after = Les feuilles concordent jusqu'au { $agreed }. { $illegal }
verdict-part = Les inscriptions seules sont peu claires à partir du { $ply }. { $same ->
    [text] Les deux ont noté { $white }
    [nothing] Aucun des deux n'y a rien noté
   *[no] { reconcile-wrote }
}.
verdict-left-out = { $side ->
    [white] La feuille des Blancs omet
   *[black] La feuille des Noirs omet
} { $plies ->
    [one] un demi-coup. C'est le
   *[other] { $plies } demi-coups. Le premier est le
} { $ply }.
verdict-too-many = { $side ->
    [white] La feuille des Blancs a
   *[black] La feuille des Noirs a
} { $plies ->
    [one] une inscription de trop. Elle est
   *[other] { $plies } inscriptions de trop. Elles sont
} avant le { $ply }.
verdict-swapped = Une feuille a deux lignes interverties. Elles commencent au { $ply }.
verdict-board = { $board ->
    [white] L'échiquier des Blancs
   *[black] L'échiquier des Noirs
}
verdict-error-since = { verdict-board } diffère depuis le { $ply }. Noté: { $move }. { $what }
verdict-error-or = Ou depuis le { $ply }. Noté: { $move }. { $what }
verdict-error-too = Deuxième erreur: { $ply }. Noté: { $move }. { $what }
verdict-error-any-time = { verdict-board } diffère. { $what }
verdict-hand-not-executed = Le coup n'a pas été exécuté.
verdict-hand-executed-elsewhere = Exécuté: { $piece } en { $square }, non en { $instead }.
verdict-hand-beside = Mauvaise ouverture: { $piece } en { $square }, non en { $instead }.
verdict-hand-left-in-hand = Pièce levée, mais pas posée en { $square }: { $piece }.
verdict-hand-misheard-square = { verdict-hand-other-move } { $instead } a pu être entendu comme { $square }.
verdict-hand-other-move = Exécuté: { $piece } { $from } { $to }.
verdict-hand-other-piece = Exécuté avec une autre pièce: { $piece } { $from } { $to }.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } La pièce prise a été retirée.
verdict-hand-capture-unfinished = La pièce prise a été retirée, mais celle qui prend est encore en { $square }.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } La pièce prise n'a pas été retirée.
verdict-hand-wrong-victim = Mauvaise pièce retirée: en { $square }, non en { $instead }.
verdict-hand-castled-king-only = Seul le roi a été déplacé.
verdict-hand-castled-rook-only = Seule la tour a été déplacée.
verdict-hand-castled-other-side = Le roque a été fait de l'autre côté.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
verdict-hand-en-passant-victim-left = Le pion pris en passant est encore en { $square }.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
verdict-hand-pawn-left = Le pion en { $square } n'a pas été remplacé par la nouvelle pièce.
verdict-hand-promoted-otherwise = Nouvelle pièce: { $piece }.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
verdict-hand-displaced = Pièce déplacée, peut-être heurtée: { $piece } en { $square }, non en { $instead }.
verdict-hand-fallen-off = Pièce manquante, peut-être tombée ou en main: { $piece } en { $instead }.
verdict-hand-captive-back = Une pièce prise est revenue sur l'échiquier: { $piece } en { $square }.
verdict-hand-exchanged-at-start = Mal placées au début: les pièces en { $square } et { $instead } sont interverties.
verdict-hand-set-up-otherwise = Mal placées: des pièces sont sur de mauvaises cases depuis le début.
verdict-hand-anything-else = { verdict-hand-other-move }
verdict-right = { verdict-board } était encore correct après le { $ply }. Le journal le montre.
verdict-right-start = { verdict-board } était encore correct au début. Le journal le montre.
verdict-moved-on = { verdict-board } a un coup d'avance. Le coup: { $piece } { $from } { $to }.
verdict-deviates = { verdict-board } diffère sur { $squares ->
    [one] une case
   *[other] { $squares } cases
}. Un ou deux coups faux ne l'expliquent pas.
verdict-step-piece = { $piece }
verdict-steps = { verdict-board }: { $steps }.
verdict-move = déplacez de { $from } à { $to }: { verdict-step-piece }
verdict-remove = retirez de { $square }: { verdict-step-piece }
verdict-place = posez en { $square }: { $piece-id ->
    [king] { verdict-step-piece }
   *[other] { $piece }
}

## Additions from a journal

verdict-journal-short = Le journal n'a que { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}.

## The game that was probably played

verdict-difference = { $ply }: { $why }
verdict-read-game = Ensemble, les feuilles donnent une partie de { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
verdict-read-sure = { verdict-read-game }, tous sûrs.
verdict-read = { verdict-read-game }, dont { $sure } sûrs.
verdict-read-unsure = { verdict-read-game }, aucun n'est sûr.
verdict-read-likely = { $likely ->
    [one] Un autre demi-coup est probable.
   *[other] { $likely } autres demi-coups sont probables.
}
verdict-read-until = Rien ne peut être connu à partir du { $ply }.
verdict-read-nothing = Aucune partie légale ne convient aux deux feuilles.
verdict-other-start = Si la partie avait une autre position de départ, donnez-la avec --start.
verdict-still-open = { $count ->
    [one] Une différence est encore ouverte:
   *[other] { $count } différences sont encore ouvertes:
}
verdict-settled = { $count ->
    [one] Une différence est expliquée:
   *[other] { $count } différences sont expliquées:
}
verdict-uncertain-heading = Pourquoi des coups sont incertains:
verdict-uncertain = { $plies }: { $why }
verdict-plies = { $from } au { $to }
verdict-unsure-too = Incertains aussi: { $plies }.
verdict-unsure-more = { $count ->
    [one] Un autre coup est incertain.
   *[other] { $count } autres coups sont incertains.
}
verdict-likely-too = Seulement probables: { $plies }.
verdict-likely-more = { $count ->
    [one] Un autre coup est seulement probable.
   *[other] { $count } autres coups sont seulement probables.
}
verdict-game = La partie, avec un point d'interrogation après chaque coup incertain:
verdict-game-likely = La partie, avec ? après chaque coup incertain et ~ après chaque coup probable:
verdict-game-only-likely = La partie, avec ~ après chaque coup seulement probable:
verdict-game-sure = La partie:
verdict-game-no-proof = La partie, avec un point d'interrogation après chaque coup qui n'est pas sur les deux feuilles:
verdict-question = Demandez d'abord aux joueurs: { $ply }, était-ce { $choices }?
verdict-question-decides = { $question } La réponse éclaircit environ { $decides } demi-coups.

## The dispute as a picture

dispute-title = Deux feuilles, deux échiquiers
dispute-verdict = Verdict
dispute-steps = Corriger les échiquiers
dispute-boards = Les échiquiers
dispute-marks = Cadre épais avec un point : les deux échiquiers diffèrent entre eux. Cadre en tirets : ils y sont identiques, mais diffèrent de : { $position }.
dispute-no-square = Aucune case ne diffère.
dispute-cells = Inscriptions en question
dispute-caption = Chaque coup tel que les deux joueurs l'ont noté
dispute-move = Coup
dispute-white = Feuille des Blancs
dispute-black = Feuille des Noirs
dispute-read = Lu comme
dispute-read-open = { $move }, incertain
dispute-unread = inconnu
dispute-agreed = Position à laquelle revenir
dispute-ending = { $file }: le nom doit finir par .svg ou .html.

## Files that are not a game

score-file = { $file }: { $cause }
score-too-long = ligne { $line }: dépasse la longueur maximale d'une partie.
score-starts-differ = { $file }: la position de départ à la ligne { $line } diffère de celle de { $other }.
score-none-made = { $file }: la partie n'a encore aucun coup. Il n'y a rien à comparer.
score-same-file = { $file }: indiqué pour les deux feuilles. Donnez à chacune son fichier.
score-copied = Les deux fichiers ont le même texte. Si l'un est une copie de l'autre, ils ne prouvent rien.
score-journal-start = { $file }: sa partie n'a pas commencé par la position de { $other }.
score-laws-differ = { $file }: la partie a été jouée avec { $option } { $value }, non { $other }. Retirez { $option }.
score-no-position = { $option }: ce n'est pas une position d'échecs: { $fen }
