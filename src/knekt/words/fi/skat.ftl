### Skat pöydässä: pelit, ääneen laskeminen, paikat, miten jako päättyi.

# $game: D, H, S, C, G grand, N null
game =
    { $game ->
        [D] ruutu
        [H] hertta
        [S] pata
        [C] risti
        [G] grand
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

## Ääneen laskeminen. $n on juokseva luku tai saavutettu arvo; $game on peli, jo sanana.

count-with = mukana { $n }
count-without = puuttuu { $n }
count-game = peli { $n }
count-hand = hand { $n }
count-schneider = schneider { $n }
count-schneider-announced = schneider ilmoitettu { $n }
count-schwarz = schwarz { $n }
count-schwarz-announced = schwarz ilmoitettu { $n }
count-ouvert = ouvert { $n }
count-times =
    kertaa { $base } { $game ->
        [ruutu] ruudusta
        [hertta] hertasta
        [pata] padasta
        [risti] rististä
        [grand] grandista
       *[other] ({ $game })
    } on { $n }
count-null = { $game } { $n }
count-overbid = ylitarjottu { $n }
count-lost = hävitty { $n }

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

## Miten jako päättyi.

ending-passed-out = kaikki passasivat
ending-played = pelattu loppuun
ending-surrendered = pelinviejä luovutti
ending-overbid = luovutettu ylitarjottuna
ending-claimed = päättyi tikkien vaatimiseen
ending-resigned = puolustajat luovuttivat
ending-left = keskeytyi pelaajan lähdettyä
ending-timeout = keskeytyi pelaajan ajan loputtua
ending-void = mitätöity
