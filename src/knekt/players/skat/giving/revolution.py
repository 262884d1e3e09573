"""Revolution: how the defenders share out their cards against an open null (17.13)."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.players.skat.calling.evaluation import danger
from knekt.players.skat.knowing.knowledge import suits
from knekt.players.skat.playing.claims import stays_under
from knekt.players.skat.playing.open_null import NULL, is_caught
from knekt.skat import State

__all__ = ["FOREHAND", "agrees_to_share", "best_share", "both_hands", "likely_shares"]

SHARE = 10  # how many cards each defender holds
FOREHAND = 0


def best_share(state: State, seat: Seat) -> Hand:
    """The ten cards that the seat would hold: a share that catches the declarer, if one is found.

    The best chance is a suit in which the declarer does not stay under, with all its cards in one hand: the
    partner throws cards away while the low ones are led. Forehand, on lead, can begin at once; against a
    declarer who leads, that hand also gets the highest cards of the other suits, to take the lead.
    """
    ways = likely_shares(state, seat)
    for mine in ways:
        if _catches(state, seat, mine):
            return mine
    return ways[0] if ways else state.hand(seat)


def likely_shares(state: State, seat: Seat) -> list[Hand]:
    """Shares of the seat that may catch the declarer, the best chance first."""
    both = both_hands(state)
    return [
        ten if holder == seat else both - ten
        for holder in sorted(state.defenders)
        for ten in _long_suits(state, both)
    ]


def agrees_to_share(state: State, seat: Seat) -> bool:
    """Whether the share that the partner proposes is at least as good as the own idea."""
    proposal = state.proposal
    assert proposal is not None and isinstance(proposal.cards, Hand)
    mine = both_hands(state) - proposal.cards
    return _catches(state, seat, mine) or not _catches(state, seat, best_share(state, seat))


def both_hands(state: State) -> Hand:
    """The defenders' twenty cards."""
    one, two = state.defenders
    return state.hand(one) | state.hand(two)


def _catches(state: State, seat: Seat, mine: Hand) -> bool:
    """Whether the declarer is caught if the seat holds these cards and the partner the others."""
    declarer, both = state.declarer, both_hands(state)
    assert declarer is not None
    hands = [state.hand(declarer) if each == declarer else both - mine for each in range(3)]
    hands[seat] = mine
    return is_caught(hands, declarer, FOREHAND) is True


def _long_suits(state: State, both: Hand) -> Iterator[Hand]:
    """Shares with a whole suit in which the declarer may be caught, the most dangerous suit first."""
    assert state.declarer is not None
    declarers, found = state.hand(state.declarer), list[tuple[float, int]]()
    for suit in suits(NULL, declarers):
        theirs = Hand(both.mask & NULL.followers[suit[0].index])
        if not stays_under(suit, theirs, NULL):
            found.append((danger(NULL, suit, theirs), theirs.mask))
    for _, mask in sorted(found, reverse=True):
        high = sorted(both - Hand(mask), key=lambda card: (NULL.powers[card.index], card), reverse=True)
        yield Hand(mask) | Hand.of(high[: SHARE - mask.bit_count()])
