"""How the person is asked: the question, with the cards before it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from knekt.cards import Card
from knekt.cli.table.desk import Desk, Question
from knekt.cli.table.drawing import hand_lines, hand_told
from knekt.cli.table.lines import wrapped
from knekt.engine import View
from knekt.telling import asked

__all__ = ["Asker"]

Said = TypeVar("Said")


class Asker:
    """Asks the person at the desk. Everything that is shown comes from the view."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def explains(self, view: View[Any]) -> Callable[[str], Sequence[str]] | None:
        """What tells of something that is typed behind a `?`, where there is anything of that kind."""
        return None

    def keys_for(self, cards: Sequence[Card]) -> str:
        """How one of these cards is typed: the only one by Enter."""
        if len(cards) == 1:
            return self.desk.say("keys-only-card", card=self.desk.faces.show(cards[0]))
        return self.desk.say("keys-card")

    def ask(
        self,
        view: View[Any],
        keys: str,
        read: Callable[[str], Said],
        help: Sequence[str],
        *,
        text: str = "",
        above: Sequence[str] = (),
        told_above: Sequence[str] | None = None,
        playable: Collection[Card] | None = None,
        new: Collection[Card] = (),
        with_trick: bool = True,
        with_hand: bool = True,
    ) -> Said:
        """What the deal asks, or this text, and the keys in brackets; the cards before it, under all that helps.

        `told_above`: the same as `above`, where it is told in another way than it is drawn.
        `with_hand`: otherwise all cards that are to be seen are in `above`.
        """
        seating, table = self.desk.seating, self.desk.table
        drawn, told = list(above), list(above if told_above is None else told_above)
        if with_hand:
            shown = table.sorted_hand(view.state, view.state.hand(view.own_seat))
            usable = shown if playable is None else playable
            drawn += hand_lines(seating, shown, usable, new)
            told += hand_told(seating, shown, usable, new)
        picture = self.desk.at_table(view, drawn, told, with_trick=with_trick)
        lines = [line for each in (*help, self.desk.say("table-help-keys")) for line in (*wrapped(each), "")]
        question = f"{text or seating.render(asked(seating.listener, view))} ({keys})"
        return self.desk.ask(Question(question, read, lines[:-1], self.explains(view)), picture)
