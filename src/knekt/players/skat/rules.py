"""A plain player: it bids on hands it trusts, plays by rules of thumb, counts cards, and never cheats."""

from __future__ import annotations

from random import Random

from knekt.cards import Card, Hand
from knekt.engine import Action, View
from knekt.players.skat.calling.answers import WAYS, lowest_bid, named_contracts
from knekt.players.skat.calling.bidding import least_chance, limit
from knekt.players.skat.calling.declaring import best_contract, best_discard, prefers_hand
from knekt.players.skat.calling.doubling import doubles
from knekt.players.skat.calling.turning import (
    best_named,
    best_of_turn,
    best_way,
    dares,
    discard_for,
    gives_up,
    keeps,
    last_word,
)
from knekt.players.skat.giving.gifts import gives, takes_gift
from knekt.players.skat.giving.revolution import agrees_to_share, best_share
from knekt.players.skat.knowing.knowledge import Knowledge, defenders_points
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.players.skat.playing.claims import certain_tricks, claim_is_certain, claim_stands
from knekt.players.skat.playing.following import follow
from knekt.players.skat.playing.leading import lead
from knekt.players.skat.playing.nulls import play_null
from knekt.players.skat.playing.open_null import catching_card
from knekt.players.skat.playing.ramsch import cards_to_push, play_ramsch, takes_up
from knekt.skat import (
    OUT_OF_SCHNEIDER,
    PACK,
    TO_WIN,
    Agree,
    Answer,
    Claim,
    Concede,
    Declare,
    Discard,
    Exchange,
    Hold,
    Keep,
    Kontra,
    Offer,
    Pass,
    PassOn,
    Play,
    PlayHand,
    PlayOn,
    Push,
    Reject,
    SayRamsch,
    Stage,
    State,
    Surrender,
    TakeGift,
    TakeSkat,
    TakeUp,
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
        seat, state = view.own_seat, view.state
        if state.claim is not None:
            return Answer(seat, self._accepts(view))
        if state.gift is not None:
            if state.gift.agreed:
                return TakeGift(seat, self._takes_gift(view))
            return Agree(seat, self._gives(view, state.gift.level))
        hand = state.hand(seat)
        match state.stage:
            case Stage.AUCTION:
                return self._call(view, hand)
            case Stage.SKAT | Stage.TURN | Stage.DISCARD | Stage.DECLARE:
                german = state.rules.options.is_german
                return self._step_in_german(view, hand) if german else self._step_in_tournee(view, hand)
            case Stage.EXCHANGE:
                if state.proposal is not None:
                    return Agree(seat, self._agrees_to_share(view))
                return Exchange(seat, self._share(view))
            case Stage.PUSH:
                if state.laid is None:
                    return Push(seat, self._pushes(view))
                return TakeUp(seat) if self._takes_up(view) else PassOn(seat)
        return self.interject(view) or _play_on(view) or _claim(view) or Play(seat, self._card(view))

    def interject(self, view: View[State]) -> Action | None:
        """What the player says out of turn: kontra, a gift, or "too high bid", which costs no more (10.5).

        It also gives up a hopeless turn (Tournée 9.1).
        """
        for ask in view.asks:
            for action in ask.choices:
                match action:
                    case Concede():
                        return action
                    case Surrender() if view.state.stage is Stage.PLAY and self._gives_up(view):
                        return action
                    case Kontra() if self._doubles(view):
                        return action
                    case Offer(_, level) if self._gives(view, level):
                        return action
        return None

    def _call(self, view: View[State], hand: Hand) -> Action:
        """The lowest value that may be bid, as long as the hand is good for it."""
        seat, state = view.own_seat, view.state
        lowest = lowest_bid(view)
        if lowest and state.auction.caller is None and state.rules.options.may_say_ramsch:
            words = {"game": lowest, "ramsch": SayRamsch(seat), "pass": Pass(seat)}
            return words[last_word(state.rules, hand, lowest.value)]
        value = state.auction.asked or (lowest.value if lowest else 0)
        return (lowest or Hold(seat)) if value and self._is_good_for(view, hand, value) else Pass(seat)

    def _is_good_for(self, view: View[State], hand: Hand, value: int) -> bool:
        """Whether the hand is good enough for a bid of this value."""
        seat, rules, last = view.own_seat, view.state.rules, view.state.auction.caller is None
        if rules.options.is_german:
            return value <= limit(rules, hand, least_chance(rules, hand, last=last), leads=seat == 0)
        return dares(rules, hand, value)

    def _step_in_german(self, view: View[State], hand: Hand) -> Action:
        """The declarer's next step before the first lead: skat or hand, discard, contract (9)."""
        seat, state = view.own_seat, view.state
        match state.stage:
            case Stage.SKAT:
                return PlayHand(seat) if prefers_hand(state, hand) else TakeSkat(seat)
            case Stage.DISCARD:
                return Discard(seat, best_discard(state, hand))
        laid = state.laid if isinstance(state.laid, Hand) else None
        return Declare(seat, best_contract(state, hand, laid, named_contracts(view)))

    def _step_in_tournee(self, view: View[State], hand: Hand) -> Action:
        """The declarer's next step in Tournée: way to play, card turned up, discard, contract (Tournée 7)."""
        seat, state = view.own_seat, view.state
        match state.stage:
            case Stage.SKAT:
                return WAYS[best_way(state.rules, hand, state.bid)[0]](seat)
            case Stage.TURN if not state.verdict:
                return Keep(seat) if keeps(state, hand) else Reject(seat)
            case Stage.TURN:
                return Declare(seat, best_of_turn(state, hand, named_contracts(view)))
            case Stage.DISCARD:
                return Discard(seat, discard_for(state, hand))
        return Declare(seat, best_named(state, hand, named_contracts(view)))

    def _card(self, view: View[State]) -> Card:
        turn = CardTurn.of(view)
        if len(turn.legal) == 1:
            return turn.legal[0]
        if turn.state.is_ramsch:
            return play_ramsch(turn, self._taste)
        if turn.contract.is_null:
            return (_catch_all_known(turn) if turn.state.looked else None) or play_null(turn, self._taste)
        return follow(turn, self._taste) if turn.state.trick else lead(turn, self._taste)

    # Decisions other than bids and cards; stronger players make them in other ways.

    def _accepts(self, view: View[State]) -> bool:
        """Whether the claim is certain from what the seat sees, or the rest cannot change the result."""
        claim = view.state.claim
        assert claim is not None
        return _is_settled(view) or claim_is_certain(view, claim.seat, claim.tricks)

    def _takes_gift(self, view: View[State]) -> bool:
        return takes_gift(view)

    def _gives(self, view: View[State], level: str) -> bool:
        return gives(view, level)

    def _gives_up(self, view: View[State]) -> bool:
        return gives_up(view.state, view.own_seat)

    def _doubles(self, view: View[State]) -> bool:
        return doubles(view)

    def _share(self, view: View[State]) -> Hand:
        return best_share(view.state, view.own_seat)

    def _agrees_to_share(self, view: View[State]) -> bool:
        return agrees_to_share(view.state, view.own_seat)

    def _pushes(self, view: View[State]) -> Hand:
        return cards_to_push(view.state.hand(view.own_seat))

    def _takes_up(self, view: View[State]) -> bool:
        return takes_up(view.state.hand(view.own_seat))


def _play_on(view: View[State]) -> Action | None:
    """The action with which the declarer begins to play, where somebody may double after it (17.2)."""
    on = PlayOn(view.own_seat)
    return on if view.state.rules.may_double and on in view.legal else None


def _catch_all_known(turn: CardTurn) -> Card | None:
    """The card by which a defender catches the declarer of a revolution; None if none is found."""
    state = turn.state
    if turn.declares:
        return None
    hands, lead = [state.hand(seat) for seat in range(3)], (state.turn - len(state.trick)) % 3
    return catching_card(hands, turn.declarer, lead, state.trick, turn.legal)


def _claim(view: View[State]) -> Action | None:
    """A claim of the declarer that is certain: all tricks that are left, or in null none."""
    state, seat = view.state, view.own_seat
    left = state.tricks_left
    if seat != state.declarer or left < 2 or not state.rules.may_claim:
        return None
    assert state.contract is not None
    if state.contract.is_null:
        claim, certain = Claim(seat, 0), claim_stands(view, 0)
    elif state.trick:
        return None
    else:
        known = Knowledge.of(view)
        others = [cards for each, cards in enumerate(known.may_hold) if each != seat]
        claim, certain = Claim(seat, left), certain_tricks(known.order, known.mine, others) == left
    return claim if certain and claim in view.legal else None


def _is_settled(view: View[State]) -> bool:
    """Whether the result cannot change any more:
    the game is decided, and neither side can become schneider.
    """
    state, contract = view.state, view.state.contract
    assert contract is not None
    if contract.is_null or contract.schneider_said or contract.spitzen or state.declined:
        return False
    all_points, defenders = card_points(PACK), defenders_points(view)
    if state.points >= TO_WIN:
        return defenders > all_points - state.rules.options.schneider
    return state.points >= OUT_OF_SCHNEIDER and defenders > all_points - TO_WIN
