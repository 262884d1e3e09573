"""The command `knekt`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module

import click

from knekt.cli.frame import Command, Group, refusal
from knekt.cli.speaker import Speaker, chosen_language
from knekt.errors import KnektError

__all__ = ["COMMANDS", "build", "main", "run"]

BAD_USE = 2
OWN = ""  # stands for a module where a family has the command
COMMANDS = {  # each with its module, in the order of the help
    "play": "play",
    "serve": "serve",
    "backup": "backup",
    "restore": "restore",
    "options": "options",
    "value": "value",
    "deal": "deal",
    "verify": "verify",
    "bidkey": OWN,
    "check": "check",
    "convert": "convert",
    "show": "show",
    "solve": "solve",
    "advise": "advise",
    "perft": OWN,
    "arena": "arena",
    "lab": "lab",
}


class Commands(Group):
    """All commands.

    Each is imported only when it is asked for, because its imports would slow down all others.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: Command = _command_maker(cmd_name)(self.speaker)
        command.speaker = self.speaker
        return command

    def summaries(self) -> list[tuple[str, str]]:
        helped = [Command(name, help=self.speaker.say(f"help-{name}")) for name in COMMANDS]
        return [(str(each.name), each.get_short_help_str(80)) for each in helped]


def _command_maker(name: str) -> Callable[[Speaker], Command]:
    """The function that makes the command; this imports all that the command needs."""
    if COMMANDS[name] != OWN:
        made: Callable[[Speaker], Command] = import_module(f"knekt.cli.{COMMANDS[name]}").command
        return made
    from knekt.cli.family import all_pages

    return next(pages.commands[name] for pages in all_pages().values() if name in pages.commands)


def build(speaker: Speaker) -> Commands:
    """All commands, with help in the speaker's language."""
    group = Commands("knekt", help=speaker.say("help-knekt"), no_args_is_help=True)
    group.speaker = speaker
    return group


def run(arguments: list[str]) -> int:
    """Run a command and give its exit status. An error is told in one sentence, with status 2."""
    as_json, speaker, command = "--json" in arguments, Speaker(), "knekt"
    try:
        lang, rest = chosen_language(arguments, os.environ)
        speaker = Speaker(lang)
        group = build(speaker)
        command = " ".join(["knekt", *(word for word in rest[:1] if word in COMMANDS)])
        with group.make_context("knekt", rest) as context:
            status = group.invoke(context)
        return status if isinstance(status, int) else 0
    except click.exceptions.Exit as done:  # after --help
        return done.exit_code
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.format_message())
        return 0
    except click.ClickException as error:
        speaker.complain(refusal(error, command), as_json=as_json)
    except KnektError as error:
        speaker.complain(error, as_json=as_json)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
    except BrokenPipeError:  # the reader of a pipe has left, as in `knekt … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return BAD_USE


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
