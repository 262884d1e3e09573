"""How a deal ends other than by its last card or a claim: by surrender, or stopped by the table (10, 20)."""

from __future__ import annotations

from dataclasses import field, replace
from functools import cache
from typing import Any, Self

from knekt.cards import Hand
from knekt.engine import ADDED, TABLE, Action, Ask, Cards, Event, Move, OneOf, Seat, value
from knekt.engine.parts import parse_cards, parse_signed
from knekt.errors import IllegalAction, Reason
from knekt.skat import claims, declare, kontra, schenken, turn
from knekt.skat.contract import Contract
from knekt.skat.options import Options
from knekt.skat.spelling import SkatAction, SkatEvent, parts_of, unreadable
from knekt.skat.state import SEATS, Ending, Stage, State

__all__ = [
    "MOVES",
    "Concede",
    "Ended",
    "Resign",
    "Resigned",
    "Stop",
    "Stopped",
    "Surrender",
    "Surrendered",
    "is_ever_surrendered",
]


@value
class Surrender(SkatAction):
    """The declarer gives the game up, and loses it at simple level (10.1, Tournée 9.1)."""

    kind, text = "surrender", "{seat} surrenders"


@value
class Concede(SkatAction):
    """The declarer says that the bid was too high: the game cannot reach it even with schwarz (10.5)."""

    kind, text = "concede", "{seat} overbid"


@value
class Resign(SkatAction):
    """A defender gives up."""

    kind, text = "resign", "{seat} resigns"


@value
class Stop(SkatAction):
    """The table stops the deal: a player left, ran out of time, or the deal is void.

    `named` is the game that the declarer had already named, although two cards were still to be laid away.
    """

    kind = "stop"
    text = (
        "table {cause:left/timeout} {absent:seat} named {named}",
        "table {cause:left/timeout} {absent:seat}",
        "table {cause:void}",
    )

    cause: Ending
    absent: Seat | None = None
    named: Contract | None = field(default=None, metadata=ADDED)


@value
class Surrendered(SkatEvent):
    """The declarer has given the game up."""

    kind, by, text = "surrendered", Surrender, "{seat} {overbid:overbid/surrenders}"

    seat: Seat
    overbid: bool = False  # because the bid cannot be reached


@value
class Resigned(SkatEvent):
    """A defender has given up."""

    kind, by = "resigned", Resign

    seat: Seat


@value
class Stopped(SkatEvent):
    """The table has stopped the deal."""

    kind, by = "stopped", Stop

    cause: Ending
    absent: Seat | None = None
    named: Contract | None = field(default=None, metadata=ADDED)


@value
class Ended(SkatEvent):
    """The deal is over and all cards are shown: the hands as dealt, the skat as dealt, the cards laid away.

    If the log began with a set-up, the hands are those of the set-up, and the skat may be unknown.
    """

    kind = "ended"

    hands: tuple[Cards, ...]
    skat: Cards
    laid: Cards  # no cards, if the deal was stopped while somebody held them
    matadors: int | None = None  # only if a set-up had to give their number
    began: tuple[Cards, ...] = ()  # the hands as play began, if more than the skat has changed them

    def __str__(self) -> str:
        told = [] if self.matadors is None else [str(self.matadors)]
        told += ["began", *map(str, self.began)] if self.began else []
        heaps = [str(heap) or "-" for heap in (*self.hands, self.skat, self.laid)]
        return "end " + " | ".join([*heaps, *told])

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "end":
            return None
        parts, told = parts_of(what, 5, text)
        *hands, skat, laid = map(parse_cards, parts)
        began: tuple[Cards, ...] = ()
        if "began" in told:
            began = tuple(map(parse_cards, told[told.index("began") + 1 :]))
            told = told[: told.index("began")]
            if len(began) != len(SEATS):
                raise unreadable(text)
        if len(told) > 1:
            raise unreadable(text)
        return cls(tuple(hands), skat, laid, parse_signed(told[0]) if told else None, began)


_TURNS = "turn", "second-turn"


def table_asks(state: State) -> tuple[Ask, ...]:
    """What the table itself may do, at any time until the deal is over."""
    stops = [Stop(TABLE, cause, seat) for cause in (Ending.LEFT, Ending.TIMEOUT) for seat in range(3)]
    asks = [Ask(TABLE, "stop", False, (*stops, Stop(TABLE, Ending.VOID)))]
    if state.stage is Stage.DISCARD and state.rules.options.is_german:
        named = tuple(replace(each, named=contract) for contract in declare.may_name(state) for each in stops)
        asks.append(Ask(TABLE, "stop-named", False, named))
    return *asks, *claims.CLAIMS.judge_asks(state)


def may_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """What a seat may do in play besides playing its card."""
    rules, declares = state.rules, seat == state.declarer
    if state.is_ramsch:
        return ()
    resigns = rules.may_resign and not declares and seat not in state.resigned
    most = claims.most_claimed(state, seat) if rules.may_claim else None
    asks = _standing_asks(seat, resigns, most, state.claimed_at[seat])
    if rules.may_double:
        asks += kontra.asks(state, seat)
    if rules.may_give:
        asks += schenken.offer_asks(state, seat)
    if declares and state.won + state.lost <= 1:
        return _declarer_asks(state, seat) + asks
    return asks


def turn_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """What the declarer of Tournée may do before play begins, besides what he must (Tournée 9)."""
    asks, at = list[Ask](), "discard" if state.stage is Stage.DISCARD else turn.ask(state).id
    if at == "discard" and _may_concede(state) and state.rules.options.may_concede_overbid:
        asks.append(Ask(seat, "concede-discard", False, (Concede(seat),)))
    if state.rules.options.surrender.mode == "tournee" and state.way in _TURNS:
        asks.append(Ask(seat, f"surrender-{at}", False, (Surrender(seat),)))
    return tuple(asks)


@cache
def _standing_asks(seat: Seat, resigns: bool, most: int | None, before: int) -> tuple[Ask, ...]:
    """The questions that stay open for long: to resign, and to claim up to `most` tricks.

    They are made once. `before` is the number of cards played when the seat last claimed, or negative: after
    a claim, the next one is another question.
    """
    asks = (Ask(seat, "resign", False, (Resign(seat),)),) if resigns else ()
    if most is None:
        return asks
    name = f"claim-{most}" if before < 0 else f"claim-{most}-after-{before}"
    return *asks, Ask(seat, name, False, (OneOf(claims.Claim, seat, tuple(range(most + 1))),))


def _declarer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """What only the declarer may do: name a higher game, say that the bid was too high, or surrender."""
    asks = list[Ask]()
    if declare.may_raise(state) and (higher := declare.raises(state)):
        asks.append(Ask(seat, f"raise-{state.contract}", False, higher))
    if _may_concede(state) and state.rules.options.may_concede_overbid:
        asks.append(Ask(seat, "concede", False, (Concede(seat),)))
    if _may_surrender(state, seat):
        asks.append(Ask(seat, f"surrender-{state.won + state.lost}", False, (Surrender(seat),)))
    return tuple(asks)


def first_word(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The declarer is asked whether he gives up, before anybody may double; nobody else is asked (17.2)."""
    if seat != state.declarer:
        return ()
    raising = [ask for ask in _declarer_asks(state, seat) if ask.id.startswith("raise")]
    overbid = _may_concede(state)  # a higher game may change that, so the question has another name then
    endings = (Surrender(seat),) * _may_surrender(state, seat) + (Concede(seat),) * overbid
    name = "play-on-overbid" if overbid else "play-on"
    return Ask(seat, name, True, (kontra.PlayOn(seat), *endings)), *raising


def awaits_word(state: State) -> bool:
    """Whether the declarer has still to say whether he gives up, before anybody may double."""
    if state.declarer is None or not kontra.waits_for_declarer(state):
        return False
    return _may_surrender(state, state.declarer) or _may_concede(state)


def is_ever_surrendered(options: Options, contract: Contract) -> bool:
    """Whether these options ever let the declarer surrender this contract (10.1, Tournée 9.1)."""
    if options.surrender.mode == "tournee":
        return contract.row.way in _TURNS
    return options.surrender.mode != "none"


def _may_surrender(state: State, seat: Seat) -> bool:
    """Whether there is still time to surrender, as the options have it (10.1)."""
    mode, done = state.rules.options.surrender.mode, state.won + state.lost
    match mode:
        case "document":
            return not state.trick and done <= 1
        case "before_first_lead":
            return not state.trick and done == 0
        case "while_nine_cards":
            return len(state.hands[seat]) >= 9
        case "tournee":  # only of a turn, and before the lead to the second trick (Tournée 9.1)
            assert state.contract is not None
            ever = is_ever_surrendered(state.rules.options, state.contract)
            return ever and (done == 0 or not state.trick)
        case "none":
            return False


def _may_concede(state: State) -> bool:
    """Whether the game can be given up because it cannot reach the bid even with schwarz (10.5, 17.2).

    This is so before the first lead, of a game with pickup. In Tournée it is known as soon as the declarer
    has twelve cards in hand (Tournée 9.3). In the house form nobody says it: it happens by itself, or not at
    all (Tournée 18.A).
    """
    contract = state.contract or turn.grand_to_come(state)
    if contract is None:
        return False
    return (
        not state.has_begun
        and (state.rules.options.surrender.mode != "none" or not state.rules.options.is_german)
        and not state.hand_game
        and not contract.is_null
        and not declare.can_reach(state, contract)
    )


def must_concede(state: State) -> bool:
    """Whether the table itself ends a game that cannot reach the bid.

    In Tournée it does so as soon as the declarer has twelve cards in hand.
    """
    return (
        state.rules.options.overbid.auto_concede
        and (state.stage is Stage.PLAY or not state.rules.options.is_german)
        and _may_concede(state)
    )


def is_cut_short(state: State) -> bool:
    """Whether the deal ended before its last card because an announcement had been missed (11.7)."""
    contract = state.contract
    return (
        state.ending is Ending.PLAYED and contract is not None and not contract.is_null and any(state.hands)
    )


def is_given_up(state: State) -> bool:
    """Whether the declarer has given the game up."""
    return state.ending in (Ending.SURRENDERED, Ending.OVERBID)


def _decide_conceded(_: State, action: Concede) -> Event:
    return Surrendered(action.seat, overbid=True)


def _cause_of_surrender(event: Surrendered) -> Action:
    return Concede(event.seat) if event.overbid else Surrender(event.seat)


def refusal(state: State, action: Stop) -> IllegalAction:
    """Why the table may not stop the deal so: the declarer cannot have named that game."""
    if action.named is not None and state.stage is Stage.DISCARD:
        return declare.why_not(state, action, action.named)
    return IllegalAction(action, Reason.NOT_NOW)


def ended(state: State) -> Ended:
    if state.stage is Stage.PUSH:
        return Ended(state.dealt, state.skat, state.laid or Hand(), None, state.hands)
    laid = state.skat if state.laid is None else state.laid
    return Ended(state.dealt, state.skat, laid, state.matadors, state.began)


def evolve_surrendered(state: State, event: Surrendered) -> State:
    cause = Ending.OVERBID if event.overbid else Ending.SURRENDERED
    if state.stage is Stage.TURN and not state.verdict:
        state = turn.keep(state)
    return state.but(ending=cause, ended_by=event.seat)


def evolve_resigned(state: State, event: Resigned) -> State:
    resigned = state.resigned | {event.seat}
    enough = 2 if state.rules.options.play.defender_concede == "both" else 1
    if len(resigned) < enough:
        return state.but(resigned=resigned)
    return state.but(resigned=resigned, ending=Ending.RESIGNED, ended_by=event.seat)


def evolve_stopped(state: State, event: Stopped) -> State:
    """The state after the table has stopped the deal, which is void if no game had been named."""
    if event.named is not None:
        state = state.but(contract=event.named, order=event.named.order)
    elif state.stage not in (Stage.EXCHANGE, Stage.PLAY):
        return state.but(ending=Ending.VOID, ended_by=event.absent)
    return state.but(ending=event.cause, ended_by=event.absent)


def evolve_ended(state: State, event: Ended) -> State:
    """The state when every seat knows all cards, also those that the others still held."""
    held = tuple(_cards_left(state, event, seat) for seat in range(3)) if any(state.hands) else (Hand(),) * 3
    return state.but(
        stage=Stage.OVER,
        dealt=event.hands,
        skat=event.skat,
        laid=event.laid,
        hands=held,
        top=None,  # the event does not say which card of the skat lay above, or was looked at first
        first=None,
        matadors=event.matadors,
        began=event.began,
    )


def _cards_left(state: State, event: Ended, seat: Seat) -> Hand:
    """The cards that the seat still held: its hand after the skat, without the cards it played."""
    cards, laid = event.began[seat] if event.began else event.hands[seat], event.laid
    assert isinstance(cards, Hand) and isinstance(laid, Hand)
    if seat == state.declarer and state.took_skat:
        assert isinstance(event.skat, Hand)
        cards = (cards | event.skat) - laid
    for trick in state.tricks:
        cards -= Hand(trick.cards[(seat - trick.lead) % 3].bit)
    place = (seat - state.turn + len(state.trick)) % 3
    return cards - Hand.of(state.trick[place : place + 1])


MOVES = (
    Move(Surrendered, evolve_surrendered, cause=_cause_of_surrender),
    Move(Surrendered, evolve_surrendered, by=Concede, decide=_decide_conceded),
    Move(Resigned, evolve_resigned),
    Move(Stopped, evolve_stopped, refusal=refusal),
    Move(Ended, evolve_ended),
)
