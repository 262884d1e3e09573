### The table on the page.

## Games that have no contract.

game-ramsch = ramsch
game-schieberramsch = schieberramsch
game-misere = misère

## What is asked.

ask-over = The deal is over.
# $names: who is to act; $count: how many they are
ask-waits =
    { $count ->
        [one] It is { $names }’s turn.
       *[other] It is the turn of { $names }.
    }

## Things on the table.

page-table = The table
page-table-shown = The table is shown.
page-opening = The table is being opened …
page-dealing = The cards are being dealt …
page-your-turn = Your turn.
page-title-turn = Your turn
page-to-act = to act
page-trick = The trick
page-played-by = { $name }: { $card }
page-face-down = a card face down
page-talon = talon
page-gifts = The exchange
# $state: made, now, due
page-gift =
    { $me ->
        [giver] { $count ->
            [one] You give { $to } 1 card
           *[other] You give { $to } { $count } cards
        }
        [receiver] { $count ->
            [one] { $name } gives you 1 card
           *[other] { $name } gives you { $count } cards
        }
       *[none] { $count ->
            [one] { $name } gives { $to } 1 card
           *[other] { $name } gives { $to } { $count } cards
        }
    }{ $state ->
        [made] , done
        [now] , now
       *[due] {""}
    }
page-only-you = only you see it
page-resting =
    { $count ->
        [one] { $names } sits out.
       *[other] { $names } sit out.
    }
page-your-hand = Your hand
page-open-hand = { $name }: open hand
page-other-cards = Your partner’s cards
page-new-card = new
page-queued = waits for your turn
page-not-now = not now
page-cards-held =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-slots =
    { $count ->
        [one] A place for one card
       *[other] Places for { $count } cards
    }
page-take-back = Take { $card } back
page-actions = Your choices
page-bids =
    { $high ->
        [none] Bids
       *[other] Bids; the last one is { $high }
    }
page-pass-on = Pass until someone bids
page-passes-on = You pass until someone bids.
page-ask-again = Ask me again
page-jump = Higher …
page-games = Games
page-announcements = Announcements
# $named: whether a game has been chosen
page-announce =
    { $named ->
        [yes] Announce: { $game }
       *[no] Announce
    }
# $needs: what the game lacks to the bid
page-game-and-bid =
    { $needs ->
        [schneider] { $game }: { $value }, bid { $bid }. Schneider makes it { $met }.
        [schwarz] { $game }: { $value }, bid { $bid }. Schwarz makes it { $met }.
        [overbid] { $game }: { $value }. It cannot come to your bid of { $bid } and would be lost.
       *[nothing] { $game }: { $value }; your bid is { $bid }.
    }
page-game-keeps = For this game you must keep { $cards }.
page-game-dear = You are discarding { $cards }. Players seldom do that.
page-game-not-offered = You cannot play this game with these cards. Choose another one.
page-needs-schneider = with schneider
page-needs-schwarz = with schwarz
page-overbid = overbid
page-raise-game = Change the game
page-more = More …
page-yes = yes
page-no = No
page-bid-so-far = Bid { $bid }
page-head-game =
    { $name }: { $game }{ $bid ->
        [0] {""}
       *[other] , bid { $bid }
    }
page-head-worth = worth { $value }
page-rules-usual = Every rule is as this game has it.
page-points = { $points } points
page-tricks-to = { $own } : { $others }
page-seconds-left = { $seconds } seconds left
page-bot = bot { $level }
page-bot-level = bot of level { $level }
page-away = away
page-not-connected = not connected

## What is told beside the cards. $me: yes for the viewer.

page-told-seat-taken =
    { $me ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
page-told-seat-left = A place is free again.
page-told-stood-in =
    { $me ->
        [yes] A bot acts for you.
       *[no] A bot acts for { $name }.
    }
page-told-came-back =
    { $me ->
        [yes] You are back.
       *[no] { $name } is back.
    }
page-told-looking =
    { $me ->
        [yes] You are still looking at the cards; the next deal waits.
       *[no] { $name } is still looking at the cards; the next deal waits.
    }
page-told-taken-back =
    { $me ->
        [yes] You take back your last decision.
       *[no] { $name } takes back the last decision.
    }
page-told-time-up = Time is up: this deal is still played out.
page-told-closed = The table is closed.
page-told-ended = The deal is over: { $ending }.
## What whoever runs the table proposes, and what comes of it. $me: yes for the viewer, nobody for a host without a place.

page-proposal =
    { $me ->
        [yes] You propose:
        [nobody] The host proposes:
       *[no] { $name } proposes:
    }
page-proposal-waits = Still to answer: { $names }
page-proposal-agree = Agree
page-proposal-refuse = Refuse
page-proposal-withdraw = Take back
page-told-proposed =
    { $me ->
        [yes] You propose, and the others are asked:
        [nobody] The host proposes, and the players are asked:
       *[no] { $name } proposes, and the others are asked:
    }
page-told-agreed =
    { $me ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
page-told-absent =
    { $me ->
        [yes] You were not there, so nobody waited for your answer.
       *[no] { $name } is not there, so nobody waits for an answer.
    }
page-told-refused =
    { $me ->
        [yes] You refuse: it stays as it is.
       *[no] { $name } refuses: it stays as it is.
    }
page-told-dropped = The proposal is off.
page-change-void = Void deal: it counts nothing.
page-change-misdeal = Misdeal: the cards are dealt again.
page-change-barred = Barred for this lead: { $suit }.
page-change-corrected = Correction of deal { $number }: “{ $reason }”.
page-change-adjusted = Points moved: “{ $reason }”.
# What stands on the score sheet then. $won: yes, no; $score, $points: without a sign
page-told-row-game =
    { $name }: { $contract }, { $won ->
        [yes] won, +{ $score }
       *[no] lost, −{ $score }
    }.
page-told-row-ramsch =
    { $names }: ramsch, { $won ->
        [yes] +{ $score }
       *[no] −{ $score }
    }.
page-told-row-bid =
    { $name }: { $contract }, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
page-told-row-misere =
    { $names }: misère, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
page-told-row-nothing = Nothing was played.
page-told-moved =
    { $name }: { $gets ->
        [yes] +{ $points }
       *[no] −{ $points }
    }.

## Before and after a deal.

# $count: places that are free
page-waiting =
    { $count ->
        [0] Every place is taken.
        [one] One place is free.
       *[other] { $count } places are free.
    } The cards are dealt when everybody is seated.
page-free-place = free
page-sit-here = Sit here
page-seat-bot = A bot
page-remove-bot = Remove { $name }
page-join = Sit down
page-fill = Fill with bots
page-get-up = Leave your seat
page-come-back = I am back
page-next-deal = Next deal
page-waiting-others = Waiting for others
page-ready = ready
page-not-ready = not ready yet
page-looking = looking at the cards
page-hold = Wait, I am looking
page-hold-no-more = I have looked
page-next-in = Next deal in { $seconds } s
page-next-all = The next deal comes when everybody is ready.
page-next-waits = The next deal waits. Looking at the cards: { $names }
page-players-ready = Who is ready
page-replay = Replay
page-sheet = Score sheet
page-again = Same deal again
page-leave = Home
page-to-lobby = Home, keep my place

## Beside the table.

page-panel = Log and score sheet
page-menu = Menu
page-tab-talk = Log
page-tab-tricks = Tricks
page-tab-sheet = Sheet
page-tab-phrases = Say something
page-last-trick = The last trick
page-trick-before = The one before
page-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-mute = Mute { $name }
page-line-lost = The connection is lost. It comes back by itself.
page-text-view = Table as text
page-picture-view = Table as picture
page-text-seats = At the table
page-text-calls =
    { $game ->
       *[any] Bidding
    }
page-sort = Change the sorting
page-back = Take back
# $order: the suit that comes first, or the game that the hand is held for
page-sorted =
    { $order ->
        [C] Clubs first.
        [S] Spades first.
        [H] Hearts first.
        [D] Diamonds first.
        [skat-G] The jacks first, then suit by suit.
        [skat-N] As in null, suit by suit.
        [skruf-G] Suit by suit.
       *[game] Sorted for the game.
    }
page-card-moved = { $card }, now card { $place } of { $count }.
page-sounds-on = Sounds on
page-sounds-off = Sounds off
page-close = Close
# What whoever runs the table can do; $others: how many other people have to agree.
page-keeper = Run the table
page-keeper-void = Void this deal
page-keeper-misdeal = Misdeal: deal again
page-keeper-bar = Bar a suit
page-keeper-correct = Correct the score sheet
page-keeper-adjust = Move points
page-keeper-time-up = Time is up
page-keeper-close = Close the table
page-keeper-sure =
    { $others ->
        [0] It happens at once.
       *[other] The others are asked first.
    }
page-keeper-sure-time-up = What has begun is still played, then the sitting ends.
page-keeper-sure-close = Nobody can play here any more, and a deal in progress counts nothing.
page-keeper-suit = Led out of turn:

## Keys.

page-keys = Keys
key-arrows = move among the cards
key-arrange = put the card into another place
key-enter = play the card
key-numbers = go to a card
key-pass = pass
key-yes = yes to a bid
key-bid = the next bid
key-last = the last trick
key-sort = the hand in another order
key-claim = claim tricks, and other choices
key-back = take back your last decision, in practice
key-hint = a hint, in practice
key-text = table as text, or as picture
key-hurry = clear the trick away
key-help = these keys

## A hint

hint-ask = Hint
hint-title = Suggestion
hint-thinking = Thinking it over …
hint-close = Close the hint
hint-how-sure = How good are these chances?
hint-laid = The cards are laid out.
hint-closed = This can no longer be done.
