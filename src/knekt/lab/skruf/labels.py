"""Pairs of hands with the tricks they take with open cards, from which the estimate of tricks learns."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from knekt.cards import Card, Hand, Suit
from knekt.errors import KnektError
from knekt.lab.book import Book, Line
from knekt.lab.work import Workers, run_all
from knekt.players.skruf.giving.book_swap import card_to_swap
from knekt.players.skruf.giving.exchange_guess import SUIT_AT, VOID, cheapest, gather_trumps, suit_bits
from knekt.skruf import PACK
from knekt.solver import Limits, SkrufPosition, solve_all

__all__ = ["CHUNK", "EXCHANGES", "Chunk", "Label", "label", "label_chunk", "read_labels"]

CHUNK = 20  # rows that are solved and written together; so many are lost at most when the work is stopped
KIND = "skruf-tricks"  # the kind of the file
PLAIN = 0.2  # the share of rows without an exchange, as in Skruf without talon
GRANDISSIMO = 0.2
BEST = 0.7  # the share of the others that are in the longest suit of the side
SWAPPED = 0.8
SPARES = 0.0, VOID, 3.0  # what a step towards a void may be worth to the giver
NODES = 1_000_000
TRICKS, FOUR, THREE = 13, 4, 3
TASTE = dict.fromkeys("DHSC", 0)


@dataclass(frozen=True, slots=True)
class Label:
    """The two hands of a side, the declarer's first, the trumps, and the tricks they take."""

    one: Hand
    other: Hand
    trumps: Suit | None
    tricks: int


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some rows to be made; the same chunk always gives the same rows."""

    exchange: str
    seed: str
    first: int
    rows: int


@dataclass(frozen=True, slots=True)
class _Drawn:
    hands: tuple[Hand, Hand, Hand, Hand]
    trumps: Suit | None


def label(path: Path, exchange: str, seed: str, rows: int, workers: Workers) -> Iterator[int]:
    """Write so many rows to a file, or go on with it; yields how many rows the file has after each chunk."""
    head = {"kind": KIND, "exchange": exchange, "seed": seed}
    book = Book(path, head, lambda lines: min(rows, len(lines) // CHUNK * CHUNK))
    try:
        done = len(book.lines)
        yield done
        chunks = (
            Chunk(exchange, seed, first, min(CHUNK, rows - first)) for first in range(done, rows, CHUNK)
        )
        for made in run_all(label_chunk, chunks, workers):
            book.append(made)
            done += len(made)
            yield done
    finally:
        book.close()


def label_chunk(chunk: Chunk) -> list[Line]:
    """The rows of a chunk."""
    rngs = (Random(f"{chunk.seed} {chunk.first + place}") for place in range(chunk.rows))
    drawn = [_draw(rng, EXCHANGES[chunk.exchange]) for rng in rngs]
    asked = [SkrufPosition(each.hands, leader=1, trumps=each.trumps) for each in drawn]
    solved = solve_all(asked, limits=Limits(nodes=NODES), threads=1)
    return [
        {
            "one": each.hands[0].mask,
            "other": each.hands[2].mask,
            "strain": each.trumps or "G",
            # the solver counts for the side that leads, here the opponents
            "low": TRICKS - found.value.high,
            "high": TRICKS - found.value.low,
        }
        for each, found in zip(drawn, solved, strict=True)
    ]


def read_labels(path: Path) -> tuple[Line, list[Label]]:
    """How a file was made, and its rows without those too hard to solve; KnektError if it is another file."""
    try:
        head, *rows = [json.loads(line) for line in path.read_text().splitlines()]
        if head["kind"] != KIND or not rows:
            raise ValueError
        making = {"exchange": head["exchange"], "seed": head["seed"], "rows": len(rows)}
        return making, [_label(row) for row in rows if row["low"] == row["high"]]
    except OSError:
        raise KnektError("unreadable-file", f"{path} cannot be read", name=str(path)) from None
    except (ValueError, KeyError, TypeError):
        raise KnektError("no-rows", f"{path} holds no labels", name=str(path)) from None


def _label(row: Line) -> Label:
    trumps = None if row["strain"] == "G" else Suit(row["strain"])
    return Label(Hand(row["one"]), Hand(row["other"]), trumps, row["low"])


def _draw(rng: Random, exchange: Exchange) -> _Drawn:
    """A deal after the exchange; seats 0 and 2 are the side that plays."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < PLAIN:
        one, left, other, right = (_mask(pack[13 * place : 13 * place + 13]) for place in range(4))
        trumps = _trumps(one | other, rng)
        return _Drawn((Hand(one), Hand(left), Hand(other), Hand(right)), trumps)
    one, left, other, right = (_mask(pack[12 * place : 12 * place + 12]) for place in range(4))
    talon = _mask(pack[48:])
    trumps = _trumps(one | other | talon, rng)
    master, buyer, left, right = exchange(one, other, talon, left, right, trumps, rng)
    declares, partner = (master, buyer) if rng.random() < 0.5 else (buyer, master)
    return _Drawn((Hand(declares), Hand(left), Hand(partner), Hand(right)), trumps)


def _guess_exchange(
    one: int, other: int, talon: int, left: int, right: int, trumps: Suit | None, rng: Random
) -> tuple[int, int, int, int]:
    """The exchange as the auction guesses it:
    trumps come together, and opponents swap the cards they miss least.
    """
    found = gather_trumps(one, other, talon, trumps)
    left, right = left | found.away[0], right | found.away[1]
    if rng.random() < SWAPPED:
        first, second = cheapest(left, trumps, spares=3.0), cheapest(right, trumps, spares=3.0)
        left, right = left & ~first | second, right & ~second | first
    return found.master, found.buyer, left, right


def _any_exchange(
    master: int, buyer: int, talon: int, left: int, right: int, trumps: Suit | None, rng: Random
) -> tuple[int, int, int, int]:
    """A random exchange: trumps, top cards of a suit, cards missed least; and a swap by the book."""
    given, buyer = 0, buyer | talon
    if trumps is not None:
        held = suit_bits(buyer, trumps)
        given = _top(held, rng.randint(0, min(FOUR, held.bit_count()))) << SUIT_AT[trumps]
    while given.bit_count() < FOUR:
        here = buyer & ~given
        suit = rng.choice([suit for suit in Suit if suit_bits(here, suit)])
        best = _top(suit_bits(here, suit), 1) << SUIT_AT[suit]
        given |= best if rng.random() < 0.3 else cheapest(here, trumps, spares=rng.choice(SPARES))
    master, buyer, gone = master | given, buyer & ~given, list[int]()
    spares = rng.choice(SPARES)
    for _ in range(THREE):
        gone.append(cheapest(master, trumps, spares=spares))
        master &= ~gone[-1]
    gone.sort(key=lambda card: (card.bit_length() - 1) % TRICKS)
    left, right = left | gone[0], right | gone[1]
    if rng.random() < SWAPPED:
        left, right = _after_swap(left, right, trumps)
    return master, buyer | gone[2], left, right


Exchange = Callable[[int, int, int, int, int, Suit | None, Random], tuple[int, int, int, int]]
EXCHANGES: Mapping[str, Exchange] = {"guess": _guess_exchange, "any": _any_exchange}


def _top(held: int, count: int) -> int:
    """The highest cards of a suit, so many of them."""
    while held.bit_count() > count:
        held &= held - 1
    return held


def _after_swap(left: int, right: int, trumps: Suit | None) -> tuple[int, int]:
    """Both hands of the opponents after a swap by the book; the one who leads gives first."""
    first = card_to_swap(trumps, Hand(left), Hand(left), TASTE).bit
    second = card_to_swap(trumps, Hand(right | first), Hand(right), TASTE).bit
    return left & ~first | second, (right | first) & ~second


def _trumps(side: int, rng: Random) -> Suit | None:
    if rng.random() < GRANDISSIMO:
        return None
    longest = max(Suit, key=lambda suit: (suit_bits(side, suit).bit_count(), rng.random()))
    return longest if rng.random() < BEST else rng.choice(list(Suit))


def _mask(cards: list[Card]) -> int:
    return Hand.of(cards).mask
