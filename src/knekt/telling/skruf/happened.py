"""What happens in a deal of Skruf, as the listener sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card, Hand
from knekt.engine import Cards, Event, Seat
from knekt.skruf import (
    BidMade,
    Borne,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Dealt,
    Ending,
    Gave,
    Opened,
    Passed,
    Played,
    PlayedOpen,
    Stage,
    State,
    Stopped,
    SuitBarred,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    partner_seen,
    sorted_hand,
)
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["happened", "taken"]


def happened(listener: Listener, after: State, event: Event, before: State) -> Iterator[Sentence]:
    """Sentences on an event as the listener saw it, between two states of the listener's view."""
    match event:
        case Dealt():
            yield from _dealt(listener, after)
        case BidMade(seat, bid):
            yield sentence("table-skruf-told-bid", bid=bid.message, **listener.who(seat))
            yield from _what_follows(listener, after, before)
        case Passed(seat):
            yield sentence("table-told-passed", **listener.who(seat))
            yield from _what_follows(listener, after, before)
        case TalonTaken() | TalonDealt() | Opened() | Gave() | SwapLaid() | Swapped():
            yield _exchanged(listener, after, event)
            yield from _what_follows(listener, after, before)
        case Played() | PlayedOpen():
            id = "table-told-card" if isinstance(event, Played) else "table-skruf-told-open-card"
            yield sentence(id, card=(event.card,), **listener.who(event.seat))
            if not after.trick:
                yield taken(listener, after)
        case SuitBarred(suit):
            yield sentence("table-skruf-told-barred", suit=suit.message)
        case Borne(seat, alone):
            id = "table-skruf-told-alone" if alone else "table-skruf-told-shared"
            yield sentence(id, **listener.who(seat))
        case _:
            yield from _claimed(listener, after, event)


def taken(listener: Listener, after: State) -> Sentence:
    """Who has taken the last trick."""
    winner = after.tricks[-1].winner
    if winner == after.unowned:
        return sentence("table-skruf-told-open-takes")
    return sentence("table-told-taken", **listener.who(winner))


def _dealt(listener: Listener, state: State) -> Iterator[Sentence]:
    yield sentence("table-told-deal", **listener.dealer)
    partner = partner_seen(state, listener.seat)
    if listener.seat is None and listener.me is not None:
        yield sentence("table-skruf-sits-out")
    elif partner is not None:
        yield sentence("table-skruf-told-partner", name=listener.name(partner))


def _what_follows(listener: Listener, after: State, before: State) -> Iterator[Sentence]:
    """A sentence where a call or a gift has brought a new stage."""
    if after.must_bid and not before.must_bid and after.bidder is not None:
        least = after.rules.options.min_level
        yield sentence("table-skruf-told-minimum", level=least, **listener.who(after.bidder))
    if after.is_misere and not before.is_misere:
        yield sentence("table-skruf-told-misere")
    if after.stage is Stage.RAISE and before.stage is not Stage.RAISE and after.buyer is not None:
        yield sentence("table-skruf-told-raise")
    if after.began and not before.began and after.high is not None and after.declarer is not None:
        bid = after.high
        who = listener.who(after.declarer)
        yield sentence("table-skruf-told-contract", bid=bid.message, due=bid.due, **who)


def _exchanged(
    listener: Listener, after: State, event: TalonTaken | TalonDealt | Opened | Gave | SwapLaid | Swapped
) -> Sentence:
    match event:
        case TalonTaken(seat, cards):
            known = _shown(after, cards)
            who = listener.who(seat)
            return sentence("table-skruf-told-talon", cards=known, known="yes" if known else "no", **who)
        case TalonDealt(first, cards):
            own = () if listener.seat is None else _shown(after, cards[listener.seat])
            who = listener.who(first)
            return sentence("table-skruf-told-talon-dealt", card=own, known="yes" if own else "no", **who)
        case Opened(_, cards):
            return sentence("table-skruf-told-opened", cards=_shown(after, cards))
        case Gave(seat, to, cards) | Swapped(seat, to, cards):
            return _given(listener, seat, to, _shown(after, cards), len(cards))
        case SwapLaid(seat):
            return sentence("table-skruf-told-swap-laid", **listener.who(seat))


def _given(listener: Listener, seat: Seat, to: Seat, known: tuple[Card, ...], count: int) -> Sentence:
    """Who gave what to whom: the cards only where the listener knows them."""
    return sentence(
        "table-skruf-told-gave",
        me="giver" if seat == listener.seat else "receiver" if to == listener.seat else "none",
        known="yes" if known else "no",
        name=listener.name(seat),
        to=listener.name(to),
        cards=known,
        count=count,
    )


def _claimed(listener: Listener, after: State, event: Event) -> Iterator[Sentence]:
    match event:
        case ClaimMade(seat, tricks, cards):
            all_left = "yes" if tricks == after.tricks_left else "no"
            told = _shown(after, cards)
            yield sentence("table-told-claim", tricks=tricks, all=all_left, cards=told, **listener.who(seat))
        case ClaimAnswered(seat, accept):
            yield sentence("table-told-accepts" if accept else "table-told-refuses", **listener.who(seat))
        case ClaimJudged(stands):
            yield sentence("table-told-claim-stands" if stands else "table-told-claim-falls")
        case Stopped(Ending.LEFT, int() as seat):
            yield sentence("table-told-left", **listener.who(seat))
        case Stopped(Ending.TIMEOUT, int() as seat):
            yield sentence("table-told-late", **listener.who(seat))


def _shown(state: State, cards: Cards) -> tuple[Card, ...]:
    """The cards sorted; none where the listener may not know them."""
    return tuple(sorted_hand(state, cards)) if isinstance(cards, Hand) else ()
