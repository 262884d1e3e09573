"""The declarer's steps before the first lead: skat or hand, discard, declaration (9)."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.engine import (
    Action,
    Ask,
    Event,
    Move,
    OwnCards,
    Pick,
    Seat,
    added,
    value,
    without,
)
from knekt.errors import IllegalAction, Reason
from knekt.message import Message
from knekt.skat.contract import JACKS, Contract
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Stage, State

__all__ = [
    "MOVES",
    "Declare",
    "Declared",
    "Discard",
    "Discarded",
    "HandChosen",
    "Opened",
    "PlayHand",
    "SkatTaken",
    "TakeSkat",
    "can_reach",
    "may_name",
    "may_raise",
    "must_hold",
    "own_cards",
    "raises",
    "why_not",
]


@value
class TakeSkat(SkatAction):
    """Take up the two cards of the skat."""

    kind, text = "take-skat", "{seat} skat"


@value
class PlayHand(SkatAction):
    """Set the skat aside unseen, to play hand."""

    kind, text = "play-hand", "{seat} hand"


@value
class Discard(SkatAction):
    """Lay two cards away."""

    kind, text = "discard", "{seat} lays {cards}"

    cards: Hand


@value
class Declare(SkatAction):
    """Name the contract; or name a higher one, where the options allow that until the first lead."""

    kind, text = "declare", "{seat} declares {contract}"

    contract: Contract


@value
class SkatTaken(OwnCards, SkatEvent):
    """The declarer has taken up the skat, which nobody else sees."""

    kind, by, text = "skat-taken", TakeSkat, "{seat} skat {cards}"


@value
class HandChosen(SkatEvent):
    """The declarer has set the skat aside unseen."""

    kind, by = "hand-chosen", PlayHand

    seat: Seat


@value
class Discarded(OwnCards, SkatEvent):
    """A seat has laid two cards away, which nobody else sees."""

    kind, by = "discarded", Discard


@value
class Declared(SkatEvent):
    """The declarer has named the contract, for all to hear."""

    kind, by = "declared", Declare

    seat: Seat
    contract: Contract


@value
class Opened(SkatEvent):
    """A hand has been laid face up for all to see."""

    kind, text = "opened", "{seat} opens {cards}"

    seat: Seat
    cards: Hand


def ask(state: State) -> Ask:
    seat = state.turn
    if state.stage is Stage.SKAT:
        return Ask(seat, "skat", True, (TakeSkat(seat), PlayHand(seat)))
    if state.stage is Stage.DISCARD:
        return Ask(seat, "discard", True, (Pick(Discard, seat, state.hand(seat), 2),))
    named = tuple(Declare(seat, contract) for contract in may_name(state))
    return Ask(seat, "declare", True, named)


def may_raise(state: State) -> bool:
    """Whether the declarer may still name a higher contract, if the options allow that at all (9.9).

    It is too late after the first lead, or once a defender has said kontra, the declarer has declined a gift,
    or the defenders have begun to exchange cards in a revolution.
    """
    return (
        state.stage is Stage.PLAY
        and state.rules.options.declare.raise_before_lead
        and not (state.has_begun or state.kontra or state.declined or state.proposals)
    )


def raises(state: State) -> tuple[Declare, ...]:
    """The higher contracts to which the declarer may still change (9.9)."""
    now, seat = state.contract, state.declarer
    assert now is not None and seat is not None
    cards = own_cards(state)
    least = now.certain_value(cards)
    return tuple(
        Declare(seat, contract)
        for contract in may_name(state)
        if contract.certain_value(cards) > least and (contract.is_open or not now.is_open)
    )


def may_name(state: State) -> Iterator[Contract]:
    """The contracts that the declarer may name now."""
    rules = state.rules
    named = [
        contract
        for contract in rules.contracts.values()
        if (_leads_to(state, contract) if contract.row.way else contract.row.hand == state.hand_game)
        and not _is_null_below_bid(state, contract)
        and not (contract.spitzen and _missing_spitzen(state, contract))
    ]
    if rules.options.declare.must_be_reachable and not state.hand_game:
        reachable = [contract for contract in named if can_reach(state, contract)]
        named = reachable or named  # if nothing reaches the bid, the declarer still has to play something
    yield from named


def _leads_to(state: State, contract: Contract) -> bool:
    """Whether the way to play that was chosen in Tournée leads to this contract (Tournée 7)."""
    if state.hand_game:
        return contract.row.hand
    if state.way == "guckser-null":
        return contract.row.way == "guckser" and contract.is_null
    if contract.row.way != state.way or contract.is_null:
        return False
    card = state.deciding
    if card is None:
        return state.way == "guckser"
    return contract.suit == card.suit or (contract.suit is None and card in JACKS)


def _is_null_below_bid(state: State, contract: Contract) -> bool:
    """Whether the contract is a null worth less than the bid, where that is not allowed (9.6)."""
    return contract.is_null and contract.base < state.bid and state.rules.options.null_below_bid == "illegal"


def _missing_spitzen(state: State, contract: Contract) -> Hand:
    """The spitzen of the contract that are not in the declarer's hand.

    Those laid away do not count (17.12).
    """
    assert state.declarer is not None
    return must_hold(contract) - state.hand(state.declarer)


def must_hold(contract: Contract) -> Hand:
    """The cards that the declarer must hold to name the contract: its spitzen (17.12)."""
    return Hand.of(contract.lowest_trumps if contract.spitzen else ())


def own_cards(state: State) -> Hand:
    """The cards that the declarer knows to be his own: the hand, and what he laid away."""
    assert state.declarer is not None
    cards = state.hand(state.declarer)
    return cards | state.laid if isinstance(state.laid, Hand) and not state.hand_game else cards


def can_reach(state: State, contract: Contract) -> bool:
    """Whether a game with pickup can still be worth the bid, if need be with schwarz (10.5)."""
    if contract.is_null:
        return contract.base >= state.bid
    run = abs(contract.matadors(own_cards(state)))
    return (run + contract.highest_level) * contract.base >= state.bid


def refusal(state: State, action: Action) -> IllegalAction:
    """Why an action of the declarer, which no ask contains, is illegal."""
    match action:
        case _ if action.seat != state.declarer:
            return IllegalAction(action, Reason.NOT_NOW)
        case Discard(seat, cards) if state.stage is Stage.DISCARD:
            if len(cards) != 2:
                return IllegalAction(action, Reason.WRONG_COUNT, cards=len(cards), due=2)
            return IllegalAction(action, Reason.NOT_HELD, card=(cards - state.hand(seat))[0].message)
        case Declare(_, contract) if _may_declare(state) or may_raise(state):
            return why_not(state, action, contract)
    return IllegalAction(action, Reason.NOT_NOW)


def _may_declare(state: State) -> bool:
    """Whether the declarer has to name a contract now, as also after turning up a jack (Tournée 7.1)."""
    return state.stage is Stage.DECLARE or (state.stage is Stage.TURN and state.deciding is not None)


def why_not(state: State, action: Action, contract: Contract) -> IllegalAction:
    """Why the declarer may not name this contract."""
    named: dict[str, int | Message] = {"contract": contract.message, "bid": state.bid}
    if contract.row.hand != state.hand_game:
        return IllegalAction(action, Reason.HAND_OR_PICKUP, contract=contract.message)
    if contract.row.way and not _leads_to(state, contract):
        return IllegalAction(action, Reason.OTHER_WAY, contract=contract.message)
    if _is_null_below_bid(state, contract):
        return IllegalAction(action, Reason.NULL_BELOW_BID, value=contract.base, **named)
    if contract.spitzen and (lacking := _missing_spitzen(state, contract)):
        return IllegalAction(action, Reason.SPITZE_NOT_HELD, card=lacking[0].message)
    if contract not in tuple(may_name(state)):
        return IllegalAction(action, Reason.CANNOT_REACH_BID, **named)
    if state.contract is not None and state.contract.is_open and not contract.is_open:
        return IllegalAction(action, Reason.STAYS_OPEN)
    return IllegalAction(action, Reason.MUST_RAISE, contract=contract.message)


def _decide_skat_taken(state: State, action: TakeSkat) -> Event:
    return SkatTaken(action.seat, state.skat)


def evolve_skat_taken(state: State, event: SkatTaken) -> State:
    seat, cards = event.seat, event.cards
    hands = state.with_hand(seat, added(state.hands[seat], cards))
    way = state.way or ("" if state.rules.options.is_german else "guckser")
    return state.but(stage=Stage.DISCARD, hands=hands, skat=cards, took_skat=True, way=way)


def evolve_hand_chosen(state: State, event: HandChosen) -> State:
    way = "" if state.rules.options.is_german else "solo"
    return state.but(stage=Stage.DECLARE, hand_game=True, laid=state.skat, way=way)


def evolve_discarded(state: State, event: Discarded) -> State:
    seat, cards = event.seat, event.cards
    hands = state.with_hand(seat, without(state.hands[seat], cards))
    stage = Stage.DECLARE if state.contract is None else Stage.PLAY  # a turn has named the contract already
    turn = state.turn if state.contract is None else 0
    return state.but(stage=stage, hands=hands, laid=cards, turn=turn)


def evolve_declared(state: State, event: Declared) -> State:
    named = state.but(contract=event.contract, order=event.contract.order)
    if state.stage is Stage.TURN:
        return named  # the declarer takes the skat first
    return named.but(stage=Stage.PLAY, turn=0)


def evolve_opened(state: State, event: Opened) -> State:
    return state.but(hands=state.with_hand(event.seat, event.cards), opened=state.opened | {event.seat})


MOVES = (
    Move(SkatTaken, evolve_skat_taken, decide=_decide_skat_taken),
    Move(HandChosen, evolve_hand_chosen),
    Move(Discarded, evolve_discarded, refusal=refusal),
    Move(Declared, evolve_declared, refusal=refusal),
    Move(Opened, evolve_opened),
)
