"""The picture of a deal of Skruf or trekarl."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import Struct

from knekt.cards import Hand, Suit
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
from knekt.server.shown.pictures.skruf.result import SkrufResult, skruf_result
from knekt.sheet.skruf import SkrufTerms
from knekt.skruf import (
    DEALER,
    Bid,
    Gift,
    Stage,
    State,
    TalonTaken,
    open_tricks,
    partner_of,
    partner_seen,
    sorted_for,
    sorted_hand,
    waited_for,
)
from knekt.telling.skruf import callers, rows_of_calls, stands, tells

__all__ = ["GiftDue", "GiftMade", "SkrufBid", "SkrufCall", "SkrufPicture", "skruf_picture"]

SkrufStage = Literal["deal", "auction", "talon", "give", "raise", "swap", "play", "over"]
_EXCHANGE = frozenset({Stage.GIVE, Stage.RAISE, Stage.SWAP})


class SkrufBid(Struct, kw_only=True):
    """A bid in its parts. `bid` is the notation, `name` says it in words; `due` are the tricks that it \
    promises."""

    bid: str
    name: Said
    level: int
    strain: str
    trumps: str | None
    due: int


class SkrufCall(Struct, kw_only=True):
    """A word of the auction, or of the raise phase after it; no bid is a pass.

    What it tells follows from the calls before it and the table of the rules: everybody is told the same.
    """

    seat: int
    bid: str | None
    row: int  # the row in the table of calls, which is the round
    tells: Said


class GiftMade(Struct, kw_only=True):
    """Cards that have gone from hand to hand: which, if the viewer knows them; else how many."""

    seat: int
    to: int
    cards: Heap


class GiftDue(Struct, kw_only=True):
    """Cards that somebody has still to give."""

    seat: int
    to: int
    count: int


class SkrufPicture(Struct, kw_only=True, tag="skruf", tag_field="game"):
    """A deal of Skruf as one seat, or somebody who only watches, may see it.

    Lists go by seats: the dealer's left, opposite, the dealer's right, the dealer. \
    Sides are the declarer's and the
    others'; in a misère forehand's side comes first.
    """

    number: int
    rubber: int
    dealer: int  # the number of a player, as in `seats` and `resting`
    seats: list[int]  # one for each hand; −1 where nobody holds it
    resting: list[int]
    seat: int | None  # the viewer's
    stage: SkrufStage
    turn: list[int]  # the seats that the deal waits for
    hand: int | None  # the hand that the next card comes from, which in trekarl may be the open one
    circle: list[int]  # the hands as they lie round the table, in the order of play
    roles: list[list[str]]
    hands: list[Heap]
    open: list[int]  # whose hands lie face up
    new: list[str]  # cards in the viewer's hand that were not dealt to it, until the first lead
    sorted: dict[str, list[str]]  # the viewer's hand sorted for each strain: S C D H G
    calls: list[SkrufCall]
    auction: AuctionPicture
    bought_at: int | None  # how many of the calls belong to the auction; the others raise
    high: SkrufBid | None  # the last bid
    bidder: int | None
    must_bid: bool  # whether it is below what may be played and has to be raised
    buyer: int | None
    contract: SkrufBid | None  # the last bid, once the auction is over
    misere: bool
    # the cards are known from when they are turned up until the first lead, to those who saw them
    talon: Heap
    gifts: list[GiftMade]
    due: list[GiftDue]
    laid: list[GiftMade]  # cards of a swap that wait face down for the partner's
    barred: str | None  # a suit that the leader may not lead now
    sides: list[list[int]] | None
    trick: TrickPicture | None
    last: list[TrickPicture]  # the tricks that may still be looked at, the oldest first
    won: list[int]  # tricks that each hand has taken
    tricks: list[int] | None  # tricks that each side has taken
    claim: ClaimPicture | None
    result: SkrufResult | None


def skruf_picture(view: View[State], terms: SkrufTerms) -> SkrufPicture:
    """The deal as the view has it."""
    state, seat = view.state, view.seat
    held, is_over = partial(sorted_hand, state), state.stage is Stage.OVER
    in_play = bool(state.began)
    return SkrufPicture(
        number=terms.number,
        rubber=terms.rubber,
        dealer=terms.dealer,
        seats=list(terms.seats),
        resting=list(terms.out),
        seat=seat,
        stage=_STAGES[state.stage],
        turn=list(waited_for(state)),
        hand=state.turn if state.stage is Stage.PLAY and state.ending is None else None,
        circle=list(state.circle),
        roles=_roles(state, seat),
        hands=[heap(cards, held) for cards in state.hands],
        open=sorted(state.opened),
        new=_new(state, seat),
        sorted={} if seat is None or is_over else sortings(state.hands[seat], _SORTINGS),
        calls=_calls(state),
        auction=AuctionPicture(
            callers=list(callers(state)),
            stands=[wire_sentence(each) for each in stands(listener_of(view, terms), state)],
        ),
        bought_at=None if state.buyer is None else state.bought_at,
        high=_bid(state.high),
        bidder=state.bidder,
        must_bid=state.must_bid,
        buyer=state.buyer,
        contract=_bid(state.contract),
        misere=state.is_misere,
        talon=_talon(view),
        gifts=[_gift(state, gift) for gift in state.gifts],
        due=[GiftDue(seat=giver, to=to, count=count) for giver, to, count in state.to_give],
        laid=[_gift(state, gift) for gift in state.laid],
        barred=state.barred,
        sides=[list(each) for each in state.sides] if in_play else None,
        trick=trick_under_way(state, state.circle),
        last=[trick_picture(each, state.circle) for each in open_tricks(state)],
        won=_won(state),
        tricks=list(state.won) if in_play else None,
        claim=None if is_over else claim_picture(state),
        result=skruf_result(view, listener_of(view, terms)) if is_over else None,
    )


_SORTINGS = {"G": partial(sorted_for, None), **{str(suit): partial(sorted_for, suit) for suit in Suit}}
_STAGES: dict[Stage, SkrufStage] = {each: each.name.lower() for each in Stage}  # type: ignore[misc]


def _calls(state: State) -> list[SkrufCall]:
    return [
        SkrufCall(
            seat=call.seat,
            bid=None if call.bid is None else call.bid.text,
            row=row,
            tells=wire_message(meant),
        )
        for call, row, meant in zip(state.calls, rows_of_calls(state), tells(state), strict=True)
    ]


def _roles(state: State, viewer: Seat | None) -> list[list[str]]:
    """What every seat is in this deal; the partner is the viewer's."""
    roles, buyer = [list[str]() for _ in state.circle], state.buyer
    roles[DEALER].append("dealer")
    if state.unowned is not None:
        roles[state.unowned].append("nobody")
    partner = partner_seen(state, viewer)
    if partner is not None:
        roles[partner].append("partner")
    if state.began:
        if state.declarer is not None:
            roles[state.declarer].append("declarer")
    elif buyer is not None:
        roles[buyer].append("buyer")
        if state.unowned is None:
            roles[partner_of(buyer)].append("master")  # the seat that passes the cards on (5)
    return roles


def _new(state: State, seat: Seat | None) -> list[str]:
    """The cards that came into the viewer's hand after the deal."""
    if seat is None or state.cards_played or state.stage is Stage.OVER or not state.hands:
        return []
    own, dealt = state.hands[seat], state.dealt[seat]
    if own is dealt or not (isinstance(own, Hand) and isinstance(dealt, Hand)):
        return []
    return texts(sorted_hand(state, own - dealt))


def _bid(bid: Bid | None) -> SkrufBid | None:
    if bid is None:
        return None
    return SkrufBid(
        bid=bid.text,
        name=wire_message(bid.message),
        level=bid.level,
        strain=bid.strain,
        trumps=bid.trumps,
        due=bid.due,
    )


def _gift(state: State, gift: Gift) -> GiftMade:
    return GiftMade(seat=gift.seat, to=gift.to, cards=heap(gift.cards, partial(sorted_hand, state)))


def _talon(view: View[State]) -> Heap:
    state = view.state
    if (state.buyer is None and not state.talon_dealt) or state.stage is Stage.TALON:
        return len(state.talon) if isinstance(state.talon, Hidden) else texts(state.talon)
    if state.stage in _EXCHANGE:
        for event in view.events:
            if isinstance(event, TalonTaken):
                return [] if isinstance(event.cards, Hidden) else texts(sorted_hand(state, event.cards))
    return []


def _won(state: State) -> list[int]:
    won = [0] * len(state.circle)
    for trick in state.tricks:
        won[trick.winner] += 1
    return won
