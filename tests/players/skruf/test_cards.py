"""Gifts, swaps, cards and claims of the plain player of Skruf."""

from __future__ import annotations

from typing import Any

import pytest
from players.skruf_deals import VECTORS, after_calls, laid_out, seats_of

from knekt.cards import Card, Hand, Suit
from knekt.engine import TABLE, Action
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.giving.book_gifts import losers
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.claims import certain_tricks, claim_is_certain
from knekt.players.skruf.playing.leading import leads_apart
from knekt.players.skruf.playing.misere import card_for_partner
from knekt.players.table import play_deal, step
from knekt.skruf import (
    PACK,
    Answer,
    BarSuit,
    Claim,
    Ending,
    Give,
    Placed,
    Play,
    PlayOpen,
    SkrufGame,
    Swap,
    options,
    parse_bid,
    place_game,
    result,
)

DEALS = VECTORS["deals"]
TASTE = {"S": 0, "C": 1, "D": 2, "H": 3}


def says(game: SkrufGame) -> Action:
    """The action of the player on turn, whatever its taste for suits."""
    assert game.turn is not None
    (action,) = {BookPlayer(seed).choose(game.view(game.turn)) for seed in range(4)}
    return action


def to_the_gifts(deal: Any) -> SkrufGame:
    return after_calls(laid_out(deal), [call["call"] for call in deal["auction"]])


def to_the_swap(deal: Any) -> SkrufGame:
    """The worked deal as the book tells it, up to the opponents' swap."""
    game, exchange, at = to_the_gifts(deal), deal["exchange"], seats_of(deal)
    game = game.apply(Give(at[exchange["buyer"]], Hand.parse(" ".join(exchange["buyer_gives_partner"]))))
    names = {seat: name for name, seat in at.items()}
    while game.state.to_give:
        giver, to, _ = game.state.to_give[0]
        game = game.apply(Give(giver, Hand.parse(exchange["partner_gives"][names[to]])))
    return after_calls(game, [call["call"] for call in deal["raise_phase"]])


# --- gifts and swaps


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["id"])
def test_skruf_14_the_buyer_gives_the_four_best_of_the_partners_suit(deal: Any) -> None:
    game = to_the_gifts(deal)
    assert says(game) == Give(game.state.turn, Hand.parse(" ".join(deal["exchange"]["buyer_gives_partner"])))


def test_skruf_14_the_master_gives_sure_losers_and_the_best_of_them_to_the_partner() -> None:
    deal, given = DEALS[1], Hand()
    game = to_the_gifts(deal).apply(says(to_the_gifts(deal)))
    first = says(game)
    assert isinstance(first, Give) and first.cards == Hand.parse(deal["exchange"]["partner_gives"]["A"])
    while game.state.to_give:
        action = says(game)
        assert isinstance(action, Give)
        given, game = given | action.cards, game.apply(action)
    assert given == Hand.parse(" ".join(deal["exchange"]["partner_gives"].values()))


def test_skruf_14_the_last_card_of_a_suit_that_leads_to_the_partner_is_kept() -> None:
    """In the first deal A knows that B has the ace of clubs: the nine of clubs stays, the diamonds go."""
    game = to_the_gifts(DEALS[0])
    game = game.apply(says(game))
    master = game.state.turn
    while game.state.to_give:
        game = game.apply(says(game))
    assert Card.parse("C9") in game.state.hand(master)
    assert len(game.state.hand(master) & Hand.parse("DA D8 D5 D3")) == 2


def test_skruf_14_losers_make_voids_under_a_trump_suit() -> None:
    hand = Hand.parse("SA SK SQ SJ S9 S8 S7 HA HK HQ DA D6 D5 D4 C7 C3")
    assert losers(hand, Suit.SPADES, 2, TASTE) == Hand.parse("C7 C3")
    assert losers(hand, Suit.SPADES, 2, TASTE, frozenset({Suit.CLUBS})) != Hand.parse("C7 C3")


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["id"])
def test_skruf_14_the_opponents_swap_as_in_the_book(deal: Any) -> None:
    game, at = to_the_swap(deal), seats_of(deal)
    for each in deal["opponent_swap"]:
        assert says(game) == Swap(at[each["from"]], Card.parse(each["card"]))
        game = game.apply(says(game))


def test_5_a_card_that_may_not_go_back_does_not() -> None:
    game = to_the_swap(DEALS[0])
    first = says(game)
    # A trump, the highest card that could be given on.
    game = game.apply(Swap(game.state.turn, Card.parse("S2")))
    back = says(game)
    assert isinstance(back, Swap) and back.card != Card.parse("S2") and first != back


def test_10_2_the_lowest_card_of_the_worst_suit_goes_to_the_partner() -> None:
    hand = Hand.parse("S2 S3 S5 S7 D2 D4 D6 C3 C4 HA HK HQ H9")
    assert card_for_partner(hand, TASTE) == Card.parse("H9")


# --- cards


def lay(
    hands: str, contract: str, lead: int = 0, declarer: int = 0, trick: str = "", *, changes: Any = None
) -> SkrufGame:
    """An ending: all cards in nobody's hand have been played. Without a contract it is a misère."""
    held = tuple(map(Hand.parse, hands.split(" | ")))
    on_table = tuple(map(Card.parse, trick.split()))
    rest = Hand.of(PACK) - held[0] - held[1] - held[2] - held[3] - Hand.of(on_table)
    done, left = len(rest) // 4, list(rest)
    heaps = tuple(Hand.of(left[place * done : (place + 1) * done]) for place in range(4))
    chosen = options("skruf", {"general_pass": "misere", **(changes or {})})
    bid = parse_bid(contract) if contract else None
    who = declarer if bid else None
    return place_game(chosen, Placed(held, who, bid, lead, on_table, heaps, (done, 0)))


def card(game: SkrufGame) -> str:
    """The card of the player on turn."""
    action = says(game)
    assert isinstance(action, Play)
    return str(action.card)


def test_the_declarer_draws_trumps_from_the_top() -> None:
    assert card(lay("SA SK S3 HA | S9 S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S")) == "SA"


def test_of_leads_that_hardly_differ_one_stands_for_the_others() -> None:
    """The highest and the lowest trump; of another suit the top of high or touching cards, or the lowest."""
    mine = Hand.parse("S9 S7 S3 HA H5 H2 DK D8 D4 CQ CJ C5")
    _, _, _, _, *rest = Hand.of(PACK) - mine  # four small diamonds have gone
    others = (Hand.of(rest[place::3]) for place in range(3))
    game = lay(" | ".join(map(str, (mine, *others))), "4S")
    assert leads_apart(CardTurn.of(game.view(0))) == Hand.parse("S9 S3 HA D4 CQ")


def test_once_trumps_are_drawn_what_is_high_is_cashed() -> None:
    assert card(lay("S2 HA C7 D9 | H9 H8 C9 DT | H2 H3 H4 C4 | H7 C5 C6 D2", "4S")) == "HA"


def test_the_last_to_play_takes_the_trick_as_cheaply_as_can_be() -> None:
    assert card(lay("D2 | C2 | D3 | HA HQ", "4S", lead=0, trick="H5 H7 HJ")) == "HQ"


def test_the_trick_of_the_partner_is_left_to_him() -> None:
    assert card(lay("D2 | C2 | D3 | HA H2", "4S", lead=0, trick="H5 HK HJ")) == "H2"


def test_third_in_hand_plays_high_but_the_lowest_of_equals() -> None:
    assert card(lay("D2 C9 | C2 C4 | HK HQ H2 | HA D4 S2", "4S", lead=0, trick="H5 H7")) == "HQ"


def test_who_is_void_ruffs_with_the_lowest_trump_that_wins() -> None:
    assert card(lay("D2 | C2 | D3 | S9 S4", "4S", lead=0, trick="H5 H7 HJ")) == "S4"
    assert card(lay("D2 | C2 | D3 | S9 S4", "4S", lead=0, trick="H5 H7 S6")) == "S9"


def test_what_is_high_is_not_thrown_away() -> None:
    assert card(lay("C2 | C3 | D3 | DA D2", "4S", lead=0, trick="H5 H7 HA")) == "D2"


def test_13_a_barred_suit_is_not_led() -> None:
    game = lay("SA SK S3 HA | S9 S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"manual_table": True})
    assert card(game.apply(BarSuit(TABLE, Suit.SPADES))) == "HA"


def test_11_the_declarer_plays_the_open_hand_too() -> None:
    held = tuple(map(Hand.parse, ("SA HA", "SK S2", "S9 S8", "H3 H4")))
    left = list(Hand.of(PACK) - held[0] - held[1] - held[2] - held[3])
    heaps = tuple(Hand.of(left[place * 11 : (place + 1) * 11]) for place in range(4))
    placed = Placed(held, 0, parse_bid("4S"), 0, (), heaps, (11, 0), unowned=1)
    game = place_game("trekarl", placed)
    players = [BookPlayer(seed) for seed in range(4)]
    game = step(step(game, players), players)
    assert game.state.turn == 1 and says(game) == PlayOpen(0, Card.parse("S2"))
    assert result(play_deal(game, players).state).ending is Ending.PLAYED


# --- misère


def test_10_in_a_misere_one_stays_just_below() -> None:
    assert card(lay("D2 D5 | C2 C7 | HT H4 H2 | HJ HQ D9", "", lead=0, trick="H5 H7")) == "H4"


def test_10_in_a_misere_a_trick_that_cannot_be_avoided_takes_the_highest() -> None:
    assert card(lay("D2 | C2 | D3 | HK HT", "", lead=0, trick="H5 H7 H3")) == "HK"


def test_10_in_a_misere_high_cards_go_on_the_trick_of_the_partner() -> None:
    assert card(lay("D2 | C2 | D3 | HK H2", "", lead=0, trick="H5 HJ H3")) == "HK"


def test_10_in_a_misere_who_is_void_throws_the_most_dangerous_card() -> None:
    assert card(lay("D2 D4 | C7 C8 | D3 D6 | DA C2 C3", "", lead=0, trick="H5 H7 H3")) == "DA"


def test_10_in_a_misere_one_leads_what_is_beaten() -> None:
    assert card(lay("D2 HA | D5 H3 | D7 H4 | D9 H5", "")) == "D2"


# --- claims


def test_7_what_is_certain_is_claimed_and_accepted() -> None:
    game = lay("SA SK S3 HA | S9 S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"claims": True})
    assert isinstance(says(game), Play)  # as far as the seat can see, the three of spades is not certain
    game = lay("SA SK SQ HA | S9 S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"claims": True})
    assert says(game) == Claim(0, 4)
    claimed = game.apply(Claim(0, 4))
    assert {BookPlayer(1).choose(claimed.view(seat)) for seat in (1, 3)} == {Answer(1, True), Answer(3, True)}
    assert play_deal(game, [BookPlayer(seed) for seed in range(4)]).state.ending is Ending.CLAIMED


def test_7_what_is_not_certain_is_refused() -> None:
    game = lay("SA SQ S3 HA | SK S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"claims": True})
    claimed = game.apply(Claim(0, 4))
    assert {BookPlayer(1).choose(claimed.view(seat)) for seat in (1, 3)} == {
        Answer(1, False),
        Answer(3, False),
    }
    given_up = game.apply(Claim(0, 0))  # the opponents accept, the partner does not
    answers = [BookPlayer(1).choose(given_up.view(seat)) for seat in (1, 2, 3)]
    assert answers == [Answer(1, True), Answer(2, False), Answer(3, True)]


def test_7_in_a_misere_who_takes_all_is_believed_and_who_takes_none_is_not() -> None:
    game = lay("D2 HA | D5 H3 | D7 H4 | D9 H5", "", changes={"claims": True})
    assert BookPlayer(1).choose(game.apply(Claim(0, 2)).view(1)) == Answer(1, True)
    assert BookPlayer(1).choose(game.apply(Claim(0, 0)).view(1)) == Answer(1, False)
    assert not claim_is_certain(game.view(0), 0, 1)


def test_7_certain_tricks_stop_where_somebody_may_ruff() -> None:
    others = [Hand.parse("S2 S3 D2"), Hand.parse("H2 H3 D3")]
    assert certain_tricks(Hand.parse("SA HA DA"), others, Suit.SPADES) == 1
    assert certain_tricks(Hand.parse("SA SK DA"), others, Suit.SPADES) == 3
    assert certain_tricks(Hand.parse("SA HA DA"), others, None) == 3


class Refusing(BookPlayer):
    """Refuses every claim."""

    def choose(self, view: Any) -> Action:
        action = super().choose(view)
        return Answer(action.seat, False) if isinstance(action, Answer) else action


def test_7_a_proved_claim_of_all_stands_though_the_others_refuse_and_no_other_does() -> None:
    refusing = [Refusing(seed) for seed in range(4)]
    proved = lay("SA SK SQ HA | S9 S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"claims": True})
    assert step(proved.apply(Claim(0, 4)), refusing).state.ending is Ending.CLAIMED
    assert step(proved.apply(Claim(0, 3)), refusing).state.ending is None
    doubtful = lay("SA SQ S3 HA | SK S8 C2 C3 | H2 H3 H4 C4 | S7 C5 C6 D2", "4S", changes={"claims": True})
    assert step(doubtful.apply(Claim(0, 4)), refusing).state.claim is None
