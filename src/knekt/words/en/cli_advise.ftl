### knekt advise: what to do, and why

help-advise = Advise what to do at a place of a deal, or with a hand. It rests on what the seat to act can see.
help-advise-source = A record, if it is not about a hand. “-” is the standard input.
help-advise-deal = The deal of this number, otherwise the first.
help-advise-ply = After so many cards; otherwise where an unfinished deal stands, or before the first lead.
help-advise-step = After so many steps of the deal, bids and all; the first decision is after step 1.
help-advise-hand = Your cards, such as “CJ HJ CA CT C9 C8 SA S7 HK D8”, instead of a record; in German Skat all twelve once you have picked up the skat.
help-advise-seat = Where you sit: F, M or R, in Skruf L, O, R or D; otherwise the seat that speaks first.
help-advise-said = What was said so far, such as “M 18, F yes, M 20”, yourself included. Whoever has said nothing has passed.
help-advise-apart = The cards of the skat or the talon, if you have seen them; in Tournée the upper one first.
help-seat = SEAT
# $worlds: the default
help-advise-worlds = Think of so many ways the hidden cards may lie; otherwise { $worlds }.
help-advise-seconds = At most so many seconds.

## The table. $player: who is to act; $place: where in the deal

advise-turn = To act: { $player } · { $place }
advise-step = step { $step }
error-no-such-step = The deal has only { $steps } steps.

## A hand without a record. $said: bids and passes in notation

advise-after = after { $said }
advise-first = nobody has spoken yet
# $cards: how many were named; $due: how many there should be
error-held-size = A hand has { $due } cards here, not { $cards }.
error-apart-size =
    { $due ->
        [0] No cards lie apart in this game.
       *[other] Only { $due } cards lie apart here, not { $cards }.
    }
error-not-told = Somebody else is to act before you; say with --said what was done, or give a record of the deal.
error-cards-not-told = Cards have been shown by then that you have not named: name them with --skat or --talon, or give a record of the deal.
