"""What calls mean, for a person who asks: one bid, made or possible, or all calls so far."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cli.table.lines import wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.answers import Reader
from knekt.engine import View
from knekt.errors import NotationError
from knekt.message import Message
from knekt.skruf import Bid, Call, MakeBid, State
from knekt.telling.skruf import stands, tells, would_tell

__all__ = ["explanation"]

ALL = "?"


def explanation(seating: Seating, view: View[State], reader: Reader, text: str) -> list[str]:
    """The meaning of a bid, of a pass during the auction, or of all calls.

    It is a NotationError if the text is none of these.
    """
    word, state = " ".join(text.casefold().split()), view.state
    if word == ALL:
        return [line for told in _explain_all(seating, state) for line in wrapped(told, indent="   ")]
    if word in reader.passes and (told := list(stands(seating.listener, state))):
        return [line for each in told for line in wrapped(seating.render(each))]
    bid = reader.bid(word)
    if bid is None:
        raise NotationError(text, "bid-or-pass")
    return wrapped(_explain_bid(seating, view, bid))


def _explain_all(seating: Seating, state: State) -> Iterator[str]:
    if state.high is None:
        yield seating.say("table-skruf-no-bid")
    for call, told in zip(state.calls, tells(state), strict=True):
        if call.bid is not None:
            yield _explain_call(seating, call, told)


def _explain_bid(seating: Seating, view: View[State], bid: Bid) -> str:
    state = view.state
    for call, told in zip(state.calls, tells(state), strict=True):
        if call.bid == bid:
            return _explain_call(seating, call, told)
    if MakeBid(state.turn, bid) in view.legal:
        return seating.say("table-skruf-would-tell", bid=bid.message, tells=would_tell(state, bid))
    return seating.say("table-skruf-not-bid", bid=bid.message)


def _explain_call(seating: Seating, call: Call, told: Message) -> str:
    assert call.bid is not None
    return seating.say(
        "table-skruf-call-tells", bid=call.bid.message, tells=told, **seating.name_args(call.seat)
    )
