### Uusinnat, pelitallenteet ja pöytäkirjat sivulla.

## Jaon tulos.

page-result-count = Laskelma
page-result-player = Pelaaja
page-result-card-points = Korttipisteet
page-result-tricks = Tikit
page-result-score = Pisteet
page-result-sum = Yhteensä
page-result-above = viivan yllä
page-result-below = viivan alla
page-result-cards = Kortit
page-result-dealt = Kuten jaettiin
page-result-played = Kuten pelattiin
page-result-laid-points = { $points } korttipistettä

## Pöytäkirja lyhyesti. $deals: montako jakoa on kirjattu.

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
page-sheet-towards = Kohti ulosmenoa
page-sheet-games = Ulosmenot
page-sheet-points = Pisteet

## Koko pöytäkirja.

page-sheet-title = Pistetaulukko
page-sheet-empty = Yhtään jakoa ei ole vielä kirjattu.
page-sheet-number = Nro
page-sheet-deal = Jako
page-sheet-deals = Jaot
page-sheet-dealer = Jakaja
page-sheet-declarer = Pelinviejä
page-sheet-game = Peli
page-sheet-bid =
    { $game ->
       *[any] Tarjous
    }
page-sheet-matadors = kanssa / ilman
page-sheet-score = ±
page-sheet-tricks = Tikit
page-sheet-bets = Pietit
page-sheet-entry = Merkintä
page-sheet-corrected = korjattu: { $reason }
page-sheet-places = Sijoitukset
page-sheet-places-so-far = Välitilanne
page-sheet-place = Sija
page-sheet-player = Pelaaja
page-sheet-total = Pelipisteet
page-sheet-tournament = Turnauspisteet
page-sheet-won = Voitetut
page-sheet-lost = Hävityt
page-sheet-others-lost = Muiden häviöt
page-sheet-final = Yhteensä
# $rate: raha pisteestä
page-sheet-money = Kuka maksaa kenelle, { $rate } pisteeltä
page-sheet-who-whom = Kuka kenelle
page-sheet-pays = Maksaa
page-sheet-trekarl = Trekarl, jokainen itselleen
page-sheet-rubber-column = Robbertti
# $one, $two: kaksi paria, kuten ”Anna ja Bo”
page-sheet-rubber-of = Robbertti { $number }: { $one } vastaan { $two }
page-sheet-out =
    { $count ->
        [one] Lepovuorossa: { $names }.
       *[other] Lepovuorossa: { $names }.
    }
# $one on $difference edellä kaksikkoa $two, mikä on näin monta täyttä pistettä
page-sheet-balance =
    { $one } vastaan { $two }: { $difference } enemmän eli { $points ->
        [one] 1 täysi piste
       *[other] { $points } täyttä pistettä
    }.
page-sheet-even = { $one } vastaan { $two }: tasan.
page-sheet-alone = { $name } maksaa pietit ({ $points }) yksin.
page-sheet-under-way = Välitilanne; peli on kesken.
page-sheet-not-settled = kesken, ei vielä laskettu
page-sheet-sum = Summa
page-sheet-games-won =
    { $games ->
        [one] 1 ulosmeno
       *[other] { $games } ulosmenoa
    }
page-sheet-whole-points = Täydet pisteet
page-sheet-whole-points-so-far = Täydet pisteet tähän asti
# $stake: raha pisteestä; $amounts: kuten ”Anna 1,70, Bo −1,70”
page-sheet-winnings = Pisteen hinta { $stake }: { $amounts }
page-sheet-to-table = Pöytään
page-sheet-print = Tulosta

## Pistetaulukon korjaaminen.

page-correct = Korjaa
page-correct-deal = Korjaa jako { $number }
page-correct-kind = Mitä pelattiin
# $game: skat, skruf
page-correct-kind-game =
    { $game ->
        [skruf] tarjous
       *[skat] peli
    }
page-correct-kind-none = ei mitään
page-correct-matadors = Matadorit
page-correct-doubling = Kahdennus
page-correct-none = ei
page-correct-given-up = Pelinviejä luovutti
page-correct-declined = Torjuttu lahja
page-correct-accepted = Vastaan otettu lahja
# $gift: game, schneider
page-correct-gift =
    { $gift ->
        [game] peli
       *[schneider] schneider
    }
page-correct-last = Viimeinen tikki
page-correct-refusals = Annettu eteenpäin katsomatta
page-correct-latest = Viimeisen oman tikin numero, 0 jos ei yhtään
page-correct-side-tricks = Pelinviejän puolen tikit
page-correct-forehand-tricks = Etukäden puolen tikit
page-correct-aces = Pelinviejän puolen ässät
page-correct-honours = Pelinviejän puolen valttihonöörit
page-correct-karonka = Karonka
page-correct-karonka-of = Mistä
page-correct-karonka-aces = ässät
page-correct-karonka-count = Arvo asteina, lyhin on 1
page-correct-us = pelinviejän puoli
page-correct-them = toinen puoli
page-correct-add = Lisää karonka
page-correct-remove = Poista
page-correct-alone = Tarjoaja maksaa hävityn slammin yksin
page-correct-first = Ensin kuudessakymmenessä
page-correct-reason = Syy
page-correct-cancel = Peruuta
# $others: kuinka monen muun on suostuttava
page-correct-do =
    { $others ->
        [0] Korjaa
       *[other] Ehdota
    }
page-correct-asked = Ehdotettu. Se näkyy tässä, kun muut ovat suostuneet.
page-adjust-text = Mitä kukin pelaaja saa, tai miinuksella antaa. Yhteensä on oltava 0.

## Merkit painetun listan sarakkeissa; lyhyet ovat kapeiden sarakkeiden päällä.

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

## Uusinta.

page-replay-player = Pelaaja { $number }
page-replay-look = Kenen silmin
page-replay-open = kaikki kortit avoinna
page-replay-steps = Askel askeleelta
page-replay-first = Alkuun
page-replay-back = Askel taaksepäin
page-replay-run = Toista
page-replay-next = Askel eteenpäin
page-replay-last = Loppuun
page-replay-step = Askel
page-replay-key-step = askel taaksepäin, askel eteenpäin
page-replay-key-trick = edellinen tikki, seuraava tikki
page-replay-key-end = alku, loppu
page-replay-told = Mitä tapahtui
page-replay-result = Tulos
page-replay-again = Pelaa tämä jako uudelleen
page-replay-again-here = Pelaa tämä käsi uudelleen
page-replay-deal-before = Edellinen jako
page-replay-deal-after = Seuraava jako
page-replay-download = Lataa tiedosto
page-form-jsonl = JSON Lines
page-form-txt = Teksti
page-form-iss = ISS-rivi

## Muualta tuotu pelitallenne.

page-record-title = Avaa tallennettu jako
page-record-about = Avaa tiedosto, jossa on jako tai koko istunto: Knektin tallentama teksti tai JSON Lines, ISS-palvelimen rivejä tai XSkatin loki. Näet sen askel askeleelta; sitä ei säilytetä täällä.
page-record-file = Tiedosto
page-record-paste = Tai liitä teksti
page-record-text = Tallennetun jaon teksti
page-record-show = Avaa
page-record-unfinished = Tämä jako on kesken.
