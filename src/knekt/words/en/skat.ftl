### Skat at the table: games, the spoken count, seats, how a deal ended.

# $form: german, tournee, tournee-house, skruf, skruf-plain, trekarl
form =
    { $form ->
        [german] German Skat
        [tournee-house] Tournée Skat by house rules
        [skruf] Skruf
        [skruf-plain] Skruf without talon
        [trekarl] trekarl
       *[tournee] Tournée Skat
    }

# $game: D, H, S, C, G grand, N null, R revolution
game =
    { $game ->
        [D] diamonds
        [H] hearts
        [S] spades
        [C] clubs
        [G] grand
        [R] revolution
       *[N] null
    }

# $game as above; $hand: yes, no; $said: none, S schneider, Z schwarz, O ouvert
contract =
    { $said ->
        [S] { game } hand, schneider announced
        [Z] { game } hand, schwarz announced
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

# $game as above; $way: turn, second-turn, guckser, solo; $said as above
contract-tournee =
    { $said ->
        [S] solo { game }, schneider announced
        [Z] solo { game }, schwarz announced
        [O] { $way ->
            [guckser] guckser { game } ouvert
           *[solo] { game } ouvert
        }
       *[none] { $way ->
            [turn] turn { game }
            [second-turn] turn { game }, second card
            [guckser] guckser { game }
            [guetz] Guetz
           *[solo] { $game ->
                [N] null
               *[trump] solo { game }
            }
        }
    }

# $contract: a contract in words; $spitzen: how many are announced with it
contract-spitzen =
    { $contract }, { $spitzen ->
        [one] 1 spitze
       *[other] { $spitzen } spitzen
    }

## The spoken count. $n is the running number, or the value reached; $game a contract.

count-with = with { $n }
count-without = without { $n }
count-game = game { $n }
count-hand = hand { $n }
count-gift-declined = gift declined { $n }
count-schneider = schneider { $n }
count-schneider-announced = schneider announced { $n }
count-schneider-gift-declined = schneider gift declined { $n }
count-schwarz = schwarz { $n }
count-schwarz-announced = schwarz announced { $n }
count-ouvert = ouvert { $n }
# $which: the first spitze, the second …
count-spitze = spitze { $which } { $n }
count-times = times { $base } for { $game } makes { $n }
count-null = { $game } { $n }
count-overbid = overbid { $n }
count-kontra = kontra { $n }
count-re = re { $n }
count-supra = supra { $n }
count-hirsch = hirsch { $n }
# $which: the fifth doubling, the sixth …
count-doubled = doubled { $which } times { $n }
count-bock = bock { $n }
count-lost = lost { $n }

## The count of a ramsch. $n: card points, or what they come to.

count-ramsch = ramsch { $n }
count-ramsch-tie = ramsch, { $n } each
count-jungfrau = jungfrau { $n }
count-refused = passed on unseen { $n }
count-durchmarsch = durchmarsch { $n }
count-ramsch-penalty = ramsch { $n }
count-ramsch-fewest = fewest card points { $n }
count-ramsch-no-trick = without a trick { $n }
count-ramsch-sweep = every trick { $n }
count-ramsch-left = left the table { $n }

## Doubling. $level: the first doubling, the second …

doubling =
    { $level ->
        [1] kontra
        [2] re
        [3] supra
        [4] hirsch
       *[other] doubling { $level }
    }

## $seat: F, M, R

seat =
    { $seat ->
        [F] forehand
        [M] middlehand
       *[R] rearhand
    }
seat-letter =
    { $seat ->
        [F] F
        [M] M
       *[R] R
    }

## The auction.

# $me: caller, holder or none; $to: who answers; $value: what waits for an answer, 0 for nothing; $held: what was held last
skat-auction-asks =
    { $value ->
        [0] { $me ->
            [caller] You bid to { $to }
            [holder] { $name } bids to you
           *[none] { $name } bids to { $to }
        }{ $held ->
            [0] .
           *[other] ; { $held } is held.
        }
       *[other] { $me ->
            [caller] You ask { $to }: { $value }?
            [holder] { $name } asks you: { $value }?
           *[none] { $name } asks { $to }: { $value }?
        }
    }
skat-auction-third =
    { $me ->
        [yes] Your turn comes after that.
       *[no] { $name } is still to come.
    }
skat-auction-alone =
    { $me ->
        [yes] The others have passed: you alone are left.
       *[no] The others have passed: { $name } alone is left.
    }
# $games: those that are worth just the bid
skat-bid-tells = { $bid }: { $games }
skat-bid-game = { $game } { $times } × { $base }

## How a deal came to its end.

ending-passed-out = passed out
ending-played = played to the end
ending-surrendered = conceded by the declarer
ending-overbid = conceded as overbid
ending-claimed = ended by a claim
ending-resigned = given up by the defenders
ending-given = given to the declarer as a gift
ending-left = broken off because a player left
ending-timeout = broken off because a player ran out of time
ending-void = void
