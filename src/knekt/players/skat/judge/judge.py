"""The judge: how likely a declarer wins with the cards he has ready, and what all that comes before is worth then."""

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
from knekt.solver.plain import skat_mask

__all__ = ["Judge", "JudgeAccuracy", "Outlook", "hand_of", "judge"]

_WIN = 1  # the step of 61 card points


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance of reaching each step: 31, 61, 90 card points, every trick; in null only that of making it."""

    steps: tuple[float, ...]

    @property
    def win(self) -> float:
        """The chance that the game is won as it stands, nothing announced with it."""
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
        """What the game brings on average, by what each step pays."""
        return pays[0] + sum(chance * pay for chance, pay in zip(self.steps, pays[1:], strict=True))


@dataclass(frozen=True, slots=True)
class JudgeAccuracy:
    """In so many games, the chance told and what came differed by so much on average."""

    games: int
    off_by: float


class Judge:
    """Chances of declarers, from one model for each kind of game. It knows nothing but the cards it is told.

    `home`: what a game that is won counts besides its score, where values are made of the chances.

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
        """The same judge, to whom a game that is won counts one point more.

        By how much the value of a choice rises with it is how likely the game is won that comes of the choice.
        """
        found = copy(self)
        found.home = 1.0
        return found

    def accuracy(self, kind: Kind) -> JudgeAccuracy | None:
        """How far its chances in such games were off, with games that it had not learned from; None if nobody has tried."""
        found = self._models[kind].story.get("calibration")
        return (
            None
            if found is None
            else JudgeAccuracy(found["held_out"], found["ways"]["closed"]["after"]["ece"])
        )

    def ready(self, contract: Contract, hand: Hand, laid: Hand | None, seat: int) -> Outlook:
        """Of ten cards that will be played; `laid` is None for a skat that nobody has seen."""
        net, bends = self._net(contract)
        mask = 0 if laid is None else skat_mask(laid)
        return Outlook(tuple(net.chances(_places(contract.order), skat_mask(hand), mask, seat, bends)))

    def wins(self, contract: Contract, hands: Sequence[tuple[int, int]], seat: int) -> list[float]:
        """The chance to win of many declarers' hands, each told as a mask, with what was laid away; 0 if nobody has seen that."""
        net, bends = self._net(contract)
        step = min(_WIN, Kind.of(contract).steps - 1)
        return net.reaching(_places(contract.order), hands, seat, bends, step)

    def discards(self, contract: Contract, twelve: Hand, seat: int) -> list[tuple[Hand, Outlook]]:
        """Of every way to lay two of twelve cards away."""
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
        """What each twelve cards bring after the best discard, for every one of several pays.

        `tables` has rows of pays, one after the other, by name, and `which` says for each twelve cards the name of its own.
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
    """The cards by the numbers of the pack as a hand: what `skat_mask` makes, back."""
    return Hand(sum((mask >> 8 * suit & 0xFF) << (13 * suit + 5) for suit in range(4)))
