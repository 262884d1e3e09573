"""Every point in which one Skat table differs from another, and the presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from knekt.engine import changed, difference
from knekt.errors import InvalidOption

__all__ = ["GERMAN", "ISKO", "ISS", "PRESETS", "Options", "Row", "options"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of contracts."""

    name: str
    play: Literal["suit", "grand", "null"]
    bases: tuple[int, ...]  # of diamonds, hearts, spades, clubs; or the one value
    hand: bool = False  # the skat is set aside unseen
    levels: range = range(1, 1)  # lowest to highest level (4.5); none in null
    says: tuple[str, ...] = ("",)  # what may be announced: schneider, schwarz (Z), ouvert
    open: bool = False  # ouvert is part of the contract
    lost: int = 2  # what a loss is multiplied by
    matadors: int = 11  # how many count at most


PICKUP_LEVELS, HAND_LEVELS = range(1, 4), range(2, 8)
SCHWARZ_ANNOUNCED = range(6, 7)
ANNOUNCEMENTS = "", "S", "Z", "O"
GRAND_20: Mapping[tuple[int, ...], tuple[int, ...]] = {(24,): (20,), (36,): (30,)}  # 17.10

GERMAN_ROWS = (
    Row("suit", "suit", (9, 10, 11, 12), levels=PICKUP_LEVELS),
    Row("suit-hand", "suit", (9, 10, 11, 12), hand=True, levels=HAND_LEVELS, says=ANNOUNCEMENTS),
    Row("grand", "grand", (24,), levels=PICKUP_LEVELS),
    Row("grand-hand", "grand", (24,), hand=True, levels=HAND_LEVELS, says=ANNOUNCEMENTS),
    Row("null", "null", (23,)),
    Row("null-hand", "null", (35,), hand=True),
    Row("null-ouvert", "null", (46,), open=True),
    Row("null-ouvert-hand", "null", (59,), hand=True, open=True),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    values: Literal["possible_only", "any_integer_from_18"] = "possible_only"  # 8.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels:
    hand_schwarz: Literal["implies_announced_schneider", "additive"] = "implies_announced_schneider"
    hand_schwarz_on_loss: Literal["same_as_win", "additive"] = "same_as_win"


@dataclass(frozen=True, slots=True, kw_only=True)
class Grand:
    base: Literal[24, 20] = 24  # 17.10


@dataclass(frozen=True, slots=True, kw_only=True)
class GrandOuvert:
    mode: Literal["announced", "separate"] = "announced"  # 17.9


@dataclass(frozen=True, slots=True, kw_only=True)
class Matadors:
    jacks_only: bool = False  # 17.11


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare:
    must_be_reachable: bool = False  # 9.7
    raise_before_lead: bool = False  # 9.9


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrender:
    mode: Literal["document", "before_first_lead", "none", "while_nine_cards"] = "document"  # 10.1
    announced_levels: Literal["count", "ignore"] = "count"  # 10.3


@dataclass(frozen=True, slots=True, kw_only=True)
class Overbid:
    auto_concede: bool = False  # 10.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    claims: bool = False  # 11.5
    defender_concede: Literal["none", "single", "both"] = "none"  # 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    deals: int | None = None  # how long: so many deals, or so many rounds; neither: as long as one likes
    rounds: int | None = None
    time_end: Literal["complete_round", "complete_deal"] = "complete_round"  # 16.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    tournament: bool = False  # 16.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    rate: str = "0"  # money for a point, in whole currency units (16.3); 0: no money
    rounding: Literal["nearest_unit_half_up", "none"] = "nearest_unit_half_up"  # 16.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every point in which one Skat table differs from another; the defaults are those of the rule page.

    >>> options("isko").surrender.mode
    'while_nine_cards'
    >>> options("german", {"surrender.mode": "never"})
    Traceback (most recent call last):
    knekt.errors.InvalidOption: surrender.mode: option value, value never, allowed document | before_first_lead | none | while_nine_cards
    """

    preset: str = field(default="german", metadata={"set": False})
    rows: tuple[Row, ...] = field(default=GERMAN_ROWS, metadata={"set": False})
    schneider: int = field(default=90, metadata={"set": False})  # card points the declarer needs
    players: Literal[3, 4] = 3
    bidding: Bidding = Bidding()
    grand: Grand = Grand()
    grand_ouvert: GrandOuvert = GrandOuvert()
    matadors: Matadors = Matadors()
    lost_hand_single: bool = False  # 17.8
    levels: Levels = Levels()
    declare: Declare = Declare()
    surrender: Surrender = Surrender()
    overbid: Overbid = Overbid()
    play: Play = Play()
    session: Session = Session()
    scoring: Scoring = Scoring()
    settlement: Settlement = Settlement()

    def __post_init__(self) -> None:
        for name in ("deals", "rounds"):
            number = getattr(self.session, name)
            if number is not None and number < 1:
                raise InvalidOption("option-value", f"session.{name}", value=str(number), allowed="1, 2, 3 …")
        if self.session.deals is not None and self.session.rounds is not None:
            raise InvalidOption("options-exclude", "session.deals", other="session.rounds")
        if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", self.settlement.rate, re.ASCII):
            raise InvalidOption(
                "option-value", "settlement.rate", value=self.settlement.rate, allowed="0 | 0.10 | 1"
            )

    @property
    def table(self) -> tuple[Row, ...]:
        """The contracts in force: the rows of the preset with the variants worked in (17.8 to 17.11)."""
        rows = list(self.rows)
        if self.grand_ouvert.mode == "separate":
            rows = [_without_ouvert(row) if row.play == "grand" else row for row in rows]
            rows.append(Row("grand-ouvert", "grand", (36,), hand=True, levels=SCHWARZ_ANNOUNCED, open=True))
        if self.grand.base == 20:
            rows = [replace(row, bases=GRAND_20[row.bases]) if row.play == "grand" else row for row in rows]
        if self.matadors.jacks_only:
            rows = [replace(row, matadors=4) for row in rows]
        if self.lost_hand_single:
            rows = [replace(row, lost=1) if row.hand else row for row in rows]
        return tuple(rows)

    @property
    def differences(self) -> dict[str, bool | int | str | None]:
        """The settings that make these options out of their preset."""
        return difference(self, PRESETS[self.preset])


def _without_ouvert(row: Row) -> Row:
    said = tuple(each for each in row.says if each != "O")
    return row if said == row.says else replace(row, says=said, levels=row.levels[:-1])


GERMAN = Options()
ISKO = replace(  # the table of section 20
    GERMAN,
    preset="isko",
    levels=Levels(hand_schwarz="additive", hand_schwarz_on_loss="additive"),
    declare=Declare(must_be_reachable=True, raise_before_lead=True),
    surrender=Surrender(mode="while_nine_cards"),
    play=Play(claims=True, defender_concede="single"),
    session=Session(rounds=12),  # 36 deals with three, 48 with four
    scoring=Scoring(tournament=True),
)
ISS = replace(ISKO, preset="iss", play=Play(claims=True, defender_concede="both"))

PRESETS: Mapping[str, Options] = {each.preset: each for each in (GERMAN, ISKO, ISS)}


def options(preset: str, wanted: Mapping[str, bool | int | str | None] | None = None) -> Options:
    """The preset with these settings."""
    if preset not in PRESETS:
        raise InvalidOption("unknown-preset", preset, allowed=", ".join(PRESETS))
    return changed(PRESETS[preset], wanted or {})
