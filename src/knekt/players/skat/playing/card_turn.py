"""The turn to play a card: what lies on the table, what may be played, and what may still come."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cards import Card, Hand, Order
from knekt.engine import Seat, View
from knekt.players.skat.knowing.knowledge import ALL_TRICKS, Knowledge, trumps
from knekt.players.skat.playing.spitzen import without_spitzen
from knekt.skat import Contract, State, card_points

__all__ = ["CardTurn", "points"]

TRUMP_WEIGHT = 3  # how many times likelier the declarer holds an unseen trump than another unseen card


def points(card: Card) -> int:
    return card_points((card,))


@dataclass(frozen=True, slots=True)
class CardTurn:
    """The turn of a seat to play a card."""

    state: State
    known: Knowledge
    legal: Hand  # the cards that may be played; spitzen only where no other card may
    trump_share: float  # the chance that the declarer holds an unseen trump
    plain_share: float

    @classmethod
    def of(cls, view: View[State], memory: int = ALL_TRICKS) -> CardTurn:
        """The turn as a seat sees it that remembers so many tricks."""
        state, known = view.state, Knowledge.of(view, memory)
        legal = known.order.follow(known.mine, state.trick[0] if state.trick else None)
        if state.contract is not None and state.contract.spitzen and known.seat == state.declarer:
            legal = without_spitzen(state.contract, legal)
        return cls(state, known, legal, *_declarers_shares(state, known))

    @property
    def order(self) -> Order:
        return self.known.order

    @property
    def contract(self) -> Contract:
        assert self.state.contract is not None
        return self.state.contract

    @property
    def declarer(self) -> Seat:
        assert self.state.declarer is not None
        return self.state.declarer

    @property
    def declares(self) -> bool:
        """Whether it is the declarer's own turn."""
        return self.known.seat == self.state.declarer

    @property
    def is_all_or_nothing(self) -> bool:
        """Whether the declarer has undertaken to take every trick, and may still do so."""
        return (self.contract.schwarz_said or self.state.declined == "schneider") and not self.state.lost

    @property
    def partner(self) -> Seat:
        """A defender's partner."""
        return 3 - self.known.seat - self.declarer

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one, next first."""
        after = 2 - len(self.state.trick)
        return tuple((self.known.seat + step) % 3 for step in range(1, after + 1))

    def best_with(self, card: Card) -> tuple[Seat, Card]:
        """The seat that has the trick, and the card, once this card is played."""
        trick = (*self.state.trick, card)
        place = self.order.winner(trick)
        return (self.known.seat - len(self.state.trick) + place) % 3, trick[place]

    def is_trump(self, card: Card) -> bool:
        return self.order.suit(card) is None

    def chance_to_beat(self, seat: Seat, best: Card, led: Card) -> float:
        """How likely a seat that plays later holds a card that beats the best one."""
        cards = self.known.may_hold[seat]
        trump = trumps(self.order, cards)
        plain, ruff = self._shares(seat, cards, trump)
        above = len(self.known.above(best, cards))
        if self.is_trump(led):
            return 1 - (1 - ruff) ** above
        following = Hand(cards.mask & self.order.followers[led.index])
        void = (1 - plain) ** len(following)
        if self.is_trump(best):
            return void * (1 - (1 - ruff) ** above)
        return 1 - (1 - plain) ** above + void * (1 - (1 - ruff) ** len(trump))

    def _shares(self, seat: Seat, cards: Hand, trump: Hand) -> tuple[float, float]:
        """The chances that the seat really holds a plain card, and a trump, that it may hold."""
        count = self.known.counts[seat]
        if count >= len(cards):
            return 1.0, 1.0
        if self.declares:
            return count / len(cards), count / len(cards)
        if seat == self.declarer:
            return self.plain_share, self.trump_share
        rest = 1 - self.trump_share
        plain = len(cards) - len(trump)
        return (min(1.0, max(0.0, (count - rest * len(trump)) / plain)) if plain else 0.0), rest


def _declarers_shares(state: State, known: Knowledge) -> tuple[float, float]:
    """For a defender, the chances that the declarer holds an unseen trump, and another unseen card."""
    if state.declarer is None:
        return 0.0, 0.0  # a ramsch has no declarer
    cards, count = known.may_hold[state.declarer], known.counts[state.declarer]
    trump = len(trumps(known.order, cards))
    plain = len(cards) - trump
    if not trump or not count:
        return 0.0, min(1.0, count / plain) if plain else 0.0
    share = min(0.95, TRUMP_WEIGHT * count / (TRUMP_WEIGHT * trump + plain))
    return share, min(1.0, max(0.05, (count - share * trump) / plain)) if plain else 0.0
