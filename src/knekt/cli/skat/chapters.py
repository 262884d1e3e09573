"""The options of Skat by chapters, and the rules that others are told against."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.engine import difference
from knekt.skat import GERMAN, ISKO, TOURNEE, Options

__all__ = ["CHAPTERS", "IN_TOURNEE", "is_same_game", "nearest_rules", "paragraph", "plain_rules"]

CHAPTERS: Mapping[
    str, Mapping[str, str]
] = {  # the options by chapters, each with its paragraph of the rule page
    "table": {
        "players": "7.1",
        "session.deals": "7.2",
        "session.rounds": "7.3",
        "session.time_end": "16.1",
    },
    "values": {
        "bidding.values": "8.1",
        "grand.base": "17.10",
        "grand_ouvert.mode": "17.9",
        "matadors.jacks_only": "17.11",
        "lost_hand_single": "17.8",
        "levels.hand_schwarz": "4.6",
        "levels.hand_schwarz_on_loss": "4.8",
        "levels.loss_schwarz": "Tournée 4.2",
        "forehand_may_pass": "Tournée 6.1",
    },
    "declaring": {
        "turn.first_card": "Tournée 7.1",
        "guckser_null.enabled": "Tournée 7.2",
        "null_below_bid": "Tournée 7.4",
        "declare.must_be_reachable": "9.7",
        "declare.raise_before_lead": "9.9",
        "spitzen.enabled": "17.12",
        "spitzen.extend_bids": "17.12",
        "revolution.enabled": "17.13",
        "surrender.mode": "10.1",
        "surrender.announced_levels": "10.3",
        "overbid.auto_concede": "10.5",
        "overbid.loss": "Tournée 12",
        "play.claims": "11.5",
        "play.defender_concede": "20",
        "play.ends_when_missed": "11.7",
    },
    "kontra": {
        "kontra.enabled": "17.1",
        "kontra.max": "17.1",
        "kontra.timing": "17.1",
        "kontra.only_bidders": "17.1",
        "kontra.bidder_definition": "17.1",
    },
    "schenken": {
        "schenken.enabled": "17.3",
        "schenken.scope": "17.3",
        "schenken.window": "17.3",
    },
    "bock": {
        "bock.enabled": "17.4",
        "bock.triggers": "17.4",
        "bock.value_basis": "17.4",
        "bock.kontra_lost_means": "17.4",
        "bock.stack": "17.4",
        "bock.per_deal": "17.4",
    },
    "ramsch": {
        "ramsch.on_pass_out": "17.6",
        "ramsch.skat_to": "17.6",
        "ramsch.three_way_tie": "17.6",
        "ramsch.jungfrau": "17.6",
        "ramsch.tie": "Tournée 18.18",
        "ramsch.sweep_bonus_to_others": "Tournée 18.16",
        "schieber.multiply_durchmarsch": "17.7",
        "special_rounds.mode": "17.7",
        "special_rounds.schieberramsch_triggers": "17.7",
    },
    "scores": {
        "scoring.tournament": "16.2",
        "settlement.rate": "16.3",
        "settlement.rounding": "16.4",
        "protocol.style": "15.2",
    },
}
IN_TOURNEE: Mapping[str, str] = {  # options of all forms that the page of Tournée tells in its own way
    "bidding.values": "Tournée 6.3",
    "surrender.mode": "Tournée 9.1",
    "overbid.auto_concede": "Tournée 9.3",
    "protocol.style": "Tournée 13",
}


def paragraph(name: str, form: str) -> str:
    """Where the rule page tells of the option; Tournée has a page of its own.

    >>> paragraph("surrender.mode", "german"), paragraph("surrender.mode", "tournee")
    ('10.1', 'Tournée 9.1')
    """
    if form != GERMAN.form and name in IN_TOURNEE:
        return IN_TOURNEE[name]
    return next(chapter[name] for chapter in CHAPTERS.values() if name in chapter)


def plain_rules(options: Options) -> Options:
    """The rules against which others of the same game are told."""
    return GERMAN if options.is_german else TOURNEE


def nearest_rules(options: Options) -> Options:
    """The plain rules from which these differ least."""
    if options.is_german and options.preset not in (GERMAN.preset, ISKO.preset):
        return min(GERMAN, ISKO, key=lambda plain: len(difference(options, plain)))
    return plain_rules(options)


def is_same_game(one: Options, other: Options) -> bool:
    """Whether a record of one can be played by the other: German Skat and Tournée stay apart."""
    return one.is_german == other.is_german
