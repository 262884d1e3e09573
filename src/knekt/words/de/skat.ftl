### Skat am Tisch: Spiele, die gesprochene Rechnung, Plätze, wie ein Spiel endete.

# $form: german, tournee, tournee-house, skruf, skruf-plain, trekarl
form =
    { $form ->
        [german] Deutscher Skat
        [tournee-house] Tourné-Skat nach Hausregeln
        [skruf] Skruf
        [skruf-plain] Skruf ohne Talon
        [trekarl] Trekarl
       *[tournee] Tourné-Skat
    }

# $game: D, H, S, C, G Grand, N Null, R Revolution
game =
    { $game ->
        [D] Karo
        [H] Herz
        [S] Pik
        [C] Kreuz
        [G] Grand
        [R] Revolution
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

# $game wie oben; $way: turn, second-turn, guckser, solo; $said wie oben
contract-tournee =
    { $said ->
        [S] Solo { game }, Schneider angesagt
        [Z] Solo { game }, Schwarz angesagt
        [O] { $way ->
            [guckser] Guckser { game } ouvert
           *[solo] { game } ouvert
        }
       *[none] { $way ->
            [turn] Tourné { game }
            [second-turn] Tourné { game }, zweite Karte
            [guckser] Guckser { game }
            [guetz] Guetz
           *[solo] { $game ->
                [N] Null
               *[trump] Solo { game }
            }
        }
    }

# $contract: ein Spiel in Worten; $spitzen: wie viele dazu angesagt sind
contract-spitzen =
    { $contract }, { $spitzen ->
        [one] 1 Spitze
       *[other] { $spitzen } Spitzen
    } angesagt

## Die gesprochene Rechnung. $n ist die laufende Zahl oder der erreichte Wert; $game ein Spiel.

count-with = mit { $n }
count-without = ohne { $n }
count-game = Spiel { $n }
count-hand = Hand { $n }
count-gift-declined = Geschenk abgelehnt { $n }
count-schneider = Schneider { $n }
count-schneider-announced = Schneider angesagt { $n }
count-schneider-gift-declined = Schneider-Geschenk abgelehnt { $n }
count-schwarz = Schwarz { $n }
count-schwarz-announced = Schwarz angesagt { $n }
count-ouvert = ouvert { $n }
# $which: die erste Spitze, die zweite …
count-spitze = Spitze { $which } { $n }
count-times = mal { $base } { $game } macht { $n }
count-null = { $game } { $n }
count-overbid = überreizt { $n }
count-kontra = Kontra { $n }
count-re = Re { $n }
count-supra = Supra { $n }
count-hirsch = Hirsch { $n }
# $which: die fünfte Verdopplung, die sechste …
count-doubled = { $which }-mal verdoppelt { $n }
count-bock = Bock { $n }
count-lost = verloren { $n }

## Die Rechnung eines Ramschs. $n: Augen, oder was aus ihnen wird.

count-ramsch = Ramsch { $n }
count-ramsch-tie = Ramsch, je { $n }
count-jungfrau = Jungfrau { $n }
count-refused = geschoben { $n }
count-durchmarsch = Durchmarsch { $n }
count-ramsch-penalty = Ramsch { $n }
count-ramsch-fewest = wenigste Augen { $n }
count-ramsch-no-trick = ohne Stich { $n }
count-ramsch-sweep = alle Stiche { $n }
count-ramsch-left = Tisch verlassen { $n }

## Verdoppeln. $level: die erste Verdopplung, die zweite …

doubling =
    { $level ->
        [1] Kontra
        [2] Re
        [3] Supra
        [4] Hirsch
       *[other] Verdopplung { $level }
    }

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

## Das Reizen.

# $me: caller, holder oder none; $to: wer antwortet; $value: was auf Antwort wartet, 0 für nichts; $held: was zuletzt gehalten wurde
skat-auction-asks =
    { $value ->
        [0] { $me ->
            [caller] Du reizt { $to }
            [holder] { $name } reizt dich
           *[none] { $name } reizt { $to }
        }{ $held ->
            [0] .
           *[other] ; { $held } ist gehalten.
        }
       *[other] { $me ->
            [caller] Du reizt { $to }: { $value }?
            [holder] { $name } reizt dich: { $value }?
           *[none] { $name } reizt { $to }: { $value }?
        }
    }
skat-auction-third =
    { $me ->
        [yes] Danach bist du dran.
       *[no] { $name } kommt danach.
    }
skat-auction-alone =
    { $me ->
        [yes] Die anderen haben gepasst: Nur du bist übrig.
       *[no] Die anderen haben gepasst: Nur { $name } ist übrig.
    }
# $games: die genau den Reizwert haben
skat-bid-tells = { $bid }: { $games }
skat-bid-game = { $game } { $times } × { $base }

## Wie ein Spiel zu Ende ging.

ending-passed-out = eingepasst
ending-played = zu Ende gespielt
ending-surrendered = vom Alleinspieler aufgegeben
ending-overbid = als überreizt aufgegeben
ending-claimed = durch Spielabkürzung beendet
ending-resigned = von den Gegenspielern aufgegeben
ending-given = von den Gegenspielern geschenkt
ending-left = abgebrochen, weil ein Spieler gegangen ist
ending-timeout = abgebrochen, weil die Zeit eines Spielers abgelaufen ist
ending-void = ungültig
