"""What to call, give and swap in Skruf, and why: by what contracts come to over likely worlds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from knekt.analysis.suggestion import Advice, Suggestion
from knekt.engine import Action, Seat, View
from knekt.message import Message
from knekt.players.skruf.climbing import Climber
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.parting import Weighed
from knekt.players.skruf.reading import lowest_in
from knekt.players.skruf.reckoner import Reckoner
from knekt.players.skruf.strong import SkrufStrongPlayer, Weigher
from knekt.players.thinking.budget import Budget
from knekt.skruf import STRAINS, Bid, Give, MakeBid, Pass, Stage, State, Swap

__all__ = ["advice_before_lead"]

FEWEST, MOST = 8, 80  # worlds: with fewer it is a guess, and more say little more
SHOWN = 3  # suggestions
TOLD = 2  # contracts that are told with their chances


def advice_before_lead(view: View[State], budget: Budget, seed: int) -> Advice:
    """What the strong player would do, and what else comes close, each with its chance and what it promises."""
    worlds = min(MOST, max(FEWEST, budget.worlds))
    player = SkrufStrongPlayer(seed, budget, worlds=worlds)
    chosen = player.choose(view)
    match view.state.stage:
        case Stage.AUCTION | Stage.RAISE:
            weigher = player.weigher(view).in_points
            found = list(_calls(view, weigher, chosen))
            worlds = weigher.worlds if isinstance(weigher, Climber) else worlds
        case Stage.GIVE if not view.state.is_misere:
            found = [_given(view, each) for each in player.gifts(view)]
        case Stage.SWAP:
            found = [_swapped(view, each) for each in player.swaps(view)]
        case _:
            found = []
    first = next((each for each in found if each.action == chosen), None) or Suggestion(
        chosen, None, None, None, None
    )
    rest = sorted((each for each in found if each.action != chosen), key=lambda each: -(each.score or 0.0))
    suggestions = first, *(_behind(each, first) for each in rest[: SHOWN - 1])
    return Advice(tuple(suggestions), worlds)


def _behind(each: Suggestion, best: Suggestion) -> Suggestion:
    if each.score is None or best.score is None:
        return each
    return replace(each, behind=max(0.0, best.score - each.score))


def _calls(view: View[State], weigher: Weigher, chosen: Action) -> Iterator[Suggestion]:
    """Pass, the cheapest contract in each strain, and what the player would say."""
    state, seat = view.state, seat_of(view)
    if any(ask.contains(Pass(seat)) for ask in view.asks):
        yield _passed(seat, weigher)
    least = state.rules.options.min_level
    bids = {Bid(max(each.level, least), each.strain) for each in _lowest(state)}
    for bid in sorted(bids | ({chosen.bid} if isinstance(chosen, MakeBid) else set())):
        worth, chance = weigher.weighed(bid)
        reasons = tuple(_reasons(weigher, bid)) if bid.level < least else _message(weigher, bid)
        yield Suggestion(
            MakeBid(seat, bid),
            chance,
            worth,
            weigher.ours.error(Bid(max(bid.level, least), bid.strain)),
            None,
            reasons,
        )


def _lowest(state: State) -> Iterator[Bid]:
    """The cheapest bid in each strain."""
    return filter(None, (lowest_in(strain, state.high) for strain in STRAINS))


def _passed(seat: Seat, weigher: Weigher) -> Suggestion:
    """What a pass comes to: in the raise what stands is played, before it the others have it, or nobody."""
    if isinstance(weigher, Climber):
        worth, chance = weigher.weighed(weigher.standing)
        return Suggestion(Pass(seat), chance, worth, weigher.ours.error(weigher.standing), None)
    return Suggestion(Pass(seat), None, weigher.otherwise, None, None)


def _reasons(weigher: Weigher, bid: Bid) -> Iterator[Message]:
    """What the bid tells the partner, and which contracts it may lead to."""
    yield from _message(weigher, bid)
    least = weigher.state.rules.options.min_level
    contracts = sorted((Bid(least, strain) for strain in STRAINS), key=weigher.ours.value, reverse=True)
    for contract in contracts[:TOLD]:
        chance = round(100 * weigher.ours.chance(contract))
        yield Message("reason-contract", {"contract": contract.message, "chance": chance})


def _message(weigher: Weigher, bid: Bid) -> tuple[Message, ...]:
    if not isinstance(weigher, Reckoner):
        return ()
    line = weigher.means(bid)
    return () if line is None or not line.is_held(weigher.hand, bid) else (line.told(bid),)


def _given(view: View[State], each: Weighed) -> Suggestion:
    contract = view.state.high
    assert contract is not None
    reasons = (Message("reason-plays", {"contract": contract.message}),)
    return Suggestion(Give(seat_of(view), each.cards), each.chance, each.points, None, None, reasons)


def _swapped(view: View[State], each: Weighed) -> Suggestion:
    return Suggestion(Swap(seat_of(view), each.cards[0]), each.chance, each.points, None, None)
