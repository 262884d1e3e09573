"""The person as a player of Skruf: a view becomes a question, and an answer an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from knekt.cards import Card, Hand
from knekt.cli.table.asking import Asker
from knekt.cli.table.desk import Desk
from knekt.cli.table.drawing import hand_lines, numbered
from knekt.cli.table.lines import wrapped
from knekt.cli.table.skruf.answers import Reader
from knekt.cli.table.skruf.explaining import explanation
from knekt.cli.table.skruf.screen import cards_told, open_hand_told, pass_told, stands_told
from knekt.engine import Action, Pick, Seat, View
from knekt.skruf import (
    Bear,
    Claim,
    Gave,
    Pass,
    Play,
    PlayOpen,
    Stage,
    StandingPass,
    State,
    Swapped,
    TalonDealt,
    TalonTaken,
    sorted_hand,
)

__all__ = ["Person"]


class Person(Asker):
    """The person at the terminal."""

    reader: Reader

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.reader = desk.reader
        self._standing: StandingPass | None = None  # whether the person passes until somebody bids

    def explains(self, view: View[State]) -> Callable[[str], Sequence[str]]:
        """What explains calls, at any question."""
        return partial(explanation, self.desk.seating, view, self.reader)

    def choose(self, view: View[State]) -> Action:
        """The person's answer to what the deal asks."""
        self.desk.watch(view)
        state = view.state
        if view.offers(Bear):
            return self._bear(view)
        if state.claim is not None:
            return self._answer_claim(view)
        match state.stage:
            case Stage.AUCTION | Stage.RAISE:
                return self._call(view)
            case Stage.GIVE:
                return self._give(view)
            case Stage.SWAP:
                return self._swap(view)
        return self._play_open(view) if state.turn == state.unowned else self._play(view)

    def _call(self, view: View[State]) -> Action:
        """A bid or a pass; a person who passes until somebody bids is not asked before that."""
        seat, state = view.own_seat, view.state
        standing = None if self._standing is None else self._standing.answer(view)
        if standing is not None:
            return standing
        last, leads = stands_told(self.desk.seating, state), pass_told(self.desk.seating, state)
        said = self.ask(
            view,
            self._call_keys(view),
            lambda typed: self.reader.call(view, seat, typed),
            self._call_help(state),
            above=leads,
            told_above=[*(wrapped(last) if last else ()), *leads, *open_hand_told(self.desk.seating, state)],
            new=_new_cards(view) if state.stage is Stage.RAISE else (),
        )
        self._standing = said if isinstance(said, StandingPass) else None
        return Pass(seat) if isinstance(said, StandingPass) else said

    def _call_keys(self, view: View[State]) -> str:
        state, desk = view.state, self.desk
        if not view.offers(Pass):
            return desk.say("keys-must-bid", level=state.rules.options.min_level)
        return desk.say("keys-raise" if state.stage is Stage.RAISE else "keys-call")

    def _call_help(self, state: State) -> list[str]:
        """How to bid, and what a bid tells the partner."""
        desk, options = self.desk, state.rules.options
        help = [desk.say("table-skruf-help-bid", level=options.min_level)]
        if state.stage is Stage.RAISE:
            help.append(desk.say("table-skruf-help-raise"))
        else:
            help.append(desk.say("table-skruf-help-pass", passes=options.close_passes))
        if not options.is_trekarl:
            help += [desk.say("table-skruf-help-messages"), desk.say("table-skruf-help-later")]
        help.append(desk.say("table-skruf-help-tells"))
        return help

    def _give(self, view: View[State]) -> Action:
        seat, state, desk = view.own_seat, view.state, self.desk
        pick = next(each for ask in view.asks for each in ask.choices if isinstance(each, Pick))
        shown = sorted_hand(state, state.hand(seat))
        return self.ask(
            view,
            desk.say("keys-give", count=pick.count),
            lambda typed: self.reader.gift(view, seat, shown, typed),
            [self._give_help(state), desk.say("table-skruf-help-cards")],
            told_above=open_hand_told(desk.seating, state),
            new=_new_cards(view),
            with_trick=False,
        )

    def _give_help(self, state: State) -> str:
        desk = self.desk
        if state.is_misere:
            return desk.say("table-skruf-help-misere")
        if state.unowned is not None:
            return desk.say("table-skruf-help-give-open")
        return desk.say(
            "table-skruf-help-give-four" if len(state.to_give) == 4 else "table-skruf-help-give-one"
        )

    def _swap(self, view: View[State]) -> Action:
        seat, state, desk = view.own_seat, view.state, self.desk
        shown = sorted_hand(state, state.hand(seat))
        got = _swapped_card(view, seat)
        return self.ask(
            view,
            desk.say("keys-card"),
            lambda typed: self.reader.swap(view, seat, shown, typed),
            [desk.say("table-skruf-help-swap"), desk.say("table-skruf-help-cards")],
            above=[desk.say("table-skruf-got", card=cards_told(desk.seating, state, got))] if got else (),
            new=_new_cards(view),
            with_trick=False,
        )

    def _play(self, view: View[State]) -> Action:
        """A card of the person's own hand."""
        seat, state, desk = view.own_seat, view.state, self.desk
        shown = sorted_hand(state, state.hand(seat))
        legal = _legal(view)
        return self.ask(
            view,
            self.keys_for(legal),
            lambda typed: self.reader.play(view, seat, shown, typed),
            self._play_help(view),
            told_above=open_hand_told(desk.seating, state),
            playable=legal,
            new=() if state.tricks else _new_cards(view),
        )

    def _play_open(self, view: View[State]) -> Action:
        """A card of the open hand, which is shown below the person's own."""
        seat, state, desk = view.own_seat, view.state, self.desk
        seating = desk.seating
        shown = sorted_hand(state, state.hand(state.turn))
        own = wrapped(desk.say("table-your-cards", cards=cards_told(seating, state, state.hand(seat))))
        legal = _legal(view)
        told = desk.say("table-skruf-open", cards=numbered(seating, shown, legal))
        return self.ask(
            view,
            self.keys_for(legal),
            lambda typed: self.reader.play(view, seat, shown, typed),
            self._play_help(view),
            above=[*own, *hand_lines(seating, shown, legal)],
            told_above=[*own, *wrapped(told, indent="  ")],
            with_hand=False,
        )

    def _play_help(self, view: View[State]) -> list[str]:
        desk, state = self.desk, view.state
        help = [
            desk.say("table-skruf-help-play-misere" if state.is_misere else "table-skruf-help-play"),
            desk.say("table-skruf-help-cards"),
        ]
        if state.unowned is not None and view.own_seat == state.declarer:
            help.append(desk.say("table-skruf-help-open"))
        if view.offers(Claim):
            help.append(desk.say("table-help-claim", word=self.reader.claim[0]))
        return help

    def _answer_claim(self, view: View[State]) -> Action:
        return self.ask(
            view,
            self.desk.say("keys-yes-no"),
            lambda typed: self.reader.answer(view, view.own_seat, typed),
            [self.desk.say("table-help-claimed")],
        )

    def _bear(self, view: View[State]) -> Action:
        """Whether the partner bears the lost slam alone.

        The question comes if the slam lacks three tricks or more and the person has bid nothing (13).
        """
        bidder, desk = view.state.bidder, self.desk
        assert bidder is not None
        name = desk.seating.name(bidder)
        return self.ask(
            view,
            desk.say("keys-bear", name=name),
            lambda typed: self.reader.bear(view, view.own_seat, typed),
            [desk.say("table-skruf-help-bear", name=name)],
            above=wrapped(desk.say("table-skruf-lost-slam", name=name)),
            with_hand=False,
        )


def _legal(view: View[State]) -> list[Card]:
    return [
        action.card for ask in view.asks for action in ask.singles() if isinstance(action, Play | PlayOpen)
    ]


def _new_cards(view: View[State]) -> Hand:
    """The cards that the person got last: from the talon, or from the player who gave last."""
    seat, state, new = view.own_seat, view.state, Hand()
    for event in view.events:
        match event:
            case TalonTaken(taker, Hand() as cards) if taker == seat:
                new = cards
            case TalonDealt(cards=dealt):
                own = dealt[seat]
                new = own if isinstance(own, Hand) else new
            case Gave(to=to, cards=Hand() as cards) | Swapped(to=to, cards=Hand() as cards) if to == seat:
                new = cards
    return new & state.hand(seat)


def _swapped_card(view: View[State], seat: Seat) -> Hand:
    """The card that the partner has given already, if the partners give one after the other."""
    for event in reversed(view.events):
        if isinstance(event, Swapped) and event.to == seat and isinstance(event.cards, Hand):
            return event.cards
    return Hand()
