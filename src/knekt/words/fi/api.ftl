### Mitä rajapinta sanoo: pyyntöjen virheet, pöydän sanonnat ja mitä se torjuu.

problem-bad-request = Pyyntöä ei voi lukea: siinä jokin puuttuu, on tuntematon tai vääränlainen.
problem-not-found = Tässä osoitteessa ei ole mitään.
problem-wrong-method = Tämä osoite ei ota vastaan sellaisia pyyntöjä.
problem-too-large = Liikaa kerralla: lähetä vähemmän.
problem-too-many = Liikaa kerralla. Odota hetki.
problem-wait =
    { $seconds ->
        [one] Se oli liian nopeaa. Odota sekunti; se, mitä teit, on silti voimassa.
       *[other] Se oli liian nopeaa. Odota { $seconds } sekuntia; se, mitä teit, on silti voimassa.
    }
problem-failed = Jokin meni täällä vikaan. Se on kirjattu; yritä uudelleen.

## Sanonnat.

phrase-greet = Hei!
phrase-good-luck = Onnea peliin!
phrase-thanks = Kiitos!
phrase-well-played = Hyvin pelattu!
phrase-sorry = Anteeksi!
phrase-one-moment = Hetkinen.
phrase-your-turn = Sinun vuorosi.
phrase-another-round = Vielä yksi kierros?
phrase-farewell = Minun on mentävä. Näkemiin!

## Torjuttu.

# $most: merkkejä
error-bad-command = Komennon nimessä on oltava 1–{ $most } tulostuvaa merkkiä.
error-command-used = Tämä komento on jo tehnyt jotain muuta. Anna uudelle toinen nimi.
error-bad-page = Se ei ole mikään tämän luettelon kohta.
# $day: as it was written
error-bad-day = Päivää { $day } ei ole. Kirjoita se niin kuin 2026-11-19.
error-daily-not-finished = Pelaa ensin itse päivän jako loppuun; sitten näet, mitä muut saivat siitä.
error-daily-given-up = Suljit päivän jaon kesken, joten se on sinulta ohi. Kun päivä on ohi, näet, mitä muut saivat siitä.
error-no-bot-there = Tällä paikalla ei ole bottia.
error-deal-not-over = Täällä ei ole päättynyttä jakoa { $number }.
# $least, $most: tasoja
error-no-such-level = Bottien tasot ovat { $least }–{ $most }: valitse niistä.
error-no-such-phrase = Tätä sanontaa ei täällä ole.
error-not-your-seat = Se ei ole sinun paikkasi.
error-seed-needs-practice = Vain harjoituksessa jaot saavat tulla tunnetusta siemenestä.
# $seq: viimeinen tapahtuma
error-seq-ahead = { error-bad-ticket }
error-table-full = Pöydän kaikki paikat on varattu.
error-too-many-open = Sinulla on { $most } pöytää auki. Sulje ensin yksi niistä.
error-too-many-tables = Enintään { $most } pöytää voi näyttää yhtä aikaa.
