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
