### Advice: what to do, and why

## What a card does

does-draw-trumps = draws trumps
does-lead-high = is the highest of its suit
does-ruff = ruffs
does-smear = gives your partner card points
does-take = takes the trick

## Why. $fact: how cards lie; $chance, $share: in a hundred

reason-up-to = Good enough up to { $bid }.
reason-too-weak = Too weak to bid: passing is better.
reason-game = { $contract } is the best game in { $share } % of cases.
reason-skats = In { $share } % of cases there is a game that pays.
reason-plays = For { $contract }.
reason-way =
    { $way ->
        [turn] Best played by turning a card.
        [guckser] Best played as guckser, with the skat.
        [guckser-null] Best played as guckser null.
       *[solo] Best played as solo, without the skat.
    }
reason-schneider = Schneider in { $chance } %.
reason-always = Wins however the cards lie.
reason-never = Does not win however the cards lie.
reason-suffers = Only { $chance } % when { $fact } ({ $share } % of the deals).
reason-gains = { $chance } % when { $fact } ({ $share } % of the deals).
reason-other = In { $chance } % of the deals the other choice is better, mostly when { $fact }.

reason-contract = { $contract } would be made in { $chance } %.
# $least: in a hundred
reason-doubtful = Too doubtful to bid: that should be made in { $least } % of the deals.

## What a bid of Skruf tells. $suit: the suit bid

tells =
    { $what ->
        [fourth-ace] Shows the fourth ace.
        [three-aces] Shows three aces.
        [four-aces] Shows four aces.
        [two-aces] Shows two aces.
        [support] Supports partner’s { $suit }: two honours and two small cards, or more.
        [strong-suit] Shows a very long and strong suit: { $suit }.
        [later-suit] Shows { $suit }: four or five cards with two honours.
        [second-suit] Shows a second suit: { $suit }.
        [trumps] Offers { $suit } as trumps.
        [four-cards] By the book the king of { $suit }. The bots also say it with any four cards of the suit.
        [king] Shows the king of { $suit }.
        [queen] Shows the queen of { $suit }.
        [king-or-ace] Shows the king of { $suit }, or that one of the aces is there.
        [queen-or-ace] Shows the queen of { $suit }, or that one of the aces is there.
        [right-to-buy] Keeps the right to buy and tells nothing of the cards.
        [again] Bids on in a suit already shown: { $suit }.
        [grandissimo] Tells of no aces now: to play without trumps, to escape a misère, or to take away the others’ room.
        [higher] { $suit ->
            [G] Bids higher, without trumps.
           *[other] Bids higher in { $suit }.
        }
        [rather] { $suit ->
            [G] Would rather play without trumps.
           *[other] Would rather have { $suit } as trumps.
        }
        [raise-king] Shows the king of { $suit }, or the ace. Partner goes back to the trumps.
        [alone] Tells nobody anything: everyone plays alone.
        [pass] Has nothing to say now, and may still bid later.
       *[suit] Shows a good suit, { $suit }: five cards or more with three honours. Two will do if the suit is long or they are high.
    }

# $where: left, right, partner, skat
fact-lies =
    { $where ->
        [left] { $card } is with the player on your left
        [right] { $card } is with the player on your right
        [partner] { $card } is with your partner
       *[skat] { $card } is out of play
    }
fact-trumps = the trumps lie { $most }–{ $least }

## Numbers. $chance, $error: in a hundred; $score: with its sign

hint-wins =
    { $error ->
        [0] wins { $chance } %
       *[other] wins { $chance } % (± { $error })
    }
hint-expects = { $score } on average

## What it rests on. $basis: worlds, judge, thumb; $worlds: how many; $all: whether there are no others

hint-rests =
    { $basis ->
        [thumb] By rule of thumb, without numbers.
        [judge] By what hands like yours have brought in many deals.
       *[worlds] Thought over { $worlds ->
                [one] 1 way the cards may lie
               *[other] { $worlds } ways the cards may lie
            }{ $all ->
                [yes] , and there are no others
               *[no] {""}
            }.
    }
# How right the chances were. $suit, $grand, $null: in a hundred
hint-tested = Tested on { $games } other games: off by { $suit } % in suit games, { $grand } % in grand, { $null } % in null.
hint-tested-cards = Tested on { $words } cards of { $deals } other deals: off by { $off } %.
hint-tested-calls = Tested on { $words } bids and cards of { $deals } other deals: off by { $off } %.

## Refused

error-nothing-to-advise = Nobody is to act here, so there is nothing to advise.
error-hints-are-off = This deal counts, so there are no hints. They are for practice and for deals played again.
error-no-advice-now = No advice can be given just now; try again.
