"""What to bid, discard and declare in German Skat, and why, by the chances of the judge."""

from __future__ import annotations

from collections.abc import Iterable

from knekt.analysis.skat.weighing import LIKELY, both_worths, chance_between, judged_advice, level_reasons
from knekt.analysis.suggestion import Advice, Suggestion
from knekt.cards import Hand
from knekt.engine import Action, View
from knekt.message import Message
from knekt.players.skat.calling.answers import lowest_bid, named_contracts
from knekt.players.skat.calling.judged_calls import DARING, limit, value_of, worth_of_passing
from knekt.players.skat.judge import Outlook, judge, prospect_of
from knekt.players.skat.judge.pays import pays
from knekt.skat import (
    Contract,
    Declare,
    Discard,
    Hold,
    Pass,
    PlayHand,
    Stage,
    State,
    TakeSkat,
)

__all__ = ["advice_before_play"]


def advice_before_play(view: View[State]) -> Advice | None:
    """Advice of the judge in the auction, on the discard and on the contract; None where it is not asked."""
    match view.state.stage:
        case Stage.AUCTION:
            return judged_advice(_calls(view))
        case Stage.SKAT:
            return judged_advice(_ways(view))
        case Stage.DISCARD:
            return judged_advice(_discards(view))
        case Stage.DECLARE:
            return judged_advice(_contracts(view))
    return None


def _calls(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions to bid or to pass. A bid is worth what the game brings, if the seat gets it."""
    state, seat = view.state, view.own_seat
    rules, hand, last = state.rules, state.hand(seat), state.auction.caller is None
    lowest = lowest_bid(view)
    value = state.auction.asked or (lowest.value if lowest else 0)
    prospect, eager = both_worths(lambda judge: prospect_of(judge, rules, hand, seat))
    highest = limit(judge(), rules, hand, seat, last=last)
    reasons = [Message("reason-up-to", {"bid": highest})] if highest else [Message("reason-too-weak")]
    reasons += [
        Message("reason-game", {"contract": contract.message, "share": round(100 * share)})
        for contract, share in prospect.favourites[:2]
        if share >= LIKELY
    ]
    reasons.append(Message("reason-skats", {"share": round(100 * prospect.helped(0.0))}))
    if value:
        action: Action = lowest or Hold(seat)
        promise = prospect.expects(value)
        chance = chance_between(promise, eager.expects(value))
        yield Suggestion(action, chance, promise + DARING, None, None, tuple(reasons))
    yield Suggestion(Pass(seat), None, worth_of_passing(rules, hand, last=last), None, None, ())


def _ways(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions to take the skat or to play hand."""
    state, seat = view.state, view.own_seat
    prospect, eager = both_worths(lambda judge: prospect_of(judge, state.rules, state.hand(seat), seat))
    place = prospect.place(state.bid)
    helped = Message("reason-skats", {"share": round(100 * prospect.helped(0.0))})
    chance = chance_between(prospect.with_skat[place], eager.with_skat[place])
    yield Suggestion(TakeSkat(seat), chance, prospect.with_skat[place], None, None, (helped,))
    game = Message("reason-plays", {"contract": prospect.hand_game[place].message})
    chance = chance_between(prospect.by_hand[place], eager.by_hand[place])
    yield Suggestion(PlayHand(seat), chance, prospect.by_hand[place], None, None, (game,))


def _discards(view: View[State]) -> Iterable[Suggestion]:
    """Suggestions of discards, each for the best game with it."""
    state, seat = view.state, view.own_seat
    rules, twelve = state.rules, state.hand(seat)
    best: dict[Hand, tuple[float, Contract, Outlook]] = {}
    for contract in rules.contracts.values():
        if contract.row.hand or contract.spitzen or contract.row.exchange:
            continue
        due = pays(rules, contract, contract.matadors(twelve), state.bid)
        for laid, outlook in judge().discards(contract, twelve, seat):
            found = outlook.expects(due), contract, outlook
            if laid not in best or found[0] > best[laid][0]:
                best[laid] = found
    for laid, (score, contract, outlook) in best.items():
        reasons = (Message("reason-plays", {"contract": contract.message}), *level_reasons(outlook, contract))
        yield Suggestion(Discard(seat, laid), outlook.win, score, None, None, reasons, str(contract))


def _contracts(view: View[State]) -> Iterable[Suggestion]:
    state, seat = view.state, view.own_seat
    hand, laid = (
        state.hand(seat),
        state.laid if isinstance(state.laid, Hand) and not state.hand_game else None,
    )
    for contract in named_contracts(view):
        if contract.row.exchange or contract.spitzen or (contract.is_open and not contract.is_null):
            continue  # the judge knows nothing of such contracts
        outlook = judge().ready(contract, hand, laid, seat)
        score = value_of(judge(), state, contract, hand, laid)
        yield Suggestion(
            Declare(seat, contract), outlook.win, score, None, None, level_reasons(outlook, contract)
        )
