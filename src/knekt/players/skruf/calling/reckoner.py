"""A seat that is to call and reckons: the same table of messages, but what it dares is weighed over likely worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from knekt.cards import Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.bidding import call
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.messages import message
from knekt.players.skruf.calling.prospects import DEAR, SURE, Prospects, lowest_after
from knekt.players.skruf.calling.tricks import Pair, TrickModel, Way
from knekt.players.skruf.knowing.knowledge import of_suit, seat_of
from knekt.players.skruf.knowing.reading import STEPS, lowest_in, lowest_to_play, shown_by_all
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.players.skruf.knowing.worlds import TALON, World
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid, State, honours_in, partner_of

__all__ = ["Reckoner", "best_bid"]

TOLD, LATER_TOLD = 0.3, 0.1  # how much of what would be gained by knowing all cards the next calls may gain
SEEN = 0.5  # … and how much of it the open talon gains who has bought and may still choose the strain
GLANCED = (
    0.5  # tricks that a quick look at the others' cards misses, who will find the best way to share them
)
NAMED = 100.0  # points for a strain that was shown: the partner expects it
LIKELY = 0.7  # nothing is bid that is less likely to be made, whatever the others might get …
EVEN = 0.5  # … or than this, where they are less likely to make theirs
OPENS = (
    0.61,
    0.625,
    0.685,
)  # … where nobody has bid: by the last to speak, by the one before, by others, after whom more may open who are perhaps stronger
GAIN = 40.0  # points by which a bid must be better than a pass
RAISE = 80.0  # … and by which a raise must be better
LEFT = 30.0  # points by which it must be better to buy oneself than to leave it to the partner
NAMEABLE = 4  # cards of a suit that may be named


@dataclass(frozen=True, slots=True)
class Reckoner(Caller):
    """A caller with the prospects of both sides."""

    provokes: ClassVar[bool] = False

    ours: Prospects
    mine: Prospects  # … if the seat itself buys
    partners: Prospects  # … if the partner does
    theirs: Prospects

    @classmethod
    def over(cls, view: View[State], worlds: Sequence[World], model: TrickModel) -> Reckoner:
        """The seat of the view, weighing these worlds."""
        state, seat = view.state, seat_of(view)
        options = state.rules.options
        glanced, buys = (Way.GLANCED, Way.SHARED) if options.has_talon else (Way.HELD, Way.HELD)
        more = model.guessed if options.has_talon else 0.0

        def prospects(one: Seat, other: Seat, way: Way, more: float = more) -> Prospects:
            pairs = [Pair(each.lying[one], each.lying[other], each.lying[TALON]) for each in worlds]
            return Prospects.of_pairs(options, model, pairs, way, more)

        mine, partners = prospects(seat, partner_of(seat), buys), prospects(partner_of(seat), seat, buys)
        return cls(
            state,
            seat,
            state.hand(seat),
            shown_by_all(state),
            SideCards.of(view),
            mine.better_of(partners),
            mine,
            partners,
            prospects((seat + 1) % 4, (seat + 3) % 4, glanced, more + GLANCED if options.has_talon else 0.0),
        )

    @property
    def in_points(self) -> Reckoner:
        """The same by the account alone: what a bid is told to be worth, not what it is chosen by."""
        return replace(
            self,
            ours=self.ours.in_points,
            mine=self.mine.in_points,
            partners=self.partners.in_points,
            theirs=self.theirs.in_points,
        )

    def dares(self, bid: Bid, strain: str | None = None) -> bool:
        """Whether it is better than leaving it to the others, in the strain that will be played in the end.

        Who is bound to play anyhow tells more at no cost; and over others what is good enough by the book is so here.
        """
        is_settled = self.is_ours or (self.state.high is not None and Caller.dares(self, bid, strain))
        if bid.level < self.least and is_settled:
            return True
        return self._is_good(*self.weigh(bid, strain), dear=self._is_dear(bid, strain))

    def prefers(self, bid: Bid, standing: Bid) -> bool:
        return self.ours.hope(bid) >= self.ours.hope(standing) + GAIN

    def weigh(self, bid: Bid, strain: str | None = None) -> tuple[float, float]:
        """What a bid is worth, and how likely what comes of it is made: below the minimum the strain is still open."""
        if bid.level < self.least:
            return self._promise
        contract = self._played(bid, strain or bid.strain)
        return self.ours.hope(contract), self.ours.chance(contract)

    @property
    def promises(self) -> bool:
        """Whether it is better to play at the lowest level than to leave it to the others."""
        return self._is_good(*self._promise)

    @property
    def _promise(self) -> tuple[float, float]:
        return self.ours.promise(self.least, TOLD if self.own.calls < 1 else LATER_TOLD)

    def needs(self, bid: Bid) -> float:
        """How likely made a bid must be, unless the others are less likely to make theirs."""
        return self._needed(dear=self._is_dear(bid))

    def _needed(self, *, dear: bool) -> float:
        if self.state.high is None:
            after = self.state.rules.options.all_pass_calls - 1 - self.state.passes
            return OPENS[min(after, len(OPENS) - 1)]
        late = not self.is_ours and self.own.calls > 0 and self.own.is_silent and self.partner.is_silent
        return SURE if late or dear else LIKELY

    def _is_dear(self, bid: Bid, strain: str | None = None) -> bool:
        return self._played(bid, strain or bid.strain).level >= DEAR

    def _is_good(self, worth: float, chance: float, *, dear: bool = False) -> bool:
        is_likely = chance >= self._needed(dear=dear)
        if self.state.high is None:
            return is_likely
        return (is_likely or (not dear and self._is_better_side)) and worth >= self.worth_of_pass + GAIN

    @property
    def _is_better_side(self) -> bool:
        """Whether the others hold the last bid, and are less likely to make their contract than the own side one above it."""
        high = self.state.high
        if high is None or self.is_ours:
            return False
        contracts = [self._played(high, strain) for strain in STRAINS]
        ours, theirs = (max(map(side.chance, contracts)) for side in (self.ours, self.theirs))
        return ours >= max(theirs, EVEN)

    @property
    def supportable(self) -> tuple[Suit, ...]:
        return self.partner.named if self.is_ours else self.partner.suits[:1]

    @property
    def trumps(self) -> str:
        return self._best(STRAINS)

    @property
    def to_name(self) -> str:
        return self._best([*filter(self._is_meant, STRAINS)])

    def _best(self, strains: Sequence[str]) -> str:
        """The strain that is worth most at the lowest level, a suit that was shown before another."""
        named = (*self.partner.named, *self.own.named)
        lowest = BIDS[0] if self.state.high is None else self.state.high
        return max(
            strains,
            key=lambda strain: self.ours.hope(self._played(lowest, strain)) + NAMED * (strain in named),
        )

    def best_to_buy(self) -> Bid:
        """The contract of the lowest level that is worth most if the seat itself buys with it."""
        first = lowest_to_play(self.least, self.state.high)
        bids = BIDS[first.place : first.place + STEPS]
        meant = [bid for bid in bids if self._is_meant(bid.strain) or (bid == first and self._has_talon)]
        return max(
            meant or bids,
            key=lambda bid: self.worth_of_buying(self.mine, bid) + NAMED * (bid.strain in self.partner.suits),
        )

    @property
    def _has_talon(self) -> bool:
        return self.state.rules.options.has_talon

    def worth_of_buying(self, prospects: Prospects, bid: Bid) -> float:
        """What it is worth to buy with this bid: the strain may still change when the talon lies open."""
        return prospects.kept_open(bid, SEEN) if self._has_talon else prospects.hope(bid)

    def worth_if_last(self, bid: Bid) -> float:
        """What a bid of the own side is worth if it is the last one: it will be played at the lowest level at least."""
        return self.worth_of_buying(self.ours, max(bid, lowest_to_play(self.least, None)))

    @property
    def worth_left_to_partner(self) -> float:
        """What it is worth if the partner, whose bid is too low to be played, has to buy."""
        return self.worth_of_buying(self.partners, lowest_to_play(self.least, None))

    def _is_meant(self, strain: str) -> bool:
        """Whether the side has named the strain, or the seat has cards of it: a suit that is bid is taken for one."""
        named = strain in (*self.partner.named, *self.own.named, GRANDISSIMO)
        return named or len(of_suit(self.hand, strain)) >= NAMEABLE

    @property
    def worth_of_pass(self) -> float:
        """What a pass is worth: nothing if nobody has bid, else what the last bid will come to."""
        high = self.state.high
        if high is None:
            return 0.0
        if self.is_ours:
            return self.worth_if_last(high)
        return -max(self.theirs.value(self._played(high, strain)) for strain in STRAINS)

    def _played(self, bid: Bid, strain: str) -> Bid:
        """The contract that comes of a bid when this strain is meant: at least the minimum, and not below the bid."""
        return Bid(self.least, strain) if bid.level < self.least else lowest_after(bid, strain)


def best_bid(caller: Reckoner) -> Bid | None:
    """The bid to make in the auction; None for a pass."""
    if caller.is_ours and (told := message(caller)):
        return told  # one is bound to play anyhow: as long as there is room, telling more costs nothing
    return _choice(caller) or call(caller) or _light_opening(caller) or _ambition(caller)


def _light_opening(caller: Reckoner) -> Bid | None:
    """Where nobody has bid and the count is good: a suit that falls short of the table.

    The book's irregular three grandissimo would say as much and leave no room to say more: of 32 contracts that began so, 12 were made.
    """
    if caller.state.high is not None or not caller.promises:
        return None
    suits = [suit for suit in map(Suit, STRAINS[:-1]) if len(of_suit(caller.hand, suit)) >= NAMEABLE]
    good = [suit for suit in suits if _is_nearly_good(caller, suit)]
    best = max(good or suits, key=lambda suit: caller.ours.value(Bid(caller.least, suit)), default=None)
    return None if best is None else lowest_in(best, None)


def _is_nearly_good(caller: Reckoner, suit: Suit) -> bool:
    length, honours = len(of_suit(caller.hand, suit)), honours_in(caller.hand, suit)
    return (length >= 5 and honours >= 1) or honours >= 2


def _choice(caller: Reckoner) -> Bid | None:
    """The contract, at the last chance, where the partner's bid stands and is too low to be played.

    Who buys gives his trumps away, so it is better that he buys who has fewer of them. The partner would have to: his bid
    stands.
    """
    high = caller.state.high
    if high is None or not caller.is_partners or not caller.is_last_chance or high.level >= caller.least:
        return None
    best = caller.best_to_buy()
    if caller.state.rules.options.below_minimum != "bid_again":
        return best
    return best if caller.worth_of_buying(caller.mine, best) >= caller.worth_left_to_partner + LEFT else None


def _ambition(caller: Reckoner) -> Bid | None:
    """Without a talon nobody raises later: as high as the cards are good for, in the end."""
    high = caller.state.high
    if high is None or caller.state.rules.options.has_talon or not caller.is_ours:
        return None
    if not caller.is_last_chance and not caller.is_partners:
        return None
    return _better(caller, BIDS[high.place + 1 :], high, RAISE)


def _better(caller: Reckoner, bids: Sequence[Bid], standing: Bid, gain: float) -> Bid | None:
    """The best of the bids, if it is better than what stands by so many points."""
    if not bids:
        return None
    best = caller.ours.best(bids)
    return best if caller.ours.value(best) > caller.ours.value(standing) + gain else None
