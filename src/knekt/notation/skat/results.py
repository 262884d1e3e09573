"""The result of a deal of Skat, point by point, as records state it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from knekt.engine import Game
from knekt.engine.parts import parse_signed
from knekt.errors import NotationError
from knekt.notation.family import Stated, StatedValue
from knekt.skat import SEATS, State, parse_seat, result

__all__ = ["RESULT_TAGS", "check_stated", "facts_of", "stated_in", "tags_of"]

_NUMBERS = {"Points": "points", "Tricks": "tricks", "Matadors": "matadors"}
RESULT_TAGS = "Result", *_NUMBERS
_TYPES: Mapping[str, type] = {
    **dict.fromkeys(("declarer", "bid", "score", "matadors", "points", "tricks", "kontra"), int),
    **dict.fromkeys(("won", "overbid", "schneider", "schwarz"), bool),
    **dict.fromkeys(("ending", "contract", "ramsch", "card_points"), str),
}


def facts_of(game: Game[State]) -> dict[str, StatedValue]:
    """The result of a finished deal, point by point, as records state it.

    `declarer` is a seat, or −1 if nobody played alone. `score` is what goes on the sheet. `points` and
    `tricks` are the declarer's. `matadors` is negative for without. `schneider` and `schwarz` say whether
    either side lost so. For a ramsch, `ramsch` has the score of each seat, and `card_points` the card points
    of each.
    """
    end = result(game.state)
    found: dict[str, StatedValue] = {"ending": end.ending.value}
    if end.ramsch is not None:
        totals, points = (" ".join(map(str, three)) for three in (end.ramsch.totals, end.ramsch.points))
        return found | {"declarer": -1, "score": end.ramsch.amount, "ramsch": totals, "card_points": points}
    if end.declarer is None or end.facts is None or end.score is None:
        return found | {"declarer": -1, "score": 0}
    facts, score = end.facts, end.score
    return found | {
        "declarer": end.declarer,
        "contract": str(facts.contract),
        "bid": facts.bid,
        "won": score.won,
        "score": score.total,
        "matadors": facts.matadors,
        "points": facts.points,
        "tricks": facts.tricks,
        "overbid": score.is_overbid,
        "schneider": facts.is_schneider(game.state.rules.options),
        "schwarz": facts.is_schwarz,
        "kontra": facts.kontra,
    }


def check_stated(name: str, value: StatedValue) -> None:
    """Nothing, if the value is one that `facts_of` can give under this name; NotationError if not.

    A name that only other programs use may have any value.
    """
    fits = type(value) is _TYPES.get(name, type(value))
    if name == "declarer" and fits:
        fits = value in range(-1, len(SEATS))
    if name in ("ramsch", "card_points") and isinstance(value, str):
        fits = _parse_scores(value) == value
    if not fits:
        raise NotationError(f"{name}: {value}", "value")


def tags_of(stated: Stated) -> Iterator[tuple[str, str]]:
    """The tags that state this result in a text record."""
    if "ramsch" in stated:
        yield "Result", f"ramsch {stated['ramsch']}"
    elif "declarer" in stated:
        seat, score = stated["declarer"], stated.get("score", 0)
        yield "Result", f"{SEATS[int(seat)]} {score:+}" if int(seat) >= 0 else str(stated.get("ending", "-"))
    for tag, name in _NUMBERS.items():
        if name in stated:
            yield tag, str(stated[name])


def stated_in(values: Callable[[str], list[str]]) -> dict[str, StatedValue]:
    """The result that the tags state; `values` gives the values of a tag."""
    stated: dict[str, StatedValue] = {}
    for text in values("Result"):
        who, _, score = text.partition(" ")
        if who == "ramsch":
            stated |= {"declarer": -1, "ramsch": _parse_scores(score)}
        elif who in SEATS and score:
            stated |= {"declarer": parse_seat(who), "score": parse_signed(score), "won": score[0] == "+"}
        else:
            stated |= {"declarer": -1, "score": 0, "ending": text}
    for tag, name in _NUMBERS.items():
        for text in values(tag):
            stated[name] = parse_signed(text)
    return stated


def _parse_scores(text: str) -> str:
    """The scores of the three seats, in one spelling.

    >>> _parse_scores("-63 +0 0")
    '-63 0 0'
    """
    scores = text.split()
    if len(scores) != len(SEATS):
        raise NotationError(text, "value")
    return " ".join(str(parse_signed(each)) for each in scores)
