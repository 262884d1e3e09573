### Asetukset, kuten `knekt options` ne selittää: mistä kukin päättää ja mitä arvot tarkoittavat.

## Sääntöversiot, kukin yhdellä rivillä.

preset-german = saksalainen skat, perussäännöt
preset-isko = kansainväliset skatsäännöt (ISkO), kuten turnauksissa
preset-iss = kuten International Skat Serverillä pelataan
preset-tournee = turnéskat: skatista käännetty kortti määrää valtin
preset-tournee-house = turnéskat kotisäännöin: ensi kortin näkee vain pelinviejä
preset-pub = ilta kapakassa: kontra, bock-kierrokset, ramsch
preset-club = kerho, jossa on kaikki: hirschiin asti, lahjat, schieberramsch
preset-xskat = mitä XSkat-ohjelman valikoissa on
preset-skruf = skruuvi: neljä tarjoaa, ostaa ja antaa kortteja
preset-skruf-plain = skruuvi ilman keskikortteja: tarjous pelataan sellaisenaan
preset-trekarl = kolmen skruuvi, jossa neljäs käsi on avoin

## Luvut.

options-table = Pöytä
options-values = Tarjoaminen ja arvot
options-declaring = Pelin ilmoittaminen ja pelaaminen
options-kontra = Kahdentaminen: kontra ja rekontra
options-schenken = Puolustajien lahjat
options-bock = Bock-kierrokset
options-ramsch = Ramsch ja schieberramsch
options-scores = Pisteet ja raha
options-deal = Jako
options-auction = Tarjoaminen
options-exchange = Keskikortit ja vaihto
options-play = Peluu
options-count = Mitä jaosta lasketaan
options-rubber = Ulosmenot, robbertti ja raha

## Pöytä.

option-players = Montako pöydässä istuu.
option-players-3 = kaikki pelaavat
option-players-4 = jakaja on lepovuorossa
option-session-deals = Montako jakoa pelataan; none: ei rajaa.
option-session-rounds = Sama kierroksina: jokainen jakaa kerran. Ei yhdessä asetuksen session.deals kanssa.
option-session-time_end = Mikä pelataan loppuun, kun aika päättyy.
option-session-time_end-complete_round = meneillään oleva kierros
option-session-time_end-complete_deal = meneillään oleva jako

## Tarjoaminen ja arvot.

option-bidding-values = Mitkä luvut ovat tarjouksia.
option-bidding-values-possible_only = vain se, minkä arvoinen jokin peli voi olla
option-bidding-values-any_integer_from_18 = mikä tahansa luku 18:sta alkaen
option-bidding-values-any_integer_from_10 = mikä tahansa luku 10:stä alkaen
option-grand-base = Grandin perusarvo.
option-grand-base-24 = kuten tavallisesti
option-grand-base-20 = vanha arvo; grand ouvert omana pelinään on silloin 30
option-grand_ouvert-mode = Mikä grand ouvert on.
option-grand_ouvert-mode-announced = grand hand, jossa ilmoitetaan ouvert
option-grand_ouvert-mode-separate = oma pelinsä, perusarvo 36
option-matadors-jacks_only = Vain jätkät ovat matadoreja: kanssa tai ilman neljää on eniten.
option-lost_hand_single = Hävitty hand-peli maksaa arvonsa kerran, ei kahdesti.
option-levels-hand_schwarz = Hand-peli, joka voitetaan schwarz ilmoittamatta schneideria.
option-levels-hand_schwarz-implies_announced_schneider = ilmoitettu schneider lasketaan mukaan
option-levels-hand_schwarz-additive = vain ilmoitettu lasketaan
option-levels-hand_schwarz_on_loss = Sama, kun hand-peli hävitään schwarz.
option-levels-hand_schwarz_on_loss-same_as_win = kuten voitettaessa
option-levels-hand_schwarz_on_loss-additive = vain ilmoitettu lasketaan
option-levels-loss_schwarz = Tikittä jäänyt pelinviejä on hävinnyt schwarz, ei vain schneider.
option-forehand_may_pass = Etukäsi saa passata, kun muut ovat passanneet; kukaan ei saa pisteitä.

## Pelin ilmoittaminen ja pelaaminen.

option-declare-must_be_reachable = Skatin nostaneen on valittava peli, joka voi yltää tarjoukseen.
option-declare-raise_before_lead = Pelinviejä saa vaihtaa arvokkaampaan peliin ennen aloituskorttia.
option-spitzen-enabled = Spitzet: pelinviejä voi luvata viedä viimeiset tikit pienimmillä valteilla.
option-spitzen-extend_bids = Myös spitzejä vaativia arvoja saa tarjota.
option-revolution-enabled = Revoluutio: null ouvert hand, arvo 92; puolustajat jakavat ensin korttinsa keskenään uudelleen.
option-surrender-mode = Milloin pelinviejä saa luovuttaa.
option-surrender-mode-document = ennen aloituskorttia ja tikkien 1 ja 2 välissä
option-surrender-mode-before_first_lead = vain ennen aloituskorttia
option-surrender-mode-none = ei koskaan: jokainen peli pelataan
option-surrender-mode-while_nine_cards = niin kauan kuin kädessä on yhdeksän korttia
option-surrender-mode-tournee = turné, ennen toisen tikin aloitusta
option-surrender-announced_levels = Lasketaanko ilmoitettu, kun peli luovutetaan.
option-surrender-announced_levels-count = lasketaan
option-surrender-announced_levels-ignore = ei lasketa
option-overbid-auto_concede = Peli, joka ei voi enää yltää tarjoukseen, päättyy itsestään.
option-overbid-loss = Mitä tarjousta halvempi peli maksaa.
option-overbid-loss-top_up = vähintään tarjouksen verran
option-overbid-loss-plain_value = oman arvonsa
option-null_below_bid = Null, joka on tarjousta halvempi.
option-null_below_bid-illegal = ei voi valita
option-null_below_bid-lost = voi valita, mutta se on hävitty
option-turn-first_card = Kumpi skatin kortti käännetään ensin.
option-turn-first_card-declarer_choice = kumman pelinviejä haluaa
option-turn-first_card-top_card = päällimmäinen
option-guckser_null-enabled = Nullin voi pelata nostamalla skatin kääntämättä, arvo 15 tai ouvert 30.
option-play-claims = Jäljellä olevat tikit saa vaatia.
option-play-defender_concede = Saavatko puolustajat luovuttaa.
option-play-defender_concede-none = ei
option-play-defender_concede-single = yksi molempien puolesta
option-play-defender_concede-both = vain molemmat yhdessä
option-play-ends_when_missed = Jako päättyy heti, kun ilmoitus ei enää voi täyttyä.

## Kahdentaminen.

option-kontra-enabled = Kontra: puolustaja saa kahdentaa pelin, pelinviejä voi vastata rekontralla.
option-kontra-max = Kuinka pitkälle saa kahdentaa.
option-kontra-max-1 = kontra, kertaa 2
option-kontra-max-2 = rekontra, kertaa 4
option-kontra-max-3 = puolustajien supra, kertaa 8
option-kontra-max-4 = pelinviejän hirsch, kertaa 16
option-kontra-max-unlimited = rajatta, puolet vuorotellen
option-kontra-timing = Milloin kontran saa sanoa.
option-kontra-timing-after_first_lead = ensimmäisen kortin jälkeen, ennen toista
option-kontra-timing-before_first_lead = ennen ensimmäistä korttia
option-kontra-timing-before_first_trick_turned = pelin nimeämisestä toiseen tikkiin
option-kontra-only_bidders = Kontran saa sanoa vain puolustaja, joka on tarjonnut.
option-kontra-bidder_definition = Mikä silloin lasketaan tarjoamiseksi.
option-kontra-bidder_definition-named_or_held = arvon nimeäminen tai kyllä-vastaus
option-kontra-bidder_definition-named_only = vain arvon nimeäminen

## Lahjat.

option-schenken-enabled = Puolustajat saavat lahjoittaa pelinviejälle pelin, sitten schneiderin.
option-schenken-scope = Mitkä pelit voi lahjoittaa.
option-schenken-scope-suit_and_grand = maapelit ja grandin
option-schenken-scope-grand_only = vain grandin
option-schenken-window = Mihin asti saa lahjoittaa.
option-schenken-window-any_time = milloin tahansa
option-schenken-window-until_first_trick_done = kunnes ensimmäinen tikki on viety

## Bock-kierrokset.

option-bock-enabled = Bock-kierrokset: tiettyjen jakojen jälkeen kierros kahdennetaan.
option-bock-triggers = Mikä tuo bock-kierroksen; useita pilkuin erotettuina, tai none.
option-bock-value_basis = Mitä mitataan kohdassa value_over_100.
option-bock-value_basis-game_value = pelin arvo
option-bock-value_basis-score = mitä pistetaulukkoon merkitään
option-bock-kontra_lost_means = Kuka on hävinnyt hävityn kontran.
option-bock-kontra_lost_means-declarer_lost = pelinviejä
option-bock-kontra_lost_means-kontra_side_lost = kontran sanoneet
option-bock-kontra_lost_means-either = kumpi tahansa: jokainen peli, jossa on kontra
option-bock-stack = Uusi kierros, kun yksi on kesken.
option-bock-stack-append = tulee sen jälkeen
option-bock-stack-ignore_while_active = jää pois
option-bock-stack-multiply = kulkee samaan aikaan, ja kertoimet kerrotaan
option-bock-per_deal = Montako kierrosta yksi jako voi tuoda.
option-bock-per_deal-one = yhden, oli syitä montako tahansa
option-bock-per_deal-each_trigger = yhden jokaisesta syystä

## Mikä tuo bock- tai schieberramsch-kierroksen.

trigger-value_over_100 = peli, jonka arvo on yli 100
trigger-grand_hand_won = voitettu grand hand
trigger-kontra_lost = hävitty peli, jossa on kontra
trigger-rekontra = jokainen peli, jossa on rekontra
trigger-declarer_schneider = pelinviejällä enintään 30 korttipistettä
trigger-split_60_60 = korttipisteet 60–60
trigger-last_round = itse viimeinen kierros; pituuden on oltava tiedossa

## Ramsch.

option-ramsch-on_pass_out = Mitä seuraa, kun kaikki kolme passaavat.
option-ramsch-on_pass_out-none = ei mitään: seuraava jako
option-ramsch-on_pass_out-ramsch = ramsch: jokainen haluaa vähän korttipisteitä
option-ramsch-on_pass_out-schieberramsch = sama, mutta ensin annetaan kaksi korttia eteenpäin
option-ramsch-skat_to = Kuka saa skatin ramschissa.
option-ramsch-skat_to-last_trick = viimeisen tikin viejä
option-ramsch-skat_to-loser = se, jolla on ilman sitä eniten korttipisteitä
option-ramsch-three_way_tie = Kaikilla kolmella on 40 korttipistettä.
option-ramsch-three_way_tie-all_lose = kaikki maksavat ne
option-ramsch-three_way_tie-no_score = kenellekään ei merkitä mitään
option-ramsch-jungfrau = Kuka on jungfrau ja kahdentaa häviäjän maksun.
option-ramsch-jungfrau-no_tricks = pelaaja ilman tikkiä
option-ramsch-jungfrau-no_points = pelaaja ilman korttipisteitä
option-ramsch-tie = Usealla on vähiten korttipisteitä.
option-ramsch-tie-last_trick = 10 saa se, jonka viime tikistä on pisin aika
option-ramsch-tie-split = he jakavat: kahdelle 5, kolmelle 3 kullekin
option-ramsch-sweep_bonus_to_others = Kun yksi vie kaikki tikit, toiset kaksi saavat 20 kumpikin.
option-schieber-multiply_durchmarsch = Katsomatta eteenpäin annetut kortit kahdentavat myös durchmarschin 120 pistettä.
option-special_rounds-mode = Mitä bock-syyt tuovat.
option-special_rounds-mode-bock = bock-kierroksen
option-special_rounds-mode-schieberramsch = sen sijaan schieberramsch-kierroksen
option-special_rounds-mode-bock_then_schieberramsch = ensin toisen, sitten toisen
option-special_rounds-schieberramsch_triggers = Mikä tuo itsestään schieberramsch-kierroksen; useita pilkuin erotettuina, tai none.

## Pisteet ja raha.

option-scoring-tournament = Turnauspisteet: 50 jokaisesta voitetusta pelistä, 40 (nelistään 30) jokaisesta muiden häviämästä.
option-protocol-style = Mitä pistetaulukon rivi näyttää.
option-protocol-style-modern = jaon pisteet ja kaikkien summat
option-protocol-style-traditional = vain pelanneen uuden summan, ramschissa häviäjän
# Miltä summa voi näyttää: näytetään, kun on kirjoitettu jotain muuta.
option-amounts = 0 | 0,10 | 1
option-settlement-rate = Raha pisteestä, esimerkiksi 0,10; 0: ei rahaa.
option-settlement-rounding = Miten kukin maksu pyöristetään.
option-settlement-rounding-nearest_unit_half_up = kokonaisiin yksiköihin, puolikas ylöspäin
option-settlement-rounding-none = ei ollenkaan

## Skruuvi: pöytä.

option-skruf-players = Montako pöydässä istuu.
option-skruf-players-3 = kaikki pelaavat: trekarl
option-skruf-players-4 = kaikki pelaavat
option-skruf-players-5 = yksi on lepovuorossa kunkin robbertin
option-skruf-players-6 = kaksi on lepovuorossa kunkin robbertin
option-skruf-rubbers = Montako robberttia pelataan; none: kaikki partnerit vuorollaan, kolme robberttia, viidellä pelaajalla viisi, kuudella viisitoista.
option-skruf-deals = Montako jakoa trekarlissa pelataan; none: ei rajaa.
option-skruf-draw_tie = Samanarvoiset kortit, kun paikoista nostetaan.
option-skruf-draw_tie-by_suit = alempi maa on alempi: pata, risti, ruutu, hertta
option-skruf-draw_tie-redraw = nostetaan uudelleen
option-skruf-manual_table = Pöytä, jossa on oikeat kortit: se voi kieltää maan, jolla partneri on aloittanut väärällä vuorolla.

## Skruuvi: jako.

option-skruf-talon_position = Milloin neljä keskikorttia jaetaan.
option-skruf-talon_position-before_last_round = ennen kunkin viimeistä korttia
option-skruf-talon_position-spread = yksi kunkin kierroksen 8–11 jälkeen
option-skruf-talon_position-last = kaikkien muiden jälkeen
option-skruf-first_card = Kuka saa ensimmäisen kortin.
option-skruf-first_card-left_of_dealer = jakajan vasen naapuri
option-skruf-first_card-dealer = jakaja
option-skruf-misdeal = Kuka jakaa, kun on jaettu väärin.
option-skruf-misdeal-next_dealer = seuraava pelaaja
option-skruf-misdeal-same_dealer = sama pelaaja uudelleen

## Skruuvi: tarjoaminen.

option-skruf-min_level = Alin taso, jolla pelataan.
option-skruf-min_level-3 = kolmessa: yhdeksän tikkiä
option-skruf-min_level-4 = neljässä: kymmenen tikkiä
option-skruf-below_minimum = Mitä seuraa, kun tarjoaminen päättyy sen alle.
option-skruf-below_minimum-bid_again = korkeimman tarjouksen tehneen on heti tarjottava niin paljon
option-skruf-below_minimum-raise_phase = puoli ostaa, ja sen on yllettävä siihen vaihdon jälkeen
option-skruf-close_passes = Monenko peräkkäisen passin jälkeen tarjoaminen päättyy.
option-skruf-close_passes-8 = kaikki neljä passaavat kahdesti
option-skruf-close_passes-7 = samoin, mutta tarjoaja vain kerran
option-skruf-close_passes-6 = kaikki kolme passaavat kahdesti
option-skruf-close_passes-5 = samoin, mutta tarjoaja vain kerran
option-skruf-close_passes-4 = kaikki neljä passaavat kerran
option-skruf-close_passes-3 = kolme muuta passaavat kerran; trekarlissa kaikki kolme
option-skruf-close_passes-2 = kaksi muuta passaavat kerran
option-skruf-all_pass_calls = Monenko passin jälkeen kaikki ovat passanneet, kun kukaan ei ole tarjonnut.
option-skruf-all_pass_calls-3 = yksi kolmen kierros
option-skruf-all_pass_calls-4 = yksi kierros
option-skruf-all_pass_calls-6 = kaksi kolmen kierrosta
option-skruf-all_pass_calls-8 = kaksi kierrosta
option-skruf-general_pass = Mitä seuraa, kun kaikki passaavat.
option-skruf-general_pass-next_dealer = ei mitään: seuraava pelaaja jakaa
option-skruf-general_pass-misere = misääri: vähemmän tikkejä vienyt puoli voittaa
option-skruf-misere_forehand = Kuka on misäärissä etukäsi: saa ensimmäisen keskikortin ja aloittaa.
option-skruf-misere_forehand-dealer = jakaja
option-skruf-misere_forehand-left_of_dealer = jakajan vasen naapuri

## Skruuvi: keskikortit ja vaihto.

option-skruf-talon_open = Keskikortit käännetään kaikkien nähtäviksi; muuten vain ostaja näkee ne.
option-skruf-open_hand = Milloin trekarlin neljäs käsi avataan.
option-skruf-open_hand-when_bought = kun keskikortit on ostettu
option-skruf-open_hand-from_the_deal = heti kun kortit on jaettu
option-skruf-raise_end_passes = Monenko peräkkäisen passin jälkeen korottaminen päättyy.
option-skruf-raise_end_passes-2 = kumpikin passaa kerran
option-skruf-raise_end_passes-4 = kumpikin passaa kahdesti
option-skruf-raise_end_passes-1 = yhden passin jälkeen, kun on korotettu
option-skruf-opponents_swap = Vastustajat vaihtavat kortin myös trekarlissa.
option-skruf-swap_order = Miten vastustajat vaihtavat korttinsa.
option-skruf-swap_order-leader_first = aloittaja antaa ensin, sitten hänen partnerinsa
option-skruf-swap_order-simultaneous = molemmat yhtä aikaa
option-skruf-swap_time = Milloin vastustajat vaihtavat korttinsa.
option-skruf-swap_time-after_raise = viimeisen tarjouksen jälkeen
option-skruf-swap_time-before_raise = ennen kuin ostajan puoli korottaa
option-skruf-swap_back = Vaihdossa saadun kortin saa antaa takaisin.

## Skruuvi: peluu.

option-skruf-lead = Kenen vasen naapuri aloittaa ensimmäisen tikin.
option-skruf-lead-left_of_final_bidder = viimeisen tarjouksen tehneen
option-skruf-lead-left_of_master = pelin hallitsijan eli ostajan partnerin
option-skruf-lead-left_of_first_namer = sen, joka puolesta ensin tarjosi valttimaata
option-skruf-claims = Jäljellä olevat tikit saa vaatia.
option-skruf-solo_slam_claim = Joka ei ole tarjonnut, saa jättää vähintään kolmen pietin slammin partnerinsa yksin maksettavaksi.

## Skruuvi: mitä jaosta lasketaan.

option-skruf-karonka_hand = Mistä kädestä karonkat lasketaan.
option-skruf-karonka_hand-final = niistä kolmestatoista kortista, joilla pelataan
option-skruf-karonka_hand-dealt = jaetuista korteista
option-skruf-honours = Miten ässät ja honöörit lasketaan.
option-skruf-honours-printed = vanhan taulukon mukaan, kuten se on painettu
option-skruf-honours-regular = säännöllä, joka sopii 18:aan sen 20 rivistä
option-skruf-honours-majority = ässät ja honöörit kumpikin sille puolelle, jolla on enemmän
option-skruf-minus = Mitä ässien ja honöörien miinus tarkoittaa.
option-skruf-minus-credit_opponents = toinen puoli saa yhtä paljon
option-skruf-minus-deduct = oma puoli menettää yhtä paljon
option-skruf-failed_grand_12 = Mitä kahdestatoista tikistä saa, kun tarjottiin kolmetoista.
option-skruf-failed_grand_12-0 = ei mitään
option-skruf-failed_grand_12-200 = pikkuslammin
option-skruf-defender_slam = Mitä vastustajat saavat kahdestatoista tai kolmestatoista tikistä.
option-skruf-defender_slam-pay = 200 tai 400, kuten tarjoamattomasta slammista
option-skruf-defender_slam-0 = ei mitään

## Skruuvi: ulosmenot, robbertti ja raha.

option-skruf-game_reset = Kenen tikkipisteet alkavat alusta ulosmenon jälkeen.
option-skruf-game_reset-both = molempien puolten
option-skruf-game_reset-winner_only = voittajien; toiset pitävät omansa
option-skruf-both_60 = Kuka menee ulos, kun molemmat puolet yltävät 60:een samassa jaossa.
option-skruf-both_60-declarer = pelinviejän puoli
option-skruf-both_60-first_by_trick = se, joka ehti sinne ensin, tikki tikiltä
option-skruf-rubber_end = Milloin robbertti päättyy.
option-skruf-rubber_end-second_game_of_one_side = kun yhdellä puolella on kaksi ulosmenoa
option-skruf-rubber_end-two_games_total = kahden ulosmenon jälkeen, kenen tahansa
option-skruf-settle_round = Miten erosta tulee pisteitä.
option-skruf-settle_round-truncate = vain täydet sadat lasketaan
option-skruf-settle_round-nearest = lähimpään sataan
option-skruf-stake = Raha pisteestä, esimerkiksi 0,10; 0: ei rahaa.
