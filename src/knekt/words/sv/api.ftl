### Vad API:t säger: fel i anrop, fraser vid bordet och vad det avvisar.

problem-bad-request = Anropet går inte att läsa: något i det saknas, är okänt eller av fel slag.
problem-not-found = Det finns inget på den här adressen.
problem-wrong-method = Adressen tar inte emot sådana anrop.
problem-too-large = Det är för mycket att skicka på en gång.
problem-too-many = För mycket på en gång. Vänta ett ögonblick.
problem-wait =
    { $seconds ->
        [one] Det gick för fort. Vänta en sekund; det du gjorde gäller ändå.
       *[other] Det gick för fort. Vänta { $seconds } sekunder; det du gjorde gäller ändå.
    }
problem-failed = Något gick fel här. Det är antecknat; försök gärna igen.

## Fraser.

phrase-greet = Hej!
phrase-good-luck = Lycka till!
phrase-thanks = Tack!
phrase-well-played = Bra spelat!
phrase-sorry = Förlåt!
phrase-one-moment = Ett ögonblick.
phrase-your-turn = Det är din tur.
phrase-another-round = En omgång till?
phrase-farewell = Jag måste gå. Hej då!

## Avvisat.

# $most: tecken
error-bad-command = Namnet på ett kommando måste ha mellan 1 och { $most } tecken som går att skriva ut.
error-command-used = Det här kommandot har redan gjort något annat. Ge det nya ett annat namn.
error-bad-page = Det stället finns inte i den här listan.
# $day: as it was written
error-bad-day = Dagen { $day } finns inte. Skriv den som 2026-11-19.
error-daily-not-finished = Spela först färdigt dagens giv själv; sedan ser du vad andra gjorde av den.
error-daily-given-up = Du stängde dagens giv innan den var slut, så den är över för dig. När dagen är slut ser du vad andra gjorde av den.
error-no-bot-there = Ingen bot sitter på den platsen.
error-deal-not-over = Giv { $number } är inte slut här, eller har aldrig getts.
# $least, $most: nivåer
error-no-such-level = Botarna har nivåerna { $least } till { $most }: välj en av dem.
error-no-such-phrase = Det går inte att säga här.
error-not-your-seat = Du kan inte spela för den platsen.
error-seed-needs-practice = Givar ur ett känt frö finns bara i övning.
# $seq: den sista händelsen som finns
error-seq-ahead = { error-bad-ticket }
error-table-full = Alla platser vid bordet är upptagna.
error-too-many-open = Du har { $most } bord öppna. Stäng ett av dem först.
error-too-many-tables = Högst { $most } bord kan visas samtidigt.
