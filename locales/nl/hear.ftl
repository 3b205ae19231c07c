### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

help-hear = Stemprofielen maken om aankondigingen te herkennen (experimenteel)
help-hear-enrol = Een stemprofiel maken: elk woord drie keer nazeggen
help-hear-enrol-name = Naam van de persoon
help-hear-enrol-announce-language = De taal van de aankondigingen kiezen
help-hear-enrol-microphone = De microfoon kiezen
help-hear-enrol-seed = De zetten van de test met dit getal loten
help-hear-enrol-speech = { help-clock-speech }
help-hear-enrol-rate = { help-clock-rate }
help-hear-list = De stemprofielen tonen
help-hear-forget = De stemprofielen van een persoon wissen
help-hear-forget-name = { help-hear-enrol-name }
hear-begin = Zeg na de toon elk woord na, zoals u aan het bord aankondigt. Het zijn { $count } woorden, elk drie keer. Enter: opnieuw. Stoppen: { command-quit }. Alleen kenmerken van de woorden worden opgeslagen, geen geluid.
hear-word = { $word }
hear-test = Nu tien zetten als test.
hear-verdict = { $what ->
        [silent] Niets gehoord.
        [too-quiet] Te zacht. Spreek harder, of ga dichter bij de microfoon.
        [clipped] Te luid voor de microfoon. Spreek zachter.
        [too-short] Te kort. Zeg het hele woord.
        [too-long] Te lang. Zeg alleen het woord.
        [too-fast] Veel sneller dan eerst. Houd hetzelfde tempo.
        [unlike] Dat klonk anders dan eerst. Zeg het nog eens.
        [too-alike] Dat klinkt als { $other }. Spreek duidelijker.
        [noisy] Het is hier te rumoerig. Zoek een rustiger plek.
        [too-slow] Veel langzamer dan eerst. Houd hetzelfde tempo.
        [unknown-rate] Deze microfoon levert een onbruikbare samplefrequentie. Gebruik een andere.
       *[misheard] Niet zeker herkend.
    }
hear-alike = Uw woorden “{ $word }” en “{ $other }” klinken bijna gelijk. Spreek ze aan het bord heel duidelijk uit.
hear-done = Het stemprofiel van { $name } is klaar. Van tien testzetten: { $right } herkend, { $doubtful } niet zeker, { $wrong } met een andere verward. Het profiel staat in { $file }.
hear-not-saved = Gestopt. Er is niets opgeslagen.
hear-listed = { $name }, { $language }: { $file }
hear-none = Er is geen stemprofiel. Typ annabella hear enrol NAAM.
hear-forgotten = { $count ->
        [0] { $name }: geen stemprofiel.
        [one] { $name }: één stemprofiel gewist.
       *[other] { $name }: { $count } stemprofielen gewist.
    }
hear-no-name = { $name }: geen naam. Gebruik letters, cijfers en spaties, hoogstens 40.
hear-not-enrolled = { $name }: geen stemprofiel in de taal { $language }{ $other ->
        [none] {""}
       *[other] {""}, alleen in { $other }
    }. Typ annabella hear enrol "{ $name }" --announce-language { $language }.
hear-faulty = { $file }: { $fault ->
        [newer] stemprofiel van een nieuwere versie
        [damaged] beschadigd stemprofiel
        [other-language] stemprofiel in een andere taal
        [incomplete] onvolledig stemprofiel
       *[no-enrolment] geen stemprofiel
    }. Maak het opnieuw: annabella hear enrol NAAM.
hear-no-microphone = Microfoon: geen{ dictation-why }. Sluit er een aan.
hear-unknown-microphone = { $why }: geen microfoon heet zo, of meer dan één. Noem er een uit annabella doctor.
hear-microphone-lost = Microfoon: uitgevallen{ dictation-why }. Sluit hem weer aan en begin opnieuw.
doctor-microphone = Microfoon: { $device }
doctor-no-microphone = Geen microfoon gevonden. Aankondigingen en notaties kunnen hier niet worden opgenomen.
doctor-devices = Uitgangen: { $outputs }. Microfoons: { $inputs }. Hun namen: annabella doctor --full.
doctor-enrolled = Aankondigingen van { $name } kunnen worden herkend, taal { $language }.
doctor-second-recogniser = Aankondigingen in het Engels controleert ook PocketSphinx.
doctor-no-second-recogniser = Aankondigingen in het Engels worden met de pakketten pocketsphinx en pocketsphinx-en-us vaker herkend.
