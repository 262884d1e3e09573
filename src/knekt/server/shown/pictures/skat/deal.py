"""The picture of a deal of Skat or Tournée."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from knekt.cards import Hand
from knekt.engine import Hidden, Seat, View
from knekt.server.shown.pictures.parts import (
    AuctionPicture,
    ClaimPicture,
    Heap,
    Said,
    TrickPicture,
    claim_picture,
    heap,
    listener_of,
    sortings,
    texts,
    trick_picture,
    trick_under_way,
    wire_message,
    wire_sentence,
)
from knekt.server.shown.pictures.skat.result import SkatResult, skat_result
from knekt.server.shown.pictures.skat.said import (
    SkatCall,
    SkatPush,
    calls_heard,
    cards_pushed,
    points_taken,
    roles_of,
    tricks_won,
)
from knekt.server.shown.pictures.skat.worth import TEN, GameWorth, games_worth, value_known
from knekt.sheet import SkatTerms
from knekt.skat import Contract, Stage, State, gift_scores, hand_orders, is_pushed, order_held, waited_for
from knekt.telling.skat import stands

__all__ = ["Bidding", "GiftOffered", "Proposed", "SkatContract", "SkatPicture", "skat_picture"]

CIRCLE = 0, 1, 2
SkatStage = Literal[
    "deal", "auction", "skat", "turn", "discard", "declare", "exchange", "push", "play", "over"
]


class Bidding(Struct, kw_only=True):
    """How the auction stands: who bids to whom, what has been held, and the value that waits for an \
    answer."""

    caller: int | None  # none if only forehand is left to speak
    holder: int
    current: int
    asked: int | None


class SkatContract(Struct, kw_only=True):
    """What is played, in its parts. `contract` is the notation, `name` says it in words."""

    contract: str
    name: Said
    suit: str | None  # the trump suit
    jacks: bool  # whether the jacks are trumps, above all others
    null: bool
    hand: bool  # whether the skat was left alone
    way: str  # in Tournée: turn, second-turn, guckser, solo
    schneider: bool  # announced
    schwarz: bool
    open: bool
    spitzen: int
    revolution: bool
    value: int | None  # the least value by the cards that the viewer knows to be the declarer's


class GiftOffered(Struct, kw_only=True):
    """A gift of the defenders: who had the thought, the game or schneider, and whether both are of one mind.

    Who is offered it is also told what it gives to take it, and to decline it and win.
    """

    seat: int
    level: str
    agreed: bool
    taken: int | None
    declined: int | None


class Proposed(Struct, kw_only=True):
    """How a defender would share out both hands in a revolution: what he himself would hold."""

    seat: int
    cards: Heap


class SkatPicture(Struct, kw_only=True, tag="skat", tag_field="game"):
    """A deal of Skat as one seat, or somebody who only watches, may see it. Lists go by seats: forehand, \
    middlehand, rearhand."""

    number: int
    dealer: int  # the number of a player, as in `seats` and `resting`
    seats: list[int]
    resting: list[int]
    seat: int | None  # the viewer's
    stage: SkatStage
    turn: list[int]  # the seats that the deal waits for
    roles: list[list[str]]
    hands: list[Heap]
    open: list[int]  # whose hands lie face up
    new: list[str]  # cards in the viewer's hand that were not dealt to it, until the first lead
    sorted: dict[str, list[str]]  # the viewer's hand sorted for each game: C S H D G N
    calls: list[SkatCall]
    auction: AuctionPicture
    bidding: Bidding | None
    bid: int
    declarer: int | None
    contract: SkatContract | None
    # games that may be named now; where nothing counts, these stand here before that, too
    games: list[GameWorth]
    took_skat: bool
    middle: Heap  # the two cards that lie apart now: the skat, or what was laid away
    turned: list[str]  # cards of the skat that everybody has seen; the one that decides comes last
    peeked: str | None  # the card of the skat that only the viewer has looked at
    verdict: str  # what the declarer did with the first card: kept, rejected, or nothing yet
    ramsch: bool
    schieberramsch: bool
    pushes: list[SkatPush]
    refusals: int  # how often the two cards were passed on unseen
    bock: int
    kontra: int  # how often the deal was doubled
    gift: GiftOffered | None
    declined: str  # the highest gift that was declined: game or schneider
    proposal: Proposed | None
    trick: TrickPicture | None
    last: list[TrickPicture]  # the tricks that may still be looked at, the oldest first
    won: list[int]  # tricks of each seat
    tricks: list[int]  # tricks of the declarer and of the defenders; in ramsch all belong to the latter
    points: int | None  # card points that the viewer's side has taken or laid away
    resigned: list[int]
    claim: ClaimPicture | None
    result: SkatResult | None


def skat_picture(view: View[State], terms: SkatTerms, helped: bool) -> SkatPicture:
    """The deal as the view has it; with `helped`, the viewer is told what the hand is worth."""
    state, seat = view.state, view.seat
    held, is_over = order_held(state).sorted, state.stage is Stage.OVER
    auction, proposal = state.auction, state.proposal
    return SkatPicture(
        number=terms.number,
        dealer=terms.dealer,
        seats=list(terms.seats),
        resting=list(terms.resting(state.rules.options.players)),
        seat=seat,
        stage=_STAGES[state.stage],
        turn=list(waited_for(state)),
        roles=roles_of(state, terms, seat),
        hands=[heap(cards, held) for cards in state.hands],
        open=sorted(state.opened),
        new=_new(state, seat),
        sorted={} if seat is None or is_over else sortings(state.hands[seat], _SORTINGS),
        calls=calls_heard(state.rules, view.events),
        auction=AuctionPicture(
            callers=list(CIRCLE),
            stands=[wire_sentence(each) for each in stands(listener_of(view, terms), state)],
        ),
        bidding=None
        if state.stage is not Stage.AUCTION
        else Bidding(
            caller=auction.caller,
            holder=auction.holder,
            current=auction.current,
            asked=auction.asked or None,
        ),
        bid=state.bid,
        declarer=state.declarer,
        contract=None if state.contract is None else _contract(view, state.contract),
        games=games_worth(state, seat, helped=helped),
        took_skat=state.took_skat,
        middle=_middle(state),
        turned=texts(sorted(state.turned, key=lambda card: card == state.deciding)),
        peeked=_peeked(state),
        verdict=state.verdict,
        ramsch=state.is_ramsch,
        schieberramsch=is_pushed(state),
        pushes=cards_pushed(view.events, order_held(state)) if is_pushed(state) else [],
        refusals=state.refusals,
        bock=state.bock,
        kontra=state.kontra,
        gift=_gift(state, seat),
        declined=state.declined,
        proposal=None if proposal is None else Proposed(seat=proposal.seat, cards=heap(proposal.cards, held)),
        trick=trick_under_way(state, CIRCLE),
        last=[trick_picture(each, CIRCLE) for each in state.tricks[-1:]],
        won=tricks_won(state),
        tricks=[state.won, state.lost],
        points=points_taken(state, seat),
        resigned=sorted(state.resigned),
        claim=None if is_over else claim_picture(state),
        result=skat_result(view, listener_of(view, terms)) if is_over else None,
    )


_SORTINGS = {letter: order.sorted for letter, order in hand_orders().items()}
_STAGES: dict[Stage, SkatStage] = {each: each.name.lower() for each in Stage}  # type: ignore[misc]


def _new(state: State, seat: Seat | None) -> list[str]:
    """The cards that came into the viewer's hand after the deal: the skat, cards pushed or exchanged."""
    if seat is None or state.has_begun or state.stage is Stage.OVER or not state.hands:
        return []
    own, dealt = state.hands[seat], state.dealt[seat]
    if own is dealt or not (isinstance(own, Hand) and isinstance(dealt, Hand)):
        return []
    return texts(order_held(state).sorted(own - dealt))


def _middle(state: State) -> Heap:
    if state.laid is not None:
        return heap(state.laid, order_held(state).sorted)
    if state.took_skat or state.is_ramsch:
        return []  # the cards are in a hand
    return heap(state.skat, order_held(state).sorted)


def _peeked(state: State) -> str | None:
    if state.first is None or isinstance(state.first, Hidden) or state.turned:
        return None
    return state.first[0].text


def _gift(state: State, viewer: Seat | None) -> GiftOffered | None:
    gift = state.gift
    if gift is None:
        return None
    taken = declined = None
    if viewer is not None and viewer == state.declarer and len(state.dealt[viewer]) == TEN:
        taken, declined = (each.total for each in gift_scores(state, gift.level))
    return GiftOffered(seat=gift.seat, level=gift.level, agreed=gift.agreed, taken=taken, declined=declined)


def _contract(view: View[State], contract: Contract) -> SkatContract:
    return SkatContract(
        contract=str(contract),
        name=wire_message(contract.message),
        suit=contract.suit,
        jacks=not contract.is_null,
        null=contract.is_null,
        hand=contract.row.hand,
        way=contract.row.way,
        schneider=not contract.is_null and contract.schneider_said,
        schwarz=contract.schwarz_said,
        open=contract.is_open,
        spitzen=contract.spitzen,
        revolution=contract.row.exchange,
        value=value_known(view.state, view.seat, contract),
    )
