### The options as `knekt options` explains them: what each decides, and what its values mean.

## The presets, each in one line.

preset-german = German Skat as the rule page has it; the plain rules
preset-isko = the International Skat Order, as tournaments play it
preset-iss = as the International Skat Server plays
preset-tournee = Tournée Skat: a card turned up from the skat makes the trumps
preset-tournee-house = Tournée by house rules: only the declarer sees the first card
preset-pub = a round at the pub: kontra, bock rounds, ramsch
preset-club = a club with all trimmings: up to hirsch, gifts, schieberramsch
preset-xskat = what the program XSkat offers in its menus
preset-skruf = Skruf with talon: four bid, buy and give cards away
preset-skruf-plain = Skruf without talon: thirteen cards each, the bid is played
preset-trekarl = Skruf for three, with a fourth hand laid open

## The chapters.

options-table = The table
options-values = Bidding and values
options-declaring = Declaring and playing
options-kontra = Doubling: kontra and re
options-schenken = Gifts by the defenders
options-bock = Bock rounds
options-ramsch = Ramsch and schieberramsch
options-scores = Scores and money
options-deal = The deal
options-auction = The auction
options-exchange = Talon and exchange
options-play = Play
options-count = What a deal counts
options-rubber = Games, rubber and money

## The table.

option-players = How many sit at the table.
option-players-3 = all play
option-players-4 = the dealer sits the deal out
option-session-deals = How many deals are played; none: no limit.
option-session-rounds = The same in rounds: each player deals once. Not together with session.deals.
option-session-time_end = What is still finished when the time is up.
option-session-time_end-complete_round = the running round
option-session-time_end-complete_deal = the running deal

## Bidding and values.

option-bidding-values = Which numbers are bids.
option-bidding-values-possible_only = only what some game can be worth
option-bidding-values-any_integer_from_18 = any number from 18
option-bidding-values-any_integer_from_10 = any number from 10
option-grand-base = The base value of grand.
option-grand-base-24 = as usual
option-grand-base-20 = the old value; grand ouvert of its own then counts 30
option-grand_ouvert-mode = What grand ouvert is.
option-grand_ouvert-mode-announced = ouvert announced in a grand hand
option-grand_ouvert-mode-separate = a game of its own with base 36
option-matadors-jacks_only = Only jacks are matadors: with or without four is the most.
option-lost_hand_single = A lost hand game costs its value once, not twice.
option-levels-hand_schwarz = A hand game won schwarz without announcing schneider.
option-levels-hand_schwarz-implies_announced_schneider = schneider announced counts along
option-levels-hand_schwarz-additive = only what was announced counts
option-levels-hand_schwarz_on_loss = The same for a hand game lost schwarz.
option-levels-hand_schwarz_on_loss-same_as_win = as if it had been won that way
option-levels-hand_schwarz_on_loss-additive = only what was announced counts
option-levels-loss_schwarz = A declarer without a trick has lost schwarz, not just schneider.
option-forehand_may_pass = Forehand may pass when the others have passed, and nothing is scored.

## Declaring and playing.

option-declare-must_be_reachable = After picking up the skat the declarer must name a game that can reach the bid.
option-declare-raise_before_lead = The declarer may change to a game of higher value before the first lead.
option-spitzen-enabled = Spitzen: the declarer may undertake to win the last tricks with the lowest trumps.
option-spitzen-extend_bids = Values that need spitzen can be bid as well.
option-revolution-enabled = Revolution: a null ouvert hand for 92, before which the defenders share out their cards anew.
option-surrender-mode = When the declarer may concede the game.
option-surrender-mode-document = before the first lead, and between tricks 1 and 2
option-surrender-mode-before_first_lead = only before the first lead
option-surrender-mode-none = never: every game is played
option-surrender-mode-while_nine_cards = while holding at least nine cards
option-surrender-mode-tournee = a turn, before the lead to the second trick
option-surrender-announced_levels = Whether what was announced counts in a game conceded.
option-surrender-announced_levels-count = it counts
option-surrender-announced_levels-ignore = it does not
option-overbid-auto_concede = The table itself ends a game that can no longer reach the bid.
option-overbid-loss = What a game below the bid costs.
option-overbid-loss-top_up = at least the bid
option-overbid-loss-plain_value = its own value
option-null_below_bid = A null that is worth less than the bid.
option-null_below_bid-illegal = cannot be named
option-null_below_bid-lost = can be named, and is lost
option-turn-first_card = Which card of the skat is turned first.
option-turn-first_card-declarer_choice = either, the declarer chooses
option-turn-first_card-top_card = the upper one
option-guckser_null-enabled = Null can be played as a guckser too, for 15, or ouvert for 30.
option-play-claims = Claims are allowed.
option-play-defender_concede = Whether the defenders may give up.
option-play-defender_concede-none = no
option-play-defender_concede-single = one gives up for both
option-play-defender_concede-both = both must want it
option-play-ends_when_missed = A deal ends as soon as an announcement is missed.

## Doubling.

option-kontra-enabled = Kontra: a defender may double what the game counts, the declarer may answer re.
option-kontra-max = How far the doubling may go.
option-kontra-max-1 = kontra, times 2
option-kontra-max-2 = re, times 4
option-kontra-max-3 = supra by the defenders, times 8
option-kontra-max-4 = hirsch by the declarer, times 16
option-kontra-max-unlimited = on and on, the sides in turn
option-kontra-timing = When kontra may be said.
option-kontra-timing-after_first_lead = after the first card, before the second
option-kontra-timing-before_first_lead = before the first card
option-kontra-timing-before_first_trick_turned = from the declaration to the second trick
option-kontra-only_bidders = Only a defender who has bid may say kontra.
option-kontra-bidder_definition = What counts as having bid then.
option-kontra-bidder_definition-named_or_held = naming a value or saying yes to one
option-kontra-bidder_definition-named_only = only naming a value

## Gifts.

option-schenken-enabled = The defenders may make the declarer a gift of the game, then of schneider.
option-schenken-scope = Which games can be a gift.
option-schenken-scope-suit_and_grand = suit games and grand
option-schenken-scope-grand_only = only grand
option-schenken-window = Until when a gift may be offered.
option-schenken-window-any_time = at any time
option-schenken-window-until_first_trick_done = until the first trick is taken

## Bock rounds.

option-bock-enabled = Bock rounds: after certain deals a round counts double.
option-bock-triggers = What brings a bock round; any of these with commas, or none.
option-bock-value_basis = What is measured for value_over_100.
option-bock-value_basis-game_value = the value of the game
option-bock-value_basis-score = what is written down
option-bock-kontra_lost_means = Who has lost a kontra that is lost.
option-bock-kontra_lost_means-declarer_lost = the declarer
option-bock-kontra_lost_means-kontra_side_lost = the side that said it
option-bock-kontra_lost_means-either = either: any game with kontra
option-bock-stack = A new round while one is running.
option-bock-stack-append = comes after it
option-bock-stack-ignore_while_active = is not given
option-bock-stack-multiply = runs at the same time, and the factors multiply
option-bock-per_deal = How many rounds one deal can bring.
option-bock-per_deal-one = one, however many reasons it gave
option-bock-per_deal-each_trigger = one for each reason

## What brings a bock or schieberramsch round.

trigger-value_over_100 = a game worth more than 100
trigger-grand_hand_won = a grand hand won
trigger-kontra_lost = a game with kontra lost
trigger-rekontra = any game with re
trigger-declarer_schneider = a declarer with 30 card points or fewer
trigger-split_60_60 = 60 to 60 card points
trigger-last_round = the last round itself; its number must be known

## Ramsch.

option-ramsch-on_pass_out = What follows when all three pass.
option-ramsch-on_pass_out-none = nothing: the next deal
option-ramsch-on_pass_out-ramsch = ramsch: everybody wants few card points
option-ramsch-on_pass_out-schieberramsch = the same, but first two cards are passed on
option-ramsch-skat_to = Who has to take the skat in a ramsch.
option-ramsch-skat_to-last_trick = the player with the last trick
option-ramsch-skat_to-loser = the player with the most card points without it
option-ramsch-three_way_tie = All three have 40 card points.
option-ramsch-three_way_tie-all_lose = all are charged with them
option-ramsch-three_way_tie-no_score = nobody scores
option-ramsch-jungfrau = Who is a jungfrau and doubles what the loser pays.
option-ramsch-jungfrau-no_tricks = a player without a trick
option-ramsch-jungfrau-no_points = a player without a card point
option-ramsch-tie = Several have the fewest card points.
option-ramsch-tie-last_trick = the one who took a trick longest ago gets the 10
option-ramsch-tie-split = they share: 5 each of two, 3 each of three
option-ramsch-sweep_bonus_to_others = When one takes every trick, the other two get 20 each.
option-schieber-multiply_durchmarsch = Cards passed on unseen double the 120 of a durchmarsch too.
option-special_rounds-mode = What the bock triggers bring.
option-special_rounds-mode-bock = a bock round
option-special_rounds-mode-schieberramsch = a schieberramsch round instead
option-special_rounds-mode-bock_then_schieberramsch = first the one, then the other
option-special_rounds-schieberramsch_triggers = What brings a schieberramsch round by itself; any of these with commas, or none.

## Scores and money.

option-scoring-tournament = Tournament scoring: 50 for each game won, 40 (30 with four players) for each that the others lose.
option-protocol-style = What a row of the sheet shows.
option-protocol-style-modern = the score of the deal, and all totals
option-protocol-style-traditional = only the new total of the declarer, in ramsch of the loser
# What an amount may look like: shown where another text was typed.
option-amounts = 0 | 0.10 | 1
option-settlement-rate = Money for a point, such as 0.10; 0: no money.
option-settlement-rounding = How each payment is rounded.
option-settlement-rounding-nearest_unit_half_up = to whole units, a half upwards
option-settlement-rounding-none = not at all

## Skruf: the table.

option-skruf-players = How many sit at the table.
option-skruf-players-3 = all play: trekarl
option-skruf-players-4 = all play
option-skruf-players-5 = one sits out each rubber
option-skruf-players-6 = two sit out each rubber
option-skruf-rubbers = How many rubbers are played; none: the whole schedule of partners, three rubbers, five with five players, fifteen with six.
option-skruf-deals = How many deals are played in trekarl; none: no limit.
option-skruf-draw_tie = Cards of the same rank, when the seats are drawn for.
option-skruf-draw_tie-by_suit = the lower suit is lower: spades, clubs, diamonds, hearts
option-skruf-draw_tie-redraw = the cards are drawn again
option-skruf-manual_table = A table with real cards: it can bar a suit that the leader’s partner has led out of turn.

## Skruf: the deal.

option-skruf-talon_position = When the four cards of the talon are dealt.
option-skruf-talon_position-before_last_round = before the last card to each
option-skruf-talon_position-spread = one after each of the rounds 8 to 11
option-skruf-talon_position-last = after all others
option-skruf-first_card = Who gets the first card.
option-skruf-first_card-left_of_dealer = the dealer’s left neighbour
option-skruf-first_card-dealer = the dealer
option-skruf-misdeal = Who deals after a misdeal.
option-skruf-misdeal-next_dealer = the next player
option-skruf-misdeal-same_dealer = the same player again

## Skruf: the auction.

option-skruf-min_level = The lowest level that is played.
option-skruf-min_level-3 = three: nine tricks
option-skruf-min_level-4 = four: ten tricks
option-skruf-below_minimum = What follows when the auction closes below that.
option-skruf-below_minimum-bid_again = the highest bidder must bid that much at once
option-skruf-below_minimum-raise_phase = the side buys, and must reach it after the exchange
option-skruf-close_passes = How many passes in a row close the auction after a bid.
option-skruf-close_passes-8 = all four pass twice
option-skruf-close_passes-7 = the same, but the bidder only once
option-skruf-close_passes-6 = all three pass twice
option-skruf-close_passes-5 = the same, but the bidder only once
option-skruf-close_passes-4 = all four pass once
option-skruf-close_passes-3 = the three others pass once; in trekarl all three
option-skruf-close_passes-2 = the two others pass once
option-skruf-all_pass_calls = How many passes make a general pass, if nobody has bid.
option-skruf-all_pass_calls-3 = one round of three
option-skruf-all_pass_calls-4 = one round
option-skruf-all_pass_calls-6 = two rounds of three
option-skruf-all_pass_calls-8 = two rounds
option-skruf-general_pass = What follows a general pass.
option-skruf-general_pass-next_dealer = nothing: the next player deals
option-skruf-general_pass-misere = misère: the side with fewer tricks wins
option-skruf-misere_forehand = Who is forehand in a misère: first for the talon, and leads.
option-skruf-misere_forehand-dealer = the dealer
option-skruf-misere_forehand-left_of_dealer = the dealer’s left neighbour

## Skruf: talon and exchange.

option-skruf-talon_open = The talon is turned up for all; if not, only the buyer sees it.
option-skruf-open_hand = When the fourth hand of trekarl is laid open.
option-skruf-open_hand-when_bought = when the talon has been bought
option-skruf-open_hand-from_the_deal = as soon as the cards are dealt
option-skruf-raise_end_passes = How many passes in a row end the raising.
option-skruf-raise_end_passes-2 = both partners pass once
option-skruf-raise_end_passes-4 = both partners pass twice
option-skruf-raise_end_passes-1 = one pass after a raise
option-skruf-opponents_swap = The two opponents swap a card in trekarl too.
option-skruf-swap_order = How the two opponents swap their card.
option-skruf-swap_order-leader_first = the leader gives first, then the partner
option-skruf-swap_order-simultaneous = both at the same time
option-skruf-swap_time = When the opponents swap their card.
option-skruf-swap_time-after_raise = when the last bid has been made
option-skruf-swap_time-before_raise = before the buyer’s side raises
option-skruf-swap_back = The card received in the swap may be given back.

## Skruf: play.

option-skruf-lead = Whose left neighbour leads to the first trick.
option-skruf-lead-left_of_final_bidder = that of the last bidder
option-skruf-lead-left_of_master = that of the master, the buyer’s partner
option-skruf-lead-left_of_first_namer = that of the side’s first to name trumps
option-skruf-claims = Claims are allowed.
option-skruf-solo_slam_claim = A player who made no bid may leave a lost slam of three bets or more to the partner alone.

## Skruf: what a deal counts.

option-skruf-karonka_hand = Which hand is looked at for karonkas.
option-skruf-karonka_hand-final = the thirteen cards that are played
option-skruf-karonka_hand-dealt = the cards that were dealt
option-skruf-honours = How aces and honours are counted.
option-skruf-honours-printed = by the old table as it is printed
option-skruf-honours-regular = by the rule that fits 18 of its 20 rows
option-skruf-honours-majority = aces and honours each for the side with more
option-skruf-minus = What a minus for aces and honours means.
option-skruf-minus-credit_opponents = the other side gets as much
option-skruf-minus-deduct = the side itself loses as much
option-skruf-failed_grand_12 = What twelve tricks count when thirteen were bid.
option-skruf-failed_grand_12-0 = nothing
option-skruf-failed_grand_12-200 = a small slam
option-skruf-defender_slam = What twelve or thirteen tricks count against the declarer.
option-skruf-defender_slam-pay = 200 or 400, as a slam not bid
option-skruf-defender_slam-0 = nothing

## Skruf: games, rubber and money.

option-skruf-game_reset = Whose trick points start again after a game.
option-skruf-game_reset-both = those of both sides
option-skruf-game_reset-winner_only = those of the winners; the others keep theirs
option-skruf-both_60 = Who has the game when both sides reach 60 in one deal.
option-skruf-both_60-declarer = the declarer’s side
option-skruf-both_60-first_by_trick = the side that was there first, trick by trick
option-skruf-rubber_end = When a rubber is over.
option-skruf-rubber_end-second_game_of_one_side = when one side has won two games
option-skruf-rubber_end-two_games_total = after two games, whoever won them
option-skruf-settle_round = How the difference is turned into points.
option-skruf-settle_round-truncate = only whole hundreds count
option-skruf-settle_round-nearest = to the nearest hundred
option-skruf-stake = Money for a point, such as 0.10; 0: no money.
