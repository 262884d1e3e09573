### Replay, records and sheets on the page.

## The result of a deal.

page-result-count = The count
page-result-player = Player
page-result-card-points = Card points
page-result-tricks = Tricks
page-result-score = Score
page-result-sum = Total
page-result-above = above the line
page-result-below = below the line
page-result-cards = The cards
page-result-dealt = As dealt
page-result-played = As played
page-result-laid-points = { $points } card points

## The sheet in short. $deals: how many deals are written down.

page-sheet-after =
    { $deals ->
        [0] No deal yet
        [one] After 1 deal
       *[other] After { $deals } deals
    }
page-sheet-after-of = { $deals } of { $last } deals
page-sheet-bock-comes =
    { $deals ->
        [one] The next deal is bock ×{ $factor }.
       *[other] The next { $deals } deals are bock ×{ $factor }.
    }
page-sheet-schieber-comes =
    { $deals ->
        [one] The next deal is schieberramsch.
       *[other] The next { $deals } deals are schieberramsch.
    }
page-sheet-rubber = Rubber { $number }
page-sheet-party = Side
page-sheet-towards = Towards a game
page-sheet-games = Games
page-sheet-points = Points

## The whole sheet.

page-sheet-title = Score sheet
page-sheet-empty = No deal has been written down yet.
page-sheet-number = No
page-sheet-deal = Deal
page-sheet-deals = The deals
page-sheet-dealer = Dealer
page-sheet-declarer = Declarer
page-sheet-game = Game
page-sheet-bid =
    { $game ->
       *[any] Bid
    }
page-sheet-matadors = with / without
page-sheet-score = ±
page-sheet-tricks = Tricks
page-sheet-bets = Bets
page-sheet-entry = Entry
page-sheet-corrected = corrected: { $reason }
page-sheet-places = Standings
page-sheet-places-so-far = Standings so far
page-sheet-place = Place
page-sheet-player = Player
page-sheet-total = Game points
page-sheet-tournament = Tournament score
page-sheet-won = Won
page-sheet-lost = Lost
page-sheet-others-lost = Others lost
page-sheet-final = Total
# $rate: money for a point
page-sheet-money = Who pays whom, at { $rate } a point
page-sheet-who-whom = Who pays whom
page-sheet-pays = Pays
page-sheet-trekarl = Trekarl, each player alone
page-sheet-rubber-column = Rubber
# $one, $two: two pairs, as in “Anna and Bo”
page-sheet-rubber-of = Rubber { $number }: { $one } against { $two }
page-sheet-out =
    { $count ->
        [one] { $names } sits out.
       *[other] { $names } sit out.
    }
# $one has $difference more than $two, which are so many whole points
page-sheet-balance =
    { $one } against { $two }: { $difference } more, that is { $points ->
        [one] 1 whole point
       *[other] { $points } whole points
    }.
page-sheet-even = { $one } against { $two }: even.
page-sheet-alone = { $name } bears bets of { $points } alone.
page-sheet-under-way = The standing right now; play goes on.
page-sheet-not-settled = under way, not counted yet
page-sheet-sum = Sum
page-sheet-games-won =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
page-sheet-whole-points = Whole points
page-sheet-whole-points-so-far = Whole points so far
# $stake: money for a point; $amounts: as in “Anna 1.70, Bo −1.70”
page-sheet-winnings = At { $stake } a point: { $amounts }
page-sheet-to-table = To the table
page-sheet-print = Print

## Correcting the score sheet.

page-correct = Correct
page-correct-deal = Correct deal { $number }
page-correct-kind = What was played
# $game: skat, skruf
page-correct-kind-game =
    { $game ->
        [skruf] a contract
       *[skat] a game
    }
page-correct-kind-none = nothing
page-correct-matadors = Matadors
page-correct-doubling = Doubling
page-correct-none = none
page-correct-given-up = The declarer conceded the game
page-correct-declined = Gift declined
page-correct-accepted = Gift taken
# $gift: game, schneider
page-correct-gift =
    { $gift ->
        [game] the game
       *[schneider] schneider
    }
page-correct-last = Last trick
page-correct-refusals = Passed on unseen
page-correct-latest = Number of the last trick taken, 0 for none
page-correct-side-tricks = Tricks of the declarer’s side
page-correct-forehand-tricks = Tricks of forehand’s side
page-correct-aces = Aces of the declarer’s side
page-correct-honours = Trump honours of the declarer’s side
page-correct-karonka = Karonka
page-correct-karonka-of = Of
page-correct-karonka-aces = aces
page-correct-karonka-count = Value in steps, 1 for the shortest
page-correct-us = the declarer’s side
page-correct-them = the other side
page-correct-add = Add a karonka
page-correct-remove = Remove
page-correct-alone = The bidder bears the lost slam alone
page-correct-first = First to reach sixty
page-correct-reason = Reason
page-correct-cancel = Cancel
# $others: how many other people have to agree
page-correct-do =
    { $others ->
        [0] Correct it
       *[other] Propose
    }
page-correct-asked = Proposed. It stands here once the others have agreed.
page-adjust-text = What each player gets, or gives with a minus. Together it must be 0.

## Marks in the columns of a printed list; the short ones stand over narrow columns.

page-mark-hand = hand
page-mark-schneider = schneider
page-mark-schneider-announced = schneider announced
page-mark-schwarz = schwarz
page-mark-schwarz-announced = schwarz announced
page-mark-ouvert = ouvert
page-mark-short-hand = H
page-mark-short-schneider = S
page-mark-short-schneider-announced = Sa
page-mark-short-schwarz = Z
page-mark-short-schwarz-announced = Za
page-mark-short-ouvert = O

## Replay.

page-replay-player = Player { $number }
page-replay-look = Seen from
page-replay-open = all cards open
page-replay-steps = Step by step
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-run = Play
page-replay-next = One step on
page-replay-last = To the end
page-replay-step = Step
page-replay-key-step = a step back, a step on
page-replay-key-trick = the trick before, the next trick
page-replay-key-end = the beginning, the end
page-replay-told = What happened
page-replay-result = The result
page-replay-again = Play this deal again
page-replay-again-here = Play this hand again
page-replay-deal-before = The deal before
page-replay-deal-after = The next deal
page-replay-download = Save the deal
page-form-jsonl = JSON Lines
page-form-txt = Text
page-form-iss = ISS line

## A record from elsewhere.

page-record-title = Open a saved deal
page-record-about = Open a file with a deal or a whole sitting: text or JSON Lines saved by Knekt, lines of the ISS server, or a log of XSkat. You go through it step by step; it is not kept here.
page-record-file = File
page-record-paste = Or paste the text
page-record-text = The text of a saved deal
page-record-show = Open
page-record-unfinished = This deal is not finished.
