"""The judge: how likely a declarer wins with cards ready for play, and what discards are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property

from knekt import _core
from knekt.cards import Hand, Order
from knekt.players.skat.judge.kinds import Kind, places
from knekt.players.skat.judge.model import MODELS, Model, read_model
from knekt.skat import Contract
from knekt.solver.skat.plain import skat_mask

__all__ = ["Judge", "JudgeAccuracy", "Outlook", "hand_of", "judge"]

_WIN = 1  # the place of the step of 61 card points


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance of reaching each step: 31, 61, 90 card points, every trick;
    in null the one step of making it.
    """

    steps: tuple[float, ...]

    @property
    def win(self) -> float:
        """The chance that the game is won, if nothing is announced."""
        return self.steps[min(_WIN, len(self.steps) - 1)]

    @property
    def out_of_schneider(self) -> float:
        return self.steps[0] if len(self.steps) > 1 else 1.0

    @property
    def schneider(self) -> float:
        return self.steps[2] if len(self.steps) > 1 else 0.0

    @property
    def schwarz(self) -> float:
        return self.steps[3] if len(self.steps) > 1 else 0.0

    def expects(self, pays: Sequence[float]) -> float:
        """What the game brings on average, if the steps pay so much."""
        return pays[0] + sum(chance * pay for chance, pay in zip(self.steps, pays[1:], strict=True))


@dataclass(frozen=True, slots=True)
class JudgeAccuracy:
    """The calibration error of chances: by how much they differed from what came, and over how many games."""

    games: int
    off_by: float


class Judge:
    """Chances of declarers, from one model for each kind of game;
    nothing but the declarer's cards is known to it.

    `home`: what winning counts besides the score, where the chances become values.

    >>> from knekt.skat import GERMAN, contracts
    >>> good, bad = Hand.parse("CJ SJ HJ CA CT CK C9 HA HT D7"), Hand.parse("DJ C9 C8 C7 S8 S9 H9 H8 D9 D8")
    >>> clubs, laid = contracts(GERMAN)["C"], Hand.parse("SQ DQ")
    >>> judge().ready(clubs, good, laid, 0).win > 0.9 > 0.1 > judge().ready(clubs, bad, laid, 0).win
    True
    """

    def __init__(self, models: Mapping[Kind, Model]) -> None:
        self.home = 0.0
        self._models = dict(models)
        self._nets = {kind: model.net() for kind, model in self._models.items()}

    @cached_property
    def eager(self) -> Judge:
        """The same judge, but winning counts one point more.

        If the value of a choice rises by 0.7 with this judge, the game is won with a chance of 0.7.
        """
        found = copy(self)
        found.home = 1.0
        return found

    def accuracy(self, kind: Kind) -> JudgeAccuracy | None:
        """How far its chances were off in games it had not learned from; None if nobody has measured it."""
        found = self._models[kind].story.get("calibration")
        return (
            None
            if found is None
            else JudgeAccuracy(found["held_out"], found["ways"]["closed"]["after"]["ece"])
        )

    def ready(self, contract: Contract, hand: Hand, laid: Hand | None, seat: int) -> Outlook:
        """The outlook of ten cards ready for play; `laid` is None for a skat that nobody has seen."""
        net, bends = self._net(contract)
        mask = 0 if laid is None else skat_mask(laid)
        return Outlook(tuple(net.chances(_places(contract.order), skat_mask(hand), mask, seat, bends)))

    def wins(self, contract: Contract, hands: Sequence[tuple[int, int]], seat: int) -> list[float]:
        """The chances to win of many hands, each a mask with the mask of its discard;
        0 for a discard nobody has seen.
        """
        net, bends = self._net(contract)
        step = min(_WIN, Kind.of(contract).steps - 1)
        return net.reaching(_places(contract.order), hands, seat, bends, step)

    def discards(self, contract: Contract, twelve: Hand, seat: int) -> list[tuple[Hand, Outlook]]:
        """Every discard from twelve cards, with its outlook."""
        net, bends = self._net(contract)
        found = net.discards(_places(contract.order), skat_mask(twelve), seat, bends)
        return [(hand_of(laid), Outlook(tuple(steps))) for laid, steps in found]

    def best(
        self,
        contract: Contract,
        twelves: Sequence[Hand],
        seat: int,
        tables: Mapping[int, Sequence[float]],
        which: Sequence[int],
    ) -> list[tuple[float, ...]]:
        """What each twelve cards bring after the best discard, once for every row of pays.

        `tables` has rows of pays, joined one after the other, by number; `which` has the number for each
        twelve cards.
        """
        net, bends = self._net(contract)
        number = {name: place for place, name in enumerate(tables)}
        asked = [(skat_mask(twelve), number[name]) for twelve, name in zip(twelves, which, strict=True)]
        flat = [pay for table in tables.values() for pay in table]
        count = len(flat) // len(tables) // (Kind.of(contract).steps + 1)
        found = net.best(_places(contract.order), asked, seat, bends, flat, count)
        return [tuple(found[start : start + count]) for start in range(0, len(found), count)]

    def _net(self, contract: Contract) -> tuple[_core.Net, tuple[tuple[float, float], ...]]:
        kind = Kind.of(contract)
        way = "open" if contract.is_null and contract.is_open else "closed"
        return self._nets[kind], self._models[kind].bends[way]


@cache
def judge() -> Judge:
    """The judge with the models that come with Knekt."""
    return Judge({kind: read_model(MODELS / f"skat-{kind}.net") for kind in Kind})


@cache
def _places(order: Order) -> _core.Places:
    return _core.Places(places(order))


def hand_of(mask: int) -> Hand:
    """The hand of a mask over the 32 cards of the pack: the inverse of `skat_mask`."""
    return Hand(sum((mask >> 8 * suit & 0xFF) << (13 * suit + 5) for suit in range(4)))
