### Italian. docs/translators.md tells how; locales/en has a comment on each message.

help-hear = Creare profili vocali per riconoscere gli annunci (sperimentale)
help-hear-enrol = Creare il profilo vocale di una persona, che ripete ogni parola due volte e poi dieci mosse
help-hear-enrol-name = Nome della persona
help-hear-enrol-announce-language = { help-announce-announce-language }
help-hear-enrol-microphone = Scegliere il microfono
help-hear-enrol-seed = Sorteggiare le mosse da annunciare con questo numero
help-hear-enrol-speech = { help-play-speech }
help-hear-enrol-rate = { help-play-rate }
help-hear-list = Elencare i profili vocali
help-hear-forget = Cancellare i profili vocali di una persona
help-hear-forget-name = { help-hear-enrol-name }
help-hear-learn = Salvare ciò che il programma impara di una voce in partita
help-hear-learn-name = { help-hear-enrol-name }
help-hear-learn-off = Dimenticarlo e non salvare altro
hear-start = Dopo il segnale ripeta ciò che sente come lo annuncia alla scacchiera: { $count } parole, due volte ciascuna, poi dieci mosse. Invio: di nuovo. Per interrompere e continuare più tardi: { command-quit }. Si salvano solo le caratteristiche delle parole, non l'audio.
hear-resumed = Il profilo interrotto continua. Parole e mosse mancanti: { $count }.
hear-word = { $word }
hear-moves = Ora dieci mosse. Dica ciascuna senza pause, come alla scacchiera.
hear-verdict = { $what ->
        [silent] Non si è sentito nulla.
        [too-quiet] Troppo piano. Parli più forte o più vicino al microfono.
        [clipped] Troppo forte per il microfono. Parli più piano.
        [too-short] Troppo breve. Dica la parola intera.
        [too-long] Troppo lungo. Dica solo la parola.
        [too-fast] Molto più veloce di prima. Tenga lo stesso ritmo.
        [unlike] Era diverso da prima. Ripeta, per favore.
        [too-alike] Somiglia a { $other }. Parli più distintamente.
        [noisy] C'è troppo rumore. Cerchi un posto più tranquillo.
        [too-slow] Molto più lento di prima. Tenga lo stesso ritmo.
        [unknown-rate] La frequenza di campionamento di questo microfono è inutilizzabile. Ne usi un altro.
       *[misheard] Non somigliava a questa mossa.
    }
hear-alike = Le sue parole “{ $word }” e “{ $other }” si somigliano molto. Alla scacchiera le dica ben distinte.
hear-done = Il profilo vocale di { $name } è pronto. Il programma riconoscerebbe { $right } delle sue { $count } mosse.{ $poor ->
        [yes] {""} Lo rifaccia in un luogo più silenzioso o più vicino al microfono.
       *[no] {""}
    }
hear-saved = Il profilo è in { $file }.
hear-not-saved = Interrotto. Nulla è salvato.
hear-kept = Interrotto. Ciò che ha detto resta. Per continuare, ripeta lo stesso comando.
hear-listed = { $name }, { $language }, mosse del profilo: { $moves }{ $learnt ->
        [0] {""}
       *[other] , imparate in partita: { $learnt }
    }: { $file }
hear-listed-unfinished = { $name }, { $language }, non finito: { $file }
hear-none = Non c'è nessun profilo vocale. Scriva annabella hear enrol NOME.
hear-forgotten = { $count ->
        [0] { $name }: nessun profilo vocale.
        [one] { $name }: un profilo vocale cancellato.
       *[other] { $name }: { $count } profili vocali cancellati.
    }
hear-learns = { $name }: da ora si salva ciò che il programma impara in partita, come caratteristiche della voce, non come audio.
hear-learns-nothing = { $name }: ciò che il programma ha imparato in partita è dimenticato e non si salva altro.
hear-no-name = { $name }: non è un nome. Usi lettere, cifre e spazi, al massimo 40.
hear-not-enrolled = { $name }: nessun profilo vocale nella lingua { $language }{ $other ->
        [none] {""}
       *[other] {""}, solo in { $other }
    }. Scriva annabella hear enrol "{ $name }" --announce-language { $language }.
hear-faulty = { $file }: { $fault ->
        [newer] è un profilo vocale di una versione più recente
        [damaged] è un profilo vocale danneggiato
        [other-language] è un profilo vocale in un'altra lingua
        [incomplete] è un profilo vocale incompleto
       *[no-enrolment] non è un profilo vocale
    }. Lo crei di nuovo: annabella hear enrol NOME.
hear-no-microphone = Microfono: nessuno{ dictation-why }. Ne colleghi uno.
hear-unknown-microphone = { $why }: nessun microfono ha questo nome, o più di uno. Ne indichi uno tra quelli di annabella doctor.
hear-microphone-lost = Microfono: guasto{ dictation-why }. Lo ricolleghi e ripeta il comando; ciò che ha detto resta.
doctor-microphone = Microfono: { $device }
doctor-no-microphone = Nessun microfono trovato. Qui non si possono registrare annunci né formulari.
doctor-devices = Uscite: { $outputs }. Microfoni: { $inputs }. I nomi: annabella doctor --full.
doctor-enrolled = Gli annunci di { $name } si possono riconoscere, lingua { $language }.
doctor-second-recogniser = Anche PocketSphinx controlla gli annunci in inglese.
doctor-no-second-recogniser = Gli annunci in inglese si riconoscono più spesso con i pacchetti pocketsphinx e pocketsphinx-en-us.
