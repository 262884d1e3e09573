### What Knekt refuses: what was wrong, and what would be right.

## Text that cannot be read. $text as given; $expected one of the phrases below.

error-unreadable = “{ $text }” is not { $expected }.

expected-action = a call or a card such as “M 18”, “F yes”, “R pass” or “F CJ”
expected-skruf-action = a call or a card such as “D 4S”, “L pass” or “R H7”
expected-bid = a bid such as 18 or 20, in Skruf such as 4S or 1G
expected-card = a card such as CJ or H7
expected-comment = a comment that ends with its closing brace
expected-complete-event = an event with all its fields
expected-contract = a contract such as C (clubs), GH (grand hand) or NO (null ouvert)
expected-contract-tournee = a contract such as HT (turn hearts), G (guckser grand) or NHO (null ouvert)
expected-deal = a deal of ten cards for each of the three players and two for the skat
expected-entry = an entry such as “enter F H -2 95 9 20” or “time up”
expected-skruf-entry = an entry such as “enter D 6S 12 4 4” or “time up”
expected-event = an event such as “M 18”, “R pass” or “F CJ”
expected-skruf-event = an event such as “D 4S”, “L P” or “R H7”
expected-hand = a row of cards such as CJ SJ HA H7
expected-heading = the heading of a record, with "knekt", "game" and "options"
expected-iss-record = a record of the International Skat Server, which begins with (;GM[Skat]
expected-json = a line of JSON
expected-karonka = a karonka such as us:S:2 (of the declarer’s side, in spades, ace to jack) or them:aces:1 (of the others, three aces)
expected-kind-of-event = a kind of event such as dealt, bid or played
expected-known-field = a field that belongs here
expected-list = a list of the right length
expected-next-number = the number that comes next in the log
expected-number = a whole number such as 3
expected-proof = the proof that a server gives out for a table
expected-record = a record that Knekt, the International Skat Server or XSkat has written
expected-result = a result such as d:0 win v:48 m:1
expected-seat = a seat: F forehand, M middlehand or R rearhand
expected-skruf-seat = a seat: L, O, R or D, from the dealer’s left round to the dealer
expected-tag = a tag such as [Preset "german"]
expected-value = a value that can stand here
expected-version = a version that this Knekt can read, such as 1
expected-xskat-log = a line of a log of XSkat

# $place: the file; $line: a number; $cause: a whole sentence
error-record = { $place }, line { $line }: { $cause }

## Options and contracts.

error-unknown-option = There is no option “{ $name }”; “knekt options” lists them all.
error-option-value = The option { $name } cannot be “{ $value }”; it can be: { $allowed }.
error-options-exclude = The options { $name } and { $other } exclude each other: set only one of them.
error-option-values = The option { $name } cannot be “{ $value }”; it can be “none”, or any of these with commas between them: { $allowed }.
# $form: already words
error-option-not-of-form = The option { $name } does not belong to this game ({ $form }); “knekt options” with the name of a preset lists those that do.
error-last-round-unknown = With last_round in { $name } the length of the sitting must be known: set session.rounds or session.deals, or leave last_round out.
error-unknown-preset = There is no preset “{ $name }”; there are: { $allowed }.
# $room: what of the game is missing: solver, players, analysis, lab …
error-game-without-part =
    { $room ->
        [solver] Knekt cannot work out the best play in this game.
        [players] Nobody here can play this game against you.
        [analysis] There are no hints for this game.
        [lab] There are no matches between players in this game.
       *[other] That cannot be done in this game.
    }
error-no-such-family = KNEKT_FAMILIES names “{ $name }”, and that is no family of games.
error-family-twice = A family in KNEKT_FAMILIES has a name that is taken, “{ $name }”: give it another.

# $row: a line of the table of contracts; $said: S, Z, O, a suit, None for none, or the number of spitzen
error-no-such-contract =
    There is no { $row ->
        [suit] suit game
        [suit-hand] suit hand game
        [grand] grand
        [grand-hand] grand hand
        [grand-ouvert] grand ouvert
        [null] null
        [null-hand] null hand
        [null-ouvert] null ouvert
        [null-ouvert-hand] null ouvert hand
        [revolution] revolution
        [turn] turn
        [turn-grand] turn grand
        [second-turn] turn to the second card
        [second-turn-grand] turn grand to the second card
        [guckser-grand] guckser grand
        [guetz] Guetz
        [guckser-null] guckser null
        [guckser-null-ouvert] guckser null ouvert
        [solo] suit solo
        [solo-grand] solo grand
       *[other] { $row }
    } { $said ->
        [S] with schneider announced; only suit and grand hand games allow announcements
        [Z] with schwarz announced; only suit and grand hand games allow announcements
        [O] { $row ->
            [solo] with the hand open; only a grand or a null is played so
           *[other] with ouvert announced; only suit and grand hand games allow announcements
        }
        [None] without a trump suit; name clubs, spades, hearts or diamonds
        [D] with a trump suit; leave the suit out
        [H] with a trump suit; leave the suit out
        [C] with a trump suit; leave the suit out
       *[other] with { $said } spitzen; only suit games have them, at most 10
    }.

## Options that go together badly. $name, $triggers, $mode and $group: as they are set.

doubt-kontra-surrender = With surrender.mode=document the declarer can still concede after a kontra; surrender.mode=before_first_lead goes better with kontra.
doubt-kontra-trigger = Nobody says kontra at this table, so { $triggers } in { $name } will never bring a round; set kontra.enabled=true, or leave it out.
doubt-rekontra-trigger = Nobody can say re here, so rekontra in { $name } will never bring a round; set kontra.max=2, or leave it out.
doubt-no-trigger = Nothing brings a bock round as long as { $name } is empty; name what should.
doubt-no-special-rounds = special_rounds.mode={ $mode } changes nothing without bock triggers; set bock.enabled=true, or name special_rounds.schieberramsch_triggers.
doubt-no-ramsch =
    { $group ->
        [schieber] Cards are never passed on at this table, so what is set under schieber has no effect; set ramsch.on_pass_out=schieberramsch.
       *[other] No ramsch is played at this table, so what is set under { $group } has no effect; set ramsch.on_pass_out=ramsch.
    }
doubt-no-misere = No misère is played at this table, so misere_forehand has no effect; set general_pass=misere.
doubt-low-minimum = With min_level=3 hardly a bid ends below the minimum, so below_minimum=raise_phase changes little; it goes with min_level=4.
doubt-no-swap = The opponents swap no card at this table, so swap_order, swap_time and swap_back have no effect; set opponents_swap=true.
doubt-not-enabled = What is set under { $group } has no effect as long as { $group }.enabled is false; set { $group }.enabled=true.

## Cards that cannot lie so. $card: a card.

error-doubled-card = The { $card } is there twice; each card must be there once.
error-card-not-in-pack = The { $card } is not in the pack: its cards go from the seven to the ace.
error-missing-card = The { $card } is missing; every card of the pack must be there.
error-top-not-in-skat = The { $card } cannot be the upper card of the skat: it does not lie there.
# $form: already words
error-skat-order = Which card of the skat lies on top is stated in Tournée and nowhere else, such as “top D9”; this is { $form }.

error-cards-hidden =
    { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } hidden here; all cards must be known.

# $place: F, M, R, deal, skat, or whose hand it is, already words; $cards: how many there are; $due: how many there should be
error-wrong-number-dealt =
    { $place ->
        [F] Forehand has
        [M] Middlehand has
        [R] Rearhand has
        [deal] The deal has
        [skat] The skat has
       *[other] { $place } has
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; it should be { $due }.
error-wrong-number-of-hands =
    { $hands ->
        [one] Here is 1 hand
       *[other] Here are { $hands } hands
    }; there should be { $due }.
# $place: whose hand it is, already words
error-wrong-number-played =
    { $place } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in earlier tricks; it should be { $due }.
# $tricks: of both sides
error-tricks-so-far =
    { $tricks ->
        [one] 1 earlier trick
       *[other] { $tricks } earlier tricks
    } and what lies on the table cannot be: before the end there are 0 to { $most } tricks, and at most three cards of the next.
# $due: 0 where the game has no talon
error-talon-size =
    { $due ->
        [0] This game has no talon; here { $cards ->
            [one] 1 card is
           *[other] { $cards } cards are
        } stated for it.
       *[other] The talon has { $due } cards; here { $cards ->
            [one] 1 is
           *[other] { $cards } are
        } stated.
    }
# $form: already words
error-open-hand = Only trekarl has an open hand that nobody owns, opposite the dealer; this is { $form }.
error-bid-and-declarer = A bid needs the declarer who made it, and a declarer a bid: give both, or neither for a misère.
error-misere-not-played = This table plays no misère: name a bid and who made it, or set general_pass=misere.
# $bid: in words; $level: a number
error-below-minimum = At this table { $bid } is not played: the lowest is a bid of { $level }.
error-broken-trick =
    A trick has three cards, so { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } no whole number of tricks.
error-null-already-lost =
    In null the declarer’s first trick ends the deal; the declarer cannot have taken { $cards } cards here.
# $cards: how many have been played
error-matadors-unknown =
    After { $cards ->
        [one] 1 card has
       *[other] { $cards } cards have
    } been played the matadors cannot be counted; please state them, such as 2 for with 2, or -2 for without 2.
error-matadors-impossible =
    There cannot be { $n } matadors: with or without, the number goes from 1 to { $most }.
error-no-such-seat =
    There is no seat { $seat } here: in Skat the seats are 0 (forehand), 1 (middlehand) and 2 (rearhand), in Skruf 0 to 3, from the dealer’s left round to the dealer; in trekarl nobody sits at 1.
error-bock-factor = Bock cannot multiply by { $factor }: it counts 1, 2, 4, 8 and so on.
error-bock-not-played = This table has no bock rounds, so no deal counts times { $factor }: set bock.enabled=true.
error-ramsch-not-played = This table plays no such ramsch: set ramsch.on_pass_out, or special_rounds.mode for whole rounds of it.
# $heaps: how many heaps of tricks are stated; $due: how many there should be
error-wrong-heaps =
    { $due ->
        [3] In a ramsch each of the three players has a heap of tricks; here there are { $heaps }.
       *[other] The declarer has one heap of tricks and the defenders have one; here there are { $heaps }.
    }
error-not-of-this-game = A bid, matadors, kontra and gifts belong to a declarer’s game, cards passed on unseen to a ramsch: leave out what does not fit.
# $spitzen: how many were announced; $left: tricks to come
error-spitzen-unknown =
    { $left ->
        [one] With 1 trick left
       *[other] With { $left } tricks left
    } nobody can tell any more whether all { $spitzen } spitzen won theirs; set the cards up earlier.

## Logs that cannot have happened. $number: which event, from 1; $event: as written.

error-log-differs = Event { $number }, “{ $event }”, does not follow from what went before.
error-log-illegal = Event { $number }, “{ $event }”, is against the rules: { $cause }

## What is not allowed now.

error-nothing-dealt = A deal begins with cards dealt or a position set up; nothing else can come first.
error-deal-is-over = The deal is over: nothing more can be done in it.
error-question-is-closed = That came too late: the question is already settled.
error-not-your-turn = It is not your turn yet.
error-not-now = That cannot be done at this point of the deal.
error-no-such-bid = No game can be worth { $bid }: bid a value such as 18, 20, 22, 24 or 27.
# $bid, $current: numbers in Skat, in words in Skruf
error-bid-too-low =
    { $current ->
        [other] { $bid } is too low: bid more than { $current }, or pass.
       *[words] Bid higher than { $current }, or pass: { $bid } is too low.
    }
error-must-reach-minimum = Nothing below { $level } is played at this table, and the auction has closed: now you must bid { $level } or more.
error-lowest-is-enough = You need not go to { $bid }: the others have passed, so { $lowest } is enough.
error-card-not-held = You do not hold the { $card }: choose from the cards in your hand.
# $suit: the suit, already a word
error-must-follow =
    You must follow suit: play { $suit ->
        [clubs] a club
        [spades] a spade
        [hearts] a heart
        [diamonds] a diamond
       *[other] { $suit }
    }.
# $suit: the suit, already a word
error-suit-barred = Your partner has led { $suit } out of turn, so you may not lead that suit now: lead another.
error-card-not-back = The { $card } has just come from your partner and may not go back: give another card.
error-must-follow-trump = You must follow with a trump; the jacks are trumps too.
error-wrong-number-of-cards =
    Choose exactly { $due ->
        [one] 1 card
       *[other] { $due } cards
    }, not { $cards }.
error-null-below-bid =
    You have bid { $bid }, and { $contract } is worth only { $value }: name a game that can reach the bid.
error-cannot-reach-bid =
    You have bid { $bid }, and { $contract } cannot be worth that much: name a game that can reach the bid.
error-hand-or-pickup =
    You cannot play { $contract } now: with the skat left alone it must be a hand game or a solo, with the skat picked up it cannot be one.
error-other-way = You cannot play { $contract } now: name a game that goes with the turn, guckser or solo you have chosen.
error-must-raise = You cannot change to { $contract }: only a game of higher value can take the place of yours.
error-hand-stays-open = Your cards lie open already: only another ouvert game can take the place of yours.
error-claim-too-high =
    { $most ->
        [0] You cannot claim { $claimed }: in null the declarer can only claim to take no more tricks.
        [one] You cannot claim { $claimed }: there is only 1 trick left.
       *[other] You cannot claim { $claimed }: there are only { $most } tricks left.
    }
error-spitze-not-held = For so many spitzen you need the { $card } in your hand: announce fewer.
error-must-have-bid = Only a defender who has bid may say kontra at this table.
error-no-jacks = The { $card } stays in your hand: no jack may be passed on.
error-forehand-must-play = Forehand cannot pass after two passes: play for the lowest bid, or say ramsch.

## The score sheet.

error-no-deal-is-running = No deal is running: deal the cards first.
error-deal-is-running = A deal is running: finish it first.
error-sitting-is-over = The sitting is over: nothing more can be written on its sheet.
error-time-is-up = The time has been called already.
error-no-such-player = There is no player { $player }: the { $players } players are numbered from 0.
error-no-such-row =
    { $rows ->
        [0] There is no row { $number }: the sheet is still empty.
        [one] There is no row { $number }: the sheet has only 1 row.
       *[other] There is no row { $number }: the sheet has the rows 1 to { $rows }.
    }
error-reason-missing = Please give the reason why row { $number } is corrected.
error-declarer-and-game = A declarer needs a game, and a game its declarer: give both, or neither for a deal passed out.
error-facts-contract = At this table { $contract } is not played.
error-facts-points = The declarer cannot have { $points } card points: there are 0 to { $most }.
error-facts-tricks = The declarer cannot have { $tricks } tricks: there are 0 to { $most }.
error-facts-contradict =
    { $tricks ->
        [one] With 1 trick
       *[other] With { $tricks } tricks
    } nobody can have { $points } card points.
error-facts-null-matadors = In null no matadors are counted: leave the { $n } out.
error-facts-matadors = In { $contract } you can be with or without 1 to { $most }, not { $n }.
error-facts-kontra =
    { $most ->
        [0] At this table nobody says kontra: set kontra.enabled=true.
       *[other] It cannot have been doubled { $level } times: this table doubles { $most } times at most.
    }
error-facts-gift = At this table { $contract } cannot be a gift.
error-facts-gift-order = The game is offered first and schneider after it, and after a gift is taken there is no other: state the highest gift that was declined, and the one that was taken.
error-facts-gift-given-up = A game that was taken as a gift is won, not conceded: state one or the other.
error-facts-spitze = No spitze was announced with { $contract }, so none can be missed.
error-facts-cut-short = { $contract }: no announcement was missed that ends a deal at this table.
error-ramsch-is-due = This deal belongs to a schieberramsch round: it is played as ramsch.
error-passed-out-is-ramsch = When all pass, this table plays ramsch: enter the ramsch.
error-no-ramsch = This table plays no ramsch after three passes: enter the deal as passed out.
error-ramsch-tricks = The three players together have { $due } tricks, not { $tricks }.
# $points: of all three; $skat: what is missing to 120
error-ramsch-points = { $points } card points in the tricks cannot be: two cards of the skat must make up the rest to 120.
# $seat: 0, 1, 2
error-ramsch-last =
    { $seat ->
        [0] Forehand has no trick and so did not take the last one.
        [1] Middlehand has no trick and so did not take the last one.
       *[other] Rearhand has no trick and so did not take the last one.
    }
error-ramsch-refusals =
    { $most ->
        [0] In this ramsch no cards are passed on; set ramsch.on_pass_out=schieberramsch.
       *[other] The cards cannot have been passed on unseen { $refusals } times: there are three players.
    }
error-ramsch-latest-missing = Of players with equally many card points it matters who took a trick last: state for each the number of the last trick taken, such as “latest 8,10,5”.
error-ramsch-latest = The numbers of the last tricks do not fit: 0 for a player without a trick, { $due } for the one who took the very last, and no number twice.

## The accounts of Skruf. $told: as stated; $most: the highest number there can be.

error-draw-is-due = First each player draws a card for the seats.
error-no-draw-due = Nobody has to draw a card now: the seats are settled for this rubber.
error-draw-cards =
    { $cards ->
        [one] 1 card was drawn
       *[other] { $cards } cards were drawn
    }; it should be { $due }, one for each.
error-draw-twice = The same card cannot be drawn twice.
error-skruf-tricks = The side cannot have { $told } tricks: there are 0 to { $most }.
error-skruf-aces = The declarer’s side cannot have { $told } aces: there are 0 to { $most }.
error-skruf-honours =
    { $most ->
        [0] In grandissimo no honours are counted: leave the { $told } out.
       *[other] The declarer’s side cannot have { $told } honours: the trump suit has 0 to { $most }.
    }
error-aces-honours = { $aces } aces and { $honours } honours cannot be: the ace of trumps is both an ace and an honour.
error-karonka-twice = Only one hand can have a karonka of a suit, or of aces: state each once.
error-karonka-length = A karonka cannot have { $cards } cards: it has 3 to { $most }.
# $aces: of the side
error-karonka-aces = The side does not have the aces for that: it has { $aces }, and every karonka needs its own.
# $honours: of the side, in trumps
error-karonka-honours = The side does not have the honours for that karonka of trumps: it has { $honours }.
error-karonka-seat = That karonka is stated for a hand of the other side: state whose side it is, or leave the hand out.
# $bets: a number
error-not-alone = Only a slam that lacks { $bets } tricks or more can be left to its bidder, and only where solo_slam_claim=true.
error-first-missing = Both sides reach sixty in this deal: say which was there first.
error-first-not-asked = Which side reached sixty first is stated only where both do, and with both_60=first_by_trick.
error-no-such-side = Side { $side } is unknown: 0 is the declarer’s, 1 the other.
error-adjust-points = Points can only be moved between the { $players } players: one number for each, and together nothing.
error-adjust-reason = Please give the reason why the points are moved.
error-no-such-rubber =
    { $rubbers ->
        [0] There is no rubber { $number }: none has begun.
        [one] There is no rubber { $number }: only 1 has begun.
       *[other] There is no rubber { $number }: only { $rubbers } have begun.
    }

## Records.

# $move: as written, with its $number
error-move = Move { $number }, “{ $move }”: { $cause }
error-cards-differ = The record shows { $shown } where { $held } must lie.
error-trick-differs = By the rules another card leads or takes this trick than the record says.
error-deal-not-finished = The moves stop before the deal is over.
# $form: what the record is of, already words
error-record-of-form = This record is one of { $form } and cannot be played by the rules of { $preset }.
error-missing-key = The record lacks { $key }[…].
error-doubled-key = The record has { $key }[…] twice; each key must stand once.
error-iss-cannot-say =
    A record of the International Skat Server cannot tell this deal, for { $why ->
        [auction] its auction is not known
        [unfinished] it is not finished
        [variant] it follows rules that are not played there
       *[words] it has no words for something that happened in it
    }; choose another format.
# $variant: kontra, re, spitze, grand-spitze, ramsch, schieberramsch, klopfen, revolution, schenken; $option: what to set
error-variant-not-played =
    { $variant ->
        [klopfen] This ramsch was doubled by knocking, which Knekt does not play.
        [grand-spitze] This grand was played with a spitze; Knekt has spitzen in suit games only.
        [schenken] In this deal a gift was made that this table does not have; “knekt options schenken” tells more.
       *[other] This deal was played { $variant ->
            [kontra] with kontra
            [re] with re
            [spitze] with a spitze
            [revolution] as a revolution
            [schieberramsch] as schieberramsch
           *[ramsch] as ramsch
        }, which this table does not have; set { $option }.
    }

error-tricks-model = “{ $name }” is not an estimate of tricks that this version can use, or it is damaged.
error-exchange-model = “{ $name }” does not tell of the exchange in a way that this version can use, or it is damaged.
error-advice-measures = “{ $name }” does not hold measures of advice that this version can use, or it is damaged.
