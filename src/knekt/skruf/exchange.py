"""The exchange before the first lead: the talon, the gifts of the buyer's side, the opponents' swap (5)."""

from __future__ import annotations

from typing import Self

from knekt.cards import Card, Hand
from knekt.engine import (
    Action,
    Ask,
    Cards,
    Event,
    Hidden,
    Move,
    OneOf,
    OwnCards,
    Pick,
    Seat,
    added,
    covered,
    value,
    without,
)
from knekt.errors import IllegalAction, Reason
from knekt.skruf.bid import NO_TRUMP
from knekt.skruf.spelling import SkrufAction, SkrufEvent
from knekt.skruf.state import CIRCLE, Gift, Stage, State, partner_of

__all__ = ["MOVES", "Gave", "Give", "Opened", "Swap", "SwapLaid", "Swapped", "TalonTaken", "circle_of"]

FOUR = 4  # the cards that the buyer gives the partner


@value
class Give(SkrufAction):
    """Give these cards face down to the seat that gets them now, which alone sees them."""

    kind, text = "give", "{seat} gives {cards}"

    cards: Hand


@value
class Swap(SkrufAction):
    """Give the partner a card, as one of the two opponents of the buyer."""

    kind, text = "swap", "{seat} swaps {card}"

    card: Card


@value
class TalonTaken(SkrufEvent):
    """The buyer has taken the talon, which all see or only the buyer."""

    kind, text = "talon-taken", "{seat} talon {face_up:/face down }{cards}"

    seat: Seat
    cards: Cards
    face_up: bool

    def seen_by(self, seat: Seat | None) -> Self:
        return self if self.face_up or seat == self.seat else covered(self)


@value
class Opened(SkrufEvent):
    """The hand that nobody holds has been laid open (11)."""

    kind, text = "opened", "{hand:seat} opens {cards}"

    hand: Seat
    cards: Hand


@value
class Gave(SkrufEvent):
    """A seat has given cards to another, face down unless the hand of the other lies open."""

    kind, by, text = "gave", Give, "{seat} gives {to:seat} {face_up:openly /}{cards}"

    seat: Seat
    to: Seat
    cards: Cards
    face_up: bool = False  # true if the receiving hand lies open

    def seen_by(self, seat: Seat | None) -> Self:
        return self if self.face_up or seat in (self.seat, self.to) else covered(self)


@value
class SwapLaid(OwnCards, SkrufEvent):
    """An opponent has laid a card face down for the partner, who lays one at the same time."""

    kind, by, text = "swap-laid", Swap, "{seat} lays {cards}"


@value
class Swapped(SkrufEvent):
    """A card has gone from one opponent of the buyer to the other."""

    kind, by, text = "swapped", Swap, "{seat} swaps {to:seat} {cards}"

    seat: Seat
    to: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.to) else covered(self)


def close_auction(state: State) -> State:
    """The state when the auction is over. Without a talon the last bid is the contract (12)."""
    assert state.bidder is not None
    closed = state.but(buyer=state.bidder, bought_at=len(state.calls), passes=0, turn=state.bidder)
    return closed.but(stage=Stage.TALON) if state.rules.options.has_talon else begin_play(closed)


def consequence(state: State) -> Event | None:
    """The event that follows by itself between the auction and the lead, if any."""
    options, seat = state.rules.options, state.buyer
    hidden = None if state.unowned in state.opened else state.unowned
    if hidden is not None and (options.open_hand == "from_the_deal" or state.stage is Stage.GIVE):
        return Opened(hidden, state.hand(hidden))
    if state.stage is Stage.TALON:
        assert seat is not None and not isinstance(state.talon, Hidden)
        return TalonTaken(seat, Hand.of(state.talon), options.talon_open)
    if len(state.laid) == 2:
        first = state.laid[0]
        return Swapped(first.seat, first.to, first.cards)
    if len(state.laid) == 1 and state.swapped:
        last = state.laid[0]
        return Swapped(last.seat, last.to, last.cards)
    return None


def give_ask(state: State) -> Ask:
    seat, to, count = state.to_give[0]
    return Ask(seat, f"give-{len(state.gifts)}", True, (Pick(Give, seat, state.hand(seat), count, to),))


def swap_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question which card to swap: the two opponents are asked one after the other, or both at once."""
    due = [giver for giver, _, _ in state.to_give]
    if seat not in (due if state.rules.options.swap_order == "simultaneous" else due[:1]):
        return ()
    return (Ask(seat, f"swap-{seat}", True, (OneOf(Swap, seat, _cards_to_swap(state, seat)),)),)


def _cards_to_swap(state: State, seat: Seat) -> Hand:
    """The cards that the seat may swap: not the one it has just received, unless that may go back."""
    hand = state.hand(seat)
    if state.rules.options.swap_back:
        return hand
    for gift in state.gifts[-1:]:
        if state.swapped and isinstance(gift.cards, Hand):
            return hand - gift.cards
    return hand


def refusal(state: State, action: Give | Swap) -> IllegalAction:
    """Why these cards may not be given or swapped."""
    if state.stage is not (Stage.GIVE if isinstance(action, Give) else Stage.SWAP):
        return IllegalAction(action, Reason.NOT_NOW)
    hand = state.hand(action.seat)
    cards = action.cards if isinstance(action, Give) else Hand(action.card.bit)
    if foreign := cards - hand:
        return IllegalAction(action, Reason.NOT_HELD, card=foreign[0].message)
    if isinstance(action, Give):
        due = state.to_give[0][2]
        return IllegalAction(action, Reason.WRONG_COUNT, cards=len(cards), due=due)
    return IllegalAction(action, Reason.NOT_BACK, card=action.card.message)


def _decide_gave(state: State, action: Give) -> Event:
    to = state.to_give[0][1]
    return Gave(action.seat, to, action.cards, face_up=to in state.opened)


def _decide_swapped(state: State, action: Swap) -> Event:
    cards = Hand(action.card.bit)
    if state.rules.options.swap_order == "simultaneous":
        return SwapLaid(action.seat, cards)
    to = next(to for giver, to, _ in state.to_give if giver == action.seat)
    return Swapped(action.seat, to, cards)


def _cause_of_swap(event: SwapLaid | Swapped) -> Action | None:
    cards = event.cards
    return Swap(event.seat, cards[0]) if isinstance(cards, Hand) and len(cards) == 1 else None


def evolve_talon_taken(state: State, event: TalonTaken) -> State:
    """The state when the talon is taken, with the gifts that are due (5, 11).

    The buyer gives four cards to the partner, who gives one to each of the others. In trekarl the buyer gives
    one to each.
    """
    buyer, partner = event.seat, partner_of(event.seat)
    others = tuple((buyer + place) % 4 for place in (1, 2, 3))
    if state.unowned is not None:
        to_give = tuple((buyer, other, 1) for other in others)
    else:
        on = tuple((partner, to, 1) for to in (buyer, (partner + 1) % 4, (partner + 3) % 4))
        to_give = ((buyer, partner, FOUR), *on)
    return state.but(
        stage=Stage.GIVE,
        hands=state.with_hand(buyer, added(state.hands[buyer], event.cards)),
        to_give=to_give,
    )


def evolve_opened(state: State, event: Opened) -> State:
    return state.but(hands=state.with_hand(event.hand, event.cards), opened=state.opened | {event.hand})


def hand_over(state: State, gift: Gift) -> State:
    """The state after cards have changed hands."""
    left = state.with_hand(gift.seat, without(state.hands[gift.seat], gift.cards))
    got = added(left[gift.to], gift.cards)
    hands = (*left[: gift.to], got, *left[gift.to + 1 :])
    due = tuple(each for each in state.to_give if each[:2] != (gift.seat, gift.to))
    return state.but(hands=hands, gifts=(*state.gifts, gift), to_give=due)


def evolve_gave(state: State, event: Gave) -> State:
    given = hand_over(state, Gift(event.seat, event.to, event.cards))
    if given.to_give:
        return given.but(turn=given.to_give[0][0])
    if given.is_misere:
        return begin_play(given)
    if state.rules.options.swap_time == "before_raise":
        return _begin_swap(given)
    return _begin_raising(given)


def _begin_raising(state: State) -> State:
    """The state when the raise phase begins, with the buyer to call."""
    assert state.buyer is not None
    return state.but(stage=Stage.RAISE, passes=0, turn=state.buyer)


def close_raising(state: State) -> State:
    """The state after the raise phase: the last bid is the contract (6.3)."""
    return begin_play(state) if state.rules.options.swap_time == "before_raise" else _begin_swap(state)


def _begin_swap(state: State) -> State:
    """The state when the opponents swap cards; the one who leads, if the bid stands, gives first."""
    if not state.rules.options.swaps:
        return _close_swap(state)
    first = leader(state)
    (other,) = (seat for seat in state.sides[1] if seat != first)
    return state.but(stage=Stage.SWAP, turn=first, to_give=((first, other, 1), (other, first, 1)))


def _close_swap(state: State) -> State:
    """The state after the swap: the raise phase follows, or play."""
    before = state.rules.options.swap_time == "before_raise"
    return _begin_raising(state) if before else begin_play(state)


def evolve_swap_laid(state: State, event: SwapLaid) -> State:
    seat, to, _ = next(each for each in state.to_give if each[0] == event.seat)
    due = tuple(each for each in state.to_give if each[0] != event.seat)
    return state.but(
        laid=(*state.laid, Gift(seat, to, event.cards)),
        to_give=due,
        turn=due[0][0] if due else seat,
    )


def evolve_swapped(state: State, event: Swapped) -> State:
    swapped = hand_over(state, Gift(event.seat, event.to, event.cards)).but(
        swapped=True, laid=state.laid[1:], turn=event.to
    )
    return swapped if swapped.to_give or swapped.laid else _close_swap(swapped)


def leader(state: State) -> Seat:
    """The seat that leads: the left-hand neighbour of the final bidder, or as the options say (6.5, 7.1)."""
    options, bidder = state.rules.options, state.bidder
    if bidder is None:
        return state.rules.forehand  # a misère (10.3)
    if state.unowned is not None:
        return circle_of(bidder, state.unowned)[1]
    declarer = bidder
    if options.lead == "left_of_master":
        assert state.buyer is not None
        declarer = partner_of(state.buyer)
    elif options.lead == "left_of_first_namer":
        strain = None if state.high is None else state.high.strain
        declarer = next(
            call.seat
            for call in state.calls
            if call.bid is not None and call.bid.strain == strain and call.seat in state.sides[0]
        )
    return (declarer + 1) % 4


def circle_of(declarer: Seat | None, unowned: Seat | None) -> tuple[Seat, ...]:
    """The hands in the order in which they play. In trekarl the open hand lies opposite the declarer (11)."""
    if unowned is None or declarer is None:
        return CIRCLE
    left, right = (seat for place in (1, 2, 3) if (seat := (declarer + place) % 4) != unowned)
    return declarer, left, unowned, right


def begin_play(state: State) -> State:
    """The state when play begins: each hand has thirteen cards."""
    return state.but(
        stage=Stage.PLAY,
        began=state.hands,
        order=NO_TRUMP if state.high is None else state.high.order,
        circle=circle_of(state.bidder, state.unowned),
        turn=leader(state),
    )


MOVES = (
    Move(TalonTaken, evolve_talon_taken),
    Move(Opened, evolve_opened),
    Move(Gave, evolve_gave, decide=_decide_gave, refusal=refusal),
    Move(SwapLaid, evolve_swap_laid, decide=_decide_swapped, cause=_cause_of_swap, refusal=refusal),
    Move(Swapped, evolve_swapped, decide=_decide_swapped, cause=_cause_of_swap, refusal=refusal),
)
