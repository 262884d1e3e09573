"""Which worlds are likely, by what everybody has shown with bids, gifts and cards played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.conventions import Holding
from knekt.players.skruf.calling.raising import settled_strain
from knekt.players.skruf.knowing.cards_played import UnlikelyReason, unlikely_cards
from knekt.players.skruf.knowing.gifts import ExchangeModel, shipped_model
from knekt.players.skruf.knowing.knowledge import ALL, moved, of_suit, turned_up
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

# How likely a seat that bid first holds 0, 1, 2, 3 of these cards, beside the likeliest number (14).
OPENED = {ACES: (0.04, 0.25, 0.75, 1.0), KINGS: (0.25, 0.45, 0.65, 1.0), QUEENS: (0.4, 0.55, 0.8, 1.0)}
# The last seat to speak opens with less when all others have passed.
OPENED_LAST = {ACES: (0.08, 0.4, 0.9, 1.0), KINGS: OPENED[KINGS], QUEENS: OPENED[QUEENS]}
# A seat that could have made the first bid and passed instead is the likelier to be weak.
LEFT_CLOSED = {
    ACES: (1.0, 0.85, 0.4, 0.1),
    KINGS: (1.0, 0.8, 0.65, 0.4),
    QUEENS: (1.0, 0.9, 0.7, 0.7),
}
# Of 404 hands of partners that had shown aces, eight had one ace more, and none had fewer.
ACE_MORE, ACE_LESS = 0.01, 0.001  # for each ace more or less than was shown
ACE_GIVEN = 0.05  # for each ace less in a side that has bought, where it may have changed hands
ACES_UNTOLD = 0.3  # three aces, of which the seat has said nothing
# A suit that was shown, by its length; more than five cards count as five.
SUIT_LENGTHS = (0.0001, 0.0005, 0.003, 0.02, 0.25, 1.0)
SHORT_LENGTHS = (*SUIT_LENGTHS[:4], 0.6, 1.0)  # a suit of which only four cards were promised
FOUR_CARDS = (0.001, 0.001, 0.005, 0.05, 1.0, 0.3)  # a suit that was named late
FEW_HONOURS = 0.3  # a suit that was shown, with fewer than two honours
LONG, NOT_SO_LONG = 6, 0.15  # the length that a bid one level higher shows, and a shorter suit after all
SUIT_UNTOLD = 0.3  # a suit worth showing, of which the seat has said nothing
# A seat that is bound to play tells first what stands first in the table; this is for what it has passed
# over.
UNTOLD = 0.12
NO_SUPPORT = 0.04  # fewer than three cards of the partner's suit, although it was supported
UNSUPPORTED = (1.0, 1.0, 1.0, 0.6, 0.35)  # cards of the partner's suit that two calls have not supported
ANOTHER_TOP = 0.02  # another high card than the king or queen for which the suit was named
ONLY_QUEEN = 0.05  # only the queen of a suit that was named for its ace or king
NO_TOP = 0.01  # none of the high cards for which the suit was named
SIDE_TRUMPS = (0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.4, 0.8, 1.0)  # trumps of the declarer's side
HAND_TRUMPS = (0.02, 0.02, 0.03, 0.1, 0.5, 1.0)  # trumps of the longer hand of that side
# Trumps of the opponent who leads and of the one who follows, after their swap, beside hands as they are
# dealt: an opponent with one or two trumps gives one away, so they meet in one hand. Found in 396 contracts
# of strong players.
SWAPPED_TRUMPS = (1.0, 0.42, 0.07, 0.1, 0.42, 0.5), (1.0, 0.35, 0.05, 0.25, 0.38, 0.45)
# Where all worlds can be counted, their weights are flattened less, and less is spread over all of them.
FLAT, UNIFORM = 0.9, 0.05
GOOD = ((5, 3), (6, 2))  # at least so many cards, and honours among them, of a suit worth showing
# For each card that a seat holds and did not play, although it seemed better than the card it played.
UNPLAYED = {
    UnlikelyReason.LOWER: 0.07,
    UnlikelyReason.CHEAPER: 0.4,
    UnlikelyReason.WINS: 0.07,
    UnlikelyReason.TRIES: 0.15,
    UnlikelyReason.RUFFS: 0.1,
    UnlikelyReason.LEADS: 0.25,
}
MOST_UNPLAYED = 4  # more such cards count as four
WORTH_SHOWING = tuple(
    Case(SUIT_UNTOLD, SUITS[suit], length, HONOURS[suit], honours)
    for suit in Suit
    for length, honours in GOOD
)


class Belief:
    """Weighs worlds for one seat at one moment of a deal.

    `plays`: the cards played count too, not only calls and gifts. `exchange` is the model of what gifts tell,
    if it is not the one that comes with Knekt.
    """

    def __init__(
        self, view: View[State], *, plays: bool = False, exchange: ExchangeModel | None = None
    ) -> None:
        self._state = state = view.state
        self._own = own = view.own_seat
        self._exchange = exchange or shipped_model()
        self._played = [cards.mask for cards in played_by(state)]
        self._shown = shown_by_all(state)
        self._first_words = _first_words(state)
        self._unspoken = _unspoken(state)
        self._gathered = state.buyer is not None and state.rules.options.has_talon
        self._trumps = _trumps_of(state)
        self._raised = _named_in_raise(state, self._trumps)
        self._knows_gifts = self._gathered and state.side_of(own) == 0
        self._got, self._gave = moved(state)
        self._talon = turned_up(view)
        others = [seat for seat in range(4) if seat not in (own, state.unowned)]
        called = [clue for seat in others for clue in self._clues_of(seat)]
        played = _clues_of_plays(state, others) if plays else ()
        self.clues = Clues([*called, *self._clues_of_trumps(), *played])

    def weights(self, worlds: Sequence[World]) -> list[float]:
        """The weight of each world beside the others; the weights add up to their number."""
        return flatten_weights(self.likelihoods(worlds), FLAT, UNIFORM)

    def likelihoods(self, worlds: Sequence[World]) -> list[float]:
        """For each world, how likely everybody would have called, given and played so with these cards."""
        return self.clues.likelihoods([world.lying for world in worlds])

    def likelihood(self, world: World) -> float:
        """The likelihood of one world."""
        (found,) = self.likelihoods([world])
        return found

    def _clues_of(self, seat: Seat) -> Iterator[Clue]:
        """What the calls of a seat have shown of its cards.

        The clues always come in the same order, so that their product is the same to the last bit.
        """
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
            yield from (Clue(bidding, cases) for cases in self._unspoken.get(seat, ()))
        for suit in sorted(shown.tops):
            yield Clue(bidding, _of_top(suit, of_suit(shown.cards, suit).mask))
        for suit in sorted(self._raised.get(seat, ())):
            yield Clue(now, _of_top(suit, 0))

    def _clues_of_trumps(self) -> Iterator[Clue]:
        """What a seat may conclude about trumps and gifts, beyond what it can see for itself."""
        state, own = self._state, self._own
        if self._trumps is None:
            return
        shares = self._gathered and state.unowned is None
        if shares:
            yield from self._exchange.clues(state, own, self._trumps, self._played)
        trumps, (one, other) = SUITS[self._trumps], state.sides[0]
        if not (shares and self._knows_gifts):  # a side that has chosen the trumps itself learns nothing
            yield Clue((self._now(one, other),), by_count(trumps, SIDE_TRUMPS))
            if self._gathered:
                yield Clue((self._now(one), self._now(other)), by_count(trumps, HAND_TRUMPS))
        if state.swapped and self._knows_gifts:
            for seat in state.sides[1]:
                yield Clue((self._now(seat),), by_count(trumps, SWAPPED_TRUMPS[seat != leader(state)]))

    def _now(self, *seats: Seat) -> Look:
        """All cards that the seats have now, together, and those that they have played."""
        return Look(sum(1 << seat for seat in seats), gone=sum(self._played[seat] for seat in seats))

    def _when_bidding(self, seat: Seat) -> Look:
        """What the seat had when it bid, as far as this seat has seen what came and went since then."""
        talon = self._talon if seat == self._state.buyer else 0
        had = self._played[seat] & ~self._got[seat] | self._gave[seat]
        return Look(1 << seat, come=self._got[seat] | talon, gone=had & ~talon)

    def _buys(self, seat: Seat) -> bool:
        """Whether the seat has bought or is about to;
        a buyer in the partner's suit need not hold any of it (14).
        """
        state = self._state
        if state.buyer is not None:
            return seat == state.buyer
        return (
            seat == state.bidder
            and state.high is not None
            and state.high.level >= state.rules.options.min_level
        )

    def _left_unsupported(self, seat: Seat) -> list[Suit]:
        """Suits of the partner that the seat has not supported, although it had time."""
        shown = self._shown[seat]
        if shown.calls < 2 or self._buys(seat):
            return []
        return [suit for suit in self._shown[partner_of(seat)].suits if suit not in shown.supports]

    def _is_given_away(self, seat: Seat, suit: Suit) -> bool:
        """Whether a buyer has probably given his cards of the suit to the master."""
        return seat == self._state.buyer and suit == self._trumps


def _clues_of_plays(state: State, seats: Sequence[Seat]) -> Iterator[Clue]:
    """Cards that these seats would probably have played, if they had them."""
    unlikely = dict.fromkeys(((seat, reason) for seat in seats for reason in UnlikelyReason), 0)
    for each in unlikely_cards(state):
        if each.seat in seats:
            unlikely[each.seat, each.reason] |= each.cards
    for (seat, reason), cards in unlikely.items():
        if cards:
            factors = [UNPLAYED[reason] ** count for count in range(MOST_UNPLAYED + 1)]
            yield Clue((Look(1 << seat),), by_count(cards, factors))


def _first_words(state: State) -> dict[Seat, Mapping[int, Sequence[float]]]:
    """How strong the seats are that opened, or passed before anybody opened; not those that spoke later."""
    found = dict[Seat, Mapping[int, Sequence[float]]]()
    if state.unowned is None:
        for place, call in enumerate(state.calls):
            opened = OPENED_LAST if place == state.rules.options.all_pass_calls - 1 else OPENED
            found.setdefault(call.seat, LEFT_CLOSED if call.bid is None else opened)
            if call.bid is not None:
                break
    return found


def _unspoken(state: State) -> dict[Seat, tuple[tuple[Case, ...], ...]]:
    """What seats that were bound to play have not told:
    numbers of aces, and suits, that are unlikely there.
    """
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
    """The case of a holding that its seat did not tell."""
    if holding.cards:
        named = Hand.parse(" ".join(suit + rank for rank in holding.cards)).mask
        return Case(UNTOLD, SUITS[suit], holding.length, named, len(holding.cards))
    return Case(UNTOLD, SUITS[suit], holding.length, HONOURS[suit], holding.honours)


@cache
def _of_aces(shown: int, calls: int, *, at_least: bool) -> tuple[Case, ...]:
    """The cases of the aces that were shown, or that were not shown in so many calls."""
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
    """The cases of the length of a suit that was shown."""
    likely = SHORT_LENGTHS if short else SUIT_LENGTHS
    lengths = (min(length, len(likely) - 1) for length in range(LONG))
    shorter = [likely[length] * (NOT_SO_LONG if strong else 1.0) for length in lengths]
    return by_count(SUITS[suit], [*shorter, likely[-1]])


@cache
def _of_top(suit: Suit, named: int) -> tuple[Case, ...]:
    """The cases of a suit that was named for this card; without a card, for its ace or king."""
    ace, king, queen = (Card.parse(suit + rank).bit for rank in "AKQ")
    meant, else_, factor = (
        (named, ace | king | queen, ANOTHER_TOP) if named else (ace | king, queen, ONLY_QUEEN)
    )
    return Case(1.0, meant, 1), Case(factor, else_, 1), Case(NO_TOP)


def _trumps_of(state: State) -> Suit | None:
    """The trumps, as soon as they are settled or are about to be."""
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
