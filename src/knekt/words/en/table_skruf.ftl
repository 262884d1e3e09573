### Skruf at the table in the terminal: what a person who plays is asked, told and shown.

## Words as they may be typed: alternatives between commas, the first is the one that is shown.

typed-pass-until = pp, pass until someone bids
typed-share = share
typed-leave = a, alone, leave

## What an answer should have been.

expected-bid-or-pass = a bid such as 4S, 4 spades or four spades, nor p for pass
expected-share-or-leave = an answer here: Enter shares the loss, a leaves it to your partner

## At the seats. $name: a player; $me: yes if it is the person at the terminal, no otherwise.

table-role-partner = partner
table-role-dealer = dealer
table-role-buyer = buyer
table-role-master = master
table-role-declarer = declarer
table-skruf-open = Open hand: { $cards }
table-skruf-stands =
    { $me ->
        [yes] Your bid stands
       *[no] The last bid is by { $name }
    }: { $bid }.
# $tells: what a bid tells, in a sentence
table-skruf-call-tells =
    { $me ->
        [yes] You
       *[no] { $name }
    }: { $bid }. { $tells }
table-skruf-would-tell = { $bid }, if you bid it now: { $tells }
table-skruf-not-bid = Nobody has bid { $bid }.
table-skruf-no-bid = Nobody has bid yet.
# $due: the tricks that were promised; $won: those of the declarer’s side; $lost: those of the others
table-skruf-plays =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $bid }, { $due } tricks: { $won } so far, the others { $lost }.
table-skruf-misere = Misère: the side with fewer tricks wins.
table-skruf-misere-tricks = Misère, fewer tricks win: your side { $won }, the others { $lost }.

## The draw for seats, and the line over the table.

# $cards: such as Anna ♥2, you ♠9, from the lowest up
table-skruf-drawn = Cards are drawn for the seats, the ace is low: { $cards }.
table-skruf-drawn-equal = Cards are drawn for the seats: { $cards }. Two are equal, so it is done again.
# $one, $two: pairs, such as Anna and Otto
table-skruf-pairs = Rubber { $number }: { $one } play against { $two }.
table-skruf-your-pair = Rubber { $number }: { $partner } is your partner and sits opposite you. You play against { $others }.
table-skruf-each-alone = Each player plays alone.
table-skruf-first-dealer =
    { $me ->
        [yes] You drew the lowest card and deal first.
       *[no] { $name } drew the lowest card and deals first.
    }
table-skruf-you-rest = You sit out this rubber and watch: you see what everybody sees.
# $count: how many
table-skruf-rests =
    { $count ->
        [one] { $names } sits out.
       *[other] { $names } sit out.
    }
# $names: such as You/Anna; $part: trick points on the way to 60; $games: those that are won
table-skruf-part =
    { $names } { $part }{ $games ->
        [0] {""}
        [one] {" "}+ 1 game
       *[other] {" "}+ { $games } games
    }
table-skruf-rubber = Rubber { $number }: { $parts }
table-skruf-towards = Towards 60: { $parts }

## What happens.

table-skruf-sits-out = You sit out and watch this deal.
table-skruf-told-partner = Your partner is { $name }.
table-skruf-told-bid =
    { $me ->
        [yes] You bid
       *[no] { $name } bids
    } { $bid }.
table-skruf-told-minimum =
    { $me ->
        [yes] All have passed, but nothing is played below { $level }: you must bid that high.
       *[no] All have passed, but nothing is played below { $level }: { $name } must bid that high.
    }
table-skruf-told-misere = Everybody has passed: a misère is played, and the side with fewer tricks wins.
# $known: yes where the person sees the cards
table-skruf-told-talon =
    { $me ->
        [yes] You buy the talon
       *[no] { $name } buys the talon
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
# $name: who gets the first card; $card: the person’s own
table-skruf-told-talon-dealt =
    The talon is dealt out, first to { $me ->
        [yes] you
       *[no] { $name }
    }{ $known ->
        [yes] : you get { $card }
       *[no] {""}
    }.
table-skruf-told-opened = The fourth hand is laid open: { $cards }.
# $me: giver, receiver or none; $to: who gets the cards; $count: how many
table-skruf-told-gave =
    { $me ->
        [giver] You give { $to } { $cards }.
        [receiver] { $name } gives you { $cards }.
       *[none] { $known ->
            [yes] { $name } gives { $to } { $cards }.
           *[no] { $name } gives { $to } { $count ->
                [one] a card
                [4] four cards
               *[other] { $count } cards
            }.
        }
    }
table-skruf-told-swap-laid =
    { $me ->
        [yes] You lay
       *[no] { $name } lays
    } a card down for the swap.
table-skruf-told-raise = The cards are given: now the buyer’s side may raise the bid.
table-skruf-told-contract =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $bid }: { $due } tricks are needed.
table-skruf-told-open-card =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $card } from the open hand.
table-skruf-told-open-takes = The open hand takes the trick.
table-skruf-told-alone =
    { $me ->
        [yes] You leave the loss to your partner alone.
       *[no] { $name } leaves the loss to the partner alone.
    }
table-skruf-told-shared =
    { $me ->
        [yes] You share the loss.
       *[no] { $name } shares the loss.
    }
table-skruf-told-barred = Now { $suit } may not be led.

## What is asked, at the terminal and on the page.

ask-call = Your call?
ask-raise = Do you raise?
# $level: the lowest that is played
ask-must-bid = You must bid { $level } or higher.
ask-give =
    { $count ->
        [one] Give { $name } a card.
        [4] Give { $name } four cards.
       *[other] Give { $name } { $count } cards.
    }
ask-swap = The swap: a card for { $name }.
ask-open-lead = The open hand leads: play one of its cards.
ask-open = Play a card from the open hand.
ask-bear = Who bears the loss?

## What is to be typed, in brackets behind the question.

keys-call = such as 4S, four spades; p = pass, pp = pass until someone bids
keys-raise = such as 5S or 5 spades, p = pass
keys-must-bid = such as { $level }S or { $level }G
keys-give =
    { $count ->
        [one] such as H7, or its number; * = new
       *[other] such as H7 S9 C2 C3, or 1 4 5 6; * = new
    }
keys-bear = Enter = you share it, a = { $name } alone

## What else is told and asked at the terminal.

table-skruf-got = Your partner has given you { $card }.
table-skruf-lost-slam = { $name } bid this slam without a word from you, and it has cost three bets or more.

## Help.

# $level: the lowest that is played
table-skruf-help-bid = A bid is a number and a suit: 4S, 4 spades, four spades; G or grandissimo is without trumps. A suit alone is bid at one. Each bid must be higher than the last one: spades, clubs, diamonds, hearts, grandissimo, and then the next number. One means seven tricks, four ten, six is the small slam and seven the grand slam. Nothing is played below { $level }; lower bids only tell of the cards.
# $passes: in a row
table-skruf-help-pass = p passes; you may still bid later. pp passes each time until someone bids. { $passes } passes in a row close the auction, and the last bidder plays or buys the talon.
table-skruf-help-raise = The buyer’s side may raise the bid now, in any suit; the last bid is what is played. p passes. A cheap bid in another suit can also show a king there; then your partner goes back to the right one.
table-skruf-help-messages = What a bid tells your partner. Your first turn: grandissimo = three aces, two in grandissimo = four aces; a suit = five cards or more with three of A K Q J 10; two in a suit = a very long and strong one. Your second turn: grandissimo = two aces; a suit = four or five cards with two honours.
table-skruf-help-later = Your third turn: a suit = its king; your fourth: its queen. Bid your partner’s suit higher if you hold two honours in it. With a talon, stay low until it is bought; the one of you who has only been answering bids last and buys, so that the partner with the long suit gets the cards.
table-skruf-help-tells = ?4S says what a bid tells: one that was made, or one that you could make now. ?? says it of all bids so far, ?p what a pass leads to.
table-skruf-help-give-four = You hold sixteen cards: give four of them to your partner. The best are cards of your partner’s suit; then high cards of the second one. The four new cards have a *.
table-skruf-help-give-one = You hold sixteen cards: one goes to your partner, one to each opponent. Give losers; the best of them to your partner. It is good to be void in a suit. Give an opponent a card of a suit which that hand seems to lack, so that it cannot ruff. New cards have a *.
table-skruf-help-give-open = You hold sixteen cards: one goes to each of the other hands, also to the open one. New cards have a *.
table-skruf-help-misere = Each player gives the partner one card. The fewer tricks your side takes, the better: there are no trumps.
table-skruf-help-swap = You and your partner exchange one card. With one or two trumps give one; with three or more keep them and give another useful card. A card that you have just got may not go straight back, unless the table allows it.
table-skruf-help-cards = Cards: C, S, H or D for ♣ ♠ ♥ ♦, then A, K, Q, J, 10 or a number: SQ is the queen of spades. Small letters and ♠Q do as well, and so does the number over the card.
table-skruf-help-play = You must follow the suit that was led, if you can; if not, play any card. The highest trump takes the trick, or else the highest card of the suit led. Cards without a number cannot be played now. The last two tricks may be seen until the next card is led: l.
table-skruf-help-play-misere = You must follow the suit that was led, if you can. There are no trumps, and your side wants few tricks. Cards without a number cannot be played now. The last two tricks may be seen until the next card is led: l.
table-skruf-help-open = You play your own hand and the open one opposite.
table-skruf-help-bear = Enter: you both pay for the lost slam, as is usual. a: { $name } pays for both of you.

## Beginning and end.

# $form: skruf, skruf-plain, trekarl; $names: the others
table-skruf-greeting =
    Welcome to { $form ->
        [trekarl] trekarl, Skruf for three
        [skruf-plain] Skruf without talon
       *[skruf] Skruf
    }! You sit at the table with { $names }.
table-skruf-greeting-game =
    { $form ->
        [trekarl] Each player plays alone. A bid says how many tricks over six you will take, and with what trumps. The highest bidder takes the talon, gives a card to each hand, and plays with the open fourth hand against the other two.
        [skruf-plain] Two play against two, partners sit opposite. A bid says how many tricks over six your side will take, and with what trumps; it also tells your partner what you hold. The last bid is played. 60 trick points make a game, two games end the rubber.
       *[skruf] Two play against two, partners sit opposite. A bid says how many tricks over six your side will take, and with what trumps; it also tells your partner what you hold. The highest bidder buys the talon and gives four cards to the partner, who gives one to each player. 60 trick points make a game, two games end the rubber.
    }

## After a deal.

# $ending: how, such as void
table-skruf-ended = The deal was { $ending }.
table-skruf-made =
    { $me ->
        [yes] You make
       *[no] { $name } makes
    } { $bid } with { $tricks } tricks.
table-skruf-failed =
    { $me ->
        [yes] You do not make
       *[no] { $name } does not make
    } { $bid }: { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $bets ->
        [one] one bet
       *[other] { $bets } bets
    }.
# $names: the side with fewer tricks
table-skruf-misere-won =
    Misère: { $names } win with { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    } to { $others }.
table-skruf-bears =
    { $me ->
        [yes] You bear the bets alone.
       *[no] { $name } bears the bets alone.
    }
