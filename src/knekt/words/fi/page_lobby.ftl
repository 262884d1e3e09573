### Sivut pöydän ympärillä: pelaaminen, pöydät, päivän jako, omat jaot, asetukset, tili, ohje.

## Kehys.

lobby-menu = Valikko
lobby-language = Kieli
lobby-foot = Skat, turnéskat ja skruuvi. Ilmaiseksi ja ilman mainoksia; tietosi pysyvät tällä palvelimella.
lobby-more = Näytä lisää
lobby-copy = Kopioi
lobby-copied = Kopioitu.
lobby-copy-failed = Selain ei anna sivun kopioida. Valitse teksti ja kopioi se itse.

## Sääntöversiot nimeltä. $preset: kuten rajapinnassa

lobby-preset =
    { $preset ->
        [german] Skat klassisen kirjan mukaan
        [isko] Skat
        [iss] Skat kuten ISS:ssä
        [tournee] Turnéskat
        [tournee-house] Turnéskat, kotisäännöt
        [pub] Kapakkaskat
        [club] Kerhoskat
        [xskat] Skat kuten XSkatissa
        [skruf] Skruuvi
        [skruf-plain] Skruuvi ilman keskikortteja
        [trekarl] Trekarl
       *[other] { $preset }
    }

## Etusivu.

lobby-home-title = Mitä pelataan?
lobby-home-isko = Skat kuten saksalaisissa kerhoissa: tarjoa, nosta skat ja pelaa yksin kahta vastaan. Turnaussäännöt, vaatimukset, kaksitoista kierrosta.
lobby-home-german = Sama peli klassisen kirjan mukaan: schwarz hand antaa yhden asteen enemmän, ei vaatimuksia, ja jakoja niin monta kuin haluat.
lobby-home-tournee = Wisconsinin vanha skat: käännä skatista kortti, ja sen maa on valttia.
lobby-home-tournee-house = Turnéskat kotisäännöin: vain pelinviejä näkee ensimmäisen kortin ja pitää sen tai ottaa toisen.
lobby-home-skruf = Skruuvi niin kuin Suomessa sata vuotta sitten: tarjoa partnerin kanssa, osta neljä korttia ja anna kortteja pois.
lobby-play = Pelaa
# $game: sääntöversio nimeltä
lobby-play-named = Pelaa: { $game }
lobby-play-how = Pelaat botteja vastaan. Tulosta ei lasketa, eikä sinun tarvitse kirjautua.
lobby-level = Bottien taso
lobby-more-tables = Lisää pöytiä
lobby-make = Avaa oma pöytä
lobby-make-why = valitse säännöt ja paikat ja lähetä linkki ystäville
lobby-continue = Jatka peliä
lobby-continue-here = Jatka
lobby-join = Avoimet pöydät
lobby-join-none = Juuri nyt mikään pöytä ei odota pelaajia. Avaa julkinen pöytä, niin se näkyy tässä kaikille.
lobby-daily-teaser = Päivän jako
lobby-daily-teaser-go = Kaikki tämän päivän jaot
# $game: of the deal that comes first
lobby-daily-teaser-text = Tänään kaikki saavat samat kortit: { $game }. Pelaa ne ja katso, mitä muut ja botit saivat niistä.
lobby-last-deals = Viimeiset jakoni
lobby-all-deals = Kaikki jakoni

## Pöydät luettelossa.

lobby-table-free =
    { $free ->
        [0] ei vapaita paikkoja
        [one] 1 paikka vapaana
       *[other] { $free } paikkaa vapaana
    }
lobby-table-practice = harjoitus
lobby-table-thinking = miettimisaika { $seconds } s
lobby-table-changed =
    { $count ->
        [one] 1 muutettu sääntö
       *[other] { $count } muutettua sääntöä
    }
lobby-table-kind-daily = päivän jako
lobby-table-kind-branch = uudelleen pelattu jako
lobby-table-stage-open = odottaa pelaajia
lobby-table-stage-playing = peli käynnissä
lobby-table-stage-over = päättynyt
lobby-sit-down = Istu pöytään
# $game: sääntöversio nimeltä
lobby-sit-down-at = Istu pöytään: { $game }
lobby-name-asked = Mikä on nimesi?
lobby-name-label = Nimesi pöydässä
lobby-name-why = Muut näkevät sen. Ilman nimeä he näkevät ”{ $name }”. Voit vaihtaa sen tilisivulla.
lobby-name-take = Istu pöytään
lobby-name-skip = Ohita
lobby-watch-it = Katso
lobby-watch-named = Katso: { $game }
lobby-to-table = Pöytään
lobby-sheet = Pistetaulukko

## Katsottavat pöydät.

lobby-watch-title = Julkiset pöydät
lobby-watch-open = Odottavat pelaajia
lobby-watch-open-none = Yksikään julkinen pöytä ei odota pelaajia. Avaa sellainen, niin muut löytävät sen täältä.
lobby-watch-playing = Peli käynnissä
lobby-watch-playing-none = Juuri nyt missään julkisessa pöydässä ei pelata. Avaa pöytä, niin muut voivat katsoa; piilossa olevia kortteja he eivät näe.
lobby-watch-refresh = Päivitä

## Päivän jako.

lobby-daily-title = Päivän jako
lobby-daily-text = Joka päivä on yksi jako kutakin peliä, sama kaikille, botteja vastaan. Kun olet pelannut sen, näet, mitä muut ja kaikkien tasojen botit saivat samoista korteista.
lobby-daily-others = Muiden pelien jaot
# $time: milloin seuraavat jaot tulevat
lobby-daily-until = Uudet jaot tulevat kello { $time }.
lobby-daily-played-by =
    { $count ->
        [0] Kukaan ei ole vielä pelannut sitä loppuun.
        [one] Yksi pelaaja on pelannut sen loppuun.
       *[other] { $count } pelaajaa on pelannut sen loppuun.
    }
lobby-daily-compare = Vertaa
lobby-daily-finished = valmis
lobby-daily-begun = kesken
lobby-daily-given-up = Suljettu kesken
lobby-day-title = { $game }, { $day }
lobby-day-who = Kuka
lobby-day-result = Tulos
lobby-day-score = Pisteet
lobby-day-me = Sinä
lobby-day-somebody = Joku
lobby-day-bot = Botti, taso { $level }
lobby-day-bot-for-me = Botti, taso { $level }, sinun paikallasi
lobby-day-playing =
    { $count ->
        [one] Yksi botti pelaa vielä.
       *[other] { $count } bottia pelaa vielä.
    }
lobby-day-over = Päivä on ohi: nyt nimet näkyvät.
lobby-day-running = Nimet näkyvät, kun päivä on ohi.
lobby-day-none = Kukaan ei pelannut tätä jakoa.
lobby-day-guests = Vieraat
lobby-day-guests-why = Vieras ei tarvitse tiliä, joten sama ihminen voi olla tässä monta kertaa.
# $shown, $count: results
lobby-day-shown = Näkyvissä { $shown } tulosta, yhteensä { $count }.
lobby-day-back = Kaikki tämän päivän jaot
lobby-day-mine = Oma jakoni kortti kortilta

## Jako yhdellä rivillä. $contract: peli sanoin; $won, $made: yes, no

lobby-deal-own =
    { $won ->
        [yes] Oma peli { $contract }: voitto
       *[no] Oma peli { $contract }: tappio
    }
lobby-deal-against =
    { $won ->
        [yes] Vastassa { $contract }: pelinviejä voitti
       *[no] Vastassa { $contract }: pelinviejä hävisi
    }
lobby-deal-rested =
    { $won ->
        [yes] Lepovuorossa; { $contract }: pelinviejä voitti
       *[no] Lepovuorossa; { $contract }: pelinviejä hävisi
    }
lobby-deal-ramsch = Ramsch
lobby-deal-bid =
    { $made ->
        [yes] Oma peli { $contract }: kotiin, tikkejä { $tricks }
       *[no] Oma peli { $contract }: jäi vajaaksi, tikkejä { $tricks }
    }
lobby-deal-bid-against =
    { $made ->
        [yes] Vastassa { $contract }: kotiin, tikkejä { $tricks }
       *[no] Vastassa { $contract }: jäi vajaaksi, tikkejä { $tricks }
    }
lobby-deal-bid-rested =
    { $made ->
        [yes] Lepovuorossa; { $contract }: kotiin, tikkejä { $tricks }
       *[no] Lepovuorossa; { $contract }: jäi vajaaksi, tikkejä { $tricks }
    }
lobby-deal-misere = Misääri

## Omat jaot.

lobby-mine-title = Omat jaot
lobby-mine-deals = Päättyneet jaot
lobby-mine-none = Et ole vielä pelannut yhtään jakoa loppuun. Jokainen pelaamasi jako jää tänne, ja sen voi katsoa uudelleen kortti kortilta.
lobby-mine-tables = Omat pöydät
lobby-mine-tables-none = Sinulla ei ole pöytää. Avaa sellainen etusivulla.
lobby-mine-record = Avaa tallennettu jako

## Oma pöytä.

lobby-open-title = Avaa pöytä
lobby-open-game = Peli
lobby-open-come = Kuka saa tulla
lobby-open-public = Kaikki: pöytä on luettelossa, kuka tahansa saa istua tai katsoa
lobby-open-link = Kaikki, joilla on linkki: he saavat istua tai katsoa
lobby-open-private = Ei kukaan: pelaat botteja vastaan, eikä kukaan katso
lobby-open-practice = Harjoitus: mitään ei lasketa, ja vihjeet ovat sallittuja
lobby-open-thinking = Miettimisaika kutakin päätöstä varten
lobby-open-thinking-none = ei rajaa
lobby-open-thinking-seconds = { $seconds } sekuntia
lobby-open-thinking-minutes =
    { $minutes ->
        [one] 1 minuutti
       *[other] { $minutes } minuuttia
    }
lobby-open-result = Seuraava jako tulee
lobby-open-result-ready = kun kaikki ovat valmiita
lobby-open-result-after = { $seconds } sekuntia tuloksen jälkeen
lobby-open-result-text = Kortit pysyvät esillä niin kauan kuin joku katsoo niitä. Yksin botteja vastaan päätät itse.
lobby-open-places = Paikat
lobby-open-place = Paikka { $number }
lobby-open-place-me = Sinä
lobby-open-place-free = vapaa
lobby-open-place-bot = botti, taso { $level }
lobby-open-rules = Säännöt
lobby-open-rules-text = Säännöt ovat tavalliset; muuta se, minkä pelaatte toisin.
lobby-open-rules-changed =
    { $count ->
        [0] kaikki kuten tavallisesti
        [one] 1 muutettu
       *[other] { $count } muutettu
    }
lobby-open-usual = Kaikki taas kuten tavallisesti
lobby-open-changed = muutettu
lobby-open-do = Avaa pöytä
lobby-open-about = Kyse on näistä säännöistä:
lobby-open-opened = Pöytäsi on auki
lobby-open-send = Lähetä tämä osoite niille, joiden kanssa haluat pelata. Kun viimeinenkin paikka on varattu, ensimmäinen jako alkaa itsestään.
lobby-open-address = Pöydän osoite
lobby-invite-share = Jaa
lobby-invite-code = QR-koodi
lobby-invite-code-of = QR-koodi: { $address }
lobby-invite-scan = Osoita sitä puhelimen kameralla.
lobby-invite-way = Jos osoite ei toimi, kokeile toista:
lobby-invite-near = Se toimii kaikille omassa verkossasi, kotona tai kerhossa.
lobby-invite-alone = Vain tämä kone voi avata pöytäsi.
lobby-invite-alone-do = Haluatko pelata ystävien kanssa omassa verkossasi? Sulje Knekt ja käynnistä se komennolla ”make play” tai ”knekt serve --lan”. Jos palvelimellasi on osoite internetissä, käynnistä se komennolla ”knekt serve --public https://…”.
lobby-invite-text = Tule pelaamaan korttia kanssani:
lobby-open-another = Avaa toinen pöytä
lobby-option-session-deals = Montako jakoa pelataan. Tyhjä: ei rajaa.
lobby-option-session-rounds = Sama kierroksina: jokainen jakaa kerran. Anna jaot tai kierrokset, ei molempia.
lobby-option-bock-triggers = Mistä tulee bock-kierros.
lobby-option-bock-value_basis = Minkä pitää olla yli 100, jotta tulee bock-kierros.
lobby-option-special_rounds-schieberramsch_triggers = Mistä tulee itsestään schieberramsch-kierros.
lobby-option-settlement-rate = Raha pisteeltä, esimerkiksi 0,10. Kun se on 0, rahasta ei pelata.
lobby-option-skruf-rubbers = Montako robberttia pelataan. Tyhjä: kaikki partnerit vuorollaan, kolme robberttia, viidellä pelaajalla viisi, kuudella viisitoista.
lobby-option-skruf-deals = Montako jakoa pelataan. Tyhjä: ei rajaa.
lobby-option-skruf-manual_table = Pöydän johtaja voi kieltää maan, jolla partneri on aloittanut tai jonka se on nimennyt väärällä vuorolla, jos kaikki suostuvat.
lobby-option-skruf-stake = Raha pisteeltä, esimerkiksi 0,10. Kun se on 0, rahasta ei pelata.

## Asetukset.

lobby-settings-title = Asetukset
lobby-settings-kept = Se, minkä valitset tässä, jää tähän selaimeen.
lobby-settings-language = Kieli
lobby-settings-cards = Kortit
lobby-settings-sample = Tältä korttisi näyttävät
lobby-settings-indices = Kulmien kirjaimet
lobby-settings-indices-international = A K Q J, kansainväliset
lobby-settings-indices-german = A K D B, saksalaiset
lobby-settings-indices-swedish = E K D Kn, ruotsalaiset
lobby-settings-indices-finnish = A K R J, suomalaiset
lobby-settings-faces = Kuvat
lobby-settings-faces-auto = näytön koon mukaan
lobby-settings-faces-french = kuninkaat, rouvat ja jätkät
lobby-settings-faces-tournament = saksalainen turnaus: ranskalaiset maat nelivärisinä, A K D B
lobby-settings-faces-german = saksalaiset maat: terho, lehti, hertta, tiuku
lobby-settings-faces-large = vain isot kirjaimet ja maat
lobby-settings-colours = Maiden värit
lobby-settings-colours-four = neljä: risti musta, pata vihreä, hertta punainen, ruutu keltainen
lobby-settings-colours-two = kaksi: musta ja punainen
lobby-settings-trumps = Valtit kädessäni
lobby-settings-trumps-left = vasemmalla
lobby-settings-trumps-right = oikealla
lobby-settings-look = Ulkoasu
lobby-settings-theme = Teema
lobby-settings-theme-auto = laitteen mukaan
lobby-settings-theme-paper = paperi: vaalea
lobby-settings-theme-lamp = lamppu: tumma
lobby-settings-theme-contrast = suuri kontrasti
lobby-settings-text = Pöytä tekstinä: luetteloita ja painikkeita korttien sijaan
lobby-settings-text-why = Ruudunlukijaa varten, tai jos luet mieluummin. Pöydässä { $key }-näppäin vaihtaa.
lobby-settings-table = Pöydässä
lobby-settings-speed = Miten nopeasti kortit liikkuvat
lobby-settings-speed-none = eivät liiku
lobby-settings-speed-slow = hitaasti
lobby-settings-speed-usual = tavallisesti
lobby-settings-speed-fast = nopeasti
lobby-settings-trick = Miten kauan tikki jää näkyviin
lobby-settings-trick-seconds = { $seconds } sekuntia
lobby-settings-trick-click = kunnes napsautan
lobby-settings-tap = Kortin pelaaminen
lobby-settings-tap-twice = toisella napautuksella; ensimmäinen nostaa sen
lobby-settings-tap-once = yhdellä napautuksella
lobby-settings-helper = Näytä käteni arvo tarjotessa (harjoituksessa)
lobby-settings-forced = Pelaa korttini puolestani, jos se on ainoa, jonka saan pelata
lobby-settings-forced-why = Se kestää yhtä kauan kuin oikea valinta, joten kukaan ei huomaa. Tallennetaan tilillesi.
lobby-settings-sounds-text = Korttien äänet
lobby-settings-calls = Kerro, kun on minun vuoroni ja katson muualle
lobby-settings-calls-why = Selain näyttää ilmoituksen pöydissä, joissa on muitakin ihmisiä. Se ei koskaan mainitse korttia.
lobby-settings-calls-so = Näin saat tiedon, kun on sinun vuorosi.
lobby-settings-calls-refused = Selain ei salli ilmoituksia. Salli ne selaimessa tälle sivulle ja yritä uudelleen.
lobby-settings-calls-unable = Selain ei näytä ilmoituksia tälle sivulle.
lobby-keys-how = Valitse näppäin ja paina sitten uutta. Askelpalautin poistaa sen, Esc jättää ennalleen.
lobby-keys-press = paina …
lobby-keys-none = ei mitään
lobby-keys-fixed = { $key } ei voi vaihtua.
lobby-keys-taken = { $key } on varattu: { $deed }.
lobby-keys-reset = Tavalliset näppäimet
lobby-keys-change = Vaihda näppäimiä

## Tili.

lobby-account-title = Tili
lobby-account-guest = Olet vieraana tässä selaimessa. Ilman tiliä et pääse jakoihisi toisesta selaimesta.
lobby-account-login = Olet kirjautunut tunnuksella { $login }.
lobby-account-is-bot = Tällä nimellä pelaa ohjelma.
lobby-account-name = Nimi pöydässä
lobby-account-name-save = Tallenna nimi
lobby-account-name-saved = Nimesi on nyt { $name }.
lobby-account-make = Luo tili
lobby-account-make-text = Kaikki pelaamasi pysyy sinun. Sähköpostiosoitetta ei tarvita, mutta unohdettua salasanaa ei voi korvata.
lobby-account-login-label = Käyttäjätunnus
lobby-account-login-rule = 3–30 merkkiä: kirjaimia a–z, numeroita, pisteitä, tavu- tai alaviivoja
lobby-account-password = Salasana
lobby-account-password-rule = vähintään 8 merkkiä
lobby-account-made = Sinulla on nyt tili.
lobby-account-sign-in = Kirjaudu sisään
lobby-account-sign-in-text = Vieraana pelaamasi jaot jäävät vieraalle eivätkä siirry tilille.
lobby-account-signed-in = Olet kirjautunut sisään.
lobby-account-change = Vaihda salasana
lobby-account-old = Nykyinen salasana
lobby-account-new = Uusi salasana
lobby-account-changed = Salasana on vaihdettu. Kaikkialla muualla sinut on kirjattu ulos.
lobby-account-sign-out = Kirjaudu ulos
lobby-account-sign-out-here = Kirjaudu ulos täältä
lobby-account-sign-out-everywhere = Kirjaudu ulos kaikkialta
lobby-account-signed-out = Olet kirjautunut ulos ja taas vieraana.
lobby-account-programs = Ohjelmille
lobby-account-tokens = Avaimet
lobby-account-tokens-text = Avaimella ohjelmasi saa pelata sinun nimissäsi ja tehdä vain sen, minkä sallit. Se ei ole salasana: tiliä se ei voi muuttaa.
lobby-account-tokens-none = Avaimia ei ole.
lobby-account-token-name = Mitä varten se on
lobby-account-token-may = Se saa
lobby-account-scope =
    { $scope ->
        [read] nähdä sen, minkä sinä saat nähdä
        [play] pelata pöydissä
        [tables] avata pöytiä, istua niihin ja lähteä
        [people] muuttaa nimeä ja asetuksia, ladata tietoja
       *[other] { $scope }
    }
lobby-account-token-make = Luo avain
lobby-account-token-secret = Uusi avain. Se näytetään vain tämän kerran; pidä se tallessa:
# $date: päivä
lobby-account-token-created = luotu { $date }
lobby-account-token-used = viimeksi käytetty { $date }
lobby-account-token-unused = ei koskaan käytetty
lobby-account-token-revoke = Peruuta
lobby-account-token-revoke-named = Peruuta avain { $name }
lobby-account-token-revoked = Avain ei enää kelpaa.
lobby-account-bot = Merkitse botiksi
lobby-account-bot-text = Näytä kaikille, että tällä nimellä pelaa ohjelma. Se onnistuu vain ennen ensimmäistä jakoa, eikä sitä voi koskaan perua.
lobby-account-bot-do = Täällä pelaa ohjelma
lobby-account-bot-sure = Lopullisesti: tällä nimellä pelaa ohjelma?
lobby-account-data = Omat tiedot
lobby-account-export = Lataa omat tiedot
lobby-account-export-text = Kaikki, mitä sinusta on tallessa, yksi JSON-olio riviä kohti.
lobby-account-forget = Poista omat tiedot
lobby-account-forget-text = Käyttäjätunnus, salasana, avaimet, asetukset ja nimi poistetaan. Pelatut jaot jäävät, mutta ilman nimeäsi. Tätä ei voi perua.
lobby-account-forget-do = Poista kaikki minusta
lobby-account-forget-sure = Poistetaanko varmasti? Tätä ei voi perua.
lobby-account-forgotten = Tietosi on poistettu. Olet nyt uusi vieras.
lobby-sure-yes = Kyllä
lobby-sure-no = Ei

## Ohje.

lobby-help-title = Ohje
lobby-help-contents = Tällä sivulla
lobby-help-games = Pelit
lobby-help-cards = Kortit
lobby-help-bidding =
    { $game ->
       *[any] Tarjoaminen
    }
lobby-help-game = Peli
lobby-help-exchange = Keskikortit ja vaihto
lobby-help-playing = Peluu
lobby-help-counting = Laskeminen
lobby-help-forms = Muunnelmat
lobby-help-german-cards = Kolme pelaa 32 kortilla ässästä seiskaan. Kukin saa kymmenen, kaksi jää sivuun skatiksi. Jätkät ovat korkeimmat valtit: risti, pata, hertta, ruutu. Joka maassa ässää seuraa kymppi, sitten kuningas, rouva, ysi, kasi, seiska. Ässä on 11, kymppi 10, kuningas 4, rouva 3, jätkä 2: yhteensä 120 korttipistettä.
lobby-help-german-bidding = Keskikäsi tarjoaa, etukäsi vastaa kyllä tai passaa; sitten takakäsi tarjoaa sille, joka jäi. Tarjous on se, minkä arvoinen pelisi vähintään on: 18, 20, 22, 23, 24 ja niin edelleen. Korkeimman tarjouksen tehnyt pelaa yksin kahta vastaan.
lobby-help-german-game = Pelinviejä nostaa skatin ja laittaa kaksi korttia pois, tai pelaa hand, mistä saa enemmän. Sitten hän ilmoittaa pelin: jokin maa valttina, grand, jossa vain jätkät ovat valtteja, tai null. Nullissa hän ei saa viedä yhtään tikkiä, ja järjestys on ässä, kuningas, rouva, jätkä, kymppi, siitä seiskaan.
lobby-help-german-playing = Etukäsi aloittaa. Maata on tunnustettava; jätkät kuuluvat valtteihin. Jos et voi tunnustaa, pelaa mitä haluat. Kun pelinviejällä on 61 korttipistettä, pois laitetut mukaan lukien, hän on voittanut; 90 on schneider, kaikki tikit schwarz.
lobby-help-german-counting = Laske matadorit: jätkät ja valtit, jotka sinulla on tai joita sinulta puuttuu ristijätkästä alkaen yhtäjaksoisesti. Lisää yksi pelistä ja yksi jokaisesta asteesta: hand, schneider, schwarz ja ilmoitukset. Kerro perusarvolla: ruutu 9, hertta 10, pata 11, risti 12, grand 24. Null on 23, null hand 35, null ouvert 46, null ouvert hand 59. Hävitty peli maksaa kaksin verroin.
lobby-help-tournee-cards = Kortit, valtit ja korttipisteet ovat kuten saksalaisessa skatissa.
lobby-help-tournee-bidding = Tarjotaan kuten saksalaisessa skatissa, mutta alkaen kymmenestä. Etukäsi ei voi passata, kun muut ovat passanneet: hän pelaa kymmenellä tai ilmoittaa ramschin, jossa jokainen pelaa itselleen ja haluaa vähän korttipisteitä.
lobby-help-tournee-game = Pelinviejä valitsee turnén, guckserin tai solon. Turné: käännä skatista kortti, ja sen maa on valttia; jätkästä saat valita sen maan tai grandin. Ellei se sovi, käännä toinen, joka silloin ratkaisee, ja tappio kahdentuu. Guckser: nosta molemmat kortit kääntämättä grandiin tai nulliin; tappio kahdentuu. Solo: jätä skat rauhaan ja ilmoita peli.
lobby-help-tournee-playing = Kuten saksalaisessa skatissa: 61 korttipistettä voittaa. Schneider on kuitenkin 91.
lobby-help-tournee-counting = Matadorit lasketaan kuten saksalaisessa skatissa; lisää 1 pelistä ja 1 kustakin: schneider, schwarz ja se, mitä ilmoitettiin. Skatin jättämisestä ei saa lisää. Kerro perusarvolla: turné 5, 6, 7, 8 ruudulle, hertalle, padalle, ristille ja 12 grandille; guckser grand 16; solo 9, 10, 11, 12 ja grand 20, grand ouvert 24. Solo hertta, kanssa 2, on siis 30. Null on skatin kanssa 15, ilman 20, ouvert 30 ja 40. Hävitty peli maksaa arvonsa kerran; guckser, tai turné toisella kortilla, maksaa sen kahdesti.
lobby-help-tournee-forms = Kotisäännöissä vain pelinviejä näkee ensimmäisen kortin; hän näyttää sen tai ottaa sen sijaan toisen. Guckser grand on siellä Guetz, nullia pelataan vain ilman skatia, ja ramschissa vähiten korttipisteitä vienyt saa jotakin.
lobby-help-skruf-cards = Neljä pelaa 52 kortilla, kaksi kahta vastaan, partneri istuu vastapäätä. Kukin saa kaksitoista; neljä jää sivuun keskikorteiksi. Kortit kulkevat ässästä kakkoseen.
lobby-help-skruf-bidding = Jakaja aloittaa. Tarjous (maalaus) on luku ja maa; maat nousevat padasta ristin ja ruudun kautta herttaan, ja ylinnä on grandissimo ilman valttia. Neljä lupaa kymmenen tikkiä, kuusi kaksitoista, seitsemän kaikki kolmetoista; matalammat tarjoukset kertovat partnerille kortteja. Passattuasi saat tarjota myöhemmin; kahdeksan peräkkäistä passia päättää tarjoamisen. Alle neljän ei pelata.
lobby-help-skruf-exchange = Ostaja nostaa neljä keskikorttia, jotka kaikki näkevät, ja antaa partnerilleen mitkä tahansa neljä. Partneri antaa yhden kortin kullekin kolmesta muusta, jolloin kaikilla on kolmetoista. Nyt ostajan puoli saa korottaa tarjoustaan. Sitten vastustajat vaihtavat kortin keskenään.
lobby-help-skruf-playing = Pelinviejän vasen naapuri aloittaa. Tunnusta maata, jos voit; muuten pelaa mitä haluat. Tikin vie korkein valtti tai aloitetun maan korkein kortti.
lobby-help-skruf-counting = Jokaisesta tikistä sen vienyt puoli saa tarjouksen luvun verran pisteitä viivan alle. Kuusikymmentä on ulosmeno, ja robbertti päättyy, kun jommallakummalla on niitä kaksi. Viivan yllä ovat enemmän tikkejä vieneen puolen ässät ja honöörit, karonkat (kolme ässää, tai ässä, kuningas, rouva ja siitä eteenpäin yhdessä kädessä), slammit ja pietit, yksi jokaisesta puuttuvasta tikistä.
lobby-help-skruf-forms = Ilman keskikortteja kukin saa kolmetoista korttia, ja tarjous pelataan sellaisenaan. Trekarl on kolmelle: neljäs käsi ei ole kenenkään; ostaja antaa yhden kortin kullekin muulle kädelle ja pelaa sen avoinna oman kätensä kanssa.
lobby-help-key = Näppäin
lobby-help-does = Mitä se tekee
lobby-help-bots = Botit
lobby-help-bots-text = Tasoja on viisi. Mikään niistä ei näe enempää kuin pelaaja samalla paikalla; ne eroavat siinä, mitä ne muistavat ja kuinka pitkälle ne ajattelevat. Valitsemasi taso muistetaan.
lobby-help-fair = Reilu jako
lobby-help-fair-text = Botit näkevät sen, minkä pelaaja niiden paikalla näkee, eivätkä muuta. Ennen jakoa palvelin sulkee kortit sinetillä, jonka se avaa jälkeenpäin; kuka tahansa voi tarkistaa sen.
lobby-help-about = Tietoja Knektistä
lobby-help-about-text = Knektillä voit pelata skatia, turnéskatia ja skruuvia, laskea pisteet ja katsoa jaot uudelleen. Turnéskat ja vuoden 1912 skruuvi ovat säilyneet lähinnä vanhoissa kirjoissa; täällä voit pelata niitä.
lobby-help-licence-cards = Kuvakortit on piirtänyt Adrian Kennard, joka on antanut ne kaikkien käyttöön (CC0). Kulmien kirjaimet ja selkäpuoli ovat omiamme.
lobby-help-licence-fonts = Kirjasimet ovat Alegreya ja Alegreya Sans, tekijä Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
lobby-help-api-text = Kaiken, mitä tämä sivu osaa, osaa ohjelmakin.
lobby-help-api-link = Rajapinnan kuvaus
lobby-help-library-link = Python-kirjasto
