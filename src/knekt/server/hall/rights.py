"""Who may do what at a table. Every such question is answered here."""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.table import Kind, Table, Visibility, bot_level
from knekt.server.table.change import KeeperAct, changes_of
from knekt.server.table.event import SeatTaken

__all__ = [
    "check_is_host",
    "check_is_keeper",
    "check_is_let_in",
    "check_may_sit",
    "check_may_take",
    "check_may_take_back",
    "check_may_watch",
    "hands_seen",
    "is_keeper",
    "keeper_acts",
    "may_take_back",
    "player_of",
    "watching_as",
]


def check_may_watch(live: LiveTable, viewer: Viewer) -> None:
    """Nothing, if the viewer may see all that is kept of the table.

    If not, KnektError says that there is no such table.
    """
    check_is_let_in(live, viewer.reader)


def watching_as(live: LiveTable, viewer: Viewer) -> str | None:
    """The person as whom the viewer is shown what happens at the table; None: as anybody.

    KnektError, as if there were no table, if the viewer may see nothing. A token that may only play is shown
    the table at which its person has a place: without that it could not answer any question.
    """
    who = viewer.reader
    if who is None and viewer.person is not None and Scope.PLAY in viewer.scopes:
        who = viewer.person if live.table.player_of(viewer.person) is not None else None
    check_is_let_in(live, who)
    return who


def check_is_let_in(live: LiveTable, person: str | None) -> None:
    """Nothing, if the table is open to this person, or to everybody.

    If not, KnektError says that there is no such table.
    """
    settings = live.table.settings
    if settings.visibility is not Visibility.PRIVATE and settings.kind is not Kind.DAILY:
        return
    if person is None or (person != live.host and live.table.player_of(person) is None):
        raise KnektError("no-such-table", f"there is no table {live.id!r}")


def check_may_sit(live: LiveTable, viewer: Viewer) -> str:
    """The viewer's person, who may sit down here; KnektError if not."""
    person = viewer.require(Scope.TABLES)
    check_is_let_in(live, person)
    return person


def check_may_take(table: Table, player: int, person: str) -> None:
    """Nothing, if the person may have this place; KnektError if not.

    A bot's place can be taken between two deals. The person who had it before the bot can take it back during
    a deal too, unless that person has seen another hand of the deal.
    """
    place = table.places[player] if 0 <= player < len(table.places) else None
    if place is None or bot_level(place.holder) is None:
        return  # whether it is free and there at all, the table itself checks
    if table.settings.kind is not Kind.TABLE or not table.begun:
        raise KnektError("place-taken", f"a bot has place {player}", player=player)
    if table.sitting.is_running:
        if _last_person(table, player) != person:
            raise KnektError("deal-is-running", "a deal is running")
        if hands_seen(table, person) - {player}:
            raise KnektError("another-hand", f"{person} has seen another hand of this deal")


def _last_person(table: Table, player: int) -> str | None:
    """The person who had the place before the bot that has it now."""
    for event in reversed(table.log):
        if isinstance(event, SeatTaken) and event.player == player and bot_level(event.holder) is None:
            return event.holder
    return None


def hands_seen(table: Table, person: str) -> set[int]:
    """The places whose hand of the running deal the person has seen.

    Those are the hands of the places that the person has had since the deal. One that sits out has no hand.
    """
    before, since = table.log[: table.deal_began], table.log[table.deal_began :]
    when_dealt = {event.player: event for event in before if isinstance(event, SeatTaken)}
    taken = [*when_dealt.values(), *(event for event in since if isinstance(event, SeatTaken))]
    had = {event.player for event in taken if event.holder == person}
    return {player for player in had if table.seat_of(player) is not None}


def check_may_take_back(table: Table) -> None:
    """Nothing, if decisions may be taken back here; KnektError if not.

    They stand where it counts, and where another person plays too.
    """
    if not may_take_back(table):
        raise KnektError("no-taking-back", "decisions stand where it counts, and among people")


def may_take_back(table: Table) -> bool:
    """Whether nothing counts and one person plays against bots."""
    people = [place for place in table.places if place is not None and bot_level(place.holder) is None]
    return not table.settings.scored and len(people) == 1


def check_is_host(live: LiveTable, viewer: Viewer) -> str:
    """The viewer's person, if that person opened the table; KnektError if not."""
    person = viewer.require(Scope.TABLES)
    check_is_let_in(live, person)
    if person != live.host:
        raise KnektError("not-the-host", f"{person} has not opened the table")
    return person


def is_keeper(table: Table, host: str | None, person: str | None) -> bool:
    """Whether the person keeps the table.

    The host does, and the first player too while the host does not play.

    Before the sitting has begun only the host does.
    """
    return person is not None and person in (host, _deputy(table, host))


def _deputy(table: Table, host: str | None) -> str | None:
    """The person who keeps the table together with a host who has no place, or for whom a bot acts."""
    here = [place.holder for place in table.places if place is not None and not place.away]
    if not table.begun or host in here:
        return None
    return next((each for each in here if bot_level(each) is None), None)


def check_is_keeper(live: LiveTable, viewer: Viewer) -> str:
    """The viewer's person, if that person keeps the table; KnektError if not."""
    person = viewer.require(Scope.TABLES)
    check_is_let_in(live, person)
    if not is_keeper(live.table, live.host, person):
        raise KnektError("not-the-host", f"{person} does not keep the table")
    return person


def keeper_acts(table: Table, person: str) -> list[KeeperAct]:
    """What this keeper can do now. Where it counts, nothing can be changed while nobody is there to agree."""
    settings = table.settings
    if settings.kind is not Kind.TABLE or not table.begun:
        return []
    acts: list[KeeperAct] = [] if table.proposal is None else ["withdraw"]
    if table.proposal is None and (table.asked_by(table.player_of(person)) or not settings.scored):
        acts += [
            each for each in changes_of(table.sitting) if not table.closed or each in ("correct", "adjust")
        ]
    if table.stage == "playing":
        acts += ["close"] if table.sitting.is_time_up else ["time-up", "close"]
    return acts


def player_of(live: LiveTable, viewer: Viewer, scope: Scope = Scope.PLAY) -> int:
    """The player for whom the viewer acts; KnektError without this scope, or without a place here."""
    person = viewer.require(scope)
    check_is_let_in(live, person)
    player = live.table.player_of(person)
    if player is None:
        raise KnektError("no-place-here", f"{person} has no place here")
    return player
