"""What is asked in a deal of Skat."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import View
from knekt.skat import SEATS, PlayOn, SayRamsch, Stage, State
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["asked"]


def asked(listener: Listener, view: View[State]) -> Sentence:
    """The question to the seat of the view, for which the deal waits."""
    state = view.state
    if state.claim is not None:
        claim = state.claim
        name = listener.name(claim.seat)
        return sentence("ask-answer", name=name, tricks=claim.tricks, left=state.tricks_left)
    if state.gift is not None:
        return sentence("ask-take-gift" if state.gift.agreed else "ask-agree-gift", level=state.gift.level)
    match state.stage:
        case Stage.AUCTION:
            return _in_auction(listener, view)
        case Stage.SKAT:
            return sentence("ask-skat" if state.rules.options.is_german else "ask-way")
        case Stage.TURN if not state.verdict and isinstance(state.first, Hand):
            return sentence("ask-keep", card=tuple(state.first))
        case Stage.TURN | Stage.DECLARE:
            return sentence("ask-declare", bid=state.bid)
        case Stage.DISCARD:
            return sentence("ask-discard", names="yes")
        case Stage.EXCHANGE:
            return _in_exchange(listener, view)
        case Stage.PUSH:
            return _pushing(listener, view)
    if view.offers(PlayOn):
        return sentence("ask-play-on")
    return sentence("ask-play" if state.trick else "ask-lead")


def _in_auction(listener: Listener, view: View[State]) -> Sentence:
    auction = view.state.auction
    higher = view.state.rules.bids_above(auction.current)
    if auction.caller is None:
        return sentence("ask-alone", value=higher[0], ramsch="yes" if view.offers(SayRamsch) else "no")
    if auction.asked:
        return sentence("ask-hold", name=listener.name(auction.caller), value=auction.asked)
    return sentence("ask-bid", name=listener.name(auction.holder)) if higher else sentence("ask-top")


def _in_exchange(listener: Listener, view: View[State]) -> Sentence:
    """How two defenders share out their cards in a revolution."""
    if view.state.proposal is None:
        return sentence("ask-exchange", count=len(view.state.hand(view.own_seat)))
    (partner,) = (seat for seat in view.state.defenders if seat != view.seat)
    return sentence("ask-exchange-agree", name=listener.name(partner))


def _pushing(listener: Listener, view: View[State]) -> Sentence:
    """The two cards that go round before a schieberramsch; whoever has them last discards two."""
    if view.state.laid is not None:
        return sentence("ask-take-up")
    if view.own_seat == len(SEATS) - 1:
        return sentence("ask-discard", names="no")
    return sentence("ask-push", name=listener.name(view.own_seat + 1))
