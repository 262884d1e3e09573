"""Questions to a declarer of Tournée: how to play, and whether to keep the first card of the skat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from knekt.cli.table.lines import WIDTH, wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.skat.asking import SkatAsker
from knekt.cli.table.skat.choices import contract_lines
from knekt.cli.table.skat.screen import game_sign
from knekt.engine import Action, View
from knekt.skat import PLACES, Contract, SayNull, State, TakeSkat, TurnUp, known_cards, turned_games

__all__ = ["choose_way", "help_ramsch", "keep_or_reject", "way_lines"]


def choose_way(asker: SkatAsker, view: View[State]) -> Action:
    """The choice of turn, guckser or solo, with what each would be worth (Tournée 7)."""
    seat, desk = view.own_seat, asker.desk
    ways = [action for ask in view.asks for action in ask.singles()]
    form = view.state.rules.options.form
    help = [
        desk.say("table-help-turn", form=form),
        desk.say("table-help-guckser"),
        desk.say("table-help-solo"),
    ]
    if any(isinstance(each, SayNull) for each in ways):
        help.insert(2, desk.say("table-help-guckser-null"))
    return asker.ask(
        view,
        desk.say("keys-way"),
        lambda typed: asker.reader.way(view, seat, ways, typed),
        [*help, desk.say("table-help-value-tournee")],
        above=way_lines(desk.seating, view.state, ways),
        with_trick=False,
    )


def way_lines(seating: Seating, state: State, ways: Sequence[Action]) -> list[str]:
    """A line for each way to play, with its games by the cards that the person knows.

    A ! marks a game below the bid.
    """
    lines = [seating.say("table-games", bid=state.bid)]
    for number, action in enumerate(ways, start=1):
        told = wrapped(f"{number}  {_way(seating, state, action)}", WIDTH - 1, indent="   ")
        lines += [f" {line}" for line in told]
    if any("!" in line for line in lines):
        lines.append(seating.say("table-below-bid", bid=state.bid))
    return lines


def _way(seating: Seating, state: State, action: Action) -> str:
    """What a way to play means, and what it is worth."""
    named = [each for each in state.rules.contracts.values() if not each.said]
    match action:
        case TurnUp(_, place):
            suits = [each for each in named if each.row.way == "turn" and each.suit is not None]
            grand = [each for each in named if each.row.way == "turn" and each.suit is None]
            games = _priced(seating, state, suits)
            return seating.say(
                "table-way-turn", place=PLACES[place], games=games, grand=_priced(seating, state, grand)
            )
        case TakeSkat():
            grand = [each for each in named if each.row.way == "guckser" and not each.is_null]
            return seating.say(
                "table-way-guckser", form=state.rules.options.form, games=_priced(seating, state, grand)
            )
        case SayNull():
            nulls = [each for each in named if each.row.way == "guckser" and each.is_null]
            return seating.say("table-way-null", games=_priced(seating, state, nulls))
    solos = [each for each in named if each.row.hand]
    return seating.say("table-way-solo", games=_priced(seating, state, solos))


def _priced(seating: Seating, state: State, named: Iterable[Contract]) -> str:
    """Games with their values, without a word for the way to play."""
    cards, told = known_cards(state), []
    for contract in named:
        name = game_sign(seating, contract)
        if contract.is_open:
            name = seating.say("contract-tournee", game=contract.letter, way="solo", said="O")
        value = contract.certain_value(cards)
        told.append(f"{name} {value}{'!' if value < state.bid else ''}")
    return ", ".join(told)


def keep_or_reject(asker: SkatAsker, view: View[State]) -> Action:
    """Whether the first card makes the trumps, or the other one does (Tournée 7.1, 18.4)."""
    seat, state, desk = view.own_seat, view.state, asker.desk
    form = state.rules.options.form
    return asker.ask_declarer(
        view,
        desk.say("keys-keep"),
        lambda typed: asker.reader.turned(view, seat, typed),
        [desk.say("table-help-turned", form=form), desk.say("table-help-value-tournee")],
        above=contract_lines(desk.seating, state, turned_games(state)),
        with_trick=False,
    )


def help_ramsch(asker: SkatAsker, view: View[State]) -> str:
    """What a ramsch is about, by the score of this table."""
    match view.state.rules.options.form:
        case "tournee":
            return asker.desk.say("table-help-ramsch-tournee")
        case "tournee-house":
            return asker.desk.say("table-help-ramsch-house")
        case "german":
            return asker.desk.say("table-help-ramsch")
