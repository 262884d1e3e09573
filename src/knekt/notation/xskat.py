"""Logs of XSkat and its list of scores: its players can bring their games along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from knekt.cards import Hand
from knekt.engine import TABLE, Hidden, Seat
from knekt.errors import KnektError, RecordError
from knekt.notation.record import Record, facts_of
from knekt.notation.xskat_log import Line, Logged, Notes, blocks_of, games_in, read_game
from knekt.skat import (
    ISKO,
    LAST_TRICK,
    Claim,
    Contract,
    Dealt,
    Ending,
    Judge,
    Options,
    Pass,
    Placed,
    Play,
    SkatGame,
    new_game,
    place_game,
    rules,
)

__all__ = ["read_xskat"]

_BOOKED = re.compile(r"e ([012]) [01] [01] (-?[0-9]{1,5}) ([01])")


def read_xskat(
    log_text: str,
    list_text: str | None = None,
    options: Options = ISKO,
    place: str = "XSkat",
    list_place: str = "XSkat list",
) -> Iterator[Record | RecordError]:
    """The games of the log, oldest first; for one that cannot be read, what is wrong and in which line.

    The list says what was booked for the last of them.

    >>> [str(each) for each in read_xskat("one line")]
    ["XSkat:1: 'one line' is not a xskat log"]
    """
    booked: list[_Booked | None] = []
    for number, text in enumerate((list_text or "").split("\n"), start=1):
        if text.startswith("e"):
            line = Line(list_place, number, text.rstrip())
            booked.append(_booked(line))
            if booked[-1] is None:
                yield line.unreadable()
    blocks = list(blocks_of(log_text, place))
    behind = sum(map(games_in, blocks))  # how many games the log still has after this one
    for block in blocks:
        behind -= games_in(block)
        try:
            yield _record(read_game(block), options, booked[-1 - behind] if behind < len(booked) else None)
        except RecordError as damage:
            yield damage


@dataclass(frozen=True, slots=True)
class _Booked:
    """A line of the list: whose game it was, what it cost or brought, and whether it was won."""

    column: int
    value: int
    won: bool


def _booked(line: Line) -> _Booked | None:
    found = _BOOKED.fullmatch(line.text)
    return None if found is None else _Booked(int(found[1]), int(found[2]), found[3] == "1")


def _record(log: Logged, options: Options, booked: _Booked | None) -> Record:
    columns = [(log.forehand + seat) % 3 for seat in range(3)]  # of forehand, middlehand, rearhand
    players = tuple(log.names[column] for column in columns)
    hands = [log.hands[column] for column in columns]
    stated: dict[str, int | str | bool]
    if log.notes is None:
        with log.dealt_at.blamed():
            game = new_game(options, Dealt.of(hands[0], hands[1], hands[2], log.laid))
        for seat in (1, 2, 0):
            game = game.apply(Pass(seat))
        stated = {"ending": Ending.PASSED_OUT.value, "declarer": -1, "score": booked.value if booked else 0}
    else:
        declarer = _declarer(log.notes, players)
        with log.notes.line.blamed():
            contract = rules(options).contract(log.notes.contract)
        with log.dealt_at.blamed():
            game = place_game(options, _placed(log, log.notes, hands, declarer, contract))
        game = _ended(_played(game, log), log)
        stated = {"declarer": declarer, "won": log.notes.won}
        if log.notes.points is not None:
            stated["points"] = log.notes.points
        if booked is not None:
            score = booked.value if booked.won else -booked.value
            stated |= {"declarer": columns.index(booked.column), "won": booked.won, "score": score}
    tags = {"random_seed": log.seed} if log.seed else {}
    return Record(options, game.events, players=players, tags=tags, stated=stated)


def _declarer(notes: Notes, players: tuple[str, ...]) -> Seat:
    found = [seat for seat, name in enumerate(players) if name.split() == notes.player.split()]
    if len(found) != 1:
        raise notes.line.unreadable()
    return found[0]


def _placed(log: Logged, notes: Notes, hands: list[Hand], declarer: Seat, contract: Contract) -> Placed:
    """The cards as they lie when forehand leads."""
    skat = Hidden(2) if notes.skat is None else notes.skat
    mine = log.laid if contract.row.hand else hands[declarer] | log.laid
    if isinstance(skat, Hand) and not skat <= mine:
        raise KnektError("cards-differ", f"{skat} shown for {mine}", shown=str(skat), held=str(mine))
    return Placed(tuple(hands), log.laid, declarer, contract, bid=notes.bid, skat=skat)


def _played(game: SkatGame, log: Logged) -> SkatGame:
    """The tricks, as far as they were played."""
    for row in log.rows:
        if row.winner is None:
            return game
        with row.line.blamed():
            lead = game.state.turn
            for seat in (lead, (lead + 1) % 3, (lead + 2) % 3):
                game = game.apply(Play(seat, row.cells[(log.forehand + seat) % 3].card))
            winner = game.state.tricks[-1].winner
            if [row.leader, row.winner] != [(log.forehand + seat) % 3 for seat in (lead, winner)]:
                raise KnektError("trick-differs", "another card led or won by the rules")
    return game


def _ended(game: SkatGame, log: Logged) -> SkatGame:
    """XSkat offers to stop where one side takes all tricks that are left; the card points tell which side."""
    state, notes = game.state, log.notes
    if game.is_over or notes is None:
        return game
    assert state.contract is not None and state.declarer is not None
    ways = [Claim(state.declarer, tricks) for tricks in (state.tricks_left, 0)]
    ways.sort(key=lambda claim: (claim.tricks > 0) != (state.turn == state.declarer))
    if state.contract.is_null:
        ways = [Claim(state.declarer if notes.won else state.defenders[0], 0)]
    if notes.won and len(log.rows) < LAST_TRICK:
        ways = []  # a game that was won lists all its cards
    with log.rows[-1].line.blamed():
        for claim in ways:
            ended = game.apply(claim).apply(Judge(TABLE, True))
            if state.contract.is_null or facts_of(ended)["points"] == notes.points:
                return ended
        raise KnektError("deal-not-finished", "the tricks stop before the deal is over")
