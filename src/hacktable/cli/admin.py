"""`hacktable admin`: what the people who run a server need: look, announce, close, drain, ban, export, erase, reports. All of it is written down."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from hacktable.cli.arguments import add_language, print_json
from hacktable.cli.keeping import duration
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands

if TYPE_CHECKING:
    from hacktable.server.store.desk import Desk
    from hacktable.server.store.looking import TableLook
    from hacktable.server.store.people_reports import ReportLook

WAITS = 5
"""Seconds in which a running server carries out what it is told."""
LONGEST = 300
"""Letters of an announcement."""
Do = Callable[["Desk", argparse.Namespace], int]


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "admin",
        help="look after a server: announce, close, drain, ban, export, erase, reports",
        description="Look after the tables of a server, also while it is running: it looks for orders every second. Nothing of a running match "
        "is shown that its players do not all see. Everything that is ordered is written down: `hacktable admin orders`.",
    )
    ways = command.add_subparsers(dest="way", required=True, metavar="WHAT")

    def way(name: str, do: Do, words: str, *, more: str = "") -> argparse.ArgumentParser:
        made = ways.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}. {more}".strip())
        made.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
        made.add_argument("--database", default="", metavar="ADDRESS", help="the database of servers that share one")
        made.add_argument("--by", default=_user(), metavar="NAME", help="who orders this, for the book of orders (default: %(default)s)")
        made.add_argument("--json", action="store_true", help="print JSON")
        made.set_defaults(run=run, do=do, refuse=made.error)
        return made

    tables = way("tables", _tables, "list tables, the latest first")
    tables.add_argument("--phase", choices=("lobby", "playing", "over", "abandoned", "interrupted"), help="only these")
    _most(tables)
    table = way("table", _table, "look into a table", more="Of a running match, only what everyone at the table sees.")
    table.add_argument("table", metavar="TABLE", help="the last part of its link")
    add_language(table)
    guests = way("guests", _guests, "find guests by name")
    guests.add_argument("name", nargs="?", default="", metavar="NAME", help="a part of it")
    _most(guests)
    announce = way("announce", _announce, "tell everybody something", more="It stands above every table and on the home page.")
    announce.add_argument("text", nargs="?", default="", metavar="TEXT", help="nothing: end what was announced before")
    announce.add_argument("--for", dest="time", type=_time, default="1h", metavar="TIME", help="such as 30m or 2h (default: %(default)s)")
    close = way(
        "close",
        _close,
        "end the match at a table",
        more="It ends as if everyone had left; its record stays until abandoned tables expire.",
    )
    close.add_argument("table", metavar="TABLE", help="the last part of its link")
    close.add_argument("--why", default="", metavar="TEXT", help="said to everybody at the table")
    close.add_argument("--remove", action="store_true", help="remove the table with all that was played at it")
    drain = way(
        "drain",
        _drain,
        "stop a server gently",
        more="Everything is written, pages are told, and tables go to other servers if there are any.",
    )
    drain.add_argument("server", nargs="?", default="", metavar="NAME", help="which of several servers (default: the one there is)")
    ban = way(
        "ban", _ban, "let somebody in no more", more="Pages they have open are closed. Who is banned can still delete their own data."
    )
    ban.add_argument("who", metavar="GUEST|NETWORK", help="a guest's id, an address, or a network such as 203.0.113.0/24")
    ban.add_argument("--for", dest="time", type=duration, default="forever", metavar="TIME", help="such as 12h, 7d (default: %(default)s)")
    ban.add_argument("--why", default="", metavar="TEXT", help="for yourself: it is shown to nobody else")
    unban = way("unban", _unban, "let somebody in again")
    unban.add_argument("who", metavar="GUEST|NETWORK")
    way("bans", _bans, "list who is banned")
    reports = way(
        "reports",
        _reports,
        "list what guests have reported of others, show a report, or close it",
        more="The record of its match is written only when the match is over. While a report is open, its table does not expire.",
    )
    reports.add_argument("act", nargs="?", choices=("list", "show", "close"), default="list", help="what to do (default: %(default)s)")
    reports.add_argument("number", nargs="?", type=int, metavar="N", help="which report to show or close")
    reports.add_argument("--all", action="store_true", help="list closed ones, too, the latest first")
    reports.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record of its match into this file, which must not exist yet"
    )
    reports.add_argument("--note", default="", metavar="TEXT", help="what you have done, when you close it: it is shown to nobody else")
    _most(reports)
    export = way("export", _export, "write all that is kept of a guest into a file", more="Moves of matches that go on are left out.")
    export.add_argument("guest", metavar="GUEST", help="a guest's id")
    export.add_argument("file", type=Path, metavar="FILE", help="JSON; it must not exist yet")
    erase = way("erase", _erase, "delete all of a guest", more="As if they had done it themselves; it cannot be taken back.")
    erase.add_argument("guest", metavar="GUEST", help="a guest's id")
    erase.add_argument("--yes", action="store_true", help="do not ask")
    orders = way("orders", _orders, "list what was ordered, the latest first")
    _most(orders)


def _most(command: argparse.ArgumentParser) -> None:
    command.add_argument("--most", type=int, default=50, metavar="N", help="lines at most (default: %(default)s)")


def _time(word: str) -> int:
    found = duration(word)
    if found is None:
        raise argparse.ArgumentTypeError("an announcement needs an end, such as 2h")
    return found


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # this user has no name
        return str(os.getuid()) if hasattr(os, "getuid") else "?"


def run(given: argparse.Namespace) -> int:
    need("server", "hacktable admin", "litestar", "sqlalchemy", "uvicorn")
    from hacktable.server.serve import data_folder
    from hacktable.server.store.desk import Desk

    if given.data and given.database:
        given.refuse("--data and --database do not go together: tables are kept in one of them")
    opened = Desk(given.database, given.by) if given.database else Desk.of_folder(given.data or data_folder(), given.by)
    with closing(opened) as desk:
        return int(given.do(desk, given))


# ---------------------------------------------------------------- looking


def _tables(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.tables(given.phase, given.most)
    if given.json:
        print_json(found)
        return 0
    _print(
        ("table", "game", "phase", "match", "moves", "used", "people"),
        ((e.table, e.game, e.phase, e.match, e.moves, _date(e.updated), _who(e.people, e.bots)) for e in found),
    )
    return 0


def _who(people: Sequence[str], bots: int) -> str:
    return ", ".join([*(name or "?" for name in people), *([f"{bots} bots" if bots > 1 else "1 bot"] if bots else [])])


def _table(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.table(given.table, given.lang)
    if found is None:
        return _no(f"there is no table {given.table}")
    if given.json:
        print_json(found)
    else:
        print("\n".join(map(_printable, _described(found))))
    return 0


def _described(found: TableLook) -> Iterable[str]:
    line = found.line
    yield f"{line.table}: {line.game}, {line.phase}, match {line.match}, {line.moves} moves, made {_date(line.created)}, used {_date(line.updated)}"
    for each in found.sitting:
        who = f"bot ({each.bot})" if each.bot else f"{each.name}  guest {each.guest}"
        host = "  host" if each.guest and each.guest == found.host else ""
        yield f"  chair {each.chair + 1}: {who}{host}{'  has left' if each.left else ''}"
    for guest in found.sent_away:
        yield f"  sent away: guest {guest}"
    yield "Options: " + ", ".join(f"{name}={value}" for name, value in found.options.items())
    if found.seen:
        yield "What everyone saw:"
        yield from (f"  {sentence}" for sentence in found.seen)
    if found.chat:
        yield "Chat:"
        yield from (f"  {_date(said.at)}  {said.name or 'a bot'}: {said.text}" for said in found.chat)


def _guests(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.guests(given.name, given.most)
    if given.json:
        print_json(found)
        return 0
    _print(
        ("guest", "name", "since", "last seen", "tables"),
        ((e.guest, e.name, _date(e.created), _date(e.seen) if e.seen else "?", e.tables) for e in found),
    )
    return 0


def _bans(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.bans()
    if given.json:
        print_json(found)
        return 0
    _print(("who", "since", "until", "why"), ((e.who, _date(e.since), _date(e.until) if e.until else "for ever", e.why) for e in found))
    return 0


def _reports(desk: Desk, given: argparse.Namespace) -> int:
    if given.act == "list":
        if given.number is not None:
            given.refuse("to see one report, write: hacktable admin reports show N")
        return _list_reports(desk, given)
    if given.number is None:
        given.refuse(f"which report? hacktable admin reports {given.act} N")
    if given.act == "close":
        closed = desk.close_report(given.number, given.note)
        return _yes(given, f"report {given.number} is closed") if closed else _no(f"there is no open report {given.number}")
    if given.record and given.record.exists():
        return _no(f"{given.record} exists: name a new file")
    found = desk.report(given.number)
    if found is None:
        return _no(f"there is no report {given.number}")
    if given.json:
        print_json(found)
    else:
        print("\n".join(map(_printable, _report_described(found))))
    return _write_record(desk, given, found) if given.record else 0


def _list_reports(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.reports(everything=given.all, most=given.most)
    if given.json:
        print_json(found)
        return 0
    _print(
        ("number", "when", "reason", "about", "by", "table", "match", "state"),
        (
            (
                e.number,
                _date(e.at),
                e.reason,
                e.reported,
                e.reporter,
                e.table,
                e.match or "-",
                f"closed {_date(e.closed)}" if e.closed else "open",
            )
            for e in found
        ),
    )
    return 0


NO_RECORD = {
    "none": "there is no record: nothing had been played",
    "running": "the match goes on: its record can be written when it is over",
    "gone": "there is no record any more: the table has been removed",
}
"""Why a match has no record that could be written."""


def _report_described(found: ReportLook) -> Iterable[str]:
    line = found.line
    state = f"closed {_date(line.closed)}" if line.closed else "open"
    yield f"Report {line.number}: {line.reason}, made {_date(line.at)}, {state}"
    now = f", now called {found.about.name}" if found.about.name != line.reported else ""
    yield f"  about {line.reported}{now}  guest {found.about.guest}  handle {found.about.handle}"
    yield f"  by {found.by.name}  guest {found.by.guest}  handle {found.by.handle}"
    yield f"  table {line.table}" + (f": {found.game}, match {line.match}" if found.game and line.match else "")
    if found.words:
        yield f"  in their words: {found.words}"
    if found.note:
        yield f"  note: {found.note}"
    if found.chat:
        yield "Chat when it was reported:"
        yield from (
            f"  {_date(said.at)}  {said.name or 'a bot'}{f' ({said.handle})' if said.handle else ''}: {said.text}" for said in found.chat
        )
    yield "Record: " + NO_RECORD.get(found.state, f"the match is over; see /t/{line.table}/{line.match}/replay, or add --record FILE")


def _write_record(desk: Desk, given: argparse.Namespace, found: ReportLook) -> int:
    """As players can download it; never of a running match."""
    from hacktable.server.http.replays import Replays
    from hacktable.server.store.sql import SqlStore
    from hacktable.server.wire.faults import Fault

    async def record() -> str:
        store = await SqlStore.open(desk.url)
        try:
            return (await Replays(store).record(found.line.table, found.line.match))[1]
        finally:
            await store.close()

    if found.state in NO_RECORD:
        return _no(NO_RECORD[found.state])
    try:
        text = asyncio.run(record())
    except Fault as fault:  # it has just begun to change
        return _no(f"the record cannot be written now ({fault.kind.code})")
    with os.fdopen(os.open(given.record, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    return 0 if given.json else _yes(given, f"{given.record}: the record of match {found.line.match}")


def _orders(desk: Desk, given: argparse.Namespace) -> int:
    found = desk.orders(given.most)
    if given.json:
        print_json(found)
        return 0
    _print(
        ("number", "when", "by", "what", "about", "outcome"),
        (
            (e.number, _date(e.at), e.by, e.what, ", ".join(f"{k}={v}" for k, v in e.about.items() if v), e.outcome or "(not done yet)")
            for e in found
        ),
    )
    return 0


# ---------------------------------------------------------------- ordering


def _announce(desk: Desk, given: argparse.Namespace) -> int:
    if len(given.text) > LONGEST:
        given.refuse(f"the announcement has {len(given.text)} letters; at most {LONGEST} fit")
    desk.announce(given.text, given.time)
    return _yes(given, "announced" if given.text else "the announcement is ended")


def _close(desk: Desk, given: argparse.Namespace) -> int:
    return _carried_out(desk, given, desk.close_table(given.table, given.why, remove=given.remove))


def _drain(desk: Desk, given: argparse.Namespace) -> int:
    return _carried_out(desk, given, desk.drain(given.server))


def _carried_out(desk: Desk, given: argparse.Namespace, number: int) -> int:
    order = desk.wait_for(number, WAITS)
    if order is None:
        return _no(f"order {number} is written down, but no server has carried it out within {WAITS} seconds. One does when it is running.")
    return _yes(given, order.outcome or "")


def _ban(desk: Desk, given: argparse.Namespace) -> int:
    try:
        made = desk.ban(given.who, given.time, given.why)
    except ValueError:
        given.refuse(f"{given.who!r} is no guest's id (32 letters and digits), no address and no network")
    return _yes(given, f"{made.who} is banned {f'until {_date(made.until)}' if made.until else 'for ever'}")


def _unban(desk: Desk, given: argparse.Namespace) -> int:
    try:
        there_was = desk.unban(given.who)
    except ValueError:
        given.refuse(f"{given.who!r} is no guest's id (32 letters and digits), no address and no network")
    return _yes(given, f"{given.who} is let in again") if there_was else _no(f"{given.who} was not banned")


def _export(desk: Desk, given: argparse.Namespace) -> int:
    if given.file.exists():
        return _no(f"{given.file} exists: name a new file")
    found = desk.export(given.guest)
    if found is None:
        return _no(f"there is no guest {given.guest}")
    written = os.open(given.file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(written, "wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    return _yes(given, f"{given.file}: {len(found['tables'])} tables, {len(found['chat'])} lines of chat, {len(found['devices'])} devices")


def _erase(desk: Desk, given: argparse.Namespace) -> int:
    if not given.yes:
        if not sys.stdin.isatty():
            return _no("this cannot be taken back: add --yes")
        if input(f"Delete all of guest {given.guest}? This cannot be taken back. [y/N] ").strip().lower() not in ("y", "yes"):
            return _no("nothing was deleted")
    return _yes(given, f"{given.guest} is erased") if desk.erase(given.guest) else _no(f"there is no guest {given.guest}")


# ---------------------------------------------------------------- printing


def _yes(given: argparse.Namespace, words: str) -> int:
    if given.json:
        print_json({"outcome": words})
    else:
        print(words)
    return 0


def _no(words: str) -> int:
    print(f"hacktable: {words}", file=sys.stderr)
    return 1


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _printable(words: str) -> str:
    """What guests have written must not steer the terminal of whoever reads it."""
    return "".join(letter if letter.isprintable() else "?" for letter in words)


def _print(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """In columns, as wide as they need to be."""
    lines = [tuple(head), *(tuple(_printable(str(each)) for each in row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())
