"""The command `knekt`."""

from __future__ import annotations

import os
import sys

import click

from knekt.cli import (
    advise,
    arena,
    backup,
    check,
    convert,
    deal,
    lab,
    options,
    play,
    restore,
    serve,
    show,
    solve,
    value,
    verify,
)
from knekt.cli.frame import Group, refusal
from knekt.cli.skat import bidkey, perft
from knekt.cli.speaker import Speaker, chosen_language
from knekt.errors import KnektError

__all__ = ["build", "main", "run"]

BAD_USE = 2
_COMMANDS = (
    *(play, serve, backup, restore, options, value, deal, verify, bidkey),
    *(check, convert, show, solve, advise, perft, arena, lab),
)


def build(speaker: Speaker) -> Group:
    """All commands, with their help in the speaker's language."""
    group = Group("knekt", help=speaker.say("help-knekt"), no_args_is_help=True)
    group.speaker = speaker
    for module in _COMMANDS:
        command = module.command(speaker)
        command.speaker = speaker
        group.add_command(command)
    return group


def run(arguments: list[str]) -> int:
    """Run a command; its exit status. Whatever is refused is said in one sentence, with status 2."""
    as_json, speaker, command = "--json" in arguments, Speaker(), "knekt"
    try:
        lang, rest = chosen_language(arguments, os.environ)
        speaker = Speaker(lang)
        group = build(speaker)
        command = " ".join(["knekt", *(word for word in rest[:1] if word in group.commands)])
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
    except BrokenPipeError:  # the reader has seen enough, as in `knekt … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return BAD_USE


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
