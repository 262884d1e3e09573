"""How many tricks the own side will take:
a plain count of its high cards and trumps, as far as a seat may guess them.

The weights were measured over deals that such players played themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.knowing.knowledge import ALL, of_suit, whereabouts
from knekt.players.skruf.knowing.reading import Shown, shown_by_all
from knekt.skruf import GRANDISSIMO, STRAINS, Stage, State, partner_of

__all__ = ["SideCards"]

# The cards of a suit that was shown first, later, a level higher, or in support.
LONG, SECOND, STRONG, SUPPORT = 5.3, 4.5, 6.5, 3.5
BASE, TRUMP = -1.55, 0.63
TRUMP_HONOURS: Mapping[str, float] = {"A": 1.3, "K": 1.3, "Q": 1.0, "J": 0.65, "T": 0.4}
SIDE_HONOURS: Mapping[str, float] = {"A": 0.87, "K": 0.55, "Q": 0.2}
NO_TRUMP_BASE = 0.4
NOT_GATHERED = 0.7  # tricks that are missing without a talon, where no suit comes together in one hand
NO_TRUMP_HONOURS: Mapping[str, float] = {"A": 1.1, "K": 0.87, "Q": 0.65, "J": 0.4, "T": 0.2}


@dataclass(frozen=True, slots=True)
class SideCards:
    """The cards of the own side as a seat expects them:
    for each card of the pack, how likely the side has it.
    """

    chances: tuple[float, ...]
    lost: float = 0.0  # tricks by which the count promises too much in this deal

    @classmethod
    def of(cls, view: View[State]) -> SideCards:
        state, seat = view.state, view.own_seat
        places = whereabouts(view)
        partner = partner_of(seat) if state.unowned is None else state.unowned
        likely = _likely(state, seat, partner, places)
        if state.unowned is None:
            _heed_calls(likely, _still_true(state, seat, partner), seat, partner)
        return cls(tuple(likely), 0.0 if state.rules.options.has_talon else NOT_GATHERED)

    def tricks(self, strain: str) -> float:
        """The tricks to be expected in this strain."""
        if strain == GRANDISSIMO:
            return NO_TRUMP_BASE + self._honours(NO_TRUMP_HONOURS, *Suit) - self.lost
        side = [suit for suit in Suit if suit != strain]
        trumps = TRUMP * self._cards(strain) + self._honours(TRUMP_HONOURS, strain)
        return BASE + trumps + self._honours(SIDE_HONOURS, *side) - self.lost

    @property
    def best(self) -> str:
        """The strain that promises most."""
        return max(STRAINS, key=self.tricks)

    def _cards(self, suit: str) -> float:
        """How many cards of the suit the side has."""
        return sum(self.chances[card.index] for card in of_suit(ALL, suit))

    def _honours(self, weights: Mapping[str, float], *suits: str) -> float:
        return sum(
            self.chances[Card.parse(suit + rank).index] * weight
            for suit in suits
            for rank, weight in weights.items()
        )


def _likely(state: State, seat: Seat, partner: Seat, places: Sequence[Hand]) -> list[float]:
    """For each card, 1 if the side must have it, 0 if it cannot, else its share of such cards."""
    mine, theirs = state.hand(seat), Hand()
    for other in range(4):
        if other not in (seat, partner):
            theirs |= places[other]
    bought = state.stage is not Stage.AUCTION
    sure = mine | (places[partner] - theirs)
    never = theirs - places[partner] if bought else Hand()
    open_to_both = len(ALL - sure - never)
    due = len(state.hands[partner]) - len(sure - mine) + (0 if bought else len(state.talon))
    share = due / open_to_both if open_to_both else 0.0
    return [1.0 if card in sure else 0.0 if card in never else share for card in ALL]


def _still_true(state: State, seat: Seat, partner: Seat) -> Sequence[Shown]:
    """What everybody has shown; without the master's suits for the buyer, who has given those cards away."""
    shown = list(shown_by_all(state))
    if partner == state.buyer:
        kept = tuple(suit for suit in shown[partner].suits if suit not in shown[seat].suits)
        shown[partner] = replace(shown[partner], suits=kept, supports=frozenset())
    return shown


def _heed_calls(likely: list[float], shown: Sequence[Shown], seat: Seat, partner: Seat) -> None:
    """Change the chances by what everybody has shown with calls."""
    for other in range(4):
        if other not in (seat, partner):
            for place, suit in enumerate(shown[other].suits):
                _expect(likely, suit, -(LONG if place == 0 else SECOND))
    partners = shown[partner]
    for place, suit in enumerate(partners.suits):
        _expect(likely, suit, SECOND if place else STRONG if partners.strong else LONG)
    for suit in partners.supports:
        _expect(likely, suit, SUPPORT)
    for suit in partners.tops:
        for rank in "AK":
            _raise(likely, Card.parse(suit + rank), 0.6)
    theirs = sum(shown[other].aces for other in range(4) if other not in (seat, partner))
    _expect_aces(likely, partners.aces, theirs)


def _open(likely: Sequence[float], cards: Hand) -> list[Card]:
    """Those of the cards of which it is not known whether the side has them."""
    return [card for card in cards if 0 < likely[card.index] < 1]


def _raise(likely: list[float], card: Card, chance: float) -> None:
    if likely[card.index] < 1:
        likely[card.index] = max(likely[card.index], chance)


def _expect(likely: list[float], suit: str, length: float) -> None:
    """Expect so many cards of the suit with the partner; with an opponent where the number is negative."""
    out = _open(likely, of_suit(ALL, suit))
    if not out:
        return
    part = min(1.0, abs(length) / len(out))
    for card in out:
        chance = likely[card.index]
        sure = min(0.97, part * (1.15 if card.rank in "AKQJ" else 0.95))
        likely[card.index] = (
            sure + (1 - sure) * chance * 0.6 if length > 0 else (1 - sure) * min(1.0, chance * 1.4)
        )


def _expect_aces(likely: list[float], ours: int, theirs: int) -> None:
    out = [card for card in ALL if card.rank == "A" and 0 < likely[card.index] < 1]
    if not out or not (ours or theirs):
        return
    free = max(0, len(out) - ours - theirs)
    for card in out:
        likely[card.index] = min(0.98, (ours + free * likely[card.index]) / len(out))
