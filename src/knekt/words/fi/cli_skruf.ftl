### Skruuvin komennot: ohjeet, jaon lasku, piirretty jako, robbertin tili, kieltäytymiset.

## knekt value skruf

help-a-bid = TARJOUS
help-skruf-value = Laske skruuvijako: mitä kumpikin puoli saa, viivan ylle ja alle.
help-skruf-value-bid = Tarjous, esimerkiksi 6S tai 4G, tai sanoina millä tahansa kielellä: neljä herttaa, pikkuslammi pata; tai misere.
help-skruf-value-tricks = Pelinviejän puolen tikit; misäärissä etukäden puolen.
help-skruf-value-aces = Pelinviejän puolen ässät.
help-skruf-value-honours = Pelinviejän puolen valttihonöörit ässästä kymppiin; ei grandissimossa.
help-skruf-value-karonka = Karonka pienimmän korttinsa mukaan: SJ on pata ässästä jätkään; 3A tai 4A ovat ässiä yhdessä kädessä. Vastustajien karonka, kun edessä on ”them:”: them:HQ. Voi toistaa.
# $tricks, $bets: montako
skruf-result =
    { $bets ->
        [0] kotiin, { $tricks } tikkiä
        [one] { $tricks ->
            [one] 1 tikki
           *[other] { $tricks } tikkiä
        }, yksi pietti
       *[other] { $tricks ->
            [one] 1 tikki
           *[other] { $tricks } tikkiä
        }, { $bets } piettiä
    }
skruf-misere = misääri
skruf-declarer-side = pelinviejän puoli
skruf-opponents = vastustajat
skruf-forehand-side = etukäden puoli
skruf-other-side = vastapuoli
skruf-above = viivan yllä
skruf-below = viivan alla
skruf-total = yhteensä
skruf-difference = jää
# $points: puolen summa, sen luettelon lopussa
skruf-in-all = yhteensä { $points }

## knekt play

help-play-rubbers = Montako robberttia skruuvia; muuten kunnes kaikki ovat pelanneet kaikkien partnerina.

## Piirretty jako.

skruf-talon = keskikortit
skruf-open-hand = avoin käsi
# kapean sarakkeen yllä; $seat: L, O, R, D, open
skruf-seat-short =
    { $seat ->
        [L] vasen
        [O] vastapää
        [R] oikea
        [D] jakaja
       *[open] avoin
    }
# $bid, $player: jo sanoina; $result: kuten ”tehty, 12 tikkiä”
skruf-outcome = { $bid }, { $player }: { $result }
show-skruf-declarer = pelinviejä: { $player }
show-skruf-auction = Tarjoukset
show-skruf-buys = Keskikortit → { $player } { $cards }
# $cards: kuten ”Anna ♥3 · Bo ♦4”
show-skruf-talon-dealt = Keskikortit: { $cards }
# $gifts: kuten ”Anna → Bo ♥3 · Bo → Anna ♦4”
show-skruf-gifts = Annetut kortit: { $gifts }
show-skruf-raises = Korotus: { $calls }
show-skruf-swaps = Vaihdetut kortit: { $gifts }
show-skruf-tricks = tikit
# $sides: bid, misere
show-skruf-marks =
    > aloittaa   * vie tikin   tikit: { $sides ->
        [misere] etukäden puoli – vastapuoli
       *[bid] pelinviejän puoli – vastustajat
    }
show-skruf-alone = { $player } maksaa pietit yksin.

## Robbertin tili.

# $one, $two: kaksi paria, kuten ”Anna ja Bo”
sheet-skruf-rubber = Robbertti { $number }: { $one } vastaan { $two }
# $rubber: yllä oleva rivi; $players: ketkä lepäävät; $count: montako
sheet-skruf-out =
    { $count ->
        [one] { $rubber }; lepovuorossa { $players }
       *[other] { $rubber }; lepovuorossa { $players }
    }
sheet-skruf-trekarl = Trekarl: { $players }, jokainen itselleen
sheet-skruf-dealt = { $player } jakaa
sheet-skruf-alone = { $player } maksaa pietit ({ $points }) yksin.
# $points: kuten ”Anna +17, Bo +17”
sheet-skruf-settled = Pisteet: { $points }
sheet-skruf-so-far = Pisteet, jos nyt lopetettaisiin: { $points }
sheet-skruf-points = Pisteet lopuksi:
sheet-skruf-points-so-far = Pisteet tähän asti:
sheet-skruf-of-rubber = robbertti { $number }
sheet-skruf-of-deals =
    { $deals ->
        [one] 1 jako
       *[other] { $deals } jakoa
    }
# $stake: raha pisteestä; $amounts: kuten ”Anna 1,70, Bo −1,70”
sheet-skruf-money = Pisteen hinta { $stake }: { $amounts }

## Kieltäytymiset.

expected-skruf-bid = tarjous, esimerkiksi 4S, 1G tai ”neljä pataa”, eikä myöskään misere
expected-skruf-karonka = karonka, esimerkiksi SJ (pata, ässästä jätkään), 3A (kolme ässää) tai them:HQ (vastustajien), eikä sellainenkaan kuin tallenteissa, esimerkiksi us:S:2
# $name: komennon valitsin
error-flag-needed = Jaon laskemiseen tarvitaan myös { $name }.
error-flag-not-of-misere = Misäärissä lasketaan vain tikit: jätä { $name } pois.
# $form: jo sanoina
error-misere-not-of-form = Tässä pelissä ({ $form }) ei ole misääriä.
