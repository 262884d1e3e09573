"""What can be asked of any view of a deal: for whom the deal waits, how a hand is sorted, how play began."""

from __future__ import annotations

from knekt.cards import Card, Hand, Order, Suit
from knekt.engine import Cards, Seat
from knekt.skat import finish, revolution, schenken
from knekt.skat.claims import CLAIMS
from knekt.skat.contract import JACKS, Contract, trump_order
from knekt.skat.declare import own_cards
from knekt.skat.play import card_points
from knekt.skat.score import LAST_TRICK, Facts, Score, score
from knekt.skat.state import SEATS, Stage, State

__all__ = [
    "gift_scores",
    "hand_orders",
    "hands_played",
    "is_plain",
    "is_pushed",
    "known_cards",
    "order_held",
    "seldom_laid",
    "sorted_hand",
    "still_needed",
    "turned_games",
    "waited_for",
]


FULL = 10  # the card points from which a card is called a full one


def waited_for(state: State) -> tuple[Seat, ...]:
    """The seats whose answer the deal waits for; it can be asked of any view."""
    if state.ending is not None or state.stage in (Stage.DEAL, Stage.OVER):
        return ()
    if state.claim is not None:
        return tuple(seat for seat in range(len(SEATS)) if CLAIMS.answer_asks(state, seat))
    if state.gift is not None:
        return tuple(seat for seat in range(len(SEATS)) if schenken.answer_asks(state, seat))
    if state.stage is Stage.EXCHANGE:
        if state.proposal is None:
            return (revolution.proposer(state),)
        return tuple(seat for seat in state.defenders if seat != state.proposal.seat)
    if state.stage is Stage.PLAY and state.rules.may_double and finish.awaits_word(state):
        assert state.declarer is not None
        return (state.declarer,)
    return (state.turn,)


def order_held(state: State) -> Order:
    """The order in which a hand is sorted: that of the contract, or before that of grand or of null."""
    if state.contract is not None:
        return state.contract.order
    return trump_order("null" if state.way == "guckser-null" else "grand", None)


def hand_orders() -> dict[str, Order]:
    """The ways in which a hand can be sorted, by the letter of the game."""
    suits = {str(suit): trump_order("suit", suit) for suit in Suit}
    return {**suits, "G": trump_order("grand", None), "N": trump_order("null", None)}


def seldom_laid(contract: Contract, cards: Hand) -> Hand:
    """The cards that are seldom laid away for this game: jacks, aces and tens; none in a null."""
    if contract.is_null:
        return Hand()
    return Hand.of(card for card in cards if card in JACKS or card_points((card,)) >= FULL)


def sorted_hand(state: State, cards: Hand) -> list[Card]:
    """A hand as it is held: trumps first."""
    return order_held(state).sorted(cards)


def hands_played(state: State) -> tuple[Cards, ...]:
    """The hands with which play began, in a deal that is over."""
    if not state.took_skat or state.declarer is None:
        return state.began or state.dealt
    ten, laid = state.dealt[state.declarer], state.laid
    assert isinstance(ten, Hand) and isinstance(state.skat, Hand) and isinstance(laid, Hand)
    return (
        *state.dealt[: state.declarer],
        (ten | state.skat) - laid,
        *state.dealt[state.declarer + 1 :],
    )


def is_pushed(state: State) -> bool:
    """Whether a ramsch is one in which two cards go round first."""
    return state.is_ramsch and bool(state.refusals or state.began or state.stage is Stage.PUSH)


def known_cards(state: State) -> Hand:
    """The cards that the declarer knows to be his, and those that he has turned up or looked at."""
    cards = own_cards(state)
    if state.stage is Stage.TURN and isinstance(state.first, Hand):
        cards |= state.first | state.turned
    return cards


def is_plain(contract: Contract) -> bool:
    """Whether it is a plain game: nothing announced, not open, with pickup, and not a second turn."""
    row = contract.row
    pickup_or_way = row.way != "second-turn" if row.way else not row.hand
    return pickup_or_way and not (contract.said or contract.is_open or contract.spitzen)


def still_needed(contract: Contract, value: int, bid: int) -> str:
    """What a game of this value still needs to be worth the bid; each level adds the base value (4.5).

    It is "" for nothing, "schneider", "schwarz", or "overbid" if no level is enough.
    """
    lacking = -(-(bid - value) // contract.base)
    if lacking <= 0:
        return ""
    return "overbid" if contract.is_null or lacking > 2 else ("schneider", "schwarz")[lacking - 1]


def turned_games(state: State) -> list[Contract]:
    """The games that a declarer of Tournée can play if he keeps the first card (Tournée 7.1)."""
    assert isinstance(state.first, Hand)
    card = state.first[0]
    return [
        each
        for each in state.rules.contracts.values()
        if each.row.way == "turn" and (each.suit == card.suit or (each.suit is None and card in JACKS))
    ]


def gift_scores(state: State, level: str) -> tuple[Score, Score]:
    """The score if the declarer takes the gift, and the score if he declines it and wins (17.3)."""
    contract, options, seat = state.contract, state.rules.options, state.declarer
    assert contract is not None and seat is not None
    cards = state.dealt[seat]
    assert isinstance(cards, Hand)
    if state.took_skat and isinstance(state.skat, Hand):
        cards |= state.skat
    run = contract.matadors(cards)
    taken = Facts(contract, run, bid=state.bid, kontra=state.kontra, declined=state.declined, accepted=level)
    tricks = LAST_TRICK if level == "schneider" else LAST_TRICK - 1
    declined = Facts(contract, run, options.schneider, tricks, state.bid, kontra=state.kontra, declined=level)
    return score(options, taken, state.bock), score(options, declined, state.bock)
