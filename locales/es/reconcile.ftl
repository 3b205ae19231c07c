### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

reconcile-wrote = Las blancas anotaron { $white }, las negras { $black }
reconcile-wrote-same = Ambos anotaron { $text }
reconcile-wrote-white = Las blancas anotaron { $text }, { $row ->
        [missing] las negras omitieron la jugada
       *[empty] las negras no anotaron nada
    }
reconcile-wrote-black = Las negras anotaron { $text }, { $row ->
        [missing] las blancas omitieron la jugada
       *[empty] las blancas no anotaron nada
    }
reconcile-wrote-none = Nadie anotó esta jugada

reconcile-only-allows = solo { $read } permite { $later } en la { $ply }
reconcile-only-checks = solo tras { $read } da jaque { $later } en la { $ply }

reconcile-only-legal = { $written }; solo { $read } es legal.
reconcile-only-legal-so = { $written }; solo { $read } es legal, si son correctas las jugadas dudosas anteriores.
reconcile-only-readable = { $written }; solo { $read } se puede leer como jugada.
reconcile-fits-later = { $written }; ambas son legales. { $read } encaja mejor con las jugadas posteriores.
reconcile-fits-later-allows = { $written }; ambas son legales, pero { $only }.
reconcile-open = { $written }; ambas son legales y encajan con las jugadas posteriores. { $read } es más probable.
reconcile-no-move = { $texts ->
        [two] ninguna es aquí una jugada legal.
       *[one] aquí no es una jugada legal.
    }
reconcile-nearest = { $written }; { reconcile-no-move } La más parecida es { $read }.
reconcile-nearest-allows = { $written }; { reconcile-no-move } La más parecida es { $read }: { $only }.
reconcile-contradicted = { $written }, pero { $read } encaja mejor con las jugadas posteriores.
reconcile-contradicted-allows = { $written }, pero { $only }.
reconcile-several = { $written }; encajan varias jugadas: { $moves }. Lo más probable es { $read }.
reconcile-several-fits = { $written }; encajan varias jugadas: { $moves }. { $read } encaja mejor con las posteriores.
reconcile-several-allows = { $written }; encajan varias jugadas: { $moves }, pero { $only }.
reconcile-one-several = { $written }; { $several } puede ser { $moves }. Lo más probable es { $read }.
reconcile-one-several-fits = { $written }; { $several } puede ser { $moves }. { $read } encaja mejor con las jugadas posteriores.
reconcile-one-several-allows = { $written }; { $several } puede ser { $moves }, pero { $only }.
reconcile-unwritten = { $written }; encajaría { $read }.
reconcile-unwritten-allows = { $written }; { $only }.
reconcile-doubtful = { $written }; lo más probable es { $read }.
reconcile-known = { $written }; se sabe que se jugó { $read }.
reconcile-left-over = { $written }; tras la última jugada, ninguna legal encaja con esto.

## Why a move is uncertain

reconcile-doubted = { $why } { $doubt }
reconcile-rivals = No se puede descartar { $moves }.
reconcile-rivals-unlikely = También posible, pero mucho menos probable: { $moves }.
reconcile-rivals-prior = También encajaría { $moves }, pero se juega menos.
reconcile-doubt-rivals = No se pueden descartar otras jugadas.
reconcile-doubt-prior = También encajarían otras jugadas, pero se juegan menos.
reconcile-doubt-elsewhere = Depende de otra jugada dudosa.
reconcile-doubt-one-witness = Solo una planilla tiene esta jugada.
reconcile-doubt-two-slips = Ambas anotaciones encajan con esta jugada, pero ambas pueden ser errores.
reconcile-doubt-unnamed = Ninguna planilla tiene esta jugada.
reconcile-doubt-same-slip = Ambas tienen el mismo error de anotación; ninguna planilla confirma la jugada.
reconcile-doubt-count = El número de jugadas anteriores es dudoso.
reconcile-doubt-order = Las líneas cercanas a esta jugada están desordenadas.
reconcile-doubt-contradicted = Demasiadas anotaciones cercanas contradicen esta jugada.
reconcile-doubt-careless = Las planillas tienen muchos errores: una jugada segura exige más pruebas.
reconcile-doubt-no-proof = Las planillas tienen demasiados errores: nada es seguro, aunque coincidan.
reconcile-doubt-two-games = Las planillas casi no tienen jugadas en común; quizá son de partidas distintas.

## A scoresheet out of order, or at its end

reconcile-score-of = { $owner ->
        [white] La planilla de las blancas
       *[black] La planilla de las negras
    }
reconcile-skips = { reconcile-score-of } omite aquí { $plies ->
        [one] una jugada
       *[other] { $plies } medias jugadas
    }.
reconcile-doubles = { reconcile-score-of } tiene { $cells ->
        [one] una anotación
       *[other] { $cells } anotaciones
    } de más antes de esta jugada.
reconcile-swaps-rows = { reconcile-score-of } intercambia esta línea y la siguiente.
reconcile-swaps-cells = { reconcile-score-of } intercambia esta jugada y la siguiente.
reconcile-swaps-moves = { reconcile-score-of } intercambia esta jugada y la siguiente del mismo jugador.
reconcile-stops = { reconcile-score-of } acaba antes de esta jugada.
reconcile-lost = El resto no se puede saber por las dos planillas.

## Scoresheets as a whole

reconcile-letters-name = { $language ->
        [cs] checas
        [pl] polacas
        [hu] húngaras
        [ru] rusas
        [uk] ucranianas
        [bg] búlgaras
        [sr] serbias
        [fi] finesas
        [et] estonias
        [lv] letonas
        [lt] lituanas
        [ro] rumanas
        [pt] portuguesas
        [tr] turcas
        [el] griegas
        [is] islandesas
        [eo] del esperanto
       *[id] indonesias
    }
reconcile-letters-sheet = La planilla de las { $side ->
        [white] blancas
       *[black] negras
    }
reconcile-letters-language = { reconcile-letters-sheet } usa letras { reconcile-letters-name }.
reconcile-letters-one = { $piece } { $letter }
reconcile-letters-learnt = { reconcile-letters-sheet } usa letras desconocidas. Según las jugadas, significan: { $letters }.
reconcile-descriptive = { reconcile-letters-sheet } usa notación descriptiva. Según el apéndice { $clause }, no sirve de prueba.
reconcile-empty = { reconcile-letters-sheet } está vacía.
