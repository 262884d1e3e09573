### knekt solve: what each card is worth with all cards open.

help-solve = Tell what each card is worth with best play and all cards open.
help-solve-source = A record, or a position as a line of JSON, also typed in place of the file; with --json any number of files with a position on each line. “-” is the standard input.
help-solve-deal = The deal of this number, otherwise the first; the deals of a sitting are counted one by one.
help-solve-ply = After so many cards; otherwise before the first lead, or where an unfinished deal stands.
help-solve-threshold = Ask only whether so much is reached: card points of the declarer, in Skruf tricks; in Skat also “all” for every trick (schwarz) and “none” for no trick. That is quicker.
help-solve-line = Show a line of best play as well.
help-solve-cards = With --json: also the value of each card that may be played.
help-solve-nodes = At most so many positions for each answer; the same question always gets the same answer.
help-solve-seconds = At most so many seconds for each answer, such as 0.5; what is proven by then may differ from run to run.
# $megabytes: the default
help-solve-memory = Megabytes of memory for what has been proven, all threads together; otherwise { $megabytes }.
help-solve-threads = With --json: at most so many threads, each with 16 MB of the memory; otherwise as many as there are cores.
solve-progress = Solving

## The table. $n: how many are needed.

# $cards: how many have been played
solve-after =
    { $cards ->
        [0] before the first lead
        [one] after 1 card
       *[other] after { $cards } cards
    }
# $strain: S, C, D, H, G for none
solve-trumps =
    { $strain ->
        [S] spades are trumps
        [C] clubs are trumps
        [D] diamonds are trumps
        [H] hearts are trumps
       *[G] no trumps
    }
# $player: who led
solve-trick = On the table: { $cards } (led by { $player })
solve-turn = To play: { $player }
solve-card = Card
solve-points = Declarer’s points
solve-burden = Points at most
solve-result = Result
solve-at-least = { $n } or more
solve-all-tricks = All tricks
solve-no-trick = No trick
solve-contract = Contract ({ $n })
solve-tricks-declarer = Tricks, declarer’s side
solve-tricks-forehand = Tricks, forehand’s side
solve-tricks-leader = Tricks, leader’s side
solve-won = won
solve-lost = lost
solve-yes = yes
solve-no = no
solve-capped = The limit was reached first: a range is what has been proven, and “?” is still open.
solve-line = Best play:
# $player: who is to play
solve-ramsch = In a ramsch these are the card points that { $player } cannot be made to exceed even if the two others play together. It is not the value of best play, in which each plays for himself.
solve-ramsch-line = If the two others play together against { $player }:

## Positions that cannot be. $cards: how many there are; $most: how many there can be.

error-trick-too-long = There are { $cards } cards on the table, but at most { $most } can lie there before the trick is complete.
# $cards: of each hand, one after the other
error-uneven-hands = The hands do not go together: with { $cards } cards, and the cards on the table counted to those who played them, not everybody has equally many. Check the hands, the trick and who led.
error-hand-size =
    { $cards ->
        [0] Nobody has a card left, so there is nothing to play.
       *[other] Everybody has { $cards } cards, but there are at most { $most }.
    }
error-not-followed = The { $card } cannot have been played to this trick: whoever played it still holds a card of the suit that was led.
# $suit: already a word
error-misere-trumps = In a misère there are no trumps: leave { $suit } out.
error-skat-size =
    { $cards ->
        [0] The skat is missing: its two cards count for the declarer.
        [one] There is 1 card in the skat; it should be 2.
       *[other] There are { $cards } cards in the skat; it should be 2.
    }
# $points: the declarer’s so far; $left: those still in play
error-too-many-points = The declarer cannot have { $points } card points already: { $left } are still in play, and there are 120 in all.
# $points: of all tricks before, and of the skat; $left: those still in play
error-too-many-taken = The players cannot have { $points } card points already, the skat included: { $left } are still in play, and there are 120 in all.
error-skat-points = There cannot be { $points } card points in the skat: two cards have from 0 to { $most }.
# $tricks: played before, by what was told; $left: those still to come
error-too-many-tricks = { $tricks } tricks cannot have been played before: { $left } are still to come, and there are { $most } in all.
error-field-missing = The field “{ $name }” is missing.
error-nothing-to-solve = There is nothing to solve here: no card is to be played now.

expected-position = a position as a line of JSON with “hands”, “leader” and so on
expected-hands = a list of hands: three for Skat, four for Skruf
expected-named-contract = one of the contracts grand, clubs, spades, hearts, diamonds, null and ramsch
expected-seat-number = the number of a seat, counted from 0
expected-card-points = a number of card points from 0 to 120
expected-card-points-of-each = the card points of all three, such as [10, 0, 24]
expected-tricks-of-each = the tricks of all three, such as [1, 0, 2]
expected-tricks-of-both = two numbers of tricks, the declarer’s and the defenders’, such as [3, 1]
expected-trump = a trump suit S, C, D or H, nor null for none
expected-true-or-false = true, nor false
expected-cards-in-list = a list of cards such as ["CJ", "H7"]

## Refusals of the command.

error-no-such-ply =
    { $cards ->
        [0] No card was played in this deal, so there is none after { $ply }.
        [one] Only 1 card was played in this deal: --ply cannot be { $ply }.
       *[other] Only { $cards } cards were played in this deal: --ply cannot be { $ply }.
    }
error-ply-of-position = A position stands where it stands: --ply is for records.
error-one-position = Without --json one position is solved at a time: give one file.
error-time-limit = --seconds must be a time such as 0.5 or 10, not “{ $value }”.
error-threshold = --threshold must be a whole number from 0 to { $most }, or “all” or “none” for the declarer’s tricks, not “{ $value }”.
error-threshold-of-skruf = In Skruf --threshold is a number of tricks, not “{ $value }”.
# $megabytes: what was asked for
error-no-memory = There is not so much memory: give less than { $megabytes } with --memory.
