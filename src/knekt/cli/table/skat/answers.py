"""What the person types in Skat, read as an action of the seat.

Either case is read; symbols, letters and numbers; card names and numbers of cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from knekt.cards import Card, Hand
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces, alternatives
from knekt.cli.table.reading import AnswerReader, allowed, is_number
from knekt.engine import Action, Seat, View
from knekt.errors import IllegalAction, NotationError, Reason
from knekt.skat import (
    PACK,
    Answer,
    Bid,
    Claim,
    Concede,
    Contract,
    Declare,
    Discard,
    Exchange,
    Hold,
    Keep,
    Kontra,
    Offer,
    Pass,
    PassOn,
    Play,
    PlayHand,
    PlayOn,
    Push,
    Reject,
    Resign,
    SayNull,
    SayRamsch,
    State,
    Surrender,
    TakeSkat,
    TakeUp,
    TurnUp,
    next_gift,
)

__all__ = ["Reader", "named"]

_WAY = re.compile("^(h|tt?)")  # the letters before a contract for solo, turn and second turn


def named(view: View[State]) -> list[Contract]:
    """The contracts that the seat may name now."""
    actions = (action for ask in view.asks for action in ask.singles())
    return [action.contract for action in actions if isinstance(action, Declare)]


class Reader(AnswerReader):
    """Reads answers in one language. Every method gives an action that is allowed, or raises a KnektError."""

    pack = PACK

    def __init__(self, speaker: Speaker, faces: Faces) -> None:
        super().__init__(speaker, faces)
        self.skat = alternatives(speaker.say("typed-skat"))
        self.hand = alternatives(speaker.say("typed-hand"))
        self.give_up = alternatives(speaker.say("typed-give-up"))
        self.overbid = alternatives(speaker.say("typed-overbid"))
        self.raises = alternatives(speaker.say("typed-raise"))
        self.doublings = [
            alternatives(speaker.say("typed-kontra")),
            alternatives(speaker.say("typed-re")),
            alternatives(speaker.say("typed-supra")),
            alternatives(speaker.say("typed-hirsch")),
        ]
        self.double = alternatives(speaker.say("typed-double"))
        self.gift = alternatives(speaker.say("typed-gift"))
        self.take_up = alternatives(speaker.say("typed-take-up"))
        self.pass_on = alternatives(speaker.say("typed-pass-on"))
        self._revolution = alternatives(speaker.say("typed-revolution"))
        self.ramsch = alternatives(speaker.say("typed-ramsch"))
        self.keep = alternatives(speaker.say("typed-keep"))
        self.reject = alternatives(speaker.say("typed-reject"))
        self._upper = alternatives(speaker.say("typed-upper"))
        self._lower = alternatives(speaker.say("typed-lower"))
        self._guckser = alternatives(speaker.say("typed-guckser"))
        self._solo = alternatives(speaker.say("typed-solo"))
        self._grand = alternatives(speaker.say("typed-grand"))
        self._null = alternatives(speaker.say("typed-null"))
        self._says = speaker.render

    def bid(self, view: View[State], seat: Seat, text: str) -> Action:
        """An answer in the auction; Enter means the next bid, for the seat that bids."""
        word, auction = text.casefold(), view.state.auction
        if word in self.passes or word in self.no:
            return allowed(view, Pass(seat))
        if word in self.ramsch and view.offers(SayRamsch):
            return SayRamsch(seat)
        if auction.asked:
            if word in self.yes or word == str(auction.asked):
                return allowed(view, Hold(seat))
            raise NotationError(text, "yes-or-pass")
        higher = view.state.rules.bids_above(auction.current)
        if higher and (word in self.yes or (not word and auction.caller is not None)):
            return allowed(view, Bid(seat, higher[0]))
        if is_number(word):
            return allowed(view, Bid(seat, int(word)))
        if view.offers(SayRamsch):
            raise NotationError(text, "play-or-ramsch")
        raise NotationError(text, "yes-or-pass" if auction.caller is None else "bid")

    def skat_or_hand(self, view: View[State], seat: Seat, text: str) -> Action:
        word = text.casefold()
        if not word or word in self.skat or word in self.yes:
            return allowed(view, TakeSkat(seat))
        if word in self.hand:
            return allowed(view, PlayHand(seat))
        raise NotationError(text, "skat-or-hand")

    def way(self, view: View[State], seat: Seat, ways: Sequence[Action], text: str) -> Action:
        """How to play in Tournée, by its number in the list or by name; Enter means the first."""
        word = " ".join(text.casefold().split())
        if not word:
            return ways[0]
        if is_number(word) and 1 <= int(word) <= len(ways):
            return ways[int(word) - 1]
        named: tuple[tuple[Action, Sequence[str]], ...] = (
            (TurnUp(seat, 0), self._upper),
            (TurnUp(seat, 1), self._lower),
            (TakeSkat(seat), (*self._guckser, *self._grand)),
            (SayNull(seat), self._null),
            (PlayHand(seat), (*self._solo, *self.hand)),
        )
        for action, words in named:
            if word in words:
                return allowed(view, action)
        raise NotationError(text, "way")

    def turned(self, view: View[State], seat: Seat, text: str) -> Action:
        """Whether the first card of the skat is kept; Enter keeps it."""
        word = " ".join(text.casefold().split())
        if not word or word in self.keep or word in self.yes:
            return allowed(view, Keep(seat))
        if word in self.reject or word in self.no:
            return allowed(view, Reject(seat))
        raise NotationError(text, "keep-or-not")

    def discard(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        return allowed(view, Discard(seat, Hand.of(self.cards(shown, text))))

    def contract(self, view: View[State], seat: Seat, listed: Sequence[Contract], text: str) -> Action:
        """A contract by its number in the list, by its letters (H, GH), or by its name.

        Spitzen follow as in H1 or H 1.
        """
        word = " ".join(text.casefold().split())
        if is_number(word) and 1 <= int(word) <= len(listed):
            return allowed(view, Declare(seat, listed[int(word) - 1]))
        known = self._contracts(view.state, named(view))
        found = known.get(word) or known.get(re.sub(r" (?=\d+$)", "", word))
        if found is None:
            raise NotationError(text, "contract-or-number")
        return allowed(view, Declare(seat, found))

    def _contracts(self, state: State, possible: Sequence[Contract]) -> Mapping[str, Contract]:
        """What may be typed for each contract.

        Letters that all possible contracts have in common may be left out.
        """
        found = dict[str, Contract]()
        for contract in (*state.rules.contracts.values(), *possible):
            letters = str(contract)[1:].lower()
            endings = {letters, _WAY.sub("", letters) if contract in possible else letters}
            for name in self._games(contract):
                found.update(dict.fromkeys((name + ending for ending in endings), contract))
            found[self._says(contract.message).casefold()] = contract
        return found

    def _games(self, contract: Contract) -> Sequence[str]:
        if contract.suit is not None:
            return self._faces.suits[contract.suit]
        if contract.row.exchange:
            return self._revolution
        return self._null if contract.is_null else self._grand

    def play(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        """A card, where Enter means the only one that may be played; or one of the words of `beside`."""
        legal = [action for ask in view.asks for action in ask.singles() if isinstance(action, Play)]
        if not text and len(legal) == 1:
            return legal[0]
        found = self.beside(view, seat, text)
        return found if found is not None else allowed(view, Play(seat, self.card(shown, text)))

    def beside(self, view: View[State], seat: Seat, text: str) -> Action | None:
        """What may be said instead of playing a card; None if the text is nothing of that kind."""
        said = " ".join(text.casefold().split())
        word, _, rest = said.partition(" ")
        if said in self.gift and (view.offers(Offer) or said not in self.give_up):
            return allowed(view, Offer(seat, next_gift(view.state) or ""))
        if (ending := self.ending(view, seat, text)) is not None:
            return ending
        if word in self.claim:
            return allowed(view, Claim(seat, self._tricks(view.state, seat, rest)))
        if word in self.raises:
            if not named(view):
                raise IllegalAction(text, Reason.NOT_NOW)
            return self.contract(view, seat, named(view), rest)
        if said in self.double:
            return allowed(view, Kontra(seat, view.state.kontra + 1))
        for level, words in enumerate(self.doublings, start=1):
            if said in words:
                return allowed(view, Kontra(seat, level))
        return None

    def ending(self, view: View[State], seat: Seat, text: str) -> Action | None:
        """The word that gives up, or that says the bid is too high; None if the text is neither."""
        said = " ".join(text.casefold().split())
        if said in self.give_up:
            return allowed(view, Surrender(seat) if seat == view.state.declarer else Resign(seat))
        return allowed(view, Concede(seat)) if said in self.overbid else None

    def doubling(self, level: int) -> str:
        """The word to type for a doubling."""
        return self.doublings[level - 1][0] if level <= len(self.doublings) else self.double[0]

    def play_on(self, view: View[State], seat: Seat, text: str) -> Action:
        """The declarer's first word: Enter means to play; or one of the words of `beside`."""
        if not text or text.casefold() in self.yes:
            return allowed(view, PlayOn(seat))
        found = self.beside(view, seat, text)
        if found is None:
            raise NotationError(text, "enter-or-word")
        return found

    def _tricks(self, state: State, seat: Seat, text: str) -> int:
        """How many tricks are claimed.

        Without a number it is all that are left, or in a null none for the declarer.
        """
        if is_number(text):
            return int(text)
        if text:
            raise NotationError(text, "number")
        assert state.contract is not None
        return 0 if state.contract.is_null and seat == state.declarer else state.tricks_left

    def answer(self, view: View[State], seat: Seat, text: str) -> Action:
        """Whether a claim is accepted."""
        return self.yes_or_no(view, Answer(seat, True), Answer(seat, False), text)

    def take_up_or_pass_on(self, view: View[State], seat: Seat, text: str) -> Action:
        word = " ".join(text.casefold().split())
        if not word or word in self.take_up or word in self.yes:
            return allowed(view, TakeUp(seat))
        if word in self.pass_on or word in self.no:
            return allowed(view, PassOn(seat))
        raise NotationError(text, "take-up-or-pass-on")

    def push(self, view: View[State], seat: Seat, shown: Sequence[Card], text: str) -> Action:
        return allowed(view, Push(seat, Hand.of(self.cards(shown, text))))

    def exchange(
        self, view: View[State], seat: Seat, own: Sequence[Card], others: Sequence[Card], text: str
    ) -> Action:
        """The cards that change hands, the same number from each hand.

        The partner's cards are numbered after the person's own.
        """
        if not text:
            return allowed(view, Exchange(seat, Hand.of(own)))
        typed = Hand.of(self.cards((*own, *others), text))
        given, got = typed & Hand.of(own), typed & Hand.of(others)
        if given | got != typed or len(given) != len(got):
            raise NotationError(text, "exchange")
        return allowed(view, Exchange(seat, Hand.of(own) - given | got))
