"""What to do before the first lead in Tournée, and why, by the chances of the judge (Tournée 6, 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from knekt.analysis.skat.weighing import both_worths, chance_between, judged_advice, level_reasons
from knekt.analysis.suggestion import Advice, Suggestion
from knekt.cards import Hand
from knekt.engine import Action, View
from knekt.message import Message
from knekt.players.skat.calling import judged_turning
from knekt.players.skat.calling.answers import WAYS, lowest_bid, named_contracts
from knekt.players.skat.judge import judge
from knekt.skat import Declare, Discard, Hold, Keep, Pass, Reject, SayRamsch, Stage, State

__all__ = ["advice_in_tournee"]


def advice_in_tournee(view: View[State]) -> Advice | None:
    """Advice of the judge on bids, the way to play, the card turned up, the discard and the contract."""
    match view.state.stage:
        case Stage.AUCTION:
            return judged_advice(_last_words(view) if _is_last(view) else _calls(view))
        case Stage.SKAT:
            return judged_advice(_ways(view))
        case Stage.TURN:
            return judged_advice(_games_of_jack(view) if view.state.verdict else _verdicts(view))
        case Stage.DISCARD:
            return judged_advice(_discards(view))
        case Stage.DECLARE:
            return judged_advice(_contracts(view))
    return None


def _is_last(view: View[State]) -> bool:
    """Whether the two others have passed and nothing was bid."""
    return view.state.auction.caller is None and lowest_bid(view) is not None


def _calls(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions to bid or to pass; after a pass, the games that others win count."""
    state, seat = view.state, view.own_seat
    rules, hand, lowest = state.rules, state.hand(seat), lowest_bid(view)
    value = state.auction.asked or (lowest.value if lowest else 0)
    highest = judged_turning.limit(judge(), rules, hand, seat)
    worth = Message("reason-up-to", {"bid": highest}) if highest else Message("reason-too-weak")
    if value and judged_turning.is_reachable(rules, hand, value):
        yield _game(view, lowest or Hold(seat), value, (worth,))
        worth_told: tuple[Message, ...] = ()
    else:
        worth_told = (worth,)
    yield Suggestion(Pass(seat), None, judged_turning.PASSING, None, None, worth_told)


def _last_words(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions of forehand's last word: a game, a ramsch, or where it is allowed, a pass."""
    state, seat = view.state, view.own_seat
    lowest = lowest_bid(view)
    assert lowest is not None
    rules, hand = state.rules, state.hand(seat)
    promises = judged_turning.last_words(judge(), rules, hand, seat, lowest.value)
    actions: Mapping[str, Action] = {"ramsch": SayRamsch(seat), "pass": Pass(seat)}
    for word, promise in promises.items():
        if word == "game":
            yield _game(view, lowest, lowest.value)
        else:
            yield Suggestion(actions[word], None, promise, None, None)


def _ways(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions of the ways to play that the bid allows."""
    state, seat = view.state, view.own_seat
    for way, (promise, chance) in _promises(view, state.bid).items():
        action = WAYS[way](seat)
        if action in view.legal:
            yield Suggestion(action, chance, promise, None, None)


def _verdicts(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions to keep the card that was turned up, or to take the other one."""
    state, seat = view.state, view.own_seat
    found = both_worths(lambda judge: judged_turning.verdicts(judge, state, state.hand(seat)))
    for action, promise, eager in zip((Keep(seat), Reject(seat)), *found, strict=True):
        yield Suggestion(action, chance_between(promise, eager), promise, None, None)


def _games_of_jack(view: View[State]) -> Iterable[Suggestion]:
    state, seat = view.state, view.own_seat
    named = named_contracts(view)
    found, eager = both_worths(
        lambda judge: judged_turning.jack_promises(judge, state, state.hand(seat), named)
    )
    for contract, promise in found.items():
        chance = chance_between(promise, eager[contract])
        yield Suggestion(Declare(seat, contract), chance, promise, None, None)


def _discards(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions of discards; where the game is still open, each for the best game with it."""
    state, seat = view.state, view.own_seat
    best: dict[Hand, Suggestion] = {}
    for promise, laid, contract, outlook in judged_turning.discards(judge(), state, state.hand(seat)):
        before = best.get(laid)
        if before is None or promise > (before.score or 0):
            plays = () if state.contract else (Message("reason-plays", {"contract": contract.message}),)
            reasons = (*plays, *level_reasons(outlook, contract))
            game = None if state.contract else str(contract)
            best[laid] = Suggestion(Discard(seat, laid), outlook.win, promise, None, None, reasons, game)
    return best.values()


def _contracts(view: View[State]) -> Iterable[Suggestion]:
    state, seat = view.state, view.own_seat
    hand = state.hand(seat)
    laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else None
    for contract in named_contracts(view):
        outlook = judge().ready(contract, hand, laid, seat)
        promise = judged_turning.promise_named(judge(), state, hand, contract)
        yield Suggestion(
            Declare(seat, contract), outlook.win, promise, None, None, level_reasons(outlook, contract)
        )


def _game(view: View[State], action: Action, bid: int, reasons: tuple[Message, ...] = ()) -> Suggestion:
    """The suggestion of an action that gets the game at this bid; the game is then played in the best way."""
    way, (promise, chance) = max(_promises(view, bid).items(), key=lambda way: way[1][0])
    return Suggestion(action, chance, promise, None, None, (*reasons, Message("reason-way", {"way": way})))


def _promises(view: View[State], bid: int) -> dict[str, tuple[float, float]]:
    """What each way to play at this bid promises, and how likely the game is then won."""
    state, seat = view.state, view.own_seat
    found, eager = both_worths(
        lambda judge: judged_turning.ways(judge, state.rules, state.hand(seat), seat, bid)
    )
    return {way: (promise, chance_between(promise, eager[way])) for way, promise in found.items()}
