### Skruf at the table: bids, seats, what is entered into the account, how a deal ended.

# $level: 1 to 7; $strain: S, C, D, H, G grandissimo
skruf-bid =
    { $level ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[7] seven
    } { $strain ->
        [S] { $level ->
            [1] spade
           *[other] spades
        }
        [C] { $level ->
            [1] club
           *[other] clubs
        }
        [D] { $level ->
            [1] diamond
           *[other] diamonds
        }
        [H] { $level ->
            [1] heart
           *[other] hearts
        }
       *[G] grandissimo
    }

## Bids as they are spoken: alternatives between commas. A strain without a level is bid at one.

skruf-spoken-level =
    { $level ->
        [1] one, a, single, simple
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six, six in, small slam, small slam in
       *[7] seven, seven in, grand slam, grand slam in
    }
skruf-spoken-strain =
    { $strain ->
        [S] spade, spades
        [C] club, clubs
        [D] diamond, diamonds
        [H] heart, hearts
       *[G] grandissimo, no trump, no trumps
    }

## $seat: L, O, R, D

# in a sentence or beside a name
skruf-seat =
    { $seat ->
        [L] dealer’s left
        [O] dealer’s opposite
        [R] dealer’s right
       *[D] dealer
    }
# at the beginning of a sentence
skruf-hand =
    { $seat ->
        [L] The hand left of the dealer
        [O] The hand opposite the dealer
        [R] The hand right of the dealer
       *[D] The dealer’s hand
    }

## The auction. $then: what becomes of it if all pass on; $me, $name: who made the last bid.

skruf-pass-then =
    { $then ->
        [thrown-in] the deal is thrown in
        [misere] a misère is played
        [bids-again] { $me ->
            [yes] you must bid { $level } or higher
           *[no] { $name } must bid { $level } or higher
        }
        [plays] { $me ->
            [yes] you play { $bid }
           *[no] { $name } plays { $bid }
        }
        [contract] { $bid } is played
       *[buys] { $me ->
            [yes] you buy with { $bid }
           *[no] { $name } buys with { $bid }
        }
    }
# $passes: in a row, so far; $due: so many end it
skruf-pass-now =
    { $when ->
        [ends] A pass now ends it: { skruf-pass-then }.
        [again] All have passed once, { $passes } passes of { $due }. If nobody bids: { skruf-pass-then }.
       *[first] { $due } passes in a row, and { skruf-pass-then }{ $passes ->
            [0] .
           *[other] ; so far { $passes }.
        }
    }

## The account. $level: that of the contract, as in “12 tricks in 6”.

skruf-in = in { $level }
skruf-line-slam =
    { $tricks ->
        [12] small slam
       *[13] grand slam
    }
skruf-line-slam-bid =
    { $level ->
        [6] { $tricks ->
            [12] small slam bid
           *[13] small slam bid, grand slam made
        }
       *[7] grand slam bid
    }
skruf-line-bets =
    { $bets ->
        [one] one bet
       *[other] { $bets } bets
    } { skruf-in }
skruf-line-karonka-aces =
    { $aces ->
        [3] karonka of three aces
       *[4] double karonka of four aces
    }
# $suit: already a word; $rank: the lowest card of the row
skruf-line-karonka-suit =
    karonka in { $suit }, ace to { $rank ->
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    }
skruf-line-honours =
    { $aces ->
        [one] 1 ace
       *[other] { $aces } aces
    } and { $honours ->
        [one] 1 honour
       *[other] { $honours } honours
    } { skruf-in }
# in the account of the other side; $aces and $honours: of those who have the minus
skruf-line-honours-minus =
    the others’ minus, { $aces ->
        [one] 1 ace
       *[other] { $aces } aces
    } and { $honours ->
        [one] 1 honour
       *[other] { $honours } honours
    } { skruf-in }
skruf-line-aces =
    { $aces ->
        [one] 1 ace
       *[other] { $aces } aces
    } { skruf-in }
skruf-line-tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } { skruf-in }
skruf-line-misere =
    misère, { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }
skruf-line-game =
    { $number ->
        [1] first game
        [2] second game
       *[other] game { $number }
    }

## How a deal came to its end.

ending-misdeal = misdealt
