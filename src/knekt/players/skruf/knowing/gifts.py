"""What cards that the partner has given tell of those that he has kept (5, 14): he makes himself void, and keeps his suits together.

How likely a hand is beside such gifts is learned from deals of strong players (`knekt lab skruf exchange`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.players.data_files import data_file_text, read_data_file
from knekt.players.skruf.knowing.knowledge import ALL, below, moved, of_suit, top
from knekt.skruf import State, partner_of
from knekt.skruf.exchange import leader
from knekt.solver.clues import Clue, Look, by_count

__all__ = [
    "MODEL",
    "CountKind",
    "ExchangeModel",
    "Giver",
    "Sign",
    "Trait",
    "model_text",
    "read_model",
    "shipped_model",
    "signs",
]

FORMAT, VERSION = "knekt-skruf-exchange", 1
MODEL = Path(__file__).parent.parent.parent / "models" / "skruf-exchange.json"
SCALE = 10_000  # factors are written as whole numbers

SUITS = {suit: of_suit(ALL, suit) for suit in Suit}
ACES = Hand.of(card for card in ALL if card.rank == "A")
TOPS = Hand.of(card for card in ALL if card.rank in "AKQ")


class CountKind(Enum):
    """What is counted in a hand."""

    SIDE = "side"  # the cards of a suit that is not trumps
    LOWER = "lower"  # those of them that are lower than one that was given away
    ACES = "aces"  # beside that of trumps
    TRUMPS = "trumps"
    TOPS = "tops"  # ace, king and queen of trumps

    @property
    def most(self) -> int:
        """The number that stands for all higher ones, too."""
        return {
            CountKind.SIDE: 7,
            CountKind.LOWER: 3,
            CountKind.ACES: 3,
            CountKind.TRUMPS: 8,
            CountKind.TOPS: 3,
        }[self]


class Giver(Enum):
    """Who has given cards away."""

    BUYER = "buyer"
    MASTER = "master"
    LEADS = "leads"  # of the opponents, who swap
    FOLLOWS = "follows"

    @classmethod
    def of(cls, state: State, seat: Seat) -> Giver:
        if state.side_of(seat) == 0:
            return cls.BUYER if seat == state.buyer else cls.MASTER
        return cls.LEADS if seat == leader(state) else cls.FOLLOWS


class Trait(NamedTuple):
    """What is counted in whose hand, of whom one has seen so many cards of the suit that he gave."""

    kind: CountKind
    giver: Giver
    seen: int = 0

    def __str__(self) -> str:
        return f"{self.kind.value} {self.giver.value} {self.seen}"

    @classmethod
    def parse(cls, text: str) -> Trait:
        kind, giver, seen = text.split()
        return cls(CountKind(kind), Giver(giver), int(seen))


class Sign(NamedTuple):
    """A trait, and where it is looked for: among which cards of which hand."""

    trait: Trait
    look: Look
    cards: int


@dataclass(frozen=True, slots=True)
class ExchangeModel:
    """How likely each number is of what is counted: none, one, two and so on; what is not in it tells nothing."""

    factors: Mapping[Trait, Sequence[float]] = field(default_factory=dict)
    story: Mapping[str, Any] = field(default_factory=dict)  # how it was made, and what was measured

    def clues(self, state: State, own: Seat, trumps: Suit, played: Sequence[int]) -> Iterator[Clue]:
        """What the gifts so far tell a seat of its partner, who has played these cards since."""
        for trait, look, cards in signs(state, own, trumps, played):
            if trait in self.factors:
                yield Clue((look,), by_count(cards, self.factors[trait]))


def signs(state: State, own: Seat, trumps: Suit, played: Sequence[int]) -> Iterator[Sign]:
    """All that is looked for in the hand of the partner, if he has given; always in the same order."""
    seat = partner_of(own)
    if all(gift.seat != seat for gift in state.gifts):
        return
    got, gave = moved(state)
    giver = Giver.of(state, seat)
    # what a buyer keeps is known to his master, who gives him one more card himself
    come = got[seat] if giver is Giver.BUYER else 0
    look = Look(1 << seat, come=come, gone=played[seat] & ~come)
    for suit, cards in SUITS.items():
        seen = of_suit(Hand(gave[seat]), suit)
        kind = CountKind.TRUMPS if suit == trumps else CountKind.SIDE
        yield Sign(Trait(kind, giver, len(seen)), look, cards.mask)
        if seen and suit != trumps:
            yield Sign(Trait(CountKind.LOWER, giver), look, below(top(seen), cards).mask)
    if state.side_of(seat) == 0:
        yield Sign(Trait(CountKind.TOPS, giver), look, (TOPS & SUITS[trumps]).mask)
        yield Sign(Trait(CountKind.ACES, giver), look, (ACES - SUITS[trumps]).mask)


def model_text(model: ExchangeModel) -> str:
    """The model as a file."""
    factors = {str(trait): [round(SCALE * each) for each in many] for trait, many in model.factors.items()}
    return data_file_text(FORMAT, VERSION, {"factors": dict(sorted(factors.items())), "story": model.story})


def read_model(path: Path) -> ExchangeModel:
    """The model in a file; KnektError if it is torn, was changed, or is of another sort."""
    try:
        body = read_data_file(path, FORMAT, VERSION)
        factors = {
            Trait.parse(text): tuple(each / SCALE for each in many) for text, many in body["factors"].items()
        }
        if any(len(many) != trait.kind.most + 1 or min(many) <= 0 for trait, many in factors.items()):
            raise ValueError
        return ExchangeModel(factors, body["story"])
    except (ValueError, KeyError, TypeError, AttributeError):
        raise KnektError("exchange-model", f"{path.name} cannot be used", name=path.name) from None


@lru_cache(maxsize=1)
def shipped_model() -> ExchangeModel:
    """The model that comes with Knekt."""
    return read_model(MODEL)
