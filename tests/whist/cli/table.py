"""The table laid for whist in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cards import Card, Hand, Trick
from knekt.cli.layout import joined, table
from knekt.cli.speaker import Speaker
from knekt.cli.table.asking import Asker
from knekt.cli.table.drawing import heading
from knekt.cli.table.family import FamilyTable
from knekt.cli.table.lines import wrapped
from knekt.cli.table.reading import AnswerReader, allowed
from knekt.cli.table.seating import Seating
from knekt.engine import Action, Event, View
from knekt.sheet import Sitting
from knekt.telling.family import telling_of
from whist.cli import sheet_lines
from whist.options import Options
from whist.play import Play, Played
from whist.result import Result
from whist.sheet import WhistSitting
from whist.state import SEATS, State

__all__ = ["FAMILY"]


class Person(Asker):
    """The person at the desk: plays a card, by its name or its number, the only one by Enter."""

    def choose(self, view: View[State]) -> Action:
        seat = view.own_seat
        legal = [action.card for action in view.legal if isinstance(action, Play)]
        shown = _sorted_hand(view.state, view.state.hand(seat))

        def read(typed: str) -> Action:
            card = legal[0] if not typed and len(legal) == 1 else self.desk.reader.card(shown, typed)
            return allowed(view, Play(seat, card))

        help = [self.desk.say("lobby-home-whist")]
        return self.ask(view, self.keys_for(legal), read, help, playable=legal)


class WhistTable:
    """Whist at the table in the terminal."""

    heading = staticmethod(heading)
    person = Person
    reader = AnswerReader

    def greeting(self, speaker: Speaker, options: Options, others: Sequence[str]) -> list[str]:
        names = joined(list(others), speaker)
        return [speaker.say("whist-greeting", names=names), speaker.say("lobby-home-whist")]

    def between_told(self, seating: Seating, sitting: WhistSitting, events: Sequence[Event]) -> list[str]:
        return []

    def note(self, speaker: Speaker, sitting: WhistSitting, names: Sequence[str]) -> str:
        return ""

    def event_told(
        self, seating: Seating, after: State, event: Event, before: State, *, each_card: bool
    ) -> Iterator[str]:
        told = telling_of(after.rules.options).happened(seating.listener, after, event, before)
        sentences = [seating.render(each) for each in told]
        drawn = 0 if each_card or not isinstance(event, Played) else 1  # the card itself is drawn
        yield from sentences[drawn:]

    def table_lines(self, seating: Seating, view: View[State], *, with_trick: bool = True) -> list[str]:
        """What is trumps, and who has played what to the trick."""
        state, cards = view.state, {}
        lying = _on_table(state) if with_trick else None
        if lying is not None:
            cards = {(lying.lead + place) % len(SEATS): card for place, card in enumerate(lying.cards)}
        rows = [[seating.name(seat), _shown(seating, cards.get(seat))] for seat in seating.around]
        return [seating.speaker.render(state.trumps), *table(rows, indent=2)]

    def sorted_hand(self, state: State, cards: Hand) -> list[Card]:
        return _sorted_hand(state, cards)

    def last_trick(self, state: State) -> Trick | None:
        return state.tricks[-1] if state.tricks else None

    def open_tricks(self, state: State) -> Sequence[Trick]:
        return () if state.trick else state.tricks[-1:]

    def trick_told(self, seating: Seating, state: State, trick: Trick) -> str:
        seats = [(trick.lead + place) % len(SEATS) for place in range(len(SEATS))]
        played = ", ".join(
            f"{seating.name_or_you(seat)} {seating.faces.show(card)}"
            for seat, card in zip(seats, trick.cards, strict=True)
        )
        return seating.say("table-told-trick", cards=played, **seating.name_args(trick.winner))

    def outcome_pages(self, seating: Seating, state: State, end: Result) -> list[list[str]]:
        options = state.rules.options
        sentences = telling_of(options).outcome(seating.listener, options, end)
        hands = [
            [seating.name(seat), seating.faces.row(_sorted_hand(state, cards))]
            for seat, cards in enumerate(state.dealt)
        ]
        told = [line for each in sentences for line in wrapped(seating.render(each))]
        return [told, [seating.say("table-as-dealt"), *table(hands, indent=2)]]

    def sheet_lines(self, sitting: Sitting, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
        yield from sheet_lines(sitting, names, speaker)
        yield ""

    def standing_lines(
        self, sitting: Sitting, names: Sequence[str], speaker: Speaker, room: int | None
    ) -> Iterator[str]:
        return self.sheet_lines(sitting, names, speaker)


def _sorted_hand(state: State, cards: Hand) -> list[Card]:
    return state.order.sorted(cards)


def _on_table(state: State) -> Trick | None:
    """The trick on the table, or the last one until somebody leads."""
    if state.trick:
        return Trick((state.turn - len(state.trick)) % len(SEATS), state.trick, -1)
    return state.tricks[-1] if state.tricks else None


def _shown(seating: Seating, card: Card | None) -> str:
    return "" if card is None else seating.faces.show(card)


FAMILY: FamilyTable = WhistTable()
