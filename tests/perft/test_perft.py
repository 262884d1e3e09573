"""Lines of play from fixed deals against the counts in `skat.txt`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import settings

from knekt.cards import Card, Hand
from knekt.skat import GERMAN, PACK, Placed, SkatGame, contracts, options, place_game
from knekt.skat.perft import divide, perft

SOAK = settings.get_current_profile_name() == "soak"
MOST = 2_000_000 if SOAK else 2_500  # lines that are counted in one test


@dataclass(frozen=True)
class Count:
    """One line of the file and the deal above it."""

    deal: tuple[Hand, ...]
    contract: str
    counts: tuple[int, ...]
    place: str

    def placed(self, declarer: int = 0) -> Placed:
        skat = Hand.of(PACK) - self.deal[0] - self.deal[1] - self.deal[2]
        return Placed(self.deal, skat, declarer, contracts(GERMAN)[self.contract])

    def game(self, declarer: int = 0) -> SkatGame:
        return place_game("german", self.placed(declarer))


def counts_in(path: Path) -> Iterator[Count]:
    deal: tuple[Hand, ...] = ()
    for number, text in enumerate(path.read_text().splitlines(), start=1):
        words = text.partition("#")[0].split()
        if words[:1] == ["deal"]:
            deal = tuple(Hand.parse(cards.strip()) for cards in " ".join(words[1:]).split("|"))
        elif words:
            yield Count(deal, words[0], tuple(map(int, words[1:])), f"{path.name}:{number}-{words[0]}")


COUNTS = list(counts_in(Path(__file__).parent / "skat.txt"))
CASES = [
    pytest.param(count, depth, id=f"{count.place}-{depth}")
    for count in COUNTS
    for depth, lines in enumerate(count.counts, start=1)
    if lines <= MOST
]


@pytest.mark.parametrize(("count", "depth"), CASES)
def test_lines_of_play(count: Count, depth: int) -> None:
    under = divide(count.game(), depth)
    shown = "\n".join(f"{card} {lines}" for card, lines in under.items())
    assert sum(under.values()) == count.counts[depth - 1], shown


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.place)
def test_who_declares_does_not_change_what_may_be_played(count: Count) -> None:
    for declarer in range(3):
        game = count.game(declarer)
        assert [perft(game, depth) for depth in range(5)] == [1, *count.counts[:4]]


@pytest.mark.parametrize(("like", "played"), [("G", "ramsch"), ("N", "R")])
def test_skat_17_6_and_17_13_a_ramsch_is_played_as_a_grand_and_a_revolution_as_a_null(
    like: str, played: str
) -> None:
    table = options("german", {"ramsch.on_pass_out": "ramsch", "revolution.enabled": True})
    for count in (each for each in COUNTS if each.contract == like):
        placed = count.placed()
        if played == "ramsch":
            placed = replace(placed, declarer=None, contract=None, taken=(Hand(),) * 3)
        else:
            placed = replace(placed, contract=contracts(table)[played])
        game = place_game(table, placed)
        assert [perft(game, depth) for depth in range(5)] == [1, *count.counts[:4]]


def plainly(trumps: str, ranks: str, hands: list[set[str]], lead: int, trick: list[str], depth: int) -> int:
    """The same count from the words of the rule page (2.1 to 2.4, 11.2, 11.3), with nothing of ours."""

    def suit(card: str) -> str:
        return "trump" if card in trumps.split() else card[0]

    def power(card: str) -> tuple[bool, bool, int]:
        trump = suit(card) == "trump"
        high = trumps.split().index(card) if trump else ranks.index(card[1])
        return trump, suit(card) == suit(trick[0]), -high

    if len(trick) == 3:
        best = max(range(3), key=lambda place: power(trick[place]))
        lead, trick = (lead + best) % 3, []
    if depth == 0:
        return 1
    seat = (lead + len(trick)) % 3
    legal = [card for card in hands[seat] if trick and suit(card) == suit(trick[0])] or list(hands[seat])
    total = 0
    for card in legal:
        left = [held - {card} if each == seat else held for each, held in enumerate(hands)]
        total += plainly(trumps, ranks, left, lead, [*trick, card], depth - 1)
    return total


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.place)
def test_the_counts_of_the_file_follow_from_the_rule_page(count: Count) -> None:
    jacks = "CJ SJ HJ DJ"
    of_suit = " ".join(count.contract[0] + rank for rank in "ATKQ987")
    trumps = {"G": jacks, "N": ""}.get(count.contract[0], f"{jacks} {of_suit}")
    ranks = "AKQJT987" if count.contract[0] == "N" else "ATKQ987J"
    hands = [{str(card) for card in hand} for hand in count.deal]
    for depth, lines in enumerate(count.counts[: 7 if SOAK else 4], start=1):
        assert plainly(trumps, ranks, hands, 0, [], depth) == lines


def test_the_file_has_every_kind_of_game() -> None:
    assert {count.contract[0] for count in COUNTS} == set("DHSCGN")
    assert len({count.deal for count in COUNTS}) >= 4


def test_divide_names_each_first_card() -> None:
    game = COUNTS[0].game()
    under = divide(game, 3)
    assert set(under) == set(game.state.hand(0))
    assert under[Card.parse("D7")] == 3 and under[Card.parse("SA")] == 9
    assert divide(game, 0) == {} and perft(game, 0) == 1


def test_a_line_ends_with_its_cards() -> None:
    hands = tuple(map(Hand.parse, ("CJ H7", "HA S7", "H9 D7")))
    laid = Hand.parse("C7 C8")
    gone = Hand.of(PACK) - hands[0] - hands[1] - hands[2] - laid
    placed = Placed(hands, laid, 0, contracts(GERMAN)["G"], taken=(gone, Hand()), matadors=1)
    game = place_game("german", placed)
    assert [perft(game, depth) for depth in range(9)] == [1, 2, 3, 5, 5, 5, 5, 0, 0]
