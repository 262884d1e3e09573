"""What is asked in a deal of Skruf."""

from __future__ import annotations

from knekt.engine import Pick, View
from knekt.skruf import Bear, Pass, Stage, State
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["asked"]


def asked(listener: Listener, view: View[State]) -> Sentence:
    """The question to the seat of the view, for which the deal waits."""
    state = view.state
    if view.offers(Bear):
        return sentence("ask-bear")
    if state.claim is not None:
        claim = state.claim
        name = listener.name(claim.seat)
        return sentence("ask-answer", name=name, tricks=claim.tricks, left=state.tricks_left)
    match state.stage:
        case Stage.AUCTION | Stage.RAISE if not view.offers(Pass):
            return sentence("ask-must-bid", level=state.rules.options.min_level)
        case Stage.AUCTION:
            return sentence("ask-call")
        case Stage.RAISE:
            return sentence("ask-raise")
        case Stage.GIVE:
            (pick,) = (each for ask in view.asks for each in ask.choices if isinstance(each, Pick))
            assert pick.to is not None
            return sentence("ask-give", count=pick.count, name=listener.name(pick.to))
        case Stage.SWAP:
            partner = next(to for giver, to, _ in state.to_give if giver == view.seat)
            return sentence("ask-swap", name=listener.name(partner))
    if state.turn == state.unowned:
        return sentence("ask-open" if state.trick else "ask-open-lead")
    return sentence("ask-play" if state.trick else "ask-lead")
