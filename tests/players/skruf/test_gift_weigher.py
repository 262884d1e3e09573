"""How the strong player of Skruf finds what to give: a glance at many gifts, a closer look at the best."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from players.skruf_deals import VECTORS, bought, seats_of

from knekt import _core
from knekt._core import anywhere
from knekt.cards import Hand, Seed, Suit
from knekt.players.skruf.calling.prospects import SURE
from knekt.players.skruf.calling.raising import gift_reader
from knekt.players.skruf.calling.tricks import Pair, Way, shipped_model
from knekt.players.skruf.giving import weighed_gifts
from knekt.players.skruf.giving.gift_weigher import GiftChoice, GiftWeigher
from knekt.players.skruf.giving.weighed_gifts import weigh_gifts
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import PACK, SkrufGame, Stage, new_game, parse_bid

DEAL = VECTORS["deals"][0]


def masters(game: SkrufGame, number: int) -> list[int]:
    """Hands that the master may hold, as far as the buyer's cards go."""
    left = [card for card in PACK if card not in game.state.hand(seats_of(DEAL)["B"])]
    return [Hand.of(Random(each).sample(left, 12)).mask for each in range(number)]


@pytest.mark.parametrize("trumps", [Suit.SPADES, None])
@pytest.mark.parametrize("way", [Way.HELD, Way.ANSWERED])
def test_a_glance_is_the_mean_of_the_chances(trumps: Suit | None, way: Way) -> None:
    game, model = bought(), shipped_model()
    hand, others = game.state.hand(seats_of(DEAL)["B"]).mask, masters(game, 9)
    gift = Hand.parse("SJ S9 S6 S3").mask
    keeps, gives = (hand & ~gift, gift) if way is Way.ANSWERED else (hand & ~gift, 0)
    found = model.mean_chances([(keeps, gives), (gift, 0)], others, trumps, way, {10: 1.0, 12: 0.5})
    pairs = [Pair(keeps, other | gives) for other in others]
    said = [each.estimate for each in model.reckon(pairs, trumps, way)]
    due = sum(each.chance(10) + 0.5 * each.chance(12) for each in said) / len(said)
    assert found[0] == pytest.approx(due, rel=1e-12) and found[1] != found[0]
    assert model.mean_chances([(keeps, gives)], [], trumps, way, {10: 1.0}) == [0.0]


def test_both_builds_of_the_core_glance_alike() -> None:
    game, model = bought(), shipped_model()
    hand = game.state.hand(seats_of(DEAL)["B"])
    partings = [(hand.mask & ~gift, gift) for gift in (Hand.of(four).mask for four in combinations(hand, 4))][
        ::60
    ]
    tables = [core.TrickTable(model.weights, model.bases) for core in (_core, anywhere)]
    one, other = (
        table.likely(partings, masters(game, 5), 3, Way.ANSWERED, -0.4, 0.6, [(10, 1.0)]) for table in tables
    )
    assert one == pytest.approx(other, rel=1e-9) and len({*one}) > 5


@pytest.mark.parametrize(("cards", "trumps", "way"), [(1 << 52, 0, 0), (1, 4, 0), (1, 0, 4)])
def test_the_core_refuses_what_it_cannot_read(cards: int, trumps: int, way: int) -> None:
    model = shipped_model()
    table = _core.TrickTable(model.weights, model.bases)
    with pytest.raises(ValueError, match=r"cards|trumps|way"):
        table.likely([(cards, 0)], [2], trumps, way, 0.0, 1.0, [(10, 1.0)])


def test_climbing_never_ends_lower_than_it_began() -> None:
    game, model = bought(), shipped_model()
    seat = seats_of(DEAL)["B"]
    hand = game.state.hand(seat)
    scales = GiftWeigher(game.state, model, "S", hand.mask, masters(game, 20), Way.ANSWERED)

    def beside(from_here: GiftChoice) -> list[GiftChoice]:
        changed = (
            from_here.away ^ gone.bit ^ kept.bit
            for gone in Hand(from_here.away)
            for kept in hand - Hand(from_here.away)
        )
        return [GiftChoice(given, given) for given in changed]

    gained = 0
    for four in [*combinations(hand, 4)][::150]:
        given = Hand.of(four).mask
        (start,) = scales.best_looking([GiftChoice(given, given)], 1)
        (end,) = scales.glances([scales.climb(start, beside)])
        assert end >= start[0]
        gained += end > start[0]
    assert gained > 8


def test_5_what_is_given_is_as_good_as_any_four() -> None:
    """With the master's hand known, no other gift that is read as the same strain looks clearly better."""
    game = bought()
    state, seat = game.state, seats_of(DEAL)["B"]
    assert state.stage is Stage.GIVE
    hand, model = state.hand(seat), shipped_model()
    hands = [state.hand(each) for each in range(4)]
    one, two, three, four = hands
    found = weigh_gifts(
        game.view(seat), [World.of((one, two, three, four))], model, Hand.parse("SJ S9 S6 S3")
    )
    assert found[0].worth >= max(each.worth for each in found) - weighed_gifts.BOOK
    read = gift_reader(state)
    strain, master = read(found[0].cards), hands[seats_of(DEAL)["A"]].mask
    scales = GiftWeigher(state, model, strain, hand.mask, [master], Way.ANSWERED)
    every = [Hand.of(each).mask for each in combinations(hand, 4) if read(Hand.of(each)) == strain]
    best, chosen = (
        max(scales.glances([GiftChoice(given, given) for given in some]))
        for some in (every, [each.cards.mask for each in found if read(each.cards) == strain])
    )
    assert chosen >= best - 0.03


def test_5_a_gift_tells_of_no_strain_that_has_to_be_played_at_five_unless_it_is_nearly_sure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four hearts were bought, so spades would have to be played at five."""
    game = new_game("skruf", Seed.parse("dev 1311"))
    players = [SkrufStrongPlayer(seat, Budget(20), worlds=60) for seat in range(4)]
    while game.state.stage is not Stage.GIVE:
        game = step(game, players)
    buyer, read = game.state.buyer, gift_reader(game.state)
    assert buyer is not None and game.state.high == parse_bid("4H")
    found = players[buyer].gifts(game.view(buyer))
    assert found and all(each.chance >= SURE for each in found if read(each.cards) in "SCD")
    monkeypatch.setattr(weighed_gifts, "SURE", 0.0)
    assert any(read(each.cards) == "S" for each in players[buyer].gifts(game.view(buyer)))
