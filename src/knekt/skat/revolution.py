"""Revolution: the defenders see each other's cards, and may exchange them before the first lead (17.13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from knekt.cards import Hand
from knekt.engine import Action, Ask, Cards, Event, Hidden, Move, Pick, Seat, covered, value
from knekt.errors import IllegalAction, Reason
from knekt.skat import schenken
from knekt.skat.schenken import Agree, Agreed
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Proposal, Stage, State, seat_after

__all__ = ["MOVES", "PROPOSALS", "Exchange", "Looked", "Proposed", "proposer"]

PROPOSALS = 2  # each defender may make one; if they do not agree, the cards stay as they are


@value
class Exchange(SkatAction):
    """Propose which ten of the twenty cards to hold oneself; the partner would get the others."""

    kind, text = "exchange", "{seat} keeps {cards}"

    cards: Hand


@value
class Looked(SkatEvent):
    """The defenders have looked at each other's hands, which nobody else sees."""

    kind, text = "looked", "{seats:pair} look {hands:heaps}"

    seats: tuple[Seat, Seat]
    hands: tuple[Cards, Cards]

    def seen_by(self, seat: Seat | None) -> Self:
        if seat in self.seats:
            return self
        one, two = self.hands
        return replace(self, hands=(Hidden(len(one)), Hidden(len(two))))


@value
class Proposed(SkatEvent):
    """A defender (the first of the seats) has shown the partner which ten cards he wants to hold."""

    kind, by, text = "proposed", Exchange, "{seats:pair} keep {cards}"

    seats: tuple[Seat, Seat]
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in self.seats else covered(self)


def proposer(state: State) -> Seat:
    """The defender whose turn it is to propose: first the one on the declarer's left, then the other."""
    assert state.declarer is not None
    first = seat_after(state.declarer)
    return first if state.proposals == 0 else seat_after(first)


def _both_hands(state: State) -> Hand:
    one, two = state.defenders
    return state.hand(one) | state.hand(two)


def looked(state: State) -> Event:
    one, two = state.defenders
    return Looked((one, two), (state.hands[one], state.hands[two]))


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """What a defender is asked: to propose, or to agree to the partner's proposal."""
    if state.proposal is not None:
        if seat in (state.proposal.seat, state.declarer):
            return ()
        both = Agree(seat, True), Agree(seat, False)
        return (Ask(seat, f"exchange-agree-{state.proposals}", True, both),)
    if seat != proposer(state):
        return ()
    return (Ask(seat, f"exchange-{state.proposals}", True, (Pick(Exchange, seat, _both_hands(state), 10),)),)


def refusal(state: State, action: Exchange) -> IllegalAction:
    if state.stage is not Stage.EXCHANGE or state.proposal is not None or action.seat != proposer(state):
        return IllegalAction(action, Reason.NOT_NOW)
    if len(action.cards) != 10:
        return IllegalAction(action, Reason.WRONG_COUNT, cards=len(action.cards), due=10)
    return IllegalAction(action, Reason.NOT_HELD, card=(action.cards - _both_hands(state))[0].message)


def _decide_proposed(state: State, action: Exchange) -> Event:
    (partner,) = (seat for seat in state.defenders if seat != action.seat)
    return Proposed((action.seat, partner), action.cards)


def _exchange_of(event: Proposed) -> Action | None:
    return Exchange(event.seats[0], event.cards) if isinstance(event.cards, Hand) else None


def evolve_looked(state: State, event: Looked) -> State:
    hands = list(state.hands)
    for seat, cards in zip(event.seats, event.hands, strict=True):
        hands[seat] = cards
    # a set-up begins after the exchange, with all proposals made
    stage = Stage.EXCHANGE if state.proposals < PROPOSALS else Stage.PLAY
    return state.but(stage=stage, hands=tuple(hands), looked=True)


def evolve_proposed(state: State, event: Proposed) -> State:
    return state.but(proposal=Proposal(event.seats[0], event.cards), proposals=state.proposals + 1)


def evolve_agreed(state: State, event: Agreed) -> State:
    """The state after an answer: the cards change hands, or the other defender proposes; then play begins."""
    if state.stage is not Stage.EXCHANGE:  # it was about a gift
        return schenken.evolve_agreed(state, event)
    proposal = state.proposal
    assert proposal is not None
    if event.yes:
        hands = list(state.hands)
        both = hands[proposal.seat], hands[event.seat]
        hands[proposal.seat] = proposal.cards
        if isinstance(proposal.cards, Hand):
            one, two = both
            assert isinstance(one, Hand) and isinstance(two, Hand)
            hands[event.seat] = (one | two) - proposal.cards
        state = state.but(hands=tuple(hands))
    elif state.proposals < PROPOSALS:
        return state.but(proposal=None)
    return state.but(stage=Stage.PLAY, proposal=None, began=state.hands)


MOVES = (
    Move(Looked, evolve_looked),
    Move(Proposed, evolve_proposed, decide=_decide_proposed, cause=_exchange_of, refusal=refusal),
    Move(Agreed, evolve_agreed),
)
