"""Every point in which one Skruf table differs from another, and the presets (16)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from knekt.engine import OptionValue, check_form, check_length, difference, option, preset_with
from knekt.errors import InvalidOption
from knekt.message import Message
from knekt.skruf.forms import OF_PARTNERS, OF_TREKARL, WITH_TALON, Form

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

    preset: str = "skruf"
    form: Form = "skruf"
    players: Literal[3, 4, 5, 6] = option(
        4, rule="1.1", chapter="table", limits={OF_PARTNERS: (4, 5, 6), OF_TREKARL: (3,)}
    )
    # None is the whole schedule: three, five or fifteen rubbers (1.4, 1.6, 1.7)
    rubbers: int | None = option(None, rule="1.4", chapter="table", forms=OF_PARTNERS)
    deals: int | None = option(None, rule="11.6", chapter="table", forms=OF_TREKARL)
    draw_tie: Literal["by_suit", "redraw"] = option("by_suit", rule="1.3", chapter="table")
    talon_position: Literal["before_last_round", "spread", "last"] = option(
        "before_last_round", rule="2.2", chapter="deal", forms=WITH_TALON
    )
    first_card: Literal["left_of_dealer", "dealer"] = option("left_of_dealer", rule="2.2", chapter="deal")
    misdeal: Literal["next_dealer", "same_dealer"] = option("next_dealer", rule="2.5", chapter="deal")
    karonka_hand: Literal["final", "dealt"] = option("final", rule="3.5", chapter="count", forms=WITH_TALON)
    close_passes: Literal[8, 7, 6, 5, 4, 3, 2] = option(
        8, rule="4.5", chapter="auction", limits={OF_PARTNERS: (8, 7, 4, 3), OF_TREKARL: (6, 5, 3, 2)}
    )
    all_pass_calls: Literal[3, 4, 6, 8] = option(
        4, rule="4.6", chapter="auction", limits={OF_PARTNERS: (4, 8), OF_TREKARL: (3, 6)}
    )
    general_pass: Literal["next_dealer", "misere"] = option(
        "next_dealer", rule="4.7", chapter="auction", forms=OF_PARTNERS
    )
    min_level: Literal[3, 4] = option(4, rule="4.8", chapter="auction", before="close_passes")
    below_minimum: Literal["bid_again", "raise_phase"] = option(
        "bid_again", rule="4.8", chapter="auction", forms=WITH_TALON, before="close_passes"
    )
    talon_open: bool = option(True, rule="5.1", chapter="exchange", forms=WITH_TALON)
    swap_order: Literal["leader_first", "simultaneous"] = option(
        "leader_first", rule="5.5", chapter="exchange", forms=WITH_TALON
    )
    swap_time: Literal["after_raise", "before_raise"] = option(
        "after_raise", rule="5.5", chapter="exchange", forms=WITH_TALON
    )
    swap_back: bool = option(False, rule="5.5", chapter="exchange", forms=WITH_TALON)
    raise_end_passes: Literal[2, 4, 1] = option(
        2, rule="6.2", chapter="exchange", forms=("skruf",), before="swap_order"
    )
    lead: Literal["left_of_final_bidder", "left_of_master", "left_of_first_namer"] = option(
        "left_of_final_bidder",
        rule="7.1",
        chapter="play",
        forms=OF_PARTNERS,
        limits={("skruf-plain",): ("left_of_final_bidder", "left_of_first_namer")},
    )
    claims: bool = option(False, rule="7.7", chapter="play")
    # whether the keeper of the table may bar a suit that the partner led out of turn
    manual_table: bool = option(False, rule="13", chapter="table")
    honours: Literal["printed", "regular", "majority"] = option("printed", rule="8.3", chapter="count")
    minus: Literal["credit_opponents", "deduct"] = option("credit_opponents", rule="8.3", chapter="count")
    failed_grand_12: Literal[0, 200] = option(0, rule="8.5", chapter="count")
    defender_slam: Literal["pay", 0] = option("pay", rule="8.5", chapter="count")
    game_reset: Literal["both", "winner_only"] = option("both", rule="8.7", chapter="rubber")
    both_60: Literal["declarer", "first_by_trick"] = option("declarer", rule="8.7", chapter="rubber")
    rubber_end: Literal["second_game_of_one_side", "two_games_total"] = option(
        "second_game_of_one_side", rule="8.7", chapter="rubber", forms=OF_PARTNERS
    )
    settle_round: Literal["truncate", "nearest"] = option("truncate", rule="8.8", chapter="rubber")
    # the money for a whole point; 0 for none
    stake: str = option("0", rule="8.8", chapter="rubber")
    misere_forehand: Literal["dealer", "left_of_dealer"] = option(
        "dealer", rule="10.3", chapter="auction", forms=OF_PARTNERS
    )
    open_hand: Literal["when_bought", "from_the_deal"] = option(
        "when_bought", rule="11.2", chapter="exchange", forms=OF_TREKARL, before="swap_order"
    )
    opponents_swap: bool = option(
        True, rule="11.3", chapter="exchange", forms=OF_TREKARL, before="swap_order"
    )
    solo_slam_claim: bool = option(True, rule="13", chapter="play", forms=OF_PARTNERS)

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
    """Nothing, if the options go together; InvalidOption if not."""
    check_form(options, PRESETS.get(options.form))
    check_length("rubbers", options.rubbers)
    check_length("deals", options.deals)
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", options.stake, re.ASCII):
        raise InvalidOption("option-value", "stake", value=options.stake, allowed=Message("option-amounts"))
    if (
        options.swap_back and options.swap_order == "simultaneous"
    ):  # no card has been received that could go back
        raise InvalidOption("options-exclude", "swap_back", other="swap_order")


def doubts(options: Options) -> tuple[Message, ...]:
    """Warnings about options that are allowed, but that a table should think over before it plays so.

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
    return preset_with(PRESETS, preset, wanted)
