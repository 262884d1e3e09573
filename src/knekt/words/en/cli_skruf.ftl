### The commands for Skruf: help, the count of a deal, a deal drawn, the account of a rubber, refusals.

## knekt value skruf

help-a-bid = BID
help-skruf-value = Count a deal of Skruf: what both sides get, above the line and below it.
help-skruf-value-bid = A bid such as 6S or 4G, or in words of any language: four hearts, small slam in spades; or misere.
help-skruf-value-tricks = The tricks of the declarer’s side; in a misère, of forehand’s.
help-skruf-value-aces = The aces of the declarer’s side.
help-skruf-value-honours = The trump honours, ace to ten, of the declarer’s side; not in grandissimo.
help-skruf-value-karonka = A karonka by its lowest card: SJ is spades from the ace down to the jack; 3A or 4A are aces in one hand. One of the others with “them:” before it: them:HQ. May be repeated.
# $tricks, $bets: how many
skruf-result =
    { $bets ->
        [0] made with { $tricks } tricks
        [one] { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }, one bet
       *[other] { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }, { $bets } bets
    }
skruf-misere = misère
skruf-declarer-side = declarer’s side
skruf-opponents = opponents
skruf-forehand-side = forehand’s side
skruf-other-side = the others
skruf-above = above the line
skruf-below = below the line
skruf-total = total
skruf-difference = remains
# $points: the sum of a side, at the end of its list
skruf-in-all = in all { $points }

## knekt play

help-play-rubbers = How many rubbers of Skruf; otherwise as many as it takes for each to have played with each.

## A deal drawn.

skruf-talon = talon
skruf-open-hand = open hand
# over a narrow column; $seat: L, O, R, D, open
skruf-seat-short =
    { $seat ->
        [L] left
        [O] opposite
        [R] right
        [D] dealer
       *[open] open hand
    }
# $bid, $player: already words; $result: as in “made with 12 tricks”
skruf-outcome = { $bid }, { $player }: { $result }
show-skruf-declarer = declarer: { $player }
show-skruf-auction = Auction
show-skruf-buys = Talon → { $player } { $cards }
# $cards: as in “Anna ♥3 · Bo ♦4”
show-skruf-talon-dealt = Talon: { $cards }
# $gifts: as in “Anna → Bo ♥3 · Bo → Anna ♦4”
show-skruf-gifts = Given: { $gifts }
show-skruf-raises = Raise: { $calls }
show-skruf-swaps = Swapped: { $gifts }
show-skruf-tricks = tricks
# $sides: bid, misere
show-skruf-marks =
    > leads   * takes the trick   tricks: { $sides ->
        [misere] forehand’s side – the others
       *[bid] declarer’s side – opponents
    }
show-skruf-alone = { $player } bears the bets alone.

## The account of a rubber.

# $one, $two: two pairs, as in “Anna and Bo”
sheet-skruf-rubber = Rubber { $number }: { $one } against { $two }
# $rubber: the line above; $players: who sits out; $count: how many
sheet-skruf-out =
    { $count ->
        [one] { $rubber }; { $players } sits out
       *[other] { $rubber }; { $players } sit out
    }
sheet-skruf-trekarl = Trekarl: { $players }, each player alone
sheet-skruf-dealt = { $player } deals
sheet-skruf-alone = { $player } bears bets of { $points } alone.
# $points: as in “Anna +17, Bo +17”
sheet-skruf-settled = Points: { $points }
sheet-skruf-so-far = Points if it ended now: { $points }
sheet-skruf-points = Points, the end:
sheet-skruf-points-so-far = Points so far:
sheet-skruf-of-rubber = rubber { $number }
sheet-skruf-of-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
# $stake: money for a point; $amounts: as in “Anna 1.70, Bo −1.70”
sheet-skruf-money = At { $stake } a point: { $amounts }

## Refusals.

expected-skruf-bid = a bid such as 4S, 1G or “four spades”, nor misere
expected-skruf-karonka = a karonka such as SJ (spades, ace to jack), 3A (three aces) or them:HQ (of the others); nor one as records write it, such as us:S:2
# $name: an option of the command
error-flag-needed = To count the deal { $name } must be known: give it too.
error-flag-not-of-misere = In a misère only the tricks count: leave out { $name }.
# $form: already words
error-misere-not-of-form = In this game ({ $form }) there is no misère.
