### Skat am Tisch: Spiele, die gesprochene Rechnung, Plätze, wie ein Spiel endete.

# $game: D, H, S, C, G Grand, N Null
game =
    { $game ->
        [D] Karo
        [H] Herz
        [S] Pik
        [C] Kreuz
        [G] Grand
       *[N] Null
    }

# $game wie oben; $hand: yes, no; $said: none, S Schneider, Z Schwarz, O ouvert
contract =
    { $said ->
        [S] { game } Hand, Schneider angesagt
        [Z] { game } Hand, Schwarz angesagt
        [O] { $game ->
            [N] { $hand ->
                [yes] Null ouvert Hand
               *[no] Null ouvert
            }
           *[trump] { game } ouvert
        }
       *[none] { $hand ->
            [yes] { game } Hand
           *[no] { game }
        }
    }

## Die gesprochene Rechnung. $n ist die laufende Zahl oder der erreichte Wert; $game ein Spiel.

count-with = mit { $n }
count-without = ohne { $n }
count-game = Spiel { $n }
count-hand = Hand { $n }
count-schneider = Schneider { $n }
count-schneider-announced = Schneider angesagt { $n }
count-schwarz = Schwarz { $n }
count-schwarz-announced = Schwarz angesagt { $n }
count-ouvert = ouvert { $n }
count-times = mal { $base } { $game } macht { $n }
count-null = { $game } { $n }
count-overbid = überreizt { $n }
count-lost = verloren { $n }

## $seat: F, M, R

seat =
    { $seat ->
        [F] Vorhand
        [M] Mittelhand
       *[R] Hinterhand
    }
seat-letter =
    { $seat ->
        [F] V
        [M] M
       *[R] H
    }

## Wie ein Spiel zu Ende ging.

ending-passed-out = eingepasst
ending-played = zu Ende gespielt
ending-surrendered = vom Alleinspieler aufgegeben
ending-overbid = als überreizt aufgegeben
ending-claimed = durch Spielabkürzung beendet
ending-resigned = von den Gegenspielern aufgegeben
ending-left = abgebrochen, weil ein Spieler gegangen ist
ending-timeout = abgebrochen, weil die Zeit eines Spielers abgelaufen ist
ending-void = ungültig
