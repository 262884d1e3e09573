### knekt lab label, fit, calibrate: miten skatkäsien arvioija tehdään.

help-judge-label = Jaa pelejä ja anna ratkaisijan arvioida ne. Ne ovat sellaisia, joita joku voisi pelata; kaikki kortit avoinna ratkaisija kertoo, kuinka pitkälle pelinviejä pääsee. Sama komento uudestaan jatkaa siitä, mihin jäi.
help-judge-kind = Maapelit, grand tai null: arvioijalla on malli kullekin.
help-judge-rows = Näin monta peliä.
help-judge-seed = Mistä sattuma seuraa; sama antaa saman.
help-judge-discards = Kuka laittaa kaksi korttia pois: sääntöpelaajan painot vai nykyinen arvioija.
help-judge-out = Kirjoitettava tiedosto.
help-judge-fit = Anna mallin oppia arvioiduista peleistä. Se mitataan kymmenesosalla, jota se ei ole nähnyt.
help-judge-labelled = Komennon ”knekt lab label” tiedostoja, kaikki samaa pelilajia.
help-judge-epochs = Kuinka monta kertaa se käy pelit enintään läpi.
help-judge-calibrate = Taivuta mallin mahdollisuudet tulosten mukaan. Vain omat korttinsa näkevät pelaajat pelaavat pelit, jotka se ottaisi.
help-judge-model = Malli; se kirjoitetaan uudestaan.
help-judge-games = Näin monta peliä; viimeinen neljännes vain mittaa.
help-judge-player = Kuka pelaa kortit.
judge-progress = Työssä
judge-fitted = Opittu { $rows } pelistä; mitattu { $held } sivuun jätetyllä, verrattuna siihen, mitä kortit antavat avoinna:
judge-calibrated = Pelattu { $games } peliä; mitattu viimeisillä { $held }:
judge-weights = voitto, käsin tehdyt painot
judge-before = opittuna
judge-after = kalibroituna
judge-brier = Brier
judge-log-loss = logtappio
judge-auc = AUC
judge-ece = heitto
error-rows-of-another-making = Tiedostossa ”{ $name }” on toisin tehtyjä pelejä; anna toinen tiedosto.
error-no-rows = Tiedostossa ”{ $name }” ei ole arvioituja pelejä.
error-rows-of-two-kinds = Näissä tiedostoissa on eri pelilajeja: { $kinds }.
error-no-model = Tiedosto ”{ $name }” ei ole arvioijan malli.
error-model-version = Malli ”{ $name }” on versiota { $version }; tämä ohjelma lukee versiota { $known }.
error-model-damaged = Malli ”{ $name }” on katkennut tai sitä on muutettu.
error-numpy-missing = Tähän tarvitaan numpy, jonka ”pip install 'knekt[lab]'” tuo mukanaan.

## knekt lab skruf: how the estimate of tricks is made

help-tricks = Mitä skruuvia varten opitaan: label, fit, calibrate, exchange.
help-tricks-label = Jaa käsiä, vaihda kortteja ja anna ratkaisijan laskea tikit. Sama komento uudestaan jatkaa siitä, mihin jäi.
help-tricks-exchange = Miten kortit annetaan: kuten tarjouksissa arvataan, tai millä tahansa tavalla, jota voisi kokeilla.
help-tricks-fit = Anna arvion oppia arvioiduista jaoista. Se mitataan kymmenesosalla, jota se ei ole nähnyt.
help-tricks-labelled = Komennon ”knekt lab skruf label” tiedostoja.
help-tricks-calibrate = Oikaise arvio todella pelattujen jakojen mukaan. Vahvat pelaajat tarjoavat, antavat, vaihtavat ja pelaavat ne.
help-tricks-model = Arvio; se kirjoitetaan uudestaan.
help-tricks-deals = Näin monta jakoa; joka neljäs peli vain mittaa.
help-tricks-worlds = Kuinka monen maailman yli pelaajat miettivät.
tricks-fitted = Opittu { $labels } jaosta; heitto { $trumps } tikkiä valtilla ja { $grandissimo } grandissimossa, { $held } sivuun jätetyllä.
tricks-calibrated = { $contracts } peliä pelattu, { $made } % onnistui; heitto { $before } tikkiä ennen ja { $after } jälkeen, { $held } sivuun jätetyllä.
help-exchange = Opi, mitä vaihto kertoo siitä syntyvistä käsistä. Vahvat pelaajat tarjoavat, antavat ja vaihtavat; sitten sitä, mitä kukin voi tietää, verrataan siihen, mitä on.
help-exchange-model = Mitä opitaan; se kirjoitetaan uudestaan.
help-exchange-deals = Näin monta jakoa; joka viides peli vain mittaa.
help-exchange-rounds = Kuinka monesti luultua oikaistaan.
exchange-fitted = Opittu { $contracts } pelistä; kädet sellaisina kuin olivat ovat { $times } kertaa niin todennäköisiä kuin ilman sitä, { $held } sivuun jätetyllä.

## How right the advisor is

help-advice-lab = Mittaa, kuinka oikeita neuvojan antamat mahdollisuudet ovat. Pelaajat pelaavat jakoja loppuun, ja kunkin vieressä istuu neuvoja, joka sanoo mitä kortista ajattelee, skruuvissa myös tarjouksista ja annetuista korteista.
help-advice-game = Pelattava peli; muuten isko.
help-advice-deals = Näin monta jakoa.
help-advice-worlds = Kuinka montaa maailmaa neuvoja kysyy.
help-advice-write = Säilytä tulos tässä tiedostossa, jota ”knekt advise” lukee; muiden pelien tulokset jäävät siihen.
advice-listened =
    { $what ->
        [calls] { $words } tarjousta ja annettua korttia
       *[cards] { $words } korttia
    } { $deals } jaosta, sivuun jätettyjä: mahdollisuudet heittivät { $off } %, ennen oikaisua { $before } %; Brier-luku { $brier } (pelkkä keskiarvo { $base }).
