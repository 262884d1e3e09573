### Människor: namn, konton, nycklar, och vad vakten vid dörren avvisar.

error-bad-login = Ett användarnamn har { $least } till { $most } bokstäver a till z, siffror, punkter, bindestreck eller understreck, och börjar med en bokstav eller en siffra.
error-bad-name = Ett namn har { $least } till { $most } synliga tecken, och minst en bokstav eller siffra bland dem.
error-bad-password = Ett lösenord har { $least } till { $most } tecken.
error-bad-place = Det stället finns inte i listan.
error-bad-ticket = Förbindelsen har gått ut. Ladda om sidan.
error-bad-token = Nyckeln är okänd.
error-common-password = Det här lösenordet hör till de första som andra skulle prova: välj ett annat, till exempel tre ord som inte har med varandra att göra.
error-foreign-origin = Den sidan får inte göra det. Dess adress måste vara tillåten i serverns inställningar.
error-has-account = Du har redan ett konto.
error-has-played = Du har redan spelat under det här namnet, så det kan inte bli en bot.
error-key-file = Filen { $name } ska innehålla serverns nyckel men kan inte användas.
error-login-taken = Användarnamnet är upptaget.
error-name-of-bot = Med det här namnet ser du ut som en bot: välj ett annat.
error-name-taken = Någon vid bordet heter redan så: välj ett annat namn.
error-no-account = Gäster har inget lösenord.
error-no-csrf-token = Sidan är föråldrad. Ladda om den.
error-no-such-person = Personen är okänd.
error-no-such-token = Nyckeln är okänd.
error-not-by-token = Det går inte med en nyckel. Använd sidan.
error-not-from-here = Den här servern släpper bara in den som är i samma nätverk.
error-too-many =
    { $seconds ->
        [one] Det gick för fort. Försök igen om en sekund.
       *[other] Det gick för fort. Försök igen om { $seconds } sekunder.
    }
error-too-many-sockets = För många anslutningar är öppna. Stäng en.
error-too-many-tokens = Det kan finnas { $most } nycklar. Återkalla en först.
error-too-many-wishes = Högst { $most } inställningar kan sparas, och korta.
error-wrong-login = Fel användarnamn eller lösenord.
error-wrong-password = Fel lösenord.
people-gone = Gäst
people-guest = Gäst { $number }
