### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = remise
score-resigned = opgegeven
    .heard = geeft op

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
sheet-no-language = { $value } is geen van de talen; mogelijk: de, en, nl, fr, it, es.
sheet-sound-alone = Geluid gaat niet samen met andere vormen naar de standaarduitvoer; --to wav alleen, of elk met --output.
sheet-sound-to-terminal = Geluid heeft een bestand nodig: --output en zijn naam.
sheet-one-form = In één bestand gaat één vorm; --to en --output voor elke vorm apart.

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
        [unknown-microphone] Er wordt niets opgenomen: geen enkele microfoon heet { $why }.
        [microphone-lost] De microfoon is uitgevallen; wat daarvoor is gezegd is opgenomen.{ dictation-why }
       *[not-written] De opname kan niet op schijf worden geschreven; ze wordt bewaard en opnieuw geprobeerd.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Opnamen kunnen hier niet worden afgespeeld; een eigen koptelefoon wordt genoemd met --white-device of --black-device.
refused-nothing-dictated = Daarvoor is niets opgenomen; { command-dictate } neemt op.
refused-dictating = De opname loopt nog; { command-dictate } beëindigt haar.
journal-recording = opname { $take } van { $side ->
        [white] Wit
       *[black] Zwart
    }: { $state ->
        [running] loopt
        [kept] bewaard, { $length }
        [no-microphone] geen microfoon { $why }
        [unknown-microphone] geen microfoon { $why }
        [microphone-lost] microfoon uitgevallen na { $length } { $why }
       *[not-written] niet geschreven, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Wit
       *[black] Zwart
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: het bestand ontbreekt.
dictation-damaged = { dictation-of }: { $file } is niet als geluid te lezen.
dictation-at = { $number ->
        [0] vóór de eerste zet
       *[other] { dictation-move }
    }
