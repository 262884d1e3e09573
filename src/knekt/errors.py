"""Every exception of Knekt, on one page.

    KnektError
    ├── NotationError      text that cannot be read
    │   └── RecordError    … in a file: which one, which line
    ├── InvalidOption      a setting that does not exist, or a value it cannot have
    ├── InvalidContract    a contract that must not exist
    ├── InvalidPosition    cards missing, doubled, or too many
    ├── IllegalAction      well formed, but not allowed now
    ├── BrokenLog          a log that the rules do not allow: at which event, and why
    └── ServerRefused      a command that a server has not done, and its reason

Unreadable and forbidden are different errors. Each has a stable `code` for programs and a `message` that
`words` turns into a sentence for people; `str` is a short note for programmers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from knekt.message import Message, printable

__all__ = [
    "BrokenLog",
    "IllegalAction",
    "InvalidContract",
    "InvalidOption",
    "InvalidPosition",
    "KnektError",
    "NotationError",
    "Reason",
    "RecordError",
    "ServerRefused",
]


def _plain(value: str | int | Message) -> str:
    """A part of a message without a language: the parts of a card's name make its notation."""
    if isinstance(value, Message):
        return "".join(map(_plain, value.args.values()))
    return str(value)


class KnektError(Exception):
    """Anything that Knekt refuses, with a code for programs and a message for people."""

    def __init__(self, code: str, note: str, **args: str | int | Message) -> None:
        super().__init__(note)
        self.code = code
        self.args_said: Mapping[str, str | int | Message] = args

    @property
    def message(self) -> Message:
        return Message(f"error-{self.code}", self.args_said)

    def __reduce__(self) -> tuple[Callable[..., KnektError], tuple[type[KnektError], str], dict[str, object]]:
        """As it goes from process to process: whole, whatever its kind is made from."""
        return _sent, (type(self), str(self)), self.__dict__


def _sent(kind: type[KnektError], note: str) -> KnektError:
    error = kind.__new__(kind)
    error.args = (note,)
    return error


_NAMES = {"iss": "ISS", "json": "JSON", "xskat": "XSkat", "skruf": "Skruf"}  # as they are spelled
_AN = ("a", "e", "i", "o", "u", "ISS", "XSkat")  # what begins with a vowel, as it is said


def _a(expected: str) -> str:
    """What was expected, with its article: an entry, a card of Skat, an ISS record."""
    words = " ".join(_NAMES.get(word, word) for word in expected.split("-"))
    if words == "JSON":
        return words
    return f"{'an' if words.startswith(_AN) else 'a'} {words}"


class NotationError(KnektError):
    """Text that cannot be read; `expected` names what it should have been.

    >>> raise NotationError("C1", "card")
    Traceback (most recent call last):
    knekt.errors.NotationError: 'C1' is not a card
    >>> raise NotationError("M bids", "action")
    Traceback (most recent call last):
    knekt.errors.NotationError: 'M bids' is not an action
    """

    def __init__(self, text: str, expected: str) -> None:
        line = printable(text)
        shown = line if len(line) <= 60 else line[:57] + "…"
        super().__init__(
            "unreadable",
            f"{shown!r} is not {_a(expected)}",
            text=shown,
            expected=Message(f"expected-{expected}"),
        )
        self.text = text
        self.expected = expected


class RecordError(KnektError):
    """A record that cannot be read or does not follow the rules: where, and what is wrong there."""

    def __init__(self, place: str, line: int, cause: KnektError) -> None:
        super().__init__("record", f"{place}:{line}: {cause}", place=place, line=line, cause=cause.message)
        self.place = place
        self.line = line
        self.cause = cause


class InvalidOption(KnektError):
    """A setting that no option has, a value that it cannot take, or two that exclude each other.

    >>> raise InvalidOption("unknown-option", "kontra.maximum")
    Traceback (most recent call last):
    knekt.errors.InvalidOption: kontra.maximum: unknown option
    """

    def __init__(self, code: str, name: str, **args: str | int | Message) -> None:
        details = "".join(f", {key} {_plain(value)}" for key, value in args.items())
        super().__init__(code, f"{name}: {code.replace('-', ' ')}{details}", name=name, **args)
        self.name = name


class InvalidContract(KnektError):
    """A contract that the table of contracts does not have."""

    def __init__(self, row: str, said: str) -> None:
        super().__init__("no-such-contract", f"{row} cannot be played {said}", row=row, said=said)
        self.row = row
        self.said = said


class InvalidPosition(KnektError):
    """Cards that cannot lie as stated: doubled, missing, too many."""

    def __init__(self, code: str, **args: str | int | Message) -> None:
        details = ", ".join(f"{key} {_plain(value)}" for key, value in args.items())
        super().__init__(code, f"{code.replace('-', ' ')}: {details}", **args)


class Reason(StrEnum):
    """Why an action is refused."""

    NOT_DEALT = "nothing-dealt"
    OVER = "deal-is-over"
    STALE = "question-is-closed"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NO_SUCH_BID = "no-such-bid"
    BID_TOO_LOW = "bid-too-low"
    LOWEST_IS_ENOUGH = "lowest-is-enough"
    NOT_HELD = "card-not-held"
    MUST_FOLLOW = "must-follow"
    MUST_FOLLOW_TRUMP = "must-follow-trump"
    WRONG_COUNT = "wrong-number-of-cards"
    NULL_BELOW_BID = "null-below-bid"
    CANNOT_REACH_BID = "cannot-reach-bid"
    HAND_OR_PICKUP = "hand-or-pickup"
    MUST_RAISE = "must-raise"
    STAYS_OPEN = "hand-stays-open"
    CLAIM_TOO_HIGH = "claim-too-high"
    SPITZE_NOT_HELD = "spitze-not-held"
    MUST_HAVE_BID = "must-have-bid"
    NO_JACKS = "no-jacks"
    OTHER_WAY = "other-way"
    FOREHAND_MUST_PLAY = "forehand-must-play"
    MUST_REACH_MINIMUM = "must-reach-minimum"
    NOT_BACK = "card-not-back"
    SUIT_BARRED = "suit-barred"


class IllegalAction(KnektError):
    """An action that is well formed but not allowed now.

    >>> raise IllegalAction("M 19", Reason.NO_SUCH_BID, bid=19)
    Traceback (most recent call last):
    knekt.errors.IllegalAction: M 19: no such bid
    """

    def __init__(self, action: object, reason: Reason, **args: str | int | Message) -> None:
        super().__init__(reason, f"{action}: {reason.replace('-', ' ')}", **args)
        self.action = action
        self.reason = reason


class BrokenLog(KnektError):
    """A log that cannot have happened: the number of its first wrong event, from 0, and the fault."""

    def __init__(self, number: int, event: object, cause: KnektError | None) -> None:
        why = "does not follow from what went before" if cause is None else str(cause)
        args: dict[str, str | int | Message] = {"number": number + 1, "event": str(event)}
        if cause is None:
            super().__init__("log-differs", f"event {number}, {event}: {why}", **args)
        else:
            super().__init__("log-illegal", f"event {number}: {why}", **args, cause=cause.message)
        self.number = number
        self.cause = cause


class ServerRefused(KnektError):
    """A command that a server has not done: the status, its code and its sentence.

    `late`: it was made when something had happened already that the sender did not know of.
    """

    def __init__(self, status: int, problem: str, detail: str, *, late: bool = False) -> None:
        super().__init__("server-refused", f"{status} {problem}: {printable(detail)}", said=printable(detail))
        self.status = status
        self.problem = problem
        self.late = late
