"""How golden deals and sittings of any game are made: by what is said, and for the rest by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, TypeVar

from random_deals import Style, actions_of, line

from knekt.cards import Seed
from knekt.engine import Action, Game, TableOptions
from knekt.games import family_of
from knekt.notation import Record, SittingRecord, parse_action, parse_entry
from knekt.sheet import Sitting

__all__ = ["Kind", "played", "sat"]

AnyGame = TypeVar("AnyGame", bound=Game[Any])


@dataclass(frozen=True, eq=False)
class Kind:
    """The golden files of a family: what makes each by its name, and what is shown beside its record."""

    deals: Mapping[str, Callable[[], Record]]
    sittings: Mapping[str, Callable[[], SittingRecord]]
    count: Callable[[Game[Any]], Iterator[str]]
    sheet: Callable[[Sitting], Iterator[str]]


def played(game: AnyGame, rng: Random, says: Sequence[str], style: Style) -> AnyGame:
    """The deal played to its end: what `says` has is said as soon as it may be, and all else is chance."""
    while not game.is_over:
        said = next(spoken(game, says), None)
        game = next(islice(line(game, rng, style), 1, None)) if said is None else game.apply(said)
    return game


def spoken(game: Game[Any], says: Sequence[str]) -> Iterator[Action]:
    """The words of `says` that can be said now: by one seat, `M kontra`, or by any seat, `kontra`."""
    letters = family_of(game.rules.options).seats
    for words in says:
        who, _, rest = words.partition(" ")
        seats = [letters.index(who)] if rest and who in letters else range(len(letters))
        for seat in seats:
            for ask in game.asks.get(seat, ()):
                text = words if rest and who in letters else f"{letters[seat]} {words}"
                action = parse_action(text, game.rules)
                if ask.contains(action):
                    yield action


def sat(chosen: TableOptions, steps: Sequence[Sequence[str]], seed: str, style: Style) -> Sitting:
    """The sitting of a script: its entries, and its deals, each played with the words that it gives."""
    sitting, rules = Sitting.new(chosen), family_of(chosen).rules(chosen)
    for number, (step, *says) in enumerate(steps):
        if step != "deal":
            sitting = sitting.after(parse_entry(step, rules))
            continue
        sitting = sitting.begin(rules.dealt(Seed.parse(f"{seed} {number}")))
        assert sitting.game is not None
        for action in actions_of(played(sitting.game, Random(number), says, style)):
            sitting = sitting.apply(action)
    return sitting
