### Pöytä päätteessä: mitä pelaajalta kysytään, mitä hänelle kerrotaan ja näytetään.

## Kortit ja sanat niin kuin ne voi kirjoittaa: vaihtoehdot pilkuin erotettuina, ensimmäinen näytetään.

# $rank: A, K, Q, J, T, 9, 8, 7: kortin kulmassa oleva merkki
table-index =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }
typed-clubs = ri, risti
typed-spades = pa, pata
typed-hearts = he, hertta
typed-diamonds = ru, ruutu
typed-ace = ä, ässä
typed-king = kuningas
typed-queen = r, rouva
typed-jack = jätkä
typed-ten = kymppi
typed-grand = g, grand
typed-null = n, null
typed-yes = k, kyllä, joo, j, y
typed-no = e, ei, n
typed-pass = p, passi, pass
typed-skat = s, skat
typed-hand = h, hand
typed-revolution = rev, revoluutio, r
typed-ramsch = r, ramsch
typed-upper = ylempi, turné, turne
typed-lower = alempi
typed-guckser = guckser, guetz
typed-solo = solo
typed-keep = pidä, p
typed-reject = passt mir nicht, passt nicht
typed-give-up = luovuta, luovun, g
typed-overbid = ylitarjottu, o
typed-claim = vaadi, loput, r
typed-raise = korota, +
typed-kontra = kontra
typed-re = rekontra, re
typed-supra = supra
typed-hirsch = hirsch
typed-double = kahdenna
typed-gift = lahjoita, lahja
typed-take-up = nosta, ota, o
typed-pass-on = p, eteenpäin
typed-accept = hyväksy
typed-refuse = torju
typed-help = ?, ohje, apua
typed-last = l, viimeinen
typed-sheet = s, pisteet, pistetaulukko
typed-quit = q, lopeta

## Mikä vastauksen olisi pitänyt olla.

expected-yes-or-pass = k (kyllä) tai p (passi)
expected-yes-or-no = k (kyllä) tai e (ei)
expected-skat-or-hand = Enter (skat) tai h (hand)
expected-card-or-number = kortti, esimerkiksi he7, tai kätesi kortin numero
expected-contract-or-number = peli, esimerkiksi H tai GH, tai luettelon numero
expected-enter = vain Enter
expected-enter-or-word = vain Enter, tai ? jos haluat ohjeen
expected-take-up-or-pass-on = Enter (nosta kortit) tai p (eteenpäin)
expected-way = luettelon numero, tai turné, alempi, guckser, null, solo
expected-keep-or-not = Enter (pidä kortti) tai e (passt mir nicht)
expected-play-or-ramsch = k (pelaa) tai r (ramsch)
expected-exchange = omia korttejasi ja yhtä monta partnerisi korttia, esimerkiksi he7 ru8

## Kuka kukin on. $name: pelaaja; $me: yes, jos hän istuu päätteen ääressä, muuten no.

table-me = Sinä
table-open-hand = avoin käsi
table-you = sinä

## Pöydän yllä. $total: pöytäkirjassa.

table-deal-number = Jako { $number }
table-deal-of = Jako { $number }/{ $last }
table-total = { $name } { $total }
table-declarer = pelinviejä
table-tricks =
    { $tricks ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }
table-word-yes = kyllä
table-word-pass = passi
table-takes-trick = vie tikin
table-has-game =
    { $me ->
        [yes] Sait
       *[no] { $name } sai
    } pelin tarjouksella { $bid }.
table-plays =
    { $me ->
        [yes] Pelaat
       *[no] { $name } pelaa
    }: { $contract }, tarjous { $bid }.
# $doubling: kontra, rekontra …; $factor: millä pisteet kerrotaan
table-doubled = Peli lasketaan ×{ $factor }: { $doubling }.
# $level: lahja, joka torjuttiin, game tai schneider
table-must-win =
    { $level ->
        [game] Lahja on torjuttu: voittoon tarvitaan schneider.
       *[schneider] Lahja on torjuttu: voittoon tarvitaan schwarz.
    }
table-ramsch = Ramsch: eniten korttipisteitä vienyt häviää.
table-ramsch-house = Ramsch: vähiten korttipisteitä vienyt voittaa.
table-schieberramsch = Schieberramsch: eniten korttipisteitä vienyt häviää.
table-refusals = Katsomatta eteenpäin: ×{ $factor }.
table-word-took-up = nosti kortit
table-word-passed-on = antoi eteenpäin
table-turned = Käännetty: { $cards }.
table-peeked = Olet katsonut kortin { $card }.
table-open-cards = { $name }, avoinna: { $cards }
table-partner-cards = { $name }, kortit: { $cards }
table-your-cards = Korttisi: { $cards }

## Erikoiskierrokset. $factor: millä pisteet kerrotaan; $more: kierroksen jakoja tämän jälkeen; $deals: tulevia jakoja.

table-bock-now =
    bock ×{ $factor }{ $more ->
        [0] {""}
        [one] , vielä 1 jako
       *[other] , vielä { $more } jakoa
    }
table-schieber-now =
    schieberramsch{ $more ->
        [0] {""}
        [one] , vielä 1 jako
       *[other] , vielä { $more } jakoa
    }
table-bock-then =
    sitten { $deals ->
        [one] 1 bock-jako
       *[other] { $deals } bock-jakoa
    }
table-schieber-then =
    sitten { $deals ->
        [one] 1 schieberramsch
       *[other] { $deals } schieberramschia
    }

## Mitä käsi olisi arvoltaan. $games: esimerkiksi ♣ 24, ♠ 22

table-worth = Arvo tavallisella voitolla: { $games }
# $way: turn, guckser, guetz, solo
table-way =
    { $way ->
        [turn] turné
        [guetz] Guetz
        [guckser] guckser
       *[solo] solo
    }
table-worth-with = kanssa { $n }: { $games }
table-worth-without = ilman { $n }: { $games }

## Mitä tapahtuu.

table-told-deal =
    { $me ->
        [yes] Sinä jaat.
       *[no] { $name } jakaa.
    }
table-told-seat = Paikkasi on { $seat }.
table-told-sits-out = Jakaja on lepovuorossa: katsot tämän jaon.
table-told-bock = Bock-jako: kaikki lasketaan ×{ $factor }.
table-told-schieber-round = Schieberramsch-kierroksen jako: kukaan ei tarjoa.
table-told-ramsch = Kaikki passasivat, joten pelataan ramsch: jokainen pelaa itselleen, ja eniten korttipisteitä vienyt häviää.
table-told-ramsch-said =
    { $me ->
        [yes] Ilmoitat
       *[no] { $name } ilmoittaa
    } ramschin.
table-told-schieberramsch = Kaikki passasivat, joten pelataan schieberramsch: kaksi korttia kiertää, ja sitten eniten korttipisteitä vienyt häviää.
table-told-bid =
    { $me ->
        [bidder] Tarjoat { $value }; { $to } vastaa.
        [holder] { $name } tarjoaa sinulle { $value }.
       *[none] { $name } tarjoaa { $value }; { $to } vastaa.
    }
table-told-takes =
    { $me ->
        [yes] Pelaat
       *[no] { $name } pelaa
    } tarjouksella { $value }.
table-told-held =
    { $me ->
        [yes] Sanot kyllä.
       *[no] { $name } sanoo kyllä.
    }
table-told-passed =
    { $me ->
        [yes] Passaat.
       *[no] { $name } passaa.
    }
table-told-skat =
    { $me ->
        [yes] Nostat skatin: { $cards }.
       *[no] { $name } nostaa skatin.
    }
table-told-guckser =
    { $me ->
        [yes] Nostat skatin kääntämättä: { $cards }.
       *[no] { $name } nostaa skatin kääntämättä ja sanomatta mitään.
    }
# $place: top, bottom: skatin ylempi tai alempi kortti
table-told-turned =
    { $me ->
        [yes] Käännät
       *[no] { $name } kääntää
    } skatin { $place ->
        [top] ylemmän
       *[bottom] alemman
    } kortin: { $card }.
# $known: tietääkö lukija kortit
table-told-peeked =
    { $me ->
        [yes] Katsot
       *[no] { $name } katsoo
    } skatin { $place ->
        [top] ylemmän
       *[bottom] alemman
    } kortin{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
table-told-shown =
    { $me ->
        [yes] Näytät
       *[no] { $name } näyttää
    } sen: { $card }.
table-told-kept =
    { $me ->
        [yes] Pidät
       *[no] { $name } pitää
    } kortin.
table-told-rejected =
    { $me ->
        [yes] Sanot
       *[no] { $name } sanoo
    } ”passt mir nicht”: toinen kortti ratkaisee, ja tappio kahdentuu.
table-told-null =
    { $me ->
        [yes] Sanot
       *[no] { $name } sanoo
    } null.
table-told-hand =
    { $me ->
        [yes] Jätät
       *[no] { $name } jättää
    } skatin pöytään.
table-told-laid =
    { $me ->
        [yes] Laitat pois: { $cards }.
       *[no] { $known ->
            [yes] { $name } laittaa pois: { $cards }.
           *[no] { $name } laittaa kaksi korttia pois.
        }
    }
table-told-declared =
    { $me ->
        [yes] Pelaat
       *[no] { $name } pelaa
    }: { $contract }, tarjous { $bid }.
table-told-raised =
    { $me ->
        [yes] Korotat
       *[no] { $name } korottaa
    }: { $contract }, tarjous { $bid }.
# $doubling: kontra, rekontra …
table-told-kontra =
    { $me ->
        [yes] Sanot
       *[no] { $name } sanoo
    } { $doubling }: peli lasketaan ×{ $factor }.
table-told-plays-on =
    { $me ->
        [yes] Jatkat peliä.
       *[no] { $name } jatkaa peliä.
    }
# $level: mitä lahjoitetaan, game tai schneider
table-told-offered =
    { $me ->
        [yes] Haluat
       *[no] { $name } haluaa
    } lahjoittaa { $level ->
        [game] pelin
       *[schneider] schneiderin
    }.
table-told-agrees =
    { $me ->
        [yes] Suostut.
       *[no] { $name } suostuu.
    }
table-told-disagrees =
    { $me ->
        [yes] Et suostu.
       *[no] { $name } ei suostu.
    }
table-told-gift-taken =
    { $me ->
        [yes] Otat
       *[no] { $name } ottaa
    } lahjan vastaan.
table-told-gift-declined =
    { $me ->
        [yes] Torjut
       *[no] { $name } torjuu
    } lahjan; nyt voittoon tarvitaan { $level ->
        [game] schneider
       *[schneider] schwarz
    }.
table-told-opened =
    { $me ->
        [yes] Avaat korttisi: { $cards }.
       *[no] { $name } avaa korttinsa: { $cards }.
    }
# $first, $second: nimiä
table-told-looked = { $first } ja { $second } katsovat toistensa kortit.
table-told-looked-partner = Sinä ja { $name } katsotte toistenne kortit: { $cards }.
table-told-proposed = { $name } ehdottaa korttien jakoa; { $partner } vastaa.
# $gives, $gets: kortteja
table-told-exchange =
    { $me ->
        [giver] Antaisit: { $gives }; saisit: { $gets }.
        [receiver] { $name } antaisi sinulle: { $gives }; saisi: { $gets }.
       *[none] { $name } antaisi: { $gives }; saisi: { $gets }.
    }
table-told-no-exchange =
    { $me ->
        [yes] Jättäisit
       *[no] { $name } jättäisi
    } kortit ennalleen.
table-told-hands-stay = Kortit jäävät ennalleen.
table-told-took-up =
    { $me ->
        [yes] Nostat käteesi: { $cards }.
       *[no] { $known ->
            [yes] { $name } nostaa käteensä: { $cards }.
           *[no] { $name } nostaa kaksi korttia käteensä.
        }
    }
table-told-passed-on =
    { $me ->
        [yes] Annat
       *[no] { $name } antaa
    } kaksi korttia katsomatta eteenpäin: se kahdentaa tappion.
table-told-pushed =
    { $me ->
        [yes] { $to } saa sinulta: { $cards }.
       *[no] { $known ->
            [yes] { $name } antaa eteenpäin: { $cards }.
           *[no] { $name } antaa kaksi korttia eteenpäin.
        }
    }
table-told-card =
    { $me ->
        [yes] Pelaat
       *[no] { $name } pelaa
    }: { $card }.
table-told-taken =
    { $me ->
        [yes] Viet
       *[no] { $name } vie
    } tikin.
# $cards: esimerkiksi Anna ♥7, Otto ♥A, sinä ♥8
table-told-trick =
    { $cards }: { $me ->
        [yes] viet
       *[no] { $name } vie
    } tikin.
table-told-surrendered =
    { $me ->
        [yes] Luovutat
       *[no] { $name } luovuttaa
    } pelin.
table-told-overbid =
    { $me ->
        [yes] Ilmoitat
       *[no] { $name } ilmoittaa
    }, että peli on ylitarjottu.
# $all: yes, jos ne ovat kaikki jäljellä olevat
table-told-claim =
    { $me ->
        [yes] { $tricks ->
            [0] Avaat korttisi, ei enää tikkejä
           *[other] Vaadit { $all ->
                [yes] kaikki loput tikit
               *[no] lopuista tikeistä { $tricks }
            }
        }
       *[no] { $name } { $tricks ->
            [0] avaa korttinsa, ei enää tikkejä
           *[other] vaatii { $all ->
                [yes] kaikki loput tikit
               *[no] lopuista tikeistä { $tricks }
            }
        }
    }: { $cards }.
table-told-accepts =
    { $me ->
        [yes] Hyväksyt
       *[no] { $name } hyväksyy
    } vaatimuksen.
table-told-refuses =
    { $me ->
        [yes] Et hyväksy
       *[no] { $name } ei hyväksy
    } vaatimusta; peli jatkuu avoimin kortein.
table-told-claim-stands = Tikit ovat varmat, joten vaatimus pitää.
table-told-claim-falls = Tikit eivät ole varmat; peli jatkuu avoimin kortein.
table-told-resigned =
    { $me ->
        [yes] Luovutat
       *[no] { $name } luovuttaa
    } puolustajana.
table-told-left =
    { $me ->
        [yes] Lähdet
       *[no] { $name } lähtee
    } pöydästä.
table-told-late =
    { $me ->
        [yes] Ylität aikasi.
       *[no] { $name } ylittää aikansa.
    }

## Mitä kysytään, päätteessä ja sivulla.

ask-hold = { $name } tarjoaa { $value }. Kyllä vai passi?
ask-bid = Sinä tarjoat, { $name } vastaa.
# $ramsch: yes, jos sen saa sanoa sen sijaan
ask-alone =
    Molemmat passasivat. Pelaatko tarjouksella { $value }{ $ramsch ->
        [yes] , vai ramsch
       *[no] {""}
    }?
ask-top = Korkeampaa tarjousta ei ole.
ask-skat = Nostatko skatin vai pelaatko hand?
ask-way = Miten pelaat?
ask-keep = { $card }: pidätkö sen?
ask-take-up = Nostatko kaksi korttia vai annatko ne katsomatta eteenpäin?
# $names: yes, jos peli valitaan sen jälkeen
ask-discard =
    Laita kaksi korttia pois{ $names ->
        [yes] , valitse sitten peli
       *[no] {""}
    }.
ask-push = Mitkä kaksi korttia { $name } saa?
ask-exchange = Valitse ne { $count } korttia, jotka haluat pitää.
ask-exchange-agree = { $name } ehdottaa näin. Suostutko?
# $level: game, schneider
ask-agree-gift =
    Partnerisi haluaa lahjoittaa { $level ->
        [game] pelin
       *[schneider] schneiderin
    }. Suostutko?
ask-take-gift =
    Puolustajat lahjoittavat sinulle { $level ->
        [game] pelin
       *[schneider] schneiderin
    }. Otatko vastaan?
ask-declare = Mitä pelaat? Tarjouksesi on { $bid }.
ask-play-on = Pelaatko tämän pelin?
ask-lead = Sinä aloitat.
ask-play = Sinun korttisi.
# $left: jäljellä olevat tikit
ask-answer =
    { $name } { $tricks ->
        [0] avaa korttinsa: ei enää tikkejä
       *[other] vaatii { $tricks } jäljellä olevista { $left } tikistä
    }. Hyväksytkö?
table-ask-exchange = Mitkä kortit vaihdatte, { $name } ja sinä?
table-ask-before-lead = { $name } aloittaa tikin.
table-ask-before-card = Seuraavaksi pelaa { $name }.

## Mitä kirjoitetaan, suluissa kysymyksen perässä.

keys-hold = k = kyllä, p = passi
keys-bid = Enter = { $value }, tai suurempi luku, p = passi
# $passes: yes, jos etukäsi saa myös passata
keys-alone =
    k = pelaa, r = ramsch{ $passes ->
        [yes] , p = passi
       *[no] {""}
    }
keys-top = p = passi
keys-skat = Enter = skat, h = hand
keys-way = Enter = 1, tai muu numero, ? = ohje
keys-keep = Enter = pidä, e = passt mir nicht, ? = ohje
keys-take-up = Enter = nosta, p = katsomatta eteenpäin, ×2
keys-discard = kuten ru7 ri8 tai 11 12; * = skatista
keys-push = kuten ru7 ri8 tai 11 12; ei jätkiä
keys-exchange = kuten 1 2 11 12; Enter = ei mitään
keys-yes-no = k = kyllä, e = ei
keys-declare = numero tai nimi, ? = ohje
keys-card = esimerkiksi he7 tai numero
keys-only-card = Enter = { $card }
# $words: mitä voi sanoa, esimerkiksi luovuta, korota
keys-play-on = Enter = pelaa, tai: { $words }
keys-go-on = Enter = jatka, tai: { $words }

## Mitä pääte muuten kertoo ja kysyy.

table-ask-begin = Enter = aloita, ? = ohje, q = lopeta
table-may-say = Voit myös sanoa: { $words }
# $value: mitä pöytäkirjaan tulee
table-gift-taken = Jos otat vastaan: voitto, { $value }.
table-gift-lost = ! Jos otat vastaan, peli hävitään ylitarjottuna: { $value }. Se ei riittäisi tarjoukseesi { $bid }.
# $due: korttipisteet
table-gift-declined =
    Jos torjut, voittoon tarvitaan { $level ->
        [game] schneider ({ $due } korttipistettä)
       *[schneider] schwarz (kaikki tikit)
    }: silloin { $value }, muuten tappio.
table-ask-next = Enter = seuraava jako, s = pisteet, q = lopeta
table-ask-standing = Enter = lopputulos, s = pisteet
table-enter-goes-on = Enter = jatka
table-please-answer = Kirjoita vastaus; ? näyttää ohjeen.
table-no-trick-yet = Yhtään tikkiä ei ole vielä viety.
table-tricks-turned = Kortti on pelattu: aiemmat tikit on käännetty.
table-last-trick = Viimeinen tikki: { $trick }
table-trick-before = Sitä edellinen tikki: { $trick }
table-quit = Lähdetkö pöydästä? Kesken oleva jako jää pois. (k = kyllä, Enter = jää)
table-quit-saved = Lähdetkö pöydästä? Voit jatkaa tästä myöhemmin. (k = kyllä, Enter = jää)
table-sure-give-up = Luovutatko varmasti? (k = kyllä, Enter = ei)

## Pelit, joista voi valita.

table-games = Tarjouksesi on { $bid }. Niiden korttien mukaan, jotka tiedät, pelien arvot ovat:
table-reaches = riittää tarjoukseen
table-needs-schneider = riittää vain schneiderilla
table-needs-schwarz = riittää vain schwarzilla
table-overbid = ylitarjottu: ei riitä
table-grid-hand = hand
table-grid-solo = solo
table-grid-schneider = schneider
table-grid-schwarz = schwarz
table-grid-ouvert = ouvert
# $place: top, bottom; $games, $grand: arvoineen
table-way-turn =
    { $place ->
        [top] Turné, ylempi kortti: { $games }; jätkästä myös { $grand }
       *[bottom] Turné, alempi kortti
    }
# $form: tournee, tournee-house
table-way-guckser =
    { $form ->
        [tournee-house] Guetz eli guckser
       *[tournee] Guckser
    }, skat kääntämättä: { $games }; tappio kahdentuu
table-way-null = Guckser null: { $games }; tappio kahdentuu
table-way-solo = Solo, ilman skatia: { $games }
table-below-bid = ! vähemmän kuin tarjouksesi { $bid }
# $games: esimerkiksi ♦1, ♣1–3; $example: esimerkiksi C2
table-spitzen = Ilmoitetut spitzet, kukin 1 lisää: { $games } (kirjoita peli ja niiden määrä, kuten { $example })

## Ohjeet.

table-help-keys = Kaikkialla: ? = ohje, l = viimeinen tikki, s = pistetaulukko, q = lähde pöydästä.
table-help-auction = Tarjoaminen: korkeimmalle tarjonnut pelaa yksin kahta muuta vastaan, ja pelin täytyy sitten olla tarjouksen arvoinen. Keskikäsi tarjoaa ja etukäsi vastaa, kunnes toinen heistä passaa; sitten takakäsi tarjoaa sille, joka jäi jäljelle.
table-help-bids = Kun sinä tarjoat, Enter sanoo seuraavan arvon ja luvulla voi hypätä korkeammalle. Kun sinulta kysytään, k sanoo kyllä. p passaa, ja silloin olet poissa tarjouskilpailusta.
table-help-value = Pelin arvo on sen perusarvo (♣ 12, ♠ 11, ♥ 10, ♦ 9, grand { $grand }) kertaa matadorit plus 1, ja vielä 1 lisää kustakin: hand, schneider ja schwarz. Kanssa 2 tarkoittaa, että sinulla on kaksi korkeinta valttia, ♣J ja ♠J; ilman 2, että juuri ne puuttuvat. Null on 23, null hand 35, null ouvert 46 ja null ouvert hand 59: siinä et saa viedä yhtään tikkiä.
table-help-value-tournee = Pelin arvo on sen perusarvo kertaa matadorit plus 1, ja vielä 1 lisää kustakin: schneider (91 korttipistettä), schwarz ja se, minkä ilmoitat. Perusarvot: turné ♦ 5, ♥ 6, ♠ 7, ♣ 8, grand 12; guckser grand 16; solo ♦ 9, ♥ 10, ♠ 11, ♣ 12, grand 20, grand ouvert 24. Kanssa 2 tarkoittaa, että sinulla on kaksi korkeinta valttia, ♣J ja ♠J; ilman 2, että juuri ne puuttuvat. Null on 20, null ouvert 40, guckser null 15 ja ouvert 30: siinä et saa viedä yhtään tikkiä.
table-help-skat = Enter: näet skatin kaksi korttia, nostat ne käteesi ja laitat kaksi pois. h: pelaat kymmenellä kortillasi sellaisinaan; se lasketaan yhdeksi lisää, ja saat ilmoittaa schneiderin, schwarzin ja ouvertin. Skatissa olevat kortit lasketaan sinulle kummassakin tapauksessa.
# $form: tournee, tournee-house
table-help-turn =
    Turné: { $form ->
        [tournee-house] katsot skatista kortin, jota muut eivät näe. Jos pidät sen, näytät sen
       *[tournee] käännät skatista kortin kaikkien nähtäväksi. Voit pitää sen
    }: sen maa on valttia, ja jätkästä saat pelata myös grandin. Tai sano ”passt mir nicht”: silloin toinen kortti käännetään ja se ratkaisee, ja tappio kahdentuu. Nostat molemmat kortit käteesi ja laitat kaksi pois.
table-help-guckser = Guckser: nostat skatin molemmat kortit kääntämättä, laitat kaksi pois ja pelaat grandin. Tappio kahdentuu.
table-help-guckser-null = Guckser null: sanot ensin null, nostat sitten molemmat kortit ja laitat kaksi pois; sen jälkeen voit sanoa ouvert. Tappio kahdentuu.
table-help-solo = Solo: skat jää paikalleen, ja sen korttipisteet lasketaan sinulle. Valitset minkä tahansa maan, grandin tai nullin ja saat ilmoittaa schneiderin tai schwarzin tai pelata ouvert.
# $form: tournee, tournee-house
table-help-turned =
    Enter: kortti määrää valtin{ $form ->
        [tournee-house] , ja muut näkevät sen
       *[tournee] {""}
    }. e: passt mir nicht; toinen kortti käännetään ja se ratkaisee lopullisesti, ja tappio kahdentuu.
table-help-discard = Laita kaksi korttia pois nimellä tai numerolla: ru7 ri8 tai 11 12. Niiden korttipisteet lasketaan sinulle. Tähdellä * merkityt kortit tulivat skatista.
table-help-cards = Kortit: ri, pa, he tai ru maille ♣ ♠ ♥ ♦, sitten A, K, Q, J, 10, 9, 8 tai 7: riJ on ristijätkä. Isot tai pienet kirjaimet ja ♣J käyvät yhtä hyvin, samoin C, S, H, D maille, Ä ässälle, R rouvalle ja kortin yllä oleva numero.
table-help-contract = Kirjoita pelin edessä oleva numero tai pelin nimi.
table-help-letters = Tai sen kirjaimet: ru, he, pa, ri maalle, G grand, N null, NO null ouvert; hand-peleissä myös S schneider, Z schwarz, O ouvert, esimerkiksi GS on grand hand, jossa schneider on ilmoitettu. Tässä s on pata; pistetaulukon näyttää: pisteet.
table-help-letters-tournee = Tai sen kirjaimet: ru, he, pa, ri maalle, G grand, N null, NO null ouvert; solossa myös S schneider, Z schwarz, O ouvert, esimerkiksi GS on solo grand, jossa schneider on ilmoitettu. Tässä s on pata; pistetaulukon näyttää: pisteet.
table-help-play = Sinun täytyy tunnustaa aloitettua maata, jos voit; kaikki valtit ovat samaa maata. Korttia, jolla ei ole numeroa, ei voi nyt pelata. Jos vain yksi kortti käy, Enter pelaa sen.
table-help-claimed = Vastaa k, jos tikit ovat varmat, ja e, jos eivät ole. Vaatimus, joka voidaan todistaa, pitää joka tapauksessa.
# $word: mitä kirjoitetaan
table-help-surrender = { $word }: luovutat pelin; se on hävitty.
table-help-resign = { $word }: luovutat puolustajana; loput tikit menevät pelinviejälle.
table-help-overbid = { $word }: ilmoitat, ettei pelisi voi yltää tarjoukseen; se hävitään pelaamatta.
table-help-claim = { $word }: avaat korttisi ja vaadit kaikki loput tikit; { $word } 3 vaatii niistä kolme.
# $games: kirjaimet ja nimet
table-help-raise = { $word } ja pelin kirjaimet: vaihdat arvokkaampaan peliin: { $games }.
table-help-kontra = { $word }: kahdennat pelin arvon, voitti tai hävisi. Toinen puoli voi kahdentaa sen uudelleen.
table-help-gift-word = { $word }: kysyt partneriltasi, lahjoitatteko pelin; sitten pelinviejä voi ottaa sen vastaan tai torjua sen, ja silloin hänen täytyy voittaa korkeammin.
table-help-play-on = Enter: pelaat, ja puolustajat voivat sitten sanoa kontra. Jos aiot luovuttaa, tee se nyt.
table-help-agree-gift = k: lahjaa tarjotaan pelinviejälle. e: peli jatkuu, eikä mitään tarjota.
table-help-gift = k: jako päättyy, ja peli on voitettu lahjan verran. e: pelaat edelleen, sinun täytyy voittaa astetta korkeammin, ja se lasketaan kahdeksi lisää, voitti tai hävisi.
table-help-ramsch = Ramsch: kukaan ei pelaa yksin, vain jätkät ovat valttia, ja haluat vähän korttipisteitä. Se, jolla niitä on eniten, maksaa ne; pelaaja ilman tikkiä kahdentaa sen, ja kymmenestä tikistä saa 120. Maata tunnustetaan kuten aina.
table-help-ramsch-tournee = Ramsch: kukaan ei pelaa yksin, vain jätkät ovat valttia, eikä skatia lasketa kenellekään. Se, joka vie eniten korttipisteitä, menettää 20, tai 30 jos yksi pelaaja jäi ilman tikkiä, tai 50 jos kaksi jäi. Tasapelissä häviää se, joka vei tikin viimeksi.
table-help-ramsch-house = Ramsch: kukaan ei pelaa yksin, vain jätkät ovat valttia, ja viimeinen tikki vie skatin. Se, joka vie vähiten korttipisteitä, saa 10, ilman tikkiä 20; kaikista kymmenestä tikistä menettää 30. Tasapelissä ilman jää se, joka vei tikin viimeksi.
table-help-take-up = Enter: nostat kaksi korttia käteesi ja annat kaksi muuta eteenpäin. p: annat ne eteenpäin katsomatta; häviäjän maksu kahdentuu.
table-help-push = Kaksi korttia nimellä tai numerolla: ru7 ri8 tai 11 12. Jätkät jäävät käteen. Tähdellä * merkityt kortit nostit juuri.
table-help-exchange = Revoluutiossa puolustajat saavat jakaa kaksikymmentä korttiaan uudelleen. Kirjoita kaikki kortit, jotka vaihtavat kättä, yhtä monta omaasi kuin partnerisi korttia, nimellä tai numerolla: omasi ovat 1–10, partnerisi 11–20. Partnerisi suostuu tai ehdottaa muuta. Enter jättää kortit ennalleen.
table-help-exchange-agree = k: kortit vaihtavat kättä niin kuin sanottiin. e: eivät vaihda; jos oma vuorosi ei ole vielä ollut, voit sitten sanoa, miten itse tekisit.

## Alku ja loppu.

# $first: nimet; $last: viimeinen nimi
# $form: german, tournee, tournee-house
table-greeting =
    Tervetuloa pelaamaan { $form ->
        [german] skatia
       *[tournee] turnéskatia
    }! Pöydässä ovat myös { $first } ja { $last }.
table-greeting-game =
    { $form ->
        [german] Yksi pelaa kahta vastaan: se, joka tarjoaa korkeimmalle. Jätkät ovat korkeimmat valtit, ja 61 korttipistettä 120:stä riittää voittoon.
       *[tournee] Yksi pelaa kahta vastaan: se, joka tarjoaa korkeimmalle. Sitten skatista käännetään kortti, joka määrää valtin; tai skat nostetaan kääntämättä, tai se jätetään. Jätkät ovat korkeimmat valtit, ja 61 korttipistettä 120:stä riittää voittoon. Jos kukaan ei tarjoa, etukäsi voi ilmoittaa ramschin.
    }
table-greeting-cards = Kirjoita kortti maana ja arvona, esimerkiksi he7 tai ♥7, tai sen yllä oleva numero. Missä on tavallinen vastaus, Enter antaa sen.
table-greeting-again =
    Jatkat siitä, mihin jäit: { $deals ->
        [0] ensimmäinen jako on kesken
        [one] 1 jako on pelattu
       *[other] { $deals } jakoa on pelattu
    }.
table-saved = Kaikki on tallessa; sama komento jatkaa tästä.
table-farewell = Kiitos pelistä!

## Jaon jälkeen.

table-passed-out = Kaikki passasivat: kukaan ei saa mitään.
table-won =
    { $me ->
        [yes] Voitat
       *[no] { $name } voittaa
    } pelin: { $contract }.
table-lost =
    { $me ->
        [yes] Häviät
       *[no] { $name } häviää
    } pelin: { $contract }.
table-durchmarsch =
    { $me ->
        [yes] Viet
       *[no] { $name } vie
    } ramschin kaikki tikit: durchmarsch!
table-ramsch-lost =
    { $me ->
        [yes] Häviät
       *[no] { $name } häviää
    } ramschin.
table-ramsch-won =
    { $me ->
        [yes] Voitat
       *[no] { $name } voittaa
    } ramschin.
table-ramsch-swept =
    { $me ->
        [yes] Viet kaikki tikit ja häviät
       *[no] { $name } vie kaikki tikit ja häviää
    } ramschin.
table-ramsch-nobody = Kukaan ei häviä ramschia: kaikilla on yhtä paljon.
# $each: alla olevat tekstit
table-ramsch-points = Korttipisteet skatin kanssa: { $each }.
table-ramsch-points-alone = Korttipisteet: { $each }.
table-ramsch-each =
    { $name } { $points } ({ $tricks ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    })
table-spitze-missed = Yksi ilmoitettu spitze ei vienyt tikkiään.
table-announcement-missed = Ilmoitus jäi täyttymättä, ja jako päättyi siihen.
table-ended = Jako: { $ending }.
table-points =
    Korttipisteet { $points }–{ $others }, pelinviejällä { $tricks ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }.
table-null-tricks =
    { $tricks ->
        [0] Pelinviejä ei vienyt yhtään tikkiä.
       *[other] Pelinviejä vei tikin.
    }
table-count = Laskelma: { $count }.
table-as-dealt = Jaetut kortit:
table-as-played = Pelatut kortit:
table-skat = skat
table-was-turned = (käännetty: { $cards })
table-laid = pois laitettu
table-in-points = ({ $points })

## Komento.

help-play = Pelaa skatia tai skruuvia päätteessä tietokonetta vastaan.
help-play-game = Peli: skat, turnéskat kirjojen mukaan tai kotisäännöin, skruuvi keskikorteilla tai ilman, tai trekarl, kolmen skruuvi; muuten se, johon --preset tai tallennettu tiedosto kuuluu.
help-play-players = Montako pöydässä istuu. Skatissa neljän kesken jakaja on lepovuorossa, skruuvissa viidestä tai kuudesta yksi tai kaksi joka robbertin.
help-play-level = Kuinka hyvin muut pelaavat, 1–5; muuten 2. Tasosta 3 alkaen he miettivät, ja sama --seed voi mennä toisin.
help-play-deals = Montako jakoa; muuten ei rajaa.
help-play-rounds = Montako kierrosta; kierroksella jokainen jakaa kerran.
help-play-name = Nimesi pistetaulukossa.
help-play-seed = Sanat, joista kaikki jaot seuraavat: samat sanat, samat jaot.
help-play-save = Tallenna kaikki tähän tiedostoon ja jatka siitä, jos se on jo olemassa; tekstinä, jos nimen lopussa on .txt, muuten JSON Lines.
help-play-plain = Rivi kerrallaan ilman värejä ja piirrettyä pöytää; sopii ruudunlukijalle.
help-play-speed = Montako sekuntia tikki viipyy pöydällä; 0, jos ei yhtään.

error-seconds = ”{ $value }” ei ole nopeus: anna sekunteja väliltä 0–{ $most }, esimerkiksi 0,5.
error-person-name = Nimessä on 1–{ $most } kirjainta.
error-preset-other-game = ”{ $preset }” ei kuulu peliin { $game }; siihen kuuluvat: { $allowed }.
error-save-no-sitting = Tiedostossa { $name } on jotain muuta kuin yksi Knektin tallentama peli; se jää ennalleen. Valitse toinen tiedosto valitsimelle --save.
error-save-other-rules = Tiedoston { $name } peliä pelataan toisilla säännöillä. Jatka sitä jättämällä pois pelin nimi, --preset, --set, --players, --deals ja --rounds, tai valitse toinen tiedosto valitsimelle --save.
error-save-other-person = Tiedoston { $name } pelaaja on { $person }. Jatka jättämällä pois --name, tai valitse toinen tiedosto valitsimelle --save.
error-save-finished = Tiedoston { $name } peli on pelattu loppuun. Valitse toinen tiedosto valitsimelle --save.
error-save-changed = Joku muu on sillä välin muuttanut tiedostoa { $name }; peliä ei tallennettu sinne.
