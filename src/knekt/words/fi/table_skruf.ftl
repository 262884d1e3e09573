### Skruuvi päätteen pöydässä: mitä pelaajalta kysytään, mitä hänelle kerrotaan ja näytetään.

## Sanat niin kuin ne voi kirjoittaa: vaihtoehdot pilkuin erotettuina, ensimmäinen näytetään.

typed-pass-until = pp, passi kunnes joku tarjoaa
typed-share = jaa
typed-leave = y, yksin

## Mikä vastauksen olisi pitänyt olla.

expected-bid-or-pass = tarjous, esimerkiksi 4pa tai neljä pataa, tai p (passi)
expected-share-or-leave = Enter (tappio jaetaan) tai y (partnerisi maksaa yksin)

## Paikoilla. $name: pelaaja; $me: yes, jos hän istuu päätteen ääressä, muuten no.

table-role-partner = partneri
table-role-dealer = jakaja
table-role-buyer = ostaja
table-role-master = pelin hallitsija
table-role-declarer = pelinviejä
table-skruf-open = Avoin käsi: { $cards }
table-skruf-stands =
    { $me ->
        [yes] Sinun tarjouksesi on voimassa
       *[no] Viimeksi tarjosi { $name }
    }: { $bid }.
# $tells: mitä tarjous kertoo, lauseena
table-skruf-call-tells =
    { $me ->
        [yes] Sinä
       *[no] { $name }
    }: { $bid }. { $tells }
table-skruf-would-tell = { $bid }, jos tarjoat niin nyt: { $tells }
table-skruf-not-bid = Kukaan ei ole tarjonnut: { $bid }.
table-skruf-no-bid = Kukaan ei ole vielä tarjonnut.
# $due: luvatut tikit; $won: pelinviejän puolen; $lost: muiden
table-skruf-plays =
    { $me ->
        [yes] Viet peliä
       *[no] { $name } vie peliä
    }: { $bid }, { $due } tikkiä; nyt { $won }, vastustajilla { $lost }.
table-skruf-misere = Misääri: se puoli voittaa, jolla on vähemmän tikkejä.
table-skruf-misere-tricks = Misääri, vähemmän tikkejä voittaa: teillä { $won }, vastustajilla { $lost }.

## Paikkojen arvonta, ja rivi pöydän yllä.

# $cards: esimerkiksi Anna ♥2, sinä ♠9, pienimmästä alkaen
table-skruf-drawn = Paikat arvotaan nostamalla kortit, ässä on pienin: { $cards }.
table-skruf-drawn-equal = Paikat arvotaan nostamalla kortit: { $cards }. Kaksi on yhtä suuria, joten nostetaan uudestaan.
# $one, $two: pareja, esimerkiksi Anna ja Otto
table-skruf-pairs = Robbertti { $number }: { $one } vastaan { $two }.
table-skruf-your-pair = Robbertti { $number }: partnerisi on { $partner }, joka istuu vastapäätä. Vastassa ovat { $others }.
table-skruf-each-alone = Jokainen pelaa omaan lukuunsa.
table-skruf-first-dealer =
    { $me ->
        [yes] Nostit pienimmän kortin ja jaat ensin.
       *[no] { $name } nosti pienimmän kortin ja jakaa ensin.
    }
table-skruf-you-rest = Olet lepovuorossa tämän robbertin ja katsot: näet sen, minkä kaikki näkevät.
# $count: montako
table-skruf-rests =
    { $count ->
        [one] Lepovuorossa: { $names }.
       *[other] Lepovuorossa: { $names }.
    }
# $names: esimerkiksi Sinä/Anna; $part: tikkipisteet matkalla 60:een; $games: voitetut ulosmenot
table-skruf-part =
    { $names } { $part }{ $games ->
        [0] {""}
        [one] {" "}+ 1 ulosmeno
       *[other] {" "}+ { $games } ulosmenoa
    }
table-skruf-rubber = Robbertti { $number }: { $parts }
table-skruf-towards = Matkalla 60:een: { $parts }

## Mitä tapahtuu.

table-skruf-sits-out = Olet lepovuorossa ja katsot tämän jaon.
table-skruf-told-partner = Partnerisi on { $name }.
table-skruf-told-bid =
    { $me ->
        [yes] Tarjoat
       *[no] { $name } tarjoaa
    }: { $bid }.
table-skruf-told-minimum =
    { $me ->
        [yes] Kaikki passasivat, mutta pienin pelattava on { $level }: sinun on tarjottava niin korkealle.
       *[no] Kaikki passasivat, mutta pienin pelattava on { $level }: { $name } joutuu tarjoamaan niin korkealle.
    }
table-skruf-told-misere = Kaikki passasivat: pelataan misääri, ja se puoli voittaa, jolla on vähemmän tikkejä.
# $known: yes, jos pelaaja näkee kortit
table-skruf-told-talon =
    { $me ->
        [yes] Ostat keskikortit
       *[no] { $name } ostaa keskikortit
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
# $name: kuka saa ensimmäisen kortin; $card: oma kortti
table-skruf-told-talon-dealt =
    Keskikortit jaetaan, ensimmäisen saa { $me ->
        [yes] sinä
       *[no] { $name }
    }{ $known ->
        [yes] : sinulle tulee { $card }
       *[no] {""}
    }.
table-skruf-told-opened = Neljäs käsi avataan: { $cards }.
# $me: giver, receiver tai none; $to: kuka saa kortit; $count: montako
table-skruf-told-gave =
    { $me ->
        [giver] { $to } saa sinulta: { $cards }.
        [receiver] { $name } antaa sinulle: { $cards }.
       *[none] { $name } → { $to }: { $known ->
            [yes] { $cards }
           *[no] { $count ->
                [one] kortti
                [4] neljä korttia
               *[other] { $count } korttia
            }
        }.
    }
table-skruf-told-swap-laid =
    { $me ->
        [yes] Laitat
       *[no] { $name } laittaa
    } kortin vaihtoon.
table-skruf-told-raise = Kortit on annettu: nyt ostajan puoli saa korottaa.
table-skruf-told-contract =
    { $me ->
        [yes] Viet peliä
       *[no] { $name } vie peliä
    }: { $bid }, tikkejä tarvitaan { $due }.
table-skruf-told-open-card =
    { $me ->
        [yes] Pelaat
       *[no] { $name } pelaa
    } avoimesta kädestä: { $card }.
table-skruf-told-open-takes = Avoin käsi vie tikin.
table-skruf-told-alone =
    { $me ->
        [yes] Jätät tappion partnerisi maksettavaksi.
       *[no] { $name } jättää tappion partnerinsa maksettavaksi.
    }
table-skruf-told-shared =
    { $me ->
        [yes] Jaat tappion.
       *[no] { $name } jakaa tappion.
    }
table-skruf-told-barred = Nyt ei saa aloittaa maalla: { $suit }.

## Mitä kysytään, päätteessä ja sivulla.

ask-call = Tarjouksesi?
ask-raise = Korotatko?
# $level: pienin pelattava
ask-must-bid = Sinun on tarjottava vähintään { $level }.
ask-give =
    { $count ->
        [one] Minkä kortin { $name } saa?
        [4] Mitkä neljä korttia { $name } saa?
       *[other] Mitkä { $count } korttia { $name } saa?
    }
ask-swap = Vaihto: minkä kortin { $name } saa?
ask-open-lead = Avoin käsi aloittaa: valitse kortti.
ask-open = Pelaa kortti avoimesta kädestä.
ask-bear = Kuka kantaa tappion?

## Mitä kirjoitetaan, suluissa kysymyksen perässä.

keys-call = kuten 4pa, neljä pataa; p = passi, pp = passi kunnes tarjotaan
keys-raise = kuten 5pa tai viisi pataa, p = passi
keys-must-bid = kuten { $level }pa tai { $level }G
keys-give =
    { $count ->
        [one] kuten he7 tai numero; * = uusi
       *[other] kuten he7 pa9 ri2 ri3, 1 4 5 6; * uusi
    }
keys-bear = Enter = jaatte sen, y = { $name } yksin

## Mitä pääte muuten kertoo ja kysyy.

table-skruf-got = Olet saanut partneriltasi kortin { $card }.
table-skruf-lost-slam = { $name } tarjosi tämän slammin ilman sanaakaan sinulta, ja se maksoi kolme piettiä tai enemmän.

## Ohjeet.

# $level: pienin pelattava
table-skruf-help-bid = Tarjous on luku ja maa: 4pa, 4 pataa, neljä pataa; G eli grandissimo on ilman valttia. Maa ilman lukua tarjoaa yhden. Jokaisen tarjouksen on oltava edellistä korkeampi: pata, risti, ruutu, hertta, grandissimo, ja sitten seuraava luku. Yksi lupaa seitsemän tikkiä, neljä kymmenen; kuusi on pikkuslammi ja seitsemän isoslammi. Pienin pelattava on { $level }; pienemmät tarjoukset vain kertovat korteista.
# $passes: peräkkäin
table-skruf-help-pass = p passaa; voit silti tarjota myöhemmin. pp passaa joka kerta, kunnes joku tarjoaa. { $passes } peräkkäistä passia päättää tarjoamisen, ja viimeksi tarjonnut pelaa tai ostaa keskikortit.
table-skruf-help-raise = Nyt ostajan puoli saa korottaa missä maassa tahansa; viimeinen tarjous pelataan. p passaa. Halpa tarjous toisessa maassa voi myös näyttää sen kuninkaan; silloin partneri palaa oikeaan maahan.
table-skruf-help-messages = Mitä tarjous kertoo partnerillesi. Ensimmäisellä vuorollasi: grandissimo = kolme ässää, kaksi grandissimoa = neljä ässää; maa = vähintään viisi korttia, joista kolme on A K Q J 10; kaksi samaa maata = hyvin pitkä ja vahva maa. Toisella vuorollasi: grandissimo = kaksi ässää; maa = neljä tai viisi korttia ja kaksi honööriä.
table-skruf-help-later = Kolmannella vuorollasi: maa = sen kuningas; neljännellä: sen rouva. Tarjoa partnerisi maata korkeammalle, jos sinulla on siinä kaksi honööriä. Kun pelataan keskikortein, pysy matalalla, kunnes ne on ostettu. Jos olet vain vastannut, tarjoa viimeksi ja osta, jotta partneri, jolla on pitkä maa, saa kortit.
table-skruf-help-tells = ?4S kertoo, mitä tarjous tarkoittaa: jo tehty tai sellainen, jonka voisit tehdä nyt. ?? kertoo sen kaikista tarjouksista, ?p mihin passi johtaa.
table-skruf-help-give-four = Sinulla on kuusitoista korttia: anna niistä neljä partnerillesi. Parhaita ovat partnerisi maan kortit, sitten hänen toisen maansa suuret kortit. Neljässä uudessa kortissa on *.
table-skruf-help-give-one = Sinulla on kuusitoista korttia: yksi menee partnerillesi ja yksi kummallekin vastustajalle. Anna pois häviäjiä, niistä paras partnerillesi. On hyvä päästä eroon jostakin maasta. Anna vastustajalle kortti maasta, joka häneltä näyttää puuttuvan, niin ettei hän voi lyödä sitä valtilla. Uusissa korteissa on *.
table-skruf-help-give-open = Sinulla on kuusitoista korttia: yksi menee jokaiseen muuhun käteen, myös avoimeen. Uusissa korteissa on *.
table-skruf-help-misere = Jokainen antaa partnerilleen yhden kortin. Mitä vähemmän tikkejä puolenne vie, sitä parempi: valttia ei ole.
table-skruf-help-swap = Vaihdat partnerisi kanssa yhden kortin. Jos sinulla on yksi tai kaksi valttia, anna valtti; jos kolme tai enemmän, pidä ne ja anna muu hyödyllinen kortti. Juuri saamaasi korttia ei saa antaa takaisin, ellei pöytä sitä salli.
table-skruf-help-cards = Kortit: ri, pa, he tai ru (♣ ♠ ♥ ♦), sitten A, K, Q, J, 10 tai luku: paQ on patarouva. Pienet ja isot kirjaimet sekä ♠Q kelpaavat, samoin maiden kirjaimet C, S, H, D ja kortin yllä oleva numero.
table-skruf-help-play = Sinun on tunnustettava aloitettua maata, jos voit; muuten pelaat mitä haluat. Suurin valtti vie tikin, muuten aloitetun maan suurin kortti. Korttia, jolla ei ole numeroa, ei voi nyt pelata. Kaksi viimeistä tikkiä saa nähdä, kunnes seuraava tikki aloitetaan: l.
table-skruf-help-play-misere = Sinun on tunnustettava aloitettua maata, jos voit. Valttia ei ole, ja puolenne haluaa vähän tikkejä. Korttia, jolla ei ole numeroa, ei voi nyt pelata. Kaksi viimeistä tikkiä saa nähdä, kunnes seuraava tikki aloitetaan: l.
table-skruf-help-open = Pelaat sekä omaa kättäsi että vastapäistä avointa kättä.
table-skruf-help-bear = Enter: maksatte hävityn slammin yhdessä, kuten tavallista. y: { $name } maksaa molempien puolesta.

## Alku ja loppu.

# $form: skruf, skruf-plain, trekarl; $names: muut
table-skruf-greeting =
    Tervetuloa pelaamaan { $form ->
        [trekarl] trekarlia, kolmen skruuvia
        [skruf-plain] skruuvia ilman keskikortteja
       *[skruf] skruuvia
    }! Pöydässä ovat myös { $names }.
table-skruf-greeting-game =
    { $form ->
        [trekarl] Jokainen pelaa omaan lukuunsa. Tarjous kertoo, montako tikkiä yli kuuden aiot viedä ja millä valtilla. Korkeimman tarjouksen tehnyt nostaa keskikortit, antaa joka käteen yhden kortin ja pelaa avoimen neljännen käden kanssa kahta muuta vastaan.
        [skruf-plain] Kaksi pelaa kahta vastaan, ja partnerit istuvat vastakkain. Tarjous kertoo, montako tikkiä yli kuuden puolesi aikoo viedä ja millä valtilla; se kertoo myös partnerille, mitä kädessäsi on. Viimeinen tarjous pelataan. 60 tikkipistettä on ulosmeno, ja kaksi ulosmenoa päättää robbertin.
       *[skruf] Kaksi pelaa kahta vastaan, ja partnerit istuvat vastakkain. Tarjous kertoo, montako tikkiä yli kuuden puolesi aikoo viedä ja millä valtilla; se kertoo myös partnerille, mitä kädessäsi on. Korkeimman tarjouksen tehnyt ostaa keskikortit ja antaa neljä korttia partnerilleen, joka antaa jokaiselle yhden. 60 tikkipistettä on ulosmeno, ja kaksi ulosmenoa päättää robbertin.
    }

## Jaon jälkeen.

# $ending: miten, esimerkiksi mitätöity
table-skruf-ended = Jako: { $ending }.
table-skruf-made =
    { $me ->
        [yes] Pelasit kotiin
       *[no] { $name } pelasi kotiin
    }: { $bid }, { $tricks } tikkiä.
table-skruf-failed =
    { $me ->
        [yes] Jäit vajaaksi
       *[no] { $name } jäi vajaaksi
    }: { $bid }, { $tricks ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }, { $bets ->
        [one] yksi pietti
       *[other] { $bets } piettiä
    }.
# $names: puoli, jolla on vähemmän tikkejä
table-skruf-misere-won =
    Misäärin voittavat { $names }: { $tricks ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }, vastustajilla { $others }.
table-skruf-bears =
    { $me ->
        [yes] Maksat pietit yksin.
       *[no] { $name } maksaa pietit yksin.
    }
