"""A seat that calls by the table of messages, but weighs over likely worlds how high it dares to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from knekt.cards import Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.bidding import call
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.messages import message
from knekt.players.skruf.calling.prospects import HIGH_LEVEL, SURE, Prospects, lowest_after
from knekt.players.skruf.calling.tricks import Pair, TrickModel, Way
from knekt.players.skruf.knowing.knowledge import of_suit
from knekt.players.skruf.knowing.reading import STEPS, lowest_in, lowest_to_play, shown_by_all
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.players.skruf.knowing.worlds import TALON, World
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid, State, honours_in, partner_of

__all__ = ["Reckoner", "best_bid"]

# To know all cards would gain something. These shares of that gain are reached by the calls that still come,
# after none or some calls of the own, and by a buyer who sees the open talon and may still choose the strain.
TOLD, LATER_TOLD, SEEN = 0.3, 0.1, 0.5
# The quick look at the cards of the others misses the best way to share them: they take so many tricks more.
GLANCED = 0.5
NAMED = 100.0  # points for a strain that was shown, because the partner expects it
LIKELY = 0.7  # the least chance to be made of a contract that is bid
EVEN = 0.5  # the least chance of a bid over opponents who are less likely to make their own contract
# The least chance of a first bid: by the last to speak, by the one before, and by the others. After those
# others more seats may open, which are perhaps stronger.
OPENS = (0.61, 0.625, 0.685)
GAIN = 40.0  # points by which a bid must be better than a pass
RAISE = 80.0  # points by which a raise must be better than the bid that stands
LEFT = 30.0  # points by which buying must be better than leaving it to the partner
NAMEABLE = 4  # cards that a suit must have to be named


@dataclass(frozen=True, slots=True)
class Reckoner(Caller):
    """A caller with the prospects of both sides."""

    provokes: ClassVar[bool] = False

    ours: Prospects
    mine: Prospects  # if the seat itself buys
    partners: Prospects  # if the partner buys
    theirs: Prospects

    @classmethod
    def over(cls, view: View[State], worlds: Sequence[World], model: TrickModel) -> Reckoner:
        """The seat of the view, which weighs these worlds."""
        state, seat = view.state, view.own_seat
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
        """The same in points alone, as it is shown to people; the choice also counts `HOME`."""
        return replace(
            self,
            ours=self.ours.in_points,
            mine=self.mine.in_points,
            partners=self.partners.in_points,
            theirs=self.theirs.in_points,
        )

    def dares(self, bid: Bid, strain: str | None = None) -> bool:
        """Whether the bid is better than a pass, if this strain is played in the end.

        A side that is bound to play anyway tells more at no cost. Over the opponents, a bid below the minimum
        that is good enough for the book is good enough here.
        """
        is_settled = self.is_ours or (self.state.high is not None and Caller.dares(self, bid, strain))
        if bid.level < self.least and is_settled:
            return True
        return self._is_good(*self.weigh(bid, strain), high_level=self._is_high_level(bid, strain))

    def prefers(self, bid: Bid, standing: Bid) -> bool:
        return self.ours.hope(bid) >= self.ours.hope(standing) + GAIN

    def weigh(self, bid: Bid, strain: str | None = None) -> tuple[float, float]:
        """What a bid is worth, and how likely its contract is made;
        below the minimum the strain is still open.
        """
        if bid.level < self.least:
            return self._promise
        contract = self._played(bid, strain or bid.strain)
        return self.ours.hope(contract), self.ours.chance(contract)

    @property
    def promises(self) -> bool:
        """Whether a contract of the lowest level is better than a pass."""
        return self._is_good(*self._promise)

    @property
    def _promise(self) -> tuple[float, float]:
        return self.ours.promise(self.least, TOLD if self.own.calls < 1 else LATER_TOLD)

    def needs(self, bid: Bid) -> float:
        """How likely a bid must be made, unless the opponents are less likely to make their contract."""
        return self._needed(high_level=self._is_high_level(bid))

    def _needed(self, *, high_level: bool) -> float:
        if self.state.high is None:
            after = self.state.rules.options.all_pass_calls - 1 - self.state.passes
            return OPENS[min(after, len(OPENS) - 1)]
        late = not self.is_ours and self.own.calls > 0 and self.own.is_silent and self.partner.is_silent
        return SURE if late or high_level else LIKELY

    def _is_high_level(self, bid: Bid, strain: str | None = None) -> bool:
        return self._played(bid, strain or bid.strain).level >= HIGH_LEVEL

    def _is_good(self, worth: float, chance: float, *, high_level: bool = False) -> bool:
        is_likely = chance >= self._needed(high_level=high_level)
        if self.state.high is None:
            return is_likely
        return (is_likely or (not high_level and self._is_better_side)) and worth >= self.worth_of_pass + GAIN

    @property
    def _is_better_side(self) -> bool:
        """Whether the opponents have the last bid, and the own side is likelier to make a higher one."""
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
        """The strain that is worth most at the lowest level, and rather one that was shown."""
        named = (*self.partner.named, *self.own.named)
        lowest = BIDS[0] if self.state.high is None else self.state.high
        return max(
            strains,
            key=lambda strain: self.ours.hope(self._played(lowest, strain)) + NAMED * (strain in named),
        )

    def best_to_buy(self) -> Bid:
        """The contract of the lowest level that is worth most if the seat itself buys."""
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
        """What a bid of the own side is worth if it is the last one:
        it is played at the minimum or higher.
        """
        return self.worth_of_buying(self.ours, max(bid, lowest_to_play(self.least, None)))

    @property
    def worth_left_to_partner(self) -> float:
        """What it is worth if the partner has to buy, whose bid is too low to be played."""
        return self.worth_of_buying(self.partners, lowest_to_play(self.least, None))

    def _is_meant(self, strain: str) -> bool:
        """Whether the side has named the strain, or the seat has enough cards of it."""
        named = strain in (*self.partner.named, *self.own.named, GRANDISSIMO)
        return named or len(of_suit(self.hand, strain)) >= NAMEABLE

    @property
    def worth_of_pass(self) -> float:
        """What a pass is worth: nothing if nobody has bid, else what the last bid will bring."""
        high = self.state.high
        if high is None:
            return 0.0
        if self.is_ours:
            return self.worth_if_last(high)
        return -max(self.theirs.value(self._played(high, strain)) for strain in STRAINS)

    def _played(self, bid: Bid, strain: str) -> Bid:
        """The lowest contract in this strain that can come of the bid."""
        return Bid(self.least, strain) if bid.level < self.least else lowest_after(bid, strain)


def best_bid(caller: Reckoner) -> Bid | None:
    """The bid to make in the auction; None for a pass."""
    if caller.is_ours and (said := message(caller)):
        return said  # the side is bound to play anyway, so it costs nothing to tell more
    return _choice(caller) or call(caller) or _light_opening(caller) or _ambition(caller)


def _light_opening(caller: Reckoner) -> Bid | None:
    """A first bid of a hand with good prospects, in a suit that is not quite good enough for the table.

    The irregular three grandissimo of the book would tell as much, but leave no room to tell more: of 32
    contracts that began so, 12 were made.
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
    """The contract to buy at the last chance, where the partner's bid stands and is too low to be played.

    After a pass the partner would have to buy. The buyer gives the trumps away, so the partner with fewer
    trumps should buy.
    """
    high = caller.state.high
    if high is None or not caller.is_partners or not caller.is_last_chance or high.level >= caller.least:
        return None
    best = caller.best_to_buy()
    if caller.state.rules.options.below_minimum != "bid_again":
        return best
    return best if caller.worth_of_buying(caller.mine, best) >= caller.worth_left_to_partner + LEFT else None


def _ambition(caller: Reckoner) -> Bid | None:
    """Without a talon, nobody raises later: a bid as high as the cards are good for."""
    high = caller.state.high
    if high is None or caller.state.rules.options.has_talon or not caller.is_ours:
        return None
    if not caller.is_last_chance and not caller.is_partners:
        return None
    return _better(caller, BIDS[high.place + 1 :], high, RAISE)


def _better(caller: Reckoner, bids: Sequence[Bid], standing: Bid, gain: float) -> Bid | None:
    """The best of the bids, if it is better than the bid that stands by so many points."""
    if not bids:
        return None
    best = caller.ours.best(bids)
    return best if caller.ours.value(best) > caller.ours.value(standing) + gain else None
