### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

help-hear = Stemprofielen maken om aankondigingen te herkennen (experimenteel)
help-hear-enrol = Een stemprofiel maken: elk woord twee keer nazeggen, dan tien zetten
help-hear-enrol-name = Naam van de persoon
help-hear-enrol-announce-language = De taal van de aankondigingen kiezen
help-hear-enrol-microphone = De microfoon kiezen
help-hear-enrol-seed = De aan te kondigen zetten met dit getal loten
help-hear-enrol-speech = { help-clock-speech }
help-hear-enrol-rate = { help-clock-rate }
help-hear-list = De stemprofielen tonen
help-hear-forget = De stemprofielen van een persoon wissen
help-hear-forget-name = { help-hear-enrol-name }
help-hear-learn = Opslaan wat het programma in partijen over een stem leert
help-hear-learn-name = { help-hear-enrol-name }
help-hear-learn-off = Het vergeten en niets meer opslaan
hear-start = Zeg na de toon na wat u hoort, zoals u aan het bord aankondigt: { $count } woorden, elk twee keer, en dan tien zetten. Enter: opnieuw. Stoppen en later verdergaan: { command-quit }. Alleen kenmerken van de woorden worden opgeslagen, geen geluid.
hear-resumed = Het onderbroken stemprofiel gaat verder. Woorden en zetten te gaan: { $count }.
hear-word = { $word }
hear-moves = Nu tien zetten. Zeg elke zet in één adem, zoals aan het bord.
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
       *[misheard] Dat klonk niet als deze zet.
    }
hear-alike = Uw woorden “{ $word }” en “{ $other }” klinken bijna gelijk. Spreek ze aan het bord heel duidelijk uit.
hear-done = Het stemprofiel van { $name } is klaar. Het programma zou { $right } van uw { $count } zetten herkennen.{ $poor ->
        [yes] {""} Maak het opnieuw op een rustiger plek of dichter bij de microfoon.
       *[no] {""}
    }
hear-saved = Het profiel staat in { $file }.
hear-not-saved = Gestopt. Er is niets opgeslagen.
hear-kept = Gestopt. Wat u hebt gezegd, blijft bewaard. Geef om verder te gaan dezelfde opdracht opnieuw.
hear-listed = { $name }, { $language }, zetten in het profiel: { $moves }{ $learnt ->
        [0] {""}
       *[other] , in partijen geleerd: { $learnt }
    }: { $file }
hear-listed-unfinished = { $name }, { $language }, niet afgemaakt: { $file }
hear-none = Er is geen stemprofiel. Typ annabella hear enrol NAAM.
hear-forgotten = { $count ->
        [0] { $name }: geen stemprofiel.
        [one] { $name }: één stemprofiel gewist.
       *[other] { $name }: { $count } stemprofielen gewist.
    }
hear-learns = { $name }: wat het programma in partijen leert, wordt vanaf nu opgeslagen, als kenmerken van de stem, niet als geluid.
hear-learns-nothing = { $name }: wat het programma in partijen heeft geleerd, is vergeten, en er wordt niets meer opgeslagen.
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
hear-microphone-lost = Microfoon: uitgevallen{ dictation-why }. Sluit hem weer aan en herhaal de opdracht; wat u hebt gezegd, blijft bewaard.
doctor-microphone = Microfoon: { $device }
doctor-no-microphone = Geen microfoon gevonden. Aankondigingen en notaties kunnen hier niet worden opgenomen.
doctor-devices = Uitgangen: { $outputs }. Microfoons: { $inputs }. Hun namen: annabella doctor --full.
doctor-enrolled = Aankondigingen van { $name } kunnen worden herkend, taal { $language }.
doctor-second-recogniser = Aankondigingen in het Engels controleert ook PocketSphinx.
doctor-no-second-recogniser = Aankondigingen in het Engels worden met de pakketten pocketsphinx en pocketsphinx-en-us vaker herkend.
