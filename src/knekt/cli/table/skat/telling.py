"""What happens at the table, told in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand, Trick
from knekt.cli.table.company import ME, Company
from knekt.engine import Cards, Event
from knekt.message import Message
from knekt.skat import (
    PLACES,
    SEATS,
    Agreed,
    BidMade,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
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
    Resigned,
    SkatTaken,
    Stage,
    State,
    Surrendered,
    TookUp,
    TurnedUp,
    sorted_hand,
)

__all__ = ["ramsch_told", "tell", "trick_told"]


def ramsch_told(company: Company, state: State) -> str:
    """What a ramsch without pushing is about."""
    house = state.rules.options.form == "tournee-house"
    return company.say("table-ramsch-house" if house else "table-ramsch")


def tell(company: Company, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view.

    `each_card`: every card played is told of, as it must be where no table is drawn.
    """
    match event:
        case Dealt():
            yield from _told_of_the_deal(company, event)
        case BidMade(seat, value) if before.auction.caller is None:
            yield company.say("table-told-takes", value=value, **company.who(seat))
        case BidMade(seat, value):
            holder = before.auction.holder
            me = "bidder" if seat == company.seat else "holder" if holder == company.seat else "none"
            yield company.say(
                "table-told-bid", value=value, me=me, name=company.name(seat), to=company.name(holder)
            )
        case Held(seat):
            yield company.say("table-told-held", **company.who(seat))
        case Passed(seat):
            yield company.say("table-told-passed", **company.who(seat))
            if after.is_ramsch:
                pushing = after.stage is Stage.PUSH
                yield company.say("table-told-schieberramsch" if pushing else "table-told-ramsch")
        case RamschSaid(seat):
            yield company.say("table-told-ramsch-said", **company.who(seat))
            yield ramsch_told(company, after)
        case TurnedUp() | Peeked() | Kept() | Rejected() | NullSaid():
            yield from _told_of_a_turn(company, event, before)
        case SkatTaken(seat, cards):
            unturned = before.stage is Stage.SKAT and not after.rules.options.is_german
            id = "table-told-guckser" if unturned else "table-told-skat"
            yield company.say(id, cards=_shown(company, after, cards), **company.who(seat))
        case HandChosen(seat):
            yield company.say("table-told-hand", **company.who(seat))
        case Discarded(seat, cards):
            yield company.say("table-told-laid", cards=_shown(company, after, cards), **company.who(seat))
        case Declared(seat, contract):
            yield company.say(
                "table-told-declared" if before.contract is None else "table-told-raised",
                contract=contract.message,
                bid=before.bid,
                **company.who(seat),
            )
        case Opened(seat, cards):
            yield company.say("table-told-opened", cards=_shown(company, after, cards), **company.who(seat))
        case Played(seat, card):
            if each_card:
                yield company.say("table-told-card", card=company.faces.show(card), **company.who(seat))
            if not after.trick:
                trick = after.tricks[-1]
                if each_card:
                    yield company.say("table-told-taken", **company.who(trick.winner))
                else:
                    yield f"{len(after.tricks)}. {trick_told(company, trick)}"
        case TookUp() | PassedOn() | Pushed():
            yield from _told_of_pushing(company, after, event)
        case Looked() | Proposed() | Agreed() if before.stage is Stage.EXCHANGE or isinstance(event, Looked):
            yield from _told_of_exchange(company, after, event, before)
        case PlayedOn() | KontraSaid() | Offered() | Agreed() | GiftAnswered():
            yield from _told_of_stakes(company, event, before)
        case _:
            yield from _told_of_the_end(company, after, event)


def _told_of_the_deal(company: Company, dealt: Dealt) -> Iterator[str]:
    dealer = company.terms.dealer
    yield company.say("table-told-deal", me="yes" if dealer == ME else "no", name=company.names[dealer])
    if company.seat is None:
        yield company.say("table-told-sits-out")
    else:
        yield company.say("table-told-seat", seat=Message("seat", {"seat": SEATS[company.seat]}))
    if dealt.bock > 1:
        yield company.say("table-told-bock", factor=dealt.bock)
    if dealt.schieberramsch:
        yield company.say("table-told-schieber-round")


def _told_of_a_turn(
    company: Company, event: TurnedUp | Peeked | Kept | Rejected | NullSaid, before: State
) -> Iterator[str]:
    """Sentences on the cards of the skat that a declarer of Tournée turns up or looks at."""
    who = company.who(event.seat)
    match event:
        case TurnedUp(_, _, card) if before.verdict == "kept":
            yield company.say("table-told-shown", card=company.faces.show(card), **who)
        case TurnedUp(_, place, card):
            named = PLACES[place]
            yield company.say("table-told-turned", place=named, card=company.faces.show(card), **who)
        case Peeked(_, place, cards):
            card_told = company.faces.row(cards) if isinstance(cards, Hand) else ""
            yield company.say("table-told-peeked", place=PLACES[place], card=card_told, **who)
        case Kept():
            yield company.say("table-told-kept", **who)
        case Rejected():
            yield company.say("table-told-rejected", **who)
        case NullSaid():
            yield company.say("table-told-null", **who)


def _told_of_pushing(company: Company, after: State, event: TookUp | PassedOn | Pushed) -> Iterator[str]:
    """Sentences on the two cards that go round before a schieberramsch."""
    who = company.who(event.seat)
    match event:
        case TookUp(_, cards):
            yield company.say("table-told-took-up", cards=_shown(company, after, cards), **who)
        case PassedOn():
            yield company.say("table-told-passed-on", **who)
        case Pushed(seat, cards) if seat == len(SEATS) - 1:
            yield company.say("table-told-laid", cards=_shown(company, after, cards), **who)
        case Pushed(seat, cards):
            shown = _shown(company, after, cards)
            yield company.say("table-told-pushed", cards=shown, to=company.name(seat + 1), **who)


def _told_of_exchange(
    company: Company, after: State, event: Looked | Proposed | Agreed, before: State
) -> Iterator[str]:
    """Sentences on how the defenders share out their cards in a revolution."""
    match event:
        case Looked(seats, hands) if company.seat in seats:
            ((partner, cards),) = (each for each in zip(seats, hands, strict=True) if each[0] != company.seat)
            shown = _shown(company, after, cards)
            yield company.say("table-told-looked-partner", name=company.name(partner), cards=shown)
        case Looked((one, two)):
            yield company.say("table-told-looked", first=company.name(one), second=company.name(two))
        case Proposed((seat, _), cards) if isinstance(cards, Hand):
            held, who = before.hand(seat), company.who(seat)
            if cards == held:
                yield company.say("table-told-no-exchange", **who)
            else:
                gives, gets = _shown(company, after, held - cards), _shown(company, after, cards - held)
                yield company.say("table-told-exchange", gives=gives, gets=gets, **who)
        case Proposed((seat, partner)):
            yield company.say("table-told-proposed", name=company.name(seat), partner=company.name(partner))
        case Agreed(seat, yes):
            yield company.say("table-told-agrees" if yes else "table-told-disagrees", **company.who(seat))
            if not yes and after.stage is not Stage.EXCHANGE:
                yield company.say("table-told-hands-stay")


def _told_of_stakes(
    company: Company, event: PlayedOn | KontraSaid | Offered | Agreed | GiftAnswered, before: State
) -> Iterator[str]:
    """Sentences on kontra and on gifts."""
    who = company.who(event.seat)
    match event:
        case PlayedOn():
            yield company.say("table-told-plays-on", **who)
        case KontraSaid(_, level):
            named = Message("doubling", {"level": level})
            yield company.say("table-told-kontra", doubling=named, factor=2**level, **who)
        case Offered(_, level):
            yield company.say("table-told-offered", level=level, **who)
        case Agreed(_, yes):
            yield company.say("table-told-agrees" if yes else "table-told-disagrees", **who)
        case GiftAnswered(_, True):
            yield company.say("table-told-gift-taken", **who)
        case GiftAnswered():
            assert before.gift is not None
            yield company.say("table-told-gift-declined", level=before.gift.level, **who)


def _told_of_the_end(company: Company, after: State, event: Event) -> Iterator[str]:
    """Sentences on what may end a deal early."""
    match event:
        case Surrendered(seat, overbid):
            yield company.say(
                "table-told-overbid" if overbid else "table-told-surrendered", **company.who(seat)
            )
        case ClaimMade(seat, tricks, cards):
            shown = _shown(company, after, cards)
            all_left = "yes" if tricks == after.tricks_left else "no"
            yield company.say(
                "table-told-claim", tricks=tricks, all=all_left, cards=shown, **company.who(seat)
            )
        case ClaimAnswered(seat, accept):
            yield company.say("table-told-accepts" if accept else "table-told-refuses", **company.who(seat))
        case ClaimJudged(stands):
            yield company.say("table-told-claim-stands" if stands else "table-told-claim-falls")
        case Resigned(seat):
            yield company.say("table-told-resigned", **company.who(seat))


def trick_told(company: Company, trick: Trick) -> str:
    """A trick in the order it was played, and who took it."""
    played = ", ".join(
        f"{company.called((trick.lead + place) % 3)} {company.faces.show(card)}"
        for place, card in enumerate(trick.cards)
    )
    return company.say("table-told-trick", cards=played, **company.who(trick.winner))


def _shown(company: Company, state: State, cards: Cards) -> str:
    """The cards sorted; nothing where the person may not know them."""
    return company.faces.row(sorted_hand(state, cards)) if isinstance(cards, Hand) else ""
