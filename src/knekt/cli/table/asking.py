"""How the person is asked: a question, with the person's cards before it."""

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
    """Asks the person at the desk, and shows only what is in the person's view."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def explains(self, view: View[Any]) -> Callable[[str], Sequence[str]] | None:
        """What explains the words typed after a `?`, if the game has anything of that kind."""
        return None

    def keys_for(self, cards: Sequence[Card]) -> str:
        """The key for one of these cards: Enter, if there is only one."""
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
        """Ask what the deal asks, or `text`, with the keys in brackets, under the person's cards.

        `above` is what helps to answer, and stands above the cards. `told_above` says the same where it is
        told in another way than it is drawn. Without `with_hand`, `above` shows all cards that are needed.
        """
        seating, table = self.desk.seating, self.desk.table
        drawn, told = list(above), list(above if told_above is None else told_above)
        if with_hand:
            shown = table.sorted_hand(view.state, view.state.hand(view.own_seat))
            usable = shown if playable is None else playable
            drawn += hand_lines(seating, shown, usable, new)
            told += hand_told(seating, shown, usable, new)
        picture = self.desk.table_picture(view, drawn, told, with_trick=with_trick)
        lines = [line for each in (*help, self.desk.say("table-help-keys")) for line in (*wrapped(each), "")]
        question = f"{text or seating.render(asked(seating.listener, view))} ({keys})"
        return self.desk.ask(Question(question, read, lines[:-1], self.explains(view)), picture)
