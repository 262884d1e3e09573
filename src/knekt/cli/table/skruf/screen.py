"""The table of Skruf as it is drawn.

Four seats are round it with the cards before them, the talon in the middle, and the calls beside it.
"""

from __future__ import annotations

from knekt.cards import Hand, Trick
from knekt.cli.layout import shortened
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.calls import calls_lines
from knekt.engine import Cards, Seat, View
from knekt.skruf import DEALER, Stage, State, TalonTaken, partner_of, partner_seen, sorted_hand
from knekt.telling.skruf import stands

__all__ = ["cards_told", "open_hand_told", "pass_told", "stands_told", "table_lines"]

SIDE, CARD = 13, 7  # columns for the player at a side, and for a card
MIDDLE = 3 * CARD + 2
ACROSS = 2 * SIDE + MIDDLE
TALL = 6  # lines between the player at the top and the one at the bottom
FRAME, ASCII_FRAME = ("┌", "─", "┐", "│", "└", "┘"), ("+", "-", "+", "|", "+", "+")
TAKEN = "*"  # stands before the card that has taken the trick
_EXCHANGE = Stage.GIVE, Stage.RAISE, Stage.SWAP


def table_lines(seating: Seating, view: View[State], *, with_trick: bool = True) -> list[str]:
    """The four seats, the calls beside them, and below them the contract and open hands."""
    state = view.state
    seats = _round_table(seating, state, view, with_trick=with_trick)
    calls = calls_lines(seating, state, len(seats))
    calls += [""] * (len(seats) - len(calls))
    drawn = [f"{padded(left, ACROSS)}  {right}".rstrip() for left, right in zip(seats, calls, strict=True)]
    return [*drawn, *_below_table(seating, state)]


def _places(seating: Seating, state: State) -> tuple[Seat, ...]:
    """The seats as the person sees them: near, left, far, right.

    A person who sits out looks from the dealer's place.
    """
    circle, near = state.circle, DEALER if seating.seat is None else seating.seat
    return tuple(circle[(circle.index(near) + place) % 4] for place in range(4))


def _round_table(seating: Seating, state: State, view: View[State], *, with_trick: bool) -> list[str]:
    near, left, far, right = _places(seating, state)
    top, west, east, bottom = (
        _card(seating, state, seat) if with_trick else [""] * 3 for seat in (far, left, right, near)
    )
    middle = [
        f"{padded(one, CARD)} {padded(two, CARD)} {padded(three, CARD)}"
        for one, two, three in zip(["", *west, "", ""], [*top, *bottom], ["", *east, "", ""], strict=True)
    ]
    talon = _talon(seating, view)
    middle[2:4] = [padded(each, MIDDLE, "^") for each in talon] if talon else middle[2:4]
    lefts, rights = (_at_side(seating, state, seat) for seat in (left, right))
    sides = zip(lefts, middle, rights, strict=True)
    between = [f"{padded(one, SIDE)}{shown}{two}" for one, shown, two in sides]
    return [_at_end(seating, state, far), *between, _at_end(seating, state, near)]


def _at_end(seating: Seating, state: State, seat: Seat) -> str:
    """The player at the top or bottom: the name, and the roles in the deal."""
    roles = _roles(seating, state, seat)
    room = ACROSS - 4 - sum(len(role) + 2 for role in roles)
    name = shortened(seating.name(seat), room)
    return padded(f"{name}: {', '.join(roles)}" if roles else name, ACROSS, "^").rstrip()


def _at_side(seating: Seating, state: State, seat: Seat) -> list[str]:
    """The player at a side: the name and the roles, one under the other."""
    lines = [shortened(each, SIDE - 1) for each in (seating.name(seat), *_roles(seating, state, seat))]
    return [f" {each}" for each in ("", *lines, *[""] * (TALL - 1 - len(lines)))]


def _roles(seating: Seating, state: State, seat: Seat) -> list[str]:
    """The roles of a seat in the deal."""
    roles = []
    if seat == partner_seen(state, seating.seat):
        roles.append(seating.say("table-role-partner"))
    if seat == DEALER:
        roles.append(seating.say("table-role-dealer"))
    if state.began:
        roles += [seating.say("table-role-declarer")] if seat == state.declarer else []
    elif seat == state.buyer:
        roles.append(seating.say("table-role-buyer"))
    elif state.buyer is not None and state.unowned is None and seat == partner_of(state.buyer):
        roles.append(seating.say("table-role-master"))
    return roles


def _on_table(state: State) -> Trick | None:
    """The trick on the table, with −1 for its winner as long as it is not full.

    A trick just taken stays on the table until somebody leads again.
    """
    if state.trick:
        circle = state.circle
        lead = circle[(circle.index(state.turn) - len(state.trick)) % 4]
        return Trick(lead, state.trick, -1)
    return state.tricks[-1] if state.tricks else None


def _card(seating: Seating, state: State, seat: Seat) -> list[str]:
    """The card before a seat, with its place in the trick and a mark if it takes the trick."""
    trick, circle = _on_table(state), state.circle
    place = 4 if trick is None else (circle.index(seat) - circle.index(trick.lead)) % 4
    if trick is None or place >= len(trick.cards):
        return [""] * 3
    left, line, right, side, low_left, low_right = FRAME if seating.faces.symbols else ASCII_FRAME
    mark = TAKEN if trick.winner == seat else " "
    return [
        f"{left}{line}{place + 1}{line * 3}{right}",
        f"{side}{mark}{padded(seating.faces.show(trick.cards[place]), 4)}{side}",
        f"{low_left}{line * 5}{low_right}",
    ]


def _talon(seating: Seating, view: View[State]) -> list[str]:
    """The talon in the middle, from when it is turned up until the first lead."""
    if view.state.stage not in _EXCHANGE:
        return []
    for event in view.events:
        if isinstance(event, TalonTaken) and isinstance(event.cards, Hand):
            return [seating.say("skruf-talon"), cards_told(seating, view.state, event.cards)]
    return []


def _below_table(seating: Seating, state: State) -> list[str]:
    """The bid or contract in force, and the hands that lie open."""
    stands = stands_told(seating, state)
    lines = wrapped(stands) if stands else []
    # a person who plays the open hand sees it at the bottom
    is_asked_for = state.turn == state.unowned and seating.seat == state.bidder
    if not is_asked_for or state.stage is not Stage.PLAY:
        lines += open_hand_told(seating, state)
    for seat in sorted(state.opened - {seating.seat, state.unowned}):
        shown = cards_told(seating, state, state.hands[seat])
        if shown and state.stage is Stage.PLAY:
            lines += wrapped(seating.say("table-open-cards", name=seating.name(seat), cards=shown))
    return lines


def open_hand_told(seating: Seating, state: State) -> list[str]:
    """The hand that nobody holds, once it lies open."""
    if state.unowned is None or state.unowned not in state.opened or not state.hands[state.unowned]:
        return []
    shown = cards_told(seating, state, state.hands[state.unowned])
    return wrapped(seating.say("table-skruf-open", cards=shown), indent="  ")


def stands_told(seating: Seating, state: State) -> str:
    """The last bid, or the contract with the tricks of both sides; perhaps nothing yet."""
    if state.is_misere:
        if seating.seat is None or not state.began:
            return seating.say("table-skruf-misere")
        own = state.side_of(seating.seat)
        return seating.say("table-skruf-misere-tricks", won=state.won[own], lost=state.won[1 - own])
    if state.high is None or state.bidder is None:
        return ""
    who, bid = seating.name_args(state.bidder), state.high.message
    if not state.began:
        return seating.say("table-skruf-stands", bid=bid, **who)
    won, lost = state.won
    return seating.say("table-skruf-plays", bid=bid, due=state.high.due, won=won, lost=lost, **who)


def pass_told(seating: Seating, state: State) -> list[str]:
    """What a pass leads to now, or who may not pass."""
    *_, leads = stands(seating.listener, state)
    return wrapped(seating.render(leads), indent="  ")


def cards_told(seating: Seating, state: State, cards: Cards) -> str:
    """The cards sorted; nothing if the person may not know them."""
    return seating.faces.row(sorted_hand(state, cards)) if isinstance(cards, Hand) else ""
