"""What the cards that a partner has given away tell of those that it has kept (5, 14).

A player who gives makes a suit void and keeps other suits together. How likely a hand is after such gifts is
learned from deals of strong players (`knekt lab skruf exchange`).
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
    """Which cards are counted in a hand."""

    SIDE = "side"  # the cards of a suit that is not trumps
    LOWER = "lower"  # the cards of such a suit that are lower than one that was given away
    ACES = "aces"  # the aces, that of trumps left out
    TRUMPS = "trumps"
    TOPS = "tops"  # ace, king and queen of trumps

    @property
    def most(self) -> int:
        """The highest number that is told apart; it stands for all higher ones, too."""
        return {
            CountKind.SIDE: 7,
            CountKind.LOWER: 3,
            CountKind.ACES: 3,
            CountKind.TRUMPS: 8,
            CountKind.TOPS: 3,
        }[self]


class Giver(Enum):
    """The part in the deal of a seat that has given cards away."""

    BUYER = "buyer"
    MASTER = "master"
    LEADS = "leads"  # the opponent who leads, after the swap
    FOLLOWS = "follows"  # the other opponent

    @classmethod
    def of(cls, state: State, seat: Seat) -> Giver:
        if state.side_of(seat) == 0:
            return cls.BUYER if seat == state.buyer else cls.MASTER
        return cls.LEADS if seat == leader(state) else cls.FOLLOWS


class Trait(NamedTuple):
    """What is counted in the hand of which giver, after so many cards of that suit were seen to be given."""

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
    """A trait, and among which cards of which hand it is counted."""

    trait: Trait
    look: Look
    cards: int


@dataclass(frozen=True, slots=True)
class ExchangeModel:
    """For each trait, how likely each count is: 0, 1, 2 and so on. A trait that is missing tells nothing."""

    factors: Mapping[Trait, Sequence[float]] = field(default_factory=dict)
    story: Mapping[str, Any] = field(default_factory=dict)  # how the model was made, and how well it does

    def clues(self, state: State, own: Seat, trumps: Suit, played: Sequence[int]) -> Iterator[Clue]:
        """What the gifts so far tell a seat of its partner;
        `played` has the cards that each seat has played.
        """
        for trait, look, cards in signs(state, own, trumps, played):
            if trait in self.factors:
                yield Clue((look,), by_count(cards, self.factors[trait]))


def signs(state: State, own: Seat, trumps: Suit, played: Sequence[int]) -> Iterator[Sign]:
    """All that is counted in the hand of the partner, if it has given cards; always in the same order."""
    seat = partner_of(own)
    if all(gift.seat != seat for gift in state.gifts):
        return
    got, gave = moved(state)
    giver = Giver.of(state, seat)
    # The master knows one card of the buyer: the one that the master has given back.
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
    """The text of the model's file."""
    factors = {str(trait): [round(SCALE * each) for each in many] for trait, many in model.factors.items()}
    return data_file_text(FORMAT, VERSION, {"factors": dict(sorted(factors.items())), "story": model.story})


def read_model(path: Path) -> ExchangeModel:
    """The model in a file; KnektError if the file is torn, was changed, or is of another kind."""
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
