"""What people change round a match: each of their messages, carried out on a setup."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from hacktable.bots.policies import levels_of
from hacktable.server import faults, wire
from hacktable.server.faults import Fault
from hacktable.server.guests import tidy
from hacktable.server.room import Page
from hacktable.server.setup import Setup


def arrange(setup: Setup, page: Page, seat: int | None, here: Set[str | None], message: wire.FromPage) -> list[wire.Notice]:
    """Change a setup; what everyone has to be told of it, besides how it is now.

    :raises HacktableError: if it may not be changed so; then it has not to be kept.
    """
    if page.guest is None:
        raise Fault(faults.NOBODY)
    guest = page.guest
    match message:
        case wire.Sit(chair):
            setup.sit(guest, page.name, chair)
        case wire.Share(chair, name):
            setup.share(guest, tidy(name), chair)
        case wire.Stand():
            setup.stand(guest)
        case wire.Ready(seed, others):
            setup.ready(guest, seed, *others)
        case wire.Unready():
            setup.ready(guest)
        case wire.Bot(chair, level):
            setup.put_bot(guest, chair, level, levels_of(setup.box.rules))
        case wire.Kick(chair):
            kicked = setup.kick(guest, chair)
            return [wire.Notice("kicked", chair, kicked.name)] if kicked.guest != guest else []
        case wire.Choose(options, pace):
            setup.choose(guest, options, pace)
        case wire.Start():
            setup.start(guest)
        case wire.Leave():
            return notices(setup, "left", setup.leave(guest, seat))
        case wire.Back():
            return notices(setup, "came-back", setup.back(guest, seat))
        case wire.Rematch():
            setup.rematch(guest, here)
        case _:
            raise Fault(faults.NOT_NOW)
    return []


def notices(setup: Setup, code: Any, chairs: Iterable[int]) -> list[wire.Notice]:
    sitters = [(chair, setup.chairs[chair]) for chair in chairs]
    return [wire.Notice(code, chair, sitter.name if sitter else "") for chair, sitter in sitters]
