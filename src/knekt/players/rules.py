"""A plain player: bids what it trusts, follows a few old rules of thumb, counts the cards, and never cheats."""

from __future__ import annotations

from random import Random

from knekt.cards import Card, Hand
from knekt.engine import Action, Ask, View
from knekt.players.bidding import limit
from knekt.players.claims import certain_tricks, claim_is_certain, claim_stands
from knekt.players.declaring import best_contract, best_discard, prefers_hand
from knekt.players.following import follow
from knekt.players.knowledge import Knowledge, seat_of
from knekt.players.leading import lead
from knekt.players.nulls import play_null
from knekt.players.turn import Turn
from knekt.skat import (
    OUT_OF_SCHNEIDER,
    PACK,
    TO_WIN,
    Answer,
    Bid,
    Claim,
    Concede,
    Declare,
    Discard,
    Hold,
    Pass,
    Play,
    PlayHand,
    Stage,
    State,
    TakeSkat,
    card_points,
)

__all__ = ["RulePlayer"]


class RulePlayer:
    """Plays as a fair beginner does. The same seed and the same view give the same action.

    The seed only settles which suit it likes better where all else is equal.

    >>> from knekt.cards import Seed
    >>> from knekt.skat import new_game
    >>> game = new_game("german", Seed.parse("a first deal"))
    >>> game.asks[1][0].contains(RulePlayer(1).choose(game.view(1)))
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._taste = dict(zip("DHSC", Random(seed).sample(range(4), 4), strict=True))

    def choose(self, view: View[State]) -> Action:
        seat, state = seat_of(view), view.state
        if state.claim is not None:
            return Answer(seat, _accepts(view))
        hand = state.hand(seat)
        match state.stage:
            case Stage.AUCTION:
                return _call(view, hand)
            case Stage.SKAT:
                return PlayHand(seat) if prefers_hand(state, hand) else TakeSkat(seat)
            case Stage.DISCARD:
                return Discard(seat, best_discard(state, hand))
            case Stage.DECLARE:
                named = [action.contract for action in _asked(view).singles() if isinstance(action, Declare)]
                laid = state.laid if isinstance(state.laid, Hand) else None
                return Declare(seat, best_contract(state, hand, laid, named))
        return self.interject(view) or _claim(view) or Play(seat, self._card(view))

    def interject(self, view: View[State]) -> Action | None:
        """Says "too high bid" where the game cannot be won any more: it costs the same as playing on (10.5)."""
        too_high = Concede(seat_of(view))
        return too_high if any(ask.contains(too_high) for ask in view.asks) else None

    def _card(self, view: View[State]) -> Card:
        turn = Turn.of(view)
        if len(turn.legal) == 1:
            return turn.legal[0]
        if turn.contract.is_null:
            return play_null(turn, self._taste)
        return follow(turn, self._taste) if turn.state.trick else lead(turn, self._taste)


def _asked(view: View[State]) -> Ask:
    return next(ask for ask in view.asks if ask.must)


def _call(view: View[State], hand: Hand) -> Action:
    """The next value in the smallest step, as long as the hand is good for it."""
    seat, state = seat_of(view), view.state
    most = limit(state.rules, hand)
    if state.auction.asked:
        return Hold(seat) if state.auction.asked <= most else Pass(seat)
    lowest = next((action for action in _asked(view).singles() if isinstance(action, Bid)), None)
    return Pass(seat) if lowest is None or lowest.value > most else lowest


def _claim(view: View[State]) -> Action | None:
    """The declarer shortens the end when it is certain: all the tricks that are left, or in null none."""
    state, seat = view.state, seat_of(view)
    assert state.contract is not None
    left = state.tricks_left
    if seat != state.declarer or left < 2 or not state.rules.options.play.claims:
        return None
    if state.contract.is_null:
        claim, certain = Claim(seat, 0), claim_stands(view, 0)
    elif state.trick:
        return None
    else:
        known = Knowledge.of(view)
        others = [cards for each, cards in enumerate(known.may_hold) if each != seat]
        claim, certain = Claim(seat, left), certain_tricks(known.order, known.mine, others) == left
    return claim if certain and any(ask.contains(claim) for ask in view.asks) else None


def _accepts(view: View[State]) -> bool:
    """Whether a claim is certain by what one sees, or the rest cannot change the result any more."""
    claim = view.state.claim
    assert claim is not None
    return _is_settled(view.state) or claim_is_certain(view, claim.seat, claim.tricks)


def _is_settled(state: State) -> bool:
    """Whether both sides have what they need and neither can become schneider, whatever is still played."""
    contract = state.contract
    assert contract is not None
    if contract.is_null or contract.said:
        return False
    all_points = card_points(PACK)
    out_of_schneider = all_points + 1 - state.rules.options.schneider
    defenders = sum(card_points(trick.cards) for trick in state.tricks if trick.winner != state.declarer)
    if state.points >= TO_WIN:
        return defenders >= out_of_schneider
    return state.points >= OUT_OF_SCHNEIDER and defenders > all_points - TO_WIN
