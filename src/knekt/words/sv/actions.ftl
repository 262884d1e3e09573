### Vad en handling heter, på en knapp på sidan och i ett tips. Platserna är handlingens egna.

# $accept, $yes, $alone: yes, no
do-answer =
    { $accept ->
        [yes] Godkänn
       *[no] Spela vidare
    }
do-agree =
    { $yes ->
        [yes] Gå med på det
       *[no] Gå inte med på det
    }
do-bear =
    { $alone ->
        [yes] Medspelaren ensam
       *[no] Dela förlusten
    }
# $game: skat, skruf
do-bid =
    { $game ->
        [skruf] Måla { $bid }
       *[skat] Bjud { $bid }
    }
do-claim =
    { $tricks ->
        [0] Lägg upp: inga fler stick
        [one] Kräv 1 stick
       *[other] Kräv { $tricks } stick
    }
do-concede = Ge upp: för högt bud
do-declare = Spela { $contract }
# $cards: ett eller flera kort
do-discard = Lägg bort { $cards }
do-exchange = Behåll { $cards }
do-give = Ge { $cards }
do-hold = Ja
do-keep = Behåll kortet
# $level: den första dubblingen, den andra …
do-kontra =
    { $level ->
        [1] Kontra
        [2] Rekontra
        [3] Supra
        [4] Hirsch
       *[other] Dubbla igen
    }
# $level: game, schneider
do-offer =
    { $level ->
        [game] Skänk spelet
       *[schneider] Skänk schneider
    }
do-pass = Pass
do-pass-on = Skicka vidare osedda
do-play = Spela { $card }
# $form: german, tournee, tournee-house
do-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Spela hand
    }
do-play-on = Spela
do-play-open = Spela { $card } från den öppna handen
do-push = Skicka vidare { $cards }
do-reject = Passt mir nicht
do-resign = Ge upp
do-say-null = Noll
do-say-ramsch = Ramsch
do-surrender = Ge upp spelet
do-swap = Byt { $card }
do-take-gift =
    { $accept ->
        [yes] Ta emot skänken
       *[no] Avböj skänken
    }
do-take-skat =
    { $form ->
        [tournee] Guckser: ta upp båda
        [tournee-house] Guetz: ta upp båda
       *[german] Ta upp skaten
    }
do-take-up = Ta upp båda korten
# $place: 0 skatens övre kort, 1 det undre
do-turn-up =
    { $place ->
        [0] Slå upp övre kortet
       *[1] Slå upp undre kortet
    }

## Ett val av kort, innan de är valda. En knapp har plats för 20 bokstäver. $name: vem som får dem

pick-discard = Lägg bort
pick-push = Skicka vidare
pick-exchange = Föreslå det
pick-give = Skicka till { $name }
pick-swap = Byt
