"""The deal: twelve cards to each, four to the talon (2.2); without talon, thirteen to each (12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

from knekt.cards import CARDS, Card, Hand, Seed, shuffled
from knekt.engine import Cards, Hidden, Move, Seat, check_pack, known, value
from knekt.errors import InvalidPosition
from knekt.message import Message
from knekt.skruf.options import Options
from knekt.skruf.spelling import SkrufEvent, parts_of, read_heaps, read_talon, talon_text, unreadable
from knekt.skruf.state import DEALER, OPEN_HAND, SEATS, Stage, State

__all__ = ["ALL", "MOVES", "PACK", "TALON", "Dealt", "dealt_from", "hand_of"]

PACK = CARDS
TALON = 4
ALL = Hand.of(PACK)  # the pack as a heap
_SPREAD = range(8, 12)  # the rounds after which a card goes to the talon, if its cards are dealt one by one


@value
class Dealt(SkrufEvent):
    """Twelve cards to each seat, and four to the talon from its top card down. A seat sees its own cards."""

    kind = "dealt"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...] | Hidden = ()
    unowned: Seat | None = None  # the hand that nobody holds, in trekarl (11)

    @classmethod
    def of(cls, *hands: Hand, talon: tuple[Card, ...] = (), unowned: Seat | None = None) -> Dealt:
        """A deal of these cards, from the dealer's left; InvalidPosition if they are not a whole pack."""
        dealt = cls(hands, talon, unowned)
        dealt.check()
        return dealt

    def check(self) -> None:
        """Nothing, if these are all cards of the pack, each once; InvalidPosition if not."""
        if len(self.hands) != len(SEATS):
            raise InvalidPosition("wrong-number-of-hands", hands=len(self.hands), due=len(SEATS))
        if isinstance(self.talon, Hidden):
            raise InvalidPosition("cards-hidden", cards=self.talon.count)
        hands, due = known(self.hands), 12 if self.talon else 13
        for name, cards in zip(SEATS, hands, strict=True):
            if len(cards) != due:
                raise InvalidPosition("wrong-number-dealt", place=hand_of(name), cards=len(cards), due=due)
        check_pack((*hands, Hand.of(self.talon)), ALL)

    def seen_by(self, seat: Seat | None) -> Self:
        owned = None if seat == self.unowned else seat
        hands = tuple(cards if each == owned else Hidden(len(cards)) for each, cards in enumerate(self.hands))
        return replace(self, hands=hands, talon=Hidden(len(self.talon)) if self.talon else ())

    def __str__(self) -> str:
        told = [*map(str, self.hands), *([talon_text(self.talon)] if self.talon else [])]
        return "deal " + " | ".join(told + ["open"] * (self.unowned is not None))

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "deal":
            return None
        parts, is_open = parts_of(what)
        if len(parts) not in (4, 5):
            raise unreadable(text)
        talon = read_talon(parts[4]) if parts[4:] else ()
        return cls(read_heaps(parts[:4], text), talon, OPEN_HAND if is_open else None)


def dealt_from(options: Options, seed: Seed) -> Dealt:
    """The cards that the seed deals at a table of these options."""
    return from_pack(options, shuffled(PACK, seed))


def from_pack(options: Options, cards: Sequence[Card]) -> Dealt:
    """The pack dealt out one card at a time, from its first card on (2.2)."""
    first = DEALER if options.first_card == "dealer" else 0
    hands, talon, rest = [Hand()] * 4, list[Card](), iter(cards)
    rounds = 12 if options.has_talon else 13
    for number in range(1, rounds + 1):
        if options.has_talon and number == rounds and options.talon_position == "before_last_round":
            talon += [next(rest) for _ in range(TALON)]
        for place in range(4):
            seat = (first + place) % 4
            hands[seat] |= Hand(next(rest).bit)
        if options.has_talon and number in _SPREAD and options.talon_position == "spread":
            talon.append(next(rest))
    talon += rest  # empty, unless the talon is dealt last
    # the cards of the talon are dealt face down on each other, so the last one is on top
    return Dealt(tuple(hands), tuple(reversed(talon)), OPEN_HAND if options.is_trekarl else None)


def hand_of(seat: str) -> Message:
    """The name of a hand, for an error."""
    return Message("skruf-hand", {"seat": seat})


def evolve_dealt(state: State, event: Dealt) -> State:
    return state.but(
        stage=Stage.AUCTION,
        dealt=event.hands,
        hands=event.hands,
        talon=event.talon,
        unowned=event.unowned,
        turn=DEALER,  # the dealer is forehand in the auction (4.1)
    )


MOVES = (Move(Dealt, evolve_dealt),)
