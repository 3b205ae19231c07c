### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Words of the menu

settings-list = elenco
settings-back = indietro
settings-quit = uscire
settings-default = predefinito
settings-preset = profilo
settings-file = file
settings-again = ancora
settings-on = attivo
settings-off = disattivo
settings-where-word = dove

## Sentences of the menu

settings-welcome = Impostazioni. Scriva un numero, { command-help } o { settings-quit }.
settings-where = Le impostazioni sono in { $file }.
settings-help = Scriva un numero, un nome, o un nome e il suo valore, come { settings-name-rate } 250. { settings-list } mostra le sue impostazioni, { settings-preset } i profili, { settings-where-word } il file. Scriva { settings-quit } per terminare.
settings-help-group = Scriva un numero o un nome. Invio ripete l'elenco. { settings-back } riporta ai gruppi, { settings-list } mostra le sue impostazioni. Scriva { settings-quit } per terminare.
settings-help-setting = Scriva il nuovo valore o il suo numero. { settings-default } cancella il suo, { settings-back } lo mantiene, Invio lo ripete.
settings-help-option = La sua opzione è { $option }.
settings-help-example = Un esempio: { $example }.
settings-bounds = Valori possibili: da { $lowest } a { $highest }.
settings-choice = { $number }: { $what }
settings-title = { $title }
settings-pair = { $name }: { $value }
settings-by-default = { $value }, valore predefinito
settings-nothing = non impostato
settings-now = { $now }. Scopo: { $purpose }.
settings-ask = Scriva il nuovo valore, o { settings-back } per mantenere questo.
settings-set = { $name }: ora { $value }, salvato.
settings-not-here = { $value } al momento non è disponibile.
settings-taken-out = { $name }: impostazione cancellata. Valore predefinito: { $value }.
settings-none = Nulla è impostato.
settings-presets = Profili: { $presets }.
settings-in-preset = Sta modificando il profilo { $preset }. Scriva { settings-file } per le impostazioni che valgono sempre.
settings-new-preset = Il profilo { $preset } è nuovo. La sua prima modifica lo crea.
settings-in-file = Sta modificando le impostazioni che valgono sempre.
settings-left = Fine delle impostazioni. Le sue modifiche sono salvate.
settings-out-of-bounds = { $name }: "{ $value }" è fuori dai limiti. Scriva da { $lowest } a { $highest }.
settings-no-choice = { $name }: "{ $value }" non è un valore possibile. Scriva { $possible }.
settings-not-understood = "{ $text }": non è un'impostazione né un numero di questo elenco. Invio ripete l'elenco.
settings-not-understood-near = "{ $text }": non è un'impostazione né un numero di questo elenco. Intendeva { $near }?
settings-mend = Scriva { settings-default } { $key } per cancellare la riga.

## Names of settings in the menu

settings-name-time-control = cadenza
settings-name-white-impaired = bianco con disabilità visiva
settings-name-black-impaired = nero con disabilità visiva
settings-name-white-board = scacchiera bianco
settings-name-black-board = scacchiera nero
settings-name-arbiter = arbitro
settings-name-speech = uscita vocale
settings-name-rate = velocità
settings-name-volume = volume
settings-name-variant = variante
settings-name-laws = regole
settings-name-repetition = ripetizione
settings-name-sighted-press = pressione del vedente
settings-name-let-go = lasciare
settings-name-no-draw-before = niente patta prima
settings-name-default-time = tempo di tolleranza
settings-name-supervision = sorveglianza
settings-name-quickplay-finish = finale rapido
settings-name-practice = allenamento
settings-name-level-words = parole dei livelli
settings-name-white-name = nome bianco
settings-name-black-name = nome nero
settings-name-white-title = titolo bianco
settings-name-black-title = titolo nero
settings-name-white-elo = elo bianco
settings-name-black-elo = elo nero
settings-name-white-fide-id = numero fide bianco
settings-name-black-fide-id = numero fide nero
settings-name-event = torneo
settings-name-site = luogo
settings-name-round = turno
settings-name-announce-by = annunciatore
settings-name-announce-language = lingua degli annunci
settings-name-style = stile
settings-name-alphabet = alfabeto
settings-name-zwo = zwo
settings-name-pause = pausa
settings-name-notation = notazione
settings-name-hear-execution = sentire l'esecuzione
settings-name-seat = posto
settings-name-assistants = assistenti
settings-name-white-assistant = assistente bianco
settings-name-black-assistant = assistente nero
settings-name-white-deaf = bianco sordo
settings-name-black-deaf = nero sordo
settings-name-pin = pin
settings-name-pin-kept = durata del pin
settings-name-keys = tasti
settings-name-warn = avvisi
settings-name-white-warn = avvisi bianco
settings-name-black-warn = avvisi nero
settings-name-voice = voce
settings-name-white-voice = voce bianco
settings-name-black-voice = voce nero
settings-name-arbiter-voice = voce arbitro
settings-name-room-device = altoparlante
settings-name-white-device = cuffia bianco
settings-name-black-device = cuffia nero
settings-name-arbiter-device = cuffia arbitro
settings-name-width = lunghezza di riga
settings-name-prefix = nome di chi parla
settings-name-echo = eco
settings-name-confirm = conferma
settings-name-white-microphone = microfono bianco
settings-name-black-microphone = microfono nero
settings-name-white-hear = annunci bianco
settings-name-black-hear = annunci nero
settings-name-white-peg-echo = eco dei pioli bianco
settings-name-black-peg-echo = eco dei pioli nero
settings-name-white-turned = scacchiera bianco girata
settings-name-black-turned = scacchiera nero girata
settings-name-set-clock = regolare l'orologio
settings-name-debounce = antirimbalzo
settings-name-quiet = riposo della scacchiera
settings-name-rest = riposo dell'annuncio
settings-name-locale = lingua

## Names of values in the menu

settings-value-espeak = voce propria
settings-value-system = voce del sistema
settings-value-print = solo testo
settings-value-required = richiesto
settings-value-words = a parole
settings-value-announced = annunciata
settings-value-executed = eseguita
settings-value-full = completo
settings-value-short = breve
settings-value-partial = parziale
settings-value-program = il programma
settings-value-player = una persona
settings-value-auto = automatico
settings-value-shared = condiviso
settings-value-white = Bianco
settings-value-black = Nero
settings-value-assistant = assistente
settings-value-white-assistant = assistente del Bianco
settings-value-black-assistant = assistente del Nero
settings-value-arbiter = arbitro
settings-value-left = sinistra
settings-value-right = destra

## The file

settings-file-head =
    Impostazioni di annabella: nome = valore, le parole tra virgolette, true o false per un interruttore.
    annabella settings le mostra e le modifica. annabella help play le spiega una per una.
    Le impostazioni dopo { "[" }preset.NOME] valgono solo con --preset NOME.
settings-no-file = Impostazioni: nessun posto per il file. Definisca XDG_CONFIG_HOME, HOME o ANNABELLA_SETTINGS.
settings-unreadable = Impostazioni: non si possono leggere. { $cause }
settings-no-toml = Impostazioni { $file }, riga { $line }: "{ $text }" non è un'impostazione. Scriva nome = valore, le parole tra virgolette.
settings-unknown = Impostazioni { $file }, riga { $line }: nessuna impostazione "{ $key }". Veda annabella help play.
settings-unknown-near = Impostazioni { $file }, riga { $line }: nessuna impostazione "{ $key }". Intendeva { $near }?
settings-no-value = Impostazioni { $file }, riga { $line }: "{ $key }" non è un unico valore. Ne dia uno, o cominci un profilo con [preset.NOME].
settings-wrong-value = Impostazioni { $file }, riga { $line }: { $cause }
settings-no-preset = "{ $preset }": questo profilo non esiste. Scelga tra { $presets }.

## Help

help-settings = Mostrare o modificare le impostazioni
help-settings-line = Una riga del menu [predefinito: tutto il menu]
help-settings-preset = Mostrare o modificare questo profilo
help-settings-speech = Scegliere la voce [predefinito: solo in un terminale]
help-play-preset = Applicare questi profili; --no-NOME ignora un'impostazione
help-clock-preset = { help-play-preset }
help-play-assistants = Dare un assistente a ogni giocatore con disabilità visiva, come per il Bianco
