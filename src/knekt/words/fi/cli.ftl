### Komentorivi: ohjeet, torjunnat ja mitä komennot tulostavat.

## Kaikkien komentojen yhteiset ohjeet. Suuraakkosin kirjoitettu sana on käyttäjän annettava.

help-knekt = Skat ja skruuvi päätteessä: pelaa, laske, tallenna ja tarkista.
help-usage = Käyttö:
help-flags = Valitsimet
help-arguments = Annettavat tiedot
help-commands = Komennot
help-subcommand = KOMENTO
help-help = Näytä tämä ohje.
help-lang = Kieli.
help-json = Tulosta tiedot ohjelmille: JSONia, kortit ja pelit lyhennemerkinnöin.
help-preset = Pöydän säännöt; ”knekt options” selittää ne.
help-a-preset = SÄÄNNÖT
# $presets: their names
help-presets = Pöydän säännöt: { $presets }. ”knekt options” selittää ne.
# $example: one of a setting
help-set = Yksi sääntö toisin, esimerkiksi { $example }; voi antaa monta kertaa.
help-file = TIEDOSTO
help-records = Knektin, International Skat Serverin tai XSkatin pelitallenteita; ”-” on vakiosyöte.
help-a-contract = PELI
help-words = SANAT
help-cards = KORTIT
help-name = NIMI
help-a-value = ARVO

## knekt deal

help-deal = Jaa kortit.
help-deal-seed = Mistä jaot seuraavat: mitkä tahansa sanat tai aiemman jaon 64 merkkiä. Muuten kortit sekoitetaan uudelleen.
help-deal-count = Montako jakoa.

## knekt value

help-value = Laske peli: mitä ääneen lasketaan ja mitä siitä tulee.
help-value-contract = Lyhenne kuten C (risti), GH (grand hand), NO (null ouvert), H1 (hertta ja spitze), R (revoluutio), turnéskatissa HT (turné hertta) tai HTT (toisesta kortista), nimi kuten risti-hand, tai ramsch.
help-value-with = Näin monen matadorin kanssa pelinviejä pelaa.
help-value-without = Näin montaa matadoria ilman pelinviejä pelaa.
help-value-announce = Mitä ilmoitettiin.
help-value-points = Pelinviejän korttipisteet, skat mukaan luettuna. Ramschissa kaikkien kolmen, ilman skatia, esimerkiksi 53,30,27.
help-value-tricks = Pelinviejän tikit. Ramschissa kaikkien kolmen.
help-value-won = Tavallinen voitto tai tavallinen häviö, ilman schneideria, ellei sitä ilmoitettu.
help-value-surrender = Pelinviejä luovutti.
help-value-bid = Tarjous, johon tarjoaminen päättyi.
help-value-kontra = Montako kertaa kahdennettiin: 1 kontra, 2 rekontra, 3 supra, 4 hirsch.
help-value-bock = Millä bock-kierros kertoo: 2, tai enemmän, kun kierroksia on päällekkäin.
help-value-declined = Korkein lahja, jonka pelinviejä torjui.
help-value-accepted = Lahja, jonka pelinviejä otti vastaan.
help-value-spitze-missed = Ilmoitettu spitze ei vienyt tikkiään.
help-value-last = Ramschissa: kuka vei viimeisen tikin ja sen mukana skatin.
help-value-latest = Turnéskatin ramschissa, kun usealla on yhtä paljon korttipisteitä: kunkin viimeinen tikki, esimerkiksi 8,10,5; 0, jos ei tikkiä.
help-value-refused = Ramschissa: montako kertaa kaksi korttia annettiin katsomatta eteenpäin.
# $won: yes, no; $count: ääneen laskettu
value-if =
    { $won ->
        [yes] Voitettu: { $count }
       *[no] Hävitty: { $count }
    }
# $score: etumerkkeineen
value-score = Pisteet: { $score }

## knekt bidkey

help-bidkey = Kaikki sallitut tarjoukset ja pelit, joiden arvo on juuri se.
bidkey-bid = Tarjous
# turnéskatin sarakkeiden päällä; $way: turn, guckser, solo
bidkey-way =
    { $way ->
        [turn] turné
        [guckser] guckser
       *[solo] solo
    }
bidkey-open = ouvert

## knekt options

help-options = Selitä jokainen sääntö, jonka pöytä voi valita.
help-options-preset = Selitettävät säännöt: { $presets }; muuten perussäännöt ja kaikki sääntöversiot.
help-options-name = Vain tämä asetus, esimerkiksi kontra.max, tai ryhmä, esimerkiksi kontra.
options-presets = Säännöt valittavissa kokonaan (--preset) ja yksitellen (--set):
# $preset: säännöt, joista se on tehty
options-differences = Toisin kuin sääntöversiossa { $preset }:
options-marks = > voimassa   * toisin kuin { $preset }   oikealla: sääntöjen kohta
# $note: kokonainen virke
warning = Huomaa: { $note }

## knekt check

help-check = Pelaa tallenteet uudelleen sääntöjen mukaan ja vertaa tuloksia.
help-check-list = XSkatin lokiin kuuluva pistetaulukko; muuten luetaan sen vieressä oleva.
# $place: tiedosto; $number: monesko pelitallenne; $name, $stated, $found: jo sanoina
check-difference = { $place }, pelitallenne { $number }: { $name }: merkitty { $stated }, sääntöjen mukaan { $found }.
# $name: tuloksen kohta
check-fact =
    { $name ->
        [aces] ässät
        [alone] pietit yksin
        [bid] tarjous
        [card_points] kaikkien korttipisteet
        [contract] peli
        [declarer] pelinviejä
        [ending] jaon päättyminen
        [honours] honöörit
        [karonkas] karonkat
        [kontra] kontra
        [made] kotiin
        [matadors] matadorit
        [overbid] ylitarjottu
        [points] korttipisteet
        [ramsch] ramschpisteet
        [schneider] schneider
        [schwarz] schwarz
        [score] pisteet
        [them] vastapuolen pisteet
        [tricks] tikit
        [us] pelinviejän puolen pisteet
       *[won] voitettu
    }
check-yes = kyllä
check-no = ei
check-nobody = ei kukaan
# kaikki ovat pelitallenteiden määriä
check-summary =
    { $records ->
        [one] 1 pelitallenne tarkistettu
       *[other] { $records } pelitallennetta tarkistettu
    }: oikein { $agree }, poikkeavia { $differ }, viallisia { $broken }, keskeneräisiä { $unfinished }.

## knekt convert

help-convert = Kirjoita pelitallenteet toiseen muotoon.
help-convert-to = Muoto, johon kirjoitetaan.
help-convert-out = Tiedosto, johon kirjoitetaan; muuten vakiotuloste.

## knekt show

help-show = Piirrä jako tai istunnon pistetaulukko.
help-show-deal = Vain tämän numeron jako; istunnon jaot lasketaan yksitellen.
# $name: pelaaja; $seat: jo sanana
show-player = { $name } ({ $seat })
show-deal = jako
show-declarer = pelinviejä { $player }
show-bid = tarjous { $bid }
# $pushed: yes, no
show-ramsch =
    { $pushed ->
        [yes] schieberramsch
       *[no] ramsch
    }
# $factor: millä kerrotaan
show-bock = bock ×{ $factor }
show-skat = skat
show-laid = pois laitettu
# $calls: kuten ”K 18 · E kyllä · K passi”
show-auction = Tarjoukset: { $calls }
show-yes = kyllä
show-pass = passi
show-says-ramsch = ramsch
show-declarer-side = pelinviejä
show-defenders = puolustajat
show-marks = > aloittaa   * vie tikin
# $cards: montako oli pelattu; $said: mitä tapahtui
show-after =
    { $cards ->
        [0] Ennen aloituskorttia: { $said }
        [one] 1 kortin jälkeen: { $said }
       *[other] { $cards } kortin jälkeen: { $said }
    }
show-unfinished = Jako on kesken.
# $ending: jo sanoina
show-ending = Loppu: { $ending }
show-result =
    Pelinviejä: { $points } korttipistettä skat mukaan luettuna, { $tricks ->
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }
# $points: kunkin
show-card-points = Korttipisteet: { $points }
show-count = Laskelma: { $count }
show-score = Pisteet: { $player } { $score }

## Pöytäkirja.

sheet-number = Nro
sheet-game = Peli
# $number: pelaajan numero, alkaen 1:stä
sheet-player = Pelaaja { $number }
sheet-corrected = (korjattu: { $reason })
# merkit luvun vieressä: $factor millä kerrotaan; $level 1 kontra, 2 rekontra, 3 supra, 4 hirsch
sheet-bock =
    { $factor ->
        [2] B
       *[other] B×{ $factor }
    }
sheet-schieberramsch = Sch
sheet-doubled =
    { $level ->
        [1] Ko
        [2] Re
        [3] Su
        [4] Hi
       *[other] ×{ $factor }
    }
# $kind: bock, schieberramsch
sheet-deals =
    { $kind ->
        [bock] { $deals ->
            [one] 1 bock-jako
           *[other] { $deals } bock-jakoa
        }
       *[schieberramsch] { $deals ->
            [one] 1 schieberramsch
           *[other] { $deals } schieberramschia
        }
    }
sheet-coming = Vielä tulossa: { $deals }
# $deals: montako
sheet-standing =
    { $deals ->
        [one] Lopputilanne 1 jaon jälkeen:
       *[other] Lopputilanne { $deals } jaon jälkeen:
    }
sheet-standing-so-far =
    { $deals ->
        [one] Tilanne 1 jaon jälkeen:
       *[other] Tilanne { $deals } jaon jälkeen:
    }
sheet-tournament = Turnauspisteet:
sheet-total = Pisteet
sheet-won = Voitetut
sheet-lost = Hävityt
sheet-others-lost = Muiden häviöt
sheet-final = Yhteensä
# $rate: rahaa pisteeltä
sheet-settlement = Kuka maksaa kenelle, { $rate } pisteeltä:
sheet-points = Pisteet
sheet-exact = Tarkka
sheet-pays = Maksaa

## knekt perft

help-perft = Laske pelinkulut aloituskortista alkaen.
help-perft-file = Pelitallenne, josta kortit otetaan; pelattu kertoo myös pelinsä.
help-perft-deal = Kortit: etukäsi | keskikäsi | takakäsi | skat.
help-perft-seed = Komennon ”knekt deal” ensimmäinen jako samoilla sanoilla.
help-perft-contract = Pelattava peli.
help-perft-declarer = Kuka sen pelaa: F etukäsi, M keskikäsi, R takakäsi.
help-perft-depth = Montako korttia syvälle.
help-perft-divide = Laske jokaisen ensimmäisen kortin alta.
# $lines: montako
perft-count =
    { $depth ->
        [one] 1 kortti: { $lines }
       *[other] { $depth } korttia: { $lines }
    }

## Torjunnat. $command: kuten kirjoitettu; $name: mistä on kyse.

error-no-such-flag = Valitsinta { $name } ei ole; ”{ $command } --help” luettelee ne.
error-no-such-flag-but = Valitsinta { $name } ei ole; ehkä tarkoitat valitsinta { $near }.
error-flag-usage = Valitsinta { $name } ei käytetä näin; ”{ $command } --help” kertoo, miten.
error-missing-argument = { $name } puuttuu; ”{ $command } --help” kertoo, mitä tarvitaan.
error-usage = Komentoa ei ymmärretty; ”{ $command } --help” kertoo, miten sitä käytetään.
error-no-such-command = Komentoa ”{ $name }” ei ole; valittavana ovat: { $allowed }.
error-no-such-topic = ”{ $name }” ei ole sääntöversio eikä asetus; sääntöversiot ovat: { $allowed }. ”knekt options” luettelee kaikki asetukset.
error-choice = { $name } ei voi olla ”{ $value }”; mahdollisia ovat: { $allowed }.
error-number-between = Kohdassa { $name } pitää olla kokonaisluku väliltä { $least }–{ $most }, ei ”{ $value }”.
error-language = ”{ $name }” ei ole valittavissa oleva kieli: { $allowed }.
# $name ja $other: valitsimia
error-flags-exclude = Anna joko { $name } tai { $other }, ei molempia.

error-file-missing = Tiedostoa ”{ $name }” ei ole.
error-file-is-folder = ”{ $name }” on kansio, ei tiedosto.
error-unreadable-file = Tiedostoa ”{ $name }” ei voi lukea.
error-file-unwritable = Tiedostoa ”{ $name }” ei voi kirjoittaa.
error-file-empty = Tiedosto ”{ $name }” on tyhjä.
error-file-not-text = Tiedosto ”{ $name }” ei ole tekstiä, joten siinä ei ole pelitallenteita.
error-file-encoding = Tiedosto ”{ $name }” ei ole UTF-8-tekstiä: riviä { $line } ei voi lukea.
# $place: tiedosto; $number: monesko pelitallenne; $cause: kokonainen virke
error-in-record = { $place }, pelitallenne { $number }: { $cause }
error-no-such-deal =
    { $deals ->
        [0] Jakoa { $number } ei ole: tiedostossa ei ole yhtään.
        [one] Jakoa { $number } ei ole: tiedostossa on vain 1.
       *[other] Jakoa { $number } ei ole: tiedostossa niitä on { $deals }.
    }
error-deal-without-cards = Jaosta { $number } on tallella vain pistetaulukon merkintä, ei kortteja.
error-deal-wanted = Tiedostossa ”{ $name }” on kokonainen istunto; tässä tarvitaan yksi jako.
error-format-missing = Anna kirjoitettava muoto valitsimella --to: { $allowed }.
error-format-not-of-form = Tämän pelin ({ $form }) tallenteita ei voi kirjoittaa muodossa { $format }.
error-one-source = Anna kortit kerran: tiedosto, --deal tai --seed.
error-contract-and-declarer = Anna peli valitsimella --contract ja sen pelaaja valitsimella --declarer.
error-matadors-missing = Pelissä { $contract } lasketaan matadorit: anna --with (kanssa) tai --without (ilman) ja määrä.
# $name: valitsin
error-flag-of-ramsch = Valitsin { $name } kuuluu vain ramschiin: jätä se pois tai laske ”knekt value ramsch”.
error-flag-not-of-ramsch = Valitsin { $name } ei kuulu ramschiin: jätä se pois.
# $form: valmiit sanat
error-flag-not-of-form = Valitsin { $name } ei kuulu tähän peliin ({ $form }): jätä se pois.
error-announced-twice = { $contract } kertoo jo, mitä ilmoitettiin: jätä --announce pois.
error-bock-not-stacked = Bock-kierroksella jako lasketaan tässä pöydässä ×2, ei ×{ $factor }: aseta bock.stack=multiply.
# $turns: yes where turns are given up; $mode: how it would be set
error-surrender-not-played =
    { $turns ->
        [yes] Tässä pöydässä luovutetaan vain turné, ei peliä { $contract }: laske valitsimella --lost.
       *[no] Tässä pöydässä ei luovuteta: laske valitsimella --lost tai aseta surrender.mode={ $mode }.
    }
error-one-number = { $name } ottaa tässä yhden luvun, pelinviejän; kolme lukua on ramschia varten.
error-three-numbers = Ramsch tarvitsee valitsimen { $name } kaikilta kolmelta, esimerkiksi 53,30,27: etukäsi, keskikäsi ja takakäsi.
# $skat: korttipisteitä
error-last-trick-missing = Skatissa on { $skat } korttipistettä: kerro valitsimella --last, kuka vei viimeisen tikin.
# $points: korttipisteitä
error-no-such-points = Pelinviejällä ei voi olla { $points } korttipistettä.
error-tricks-missing = Kun korttipisteitä on { $points }, ratkaisee, jäikö jompikumpi puoli ilman tikkiä: anna myös --tricks.
error-tricks-missing-null = Nullissa ratkaisevat tikit eivätkä korttipisteet: anna --won, --lost tai --tricks.
error-points-missing = Tulos ei selviä tikkien määrästä { $tricks }: anna myös --points.

expected-stamp = aika tekstinä, tekijän numero ja komento tekstinä; tai null
expected-players = pelaajien nimet: jaossa yksi kutakin paikkaa kohti, ja istunnossa yhtä monta kuin pöydässä istuu
expected-setting = sääntö ja sen arvo, esimerkiksi surrender.mode=none
