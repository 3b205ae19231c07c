### French. docs/translators.md tells how; locales/en has a comment on each message.

reconcile-wrote = Les Blancs ont noté { $white }, les Noirs { $black }
reconcile-wrote-same = Les deux ont noté { $text }
reconcile-wrote-white = Les Blancs ont noté { $text }, { $row ->
        [missing] les Noirs ont omis le coup
       *[empty] les Noirs n'ont rien noté
    }
reconcile-wrote-black = Les Noirs ont noté { $text }, { $row ->
        [missing] les Blancs ont omis le coup
       *[empty] les Blancs n'ont rien noté
    }
reconcile-wrote-none = Aucun des deux n'a noté ce coup
reconcile-only-allows = seul { $read } permet { $later } au { $ply }
reconcile-only-checks = après { $read } seulement, { $later } fait échec au { $ply }
reconcile-only-legal = { $written }; seul { $read } est légal.
reconcile-only-legal-so = { $written }; seul { $read } est légal, si les coups ouverts d'avant sont justes.
reconcile-only-readable = { $written }; seul { $read } se lit comme un coup.
reconcile-fits-later = { $written }; les deux sont légaux. { $read } va mieux avec la suite.
reconcile-fits-later-allows = { $written }; les deux sont légaux, mais { $only }.
reconcile-open = { $written }; les deux sont légaux et vont avec la suite. { $read } est plus probable.
reconcile-no-move = { $texts ->
        [two] aucun des deux n'est un coup légal ici.
       *[one] ce n'est pas un coup légal ici.
    }
reconcile-nearest = { $written }; { reconcile-no-move } Le plus proche est { $read }.
reconcile-nearest-allows = { $written }; { reconcile-no-move } Le plus proche est { $read }: { $only }.
reconcile-contradicted = { $written }, mais { $read } va mieux avec la suite.
reconcile-contradicted-allows = { $written }, mais { $only }.
reconcile-several = { $written }; plusieurs coups conviennent: { $moves }. { $read } est probable.
reconcile-several-fits = { $written }; plusieurs coups conviennent: { $moves }. { $read } va mieux avec la suite.
reconcile-several-allows = { $written }; plusieurs coups conviennent: { $moves }, mais { $only }.
reconcile-one-several = { $written }; { $several } convient à { $moves }. { $read } est probable.
reconcile-one-several-fits = { $written }; { $several } convient à { $moves }. { $read } va mieux avec la suite.
reconcile-one-several-allows = { $written }; { $several } convient à { $moves }, mais { $only }.
reconcile-unwritten = { $written }; { $read } conviendrait.
reconcile-unwritten-allows = { $written }; { $only }.
reconcile-doubtful = { $written }; { $read } est probable.
reconcile-known = { $written }; il est établi que { $read } a été joué.
reconcile-left-over = { $written }; après le dernier coup, aucun coup légal n'y correspond.

## Why a move is uncertain

reconcile-doubted = { $why } { $doubt }
reconcile-rivals = On ne peut pas exclure { $moves }.
reconcile-rivals-unlikely = Possible aussi, mais bien moins probable: { $moves }.
reconcile-rivals-prior = Conviendrait aussi, mais se joue moins souvent: { $moves }.
reconcile-doubt-rivals = On ne peut pas exclure d'autres coups.
reconcile-doubt-prior = D'autres coups conviendraient, mais se jouent moins souvent.
reconcile-doubt-elsewhere = Cela dépend d'un autre coup ouvert.
reconcile-doubt-one-witness = Une seule feuille a ce coup.
reconcile-doubt-two-slips = Les deux inscriptions vont avec ce coup, mais peuvent être deux erreurs de notation.
reconcile-doubt-unnamed = Aucune feuille n'a ce coup.
reconcile-doubt-same-slip = Les deux ont la même erreur de notation; aucune feuille ne confirme le coup.
reconcile-doubt-count = Le nombre des coups d'avant est incertain.
reconcile-doubt-order = Autour de ce coup, les lignes sont en désordre.
reconcile-doubt-contradicted = Trop d'inscriptions autour de ce coup le contredisent.
reconcile-doubt-careless = Les feuilles ont beaucoup d'erreurs: un coup n'est sûr qu'avec plus d'indices.
reconcile-doubt-no-proof = Les feuilles ont trop d'erreurs: rien n'est sûr, même si les deux concordent.
reconcile-doubt-two-games = Les feuilles n'ont presque aucun coup en commun; ce sont peut-être deux parties.

## A scoresheet out of order, or at its end

reconcile-score-of = { $owner ->
        [white] La feuille des Blancs
       *[black] La feuille des Noirs
    }
reconcile-skips = { reconcile-score-of } omet ici { $plies ->
        [one] un demi-coup
       *[other] { $plies } demi-coups
    }.
reconcile-doubles = { reconcile-score-of } a { $cells ->
        [one] une inscription
       *[other] { $cells } inscriptions
    } de trop avant ce coup.
reconcile-swaps-rows = { reconcile-score-of } intervertit cette ligne et la suivante.
reconcile-swaps-cells = { reconcile-score-of } intervertit ce coup et le suivant.
reconcile-swaps-moves = { reconcile-score-of } intervertit ce coup et le suivant du même joueur.
reconcile-stops = { reconcile-score-of } s'arrête avant ce coup.
reconcile-lost = Les deux feuilles ne permettent pas de connaître la suite.

## Scoresheets as a whole

reconcile-letters-name = { $language ->
        [cs] tchèques
        [pl] polonaises
        [hu] hongroises
        [ru] russes
        [uk] ukrainiennes
        [bg] bulgares
        [sr] serbes
        [fi] finnoises
        [et] estoniennes
        [lv] lettones
        [lt] lituaniennes
        [ro] roumaines
        [pt] portugaises
        [tr] turques
        [el] grecques
        [is] islandaises
        [eo] espérantistes
       *[id] indonésiennes
    }
reconcile-letters-sheet = { $side ->
        [white] La feuille des Blancs
       *[black] La feuille des Noirs
    }
reconcile-letters-language = { reconcile-letters-sheet } utilise des lettres { reconcile-letters-name }.
reconcile-letters-one = { $piece } { $letter }
reconcile-letters-learnt = { reconcile-letters-sheet } utilise des lettres inconnues. Leur sens d'après les coups: { $letters }.
reconcile-descriptive = { reconcile-letters-sheet } est en notation descriptive. Selon l'annexe { $clause }, ce n'est pas une preuve.
reconcile-empty = { reconcile-letters-sheet } est vide.
