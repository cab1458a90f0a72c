"""`hacktable serve`: start a server, to play in browsers."""

from __future__ import annotations

import argparse
import gc
import ipaddress
import os
import sys
from pathlib import Path

from hacktable.cli.keeping import add_keeping, kept_for, size
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "serve",
        help="open the table for browsers",
        description="Open the table: people play in their browsers, with each other and with bots. Ctrl+C closes it; nothing is lost.",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for everyone who can reach this machine (default: %(default)s)"
    )
    command.add_argument("--port", type=int, help="(default: 8420, or the next that is free)")
    command.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
    command.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="keep tables in PostgreSQL, postgresql://name@host/database; needs the extra many (default: SQLite in the folder of --data)",
    )
    command.add_argument(
        "--bus", default="", metavar="URL", help="where several servers on one --database talk to each other: a NATS, nats://host:4222"
    )
    command.add_argument(
        "--name", default="", help="of this server among several (default: the machine's name and the number of the process)"
    )
    command.add_argument(
        "--processes",
        type=_positive,
        default=1,
        metavar="N",
        help="start so many servers on one port, to use all cores; needs --database and --bus (default: %(default)s)",
    )
    command.add_argument("--public", default="", metavar="URL", help="the address players use, if a proxy stands before the server")
    command.add_argument(
        "--proxies", default="127.0.0.1", metavar="ADDRESSES", help="whose X-Forwarded headers to believe (default: %(default)s)"
    )
    command.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open a browser window")
    command.add_argument(
        "--bot-pause", type=int, default=650, metavar="MS", help="how long bots wait before they act (default: %(default)s)"
    )
    command.add_argument(
        "--bot-time",
        type=int,
        default=5_000,
        metavar="MS",
        help="how long bots of other packages may think about a move (default: %(default)s)",
    )
    command.add_argument(
        "--grace", type=int, default=30_000, metavar="MS", help="how long an absent player is waited for (default: %(default)s)"
    )
    command.add_argument(
        "--ready",
        type=int,
        default=4_000,
        metavar="MS",
        help="how long before a live round begins everyone is warned (default: %(default)s)",
    )
    command.add_argument(
        "--share",
        type=_share,
        default=10,
        metavar="PERCENT",
        help="how much of the server's time one network address may use; more for a school or a company (default: %(default)s)",
    )
    command.add_argument(
        "--sockets",
        type=_positive,
        default=120,
        metavar="NUMBER",
        help="how many pages one network address may have open (default: %(default)s)",
    )
    command.add_argument(
        "--reach",
        type=_networks,
        default=(),
        metavar="NETWORKS",
        help="networks of your own to which pushes and webhooks may go, such as 10.1.0.0/16 (default: none, only addresses of the internet)",
    )
    command.add_argument(
        "--smtp",
        default="",
        metavar="URL",
        help="the mail server over which people are told of their turn, smtp://name@host:587 or smtps://name@host; needs --public and --mail-from. "
        "Its password is taken from the variable HACKTABLE_SMTP_PASSWORD (default: no mails)",
    )
    command.add_argument("--mail-from", default="", metavar="ADDRESS", help="whom these mails are from")
    command.add_argument(
        "--strangers",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let people find each other: quick match, and a list of the tables whose hosts have opened them to everybody",
    )
    command.add_argument("--compile", action=argparse.BooleanOptionalAction, default=True, help="compile the rules in the background")
    watching = command.add_argument_group("what an operator watches")
    watching.add_argument(
        "--metrics",
        type=_place,
        metavar="[ADDRESS:]PORT",
        help="tell numbers to Prometheus at /metrics on a port of its own, by default to this machine only",
    )
    watching.add_argument(
        "--log", choices=("text", "json"), default="text", help="lines of text, or one JSON object a line (default: %(default)s)"
    )
    watching.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="what is written there (default: %(default)s)"
    )
    watching.add_argument(
        "--traces",
        default="",
        metavar="URL",
        help="send traces to an OpenTelemetry collector, by OTLP over HTTP, such as http://127.0.0.1:4318; needs the extra traces",
    )
    caps = command.add_argument_group("how much is kept", "what is over these is refused with a sentence; games that are running go on")
    for name, default, what in (
        ("--tables-per-guest", 50, "unfinished tables of one guest"),
        ("--tables-per-address", 200, "unfinished tables made from one network address"),
        ("--new-per-guest", 100, "tables that one guest makes in a day, and games begun at one table in a day"),
        ("--new-per-address", 300, "tables made from one network address in a day"),
    ):
        caps.add_argument(name, type=int, default=default, metavar="N", help=f"{what} (default: %(default)s)")
    caps.add_argument("--most-data", type=size, default="4GB", metavar="SIZE", help="of everything that is stored (default: %(default)s)")
    add_keeping(command)
    command.set_defaults(run=run)


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is less than 1")
    return number


def _share(word: str) -> int:
    number = _positive(word)
    if number > 100:
        raise argparse.ArgumentTypeError(f"{word} % is more than the whole")
    return number


def _networks(words: str) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    try:
        return tuple(ipaddress.ip_network(word.strip()) for word in words.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _place(word: str) -> tuple[str, int]:
    """`PORT` on this machine only, or `ADDRESS:PORT`, where an IPv6 address stands in brackets."""
    host, _, port = word.rpartition(":")
    if not port.isdecimal() or int(port) > 65535 or (":" in host and not host.startswith("[")):
        raise argparse.ArgumentTypeError(f"{word} is neither PORT nor ADDRESS:PORT, such as 9420 or 10.0.0.7:9420")
    return host.strip("[]") or "127.0.0.1", int(port)


def run(given: argparse.Namespace) -> int:
    gc.disable()  # until the server is open: what is loaded meanwhile stays, and looking for garbage in it takes a sixth of a start's time
    try:
        return _serve(given)
    finally:
        gc.enable()


def _serve(given: argparse.Namespace) -> int:
    need("server", "hacktable serve", "litestar", "sqlalchemy", "uvicorn")
    if given.bus:
        need("many", "hacktable serve --bus", "nats")
    if given.traces:
        need("traces", "hacktable serve --traces", "opentelemetry")
    from hacktable.server import serve
    from hacktable.server.nudges.mail import MailServer
    from hacktable.server.table.caps import Caps
    from hacktable.server.table.stored import Keep

    try:
        mail = MailServer.of(given.smtp, given.mail_from, os.environ.get("HACKTABLE_SMTP_PASSWORD", "")) if given.smtp else None
    except ValueError as error:
        print(f"hacktable: --smtp and --mail-from: {error}", file=sys.stderr)
        return 2
    if mail and not given.public:
        print("hacktable: --smtp needs --public: mails have links in them", file=sys.stderr)
        return 2
    return serve.run(
        serve.Settings(
            host=given.host,
            port=given.port,
            data=given.data,
            database=given.database,
            bus=given.bus,
            name=given.name,
            processes=given.processes,
            public=given.public,
            proxies=given.proxies,
            grace=given.grace,
            bot_pause=given.bot_pause,
            bot_time=given.bot_time,
            ready=given.ready,
            share=given.share,
            sockets=given.sockets,
            strangers=given.strangers,
            compile=given.compile,
            browser=given.browser,
            caps=Caps(given.tables_per_guest, given.tables_per_address, given.new_per_guest, given.new_per_address, given.most_data),
            keep=Keep(**kept_for(given)),
            reach=given.reach,
            mail=mail,
            metrics=given.metrics,
            traces=given.traces,
            log=given.log,
            log_level=given.log_level,
        )
    )
