"""Every point in which one Skat table differs from another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from knekt.engine import OptionValue, changed, check_form, difference, option, preset_with
from knekt.skat.doubts import check
from knekt.skat.forms import GERMAN_SKAT, TOURNEES, Form
from knekt.skat.groups import (
    Bidding,
    Bock,
    Declare,
    Grand,
    GrandOuvert,
    GuckserNull,
    Kontra,
    Levels,
    Matadors,
    Overbid,
    Play,
    Protocol,
    Ramsch,
    Revolution,
    Schenken,
    Schieber,
    Scoring,
    Session,
    Settlement,
    SpecialRounds,
    Spitzen,
    Surrender,
    Turn,
)
from knekt.skat.rows import GERMAN_ROWS, HOUSE_ROWS, TOURNEE_ROWS, Row, rows_in_force

__all__ = ["GERMAN", "HOUSE", "ISKO", "ISS", "PRESETS", "TOURNEE", "Options", "options"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every point in which one Skat table differs from another; the defaults are those of the rule page.

    >>> options("isko").surrender.mode
    'while_nine_cards'
    >>> options("german", {"kontra.max": 9})
    Traceback (most recent call last):
    knekt.errors.InvalidOption: kontra.max: option value, value 9, allowed 1 | 2 | 3 | 4 | unlimited
    """

    preset: str = "german"
    form: Form = "german"
    rows: tuple[Row, ...] = GERMAN_ROWS
    schneider: int = 90  # card points the declarer needs
    players: Literal[3, 4] = option(3, rule="7.1", chapter="table")
    bidding: Bidding = Bidding()
    grand: Grand = Grand()
    grand_ouvert: GrandOuvert = GrandOuvert()
    matadors: Matadors = Matadors()
    lost_hand_single: bool = option(False, rule="17.8", chapter="values", forms=GERMAN_SKAT)
    levels: Levels = Levels()
    declare: Declare = Declare()
    surrender: Surrender = Surrender()
    overbid: Overbid = Overbid()
    null_below_bid: Literal["illegal", "lost"] = option(
        "illegal", rule="Tournée 7.4", chapter="declaring", forms=TOURNEES, before="surrender.mode"
    )
    forehand_may_pass: bool = option(True, rule="Tournée 6.1", chapter="values", forms=TOURNEES)
    turn: Turn = Turn()
    guckser_null: GuckserNull = GuckserNull()
    play: Play = Play()
    kontra: Kontra = Kontra()
    schenken: Schenken = Schenken()
    bock: Bock = Bock()
    ramsch: Ramsch = Ramsch()
    schieber: Schieber = Schieber()
    special_rounds: SpecialRounds = SpecialRounds()
    spitzen: Spitzen = Spitzen()
    revolution: Revolution = Revolution()
    session: Session = Session()
    scoring: Scoring = Scoring()
    settlement: Settlement = Settlement()
    protocol: Protocol = Protocol()

    def __post_init__(self) -> None:
        check_form(self, PRESETS.get(self.form))
        check(self)

    @property
    def is_german(self) -> bool:
        """Whether it is German Skat, and not a form of Tournée."""
        return self.form == "german"

    @property
    def peeks(self) -> bool:
        """Whether the declarer looks at the first card of a turn alone (Tournée 18.4)."""
        return self.form == "tournee-house"

    @property
    def may_concede_overbid(self) -> bool:
        """Whether the declarer may say that the bid cannot be reached (10.5, Tournée 9.3)."""
        return self.form != "tournee-house"

    @property
    def may_say_ramsch(self) -> bool:
        """Whether forehand may say ramsch after the two others have passed (Tournée 6.1, 18.15)."""
        return not self.is_german

    @property
    def rewards_all_tricks(self) -> bool:
        """Whether a durchmarsch pays in a ramsch (17.6); in Tournée it costs (Tournée 11.5, 18.16)."""
        return self.is_german

    @property
    def latest_trick_settles(self) -> bool:
        """Whether a tie in a ramsch can be settled by who took a trick last (Tournée 11.3, 18.18)."""
        return not self.is_german

    @property
    def rewards_fewest(self) -> bool:
        """Whether a ramsch is won with fewest card points, and not lost with most (Tournée 18.16)."""
        return self.form == "tournee-house"

    @property
    def skat_counts_in_ramsch(self) -> bool:
        """Whether some player gets the card points of the skat in a ramsch (17.6, Tournée 11.2)."""
        return self.form != "tournee"

    @property
    def last_trick_brings_skat(self) -> bool:
        """Whether in a ramsch the skat goes with the last trick (17.6, Tournée 18.17)."""
        return self.skat_counts_in_ramsch and self.ramsch.skat_to == "last_trick"

    @property
    def table(self) -> tuple[Row, ...]:
        """The contracts in force."""
        return rows_in_force(self)

    @property
    def plays_schieberramsch(self) -> bool:
        """Whether cards are ever passed on before a ramsch: after three passes, or in rounds of its own."""
        return self.ramsch.on_pass_out == "schieberramsch" or self.has_ramsch_rounds

    @property
    def plays_ramsch(self) -> bool:
        """Whether a deal can become a ramsch."""
        return self.ramsch_follows_passes or self.has_ramsch_rounds

    @property
    def ramsch_follows_passes(self) -> bool:
        """Whether a ramsch can come about in the auction (17.6, Tournée 6.1)."""
        return self.may_say_ramsch or self.ramsch.on_pass_out != "none"

    @property
    def can_be_passed_out(self) -> bool:
        """Whether a deal can end without anything being played."""
        return self.ramsch.on_pass_out == "none" if self.is_german else self.forehand_may_pass

    @property
    def has_ramsch_rounds(self) -> bool:
        """Whether there can be whole rounds of schieberramsch (17.7)."""
        special = self.special_rounds
        return bool(special.schieberramsch_triggers) or (self.bock.enabled and special.mode != "bock")

    @property
    def has_bock_rounds(self) -> bool:
        """Whether a deal can count double because of the deals before it (17.4)."""
        return self.bock.enabled and self.special_rounds.mode != "schieberramsch"

    @property
    def has_last_round(self) -> bool:
        """Whether the last round is a special one, and has to be announced (17.5)."""
        triggers = self.special_rounds.schieberramsch_triggers
        return "last_round" in (triggers + self.bock.triggers if self.bock.enabled else triggers)

    @property
    def differences(self) -> dict[str, OptionValue]:
        """The settings that make these options out of their preset."""
        return difference(self, PRESETS[self.preset])


_MADE: dict[str, Options] = {}
PRESETS: Mapping[str, Options] = _MADE


def _preset(made: Options) -> Options:
    _MADE[made.preset] = made
    return made


GERMAN = _preset(Options())
ISKO = _preset(
    replace(  # the table of section 20
        GERMAN,
        preset="isko",
        levels=Levels(hand_schwarz="additive", hand_schwarz_on_loss="additive"),
        declare=Declare(must_be_reachable=True, raise_before_lead=True),
        surrender=Surrender(mode="while_nine_cards"),
        play=Play(claims=True, defender_concede="single"),
        session=Session(rounds=12),  # 36 deals with three, 48 with four
        scoring=Scoring(tournament=True),
    )
)
ISS = _preset(
    replace(ISKO, preset="iss", play=Play(claims=True, defender_concede="both", ends_when_missed=True))
)
TOURNEE = _preset(
    replace(
        GERMAN,
        preset="tournee",
        form="tournee",
        rows=TOURNEE_ROWS,
        schneider=91,
        levels=Levels(hand_schwarz="additive", hand_schwarz_on_loss="additive"),
        surrender=Surrender(mode="tournee"),
        overbid=Overbid(auto_concede=True),
        forehand_may_pass=False,
    )
)
HOUSE = _preset(
    replace(
        TOURNEE,
        preset="tournee-house",
        form="tournee-house",
        rows=HOUSE_ROWS,
        surrender=Surrender(mode="none"),
        overbid=Overbid(auto_concede=False, loss="plain_value"),
        session=Session(time_end="complete_deal"),
        settlement=Settlement(rate="0.0025", rounding="none"),  # a quarter of a cent
    )
)


def _house(preset: str, like: Options, **wanted: OptionValue) -> Options:
    """A set of house rules, made by its difference from another preset; __ stands for the dot of a name."""
    named = {name.replace("__", "."): value for name, value in wanted.items()}
    return _preset(replace(changed(like, named), preset=preset))


PUB = _house(
    "pub",
    GERMAN,
    surrender__mode="before_first_lead",
    kontra__enabled=True,
    bock__enabled=True,
    ramsch__on_pass_out="ramsch",
)
CLUB = _house(
    "club",
    ISKO,
    surrender__mode="before_first_lead",
    kontra__enabled=True,
    kontra__max=4,
    kontra__only_bidders=True,
    schenken__enabled=True,
    bock__enabled=True,
    bock__triggers=("grand_hand_won", "kontra_lost", "rekontra", "split_60_60"),
    special_rounds__mode="bock_then_schieberramsch",
    ramsch__on_pass_out="schieberramsch",
)
XSKAT = _house(  # what its menus offer, as far as it is played here
    "xskat",
    ISKO,
    surrender__mode="before_first_lead",
    kontra__enabled=True,
    schenken__enabled=True,
    schenken__window="until_first_trick_done",
    bock__enabled=True,
    bock__triggers=("grand_hand_won", "kontra_lost", "rekontra", "split_60_60"),
    bock__per_deal="each_trigger",
    ramsch__on_pass_out="ramsch",
    ramsch__three_way_tie="no_score",
    spitzen__enabled=True,
    revolution__enabled=True,
    session__rounds=None,
    scoring__tournament=False,
)


def options(preset: str, wanted: Mapping[str, OptionValue] | None = None) -> Options:
    """The preset with these settings."""
    return preset_with(PRESETS, preset, wanted)
