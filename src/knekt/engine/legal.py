"""What may be done now, as one asks for it in a program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from knekt.cards import Choosing
from knekt.engine.ask import Ask, Pick
from knekt.engine.event import Action

__all__ = ["Legal"]

SHOWN = 8


class Legal:
    """What is legal now. As a list it is what the deal waits for, action by action.

    Two things are legal and not on that list, because the list would be long and few want them: a choice of
    several cards, such as two of twelve to lay away, is told by `picks`; and what a seat may do though nobody
    waits for it, such as to claim or to give up, is listed by `may`. `in` knows everything that is legal.
    """

    __slots__ = ("_may", "_must")

    def __init__(self, asks: Iterable[Ask]) -> None:
        known = tuple(asks)
        self._must = tuple(ask for ask in known if ask.must)
        self._may = tuple(ask for ask in known if not ask.must)

    @property
    def picks(self) -> tuple[Pick, ...]:
        """The choices of several cards that the deal waits for, none of them written out."""
        return tuple(each for ask in self._must for each in ask.choices if isinstance(each, Pick))

    @property
    def may(self) -> tuple[Action, ...]:
        """What seats may do though the deal does not wait for it, such as to claim."""
        return tuple(action for ask in self._may for action in ask.singles())

    def sample(self, rng: Choosing) -> Action:
        """Any answer that the deal waits for, all equally likely; `rng` is a `random.Random`."""
        first = self._must[0]
        return Ask(
            first.seat, first.id, True, tuple(each for ask in self._must for each in ask.choices)
        ).sample(rng)

    def __iter__(self) -> Iterator[Action]:
        for ask in self._must:
            yield from ask.singles()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, place: int) -> Action:
        return list(self)[place]

    def __bool__(self) -> bool:
        """Whether the deal waits for anything, a pick included."""
        return bool(self._must)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and any(ask.contains(action) for ask in (*self._must, *self._may))

    def __repr__(self) -> str:
        told = [str(action) for action in self]
        parts = told[:SHOWN] + ["…"] * (len(told) > SHOWN)
        parts += [f"{each.count} of {len(each.cards)} cards" for each in self.picks]
        return f"<Legal: {', '.join(parts)}>"
