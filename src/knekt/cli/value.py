"""`knekt value`: what a game counts, spoken as at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from knekt.cli.diagram import set_in_lines, signed
from knekt.cli.frame import Choice, Command, Number, json_option
from knekt.cli.rules import chosen_rules, rule_options
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError, NotationError
from knekt.notation import to_plain
from knekt.sheet import check_facts, possible_tricks
from knekt.skat import (
    LAST_TRICK,
    PACK,
    TO_WIN,
    Contract,
    Facts,
    Options,
    Score,
    card_points,
    contracts,
    score,
)
from knekt.words import LANGUAGES, say, say_all

__all__ = ["command", "contract_named", "score_plain"]

_SAID = {"schneider": "S", "schwarz": "Z", "ouvert": "O"}


def command(speaker: Speaker) -> Command:
    @click.command("value", cls=Command, help=speaker.say("help-value"))
    @click.argument(
        "contract", metavar=speaker.say("help-a-contract"), help=speaker.say("help-value-contract")
    )
    @click.option("--with", "held", type=Number(1, 11), help=speaker.say("help-value-with"))
    @click.option("--without", "missing", type=Number(1, 11), help=speaker.say("help-value-without"))
    @click.option("--announce", type=Choice(tuple(_SAID)), help=speaker.say("help-value-announce"))
    @click.option("--points", type=Number(0, 999), help=speaker.say("help-value-points"))
    @click.option("--tricks", type=Number(0, 99), help=speaker.say("help-value-tricks"))
    @click.option("--won/--lost", default=None, help=speaker.say("help-value-won"))
    @click.option("--surrender", is_flag=True, default=None, help=speaker.say("help-value-surrender"))
    @click.option("--bid", type=Number(1, 9999), help=speaker.say("help-value-bid"))
    @rule_options(speaker)
    @json_option(speaker)
    def value(**given: Any) -> None:
        options = chosen_rules(given["preset"], given["settings"])
        contract = announced(contract_named(given["contract"], options), given["announce"], options)
        told = Told(options, contract, **{name: given[name] for name in Told.__match_args__[2:]})
        outcomes = [(facts, score(options, facts)) for facts in told.outcomes()]
        if given["as_json"]:
            for facts, counted in outcomes:
                told_of = {"points": given["points"], "tricks": given["tricks"]}  # null where not told
                speaker.data({**to_plain(facts), **told_of, **score_plain(counted, speaker)})
            return
        scores = list(dict.fromkeys(counted for _, counted in outcomes))  # overbid, a win is a loss as well
        for counted in scores:
            spoken = _spoken(counted, speaker)
            if len(scores) > 1:
                spoken = speaker.say("value-if", won="yes" if counted.won else "no", count=spoken)
            click.echo("\n".join(set_in_lines(spoken.split(", "))))
        if len(scores) == 1:
            speaker.tell("value-score", score=signed(scores[0].total))

    return value


def contract_named(text: str, options: Options) -> Contract:
    """The contract of a code or of its name in any of the languages.

    >>> from knekt.skat import GERMAN
    >>> [str(contract_named(text, GERMAN)) for text in ("CHZ", "chz", "clubs-hand", "Null ouvert", "ruter")]
    ['CHZ', 'CHZ', 'CH', 'NO', 'D']
    """
    known = contracts(options)
    if text.upper() in known:
        return known[text.upper()]
    wanted = _words(text)
    for contract in known.values():
        if any(_words(say(contract.message, lang)) == wanted for lang in LANGUAGES):
            return contract
    raise NotationError(text, "contract")


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def announced(contract: Contract, said: str | None, options: Options) -> Contract:
    """The contract with the announcement; InvalidContract where there is no such thing."""
    if said is None:
        return contract
    if said == "ouvert":  # in null, and where grand ouvert is a game of its own, that is another row
        row = contract.row
        for other in options.table:
            if other.open and (other.play, other.hand) == (row.play, row.hand):
                return Contract(other)
    return Contract(contract.row, contract.suit, _SAID[said])


@dataclass(frozen=True, slots=True)
class Told:
    """What the score keeper tells of a game; None is what was left out."""

    options: Options
    contract: Contract
    held: int | None = None
    missing: int | None = None
    points: int | None = None
    tricks: int | None = None
    won: bool | None = None
    surrender: bool | None = None
    bid: int | None = None

    def outcomes(self) -> list[Facts]:
        """The game that is meant; both the plain win and the plain loss where nothing tells which."""
        self._exclude("with", self.held, "without", self.missing)
        for name, told in (("--points", self.points), ("--tricks", self.tricks)):
            self._exclude("won/--lost", self.won, name.removeprefix("--"), told)
            self._exclude("surrender", self.surrender, name.removeprefix("--"), told)
        self._exclude("surrender", self.surrender, "won/--lost", self.won)
        matadors = self.held or -(self.missing or 0)
        if not matadors and not self.contract.is_null:
            raise KnektError("matadors-missing", "with or without how many?", contract=self.contract.message)
        found = []
        for points, tricks in self._results():
            facts = Facts(
                self.contract, matadors, points, tricks, self.bid or 0, given_up=bool(self.surrender)
            )
            check_facts(self.options, facts)
            found.append(facts)
        return found

    @staticmethod
    def _exclude(name: str, told: object, other: str, also: object) -> None:
        if told is not None and also is not None:
            raise KnektError(
                "flags-exclude", f"--{name} or --{other}, not both", name=f"--{name}", other=f"--{other}"
            )

    def _results(self) -> Iterator[tuple[int, int]]:
        """Card points and tricks, as told or as they must have been."""
        if self.surrender:
            yield 0, 0
        elif self.points is None and self.tricks is None:
            if self.won is not False:
                yield self._plain_win()
            if self.won is not True:
                yield (0, 1) if self.contract.is_null else _with_tricks(TO_WIN - 1)
        elif self.tricks is None:
            assert self.points is not None
            yield self.points, self._tricks(self.points)
        else:
            yield self._points(self.tricks) if self.points is None else self.points, self.tricks

    def _plain_win(self) -> tuple[int, int]:
        """The least that makes the game and what was announced with it."""
        if self.contract.is_null:
            return 0, 0
        if self.contract.schwarz_said:
            return card_points(PACK), LAST_TRICK
        return _with_tricks(self.options.schneider if self.contract.schneider_said else TO_WIN)

    def _tricks(self, points: int) -> int:
        if self.contract.is_null:
            raise KnektError("tricks-missing-null", "card points do not matter in null")
        fitting = possible_tricks(points)
        if points > card_points(PACK):
            return LAST_TRICK  # refused when the facts are checked
        if not fitting:
            raise KnektError("no-such-points", f"nobody can have {points} card points", points=points)
        schwarz = [tricks for tricks in fitting if tricks in (0, LAST_TRICK)]
        if schwarz and len(fitting) > len(schwarz):
            raise KnektError("tricks-missing", f"{points} card points: schwarz or not?", points=points)
        return fitting[0]

    def _points(self, tricks: int) -> int:
        if self.contract.is_null or not 0 < tricks < LAST_TRICK:
            return card_points(PACK) if tricks == LAST_TRICK else 0  # no more is needed for the count
        raise KnektError("points-missing", f"how many card points in {tricks} tricks?", tricks=tricks)


def _with_tricks(points: int) -> tuple[int, int]:
    """These card points, neither side schwarz."""
    return points, next(tricks for tricks in possible_tricks(points) if 0 < tricks < LAST_TRICK)


def _spoken(counted: Score, speaker: Speaker) -> str:
    return say_all((line.message for line in counted.lines), speaker.lang)


def score_plain(counted: Score, speaker: Speaker) -> dict[str, Any]:
    """A score for programs, with the count that is spoken over it."""
    return {
        "won": counted.won,
        "value": counted.value,
        "overbid": counted.is_overbid,
        "score": counted.total,
        "count": [{"step": line.step, "number": line.number} for line in counted.lines],
        "spoken": _spoken(counted, speaker),
    }
