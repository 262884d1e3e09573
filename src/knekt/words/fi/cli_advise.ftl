### knekt advise: what to do, and why

help-advise = Vihje: mitä jaon kohdassa tai kädellä kannattaa tehdä. Se perustuu siihen, mitä vuorossa oleva näkee.
help-advise-source = Pelitallenne, jos ei kysytä kädestä. ”-” on vakiosyöte.
help-advise-deal = Tämän numeron jako, muuten ensimmäinen.
help-advise-ply = Näin monen kortin jälkeen; muuten missä keskeneräinen jako on, tai ennen aloituskorttia.
help-advise-step = Näin monen askelen jälkeen, tarjoukset mukaan luettuina; ensimmäinen päätös on askelen 1 jälkeen.
help-advise-hand = Korttisi, esimerkiksi ”CJ HJ CA CT C9 C8 SA S7 HK D8”, pelitallenteen sijasta; saksalaisessa skatissa kaikki kaksitoista, kun olet nostanut skatin.
help-advise-seat = Missä istut: F, M tai R, skruuvissa L, O, R tai D; muuten se, joka puhuu ensin.
help-advise-said = Mitä tähän asti on sanottu, esimerkiksi ”M 18, F yes, M 20”, itsesi mukaan luettuna. Se, joka ei ole sanonut mitään, on passannut.
help-advise-apart = Skatin kortit tai keskikortit, jos olet nähnyt ne; turnéskatissa ylempi ensin.
help-seat = PAIKKA
# $worlds: the default
help-advise-worlds = Ajattele näin monta tapaa, jolla piilossa olevat kortit voivat olla; muuten { $worlds }.
help-advise-seconds = Enintään näin monta sekuntia.

## The table. $player: who is to act; $place: where in the deal

advise-turn = Vuorossa: { $player } · { $place }
advise-step = askel { $step }
error-no-such-step = Jaossa on vain { $steps } askelta.

## A hand without a record. $said: bids and passes in notation

advise-after = jälkeen: { $said }
advise-first = kukaan ei ole vielä puhunut
# $cards: how many were named; $due: how many there should be
error-held-size = Kädessä on tässä { $due } korttia, ei { $cards }.
error-apart-size =
    { $due ->
        [0] Tässä pelissä ei ole kortteja sivussa.
       *[other] Sivussa on tässä vain { $due } korttia, ei { $cards }.
    }
error-not-told = Joku muu on vuorossa ennen sinua; kerro mitä tehtiin valitsimella --said, tai anna jaon pelitallenne.
error-cards-not-told = Siihen mennessä on näytetty kortteja, joita et ole maininnut: mainitse ne valitsimella --skat tai --talon, tai anna jaon pelitallenne.
