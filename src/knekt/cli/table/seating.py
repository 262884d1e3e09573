"""Who sits where at the table in one deal, and how the person is told of it."""

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
    """Who sits where in one deal, and the language and the faces of cards in which it is told."""

    speaker: Speaker
    faces: Faces
    names: tuple[str, ...]  # names of the players
    terms: Terms
    me: Player | None = ME  # the person's number among the players; None for a reader who is no player

    @property
    def seat(self) -> Seat | None:
        """The person's seat; None for a person who sits out."""
        return None if self.me is None else self.terms.seat_of(self.me)

    def say(self, id: str, **args: str | int | Message) -> str:
        return self.speaker.say(id, **args)

    @property
    def listener(self) -> Listener:
        """The person, as the one to whom the deal is told."""
        return Listener(self.terms, self.me)

    def render(self, sentence: Sentence) -> str:
        """The sentence in words, with cards as they look here and with the names of those it names."""
        cards = {place: self.faces.row(cards) for place, cards in sentence.cards.items()}
        names = {place: self._names_of(players) for place, players in sentence.names.items()}
        return self.speaker.render(
            replace(sentence.message, args={**sentence.message.args, **cards, **names})
        )

    def _names_of(self, players: tuple[Player, ...]) -> str:
        """A single player by name, even the person; among several players the person is "you"."""
        if len(players) == 1:
            return self._name(players[0])
        return joined(
            [self.say("table-you") if player == self.me else self._name(player) for player in players],
            self.speaker,
        )

    def _name(self, player: Player) -> str:
        return self.names[player] if player in range(len(self.names)) else self.say("table-open-hand")

    def name(self, seat: Seat) -> str:
        """The name of whoever holds the seat's hand; a hand that nobody holds has a name as well."""
        return self._name(self.terms.seats[seat])

    def name_args(self, seat: Seat) -> dict[str, str]:
        """The arguments of a sentence about a seat: whether it is the person's, and its name."""
        return {"me": "yes" if seat == self.seat else "no", "name": self.name(seat)}

    def name_or_you(self, seat: Seat) -> str:
        """The name in the middle of a sentence; "you" for the person."""
        return self.say("table-you") if seat == self.seat else self.name(seat)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats clockwise, as the person sees them from left to right.

        A person who sits out sees all seats, beginning with the one on the dealer's left.
        """
        count = len(self.terms.seats)
        if self.seat is None:
            return tuple(range(count))
        return tuple((self.seat + place) % count for place in range(1, count))

    @property
    def around(self) -> tuple[Seat, ...]:
        """The same seats with the person's own after the first: in the middle of three."""
        return self.others if self.seat is None else (self.others[0], self.seat, *self.others[1:])
