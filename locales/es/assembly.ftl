### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Prueba de un tablero nuevo. Intro o el botón say: hecho, mira ahora. again: repetir. skip o press: seguir. rank o arbiter: a la fila siguiente. empty o time: mirar otra vez el tablero vacío. quit termina.
assembly-help = Intro, again, skip, rank, empty o quit.
assembly-no-readings = Este tablero no dice qué lee de sus resistencias. Pruébelo sin --assembly.
assembly-empty = Quite todas las piezas, luego Intro o say.
assembly-empty-good = El tablero vacío está bien. Ahora un peón blanco por todas las casillas.
assembly-faults = { $count ->
    [one] Un fallo en el tablero vacío.
   *[other] { $count } fallos en el tablero vacío. skip o press dice el siguiente.
}
assembly-pieces = Ahora cada pieza en { $square }, una tras otra.
assembly-no-square = Aún no hay ninguna casilla buena, así que no se pueden probar las piezas.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } de { $all }
}
assembly-ohms = { $ohms } ohmios
assembly-kilohms = { $kilohms } kiloohmios
assembly-go-on = Se sigue con: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } está unida a masa. Desenchufe el USB, busque con el dedo una gota de soldadura entre las tres patas de este casquillo y un hilo dentro.
assembly-leaks = { $square } no está vacía aunque no haya nada dentro: unos { $ohms } van a masa. Desenchufe el USB, limpie con alcohol las soldaduras de este casquillo y del chip, déjelas secar. Si sigue, busque un puente de soldadura.
assembly-rank-leaks = Toda la fila { $rank } no está vacía aunque no haya nada dentro: unos { $ohms } van a masa. Desenchufe el USB, limpie con alcohol su placa alrededor de R1 y del chip, déjela secar.
assembly-no-pull-up = Fila { $rank }: un peón parece estar en todas partes, nada tira de la fila hacia arriba. R1 de su placa falta o está mal soldada: suéldela de nuevo, mídala, tiene 18 kiloohmios.
assembly-pull-up = Fila { $rank }: R1 de su placa parece tener { $ohms } en vez de 18 kiloohmios. Mídala desenchufada, cámbiela o suéldela de nuevo.
assembly-two-boards = La fila { $rank } tiene dos placas: el puente JP1 de otra placa está en el lugar de la fila { $rank }. Palpe todos los puentes: en la placa de la fila 1 está en el primer lugar de la izquierda, en la de la fila 8 en el octavo.
assembly-jumper = El peón de la fila { $rank } se ve en la fila { $place }: el puente JP1 de esta placa está en el lugar { $place }; póngalo en el lugar { $rank }. Si el peón está en la fila { $place }, coloque bien el peón.
assembly-floats = La fila { $rank } no cuelga de nada, repite lo que tiene otra. El puente JP1 de su placa falta o está en otro lugar, o la cinta no llega al fondo de J1.
assembly-rank-silent = No se ve nada en toda la fila { $rank }. El puente JP1 de su placa falta o está en otro lugar, el chip está al revés o suelto, o la cinta no llega al fondo de J1.
assembly-lines-exchanged = Fila { $rank }: dos líneas de selección están cambiadas. Pruebe con el multímetro las patillas { $chip } y { $chiptoo } del chip: pitan con las patillas { $ribbon } y { $ribbontoo } de J1, cada una con la suya.
assembly-line-open = Fila { $rank }: la patilla { $chip } del chip no tiene contacto con la patilla { $ribbon } de J1. Apriete el chip, suelde de nuevo estos dos puntos, meta la cinta hasta el fondo.
assembly-joined-or-line = { $square } y { $other } ven el mismo peón. Pruebe ahora { $other }: si también allí se ve en las dos, están unidas, busque un puente entre ellas en el chip; si allí no se ve nada, la patilla { $chip } del chip no tiene contacto con la patilla { $ribbon } de J1.
assembly-joined = { $square } y { $other } están unidas: busque con el dedo un puente de soldadura entre los puntos de estos dos casquillos y entre sus patillas del chip.
assembly-elsewhere = No en { $square } sino en { $seen } se ve un peón. Si está en la casilla correcta, los hilos de las dos están cambiados en el chip.
assembly-no-contact = No se ve nada en { $square }. Suelde de nuevo la punta y el cuerpo de este casquillo, luego la patilla { $chip } del chip. Si la casilla siguiente también calla, siga: luego se dice qué tiene toda la fila.
assembly-bad-joint = { $square } tiene { $ohms } de más: una mala soldadura. Suelde de nuevo la punta y el cuerpo de este casquillo, luego la patilla { $chip } del chip. Si en la casilla siguiente pasa lo mismo, siga.
assembly-bad-joint-taken = { $square } tiene { $ohms } de más, y el peón se toma por { $piece }: una mala soldadura. Suelde de nuevo la punta y el cuerpo de este casquillo, luego la patilla { $chip } del chip. Si en la casilla siguiente ocurre igual, siga.
assembly-pawn-or-pull-up = El peón se lee demasiado bajo en la fila { $rank }. O tiene menos de 2,7 kiloohmios: tome otro peón blanco. O R1 de la placa de esta fila tiene { $ohms } en vez de 18 kiloohmios.
assembly-shorted = { $square } está unida a masa cuando el peón está dentro. Si otro peón hace lo mismo, una pata de este casquillo toca a su vecina; si no, se tocan las dos lengüetas de la clavija del peón.
assembly-piece-has = { $piece }: la resistencia es la de { $has }. Abra la pieza y ponga la suya; quizá las dos se cambiaron.
assembly-piece-ohms = { $piece }: unos { $ohms }, que ninguna pieza tiene. Suelde de nuevo los dos extremos de la resistencia; si no sirve, es una equivocada.
assembly-piece-shorted = { $piece }: las dos lengüetas de la clavija se tocan, o un hilo de la resistencia descansa en la otra lengüeta. Sepárelas.
assembly-piece-open = { $piece }: no se ve nada. Suelde de nuevo los dos extremos de la resistencia.
