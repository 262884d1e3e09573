"""Which worlds are likely: what the others have said, laid away and played, weighed against what they would do with those cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, prod
from operator import mul

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skat.calling.bidding import is_plain
from knekt.players.skat.calling.evaluation import chance, sum_before_skat
from knekt.players.skat.judge import judge
from knekt.players.skat.knowing.knowledge import seat_of
from knekt.players.skat.knowing.worlds import Lie
from knekt.players.thinking.draw import draw_by_weight, flatten_weights
from knekt.skat import State
from knekt.solver.plays import play_likelihoods

__all__ = ["Belief", "played_by"]

LEAST = 0.05  # nobody is so sure that he never bids on such a hand
# A game is declared the likelier the better the judge thinks of it: the chance's logit times one number less the other
# goes through the logistic curve. Found by how much likelier it makes the cards that declarers really had.
STEEP, EVEN = 1.5, 1.5
RARE = 0.01  # what is kept for declarers who are beyond us
TEN = 10
FLAT = 0.85  # weights are flattened by this power, for others need not think as we do
MANY, SOME = 16, 8  # worlds that are drawn for each that is asked, of a declarer's cards and of others'
MOST = 1600  # … in all, for to draw and weigh them takes some 40 ms
TWICE = 2  # worlds of those that are weighed by what others have passed


class Belief:
    """Weighs worlds for one seat at one place of the play."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._seat = seat_of(view)
        self._played = [Hand.of(cards).mask for cards in played_by(state)]
        self._passed = [
            seat for seat in range(3) if seat not in (self._seat, state.declarer) and not state.is_ramsch
        ]
        self._of_declarer = state.contract is not None and state.declarer not in (None, self._seat)
        # what might have been bid, with its trumps, and for those that are held of them whether it is worth more than the bid
        self._biddable = [
            (each, Hand.of(each.order.trumps).mask, dict[int, bool]())
            for each in state.rules.contracts.values()
            if is_plain(each) and not each.row.hand
        ]
        self._tricks = [(trick.lead, trick.cards) for trick in state.tricks]
        if state.trick:
            self._tricks.append(((state.turn - len(state.trick)) % 3, state.trick))

    def to_draw(self, number: int) -> int:
        """How many worlds should be drawn so that so many can be asked: more, as far as the weights are apart."""
        return max(number, min(MOST, number * (MANY if self._of_declarer else SOME)))

    def weights(self, lies: Sequence[Lie]) -> list[float]:
        """How likely each is beside the others; they add up to their number."""
        passes = map(self._pass, lies)
        return flatten_weights(
            [*map(prod, zip(self._declares(lies), passes, self._plays(lies), strict=True))], FLAT
        )

    def drawn(self, lies: Sequence[Lie], number: int, seed: int) -> list[Lie]:
        """So many of the worlds, by how likely they are.

        What is dear to weigh, the passes, is only asked of those that the declarer's cards and the play have left.
        """
        if self._of_declarer or self._tricks:
            found = [*map(mul, self._declares(lies), self._plays(lies))]
            lies = draw_by_weight(lies, flatten_weights(found, FLAT), TWICE * number, seed)
        return draw_by_weight(lies, flatten_weights([*map(self._pass, lies)], 1.0), number, seed)

    def _declares(self, lies: Sequence[Lie]) -> list[float]:
        """How likely the declarer plays this game on these cards."""
        state, seat = self._state, self._state.declarer
        if not self._of_declarer or seat is None or state.contract is None:
            return [1.0] * len(lies)
        gone = self._played[seat]
        if lies and (lies[0][seat] | gone).bit_count() < TEN:
            return [1.0] * len(lies)  # set up in the middle of play: what he had nobody has told
        hands = [(lie[seat] | gone, 0 if state.hand_game else lie[3]) for lie in lies]
        return [*map(_declares_on, judge().wins(state.contract, hands, seat))]

    def _plays(self, lies: Sequence[Lie]) -> list[float]:
        """How likely the others have played as they did, in suit games and grand."""
        state = self._state
        if not self._tricks or state.contract is None or state.contract.is_null or state.declarer is None:
            return [1.0] * len(lies)
        hands = [lie[:3] for lie in lies]
        return play_likelihoods(state.contract.order, state.declarer, self._seat, self._tricks, hands)

    def _pass(self, lie: Lie) -> float:
        """How likely the others let the declarer have it on these cards."""
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
    """How likely a game is declared of which the judge thinks so much."""
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
