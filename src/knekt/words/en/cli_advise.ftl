### knekt advise: what to do, and why

help-advise = Advise what to do at a place of a deal. It rests on what the seat to act can see.
help-advise-source = A record. “-” is the standard input.
help-advise-deal = The deal of this number, otherwise the first.
help-advise-ply = After so many cards; otherwise where an unfinished deal stands, or before the first lead.
help-advise-step = After so many steps of the deal, bids and all; the first decision is after step 1.
# $worlds: the default
help-advise-worlds = Think of so many ways the hidden cards may lie; otherwise { $worlds }.
help-advise-seconds = At most so many seconds.

## The table. $player: who is to act; $place: where in the deal

advise-turn = To act: { $player } · { $place }
advise-step = step { $step }
error-no-such-step = The deal has only { $steps } steps.
