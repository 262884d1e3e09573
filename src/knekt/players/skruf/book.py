"""A plain player who calls, gives and plays by the old book of Skruf, counts the cards, and never cheats."""

from __future__ import annotations

from random import Random

from knekt.cards import Card, Hand, Suit
from knekt.engine import Action, Ask, OneOf, View
from knekt.players.skruf.calling.bidding import call, forced_bid
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.raising import raised_bid
from knekt.players.skruf.giving.book_gifts import four_for_partner, one_to_give
from knekt.players.skruf.giving.book_swap import card_to_swap
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.claims import accepts, certain_claim
from knekt.players.skruf.playing.following import follow
from knekt.players.skruf.playing.leading import lead
from knekt.players.skruf.playing.misere import card_for_partner, play_misere
from knekt.players.skruf.trekarl import call_alone
from knekt.skruf import Answer, Bear, Bid, Give, MakeBid, Pass, Play, PlayOpen, Stage, State, Swap

__all__ = ["BookPlayer", "swappable"]


class BookPlayer:
    """Plays as the old book teaches beginners. The same seed and the same view give the same action.

    The seed only settles which suit it likes better where all else is equal.

    >>> from knekt.cards import Seed
    >>> from knekt.skruf import new_game
    >>> game = new_game("skruf", Seed.parse("a first deal"))
    >>> game.asks[3][0].contains(BookPlayer(1).choose(game.view(3)))
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._taste = dict(zip("DHSC", Random(seed).sample(range(4), 4), strict=True))

    def choose(self, view: View[State]) -> Action:
        seat, state = view.own_seat, view.state
        if state.ending is not None:
            return Bear(seat, True)  # the bidder of a slam whose partner has said nothing
        if state.claim is not None:
            return Answer(seat, accepts(view))
        match state.stage:
            case Stage.AUCTION | Stage.RAISE:
                bid = self._bid(view) if _asked(view).contains(Pass(seat)) else self._forced_bid(view)
                return Pass(seat) if bid is None else MakeBid(seat, bid)
            case Stage.GIVE:
                return Give(seat, self._gift(view))
            case Stage.SWAP:
                return Swap(seat, self._swap(view))
        claim = certain_claim(view)
        if claim is not None:
            return claim
        card = self._card(view)
        return PlayOpen(seat, card) if state.turn == state.unowned else Play(seat, card)

    def _bid(self, view: View[State]) -> Bid | None:
        """A bid; None for a pass."""
        if view.state.unowned is not None:
            return call_alone(view)
        return raised_bid(view) if view.state.stage is Stage.RAISE else call(Caller.of(view))

    def _forced_bid(self, view: View[State]) -> Bid:
        """A bid where the minimum has to be reached."""
        return forced_bid(Caller.of(view))

    def _swap(self, view: View[State]) -> Card:
        state = view.state
        assert state.high is not None
        return card_to_swap(state.high.trumps, state.hand(view.own_seat), swappable(view), self._taste)

    def _gift(self, view: View[State]) -> Hand:
        state, hand = view.state, view.state.hand(view.own_seat)
        if state.is_misere:
            return Hand(card_for_partner(hand, self._taste).bit)
        if state.to_give[0][2] > 1:
            return four_for_partner(state, hand, self._taste)
        return one_to_give(view, self._trumps(state), self._taste)

    def _trumps(self, state: State) -> Suit | None:
        """The trumps for which cards are given."""
        return None if state.high is None else state.high.trumps

    def _card(self, view: View[State]) -> Card:
        turn = CardTurn.of(view)
        if len(turn.legal) == 1:
            return turn.legal[0]
        if turn.state.is_misere:
            return play_misere(turn, self._taste)
        return follow(turn, self._taste) if turn.state.trick else lead(turn, self._taste)


def _asked(view: View[State]) -> Ask:
    return next(ask for ask in view.asks if ask.must)


def swappable(view: View[State]) -> Hand:
    """The cards that may be swapped."""
    offered = Hand()
    for choice in _asked(view).choices:
        if isinstance(choice, OneOf) and isinstance(choice.values, Hand):
            offered |= choice.values
    return offered
