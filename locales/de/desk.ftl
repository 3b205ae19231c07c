### The arbiter's desk: open cases, what the Laws provide for them, and rulings.

## Commands

command-irregularity = verstoß
    .heard = vs
    .elsewhere = melden, vorfall, zuschauer, versehen, beschwerde
command-penalty = strafe
    .heard = str
    .elsewhere = verwarne, verwarnen, verwarnung, ermahnen, ermahnung, bestrafen
command-result = ergebnis
    .heard = erg
command-undo = widerrufen
    .heard = widerruf, wf
command-open = offen
    .heard = of
    .elsewhere = fälle, liste, vorfälle
command-judge = beurteilen
    .heard = bu, urteilen
command-assistant = assistenz
    .heard = assistent
command-new-game = annullieren
    .heard = neue partie
command-allow-draw = zustimmung
    .heard = remis erlauben, erlaube remis, remis gestatten, remis genehmigen, remis zulassen
command-announce-language = sprache
    .heard = ansagen auf, ansagesprache, ansagen in, züge ansagen auf, wechseln zu, wechsle zu, wechseln Sie zu, umstellen auf, stell um auf, stellen Sie um auf
language-de = Deutsch
    .heard = de
language-en = Englisch
    .heard = en, english
language-nl = Niederländisch
    .heard = nl, nederlands
language-fr = Französisch
    .heard = fr, français, francais
language-es = Spanisch
    .heard = es, español, espanol
language-it = Italienisch
    .heard = it, italiano
command-note = notiz
    .elsewhere = vermerk, bemerkung, genehmigung, vereinbarung, protokoll
command-postpone = aufschieben
    .heard = aufschub, au
command-appeal = protest
    .heard = protest einlegen, berufung, berufung einlegen

## Words after irregularity

irregularity-illegal = regelwidrig
    .heard = regelwidriger zug, rw
irregularity-set-up = aufstellung
    .heard = falsche aufstellung, as
irregularity-turned = gedreht
    .heard = brett gedreht, verdreht, brett verdreht, bv
irregularity-colours = farben
    .heard = farben vertauscht, vertauschte farben, fa
irregularity-displaced = umgeworfen
    .heard = verschoben, um
irregularity-found = verstellt
    .heard = falsch stehend, vt
irregularity-boards = bretter
    .heard = bretter verschieden, br
irregularity-touch = berührt
    .heard = berührt geführt, bg
irregularity-check = schach
    .heard = im schach, sc
irregularity-king = könig
    .heard = könig geschlagen, kg
irregularity-kings = beide könige
    .heard = könige, bk
irregularity-promotion = umwandlung
    .heard = bauer, uw
irregularity-press = gedrückt
    .heard = drücken, dr, drückt, drückt ohne zug, ohne zug gedrückt
irregularity-hands = zwei hände
    .heard = hände, zh, beide hände, mit zwei händen, mit beiden händen
irregularity-written = vorgeschrieben
    .heard = vorher notiert, vn, schreibt vorher, im voraus notiert
irregularity-clock = uhr
    .heard = uhr misshandelt, um uhr, schlägt auf die uhr, uhr umgeworfen, haut auf die uhr, haut auf die uhr, schlägt auf die uhr
irregularity-other-hand = andere hand
    .heard = falsche hand, fh, finger auf der uhr, hand auf der uhr
irregularity-halt = angehalten
    .heard = anhalten, ah, uhren angehalten, hält die uhren an
irregularity-disturbing = störung
    .heard = gestört, sg, stört, redet, spricht, lenkt ab, schläft, schnarcht, isst, ständige remisangebote
irregularity-conduct = verhalten
    .heard = unsportlich, beleidigung, beleidigt, handschlag, kein handschlag, verweigert den handschlag, betrug, raucht, fehlverhalten
irregularity-left = verlassen
    .heard = verlässt den saal, verlässt das turnierareal, saal verlassen, turnierareal verlassen, weggegangen, toilette
irregularity-announcement = ansage
    .heard = nicht angesagt, keine ansage, stumm, ag, undeutlich, undeutliche ansage, ansage undeutlich, unklare ansage, falsche ansage, sagt nicht an, nicht wiederholt, wiederholt nicht, weigert sich anzusagen, sagt zu leise an
irregularity-scoresheet = partieformular
    .heard = nicht mitgeschrieben, mitschrift, notation, pf, schreibt nicht mit, schreibt nicht, nicht aufgeschrieben, weigert sich mitzuschreiben
irregularity-hidden = verdeckt
    .heard = partieformular verdeckt, formular verdeckt, verdeckt das formular, verdeckt das partieformular, versteckt das formular
irregularity-assistant = assistent
    .heard = helfer, ai, begleiter, assistentin
irregularity-advice = rat
    .heard = notizen, hilfe, ra, ratschlag, einsager, vorgesagt, analysiert, sagt den zug vor, mannschaftsführer, kapitän
irregularity-device = gerät
    .heard = telefon, handy, ge, telefon klingelt, handy klingelt, mobiltelefon, kopfhörer, uhr am handgelenk
irregularity-search = untersuchung
    .heard = untersuchung verweigert, verweigert die untersuchung, durchsuchung, durchsuchung verweigert, lässt sich nicht untersuchen
irregularity-refusal = weigerung
    .heard = wg, beharrliche weigerung, weigert sich beharrlich, befolgt die regeln nicht, weigert sich, will nicht weiterspielen
irregularity-both = beide weigern sich
    .heard = bw, weigerung beider
irregularity-spectator = zuschauer
    .heard = zuschauerin, zuschauers, zuschauern, publikum, nachbar, nachbarin
irregularity-filler = die
    .heard = der, das, den, ein, eine, beide, spieler, seine, ihre, war, ist
irregularity-outside = außen
    .heard = von außen, lärm, va
irregularity-moves-told = verraten
    .heard = zügezahl verraten, zv
irregularity-late = verspätet
    .heard = zu spät, verspätung
irregularity-times = zeiten
    .heard = falsch gestellt, fg, uhr falsch gestellt, uhr falsch, falsche zeiten, falsche zeit
irregularity-defect = defekt
    .heard = uhr defekt, ud, uhr kaputt, kaputt
irregularity-flags = beide fallblättchen
    .heard = beide blättchen, blättchen, bb

## Penalties

measure-warning = verwarnung
    .heard = vw
measure-less = weniger
    .heard = minus
measure-points = punkte
    .heard = punkt, pt
measure-loss = verlust
    .heard = verloren
measure-draw = unentschieden
measure-fine = bußgeld
    .heard = geldstrafe
measure-rounds = runden
    .heard = runde
measure-expulsion = ausschluss
    .heard = ausgeschlossen
measure-new-game = neue partie
    .heard = neu, neupartie

## Words after claim in the last two minutes

argument-normal-means = normal
    .heard = normale mittel, nm
argument-increment = zeitgutschrift
    .heard = gutschrift, zuschlag, zeitzuschlag, zs

## Words after judge

argument-line = zugfolge
    .heard = züge, variante

## Messages at the desk

desk-situation = { $situation ->
    [wrong-set-up] falsche Anfangsstellung
    [turned-board] Brett gedreht
    [set-up-found-late] falsche Anfangsstellung, zu spät bemerkt
    [swapped-colours] Farben vertauscht
    [pieces-displaced] Figuren verschoben
    [pieces-found-displaced] Figuren stehen falsch
    [boards-differ] Bretter verschieden
    [touch-broken] berührt, nicht geführt
    [illegal-move] regelwidriger Zug
    [illegal-move-in-last-period] regelwidriger Zug, letzte Zeitperiode
    [illegal-move-answered] regelwidriger Zug, schon beantwortet
    [king-left-in-check] König im Schach gelassen
    [king-captured] König geschlagen
    [both-kings-in-check] Könige im Schach oder Bauer auf letzter Reihe
    [unpromoted-pawn] Bauer nicht umgewandelt
    [press-without-move] Uhr ohne Zug gedrückt
    [two-hands] mit zwei Händen gezogen
    [written-beforehand] Zug im Voraus aufgezeichnet
    [clock-mishandled] Uhr unangemessen behandelt
    [other-hand] Uhr mit der anderen Hand gedrückt
    [halt-without-reason] Uhren ohne triftigen Grund angehalten
    [opponent-disturbed] Gegner gestört
    [misconduct] ungebührliches Verhalten
    [area-left] Turnierareal ohne Erlaubnis verlassen
    [announcement-missing] Ansage oder Wiederholung fehlt
    [not-recorded] Züge nicht aufgezeichnet
    [scoresheet-hidden] Partieformular verdeckt
    [assistant-exceeds] Assistent über seine Aufgaben hinaus
    [advice-taken] Notizen oder Rat
    [device] Gerät oder Telefon
    [inspection-refused] Untersuchung verweigert
    [persistent-refusal] beharrliche Weigerung
    [both-refuse] Weigerung beider Spieler
    [external-disturbance] Störung von außen
    [moves-told] Zahl der Züge verraten
    [clock-set-wrongly] Uhr falsch gestellt
    [clock-defective] Uhr defekt
    [flag-fallen] Fallblättchen gefallen
    [both-flags-known] beide Fallblättchen gefallen, seines zuerst
    [both-flags-unknown] beide Fallblättchen, Reihenfolge unbekannt
    [both-flags-in-last-period] beide Fallblättchen, letzte Zeitperiode
    [increment-asked] Antrag auf Zeitgutschrift
    [end-claim] Remisantrag in den letzten zwei Minuten
    [end-appeal] Protest
    [end-without-arbiter] Remisantrag ohne Schiedsrichter
   *[other] { $situation }
}
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
}
desk-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
desk-opponent = { $side ->
    [white] Schwarz
   *[black] Weiß
}
desk-waits = Fall { $number }: { desk-case-of }. Artikel { $clause }. { play-help-more }
desk-waits-short = Fall { $number }, Artikel { $clause }. { play-help-more }
desk-open = Fall { $number }: { desk-case-of }. Artikel { $clause }. Zeit seitdem: { $ago }{ $postponed ->
    [yes] . Aufgeschoben
   *[no] { "" }
}.
desk-open-more = Details: Befehl { command-open } { $number }.
desk-nothing = Keine offenen Fälle.
desk-call = { desk-side } hat den Schiedsrichter gerufen. Zeit seitdem: { $ago }.
desk-claim = { desk-side } beantragt Remis{ $ground ->
    [threefold] . Grund: { play-ground-threefold }
   *[fifty] . Grund: { play-ground-fifty }
}.
desk-loss = { desk-side } würde verlieren: { $reason ->
    [default-time] Die Wartezeit ist um
   *[sealed-move] Der Abgabezug ist ungültig
}.
desk-back-to = Stellung nach Zug { $number } von { desk-side } wiederherstellen.
desk-back-to-start = Anfangsstellung wiederherstellen.
desk-queen = Der Bauer wird zur Dame.
desk-holds = { $effect ->
    [new-game] Die Partie ist annulliert. Eine neue wird gespielt.
    [new-game-due] Die Partie wird dann annulliert und eine neue gespielt.
    [new-game-before] Bei weniger als zehn Zügen beider: neue Partie. Sonst wird die Partie fortgesetzt.
    [goes-on] Die Partie wird fortgesetzt.
    [transferred] Die Stellung wird auf ein richtig liegendes Brett übertragen.
    [may-be-transferred] Die Stellung darf auf ein richtig liegendes Brett übertragen werden.
    [goes-on-unless-ruled] Die Partie wird fortgesetzt, sofern Sie nicht anders entscheiden. Mit { command-uphold } { measure-new-game } wird eine neue gespielt.
    [goes-on-without-castling] Die Partie wird fortgesetzt. Ein falsch stehender König oder Turm darf nicht rochieren.
    [goes-on-swapped-king] Die Partie wird fortgesetzt. Ein mit der Dame vertauschter König darf nicht rochieren.
    [board-corrected] Das Brett wird berichtigt. Es wird kein Zug zurückgenommen.
    [put-back] Der Spieler baut die Stellung auf Kosten der eigenen Zeit wieder auf.
    [stands] Der Zug bleibt bestehen.
    [stands-unless-agreed] Der Zug bleibt bestehen, es sei denn, die Spieler einigen sich auf eine Korrektur.
    [stands-unless-ruled] Das Ergebnis gilt, sofern der Schiedsrichter nicht anders entscheidet.
    [drawn-after-next-move] Den nächsten Zug abwarten. Steht die regelwidrige Stellung dann noch, ist die Partie remis.
    [lost] Der Spieler verliert die Partie.
    [lost-or-drawn] Der Spieler verliert die Partie. Kann der Gegner nicht mattsetzen, ist sie remis. Klären: Befehl { command-judge }.
    [both-lose] Beide verlieren.
    [drawn] Die Partie ist remis.
    [time-may-be-given] Der Schiedsrichter darf Zeit geben.
    [times-corrected] Zeiten berichtigen.
    [clock-replaced] Uhr austauschen.
    [increment] Beide erhalten fünf Sekunden je Zug. Der Gegner erhält zusätzlich zwei Minuten.
    [draw-postpone-refuse] Remis: Befehl { command-uphold }. Später entscheiden: { command-postpone }. Ablehnen: { command-dismiss }.
    [draw-postpone] Remis: Befehl { command-uphold }. Später entscheiden: { command-postpone }. Ablehnen ist nicht vorgesehen.
    [ends-game] Der Antrag beendet die Partie.
   *[may-appeal] Protest ist möglich.
}
desk-owes = { $measure ->
    [none] { $counted ->
        [yes] { $offence }. Verstoß: keine Strafe.
       *[no] Keine Strafe.
    }
   *[other] { $counted ->
        [yes] { $offence }. Verstoß: { desk-measure }.
       *[no] Strafe: { desk-measure }.
    }
}
desk-measure = { $measure ->
    [warning] Verwarnung
    [opponent-time] { desk-opponent } erhält zusätzlich { $time }
    [own-time] { desk-side } verliert { $time }
    [opponent-points] { desk-opponent } erhält { desk-points }
    [own-points] { desk-side } verliert { desk-points }
    [loss] { desk-side } verliert die Partie
    [draw] Remis, weil der Gegner nicht mattsetzen kann
    [fine] Bußgeld
    [rounds] Ausschluss für { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
    [expulsion] Ausschluss vom Turnier
    [new-game] Eine neue Partie
   *[none] Keine
}
desk-points = { $count ->
    [1] einen halben Punkt
   *[2] einen Punkt
}
desk-chosen = Die Strafe wählt der Schiedsrichter. Zum Beispiel: Befehl { command-uphold } { measure-warning } oder { command-uphold } 1:00.
desk-optional = Der Schiedsrichter darf bestrafen. Zum Beispiel: Befehl { command-uphold } { measure-warning } oder { command-uphold } 1:00.
desk-undetermined = Noch offen: Kann der Gegner mattsetzen? Möglich: Befehl { command-judge }, { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
desk-times = Zeiten nach der Entscheidung. Weiß: { $white }. Schwarz: { $black }. Zugzähler: Weiß { $white_moves }, Schwarz { $black_moves }.
desk-on-claim = Entscheiden dürfen Sie nur, wenn der Gegner reklamiert.
desk-penalty-on-claim = Die Strafe gilt nur, wenn der Gegner reklamiert.
desk-touch-unknown = Die berührte Figur ist nicht bekannt, mehrere passen. Nach der Entscheidung: { command-touch } und ihr Feld.
desk-until-move = Entscheiden dürfen Sie nur bis zum nächsten Zug des Gegners.
desk-too-late = Nach { $moves } Zügen beider Spieler wird das nach Artikel { $clause } nicht mehr berichtigt.
desk-sure-though-late = Zu spät nach Artikel { $clause }. Dennoch berichtigen? Bestätigen: { command-yes }.
desk-noted = Notiz: { $note }.
desk-before = Schon früher stattgegeben gegen { desk-side }: { $count ->
    [one] Fall { $numbers }.
   *[other] Fälle { $numbers }.
}
desk-legal-move = Der aufgezeichnete Zug ist regelgemäß.
desk-rule = { $kind ->
    [appeal] Der Hauptschiedsrichter oder das Schiedsgericht entscheidet. Danach: Befehl { command-uphold } { $number } oder { command-dismiss } { $number }, auch bei Rücknahme { command-dismiss } { $number }.
    [device] Anwenden: Befehl { command-uphold } { $number }. Weniger, wenn das Turnierreglement es vorsieht: { command-uphold } { $number } { measure-warning }. Schließen: { command-dismiss } { $number }.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] So entscheiden: Befehl { command-uphold } { $number }. Fall abweisen: { command-dismiss } { $number }.
    [chosen] Strafe: Befehl { command-uphold } { $number } { measure-warning } oder eine andere. Fall abweisen: { command-dismiss } { $number }.
   *[other] So entscheiden: Befehl { command-uphold } { $number }. Andere Strafe: { command-uphold } { $number } { measure-warning }. Fall abweisen: { command-dismiss } { $number }.
}
desk-rule-no-offender = So entscheiden: Befehl { command-uphold } { $number }. Zeit geben: { command-add } weiß 2:00. Fall abweisen: { command-dismiss } { $number }.
desk-lapsed = Fall { $number } ist erledigt: Der Gegner hat gezogen.
desk-board-right = { $side ->
    [white] Das Brett von Weiß stimmt wieder.
   *[black] Das Brett von Schwarz stimmt wieder.
}
desk-righted = Fall { $number } ist erledigt: Die Bretter stimmen mit der Partie überein.
desk-corrected = Fall { $number } ist erledigt: Der Zug wurde vor dem Drücken der Uhr berichtigt.
desk-joined = Fall { $number } ist erledigt: Der Zug ist jetzt Fall { $into }.
desk-case-claimed = Fall { $number } wird jetzt von { desk-side } reklamiert.
desk-boards-joined = Fall { $number } ist erledigt: Beide Bretter sind jetzt Fall { $into }.
desk-uncompleted = Die Uhr wurde nicht gedrückt: kein Verstoß, keine Strafe.
desk-after-next-move = Fall { $number }: Er entscheidet sich, wenn der nächste Zug abgeschlossen ist. Ist die Stellung dann noch regelwidrig, ist die Partie remis.
desk-legal-again = Fall { $number } ist erledigt: Die Stellung ist wieder regelgemäß.
desk-still-there = Fall { $number }: Der nächste Zug ist abgeschlossen. Ist die Stellung noch regelwidrig: Befehl { command-uphold } { $number }; sonst { command-dismiss } { $number }.
desk-flag-first = Zuerst Fall { $number }: Das Blättchen von { desk-side } fiel vorher. Bei Abweisung: { $outcome }
desk-opponents-score = Die Punktzahl von { desk-opponent } bestimmen Sie. Artikel { $clause }. Ändern: zum Beispiel Befehl { command-result } 0-0.
desk-castling-barred = { desk-side } darf nicht mehr rochieren.
desk-castling-barred-with = { desk-side } darf mit dem Turm auf { $square } nicht mehr rochieren.
desk-boards-compared = Bretter und Mitschriften verglichen.
desk-upheld = Entscheidung: { desk-case-of }. Artikel { $clause }.
desk-appeal-upheld = Führen Sie die Entscheidung nun aus. Ergebnis ändern: etwa Befehl { command-result } 0-1.
desk-dismissed = Fall { $number } ist abgewiesen.
desk-undone = Letzte Entscheidung widerrufen. Die Uhren stehen.
desk-continue-next = Uhren starten: Befehl { command-continue }.
desk-given = Strafe für { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-sure-to-give = { $measure ->
    [fine] Zahlt { desk-side } ein Bußgeld?
    [loss] Verliert { desk-side } die Partie?
    [draw] Ist die Partie remis?
   *[expulsion] Wird { desk-side } vom Turnier ausgeschlossen?
} Bestätigen: Befehl { command-yes }.
desk-scored = Der Schiedsrichter bestimmt das Ergebnis.
desk-claimed = { $ground ->
    [increment-asked] Ich beantrage eine Zeitgutschrift und biete Remis an.
   *[end-claim] Ich beantrage Remis: Die Partie ist mit normalen Mitteln nicht zu gewinnen.
}
desk-postponed = Entscheidung aufgeschoben. Die Partie läuft weiter.
desk-scoresheet-asked = { $side ->
    [white] Weiß hat { $times }-mal um das Formular gebeten. Artikel { $clause } erlaubt { $allowed }.
   *[black] Schwarz hat { $times }-mal um das Formular gebeten. Artikel { $clause } erlaubt { $allowed }.
}
desk-appealed = { desk-side } legt Protest ein.
desk-appeal-dismissed = Der Protest von { desk-side } ist abgewiesen.
desk-sure-of-claim = Der Antrag ist unbegründet. Ist die Partie trotzdem remis? Bestätigen: Befehl { command-yes }.
desk-sure-both-lose = Verlieren beide Spieler die Partie? Bestätigen: Befehl { command-yes }.
desk-who-decides = Über Proteste entscheidet der Hauptschiedsrichter oder das Schiedsgericht. Ist das deren Entscheidung, oder ist der Protest zurückgezogen? Bestätigen: { command-yes }.

judge-mates-in = { judge-side } könnte so mattsetzen, in { $moves ->
    [one] einem Halbzug
   *[other] { $moves } Halbzügen
}: { $line }.
judge-step = { $mv }
judge-deeper = Länger suchen: Befehl { command-judge } { $next }.
judge-of-case = Fall { $number }:
judge-working = Einen Augenblick.
judge-moved = Die Stellung hat sich geändert. Noch einmal: Befehl { command-judge }.

## Refusals

refused-no-such-rule = Die Regeln von { $edition } sehen das nicht vor. Der Fall: { desk-situation }.
refused-not-in-text = Das Programm kennt diese Regel von { $edition } nicht: { desk-situation }.
refused-rule-excluded = Nicht bei dieser Bedenkzeit, nach Artikel { $clause }.
refused-not-announced = Artikel { $clause } gilt nur, wenn das Turnier ihn angekündigt hat. Option beim Start: --quickplay-finish.
refused-no-arbiter = Nur in einer Partie mit Schiedsrichter: --arbiter.
refused-no-such-penalty = Diese Strafe sieht Artikel { $clause } von { $edition } nicht vor.
refused-no-such-score = { $score }: Dieses Ergebnis sieht Artikel { $clause } von { $edition } nicht vor.
refused-choose-penalty = Artikel { $clause } lässt die Strafe offen. Möglich: Befehl { command-uphold } { measure-warning }, { command-uphold } 1:00 oder { command-uphold } { measure-loss }.
refused-choose-result = Artikel { $clause }: Noch offen, ob der Gegner mattsetzen kann. Möglich: Befehl { command-judge }, { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
refused-no-new-game = Artikel { $clause } erlaubt Ihnen hier keine neue Partie.
refused-only-on-claim = Nur, wenn der Gegner reklamiert, nach Artikel { $clause }.
refused-own-flag-down = Ihr Fallblättchen ist gefallen. Artikel { $clause } gilt nicht.
refused-no-incident = Fall { $number } ist nicht offen. Befehl: { command-open }.
refused-several-wait = { $waiting } Fälle sind offen. Nennen Sie eine Nummer, zum Beispiel { $number }. Liste: Befehl { command-open }.
refused-nothing-to-rule = Nichts wartet auf eine Entscheidung. Befehl: { command-open }.
refused-claim-and-case = Zweierlei wartet: { $kind ->
    [claim] { $side ->
        [white] der Antrag von Weiß
       *[black] der Antrag von Schwarz
    }
   *[loss] { $side ->
        [white] der Verlust von Weiß
       *[black] der Verlust von Schwarz
    }
} und Fall { $number }. Befehl { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } oder { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
refused-result-stands = Die Partie ist beendet; das Ergebnis gilt nach Artikel { $clause }. Ändern: zum Beispiel Befehl { command-result } 0-1.
refused-result-final = Artikel { $clause }: Die Partie ist beendet, das Ergebnis ist endgültig.
refused-position-gone = Die Stellung vor Fall { $number } gibt es in der Partie nicht mehr. Schließen: Befehl { command-dismiss } { $number }. Strafe nach Artikel { $clause }: Befehl { command-penalty }.
refused-below-zero = { desk-side } hat nur { $left }. Weniger abziehen, nach Artikel { $clause }.
refused-nothing-to-undo = Keine Entscheidung zu widerrufen.
refused-no-draw-barred = Remis ist hier jetzt nicht verboten. Spieler: Befehl { command-offer } und { command-accept }.
refused-already-open = { $to ->
    [player] Das liegt dem Schiedsrichter schon vor, als Fall { $number }.
   *[arbiter] Das ist bereits Fall { $number }. Entscheiden: { command-uphold } { $number } oder { command-dismiss } { $number }, mit Begründung.
}
refused-only-call = { desk-side } hat Sie gerufen; darüber ist nicht zu entscheiden. Weiter: Befehl { command-continue }.
refused-which-player = Weiß oder Schwarz? Nennen Sie den Spieler, etwa { command-irregularity } { $word } weiß.
refused-no-offender = Kein Spieler ist schuld; niemand wird bestraft. Zeit geben: { command-add } weiß 2:00.
refused-nothing-decided = Noch ist nichts entschieden. Schiedsrichter rufen: { command-halt }.
refused-moved-since = Nach der Entscheidung wurde gezogen. Zeiten ändern: Befehl { command-set } oder { command-add }.
refused-not-last-minutes = Jetzt nicht möglich. Artikel { $clause } verlangt weniger als zwei Minuten, in der letzten Zeitperiode. Ausgeschlossen sind Zeitgutschrift und gefallenes Fallblättchen.
refused-cannot-refuse = Artikel { $clause } sieht keine Ablehnung vor. Möglich: Befehl { command-uphold } oder { command-postpone }.
refused-other-time = Artikel { $clause } nennt zwei Minuten. Aufschieben: Befehl { command-postpone } 2:00.
refused-final-decision = Die Entscheidung ist nach Artikel { $clause } endgültig.

## Help

play-help-open = { command-open } nennt offene Fälle, { command-undo } widerruft die letzte Entscheidung.
play-help-judge = { command-judge } klärt, wer noch mattsetzen kann.
play-help-irregularity = { command-irregularity } { irregularity-hands } weiß meldet, was Sie gesehen haben, weiß { argument-move } 12 einen früheren Zug.
play-help-irregularity-moves = { command-irregularity }, Züge: { irregularity-illegal }, { irregularity-touch }, { irregularity-hands }, { irregularity-check }.
play-help-irregularity-moves-more = { command-irregularity }, Züge: { irregularity-king }, { irregularity-kings }, { irregularity-promotion }, { irregularity-written }.
play-help-irregularity-boards = { command-irregularity }, Bretter: { irregularity-set-up }, { irregularity-turned }, { irregularity-colours }, { irregularity-displaced }, { irregularity-found }, { irregularity-boards }.
play-help-irregularity-clock = { command-irregularity }, Uhr: { irregularity-press }, { irregularity-clock }, { irregularity-other-hand }, { irregularity-halt }.
play-help-irregularity-clock-more = { command-irregularity }, Uhr: { irregularity-times }, { irregularity-defect }, { irregularity-flags }.
play-help-irregularity-conduct = { command-irregularity }, Verhalten: { irregularity-disturbing }, { irregularity-conduct }, { irregularity-left }, { irregularity-announcement }, { irregularity-scoresheet }, { irregularity-hidden }.
play-help-irregularity-conduct-more = { command-irregularity }, Verhalten: { irregularity-assistant }, { irregularity-advice }, { irregularity-device }, { irregularity-search }, { irregularity-refusal }, { irregularity-both }.
play-help-irregularity-outside = { command-irregularity }, andere: { irregularity-outside }, { irregularity-moves-told }.
play-help-penalty = { command-uphold } { measure-warning } verhängt statt der vorgesehenen Strafe eine Verwarnung. { command-penalty } weiß 2:00 und { command-result } 0-0 brauchen keinen Fall. { command-uphold } { measure-new-game } beginnt eine neue Partie, wenn die Regeln es Ihnen überlassen.
play-help-control = { command-set } { command-control } 25 min + 5 s ändert die Bedenkzeit. { command-set } { argument-increment } 5 ändert die Zeitgutschrift.
play-help-assistant = { command-assistant } weiß { argument-all } gibt Weiß eine Assistenz mit allen Pflichten. { command-assistant } weiß { argument-none } nimmt sie weg. { command-new-game } erklärt die Partie für ungültig. { command-note } und ein Text kommen in den Bericht.
play-help-announce-language = { command-announce-language } { language-en } ändert die Sprache der Ansagen.
play-help-allow-draw = { command-allow-draw }: Remis darf jetzt vereinbart werden.
play-help-last-minutes = { command-claim } { argument-normal-means } beantragt Remis in den letzten zwei Minuten. { command-claim } { argument-increment } beantragt eine Zeitgutschrift. { command-postpone } verschiebt die Entscheidung, { command-appeal } legt Protest ein.
