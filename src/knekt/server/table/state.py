"""What a table is at a moment: its places, its sitting, and the log from which both follow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, Self

from knekt.engine import Event, Game
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.server.table.change import Proposal, moment_of
from knekt.server.table.choice import last_choice
from knekt.server.table.event import (
    EVENTS,
    CameBack,
    ChangeAnswered,
    ChangeDropped,
    ChangeProposed,
    Closed,
    LookedEnough,
    Looking,
    Promised,
    Ready,
    Revealed,
    SeatLeft,
    SeatTaken,
    SittingBegun,
    StoodIn,
    TakenBack,
    without_seed,
)
from knekt.server.table.place import STAND_IN, Place, bot_level
from knekt.server.table.settings import TableSettings
from knekt.sheet import Player, Sitting

__all__ = ["Stage", "TableState"]

Stage = Literal["open", "playing", "over"]


@dataclass(frozen=True)
class TableState:
    """A table as its log tells it.

    `believing` adds an event to the log, and does not ask whether it was allowed.
    """

    settings: TableSettings
    log: tuple[Event, ...] = ()
    places: tuple[Place | None, ...] = ()
    sitting: Sitting = field(default=None)  # type: ignore[assignment]  # made from the settings
    begun: bool = False
    promised: str | None = None  # the commitment of the deal that runs or comes next
    ready: frozenset[Player] = frozenset()  # the players who have asked for the next deal
    proposal: Proposal | None = None  # the keeper's, while the others have not all answered
    looking: frozenset[Player] = frozenset()  # the players who still look at the last deal
    shown_from: int = 0  # the time until the next deal is counted from this event
    closed: bool = False
    deal_began: int = 0  # how long the log was when the running or the last deal began
    taken_back: int = 0  # how often a decision has been taken back
    bots_acted: tuple[int | None, ...] = ()  # the level of the bot, for each player of that deal

    @classmethod
    def new(cls, settings: TableSettings) -> Self:
        """A table at which nobody sits."""
        sitting = Sitting.new(settings.options)
        nobody = (None,) * settings.options.players
        return cls(settings, places=nobody, sitting=sitting, bots_acted=nobody)

    @classmethod
    def replay(cls, settings: TableSettings, events: Iterable[Event]) -> Self:
        """The table to which this log leads."""
        table = cls.new(settings)
        for event in events:
            table = table.believing(event)
        return table

    @property
    def seq(self) -> int:
        """How many events have happened."""
        return len(self.log)

    @property
    def stage(self) -> Stage:
        """Open while people sit down, playing, over."""
        if self.closed or self.sitting.is_over:
            return "over"
        return "playing" if self.begun else "open"

    @property
    def game(self) -> Game[Any] | None:
        """The running deal, or the last one."""
        return self.sitting.game if self.begun else None

    @cached_property
    def free(self) -> tuple[Player, ...]:
        """The places that nobody has taken."""
        return tuple(player for player, place in enumerate(self.places) if place is None)

    def player_of(self, who: str) -> Player | None:
        """Which player a person is."""
        for player, place in enumerate(self.places):
            if place is not None and place.holder == who:
                return player
        return None

    def seat_of(self, player: Player | None) -> int | None:
        """The player's seat in the running deal, or in the last one; None for somebody who only watches."""
        terms = self.terms
        return None if player is None or terms is None else terms.seat_of(player)

    def seat_in(self, number: int, who: str | None) -> int | None:
        """The seat that a person had in the deal of this number; None for somebody who did not play in it."""
        player = None if who is None else self.player_of(who)
        seat: int | None = None if player is None else self.sitting.terms_of(number).seat_of(player)
        return seat

    @property
    def terms(self) -> Any:
        """The terms of the deal that runs; between two deals, those of the last one."""
        sitting = self.sitting
        if sitting.is_running:
            return sitting.under_way
        return sitting.rows[-1].terms if sitting.rows else None

    def deal_events(self, until: int) -> int:
        """How many events of the running or the last deal the log had when it was `until` events long.

        What happened at the table meanwhile, apart from the cards, is not counted.
        """
        among = self.log[self.deal_began : until]
        return sum(map(self.is_of_deal, among))

    def is_of_deal(self, event: Event) -> bool:
        """Whether the event belongs to the cards of a deal, and not to the table or to the sheet."""
        return event.kind not in EVENTS and event.kind not in self._sheet_kinds

    def standing_events(self, since: int = 0) -> list[tuple[int, Event]]:
        """The events after number `since` that still stand, with their numbers: nobody has taken them back.

        `since` must not lie within a deal.
        """
        openings = family_of(self.settings.options).openings
        found, deal = list[tuple[int, Event]](), list[int]()  # deal: the places of its events in `found`
        for seq, event in enumerate(self.log[since:], start=since + 1):
            if isinstance(event, TakenBack):
                for place in reversed(deal[event.events :]):
                    del found[place]
                del deal[event.events :]
            elif self.is_of_deal(event):
                deal = [] if isinstance(event, openings) else deal
                deal.append(len(found))
            found.append((seq, event))
        return found

    def acts_for(self, player: Player) -> int | None:
        """The level of the bot that acts for the player now; None where a person does."""
        place = self.places[player]
        if place is None:
            return None
        return STAND_IN if place.away else bot_level(place.holder)

    def last_choice_of(self, player: Player) -> int | None:
        """How many events the running deal had before the player's last decision; None if there is none."""
        seat, game = self.seat_of(player), self.game
        if seat is None or game is None or not self.sitting.is_running:
            return None
        return last_choice(game, seat)

    @property
    def is_deal_due(self) -> bool:
        """Whether the next deal can be dealt."""
        return self.stage == "playing" and not self.sitting.is_running

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing follows by itself from what has happened in the deal."""
        game = self.game
        return game is None or not game.events or game.rules.consequence(game.state) is None

    @property
    def people(self) -> tuple[Player, ...]:
        """The players for whom no bot acts."""
        return tuple(
            player
            for player, place in enumerate(self.places)
            if place is not None and self.acts_for(player) is None
        )

    @property
    def unready(self) -> tuple[Player, ...]:
        """The people who have not asked for the next deal; bots and those who are away need not."""
        return tuple(player for player in self.people if player not in self.ready)

    @property
    def all_ready(self) -> bool:
        """Whether every person at the table has asked for the next deal."""
        return not self.unready

    def asked_by(self, player: Player | None) -> tuple[Player, ...]:
        """The players who would have to agree to this player's proposal: all other people."""
        return tuple(each for each in range(len(self.places)) if each != player and self._is_person(each))

    @property
    def waits_for(self) -> tuple[Player, ...]:
        """The players who have not answered the proposal yet. One who has left for good is asked no more."""
        asked = self.proposal.asked - self.proposal.agreed if self.proposal is not None else ()
        return tuple(sorted(filter(self._is_person, asked)))

    # the log

    def believing(self, event: Event) -> Self:
        """The table after one more event."""
        if event.kind in EVENTS:
            return self._happened(event)
        began = self.deal_began if self.sitting.is_running or event.kind in self._sheet_kinds else self.seq
        table = replace(self, log=(*self.log, event), sitting=self.sitting.believing(event))
        return replace(
            table,
            begun=True,
            deal_began=began,
            proposal=self._still_proposed((event,)),
            bots_acted=self._bots_acted((event,)),
        )

    @property
    def _sheet_kinds(self) -> Any:
        return self.sitting.own_events

    def _with_sitting(self, sitting: Sitting) -> Self:
        """The table after what the sitting has gone through."""
        new = sitting.log[len(self.sitting.log) :]
        began = next((place for place, each in enumerate(new) if each.kind not in self._sheet_kinds), None)
        if self.sitting.is_running or began is None:
            began = self.deal_began - self.seq
        table = replace(self, log=(*self.log, *new), sitting=sitting, deal_began=self.seq + began)
        return replace(table, proposal=self._still_proposed(new), bots_acted=self._bots_acted(new))

    def _bots_acted(self, new: Iterable[Event]) -> tuple[int | None, ...]:
        """The levels of the bots that have acted in the deal, after these events.

        If several have acted for one player, it is the best one's.
        """
        of_deal = [event for event in new if event.kind not in self._sheet_kinds]
        game, terms = self.sitting.game, self.sitting.under_way
        if terms is None or game is None:  # a new deal, in which nobody has done anything yet
            return (None,) * len(self.places) if of_deal else self.bots_acted
        levels = list(self.bots_acted)
        for action in filter(None, map(game.rules.cause, of_deal)):
            player = terms.seats[action.seat] if action.seat >= 0 else None
            level = None if player is None else self.acts_for(player)
            if player is not None and level is not None:
                levels[player] = max(level, levels[player] or level)
        return tuple(levels)

    def _still_proposed(self, new: Iterable[Event]) -> Proposal | None:
        """The proposal, unless it is among these events and so has happened."""
        return None if self.proposal is not None and self.proposal.change in new else self.proposal

    def _happened(self, event: Event) -> Self:
        if self.settings.shares_seed:  # an older Knekt may have written it
            event = without_seed(event)
        table = replace(self, log=(*self.log, event))
        match event:
            case SeatTaken(player, holder, seed):
                others = table.ready - {player}, table.looking - {player}
                newly = replace(table, ready=others[0], looking=others[1], shown_from=table.seq)
                return newly._placed(player, Place(holder, seed))
            case SeatLeft(player):
                return table._placed(player, None)
            case SittingBegun():
                return replace(table, begun=True)
            case Promised(_, promised):
                return replace(table, promised=promised, ready=frozenset(), looking=frozenset())
            case Revealed():
                return replace(table, promised=None, shown_from=table.seq)
            case Ready(player):
                return replace(table, ready=table.ready | {player})._looks_no_more(player)
            case Looking(player):
                return replace(table, looking=table.looking | {player}, ready=table.ready - {player})
            case LookedEnough(player):
                return table._looks_no_more(player)
            case TakenBack(_, events):
                sitting = table.sitting.taken_back(events)
                return replace(table, sitting=sitting, taken_back=table.taken_back + 1)
            case StoodIn(player):
                away = replace(table._place(player), away=True)
                return table._looks_no_more(player)._placed(player, away)
            case CameBack(player):
                back = replace(table._place(player), away=False)
                return replace(table, shown_from=table.seq)._placed(player, back)
            case ChangeProposed(player, change, asked):
                moment = moment_of(self.sitting, change)
                proposal = Proposal(table.seq, player, change, frozenset(asked), moment)
                return replace(table, proposal=proposal)
            case ChangeAnswered(player, True) if self.proposal is not None:
                return replace(table, proposal=self.proposal.with_consent(player))
            case ChangeAnswered() | ChangeDropped():
                return replace(table, proposal=None)
            case Closed():
                return replace(table, closed=True)
        raise AssertionError(event)

    def _looks_no_more(self, player: Player) -> Self:
        """The time until the next deal is counted afresh when the last player has looked long enough."""
        looking = self.looking - {player}
        since = self.seq if self.looking and not looking else self.shown_from
        return replace(self, looking=looking, shown_from=since)

    def _placed(self, player: Player, place: Place | None) -> Self:
        return replace(self, places=(*self.places[:player], place, *self.places[player + 1 :]))

    def _is_person(self, player: Player) -> bool:
        place = self.places[player]
        return place is not None and bot_level(place.holder) is None

    def _place(self, player: Player) -> Place:
        place = self.places[player]
        if place is None:
            raise KnektError("place-free", f"place {player} is free", player=player)
        return place
