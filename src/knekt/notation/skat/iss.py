"""One-line records of the International Skat Server: read, and written back as they were.

(;GM[Skat]PC[…]CO[]SE[…]ID[…]DT[…]P0[…]P1[…]P2[…]R0[]R1[]R2[]MV[w … 1 18 0 y … ]R[d:0 win v:20 …] ;)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

from knekt.cards import Hand
from knekt.engine import Game, changed
from knekt.errors import KnektError, NotationError, RecordError
from knekt.notation.family import Stated
from knekt.notation.record import Record
from knekt.notation.skat.iss_moves import read_moves, write_moves
from knekt.notation.skat.results import facts_of
from knekt.skat import (
    ISS,
    Agreed,
    Contract,
    Dealt,
    Ending,
    GiftAnswered,
    KontraSaid,
    Looked,
    Offered,
    Options,
    PassedOn,
    PlayedOn,
    Proposed,
    Pushed,
    SkatGame,
    State,
    Stopped,
    TookUp,
    rules,
)

__all__ = ["read_iss", "write_iss"]

_PLAYERS = "P0", "P1", "P2"
_NEEDED = "GM", *_PLAYERS, "MV", "R"
_KEYS = "GM", "PC", "CO", "SE", "ID", "DT", *_PLAYERS, "R0", "R1", "R2", "MV", "R"
_KEY = re.compile(r"[A-Z][A-Z0-9]*")
_TAG = re.compile(rf"({_KEY.pattern})\[([^\[\]]*)\]")
_NUMBER = re.compile(r"([a-z]+[0-2]?):(-?[0-9]{1,4})")
_FACTS = {"d": "declarer", "v": "score", "m": "matadors", "p": "points", "t": "tricks"}
_FLAGS = {"s": "schneider", "z": "schwarz"}
_GIVEN_UP = Ending.RESIGNED, Ending.CLAIMED, Ending.SURRENDERED
_OTHERS = frozenset(("p0", "p1", "p2", "l", "to", "r"))
_SAID: Mapping[str, Stated] = {
    "win": {"won": True},
    "loss": {"won": False},
    "penalty": {},
    "bidok": {"overbid": False},
    "overbid": {"overbid": True},
}
_VARIANTS = (  # events that never happen on the server
    PlayedOn,
    KontraSaid,
    Offered,
    Agreed,
    GiftAnswered,
    Looked,
    Proposed,
    TookUp,
    PassedOn,
    Pushed,
)
_PASSED: Stated = {"ending": Ending.PASSED_OUT.value, "declarer": -1, "score": 0}


def read_iss(text: str, options: Options = ISS, place: str = "ISS") -> Iterator[Record | RecordError]:
    """The records of the text, one for each line; for a damaged line, the error that it has.

    >>> [str(each) for each in read_iss("\\n(;GM[Skat]")]
    ["ISS:2: '(;GM[Skat]' is not an ISS record"]
    """
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        if line := line.strip():
            try:
                yield _read_line(line, options)
            except KnektError as cause:
                yield RecordError(place, number, cause)


def write_iss(record: Record) -> str:
    """The record as one line; KnektError if an ISS record cannot tell what happened.

    A record that was read from ISS and has not changed is written as it was read.
    """
    deal = record.events[0] if record.events else None
    if not isinstance(deal, Dealt) or not all(isinstance(heap, Hand) for heap in (*deal.hands, deal.skat)):
        raise _cannot_say("auction")
    if not record.options.is_german:
        raise _cannot_say("variant")
    game, tags = record.game, {"GM": "Skat", "PC": "Knekt"}
    if not game.is_over or len(record.players) not in (0, 3):
        raise _cannot_say("unfinished")
    if _is_variant(game):
        raise _cannot_say("variant")
    if all(key in record.tags for key in _NEEDED):
        tags = {key: value for key, value in record.tags.items() if _KEY.fullmatch(key)}
    else:
        tags |= {key: record.tags.get(key, tags.get(key, "")) for key in _KEYS}
    tags |= zip(_PLAYERS, record.players or ("", "", ""), strict=True)
    kept = _is_unchanged(lambda: read_moves(tags["MV"], record.options).events, record.events)
    if not kept:
        tags["MV"] = write_moves(record.events)
    if not kept or not _agrees(tags["R"], record.stated):
        tags["R"] = _result(game, record.stated)
    line = "(;" + "".join(f"{key}[{value}]" for key, value in tags.items()) + " ;)"
    _check(line, record)
    return line


def _is_variant(game: Game[State]) -> bool:
    """Whether the deal has something that the server does not play: an event, a bock round, or a contract."""
    state = game.state
    if state.bock > 1 or state.is_ramsch or any(isinstance(event, _VARIANTS) for event in game.events):
        return True
    if state.contract is None:
        return False
    there = rules(ISS).contracts.get(str(state.contract))
    return there is None or _worth(there) != _worth(state.contract)


def _worth(contract: Contract) -> tuple[int, ...]:
    """The numbers that make up the value of a game."""
    row = contract.row
    return contract.base, contract.lowest_level, contract.highest_level, contract.most_matadors, row.lost


def _is_unchanged(read: Callable[[], object], now: object) -> bool:
    """Whether a tag from which the record was read still says the same."""
    try:
        return read() == now
    except KnektError:
        return False


def _agrees(result: str, stated: Stated) -> bool:
    """Whether the result that was read still says all that the record states, and nothing else."""
    try:
        read = _read_result(result)
    except KnektError:
        return False
    return all(read.get(name, value) == value for name, value in stated.items())


def _check(line: str, record: Record) -> None:
    """Nothing, if the line says what the record says; KnektError if not.

    ISS has no words for some ways in which a claim or an auction can end.
    """
    try:
        read = _read_line(line, record.options)
    except KnektError as cause:
        raise _cannot_say("words") from cause
    if read.events != record.events or read.players != record.players or "\n" in line:
        raise _cannot_say("words")


def _cannot_say(why: str) -> KnektError:
    """The error of a deal that an ISS record cannot tell.

    `why` is "auction" if it is unknown, "unfinished", "variant", or "words" if ISS has none for what
    happened.
    """
    return KnektError("iss-cannot-say", f"not a deal that an ISS record can tell: {why}", why=why)


def _read_line(line: str, options: Options) -> Record:
    tags = _tags(line)
    for key in _NEEDED:
        if key not in tags:
            raise KnektError("missing-key", f"no {key}[…]", key=key)
    if tags["GM"] != "Skat":
        raise NotationError(f"GM[{tags['GM']}]", "iss-record")
    game = _play_moves(tags["MV"], options)
    options = game.rules.options
    players = tuple(tags[key] for key in _PLAYERS)
    return Record(
        options,
        game.events,
        players=players if any(players) else (),
        tags=tags,
        stated=_read_result(tags["R"]),
    )


def _play_moves(moves: str, options: Options) -> SkatGame:
    """The deal; if it went on after a missed announcement, by options that allow that."""
    try:
        return read_moves(moves, options)
    except KnektError:
        if options.play.ends_when_missed:
            with suppress(KnektError):
                return read_moves(moves, changed(options, {"play.ends_when_missed": False}))
        raise


def _tags(line: str) -> dict[str, str]:
    """Every key with its value, in the order of the line."""
    if not (line.startswith("(;") and line.endswith(" ;)")):
        raise NotationError(line, "iss-record")
    place, end, tags = len("(;"), len(line) - len(" ;)"), dict[str, str]()
    while place < end:
        tag = _TAG.match(line, place, end)
        if tag is None:
            raise NotationError(line[place:], "iss-record")
        key, value = tag.groups()
        if key in tags:
            raise KnektError("doubled-key", f"{key}[…] twice", key=key)
        tags[key] = value
        place = tag.end()
    return tags


def _read_result(text: str) -> Stated:
    """The result that the text states, under the names of `facts_of`.

    >>> _read_result("d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:2 to:-1")
    {'declarer': -1, 'score': 0}
    """
    if text == "passed":
        return dict(_PASSED)
    found: dict[str, int | str | bool] = {}
    for word in text.split():
        number = _NUMBER.fullmatch(word)
        key, value = (number[1], int(number[2])) if number else ("", 0)
        if word in _SAID:
            found |= _SAID[word]
        elif key in _FACTS:
            found[_FACTS[key]] = value
        elif key in _FLAGS and value in (0, 1):
            found[_FLAGS[key]] = value == 1
        elif key not in _OTHERS:
            raise NotationError(word, "result")
    if found.get("declarer") not in (-1, 0, 1, 2) or "score" not in found:
        raise NotationError(text, "result")
    if found["declarer"] == -1 or "penalty" in text.split():  # nobody played: the rest is empty
        return {"declarer": -1, "score": found["score"]}
    return found


def _result(game: Game[State], stated: Stated) -> str:
    """The text of the result, as the record states it; what it does not state, the rules give."""
    facts: Stated = {**facts_of(game), **stated}
    ending = game.state.ending
    if ending is Ending.PASSED_OUT:
        return "passed"
    nobody = facts["declarer"] == -1
    gone = {each.cause: each.absent for each in game.events if isinstance(each, Stopped)}
    left, late = gone.get(Ending.LEFT), gone.get(Ending.TIMEOUT)
    words = [
        f"d:{facts['declarer']}",
        "penalty" if nobody else "win" if facts.get("won") else "loss",
        f"v:{facts['score']}",
        f"m:{facts.get('matadors', 0)}",
        "overbid" if facts.get("overbid") else "bidok",
        f"p:{facts.get('points', 0)}",
        f"t:{facts.get('tricks', 0)}",
        *(f"{key}:{int(bool(facts.get(name)))}" for key, name in _FLAGS.items()),
        *(f"p{seat}:{int(nobody and seat in (left, late))}" for seat in range(3)),
        f"l:{-1 if left is None else left}",
        f"to:{-1 if late is None else late}",
        f"r:{int(ending in _GIVEN_UP)}",
    ]
    return " ".join(words)
