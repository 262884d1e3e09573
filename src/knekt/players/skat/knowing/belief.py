"""Which worlds are likely, by what the others would have said, discarded and played with those cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, prod
from operator import mul

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skat.calling.bidding import is_plain
from knekt.players.skat.calling.evaluation import chance, sum_before_skat
from knekt.players.skat.judge import judge
from knekt.players.skat.knowing.worlds import Lie
from knekt.players.thinking.draw import draw_by_weight, flatten_weights
from knekt.skat import State
from knekt.solver.skat.plays import play_likelihoods

__all__ = ["Belief", "played_by"]

LEAST = 0.05  # a pass on a good hand is never less likely than this
# A game is declared the likelier the better the judge thinks of it: the logistic curve of its chance's logit,
# times the first number, less the second. The numbers make the cards that declarers really had as likely as
# possible.
STEEP, EVEN = 1.5, 1.5
RARE = 0.01  # added to the chance of every declaration, for declarers who think quite otherwise
TEN = 10
FLAT = 0.85  # weights are raised to this power, for others need not think as this player does
MANY, SOME = 16, 8  # worlds drawn for each that is asked, where the declarer is another seat, and otherwise
MOST = 1600  # so many worlds are drawn at most: to draw and weigh them takes some 40 ms
TWICE = 2  # worlds weighed by the passes of the others, for each world that is asked


class Belief:
    """Weighs worlds for one seat at one moment of the play."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._seat = view.own_seat
        self._played = [Hand.of(cards).mask for cards in played_by(state)]
        self._passed = [
            seat for seat in range(3) if seat not in (self._seat, state.declarer) and not state.is_ramsch
        ]
        self._of_declarer = state.contract is not None and state.declarer not in (None, self._seat)
        # The contracts that might have been bid, each with its trumps; and, by the trumps held, whether its
        # value is above the bid.
        self._biddable = [
            (each, Hand.of(each.order.trumps).mask, dict[int, bool]())
            for each in state.rules.contracts.values()
            if is_plain(each) and not each.row.hand
        ]
        self._tricks = [(trick.lead, trick.cards) for trick in state.tricks]
        if state.trick:
            self._tricks.append(((state.turn - len(state.trick)) % 3, state.trick))

    def to_draw(self, number: int) -> int:
        """How many worlds should be drawn to ask so many: the more their weights differ, the more."""
        return max(number, min(MOST, number * (MANY if self._of_declarer else SOME)))

    def weights(self, lies: Sequence[Lie]) -> list[float]:
        """The weight of each world beside the others; the weights add up to their number."""
        passes = map(self._pass, lies)
        return flatten_weights(
            [*map(prod, zip(self._declares(lies), passes, self._plays(lies), strict=True))], FLAT
        )

    def drawn(self, lies: Sequence[Lie], number: int, seed: int) -> list[Lie]:
        """So many of the worlds, drawn by how likely they are.

        Passes are slow to weigh, so they are only weighed in worlds that the declarer's cards and the play
        have left.
        """
        if self._of_declarer or self._tricks:
            found = [*map(mul, self._declares(lies), self._plays(lies))]
            lies = draw_by_weight(lies, flatten_weights(found, FLAT), TWICE * number, seed)
        return draw_by_weight(lies, flatten_weights([*map(self._pass, lies)], 1.0), number, seed)

    def _declares(self, lies: Sequence[Lie]) -> list[float]:
        """For each world, how likely the declarer would play this game with these cards."""
        state, seat = self._state, self._state.declarer
        if not self._of_declarer or seat is None or state.contract is None:
            return [1.0] * len(lies)
        gone = self._played[seat]
        if lies and (lies[0][seat] | gone).bit_count() < TEN:
            # The deal was set up in the middle of play, so the declarer's ten cards are not known.
            return [1.0] * len(lies)
        hands = [(lie[seat] | gone, 0 if state.hand_game else lie[3]) for lie in lies]
        return [*map(_declares_on, judge().wins(state.contract, hands, seat))]

    def _plays(self, lies: Sequence[Lie]) -> list[float]:
        """For each world, how likely the others would have played so; in suit games and grand only."""
        state = self._state
        if not self._tricks or state.contract is None or state.contract.is_null or state.declarer is None:
            return [1.0] * len(lies)
        hands = [lie[:3] for lie in lies]
        return play_likelihoods(state.contract.order, state.declarer, self._seat, self._tricks, hands)

    def _pass(self, lie: Lie) -> float:
        """How likely the others would have passed with these cards."""
        found = 1.0
        for seat in self._passed:
            found *= self._passes(lie[seat] | self._played[seat])
        return found

    def _passes(self, ten: int) -> float:
        hand, best = Hand(ten), -inf
        for contract, trumps, beats in self._biddable:
            held = ten & trumps
            higher = beats.get(held)
            if higher is None:
                higher = beats[held] = contract.certain_value(hand) > self._state.bid
            if higher:
                best = max(best, sum_before_skat(contract, hand))
        return max(LEAST, 1 - chance(best))


def _declares_on(win: float) -> float:
    """How likely a game is declared to which the judge gives this chance."""
    win = min(0.9995, max(0.0005, win))
    return RARE + 1 / (1 + exp(EVEN - STEEP * log(win / (1 - win))))


def played_by(state: State) -> list[list[Card]]:
    """The cards that each seat has played."""
    found: list[list[Card]] = [[], [], []]
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            found[(trick.lead + place) % 3].append(card)
    lead = (state.turn - len(state.trick)) % 3
    for place, card in enumerate(state.trick):
        found[(lead + place) % 3].append(card)
    return found
