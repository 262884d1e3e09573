"""Who sits at the table in one deal, and what cards they show each other in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knekt.cli.layout import joined
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.engine import Seat
from knekt.message import Message
from knekt.sheet import Player, Terms
from knekt.telling import Listener, Sentence

__all__ = ["ME", "Seating"]

ME = 0  # the person's number among the players


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in this deal, and the language and the cards in which the person is told of it."""

    speaker: Speaker
    faces: Faces
    names: tuple[str, ...]  # of the players, the person first
    terms: Terms
    me: Player | None = ME  # the person among the players; None is nobody of them

    @property
    def seat(self) -> Seat | None:
        """The person's seat; None for who sits out."""
        return None if self.me is None else self.terms.seat_of(self.me)

    def say(self, id: str, **args: str | int | Message) -> str:
        return self.speaker.say(id, **args)

    @property
    def listener(self) -> Listener:
        """The person, as who is told of the deal."""
        return Listener(self.terms, self.me)

    def render(self, sentence: Sentence) -> str:
        """The sentence, with cards as they look here, and by name who is named in it."""
        cards = {place: self.faces.row(cards) for place, cards in sentence.cards.items()}
        names = {place: self._names_of(players) for place, players in sentence.names.items()}
        return self.speaker.render(
            replace(sentence.message, args={**sentence.message.args, **cards, **names})
        )

    def _names_of(self, players: tuple[Player, ...]) -> str:
        """One by name, even where that is the person; among several the person is you."""
        if len(players) == 1:
            return self._name(players[0])
        return joined(
            [self.say("table-you") if player == self.me else self._name(player) for player in players],
            self.speaker,
        )

    def _name(self, player: Player) -> str:
        return self.names[player] if player in range(len(self.names)) else self.say("table-open-hand")

    def name(self, seat: Seat) -> str:
        """Who sits there; a hand that nobody holds has a name as well."""
        return self._name(self.terms.seats[seat])

    def name_args(self, seat: Seat) -> dict[str, str]:
        """The places of a sentence about somebody: whether it is the person, and the name."""
        return {"me": "yes" if seat == self.seat else "no", "name": self.name(seat)}

    def name_or_you(self, seat: Seat) -> str:
        """The name in the middle of a sentence: you, for the person."""
        return self.say("table-you") if seat == self.seat else self.name(seat)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats clockwise, as they sit before the person's eyes from left to right.

        Who sits out sees all of them, from the one on the dealer's left.
        """
        count = len(self.terms.seats)
        if self.seat is None:
            return tuple(range(count))
        return tuple((self.seat + place) % count for place in range(1, count))

    @property
    def around(self) -> tuple[Seat, ...]:
        """The same with the person among them, to the right of the left neighbour: in the middle of three."""
        return self.others if self.seat is None else (self.others[0], self.seat, *self.others[1:])
