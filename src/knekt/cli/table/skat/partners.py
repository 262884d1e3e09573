"""What two defenders settle between them, and the declarer's answer to it.

These are gifts, and the exchange of cards in a revolution.
"""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cli.table.lines import wrapped
from knekt.cli.table.skat.asking import SkatAsker
from knekt.cli.table.skat.screen import partner_lines, partner_told
from knekt.engine import Action, Seat, View
from knekt.skat import Agree, State, TakeGift, gift_scores, sorted_hand

__all__ = ["agree_to_exchange", "agree_to_gift", "choose_exchange", "take_gift"]


def agree_to_gift(asker: SkatAsker, view: View[State]) -> Action:
    """Whether the person agrees to the partner's wish to make a gift."""
    seat, help = view.own_seat, asker.desk.say("table-help-agree-gift")
    return asker.yes_or_no(view, Agree(seat, True), Agree(seat, False), help)


def take_gift(asker: SkatAsker, view: View[State]) -> Action:
    """Whether the person takes a gift; the question says what each answer is worth (17.3)."""
    seat, gift = view.own_seat, view.state.gift
    assert gift is not None
    return asker.yes_or_no(
        view,
        TakeGift(seat, True),
        TakeGift(seat, False),
        asker.desk.say("table-help-gift"),
        above=[line for each in _prospects(asker, view, gift.level) for line in wrapped(each, indent="  ")],
    )


def _prospects(asker: SkatAsker, view: View[State], level: str) -> Iterator[str]:
    """What the gift is worth by the cards that the person knows, and the cost of declining it."""
    options, desk = view.state.rules.options, asker.desk
    taken, won = gift_scores(view.state, level)
    if taken.won:
        yield desk.say("table-gift-taken", value=taken.total)
    else:
        yield desk.say("table-gift-lost", value=taken.total, bid=view.state.bid)
    yield desk.say("table-gift-declined", level=level, due=options.schneider, value=won.total)


def choose_exchange(asker: SkatAsker, view: View[State]) -> Action:
    """Which cards the person would exchange with the partner in a revolution (17.13).

    The person types the few cards that change hands, not the ten to keep, so the question differs from the
    one on the page.
    """
    seat, state, desk = view.own_seat, view.state, asker.desk
    partner = _partner(view)
    own = sorted_hand(state, state.hand(seat))
    others = sorted_hand(state, state.hand(partner))
    first = len(own) + 1
    return asker.ask(
        view,
        desk.say("keys-exchange"),
        lambda typed: asker.reader.exchange(view, seat, own, others, typed),
        [desk.say("table-help-exchange"), desk.say("table-help-cards")],
        above=[
            *partner_lines(desk.seating, partner, others, first),
            desk.say("table-your-cards", cards="").rstrip(),
        ],
        told_above=partner_told(desk.seating, partner, others, first),
        with_trick=False,
        text=desk.say("table-ask-exchange", name=desk.seating.name(partner)),
    )


def agree_to_exchange(asker: SkatAsker, view: View[State]) -> Action:
    """Whether the person agrees to the exchange that the partner has just proposed."""
    seat, state, desk = view.own_seat, view.state, asker.desk
    partner = _partner(view)
    row = desk.faces.row(sorted_hand(state, state.hand(partner)))
    return asker.yes_or_no(
        view,
        Agree(seat, True),
        Agree(seat, False),
        desk.say("table-help-exchange-agree"),
        above=[desk.say("table-partner-cards", name=desk.seating.name(partner), cards=row)],
        with_trick=False,
    )


def _partner(view: View[State]) -> Seat:
    (partner,) = (seat for seat in view.state.defenders if seat != view.seat)
    return partner
