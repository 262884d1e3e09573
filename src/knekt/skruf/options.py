"""Every point in which one Skruf table differs from another, and the presets (16)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from knekt.engine import OptionValue, changed, check_length, difference, settings, write_value
from knekt.errors import InvalidOption
from knekt.message import Message
from knekt.skruf.forms import Form, has_option, limits

__all__ = ["PLAIN", "PRESETS", "SKRUF", "TREKARL", "Options", "doubts", "options"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every point in which one Skruf table differs from another; the defaults are those of the rule page.

    >>> options("trekarl").close_passes, options("skruf-plain").min_level
    (6, 3)
    >>> options("skruf", {"swap_order": "simultaneous", "swap_back": True})
    Traceback (most recent call last):
    knekt.errors.InvalidOption: swap_back: options exclude, other swap_order
    """

    preset: str = field(default="skruf", metadata={"set": False})
    form: Form = field(default="skruf", metadata={"set": False})
    players: Literal[3, 4, 5, 6] = 4  # 1.1, 1.6, 1.7, 11
    rubbers: int | None = None  # None: the whole schedule, three, five or fifteen (1.4, 1.6, 1.7)
    deals: int | None = None  # of a sitting of trekarl (11)
    draw_tie: Literal["by_suit", "redraw"] = "by_suit"  # 1.3
    talon_position: Literal["before_last_round", "spread", "last"] = "before_last_round"  # 2.2
    first_card: Literal["left_of_dealer", "dealer"] = "left_of_dealer"  # 2.2
    misdeal: Literal["next_dealer", "same_dealer"] = "next_dealer"  # 2.5
    karonka_hand: Literal["final", "dealt"] = "final"  # 3.5
    close_passes: Literal[8, 7, 6, 5, 4, 3, 2] = 8  # 4.5
    all_pass_calls: Literal[3, 4, 6, 8] = 4  # 4.6
    general_pass: Literal["next_dealer", "misere"] = "next_dealer"  # 4.7
    min_level: Literal[3, 4] = 4  # 4.8
    below_minimum: Literal["bid_again", "raise_phase"] = "bid_again"  # 4.8
    talon_open: bool = True  # 5
    swap_order: Literal["leader_first", "simultaneous"] = "leader_first"  # 5
    swap_time: Literal["after_raise", "before_raise"] = "after_raise"  # 5
    swap_back: bool = False  # 5
    raise_end_passes: Literal[2, 4, 1] = 2  # 6.2
    lead: Literal["left_of_final_bidder", "left_of_master", "left_of_first_namer"] = (
        "left_of_final_bidder"  # 6.5
    )
    claims: bool = False  # 7
    manual_table: bool = False  # 13: a suit led out of turn by the partner is barred
    honours: Literal["printed", "regular", "majority"] = "printed"  # 8.3
    minus: Literal["credit_opponents", "deduct"] = "credit_opponents"  # 8.3
    failed_grand_12: Literal[0, 200] = 0  # 8.5
    defender_slam: Literal["pay", 0] = "pay"  # 8.5
    game_reset: Literal["both", "winner_only"] = "both"  # 8.7
    both_60: Literal["declarer", "first_by_trick"] = "declarer"  # 8.7
    rubber_end: Literal["second_game_of_one_side", "two_games_total"] = "second_game_of_one_side"  # 8.7
    settle_round: Literal["truncate", "nearest"] = "truncate"  # 8.8
    stake: str = "0"  # 8.8: what a whole point is worth
    misere_forehand: Literal["dealer", "left_of_dealer"] = "dealer"  # 10.3
    open_hand: Literal["when_bought", "from_the_deal"] = "when_bought"  # 11
    opponents_swap: bool = True  # 11
    solo_slam_claim: bool = True  # 13

    def __post_init__(self) -> None:
        _check(self)

    @property
    def has_talon(self) -> bool:
        """Whether four cards are set aside in the deal (12)."""
        return self.form != "skruf-plain"

    @property
    def is_trekarl(self) -> bool:
        """Whether three play, with a fourth hand that nobody holds (11)."""
        return self.form == "trekarl"

    @property
    def plays_misere(self) -> bool:
        """Whether a deal that everybody passes is played for the fewest tricks (10)."""
        return self.general_pass == "misere"

    @property
    def swaps(self) -> bool:
        """Whether the two opponents exchange a card."""
        return self.has_talon and (self.opponents_swap or not self.is_trekarl)

    @property
    def differences(self) -> dict[str, OptionValue]:
        """The settings that make these options out of their preset."""
        return difference(self, PRESETS[self.preset])


def _check(options: Options) -> None:
    """That the options go together; InvalidOption if not."""
    plain = PRESETS.get(options.form)
    if plain is not None:  # else it is that preset which is being made
        usual = {name: value for name, value, _ in settings(plain)}
        for name, value, _ in settings(options):
            if value != usual[name] and not has_option(options.form, name):
                form = Message("form", {"form": options.form})
                raise InvalidOption("option-not-of-form", name, form=form)
            _check_value(options.form, name, value)
    check_length("rubbers", options.rubbers)
    check_length("deals", options.deals)
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", options.stake, re.ASCII):
        raise InvalidOption("option-value", "stake", value=options.stake, allowed=Message("option-amounts"))
    if options.swap_back and options.swap_order == "simultaneous":  # nothing has been received yet
        raise InvalidOption("options-exclude", "swap_back", other="swap_order")


def _check_value(form: Form, name: str, value: object) -> None:
    """That the value is one of those among which this form chooses."""
    allowed = limits(form, name)
    if allowed is not None and value not in allowed:
        shown = " | ".join(map(write_value, allowed))
        raise InvalidOption("option-value", name, value=str(value), allowed=shown)


def doubts(options: Options) -> tuple[Message, ...]:
    """What a table should think over before it plays so: in words, none of it forbidden.

    >>> [each.id for each in doubts(options("skruf", {"misere_forehand": "left_of_dealer"}))]
    ['doubt-no-misere']
    """
    found = []
    if options.misere_forehand != "dealer" and not options.plays_misere:
        found.append(Message("doubt-no-misere"))
    if options.below_minimum == "raise_phase" and options.min_level == 3:
        found.append(Message("doubt-low-minimum"))
    swap = options.swap_order, options.swap_time, options.swap_back
    if not options.opponents_swap and swap != (TREKARL.swap_order, TREKARL.swap_time, TREKARL.swap_back):
        found.append(Message("doubt-no-swap"))
    return tuple(found)


_MADE: dict[str, Options] = {}
PRESETS: Mapping[str, Options] = _MADE


def _preset(made: Options) -> Options:
    _MADE[made.preset] = made
    return made


SKRUF = _preset(Options())
PLAIN = _preset(replace(SKRUF, preset="skruf-plain", form="skruf-plain", min_level=3))
TREKARL = _preset(
    replace(SKRUF, preset="trekarl", form="trekarl", players=3, close_passes=6, all_pass_calls=3)
)


def options(preset: str, wanted: Mapping[str, OptionValue] | None = None) -> Options:
    """The preset with these settings."""
    if preset not in PRESETS:
        raise InvalidOption("unknown-preset", preset, allowed=", ".join(PRESETS))
    plain = PRESETS[preset]
    for name, value in (wanted or {}).items():
        _check_value(plain.form, name, value)  # before all that other forms have is offered
    return changed(plain, wanted) if wanted else plain
