"""Spitzen in the solver: points only count if the lowest trumps win the last tricks (17.12)."""

from __future__ import annotations

from random import Random

from knekt.cards import Card, Hand, Suit
from knekt.skat import PACK, card_points, trump_order
from knekt.solver import SkatPosition, Voter, solve

CLUBS = trump_order("suit", Suit.CLUBS)
MISSED = -200
LOWEST = CLUBS.trumps[::-1]


def brute(hands: tuple[Hand, ...], declarer: int, leader: int, trick: tuple[Card, ...], spitzen: int) -> int:
    """The declarer's points by every line of play, or far below 0 where a spitze does not win its trick."""
    if len(trick) == 3:
        winner, card = (leader + CLUBS.winner(trick)) % 3, trick[(declarer - leader) % 3]
        left = len(hands[0])
        if (left < spitzen and (winner != declarer or card != LOWEST[left])) or (
            left >= spitzen and card in LOWEST[:spitzen]
        ):
            return MISSED
        rest = brute(hands, declarer, winner, (), spitzen) if left else 0
        return rest + (card_points(trick) if winner == declarer and rest != MISSED else 0)
    seat = (leader + len(trick)) % 3
    found = [
        brute(
            tuple(hand - Hand(card.bit) if each == seat else hand for each, hand in enumerate(hands)),
            declarer,
            leader,
            (*trick, card),
            spitzen,
        )
        for card in CLUBS.follow(hands[seat], trick[0] if trick else None)
    ]
    return max(found) if seat == declarer else min(found)


def endings(count: int) -> list[SkatPosition]:
    """The declarer has the lowest trumps and some of the highest, so that spitzen win in some deals only."""
    rng, found = Random(17), list[SkatPosition]()
    for number in range(count):
        spitzen, left = rng.choice((1, 1, 2)), rng.choice((3, 4))
        high = list(CLUBS.trumps[: rng.choice((1, 2))])
        kept = Hand.of([*LOWEST[:spitzen], *high[: left - spitzen]])
        rest = list(Hand.of(PACK) - kept)
        rng.shuffle(rest)
        mine = kept | Hand.of(rest[: left - len(kept)])
        others = rest[left - len(kept) :]
        hands = [Hand.of(others[:left]), Hand.of(others[left : 2 * left])]
        declarer = number % 3
        hands.insert(declarer, mine)
        found.append(
            SkatPosition((hands[0], hands[1], hands[2]), declarer, rng.randrange(3), CLUBS, spitzen=spitzen)
        )
    return found


def test_17_12_it_agrees_with_every_line_of_play() -> None:
    seen = set()
    for position in endings(60):
        true = brute(position.hands, position.declarer, position.leader, (), position.spitzen)
        assert solve(position).value.low == true, position
        seen.add(true == MISSED)
        for step in (1, 15, 30):
            assert solve(position, threshold=step).value.reaches(step) is (true >= step), position
    assert seen == {True, False}


def test_17_12_cards_are_told_apart_by_what_becomes_of_the_spitze() -> None:
    """The queen drives the jack out, although the ten is worth more; the seven itself must not."""
    hands = Hand.parse("CT CQ C7"), Hand.parse("CJ D8 D9"), Hand.parse("S8 S9 H8")
    position = SkatPosition(hands, 0, 0, CLUBS, banked=40, spitzen=1)
    votes = Voter(position, steps=(41, 48)).cast([position])
    reached = dict(zip(map(str, votes.cards), votes.rows[0], strict=True))
    assert reached == {"CT": 1, "CQ": 2, "C7": 0}
