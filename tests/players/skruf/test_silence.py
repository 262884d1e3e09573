"""What the silence of a seat of Skruf tells, if its side was bound to play."""

from __future__ import annotations

from players.skruf_deals import VECTORS, after_calls, laid_out, seats_of

from knekt.cards import Hand, Seed, Suit
from knekt.players.skruf.calling.conventions import Holding
from knekt.players.skruf.knowing.silence import UnspokenLine, unspoken_lines
from knekt.players.skruf.playing.thinker import trusted_worlds
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import Stage, aces_in, new_game

DEAL = VECTORS["deals"][0]  # A deals and speaks first, then D, B, C


def left_out(calls: list[str]) -> list[UnspokenLine]:
    return [*unspoken_lines(after_calls(laid_out(DEAL), calls).state)]


def test_14_who_has_no_partner_that_bid_leaves_nothing_out() -> None:
    assert not left_out(["P", "P", "P"])
    assert not left_out(["1S", "P"])  # a side that has not bid may have anything


def test_14_a_pass_leaves_out_all_that_might_have_been_said() -> None:
    b = seats_of(DEAL)["B"]
    found = left_out(["1S", "P", "P"])
    assert {each.seat for each in found} == {b}
    assert {each.aces for each in found if each.suit is None} == {3, 4}
    assert UnspokenLine(b, 0, Suit.HEARTS, Holding(5, 3)) in found
    assert not any(each.suit is Suit.SPADES for each in found)  # that would be support


def test_14_words_leave_out_what_comes_before_them_in_the_table() -> None:
    # In the second round A names hearts: A has not two aces, which come first, but perhaps four small clubs.
    a = seats_of(DEAL)["A"]
    found = [each for each in left_out(["1S", "P", "P", "P", "1H"]) if each.seat == a]
    assert found == [UnspokenLine(a, 2)]
    passed = [each for each in left_out(["1S", "P", "P", "P", "P"]) if each.seat == a]
    assert UnspokenLine(a, 2) in passed and UnspokenLine(a, 0, Suit.CLUBS, Holding(5, 1)) in passed


def test_14_nobody_holds_what_he_has_left_out() -> None:
    """Players who tell all they have when they are bound to play; what is read into their silence is true."""
    read = 0
    for number in range(6):
        game = new_game("skruf", Seed.parse(f"silence {number}"))
        players = [SkrufStrongPlayer(seat, Budget(2), worlds=8) for seat in range(4)]
        dealt = game.state.hands
        while not game.is_over and game.state.stage is Stage.AUCTION:
            game = step(game, players)
        for each in unspoken_lines(game.state):
            hand = dealt[each.seat]
            assert isinstance(hand, Hand)
            read += 1
            if each.suit is None or each.holding is None:
                assert aces_in(hand) != each.aces
            else:
                assert not each.holding.is_in(hand, each.suit)
    assert read > 50


def test_14_worlds_heed_it() -> None:
    """A partner bound to play who has passed twice hardly has a long suit."""
    seats, calls = seats_of(DEAL), ["1S", "P", "P", "P", "1G", "P", "P", "P"]
    view = after_calls(laid_out(DEAL), calls).view(seats["A"])

    def long(hand: Hand) -> bool:
        return any(Holding(5, 1).is_in(hand, suit) for suit in Suit if suit is not Suit.SPADES)

    worlds = trusted_worlds(view, 2000, 1)
    share = {name: sum(long(world.hands[seats[name]]) for world in worlds) / 2000 for name in "BCD"}
    assert share["B"] < 0.5 * min(share["C"], share["D"])
