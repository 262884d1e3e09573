### Uusinnat, muistiinpanot ja pöytäkirjat sivulla.

## The result of a deal.

page-result-count = Lasku
page-result-player = Pelaaja
page-result-card-points = Korttipisteet
page-result-tricks = Tikit
page-result-score = Pisteet
page-result-sum = Yhteensä
page-result-above = viivan yläpuolella
page-result-below = viivan alapuolella
page-result-cards = Kortit
page-result-dealt = Kuten jaettiin
page-result-played = Kuten pelattiin
page-result-laid-points = { $points } korttipistettä

## The sheet in short. $deals: how many deals are written down.

page-sheet-after =
    { $deals ->
        [0] Ei vielä jakoja
        [one] 1 jaon jälkeen
       *[other] { $deals } jaon jälkeen
    }
page-sheet-after-of = { $deals }/{ $last } jakoa
page-sheet-bock-comes =
    { $deals ->
        [one] Seuraava jako on bock ×{ $factor }.
       *[other] Seuraavat { $deals } jakoa ovat bock ×{ $factor }.
    }
page-sheet-schieber-comes =
    { $deals ->
        [one] Seuraava jako on schieberramsch.
       *[other] Seuraavat { $deals } jakoa ovat schieberramschia.
    }
page-sheet-rubber = Robbertti { $number }
page-sheet-party = Puoli
page-sheet-towards = Kohti peliä
page-sheet-games = Pelit
page-sheet-points = Pisteet

## The whole sheet.

page-sheet-title = Pöytäkirja
page-sheet-empty = Yhtään jakoa ei ole vielä kirjattu.
page-sheet-number = Nro
page-sheet-deal = Jako
page-sheet-deals = Jaot
page-sheet-dealer = Jakaja
page-sheet-declarer = Pelinviejä
page-sheet-game = Peli
page-sheet-bid = Tarjous
page-sheet-matadors = mukana / puuttuu
page-sheet-score = ±
page-sheet-tricks = Tikit
page-sheet-bets = Pietit
page-sheet-entry = Merkintä
page-sheet-corrected = korjattu: { $reason }
page-sheet-places = Sijoitukset
page-sheet-places-so-far = Välitilanne
page-sheet-place = Sija
page-sheet-player = Pelaaja
page-sheet-total = Pöytäkirja
page-sheet-tournament = Turnauspisteet
page-sheet-won = Voitetut
page-sheet-lost = Hävityt
page-sheet-others-lost = Muiden häviöt
page-sheet-final = Yhteensä
# $rate: money for a point
page-sheet-money = Kuka maksaa kenelle, { $rate } pisteeltä
page-sheet-who-whom = Kuka kenelle
page-sheet-pays = Maksaa
page-sheet-trekarl = Trekarl, jokainen itselleen
page-sheet-rubber-column = Robbertti
# $one, $two: two pairs, as in “Anna and Bo”
page-sheet-rubber-of = Robbertti { $number }: { $one } vastaan { $two }
page-sheet-out =
    { $count ->
        [one] { $names } lepää.
       *[other] { $names } lepäävät.
    }
# $one has $difference more than $two, which are so many whole points
page-sheet-balance =
    { $one } vastaan { $two }: { $difference } enemmän eli { $points ->
        [one] 1 täysi piste
       *[other] { $points } täyttä pistettä
    }.
page-sheet-alone = { $name } maksaa pietit ({ $points }) yksin.
page-sheet-under-way = Kesken: kaikki on kuin nyt lopetettaisiin.
page-sheet-sum = Summa
page-sheet-games-won =
    { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
page-sheet-whole-points = Täydet pisteet
page-sheet-whole-points-so-far = Täydet pisteet tähän asti
# $stake: money for a point; $amounts: as in “Anna 1.70, Bo −1.70”
page-sheet-winnings = Pisteen hinta { $stake }: { $amounts }
page-sheet-to-table = Pöytään
page-sheet-print = Tulosta

## Marks in the columns of a printed list; the short ones stand over narrow columns.

page-mark-hand = hand
page-mark-schneider = schneider
page-mark-schneider-announced = schneider ilmoitettu
page-mark-schwarz = schwarz
page-mark-schwarz-announced = schwarz ilmoitettu
page-mark-ouvert = ouvert
page-mark-short-hand = H
page-mark-short-schneider = S
page-mark-short-schneider-announced = Si
page-mark-short-schwarz = Z
page-mark-short-schwarz-announced = Zi
page-mark-short-ouvert = O

## Replay.

page-replay-player = Pelaaja { $number }
page-replay-look = Katsoja
page-replay-open = kaikki kortit avoinna
page-replay-steps = Askel askeleelta
page-replay-first = Alkuun
page-replay-back = Askel taaksepäin
page-replay-run = Toista itsestään
page-replay-next = Askel eteenpäin
page-replay-last = Loppuun
page-replay-step = Askel
page-replay-told = Mitä tapahtui
page-replay-result = Tulos
page-replay-again = Pelaa tämä jako uudelleen
page-replay-again-here = Pelaa tämä käsi uudelleen
page-replay-deal-before = Edellinen jako
page-replay-deal-after = Seuraava jako
page-replay-download = Tallenna muistiinpano
page-form-jsonl = JSON Lines
page-form-txt = Teksti
page-form-iss = ISS-rivi

## A record from elsewhere.

page-record-title = Katso muistiinpanoa
page-record-about = Tuo jako tai koko istunto tiedostona: Knektin oma teksti tai JSON Lines, ISS-palvelimen rivejä tai XSkatin loki. Se näytetään askel askeleelta eikä sitä säilytetä.
page-record-file = Tiedosto
page-record-paste = Tai liitä teksti
page-record-text = Muistiinpanon teksti
page-record-show = Näytä
page-record-unfinished = Jako on kesken.
