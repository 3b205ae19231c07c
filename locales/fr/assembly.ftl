### French. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Test d'un échiquier neuf. Entrée ou le bouton say: prêt à mesurer. { check-word-again }: répéter. { check-word-skip } ou press: étape suivante. { check-word-rank } ou arbiter: rangée suivante. { check-word-empty } ou time: mesurer de nouveau l'échiquier vide. { check-word-quit }: fin.
assembly-help = Entrée, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } ou { check-word-quit }.
assembly-no-readings = Cet échiquier ne signale pas de résistances. Testez-le sans --assembly.
assembly-empty = Retirez toutes les pièces, puis appuyez sur Entrée ou le bouton say.
assembly-empty-good = Aucun défaut sur l'échiquier vide. Placez maintenant un pion blanc sur chaque case.
assembly-faults = { $count ->
    [one] Un défaut sur l'échiquier vide.
   *[other] { $count } défauts sur l'échiquier vide. { check-word-skip } ou press lit le suivant.
}
assembly-pieces = Placez maintenant chaque pièce à son tour en { $square }.
assembly-no-square = Aucune case ne fonctionne encore, les pièces ne peuvent donc pas être testées.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } de { $all }
}
assembly-ohms = { $ohms } ohms
assembly-kilohms = { $kilohms } kilohms
assembly-go-on = Pour continuer: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } est en court-circuit avec la masse. Débranchez l'USB. Cherchez du doigt une goutte de soudure entre les trois pattes de la douille. Cherchez un brin de fil dedans.
assembly-leaks = { $square } fuit à vide vers la masse: environ { $ohms }. Débranchez l'USB. Nettoyez à l'alcool les soudures de cette douille et de la puce. Laissez sécher. Si le défaut reste, cherchez un pont de soudure.
assembly-rank-leaks = La rangée { $rank } fuit à vide vers la masse: environ { $ohms }. Débranchez l'USB. Nettoyez à l'alcool sa carte autour de R1 et de la puce. Laissez sécher.
assembly-no-pull-up = La rangée { $rank } signale un pion sur chaque case. R1 de sa carte manque ou est mal soudée. Ressoudez-la et mesurez-la: 18 kilohms.
assembly-pull-up = Rangée { $rank }: R1 de sa carte semble avoir { $ohms } au lieu de 18 kilohms. Débranchez l'USB et mesurez R1. Changez-la ou ressoudez-la.
assembly-two-boards = La rangée { $rank } a deux cartes: le cavalier de contact JP1 d'une autre est à la place { $rank }. Tâtez tous les cavaliers de contact. La première place à gauche est pour la rangée 1. La huitième est pour la rangée 8.
assembly-jumper = Le pion de la rangée { $rank } est signalé dans la rangée { $place }. Le cavalier de contact JP1 de cette carte: mettez-le à la place { $rank }, au lieu de { $place }. Si le pion est dans la rangée { $place }, déplacez le pion.
assembly-floats = La rangée { $rank } n'est pas reliée et répète une autre. Vérifiez le cavalier de contact JP1 de sa carte et la nappe dans J1.
assembly-rank-silent = La rangée { $rank } ne signale rien. Vérifiez que son cavalier de contact JP1 est bien placé. Vérifiez que la puce est dans le bon sens. Enfoncez la puce et la nappe.
assembly-lines-exchanged = Rangée { $rank }: deux lignes de sélection sont inversées. Testez les broches { $chip } et { $chiptoo } de la puce avec un testeur de continuité. Il doit sonner avec les broches { $ribbon } et { $ribbontoo } de J1, dans cet ordre.
assembly-line-open = Rangée { $rank }: pas de contact entre la broche { $chip } de la puce et J1, broche { $ribbon }. Enfoncez la puce et la nappe. Refaites les deux soudures.
assembly-joined-or-line = { $square } et { $other } signalent le même pion. Placez-le en { $other }. Si les deux le signalent encore, cherchez un pont entre elles à la puce. Si aucune ne le signale: pas de contact entre la broche { $chip } de la puce et J1, broche { $ribbon }.
assembly-joined = { $square } et { $other } sont reliées. Cherchez du doigt un pont entre les soudures de ces deux douilles. Cherchez ensuite entre leurs broches de la puce.
assembly-elsewhere = Le pion est signalé en { $seen }, non en { $square }. S'il est dans la bonne case, leurs fils sont inversés à la puce.
assembly-no-contact = { $square } ne signale rien. Ressoudez la pointe et le corps de cette douille. Ressoudez ensuite la broche { $chip } de la puce. Si la case suivante ne signale rien non plus, continuez: le test trouve alors le défaut de la rangée.
assembly-bad-joint = { $square } a une mauvaise soudure: { $ohms } de trop. Ressoudez la pointe et le corps de cette douille. Ressoudez ensuite la broche { $chip } de la puce. Si la case suivante a le même défaut, continuez.
assembly-bad-joint-taken = { $square } a une mauvaise soudure: { $ohms } de trop, et le pion est lu comme { $piece }. Ressoudez la pointe et le corps de cette douille. Ressoudez ensuite la broche { $chip } de la puce. Si la case suivante a le même défaut, continuez.
assembly-pawn-or-pull-up = La valeur du pion est trop basse dans la rangée { $rank }. Ou bien il a moins de 2,7 kilohms: prenez un autre pion blanc. Ou bien R1 de la carte de cette rangée fait { $ohms }, et non 18 kilohms.
assembly-shorted = { $square } est en court-circuit avec la masse quand le pion y est. Essayez un autre pion. Si le défaut reste, une patte de cette douille touche sa voisine. Sinon les deux cosses de la fiche du pion se touchent.
assembly-piece-has = { $piece }: résistance de { $has }. Ouvrez la pièce et changez la résistance. Les deux sont peut-être inversées.
assembly-piece-ohms = { $piece }: environ { $ohms }, comme aucune autre pièce. Ressoudez les deux bouts de la résistance. Si cela n'aide pas, changez-la.
assembly-piece-shorted = { $piece }: en court-circuit. Les cosses de la fiche se touchent. Ou un fil de la résistance touche l'autre cosse. Écartez-les.
assembly-piece-open = { $piece }: ne signale rien. Ressoudez les deux bouts de la résistance.
