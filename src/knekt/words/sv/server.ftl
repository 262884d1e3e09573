### Vad en bordsserver avvisar.

error-already-away = En bot spelar redan åt spelare { $player }.
error-already-seated = Du har redan en plats vid det här bordet.
error-bad-contribution = Det du lägger till blandningen får ha högst 64 tecken: siffror, och bokstäver från a till f.
error-bad-result-time = Ett resultat visas i { $least } till { $most } sekunder; 0 betyder tills alla är klara.
error-bad-setting = Inställningen { $name } kan inte vara ”{ $value }”.
error-bad-thinking-time = Betänketiden måste vara mellan { $least } och { $most } sekunder.
error-data-folder = Datamappen { $name } kan inte användas: { $why }.
error-database-address = Inställningen database är ingen adress som postgresql+asyncpg://användare@dator/namn (installera knekt[postgres] för den).
error-database-failed = Servern kan inte spara något just nu. Ingenting har ändrats: försök igen om en stund.
error-database-too-new = Databasen är skriven av en nyare Knekt (revision { $revision }). Använd den.
error-database-unusable = Databasen { $name } kan inte användas: { $why }.
error-log-damaged = Bordets logg är skadad vid post { $seq }: där står inte det som skrevs.
error-no-place-here = Du har ingen plats vid det här bordet.
error-no-such-place = Den platsen finns inte vid bordet.
error-no-such-table = Bordet hittades inte. Se efter om adressen stämmer.
error-not-away = Ingen spelar åt spelare { $player }.
error-not-known = Logga in först, eller ange en nyckel.
error-not-the-host = Bara den som öppnade bordet kan göra det.
error-no-taking-back = Du kan ta tillbaka ett val bara i övning, ensam mot botar.
error-nothing-to-take-back = Det finns inget att ta tillbaka i den här given.
error-nothing-is-changed = Dagens giv och givar som spelas om får stå som de spelades.
error-nobody-to-agree = Det här bordet räknas, så en annan spelare måste hålla med, och ingen annan är här.
error-proposal-waits = En annan ändring väntar ännu på svar: vänta på den eller ta tillbaka den.
error-no-such-proposal = Det förslaget gäller inte längre.
error-not-asked = Du har redan svarat, eller så är du inte tillfrågad.
error-reason-too-long = Ange skälet med högst { $most } tecken.
error-adjust-too-much = Flytta högst { $most } poäng i taget.
error-place-free = Platsen är ledig.
error-place-taken = Platsen är upptagen.
error-another-hand = Du har sett en annan hand i den här given. Ta den här platsen när given är slut.
error-places-free =
    { $count ->
        [one] En plats är ännu ledig.
       *[other] { $count } platser är ännu lediga.
    }
error-settings-file = Inställningsfilen { $name } kan inte läsas: { $why }.
error-sitting-has-begun = Partiet har börjat.
error-sitting-not-begun = Partiet har inte börjat ännu.
error-table-closed = Bordet är stängt.
error-token-too-narrow = Nyckeln gäller inte för ”{ $scope }”.
error-unknown-setting = Det finns ingen inställning { $name }.
