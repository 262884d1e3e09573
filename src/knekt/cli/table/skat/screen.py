"""The table of Skat as it is drawn.

It shows the seats, the trick, the contract, open hands, and what the person's cards are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from knekt.cards import Card, Hand, Trick
from knekt.cli.layout import shortened
from knekt.cli.table.drawing import hand_lines, numbered
from knekt.cli.table.lines import beside, padded, width, wrapped
from knekt.cli.table.seating import Seating
from knekt.engine import Event, Seat, View
from knekt.message import Message
from knekt.skat import (
    SEATS,
    BidMade,
    Contract,
    Held,
    Passed,
    PassedOn,
    Stage,
    State,
    TookUp,
    contracts,
    is_plain,
    is_pushed,
    sorted_hand,
)
from knekt.telling.skat import Word, ramsch_told, stands, words_said

__all__ = [
    "game_sign",
    "partner_lines",
    "partner_told",
    "table_lines",
    "turned_row",
    "worth",
]

COLUMN = 26  # columns for a seat; three seats stand side by side
CALLS = 5  # lines under a seat for its calls: as many as a card takes
FRAME, ASCII_FRAME = ("┌", "─", "┐", "│", "└", "┘"), ("+", "-", "+", "|", "+", "+")


def table_lines(seating: Seating, view: View[State], *, with_trick: bool = True) -> list[str]:
    """The three seats with the cards before them, the game that is played, and open cards."""
    state = view.state
    if state.stage is Stage.AUCTION:
        columns = [_named(seating, seat) + _calls(seating, view.events, seat) for seat in seating.around]
        stand = " ".join(seating.render(each) for each in stands(seating.listener, state))
        return [*beside(columns, COLUMN), *wrapped(stand)]
    columns = [_seat(seating, view, seat, with_trick=with_trick) for seat in seating.around]
    return [*beside(columns, COLUMN), *_what_is_played(seating, state), *_open_hands(seating, state)]


def _named(seating: Seating, seat: Seat) -> list[str]:
    named = seating.say("seat", seat=SEATS[seat])
    name = shortened(seating.name(seat), COLUMN - 3 - width(named))
    return [f" {name}, {named}"]


def _calls(seating: Seating, events: Sequence[Event], seat: Seat) -> list[str]:
    """The calls of a seat, under its name; a question and its answer stand in the same line."""
    words = words_said(events[1:])
    rows = words[-1].row + 1 if words else 0
    lines = [""] * max(rows, CALLS)
    for word in words:
        if word.seat == seat:
            lines[word.row] = f" {_word(seating, word)}"
    return lines[-CALLS:]


def _word(seating: Seating, word: Word) -> str:
    match word.said:
        case "bid":
            return str(word.value)
        case "hold":
            return seating.say("table-word-yes")
        case "pass":
            return seating.say("table-word-pass")
    return seating.say("game-ramsch")


def _seat(seating: Seating, view: View[State], seat: Seat, *, with_trick: bool) -> list[str]:
    lines = [*_named(seating, seat), f" {_standing(seating, view, seat)}"]
    return lines + _before_seat(seating, view, seat) if with_trick else lines


def _standing(seating: Seating, view: View[State], seat: Seat) -> str:
    """The last word of the seat before play; later, whether it plays alone, and its tricks."""
    state = view.state
    if state.stage in (Stage.AUCTION, Stage.PUSH):
        return _last_word(seating, view.events, seat)
    taken = sum(trick.winner == seat for trick in state.tricks)
    tricks = seating.say("table-tricks", tricks=taken) if state.order is not None else ""
    return ", ".join(filter(None, (seating.say("table-declarer") if seat == state.declarer else "", tricks)))


def _last_word(seating: Seating, events: Iterable[Event], seat: Seat) -> str:
    word = ""
    for event in events:
        match event:
            case BidMade(speaker, value) if speaker == seat:
                word = str(value)
            case Held(speaker) if speaker == seat:
                word = seating.say("table-word-yes")
            case Passed(speaker) if speaker == seat:
                word = seating.say("table-word-pass")
            case TookUp(speaker) if speaker == seat:
                word = seating.say("table-word-took-up")
            case PassedOn(speaker) if speaker == seat:
                word = seating.say("table-word-passed-on")
    return word


def _on_table(view: View[State]) -> Trick | None:
    """The trick on the table, with −1 for its winner as long as it is not full.

    A trick just taken stays on the table until somebody leads again.
    """
    state = view.state
    if state.trick:
        return Trick((state.turn - len(state.trick)) % 3, state.trick, -1)
    return state.tricks[-1] if state.tricks else None


def _before_seat(seating: Seating, view: View[State], seat: Seat) -> list[str]:
    """The card before a seat, with its place in the trick and a mark if it takes the trick."""
    trick = _on_table(view)
    place = 3 if trick is None else (seat - trick.lead) % 3
    if trick is None or place >= len(trick.cards):
        return [""] * 4
    left, line, right, side, low_left, low_right = FRAME if seating.faces.symbols else ASCII_FRAME
    takes = seating.say("table-takes-trick") if trick.winner == seat else ""
    return [
        f"   {left}{line}{place + 1}{line * 3}{right}",
        f"   {side} {padded(seating.faces.show(trick.cards[place]), 3)} {side}",
        f"   {low_left}{line * 5}{low_right}",
        f"   {takes}",
    ]


def _what_is_played(seating: Seating, state: State) -> list[str]:
    told = " ".join(_played_told(seating, state))
    return wrapped(told) if told else []


def _played_told(seating: Seating, state: State) -> Iterator[str]:
    """The game, and what has been said about it: kontra, for example."""
    declarer = state.declarer
    if state.is_ramsch:
        yield (
            seating.say("table-schieberramsch") if is_pushed(state) else seating.render(ramsch_told(state))
        )
        if state.refusals:
            yield seating.say("table-refusals", factor=2**state.refusals)
    elif declarer is not None and state.contract is None:
        yield seating.say("table-has-game", bid=state.bid, **seating.name_args(declarer))
    elif declarer is not None and state.contract is not None:
        contract = state.contract.message
        yield seating.say("table-plays", contract=contract, bid=state.bid, **seating.name_args(declarer))
    if state.turned:
        yield seating.say("table-turned", cards=turned_row(seating, state))
    elif state.stage is Stage.TURN and isinstance(state.first, Hand):
        yield seating.say("table-peeked", card=seating.faces.row(state.first))
    if state.kontra:
        doubling = Message("doubling", {"level": state.kontra})
        yield seating.say("table-doubled", doubling=doubling, factor=2**state.kontra)
    if state.declined:
        yield seating.say("table-must-win", level=state.declined)


def turned_row(seating: Seating, state: State) -> str:
    """The cards of the skat that were turned up; of two, the one that decided comes last."""
    return seating.faces.row(sorted(state.turned, key=lambda card: card == state.deciding))


def _open_hands(seating: Seating, state: State) -> list[str]:
    """Cards of others that lie face up, and in a revolution the partner's."""
    lines = []
    for seat, cards in enumerate(state.hands):
        if seat == seating.seat or not isinstance(cards, Hand) or not cards:
            continue
        row = seating.faces.row(sorted_hand(state, cards))
        if seat in state.opened:
            lines.append(seating.say("table-open-cards", name=seating.name(seat), cards=row))
        elif state.looked and state.stage is Stage.PLAY:
            lines.append(seating.say("table-partner-cards", name=seating.name(seat), cards=row))
    return lines


def partner_lines(seating: Seating, seat: Seat, cards: Sequence[Card], first: int) -> list[str]:
    """The partner's cards, with numbers that go on after the person's own."""
    name = seating.say("table-partner-cards", name=seating.name(seat), cards="").rstrip()
    return [name, *hand_lines(seating, cards, cards, first=first)]


def partner_told(seating: Seating, seat: Seat, cards: Sequence[Card], first: int) -> list[str]:
    """The partner's cards with these numbers, for reading aloud."""
    told = numbered(seating, cards, cards, first=first)
    return wrapped(seating.say("table-partner-cards", name=seating.name(seat), cards=told), indent="  ")


def worth(seating: Seating, view: View[State], hand: Hand) -> str:
    """The number of matadors, and what each game would be worth if simply won."""
    groups, ways = dict[int, list[str]](), set[tuple[int, str]]()
    named = [each for each in contracts(view.state.rules.options).values() if is_plain(each)]
    for contract in named:
        if contract.is_null:
            continue
        run, way = contract.matadors(hand), contract.row.way
        value = f"{game_sign(seating, contract)} {contract.certain_value(hand)}"
        if way and (run, way) not in ways:
            ways.add((run, way))
            value = f"{seating.say('table-way', way=way)} {value}"
        groups.setdefault(run, []).append(value)
    told = [
        seating.say(
            "table-worth-with" if run > 0 else "table-worth-without", n=abs(run), games=", ".join(games)
        )
        for run, games in groups.items()
    ]
    nulls = (each for each in named if each.is_null)
    told.append(", ".join(f"{seating.speaker.render(null.message)} {null.base}" for null in nulls))
    return seating.say("table-worth", games="; ".join(told))


def game_sign(seating: Seating, contract: Contract) -> str:
    """The sign of a game: its suit, or the word grand or null."""
    if contract.suit is not None:
        return seating.faces.suit(contract.suit)
    return seating.say("game", game=contract.letter)
