"""The moves of an ISS record, read as a deal, and a deal written as such moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Cards, Event, Seat
from knekt.errors import IllegalAction, InvalidPosition, KnektError, NotationError, Reason
from knekt.skat import (
    Answer,
    Bid,
    BidMade,
    Claim,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Contract,
    Dealt,
    Declare,
    Declared,
    Discard,
    Discarded,
    Ending,
    HandChosen,
    Held,
    Hold,
    Judge,
    Options,
    Pass,
    Passed,
    Play,
    Played,
    PlayHand,
    Resign,
    Resigned,
    SkatGame,
    SkatRules,
    SkatTaken,
    Stage,
    State,
    Stop,
    Stopped,
    Surrender,
    Surrendered,
    TakeSkat,
    new_game,
)

__all__ = ["read_moves", "write_moves"]

_CONTRACT = re.compile(r"([GCSHDN])([OHSZ]*)(?:\.(.+))?")
_STOPS = {"LE": Ending.LEFT, "TI": Ending.TIMEOUT}
_WORDS = {cause: word for word, cause in _STOPS.items()}


def read_moves(text: str, options: Options) -> SkatGame:
    """The finished deal that the moves make; a KnektError has the number of the move that is impossible."""
    words, table = text.split(), _DealSoFar(options)
    for number, (who, what) in enumerate(zip_longest(words[::2], words[1::2], fillvalue=""), start=1):
        try:
            table.move(who, what)
        except KnektError as cause:
            move = f"{who} {what}" if len(what) <= 40 else f"{who[:2]} {what[:37]}…"
            note = f"move {number}, {move}: {cause}"
            raise KnektError("move", note, number=number, move=move, cause=cause.message) from cause
    if table.game is None or not table.game.is_over:
        raise KnektError("deal-not-finished", "the moves stop before the deal is over")
    return table.game


@dataclass(slots=True)
class _DealSoFar:
    """The deal as far as the moves have been read."""

    options: Options
    game: SkatGame | None = None
    skat_shown: bool = False
    named: Contract | None = None  # the game that was named before its discards
    resigned: list[Seat] = field(default_factory=list)  # the defenders who have resigned: it holds to the end

    def move(self, who: str, what: str) -> None:
        if not what:
            raise NotationError(who, "action")
        if self.game is None:
            if who != "w":
                raise NotationError(what, "deal")
            self.game = new_game(self.options, _read_deal(what))
        elif who == "w":
            self._world(what)
        elif who in ("0", "1", "2"):
            self._seat(int(who), what)
        else:
            raise NotationError(who, "seat")

    @property
    def _state(self) -> State:
        assert self.game is not None
        return self.game.state

    def _apply(self, *actions: Action) -> None:
        assert self.game is not None
        for action in actions:
            self.game = self.game.apply(action)

    def _world(self, what: str) -> None:
        cause, absent = _STOPS.get(what[:2]), what[3:]
        if cause is not None and what[2:3] == ".":
            if absent not in ("0", "1", "2"):
                raise NotationError(absent, "seat")
            if self._state.stage is not Stage.OVER:  # leaving after the deal is no part of it
                self._apply(Stop(TABLE, cause, int(absent), self.named))
        elif self._state.stage is Stage.DISCARD and not self.skat_shown:
            assert isinstance(self._state.skat, Hand)
            _check_same(_cards(what), self._state.skat)
            self.skat_shown = True
        else:
            raise NotationError(what, "action")

    def _seat(self, seat: Seat, what: str) -> None:
        if what == "RE":
            self._resign(seat)
            return
        self._refuse_claim()
        named = _CONTRACT.fullmatch(what)
        if what in _PLAIN:
            self._apply(_PLAIN[what](seat))
        elif what == "SC":
            self._show(seat)
        elif what.isascii() and what.isdecimal() and len(what) <= 4:
            self._apply(Bid(seat, int(what)))
        elif named is not None:
            letter, said, cards = named.groups()
            self._name(seat, _contract(self._state.rules, letter, said), cards)
        elif self.named is not None:
            self._lay(seat, self.named, _cards(what))
        else:
            self._play(seat, _cards(what))

    def _name(self, seat: Seat, contract: Contract, cards: str | None) -> None:
        if self._state.stage is Stage.SKAT:  # without a look at the skat
            self._apply(PlayHand(seat), Declare(seat, contract))
            if cards is not None:
                self._open(seat, contract, _cards(cards))
        elif self._state.stage is not Stage.DISCARD or self.named is not None:
            raise IllegalAction(f"{seat} {contract}", Reason.NOT_NOW)
        elif cards is not None:
            self._lay(seat, contract, _cards(cards))
        elif seat == self._state.turn:
            self.named = contract
        else:
            raise IllegalAction(f"{seat} {contract}", Reason.NOT_YOUR_TURN)

    def _lay(self, seat: Seat, contract: Contract, cards: list[Card]) -> None:
        self._apply(Discard(seat, Hand.of(cards[:2])), Declare(seat, contract))
        self.named = None
        if cards[2:]:
            self._open(seat, contract, cards[2:])

    def _open(self, seat: Seat, contract: Contract, cards: list[Card]) -> None:
        """Check the ten cards that an ouvert game may show."""
        if not contract.is_open:
            raise NotationError(".".join(map(str, [contract, *cards])), "contract")
        _check_same(cards, self._state.hand(seat))

    def _play(self, seat: Seat, cards: list[Card]) -> None:
        if len(cards) != 1:
            raise NotationError(".".join(map(str, cards)), "card")
        self._apply(Play(seat, cards[0]))

    def _show(self, seat: Seat) -> None:
        """The declarer shows the hand and claims all other tricks, or in null none of them."""
        state = self._state
        if state.stage is not Stage.PLAY or seat != state.declarer or state.contract is None:
            raise IllegalAction(f"{seat} SC", Reason.OVER if state.ending else Reason.NOT_NOW)
        self._apply(Claim(seat, 0 if state.contract.is_null else state.tricks_left))

    def _refuse_claim(self) -> None:
        """A move other than giving in refuses the claim, on behalf of a defender who has not resigned."""
        claim = self._state.claim
        if claim is not None and self._state.stage is not Stage.OVER:
            silent = [seat for seat in self._state.defenders if seat not in claim.accepted]
            self._apply(Answer(min(silent, key=lambda seat: seat in self.resigned), False))

    def _resign(self, seat: Seat) -> None:
        state = self._state
        if state.stage is Stage.PLAY and seat == state.declarer:
            self._refuse_claim()
            self._give_up(seat)
        elif state.stage is Stage.PLAY:
            others = [each for each in self.resigned if each != seat]
            self.resigned = [seat, *others]
            for each in self.resigned:
                self._resign_now(each)
        elif state.ending not in (Ending.RESIGNED, Ending.CLAIMED) or seat == state.declarer:
            self._apply(Resign(seat))  # the rules refuse it, but the second defender may resign too late

    def _resign_now(self, seat: Seat) -> None:
        state = self._state
        if state.stage is Stage.OVER:
            return
        if state.claim is None:
            if seat not in state.resigned:
                self._apply(Resign(seat))
        elif seat not in state.claim.accepted:
            self._apply(Answer(seat, True))

    def _give_up(self, seat: Seat) -> None:
        """The declarer surrenders, if there is still time; later he gives all other tricks to the defenders.

        In null the defenders give them to him.
        """
        game, state = self.game, self._state
        assert game is not None and state.contract is not None
        surrender = Surrender(seat)
        if any(ask.contains(surrender) for ask in game.asks.get(seat, ())):
            self._apply(surrender)
        else:
            giver = state.defenders[0] if state.contract.is_null else seat
            self._apply(Claim(giver, 0), Judge(TABLE, True))


_PLAIN = {"y": Hold, "p": Pass, "s": TakeSkat}


def _cards(text: str) -> list[Card]:
    words = text.split(".")
    if unknown := words.count("??"):
        raise InvalidPosition("cards-hidden", cards=unknown)
    return [Card.parse(word) for word in words]


def _read_deal(text: str) -> Dealt:
    cards = _cards(text.replace("|", "."))
    heaps = [heap.count(".") + 1 for heap in text.split("|")]
    if len(cards) != 32 or heaps not in ([32], [10, 10, 10, 2]):
        raise NotationError(text, "deal")
    return Dealt.of(*(Hand.of(cards[start : start + 10]) for start in (0, 10, 20, 30)))


def _check_same(shown: list[Card], held: Hand) -> None:
    cards = Hand.of(shown)
    if cards != held:
        raise KnektError("cards-differ", f"{cards} shown for {held}", shown=str(cards), held=str(held))


def _contract(rules: SkatRules, letter: str, said: str) -> Contract:
    """The contract of a letter and its modifiers.

    Modifiers come in any order, and one that another implies may be missing.
    """
    if len(set(said)) != len(said) or (letter == "N" and not set(said) <= set("OH")):
        raise NotationError(letter + said, "contract")
    if letter == "N":
        return rules.contract("N" + "".join(each for each in "HO" if each in said))
    highest = next((each for each in "OZS" if each in said), "")
    return rules.contract(letter + ("H" if said else "") + highest)


def write_moves(events: Iterable[Event]) -> str:
    """The moves of these events, in the spelling of newer records."""
    return "".join(f"{move} " for move in _moves_of(tuple(events)))


def _moves_of(events: tuple[Event, ...]) -> Iterator[str]:
    declarer, laid = -1, ""
    for event, following in zip_longest(events, events[1:]):
        match event:
            case Dealt(hands, skat):
                yield f"w {_cards_text(*hands, skat)}"
            case BidMade(seat, value):
                yield f"{seat} {value}"
            case Held(seat):
                yield f"{seat} y"
            case Passed(seat):
                yield f"{seat} p"
            case SkatTaken(declarer, cards):
                yield f"{declarer} s"
                yield f"w {_cards_text(cards)}"
            case HandChosen(declarer):
                pass
            case Discarded(_, cards):
                laid = f".{_cards_text(cards)}"
            case Declared(seat, contract):
                yield f"{seat} {_contract_text(contract)}{laid}"
            case Played(seat, card):
                yield f"{seat} {card}"
            case ClaimMade() if following == ClaimJudged(True):
                yield f"{declarer} RE"
            case ClaimMade(seat):
                yield f"{seat} SC"
            case ClaimAnswered(seat, True) | Resigned(seat) | Surrendered(seat):
                yield f"{seat} RE"
            case Stopped(cause, int() as absent, named):
                if named is not None:
                    yield f"{declarer} {_contract_text(named)}"
                yield f"w {_WORDS[cause]}.{absent}"


def _cards_text(*heaps: Cards) -> str:
    return ".".join(str(card) for heap in heaps if isinstance(heap, Hand) for card in heap)


def _contract_text(contract: Contract) -> str:
    letter, hand = str(contract)[0], "H" if contract.row.hand else ""
    if contract.is_null:
        return letter + ("O" if contract.is_open else "") + hand
    return letter + ("O" if contract.is_open else hand + contract.said)  # ouvert contains hand
