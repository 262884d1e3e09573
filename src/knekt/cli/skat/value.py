"""`knekt value` in Skat: the count of a game, as it is said at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from knekt.cli.frame import Choice, Command, Number, Numbers, json_option
from knekt.cli.layout import set_in_lines, signed
from knekt.cli.rules import chosen_rules, rule_options, warn
from knekt.cli.skat.ramsch import ramsch_from_flags, ramsch_plain, ramsch_scores
from knekt.cli.speaker import Speaker
from knekt.engine import changed
from knekt.errors import KnektError, NotationError
from knekt.message import Message
from knekt.notation import to_plain
from knekt.sheet import check_facts, possible_tricks
from knekt.skat import (
    FAMILY,
    LAST_TRICK,
    PACK,
    PRESETS,
    SEATS,
    TO_WIN,
    Contract,
    Facts,
    Options,
    Score,
    card_points,
    contracts,
    ramsch_score,
    score,
)
from knekt.skat.deal import check_bock
from knekt.skat.finish import is_ever_surrendered
from knekt.words import LANGUAGES, say, say_all

__all__ = ["command", "contract_named", "score_plain"]

RAMSCH = "ramsch"
_SAID = {"schneider": "S", "schwarz": "Z", "ouvert": "O"}
_GIFTS = "game", "schneider"
_OF_RAMSCH = {"last": "--last", "latest": "--latest", "refused": "--refused"}
_OF_A_GAME = {
    "held": "--with",
    "missing": "--without",
    "announce": "--announce",
    "won": "--won/--lost",
    "surrender": "--surrender",
    "bid": "--bid",
    "kontra": "--kontra",
    "declined": "--declined",
    "accepted": "--accepted",
    "spitze_missed": "--spitze-missed",
}
_OF_GERMAN = {
    "kontra": "--kontra",
    "bock": "--bock",
    "declined": "--declined",
    "accepted": "--accepted",
    "spitze_missed": "--spitze-missed",
    "refused": "--refused",
}
_OF_TOURNEE = {"latest": "--latest"}


def command(speaker: Speaker) -> Command:
    @click.command("value", cls=Command, help=speaker.say("help-value"))
    @click.argument(
        "contract", metavar=speaker.say("help-a-contract"), help=speaker.say("help-value-contract")
    )
    @click.option("--with", "held", type=Number(1, 11), help=speaker.say("help-value-with"))
    @click.option("--without", "missing", type=Number(1, 11), help=speaker.say("help-value-without"))
    @click.option("--announce", type=Choice(tuple(_SAID)), help=speaker.say("help-value-announce"))
    @click.option("--points", type=Numbers(0, 999), help=speaker.say("help-value-points"))
    @click.option("--tricks", type=Numbers(0, 99), help=speaker.say("help-value-tricks"))
    @click.option("--won/--lost", default=None, help=speaker.say("help-value-won"))
    @click.option("--surrender", is_flag=True, default=None, help=speaker.say("help-value-surrender"))
    @click.option("--bid", type=Number(1, 9999), help=speaker.say("help-value-bid"))
    @click.option("--kontra", type=Number(1, 99), help=speaker.say("help-value-kontra"))
    @click.option("--bock", type=Number(1, 1024), help=speaker.say("help-value-bock"))
    @click.option("--declined", type=Choice(_GIFTS), help=speaker.say("help-value-declined"))
    @click.option("--accepted", type=Choice(_GIFTS), help=speaker.say("help-value-accepted"))
    @click.option("--spitze-missed", is_flag=True, default=None, help=speaker.say("help-value-spitze-missed"))
    @click.option("--last", type=Choice(SEATS), help=speaker.say("help-value-last"))
    @click.option("--latest", type=Numbers(0, LAST_TRICK), help=speaker.say("help-value-latest"))
    @click.option("--refused", type=Number(1, 3), help=speaker.say("help-value-refused"))
    @rule_options(speaker, FAMILY)
    @json_option(speaker)
    def value(**given: Any) -> None:
        options = chosen_rules(given["preset"], given["settings"], family=FAMILY)
        is_ramsch = given["contract"].lower() == RAMSCH
        _check_flags(given, options, is_ramsch=is_ramsch)
        given["bock"] = given["bock"] or 1
        _check_bock(options, given["bock"])
        (_count_ramsch if is_ramsch else _count_game)(options, given, speaker)
        warn(options, speaker, as_json=given["as_json"])

    return value


def _check_flags(given: dict[str, Any], options: Options, *, is_ramsch: bool) -> None:
    """Refuse flags of another form of the game.

    For a ramsch, this refuses flags of a declarer's game as well.
    """
    for key, name in (_OF_TOURNEE if options.is_german else _OF_GERMAN).items():
        if given[key] is not None:
            form = Message("form", {"form": options.form})
            raise KnektError("flag-not-of-form", f"{name}: not in {options.form}", name=name, form=form)
    for key, name in (_OF_A_GAME if is_ramsch else _OF_RAMSCH).items():
        if given[key] is not None:
            code = "flag-not-of-ramsch" if is_ramsch else "flag-of-ramsch"
            raise KnektError(code, f"{name} does not belong here", name=name)
    for key in ("points", "tricks"):
        if not is_ramsch and isinstance(given[key], tuple):
            raise KnektError("one-number", f"--{key}: one number", name=f"--{key}")


def _check_bock(options: Options, bock: int) -> None:
    check_bock(bock)
    if bock > 1 and not options.has_bock_rounds:
        raise KnektError("bock-not-played", "no bock rounds at this table", factor=bock)
    if bock > 2 and options.bock.stack != "multiply":
        raise KnektError("bock-not-stacked", "bock rounds do not overlap at this table", factor=bock)


def _count_game(options: Options, given: dict[str, Any], speaker: Speaker) -> None:
    contract = with_announcement(contract_named(given["contract"], options), given["announce"], options)
    told = GivenFacts(options, contract, **{name: given[name] for name in GivenFacts.__match_args__[2:]})
    bock = given["bock"]
    outcomes = [(facts, score(options, facts, bock)) for facts in told.outcomes()]
    if given["as_json"]:
        for facts, counted in outcomes:
            told_of = {"points": given["points"], "tricks": given["tricks"]}  # null if it was not given
            speaker.data({**to_plain(facts), **told_of, "bock": bock, **score_plain(counted, speaker)})
        return
    # in an overbid game, a win counts as a loss
    scores = list(dict.fromkeys(counted for _, counted in outcomes))
    for counted in scores:
        spoken = _spoken(counted, speaker)
        if len(scores) > 1:
            spoken = speaker.say("value-if", won="yes" if counted.won else "no", count=spoken)
        click.echo("\n".join(set_in_lines(spoken.split(", "))))
    if len(scores) == 1:
        speaker.tell("value-score", score=signed(scores[0].total))


def _count_ramsch(options: Options, given: dict[str, Any], speaker: Speaker) -> None:
    told = ramsch_from_flags(
        options, **{name: given[name] for name in ("points", "tricks", "last", "latest", "refused")}
    )
    counted = ramsch_score(options, told, given["bock"])
    if given["as_json"]:
        speaker.data({"contract": RAMSCH, "bock": given["bock"], **ramsch_plain(counted, speaker)})
        return
    spoken = say_all((line.message for line in counted.lines), speaker.lang)
    click.echo("\n".join(set_in_lines(spoken.split(", "))))
    seats = [speaker.say("seat", seat=letter) for letter in SEATS]
    speaker.tell("value-score", score=ramsch_scores(counted, seats, speaker))


def contract_named(text: str, options: Options) -> Contract:
    """The contract of a code, or of a name in any of the languages.

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
    if other := _foreign_contracts(options).get(text.upper()):
        raise KnektError("facts-contract", f"{other} is not played at this table", contract=other.message)
    raise NotationError(text, "contract" if options.is_german else "contract-tournee")


def _foreign_contracts(options: Options) -> dict[str, Contract]:
    """The contracts of other tables; those of this form with its variants take precedence."""
    variants = {"spitzen.enabled": True, "revolution.enabled": True}
    german, tournee = contracts(changed(PRESETS["german"], variants)), contracts(PRESETS["tournee"])
    return {**tournee, **german} if options.is_german else {**german, **tournee}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def with_announcement(contract: Contract, said: str | None, options: Options) -> Contract:
    """The contract with the announcement; InvalidContract if there is no such contract."""
    if said is None:
        return contract
    if contract.said and contract.said != _SAID[said]:
        note = f"{contract} says what was announced, and so does --announce {said}"
        raise KnektError("announced-twice", note, contract=contract.message)
    # in null, and where grand ouvert is a game of its own, ouvert is another row of the table
    if said == "ouvert":
        row = contract.row
        for other in options.table:
            if other.open and (other.play, other.hand) == (row.play, row.hand):
                return Contract(other)
    return Contract(contract.row, contract.suit, _SAID[said], contract.spitzen)


@dataclass(frozen=True, slots=True)
class GivenFacts:
    """The facts of a game that the score keeper gives; None stands for a fact left out."""

    options: Options
    contract: Contract
    held: int | None = None
    missing: int | None = None
    points: int | None = None
    tricks: int | None = None
    won: bool | None = None
    surrender: bool | None = None
    bid: int | None = None
    kontra: int | None = None
    declined: str | None = None
    accepted: str | None = None
    spitze_missed: bool | None = None

    def outcomes(self) -> list[Facts]:
        """The facts of the game; both the plain win and the plain loss if nothing tells which."""
        self._exclude("with", self.held, "without", self.missing)
        for name, told in (("points", self.points), ("tricks", self.tricks)):
            for other, also in (
                ("won/--lost", self.won),
                ("surrender", self.surrender),
                ("accepted", self.accepted),
            ):
                self._exclude(other, also, name, told)
        self._exclude("surrender", self.surrender, "won/--lost", self.won)
        self._exclude("accepted", self.accepted, "won/--lost", self.won)
        self._exclude("spitze-missed", self.spitze_missed, "won", self.won or None)
        self._exclude("spitze-missed", self.spitze_missed, "surrender", self.surrender)
        self._exclude("spitze-missed", self.spitze_missed, "accepted", self.accepted)
        if self.surrender:
            self._check_surrender()
        if not self.held and not self.missing and not self.contract.is_null:
            raise KnektError("matadors-missing", "with or without how many?", contract=self.contract.message)
        found = [self._facts(points, tricks) for points, tricks in self._results()]
        for facts in found:
            check_facts(self.options, facts)
        return found

    def _check_surrender(self) -> None:
        """Refuse giving up a game that cannot be given up at this table."""
        options = self.options
        if is_ever_surrendered(options, self.contract):
            return
        mode = "document" if options.is_german else "tournee"
        raise KnektError(
            "surrender-not-played",
            f"{self.contract} is not given up at this table",
            turns="yes" if options.surrender.mode == "tournee" else "no",
            contract=self.contract.message,
            mode=mode,
        )

    def _facts(self, points: int = 0, tricks: int = 0) -> Facts:
        return Facts(
            self.contract,
            matadors=self.held or -(self.missing or 0),
            points=points,
            tricks=tricks,
            bid=self.bid or 0,
            given_up=bool(self.surrender),
            kontra=self.kontra or 0,
            declined=self.declined or "",
            accepted=self.accepted or "",
            spitze_missed=bool(self.spitze_missed),
        )

    @staticmethod
    def _exclude(name: str, told: object, other: str, also: object) -> None:
        if told is not None and also is not None:
            raise KnektError(
                "flags-exclude", f"--{name} or --{other}, not both", name=f"--{name}", other=f"--{other}"
            )

    def _results(self) -> Iterator[tuple[int, int]]:
        """Card points and tricks, as given or as they must have been."""
        if self.surrender or self.accepted:
            yield 0, 0
        elif self.points is None and self.tricks is None:
            if self.won is not False and not self.spitze_missed:
                yield self._plain_win()
            if self.won is not True:
                yield (0, 1) if self.contract.is_null else _with_tricks(TO_WIN - 1)
        elif self.tricks is None:
            assert self.points is not None
            yield self.points, self._tricks(self.points)
        else:
            yield self._points(self.tricks) if self.points is None else self.points, self.tricks

    def _plain_win(self) -> tuple[int, int]:
        """The lowest result that makes the game and what was undertaken with it."""
        facts = self._facts()
        if self.contract.is_null:
            return 0, 0
        if facts.must_be_schwarz:
            return card_points(PACK), LAST_TRICK
        return _with_tricks(self.options.schneider if facts.must_be_schneider else TO_WIN)

    def _tricks(self, points: int) -> int:
        if self.contract.is_null:
            raise KnektError("tricks-missing-null", "card points do not matter in null")
        fitting = possible_tricks(points)
        if points > card_points(PACK):
            return LAST_TRICK  # the check of the facts refuses it
        if not fitting:
            raise KnektError("no-such-points", f"nobody can have {points} card points", points=points)
        schwarz = [tricks for tricks in fitting if tricks in (0, LAST_TRICK)]
        if schwarz and len(fitting) > len(schwarz):
            raise KnektError("tricks-missing", f"{points} card points: schwarz or not?", points=points)
        return fitting[0]

    def _points(self, tricks: int) -> int:
        if self.contract.is_null or not 0 < tricks < LAST_TRICK:
            return card_points(PACK) if tricks == LAST_TRICK else 0  # the count needs no more than this
        raise KnektError("points-missing", f"how many card points in {tricks} tricks?", tricks=tricks)


def _with_tricks(points: int) -> tuple[int, int]:
    """These card points with a number of tricks by which neither side is schwarz."""
    return points, next(tricks for tricks in possible_tricks(points) if 0 < tricks < LAST_TRICK)


def _spoken(counted: Score, speaker: Speaker) -> str:
    return say_all((line.message for line in counted.lines), speaker.lang)


def score_plain(counted: Score, speaker: Speaker) -> dict[str, Any]:
    """A score as data for programs, with the count in words."""
    return {
        "won": counted.won,
        "value": counted.value,
        "overbid": counted.is_overbid,
        "score": counted.total,
        "count": [{"step": line.step, "number": line.number} for line in counted.lines],
        "spoken": _spoken(counted, speaker),
    }
