### Miksi tekoa sanotaan, sivun napissa ja vihjeessä. Paikat ovat teon omat.

# $accept, $yes, $alone: yes, no
do-answer =
    { $accept ->
        [yes] Hyväksy
       *[no] Pelataan loppuun
    }
do-agree =
    { $yes ->
        [yes] Suostu
       *[no] Älä suostu
    }
do-bear =
    { $alone ->
        [yes] Partneri yksin
       *[no] Jaa tappio
    }
# $game: skat, skruf
do-bid =
    { $game ->
       *[any] Tarjoa { $bid }
    }
do-claim =
    { $tricks ->
        [0] Avaa kortit: ei enää tikkejä
        [one] Vaadi 1 tikki
       *[other] Vaadi { $tricks } tikkiä
    }
do-concede = Luovuta: ylitarjottu
do-declare = Pelaa { $contract }
# $cards: yksi tai useampi kortti
do-discard = Laita pois { $cards }
do-exchange = Pidä { $cards }
do-give = Anna { $cards }
do-hold = Kyllä
do-keep = Pidä kortti
# $level: ensimmäinen kahdennus, toinen …
do-kontra =
    { $level ->
        [1] Kontra
        [2] Rekontra
        [3] Supra
        [4] Hirsch
       *[other] Kahdenna taas
    }
# $level: game, schneider
do-offer =
    { $level ->
        [game] Lahjoita peli
       *[schneider] Lahjoita schneider
    }
do-pass = Passi
do-pass-on = Eteenpäin katsomatta
do-play = Pelaa { $card }
# $form: german, tournee, tournee-house
do-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Pelaa hand
    }
do-play-on = Pelaa
do-play-open = Pelaa { $card } avoimesta kädestä
do-push = Anna eteenpäin { $cards }
do-reject = Passt mir nicht
do-resign = Luovuta
do-say-null = Null
do-say-ramsch = Ramsch
do-surrender = Luovuta peli
do-swap = Vaihda { $card }
do-take-gift =
    { $accept ->
        [yes] Ota lahja vastaan
       *[no] Torju lahja
    }
do-take-skat =
    { $form ->
        [tournee] Guckser: nosta skat
        [tournee-house] Guetz: nosta skat
       *[german] Nosta skat
    }
do-take-up = Nosta molemmat
# $place: 0 skatin ylempi kortti, 1 alempi
do-turn-up =
    { $place ->
        [0] Käännä ylempi kortti
       *[1] Käännä alempi kortti
    }

## Korttien valinta, ennen kuin ne on valittu. Nappiin mahtuu 20 kirjainta. $name: kuka ne saa

pick-discard = Laita pois
pick-push = Anna eteenpäin
pick-exchange = Ehdota
pick-give = Annetaan: { $name }
pick-swap = Vaihda
