"""Whole sittings of every variant in the terminal, in four languages.

Nothing lacks words, everything fits, and no secret is told.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from cli.at_desk import FACE, desk_of
from cli.test_play_table import NAMES, public
from cli.test_play_variants import GIFTS, KONTRA, RAMSCH, REVOLUTION, SCHIEBER

from knekt.cards import Seed
from knekt.cli.speaker import Speaker
from knekt.cli.table import host as hosting
from knekt.cli.table.faces import Faces
from knekt.cli.table.host import Host
from knekt.cli.table.lines import WIDTH, width
from knekt.cli.table.skat.answers import Reader
from knekt.engine import Action, Event, OptionValue, View
from knekt.players import RandomPlayer
from knekt.sheet import Sitting, Terms
from knekt.skat import (
    Agree,
    Agreed,
    Bid,
    Declare,
    Discard,
    Exchange,
    GiftAnswered,
    Hold,
    Kontra,
    KontraSaid,
    Looked,
    Offer,
    Offered,
    Pass,
    Passed,
    PassedOn,
    PassOn,
    Play,
    PlayedOn,
    PlayHand,
    PlayOn,
    Proposed,
    Push,
    Pushed,
    Stage,
    State,
    TakeGift,
    TakeSkat,
    TakeUp,
    TookUp,
    options,
)

VARIANTS: dict[str, tuple[dict[str, OptionValue], set[type[Event]]]] = {
    "kontra": ({**KONTRA, "kontra.max": "unlimited"}, {KontraSaid}),
    "kontra first": ({**KONTRA, "kontra.timing": "before_first_lead"}, {KontraSaid, PlayedOn}),
    "kontra late": ({**KONTRA, "kontra.timing": "before_first_trick_turned", "kontra.max": 4}, {KontraSaid}),
    "gifts": (GIFTS, {Offered, Agreed, GiftAnswered}),
    "bock": (
        {**KONTRA, "bock.enabled": True, "bock.stack": "multiply", "bock.per_deal": "each_trigger"},
        set(),
    ),
    "ramsch": ({**RAMSCH, "ramsch.skat_to": "loser", "ramsch.jungfrau": "no_points"}, {Passed}),
    "schieberramsch": (
        {"special_rounds.schieberramsch_triggers": ("last_round",)},
        {TookUp, PassedOn, Pushed},
    ),
    "spitzen": ({"spitzen.enabled": True, "grand.base": 20, "grand_ouvert.mode": "separate"}, set()),
    "revolution": (REVOLUTION, {Looked, Proposed, Agreed}),
    "four": (
        {
            **KONTRA,
            **GIFTS,
            **SCHIEBER,
            **REVOLUTION,
            "players": 4,
            "bock.enabled": True,
            "bock.triggers": ("last_round",),
            "special_rounds.schieberramsch_triggers": ("rekontra",),
        },
        {Looked, Proposed, Agreed},
    ),
}


class Anybody(RandomPlayer):
    """A person who does anything that is allowed, also out of turn.

    It bids 18 unless it always passes, and plays a revolution where it can.
    """

    def __init__(self, rng: Random | int, *, passing: bool = False) -> None:
        self._rng = rng if isinstance(rng, Random) else Random(rng)
        self._passing = passing

    def choose(self, view: View[State]) -> Action:
        state, actions = view.state, [action for ask in view.asks for action in ask.singles()]
        if state.stage is Stage.AUCTION:
            bids = [each for each in actions if isinstance(each, Bid) and not state.auction.current]
            return bids[0] if bids and not self._passing else Pass(state.turn)
        named = [each for each in actions if isinstance(each, Declare) and each.contract.row.exchange]
        if any(isinstance(each, TakeSkat) for each in actions) and "R" in state.rules.contracts:
            return next(each for each in actions if isinstance(each, PlayHand))
        if named and state.contract is None:
            return named[0]
        for sure in actions:
            if isinstance(sure, PlayOn) or (isinstance(sure, Agree) and sure.yes):
                return sure
        return self.interject(view) or super().choose(view)

    def interject(self, view: View[State]) -> Action | None:
        said = [
            action
            for ask in view.asks
            if not ask.must
            for action in ask.singles()
            if isinstance(action, Kontra | Offer) and self._rng.random() < 0.5
        ]
        return said[0] if said else None


def typed(reader: Reader, action: Action) -> str:
    """The action as a person would type it, in any language."""
    match action:
        case Pass() | PassOn():
            return "p"
        case Bid(_, value):
            return str(value)
        case Hold() | Agree(_, True) | TakeGift(_, True):
            return reader.yes[0]
        case Agree() | TakeGift():
            return reader.no[0]
        case TakeSkat() | TakeUp() | PlayOn():
            return ""
        case PlayHand():
            return "h"
        case Declare(_, contract):
            return str(contract)
        case Discard(_, cards) | Push(_, cards):
            return str(cards)
        case Play(_, card):
            return str(card)
        case Kontra(_, level):
            return reader.doubling(level)
        case Offer():
            return reader.gift[0]
    raise AssertionError(action)


@pytest.mark.parametrize(
    ("lang", "screens"), [("en", True), ("en", False), ("sv", True), ("de", False), ("fi", True)]
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sitting_of_each_variant_in_each_language(
    variant: str, lang: str, screens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing lacks words, everything fits (as `Paper` checks), and no card is seen too early."""
    wanted, due = VARIANTS[variant]
    chosen = options("german", {**wanted, "session.deals": 3})
    seed = Seed.parse(f"{variant} {lang}")
    monkeypatch.setattr(
        hosting, "level_player", lambda options, level, number: Anybody(number, passing=variant == "ramsch")
    )
    someone = Anybody(Random(str(seed)), passing=variant == "ramsch")
    faces = Faces(Speaker(lang))

    def answer(text: str) -> str:
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running or desk._view is None:
            return ""
        view = sitting.game.view(person_seat())
        if desk._view.events != view.events:
            return ""
        action = someone.choose(view) if any(ask.must for ask in view.asks) else someone.interject(view)
        if isinstance(action, Exchange):
            return exchanged(view, action)
        return "" if action is None else typed(desk.reader, action)

    def person_seat() -> int | None:
        terms: Terms | None = host._sitting.terms
        assert terms is not None
        return terms.seat_of(0)

    def look(text: str) -> None:
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running:
            return
        known = public(sitting.game, person_seat())
        for face in FACE.findall(text):
            card = faces.card(face)
            assert card is not None and card in known, f"{face}\n{text}"

    desk, paper = desk_of(answer, lang, screens=screens)
    host = Host(desk, Sitting.new(chosen), NAMES[: chosen.players], seed, None)
    paper.look = look
    assert host.run() is None
    assert len(host._sitting.rows) == 3
    assert due <= {type(event) for event in host._sitting.log}
    for text in (*paper.drawn, *paper.asked):
        assert max(map(width, text.split("\n"))) <= WIDTH
        assert not re.search(
            r"\b(?:table|told|count|typed|expected|error|doubt|contract|doubling)-[a-z]", text
        )


def exchanged(view: View[State], action: Exchange) -> str:
    assert view.seat is not None
    own = view.state.hand(view.seat)
    return f"{own - action.cards} {action.cards - own}"
