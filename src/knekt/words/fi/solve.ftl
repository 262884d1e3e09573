### knekt solve: mitä kukin kortti on arvoltaan, kun kaikki kortit ovat näkyvissä.

help-solve = Näytä, mitä kukin kortti tuottaa parhaalla pelillä avoimin kortein.
help-solve-source = Pelitallenne, tai asema JSON-rivinä, jonka voi kirjoittaa myös tiedoston paikalle; valitsimella --json miten monta tiedostoa tahansa, asema joka rivillä. ”-” on vakiosyöte.
help-solve-deal = Tämän numeron jako, muuten ensimmäinen; istunnon jaot lasketaan yksitellen.
help-solve-ply = Näin monen kortin jälkeen; muuten ennen aloituskorttia, tai siinä missä kesken jäänyt jako on.
help-solve-threshold = Kysy vain, saavutetaanko näin paljon: pelinviejän korttipisteitä, skruuvissa tikkejä; skatissa myös ”all” eli kaikki tikit (schwarz) ja ”none” eli ei yhtään tikkiä. Se on nopeampaa.
help-solve-line = Näytä myös, miten paras peli jatkuu.
help-solve-cards = Valitsimella --json: myös jokaisen pelattavissa olevan kortin arvo.
help-solve-nodes = Enintään näin monta asemaa vastausta kohti; sama kysymys saa aina saman vastauksen.
help-solve-seconds = Enintään näin monta sekuntia vastausta kohti, esimerkiksi 0,5; siihen mennessä todistettu voi vaihdella kerrasta toiseen.
# $megabytes: muuten
help-solve-memory = Megatavua muistia sille, mikä on todistettu, kaikille säikeille yhteensä; muuten { $megabytes }.
help-solve-threads = Valitsimella --json: enintään näin monta säiettä, kullakin 16 Mt muistista; muuten yhtä monta kuin ytimiä.
solve-progress = Ratkaistaan

## Taulukko. $n: montako tarvitaan.

# $cards: montako on pelattu
solve-after =
    { $cards ->
        [0] ennen aloituskorttia
        [one] 1 kortin jälkeen
       *[other] { $cards } kortin jälkeen
    }
# $strain: S, C, D, H, G jos ei mitään
solve-trumps =
    { $strain ->
        [S] pata on valttia
        [C] risti on valttia
        [D] ruutu on valttia
        [H] hertta on valttia
       *[G] ilman valttia
    }
# $player: kuka lähti
solve-trick = Pöydällä: { $cards } (aloittaja: { $player })
solve-turn = Vuorossa: { $player }
solve-card = Kortti
solve-points = Pelinviejän korttipisteet
solve-burden = Korttipisteet enintään
solve-result = Tulos
solve-at-least = Vähintään { $n }
solve-all-tricks = Kaikki tikit
solve-no-trick = Ei tikkejä
solve-contract = Tarjous ({ $n })
solve-tricks-declarer = Pelinviejän puolen tikit
solve-tricks-forehand = Etukäden puolen tikit
solve-tricks-leader = Aloittajan puolen tikit
solve-won = voitettu
solve-lost = hävitty
solve-yes = kyllä
solve-no = ei
solve-capped = Raja tuli vastaan ennen sitä: väli on se, mikä on todistettu, ja ”?” on vielä avoin.
solve-line = Paras peli:
# $player: kuka on vuorossa
solve-ramsch = Ramschissa nämä ovat korttipisteet, joita enempää { $player } ei joudu ottamaan, vaikka kaksi muuta pelaisivat yhdessä. Se ei ole parhaan pelin arvo, jossa jokainen pelaa itselleen.
solve-ramsch-line = Jos kaksi muuta pelaavat yhdessä, vastassa { $player }:

## Asemat, joita ei voi olla. $cards: montako on; $most: montako voi olla.

error-trick-too-long = Pöydällä on { $cards } korttia, mutta siinä voi olla enintään { $most } ennen kuin tikki on täysi.
# $cards: kunkin käden, peräkkäin
error-uneven-hands = Kädet eivät sovi yhteen: kun kortteja on { $cards } ja pöydän kortit luetaan pelaajilleen, kaikilla ei ole yhtä monta. Tarkista kädet, tikki ja kuka aloitti.
error-hand-size =
    { $cards ->
        [0] Kenelläkään ei ole kortteja jäljellä, joten pelattavaa ei ole.
       *[other] Jokaisella on { $cards } korttia, mutta niitä on enintään { $most }.
    }
error-not-followed = Korttia { $card } ei ole voitu pelata tähän tikkiin: sen pelanneella on vielä aloitettua maata.
# $suit: jo sanana
error-misere-trumps = Misäärissä ei ole valttia: jätä { $suit } pois.
error-skat-size =
    { $cards ->
        [0] Skat puuttuu: sen kaksi korttia lasketaan pelinviejälle.
        [one] Skatissa on 1 kortti; pitäisi olla 2.
       *[other] Skatissa on { $cards } korttia; pitäisi olla 2.
    }
# $points: pelinviejän tähän asti; $left: vielä pelissä olevat
error-too-many-points = Pelinviejällä ei voi jo olla { $points } korttipistettä: { $left } on vielä pelissä, ja niitä on kaikkiaan 120.
# $points: kaikissa aiemmissa tikeissä ja skatissa; $left: vielä pelissä olevat
error-too-many-taken = Pelaajilla ei voi jo olla { $points } korttipistettä, skat mukaan luettuna: { $left } on vielä pelissä, ja niitä on kaikkiaan 120.
error-skat-points = Skatissa ei voi olla { $points } korttipistettä: kahdessa kortissa on 0–{ $most }.
# $tricks: ilmoituksen mukaan jo pelatut; $left: vielä pelaamatta olevat
error-too-many-tricks = { $tricks } tikkiä ei voi olla jo pelattu: { $left } on vielä pelaamatta, ja niitä on kaikkiaan { $most }.
error-field-missing = Kenttä ”{ $name }” puuttuu.
error-nothing-to-solve = Tässä ei ole mitään ratkaistavaa: mitään korttia ei nyt pelata.

expected-position = asema JSON-rivinä, jossa on ”hands”, ”leader” ja niin edelleen
expected-hands = luettelo käsistä: skatissa kolme, skruuvissa neljä
expected-named-contract = jokin peleistä grand, clubs (risti), spades (pata), hearts (hertta), diamonds (ruutu), null ja ramsch
expected-seat-number = paikan numero nollasta alkaen
expected-card-points = korttipistemäärä 0–120
expected-card-points-of-each = kaikkien kolmen korttipisteet, esimerkiksi [10, 0, 24]
expected-tricks-of-each = kaikkien kolmen tikit, esimerkiksi [1, 0, 2]
expected-tricks-of-both = kaksi tikkimäärää, pelinviejän ja puolustajien, esimerkiksi [3, 1]
expected-trump = valttimaa S (pata), C (risti), D (ruutu) tai H (hertta), tai null, jos valttia ei ole
expected-true-or-false = true tai false
expected-cards-in-list = luettelo korteista, esimerkiksi ["CJ", "H7"]

## Mitä komento ei hyväksy.

error-no-such-ply =
    { $cards ->
        [0] Tässä jaossa ei pelattu yhtään korttia, joten { $ply } kortin jälkeistä tilannetta ei ole.
        [one] Tässä jaossa pelattiin vain 1 kortti: --ply ei voi olla { $ply }.
       *[other] Tässä jaossa pelattiin vain { $cards } korttia: --ply ei voi olla { $ply }.
    }
error-ply-of-position = Asema on sellainen kuin on: --ply on pelitallenteita varten.
error-one-position = Ilman valitsinta --json ratkaistaan yksi asema kerrallaan: anna yksi tiedosto.
error-time-limit = Kohdassa --seconds pitää olla aika, esimerkiksi 0,5 tai 10, ei ”{ $value }”.
error-threshold = Kohdassa --threshold pitää olla kokonaisluku 0–{ $most }, tai ”all” tai ”none” pelinviejän tikeistä, ei ”{ $value }”.
error-threshold-of-skruf = Skruuvissa --threshold on tikkien määrä, ei ”{ $value }”.
# $megabytes: mitä pyydettiin
error-no-memory = Niin paljon muistia ei ole: anna valitsimella --memory vähemmän kuin { $megabytes }.
