"""The result of a deal of Skruf as records state it: whose contract, the tricks, and what both sides get."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from knekt.engine import Game, Seat
from knekt.engine.parts import parse_number, parse_signed
from knekt.errors import NotationError
from knekt.notation.family import Stated, StatedValue
from knekt.skruf import (
    BIDS,
    SEATS,
    TRICKS,
    Ending,
    Facts,
    MisereFacts,
    Options,
    parse_bid,
    parse_seat,
    partner_of,
    result,
    rules,
)

__all__ = ["RESULT_TAGS", "check_stated", "facts_of", "side_of", "stated_in", "tags_of"]

RESULT_TAGS = ("Result",)
MISERE = "misere"
_STATED: Mapping[str, type] = {
    **dict.fromkeys(("declarer", "tricks", "aces", "honours", "us", "them"), int),
    **dict.fromkeys(("made", "alone"), bool),
    **dict.fromkeys(("ending", "contract", "karonkas"), str),
}
_ENDINGS = tuple(each.value for each in Ending)
_NUMBERS = "tricks", "aces", "honours"
_CAN_BE: Mapping[str, Callable[[Any], bool]] = {  # whether a value of the right type is possible
    "declarer": range(-1, len(SEATS)).__contains__,
    "ending": _ENDINGS.__contains__,
    "contract": (MISERE, *map(str, BIDS)).__contains__,
    **dict.fromkeys(_NUMBERS, range(TRICKS + 1).__contains__),
}
_IN_TAG = {"declarer", "contract", "tricks", "us", "them"}


def facts_of(game: Game[Any]) -> dict[str, StatedValue]:
    """The result of a finished deal, point by point.

    `declarer` is a seat, or −1 if nobody bid. `us` and `them` are the points of the declarer's side and of
    the others, without games. `tricks`, `aces` and `honours` are the declarer's side's. In a misère `us` is
    forehand's side.
    """
    end = result(game.state)
    found: dict[str, StatedValue] = {"ending": end.ending.value, "declarer": -1}
    if end.score is None:
        return found | {"us": 0, "them": 0}
    found |= {"us": end.score.total(0), "them": end.score.total(1)}
    if isinstance(end.facts, MisereFacts):
        return found | {"contract": MISERE, "tricks": end.facts.tricks}
    assert isinstance(end.facts, Facts) and end.declarer is not None
    return found | {
        "declarer": end.declarer,
        "contract": str(end.facts.contract),
        "tricks": end.facts.tricks,
        "aces": end.facts.aces,
        "honours": end.facts.honours,
        "karonkas": " ".join(map(str, end.facts.karonkas)),
        "made": end.facts.is_made,
        "alone": end.alone,
    }


def side_of(options: Options, facts: Stated, seat: Seat) -> int | None:
    """Whether the seat is on the side `us` (0) or `them` (1) of a result; None if nothing was played.

    In trekarl nobody sits opposite the declarer.
    """
    if "contract" not in facts:
        return None
    declarer = int(facts["declarer"])
    first = declarer if declarer >= 0 else rules(options).forehand
    return 0 if seat == first or (seat == partner_of(first) and not options.is_trekarl) else 1


def check_stated(name: str, value: StatedValue) -> None:
    """Nothing, if the value is one that `facts_of` can give under this name; NotationError if not.

    A name that only other programs use may have any value.
    """
    if type(value) is not _STATED.get(name, type(value)) or (name in _CAN_BE and not _CAN_BE[name](value)):
        raise NotationError(f"{name}: {value}", "value")


def tags_of(stated: Stated) -> Iterator[tuple[str, str]]:
    """The result in one tag: `D 6S 12 +1352 +6`, `misere 5 +300 +0`, or how the deal ended without one."""
    is_misere = stated.get("contract") == MISERE
    if stated.keys() >= _IN_TAG and (stated["declarer"] == -1) == is_misere:
        who = [] if is_misere else [SEATS[int(stated["declarer"])]]
        both = [f"{int(stated[side]):+}" for side in ("us", "them")]
        yield "Result", " ".join([*who, str(stated["contract"]), str(stated["tricks"]), *both])
    elif "ending" in stated:
        yield "Result", str(stated["ending"])


def stated_in(values: Callable[[str], list[str]]) -> dict[str, StatedValue]:
    """The result that the tag states; `values` gives the values of a tag."""
    stated: dict[str, StatedValue] = {}
    for text in values("Result"):
        words = text.split()
        if len(words) == 5:
            stated |= {"declarer": parse_seat(words[0]), "contract": str(parse_bid(words[1]))}
        elif len(words) == 4 and words[0] == MISERE:
            stated |= {"declarer": -1, "contract": MISERE}
        elif text in _ENDINGS:
            stated |= {"declarer": -1, "ending": text}
            continue
        else:
            raise NotationError(text, "value")
        tricks, us, them = words[-3:]
        stated |= {"tricks": parse_number(tricks), "us": parse_signed(us), "them": parse_signed(them)}
    for name, value in stated.items():
        check_stated(name, value)
    return stated
