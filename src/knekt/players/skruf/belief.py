"""Which worlds are likely: what everybody has shown by bids and gifts, held against the cards that he would have."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Card, Hand, Suit
from knekt.engine import Hidden, Seat, View
from knekt.players.skruf.gathering import in_suit
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.raising import agreed_strain
from knekt.players.skruf.reading import Shown, shown_by_all
from knekt.players.skruf.worlds import World, played_by
from knekt.players.thinking.draw import flattened
from knekt.skruf import GRANDISSIMO, Stage, State, partner_of

__all__ = ["Belief"]

ACES = Hand.parse("DA HA SA CA").mask
HONOURS = 0b1111100000000  # of thirteen cards

# how likely a hand says what it said, by how far it is from what the table asks (14)
ACE_MORE_OR_LESS = 0.05  # for each
ACES_UNTOLD = 0.3  # three of them, or two when there was time to say it, and not a word
SUIT_LENGTHS = (
    0.0001,
    0.0005,
    0.003,
    0.02,
    0.25,
    1.0,
)  # of a suit that was shown; more cards are as good as five
FEW_HONOURS = 0.3  # fewer than two in it
LONG, NOT_SO_LONG = 6, 0.15  # cards of a suit shown a level higher
SUIT_UNTOLD = 0.3  # a suit worth showing, and not a word
NO_SUPPORT = 0.1  # fewer than three cards
TOPS = {"K": 1.0, "A": 0.15, "Q": 0.15}  # the highest that counts of a suit named late; with none of them:
NO_TOP = 0.05
SIDE_TRUMPS = (0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.4, 0.8, 1.0)  # of the declarer's side together
HAND_TRUMPS = (0.02, 0.02, 0.03, 0.1, 0.5, 1.0)  # of its longer hand
KEPT_TRUMP = 0.15  # for each that a buyer has kept, who had to give the master all of them


class Belief:
    """Weighs worlds for one seat at one place of a deal."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        own = seat_of(view)
        self._played = [cards.mask for cards in played_by(state)]
        self._shown = shown_by_all(state)
        self._others = [seat for seat in range(4) if seat not in (own, state.unowned)]
        self._gathered = state.buyer is not None and state.rules.options.has_talon
        self._trumps = _trumps_of(state)
        self._raised = _named_in_raise(state, self._trumps)
        self._keeps_none = _gave_all(state, own)
        self._knows_gifts = self._gathered and state.side_of(own) == 0
        self._got, self._gave = _moved(state)
        self._talon = 0 if isinstance(state.talon, Hidden) else Hand.of(state.talon).mask

    def weights(self, worlds: Sequence[World]) -> list[float]:
        """How likely each is beside the others; they add up to their number."""
        return flattened([self.likelihood(world) for world in worlds])

    def likelihood(self, world: World) -> float:
        """How likely everybody would have called and given as he did, if the cards lay so."""
        hands = [hand.mask | gone for hand, gone in zip(world.hands, self._played, strict=True)]
        found = 1.0
        for seat in self._others:
            found *= self._fits(seat, hands[seat])
        if self._trumps is not None:
            found *= self._has_trumps(hands, self._trumps)
        return found

    def _fits(self, seat: Seat, cards: int) -> float:
        """How well the cards of a seat go with what it has shown."""
        shown, state, now = self._shown[seat], self._state, cards
        cards = self._when_bidding(seat, cards)
        bought = self._gathered and state.side_of(seat) == 0 and not self._knows_gifts
        found = _of_aces(shown, cards, at_least=bought)
        for place, suit in enumerate(shown.suits):
            if not (bought and self._is_given_away(seat, suit)):
                found *= _of_suit(in_suit(cards, suit), strong=shown.strong and not place)
        if not bought:
            for suit in shown.supports:
                found *= 1.0 if in_suit(cards, suit).bit_count() >= 3 else NO_SUPPORT
            if shown.is_silent and shown.calls:
                found *= SUIT_UNTOLD ** any(_is_good(in_suit(cards, suit)) for suit in Suit)
        for suit in shown.tops:
            found *= _of_top(cards, suit)
        for suit in self._raised.get(seat, frozenset()):
            found *= _of_top(now, suit)
        return found

    def _when_bidding(self, seat: Seat, cards: int) -> int:
        """What the seat had when it bid, as far as one has seen what has come and gone since."""
        before = cards & ~self._got[seat] | self._gave[seat]
        return before & ~self._talon if seat == self._state.buyer else before

    def _is_given_away(self, seat: Seat, suit: Suit) -> bool:
        """Whether a buyer has probably given his cards of the suit to the master."""
        return seat == self._state.buyer and suit == self._trumps

    def _has_trumps(self, hands: Sequence[int], trumps: Suit) -> float:
        """How likely a side plays in this suit on so many trumps."""
        one, other = (in_suit(hands[seat], trumps).bit_count() for seat in self._state.sides[0])
        found = SIDE_TRUMPS[min(one + other, len(SIDE_TRUMPS) - 1)]
        if self._gathered:
            found *= HAND_TRUMPS[min(max(one, other), len(HAND_TRUMPS) - 1)]
        if self._keeps_none is not None:
            found *= KEPT_TRUMP ** in_suit(hands[self._keeps_none], trumps).bit_count()
        return found


def _of_aces(shown: Shown, cards: int, *, at_least: bool) -> float:
    aces = (cards & ACES).bit_count()
    if shown.aces:
        gap = max(0, shown.aces - aces) if at_least else abs(shown.aces - aces)
        return ACE_MORE_OR_LESS**gap
    untold = aces > 2 or (aces == 2 and shown.calls > 1)
    return ACES_UNTOLD if untold and shown.calls and not at_least else 1.0


def _of_suit(held: int, *, strong: bool) -> float:
    length = held.bit_count()
    found = SUIT_LENGTHS[min(length, len(SUIT_LENGTHS) - 1)]
    if (held & HONOURS).bit_count() < 2:
        found *= FEW_HONOURS
    return found * (NOT_SO_LONG if strong and length < LONG else 1.0)


def _of_top(cards: int, suit: Suit) -> float:
    return next((found for rank, found in TOPS.items() if cards & Card.parse(suit + rank).bit), NO_TOP)


def _moved(state: State) -> tuple[list[int], list[int]]:
    """What each seat has got and given since the auction, as far as one has seen it."""
    got, gave = [0] * 4, [0] * 4
    for gift in state.gifts:
        if isinstance(gift.cards, Hand):
            got[gift.to] |= gift.cards.mask
            gave[gift.seat] |= gift.cards.mask
    return got, gave


def _is_good(held: int) -> bool:
    """Whether it is a suit that one would have shown."""
    length, honours = held.bit_count(), (held & HONOURS).bit_count()
    return length >= 5 and honours >= (2 if length > 5 else 3)


def _trumps_of(state: State) -> Suit | None:
    """The trumps that are settled, or that the side is about to settle on."""
    if state.is_misere or state.high is None or state.stage is Stage.AUCTION:
        return None
    if state.stage is Stage.PLAY or state.unowned is not None or not state.bought_at:
        return state.high.trumps
    strain = agreed_strain(state)
    return None if strain == GRANDISSIMO else Suit(strain)


def _named_in_raise(state: State, trumps: Suit | None) -> dict[Seat, frozenset[Suit]]:
    """Suits that the buyer named in the raise and that are not trumps: he has a high card there (14)."""
    if state.buyer is None or state.unowned is not None:
        return {}
    calls = [call.bid for call in state.calls[state.bought_at :] if call.seat == state.buyer and call.bid]
    named = {bid.trumps for bid in calls if bid.trumps is not None and bid.trumps != trumps}
    return {state.buyer: frozenset(named)}


def _gave_all(state: State, own: Seat) -> Seat | None:
    """The buyer opposite who gave trumps and other cards: he had no more trumps to give."""
    if state.buyer is None or state.high is None or own != partner_of(state.buyer):
        return None
    trumps = state.high.trumps
    for gift in state.gifts:
        if gift.seat == state.buyer and gift.to == own and isinstance(gift.cards, Hand) and trumps:
            given: list[Card] = [card for card in gift.cards if card.suit == trumps]
            return state.buyer if 0 < len(given) < len(gift.cards) else None
    return None
