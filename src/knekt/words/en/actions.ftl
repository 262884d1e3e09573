### What an action is called, on a button of the page and in advice. Places are those of the action.

# $accept, $yes, $alone: yes, no
do-answer =
    { $accept ->
        [yes] Accept
       *[no] Play it out
    }
do-agree =
    { $yes ->
        [yes] Agree
       *[no] Do not agree
    }
do-bear =
    { $alone ->
        [yes] My partner alone
       *[no] Share the loss
    }
# $game: skat, skruf
do-bid =
    { $game ->
       *[any] Bid { $bid }
    }
do-claim =
    { $tricks ->
        [0] Lay down: no more tricks
        [one] Claim 1 trick
       *[other] Claim { $tricks } tricks
    }
do-concede = Concede: overbid
do-declare = Play { $contract }
# $cards: one or more cards
do-discard = Discard { $cards }
do-exchange = Keep { $cards }
do-give = Give { $cards }
do-hold = Yes
do-keep = Keep the card
# $level: the first doubling, the second …
do-kontra =
    { $level ->
        [1] Kontra
        [2] Re
        [3] Supra
        [4] Hirsch
       *[other] Double again
    }
# $level: game, schneider
do-offer =
    { $level ->
        [game] Gift: the game
       *[schneider] Gift: schneider
    }
do-pass = Pass
do-pass-on = Pass on unseen
do-play = Play { $card }
# $form: german, tournee, tournee-house
do-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Play hand
    }
do-play-on = Play
do-play-open = Play { $card } from the open hand
do-push = Pass on { $cards }
do-reject = Passt mir nicht
do-resign = Give up
do-say-null = Null
do-say-ramsch = Ramsch
do-surrender = Concede the game
do-swap = Swap { $card }
do-take-gift =
    { $accept ->
        [yes] Take the gift
       *[no] Decline the gift
    }
do-take-skat =
    { $form ->
        [tournee] Guckser: pick up both
        [tournee-house] Guetz: pick up both
       *[german] Pick up the skat
    }
do-take-up = Pick up both cards
# $place: 0 the upper card of the skat, 1 the lower
do-turn-up =
    { $place ->
        [0] Turn the upper card
       *[1] Turn the lower card
    }

## A choice of cards, before they are chosen. A button has room for 20 letters. $name: who gets them

pick-discard = Discard
pick-push = Pass on
pick-exchange = Propose it
pick-give = Send to { $name }
pick-swap = Swap
