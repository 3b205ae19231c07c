### French. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Essai d'un échiquier neuf. Entrée ou le bouton say: fait, regarde. again: redire. skip ou press: suivant. rank ou arbiter: à la rangée suivante. empty ou time: regarder encore l'échiquier vide. quit finit.
assembly-help = Entrée, again, skip, rank, empty ou quit.
assembly-no-readings = Cet échiquier ne dit pas ce qu'il lit de ses résistances. Essayez-le sans --assembly.
assembly-empty = Ôtez toutes les pièces, puis Entrée ou say.
assembly-empty-good = L'échiquier vide est bon. Maintenant un pion blanc par toutes les cases.
assembly-faults = { $count ->
    [one] Un défaut sur l'échiquier vide.
   *[other] { $count } défauts sur l'échiquier vide. skip ou press dit le suivant.
}
assembly-pieces = Maintenant chaque pièce en { $square }, l'une après l'autre.
assembly-no-square = Aucune case n'est encore bonne, les pièces ne peuvent donc pas être essayées.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } de { $all }
}
assembly-ohms = { $ohms } ohms
assembly-kilohms = { $kilohms } kilohms
assembly-go-on = Pour continuer: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } est reliée à la masse. Débranchez l'USB, cherchez du doigt une goutte de soudure entre les trois pattes de cette douille et un brin de fil dedans.
assembly-leaks = { $square } n'est pas vide bien que rien n'y soit: environ { $ohms } mènent à la masse. Débranchez l'USB, nettoyez à l'alcool les soudures de cette douille et de la puce, laissez sécher. Si cela reste, cherchez un pont de soudure.
assembly-rank-leaks = Toute la rangée { $rank } n'est pas vide bien que rien n'y soit: environ { $ohms } mènent à la masse. Débranchez l'USB, nettoyez à l'alcool sa carte autour de R1 et de la puce, laissez sécher.
assembly-no-pull-up = Rangée { $rank }: un pion semble être partout, rien ne tire la rangée vers le haut. R1 de sa carte manque ou est mal soudée: ressoudez-la, mesurez-la, elle a 18 kilohms.
assembly-pull-up = Rangée { $rank }: R1 de sa carte semble avoir { $ohms } au lieu de 18 kilohms. Mesurez-la débranchée, changez-la ou ressoudez-la.
assembly-two-boards = La rangée { $rank } a deux cartes: le cavalier de contact JP1 d'une autre carte est à la place de la rangée { $rank }. Tâtez tous les cavaliers de contact: sur la carte de la rangée 1 il est à la première place de gauche, sur celle de la rangée 8 à la huitième.
assembly-jumper = Le pion de la rangée { $rank } est vu dans la rangée { $place }: le cavalier de contact JP1 de cette carte est à la place { $place }; mettez-le à la place { $rank }. Si le pion est dans la rangée { $place }, remettez le pion.
assembly-floats = La rangée { $rank } ne tient à rien, elle répète ce qu'a une autre. Le cavalier de contact JP1 de sa carte manque ou est mal placé, ou la nappe n'est pas au fond de J1.
assembly-rank-silent = Rien n'est vu dans toute la rangée { $rank }. Le cavalier de contact JP1 de sa carte manque ou est mal placé, la puce est à l'envers ou pas enfoncée, ou la nappe n'est pas au fond de J1.
assembly-lines-exchanged = Rangée { $rank }: deux lignes de sélection sont échangées. Essayez au multimètre les broches { $chip } et { $chiptoo } de la puce: elles sonnent avec les broches { $ribbon } et { $ribbontoo } de J1, chacune avec la sienne.
assembly-line-open = Rangée { $rank }: la broche { $chip } de la puce n'a pas de contact avec la broche { $ribbon } de J1. Enfoncez la puce, refaites ces deux soudures, poussez la nappe au fond.
assembly-joined-or-line = { $square } et { $other } voient le même pion. Essayez { $other } ensuite: s'il y est vu aussi dans les deux, elles sont reliées, cherchez un pont entre elles à la puce; si rien n'y est vu, la broche { $chip } de la puce n'a pas de contact avec la broche { $ribbon } de J1.
assembly-joined = { $square } et { $other } sont reliées: cherchez du doigt un pont entre les soudures de ces deux douilles et entre leurs broches de la puce.
assembly-elsewhere = Non en { $square }, mais en { $seen } un pion est vu. S'il est dans la bonne case, les fils des deux sont échangés à la puce.
assembly-no-contact = Rien n'est vu en { $square }. Ressoudez la pointe et le corps de cette douille, puis la broche { $chip } de la puce. Si la case suivante se tait aussi, continuez: il est dit ensuite ce qu'a toute la rangée.
assembly-bad-joint = { $square } a { $ohms } de trop: une mauvaise soudure. Ressoudez la pointe et le corps de cette douille, puis la broche { $chip } de la puce. Si la case suivante a le même défaut, continuez.
assembly-bad-joint-taken = { $square } a { $ohms } de trop, si bien que le pion passe pour { $piece }: une mauvaise soudure. Ressoudez la pointe et le corps de cette douille, puis la broche { $chip } de la puce. Si la case suivante fait de même, continuez.
assembly-pawn-or-pull-up = Le pion est lu trop bas dans la rangée { $rank }. Ou bien il a moins de 2,7 kilohms: prenez un autre pion blanc. Ou bien R1 de la carte de cette rangée a { $ohms } au lieu de 18 kilohms.
assembly-shorted = { $square } est reliée à la masse quand le pion y est. Si un autre pion fait de même, une patte de cette douille touche sa voisine; sinon les deux cosses de la fiche du pion se touchent.
assembly-piece-has = { $piece }: la résistance est celle de { $has }. Ouvrez la pièce et mettez la sienne; peut-être les deux ont-elles été échangées.
assembly-piece-ohms = { $piece }: environ { $ohms }, ce qu'aucune pièce n'a. Ressoudez les deux bouts de la résistance; si cela n'aide pas, ce n'est pas la bonne.
assembly-piece-shorted = { $piece }: les deux cosses de la fiche se touchent, ou un fil de la résistance repose sur l'autre cosse. Écartez-les.
assembly-piece-open = { $piece }: rien n'en est vu. Ressoudez les deux bouts de la résistance.
