"""Whether to double, to give up or to make a gift:
each choice is worth what it brings on average over worlds.

The answer is None where there was no time to ask enough worlds.
"""

from __future__ import annotations

from dataclasses import replace

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.calling.account import facts_so_far, wins_from
from knekt.players.skat.judge import judge
from knekt.players.skat.knowing.belief import played_by
from knekt.players.skat.knowing.forecast import ALL_CARDS, Forecast, WorldAnswers, ask_worlds, forecast
from knekt.players.thinking.budget import Budget
from knekt.skat import State, most_doublings

__all__ = ["doubles", "gains_by_gift", "gift_is_cheaper", "gives_up", "takes_gift", "worth_doubled"]

STRONG = 0.85  # the chance that a declarer who says re sees in the own cards
UNSAID = 0.2  # how likely re is said with less than that, beside how likely it is with more
# How likely kontra is said in a world that the declarer wins, beside one that the declarer loses.
UNDOUBLED = 0.4
UNGIVEN = 0.15  # how likely a partner offers a gift in a world that can be saved, beside one that is lost
CAUTION = 0.1  # a doubling must gain this share of what is expected without it
HOPE = 0.25  # with this chance a declarer does not think of giving up
FEWEST = 4  # with fewer worlds nothing can be said, unless there are no more


def doubles(view: View[State], budget: Budget, seed: int) -> bool | None:
    """Whether the seat says kontra, re, supra and so on, if it may."""
    state, answers = view.state, _answers(view, budget, seed)
    if answers is None:
        return None
    answers = _after_doublings(state, answers)
    now = forecast(view, answers).expects(state, facts_so_far(state))
    then = worth_doubled(view, answers)
    gain = then - now if view.own_seat == state.declarer else now - then
    return gain > CAUTION * abs(now)


def _after_doublings(state: State, answers: WorldAnswers) -> WorldAnswers:
    """The worlds, weighed by what the other side has said."""
    if not state.kontra:
        return answers
    if state.kontra % 2 == 0:
        return answers.weighed(lambda each: 1 if each.judged >= STRONG else UNSAID)
    won = wins_from(state)
    return answers.weighed(lambda each: UNDOUBLED if each.reached >= won else 1)


def worth_doubled(view: View[State], answers: WorldAnswers) -> float:
    """What the declarer gets on average once the seat has doubled; a strong declarer then doubles again."""
    state, level = view.state, view.state.kontra + 1
    once, twice = (replace(facts_so_far(state), kontra=level + more) for more in (0, 1))
    if view.own_seat == state.declarer or level >= most_doublings(state.rules.options):
        return forecast(view, answers).expects(state, once)
    strong = answers.only(lambda each: each.judged >= STRONG)
    weak = answers.only(lambda each: each.judged < STRONG)
    found = 0.0
    for part, facts in ((strong, twice), (weak, once)):
        if part.worlds:
            found += part.weight / answers.weight * forecast(view, part).expects(state, facts)
    return found


def gains_by_gift(view: View[State], level: str, budget: Budget, seed: int) -> bool | None:
    """Whether a defender would rather offer this gift: taken or declined, it costs less than to play on."""
    state = view.state
    if state.gift is None and _saved_somewhere(view, budget, seed):
        return False
    answers = _answers(view, budget, seed)
    if answers is None:
        return None
    if state.gift is not None:  # the offer says that the partner cannot do anything
        won = wins_from(state)
        answers = answers.weighed(lambda each: 1 if each.reached >= won else UNGIVEN)
    return gift_is_cheaper(view, answers, level)


def gift_is_cheaper(view: View[State], answers: WorldAnswers, level: str) -> bool:
    """Whether the declarer gets less from a gift, taken or declined, than from playing on."""
    state, facts, found = view.state, facts_so_far(view.state), forecast(view, answers)
    given = replace(facts, accepted=level), replace(facts, declined=level)
    return max(found.expects(state, each) for each in given) < found.expects(state, facts)


def _saved_somewhere(view: View[State], budget: Budget, seed: int) -> bool:
    """Whether some of a few worlds show that the defenders can still win."""
    few = replace(budget, worlds=min(budget.worlds, 2 * FEWEST))
    won = wins_from(view.state)
    return any(each.reached < won for each in ask_worlds(view, few, seed).worlds)


def takes_gift(view: View[State], budget: Budget, seed: int) -> bool | None:
    """Whether the declarer takes the gift that is offered, or would rather play for more."""
    state, facts = view.state, facts_so_far(view.state)
    assert state.gift is not None
    found = _forecast(view, budget, seed)
    if found is None:
        return None
    taken = found.expects(state, replace(facts, accepted=state.gift.level))
    return taken >= found.expects(state, replace(facts, declined=state.gift.level))


def gives_up(view: View[State], budget: Budget, seed: int) -> bool | None:
    """Whether the declarer loses less if the game is given up now."""
    state, facts = view.state, facts_so_far(view.state)
    if _has_hope(state, view.own_seat):
        return False
    found = _forecast(view, budget, seed)
    if found is None:
        return None
    return found.expects(state, replace(facts, given_up=True)) > found.expects(state, facts)


def _has_hope(state: State, seat: Seat) -> bool:
    """Whether the judge sees too good a chance in the declarer's cards to give up."""
    contract = state.contract
    assert contract is not None
    ten = state.hand(seat) | Hand.of(played_by(state)[seat])
    laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else None
    return len(ten) == ALL_CARDS and judge().ready(contract, ten, laid, seat).win >= HOPE


def _answers(view: View[State], budget: Budget, seed: int) -> WorldAnswers | None:
    answers = ask_worlds(view, budget, seed)
    enough = len(answers.worlds) >= FEWEST or (answers.are_all and answers.worlds)
    return answers if enough else None


def _forecast(view: View[State], budget: Budget, seed: int) -> Forecast | None:
    answers = _answers(view, budget, seed)
    return None if answers is None else forecast(view, answers)
