### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Prueba de un tablero nuevo. Intro o el botón say: listo para medir. { check-word-again }: repetir. { check-word-skip } o press: paso siguiente. { check-word-rank } o arbiter: fila siguiente. { check-word-empty } o time: medir otra vez el tablero vacío. { check-word-quit }: fin.
assembly-help = Intro, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } o { check-word-quit }.
assembly-no-readings = Este tablero no informa de resistencias. Pruébelo sin --assembly.
assembly-empty = Quite todas las piezas y pulse Intro o el botón say.
assembly-empty-good = Ningún fallo en el tablero vacío. Ponga ahora un peón blanco en cada casilla.
assembly-faults = { $count ->
    [one] Un fallo en el tablero vacío.
   *[other] { $count } fallos en el tablero vacío. { check-word-skip } o press lee el siguiente.
}
assembly-pieces = Ponga ahora cada pieza, por turno, en { $square }.
assembly-no-square = Aún no funciona ninguna casilla, así que no se pueden probar las piezas.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } de { $all }
}
assembly-ohms = { $ohms } ohmios
assembly-kilohms = { $kilohms } kiloohmios
assembly-go-on = Continúe con: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } está en cortocircuito con masa. Desenchufe el USB. Busque con el dedo una gota de soldadura entre las tres patas del casquillo. Busque un hilo dentro.
assembly-leaks = { $square } tiene una fuga a masa estando vacía: unos { $ohms }. Desenchufe el USB. Limpie con alcohol las soldaduras de este casquillo y del chip. Déjelas secar. Si el fallo sigue, busque un puente de soldadura.
assembly-rank-leaks = La fila { $rank } tiene una fuga a masa estando vacía: unos { $ohms }. Desenchufe el USB. Limpie con alcohol su placa alrededor de R1 y del chip. Déjela secar.
assembly-no-pull-up = La fila { $rank } indica un peón en todas las casillas. R1 de su placa falta o está mal soldada. Suéldela de nuevo y mídala: 18 kiloohmios.
assembly-pull-up = Fila { $rank }: R1 de su placa parece tener { $ohms } en vez de 18 kiloohmios. Desenchufe el USB y mida R1. Cámbiela o suéldela de nuevo.
assembly-two-boards = La fila { $rank } tiene dos placas: el puente JP1 de otra está en el lugar { $rank }. Palpe todos los puentes. El primer lugar a la izquierda es de la fila 1. El octavo es de la fila 8.
assembly-jumper = El peón de la fila { $rank } se lee en la fila { $place }. Pase el puente JP1 de esta placa del lugar { $place } al lugar { $rank }. Si el peón está en la fila { $place }, mueva el peón.
assembly-floats = La fila { $rank } no está conectada y repite otra. Compruebe el puente JP1 de su placa y la cinta en J1.
assembly-rank-silent = La fila { $rank } no indica nada. Compruebe que su puente JP1 está en su lugar. Compruebe que el chip no está al revés. Apriete el chip y la cinta.
assembly-lines-exchanged = Fila { $rank }: dos líneas de selección están intercambiadas. Pruebe las patillas { $chip } y { $chiptoo } del chip con un comprobador de continuidad. Debe pitar con las patillas { $ribbon } y { $ribbontoo } de J1, en este orden.
assembly-line-open = Fila { $rank }: la patilla { $chip } del chip no tiene contacto con la patilla { $ribbon } de J1. Apriete el chip y la cinta. Suelde de nuevo los dos puntos.
assembly-joined-or-line = { $square } y { $other } indican el mismo peón. Póngalo en { $other }. Si las dos lo indican otra vez, busque un puente entre ellas en el chip. Si ninguna lo indica: falta el contacto entre la patilla { $chip } del chip y J1, patilla { $ribbon }.
assembly-joined = { $square } y { $other } están unidas. Busque con el dedo un puente de soldadura entre los puntos de estos dos casquillos. Busque después entre sus patillas del chip.
assembly-elsewhere = El peón se lee en { $seen }, no en { $square }. Si está en la casilla correcta, sus hilos están intercambiados en el chip.
assembly-no-contact = { $square } no indica nada. Suelde de nuevo la punta y el cuerpo de este casquillo. Luego suelde la patilla { $chip } del chip. Si la casilla siguiente tampoco indica nada, siga: la prueba halla entonces el fallo de la fila.
assembly-bad-joint = { $square } tiene una mala soldadura: { $ohms } de más. Suelde de nuevo la punta y el cuerpo de este casquillo. Luego suelde la patilla { $chip } del chip. Si la casilla siguiente tiene el mismo fallo, siga.
assembly-bad-joint-taken = { $square } tiene una mala soldadura: { $ohms } de más, y el peón se lee como { $piece }. Suelde de nuevo la punta y el cuerpo de este casquillo. Luego suelde la patilla { $chip } del chip. Si la casilla siguiente tiene el mismo fallo, siga.
assembly-pawn-or-pull-up = El valor del peón es demasiado bajo en la fila { $rank }. O tiene menos de 2,7 kiloohmios: tome otro peón blanco. O R1 de la placa de esta fila tiene { $ohms } en vez de 18 kiloohmios.
assembly-shorted = { $square } está en cortocircuito con masa cuando tiene el peón. Pruebe otro peón. Si el fallo sigue, una pata de este casquillo toca a su vecina. Si no, se tocan las dos lengüetas de la clavija del peón.
assembly-piece-has = { $piece }: tiene la resistencia de { $has }. Abra la pieza y cambie la resistencia. Quizá las dos están intercambiadas.
assembly-piece-ohms = { $piece }: unos { $ohms }, como ninguna otra pieza. Suelde de nuevo los dos extremos de la resistencia. Si no sirve, cámbiela.
assembly-piece-shorted = { $piece }: en cortocircuito. Las lengüetas de la clavija se tocan. O un hilo de la resistencia toca la otra lengüeta. Sepárelas.
assembly-piece-open = { $piece }: no indica nada. Suelde de nuevo los dos extremos de la resistencia.
