"""The person as a player: from the view to the question, and from the answer to the action."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from knekt.cards import Card, Hand
from knekt.cli.table.answers import named
from knekt.cli.table.choices import contract_lines
from knekt.cli.table.desk import Desk, Question
from knekt.cli.table.lines import wrapped
from knekt.cli.table.screen import hand_lines, hand_told, sorted_hand, worth
from knekt.engine import Action, Seat, View
from knekt.errors import NotationError
from knekt.skat import Claim, Concede, Contract, Declare, Play, Resign, Stage, State, Surrender

__all__ = ["Person"]

Said = TypeVar("Said", bound=Action | None)
_CLOSED_BY_A_LEAD = "document", "before_first_lead"  # surrender is not possible while a trick is on the table


class Person:
    """Whoever sits at the terminal. Everything that is shown comes from the view."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._reader = desk, desk.reader

    def choose(self, view: View[State]) -> Action:
        """The person's answer to what the deal waits for."""
        self._desk.watch(view)
        if view.state.claim is not None:
            return self._answer_claim(view)
        match view.state.stage:
            case Stage.AUCTION:
                return self._bid(view)
            case Stage.SKAT:
                return self._skat_or_hand(view)
            case Stage.DISCARD:
                return self._discard(view)
            case Stage.DECLARE:
                return self._declare(view)
        return self._play(view)

    def interject(self, view: View[State]) -> Action | None:
        """A last word before somebody else leads: what could not be said any more at the person's own turn."""
        self._desk.watch(view)
        closing = view.state.rules.options.surrender.mode in _CLOSED_BY_A_LEAD and _offers(view, Surrender)
        if not (closing or _offers(view, Concede) or _offers(view, Declare)):
            return None

        def read(text: str) -> Action | None:
            if not text:
                return None
            found = self._reader.beside(view, _seat(view), text)
            if found is None:
                raise NotationError(text, "enter-or-word")
            return found

        leader = self._desk.company.name(view.state.turn)
        text = self._desk.say("table-ask-before-lead", name=leader, words=", ".join(self._words(view)))
        return self._surely(lambda: self._ask(view, text, read, self._help_beside(view)))

    def _bid(self, view: View[State]) -> Action:
        seat, auction, desk = _seat(view), view.state.auction, self._desk
        higher = view.state.rules.bids_above(auction.current)
        if auction.asked:
            assert auction.caller is not None
            text = desk.say(
                "table-ask-hold", name=self._desk.company.name(auction.caller), value=auction.asked
            )
        elif auction.caller is None:
            text = desk.say("table-ask-forehand", value=higher[0])
        elif higher:
            text = desk.say("table-ask-bid", name=self._desk.company.name(auction.holder), value=higher[0])
        else:
            text = desk.say("table-ask-top")
        value = worth(self._desk.company, view, view.state.hand(seat))
        help = desk.say("table-help-auction"), desk.say("table-help-bids"), desk.say("table-help-value")
        return self._ask(
            view,
            text,
            lambda typed: self._reader.bid(view, seat, typed),
            help,
            above=wrapped(value, indent="  "),
        )

    def _skat_or_hand(self, view: View[State]) -> Action:
        return self._ask(
            view,
            self._desk.say("table-ask-skat"),
            lambda typed: self._reader.skat_or_hand(view, _seat(view), typed),
            [self._desk.say("table-help-skat")],
        )

    def _discard(self, view: View[State]) -> Action:
        state, seat = view.state, _seat(view)
        shown = sorted_hand(state, state.hand(seat))
        return self._ask(
            view,
            self._desk.say("table-ask-discard"),
            lambda typed: self._reader.discard(view, seat, shown, typed),
            [self._desk.say("table-help-discard"), self._desk.say("table-help-cards")],
            new=state.skat if isinstance(state.skat, Hand) else (),
            with_trick=False,
        )

    def _declare(self, view: View[State]) -> Action:
        listed = named(view)
        return self._ask(
            view,
            self._desk.say("table-ask-contract"),
            lambda typed: self._reader.contract(view, _seat(view), listed, typed),
            [
                self._desk.say("table-help-contract"),
                self._desk.say("table-help-letters"),
                self._desk.say("table-help-value"),
            ],
            above=contract_lines(self._desk.company, view.state, listed),
            with_trick=False,
        )

    def _play(self, view: View[State]) -> Action:
        state, seat, company = view.state, _seat(view), self._desk.company
        shown = sorted_hand(state, state.hand(seat))
        legal = [action.card for ask in view.asks for action in ask.singles() if isinstance(action, Play)]
        if len(legal) == 1:
            text = self._desk.say("table-ask-only-card", card=company.faces.show(legal[0]))
        else:
            text = self._desk.say("table-ask-card" if state.trick else "table-ask-lead")
        help = [
            self._desk.say("table-help-play"),
            self._desk.say("table-help-cards"),
            *self._help_beside(view),
        ]

        def asked() -> Action:
            return self._ask(
                view, text, lambda typed: self._reader.play(view, seat, shown, typed), help, playable=legal
            )

        return self._surely(asked)

    def _answer_claim(self, view: View[State]) -> Action:
        claim = view.state.claim
        assert claim is not None
        return self._ask(
            view,
            self._desk.say("table-ask-claim", name=self._desk.company.name(claim.seat), tricks=claim.tricks),
            lambda typed: self._reader.answer(view, _seat(view), typed),
            [self._desk.say("table-help-claimed")],
        )

    def _ask(
        self,
        view: View[State],
        text: str,
        read: Callable[[str], Said],
        help: Sequence[str],
        *,
        above: Sequence[str] = (),
        playable: Collection[Card] | None = None,
        new: Collection[Card] = (),
        with_trick: bool = True,
    ) -> Said:
        """The question with the person's cards before it, under all that helps to answer it."""
        company, shown = self._desk.company, sorted_hand(view.state, view.state.hand(_seat(view)))
        usable = shown if playable is None else playable
        picture = self._desk.at_table(
            view,
            [*above, *hand_lines(company, shown, usable, new)],
            [*above, *hand_told(company, shown, usable, new)],
            with_trick=with_trick,
        )
        lines = [line for each in (*help, self._desk.say("table-help-keys")) for line in (*wrapped(each), "")]
        return self._desk.ask(Question(text, read, lines[:-1]), picture)

    def _surely(self, asked: Callable[[], Said]) -> Said:
        """What the person says; giving up only when it is meant."""
        while True:
            said = asked()
            if not isinstance(said, Surrender | Concede | Resign):
                return said
            if self._desk.confirm(self._desk.say("table-sure-give-up")):
                return said

    def _words(self, view: View[State]) -> list[str]:
        """The words that may be said beside playing a card."""
        reader = self._reader
        offers = {
            Surrender: reader.give_up,
            Resign: reader.give_up,
            Concede: reader.overbid,
            Claim: reader.claim,
            Declare: reader.raises,
        }
        return [words[0] for kind, words in offers.items() if _offers(view, kind)]

    def _help_beside(self, view: View[State]) -> list[str]:
        """What `?` says about each of these words."""
        desk, reader = self._desk, self._reader
        lines = []
        if _offers(view, Surrender):
            lines.append(desk.say("table-help-surrender", word=reader.give_up[0]))
        if _offers(view, Resign):
            lines.append(desk.say("table-help-resign", word=reader.give_up[0]))
        if _offers(view, Concede):
            lines.append(desk.say("table-help-overbid", word=reader.overbid[0]))
        if _offers(view, Claim):
            lines.append(desk.say("table-help-claim", word=reader.claim[0]))
        if _offers(view, Declare):
            games = ", ".join(self._listed(contract) for contract in named(view))
            lines.append(desk.say("table-help-raise", word=reader.raises[0], games=games))
        return lines

    def _listed(self, contract: Contract) -> str:
        return f"{contract} {self._desk.speaker.render(contract.message)}"


def _seat(view: View[State]) -> Seat:
    assert view.seat is not None
    return view.seat


def _offers(view: View[State], kind: type[Action]) -> bool:
    """Whether an action of this kind may be taken now."""
    return any(isinstance(action, kind) for ask in view.asks for action in ask.singles())
