### Kommandona för skruf: hjälp, räkningen av en giv, en ritad giv, räkningen för en robbert, avslag.

## knekt value skruf

help-a-bid = MÅLNING
help-skruf-value = Räkna en giv i skruf: vad båda sidorna får, över strecket och under.
help-skruf-value-bid = En målning, till exempel 6S eller 4G, eller i ord på vilket språk som helst: fyra hjärter, liten slam i spader; eller misere.
help-skruf-value-tricks = Hur många stick spelförarens sida tog; i misère förhands sida.
help-skruf-value-aces = Essen hos spelförarens sida.
help-skruf-value-honours = Trumfhonnörerna, ess till tio, hos spelförarens sida; inte i grandissimo.
help-skruf-value-karonka = En karonka genom sitt lägsta kort: SJ är spader från ess ner till knekt; 3A eller 4A är ess på en hand. En av motspelarnas med ”them:” före: them:HQ. Får upprepas.
# $tricks, $bets: hur många
skruf-result =
    { $bets ->
        [0] gick hem med { $tricks } stick
        [one] { $tricks } stick, en bet
       *[other] { $tricks } stick, { $bets } betar
    }
skruf-misere = misère
skruf-declarer-side = spelförarens sida
skruf-opponents = motspelarna
skruf-forehand-side = förhands sida
skruf-other-side = de andra
skruf-above = över strecket
skruf-below = under strecket
skruf-total = summa
skruf-difference = återstår
# $points: en sidas summa, sist i dess lista
skruf-in-all = summa { $points }

## knekt play

help-play-rubbers = Hur många robbertar i skruf; annars tills alla har spelat med alla.

## En ritad giv.

skruf-talon = köpkort
skruf-open-hand = öppna handen
# över en smal kolumn; $seat: L, O, R, D, open
skruf-seat-short =
    { $seat ->
        [L] vänster
        [O] mittemot
        [R] höger
        [D] givaren
       *[open] öppen
    }
# $bid, $player: redan ord; $result: som i ”gick hem med 12 spel”
skruf-outcome = { $bid }, { $player }: { $result }
show-skruf-declarer = spelförare: { $player }
show-skruf-auction = Målningen
show-skruf-buys = Köper → { $player } { $cards }
# $cards: som i ”Anna ♥3 · Bo ♦4”
show-skruf-talon-dealt = Köpkorten: { $cards }
# $gifts: som i ”Anna → Bo ♥3 · Bo → Anna ♦4”
show-skruf-gifts = Givna kort: { $gifts }
show-skruf-raises = Höjningen: { $calls }
show-skruf-swaps = Bytta kort: { $gifts }
show-skruf-tricks = stick
# $sides: bid, misere
show-skruf-marks =
    > spelar ut   * tar sticket   stick: { $sides ->
        [misere] förhands sida – de andra
       *[bid] spelförarens sida – motspelarna
    }
show-skruf-alone = { $player } bär betarna ensam.

## Räkningen för en robbert.

# $one, $two: två par, som i ”Anna och Bo”
sheet-skruf-rubber = Robbert { $number }: { $one } mot { $two }
# $rubber: raden ovan; $players: vilka som sitter över; $count: hur många
sheet-skruf-out =
    { $count ->
       *[other] { $rubber }; { $players } står över
    }
sheet-skruf-trekarl = Trekarl: { $players }, var och en för sig
sheet-skruf-dealt = { $player } ger
sheet-skruf-alone = { $player } bär betar för { $points } ensam.
# $points: som i ”Anna +17, Bo +17”
sheet-skruf-settled = Poäng: { $points }
sheet-skruf-so-far = Poäng om det slutade nu: { $points }
sheet-skruf-points = Poängen till slut:
sheet-skruf-points-so-far = Poängen så långt:
sheet-skruf-of-rubber = robbert { $number }
sheet-skruf-of-deals =
    { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    }
# $stake: pengar per poäng; $amounts: som i ”Anna 1,70, Bo −1,70”
sheet-skruf-money = Med { $stake } per poäng: { $amounts }

## Avslag.

expected-skruf-bid = en målning, till exempel 4S, 1G eller ”fyra spader”, och inte heller misere
expected-skruf-karonka = en karonka, till exempel SJ (spader, ess till knekt), 3A (tre ess) eller them:HQ (de andras), och inte heller en som uppteckningar skriver den, till exempel us:S:2
# $name: ett val till kommandot
error-flag-needed = För att räkna given behövs också { $name }.
error-flag-not-of-misere = I misère räknas bara sticken: utelämna { $name }.
# $form: redan ord
error-misere-not-of-form = I det här spelet ({ $form }) finns ingen misère.
