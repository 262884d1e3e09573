"""A player who bids and declares by the judge, and leaves everything else to another player."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import Action, View
from knekt.players.player import Outspoken
from knekt.players.skat.calling import judged_calls, judged_turning
from knekt.players.skat.calling.answers import WAYS, lowest_bid, named_contracts
from knekt.players.skat.judge import Judge, judge
from knekt.skat import (
    Declare,
    Discard,
    Hold,
    Keep,
    Pass,
    PlayHand,
    Reject,
    SayRamsch,
    Stage,
    State,
    Surrender,
    TakeSkat,
)

__all__ = ["JudgedPlayer"]


class JudgedPlayer:
    """Bids, takes the skat, discards and names the game by the judge; the other player does everything else.

    `skats` is how many of the 231 skats are considered before the skat is taken; None: all.

    >>> from knekt.cards import Seed
    >>> from knekt.players import RulePlayer
    >>> from knekt.skat import new_game
    >>> game = new_game("german", Seed.parse("a first deal"))
    >>> game.asks[1][0].contains(JudgedPlayer(RulePlayer(1)).choose(game.view(1)))
    True
    """

    def __init__(self, cards: Outspoken, by: Judge | None = None, skats: int | None = None) -> None:
        self._cards, self._judge, self._skats = cards, by or judge(), skats

    def choose(self, view: View[State]) -> Action:
        seat, state = view.own_seat, view.state
        if state.claim is None and state.gift is None:
            german, hand = state.rules.options.is_german, state.hand(seat)
            match state.stage:
                case Stage.AUCTION:
                    return self._call(view, hand)
                case Stage.SKAT | Stage.TURN | Stage.DISCARD | Stage.DECLARE:
                    return self._step(view, hand) if german else self._step_in_tournee(view, hand)
        return self._cards.choose(view)

    def interject(self, view: View[State]) -> Action | None:
        """A hopeless game given up before the first card; else what the other player says."""
        if view.state.has_begun:
            return self._cards.interject(view)
        for ask in view.asks:
            for action in ask.choices:
                if isinstance(action, Surrender) and judged_calls.gives_up(
                    self._judge, view.state, action.seat
                ):
                    return action
        said = self._cards.interject(view)
        return None if isinstance(said, Surrender) else said

    def _call(self, view: View[State], hand: Hand) -> Action:
        """The lowest value that may be bid, as long as the hand is good for it."""
        seat, state = view.own_seat, view.state
        rules, lowest = state.rules, lowest_bid(view)
        if lowest and state.auction.caller is None and rules.options.may_say_ramsch:
            words = {"game": lowest, "ramsch": SayRamsch(seat), "pass": Pass(seat)}
            return words[judged_turning.last_word(self._judge, rules, hand, seat, lowest.value)]
        value = state.auction.asked or (lowest.value if lowest else 0)
        if not value:
            return Pass(seat)
        if rules.options.is_german:
            good = judged_calls.is_good_for(self._judge, view, hand, value, self._skats)
        else:
            good = judged_turning.dares(self._judge, rules, hand, seat, value)
        return (lowest or Hold(seat)) if good else Pass(seat)

    def _step(self, view: View[State], hand: Hand) -> Action:
        """The declarer's next step before the first lead: skat or hand, discard, contract (9)."""
        seat, state = view.own_seat, view.state
        match state.stage:
            case Stage.SKAT:
                by_hand = judged_calls.prefers_hand(self._judge, state, hand, self._skats)
                return PlayHand(seat) if by_hand else TakeSkat(seat)
            case Stage.DISCARD:
                return Discard(seat, judged_calls.best_discard(self._judge, state, hand))
        laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else None
        return Declare(
            seat, judged_calls.best_contract(self._judge, state, hand, laid, named_contracts(view))
        )

    def _step_in_tournee(self, view: View[State], hand: Hand) -> Action:
        """The declarer's next step in Tournée: way to play, card turned up, discard, contract (Tournée 7)."""
        seat, state = view.own_seat, view.state
        match state.stage:
            case Stage.SKAT:
                return WAYS[judged_turning.best_way(self._judge, state.rules, hand, seat, state.bid)[0]](seat)
            case Stage.TURN if not state.verdict:
                return Keep(seat) if judged_turning.keeps(self._judge, state, hand) else Reject(seat)
            case Stage.TURN:
                return Declare(
                    seat, judged_turning.best_of_turn(self._judge, state, hand, named_contracts(view))
                )
            case Stage.DISCARD:
                return Discard(seat, judged_turning.discard_for(self._judge, state, hand))
        return Declare(seat, judged_turning.best_named(self._judge, state, hand, named_contracts(view)))
