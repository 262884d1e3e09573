### The table in the terminal: what a person who plays is asked, told and shown.

## Cards and words as they may be typed: alternatives between commas, the first is the one that is shown.

# $rank: A, K, Q, J, T, 9, 8, 7: the index on the card
table-index =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }
typed-clubs = cl, club, clubs
typed-spades = sp, spade, spades
typed-hearts = he, heart, hearts
typed-diamonds = di, diamond, diamonds
typed-ace = ace
typed-king = king
typed-queen = queen
typed-jack = jack
typed-ten = ten
typed-grand = g, grand
typed-null = n, null
typed-yes = y, yes
typed-no = n, no
typed-pass = p, pass
typed-skat = s, skat
typed-hand = h, hand
typed-revolution = r, rev, revolution
typed-ramsch = r, ramsch
typed-upper = upper, turn
typed-lower = lower
typed-guckser = guckser, guetz
typed-solo = solo
typed-keep = keep, k
typed-reject = passt mir nicht, passt nicht
typed-give-up = give up, surrender, resign, g
typed-overbid = overbid, o
typed-claim = claim, rest, r
typed-raise = raise, +
typed-kontra = kontra, contra, k
typed-re = re, rekontra
typed-supra = supra
typed-hirsch = hirsch
typed-double = double
typed-gift = gift, schenken
typed-take-up = t, take, take up
typed-pass-on = p, pass, pass on
typed-accept = accept
typed-refuse = refuse
typed-help = ?, help
typed-last = l, last
typed-sheet = s, sheet
typed-quit = q, quit, exit

## What an answer should have been.

expected-yes-or-pass = an answer here: y says yes, p passes
expected-yes-or-no = an answer here: y says yes, n says no
expected-skat-or-hand = an answer here: Enter picks up the skat, h plays hand
expected-card-or-number = a card such as H7, nor the number of a card in your hand
expected-contract-or-number = a game such as H or GH, nor a number of the list
expected-enter = an answer here: just press Enter
expected-enter-or-word = an answer here: just press Enter, or type ? for help
expected-take-up-or-pass-on = an answer here: Enter picks up the two cards, p passes them on
expected-way = an answer here: a number of the list, or turn, lower, guckser, null, solo
expected-keep-or-not = an answer here: Enter keeps the card, n says passt mir nicht
expected-play-or-ramsch = an answer here: y plays, r makes it a ramsch
expected-exchange = a choice of cards of yours and as many of your partner’s, such as H7 D8

## Who is who. $name: a player; $me: yes if it is the person at the terminal, no otherwise.

table-me = You
table-open-hand = the open hand
table-you = you

## Over the table. $total: on the sheet.

table-deal-number = Deal { $number }
table-deal-of = Deal { $number } of { $last }
table-total = { $name } { $total }
table-declarer = declarer
table-tricks =
    { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    }
table-word-yes = yes
table-word-pass = pass
table-takes-trick = takes the trick
table-has-game =
    { $me ->
        [yes] You have the game
       *[no] { $name } has the game
    } for { $bid }.
table-plays =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $contract }, bid { $bid }.
# $doubling: kontra, re …; $factor: what the score is multiplied by
table-doubled = It counts ×{ $factor }: { $doubling }.
# $level: the gift that was declined, game or schneider
table-must-win =
    { $level ->
        [game] A gift was declined: it must be won with schneider.
       *[schneider] A gift was declined: it must be won with schwarz.
    }
table-ramsch = Ramsch: whoever takes the most card points loses.
table-ramsch-house = Ramsch: whoever takes the fewest card points wins.
table-schieberramsch = Schieberramsch: whoever takes the most card points loses.
table-refusals = Passed on unseen: ×{ $factor }.
table-word-took-up = picked them up
table-word-passed-on = passed them on unseen
table-turned = Turned up: { $cards }.
table-peeked = You have looked at { $card }.
table-open-cards = { $name } open: { $cards }
table-partner-cards = { $name } holds: { $cards }
table-your-cards = Your cards: { $cards }

## Rounds of their own. $factor: what a score is multiplied by; $more: deals of the round after this one; $deals: deals still to come.

table-bock-now =
    bock ×{ $factor }{ $more ->
        [0] {""}
        [one] , 1 more deal
       *[other] , { $more } more deals
    }
table-schieber-now =
    schieberramsch{ $more ->
        [0] {""}
        [one] , 1 more deal
       *[other] , { $more } more deals
    }
table-bock-then =
    then { $deals ->
        [one] 1 bock deal
       *[other] { $deals } bock deals
    }
table-schieber-then =
    then { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } of schieberramsch

## What the hand would be worth. $games: such as ♣ 24, ♠ 22

table-worth = Worth, simply won: { $games }
# $way: turn, guckser, guetz, solo
table-way =
    { $way ->
        [turn] turn
        [guetz] Guetz
        [guckser] guckser
       *[solo] solo
    }
table-worth-with = with { $n }: { $games }
table-worth-without = without { $n }: { $games }

## What happens.

table-told-deal =
    { $me ->
        [yes] You deal.
       *[no] { $name } deals.
    }
table-told-seat = You are { $seat }.
table-told-sits-out = The dealer sits out: you watch this deal.
table-told-bock = A bock deal: everything counts ×{ $factor }.
table-told-schieber-round = A deal of a schieberramsch round: nobody bids.
table-told-ramsch = Everybody has passed, so it is a ramsch: all play for themselves, and whoever takes the most card points loses.
table-told-ramsch-said =
    { $me ->
        [yes] You announce
       *[no] { $name } announces
    } a ramsch.
table-told-schieberramsch = Everybody has passed, so it is a schieberramsch: two cards go round, then whoever takes the most card points loses.
table-told-bid =
    { $me ->
        [bidder] You bid { $value } against { $to }.
        [holder] { $name } bids { $value } against you.
       *[none] { $name } bids { $value } against { $to }.
    }
table-told-takes =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } the game for { $value }.
table-told-held =
    { $me ->
        [yes] You say yes.
       *[no] { $name } says yes.
    }
table-told-passed =
    { $me ->
        [yes] You pass.
       *[no] { $name } passes.
    }
table-told-skat =
    { $me ->
        [yes] You pick up the skat: { $cards }.
       *[no] { $name } picks up the skat.
    }
table-told-guckser =
    { $me ->
        [yes] You pick up the skat and turn nothing: { $cards }.
       *[no] { $name } picks up the skat without a word and turns nothing.
    }
# $place: top, bottom: the upper or the lower card of the skat
table-told-turned =
    { $me ->
        [yes] You turn
       *[no] { $name } turns
    } up the { $place ->
        [top] upper
       *[bottom] lower
    } card of the skat: { $card }.
# $known: whether the listener knows the cards
table-told-peeked =
    { $me ->
        [yes] You look
       *[no] { $name } looks
    } at the { $place ->
        [top] upper
       *[bottom] lower
    } card of the skat{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
table-told-shown =
    { $me ->
        [yes] You show
       *[no] { $name } shows
    } it: { $card }.
table-told-kept =
    { $me ->
        [yes] You keep
       *[no] { $name } keeps
    } the card.
table-told-rejected =
    { $me ->
        [yes] You say
       *[no] { $name } says
    } “passt mir nicht”: the other card decides, and a loss counts double.
table-told-null =
    { $me ->
        [yes] You say
       *[no] { $name } says
    } null.
table-told-hand =
    { $me ->
        [yes] You leave
       *[no] { $name } leaves
    } the skat alone.
table-told-laid =
    { $me ->
        [yes] You discard
       *[no] { $name } discards
    } { $known ->
        [yes] { $cards }
       *[no] two cards
    }.
table-told-declared =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $contract }, bid { $bid }.
table-told-raised =
    { $me ->
        [yes] You change
       *[no] { $name } changes
    } to { $contract }, bid { $bid }.
# $doubling: kontra, re …
table-told-kontra =
    { $me ->
        [yes] You say
       *[no] { $name } says
    } { $doubling }: the game counts ×{ $factor }.
table-told-plays-on =
    { $me ->
        [yes] You play on.
       *[no] { $name } plays on.
    }
# $level: what is given away, game or schneider
table-told-offered =
    { $me ->
        [yes] You want
       *[no] { $name } wants
    } to make a gift of { $level ->
        [game] the game
       *[schneider] schneider
    }.
table-told-agrees =
    { $me ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
table-told-disagrees =
    { $me ->
        [yes] You do not agree.
       *[no] { $name } does not agree.
    }
table-told-gift-taken =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } the gift.
table-told-gift-declined =
    { $me ->
        [yes] You decline the gift: you must
       *[no] { $name } declines the gift and must
    } now win with { $level ->
        [game] schneider
       *[schneider] schwarz
    }.
table-told-opened =
    { $me ->
        [yes] You lay your
       *[no] { $name } lays the
    } cards open: { $cards }.
# $first, $second: names
table-told-looked = { $first } and { $second } look at each other’s cards.
table-told-looked-partner = You and { $name } look at each other’s cards: { $cards }.
table-told-proposed = { $name } tells { $partner } how to share out their cards.
# $gives, $gets: cards
table-told-exchange =
    { $me ->
        [giver] You would give { $gives } and get { $gets }.
        [receiver] { $name } would give you { $gives } for your { $gets }.
       *[none] { $name } would give { $gives } for { $gets }.
    }
table-told-no-exchange =
    { $me ->
        [yes] You would leave
       *[no] { $name } would leave
    } the hands as they are.
table-told-hands-stay = The hands stay as they are.
table-told-took-up =
    { $me ->
        [yes] You pick up
       *[no] { $name } picks up
    } { $known ->
        [yes] { $cards }
       *[no] the two cards
    }.
table-told-passed-on =
    { $me ->
        [yes] You pass
       *[no] { $name } passes
    } the two cards on unseen: it counts double.
table-told-pushed =
    { $me ->
        [yes] You pass { $cards } on to { $to }.
       *[no] { $known ->
            [yes] { $name } passes { $cards } on to { $to }.
           *[no] { $name } passes two cards on.
        }
    }
table-told-card =
    { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $card }.
table-told-taken =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } the trick.
# $cards: such as Anna ♥7, Otto ♥A, you ♥8
table-told-trick =
    { $cards }: { $me ->
        [yes] you take it
       *[no] { $name } takes it
    }.
table-told-surrendered =
    { $me ->
        [yes] You concede
       *[no] { $name } concedes
    } the game.
table-told-overbid =
    { $me ->
        [yes] You concede
       *[no] { $name } concedes
    } the game as overbid.
# $all: yes if these are all that are left
table-told-claim =
    { $me ->
        [yes] You claim
       *[no] { $name } claims
    } { $all ->
        [yes] all tricks that are left
       *[no] { $tricks ->
            [0] to take no more tricks
           *[other] { $tricks } of the tricks that are left
        }
    }: { $cards }.
table-told-accepts =
    { $me ->
        [yes] You accept
       *[no] { $name } accepts
    } the claim.
table-told-refuses =
    { $me ->
        [yes] You refuse
       *[no] { $name } refuses
    } the claim; play goes on with open cards.
table-told-claim-stands = The claim is certain, so it stands.
table-told-claim-falls = The claim falls; play goes on with open cards.
table-told-resigned =
    { $me ->
        [yes] You give up
       *[no] { $name } gives up
    } as a defender.
table-told-left =
    { $me ->
        [yes] You leave
       *[no] { $name } leaves
    } the table.
table-told-late =
    { $me ->
        [yes] You run
       *[no] { $name } runs
    } out of time.

## What is asked, at the terminal and on the page.

ask-hold = { $name } bids { $value }. Yes or pass?
ask-bid = You bid against { $name }.
# $ramsch: yes if that may be said instead
ask-alone =
    Both have passed. Do you play for { $value }{ $ramsch ->
        [yes] , or ramsch
       *[no] {""}
    }?
ask-top = There is no higher bid.
ask-skat = Pick up the skat, or play hand?
ask-way = How do you play?
ask-keep = { $card }: do you keep it?
ask-take-up = Pick up the two cards, or pass them on unseen?
# $names: yes if the game is named after that
ask-discard =
    Discard two cards{ $names ->
        [yes] , then choose your game
       *[no] {""}
    }.
ask-push = Pass two cards on to { $name }.
ask-exchange = Choose the { $count } cards you would keep.
ask-exchange-agree = { $name } proposes this exchange. Do you agree?
# $level: game, schneider
ask-agree-gift =
    Your partner wants to make a gift of { $level ->
        [game] the game
       *[schneider] schneider
    }. Do you agree?
ask-take-gift =
    The defenders offer you { $level ->
        [game] the game
       *[schneider] schneider
    } as a gift. Do you take it?
ask-declare = What do you play? Your bid is { $bid }.
ask-play-on = Do you play this game?
ask-lead = You lead.
ask-play = Your card, please.
# $left: tricks that are left
ask-answer =
    { $name } claims { $tricks ->
        [0] to take no more tricks
       *[other] { $tricks } of the { $left } tricks left
    }. Do you accept?
table-ask-exchange = Which cards do you swap with { $name }?
table-ask-before-lead = { $name } leads.
table-ask-before-card = { $name } plays next.

## What is to be typed, in brackets behind the question.

keys-hold = y = yes, p = pass
keys-bid = Enter = { $value }, or a higher number, p = pass
# $passes: yes if forehand may also pass
keys-alone =
    y = play, r = ramsch{ $passes ->
        [yes] , p = pass
       *[no] {""}
    }
keys-top = p = pass
keys-skat = Enter = skat, h = hand
keys-way = Enter = 1, or another number, ? = help
keys-keep = Enter = keep it, n = passt mir nicht, ? = help
keys-take-up = Enter = pick up, p = pass on unseen, ×2
keys-discard = such as D7 C8, or 11 12; * = from the skat
keys-push = such as D7 C8, or 11 12; no jacks
keys-exchange = such as 1 2 11 12; Enter = none
keys-yes-no = y = yes, n = no
keys-declare = a number or a name, ? = help
keys-card = such as H7, or its number
keys-only-card = Enter = { $card }
# $words: what may be said, such as give up, raise
keys-play-on = Enter = play, or: { $words }
keys-go-on = Enter = go on, or: { $words }

## What else is told and asked at the terminal.

table-ask-begin = Enter = begin, ? = help, q = quit
table-may-say = You may also say: { $words }
# $value: what is written on the sheet
table-gift-taken = If you take it: won, { $value }.
table-gift-lost = ! If you take it, the game is lost as overbid: { $value }. It would not be worth your bid of { $bid }.
# $due: card points
table-gift-declined =
    If you decline it, you must win with { $level ->
        [game] schneider ({ $due } card points)
       *[schneider] schwarz (every trick)
    }: then { $value }, otherwise lost.
table-ask-next = Enter = next deal, s = score sheet, q = stop
table-ask-standing = Enter = the standing, s = score sheet
table-enter-goes-on = Enter = go on
table-please-answer = Please type an answer; ? helps.
table-no-trick-yet = No trick has been taken yet.
table-tricks-turned = A card has been led: the tricks before it are turned over.
table-last-trick = Last trick: { $trick }
table-trick-before = The one before: { $trick }
table-quit = Leave the table? A deal under way is lost. (y = yes, Enter = stay)
table-quit-saved = Leave the table? You can go on later where you are now. (y = yes, Enter = stay)
table-sure-give-up = Do you really give up? (y = yes, Enter = no)

## The games that may be named.

table-games = Your bid is { $bid }. By the cards you know, a game is worth:
table-reaches = reaches the bid
table-needs-schneider = reaches the bid only with schneider
table-needs-schwarz = reaches the bid only with schwarz
table-overbid = overbid: cannot reach the bid
table-grid-hand = hand
table-grid-solo = solo
table-grid-schneider = schneider
table-grid-schwarz = schwarz
table-grid-ouvert = ouvert
# $place: top, bottom; $games, $grand: with their values
table-way-turn =
    { $place ->
        [top] Turn, the upper card: { $games }; of a jack also { $grand }
       *[bottom] Turn, the lower card
    }
# $form: tournee, tournee-house
table-way-guckser =
    { $form ->
        [tournee-house] Guetz, that is guckser
       *[tournee] Guckser
    }, both cards, none turned: { $games }; lost double
table-way-null = Guckser null: { $games }; lost double
table-way-solo = Solo, without the skat: { $games }
table-below-bid = ! less than your bid of { $bid }
# $games: such as ♦1, ♣1–3; $example: such as C2
table-spitzen = Spitzen, each counting 1 more: { $games } (type a game with their number, such as { $example })

## Help.

table-help-keys = Anywhere: ? = help, l = last trick, s = score sheet, q = leave the table.
table-help-auction = Bidding: the highest bidder plays alone against the other two, and the game must then be worth the bid. Middlehand bids against forehand until one of them passes; then rearhand bids against the one who is left.
table-help-bids = When it is your turn to bid, Enter names the next value and a number jumps to a higher one. When you are asked, y says yes. p passes, and then you are out of the bidding.
table-help-value = A game is worth its base value (♣ 12, ♠ 11, ♥ 10, ♦ 9, grand { $grand }) times the matadors and 1, and 1 more each for hand, schneider and schwarz. With 2 means that you hold the two highest trumps, ♣J and ♠J; without 2, that just these two are missing. Null is worth 23, null hand 35, null ouvert 46, null ouvert hand 59: there you must not take a trick.
table-help-value-tournee = A game is worth its base value times the matadors and 1, and 1 more each for schneider (91 card points), schwarz, and what you announce. Base values: turn ♦ 5, ♥ 6, ♠ 7, ♣ 8, grand 12; guckser grand 16; solo ♦ 9, ♥ 10, ♠ 11, ♣ 12, grand 20, grand ouvert 24. With 2 means that you hold the two highest trumps, ♣J and ♠J; without 2, that just these two are missing. Null is worth 20, null ouvert 40, guckser null 15 and, ouvert, 30: there you must not take a trick.
table-help-skat = Enter: you see the two cards of the skat, add them to your hand and discard two. h: you play with your ten cards as they are; that counts one more, and you may announce schneider, schwarz and ouvert. What lies in the skat counts for you in both cases.
# $form: tournee, tournee-house
table-help-turn =
    Turn: { $form ->
        [tournee-house] you look at a card of the skat that nobody else sees. Keep it, and you show it
       *[tournee] you turn up a card of the skat for all to see. Keep it
    }: its suit is trumps, and of a jack you may play grand instead. Or say “passt mir nicht”: then the other card is turned up and decides, and a loss counts double. You pick up both cards and discard two.
table-help-guckser = Guckser: you pick up both cards of the skat and turn none, discard two and play grand. A loss counts double.
table-help-guckser-null = Guckser null: you say null first, then pick up both cards and discard two; ouvert may be said after that. A loss counts double.
table-help-solo = Solo: the skat stays where it is, and its card points count for you. You name any suit, grand or null, and may announce schneider or schwarz, or play ouvert.
# $form: tournee, tournee-house
table-help-turned =
    Enter: the card makes the trumps{ $form ->
        [tournee-house] , and the others see it
       *[tournee] {""}
    }. n: passt mir nicht; the other card is turned up and decides for good, and a loss counts double.
table-help-discard = Discard two cards, by name or by number: D7 C8, or 11 12. Their card points count for you. The cards with * come from the skat.
table-help-cards = Cards: C, S, H or D for ♣ ♠ ♥ ♦, then A, K, Q, J, 10, 9, 8 or 7: CJ is the jack of clubs. Small letters and ♣J do as well, and so does the number over the card.
table-help-contract = Type the number before a game, or its name.
table-help-letters = Or its letters: D, H, S, C for a suit, G grand, N null, NO null ouvert; hand games also S schneider, Z schwarz, O ouvert, such as GS for grand hand with schneider announced. Here s is spades; the score sheet is shown by: sheet.
table-help-letters-tournee = Or its letters: D, H, S, C for a suit, G grand, N null, NO null ouvert; in a solo also S schneider, Z schwarz, O ouvert, such as GS for solo grand with schneider announced. Here s is spades; the score sheet is shown by: sheet.
table-help-play = You must follow the suit that was led, if you can; all trumps are one suit. Cards without a number cannot be played now. If only one card is possible, Enter plays it.
table-help-claimed = Accept (y) if those tricks are certain, refuse (n) if they are not. A claim that can be proved stands in any case.
# $word: what is to be typed
table-help-surrender = { $word }: you concede the game; it is lost.
table-help-resign = { $word }: you give up as a defender; the rest goes to the declarer.
table-help-overbid = { $word }: you concede that your game cannot reach the bid; it is lost without play.
table-help-claim = { $word }: you lay your cards open and claim all tricks that are left; { $word } 3 claims three of them.
# $games: letters and names
table-help-raise = { $word } and the letters of a game: you change to a higher game: { $games }.
table-help-kontra = { $word }: you double what the game counts, won or lost. The other side may double it again.
table-help-gift-word = { $word }: you ask your partner whether you both make a gift of the game; then the declarer may take it, or decline it and has to win higher.
table-help-play-on = Enter: you play, and the others may then say kontra. If you want to concede, do it now.
table-help-agree-gift = y: the gift is offered to the declarer. n: play goes on, and nothing is offered.
table-help-gift = y: the deal ends, and the game is won as far as the gift goes. n: you play on, must win one level higher, and that counts two more, won or lost.
table-help-ramsch = Ramsch: nobody plays alone, the jacks are the only trumps, and you want few card points. Whoever has the most pays them; a player without a trick doubles that, and ten tricks win 120. You follow suit as always.
table-help-ramsch-tournee = Ramsch: nobody plays alone, the jacks are the only trumps, and the skat counts for nobody. Whoever takes the most card points loses 20, or 30 if one player took no trick, or 50 if two took none. Of two with the same, the one who took a trick last loses.
table-help-ramsch-house = Ramsch: nobody plays alone, the jacks are the only trumps, and the last trick takes the skat. Whoever takes the fewest card points gets 10, without a trick 20; all ten tricks lose 30. Of two with the same, the one who took a trick last gets nothing.
table-help-take-up = Enter: you pick up the two cards and pass two others on. p: you pass them on without a look; whatever the loser pays is doubled.
table-help-push = Two cards, by name or by number: D7 C8, or 11 12. Jacks stay in the hand. The cards with * are those you have just picked up.
table-help-exchange = In a revolution the defenders may share out their twenty cards anew. Type all cards that are to change hands, as many of yours as of your partner’s, by name or by number: your cards have 1 to 10, your partner’s 11 to 20. Your partner agrees or says otherwise. Enter leaves the hands as they are.
table-help-exchange-agree = y: the cards change hands as told. n: they do not; if you have not had your turn yet, you then say how you want it.

## Beginning and end.

# $first: names; $last: the last name
# $form: german, tournee, tournee-house
table-greeting =
    Welcome to { $form ->
        [german] Skat
       *[tournee] Tournée Skat
    }! You sit at the table with { $first } and { $last }.
table-greeting-game =
    { $form ->
        [german] One player is alone against two: the highest bidder. The jacks are the highest trumps, and 61 of the 120 card points win.
       *[tournee] One player is alone against two: the highest bidder. Then a card of the skat is turned up and makes the trumps; or both are picked up and none is turned, or left alone. The jacks are the highest trumps, and 61 of the 120 card points win. If nobody bids, forehand may make it a ramsch.
    }
table-greeting-cards = Type a card as suit and rank, such as H7 or ♥7, or the number over it. Where there is a usual answer, Enter gives it.
table-greeting-again =
    You go on with your sitting: { $deals ->
        [0] the first deal is under way
        [one] 1 deal has been played
       *[other] { $deals } deals have been played
    }.
table-saved = The sitting is saved; the same command goes on with it.
table-farewell = Thank you for playing!

## After a deal.

table-passed-out = Everybody has passed: nobody scores.
table-won =
    { $me ->
        [yes] You win
       *[no] { $name } wins
    } { $contract }.
table-lost =
    { $me ->
        [yes] You lose
       *[no] { $name } loses
    } { $contract }.
table-durchmarsch =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } all tricks of the ramsch: durchmarsch!
table-ramsch-lost =
    { $me ->
        [yes] You lose
       *[no] { $name } loses
    } the ramsch.
table-ramsch-won =
    { $me ->
        [yes] You win
       *[no] { $name } wins
    } the ramsch.
table-ramsch-swept =
    { $me ->
        [yes] You take all tricks of the ramsch and lose
       *[no] { $name } takes all tricks of the ramsch and loses
    } it.
table-ramsch-nobody = Nobody loses the ramsch: all have the same.
# $each: the texts below
table-ramsch-points = Card points with the skat: { $each }.
table-ramsch-points-alone = Card points: { $each }.
table-ramsch-each =
    { $name } { $points } ({ $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    })
table-spitze-missed = A spitze has not won its trick.
table-announcement-missed = The announcement is missed, so the deal is over.
table-ended = The game was { $ending }.
table-points =
    { $points } card points to { $others }, { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    } for the declarer.
table-null-tricks =
    { $tricks ->
        [0] The declarer has taken no trick.
       *[other] The declarer has taken a trick.
    }
table-count = Count: { $count }.
table-as-dealt = As dealt:
table-as-played = As played:
table-skat = skat
table-was-turned = (turned up: { $cards })
table-laid = discarded
table-in-points = ({ $points })

## The command.

help-play = Play Skat or Skruf in the terminal against the computer.
help-play-game = The game to play: Skat, Tournée Skat by the books or as at home, Skruf with a talon or without, or trekarl, the Skruf of three; without it, that of the preset or of the saved sitting.
help-play-players = How many sit at the table. In Skat with four the dealer sits out, in Skruf one or two of five or six each rubber.
help-play-level = How well the others play, 1 to 5; otherwise 2. From 3 on they think, and the same --seed may go another way.
help-play-deals = How many deals; without it, as long as you like.
help-play-rounds = How many rounds; in a round everybody deals once.
help-play-name = Your name on the score sheet.
help-play-seed = Words from which all deals follow: the same words, the same sitting.
help-play-save = Keep the sitting in this file, and go on with it if it is there; text if the name ends in .txt, otherwise JSON Lines.
help-play-plain = Line by line, without colours and drawing; good for screen readers.
help-play-speed = Seconds that a trick stays on the table; 0 for none.

error-seconds = “{ $value }” is no speed: give seconds from 0 to { $most }, such as 0.5.
error-person-name = A name has 1 to { $most } letters.
error-preset-other-game = “{ $preset }” is no preset of { $game }; it has: { $allowed }.
error-save-no-sitting = { $name } holds something other than one sitting saved by Knekt; it stays as it is. Please choose another file for --save.
error-save-other-rules = The sitting in { $name } goes by other rules. Leave out the game, --preset, --set, --players, --deals and --rounds to go on with it, or choose another file for --save.
error-save-other-person = The sitting in { $name } belongs to { $person }. Leave out --name to go on with it, or choose another file for --save.
error-save-finished = The sitting in { $name } is finished. Please choose another file for --save.
error-save-changed = { $name } has been changed by somebody else meanwhile; the sitting was not saved there.
