"""The logs of the program XSkat and its list of scores, read as records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from knekt.cards import Hand
from knekt.engine import TABLE, Hidden, Seat
from knekt.errors import KnektError, RecordError
from knekt.notation.record import Record
from knekt.notation.skat.results import facts_of
from knekt.notation.skat.xskat_log import (
    LoggedGame,
    LogLine,
    Notes,
    RamschNotes,
    blocks_of,
    games_in,
    read_game,
)
from knekt.sheet import Kind, Queue
from knekt.skat import (
    ISKO,
    LAST_TRICK,
    Agree,
    Claim,
    Contract,
    Dealt,
    Ending,
    Judge,
    Offer,
    Options,
    Pass,
    PassOn,
    Placed,
    Play,
    PlayOn,
    Push,
    Result,
    SkatGame,
    TakeGift,
    TakeUp,
    new_game,
    next_gift,
    place_game,
    result,
    rules,
)

__all__ = ["read_xskat"]

_BOOKED = re.compile(r"e ([012]) ([01]) ([01]) (-?[0-9]{1,5}) ([01])")
_UNKNOWN = Result(None, None, None, Ending.VOID)  # of a game that cannot be read

Three = tuple[Hand, ...]
Stated = dict[str, int | str | bool]


def read_xskat(
    log_text: str,
    list_text: str | None = None,
    options: Options = ISKO,
    place: str = "XSkat",
    list_place: str = "XSkat list",
) -> Iterator[Record | RecordError]:
    """The games of the log, the oldest first; for a game that cannot be read, the error with its line.

    The list has the scores of the last games. Neither the log nor the list says which games belong to a bock
    or ramsch round: that follows from the games before, by the options.

    >>> [str(each) for each in read_xskat("one line")]
    ["XSkat:1: 'one line' is not an XSkat log"]
    """
    booked: list[_Booked | None] = []
    for number, text in enumerate((list_text or "").split("\n"), start=1):
        if text.startswith("e"):
            line = LogLine(list_place, number, text.rstrip())
            booked.append(_read_booked(line))
            if booked[-1] is None:
                yield line.unreadable()
    blocks = list(blocks_of(log_text, place))
    behind = sum(map(games_in, blocks))  # how many games the log still has after this one
    queue = Queue()
    for block in blocks:
        behind -= games_in(block)
        try:
            log = read_game(block)
            game = _game(log, options, queue)
        except RecordError as damage:
            for _ in range(games_in(block)):
                queue = queue.after(options, _UNKNOWN)
            yield damage
        else:
            queue = _queue_after(queue, log, game)
            yield _record(log, game, booked[-1 - behind] if behind < len(booked) else None)


@dataclass(frozen=True, slots=True)
class _Booked:
    """A line of the list: whose game it was, what it was worth, and whether it was won."""

    column: int
    is_ramsch: bool
    is_march: bool  # all tricks of a ramsch taken
    value: int
    won: bool  # in a ramsch without a march: the two others lose


def _read_booked(line: LogLine) -> _Booked | None:
    found = _BOOKED.fullmatch(line.text)
    if found is None:
        return None
    return _Booked(int(found[1]), found[2] == "1", found[3] == "1", int(found[4]), found[5] == "1")


def _next_kinds(options: Options, queue: Queue) -> tuple[Kind, ...]:
    """The rounds that the next deal belongs to."""
    return queue.kinds(options, queue.played + 1, None)


def _queue_after(queue: Queue, log: LoggedGame, game: SkatGame) -> Queue:
    """The rounds that are still due after this game.

    A grand hand that somebody plays instead of a ramsch is not one of the deals of a ramsch round.
    """
    options = game.rules.options
    if "schieberramsch" in _next_kinds(options, queue) and isinstance(log.notes, Notes):
        queue = replace(queue, deals=queue.deals[:1] + queue.deals)
    return queue.after(options, result(game.state))


def _record(log: LoggedGame, game: SkatGame, booked: _Booked | None) -> Record:
    columns = _columns(log)
    stated: Stated
    match log.notes:
        case None:
            score = booked.value if booked else 0
            stated = {"ending": Ending.PASSED_OUT.value, "declarer": -1, "score": score}
        case Notes(won=won, points=points):
            stated = {"declarer": _seat(log, log.notes.line, log.notes.player), "won": won}
            stated |= {} if points is None else {"points": points}
        case RamschNotes():
            stated = {"declarer": -1}
    if booked is not None and log.notes is not None:
        stated |= _stated_by_list(booked, columns.index(booked.column))
    players = tuple(log.names[column] for column in columns)
    tags = {"random_seed": log.seed} if log.seed else {}
    return Record(game.rules.options, game.events, players=players, tags=tags, stated=stated)


def _columns(log: LoggedGame) -> list[int]:
    """The columns of forehand, middlehand, rearhand."""
    return [(log.forehand + seat) % 3 for seat in range(3)]


def _seat(log: LoggedGame, line: LogLine, player: str) -> Seat:
    """The seat of the player whom the line names."""
    names = [log.names[column].split() for column in _columns(log)]
    if names.count(player.split()) != 1:
        raise line.unreadable()
    return names.index(player.split())


def _stated_by_list(booked: _Booked, seat: Seat) -> Stated:
    """The result that the list states, under the names of `facts_of`."""
    is_gain = booked.is_march if booked.is_ramsch else booked.won
    amount = booked.value if is_gain else -booked.value
    if not booked.is_ramsch:
        return {"declarer": seat, "won": booked.won, "score": amount}
    is_alone = booked.is_march or not booked.won
    totals = [amount if (each == seat) == is_alone else 0 for each in range(3)]
    return {"declarer": -1, "score": amount, "ramsch": " ".join(map(str, totals))}


def _game(log: LoggedGame, options: Options, queue: Queue) -> SkatGame:
    """The game played again; RecordError where the rules or the options do not allow it."""
    hands = tuple(log.hands[column] for column in _columns(log))
    kinds = _next_kinds(options, queue)
    bock, is_due = 2 ** kinds.count("bock"), "schieberramsch" in kinds
    if isinstance(log.notes, RamschNotes):
        return _ramsch_game(log, log.notes, hands, options, bock, is_due=is_due)
    if is_due and (log.notes is None or log.notes.bid or log.notes.contract != "GH"):
        with log.dealt_at.blamed():
            raise KnektError("ramsch-is-due", "the deal is of a schieberramsch round")
    if log.notes is not None:
        return _declared_game(log, log.notes, hands, options, bock)
    with log.dealt_at.blamed():
        return _check_over(_pass_all(new_game(options, Dealt(hands, log.laid, bock))))


def _pass_all(game: SkatGame) -> SkatGame:
    for seat in (1, 2, 0):
        game = game.apply(Pass(seat))
    return game


def _check_over(game: SkatGame) -> SkatGame:
    if not game.is_over:
        raise KnektError("deal-not-finished", "the tricks stop before the deal is over")
    return game


def _not_played(variant: str, option: str = "") -> KnektError:
    """The error of a variant that the options do not allow.

    `option` names the option for it, if there is one.
    """
    note = f"{variant} is not played here"
    return KnektError("variant-not-played", note, variant=variant, option=option)


# Ramsch


def _ramsch_game(
    log: LoggedGame, notes: RamschNotes, hands: Three, options: Options, bock: int, *, is_due: bool
) -> SkatGame:
    """The game of a ramsch, played again.

    XSkat can play one without an auction; here everybody has passed, or a ramsch round is due.
    """
    wanted = options.ramsch.on_pass_out
    if notes.player is not None:
        _seat(log, notes.line, notes.player)  # who lost it must be at the table
    with notes.line.blamed():
        if any(log.doubled):
            raise _not_played("klopfen")
        if notes.passed and not options.plays_schieberramsch:
            raise _not_played("schieberramsch", "ramsch.on_pass_out")
        if not notes.passed and (is_due or wanted != "ramsch"):
            raise _not_played("ramsch", "ramsch.on_pass_out")
    in_round = bool(notes.passed) and (is_due or wanted != "schieberramsch")
    with log.dealt_at.blamed():
        game = new_game(options, Dealt(_hands_as_dealt(hands, notes), notes.skat or log.laid, bock, in_round))
    game = _push_cards(game if in_round else _pass_all(game), notes)
    with log.rows[-1].line.blamed():
        return _check_over(_play_tricks(game, log))


def _hands_as_dealt(hands: Three, notes: RamschNotes) -> Three:
    """The hands before the two cards went round: with the cards that each passed on, without those it got."""
    if notes.skat is None:
        return hands
    passed = [each.cards for each in notes.passed]
    got = notes.skat, *passed[:-1]
    return tuple((hand | gone) - two for hand, gone, two in zip(hands, passed, got, strict=True))


def _push_cards(game: SkatGame, notes: RamschNotes) -> SkatGame:
    for seat, each in enumerate(notes.passed):
        with each.line.blamed():
            if each.unseen:
                game = game.apply(PassOn(seat))
            else:
                game = game.apply(TakeUp(seat)).apply(Push(seat, each.cards))
            if game.state.laid != each.cards:
                raise _cards_differ(each.cards, game.state.laid)
    return game


# Declared games


def _declared_game(log: LoggedGame, notes: Notes, hands: Three, options: Options, bock: int) -> SkatGame:
    """The game of a declared contract, played again.

    The log has only the last bid of the auction, so the game begins before the first lead.
    """
    declarer, contract = _seat(log, notes.line, notes.player), _contract(log, notes, options)
    kontra = _kontra(log, declarer, options)
    with log.dealt_at.blamed():
        placed = _set_up(log, notes, hands, declarer, contract)
        game = place_game(options, replace(placed, bock=bock, kontra=kontra, declined=notes.declined))
    played_on = PlayOn(declarer)
    if any(ask.contains(played_on) for ask in game.asks.get(declarer, ())):
        game = game.apply(played_on)
    return _give_gift(game, notes) if log.given else _end_by_claim(_play_tricks(game, log), log, notes)


def _contract(log: LoggedGame, notes: Notes, options: Options) -> Contract:
    text = notes.contract
    if log.spitze_at is not None:
        with log.spitze_at.blamed():
            if text.startswith("G"):
                raise _not_played("grand-spitze")
            if not options.spitzen.enabled:
                raise _not_played("spitze", "spitzen.enabled")
        text += "1"
    with notes.line.blamed():
        if text == "R" and not options.revolution.enabled:
            raise _not_played("revolution", "revolution.enabled")
        if (notes.declined or log.given) and not options.schenken.enabled:
            raise _not_played("schenken", "schenken.enabled")
        return rules(options).contract(text)


def _kontra(log: LoggedGame, declarer: Seat, options: Options) -> int:
    """How often the game was doubled: by one of the defenders, and then perhaps by the declarer."""
    doubled = [log.doubled[column] for column in _columns(log)]
    said, most = sum(doubled), options.kontra.max
    if said and said - doubled[declarer] != 1:
        raise log.named_at.unreadable()
    with log.named_at.blamed():
        if said and not options.kontra.enabled:
            raise _not_played("kontra", "kontra.enabled")
        if most != "unlimited" and said > most:
            raise _not_played("re", "kontra.max")
    return said


def _set_up(log: LoggedGame, notes: Notes, hands: Three, declarer: Seat, contract: Contract) -> Placed:
    """The set-up of the cards as they lie when forehand leads."""
    skat = Hidden(2) if notes.skat is None else notes.skat
    mine = log.laid if contract.row.hand else hands[declarer] | log.laid
    if isinstance(skat, Hand) and not skat <= mine:
        raise _cards_differ(skat, mine)
    return Placed(hands, log.laid, declarer, contract, bid=notes.bid, skat=skat)


def _cards_differ(shown: object, held: object) -> KnektError:
    return KnektError("cards-differ", f"{shown} shown for {held}", shown=str(shown), held=str(held))


def _play_tricks(game: SkatGame, log: LoggedGame) -> SkatGame:
    """The game after the tricks that were played."""
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


def _give_gift(game: SkatGame, notes: Notes) -> SkatGame:
    """The game after the defenders gave it to the declarer; the log does not say which of them offered it."""
    declarer, (one, two), level = game.state.declarer, game.state.defenders, next_gift(game.state)
    assert declarer is not None
    with notes.line.blamed():
        if level is None:
            raise _not_played("schenken")
        return game.apply(Offer(one, level)).apply(Agree(two, True)).apply(TakeGift(declarer, True))


def _end_by_claim(game: SkatGame, log: LoggedGame, notes: Notes) -> SkatGame:
    """The finished game.

    XSkat may stop when one side takes all other tricks; the card points say which side.
    """
    state = game.state
    if game.is_over:
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
        return _check_over(game)
