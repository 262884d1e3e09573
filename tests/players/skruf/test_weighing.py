"""What the strong player of Skruf weighs: raises, swaps, misère gifts, trekarl; and its table of bids."""

from __future__ import annotations

from random import Random

import pytest
from players.skruf_deals import VECTORS, after_calls, laid_out, seats_of

from knekt.cards import Hand, Seed, Suit
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.calling import slams
from knekt.players.skruf.calling.climbing import Climber, best_raise
from knekt.players.skruf.calling.conventions import TABLE, meaning
from knekt.players.skruf.calling.slams import SolvedHands, solve_slams
from knekt.players.skruf.calling.trekarl_prospects import TrekarlCaller, best_call
from knekt.players.skruf.calling.tricks import Pair, Way, shipped_model
from knekt.players.skruf.giving.book_swap import card_to_swap
from knekt.players.skruf.giving.weighed_swap import weigh_swaps
from knekt.players.skruf.knowing.knowledge import of_suit, suits
from knekt.players.skruf.knowing.reading import Shown, shown_by_all, situation
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.playing.misere import danger, safest_gift
from knekt.players.skruf.playing.thinker import trusted_worlds
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import Dealt, MakeBid, Pass, SkrufGame, Stage, aces_in, new_game, parse_bid
from knekt.solver import Limits, SkrufPosition, Solution, solve
from knekt.words import LANGUAGES, say

DEAL = VECTORS["deals"][0]
TASTE = dict.fromkeys("DHSC", 0)


def until(game: SkrufGame, stage: Stage) -> SkrufGame:
    """The deal at this stage, if play by the book reaches it."""
    players = [BookPlayer(seat) for seat in range(4)]
    while game.state.stage is not stage:
        game = step(game, players)
    return game


def with_hands(game: SkrufGame, *given: tuple[int, str]) -> World:
    """The world of the real cards, but with these hands."""
    hands = [game.state.hand(seat) for seat in range(4)]
    for seat, text in given:
        hands[seat] = Hand.parse(text)
    one, two, three, four = hands
    return World.of((one, two, three, four))


# --- the table


@pytest.mark.parametrize(
    ("bid", "high", "own", "partner", "name"),
    [
        ("1G", None, Shown(), Shown(), "three-aces"),
        ("2G", None, Shown(), Shown(), "four-aces"),
        ("1G", None, Shown(calls=1), Shown(), "two-aces"),
        ("2G", "1G", Shown(), Shown(aces=3), "fourth-ace"),
        ("3G", None, Shown(), Shown(), None),
        ("1H", None, Shown(), Shown(), "suit"),
        ("2H", None, Shown(), Shown(), "strong-suit"),
        ("2D", "1H", Shown(calls=1, suits=(Suit.HEARTS,)), Shown(), "second-suit"),
        ("2H", "1H", Shown(), Shown(suits=(Suit.HEARTS,)), "support"),
        ("3C", "3S", Shown(calls=2, aces=1), Shown(aces=3, suits=(Suit.SPADES,)), "king"),
        ("3C", "3S", Shown(calls=3, aces=1), Shown(aces=3, suits=(Suit.SPADES,)), "queen"),
        ("2C", "1H", Shown(calls=2, aces=2), Shown(suits=(Suit.HEARTS,)), "four-cards"),
        ("3C", "2H", Shown(calls=4), Shown(suits=(Suit.HEARTS,)), "four-cards"),
        ("4C", "3G", Shown(calls=2), Shown(aces=2, suits=(Suit.HEARTS,)), "king"),
        ("3H", "3C", Shown(calls=3), Shown(suits=(Suit.SPADES,), fours=(Suit.HEARTS,)), "support"),
        ("4C", "3G", Shown(calls=2), Shown(), "trumps"),
        ("4S", "3G", Shown(calls=2), Shown(), "right-to-buy"),
        ("4S", "3G", Shown(calls=2), Shown(suits=(Suit.SPADES,)), "support"),
        ("2H", "1G", Shown(calls=1, suits=(Suit.HEARTS,)), Shown(), None),
    ],
)
def test_14_a_bid_is_read_by_its_line(
    bid: str, high: str | None, own: Shown, partner: Shown, name: str | None
) -> None:
    made = parse_bid(bid)
    line = meaning(made, situation(own, partner, made, parse_bid(high) if high else None, 4))
    assert (line.name if line else None) == name


def test_14_every_line_is_explained_in_every_language() -> None:
    for lang in LANGUAGES:
        told = {line.name: say(line.explanation(parse_bid("2S")), lang) for line in TABLE}
        assert all(told.values())
        assert len(set(told.values())) >= len(told) - 1  # a suit for trumps is named like any other


@pytest.mark.parametrize(("calls", "cards"), [(["1G", "2S", "2C", "2D"], "CK DQ"), (["1G", "2S", "4C"], "")])
def test_14_a_late_suit_tells_of_its_king_then_of_its_queen_unless_it_may_be_played(
    calls: list[str], cards: str
) -> None:
    said = [each for call in calls for each in (call, "P", "P", "P")]
    game = after_calls(new_game("skruf", Seed.parse("late")), said[:-3])
    assert game.state.bidder is not None
    shown = shown_by_all(game.state)[game.state.bidder]
    assert shown.cards == Hand.parse(cards) and Suit.CLUBS in shown.tops


# --- worlds


def test_worlds_are_such_as_the_partner_has_told() -> None:
    game = after_calls(laid_out(DEAL), ["1G", "P"])
    seat = seats_of(DEAL)["B"]
    found = trusted_worlds(game.view(seat), 20, 7)
    aces = [aces_in(world.hands[seats_of(DEAL)["A"]]) for world in found]
    assert aces.count(3) >= 12
    assert found == trusted_worlds(game.view(seat), 20, 7)


def test_worlds_make_him_strong_who_opens_and_them_weak_who_have_passed() -> None:
    """High cards of the others, as the fourth hand believes:
    the third has opened, the first two have passed.
    """
    first, second, third = (
        sum(
            sum(card.rank in "AK" for card in world.hands[place])
            for number in range(10)
            for world in opened_third(number)
        )
        for place in range(3)
    )
    assert third > 1.4 * max(first, second)


def opened_third(number: int) -> list[World]:
    """Worlds of a fourth hand behind two passes and a bid in clubs."""
    game = new_game("skruf", Seed.parse(f"strength {number}"))
    seats = [(game.state.turn + place) % 4 for place in range(4)]
    for call in (Pass(seats[0]), Pass(seats[1]), MakeBid(seats[2], parse_bid("1C"))):
        game = game.apply(call)
    one, two, three, four = seats
    found = trusted_worlds(game.view(four), 20, 7)
    return [
        World.of((each.hands[one], each.hands[two], each.hands[three], each.hands[four])) for each in found
    ]


# --- the raise


def test_6_a_sure_slam_is_bid_and_a_poor_contract_is_left_as_it_is() -> None:
    game = until(laid_out(DEAL), Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None and game.state.high == parse_bid("4S")
    master = (buyer + 2) % 4
    game = after_calls(game, ["P"])
    view = game.view(master)
    strong = with_hands(
        game,
        (master, "SA SK SQ SJ ST S9 S8 S7 S6 HA HK DA D2"),
        (buyer, "CA CK C4 HQ HJ H8 H2 DK DQ D7 DT C2 C3"),
    )
    weak = with_hands(
        game,
        (master, "SK S9 S8 S7 S6 HT H9 DA D2 C9 C8 D3 D4"),
        (buyer, "CK C4 C2 H8 H2 D7 DT HJ H7 C3 C5 H6 H5"),
    )
    raised = best_raise(Climber(view, [strong], shipped_model()))
    assert raised is not None and raised.level >= 6
    raised = best_raise(Climber(view, [weak], shipped_model()))
    assert raised is None or raised.level == 4


def test_6_the_buyer_does_not_leave_the_strain_and_shows_a_card_first() -> None:
    game = until(laid_out(DEAL), Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None
    mine = game.state.hand(buyer)
    taken = Hand.parse("SA SK SQ ST S9 S8 S7 S5 S4 HA HK DA D3")
    left, right = (Hand.of(list(Hand((1 << 52) - 1) - mine - taken)[place::2]) for place in (0, 1))
    hands = {buyer: mine, (buyer + 2) % 4: taken, (buyer + 1) % 4: left, (buyer + 3) % 4: right}
    strong = World.of((hands[0], hands[1], hands[2], hands[3]))
    view = game.view(buyer)
    climber = Climber(
        view, [strong], solve_slams(view.state, buyer, [strong], Suit.SPADES, shipped_model(), Budget(1))
    )
    assert climber.strains == ("S",)
    assert (
        climber.ours.chance(parse_bid("6S"))
        > 0.7
        > shipped_model().estimate(*masks(strong, buyer)).chance(12)
    )
    # The buyer has king and ace of clubs, and there is room below five spades.
    assert best_raise(climber) == parse_bid("4C")


def test_6_where_the_buyer_has_shown_a_card_the_master_names_no_new_strain() -> None:
    """Whatever the seat itself prefers, the trumps were settled before."""
    game = until(laid_out(DEAL), Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None
    shown = game.apply(MakeBid(buyer, parse_bid("4C")))
    weak = with_hands(
        game,
        ((buyer + 2) % 4, "HA HK HQ HJ HT H9 H8 H7 H6 H5 DA DK S5"),
        (buyer, "CK CA C2 C3 C4 C5 DQ DJ DT D9 S2 S3 S4"),
    )
    climber = Climber(shown.view((buyer + 2) % 4), [weak], shipped_model())
    assert climber.ours.value(parse_bid("4H")) > climber.ours.value(parse_bid("4S"))
    assert climber.strains == ("S",) and best_raise(climber) == parse_bid("5S")


@pytest.mark.parametrize(
    ("span", "least", "most"), [((12, 12), 0.85, 0.95), ((13, 13), 0.9, 1), ((0, 11), 0, 0.25)]
)
def test_6_a_slam_that_is_there_is_thought_of_alike_with_a_trick_to_spare_or_without(
    span: tuple[int, int], least: float, most: float
) -> None:
    pair = Pair(Hand.parse("SA SK SQ").mask, Hand.parse("HA HK HQ").mask)
    known = SolvedHands(shipped_model(), [], {(pair.one, pair.other, Suit.SPADES): span})
    ((estimate, *_),) = known.reckon([pair], Suit.SPADES, Way.HELD)
    assert least <= estimate.chance(12) <= most


def test_6_a_slam_is_bid_where_it_is_there_in_most_worlds() -> None:
    game = until(laid_out(DEAL), Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None
    master = (buyer + 2) % 4
    view = game.apply(Pass(buyer)).view(master)
    solid = "SA SK SQ SJ ST S9 S8 S7 HA H3 H4 D2 D3"
    there = with_hands(game, (master, solid), (buyer, "CA CK CQ HK HQ H2 DA DK D4 C2 C3 C4 C5"))
    short = with_hands(game, (master, solid), (buyer, "CQ CJ C4 H9 HJ H8 H2 D6 D5 D7 DT C2 C3"))
    for share, slam in ((1.0, True), (0.5, False)):
        worlds = [
            filled(each, master, buyer) for each in [there] * int(8 * share) + [short] * int(8 - 8 * share)
        ]
        known = solve_slams(view.state, master, worlds, Suit.SPADES, shipped_model(), Budget(8))
        assert len(known.worlds) == len(worlds) and len(known.spans) == (1 if slam else 2)
        raised = best_raise(Climber(view, known.worlds, known))
        assert (raised is not None and raised.level >= 6) is slam


def filled(world: World, master: int, buyer: int) -> World:
    """The world with the remaining cards of the pack in the two other hands."""
    hands = list(world.hands)
    left = list(Hand((1 << 52) - 1) - hands[master] - hands[buyer])
    hands[(buyer + 1) % 4], hands[(buyer + 3) % 4] = Hand.of(left[::2]), Hand.of(left[1::2])
    one, two, three, four = hands
    return World.of((one, two, three, four))


def masks(world: World, seat: int) -> tuple[int, int, Suit]:
    return world.hands[seat].mask, world.hands[(seat + 2) % 4].mask, Suit.SPADES


def test_6_what_cannot_be_solved_is_left_to_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    game = until(laid_out(DEAL), Stage.RAISE)
    monkeypatch.setattr(slams, "NODES", 1)
    found = solve_slams(game.state, 3, [with_hands(game)], Suit.SPADES, shipped_model(), Budget(1))
    assert not found.spans
    one, other, trumps = masks(with_hands(game), 3)
    asked = [Pair(one, other)], trumps, Way.HELD
    assert found.reckon(*asked) == shipped_model().reckon(*asked)


# --- the swap


def test_5_the_card_that_beats_the_contract_most_often_is_swapped() -> None:
    game = until(laid_out(DEAL), Stage.SWAP)
    seat = game.turn
    assert seat is not None and game.state.high is not None
    hand = game.state.hand(seat)
    book = card_to_swap(game.state.high.trumps, hand, hand, TASTE)
    worlds = [with_hands(game)] * 4
    found = weigh_swaps(game.view(seat), worlds, book, Budget(4))
    assert len(found) > 1 and all(len(each.cards) == 1 and each.cards <= hand for each in found)
    assert (
        found[0].worth >= max(each.worth for each in found) - 20
    )  # the book's card may be first if it is about as good
    assert all(0 <= each.chance <= 1 for each in found)
    (only,) = weigh_swaps(game.view(seat), worlds, book, Budget(4, nodes=1))
    assert book in only.cards  # nothing could be solved


def test_5_a_swap_that_has_no_time_is_the_books(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question may take a share of the time, and no more are asked when the time is up."""
    game = until(laid_out(DEAL), Stage.SWAP)
    seat, asked, clock = game.turn, list[float](), iter(range(1000))
    assert seat is not None and game.state.high is not None
    hand = game.state.hand(seat)
    book = card_to_swap(game.state.high.trumps, hand, hand, TASTE)

    def slow(position: SkrufPosition, *, threshold: int, limits: Limits) -> Solution:
        asked.append(limits.seconds)
        return solve(position, threshold=threshold)

    monkeypatch.setattr("knekt.players.skruf.giving.weighed_swap.solve", slow)
    for module in ("skruf.giving.weighed_swap", "thinking.budget"):
        monkeypatch.setattr(f"knekt.players.{module}.perf_counter", lambda: next(clock))
    (only,) = weigh_swaps(game.view(seat), [with_hands(game)] * 24, book, Budget(24, 10.0))
    assert book in only.cards
    # A look at the clock takes a second here, so there is time for two worlds, and little for the second.
    assert 0 < len(asked) <= 12 and max(asked) <= 0.5 and min(asked) < 0.01


# --- misère and trekarl


def test_10_the_gift_of_a_misere_leaves_both_hands_as_safe_as_can_be() -> None:
    pack = list(Hand((1 << 52) - 1))
    Random(5).shuffle(pack)
    one, two, three, four = (Hand.of(pack[13 * place : 13 * place + 13]) for place in range(4))
    world = World.of((one, two, three, four))

    def threatened(given: Hand) -> float:
        out = two | four
        return sum(
            danger(suit, of_suit(out, suit[0].suit))
            for hand in (one - given, three | given)
            for suit in suits(hand)
        )

    found = safest_gift(0, [world], one[0])
    least = min(threatened(Hand(card.bit)) for card in one)
    assert threatened(Hand(found.bit)) <= least + 0.1


def test_11_in_trekarl_a_strong_hand_bids_and_a_poor_one_passes() -> None:
    strong = Hand.parse("SA SK SQ SJ ST S9 S8 HA HK DA CA CK")
    poor = Hand.parse("S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C5")
    rest = list(Hand((1 << 52) - 1) - strong - poor)
    Random(1).shuffle(rest)
    hands = strong, Hand.of(rest[:12]), poor, Hand.of(rest[12:24])
    game = new_game("trekarl", Dealt.of(*hands, talon=tuple(rest[24:]), unowned=1))
    for seat, bids in ((0, True), (2, False)):
        view = game.view(seat)
        loner = TrekarlCaller(view, trusted_worlds(view, 8, 1), shipped_model())
        assert (best_call(loner) is not None) is bids
        assert loner.ours.value(parse_bid("4S")) == loner.in_points.ours.value(parse_bid("4S"))


def test_seeds_settle_what_worlds_are_thought_of() -> None:
    game = new_game("skruf", Seed.parse("worlds"))
    assert trusted_worlds(game.view(3), 6, 1) != trusted_worlds(game.view(3), 6, 2)
