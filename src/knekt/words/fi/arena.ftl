### knekt arena: pelaaja pelaajaa vastaan. knekt lab: suuret työt.

help-arena = Pelaajat kohtaavat samoilla jaoilla. Jokainen jako pelataan jokaisen parin kaikissa istumajärjestyksissä. Tilaston yksikkö on jako, ja jokaisella keskiarvolla on 95 prosentin väli.
help-player = PELAAJA
help-arena-players = Kaksi tai useampi, jokainen jokaista vastaan; yksin nimetty pelaa itsensä kanssa. Tarjolla ovat random, greedy, rule ja muut luettelon pelaajat sekä cheater, joka näkee kaikki kortit. Miettivälle pelaajalle @60 nimen perässä antaa 60 millisekuntia korttia kohti.
# $presets: nimet
help-arena-game = Pelattava peli: { $presets }. Muuten isko.
help-arena-deals = Näin monta jakoa, muuten 100; --rubbers-valinnalla näin monta robberttia.
help-arena-track = ”full” on koko peli. ”cards”: sääntöpelaaja tarjoaa, laittaa pois ja ilmoittaa pelin kaikkien puolesta, ja vain kortit ovat pelaajien omia.
help-arena-rubbers = Skruuvi: kokonaisia robbertteja yksittäisten jakojen sijasta.
help-arena-sprt = Lopeta heti, kun ero on pikemmin Y kuin X pistettä tai pikemmin X kuin Y, esimerkiksi 0,0.5; --deals on silloin enimmäismäärä.
help-arena-plot = Piirrä erot tähän tiedostoon SVG-kuvana.
help-address = OSOITE
help-lab-out = Säilytä tulokset tässä tiedostossa, rivi kullekin; sama komento uudelleen jatkaa siitä, mihin jäi.
help-lab-jobs = Näin monta prosessia, muuten yhtä monta kuin ytimiä on.
help-lab-dask = Työskentele Dask-klusterilla, jolla on tämä ajastin, esimerkiksi tcp://10.0.0.5:8786, eikä tällä koneella.
# $seed: sanat
help-lab-seed = Sanat, joista jaot seuraavat; muuten ”{ $seed }”, niin että jaot ovat aina samat.
lab-progress = Pelataan

## Mitä tulostetaan. $unit: seeger, own, rubber.

# $game: valmis sääntöjoukko; $track: full, cards; $unit: deals, rubbers
arena-heading =
    { $game } · { $track ->
        [cards] vain kortit
       *[full] koko peli
    } · { $unit ->
        [rubbers] { $deals ->
            [one] 1 robbertti
           *[other] { $deals } robberttia
        }
       *[deals] { $deals ->
            [one] 1 jako
           *[other] { $deals } jakoa
        }
    }
arena-unit =
    { $unit ->
        [seeger] Seeger-Fabian-pistettä jaolta
        [rubber] pistettä robbertilta
       *[own] pistettä jaolta
    }
# $unit: jo sanoina
arena-difference = Rivi miinus sarake, { $unit }, 95 %:n väleineen:
arena-axis = ero, { $unit }, 95 %:n väli
# $names: molempien; $seatings: montako; $skipped: jaot, joissa kaikki passasivat
arena-pair =
    { $names }: { $deals } × { $seatings } { $seatings ->
        [one] istumajärjestys
       *[other] istumajärjestystä
    }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } passattu ja jätetty pois
    }
# $points: väleineen
arena-in-list = 36 jaon listalla: { $points }
# $share: väleineen
arena-declared = pelinviejä löytyi: { $share } %
arena-score = pisteet
arena-declares = vie %
arena-wins = voittaa %
arena-beats = kaataa %
arena-cpu = ms
arena-cpu-slow = 95 %
# $kind: pelin laji; $games: montako; $won: prosenttia
arena-contract =
    { $kind ->
        [suit] maapeli
        [suit-hand] maapeli hand
        [grand] grand
        [grand-hand] grand hand
        [null] null
        [null-hand] null hand
        [turn] turné
        [second-turn] toinen kääntö
        [guckser] guckser
        [solo] solo
        [level-3] 3:ssa
        [level-4] 4:ssä
        [level-5] 5:ssä
        [level-6] 6:ssa
       *[level-7] 7:ssä
    } { $games } ({ $won }{"\u00A0"}%)
arena-notes = Pisteet: { $unit } yhdellä paikalla. Vie: kaikista peleistä. Voittaa: viemistään peleistä. Kaataa: niistä, joita vastaan se puolusti. Kaksi viimeistä saraketta ovat yhden kortin suoritinaika millisekunteina, keskimäärin ja 95. persentiilissä. ± on puolet 95 %:n välistä jakojen yli.
# $verdict: wanted, null, open; $null, $wanted: kaksi keskiarvoa
arena-sprt =
    { $verdict ->
        [wanted] Peräkkäistesti: pikemmin { $wanted } kuin { $null }.
        [null] Peräkkäistesti: pikemmin { $null } kuin { $wanted }.
       *[open] Peräkkäistesti: vielä ratkaisematta, { $null } vai { $wanted }.
    }

## Hylkäykset.

# $allowed: nimet; N on luku
error-unknown-player = Tässä pelissä ei ole pelaajaa ”{ $name }”, vaan nämä: { $allowed }.
error-player-twice = Pelaaja ”{ $name }” on nimetty kahdesti. Yksi nimi pelaa itsensä kanssa.
error-no-rubbers = Robbertit ovat nelinpelin skruuvin kokonaisia pelejä.
error-sprt = --sprt tarvitsee kaksi keskiarvoa, pienempi ensin, esimerkiksi 0,0.5, ei ”{ $value }”.
error-sprt-of-two = --sprt on kahdelle pelaajalle.
error-worker-died = Työprosessi päättyi ennen kuin sen työ oli tehty. Ehkä muisti ei riittänyt: kokeile pienempää --jobs-lukua.
error-dask-missing = Valinta --dask vaatii paketin dask.distributed: pip install "knekt[lab]".
error-dask-unreachable = Osoitteessa ”{ $address }” ei vastaa Dask-ajastin.
# $names: asetusten
error-other-settings = Tiedostossa ”{ $place }” on muiden asetusten tuloksia ({ $names }). Nimeä toinen tiedosto tai anna komento, joka sen aloitti.
error-no-results-file = Tiedostossa ”{ $place }” on jotain muuta kuin tämän komennon tuloksia.
error-results-damaged = Tiedosto ”{ $place }” on vioittunut rivillä { $line }.
error-results-busy = Toinen prosessi kirjoittaa parhaillaan tiedostoon ”{ $place }”.

## knekt lab xskat: pelaajamme toisen ohjelman rinnalla.

help-lab = Suuria töitä pelaajien ympärillä.
help-xskat = Aseta pelaajat XSkatin, toisen ohjelman, rinnalle. XSkat pelaa omat pelinsä, ja ratkaisijalla mitataan, montako korttipistettä kukin kortti antaa pois; sitten omat pelaajamme pelaavat samat kortit ja pelit sekä samat jaot omin tarjouksin. XSkatin on oltava asennettuna.
help-xskat-players = Pelaajat, jotka asetetaan XSkatin rinnalle; yksi pelaa kaikki kolme paikkaa.
help-xskat-deals = Näin monta jakoa, muuten 100.
xskat-heading =
    XSkatin omat pelit · { $deals ->
        [one] 1 jako
       *[other] { $deals } jakoa
    }
xskat-cards = Annettu pois samoilla korteilla ja peleillä, korttipistettä kortilta:
xskat-declarer = viejä
xskat-defenders = puolustus
xskat-both = kaikki
xskat-part = XSkatin %
xskat-nulls = nullilta
xskat-games = Samat jaot omin tarjouksin:
xskat-declared = pelattu %
xskat-won = voitettu %
xskat-score = pisteet
xskat-notes = Annettu pois on tarkka arvo ennen korttia miinus arvo sen jälkeen sille puolelle, joka kortin pelaa, kun kaikki kortit ovat auki ja kaikki pelaavat parhaansa: sekin lasketaan, mitä ei voinut nähdä. Nullit lasketaan erikseen peleinä, jotka jompikumpi puoli on heittänyt hukkaan. Pisteet ovat Seeger-Fabian-pisteitä jaolta yhdellä paikalla. ± on puolet 95 %:n välistä jakojen yli.
error-xskat-missing = XSkat ei ole asennettu. Debianissa: apt-get install xskat.
error-xskat-failed = XSkat ei pystynyt pelaamaan pelejään.
