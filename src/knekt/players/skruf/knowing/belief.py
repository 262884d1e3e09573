"""Which worlds are likely: what everybody has shown by bids, gifts and cards, held against the cards that he would have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.conventions import Holding
from knekt.players.skruf.calling.raising import settled_strain
from knekt.players.skruf.knowing.cards_played import UnlikelyReason, unlikely_cards
from knekt.players.skruf.knowing.gifts import ExchangeModel, shipped_model
from knekt.players.skruf.knowing.knowledge import ALL, moved, of_suit, seat_of, turned_up
from knekt.players.skruf.knowing.reading import shown_by_all
from knekt.players.skruf.knowing.silence import unspoken_lines
from knekt.players.skruf.knowing.worlds import World, played_by
from knekt.players.thinking.draw import flatten_weights
from knekt.skruf import GRANDISSIMO, Stage, State, karonka, partner_of
from knekt.skruf.exchange import leader
from knekt.solver.clues import Case, Clue, Clues, Look, by_count

__all__ = ["Belief"]

ACES, KINGS, QUEENS = (Hand.parse(" ".join(suit + rank for suit in Suit)).mask for rank in "AKQ")
SUITS = {suit: of_suit(ALL, suit).mask for suit in Suit}
HONOURS = {suit: cards.mask for suit, cards in karonka.HONOURS.items()}

# how likely a hand says what it said, by how far it is from what the table asks (14)
OPENED = {ACES: (0.04, 0.25, 0.75, 1.0), KINGS: (0.25, 0.45, 0.65, 1.0), QUEENS: (0.4, 0.55, 0.8, 1.0)}
OPENED_LAST = {
    ACES: (0.08, 0.4, 0.9, 1.0),
    KINGS: OPENED[KINGS],
    QUEENS: OPENED[QUEENS],
}  # … where all others have passed: with less
LEFT_CLOSED = {
    ACES: (1.0, 0.85, 0.4, 0.1),
    KINGS: (1.0, 0.8, 0.65, 0.4),
    QUEENS: (1.0, 0.9, 0.7, 0.7),
}  # by who might have made the first bid of all, and passed
# of 404 hands of partners that had told of aces eight had one more, and none had fewer
ACE_MORE, ACE_LESS = 0.01, 0.001  # for each
ACE_GIVEN = 0.05  # … that a side which has bought may have moved from one hand to the other
ACES_UNTOLD = 0.3  # three of them, and not a word
SUIT_LENGTHS = (
    0.0001,
    0.0005,
    0.003,
    0.02,
    0.25,
    1.0,
)  # of a suit that was shown; more cards are as good as five
SHORT_LENGTHS = (*SUIT_LENGTHS[:4], 0.6, 1.0)  # … where four cards were promised
FOUR_CARDS = (0.001, 0.001, 0.005, 0.05, 1.0, 0.3)  # of a suit that was named late
FEW_HONOURS = 0.3  # fewer than two in it
LONG, NOT_SO_LONG = 6, 0.15  # cards of a suit shown a level higher
SUIT_UNTOLD = 0.3  # a suit worth showing, and not a word
UNTOLD = 0.12  # what who was bound to play would have told before what he said, or before he fell silent
NO_SUPPORT = 0.04  # fewer than three cards of the partner's suit, where it was supported
UNSUPPORTED = (1.0, 1.0, 1.0, 0.6, 0.35)  # … and so many of it, where in two calls it was not
ANOTHER_TOP = 0.02  # of a suit that was named for its king or its queen
ONLY_QUEEN = 0.05  # … that was named for its ace or its king
NO_TOP = 0.01  # none of these
SIDE_TRUMPS = (0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.4, 0.8, 1.0)  # of the declarer's side together
HAND_TRUMPS = (0.02, 0.02, 0.03, 0.1, 0.5, 1.0)  # of its longer hand
# how likely the opponents have so many trumps after their swap, who leads and who follows, beside hands that are dealt: who has one or two
# gives one away, so they come together in one hand. Of 396 contracts of strong players.
SWAPPED_TRUMPS = (1.0, 0.42, 0.07, 0.1, 0.42, 0.5), (1.0, 0.35, 0.05, 0.25, 0.38, 0.45)
# how far the weights of worlds that can all be counted are flattened, and how much is kept for those that nobody would have bid so
FLAT, UNIFORM = 0.9, 0.05
GOOD = ((5, 3), (6, 2))  # at least so many cards, and honours among them, of a suit worth showing
UNPLAYED = {
    UnlikelyReason.LOWER: 0.07,
    UnlikelyReason.CHEAPER: 0.4,
    UnlikelyReason.WINS: 0.07,
    UnlikelyReason.TRIES: 0.15,
    UnlikelyReason.RUFFS: 0.1,
    UnlikelyReason.LEADS: 0.25,
}  # for each card that is held and was not played, though it seemed better
MOST_UNPLAYED = 4  # … of these
WORTH_SHOWING = tuple(
    Case(SUIT_UNTOLD, SUITS[suit], length, HONOURS[suit], honours)
    for suit in Suit
    for length, honours in GOOD
)


class Belief:
    """Weighs worlds for one seat at one place of a deal; `plays`: what cards tell counts too, not only words and gifts.

    `exchange`: what gifts tell, if it is not what comes with Knekt.
    """

    def __init__(
        self, view: View[State], *, plays: bool = False, exchange: ExchangeModel | None = None
    ) -> None:
        self._state = state = view.state
        self._own = own = seat_of(view)
        self._exchange = exchange or shipped_model()
        self._played = [cards.mask for cards in played_by(state)]
        self._shown = shown_by_all(state)
        self._first_words = _first_words(state)
        self._untold = _left_untold(state)
        self._gathered = state.buyer is not None and state.rules.options.has_talon
        self._trumps = _trumps_of(state)
        self._raised = _named_in_raise(state, self._trumps)
        self._knows_gifts = self._gathered and state.side_of(own) == 0
        self._got, self._gave = moved(state)
        self._talon = turned_up(view)
        others = [seat for seat in range(4) if seat not in (own, state.unowned)]
        told = [clue for seat in others for clue in self._told_by(seat)]
        played = _told_by_plays(state, others) if plays else ()
        self.clues = Clues([*told, *self._told_by_trumps(), *played])

    def weights(self, worlds: Sequence[World]) -> list[float]:
        """How likely each is beside the others; they add up to their number."""
        return flatten_weights(self.likelihoods(worlds), FLAT, UNIFORM)

    def likelihoods(self, worlds: Sequence[World]) -> list[float]:
        """For each world, how likely everybody would have called and given as he did, if the cards lay so."""
        return self.clues.likelihoods([world.lying for world in worlds])

    def likelihood(self, world: World) -> float:
        """The same for one of them."""
        (found,) = self.likelihoods([world])
        return found

    def _told_by(self, seat: Seat) -> Iterator[Clue]:
        """What a seat has shown of its cards; always in the same order, so that a product is the same to the last bit."""
        shown, bidding, now = self._shown[seat], (self._when_bidding(seat),), (self._now(seat),)
        bought = self._gathered and self._state.side_of(seat) == 0 and not self._knows_gifts
        for cards, factors in self._first_words.get(seat, {}).items():
            yield Clue(bidding, by_count(cards, factors))
        yield Clue(bidding, _of_aces(shown.aces, shown.calls, at_least=bought))
        for place, suit in enumerate(shown.suits):
            if not (bought and self._is_given_away(seat, suit)):
                yield Clue(
                    bidding, _of_length(suit, short=suit in shown.short, strong=shown.strong and not place)
                )
                yield Clue(bidding, by_count(HONOURS[suit], (FEW_HONOURS, FEW_HONOURS, 1.0)))
        for suit in shown.fours:
            if not (bought and self._is_given_away(seat, suit)):
                yield Clue(bidding, by_count(SUITS[suit], FOUR_CARDS))
        if not bought:
            for suit in () if self._buys(seat) else sorted(shown.supports):
                yield Clue(bidding, by_count(SUITS[suit], (NO_SUPPORT, NO_SUPPORT, NO_SUPPORT, 1.0)))
            for suit in self._left_unsupported(seat):
                yield Clue(bidding, by_count(SUITS[suit], UNSUPPORTED))
            if shown.is_silent and shown.calls:
                yield Clue(bidding, WORTH_SHOWING)
            yield from (Clue(bidding, cases) for cases in self._untold.get(seat, ()))
        for suit in sorted(shown.tops):
            yield Clue(bidding, _of_top(suit, of_suit(shown.cards, suit).mask))
        for suit in sorted(self._raised.get(seat, ())):
            yield Clue(now, _of_top(suit, 0))

    def _told_by_trumps(self) -> Iterator[Clue]:
        """That a side plays in this suit: to each as much as he cannot see for himself, and what was given for it."""
        state, own = self._state, self._own
        if self._trumps is None:
            return
        shares = self._gathered and state.unowned is None
        if shares:
            yield from self._exchange.clues(state, own, self._trumps, self._played)
        trumps, (one, other) = SUITS[self._trumps], state.sides[0]
        if not (shares and self._knows_gifts):  # who has chosen them himself is told nothing
            yield Clue((self._now(one, other),), by_count(trumps, SIDE_TRUMPS))
            if self._gathered:
                yield Clue((self._now(one), self._now(other)), by_count(trumps, HAND_TRUMPS))
        if state.swapped and self._knows_gifts:
            for seat in state.sides[1]:
                yield Clue((self._now(seat),), by_count(trumps, SWAPPED_TRUMPS[seat != leader(state)]))

    def _now(self, *seats: Seat) -> Look:
        """All that the seats have now, together, and have played."""
        return Look(sum(1 << seat for seat in seats), gone=sum(self._played[seat] for seat in seats))

    def _when_bidding(self, seat: Seat) -> Look:
        """What the seat had when it bid, as far as one has seen what has come and gone since."""
        talon = self._talon if seat == self._state.buyer else 0
        had = self._played[seat] & ~self._got[seat] | self._gave[seat]
        return Look(1 << seat, come=self._got[seat] | talon, gone=had & ~talon)

    def _buys(self, seat: Seat) -> bool:
        """Whether the seat has bought or is about to: who buys in the partner's suit need not have any of it (14)."""
        state = self._state
        if state.buyer is not None:
            return seat == state.buyer
        return (
            seat == state.bidder
            and state.high is not None
            and state.high.level >= state.rules.options.min_level
        )

    def _left_unsupported(self, seat: Seat) -> list[Suit]:
        """Suits of the partner that the seat has had time to support."""
        shown = self._shown[seat]
        if shown.calls < 2 or self._buys(seat):
            return []
        return [suit for suit in self._shown[partner_of(seat)].suits if suit not in shown.supports]

    def _is_given_away(self, seat: Seat, suit: Suit) -> bool:
        """Whether a buyer has probably given his cards of the suit to the master."""
        return seat == self._state.buyer and suit == self._trumps


def _told_by_plays(state: State, seats: Sequence[Seat]) -> Iterator[Clue]:
    """What these seats have probably not kept back."""
    unlikely = dict.fromkeys(((seat, told) for seat in seats for told in UnlikelyReason), 0)
    for tell in unlikely_cards(state):
        if tell.seat in seats:
            unlikely[tell.seat, tell.reason] |= tell.cards
    for (seat, told), cards in unlikely.items():
        if cards:
            factors = [UNPLAYED[told] ** count for count in range(MOST_UNPLAYED + 1)]
            yield Clue((Look(1 << seat),), by_count(cards, factors))


def _first_words(state: State) -> dict[Seat, Mapping[int, Sequence[float]]]:
    """How strong everybody is who has opened, or has passed before anybody had: all but the seats that came after."""
    found = dict[Seat, Mapping[int, Sequence[float]]]()
    if state.unowned is None:
        for place, call in enumerate(state.calls):
            opened = OPENED_LAST if place == state.rules.options.all_pass_calls - 1 else OPENED
            found.setdefault(call.seat, LEFT_CLOSED if call.bid is None else opened)
            if call.bid is not None:
                break
    return found


def _left_untold(state: State) -> dict[Seat, tuple[tuple[Case, ...], ...]]:
    """What seats that were bound to play have not told: so many aces are unlikely, and any of the suits."""
    aces, suits = dict[Seat, set[int]](), dict[Seat, dict[Case, None]]()
    for each in unspoken_lines(state):
        if each.suit is None or each.holding is None:
            aces.setdefault(each.seat, set()).add(each.aces)
        else:
            suits.setdefault(each.seat, {})[_case(each.suit, each.holding)] = None
    return {
        seat: (
            by_count(ACES, [UNTOLD if count in aces.get(seat, ()) else 1.0 for count in range(5)]),
            tuple(suits.get(seat, ())),
        )
        for seat in aces.keys() | suits.keys()
    }


@cache
def _case(suit: Suit, holding: Holding) -> Case:
    """A holding that was not told of."""
    if holding.cards:
        named = Hand.parse(" ".join(suit + rank for rank in holding.cards)).mask
        return Case(UNTOLD, SUITS[suit], holding.length, named, len(holding.cards))
    return Case(UNTOLD, SUITS[suit], holding.length, HONOURS[suit], holding.honours)


@cache
def _of_aces(shown: int, calls: int, *, at_least: bool) -> tuple[Case, ...]:
    """Aces that were shown, or in so many calls were not."""
    if shown and at_least:
        return by_count(ACES, [ACE_GIVEN ** max(0, shown - aces) for aces in range(5)])
    if shown:
        factors = [
            ACE_MORE ** (aces - shown) if aces > shown else ACE_LESS ** (shown - aces) for aces in range(5)
        ]
        return by_count(ACES, factors)
    if not calls or at_least:
        return ()
    return by_count(ACES, (1.0, 1.0, 1.0, ACES_UNTOLD))


@cache
def _of_length(suit: Suit, *, short: bool, strong: bool) -> tuple[Case, ...]:
    """A suit that was shown."""
    likely = SHORT_LENGTHS if short else SUIT_LENGTHS
    lengths = (min(length, len(likely) - 1) for length in range(LONG))
    shorter = [likely[length] * (NOT_SO_LONG if strong else 1.0) for length in lengths]
    return by_count(SUITS[suit], [*shorter, likely[-1]])


@cache
def _of_top(suit: Suit, told: int) -> tuple[Case, ...]:
    """A suit that was named for this card, or for its ace or king."""
    ace, king, queen = (Card.parse(suit + rank).bit for rank in "AKQ")
    meant, else_, factor = (
        (told, ace | king | queen, ANOTHER_TOP) if told else (ace | king, queen, ONLY_QUEEN)
    )
    return Case(1.0, meant, 1), Case(factor, else_, 1), Case(NO_TOP)


def _trumps_of(state: State) -> Suit | None:
    """The trumps that are settled, or that the side is about to settle on."""
    if state.is_misere or state.high is None or state.stage is Stage.AUCTION:
        return None
    if state.stage is Stage.PLAY or state.unowned is not None or not state.bought_at:
        return state.high.trumps
    strain = settled_strain(state)
    return None if strain == GRANDISSIMO else Suit(strain)


def _named_in_raise(state: State, trumps: Suit | None) -> dict[Seat, frozenset[Suit]]:
    """Suits that the buyer named in the raise and that are not trumps: he has a high card there (14)."""
    if state.buyer is None or state.unowned is not None:
        return {}
    calls = [call.bid for call in state.calls[state.bought_at :] if call.seat == state.buyer and call.bid]
    named = {bid.trumps for bid in calls if bid.trumps is not None and bid.trumps != trumps}
    return {state.buyer: frozenset(named)}
