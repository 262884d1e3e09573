"""What happens in a deal of Skat, as the listener sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.engine import Event
from knekt.message import Message
from knekt.skat import (
    PLACES,
    SEATS,
    Agreed,
    BidMade,
    Dealt,
    Declared,
    Discarded,
    GiftAnswered,
    HandChosen,
    Held,
    Kept,
    KontraSaid,
    Looked,
    NullSaid,
    Offered,
    Opened,
    Passed,
    PassedOn,
    Peeked,
    Played,
    PlayedOn,
    Proposed,
    Pushed,
    RamschSaid,
    Rejected,
    SkatTaken,
    Stage,
    State,
    TookUp,
    TurnedUp,
)
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence
from knekt.telling.skat.ending import ended, known, shown

__all__ = ["happened", "ramsch_told"]


def ramsch_told(state: State) -> Sentence:
    """What a ramsch without pushing is about."""
    rewards = state.rules.options.rewards_fewest
    return sentence("table-ramsch-house" if rewards else "table-ramsch")


def happened(listener: Listener, after: State, event: Event, before: State) -> Iterator[Sentence]:
    """Sentences on an event as the listener saw it, between two states of the listener's view."""
    match event:
        case Dealt():
            yield from _dealt(listener, event)
        case BidMade() | Held() | Passed() | RamschSaid():
            yield from _said(listener, after, event, before)
        case TurnedUp() | Peeked() | Kept() | Rejected() | NullSaid():
            yield from _turned(listener, after, event, before)
        case SkatTaken() | HandChosen() | Discarded() | Declared() | Opened():
            yield from _declared(listener, after, event, before)
        case Played(seat, card):
            yield sentence("table-told-card", card=(card,), **listener.who(seat))
            if not after.trick:
                yield sentence("table-told-taken", **listener.who(after.tricks[-1].winner))
        case TookUp() | PassedOn() | Pushed():
            yield from _pushed(listener, after, event)
        case Looked() | Proposed() | Agreed() if before.stage is Stage.EXCHANGE or isinstance(event, Looked):
            yield from _exchanged(listener, after, event, before)
        case PlayedOn() | KontraSaid() | Offered() | Agreed() | GiftAnswered():
            yield from _staked(listener, event, before)
        case _:
            yield from ended(listener, after, event)


def _dealt(listener: Listener, dealt: Dealt) -> Iterator[Sentence]:
    yield sentence("table-told-deal", **listener.dealer)
    if listener.seat is not None:
        yield sentence("table-told-seat", seat=Message("seat", {"seat": SEATS[listener.seat]}))
    elif listener.me is not None:
        yield sentence("table-told-sits-out")
    if dealt.bock > 1:
        yield sentence("table-told-bock", factor=dealt.bock)
    if dealt.schieberramsch:
        yield sentence("table-told-schieber-round")


def _said(
    listener: Listener, after: State, event: BidMade | Held | Passed | RamschSaid, before: State
) -> Iterator[Sentence]:
    """The auction."""
    match event:
        case BidMade(seat, value) if before.auction.caller is None:
            yield sentence("table-told-takes", value=value, **listener.who(seat))
        case BidMade(seat, value):
            holder = before.auction.holder
            me = "bidder" if seat == listener.seat else "holder" if holder == listener.seat else "none"
            names = {"name": listener.name(seat), "to": listener.name(holder)}
            yield sentence("table-told-bid", value=value, me=me, **names)
        case Held(seat):
            yield sentence("table-told-held", **listener.who(seat))
        case Passed(seat):
            yield sentence("table-told-passed", **listener.who(seat))
            if after.is_ramsch:
                pushing = after.stage is Stage.PUSH
                yield sentence("table-told-schieberramsch" if pushing else "table-told-ramsch")
        case RamschSaid(seat):
            yield sentence("table-told-ramsch-said", **listener.who(seat))
            yield ramsch_told(after)


def _declared(
    listener: Listener,
    after: State,
    event: SkatTaken | HandChosen | Discarded | Declared | Opened,
    before: State,
) -> Iterator[Sentence]:
    """From the skat to the game that is named."""
    who = listener.who(event.seat)
    match event:
        case SkatTaken(_, cards):
            unturned = before.stage is Stage.SKAT and not after.rules.options.is_german
            id = "table-told-guckser" if unturned else "table-told-skat"
            yield sentence(id, cards=shown(after, cards), **who)
        case HandChosen():
            yield sentence("table-told-hand", **who)
        case Discarded(_, cards):
            yield sentence("table-told-laid", cards=shown(after, cards), known=known(cards), **who)
        case Declared(_, contract) if before.ending is None:  # of a game given up it only says what that was
            id = "table-told-declared" if before.contract is None else "table-told-raised"
            yield sentence(id, contract=contract.message, bid=before.bid, **who)
        case Opened(_, cards):
            yield sentence("table-told-opened", cards=shown(after, cards), **who)


def _turned(
    listener: Listener, after: State, event: TurnedUp | Peeked | Kept | Rejected | NullSaid, before: State
) -> Iterator[Sentence]:
    """Cards of the skat that a declarer of Tournée turns up or looks at."""
    who = listener.who(event.seat)
    match event:
        case TurnedUp(_, _, card) if before.verdict == "kept":
            yield sentence("table-told-shown", card=(card,), **who)
        case TurnedUp(_, place, card):
            yield sentence("table-told-turned", place=PLACES[place], card=(card,), **who)
        case Peeked(_, place, cards):
            yield sentence(
                "table-told-peeked", place=PLACES[place], card=shown(after, cards), known=known(cards), **who
            )
        case Kept():
            yield sentence("table-told-kept", **who)
        case Rejected():
            yield sentence("table-told-rejected", **who)
        case NullSaid():
            yield sentence("table-told-null", **who)


def _pushed(listener: Listener, after: State, event: TookUp | PassedOn | Pushed) -> Iterator[Sentence]:
    """The two cards that go round before a schieberramsch; who has them last lays two away."""
    who = listener.who(event.seat)
    match event:
        case TookUp(_, cards):
            yield sentence("table-told-took-up", cards=shown(after, cards), known=known(cards), **who)
        case PassedOn():
            yield sentence("table-told-passed-on", **who)
        case Pushed(seat, cards) if seat == len(SEATS) - 1:
            yield sentence("table-told-laid", cards=shown(after, cards), known=known(cards), **who)
        case Pushed(seat, cards):
            to = listener.name(seat + 1)
            yield sentence("table-told-pushed", cards=shown(after, cards), known=known(cards), to=to, **who)


def _exchanged(
    listener: Listener, after: State, event: Looked | Proposed | Agreed, before: State
) -> Iterator[Sentence]:
    """How the defenders share out their cards in a revolution."""
    match event:
        case Looked(seats, hands) if listener.seat in seats:
            ((partner, cards),) = (
                each for each in zip(seats, hands, strict=True) if each[0] != listener.seat
            )
            yield sentence(
                "table-told-looked-partner", name=listener.name(partner), cards=shown(after, cards)
            )
        case Looked((one, two)):
            yield sentence("table-told-looked", first=listener.name(one), second=listener.name(two))
        case Proposed((seat, partner), Hand() as cards):
            held = before.hand(seat)
            if cards == held:
                yield sentence("table-told-no-exchange", **listener.who(seat))
            else:
                me = "giver" if seat == listener.seat else "receiver" if partner == listener.seat else "none"
                gives, gets = shown(after, held - cards), shown(after, cards - held)
                yield sentence("table-told-exchange", me=me, name=listener.name(seat), gives=gives, gets=gets)
        case Proposed((seat, partner)):
            names = {"name": listener.name(seat), "partner": listener.name(partner)}
            yield sentence("table-told-proposed", **names)
        case Agreed(seat, yes):
            yield sentence("table-told-agrees" if yes else "table-told-disagrees", **listener.who(seat))
            if not yes and after.stage is not Stage.EXCHANGE:
                yield sentence("table-told-hands-stay")


def _staked(
    listener: Listener, event: PlayedOn | KontraSaid | Offered | Agreed | GiftAnswered, before: State
) -> Iterator[Sentence]:
    """Kontra and gifts."""
    who = listener.who(event.seat)
    match event:
        case PlayedOn():
            yield sentence("table-told-plays-on", **who)
        case KontraSaid(_, level):
            doubling = Message("doubling", {"level": level})
            yield sentence("table-told-kontra", doubling=doubling, factor=2**level, **who)
        case Offered(_, level):
            yield sentence("table-told-offered", level=level, **who)
        case Agreed(_, yes):
            yield sentence("table-told-agrees" if yes else "table-told-disagrees", **who)
        case GiftAnswered(_, True):
            yield sentence("table-told-gift-taken", **who)
        case GiftAnswered():
            assert before.gift is not None
            yield sentence("table-told-gift-declined", level=before.gift.level, **who)
