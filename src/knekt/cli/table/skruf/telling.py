"""What happens at the table, told in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Trick
from knekt.cli.table.company import ME, Company
from knekt.cli.table.skruf.screen import cards_told
from knekt.engine import Event, Seat
from knekt.skruf import (
    BidMade,
    Borne,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Dealt,
    Gave,
    Opened,
    Passed,
    Played,
    PlayedOpen,
    Stage,
    State,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    partner_seen,
)

__all__ = ["tell", "trick_told"]


def tell(company: Company, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view."""
    match event:
        case Dealt():
            yield from _told_of_the_deal(company, after)
        case BidMade(seat, bid):
            yield company.say("table-skruf-told-bid", bid=bid.message, **company.who(seat))
            yield from _what_follows(company, after, before)
        case Passed(seat):
            yield company.say("table-told-passed", **company.who(seat))
            yield from _what_follows(company, after, before)
        case TalonTaken() | TalonDealt() | Opened() | Gave() | SwapLaid() | Swapped():
            yield from _told_of_the_exchange(company, after, event)
            yield from _what_follows(company, after, before)
        case Played() | PlayedOpen():
            yield from _told_of_a_card(company, after, event, each_card=each_card)
        case ClaimMade(seat, tricks, cards):
            all_left = "yes" if tricks == after.tricks_left else "no"
            shown = cards_told(company, after, cards)
            yield company.say(
                "table-told-claim", tricks=tricks, all=all_left, cards=shown, **company.who(seat)
            )
        case ClaimAnswered(seat, accept):
            yield company.say("table-told-accepts" if accept else "table-told-refuses", **company.who(seat))
        case ClaimJudged(stands):
            yield company.say("table-told-claim-stands" if stands else "table-told-claim-falls")
        case Borne(seat, alone):
            yield company.say(
                "table-skruf-told-alone" if alone else "table-skruf-told-shared", **company.who(seat)
            )


def _told_of_a_card(
    company: Company, after: State, event: Played | PlayedOpen, *, each_card: bool
) -> Iterator[str]:
    """The card, where each is told; who takes the trick that it makes full. A trick turned over is not told (7.5)."""
    if each_card:
        id = "table-told-card" if isinstance(event, Played) else "table-skruf-told-open-card"
        yield company.say(id, card=company.faces.show(event.card), **company.who(event.seat))
    if after.trick:
        return
    winner = after.tricks[-1].winner
    if winner == after.unowned:
        told = company.say("table-skruf-told-open-takes")
    else:
        told = company.say("table-told-taken", **company.who(winner))
    yield told if each_card else f"{len(after.tricks)}. {told}"


def _told_of_the_deal(company: Company, state: State) -> Iterator[str]:
    dealer = company.terms.dealer
    yield company.say("table-told-deal", me="yes" if dealer == ME else "no", name=company.names[dealer])
    partner = partner_seen(state, company.seat)
    if company.seat is None:
        yield company.say("table-skruf-sits-out")
    elif partner is not None:
        yield company.say("table-skruf-told-partner", name=company.name(partner))


def _what_follows(company: Company, after: State, before: State) -> Iterator[str]:
    """A sentence where a call or a gift has brought a new stage."""
    if after.must_bid and not before.must_bid and after.bidder is not None:
        least = after.rules.options.min_level
        yield company.say("table-skruf-told-minimum", level=least, **company.who(after.bidder))
    if after.is_misere and not before.is_misere:
        yield company.say("table-skruf-told-misere")
    if after.stage is Stage.RAISE and before.stage is not Stage.RAISE and after.buyer is not None:
        yield company.say("table-skruf-told-raise")
    if after.began and not before.began and after.high is not None and after.declarer is not None:
        yield company.say(
            "table-skruf-told-contract",
            bid=after.high.message,
            due=after.high.due,
            **company.who(after.declarer),
        )


def _told_of_the_exchange(
    company: Company, after: State, event: TalonTaken | TalonDealt | Opened | Gave | SwapLaid | Swapped
) -> Iterator[str]:
    match event:
        case TalonTaken(seat, cards):
            shown = cards_told(company, after, cards)
            known = "yes" if shown else "no"
            yield company.say("table-skruf-told-talon", cards=shown, known=known, **company.who(seat))
        case TalonDealt(first, cards):
            shown = "" if company.seat is None else cards_told(company, after, cards[company.seat])
            known = "yes" if shown else "no"
            yield company.say("table-skruf-told-talon-dealt", card=shown, known=known, **company.who(first))
        case Opened(_, cards):
            yield company.say("table-skruf-told-opened", cards=cards_told(company, after, cards))
        case Gave(seat, to, cards):
            shown = cards_told(company, after, cards)
            yield _given(company, seat, to, shown, len(cards))
        case SwapLaid(seat):
            yield company.say("table-skruf-told-swap-laid", **company.who(seat))
        case Swapped(seat, to, cards):
            shown = cards_told(company, after, cards)
            yield _given(company, seat, to, shown, 1)


def _given(company: Company, seat: Seat, to: Seat, shown: str, count: int) -> str:
    """Who gave what to whom: the cards only where the person knows them."""
    me = "giver" if seat == company.seat else "receiver" if to == company.seat else "none"
    return company.say(
        "table-skruf-told-gave",
        me=me,
        known="yes" if shown else "no",
        name=company.name(seat),
        to=company.name(to),
        cards=shown,
        count=count,
    )


def trick_told(company: Company, trick: Trick, circle: tuple[Seat, ...]) -> str:
    """A trick in the order it was played, and who took it."""
    start = circle.index(trick.lead)
    played = ", ".join(
        f"{company.called(circle[(start + place) % 4])} {company.faces.show(card)}"
        for place, card in enumerate(trick.cards)
    )
    return company.say("table-told-trick", cards=played, **company.who(trick.winner))
