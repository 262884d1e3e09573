### Skat vid bordet: spel, den talade räkningen, platser, hur en giv slutade.

# $game: D, H, S, C, G grand, N noll
game =
    { $game ->
        [D] ruter
        [H] hjärter
        [S] spader
        [C] klöver
        [G] grand
       *[N] noll
    }

# $game som ovan; $hand: yes, no; $said: none, S schneider, Z schwarz, O ouverte
contract =
    { $said ->
        [S] { game } hand, angiven schneider
        [Z] { game } hand, angiven schwarz
        [O] { $game ->
            [N] { $hand ->
                [yes] noll ouverte hand
               *[no] noll ouverte
            }
           *[trump] { game } ouverte
        }
       *[none] { $hand ->
            [yes] { game } hand
           *[no] { game }
        }
    }

## Den talade räkningen. $n är det löpande talet eller det uppnådda värdet; $game ett spel.

count-with = med { $n }
count-without = utan { $n }
count-game = spel { $n }
count-hand = hand { $n }
count-schneider = schneider { $n }
count-schneider-announced = angiven schneider { $n }
count-schwarz = schwarz { $n }
count-schwarz-announced = angiven schwarz { $n }
count-ouvert = ouverte { $n }
count-times = gånger { $base } för { $game } ger { $n }
count-null = { $game } { $n }
count-overbid = för högt bud { $n }
count-lost = förlorad { $n }

## $seat: F, M, R

seat =
    { $seat ->
        [F] förhand
        [M] mellanhand
       *[R] efterhand
    }
seat-letter =
    { $seat ->
        [F] F
        [M] M
       *[R] E
    }

## Hur en giv tog slut.

ending-passed-out = rundpass
ending-played = spelad till slut
ending-surrendered = uppgiven av spelföraren
ending-overbid = uppgiven som för högt bud
ending-claimed = avslutad genom krav på stick
ending-resigned = uppgiven av försvararna
ending-left = avbruten för att en spelare lämnade bordet
ending-timeout = avbruten för att en spelares tid gick ut
ending-void = ogiltig
