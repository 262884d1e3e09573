"""A table, and every step that can be taken at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from knekt.cards import Seed
from knekt.engine import Action, Event
from knekt.errors import KnektError
from knekt.server.table.change import check_change, is_of_deal, moment_of
from knekt.server.table.dealing import check_contribution, commitment, deal_seed, sitting_seed
from knekt.server.table.event import (
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
)
from knekt.server.table.place import bot_level
from knekt.server.table.settings import Kind
from knekt.server.table.state import TableState
from knekt.sheet import Player

__all__ = ["Table"]


@dataclass(frozen=True)
class Table(TableState):
    """A table that never changes: each step gives a new one with a longer log, or raises KnektError.

    Who may take which step is not settled here but in `rights`.
    """

    def take(self, player: Player, holder: str, seed: str = "") -> Self:
        """Somebody sits down; once play has begun also in the place of a bot, or of a person who is away."""
        self._check_not_closed()
        check_contribution(seed)
        if not 0 <= player < len(self.places):
            raise KnektError("no-such-place", f"there is no place {player}", player=player)
        if bot_level(holder) is None and self.player_of(holder) is not None:
            raise KnektError("already-seated", f"{holder} has a place already")
        place = self.places[player]
        if place is not None and bot_level(place.holder) is None and bot_level(holder) is None:
            raise KnektError("place-taken", f"place {player} is taken", player=player)
        # Once play has begun the seed of the deals stays as it is.
        added = seed if not self.begun or place is None else place.seed
        return self._happened(SeatTaken(player, holder, added))

    def leave(self, player: Player) -> Self:
        """A place becomes free. Once play has begun no place can: a bot takes it, or stands in."""
        self._check_not_closed()
        if self.begun:
            raise KnektError("sitting-has-begun", "the sitting has begun")
        if self.places[player] is None:
            raise KnektError("place-free", f"place {player} is free", player=player)
        return self._happened(SeatLeft(player))

    def begin(self) -> Self:
        """All places are taken: the sitting may be played."""
        self._check_not_closed()
        if self.begun:
            raise KnektError("sitting-has-begun", "the sitting has begun")
        if self.free:
            raise KnektError("places-free", "places are free", count=len(self.free))
        return self._happened(SittingBegun())

    def dealt(self, seed: Seed) -> Self:
        """The next deal, from the table's seed: its commitment first, then the cards."""
        self._check_playing()
        source = self._sitting_seed(seed)
        number = len(self.sitting.rows) + 1
        promise = Promised(number, commitment(deal_seed(source, number)))
        return self._happened(promise)._with_sitting(self.sitting.dealt(source))

    def placed(self, first: Event, seed: Seed, terms: Any) -> Self:
        """A deal on these terms is played again with its cards; nothing is promised."""
        self._check_playing()
        return self._with_sitting(self.sitting.prepared(seed).on_terms_of(terms).begin(first))

    def act(self, action: Action, answering: str | None = None) -> Self:
        """An action in the running deal."""
        self._check_playing()
        return self._with_sitting(self.sitting.apply(action, answering))

    def revealed(self, seed: Seed) -> Self:
        """The seed of the last deal is shown, if it was promised and no other table deals from it."""
        if self.promised is None or self.sitting.is_running or self.settings.shares_seed:
            return self
        number = len(self.sitting.rows)
        return self._happened(Revealed(number, str(deal_seed(self._sitting_seed(seed), number))))

    def stand_in(self, player: Player) -> Self:
        """A bot acts for a player who is away."""
        self._check_playing()
        place = self._place(player)
        if place.away or bot_level(place.holder) is not None:
            raise KnektError("already-away", f"a bot acts for player {player} already", player=player)
        return self._happened(StoodIn(player))

    def come_back(self, player: Player) -> Self:
        """The player acts again."""
        self._check_playing()
        if not self._place(player).away:
            raise KnektError("not-away", f"player {player} is not away", player=player)
        return self._happened(CameBack(player))

    def go_on(self, player: Player) -> Self:
        """The player asks for the next deal."""
        self._check_playing()
        if self.sitting.is_running:
            raise KnektError("deal-is-running", "a deal is running")
        return self if player in self.ready else self._happened(Ready(player))

    def look(self, player: Player) -> Self:
        """The player still looks at the last deal, perhaps after having asked for the next one."""
        self._check_playing()
        if self.sitting.is_running:
            raise KnektError("deal-is-running", "a deal is running")
        return self if player in self.looking else self._happened(Looking(player))

    def look_no_more(self, player: Player) -> Self:
        """The player has looked long enough."""
        self._check_playing()
        return self._happened(LookedEnough(player)) if player in self.looking else self

    def take_back(self, player: Player) -> Self:
        """The deal becomes again what it was before the player's last decision."""
        self._check_playing()
        choice = self.last_choice_of(player)
        if choice is None:
            raise KnektError("nothing-to-take-back", f"player {player} has decided nothing in this deal")
        return self._happened(TakenBack(player, choice))

    def time_up(self) -> Self:
        """The sitting ends after the deal that is under way."""
        self._check_playing()
        return self._with_sitting(self.sitting.time_up())

    def close(self, seed: Seed) -> Self:
        """Nothing more is played.

        A deal that runs is not finished; its seed follows from the table's, now shown.
        """
        self._check_not_closed()
        pending = self.proposal is not None and self.proposal.moment is not None
        return (self.drop() if pending else self)._happened(Closed(str(seed)))

    def propose(self, player: Player | None, change: Event) -> Self:
        """The keeper proposes a change, and all others at the table are asked.

        Where it counts somebody must be there to agree.
        """
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

    def answer(self, player: Player, proposal: int, *, agree: bool, absent: bool = False) -> Self:
        """A player who was asked agrees to the proposal of this number, or refuses it."""
        self.check_proposed(proposal)
        if player not in self.waits_for:
            raise KnektError("not-asked", f"player {player} is not asked, or has answered", player=player)
        return self._happened(ChangeAnswered(player, agree, absent))

    def drop(self) -> Self:
        """What was proposed does not happen."""
        return self._happened(ChangeDropped())

    def check_proposed(self, proposal: int) -> None:
        """Nothing, if the proposal of this number waits for an answer; KnektError if not."""
        if self.proposal is None or self.proposal.seq != proposal:
            raise KnektError("no-such-proposal", f"nothing was proposed with event {proposal}")

    def carried_out(self) -> Self:
        """The table after the proposed change, if all agree.

        A proposal that makes no sense any more is dropped.
        """
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
        except KnektError:  # this row depends on another that was corrected meanwhile
            return self.drop()

    def _sitting_seed(self, seed: Seed) -> Seed:
        """The seed of all deals. It contains what was added before play: later players add nothing to it."""
        return sitting_seed(seed, [place.seed for place in self.places if place is not None])

    def _check_playing(self) -> None:
        self._check_not_closed()
        if not self.begun:
            raise KnektError("sitting-not-begun", "the sitting has not begun")

    def _check_not_closed(self) -> None:
        if self.closed:
            raise KnektError("table-closed", "the table is closed")
