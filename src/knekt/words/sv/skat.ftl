### Skat vid bordet: spel, den talade räkningen, platser, hur en giv slutade.

# $form: german, tournee, tournee-house, skruf, skruf-plain, trekarl
form =
    { $form ->
        [german] tysk skat
        [tournee-house] turnéskat med hemmaregler
        [skruf] skruf
        [skruf-plain] skruf utan köp
        [trekarl] trekarl
       *[tournee] turnéskat
    }

# $game: D, H, S, C, G grand, N noll, R revolution
game =
    { $game ->
        [D] ruter
        [H] hjärter
        [S] spader
        [C] klöver
        [G] grand
        [R] revolution
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

# $game som ovan; $way: turn, second-turn, guckser, solo; $said som ovan
contract-tournee =
    { $said ->
        [S] solo { game }, angiven schneider
        [Z] solo { game }, angiven schwarz
        [O] { $way ->
            [guckser] guckser { game } ouverte
           *[solo] { game } ouverte
        }
       *[none] { $way ->
            [turn] turné { game }
            [second-turn] turné { game }, andra kortet
            [guckser] guckser { game }
            [guetz] Guetz
           *[solo] { $game ->
                [N] noll
               *[trump] solo { game }
            }
        }
    }

# $contract: ett spel i ord; $spitzen: hur många som angivits till det
contract-spitzen =
    { $contract }, { $spitzen ->
        [one] 1 spets
       *[other] { $spitzen } spetsar
    }

## Den talade räkningen. $n är det löpande talet eller det uppnådda värdet; $game ett spel.

count-with = med { $n }
count-without = utan { $n }
count-game = spel { $n }
count-hand = hand { $n }
count-gift-declined = avslagen skänk { $n }
count-schneider = schneider { $n }
count-schneider-announced = angiven schneider { $n }
count-schneider-gift-declined = avslagen skänkt schneider { $n }
count-schwarz = schwarz { $n }
count-schwarz-announced = angiven schwarz { $n }
count-ouvert = ouverte { $n }
# $which: den första spitzen, den andra …
count-spitze = spets { $which } { $n }
count-times = gånger { $base } för { $game } ger { $n }
count-null = { $game } { $n }
count-overbid = för högt bud { $n }
count-kontra = kontra { $n }
count-re = rekontra { $n }
count-supra = supra { $n }
count-hirsch = hirsch { $n }
# $which: den femte dubblingen, den sjätte …
count-doubled = dubblat { $which } gånger { $n }
count-bock = bock { $n }
count-lost = förlorad { $n }

## Räkningen av en ramsch. $n: ögon, eller vad de blir.

count-ramsch = ramsch { $n }
count-ramsch-tie = ramsch, { $n } var
count-jungfrau = jungfru { $n }
count-refused = osett vidare { $n }
count-durchmarsch = durchmarsch { $n }
count-ramsch-penalty = ramsch { $n }
count-ramsch-fewest = minst ögon { $n }
count-ramsch-no-trick = utan stick { $n }
count-ramsch-sweep = alla stick { $n }
count-ramsch-left = lämnade bordet { $n }

## Dubbling. $level: den första dubblingen, den andra …

doubling =
    { $level ->
        [1] kontra
        [2] rekontra
        [3] supra
        [4] hirsch
       *[other] dubbling { $level }
    }

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

## Budgivningen.

# $me: caller, holder eller none; $to: den som svarar; $value: det som väntar på svar, 0 om inget; $held: det senaste ja
skat-auction-asks =
    { $value ->
        [0] { $me ->
            [caller] Du bjuder mot { $to }
            [holder] { $name } bjuder mot dig
           *[none] { $name } bjuder mot { $to }
        }{ $held ->
            [0] .
           *[other] ; senaste ja: { $held }.
        }
       *[other] { $me ->
            [caller] Du bjuder { $value } mot { $to }: ja eller pass?
            [holder] { $name } bjuder { $value } mot dig: ja eller pass?
           *[none] { $name } bjuder { $value } mot { $to }: ja eller pass?
        }
    }
skat-auction-third =
    { $me ->
        [yes] Sedan är det din tur.
       *[no] { $name } står på tur sedan.
    }
skat-auction-alone =
    { $me ->
        [yes] De andra har passat: bara du är kvar.
       *[no] De andra har passat: bara { $name } är kvar.
    }
# $games: de som är värda just budet
skat-bid-tells = { $bid }: { $games }
skat-bid-game = { $game } { $times } × { $base }

## Hur en giv tog slut.

ending-passed-out = rundpass
ending-played = spelad till slut
ending-surrendered = uppgiven av spelföraren
ending-overbid = uppgiven som för högt bud
ending-claimed = avslutad genom krav på stick
ending-resigned = uppgiven av försvararna
ending-given = skänkt av försvararna
ending-left = avbruten för att en spelare lämnade bordet
ending-timeout = avbruten för att en spelares tid gick ut
ending-void = ogiltig
