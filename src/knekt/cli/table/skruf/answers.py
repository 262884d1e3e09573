"""What the person types at a table of Skruf: bids in writing or in words, gifts, cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from knekt.cards import Card, Hand
from knekt.cli.skruf.bid_words import bid_spoken
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces, alternatives
from knekt.cli.table.reading import AnswerReader, allowed, is_number
from knekt.engine import Action, Seat, View
from knekt.errors import NotationError
from knekt.skruf import (
    Answer,
    Bear,
    Bid,
    Claim,
    Give,
    MakeBid,
    Pass,
    Play,
    PlayOpen,
    Stage,
    StandingPass,
    State,
    Swap,
)

__all__ = ["Reader"]


class Reader(AnswerReader):
    """Reads answers in one language. Every method gives what is allowed, or raises a KnektError."""

    def __init__(self, speaker: Speaker, faces: Faces) -> None:
        super().__init__(speaker, faces)
        self._lang = speaker.lang
        self.until = alternatives(speaker.say("typed-pass-until"))
        self.share = alternatives(speaker.say("typed-share"))
        self.leave = alternatives(speaker.say("typed-leave"))

    def call(self, view: View[State], seat: Seat, text: str) -> Action | StandingPass:
        """A bid, a pass, or a pass until somebody bids.

        Outside the auction, the last is a pass like any other.
        """
        word = " ".join(text.casefold().split())
        if word in self.until:
            passed = allowed(view, Pass(seat))
            return StandingPass.said(view) if view.state.stage is Stage.AUCTION else passed
        if word in self.passes:
            return allowed(view, Pass(seat))
        bid = self.bid(word)
        if bid is None:
            raise NotationError(text, "bid-or-pass")
        return allowed(view, MakeBid(seat, bid))

    def bid(self, word: str) -> Bid | None:
        """A bid in words, or a number and a suit as typed for a card."""
        found = bid_spoken(word, (self._lang,))
        short = re.fullmatch(r"([1-7]) ?(\S+)", word)
        if found is None and short is not None:
            level, named = short.groups()
            suits = [suit for suit, words in self._faces.suits.items() if named in words]
            found = Bid(int(level), suits[0]) if suits else None
        return found

    def gift(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        """The cards that are given away."""
        return allowed(view, Give(seat, Hand.of(self.cards(shown, text))))

    def swap(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        """The card that goes to the partner."""
        return allowed(view, Swap(seat, self.card(shown, text)))

    def play(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        """A card of the person's own hand or of the open one, or a claim.

        Enter plays the only card that may be played.
        """
        kind = PlayOpen if view.state.turn == view.state.unowned else Play
        legal = [action for ask in view.asks for action in ask.singles() if isinstance(action, kind)]
        if not text and len(legal) == 1:
            return legal[0]
        word, _, rest = " ".join(text.casefold().split()).partition(" ")
        if word in self.claim:
            return allowed(view, Claim(seat, self._tricks(view.state, rest)))
        return allowed(view, kind(seat, self.card(shown, text)))

    def _tricks(self, state: State, text: str) -> int:
        """How many tricks are claimed: all that are left if no number is typed."""
        if text and not is_number(text):
            raise NotationError(text, "number")
        return int(text) if text else state.tricks_left

    def answer(self, view: View[State], seat: Seat, text: str) -> Action:
        """Whether a claim is accepted."""
        return self.yes_or_no(view, Answer(seat, True), Answer(seat, False), text)

    def bear(self, view: View[State], seat: Seat, text: str) -> Action:
        """Whether the bidder of a lost slam bears it alone, or shares it with the partner, as is usual."""
        word = text.casefold()
        if word in self.leave:
            return allowed(view, Bear(seat, True))
        if not word or word in self.share:
            return allowed(view, Bear(seat, False))
        raise NotationError(text, "share-or-leave")
