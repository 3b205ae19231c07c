### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = remise
    .heard = remise overeengekomen, pat
score-resigned = opgegeven
    .heard = geeft op, wit geeft op, zwart geeft op
score-lost-on-time = tijdsoverschrijding
    .heard = tijd, vlag, vlag gevallen, door tijd

## annabella sheet

score-ply = { $side ->
        [white] Wit
       *[black] Zwart
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
score-longhand = { $number }. { score-ply }
score-spoken = { $numbered ->
        [yes] Zet { $number },{" "}
       *[no] {""}
    }{ score-ply }
sheet-no-language = { $value }: geen beschikbare taal. Kies de, en, nl, fr, it of es.
sheet-sound-alone = --to: wav kan niet samen met andere vormen naar de standaarduitvoer. Geef --to wav alleen op, of elke vorm met een eigen --output.
sheet-sound-no-json = --to: wav is geluid, dat niet in JSON past. Laat --json weg.
sheet-sound-to-terminal = --to wav: een terminal kan geen geluid ontvangen. Geef een bestand op met --output.
sheet-one-form = --output: een bestand bevat maar één vorm. Voer het commando voor elke vorm apart uit.

## Dictated moves

dictation-runs = Opname.
dictation-move = zet { $number }, { $side ->
        [white] Wit
       *[black] Zwart
    }
dictation-kept = { $number ->
        [0] Opgenomen vóór de eerste zet, { $length }.
       *[other] Opgenomen bij { dictation-move }, { $length }.
    }
dictation-heard = { $number ->
        [0] Opname vóór de eerste zet:
       *[other] Opname bij { dictation-move }:
    }
dictation-failed = { $state ->
        [no-microphone] Er wordt niets opgenomen: geen microfoon.{ dictation-why }
        [unknown-microphone] Er wordt niets opgenomen: bij { $why } past geen microfoon, of meer dan één.
        [microphone-lost] De microfoon is uitgevallen; alles daarvoor is opgenomen.{ dictation-why }
       *[not-written] De opname is nog niet opgeslagen; het opslaan wordt herhaald.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Opnamen kunnen hier niet worden afgespeeld. Geef de speler een koptelefoon met --white-device of --black-device.
refused-nothing-dictated = Daarvoor is niets opgenomen. Typ { command-dictate }.
refused-writes-by-hand = Alleen een visueel gehandicapte speler mag opnemen. Noteer de zetten.
refused-dictating = De opname loopt nog. Typ { command-dictate }.
journal-recording = opname { $take } van { $side ->
        [white] Wit
       *[black] Zwart
    }: { $state ->
        [running] loopt
        [kept] opgeslagen, { $length }
        [no-microphone] geen microfoon { $why }
        [unknown-microphone] geen microfoon { $why }
        [microphone-lost] microfoon uitgevallen na { $length } { $why }
       *[not-written] niet opgeslagen, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Wit
       *[black] Zwart
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: het bestand ontbreekt.
dictation-damaged = { dictation-of }: { $file } is geen leesbaar geluidsbestand.
dictation-at = { $number ->
        [0] vóór de eerste zet
       *[other] { dictation-move }
    }
verdict-not-compared = { $side ->
    [white] Het bord van Wit is niet aangesloten en is niet vergeleken.
   *[black] Het bord van Zwart is niet aangesloten en is niet vergeleken.
}

## annabella sheet

help-sheet-language = Taal van stukletters en woorden kiezen [waarden: de, en, nl, fr, it, es] [standaard: letters zoals de interface, woorden in het Duits]
help-sheet-profile = Braillesysteem kiezen [standaard: uk bij Engelse stukletters, anders german]
help-sheet-width = Tekens per regel instellen, minstens 20 [standaard bij braille en brf: 40]
help-sheet-page = Regels per pagina van brf instellen; 0 voor één eindeloze pagina
help-sheet-rate = Spreektempo van wav in woorden per minuut instellen
help-sheet-output = Naar dit bestand schrijven in plaats van naar de standaarduitvoer
help-sheet-force = Een bestaand bestand vervangen, maar nooit een journaal

## Dictated moves

help-play-white-microphone = De microfoon van Wit kiezen
help-play-black-microphone = De microfoon van Zwart kiezen

## annabella dictation

help-dictation = De opnamen van een speler tonen of samenvoegen
help-dictation-game = Journaal van de partij
help-dictation-side = Alleen de opnamen van Wit of van Zwart tonen
help-dictation-output = Alle opnamen in dit geluidsbestand samenvoegen
help-dictation-force = { help-sheet-force }
