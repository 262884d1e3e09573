"""The auction of Skruf for a reader: calls by rounds, what each tells, what stands, what a pass means now."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.engine import Seat
from knekt.message import Message
from knekt.players.skruf.calling.conventions import meaning
from knekt.players.skruf.knowing.reading import ReadCall, lowest_in, read_calls, shown_by_all, situation
from knekt.skruf import DEALER, Bid, Call, Stage, State, partner_of, pass_now
from knekt.telling.listener import Listener
from knekt.telling.rounds import rounds
from knekt.telling.sentence import Sentence, sentence

__all__ = ["callers", "rows_of_calls", "stands", "tells", "would_tell"]


def callers(state: State) -> tuple[Seat, ...]:
    """The seats in the order in which they call: the dealer first (4.1)."""
    return tuple(seat for step in range(4) if (seat := (DEALER + step) % 4) != state.unowned)


def rows_of_calls(state: State) -> list[int]:
    """The round of each call, from 0; what the buyer's side says after the exchange begins a new one."""
    seats, order = [call.seat for call in state.calls], callers(state)
    bought_at = len(seats) if state.buyer is None else state.bought_at
    rows = list(rounds(seats[:bought_at], order))
    below = rows[-1] + 1 if rows else 0
    return rows + [below + row for row in rounds(seats[bought_at:], order)]


def tells(state: State) -> list[Message]:
    """What each call tells by the table that everybody has (14); in trekarl bids carry no messages (11)."""
    if state.unowned is not None:
        return [_told("pass" if call.bid is None else "alone") for call in state.calls]
    least = state.rules.options.min_level
    auction = [_in_auction(moment, least) for moment in read_calls(state)]
    return auction + [_in_raise(state, place) for place in range(len(auction), len(state.calls))]


def would_tell(state: State, bid: Bid) -> Message:
    """What it would tell, if whoever is to call made this bid now."""
    return tells(state.but(calls=(*state.calls, Call(state.turn, bid))))[-1]


def stands(listener: Listener, state: State) -> Iterator[Sentence]:
    """While one calls: the last bid and whose it is, and what a pass leads to, or who may not pass."""
    if state.stage not in (Stage.AUCTION, Stage.RAISE) or state.ending is not None:
        return
    bidder, bid = state.bidder, state.high
    if bid is not None and bidder is not None:
        yield sentence("table-skruf-stands", bid=bid.message, **listener.who(bidder))
    now, level = pass_now(state), state.rules.options.min_level
    if now is None:
        yield sentence("table-skruf-told-minimum", level=level, **listener.who(state.turn))
        return
    yield sentence(
        "skruf-pass-now",
        when="ends" if now.ends else "again" if now.is_second_round else "first",
        passes=now.passes,
        due=now.due,
        then=now.then,
        level=level,
        bid="" if bid is None else bid.message,
        **listener.who(DEALER if bidder is None else bidder),
    )


def _in_auction(moment: ReadCall, least: int) -> Message:
    bid = moment.bid
    if bid is None:
        return _told("pass")
    at = situation(moment.own, moment.partner, bid, moment.high, least)
    line = meaning(bid, at)
    if line is not None and line.shows == "top" and at.own_aces:  # who has told of aces may show where one is
        return _told(f"{line.name}-or-ace", bid)
    if line is not None:
        return line.explanation(bid)
    return _told("grandissimo" if bid.trumps is None else "again", bid)


def _in_raise(state: State, place: int) -> Message:
    """What the buyer's side says after the exchange: cheap bids show high cards, others want to play (14)."""
    call = state.calls[place]
    bid = call.bid
    if bid is None:
        return _told("pass")
    *_, before = (each.bid for each in state.calls[:place] if each.bid is not None)
    *_, bought = (each.bid for each in state.calls[: state.bought_at] if each.bid is not None)
    back = lowest_in(bought.strain, before)
    shown = shown_by_all(state)
    named = {*shown[call.seat].named, *shown[partner_of(call.seat)].named}
    if bid.strain == bought.strain:
        return _told("higher", bid)
    if bid.trumps is None or bid.strain in named or back is None or bid > back:
        return _told("rather", bid)
    return _told("raise-king", bid)


def _told(what: str, bid: Bid | None = None) -> Message:
    suit = "" if bid is None else bid.strain if bid.trumps is None else bid.trumps.message
    return Message("tells", {"what": what, "suit": suit})
