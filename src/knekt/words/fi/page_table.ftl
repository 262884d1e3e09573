### Pöytä sivulla.

## Pelit, joilla ei ole sitoumusta.

game-ramsch = ramsch
game-schieberramsch = schieberramsch
game-misere = misääri

## Mitä kysytään.

ask-over = Jako on pelattu.
# $names: kenen vuoro on; $count: montako heitä on
ask-waits =
    { $count ->
        [one] Vuorossa: { $names }.
       *[other] Vuorossa: { $names }.
    }

## Mitä pöydällä on.

page-table = Pöytä
page-table-shown = Pöytä näkyy.
page-opening = Pöytää avataan …
page-dealing = Kortteja jaetaan …
page-your-turn = Sinun vuorosi.
page-title-turn = Sinun vuorosi
page-to-act = vuorossa
page-trick = Tikki
page-played-by = { $name }: { $card }
page-face-down = kortti kuvapuoli alaspäin
page-talon = keskikortit
page-gifts = Vaihto
# $state: made tehty, now nyt, due jäljellä
page-gift =
    { $me ->
        [giver] { $count ->
            [one] { $to } saa sinulta 1 kortin
           *[other] { $to } saa sinulta { $count } korttia
        }
        [receiver] { $count ->
            [one] { $name } antaa sinulle 1 kortin
           *[other] { $name } antaa sinulle { $count } korttia
        }
       *[none] { $count ->
            [one] { $name } → { $to }: 1 kortti
           *[other] { $name } → { $to }: { $count } korttia
        }
    }{ $state ->
        [made] , valmis
        [now] , nyt
       *[due] {""}
    }
page-only-you = vain sinä näet sen
page-resting =
    { $count ->
        [one] Lepovuorossa: { $names }.
       *[other] Lepovuorossa: { $names }.
    }
page-your-hand = Kätesi
page-open-hand = { $name }: avoin käsi
page-other-cards = Partnerin kortit
page-new-card = uusi
page-queued = odottaa vuoroasi
page-not-now = ei nyt
page-cards-held =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
page-slots =
    { $count ->
        [one] Paikka yhdelle kortille
       *[other] Paikat { $count } kortille
    }
page-take-back = Ota takaisin: { $card }
page-actions = Mitä voit tehdä
page-bids =
    { $high ->
        [none] Tarjoukset
       *[other] Tarjoukset; viimeinen on { $high }
    }
page-pass-on = Passi, kunnes joku tarjoaa
page-passes-on = Passaat, kunnes joku tarjoaa.
page-ask-again = Kysy taas
page-jump = Korkeammalle …
page-games = Pelit
page-announcements = Ilmoitukset
# $named: onko peli valittu
page-announce =
    { $named ->
        [yes] Ilmoita: { $game }
       *[no] Ilmoita
    }
# $needs: mitä tarjouksesta puuttuu
page-game-and-bid =
    { $needs ->
        [schneider] { $game }: { $value }, tarjous { $bid }. Schneiderilla siitä tulee { $met }.
        [schwarz] { $game }: { $value }, tarjous { $bid }. Schwarzilla siitä tulee { $met }.
        [overbid] { $game }: { $value }. Se ei voi yltää tarjoukseesi { $bid } ja häviäisi.
       *[nothing] { $game }: { $value }; tarjouksesi on { $bid }.
    }
page-game-keeps = Tähän peliin kädessäsi on oltava { $cards }.
page-game-dear = Laitat pois: { $cards }. Niin kannattaa harvoin.
page-game-not-offered = Tämä peli ei käy näillä korteilla. Valitse toinen.
page-needs-schneider = schneiderilla
page-needs-schwarz = schwarzilla
page-overbid = ylitarjottu
page-raise-game = Vaihda peliä
page-more = Lisää …
page-yes = kyllä
page-no = Ei
page-bid-so-far = Tarjous { $bid }
page-head-game =
    { $name }: { $game }{ $bid ->
        [0] {""}
       *[other] , tarjous { $bid }
    }
page-head-worth = arvo { $value }
page-rules-usual = Kaikki säännöt ovat tämän pelin tavalliset.
page-points = { $points } korttipistettä
page-tricks-to = { $own } : { $others }
page-seconds-left = { $seconds } sekuntia jäljellä
page-bot = botti { $level }
page-bot-level = botti, taso { $level }
page-away = poissa
page-not-connected = ei yhteydessä

## Mitä korttien ohella kerrotaan. $me: yes katsojasta itsestään.

page-told-seat-taken =
    { $me ->
        [yes] Istut pöytään.
       *[no] { $name } istuu pöytään.
    }
page-told-seat-left = Paikka on taas vapaa.
page-told-stood-in =
    { $me ->
        [yes] Botti pelaa puolestasi.
       *[no] { $name } on poissa, botti pelaa.
    }
page-told-came-back =
    { $me ->
        [yes] Olet taas mukana.
       *[no] { $name } on taas mukana.
    }
page-told-looking =
    { $me ->
        [yes] Katsot vielä kortteja; seuraava jako odottaa.
       *[no] { $name } katsoo vielä kortteja; seuraava jako odottaa.
    }
page-told-taken-back =
    { $me ->
        [yes] Perut viimeisen valintasi.
       *[no] { $name } peruu viimeisen valintansa.
    }
page-told-time-up = Aika on lopussa: kesken oleva jako pelataan loppuun.
page-told-closed = Pöytä on suljettu.
page-told-ended = Jako päättyi: { $ending }.
## Mitä pöydän johtaja ehdottaa, ja mitä siitä tulee. $me: yes lukijalle, nobody isännälle, jolla ei ole paikkaa.

page-proposal =
    { $me ->
        [yes] Ehdotat:
        [nobody] Pöydän avannut ehdottaa:
       *[no] { $name } ehdottaa:
    }
page-proposal-waits = Vastaus puuttuu: { $names }
page-proposal-agree = Suostu
page-proposal-refuse = Torju
page-proposal-withdraw = Peru ehdotus
page-told-proposed =
    { $me ->
        [yes] Ehdotat, ja muilta kysytään:
        [nobody] Pöydän avannut ehdottaa, ja pelaajilta kysytään:
       *[no] { $name } ehdottaa, ja muilta kysytään:
    }
page-told-agreed =
    { $me ->
        [yes] Suostut.
       *[no] { $name } suostuu.
    }
page-told-absent =
    { $me ->
        [yes] Et ollut paikalla, joten vastaustasi ei odotettu.
       *[no] { $name } ei ole paikalla, joten vastausta ei odoteta.
    }
page-told-refused =
    { $me ->
        [yes] Torjut: mikään ei muutu.
       *[no] { $name } torjuu: mikään ei muutu.
    }
page-told-dropped = Ehdotus raukesi.
page-change-void = Mitätön jako: sitä ei lasketa.
page-change-misdeal = Väärin jaettu: kortit jaetaan uudelleen.
page-change-barred = Kielletty tässä aloituksessa: { $suit }.
page-change-corrected = Jaon { $number } korjaus: ”{ $reason }”.
page-change-adjusted = Siirretyt pisteet: ”{ $reason }”.
# Mitä pistetaulukossa sitten lukee. $won: yes, no; $score, $points: ilman etumerkkiä
page-told-row-game =
    { $name }: { $contract }, { $won ->
        [yes] voitettu, +{ $score }
       *[no] hävitty, −{ $score }
    }.
page-told-row-ramsch =
    { $names }: ramsch, { $won ->
        [yes] +{ $score }
       *[no] −{ $score }
    }.
page-told-row-bid =
    { $name }: { $contract }, { $tricks ->
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }.
page-told-row-misere =
    { $names }: misääri, { $tricks ->
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }.
page-told-row-nothing = Mitään ei pelattu.
page-told-moved =
    { $name }: { $gets ->
        [yes] +{ $points }
       *[no] −{ $points }
    }.

## Ennen jakoa ja sen jälkeen.

# $count: vapaat paikat
page-waiting =
    { $count ->
        [0] Kaikki paikat on otettu.
        [one] Yksi paikka on vapaa.
       *[other] { $count } paikkaa on vapaana.
    } Kortit jaetaan, kun kaikki ovat paikalla.
page-free-place = vapaa
page-sit-here = Istu tähän
page-seat-bot = Botti
page-remove-bot = Poista: { $name }
page-join = Istu pöytään
page-fill = Täytä boteilla ja aloita
page-get-up = Jätä paikka
page-come-back = Tulin takaisin
page-next-deal = Seuraava jako
page-waiting-others = Odotetaan muita
page-ready = valmis
page-not-ready = ei vielä valmis
page-looking = katsoo kortteja
page-hold = Odottakaa, katson
page-hold-no-more = Olen katsonut
page-next-in = Seuraava jako: { $seconds } s
page-next-all = Seuraava jako tulee, kun kaikki ovat valmiita.
page-next-waits = Seuraava jako odottaa. Katsoo kortteja: { $names }
page-players-ready = Kuka on valmis
page-replay = Toista jako
page-sheet = Pistetaulukko
page-again = Sama jako uudelleen
page-leave = Etusivulle
page-to-lobby = Etusivulle, paikka säilyy

## Pöydän vieressä.

page-panel = Tapahtumat ja pisteet
page-menu = Valikko
page-tab-talk = Tapahtumat
page-tab-tricks = Tikit
page-tab-sheet = Pisteet
page-tab-phrases = Sano jotain
page-last-trick = Viimeinen tikki
page-trick-before = Sitä edellinen
page-watching =
    { $count ->
        [one] Yksi katselee.
       *[other] { $count } katselee.
    }
page-mute = Vaienna: { $name }
page-line-lost = Yhteys katkesi. Se palaa itsestään.
page-text-view = Pöytä tekstinä
page-picture-view = Pöytä kuvana
page-text-seats = Pöydässä
page-text-calls =
    { $game ->
       *[any] Tarjoaminen
    }
page-sort = Järjestä käsi toisin
page-back = Peru valinta
# $order: maa, joka tulee ensin, tai peli, jota varten käsi on järjestetty
page-sorted =
    { $order ->
        [C] Risti ensin.
        [S] Pata ensin.
        [H] Hertta ensin.
        [D] Ruutu ensin.
        [skat-G] Jätkät ensin, sitten maa kerrallaan.
        [skat-N] Kuten nullissa, maa kerrallaan.
        [skruf-G] Maa kerrallaan.
       *[game] Pelin mukaan.
    }
page-card-moved = { $card }, nyt kortti { $place }/{ $count }.
page-sounds-on = Äänet päälle
page-sounds-off = Äänet pois
page-close = Sulje
# Mitä pöydän johtaja voi tehdä; $others: kuinka monen muun on suostuttava.
page-keeper = Pöydän johto
page-keeper-void = Mitätöi jako
page-keeper-misdeal = Väärin jaettu: uusi jako
page-keeper-bar = Kiellä maa
page-keeper-correct = Korjaa pistetaulukkoa
page-keeper-adjust = Siirrä pisteitä
page-keeper-time-up = Aika on lopussa
page-keeper-close = Sulje pöytä
page-keeper-sure =
    { $others ->
        [0] Se tapahtuu heti.
       *[other] Muilta kysytään ensin.
    }
page-keeper-sure-time-up = Aloitettu pelataan loppuun, sitten lopetetaan.
page-keeper-sure-close = Sen jälkeen täällä ei voi pelata, eikä kesken olevaa jakoa lasketa.
page-keeper-suit = Aloitettu väärällä vuorolla:

## Näppäimet.

page-keys = Näppäimet
key-arrows = liiku korteissa
key-arrange = siirrä kortti toiseen paikkaan
key-enter = pelaa kortti
key-numbers = mene kortille
key-pass = passi
key-yes = kyllä
key-bid = seuraava tarjous
key-last = viimeinen tikki
key-sort = käsi toiseen järjestykseen
key-claim = vaadi tikkejä, ja mitä muuta voi tehdä
key-back = peru viimeisin valintasi (harjoituksessa)
key-hint = vihje, harjoitellessa
key-text = pöytä tekstinä tai kuvana
key-hurry = tikki pois pöydältä
key-help = nämä näppäimet

## A hint

hint-ask = Vihje
hint-title = Ehdotus
hint-thinking = Miettii …
hint-close = Sulje vihje
hint-how-sure = Kuinka luotettavia nämä ovat?
hint-laid = Kortit on laitettu esille.
hint-closed = Se ei ole enää mahdollista.
