"""`hacktable site`: the page as plain files, for a web host without Python."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable import lang
from hacktable.cli.arguments import add_language
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "site",
        help="write a site of plain files",
        description="Write a site that needs no server: people play against bots or together on one device, read rules, watch and verify games.",
    )
    ways = command.add_subparsers(dest="way", required=True, metavar="build")
    build = ways.add_parser(
        "build", help="write the site into a folder", description="Write the site into a folder, to be served below any path."
    )
    build.add_argument("folder", type=Path, help="an empty folder, or one that is not there yet")
    add_language(build)
    build.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("server", "hacktable site", "litestar", "sqlalchemy", "uvicorn")
    from hacktable.server.serve import PAGE
    from hacktable.server.site import build_site

    build_site(PAGE, given.folder)
    print(lang.say(given.lang, "cli-site-built", folder=str(given.folder)))
    return 0
