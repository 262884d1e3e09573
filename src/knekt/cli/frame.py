"""The frame of the command line.

Help and errors are in the user's language: click gives the structure, and the language files give the words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import nan
from typing import Any

import click

from knekt.cli.speaker import Speaker
from knekt.errors import KnektError

__all__ = [
    "BranchingCommand",
    "Choice",
    "Command",
    "Group",
    "Number",
    "Numbers",
    "Seconds",
    "files_argument",
    "json_option",
    "refusal",
    "unbroken",
]

_A_DAY = 86_400.0
_BOUND = "\u2011"  # a hyphen that no line breaks at; the help that is printed has a plain one instead


def refusal(error: click.ClickException, command: str = "knekt") -> KnektError:
    """An error of click as a KnektError."""
    if isinstance(error, click.UsageError) and error.ctx:
        command = error.ctx.command_path
    match error:
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ())
            code = "no-such-flag-but" if near else "no-such-flag"
            return KnektError(code, str(error), name=error.option_name, near=near, command=command)
        case click.BadOptionUsage():
            return KnektError("flag-usage", str(error), name=error.option_name, command=command)
        case click.MissingParameter():
            name = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
            return KnektError("missing-argument", str(error), name=name, command=command)
        case click.FileError():
            return KnektError("unreadable-file", str(error), name=error.ui_filename)
    return KnektError("usage", error.format_message(), command=command)


def unbroken(text: str) -> str:
    """The text for a help page, with hyphens that no line breaks at."""
    return text.replace("-", _BOUND)


class _TranslatedHelp(click.Command):
    """A command with its help in the user's language."""

    speaker: Speaker = Speaker()

    def get_help(self, ctx: click.Context) -> str:
        return super().get_help(ctx).replace(_BOUND, "-")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.options_metavar = "[--…]"
        pieces = self.collect_usage_pieces(ctx)
        prefix = self.speaker.say("help-usage") + " "
        formatter.write_usage(ctx.command_path, unbroken(" ".join(pieces)), prefix=prefix)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.speaker.say("help-help")
        return option

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [row for option in options if (row := option.get_help_record(ctx)) is not None]
        rows.append(("--lang en|sv|de|fi", self.speaker.say("help-lang")))
        with formatter.section(self.speaker.say("help-flags")):
            formatter.write_dl(rows)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            row
            for param in self.get_params(ctx)
            if isinstance(param, click.Argument) and (row := param.get_help_record(ctx)) is not None
        ]
        if rows:
            with formatter.section(self.speaker.say("help-arguments")):
                formatter.write_dl(rows)


class Command(_TranslatedHelp):
    """A single command."""


class BranchingCommand(Command):
    """A command whose first word can choose another command, which has other flags."""

    def __init__(self, plain: Command, branches: Mapping[str, Command], speaker: Speaker) -> None:
        super().__init__(plain.name, params=plain.params, callback=plain.callback, help=plain.help)
        self._branches = branches
        for each in (self, *branches.values()):
            each.speaker = speaker

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args and args[0] in self._branches:
            branch = self._branches[args[0]]
            return branch.make_context(f"{info_name} {args[0]}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_usage(ctx, formatter)
        for word, branch in self._branches.items():
            here = click.Context(branch, parent=ctx.parent, info_name=f"{ctx.info_name} {word}")
            branch.format_usage(here, formatter)


class Group(_TranslatedHelp, click.Group):
    """A group of commands."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [self.speaker.say("help-subcommand"), "[--…]"]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.speaker.say("help-commands")):
            formatter.write_dl(self.summaries())
        _TranslatedHelp.format_options(self, ctx, formatter)

    def summaries(self) -> list[tuple[str, str]]:
        """The names of the commands, each with one line on what it does."""
        return [(name, command.get_short_help_str(80)) for name, command in self.commands.items()]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None:
            names = ", ".join(self.list_commands(ctx))
            raise KnektError("no-such-command", f"no command {args[0]}", name=args[0], allowed=names)
        return super().resolve_command(ctx, args)


class Choice(click.ParamType[Any]):
    """One of a few words."""

    name = "choice"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "|".join(self.words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.words:
            raise KnektError(
                "choice",
                f"{value} is none of {self.words}",
                value=str(value),
                name=_name(param, ctx),
                allowed=", ".join(self.words),
            )
        return value


class Number(click.ParamType[Any]):
    """A whole number within limits."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise KnektError(
                "number-between",
                f"{value} is not from {self.least} to {self.most}",
                value=str(value),
                name=_name(param, ctx),
                least=self.least,
                most=self.most,
            )
        return number


class Seconds(click.ParamType[Any]):
    """A time in seconds, which may have a fraction."""

    name = "seconds"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "S"

    @staticmethod
    def read(value: Any) -> float:
        """The seconds that the value means; NaN, which is within no limits, if it is not a number."""
        try:
            return float(str(value).replace(",", "."))
        except ValueError:
            return nan

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        seconds = self.read(value)
        if not 0 < seconds <= _A_DAY:
            raise KnektError("time-limit", f"{value} is no time", value=str(value))
        return seconds


class Numbers(Number):
    """A whole number within limits, or several with commas between them."""

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N[,N,N]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str) or "," not in value:
            return super().convert(value, param, ctx)
        return tuple(super(Numbers, self).convert(each, param, ctx) for each in value.split(","))


def _name(param: click.Parameter | None, ctx: click.Context | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return param.make_metavar(ctx) if param is not None and ctx is not None else ""


def files_argument(speaker: Speaker) -> Callable[[Any], Any]:
    """FILE…, at least one."""
    name = f"{speaker.say('help-file')}…"
    return click.argument("files", nargs=-1, required=True, metavar=name, help=speaker.say("help-records"))


def json_option(speaker: Speaker) -> Callable[[Any], Any]:
    """--json, on everything that prints data."""
    return click.option("--json", "as_json", is_flag=True, help=speaker.say("help-json"))
