### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Welcome

welcome-hello = annabella, scacchi da ascoltare e da toccare.
welcome-next = Scriva annabella learn per le lezioni, annabella play per una partita, annabella help per tutti i comandi.
welcome-rate = Per una voce più veloce o più lenta, aggiunga --rate e le parole al minuto, come --rate 250. In partita, scriva { command-faster } o { command-slower }.
welcome-help = annabella doctor prova la voce e i dispositivi. Con l'orologio e le mosse in italiano: annabella play --time-control 900+10 --announce-language it.

## Doctor

doctor-voice-works = La voce si può caricare.
doctor-no-voice = La voce non funziona. { $reason } annabella play --speech print gioca senza voce.
doctor-device = Dispositivo audio: { $device }
doctor-hear = Se sente questa frase, l'audio funziona.
doctor-heard = È stata detta una frase di prova. Se non l'ha sentita, scelga un altro dispositivo con --room-device.
doctor-not-heard = La frase di prova non si è potuta riprodurre. annabella play --speech print permette di giocare senza audio.
doctor-works = In breve: voce e audio funzionano. annabella play comincia una partita.
doctor-fails = In breve: giochi senza voce, con annabella play --speech print.

## The command line

usage-unknown-argument = { $argument }: questa opzione non esiste. Veda { $command } --help.
usage-unknown-argument-near = { $argument }: questa opzione non esiste. Intendeva { $near }?
usage-argument-elsewhere = { $argument }: qui non è un'opzione. La usi con { $commands }.
usage-surplus = { $command }: "{ $argument }" è una parola di troppo. Veda { $command } --help.
usage-unknown-command = { $command }: questo comando non esiste. Veda { $help }.
usage-unknown-command-near = { $command }: questo comando non esiste. Intendeva { $near }?
usage-no-value = { $argument }: manca un valore. Lo scriva dopo l'opzione.
usage-invalid-value = { $argument }: "{ $value }" non è un valore possibile. Veda { $help }.
usage-invalid-choice = { $argument }: "{ $value }" non è un valore possibile. Scelga tra { $possible }.
usage-missing = { $command }: manca { $argument }. Veda { $command } --help.
usage-conflict = { $argument }: non è possibile con { $other }. Tolga una delle due.
usage-missing-command = { $command }: manca un comando. Ne aggiunga uno tra { $possible }.
usage-other = { $program }: la riga di comando non si capisce. Veda { $help }.
usage-no-letters = "{ $value }": non è una serie di lettere dei pezzi. Usi una o più tra de, en, nl, fr, it, es.
play-no-live-pgn = --live-pgn: non per gli scacchi tridimensionali, che PGN non esprime. Tolga l'opzione.
play-no-start = "{ $fen }": nessuna partita può cominciare da questa posizione. La corregga.
play-no-time-control = "{ $text }": non è una cadenza. Per 15 minuti e 10 secondi a mossa, scriva 900+10.
pairing-no-game = { $file }: senza partite. Usi il PGN del turno o della scacchiera.
pairing-several = { $file }: più partite. Indichi turno e scacchiera, per esempio --round 3.7.
pairing-no-board = { $file }: nessuna partita { $round }. Controlli --round.
pairing-damaged = { $file }: nessuna partita { $round }. La partita alla riga { $line } non nomina turno e scacchiera. La corregga o controlli --round.
pairing-no-names = { $file }: la partita non nomina i due giocatori. Usi --white-name e --black-name.
settings-auto-arbiter = --announce-by auto: non permesso con --arbiter, perché i pioli possono mostrare solo parte di una mossa. Usi program o player.
settings-practice-arbiter = --practice: non permesso con --arbiter, perché dà consigli (articolo { $article }). Tolga una delle due.
resume-option-differs = { $option }: ignorata. La partita ripresa mantiene { $kept }.
resume-option-kept = { $option }: ignorata. La partita ripresa mantiene la sua impostazione.
resume-preset = --preset: valgono solo voce, dispositivi e visualizzazione. La partita ripresa mantiene le altre impostazioni.
resume-not-set = { $option }: ignorata. La partita ripresa si gioca senza.
play-no-network = { $variable }: indica { $value }, ma un torneo non può usare la rete. Tolga la variabile.
play-awake = È in corso una partita a scacchi
