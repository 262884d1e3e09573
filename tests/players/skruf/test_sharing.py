"""How buyer and master share their cards in Skruf, and how a gift tells the master of other trumps."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest
from players.skruf_deals import VECTORS, after_calls, bought, laid_out, seats_of

from knekt import _core
from knekt._core import anywhere
from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.calling.bidding import call
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.messages import message
from knekt.players.skruf.calling.prospects import Prospects, lowest_after
from knekt.players.skruf.calling.raising import agreed_strain, gift_reader, settled_strain
from knekt.players.skruf.calling.reckoner import Reckoner
from knekt.players.skruf.calling.tricks import Estimate, Pair, ReckonedPair, Way, shipped_model
from knekt.players.skruf.giving.exchange_guess import SharedHands, replies, suit_bits, ways_to_share
from knekt.players.skruf.giving.weighed_gifts import weigh_gifts
from knekt.players.skruf.knowing.worlds import World
from knekt.skruf import PACK, SKRUF, STRAINS, Bid, Give, Stage, parse_bid

DEAL = VECTORS["deals"][0]  # A has named spades and opened with three aces, B buys in them
MANY = 40


def dealt(number: int) -> tuple[int, int, int]:
    """Two hands of twelve and a talon."""
    pack = list(PACK)
    Random(number).shuffle(pack)
    one, other, talon = (
        Hand.of(pack[start : start + size]).mask for start, size in ((0, 12), (12, 12), (24, 4))
    )
    return one, other, talon


@pytest.mark.parametrize("number", range(MANY))
@pytest.mark.parametrize("trumps", [Suit.HEARTS, None])
def test_5_every_way_leaves_thirteen_cards_each_and_the_opponents_one_each(
    number: int, trumps: Suit | None
) -> None:
    master, buyer, talon = dealt(number)
    ways = ways_to_share(master, buyer, talon, trumps)
    for way in ways:
        first, second = way.away
        cards = way.master, way.buyer, first, second
        assert [each.bit_count() for each in cards] == [13, 13, 1, 1]
        assert sum(cards) == master | buyer | talon
    assert len(ways) >= (1 if trumps is None else 2)


def test_5_the_highest_trump_may_go_back_to_a_buyer_who_has_kept_his() -> None:
    master = Hand.parse("HK H2 SA S3 S2 DA D5 D4 D3 CA C4 C3 C2 S5 D2 C5").mask
    buyer = Hand.parse("HA HQ HJ HT H9 H8 DK DQ CK CQ SK SQ").mask
    _, back = replies(master, buyer, Suit.HEARTS)
    assert suit_bits(back.buyer, Suit.HEARTS).bit_count() == 7 and Card.parse("HK") in Hand(back.buyer)


def test_5_a_pair_counts_what_its_best_way_comes_to() -> None:
    model, gained = shipped_model(), 0.0
    for number in range(MANY):
        one, other, talon = dealt(number)
        found = Prospects.of_pairs(SKRUF, model, [Pair(one, other, talon)], Way.SHARED).tricks("H")
        said = [model.estimate(way.master, way.buyer, Suit.HEARTS).mean for way in _ways(one, other, talon)]
        assert found == pytest.approx(max(said))
        gained += max(said) - said[0]
    assert gained / MANY > 0.2  # tricks


def _ways(buyer: int, master: int, talon: int) -> list[SharedHands]:
    return ways_to_share(master, buyer, talon, Suit.HEARTS)


def test_the_better_buyer_counts_in_each_world() -> None:
    pairs = [Pair(*dealt(number)) for number in range(4)]
    turned = [Pair(pair.other, pair.one, pair.talon) for pair in pairs]
    mine, partners = (
        Prospects.of_pairs(SKRUF, shipped_model(), each, Way.SHARED) for each in (pairs, turned)
    )
    best = mine.better_of(partners)
    assert all(best.tricks(strain) >= max(mine.tricks(strain), partners.tricks(strain)) for strain in STRAINS)


def test_a_cheap_bid_keeps_more_open_than_a_dear_one() -> None:
    pairs = [Pair(*dealt(number)) for number in range(8)]
    ours = Prospects.of_pairs(SKRUF, shipped_model(), pairs, Way.SHARED)
    open_to = [ours.kept_open(Bid(4, strain), 0.5) for strain in STRAINS]
    assert open_to == sorted(open_to, reverse=True) and open_to[0] > open_to[-1]
    assert ours.kept_open(Bid(4, "S"), 0.0) == max(ours.hope(Bid(4, strain)) for strain in STRAINS)
    assert lowest_after(parse_bid("7G"), "S") == parse_bid("7S")


@pytest.mark.parametrize(
    ("gift", "told"),
    [
        ("SJ S9 S6 S3", "S"),  # the trumps that were bought
        ("HJ H8 H3 H2", "S"),  # four small cards of a suit are what can be spared
        ("CA CK CT C4", "C"),  # four with high ones are wanted for trumps
        ("CA CK C4 D2", "S"),  # three are not, of a suit that nobody has named
    ],
)
def test_14_four_good_cards_of_a_suit_tell_the_master_of_other_trumps(gift: str, told: str) -> None:
    assert gift_reader(bought().state)(Hand.parse(gift)) == told


def test_14_of_a_suit_that_was_named_three_cards_are_enough() -> None:
    # Here A names diamonds first, and B bids spades only to keep the right to buy.
    game = after_calls(laid_out(DEAL), ["1D", *["P"] * 8])
    game = after_calls(game, ["4S", *["P"] * 8])
    state = game.state
    assert state.stage is Stage.GIVE
    assert gift_reader(state)(Hand.parse("D8 D5 D3 C9")) == "D"
    assert gift_reader(state)(Hand.parse("D8 D5 C9 HT")) == "D"
    assert gift_reader(state)(Hand.parse("D8 D5 C9 ST")) == "S"


def test_14_who_gets_the_gift_gives_on_for_the_trumps_it_tells_of() -> None:
    game = bought()
    buyer, master = (seats_of(DEAL)[name] for name in "BA")
    game = game.apply(Give(buyer, Hand.parse("CA CK CT C4")))
    assert settled_strain(game.view(master).state) == "C" == settled_strain(game.view(buyer).state)
    # A seat that has not seen the gift cannot know.
    assert settled_strain(game.view(seats_of(DEAL)["C"]).state) == "S"
    assert agreed_strain(game.state) == "S"  # the old book knows no such message


def test_5_the_buyer_gives_for_a_suit_that_the_talon_has_made_better() -> None:
    game = bought()
    state, seat = game.state, seats_of(DEAL)["B"]
    hands = [state.hand(each) for each in range(4)]
    # In this world the master has hardly a spade, but six clubs besides the buyer's four.
    hands[seats_of(DEAL)["A"]] = Hand.parse("CQ CJ C8 C7 C5 C3 HA HK DA DK DQ S2")
    one, two, three, four = hands
    world = World.of((one, two, three, four))
    by_book = Hand.parse("SJ S9 S6 S3")
    best = weigh_gifts(game.view(seat), [world], shipped_model(), by_book)[0]
    assert gift_reader(state)(best.cards) == "C"


def caller_with(hand: Hand, calls: list[str]) -> Reckoner:
    """B of the first deal, after these calls, with other cards."""
    game = after_calls(laid_out(DEAL), calls)
    one, two, three, four = (game.state.hand(each) for each in range(4))
    talon = game.state.talon
    assert isinstance(talon, tuple)
    world = World.of((one, two, three, four), Hand.of(talon))
    return replace(Reckoner.over(game.view(seats_of(DEAL)["B"]), [world], shipped_model()), hand=hand)


def test_14_who_must_play_anyhow_names_a_long_suit_that_is_poor() -> None:
    """The book has no message for five clubs to the jack;
    but the partner has opened, and nothing else can be told.
    """
    hand = Hand.parse("S5 S4 S3 H6 H5 D9 D7 D3 CJ C8 C7 C6 C2")
    caller = caller_with(hand, ["1H", *["P"] * 5])
    assert message(caller) == parse_bid("2C")
    assert message(replace(caller, hand=hand - Hand.parse("CJ"))) is None


@pytest.mark.parametrize(
    ("opener", "said"),
    [
        (["1S", "1H"], "2C"),  # the third round: four clubs, good or not
        (["1G", "3G"], None),  # no room below four
        (["1G", "2S"], None),  # after three aces, a suit would show its king
    ],
)
def test_14_who_must_play_anyhow_names_four_cards_of_a_suit_in_the_third_round(
    opener: list[str], said: str | None
) -> None:
    first, second = opener
    hand = Hand.parse("S5 S4 H6 H5 D9 D7 D3 C8 C7 C6 C2")
    caller = caller_with(hand, [first, *["P"] * 3, second, *["P"] * 5])
    assert message(caller) == (None if said is None else parse_bid(said))


def test_14_a_later_suit_of_the_partner_is_supported_by_who_reckons() -> None:
    """A has named spades and then diamonds; the old book knows of support for the first suit only."""
    hand = Hand.parse("S5 H9 H7 H3 DT D7 D5 D3 C9 C8 C2 H2")
    caller = caller_with(hand, ["1S", *["P"] * 3, "2D", "P"])
    assert call(caller) == parse_bid("3D")
    assert caller.supportable == (Suit.SPADES, Suit.DIAMONDS)
    assert Caller.supportable.__get__(caller) == (Suit.SPADES,)


@dataclass(frozen=True)
class Expected:
    """An estimate that expects the same number of tricks of every pair."""

    tricks: float

    def reckon(
        self, pairs: Sequence[Pair], trumps: Suit | None, way: Way, more: float = 0.0
    ) -> list[ReckonedPair]:
        return [ReckonedPair(Estimate(self.tricks, 0.5), pair.one, pair.other) for pair in pairs]

    @property
    def prospects(self) -> Prospects:
        return Prospects.of_pairs(SKRUF, self, [Pair(*dealt(0))], Way.HELD)


@pytest.mark.parametrize(
    ("ours", "theirs", "comes_in"),
    [
        (9.8, 9.0, True),  # the own chance is 65 in 100, that of the others 27
        (9.8, 10.5, False),  # the own chance is 65 in 100, that of the others 88
        (9.4, 8.5, False),  # 45 in 100 are too few, whatever the others have
        (10.0, 10.5, True),  # 73 in 100 are enough by themselves
    ],
)
def test_4_the_side_that_is_likelier_to_make_its_contract_comes_in(
    ours: float, theirs: float, comes_in: bool
) -> None:
    caller = caller_with(Hand.parse("S5 H9 H7 H3 DT D7 D5 D3 C9 C8 C2 H2"), ["P", "4D"])
    our, their = Expected(ours).prospects, Expected(theirs).prospects
    assert replace(caller, ours=our, theirs=their).dares(parse_bid("4H")) is comes_in


def test_the_core_refuses_what_cannot_be() -> None:
    model, (one, other, talon) = shipped_model(), dealt(0)
    table = _core.TrickTable(model.weights, model.bases)
    assert table.tricks(one, other, 0) == model.open_cards(one, other, Suit.DIAMONDS)
    with pytest.raises(ValueError, match="weights"):
        _core.TrickTable((model.weights[1], model.weights[0]), model.bases)
    for wrong in (1 << 52 | one, other, 0), (one, other, 4), (one, other, -2):
        with pytest.raises(ValueError, match=r"cards|trumps"):
            table.tricks(*wrong)
        with pytest.raises(ValueError, match=r"cards|trumps"):
            _core.features(*wrong)
        with pytest.raises(ValueError, match=r"cards|trumps"):
            table.best([(wrong[0], wrong[1], talon)], wrong[2], Way.SHARED)
    with pytest.raises(ValueError, match="way"):
        table.best([(one, other, talon)], 0, len(Way))


def test_a_model_goes_to_other_processes_as_it_is() -> None:
    one, other, _ = dealt(1)
    sent = pickle.loads(pickle.dumps(shipped_model()))
    assert sent == shipped_model()
    assert sent.open_cards(one, other, Suit.CLUBS) == shipped_model().open_cards(one, other, Suit.CLUBS)


@pytest.mark.parametrize("way", Way)
def test_both_builds_of_the_core_share_and_count_alike(way: Way) -> None:
    model, pairs = shipped_model(), [dealt(number) for number in range(MANY)]
    one, other = (core.TrickTable(model.weights, model.bases) for core in (_core, anywhere))
    for trumps in range(-1, 4):
        assert one.best(pairs, trumps, way) == other.best(pairs, trumps, way)
