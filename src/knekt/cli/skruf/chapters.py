"""The options of Skruf by chapters, and the rules that others are told against."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.skruf import PRESETS, Options

__all__ = ["CHAPTERS", "is_same_game", "paragraph", "plain_rules"]

CHAPTERS: Mapping[str, Mapping[str, str]] = {  # each option with its paragraph of the rule page
    "table": {
        "players": "1.1",
        "rubbers": "1.4",
        "deals": "11.6",
        "draw_tie": "1.3",
        "manual_table": "13",
    },
    "deal": {
        "talon_position": "2.2",
        "first_card": "2.2",
        "misdeal": "2.5",
    },
    "auction": {
        "min_level": "4.8",
        "below_minimum": "4.8",
        "close_passes": "4.5",
        "all_pass_calls": "4.6",
        "general_pass": "4.7",
        "misere_forehand": "10.3",
    },
    "exchange": {
        "talon_open": "5.1",
        "open_hand": "11.2",
        "raise_end_passes": "6.2",
        "opponents_swap": "11.3",
        "swap_order": "5.5",
        "swap_time": "5.5",
        "swap_back": "5.5",
    },
    "play": {
        "lead": "7.1",
        "claims": "7.7",
        "solo_slam_claim": "13",
    },
    "count": {
        "karonka_hand": "3.5",
        "honours": "8.3",
        "minus": "8.3",
        "failed_grand_12": "8.5",
        "defender_slam": "8.5",
    },
    "rubber": {
        "game_reset": "8.7",
        "both_60": "8.7",
        "rubber_end": "8.7",
        "settle_round": "8.8",
        "stake": "8.8",
    },
}


def paragraph(name: str, form: str) -> str:
    """Where the rule page tells of the option; all forms are on one page.

    >>> paragraph("close_passes", "trekarl")
    'Skruf 4.5'
    """
    return "Skruf " + next(chapter[name] for chapter in CHAPTERS.values() if name in chapter)


def plain_rules(options: Options) -> Options:
    """The rules against which others of the same form are told."""
    return PRESETS[options.form]


def is_same_game(one: Options, other: Options) -> bool:
    """Whether a record of one can be played by the other: each form deals its cards in its own way."""
    return one.form == other.form
