"""How the person is asked in Skat, and the words that may be said instead of playing a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from knekt.cli.table.asking import Asker
from knekt.cli.table.desk import Desk
from knekt.cli.table.skat.answers import Reader, named
from knekt.cli.table.skat.choices import spitzen_lines, without_spitzen
from knekt.engine import Action, View
from knekt.errors import NotationError
from knekt.skat import Claim, Concede, Contract, Declare, Kontra, Offer, Resign, State, Surrender

__all__ = ["SkatAsker"]

Said = TypeVar("Said", bound=Action | None)


class SkatAsker(Asker):
    """Asks the questions of Skat."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.reader: Reader = desk.reader

    def yes_or_no(
        self,
        view: View[State],
        yes: Action,
        no: Action,
        help: str,
        *,
        above: Sequence[str] = (),
        with_trick: bool = True,
    ) -> Action:
        """A question with two answers."""
        return self.ask(
            view,
            self.desk.say("keys-yes-no"),
            lambda typed: self.reader.yes_or_no(view, yes, no, typed),
            [help],
            above=above,
            with_trick=with_trick,
        )

    def confirm_giving_up(self, asked: Callable[[], Said]) -> Said:
        """The person's answer; a word that gives up must be confirmed."""
        while True:
            said = asked()
            if not isinstance(said, Surrender | Concede | Resign):
                return said
            if self.desk.confirm(self.desk.say("table-sure-give-up")):
                return said

    def ask_declarer(
        self, view: View[State], keys: str, read: Callable[[str], Action], help: Sequence[str], **shown: Any
    ) -> Action:
        """A question before the first lead.

        The declarer may also answer by giving up, where that is possible (Tournée 9).
        """
        if not (view.offers(Surrender) or view.offers(Concede)):
            return self.ask(view, keys, read, help, **shown)

        def read_or_end(typed: str) -> Action:
            try:
                return read(typed)  # the question's own answers come first, because g may mean grand
            except NotationError:
                ending = self.reader.ending(view, view.own_seat, typed)
                if ending is None:
                    raise
                return ending

        help = [*help, *self.help_ending(view)]
        return self.confirm_giving_up(lambda: self.ask(view, keys, read_or_end, help, **shown))

    def last_word(self, view: View[State]) -> Action | None:
        """The person's last word before somebody else plays, if there is one."""

        def read(text: str) -> Action | None:
            if not text:
                return None
            found = self.reader.beside(view, view.own_seat, text)
            if found is None:
                raise NotationError(text, "enter-or-word")
            return found

        text = self.desk.say(
            "table-ask-before-card" if view.state.trick else "table-ask-before-lead",
            name=self.desk.seating.name(view.state.turn),
        )
        keys = self.desk.say("keys-go-on", words=", ".join(self.words(view)))
        return self.confirm_giving_up(lambda: self.ask(view, keys, read, self.help_beside(view), text=text))

    def words(self, view: View[State]) -> list[str]:
        """The words that may be said instead of playing a card."""
        reader = self.reader
        said = {
            Kontra: reader.doubling(view.state.kontra + 1),
            Surrender: reader.give_up[0],
            Resign: reader.give_up[0],
            Concede: reader.overbid[0],
            Claim: reader.claim[0],
            Declare: reader.raises[0],
            Offer: reader.gift[0],
        }
        return [word for kind, word in said.items() if view.offers(kind)]

    def help_beside(self, view: View[State]) -> list[str]:
        """What `?` says about each of these words."""
        desk, reader = self.desk, self.reader
        lines = []
        if view.offers(Kontra):
            word = reader.doubling(view.state.kontra + 1)
            lines.append(desk.say("table-help-kontra", word=word))
        lines += self.help_ending(view)
        if view.offers(Claim):
            lines.append(desk.say("table-help-claim", word=reader.claim[0]))
        if view.offers(Declare):
            higher = named(view)
            games = ", ".join(self._listed(contract) for contract in without_spitzen(higher) or higher)
            lines.append(desk.say("table-help-raise", word=reader.raises[0], games=games))
            lines += spitzen_lines(desk.seating, higher)
        if view.offers(Offer):
            lines.append(desk.say("table-help-gift-word", word=reader.gift[0]))
        return lines

    def help_ending(self, view: View[State]) -> list[str]:
        """What `?` says about the words that end the deal."""
        desk, reader = self.desk, self.reader
        lines = []
        if view.offers(Surrender):
            lines.append(desk.say("table-help-surrender", word=reader.give_up[0]))
        if view.offers(Resign):
            lines.append(desk.say("table-help-resign", word=reader.give_up[0]))
        if view.offers(Concede):
            lines.append(desk.say("table-help-overbid", word=reader.overbid[0]))
        return lines

    def _listed(self, contract: Contract) -> str:
        return f"{contract} {self.desk.speaker.render(contract.message)}"
