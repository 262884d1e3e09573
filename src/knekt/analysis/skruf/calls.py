"""What to call, give and swap in Skruf, and why, by what contracts bring over likely worlds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from knekt.analysis.accuracy import call_accuracy
from knekt.analysis.curves import Curve, Curves
from knekt.analysis.suggestion import Advice, Suggestion
from knekt.engine import Action, Seat, View
from knekt.message import Message
from knekt.players.skruf.calling.climbing import Climber
from knekt.players.skruf.calling.reckoner import Reckoner
from knekt.players.skruf.giving.weighed_gifts import WeighedCards
from knekt.players.skruf.knowing.reading import lowest_in
from knekt.players.skruf.strong import SkrufStrongPlayer, Weigher
from knekt.players.thinking.budget import Budget
from knekt.skruf import STRAINS, Bid, Give, MakeBid, Pass, Stage, State, Swap

__all__ = ["advice_before_lead"]

FEWEST, MOST = 8, 80  # with fewer worlds advice is a guess, and more worlds say little more
SHOWN = 3  # how many suggestions there are at most
TOLD = 2  # how many contracts are mentioned with their chances
# The sorts of chances: of a contract before the talon is seen, and after the cards have been given.
SORTS = {Stage.AUCTION: "auction", Stage.GIVE: "exchange", Stage.RAISE: "exchange"}


def advice_before_lead(view: View[State], budget: Budget, seed: int, curves: Curves) -> Advice:
    """What the strong player would do, and what comes close, each with its chance and its score."""
    worlds = min(MOST, max(FEWEST, budget.worlds))
    player = SkrufStrongPlayer(seed, budget, worlds=worlds)
    chosen = player.choose(view)
    sort = _sort(view.state)
    curve = curves.of(sort)
    match view.state.stage:
        case Stage.AUCTION | Stage.RAISE:
            weigher = player.weigher(view).in_points
            found = list(_calls(view, weigher, chosen, curve))
            worlds = weigher.worlds if isinstance(weigher, Climber) else worlds
        case Stage.GIVE if not view.state.is_misere:
            found = [_given(view, each) for each in player.gifts(view)]
        case Stage.SWAP:
            found = [_swapped(view, each) for each in player.swaps(view)]
        case _:
            found = []
    found = [_corrected(each, curve) for each in found]
    first = next((each for each in found if each.action == chosen), None) or Suggestion(
        chosen, None, None, None, None
    )
    rest = sorted((each for each in found if each.action != chosen), key=lambda each: -(each.score or 0.0))
    # a pass is always among the suggestions
    shown = sorted(rest, key=lambda each: not isinstance(each.action, Pass))[: SHOWN - 1]
    suggestions = first, *(_behind(each, first) for each in rest if each in shown)
    tested = call_accuracy(view.rules.options) if sort else None
    return Advice(tuple(suggestions), worlds, sort=sort, tested=tested)


def _sort(state: State) -> str | None:
    """The sort of the chances; None where they are not measured: swap, misère, trekarl, no talon."""
    is_measured = state.rules.options.has_talon and state.unowned is None and not state.is_misere
    return SORTS.get(state.stage) if is_measured else None


def _corrected(each: Suggestion, curve: Curve) -> Suggestion:
    if each.chance is None:
        return each
    error = None if each.error is None else curve.error(each.chance, each.error)
    return replace(each, chance=curve(each.chance), error=error)


def _behind(each: Suggestion, best: Suggestion) -> Suggestion:
    if each.score is None or best.score is None:
        return each
    return replace(each, behind=max(0.0, best.score - each.score))


def _calls(view: View[State], weigher: Weigher, chosen: Action, curve: Curve) -> Iterator[Suggestion]:
    """Suggestions of a pass, of the lowest bid in each strain, and of the strong player's choice."""
    state, seat = view.state, view.own_seat
    if Pass(seat) in view.legal:
        yield _passed(seat, weigher)
    least = state.rules.options.min_level
    bids = {Bid(max(each.level, least), each.strain) for each in _lowest(state)}
    for bid in sorted(bids | ({chosen.bid} if isinstance(chosen, MakeBid) else set())):
        worth, chance = weigher.weigh(bid)
        if isinstance(weigher, Reckoner) and weigher.is_ours:
            # Weighed like a pass, after which the own side's bid stands too.
            worth = weigher.worth_if_last(bid)
        reasons = tuple(_reasons(weigher, bid, curve)) if bid.level < least else _message(weigher, bid)
        if chosen != MakeBid(seat, bid):
            reasons += _doubt(chance, weigher.needs(bid), curve)
        yield Suggestion(
            MakeBid(seat, bid),
            chance,
            worth,
            weigher.ours.error(Bid(max(bid.level, least), bid.strain)),
            None,
            reasons,
        )


def _lowest(state: State) -> Iterator[Bid]:
    """The lowest bid in each strain."""
    return filter(None, (lowest_in(strain, state.high) for strain in STRAINS))


def _passed(seat: Seat, weigher: Weigher) -> Suggestion:
    """The suggestion to pass: the bid that stands is played, by either side, or nobody plays."""
    if isinstance(weigher, Climber):
        worth, made = weigher.weigh(weigher.standing)
        return Suggestion(Pass(seat), made, worth, weigher.ours.error(weigher.standing), None)
    high = weigher.state.high
    is_ours = isinstance(weigher, Reckoner) and weigher.is_ours
    chance = weigher.weigh(high)[1] if is_ours and high is not None else None
    return Suggestion(Pass(seat), chance, weigher.worth_of_pass, None, None)


def _reasons(weigher: Weigher, bid: Bid, curve: Curve) -> Iterator[Message]:
    """What the bid tells the partner, and to which contracts it may lead."""
    yield from _message(weigher, bid)
    least = weigher.state.rules.options.min_level
    contracts = sorted((Bid(least, strain) for strain in STRAINS), key=weigher.ours.value, reverse=True)
    for contract in contracts[:TOLD]:
        chance = round(100 * curve(weigher.ours.chance(contract)))
        yield Message("reason-contract", {"contract": contract.message, "chance": chance})


def _doubt(chance: float, needed: float, curve: Curve) -> tuple[Message, ...]:
    """Why a bid is not made, although it may be worth more than a pass."""
    return (Message("reason-doubtful", {"least": round(100 * curve(needed))}),) if chance < needed else ()


def _message(weigher: Weigher, bid: Bid) -> tuple[Message, ...]:
    if not isinstance(weigher, Reckoner):
        return ()
    line = weigher.means(bid)
    return () if line is None or not line.is_held(weigher.hand, bid) else (line.explanation(bid),)


def _given(view: View[State], each: WeighedCards) -> Suggestion:
    contract = view.state.high
    assert contract is not None
    reasons = (Message("reason-plays", {"contract": contract.message}),)
    return Suggestion(Give(view.own_seat, each.cards), each.chance, each.points, None, None, reasons)


def _swapped(view: View[State], each: WeighedCards) -> Suggestion:
    return Suggestion(Swap(view.own_seat, each.cards[0]), each.chance, each.points, None, None)
