"""The person as a player of Skat: a view becomes a question, and an answer an action."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.cli.table.desk import Desk
from knekt.cli.table.lines import wrapped
from knekt.cli.table.skat.answers import named
from knekt.cli.table.skat.asking import SkatAsker
from knekt.cli.table.skat.choices import contract_lines, without_spitzen
from knekt.cli.table.skat.partners import agree_to_exchange, agree_to_gift, choose_exchange, take_gift
from knekt.cli.table.skat.screen import worth
from knekt.cli.table.skat.turning import choose_way, help_ramsch, keep_or_reject
from knekt.engine import Action, Ask, View
from knekt.skat import (
    JACKS,
    Concede,
    Declare,
    Kontra,
    Pass,
    Play,
    PlayOn,
    SayRamsch,
    Stage,
    State,
    Surrender,
    TookUp,
    sorted_hand,
)

__all__ = ["Person"]

LAST_CHANCE = {  # the number of cards played up to which the first kontra can be said
    "before_first_lead": 0,
    "after_first_lead": 1,
    "before_first_trick_turned": 3,
}
# modes of surrender in which it is not possible while a trick is on the table
_CLOSED_BY_A_LEAD = "document", "before_first_lead"


class Person(SkatAsker):
    """The person at the terminal."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        # the questions that the person has passed over, each with the number of cards played
        self._heard = set[tuple[int, str]]()

    def choose(self, view: View[State]) -> Action:
        """The person's answer to what the deal asks."""
        self.desk.watch(view)
        state = view.state
        if state.claim is not None:
            return self._answer_claim(view)
        if state.gift is not None:
            return take_gift(self, view) if state.gift.agreed else agree_to_gift(self, view)
        match state.stage:
            case Stage.AUCTION:
                return self._bid(view)
            case Stage.SKAT:
                is_german = state.rules.options.is_german
                return self._skat_or_hand(view) if is_german else choose_way(self, view)
            case Stage.TURN:
                return self._declare(view) if state.verdict else keep_or_reject(self, view)
            case Stage.DISCARD:
                return self._discard(view)
            case Stage.DECLARE:
                return self._declare(view)
            case Stage.EXCHANGE:
                return (
                    choose_exchange(self, view) if state.proposal is None else agree_to_exchange(self, view)
                )
            case Stage.PUSH:
                return self._push(view) if state.laid is None else self._take_up(view)
        return self._play_on(view) if view.offers(PlayOn) else self._play(view)

    def interject(self, view: View[State]) -> Action | None:
        """A last word before somebody else plays, for what the person cannot say any more afterwards."""
        self.desk.watch(view)
        closing = {(view.state.cards_played, ask.id) for ask in view.asks if _closes(view.state, ask)}
        if closing <= self._heard:
            return None
        self._heard |= closing
        return self.last_word(view)

    def _bid(self, view: View[State]) -> Action:
        seat, auction, desk = view.own_seat, view.state.auction, self.desk
        higher = view.state.rules.bids_above(auction.current)
        if view.offers(SayRamsch):
            keys = desk.say("keys-alone", passes="yes" if view.offers(Pass) else "no")
        elif auction.asked or auction.caller is None:
            keys = desk.say("keys-hold")
        elif higher:
            keys = desk.say("keys-bid", value=higher[0])
        else:
            keys = desk.say("keys-top")
        value = worth(self.desk.seating, view, view.state.hand(seat))
        help = [desk.say("table-help-auction"), desk.say("table-help-bids"), self._help_value(view)]
        if view.offers(SayRamsch):
            help.insert(0, help_ramsch(self, view))
        return self.ask(
            view,
            keys,
            lambda typed: self.reader.bid(view, seat, typed),
            help,
            above=wrapped(value, indent="  "),
        )

    def _skat_or_hand(self, view: View[State]) -> Action:
        return self.ask(
            view,
            self.desk.say("keys-skat"),
            lambda typed: self.reader.skat_or_hand(view, view.own_seat, typed),
            [self.desk.say("table-help-skat")],
        )

    def _discard(self, view: View[State]) -> Action:
        state, seat = view.state, view.own_seat
        shown = sorted_hand(state, state.hand(seat))
        return self.ask_declarer(
            view,
            self.desk.say("keys-discard"),
            lambda typed: self.reader.discard(view, seat, shown, typed),
            [self.desk.say("table-help-discard"), self.desk.say("table-help-cards")],
            new=state.skat if isinstance(state.skat, Hand) else (),
            with_trick=False,
        )

    def _declare(self, view: View[State]) -> Action:
        possible = named(view)
        listed = without_spitzen(possible)
        is_german = view.state.rules.options.is_german
        return self.ask_declarer(
            view,
            self.desk.say("keys-declare"),
            lambda typed: self.reader.contract(view, view.own_seat, listed, typed),
            [
                self.desk.say("table-help-contract"),
                self.desk.say("table-help-letters" if is_german else "table-help-letters-tournee"),
                self._help_value(view),
            ],
            above=contract_lines(self.desk.seating, view.state, possible),
            with_trick=False,
        )

    def _play(self, view: View[State]) -> Action:
        state, seat = view.state, view.own_seat
        shown = sorted_hand(state, state.hand(seat))
        legal = [action.card for ask in view.asks for action in ask.singles() if isinstance(action, Play)]
        help = [
            *([help_ramsch(self, view)] if state.is_ramsch else []),
            self.desk.say("table-help-play"),
            self.desk.say("table-help-cards"),
            *self.help_beside(view),
        ]
        may = [self.reader.doubling(state.kontra + 1)] if view.offers(Kontra) else []
        above = [self.desk.say("table-may-say", words=word) for word in may]

        def asked() -> Action:
            return self.ask(
                view,
                self.keys_for(legal),
                lambda typed: self.reader.play(view, seat, shown, typed),
                help,
                above=above,
                playable=legal,
            )

        return self.confirm_giving_up(asked)

    def _answer_claim(self, view: View[State]) -> Action:
        return self.ask(
            view,
            self.desk.say("keys-yes-no"),
            lambda typed: self.reader.answer(view, view.own_seat, typed),
            [self.desk.say("table-help-claimed")],
        )

    def _play_on(self, view: View[State]) -> Action:
        keys = self.desk.say("keys-play-on", words=", ".join(self.words(view)))
        help = [self.desk.say("table-help-play-on"), *self.help_beside(view)]
        return self.confirm_giving_up(
            lambda: self.ask(view, keys, lambda typed: self.reader.play_on(view, view.own_seat, typed), help)
        )

    def _take_up(self, view: View[State]) -> Action:
        seat = view.own_seat
        return self.ask(
            view,
            self.desk.say("keys-take-up"),
            lambda typed: self.reader.take_up_or_pass_on(view, seat, typed),
            [self.desk.say("table-help-take-up"), self.desk.say("table-help-ramsch")],
            with_trick=False,
        )

    def _push(self, view: View[State]) -> Action:
        state, seat, desk = view.state, view.own_seat, self.desk
        shown = sorted_hand(state, state.hand(seat))
        new = next(event.cards for event in reversed(view.events) if isinstance(event, TookUp))
        return self.ask(
            view,
            desk.say("keys-push"),
            lambda typed: self.reader.push(view, seat, shown, typed),
            [desk.say("table-help-push"), desk.say("table-help-cards"), desk.say("table-help-ramsch")],
            playable=[card for card in shown if card not in JACKS],
            new=new if isinstance(new, Hand) else (),
            with_trick=False,
        )

    def _help_value(self, view: View[State]) -> str:
        if not view.state.rules.options.is_german:
            return self.desk.say("table-help-value-tournee")
        return self.desk.say("table-help-value", grand=view.state.rules.contracts["G"].base)


def _closes(state: State, ask: Ask) -> bool:
    """Whether the question will be too late once somebody else has played the next card."""
    options = state.rules.options
    for action in ask.singles():
        match action:
            case Surrender():
                if options.surrender.mode == "tournee":
                    return state.won + state.lost == 1  # only the lead to the second trick is too late
                return options.surrender.mode in _CLOSED_BY_A_LEAD
            case Concede() | Declare():
                return True
            case Kontra(level=level):
                last = LAST_CHANCE[options.kontra.timing]
                return level > 1 or state.cards_played == last
    return False
