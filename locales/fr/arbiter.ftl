### French. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partie est ajournée. { $side ->
    [white] Les Blancs mettent le prochain coup sous pli
   *[black] Les Noirs mettent le prochain coup sous pli
}: { command-seal } et le coup.
arbiter-sure-to-adjourn = { $side ->
    [white] Les Blancs ajournent, avec un coup sous pli? { command-yes } ou { command-no }. { command-quit } ne fait que quitter le programme.
   *[black] Les Noirs ajournent, avec un coup sous pli? { command-yes } ou { command-no }. { command-quit } ne fait que quitter le programme.
}
arbiter-adjourned = { $side ->
    [white] La partie est ajournée, les Blancs ont mis le coup { $number } sous pli. { command-continue } l'ouvre.
   *[black] La partie est ajournée, les Noirs ont mis le coup { $number } sous pli. { command-continue } l'ouvre.
}
arbiter-envelope = Pour l'enveloppe: position { $position }
arbiter-envelope-times = Pour l'enveloppe: utilisé { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] Le coup sous pli des Blancs n'est pas valable
   *[black] Le coup sous pli des Noirs n'est pas valable
}: { $entry }. { $why } Cela perd la partie, à moins que l'arbitre n'en décide autrement.
arbiter-ask-passphrase = L'arbitre tape d'abord une phrase secrète pour l'enveloppe, pas le coup. Elle a au moins { $fewest } caractères et n'est pas montrée; puis Entrée.
arbiter-ask-word = Tapez d'abord une phrase secrète pour l'enveloppe, pas le coup. Elle a au moins { $fewest } caractères et n'est pas montrée; puis Entrée. Qui la sait peut ouvrir l'enveloppe.
arbiter-ask-to-open = La phrase secrète par laquelle l'enveloppe a été fermée, puis Entrée. Elle n'est pas montrée.
arbiter-seal-now = { $side ->
    [white] Les Blancs mettent maintenant leur coup sous pli
   *[black] Les Noirs mettent maintenant leur coup sous pli
}: { command-seal } et le coup. Ce qui est tapé ne se voit pas.
arbiter-in-envelope = Le coup est dans l'enveloppe. { command-press } arrête les pendules; jusque-là { command-seal } change le coup.
arbiter-envelope-waits = L'enveloppe reste fermée jusqu'à l'arrivée des { $side ->
    [white] Blancs
   *[black] Noirs
}. Alors { command-continue } l'ouvre.
arbiter-envelope-missing = { $side ->
    [white] L'enveloppe des Blancs manque. Si elle se retrouve, { command-continue } l'ouvre. Sans elle, { command-continue }! continue.
   *[black] L'enveloppe des Noirs manque. Si elle se retrouve, { command-continue } l'ouvre. Sans elle, { command-continue }! continue.
}
arbiter-envelope-altered = { $side ->
    [white] L'enveloppe des Blancs est abîmée ou une autre. Si la bonne se retrouve, { command-continue } l'ouvre. Sans elle, { command-continue }! continue.
   *[black] L'enveloppe des Noirs est abîmée ou une autre. Si la bonne se retrouve, { command-continue } l'ouvre. Sans elle, { command-continue }! continue.
}
arbiter-without-envelope = { $side ->
    [white] La partie continue sans l'enveloppe. Les Blancs jouent le coup qu'ils disent avoir mis sous pli.
   *[black] La partie continue sans l'enveloppe. Les Noirs jouent le coup qu'ils disent avoir mis sous pli.
}
arbiter-envelope-names = Pour l'enveloppe: Blancs { $white }, Noirs { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Pour l'enveloppe: les Blancs ont mis le coup { $number } sous pli
   *[black] Pour l'enveloppe: les Noirs ont mis le coup { $number } sous pli
}
arbiter-envelope-goes-on = Pour l'enveloppe: date, heure et lieu de la reprise: { $note }
envelope-at = L'enveloppe: { $file }
envelope-not-written = L'enveloppe ne peut pas être écrite. { $cause }
envelope-no-outside = Ce qui figure sur l'enveloppe ne peut pas être écrit: { $cause }
passphrase-once-more = Tapez la même phrase secrète encore une fois, puis Entrée.
passphrase-differs = Les deux phrases secrètes diffèrent. Tapez de nouveau deux fois une phrase secrète pour l'enveloppe.
passphrase-short = Au moins { $fewest } caractères, s'il vous plaît.
passphrase-too-short = La phrase secrète a moins de { $fewest } caractères. Tapez-en une plus longue; Entrée seule laisse tout comme avant.
passphrase-is-line = Cela se lit comme un coup ou une commande, et n'est pas la phrase secrète. { $typed ->
    [once] Tapez la même phrase secrète encore une fois; le coup est mis sous pli après.
   *[never] Tapez d'autres mots pour l'enveloppe; le coup est mis sous pli après.
}
passphrase-here = La phrase secrète de l'enveloppe se tape maintenant ici, depuis le début, et pas le coup.
sealed-read-back = Votre coup sous pli: { $move }.
sealed-as-typed = { $text }
sealed-unheard = Le coup sous pli ne peut pas être relu ici, car d'autres l'entendraient ou le liraient. En cas de doute, mettez-le de nouveau sous pli.
sealed-forgotten = Le coup sous pli ne peut pas être relu après un redémarrage. En cas de doute, mettez-le de nouveau sous pli.

## Losses

arbiter-loss-rule = { command-uphold } finit la partie, { command-dismiss } la laisse jouer.
arbiter-played-on = { play-continued-without-clock }

## Absence

arbiter-absent = { $side ->
    [white] Les Blancs ne sont pas à l'échiquier. Délai de forfait: { $wait }.
   *[black] Les Noirs ne sont pas à l'échiquier. Délai de forfait: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Les Blancs sont là, { $after } après le début.
   *[black] Les Noirs sont là, { $after } après le début.
}
arbiter-default-time-over = { $side ->
    [white] Le délai de forfait est passé, les Blancs ne sont pas là et auraient perdu.
   *[black] Le délai de forfait est passé, les Noirs ne sont pas là et auraient perdu.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Les Blancs ont arrêté les pendules et appellent l'arbitre.
   *[black] Les Noirs ont arrêté les pendules et appellent l'arbitre.
}
arbiter-moves-counted = { $side ->
    [white] Compteur de coups des Blancs réglé à { $moves }.
   *[black] Compteur de coups des Noirs réglé à { $moves }.
}

## Refusals

refused-seal-first = La partie est ajournée; { $side ->
    [white] les Blancs mettent d'abord leur coup sous pli
   *[black] les Noirs mettent d'abord leur coup sous pli
}: { command-seal } et le coup.
refused-not-adjourned = La partie n'est pas ajournée; { command-adjourn } le fait.
refused-open-first = L'enveloppe s'ouvre d'abord: { command-continue }.
refused-not-sealed = { $why ->
    [illegal] Cela ne peut pas être joué ici.
    [ambiguous] Cela pourrait être plusieurs coups.
    [touch] La pièce touchée ne le permet pas.
    [not-written] L'enveloppe ne peut pas être écrite.
   *[unreadable] Ce n'est pas un coup que je puisse lire.
} Rien n'a été mis sous pli.
refused-wrong-passphrase = L'enveloppe n'a pas été fermée par cette phrase. { command-continue } redemande. Si la bonne est perdue, { command-continue }! continue sans l'enveloppe.
refused-passphrase-missing = Il y faut une phrase secrète. Dans un tube elle vient d'un fichier: --passphrase-file FICHIER.
refused-present = { $side ->
    [white] Les Blancs ne sont pas absents.
   *[black] Les Noirs ne sont pas absents.
}

## The arbiter's PIN

arbiter-ask-pin = Le code de l'arbitre, puis Entrée. Il n'est pas montré.
arbiter-unguarded = Sans code, toute ligne précédée de { argument-arbiter }: est obéie à ce terminal, qui que ce soit qui la tape. --pin en fixe un.
pin-not-needed = Il n'y a de code qu'avec --arbiter à un terminal commun.
pin-needs-file = Sans terminal, le code vient d'un fichier: --pin-file FICHIER.
pin-too-short = Un code a au moins { $fewest } caractères.
pin-is-a-word = PIN: le texte est une commande, un coup ou un autre mot tapé pendant les parties. Choisissez un autre PIN.
pin-no-hash = Le code ne peut pas être haché: la mémoire ou les nombres aléatoires manquent.
secret-unreadable = Le secret ne peut pas être lu. { $cause }
pin-choose = Le code de l'arbitre pour cette partie, puis Entrée. Il n'est pas montré.
pin-once-more = Le même code encore une fois.
pin-differs = C'étaient deux codes différents.
refused-both-lose = Les deux auraient perdu; seul l'arbitre note ce résultat. { command-dismiss } les laisse jouer.
## The arbiter's desk

desk-came = Le poste de l'arbitre est relié: les décisions viennent de là, et ce qui n'est que pour l'arbitre s'y dit.
desk-gone = Le poste de l'arbitre n'est plus là. Ce qui est pour l'arbitre se dit ici, et les lignes qui commencent par { speaker-arbiter }: décident de nouveau.
desk-lost = La partie ne répond pas. Dès qu'elle répond, ce poste continue.
desk-over = Le programme de la partie est fini, et ce poste avec lui.
desk-taken = L'arbitre a déjà un poste à cette partie; finissez d'abord celui-là.
desk-other-version = La partie tourne avec une autre version d'annabella; le poste doit avoir la même.
desk-seat = Seul l'arbitre se joint à une partie: --join va avec --seat arbiter.
desk-no-game = Aucune partie avec --arbiter n'est en cours là où les parties sont gardées. Ailleurs, nommez son journal: --join FICHIER.
desk-not-there = Aucune partie avec --arbiter qu'un poste puisse joindre n'est en cours avec { $file }.
desk-not-sent = La partie ne répond pas; rien n'a été envoyé.
desk-not-printed = Ce poste ne peut plus rien afficher et se termine. La partie continue; un nouveau poste peut la rejoindre.
desk-unsupported = Sur ce système, une partie ne prend pas de second terminal; l'arbitre tape à celui de la partie, avec { speaker-arbiter }: devant.
desk-no-door = Aucun poste ne peut joindre cette partie ({ $cause }); l'arbitre tape ici, avec { speaker-arbiter }: devant.
arbiter-adjourns = La partie est ajournée. { $side ->
    [white] Les Blancs mettent le prochain coup sous pli.
   *[black] Les Noirs mettent le prochain coup sous pli.
}
refused-already-sealed = Le coup est déjà dans l'enveloppe: { command-press } arrête les pendules, { command-seal } et un coup le change.
refused-passphrase-first = L'enveloppe n'a pas encore de phrase secrète. { $keeper ->
    [arbiter] Attendez que l'arbitre l'ait tapée.
   *[players] Tapez-la d'abord, deux fois.
}
refused-envelope-closed = L'enveloppe est fermée; personne ne peut lire le coup avant que { command-continue } ne l'ouvre.
