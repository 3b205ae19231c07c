### Two scoresheets of one game: their differences, and the moves that were played.

reconcile-wrote = Weiß schrieb { $white }, Schwarz { $black }
reconcile-wrote-same = Beide schrieben { $text }
reconcile-wrote-white = Weiß schrieb { $text }, { $row ->
        [missing] Schwarz ließ den Zug aus
       *[empty] Schwarz schrieb nichts
    }
reconcile-wrote-black = Schwarz schrieb { $text }, { $row ->
        [missing] Weiß ließ den Zug aus
       *[empty] Weiß schrieb nichts
    }
reconcile-wrote-none = Keiner schrieb diesen Zug auf

reconcile-only-allows = nur nach { $read } ist { $later } bei { $ply } möglich
reconcile-only-checks = nur nach { $read } gibt { $later } bei { $ply } Schach

reconcile-only-legal = { $written }; nur { $read } ist regelgemäß.
reconcile-only-legal-so = { $written }; nur { $read } ist regelgemäß, wenn die offenen Züge davor stimmen.
reconcile-only-readable = { $written }; nur { $read } ist als Zug zu lesen.
reconcile-fits-later = { $written }; beides ist regelgemäß. { $read } passt besser zu den späteren Zügen.
reconcile-fits-later-allows = { $written }; beides ist regelgemäß, aber { $only }.
reconcile-open = { $written }; beides ist regelgemäß und passt zu den späteren Zügen. { $read } ist wahrscheinlicher.
reconcile-no-move = { $texts ->
        [two] beides ist hier kein regelgemäßer Zug.
       *[one] das ist hier kein regelgemäßer Zug.
    }
reconcile-nearest = { $written }; { reconcile-no-move } Am nächsten kommt { $read }.
reconcile-nearest-allows = { $written }; { reconcile-no-move } Am nächsten kommt { $read }: { $only }.
reconcile-contradicted = { $written }, aber { $read } passt besser zu den späteren Zügen.
reconcile-contradicted-allows = { $written }, aber { $only }.
reconcile-several = { $written }; mehrere Züge passen: { $moves }. Wahrscheinlich ist { $read }.
reconcile-several-fits = { $written }; mehrere Züge passen: { $moves }. { $read } passt besser zu den späteren Zügen.
reconcile-several-allows = { $written }; mehrere Züge passen: { $moves }, aber { $only }.
reconcile-one-several = { $written }; { $several } passt auf { $moves }. Wahrscheinlich ist { $read }.
reconcile-one-several-fits = { $written }; { $several } passt auf { $moves }. { $read } passt besser zu den späteren Zügen.
reconcile-one-several-allows = { $written }; { $several } passt auf { $moves }, aber { $only }.
reconcile-unwritten = { $written }; { $read } würde passen.
reconcile-unwritten-allows = { $written }; { $only }.
reconcile-doubtful = { $written }; wahrscheinlich ist { $read }.
reconcile-known = { $written }; sicher ist, dass { $read } gespielt wurde.
reconcile-left-over = { $written }; nach dem letzten Zug passt dazu kein regelgemäßer Zug.

## Why a move is uncertain

reconcile-doubted = { $why } { $doubt }
reconcile-rivals = { $moves } ist nicht auszuschließen.
reconcile-rivals-unlikely = Auch möglich, aber weit weniger wahrscheinlich: { $moves }.
reconcile-rivals-prior = Auch { $moves } würde passen, wird aber seltener gespielt.
reconcile-doubt-rivals = Andere Züge sind nicht auszuschließen.
reconcile-doubt-prior = Auch andere Züge würden passen, werden aber seltener gespielt.
reconcile-doubt-elsewhere = Das hängt von einem anderen offenen Zug ab.
reconcile-doubt-one-witness = Nur eine Mitschrift hat diesen Zug.
reconcile-doubt-two-slips = Beide Einträge passen zu diesem Zug, aber beide können Schreibfehler sein.
reconcile-doubt-unnamed = Keine Mitschrift hat diesen Zug.
reconcile-doubt-same-slip = Beide haben denselben Schreibfehler; keine Mitschrift bestätigt den Zug.
reconcile-doubt-count = Die Zahl der Züge davor ist unsicher.
reconcile-doubt-order = Die Zeilen um diesen Zug sind durcheinander.
reconcile-doubt-contradicted = Zu viele Einträge um diesen Zug widersprechen ihm.
reconcile-doubt-careless = Die Mitschriften haben viele Fehler; sicher ist ein Zug nur mit mehr Belegen.
reconcile-doubt-no-proof = Die Mitschriften haben zu viele Fehler: Nichts ist sicher, auch nicht bei Übereinstimmung.
reconcile-doubt-two-games = Die Mitschriften haben kaum einen Zug gemeinsam; vielleicht sind es verschiedene Partien.

## A scoresheet out of order, or at its end

reconcile-score-of = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    }
reconcile-skips = { reconcile-score-of } lässt hier { $plies ->
        [one] einen Halbzug
       *[other] { $plies } Halbzüge
    } aus.
reconcile-doubles = { reconcile-score-of } hat vor diesem Zug { $cells ->
        [one] einen Eintrag
       *[other] { $cells } Einträge
    } zu viel.
reconcile-swaps-rows = { reconcile-score-of } vertauscht diese Zeile und die nächste.
reconcile-swaps-cells = { reconcile-score-of } vertauscht diesen Zug und den nächsten.
reconcile-swaps-moves = { reconcile-score-of } vertauscht diesen Zug und den nächsten desselben Spielers.
reconcile-stops = { reconcile-score-of } endet vor diesem Zug.
reconcile-lost = Der Rest ist aus den beiden Mitschriften nicht zu erkennen.

## Scoresheets as a whole

reconcile-letters-name = { $language ->
        [cs] tschechische
        [pl] polnische
        [hu] ungarische
        [ru] russische
        [uk] ukrainische
        [bg] bulgarische
        [sr] serbische
        [fi] finnische
        [et] estnische
        [lv] lettische
        [lt] litauische
        [ro] rumänische
        [pt] portugiesische
        [tr] türkische
        [el] griechische
        [is] isländische
        [eo] Esperanto-
       *[id] indonesische
    }
reconcile-letters-sheet = Die Mitschrift von { $side ->
        [white] Weiß
       *[black] Schwarz
    }
reconcile-letters-language = { reconcile-letters-sheet } verwendet { reconcile-letters-name } Figurenbuchstaben.
reconcile-letters-one = { $piece } { $letter }
reconcile-letters-learnt = { reconcile-letters-sheet } verwendet unbekannte Buchstaben. Nach den Zügen bedeuten sie: { $letters }.
reconcile-descriptive = { reconcile-letters-sheet } ist in beschreibender Notation. Nach Anhang { $clause } ist sie kein Beweismittel.
reconcile-empty = { reconcile-letters-sheet } ist leer.
