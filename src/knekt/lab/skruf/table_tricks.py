"""From tricks with open cards to tricks at a table, by deals that the players themselves bid and played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, replace
from math import pi, sqrt
from pathlib import Path

from knekt.cards import Hand, Seed, Suit
from knekt.engine import View
from knekt.lab.book import Line
from knekt.lab.saved_work import digest, run_saved
from knekt.lab.work import Workers
from knekt.players.skruf.calling.reckoner import Reckoner
from knekt.players.skruf.calling.tricks import TrickModel, model_text
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import STRAINS, Facts, State, new_game, result

__all__ = ["PlayTask", "PlayedContract", "calibrate", "play_contracts"]

CHUNK = 4  # deals that are played together
HELD_OUT = 4  # one of so many deals is only for measuring
TRUST = 30  # all contracts count as so many deals of either kind, for there are few in grandissimo
LEAST = 0.2  # the least spread, in tricks


@dataclass(frozen=True, slots=True)
class PlayTask:
    """Some deals to be played; the same task always gives the same deals."""

    model: TrickModel
    seed: str
    first: int
    deals: int
    worlds: int


@dataclass(frozen=True, slots=True)
class PlayedContract:
    """A contract that was played: the buyer's guess, the model's tricks with open cards, and what came."""

    trumps: Suit | None
    guessed: float
    said: float
    due: int
    came: int


def play_contracts(task: PlayTask) -> list[PlayedContract]:
    """The contracts of these deals, played to the end; deals that everybody passed are left out."""
    found = []
    for number in range(task.first, task.first + task.deals):
        budget = Budget(task.worlds)
        table = [SkrufStrongPlayer(seat, budget, worlds=task.worlds) for seat in range(4)]
        game, guesses = new_game("skruf", Seed.parse(f"{task.seed} {number}")), dict[str, float]()
        while not game.is_over:
            before, game = game, step(game, table)
            buyer = game.state.buyer
            if before.state.buyer is None and buyer is not None:
                guesses = _guesses(table[buyer], before.view(buyer), task.model)
        state = game.state
        facts = result(state).facts
        if isinstance(facts, Facts):
            one, other = (state.began[seat] for seat in state.sides[0])
            assert isinstance(one, Hand) and isinstance(other, Hand)
            trumps = facts.contract.trumps
            said = task.model.open_cards(one.mask, other.mask, trumps)
            guessed = guesses[facts.contract.strain]
            found.append(PlayedContract(trumps, guessed, said, facts.contract.due, facts.tricks))
    return found


def _guesses(buyer: SkrufStrongPlayer, view: View[State], model: TrickModel) -> dict[str, float]:
    """The tricks that the buyer expects in each strain before buying, for open cards after the exchange."""
    weigher = buyer.weigher(view, replace(model, shifts=(0.0, 0.0), guessed=0.0))
    assert isinstance(weigher, Reckoner)
    return {strain: weigher.mine.tricks(strain) for strain in STRAINS}


def calibrate(
    model: TrickModel,
    deals: int,
    seed: str,
    worlds: int,
    workers: Workers,
    progress: Callable[[int], None],
    out: Path | None = None,
) -> TrickModel:
    """The model corrected by real play, and measured on deals held out; the file `out` keeps the deals."""
    tasks = [
        PlayTask(model, seed, first, min(CHUNK, deals - first), worlds) for first in range(0, deals, CHUNK)
    ]
    settings = {
        "skruf_played": 1,
        "seed": seed,
        "deals": deals,
        "worlds": worlds,
        "model": digest(model_text(model).encode()),
    }
    seen = list[PlayedContract]()
    for some in run_saved(play_contracts, tasks, workers, out, settings, plain=_plain, read=_read):
        seen += some
        progress(CHUNK)
    learn = [each for place, each in enumerate(seen) if place % HELD_OUT]
    shifts, spreads = _fit(learn)
    guessed = sum(each.said - each.guessed for each in learn) / max(1, len(learn))
    new = replace(model, shifts=shifts, spreads=spreads, guessed=guessed)
    check = seen[::HELD_OUT]
    found_out = {
        "seed": seed,
        "deals": deals,
        "worlds": worlds,
        "contracts": len(seen),
        "held_out": len(check),
        "guessed": round(guessed, 3),
        "made": round(sum(each.came >= each.due for each in seen) / max(1, len(seen)), 3),
        "before": _measure(model, check),
        "after": _measure(new, check),
    }
    return replace(new, story={**model.story, "played": found_out})


def _plain(some: list[PlayedContract]) -> Line:
    return {"played": [*map(astuple, some)]}


def _read(line: Line) -> list[PlayedContract]:
    return [PlayedContract(Suit(trumps) if trumps else None, *numbers) for trumps, *numbers in line["played"]]


def _fit(seen: Sequence[PlayedContract]) -> tuple[tuple[float, float], tuple[float, float]]:
    """How many tricks more real play gave, with trumps and without, and the spread of what is left."""
    both = [each.came - each.said for each in seen]
    middle = sum(both) / max(1, len(both))
    around = sum((gap - middle) ** 2 for gap in both) / max(1, len(both))
    shifts, spreads = list[float](), list[float]()
    for kind in (False, True):
        gaps = [each.came - each.said for each in seen if (each.trumps is None) is kind]
        number = len(gaps) + TRUST
        shift = (sum(gaps) + TRUST * middle) / number
        squares = sum((gap - shift) ** 2 for gap in gaps) + TRUST * around
        shifts.append(shift)
        # the spread of a logistic curve with this standard error
        spreads.append(max(LEAST, sqrt(squares / number) * sqrt(3) / pi))
    return (shifts[0], shifts[1]), (spreads[0], spreads[1])


def _measure(model: TrickModel, check: Sequence[PlayedContract]) -> dict[str, float]:
    """The standard error in tricks, and the Brier score of the chance that the contract is made."""
    number, squares, brier = max(1, len(check)), 0.0, 0.0
    for each in check:
        estimate = model.table_estimate(each.said, each.trumps)
        squares += (estimate.mean - each.came) ** 2
        brier += (estimate.chance(each.due) - (each.came >= each.due)) ** 2
    return {"tricks": round(sqrt(squares / number), 3), "brier": round(brier / number, 4)}
