"""Whether a deal of Skruf can have gone as the score keeper says."""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.skruf import TRICKS, Facts, Karonka, MisereFacts, Options

__all__ = ["check_facts", "check_misere"]

ACES, HONOURS = 4, 5
_LONGEST = {"final": 13, "dealt": 12}  # the karonka of a whole hand


def check_facts(options: Options, facts: Facts) -> None:
    """Nothing, if a deal can have gone so under these options; KnektError if not.

    >>> from knekt.skruf import SKRUF, parse_bid
    >>> check_facts(SKRUF, Facts(parse_bid("4S"), tricks=10, aces=0, honours=5))
    Traceback (most recent call last):
    knekt.errors.KnektError: 0 aces and 5 honours contradict each other
    """
    bid = facts.contract
    if bid.level < options.min_level:
        note = f"{bid} is below the minimum"
        raise KnektError("below-minimum", note, bid=bid.message, level=options.min_level)
    _check_number("tricks", facts.tricks, TRICKS)
    _check_number("aces", facts.aces, ACES)
    _check_number("honours", facts.honours, 0 if bid.is_grandissimo else HONOURS)
    if not bid.is_grandissimo and (facts.aces, facts.honours) in ((0, HONOURS), (ACES, 0)):
        note = f"{facts.aces} aces and {facts.honours} honours contradict each other"
        raise KnektError("aces-honours", note, aces=facts.aces, honours=facts.honours)
    _check_karonkas(options, facts)


def check_misere(options: Options, facts: MisereFacts) -> None:
    """The same of a misère."""
    if not options.plays_misere:
        raise KnektError("misere-not-played", "no misère at this table")
    _check_number("tricks", facts.tricks, TRICKS)


def _check_number(what: str, told: int, most: int) -> None:
    if not 0 <= told <= most:
        raise KnektError(f"skruf-{what}", f"{told} {what}: there are 0 to {most}", told=told, most=most)


def _check_karonkas(options: Options, facts: Facts) -> None:
    """Each ace lies in one hand, so no suit and no side can have too many."""
    suits = [each.suit for each in facts.karonkas]
    if len(set(suits)) < len(suits):
        raise KnektError("karonka-twice", "two karonkas of the same suit")
    for karonka in facts.karonkas:
        if karonka.side not in (0, 1):
            raise KnektError("no-such-side", f"there is no side {karonka.side}", side=karonka.side)
    for side, aces in enumerate((facts.aces, ACES - facts.aces)):
        ours = [each for each in facts.karonkas if each.side == side]
        for karonka in ours:
            _check_karonka(options, facts, karonka, aces)
        if sum(each.suit is not None for each in ours) > aces and options.karonka_hand == "final":
            raise KnektError("karonka-aces", "more karonkas than aces", aces=aces)


def _check_karonka(options: Options, facts: Facts, karonka: Karonka, aces: int) -> None:
    cards = karonka.count + 2
    most = ACES if karonka.suit is None else _LONGEST[options.karonka_hand]
    if not 3 <= cards <= most:
        raise KnektError("karonka-length", f"a karonka of {cards} cards", cards=cards, most=most)
    if options.karonka_hand != "final":
        return  # aces and honours are those of the hands that were played, karonkas of those that were dealt
    if karonka.suit is None and cards > aces:
        raise KnektError("karonka-aces", f"{cards} aces in one hand, {aces} in both", aces=aces)
    honours = facts.honours if karonka.side == 0 else HONOURS - facts.honours
    if karonka.suit == facts.contract.trumps and karonka.suit is not None and min(cards, HONOURS) > honours:
        raise KnektError("karonka-honours", f"a trump karonka with {honours} honours", honours=honours)
