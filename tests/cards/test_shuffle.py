"""The shuffle: the same on every machine and for ever, every place equally likely for every card."""

from __future__ import annotations

import hashlib
import hmac
from itertools import chain, count

import pytest

from knekt.cards import CARDS, Card, Hand, Seed, pack, shuffled
from knekt.skat import PACK, Dealt

SKAT = pack("AKQJT987")


def by_hand(cards: tuple[Card, ...], key: bytes) -> list[Card]:
    """The shuffle once more, from its description: HMAC-SHA256 of 0, 1, 2 … cut into 32-bit numbers; from the
    last place down, a number is thrown away if it is past the last whole multiple of the places left, and the
    card at its remainder changes places with the last."""
    stream = b"".join(
        hmac.new(key, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(40)
    )
    numbers = [int.from_bytes(stream[start : start + 4], "big") for start in range(0, len(stream), 4)]
    row = list(cards)
    for left in range(len(row), 1, -1):
        number = numbers.pop(0)
        while number >= 2**32 - 2**32 % left:
            number = numbers.pop(0)
        place = number % left
        row[left - 1], row[place] = row[place], row[left - 1]
    return row


@pytest.mark.parametrize("text", ["", "a first deal", "friday night", "ö", "00" * 32, "ff" * 32])
def test_the_shuffle_is_what_its_description_says(text: str) -> None:
    seed = Seed.parse(text)
    assert list(shuffled(SKAT, seed)) == by_hand(SKAT, seed.bits)
    assert list(shuffled(CARDS, seed)) == by_hand(CARDS, seed.bits)


def test_a_number_that_would_favour_a_place_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 is no multiple of 52: its last 48 numbers would make 48 places likelier than the other four."""

    def after(first: list[int]) -> tuple[Card, ...]:
        monkeypatch.setattr("knekt.cards.shuffle._numbers", lambda seed: chain(first, count(7)))
        return shuffled(CARDS, Seed.parse(""))

    for number in (2**32 - 1, 2**32 - 48):
        assert after([number]) == after([])
    assert after([2**32 - 49]) != after([])


# Written down once. A change here means that every saved seed gives other cards.
VECTORS = {
    "00" * 32: (
        "S9 CJ DK HK DT HA D9 DQ DJ DA ST CA H7 D7 SK HJ CK C8 S7 D8 HT C9 CT SQ CQ SA H8 HQ SJ S8 C7 H9"
    ),
    "a first deal": (
        "C9 CJ C8 HK DQ CT HQ SK S8 SQ CQ S7 S9 HA DT ST CA C7 SA HJ DK H8 H7 D8 D9 H9 DJ HT CK D7 DA SJ"
    ),
    "knekt": (
        "CJ ST DK C7 CT D7 DA H7 H9 SQ HK D8 HT S9 CQ HJ SA CA SK HA C9 SJ S8 H8 D9 HQ DQ S7 DJ CK C8 DT"
    ),
}


@pytest.mark.parametrize("text", VECTORS)
def test_the_shuffle_never_changes(text: str) -> None:
    assert " ".join(map(str, shuffled(SKAT, Seed.parse(text)))) == VECTORS[text]


def test_a_seed_is_read_as_it_is_written() -> None:
    digits = "0123456789abcdef" * 4
    assert Seed.parse(digits).bits == bytes.fromhex(digits)
    assert str(Seed.parse(digits)) == digits and eval(repr(Seed.parse(digits))) == Seed.parse(digits)
    assert Seed.parse("knekt").bits == hashlib.sha256(b"knekt").digest()
    assert Seed.parse("z" * 64).bits == hashlib.sha256(b"z" * 64).digest()
    assert Seed.fresh() != Seed.fresh() and len(Seed.fresh().bits) == 32


def test_a_derived_seed_is_its_own() -> None:
    seed = Seed.parse("knekt")
    assert seed.derive("deal 1") == Seed(hmac.new(seed.bits, b"deal 1", hashlib.sha256).digest())
    assert len({seed, seed.derive("deal 1"), seed.derive("deal 2"), Seed.parse("k").derive("deal 1")}) == 4


def test_skat_7_4_every_card_comes_to_every_place_equally_often() -> None:
    deals, size = 4000, len(SKAT)
    counts = [[0] * size for _ in range(size)]
    place_of = {card: place for place, card in enumerate(SKAT)}
    seed = Seed.parse("chi square")
    for number in range(deals):
        for place, card in enumerate(shuffled(SKAT, seed.derive(str(number)))):
            counts[place_of[card]][place] += 1
    due = deals / size
    chi = sum((count - due) ** 2 / due for row in counts for count in row)
    # 31 × 31 degrees of freedom: 961, standard deviation 43.8
    assert 961 - 4 * 43.8 < chi < 961 + 4 * 43.8


def test_skat_7_5_three_two_to_the_skat_four_three() -> None:
    dealt = Dealt.from_pack(PACK)
    places = {"F": [*range(3), *range(11, 15), *range(23, 26)]}
    places["M"] = [*range(3, 6), *range(15, 19), *range(26, 29)]
    places["R"] = [*range(6, 9), *range(19, 23), *range(29, 32)]
    expected = tuple(Hand.of(PACK[place] for place in places[name]) for name in "FMR")
    assert dealt == Dealt(expected, Hand.of(PACK[9:11]))
    seed = Seed.parse("any")
    assert Dealt.from_seed(seed) == Dealt.from_pack(shuffled(PACK, seed))
