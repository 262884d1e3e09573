### Mitä Knekt ei hyväksy: mikä oli väärin ja mikä olisi oikein.

## Tekstiä, jota ei voi lukea. $text sellaisenaan; $expected jokin alla olevista ilmauksista.

error-unreadable = ”{ $text }” ei kelpaa: tässä pitäisi olla { $expected }.

expected-action = tarjous tai kortti, esimerkiksi ”M 18”, ”F yes”, ”R pass” tai ”F CJ”
expected-skruf-action = tarjous tai kortti, esimerkiksi ”D 4S”, ”L pass” tai ”R H7”
expected-bid = tarjous, esimerkiksi 18 tai 20, skruuvissa esimerkiksi 4S tai 1G
expected-card = kortti, esimerkiksi CJ (ristijätkä) tai H7 (herttaseiska)
expected-comment = kommentti, joka päättyy aaltosulkeeseen
expected-complete-event = tapahtuma kaikkine kenttineen
expected-contract = peli, esimerkiksi C (risti), GH (grand hand) tai NO (null ouvert)
expected-contract-tournee = peli, esimerkiksi HT (turné hertta), G (guckser grand) tai NHO (null ouvert)
expected-deal = jako, jossa kullakin kolmesta pelaajasta on kymmenen korttia ja skatissa kaksi
expected-entry = merkintä, esimerkiksi ”enter F H -2 95 9 20” tai ”time up”
expected-skruf-entry = merkintä, esimerkiksi ”enter D 6S 12 4 4” tai ”time up”
expected-event = tapahtuma, esimerkiksi ”M 18”, ”R pass” tai ”F CJ”
expected-skruf-event = tapahtuma, esimerkiksi ”D 4S”, ”L P” tai ”R H7”
expected-hand = rivi kortteja, esimerkiksi CJ SJ HA H7
expected-heading = pelitallenteen otsake, jossa ovat "knekt", "game" ja "options"
expected-iss-record = International Skat Serverin pelitallenne, jonka alussa on (;GM[Skat]
expected-json = rivi JSONia
expected-karonka = karonka, esimerkiksi us:S:2 (pelinviejän puolen patakaronka ässästä jätkään) tai them:aces:1 (vastustajien kolme ässää)
expected-kind-of-event = tapahtuman laji, esimerkiksi dealt, bid tai played
expected-known-field = kenttä, joka kuuluu tähän
expected-list = oikean mittainen luettelo
expected-next-number = lokin seuraava numero
expected-number = kokonaisluku, esimerkiksi 3
expected-proof = todiste, jonka palvelin antaa pöydästä
expected-record = Knektin, International Skat Serverin tai XSkatin kirjoittama pelitallenne
expected-result = tulos, esimerkiksi d:0 win v:48 m:1
expected-seat = paikka: F etukäsi, M keskikäsi tai R takakäsi
expected-skruf-seat = paikka: L, O, R tai D, jakajan vasemmasta naapurista jakajaan
expected-tag = tunniste, esimerkiksi [Preset "german"]
expected-value = arvo, joka voi olla tässä
expected-version = versio, jota tämä Knekt osaa lukea, esimerkiksi 1
expected-xskat-log = rivi XSkatin lokista

# $place: tiedosto; $line: rivin numero; $cause: kokonainen virke
error-record = { $place }, rivi { $line }: { $cause }

## Asetukset ja pelit.

error-unknown-option = Asetusta ”{ $name }” ei ole; ”knekt options” luettelee kaikki.
error-option-value = Asetus { $name } ei voi olla ”{ $value }”; mahdollisia ovat: { $allowed }.
error-options-exclude = Asetukset { $name } ja { $other } sulkevat toisensa pois: aseta niistä vain toinen.
error-option-values = Asetus { $name } ei voi olla ”{ $value }”; se voi olla ”none” tai useita näistä pilkuin erotettuina: { $allowed }.
# $form: valmiit sanat
error-option-not-of-form = Asetus { $name } ei kuulu tähän peliin ({ $form }); ”knekt options” ja sääntöversion nimi näyttää, mitkä kuuluvat.
error-last-round-unknown = Kun asetuksessa { $name } on last_round, istunnon pituuden on oltava tiedossa: aseta session.rounds tai session.deals, tai jätä last_round pois.
error-unknown-preset = Sääntöversiota ”{ $name }” ei ole; valittavana ovat: { $allowed }.
# $room: mitä pelistä puuttuu: solver, players, analysis, lab …
error-game-without-part =
    { $room ->
        [solver] Knekt ei osaa laskea parasta peliä tässä pelissä.
        [players] Kukaan ei osaa pelata tätä peliä sinua vastaan.
        [analysis] Tähän peliin ei ole vihjeitä.
        [lab] Tässä pelissä ei ole otteluita pelaajien välillä.
       *[other] Se ei onnistu tässä pelissä.
    }
error-no-such-family = KNEKT_FAMILIES nimeää ”{ $name }”, eikä se ole peliperhe.
error-family-twice = Peliperheellä kohdassa KNEKT_FAMILIES on nimi, joka on jo käytössä, ”{ $name }”: anna sille toinen.

# $row: pelitaulukon rivi; $said: S, Z, O, maa, None, jos maata ei ole, tai spitzejen määrä
error-no-such-contract =
    Ei ole peliä { $row ->
        [suit] ”maapeli
        [suit-hand] ”maapeli hand
        [grand] ”grand
        [grand-hand] ”grand hand
        [grand-ouvert] ”grand ouvert
        [null] ”null
        [null-hand] ”null hand
        [null-ouvert] ”null ouvert
        [null-ouvert-hand] ”null ouvert hand
        [revolution] ”revoluutio
        [turn] ”turné
        [turn-grand] ”turné grand
        [second-turn] ”turné toisesta kortista
        [second-turn-grand] ”turné grand toisesta kortista
        [guckser-grand] ”guckser grand
        [guetz] ”Guetz
        [guckser-null] ”guckser null
        [guckser-null-ouvert] ”guckser null ouvert
        [solo] ”maasolo
        [solo-grand] ”solo grand
       *[other] ”{ $row }
    }{ $said ->
        [S] , schneider ilmoitettu”; ilmoituksia voi tehdä vain maapelissä hand ja grandissa hand
        [Z] , schwarz ilmoitettu”; ilmoituksia voi tehdä vain maapelissä hand ja grandissa hand
        [O] { $row ->
            [solo] {" "}ouvert”; niin pelataan vain grandia ja nullia
           *[other] , ouvert ilmoitettu”; ilmoituksia voi tehdä vain maapelissä hand ja grandissa hand
        }
        [None] ” ilman valttimaata; valitse risti, pata, hertta tai ruutu
        [D] ” valttimaan kanssa; jätä maa pois
        [H] ” valttimaan kanssa; jätä maa pois
        [C] ” valttimaan kanssa; jätä maa pois
       *[other] , { $said } spitzeä”; niitä on vain maapeleissä, enintään 10
    }.

## Asetukset, jotka sopivat huonosti yhteen. $name, $triggers, $mode ja $group: kuten asetettu.

doubt-kontra-surrender = Kun surrender.mode=document, pelinviejä voi luovuttaa vielä kontran jälkeen; kontran kanssa sopii paremmin surrender.mode=before_first_lead.
doubt-kontra-trigger = Tässä pöydässä ei sanota kontraa, joten { $triggers } asetuksessa { $name } ei koskaan tuo kierrosta; aseta kontra.enabled=true tai jätä se pois.
doubt-rekontra-trigger = Tässä ei voi sanoa rekontraa, joten rekontra asetuksessa { $name } ei koskaan tuo kierrosta; aseta kontra.max=2 tai jätä se pois.
doubt-no-trigger = Mikään ei tuo bock-kierrosta, kun { $name } on tyhjä; kerro, mikä sen tuo.
doubt-no-special-rounds = special_rounds.mode={ $mode } ei muuta mitään, kun mikään ei tuo bock-kierroksia; aseta bock.enabled=true tai special_rounds.schieberramsch_triggers.
doubt-no-ramsch =
    { $group ->
        [schieber] Tässä pöydässä ei anneta kortteja eteenpäin, joten ryhmän schieber asetukset eivät vaikuta; aseta ramsch.on_pass_out=schieberramsch.
       *[other] Tässä pöydässä ei pelata ramschia, joten ryhmän { $group } asetukset eivät vaikuta; aseta ramsch.on_pass_out=ramsch.
    }
doubt-no-misere = Tässä pöydässä ei pelata misääriä, joten misere_forehand ei vaikuta; aseta general_pass=misere.
doubt-low-minimum = Kun min_level=3, tuskin mikään tarjous jää alimman alle, joten below_minimum=raise_phase ei juuri muuta mitään; se sopii asetukseen min_level=4.
doubt-no-swap = Tässä pöydässä vastustajat eivät vaihda korttia, joten swap_order, swap_time ja swap_back eivät vaikuta; aseta opponents_swap=true.
doubt-not-enabled = Ryhmän { $group } asetukset eivät vaikuta, kun { $group }.enabled on false; aseta { $group }.enabled=true.

## Kortit, jotka eivät voi olla näin. $card: kortti.

error-doubled-card = Kortti { $card } on mukana kahdesti; jokaisen kortin pitää olla mukana kerran.
error-card-not-in-pack = Kortti { $card } ei kuulu pakkaan, jossa ovat kortit seiskasta ässään.
error-missing-card = Kortti { $card } puuttuu; pakan kaikkien korttien pitää olla mukana.
error-top-not-in-skat = Kortti { $card } ei voi olla skatin päällimmäinen: se ei ole skatissa.
# $form: valmiit sanat
error-skat-order = Skatin päällimmäinen kortti ilmoitetaan turnéskatissa eikä muualla, esimerkiksi ”top D9”; tämä on { $form }.

error-cards-hidden =
    { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } on tässä piilossa; kaikkien korttien pitää olla tiedossa.

# $place: F, M, R, deal, skat, tai kenen käsi se on, valmiit sanat; $cards: montako korttia on; $due: montako pitäisi olla
error-wrong-number-dealt =
    { $place ->
        [F] Etukädellä on
        [M] Keskikädellä on
        [R] Takakädellä on
        [deal] Jaossa on
        [skat] Skatissa on
       *[other] { $place }:
    } { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }; pitäisi olla { $due }.
error-wrong-number-of-hands =
    { $hands ->
        [one] Tässä on 1 käsi
       *[other] Tässä on { $hands } kättä
    }; pitäisi olla { $due }.
# $place: kenen käsi se on, valmiit sanat
error-wrong-number-played =
    { $place }: { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } aiemmissa tikeissä; pitäisi olla { $due }.
# $tricks: molempien puolten
error-tricks-so-far =
    { $tricks ->
        [one] 1 aiempi tikki
       *[other] { $tricks } aiempaa tikkiä
    } ja pöydällä olevat kortit eivät sovi: ennen loppua tikkejä on 0–{ $most } ja seuraavan kortteja enintään kolme.
# $due: 0, kun pelissä ei ole keskikortteja
error-talon-size =
    { $due ->
        [0] Tässä pelissä ei ole keskikortteja; tässä niitä on { $cards }.
       *[other] Keskikortteja on { $due }; tässä niitä on { $cards }.
    }
# $form: valmiit sanat
error-open-hand = Trekarlissa jakajaa vastapäätä oleva käsi ei ole kenenkään ja on avoin, eikä missään muussa pelissä; tämä on { $form }.
error-bid-and-declarer = Tarjous tarvitsee tekijänsä ja pelinviejä tarjouksen: ilmoita molemmat, tai misäärissä ei kumpaakaan.
error-misere-not-played = Tässä pöydässä ei pelata misääriä: ilmoita tarjous ja sen tekijä, tai aseta general_pass=misere.
# $bid: sanoina; $level: luku
error-below-minimum = Tässä pöydässä ei pelata näin matalalla ({ $bid }): alin taso on { $level }.
error-broken-trick =
    Tikissä on kolme korttia, joten { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } ei ole kokonainen määrä tikkejä.
error-null-already-lost =
    Nullissa jako päättyy pelinviejän ensimmäiseen tikkiin; pelinviejä ei ole voinut saada tässä { $cards } korttia.
# $cards: montako on pelattu
error-matadors-unknown =
    Kun { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } on pelattu, matadoreja ei voi enää laskea; ilmoita ne, esimerkiksi 2 (kanssa 2) tai -2 (ilman 2).
error-matadors-impossible =
    Matadorien määrä ei voi olla { $n }: kanssa tai ilman, niitä on 1–{ $most }.
error-no-such-seat =
    Paikkaa { $seat } ei tässä ole: skatissa paikat ovat 0 (etukäsi), 1 (keskikäsi) ja 2 (takakäsi), skruuvissa 0–3 jakajan vasemmasta naapurista jakajaan; trekarlissa paikalla 1 ei istu kukaan.
error-bock-factor = Bock ei voi kertoa luvulla { $factor }: kerroin on 1, 2, 4, 8 ja niin edelleen.
error-bock-not-played = Tässä pöydässä ei ole bock-kierroksia, joten mitään jakoa ei lasketa { $factor }-kertaisena: aseta bock.enabled=true.
error-ramsch-not-played = Tässä pöydässä ei pelata sellaista ramschia: aseta ramsch.on_pass_out, tai kokonaisia kierroksia varten special_rounds.mode.
# $heaps: montako tikkikasaa on ilmoitettu; $due: montako pitäisi olla
error-wrong-heaps =
    { $due ->
        [3] Ramschissa jokaisella kolmesta pelaajasta on oma tikkikasa; tässä niitä on { $heaps }.
       *[other] Pelinviejällä on yksi tikkikasa ja puolustajilla yksi; tässä niitä on { $heaps }.
    }
error-not-of-this-game = Tarjous, matadorit, kontra ja lahjat kuuluvat pelinviejän peliin, katsomatta eteenpäin annetut kortit ramschiin: jätä pois se, mikä ei sovi.
# $spitzen: montako ilmoitettiin; $left: tikkejä jäljellä
error-spitzen-unknown =
    { $left ->
        [one] Kun jäljellä on 1 tikki,
       *[other] Kun jäljellä on { $left } tikkiä,
    } ei enää tiedetä, veivätkö kaikki ilmoitetut spitzet ({ $spitzen }) tikkinsä; aseta kortit aikaisemmasta vaiheesta.

## Lokit, jotka eivät voi pitää paikkaansa. $number: monesko tapahtuma, alkaen 1:stä; $event: kuten kirjoitettu.

error-log-differs = Tapahtuma { $number }, ”{ $event }”, ei seuraa siitä, mitä on tapahtunut ennen sitä.
error-log-illegal = Tapahtuma { $number }, ”{ $event }”, on vastoin sääntöjä: { $cause }

## Mikä ei ole nyt sallittua.

error-nothing-dealt = Jako alkaa korttien jakamisesta tai asetetusta asemasta; mikään muu ei voi olla ensimmäisenä.
error-deal-is-over = Jako on päättynyt: siinä ei voi enää tehdä mitään.
error-question-is-closed = Se tuli liian myöhään: asia on jo ratkennut.
error-not-your-turn = Nyt ei ole vielä sinun vuorosi.
error-not-now = Sitä ei voi tehdä tässä vaiheessa jakoa.
error-no-such-bid = Mikään peli ei voi olla arvoltaan { $bid }: tarjoa esimerkiksi 18, 20, 22, 24 tai 27.
# $bid, $current: skatissa lukuja, skruuvissa sanoina
error-bid-too-low =
    { $current ->
        [other] { $bid } on liian vähän: tarjoa enemmän kuin { $current } tai passaa.
       *[words] Tarjoa enemmän kuin { $current } tai passaa: { $bid } on liian vähän.
    }
error-must-reach-minimum = Tässä pöydässä ei pelata alle tason { $level }, ja tarjoaminen on päättynyt: nyt sinun on tarjottava vähintään { $level }.
error-lowest-is-enough = Tarjousta { $bid } ei tarvita: muut ovat passanneet, joten { $lowest } riittää.
error-card-not-held = Sinulla ei ole korttia { $card }: valitse kortti kädestäsi.
# $suit: maa, jo sanana
error-must-follow =
    Sinun on tunnustettava maata: pelaa { $suit ->
        [risti] ristiä
        [pata] pataa
        [hertta] herttaa
        [ruutu] ruutua
       *[other] { $suit }
    }.
# $suit: maa, jo sanana
error-suit-barred =
    Partnerisi on aloittanut { $suit ->
        [risti] ristillä
        [pata] padalla
        [hertta] hertalla
        [ruutu] ruudulla
       *[other] { $suit }
    } väärällä vuorolla, joten et voi nyt aloittaa sillä: valitse toinen maa.
error-card-not-back = Kortti { $card } tuli juuri partneriltasi eikä saa mennä takaisin: anna toinen kortti.
error-must-follow-trump = Sinun on tunnustettava valttia; jätkätkin ovat valtteja.
error-wrong-number-of-cards =
    Valitse täsmälleen { $due ->
        [one] 1 kortti
       *[other] { $due } korttia
    }, ei { $cards }.
error-null-below-bid =
    Tarjouksesi on { $bid }, ja { $contract } on vain { $value } pisteen arvoinen: valitse peli, joka yltää tarjoukseen.
error-cannot-reach-bid =
    Tarjouksesi on { $bid }, eikä { $contract } voi olla niin arvokas: valitse peli, joka yltää tarjoukseen.
error-hand-or-pickup =
    Et voi nyt pelata peliä { $contract }: jos skat on jätetty nostamatta, pelin on oltava hand-peli tai solo, ja jos se on nostettu, peli ei voi olla hand-peli.
error-other-way = Et voi nyt pelata peliä { $contract }: valitse peli, joka kuuluu valitsemaasi turnéhen, guckseriin tai soloon.
error-must-raise = Et voi vaihtaa peliin { $contract }: vain arvokkaampi peli voi korvata ilmoittamasi.
error-hand-stays-open = Korttisi ovat jo näkyvissä: vain toinen ouvert-peli voi korvata ilmoittamasi.
error-claim-too-high =
    { $most ->
        [0] Et voi vaatia näin monta tikkiä ({ $claimed }): nullissa pelinviejä voi vain luvata, ettei vie enää tikkejä.
        [one] Et voi vaatia näin monta tikkiä ({ $claimed }): jäljellä on vain 1 tikki.
       *[other] Et voi vaatia näin monta tikkiä ({ $claimed }): jäljellä on vain { $most } tikkiä.
    }
error-spitze-not-held = Näin moneen spitzeen tarvitset kortin { $card } kädessäsi: ilmoita vähemmän.
error-must-have-bid = Tässä pöydässä kontran saa sanoa vain puolustaja, joka on tarjonnut.
error-no-jacks = Kortti { $card } jää käteesi: jätkiä ei saa antaa eteenpäin.
error-forehand-must-play = Etukäsi ei voi passata kahden passin jälkeen: pelaa alimmalla tarjouksella tai sano ramsch.

## Pöytäkirja.

error-no-deal-is-running = Mikään jako ei ole kesken: jaa ensin kortit.
error-deal-is-running = Jako on kesken: pelatkaa se ensin loppuun.
error-sitting-is-over = Istunto on päättynyt: pistetaulukkoon ei voi enää merkitä mitään.
error-time-is-up = Aika on jo päättynyt.
error-no-such-player = Pelaajaa { $player } ei ole: { $players } pelaajan numerot alkavat nollasta.
error-no-such-row =
    { $rows ->
        [0] Riviä { $number } ei ole: pistetaulukko on vielä tyhjä.
        [one] Riviä { $number } ei ole: pistetaulukossa on vasta 1 rivi.
       *[other] Riviä { $number } ei ole: pistetaulukossa ovat rivit 1–{ $rows }.
    }
error-reason-missing = Kerro, miksi riviä { $number } korjataan.
error-declarer-and-game = Pelinviejä tarvitsee pelin ja peli pelinviejän: ilmoita molemmat, tai ei kumpaakaan, jos kaikki passasivat.
error-facts-contract = Tässä pöydässä ei pelata peliä { $contract }.
error-facts-points = Pelinviejällä ei voi olla { $points } korttipistettä: niitä on 0–{ $most }.
error-facts-tricks = Pelinviejällä ei voi olla { $tricks } tikkiä: niitä on 0–{ $most }.
error-facts-contradict =
    { $tricks ->
        [one] Yhdellä tikillä
       *[other] Kun tikkejä on { $tricks },
    } kenelläkään ei voi olla { $points } korttipistettä.
error-facts-null-matadors = Nullissa ei lasketa matadoreja: jätä { $n } pois.
error-facts-matadors = Pelissä { $contract } matadoreja on 1–{ $most }, kanssa tai ilman, ei { $n }.
error-facts-kontra =
    { $most ->
        [0] Tässä pöydässä ei sanota kontraa: aseta kontra.enabled=true.
       *[other] Peliä ei ole voitu kahdentaa { $level } kertaa: tässä pöydässä kahdennetaan enintään { $most } kertaa.
    }
error-facts-gift = Tässä pöydässä ei lahjoiteta peliä { $contract }.
error-facts-gift-order = Ensin lahjoitetaan peli ja sitten schneider, eikä lahjan vastaan ottanut saa enää toista: ilmoita korkein torjuttu lahja ja se, joka otettiin vastaan.
error-facts-gift-given-up = Lahjana vastaan otettu peli on voitettu eikä luovutettu: ilmoita vain toinen.
error-facts-spitze = Peliin { $contract } ei ilmoitettu spitzeä, joten mikään ei ole voinut jäädä viemättä.
error-facts-cut-short = { $contract }: mikään ilmoitus ei jäänyt täyttymättä niin, että jako päättyisi tässä pöydässä.
error-ramsch-is-due = Tämä jako kuuluu schieberramsch-kierrokseen: se pelataan ramschina.
error-passed-out-is-ramsch = Kun kaikki passaavat, tässä pöydässä pelataan ramsch: merkitse ramsch.
error-no-ramsch = Tässä pöydässä ei pelata ramschia, kun kaikki passaavat: merkitse jako passatuksi.
error-ramsch-tricks = Kolmella pelaajalla on yhteensä { $due } tikkiä, ei { $tricks }.
# $points: kaikkien kolmen; $skat: paljonko puuttuu 120:stä
error-ramsch-points = Tikeissä ei voi olla { $points } korttipistettä: skatin kahdesta kortista on tultava loput 120:een.
# $seat: 0, 1, 2
error-ramsch-last =
    { $seat ->
        [0] Etukädellä ei ole tikkiä, joten se ei vienyt viimeistä.
        [1] Keskikädellä ei ole tikkiä, joten se ei vienyt viimeistä.
       *[other] Takakädellä ei ole tikkiä, joten se ei vienyt viimeistä.
    }
error-ramsch-refusals =
    { $most ->
        [0] Tässä ramschissa ei anneta kortteja eteenpäin; aseta ramsch.on_pass_out=schieberramsch.
       *[other] Kortteja ei ole voitu antaa katsomatta eteenpäin { $refusals } kertaa: pelaajia on kolme.
    }
error-ramsch-latest-missing = Kun korttipisteitä on yhtä paljon, ratkaisee se, kuka vei tikin viimeksi: kerro kunkin viimeisen tikin numero, esimerkiksi ”latest 8,10,5”.
error-ramsch-latest = Viimeisten tikkien numerot eivät sovi: 0 sille, jolla ei ole tikkiä, { $due } sille, joka vei aivan viimeisen, eikä mikään numero kahdesti.

## Skruuvin tili. $told: kuten ilmoitettu; $most: suurin mahdollinen määrä.

error-draw-is-due = Ensin jokainen pelaava nostaa kortin paikoista.
error-no-draw-due = Kenenkään ei pidä nyt nostaa korttia: paikat on jo määrätty tälle robbertille.
error-draw-cards =
    { $cards ->
        [one] Nostettiin 1 kortti
       *[other] Nostettiin { $cards } korttia
    }; pitäisi olla { $due }, yksi kullekin.
error-draw-twice = Samaa korttia ei voi nostaa kahdesti.
error-skruf-tricks = Puolella ei voi olla { $told } tikkiä: niitä on 0–{ $most }.
error-skruf-aces = Pelinviejän puolella ei voi olla { $told } ässää: niitä on 0–{ $most }.
error-skruf-honours =
    { $most ->
        [0] Grandissimossa ei lasketa honöörejä: jätä { $told } pois.
       *[other] Pelinviejän puolella ei voi olla { $told } honööriä: valttimaassa niitä on 0–{ $most }.
    }
error-aces-honours = Ässien määrä { $aces } ja honöörien määrä { $honours } eivät sovi yhteen: valttiässä on sekä ässä että honööri.
error-karonka-twice = Yhden maan tai ässien karonka voi olla vain yhdessä kädessä: ilmoita kukin kerran.
error-karonka-length = Karonkassa ei voi olla { $cards } korttia: siinä on 3–{ $most }.
# $aces: puolen ässät
error-karonka-aces = Puolen ässät eivät riitä siihen: niitä on { $aces }, ja jokainen karonka tarvitsee omansa.
# $honours: puolen onöörit valtissa
error-karonka-honours = Puolen honöörit eivät riitä siihen valttikaronkaan: niitä on { $honours }.
error-karonka-seat = Karonka on ilmoitettu toisen puolen kädelle: kerro, kumman puolen se on, tai jätä käsi pois.
# $bets: luku
error-not-alone = Tarjoajan yksin maksettavaksi voi jättää vain slammin, jossa on vähintään { $bets } piettiä, ja vain kun solo_slam_claim=true.
error-first-missing = Molemmat puolet yltävät tässä jaossa kuuteenkymmeneen: kerro, kumpi ehti ensin.
error-first-not-asked = Kumpi ylsi ensin kuuteenkymmeneen, kerrotaan vain kun molemmat yltävät, ja kun both_60=first_by_trick.
error-no-such-side = Puolta { $side } ei ole: 0 on pelinviejän, 1 toinen.
error-adjust-points = Pisteitä voi vain siirtää { $players } pelaajan kesken: kullekin luku, yhteensä nolla.
error-adjust-reason = Kerro, miksi pisteitä siirretään.
error-no-such-rubber =
    { $rubbers ->
        [0] Robberttia { $number } ei ole: yhtään ei ole aloitettu.
       *[other] Robberttia { $number } ei ole: aloitettu on vasta { $rubbers }.
    }

## Pelitallenteet.

# $move: kuten kirjoitettu, numeroltaan $number
error-move = Siirto { $number }, ”{ $move }”: { $cause }
error-cards-differ = Tallenteessa on { $shown }, vaikka paikalla pitää olla { $held }.
error-trick-differs = Sääntöjen mukaan tikin aloittaa tai voittaa toinen kortti kuin tallenteessa.
error-deal-not-finished = Siirrot loppuvat ennen kuin jako on päättynyt.
# $form: mistä pelistä tallenne on, valmiit sanat
error-record-of-form = Tämä tallenne on toisesta pelistä ({ $form }); sitä ei voi pelata säännöillä { $preset }.
error-missing-key = Tallenteesta puuttuu { $key }[…].
error-doubled-key = Tallenteessa on { $key }[…] kahdesti; jokaisen avaimen pitää olla siinä kerran.
error-iss-cannot-say =
    International Skat Serverin tallenteella ei voi esittää tätä jakoa: { $why ->
        [auction] tarjoukset eivät ole tiedossa
        [unfinished] sitä ei ole pelattu loppuun
        [variant] se noudattaa sääntöjä, joilla siellä ei pelata
       *[words] sillä ei ole sanoja jollekin, mitä jaossa tapahtui
    }. Valitse toinen muoto.
# $variant: kontra, re, spitze, grand-spitze, ramsch, schieberramsch, klopfen, revolution, schenken; $option: mitä asetetaan
error-variant-not-played =
    { $variant ->
        [klopfen] Tämä ramsch kahdennettiin koputtamalla, mitä Knekt ei pelaa.
        [grand-spitze] Tässä grandissa ilmoitettiin spitze; Knektissä spitzejä on vain maapeleissä.
        [schenken] Tässä jaossa annettiin lahja, jota tässä pöydässä ei ole; lisää kertoo ”knekt options schenken”.
       *[other] Tässä jaossa oli { $variant ->
            [kontra] kontra
            [re] rekontra
            [spitze] spitze
            [revolution] revoluutio
            [schieberramsch] schieberramsch
           *[ramsch] ramsch
        }, jota tässä pöydässä ei ole; aseta { $option }.
    }

error-tricks-model = ”{ $name }” ei ole tikkiarvio, jota tämä versio osaa käyttää, tai se on vioittunut.
error-exchange-model = ”{ $name }” ei kerro vaihdosta niin, että tämä versio osaisi käyttää sitä, tai se on vioittunut.
error-advice-measures = ”{ $name }” ei sisällä vihjeiden mittauksia, joita tämä versio osaa käyttää, tai se on vioittunut.
