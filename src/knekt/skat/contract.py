"""Contracts: what can be played at a table, the order of the cards in each, and the matadors."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from knekt.cards import Card, Hand, Order, Suit
from knekt.errors import InvalidContract
from knekt.message import Message
from knekt.skat.options import Options
from knekt.skat.rows import Row

__all__ = ["JACKS", "Contract", "contracts", "matadors", "trump_order"]

JACKS = tuple(Card.parse(text) for text in ("CJ", "SJ", "HJ", "DJ"))
_SUITS = tuple(Suit)
_GAMES = {"grand": "G", "null": "N"}
_REVOLUTION = "R"
_TURNS = {"turn": "T", "second-turn": "TT"}
_PLAIN = "ATKQ987"


@cache
def trump_order(play: str, suit: Suit | None) -> Order:
    """Which card beats which in a game of this kind (2.1 to 2.3)."""
    if play == "null":
        return Order(trumps=(), ranks="AKQJT987")
    if suit is None:
        return Order(trumps=JACKS, ranks=_PLAIN)
    return Order(trumps=JACKS + tuple(Card.parse(suit + rank) for rank in _PLAIN), ranks=_PLAIN)


@dataclass(frozen=True, slots=True)
class Contract:
    """A row of the table of contracts, with what was announced.

    It is written as a letter for the game (D H S C for suits, G grand, N null), then H for hand, then what
    was announced: S schneider, Z schwarz, O ouvert, and the number of spitzen. R is a revolution. In Tournée
    the game is followed by T for a turn, TT for a turn of the second card, H for a solo, and nothing for a
    guckser.

    >>> from knekt.skat.options import GERMAN
    >>> str(Contract(GERMAN.rows[1], Suit.CLUBS, "Z"))
    'CHZ'
    >>> Contract(GERMAN.rows[0], Suit.CLUBS, "Z")
    Traceback (most recent call last):
    knekt.errors.InvalidContract: suit cannot be played Z
    """

    row: Row
    suit: Suit | None = None
    said: str = ""
    spitzen: int = 0  # how many of the lowest trumps the declarer says will win the last tricks (17.12)
    order: Order = field(init=False, repr=False, compare=False)
    is_null: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.said not in self.row.says or (self.suit is None) == (self.row.play == "suit"):
            raise InvalidContract(self.row.name, self.said or str(self.suit))
        if not 0 <= self.spitzen <= self.row.spitzen:
            raise InvalidContract(self.row.name, str(self.spitzen))
        object.__setattr__(self, "order", trump_order(self.row.play, self.suit))
        object.__setattr__(self, "is_null", self.row.play == "null")

    @property
    def base(self) -> int:
        """The base value, or the fixed value of a null (6.1, 6.2)."""
        return self.row.bases[0 if self.suit is None else _SUITS.index(self.suit)]

    @property
    def is_open(self) -> bool:
        """Whether the declarer's hand lies face up (9.8)."""
        return self.row.open or self.said == "O"

    @property
    def schneider_said(self) -> bool:
        return self.said != "" or self.schwarz_said  # each announcement contains those before it (3.5)

    @property
    def schwarz_said(self) -> bool:
        return not self.is_null and (self.said == "Z" or self.is_open)

    @property
    def lowest_level(self) -> int:
        """The level that is certain before a card is played; 0 in null."""
        if self.is_null:
            return 0
        return self.row.levels[0] + {"": 0, "S": 2, "Z": 4, "O": 5}[self.said] + self.spitzen

    @property
    def highest_level(self) -> int:
        """The highest level that can be reached, with schwarz and all that was announced (4.5); 0 in null."""
        if self.is_null:
            return 0
        if len(self.row.says) == 1:
            return self.row.levels[-1] + self.spitzen
        unannounced = 3 if self.row.hand_step else 2  # 4.6; Tournée 4.3
        return self.row.levels[0] + {"": unannounced, "S": 3, "Z": 4, "O": 5}[self.said] + self.spitzen

    @property
    def lowest_trumps(self) -> tuple[Card, ...]:
        """The announced spitzen. The first of them is to win the last trick, the second the one before it."""
        return self.order.trumps[: -self.spitzen - 1 : -1]

    @property
    def most_matadors(self) -> int:
        """The most matadors that count, with or without (5.3, 17.11)."""
        return min(len(self.order.trumps), self.row.matadors)

    def matadors(self, cards: Hand) -> int:
        """With how many matadors these cards play, or minus without how many, as far as they count."""
        run, most = matadors(self.order, cards), self.most_matadors
        return max(-most, min(run, most))

    def certain_value(self, cards: Hand) -> int:
        """What the contract is worth at its lowest level, by the cards known to be the declarer's.

        >>> from knekt.skat.options import GERMAN
        >>> contracts(GERMAN)["H"].certain_value(Hand.parse("CJ SJ HA"))
        30
        """
        if self.is_null:
            return self.base
        return (abs(self.matadors(cards)) + self.lowest_level) * self.base

    @property
    def message(self) -> Message:
        if self.row.exchange:
            return _contract_message(_REVOLUTION)
        said = "O" if self.row.open else self.said or "none"
        if self.row.way:
            way = "guetz" if self.row.name == "guetz" else self.row.way
            return Message("contract-tournee", {"game": self.letter, "way": way, "said": said})
        hand = "yes" if self.row.hand else "no"
        named = Message("contract", {"game": self.letter, "hand": hand, "said": said})
        if not self.spitzen:
            return named
        return Message("contract-spitzen", {"contract": named, "spitzen": self.spitzen})

    @property
    def letter(self) -> str:
        """The letter of the game without what was announced: D H S C, G, N, or R for a revolution."""
        return _REVOLUTION if self.row.exchange else self.suit or _GAMES[self.row.play]

    @property
    def game(self) -> Message:
        """The name that the count says after the base value: hearts, grand, null ouvert hand."""
        if self.row.open or self.is_null:
            return self.message
        if self.row.way:
            way = str(self.message.args["way"]).removeprefix("second-")
            return Message("contract-tournee", {"game": self.letter, "way": way, "said": "none"})
        return _contract_message(self.letter)

    def __str__(self) -> str:
        if self.row.exchange:
            return self.letter
        hand, is_open = "H" if self.row.hand else _TURNS.get(self.row.way, ""), "O" if self.row.open else ""
        return f"{self.letter}{hand}{self.said}{is_open}{self.spitzen or ''}"

    def __repr__(self) -> str:
        return f"<Contract {self}>"


def _contract_message(letter: str) -> Message:
    return Message("contract", {"game": letter, "hand": "no", "said": "none"})


def contracts(options: Options) -> dict[str, Contract]:
    """Every contract that the options allow, by the way it is written.

    >>> from knekt.skat.options import GERMAN
    >>> len(contracts(GERMAN)), contracts(GERMAN)["NHO"].base
    (29, 59)
    """
    suits = {"suit": tuple(Suit), "grand": (None,), "null": (None,)}
    found = (
        Contract(row, suit, said, spitzen)
        for row in options.table
        for suit in suits[row.play]
        for said in row.says
        for spitzen in range(row.spitzen + 1)
    )
    return {str(contract): contract for contract in found}


def matadors(order: Order, cards: Hand) -> int:
    """The unbroken run of top trumps: n when held (with n), −n when missing (without n); 0 in null (5.2).

    >>> matadors(trump_order("suit", Suit.HEARTS), Hand.parse("CJ SJ HJ"))
    3
    >>> matadors(trump_order("suit", Suit.CLUBS), Hand.parse("HJ DJ CA"))
    -2
    """
    if not order.trumps:
        return 0
    held, run = order.trumps[0] in cards, 0
    mask = cards.mask if held else ~cards.mask
    for card in order.trumps:
        if not mask & card.bit:
            break
        run += 1
    return run if held else -run
