"""The options of Skat in their groups; the defaults are those of the rule page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from knekt.engine import option
from knekt.skat.forms import GERMAN_SKAT, TOURNEES

__all__ = [
    "TRIGGERS",
    "Bidding",
    "Bock",
    "Declare",
    "Grand",
    "GrandOuvert",
    "GuckserNull",
    "Kontra",
    "Levels",
    "Matadors",
    "Overbid",
    "Play",
    "Protocol",
    "Ramsch",
    "Revolution",
    "Schenken",
    "Schieber",
    "Scoring",
    "Session",
    "Settlement",
    "SpecialRounds",
    "Spitzen",
    "Surrender",
    "Trigger",
    "Turn",
]

Trigger = Literal[  # what brings a bock round (17.4)
    "value_over_100",
    "grand_hand_won",
    "kontra_lost",
    "rekontra",
    "declarer_schneider",
    "split_60_60",
    "last_round",
]
TRIGGERS: tuple[Trigger, ...] = (  # those that every table can have: the last round must be known beforehand
    "value_over_100",
    "grand_hand_won",
    "kontra_lost",
    "rekontra",
    "declarer_schneider",
    "split_60_60",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    values: Literal["possible_only", "any_integer_from_18", "any_integer_from_10"] = option(
        "possible_only",
        rule={GERMAN_SKAT: "8.1", TOURNEES: "Tournée 6.3"},
        chapter="values",
        limits={
            GERMAN_SKAT: ("possible_only", "any_integer_from_18"),
            TOURNEES: ("possible_only", "any_integer_from_10"),
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels:
    hand_schwarz: Literal["implies_announced_schneider", "additive"] = option(
        "implies_announced_schneider", rule="4.6", chapter="values", forms=GERMAN_SKAT
    )
    hand_schwarz_on_loss: Literal["same_as_win", "additive"] = option(
        "same_as_win", rule="4.8", chapter="values", forms=GERMAN_SKAT
    )
    # whether a declarer who takes no trick has lost schwarz
    loss_schwarz: bool = option(True, rule="Tournée 4.2", chapter="values", forms=TOURNEES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Grand:
    base: Literal[24, 20] = option(24, rule="17.10", chapter="values", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class GrandOuvert:
    mode: Literal["announced", "separate"] = option(
        "announced", rule="17.9", chapter="values", forms=GERMAN_SKAT
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Matadors:
    jacks_only: bool = option(False, rule="17.11", chapter="values", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare:
    must_be_reachable: bool = option(False, rule="9.7", chapter="declaring", forms=GERMAN_SKAT)
    raise_before_lead: bool = option(False, rule="9.9", chapter="declaring", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrender:
    mode: Literal["document", "before_first_lead", "none", "while_nine_cards", "tournee"] = option(
        "document",
        rule={GERMAN_SKAT: "10.1", TOURNEES: "Tournée 9.1"},
        chapter="declaring",
        limits={
            GERMAN_SKAT: ("document", "before_first_lead", "none", "while_nine_cards"),
            TOURNEES: ("tournee", "none"),
        },
    )
    announced_levels: Literal["count", "ignore"] = option(
        "count", rule="10.3", chapter="declaring", forms=GERMAN_SKAT
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Overbid:
    auto_concede: bool = option(
        False, rule={GERMAN_SKAT: "10.5", TOURNEES: "Tournée 9.3"}, chapter="declaring"
    )
    # whether the loss is raised to the bid as in German Skat (13.2), or is the game's own value
    loss: Literal["top_up", "plain_value"] = option(
        "top_up", rule="Tournée 12", chapter="declaring", forms=TOURNEES
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    claims: bool = option(False, rule="11.5", chapter="declaring", forms=GERMAN_SKAT)
    defender_concede: Literal["none", "single", "both"] = option(
        "none", rule="20", chapter="declaring", forms=GERMAN_SKAT
    )
    # whether the deal ends as soon as an announcement cannot be kept any more
    ends_when_missed: bool = option(False, rule="11.7", chapter="declaring", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kontra:
    enabled: bool = option(False, rule="17.1", chapter="kontra", forms=GERMAN_SKAT)
    # how often the sides may double: by kontra, re, supra, hirsch
    max: Literal[1, 2, 3, 4, "unlimited"] = option(2, rule="17.1", chapter="kontra", forms=GERMAN_SKAT)
    timing: Literal["after_first_lead", "before_first_lead", "before_first_trick_turned"] = option(
        "after_first_lead", rule="17.1", chapter="kontra", forms=GERMAN_SKAT
    )
    only_bidders: bool = option(False, rule="17.1", chapter="kontra", forms=GERMAN_SKAT)
    bidder_definition: Literal["named_or_held", "named_only"] = option(
        "named_or_held", rule="17.1", chapter="kontra", forms=GERMAN_SKAT
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Schenken:
    enabled: bool = option(False, rule="17.3", chapter="schenken", forms=GERMAN_SKAT)
    scope: Literal["suit_and_grand", "grand_only"] = option(
        "suit_and_grand", rule="17.3", chapter="schenken", forms=GERMAN_SKAT
    )
    window: Literal["any_time", "until_first_trick_done"] = option(
        "any_time", rule="17.3", chapter="schenken", forms=GERMAN_SKAT
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Bock:
    enabled: bool = option(False, rule="17.4", chapter="bock", forms=GERMAN_SKAT)
    triggers: tuple[Trigger, ...] = option(TRIGGERS, rule="17.4", chapter="bock", forms=GERMAN_SKAT)
    value_basis: Literal["game_value", "score"] = option(
        "game_value", rule="17.4", chapter="bock", forms=GERMAN_SKAT
    )
    kontra_lost_means: Literal["declarer_lost", "kontra_side_lost", "either"] = option(
        "declarer_lost", rule="17.4", chapter="bock", forms=GERMAN_SKAT
    )
    stack: Literal["append", "ignore_while_active", "multiply"] = option(
        "append", rule="17.4", chapter="bock", forms=GERMAN_SKAT
    )
    per_deal: Literal["one", "each_trigger"] = option("one", rule="17.4", chapter="bock", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ramsch:
    on_pass_out: Literal["none", "ramsch", "schieberramsch"] = option(
        "none", rule="17.6", chapter="ramsch", forms=GERMAN_SKAT
    )
    skat_to: Literal["last_trick", "loser"] = option(
        "last_trick", rule="17.6", chapter="ramsch", forms=GERMAN_SKAT
    )
    three_way_tie: Literal["all_lose", "no_score"] = option(
        "all_lose", rule="17.6", chapter="ramsch", forms=GERMAN_SKAT
    )
    jungfrau: Literal["no_tricks", "no_points"] = option(
        "no_tricks", rule="17.6", chapter="ramsch", forms=GERMAN_SKAT
    )
    # of several with fewest card points: who took a trick longest ago is rewarded, or they share
    tie: Literal["last_trick", "split"] = option(
        "last_trick", rule="Tournée 18.18", chapter="ramsch", forms=("tournee-house",)
    )
    sweep_bonus_to_others: bool = option(
        True, rule="Tournée 18.16", chapter="ramsch", forms=("tournee-house",)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Schieber:
    multiply_durchmarsch: bool = option(False, rule="17.7", chapter="ramsch", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialRounds:
    # which rounds a bock trigger brings
    mode: Literal["bock", "schieberramsch", "bock_then_schieberramsch"] = option(
        "bock", rule="17.7", chapter="ramsch", forms=GERMAN_SKAT
    )
    # what brings a schieberramsch round, whether or not there are bock rounds
    schieberramsch_triggers: tuple[Trigger, ...] = option(
        (), rule="17.7", chapter="ramsch", forms=GERMAN_SKAT
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Spitzen:
    enabled: bool = option(
        False, rule="17.12", chapter="declaring", forms=GERMAN_SKAT, before="surrender.mode"
    )
    extend_bids: bool = option(
        False, rule="17.12", chapter="declaring", forms=GERMAN_SKAT, before="surrender.mode"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolution:
    enabled: bool = option(
        False, rule="17.13", chapter="declaring", forms=GERMAN_SKAT, before="surrender.mode"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    first_card: Literal["declarer_choice", "top_card"] = option(
        "declarer_choice", rule="Tournée 7.1", chapter="declaring", forms=TOURNEES, before="null_below_bid"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GuckserNull:
    enabled: bool = option(
        True, rule="Tournée 7.2", chapter="declaring", forms=("tournee",), before="null_below_bid"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol:
    style: Literal["modern", "traditional"] = option(
        "modern", rule={GERMAN_SKAT: "15.2", TOURNEES: "Tournée 13"}, chapter="scores"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    # a sitting ends after so many deals or so many rounds; if both are None, when the players like
    deals: int | None = option(None, rule="7.2", chapter="table")
    rounds: int | None = option(None, rule="7.3", chapter="table")
    time_end: Literal["complete_round", "complete_deal"] = option(
        "complete_round", rule="16.1", chapter="table"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    tournament: bool = option(False, rule="16.2", chapter="scores", forms=GERMAN_SKAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    # the money for a point, in whole currency units; 0 for none
    rate: str = option("0", rule="16.3", chapter="scores")
    rounding: Literal["nearest_unit_half_up", "none"] = option(
        "nearest_unit_half_up", rule="16.4", chapter="scores"
    )
