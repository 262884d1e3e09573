"""The options of Skat in their groups, one for each part of the rule page; the defaults are those of the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
    values: Literal["possible_only", "any_integer_from_18", "any_integer_from_10"] = "possible_only"  # 8.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels:
    hand_schwarz: Literal["implies_announced_schneider", "additive"] = "implies_announced_schneider"  # 4.6
    hand_schwarz_on_loss: Literal["same_as_win", "additive"] = "same_as_win"  # 4.8
    loss_schwarz: bool = True  # a declarer without a trick has lost schwarz (Tournée 18.A)


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
    mode: Literal["document", "before_first_lead", "none", "while_nine_cards", "tournee"] = (
        "document"  # 10.1, 17.2
    )
    announced_levels: Literal["count", "ignore"] = "count"  # 10.3


@dataclass(frozen=True, slots=True, kw_only=True)
class Overbid:
    auto_concede: bool = False  # 10.5
    loss: Literal["top_up", "plain_value"] = "top_up"  # 13.2, or the game's own value (Tournée 18.A)


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    claims: bool = False  # 11.5
    defender_concede: Literal["none", "single", "both"] = "none"  # 20
    ends_when_missed: bool = False  # the deal ends as soon as an announcement cannot be kept any more (11.7)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kontra:
    """17.1"""

    enabled: bool = False
    max: Literal[1, 2, 3, 4, "unlimited"] = 2  # kontra, re, supra, hirsch
    timing: Literal["after_first_lead", "before_first_lead", "before_first_trick_turned"] = "after_first_lead"
    only_bidders: bool = False
    bidder_definition: Literal["named_or_held", "named_only"] = "named_or_held"


@dataclass(frozen=True, slots=True, kw_only=True)
class Schenken:
    """17.3"""

    enabled: bool = False
    scope: Literal["suit_and_grand", "grand_only"] = "suit_and_grand"
    window: Literal["any_time", "until_first_trick_done"] = "any_time"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bock:
    """17.4"""

    enabled: bool = False
    triggers: tuple[Trigger, ...] = TRIGGERS
    value_basis: Literal["game_value", "score"] = "game_value"
    kontra_lost_means: Literal["declarer_lost", "kontra_side_lost", "either"] = "declarer_lost"
    stack: Literal["append", "ignore_while_active", "multiply"] = "append"
    per_deal: Literal["one", "each_trigger"] = "one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ramsch:
    """17.6"""

    on_pass_out: Literal["none", "ramsch", "schieberramsch"] = "none"
    skat_to: Literal["last_trick", "loser"] = "last_trick"
    three_way_tie: Literal["all_lose", "no_score"] = "all_lose"
    jungfrau: Literal["no_tricks", "no_points"] = "no_tricks"
    tie: Literal["last_trick", "split"] = (
        "last_trick"  # who is not rewarded, of those with fewest (Tournée 18.18)
    )
    sweep_bonus_to_others: bool = True  # Tournée 18.A


@dataclass(frozen=True, slots=True, kw_only=True)
class Schieber:
    multiply_durchmarsch: bool = False  # 17.7


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialRounds:
    """17.7"""

    mode: Literal["bock", "schieberramsch", "bock_then_schieberramsch"] = "bock"  # what a bock trigger brings
    schieberramsch_triggers: tuple[Trigger, ...] = ()  # what brings a schieberramsch round by itself


@dataclass(frozen=True, slots=True, kw_only=True)
class Spitzen:
    """17.12"""

    enabled: bool = False
    extend_bids: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolution:
    enabled: bool = False  # 17.13


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    first_card: Literal["declarer_choice", "top_card"] = "declarer_choice"  # Tournée 7.1


@dataclass(frozen=True, slots=True, kw_only=True)
class GuckserNull:
    enabled: bool = True  # Tournée 14


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol:
    style: Literal["modern", "traditional"] = "modern"  # Tournée 13


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
