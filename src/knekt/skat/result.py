"""The result of a finished deal: the facts that follow from its log, and the score."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.skat.finish import is_cut_short
from knekt.skat.play import ALL_POINTS, CARD_POINTS, card_points
from knekt.skat.ramsch_score import RamschFacts, RamschScore, ramsch_score
from knekt.skat.score import LAST_TRICK, Facts, Line, Score, score
from knekt.skat.state import Ending, State

__all__ = ["Result", "facts", "ramsch_facts", "result"]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished deal, as the score sheet needs it; a score keeper can also enter one by hand.

    `declarer` is None if nobody played alone: the deal was passed out, void, or a ramsch.
    """

    declarer: Seat | None
    facts: Facts | None
    score: Score | None
    ending: Ending
    ramsch: RamschScore | None = None
    bock: int = 1  # what the score was multiplied by

    @property
    def totals(self) -> tuple[int, int, int]:
        """What each seat gets."""
        if self.ramsch is not None:
            return self.ramsch.totals
        amount = 0 if self.score is None else self.score.total
        one, two, three = (amount * (seat == self.declarer) for seat in range(3))
        return one, two, three

    @property
    def lines(self) -> tuple[Line, ...]:
        """The steps of the count; none if nothing was played."""
        scored = self.score or self.ramsch
        return () if scored is None else scored.lines


def result(state: State) -> Result:
    """The result of a deal that is over."""
    assert state.ending is not None
    options, bock = state.rules.options, state.bock
    if state.ending is Ending.VOID or (state.contract is None and not state.is_ramsch):
        return Result(None, None, None, state.ending, bock=bock)
    if state.is_ramsch:
        ramsch = ramsch_score(options, ramsch_facts(state), bock)
        return Result(None, None, None, state.ending, ramsch, bock)
    found = facts(state)
    return Result(state.declarer, found, score(options, found, bock), state.ending, bock=bock)


def facts(state: State) -> Facts:
    """The facts of a deal that is over.

    The tricks that were not played go to the side that the ending gives them.
    """
    contract, laid = state.contract, state.laid
    assert contract is not None and isinstance(laid, Hand) and state.declarer is not None
    given_up = state.ending in (Ending.SURRENDERED, Ending.OVERBID) or (
        state.ending in (Ending.LEFT, Ending.TIMEOUT) and state.ended_by == state.declarer
    )
    points, tricks = _unplayed_share(state)
    return Facts(
        contract,
        matadors=_matadors(state),
        points=state.points + points + card_points(laid),
        tricks=state.won + tricks,
        bid=state.bid,
        given_up=given_up,
        kontra=state.kontra,
        declined=state.declined,
        accepted=state.accepted,
        spitze_missed=not given_up and not state.accepted and _is_spitze_missed(state, tricks),
        cut_short=is_cut_short(state),
    )


def ramsch_facts(state: State) -> RamschFacts:
    """The facts of a ramsch that is over. A seat that left the table takes all that was still to come."""
    first = state.taken or (Hand(),) * 3
    points, tricks = [card_points(heap) for heap in first], [len(heap) // 3 for heap in first]
    latest = [int(bool(heap)) for heap in first]
    for number, trick in enumerate(state.tricks, start=1 + sum(tricks)):
        latest[trick.winner] = number
        points[trick.winner] += card_points(trick.cards)
        tricks[trick.winner] += 1
    left = state.ended_by if state.ending in (Ending.LEFT, Ending.TIMEOUT) else None
    if left is not None:
        points[left] += ALL_POINTS - sum(points)
        tricks[left] += LAST_TRICK - sum(tricks)
    last = state.tricks[-1].winner if state.tricks else 0
    return RamschFacts(
        _triple(points),
        _triple(tricks),
        last,
        state.refusals,
        left,
        _triple(latest),
    )


def _triple(numbers: list[int]) -> tuple[int, int, int]:
    one, two, three = numbers
    return one, two, three


def _is_spitze_missed(state: State, claimed: int) -> bool:
    """Whether a spitze did not win its trick.

    If the last tricks were not played, a spitze that is still held wins its trick only if the declarer gets
    them all.
    """
    contract, seat = state.contract, state.declarer
    assert contract is not None and seat is not None
    if not contract.spitzen:
        return False
    unplayed = LAST_TRICK - state.won - state.lost
    place = (seat - state.turn + len(state.trick)) % 3
    on_table = state.trick[place : place + 1]
    for back, card in enumerate(contract.lowest_trumps):
        if back >= unplayed:
            trick = state.tricks[unplayed - back - 1]
            won = trick.winner == seat and trick.cards[(seat - trick.lead) % 3] == card
        elif back == unplayed - 1 and on_table:
            won = claimed == unplayed and on_table == (card,)
        else:
            won = claimed == unplayed and card in state.hand(seat)
        if not won:
            return True
    return False


def _matadors(state: State) -> int:
    """The matadors of the twelve cards that were the declarer's before the first lead (5.1)."""
    contract, seat = state.contract, state.declarer
    assert contract is not None and seat is not None
    if state.matadors is not None or contract.is_null:
        return state.matadors or 0
    ten, two = state.dealt[seat], state.skat if state.took_skat else state.laid
    assert isinstance(ten, Hand) and isinstance(two, Hand)
    return contract.matadors(ten | two)


def _unplayed_share(state: State) -> tuple[int, int]:
    """The declarer's card points and tricks out of those that were not played."""
    contract, left = state.contract, state.tricks_left
    assert contract is not None
    claimed = _tricks_claimed(state, left)
    if claimed is None:
        return 0, 0
    if contract.is_null:
        return 0, claimed
    return _points_claimed(state, claimed, left), claimed


def _tricks_claimed(state: State, left: int) -> int | None:
    """How many of the tricks left go to the declarer; None if the game was given up."""
    contract, claim = state.contract, state.claim
    assert contract is not None
    match state.ending:
        case Ending.CLAIMED:
            assert claim is not None
            return claim.tricks if claim.seat == state.declarer else left - claim.tricks
        case Ending.RESIGNED | Ending.LEFT | Ending.TIMEOUT if state.ended_by != state.declarer:
            return 0 if contract.is_null else left
    return None


def _points_claimed(state: State, claimed: int, left: int) -> int:
    """The declarer's card points if he takes `claimed` of the `left` tricks.

    A claim of some tricks does not say which ones. Each trick that is given away takes the highest card that
    is left in every hand, so that nobody gains by claiming.
    """
    claim = state.claim
    points = []
    for seat in range(3):
        hand = state.hands[seat]
        assert isinstance(hand, Hand)
        place = (seat - state.turn + len(state.trick)) % 3
        cards = [*hand, *state.trick[place : place + 1]]
        points.append(sorted((CARD_POINTS.get(card.rank, 0) for card in cards), reverse=True))
    gives = claim is not None and claim.seat == state.declarer
    given = left - claimed if gives else claimed
    highest = sum(sum(each[:given]) for each in points)
    return sum(map(sum, points)) - highest if gives else highest
