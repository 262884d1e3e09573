"""`knekt play`: a person plays whole sittings in the terminal."""

from __future__ import annotations

from typing import Any

import click

from knekt.cards import Seed
from knekt.cli.family import all_pages, pages_of
from knekt.cli.frame import Choice, Command, Number, Seconds
from knekt.cli.layout import shortened
from knekt.cli.rules import PLAIN, chosen_rules, rule_options
from knekt.cli.speaker import Speaker
from knekt.engine import OptionValue, TableOptions, changed
from knekt.errors import InvalidOption, KnektError
from knekt.games import PRESETS, family_of
from knekt.message import Message

__all__ = ["command"]

LENGTHS = "deals", "rounds", "rubbers"  # the flags for the length of a sitting
LONGEST_NAME = 20
SLOWEST = 60.0
USUAL_LEVEL = 2  # bots of this level answer at once, and the same seed gives the same sitting


class Speed(Seconds):
    """The seconds that the table waits when something has happened; 0 is no wait."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        seconds = self.read(value)
        if not 0 <= seconds <= SLOWEST:
            raise KnektError("seconds", f"{value} are no seconds", value=str(value), most=int(SLOWEST))
        return seconds


def _games() -> dict[str, str]:
    """The games of all families, with the plain preset of each."""
    return {game: preset for pages in all_pages().values() for game, preset in pages.games.items()}


def command(speaker: Speaker) -> Command:
    players = sorted({str(each) for pages in all_pages().values() for each in pages.players})

    @click.command("play", cls=Command, help=speaker.say("help-play"))
    @click.argument("game", type=Choice(tuple(_games())), required=False, help=speaker.say("help-play-game"))
    @rule_options(speaker)
    @click.option("--players", type=Choice(players), help=speaker.say("help-play-players"))
    @click.option("--level", type=Number(1, 5), default=USUAL_LEVEL, help=speaker.say("help-play-level"))
    @click.option("--deals", type=Number(1, 10_000), help=speaker.say("help-play-deals"))
    @click.option("--rounds", type=Number(1, 1_000), help=speaker.say("help-play-rounds"))
    @click.option("--rubbers", type=Number(1, 1_000), help=speaker.say("help-play-rubbers"))
    @click.option("--name", metavar=speaker.say("help-name"), help=speaker.say("help-play-name"))
    @click.option("--seed", metavar=speaker.say("help-words"), help=speaker.say("help-play-seed"))
    @click.option("--save", metavar=speaker.say("help-file"), help=speaker.say("help-play-save"))
    @click.option("--plain", is_flag=True, help=speaker.say("help-play-plain"))
    @click.option("--speed", type=Speed(), default=1.0, help=speaker.say("help-play-speed"))
    def play(**given: Any) -> int:
        return _play(speaker, **given)

    return play


def _play(
    speaker: Speaker,
    *,
    level: int,
    save: str | None,
    seed: str | None,
    plain: bool,
    speed: float,
    **given: Any,
) -> int:
    # imported only now, because other commands do not need them
    from knekt.cli.table.desk import Desk
    from knekt.cli.table.family import table_for
    from knekt.cli.table.host import Host
    from knekt.cli.table.saving import SittingFile
    from knekt.cli.table.terminal import Terminal
    from knekt.players import NAMES, Level
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
        names = (me, *(other for other in NAMES if other != me))[: options.players]
    desk = Desk(Terminal(is_plain=plain, speed=speed), speaker, table_for(options))
    dealt_from = Seed.fresh() if seed is None else Seed.parse(seed)
    failed = Host(desk, sitting, names, dealt_from, file, Level(level)).run()
    if failed is not None:
        raise failed
    return 0


def _options(given: dict[str, Any], own: TableOptions | None) -> Any:
    """The rules to play by, with the settings made.

    They begin with those of the sitting that goes on, or of the preset, or with the plain rules.
    """
    told = [flag for flag in LENGTHS if given[flag] is not None]
    if len(told) > 1:
        raise InvalidOption("options-exclude", f"--{told[0]}", other=f"--{told[1]}")
    options = chosen_rules(given["preset"], given["settings"], _plain(given["game"], given["preset"], own))
    if given["players"] is not None:
        options = changed(options, {"players": int(given["players"])})
    for flag in told:
        options = changed(options, _length(flag, given[flag], options))
    return options


def _length(flag: str, number: int, options: TableOptions) -> dict[str, OptionValue]:
    """The settings for a flag of the sitting's length; they switch every other length off."""
    has_option = family_of(options).has_option
    lengths = {
        each: name for each, name in pages_of(options).lengths.items() if has_option(options.form, name)
    }
    if flag not in lengths:
        form = Message("form", {"form": options.form})
        raise KnektError("flag-not-of-form", f"--{flag}: not in {options.form}", name=f"--{flag}", form=form)
    return {**dict.fromkeys(lengths.values()), lengths[flag]: number}


def _plain(game: str | None, preset: str | None, own: TableOptions | None) -> Any:
    """The rules without a preset: those of the sitting that goes on, or the plain ones of the game."""
    plain = own or PLAIN
    if game is None:
        return plain
    form = PRESETS[_games()[game]].form
    if preset is not None and preset in PRESETS and PRESETS[preset].form != form:
        allowed = ", ".join(name for name, each in PRESETS.items() if each.form == form)
        note = f"{preset} is another game"
        raise KnektError("preset-other-game", note, preset=preset, game=game, allowed=allowed)
    return plain if plain.form == form else PRESETS[form]


def _name(given: str | None) -> str | None:
    """The person's name, if it can stand on a sheet; KnektError if not."""
    if given is None:
        return None
    name = " ".join(given.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise KnektError("person-name", f"{given!r} is no name", most=LONGEST_NAME)
    return name
