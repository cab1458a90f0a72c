"""The command line: play, look up rules, simulate, record, verify, measure. One file for each command; games may add commands."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Protocol

import hacktable
from hacktable.cli import admin, arena, backup, bench, bots, data, games, move, play, record, replay, rules, serve, sim, site, train, verify
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.extras import MissingExtraError, trouble_with_database


class Command(Protocol):
    """A module that brings a command of the same name."""

    __name__: str

    def add(self, commands: Commands, /) -> None: ...


BEFORE: tuple[Command, ...] = (games, bots, play, serve, site, admin, backup, data, move, rules)
AFTER: tuple[Command, ...] = (sim, arena, record, replay, verify, bench, train)
"""Our commands in the order in which `--help` lists them; those of games come between the two groups."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0 if all went well, 1 if something was refused; wrong arguments exit with 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # for characters that this terminal cannot show, and input that is not valid text
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    parser = build_parser()
    given = parser.parse_args(arguments)
    if given.run is None:
        parser.print_help()
        return 0
    try:
        return int(given.run(given))
    except MissingExtraError as error:
        print(error.text(getattr(given, "lang", "en")), file=sys.stderr)
        return 1
    except HacktableError as error:
        print(f"hacktable: {error.text(getattr(given, 'lang', 'en'))}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"hacktable: {error}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except Exception as error:
        trouble = trouble_with_database(error)
        if trouble is None:
            raise
        print(f"hacktable: {trouble}", file=sys.stderr)
        return 1


OURSELVES = "hacktable itself"


class Commands(argparse._SubParsersAction):  # type: ignore[type-arg]
    """All commands. If a name is already taken, the command is left out with a warning; argparse would fail for every command instead."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.owner = OURSELVES
        """Who is adding commands now."""
        self._owners = {command.__name__.rpartition(".")[2]: OURSELVES for command in (*BEFORE, *AFTER)}
        """Who has each name. Ours are in it from the beginning, so that no game can take one."""

    def add_parser(self, name: str, **kwargs: Any) -> argparse.ArgumentParser:
        if not self._may_have(name):
            return argparse.ArgumentParser(prog=name)  # the game can add arguments to it, but the command cannot be called
        kwargs["aliases"] = [*filter(self._may_have, kwargs.get("aliases", ()))]
        parser: argparse.ArgumentParser = super().add_parser(name, **kwargs)
        return parser

    def _may_have(self, name: str) -> bool:
        if self._owners.setdefault(name, self.owner) == self.owner and name not in self.choices:
            return True
        print(f"hacktable: {self.owner} brings a command {name!r}, but {self._owners[name]} has one already", file=sys.stderr)
        return False


def build_parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    parser = argparse.ArgumentParser(prog="hacktable", description="One table for hacker-themed tabletop games.")
    parser.add_argument("--version", action="version", version=f"hacktable {hacktable.__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", action=Commands)
    assert isinstance(commands, Commands)
    for command in BEFORE:
        command.add(commands)
    for name in hacktable.game_names():
        bring = hacktable.game(name).rules.telling.commands
        if bring:
            commands.owner = f"the game {name}"
            try:
                bring(commands)
            except Exception as error:  # all other commands still work
                print(f"hacktable: the commands of {commands.owner} cannot be used: {type(error).__name__}: {error}", file=sys.stderr)
    commands.owner = OURSELVES
    for command in AFTER:
        command.add(commands)
    return parser
