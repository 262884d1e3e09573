"""What happens at the table, told in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand, Order, Trick
from knekt.cli.table.company import ME, Company
from knekt.engine import Cards, Event
from knekt.message import Message
from knekt.skat import (
    SEATS,
    BidMade,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Dealt,
    Declared,
    Discarded,
    HandChosen,
    Held,
    Opened,
    Passed,
    Played,
    Resigned,
    SkatTaken,
    State,
    Surrendered,
    trump_order,
)

__all__ = ["order_of", "tell", "trick_told"]


def order_of(state: State) -> Order:
    """The order in which a hand is sorted: that of the contract; before there is one, jacks first."""
    return trump_order("grand", None) if state.contract is None else state.contract.order


def tell(company: Company, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view.

    `each_card`: every card played is told of, as it must be where no table is drawn.
    """
    match event:
        case Dealt():
            dealer = company.terms.dealer
            yield company.say(
                "table-told-deal", me="yes" if dealer == ME else "no", name=company.names[dealer]
            )
            if company.seat is None:
                yield company.say("table-told-sits-out")
            else:
                yield company.say("table-told-seat", seat=Message("seat", {"seat": SEATS[company.seat]}))
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
        case SkatTaken(seat, cards):
            yield company.say("table-told-skat", cards=_shown(company, after, cards), **company.who(seat))
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
        case _:
            yield from _told_of_the_end(company, after, event)


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
    return company.faces.row(order_of(state).sorted(cards)) if isinstance(cards, Hand) else ""
