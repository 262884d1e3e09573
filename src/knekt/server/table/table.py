"""A table: who sits there, the sitting that is played, and the log from which both follow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from knekt.cards import Seed
from knekt.engine import Action, Event, Game
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.server.table.change import Proposal, check_change, is_of_deal, moment_of
from knekt.server.table.choice import last_choice
from knekt.server.table.dealing import check_contribution, commitment, deal_seed, sitting_seed
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
from knekt.server.table.settings import Kind, TableSettings
from knekt.sheet import Player, Sitting

__all__ = ["LEVELS", "Place", "Stage", "Table", "bot", "bot_level"]

LEVELS = range(1, 6)  # of bots
BOT = "bot:"  # what the holder of a place begins with if it is one
STAND_IN = 3  # the level of the bot that acts for somebody who is away
Stage = Literal["open", "playing", "over"]


def bot_level(holder: str) -> int | None:
    """The level of a bot; None for a person.

    >>> bot_level("bot:3"), bot_level("k3Jx9")
    (3, None)
    """
    return int(holder.removeprefix(BOT)) if holder.startswith(BOT) else None


def bot(level: int) -> str:
    """The holder of a place that is a bot of this level; KnektError if there is none."""
    if level not in LEVELS:
        raise KnektError("no-such-level", f"there is no level {level}", least=LEVELS[0], most=LEVELS[-1])
    return f"{BOT}{level}"


@dataclass(frozen=True, slots=True)
class Place:
    """Who is a player, and what that one adds to the dealing."""

    holder: str
    seed: str = ""
    away: bool = False  # a bot acts meanwhile


@dataclass(frozen=True)
class Table:
    """A table as its log tells. It never changes; each step gives a new one with a longer log.

    Steps ask for what is allowed and raise KnektError; `told` believes the log. Who may take which step is not
    settled here but in `rights`.
    """

    settings: TableSettings
    log: tuple[Event, ...] = ()
    places: tuple[Place | None, ...] = ()
    sitting: Sitting = field(default=None)  # type: ignore[assignment]  # made from the settings
    begun: bool = False
    promised: str | None = None  # of the deal that runs, or is about to
    ready: frozenset[Player] = frozenset()  # who would go on with the next deal
    proposal: Proposal | None = None  # of the keeper, that waits for the others
    looking: frozenset[Player] = frozenset()  # who is still looking at the last one
    shown_from: int = 0  # the event from which on the next deal may come by itself
    closed: bool = False
    deal_began: int = 0  # how long the log was when the running or the last deal began
    taken_back: int = 0  # how often somebody has taken something back
    bots_acted: tuple[int | None, ...] = ()  # for each player in that deal: the level of the bot

    @classmethod
    def new(cls, settings: TableSettings) -> Table:
        """A table at which nobody sits."""
        sitting = Sitting.new(settings.options)
        nobody = (None,) * settings.options.players
        return cls(settings, places=nobody, sitting=sitting, bots_acted=nobody)

    @classmethod
    def replay(cls, settings: TableSettings, events: Iterable[Event]) -> Table:
        """The table that this log tells of."""
        table = cls.new(settings)
        for event in events:
            table = table.told(event)
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
        """Where the player sits in the running deal, or in the last one; None for who only watches."""
        terms = self.terms
        return None if player is None or terms is None else terms.seat_of(player)

    def seat_in(self, number: int, who: str | None) -> int | None:
        """Where somebody who has a place sat in the deal of this number; None for who did not play in it."""
        player = None if who is None else self.player_of(who)
        seat: int | None = None if player is None else self.sitting.terms_of(number).seat_of(player)
        return seat

    @property
    def terms(self) -> Any:
        """Of the deal that runs; between deals, of the last one."""
        sitting = self.sitting
        if sitting.is_running:
            return sitting.under_way
        return sitting.rows[-1].terms if sitting.rows else None

    def deal_events(self, until: int) -> int:
        """How many of the first so many events of the log are of the running deal, or of the last one.

        Among them may stand what happened beside the cards meanwhile.
        """
        among = self.log[self.deal_began : until]
        return sum(map(self.is_of_deal, among))

    def is_of_deal(self, event: Event) -> bool:
        """Whether it happened in a deal, and not between two or beside the cards."""
        return event.kind not in EVENTS and event.kind not in self._sheet_kinds

    def standing_events(self, since: int = 0) -> list[tuple[int, Event]]:
        """The events after the first so many that nobody has taken back, with their numbers; not from within a deal."""
        openings = family_of(self.settings.options).openings
        found, deal = list[tuple[int, Event]](), list[int]()  # deal: where its own events stand among them
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

    # steps

    def take(self, player: Player, holder: str, seed: str = "") -> Table:
        """Somebody sits down; also in the place of a bot, or of a person who is away, once play has begun."""
        self._check_not_closed()
        check_contribution(seed)
        if not 0 <= player < len(self.places):
            raise KnektError("no-such-place", f"there is no place {player}", player=player)
        if bot_level(holder) is None and self.player_of(holder) is not None:
            raise KnektError("already-seated", f"{holder} has a place already")
        place = self.places[player]
        if place is not None and bot_level(place.holder) is None and bot_level(holder) is None:
            raise KnektError("place-taken", f"place {player} is taken", player=player)
        added = seed if not self.begun or place is None else place.seed  # what is dealt from is settled
        return self._happened(SeatTaken(player, holder, added))

    def leave(self, player: Player) -> Table:
        """A place becomes free; once play has begun, use `replaced` instead."""
        self._check_not_closed()
        if self.begun:
            raise KnektError("sitting-has-begun", "the sitting has begun")
        if self.places[player] is None:
            raise KnektError("place-free", f"place {player} is free", player=player)
        return self._happened(SeatLeft(player))

    def begin(self) -> Table:
        """All places are taken: the sitting may be played."""
        self._check_not_closed()
        if self.begun:
            raise KnektError("sitting-has-begun", "the sitting has begun")
        if self.free:
            raise KnektError("places-free", "places are free", count=len(self.free))
        return self._happened(SittingBegun())

    def dealt(self, seed: Seed) -> Table:
        """The next deal, from the table's seed: first what is promised, then the cards."""
        self._check_playing()
        source = self._sitting_seed(seed)
        number = len(self.sitting.rows) + 1
        promise = Promised(number, commitment(deal_seed(source, number)))
        return self._happened(promise)._with_sitting(self.sitting.dealt(source))

    def placed(self, first: Event, seed: Seed, terms: Any) -> Table:
        """A deal of these terms is played again, with its cards; nothing is promised."""
        self._check_playing()
        return self._with_sitting(self.sitting.prepared(seed).on_terms_of(terms).begin(first))

    def act(self, action: Action, answering: str | None = None) -> Table:
        """An action in the running deal."""
        self._check_playing()
        return self._with_sitting(self.sitting.apply(action, answering))

    def revealed(self, seed: Seed) -> Table:
        """The seed of the deal that is over, if it was promised and is of this table alone."""
        if self.promised is None or self.sitting.is_running or self.settings.shares_seed:
            return self
        number = len(self.sitting.rows)
        return self._happened(Revealed(number, str(deal_seed(self._sitting_seed(seed), number))))

    def stand_in(self, player: Player) -> Table:
        """A bot acts for a player who is away."""
        self._check_playing()
        place = self._place(player)
        if place.away or bot_level(place.holder) is not None:
            raise KnektError("already-away", f"a bot acts for player {player} already", player=player)
        return self._happened(StoodIn(player))

    def come_back(self, player: Player) -> Table:
        """The player acts again."""
        self._check_playing()
        if not self._place(player).away:
            raise KnektError("not-away", f"player {player} is not away", player=player)
        return self._happened(CameBack(player))

    def go_on(self, player: Player) -> Table:
        """The player would go on with the next deal."""
        self._check_playing()
        if self.sitting.is_running:
            raise KnektError("deal-is-running", "a deal is running")
        return self if player in self.ready else self._happened(Ready(player))

    def look(self, player: Player) -> Table:
        """The player is still looking at the deal that is over, also after having asked for the next one."""
        self._check_playing()
        if self.sitting.is_running:
            raise KnektError("deal-is-running", "a deal is running")
        return self if player in self.looking else self._happened(Looking(player))

    def look_no_more(self, player: Player) -> Table:
        """The player has looked long enough."""
        self._check_playing()
        return self._happened(LookedEnough(player)) if player in self.looking else self

    def take_back(self, player: Player) -> Table:
        """The deal as it was before the player's last decision."""
        self._check_playing()
        choice = self.last_choice_of(player)
        if choice is None:
            raise KnektError("nothing-to-take-back", f"player {player} has decided nothing in this deal")
        return self._happened(TakenBack(player, choice))

    def last_choice_of(self, player: Player) -> int | None:
        """How many events of the running deal there were before the player's last decision; None if there is none."""
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
        """Whether every person at the table would go on."""
        return not self.unready

    def time_up(self) -> Table:
        """The sitting ends after what is under way."""
        self._check_playing()
        return self._with_sitting(self.sitting.time_up())

    def close(self, seed: Seed) -> Table:
        """Nothing more is played. A deal that runs is not finished; its seed follows from what is shown."""
        self._check_not_closed()
        pending = self.proposal is not None and self.proposal.moment is not None
        return (self.drop() if pending else self)._happened(Closed(str(seed)))

    def propose(self, player: Player | None, change: Event) -> Table:
        """The keeper wants a change; everybody else at the table is asked, and where it counts there must be somebody."""
        if self.settings.kind is not Kind.TABLE:
            raise KnektError("nothing-is-changed", "there is no keeper here")
        if not self.begun or is_of_deal(change):
            self._check_playing()
        if is_of_deal(change) and not self.sitting.is_running:
            raise KnektError("no-deal-is-running", "no deal is running")
        if self.proposal is not None:
            raise KnektError("proposal-waits", "another change waits for an answer")
        asked = self.asked_by(player)
        if not asked and self.settings.scored:
            raise KnektError("nobody-to-agree", "where it counts somebody has to agree")
        return self._happened(ChangeProposed(player, check_change(self.sitting, change), asked))

    def answer(self, player: Player, proposal: int, *, agree: bool, absent: bool = False) -> Table:
        """A player who is asked agrees to the proposal of this number, or refuses it."""
        self.check_proposed(proposal)
        if player not in self.waits_for:
            raise KnektError("not-asked", f"player {player} is not asked, or has answered", player=player)
        return self._happened(ChangeAnswered(player, agree, absent))

    def drop(self) -> Table:
        """What was proposed does not happen."""
        return self._happened(ChangeDropped())

    def check_proposed(self, proposal: int) -> None:
        """Nothing, if the proposal of this number waits for an answer; KnektError if not."""
        if self.proposal is None or self.proposal.seq != proposal:
            raise KnektError("no-such-proposal", f"nothing was proposed with event {proposal}")

    def asked_by(self, player: Player | None) -> tuple[Player, ...]:
        """Who would have to agree to what this player proposes: all other people who have a place."""
        return tuple(each for each in range(len(self.places)) if each != player and self._is_person(each))

    @property
    def waits_for(self) -> tuple[Player, ...]:
        """Who has not answered yet to what was proposed; whoever has left the place for good is asked no more."""
        asked = self.proposal.asked - self.proposal.agreed if self.proposal is not None else ()
        return tuple(sorted(filter(self._is_person, asked)))

    def carried_out(self) -> Table:
        """The table after what was proposed, if all agree to it; without the proposal, if it has no sense any more."""
        proposal = self.proposal
        if proposal is None:
            return self
        if proposal.moment != moment_of(self.sitting, proposal.change):
            return self.drop()
        if self.waits_for:
            return self
        if self.settings.scored and not proposal.agreed:
            return self.drop()
        try:
            return self._with_sitting(self.sitting.after(proposal.change))
        except KnektError:  # a row was corrected meanwhile on which this one depends
            return self.drop()

    # the log

    def told(self, event: Event) -> Table:
        """The table after an event that has happened."""
        if event.kind in EVENTS:
            return self._happened(event)
        began = self.deal_began if self.sitting.is_running or event.kind in self._sheet_kinds else self.seq
        table = replace(self, log=(*self.log, event), sitting=self.sitting.told(event))
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

    def _with_sitting(self, sitting: Sitting) -> Table:
        """The table after what the sitting has gone through."""
        new = sitting.log[len(self.sitting.log) :]
        began = next((place for place, each in enumerate(new) if each.kind not in self._sheet_kinds), None)
        if self.sitting.is_running or began is None:
            began = self.deal_began - self.seq
        table = replace(self, log=(*self.log, *new), sitting=sitting, deal_began=self.seq + began)
        return replace(table, proposal=self._still_proposed(new), bots_acted=self._bots_acted(new))

    def _bots_acted(self, new: Iterable[Event]) -> tuple[int | None, ...]:
        """Which bots have acted in the deal after these events; for a player for whom several have, the strongest."""
        of_deal = [event for event in new if event.kind not in self._sheet_kinds]
        game, terms = self.sitting.game, self.sitting.under_way
        if terms is None or game is None:  # a new deal, with which nobody has done anything yet
            return (None,) * len(self.places) if of_deal else self.bots_acted
        levels = list(self.bots_acted)
        for action in filter(None, map(game.rules.cause, of_deal)):
            player = terms.seats[action.seat] if action.seat >= 0 else None
            level = None if player is None else self.acts_for(player)
            if player is not None and level is not None:
                levels[player] = max(level, levels[player] or level)
        return tuple(levels)

    def _still_proposed(self, new: Iterable[Event]) -> Proposal | None:
        """What was proposed, if it is not among what has happened."""
        return None if self.proposal is not None and self.proposal.change in new else self.proposal

    def _happened(self, event: Event) -> Table:
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

    def _looks_no_more(self, player: Player) -> Table:
        """When the last who looked does not any more, the others have their time again."""
        looking = self.looking - {player}
        since = self.seq if self.looking and not looking else self.shown_from
        return replace(self, looking=looking, shown_from=since)

    def _placed(self, player: Player, place: Place | None) -> Table:
        return replace(self, places=(*self.places[:player], place, *self.places[player + 1 :]))

    def _is_person(self, player: Player) -> bool:
        place = self.places[player]
        return place is not None and bot_level(place.holder) is None

    def _place(self, player: Player) -> Place:
        place = self.places[player]
        if place is None:
            raise KnektError("place-free", f"place {player} is free", player=player)
        return place

    def _sitting_seed(self, seed: Seed) -> Seed:
        """What was added when the sitting began; who takes a place over adds nothing new."""
        return sitting_seed(seed, [place.seed for place in self.places if place is not None])

    def _check_playing(self) -> None:
        self._check_not_closed()
        if not self.begun:
            raise KnektError("sitting-not-begun", "the sitting has not begun")

    def _check_not_closed(self) -> None:
        if self.closed:
            raise KnektError("table-closed", "the table is closed")
