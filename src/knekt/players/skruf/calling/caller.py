"""A seat that is about to call: what it holds, what was shown, and how high its count lets it go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knekt.cards import Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.conventions import Convention, meaning
from knekt.players.skruf.knowing.reading import Shown, lowest_in, shown_by_all, situation
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.skruf import STRAINS, Bid, State, partner_of

__all__ = ["Caller"]

OPENING = 0.4  # while the opponents are silent, the count may be so many tricks lower
MARGINS = {3: -0.3, 4: -0.3, 5: 0.6, 6: 1.2, 7: 9.0}  # tricks by which the count must exceed the contract
NAMED = 0.3  # tricks that a suit is worth more because it was shown


@dataclass(frozen=True, slots=True)
class Caller:
    """A seat that is about to call: its cards, what was shown, what it expects.

    `provokes`: it makes bids that it cannot play, where it thinks that the others are sure to bid on.
    """

    provokes: ClassVar[bool] = True

    state: State
    seat: Seat
    hand: Hand
    shown: tuple[Shown, ...]
    outlook: SideCards

    @classmethod
    def of(cls, view: View[State]) -> Caller:
        state, seat = view.state, view.own_seat
        return cls(state, seat, state.hand(seat), shown_by_all(state), SideCards.of(view))

    @property
    def own(self) -> Shown:
        return self.shown[self.seat]

    @property
    def partner(self) -> Shown:
        return self.shown[partner_of(self.seat)]

    @property
    def opponents(self) -> tuple[Shown, Shown]:
        return self.shown[(self.seat + 1) % 4], self.shown[(self.seat + 3) % 4]

    @property
    def round(self) -> int:
        """How many times the seat has had a turn to call, this one included."""
        return self.own.calls + 1

    @property
    def least(self) -> int:
        """The lowest level that may be played."""
        return self.state.rules.options.min_level

    @property
    def is_ours(self) -> bool:
        """Whether the last bid is of the own side."""
        return self.state.bidder in (self.seat, partner_of(self.seat))

    @property
    def is_partners(self) -> bool:
        return self.state.bidder == partner_of(self.seat)

    @property
    def is_last_chance(self) -> bool:
        """Whether the auction may be closed before the turn comes again."""
        options = self.state.rules.options
        due = options.all_pass_calls if self.state.high is None else options.close_passes
        return self.state.passes + 4 >= due

    def means(self, bid: Bid) -> Convention | None:
        """The line of the table by which the bid would be read; None if it tells nothing of the cards."""
        return meaning(bid, situation(self.own, self.partner, bid, self.state.high, self.least))

    def holds(self, bid: Bid) -> bool:
        """Whether the hand has what the bid would show."""
        line = self.means(bid)
        return line is not None and line.is_held(self.hand, bid)

    def lowest(self, strain: str) -> Bid | None:
        return lowest_in(strain, self.state.high)

    def surplus(self, level: int, strain: str) -> float:
        """How many tricks the count has more than the contract asks for."""
        return self.outlook.tricks(strain) - 6 - max(level, self.least)

    def prefers(self, bid: Bid, standing: Bid) -> bool:
        """Whether the seat would rather play the contract of this bid than that of the bid that stands."""
        return self.surplus(bid.level, bid.strain) >= self.surplus(standing.level, standing.strain)

    def dares(self, bid: Bid, strain: str | None = None) -> bool:
        """Whether the count is good for the bid, played in this strain in the end."""
        level = max(bid.level, self.least)
        due = MARGINS[level] if any(each.bids for each in self.opponents) else MARGINS[level] - OPENING
        return self.surplus(level, strain or bid.strain) >= due

    @property
    def supportable(self) -> tuple[Suit, ...]:
        """The suits of the partner that the seat may raise."""
        return self.partner.suits[:1]

    @property
    def trumps(self) -> str:
        """The strain in which the side will play: the best by the count, and rather one that was shown."""
        named = (*self.partner.suits, *self.own.suits)
        return max(STRAINS, key=lambda strain: self.outlook.tricks(strain) + NAMED * (strain in named))

    @property
    def to_name(self) -> str:
        """The strain in which the seat would bid over the opponents."""
        return self.trumps
