### Skat pöydässä: pelit, ääneen laskeminen, paikat, miten jako päättyi.

# $form: german, tournee, tournee-house, skruf, skruf-plain, trekarl
form =
    { $form ->
        [german] saksalainen skat
        [tournee-house] turnéskat kotisäännöin
        [skruf] skruuvi
        [skruf-plain] skruuvi ilman keskikortteja
        [trekarl] trekarl
       *[tournee] turnéskat
    }

# $game: D, H, S, C, G grand, N null, R revoluutio
game =
    { $game ->
        [D] ruutu
        [H] hertta
        [S] pata
        [C] risti
        [G] grand
        [R] revoluutio
       *[N] null
    }

# $game kuten yllä; $hand: yes, no; $said: none, S schneider, Z schwarz, O ouvert
contract =
    { $said ->
        [S] { game } hand, schneider ilmoitettu
        [Z] { game } hand, schwarz ilmoitettu
        [O] { $game ->
            [N] { $hand ->
                [yes] null ouvert hand
               *[no] null ouvert
            }
           *[trump] { game } ouvert
        }
       *[none] { $hand ->
            [yes] { game } hand
           *[no] { game }
        }
    }

# $game kuten yllä; $way: turn, second-turn, guckser, solo; $said kuten yllä
contract-tournee =
    { $said ->
        [S] solo { game }, schneider ilmoitettu
        [Z] solo { game }, schwarz ilmoitettu
        [O] { $way ->
            [guckser] guckser { game } ouvert
           *[solo] { game } ouvert
        }
       *[none] { $way ->
            [turn] turné { game }
            [second-turn] turné { game }, toinen kortti
            [guckser] guckser { game }
            [guetz] Guetz
           *[solo] { $game ->
                [N] null
               *[trump] solo { game }
            }
        }
    }

# $contract: peli sanoin; $spitzen: montako siihen on ilmoitettu
contract-spitzen =
    { $contract }, { $spitzen ->
        [one] 1 spitze
       *[other] { $spitzen } spitzeä
    } ilmoitettu

## Ääneen laskeminen. $n on juokseva luku tai saavutettu arvo; $game on peli, jo sanana.

count-with = kanssa { $n }
count-without = ilman { $n }
count-game = peli { $n }
count-hand = hand { $n }
count-gift-declined = lahja torjuttu { $n }
count-schneider = schneider { $n }
count-schneider-announced = schneider ilmoitettu { $n }
count-schneider-gift-declined = schneiderlahja torjuttu { $n }
count-schwarz = schwarz { $n }
count-schwarz-announced = schwarz ilmoitettu { $n }
count-ouvert = ouvert { $n }
# $which: ensimmäinen spitze, toinen …
count-spitze = spitze { $which } { $n }
count-times =
    kertaa { $base } { $game ->
        [ruutu] ruudusta
        [hertta] hertasta
        [pata] padasta
        [risti] rististä
        [grand] grandista
       *[other] pelistä { $game }
    } on { $n }
count-null = { $game } { $n }
count-overbid = ylitarjottu { $n }
count-kontra = kontra { $n }
count-re = rekontra { $n }
count-supra = supra { $n }
count-hirsch = hirsch { $n }
# $which: viides kahdennus, kuudes …
count-doubled = kahdennettu { $which } kertaa { $n }
count-bock = bock { $n }
count-lost = hävitty { $n }

## Ramschin laskeminen. $n: korttipisteet, tai mitä niistä tulee.

count-ramsch = ramsch { $n }
count-ramsch-tie = ramsch, { $n } kullakin
count-jungfrau = jungfrau { $n }
count-refused = katsomatta eteenpäin { $n }
count-durchmarsch = durchmarsch { $n }
count-ramsch-penalty = ramsch { $n }
count-ramsch-fewest = vähiten korttipisteitä { $n }
count-ramsch-no-trick = ilman tikkiä { $n }
count-ramsch-sweep = kaikki tikit { $n }
count-ramsch-left = lähti pöydästä { $n }

## Kahdentaminen. $level: ensimmäinen kahdennus, toinen …

doubling =
    { $level ->
        [1] kontra
        [2] rekontra
        [3] supra
        [4] hirsch
       *[other] kahdennus { $level }
    }

## $seat: F, M, R

seat =
    { $seat ->
        [F] etukäsi
        [M] keskikäsi
       *[R] takakäsi
    }
seat-letter =
    { $seat ->
        [F] E
        [M] K
       *[R] T
    }

## Tarjoaminen.

# $me: caller, holder tai none; $to: kuka vastaa; $value: mikä odottaa vastausta, 0 jos ei mikään; $held: viimeisin kyllä
skat-auction-asks =
    { $value ->
        [0] { $me ->
            [caller] Sinä tarjoat, { $to } vastaa
            [holder] { $name } tarjoaa, sinä vastaat
           *[none] { $name } tarjoaa, { $to } vastaa
        }{ $held ->
            [0] .
           *[other] ; viimeisin kyllä: { $held }.
        }
       *[other] { $me ->
            [caller] Tarjosit { $value }: { $to } vastaa.
            [holder] { $name } tarjoaa { $value }: sinä vastaat.
           *[none] { $name } tarjoaa { $value }: { $to } vastaa.
        }
    }
skat-auction-third =
    { $me ->
        [yes] Sinun vuorosi tulee sen jälkeen.
       *[no] { $name } on vuorossa sen jälkeen.
    }
skat-auction-alone =
    { $me ->
        [yes] Muut passasivat: vain sinä olet jäljellä.
       *[no] Muut passasivat: vain { $name } on jäljellä.
    }
# $games: pelit, joiden arvo on juuri tarjous
skat-bid-tells = { $bid }: { $games }
skat-bid-game = { $game } { $times } × { $base }

## Miten jako päättyi.

ending-passed-out = kaikki passasivat
ending-played = pelattu loppuun
ending-surrendered = pelinviejä luovutti
ending-overbid = luovutettu ylitarjottuna
ending-claimed = päättyi tikkien vaatimiseen
ending-resigned = puolustajat luovuttivat
ending-given = puolustajat lahjoittivat pelin
ending-left = keskeytyi pelaajan lähdettyä
ending-timeout = keskeytyi pelaajan ajan loputtua
ending-void = mitätöity
