"""Advice on a card, from a vote of worlds on the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from knekt.analysis.accuracy import card_accuracy
from knekt.analysis.curves import Curve, Curves
from knekt.analysis.reasons import AskedWorld, mean_chance, reasons_for
from knekt.analysis.suggestion import Advice, Suggestion
from knekt.cards import Card
from knekt.engine import Action, View
from knekt.message import Message
from knekt.players.thinking.poll import Poll

__all__ = ["CardPoll"]

MOST = 3  # how many cards are suggested


@dataclass(frozen=True, slots=True)
class CardPoll:
    """A vote on the cards of a view, with the worlds that were asked.

    `sort` is the sort of the chances; None where chances of that sort were not measured.
    """

    view: View[Any]
    found: Poll
    witnesses: Sequence[AskedWorld]
    sort: str | None

    def advice(
        self, curves: Curves, act: Callable[[Card], Action], tags: Callable[[Card], Iterable[Message]]
    ) -> Advice:
        """Advice with the best cards, their corrected chances, and reasons."""
        curve = curves.of(self.sort, self.view.state.tricks_left)
        return Advice(
            tuple(self._suggested(curve, act, tags)),
            self.found.worlds,
            is_complete=self.found.are_all,
            sort=self.sort,
            tested=card_accuracy(self.view.rules.options) if self.sort else None,
        )

    def _suggested(
        self,
        curve: Curve,
        act: Callable[[Card], Action],
        tags: Callable[[Card], Iterable[Message]],
    ) -> Iterator[Suggestion]:
        """Suggestions of the best cards.

        Open cards win too often, so all scores are lowered alike; their differences stay as they were.
        """
        found, witnesses = self.found, self.witnesses
        best, *others = [each.card for each in found.standings]
        hoped, _ = mean_chance(witnesses, best)
        taken = found.stake * (hoped - curve(hoped))
        for standing in found.standings[:MOST]:
            card = standing.card
            chance, error = mean_chance(witnesses, card)
            other = best if card != best else others[0] if others else None
            yield Suggestion(
                act(card),
                curve(chance),
                standing.mean - taken,
                0.0 if found.are_all else curve.error(chance, error),
                standing.behind,
                (*tags(card), *reasons_for(witnesses, card, other, curve)),
            )
