"""`knekt play`: a person plays whole sittings in the terminal."""

from __future__ import annotations

from typing import Any

import click

from knekt.cards import Seed
from knekt.cli.diagram import shortened
from knekt.cli.frame import Choice, Command, Number
from knekt.cli.rules import chosen_rules, rule_options
from knekt.cli.speaker import Speaker
from knekt.engine import changed
from knekt.errors import InvalidOption, KnektError
from knekt.skat import PRESETS, Form, Options

__all__ = ["command"]

GAMES: dict[str, Form] = {"skat": "german", "tournee": "tournee", "tournee-house": "tournee-house"}
OTHERS = "Anna", "Otto", "Frida", "Emil"  # more than sit at a table, so that nobody has the person's name
LONGEST_NAME = 20
SLOWEST = 60.0


class Seconds(click.ParamType[float]):
    """So many seconds, also part of one."""

    name = "seconds"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "S"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            seconds = float(str(value).replace(",", "."))
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= SLOWEST:
            raise KnektError("seconds", f"{value} are no seconds", value=str(value), most=int(SLOWEST))
        return seconds


def command(speaker: Speaker) -> Command:
    @click.command("play", cls=Command, help=speaker.say("help-play"))
    @click.argument("game", type=Choice(tuple(GAMES)), required=False, help=speaker.say("help-play-game"))
    @rule_options(speaker)
    @click.option("--players", type=Choice(("3", "4")), help=speaker.say("help-play-players"))
    @click.option("--deals", type=Number(1, 10_000), help=speaker.say("help-play-deals"))
    @click.option("--rounds", type=Number(1, 1_000), help=speaker.say("help-play-rounds"))
    @click.option("--name", metavar=speaker.say("help-name"), help=speaker.say("help-play-name"))
    @click.option("--seed", metavar=speaker.say("help-words"), help=speaker.say("help-play-seed"))
    @click.option("--save", metavar=speaker.say("help-file"), help=speaker.say("help-play-save"))
    @click.option("--plain", is_flag=True, help=speaker.say("help-play-plain"))
    @click.option("--speed", type=Seconds(), default=1.0, help=speaker.say("help-play-speed"))
    def play(**given: Any) -> int:
        return _play(speaker, **given)

    return play


def _play(
    speaker: Speaker, *, save: str | None, seed: str | None, plain: bool, speed: float, **given: Any
) -> int:
    # the table is set up only when somebody sits down
    from knekt.cli.table.desk import Desk
    from knekt.cli.table.host import Host
    from knekt.cli.table.saving import SittingFile
    from knekt.cli.table.terminal import Terminal
    from knekt.sheet import Sitting

    name = _name(given["name"])
    file = None if save is None else SittingFile(save)
    record = None if file is None else file.record
    options = _options(given, None if record is None else record.options)
    sitting = None if file is None else file.sitting(options, name)
    if record is not None and sitting is not None:
        names = tuple(map(shortened, record.players))
    else:
        sitting = Sitting.new(options)
        me = speaker.say("table-me") if name is None else name
        names = (me, *(other for other in OTHERS if other != me))[: options.players]
    desk = Desk(Terminal(is_plain=plain, speed=speed), speaker)
    dealt_from = Seed.fresh() if seed is None else Seed.parse(seed)
    failed = Host(desk, sitting, names, dealt_from, file).run()
    if failed is not None:
        raise failed
    return 0


def _options(given: dict[str, Any], own: Options | None) -> Options:
    """The rules wanted: those of the sitting that goes on, of the preset or the plain ones, with what was set."""
    if given["deals"] is not None and given["rounds"] is not None:
        raise InvalidOption("options-exclude", "--deals", other="--rounds")
    options = chosen_rules(given["preset"], given["settings"], _plain(given["game"], given["preset"], own))
    if given["players"] is not None:
        options = changed(options, {"players": int(given["players"])})
    for length, other in (("deals", "rounds"), ("rounds", "deals")):
        if given[length] is not None:
            wanted = {f"session.{other}": None, f"session.{length}": given[length]}
            options = changed(options, wanted)
    return options


def _plain(game: str | None, preset: str | None, own: Options | None) -> Options:
    """What is played where no preset says otherwise: the sitting's own rules, or the plain ones of the game."""
    plain = own or PRESETS["german"]
    if game is None:
        return plain
    form = GAMES[game]
    if preset is not None and preset in PRESETS and PRESETS[preset].form != form:
        allowed = ", ".join(name for name, each in PRESETS.items() if each.form == form)
        note = f"{preset} is another game"
        raise KnektError("preset-other-game", note, preset=preset, game=game, allowed=allowed)
    return plain if plain.form == form else PRESETS[form]


def _name(given: str | None) -> str | None:
    """The person's name, as it can stand on a sheet."""
    if given is None:
        return None
    name = " ".join(given.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise KnektError("person-name", f"{given!r} is no name", most=LONGEST_NAME)
    return name
