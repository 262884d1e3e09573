"""From the first call to the first lead: calls, talon, gifts, raises and swaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cli.layout import set_in_lines, table
from knekt.cli.skruf.hands import cards_shown
from knekt.cli.skruf.seats import Seats
from knekt.cli.table.faces import Faces
from knekt.skruf import Bid, Call, Gave, SkrufGame, Swapped, TalonDealt, TalonTaken
from knekt.telling.skruf import callers, rows_of_calls

__all__ = ["auction_lines", "bid_shown", "exchange_lines"]

_JOINT = " · "


def bid_shown(bid: Bid, faces: Faces) -> str:
    """A bid in few letters: 4♠, 1G."""
    return f"{bid.level}{bid.strain if bid.trumps is None else faces.suit(bid.trumps)}"


def auction_lines(game: SkrufGame, seats: Seats, faces: Faces) -> Iterator[str]:
    """The calls under those who made them, round after round."""
    state = game.state
    calls = state.calls if state.buyer is None else state.calls[: state.bought_at]
    if not calls:
        return
    order = callers(state)
    rows = dict[int, list[str]]()
    for call, row in zip(calls, rows_of_calls(state), strict=False):
        rows.setdefault(row, [""] * len(order))[order.index(call.seat)] = _said(call, seats, faces)
    yield seats.speaker.say("show-skruf-auction")
    yield from table([[seats.short_name(seat) for seat in order], *rows.values()], indent=2, gap=3)


def _said(call: Call, seats: Seats, faces: Faces) -> str:
    return seats.speaker.say("show-pass") if call.bid is None else bid_shown(call.bid, faces)


def exchange_lines(game: SkrufGame, seats: Seats, faces: Faces) -> Iterator[str]:
    """Lines for the talon, for the gifts, for the raise, and for the swap."""
    speaker, state = seats.speaker, game.state
    for event in game.events:
        match event:
            case TalonTaken(seat, cards):
                told = cards_shown(cards, faces)
                yield speaker.say("show-skruf-buys", player=seats.name(seat), cards=told)
            case TalonDealt(first, heaps):
                order = [(first + place) % 4 for place in range(4)]
                told = _JOINT.join(f"{seats.name(seat)} {cards_shown(heaps[seat], faces)}" for seat in order)
                yield from _in_lines(speaker.say("show-skruf-talon-dealt", cards=told))
    if gifts := _gifts([event for event in game.events if isinstance(event, Gave)], seats, faces):
        yield from _in_lines(speaker.say("show-skruf-gifts", gifts=gifts))
    raises = () if state.buyer is None else state.calls[state.bought_at :]
    told = _JOINT.join(f"{seats.name(call.seat)} {_said(call, seats, faces)}" for call in raises)
    raised = _in_lines(speaker.say("show-skruf-raises", calls=told)) if raises else []
    swaps = _gifts([event for event in game.events if isinstance(event, Swapped)], seats, faces)
    swapped = _in_lines(speaker.say("show-skruf-swaps", gifts=swaps)) if swaps else []
    before = state.rules.options.swap_time == "before_raise"
    yield from (*swapped, *raised) if before else (*raised, *swapped)


def _gifts(events: Sequence[Gave | Swapped], seats: Seats, faces: Faces) -> str:
    return _JOINT.join(
        f"{seats.name(event.seat)} → {seats.name(event.to)} {cards_shown(event.cards, faces)}"
        for event in events
    )


def _in_lines(text: str) -> list[str]:
    return set_in_lines(text.split(_JOINT), _JOINT)
