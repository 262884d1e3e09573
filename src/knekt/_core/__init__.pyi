"""The core in C++, as `src/core/binding.cpp` binds it."""

from collections.abc import Sequence

_Answer = tuple[int, int, bool]
_Reply = tuple[_Answer, list[tuple[int, _Answer]], list[int], int, float, bool]

_Skat = tuple[tuple[int, ...], list[int], int, int, bool, int]
_Skruf = tuple[tuple[int, ...], list[int], int, tuple[int, ...], tuple[int, ...]]
_Votes = tuple[list[int], list[list[int]]]
_Look = tuple[int, int, int]
_Case = tuple[float, int, int, int, int]
_Lying = tuple[int, int, int, int, int]
_Shared = tuple[int, int, int, int]

class Clues:
    def __init__(self, clues: Sequence[tuple[Sequence[_Look], Sequence[_Case]]], /) -> None: ...
    def likelihoods(self, told: Sequence[_Lying], /) -> list[float]: ...
    def changed(
        self, told: Sequence[_Lying], may_hold: _Lying, tries: int, seed: int, /
    ) -> list[list[int]]: ...

class Places:
    def __init__(self, places: Sequence[int], /) -> None: ...

class Net:
    def __init__(self, shape: Sequence[int], body: bytes, /) -> None: ...
    def chances(
        self, places: Places, hand: int, laid: int, seat: int, bends: Sequence[tuple[float, float]], /
    ) -> list[float]: ...
    def reaching(
        self,
        places: Places,
        hands: Sequence[tuple[int, int]],
        seat: int,
        bends: Sequence[tuple[float, float]],
        step: int,
        /,
    ) -> list[float]: ...
    def discards(
        self, places: Places, twelve: int, seat: int, bends: Sequence[tuple[float, float]], /
    ) -> list[tuple[int, list[float]]]: ...
    def best(
        self,
        places: Places,
        twelves: Sequence[tuple[int, int]],
        seat: int,
        bends: Sequence[tuple[float, float]],
        tables: Sequence[float],
        pays: int,
        /,
    ) -> list[float]: ...

class SkatLayout:
    def __init__(self, suit: Sequence[int], strength: Sequence[int], points: Sequence[int]) -> None: ...

def solve_skat(
    layout: SkatLayout,
    objective: int,
    told: Sequence[_Skat],
    question: int,
    threshold: int,
    nodes: int,
    seconds: float,
    table_bytes: int,
    threads: int,
    /,
) -> list[_Reply]: ...
def solve_skruf(
    trump: int,
    misere: bool,
    told: Sequence[_Skruf],
    question: int,
    threshold: int,
    nodes: int,
    seconds: float,
    table_bytes: int,
    threads: int,
    /,
) -> list[_Reply]: ...

class SkatVoter:
    def __init__(self, layout: SkatLayout, objective: int, table_bytes: int, /) -> None: ...
    def cast(
        self,
        told: Sequence[tuple[_Skat, int]],
        candidates: int,
        steps: Sequence[int],
        nodes: int,
        seconds: float,
        /,
    ) -> _Votes: ...
    def plan(
        self,
        told: Sequence[tuple[_Skat, int]],
        candidates: int,
        threshold: int,
        turns: int,
        nodes: int,
        seconds: float,
        /,
    ) -> list[tuple[int, list[int]]]: ...

class SkrufVoter:
    def __init__(self, trump: int, misere: bool, table_bytes: int, /) -> None: ...
    def cast(
        self,
        told: Sequence[tuple[_Skruf, int]],
        candidates: int,
        steps: Sequence[int],
        nodes: int,
        seconds: float,
        /,
    ) -> _Votes: ...

def play_likelihoods(
    layout: SkatLayout,
    declarer: int,
    observer: int,
    played: Sequence[tuple[int, Sequence[int]]],
    worlds: Sequence[tuple[int, int, int]],
    /,
) -> list[float]: ...
def play_ramsch(
    layout: SkatLayout,
    worlds: Sequence[tuple[_Skat, Sequence[int], Sequence[int]]],
    latest: Sequence[int],
    candidates: int,
    seed: int,
    seconds: float,
    /,
) -> tuple[list[int], list[list[int]]]: ...
def deal_worlds(
    cards: int, places: Sequence[tuple[int, int]], most: int, seed: int, /
) -> tuple[float, list[list[int]]]: ...

class TrickTable:
    def __init__(self, weights: Sequence[Sequence[float]], bases: Sequence[float], /) -> None: ...
    def tricks(self, one: int, other: int, trumps: int, /) -> float: ...
    def best(
        self, pairs: Sequence[tuple[int, int, int]], trumps: int, way: int, /
    ) -> list[tuple[float, int, int]]: ...
    def likely(
        self,
        partings: Sequence[tuple[int, int]],
        others: Sequence[int],
        trumps: int,
        way: int,
        shift: float,
        spread: float,
        wanted: Sequence[tuple[int, float]],
        /,
    ) -> list[float]: ...

WORTH_OF_VOID: float

def cheapest(cards: int, trumps: int, spares: float, /) -> int: ...
def gathered(one: int, other: int, talon: int, trumps: int, /) -> _Shared: ...
def ways_to_share(master: int, buyer: int, talon: int, trumps: int, /) -> list[_Shared]: ...
def replies(master: int, buyer: int, trumps: int, /) -> list[_Shared]: ...
def features(one: int, other: int, trumps: int, /) -> list[int]: ...
def feature_count(has_trumps: bool, /) -> int: ...
