"""What people change round a match: each of their messages, carried out on a setup."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from hacktable.bots.policies import levels_of
from hacktable.server.table.room import Page
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.text import tidy


def arrange(setup: Setup, page: Page, seat: int | None, here: Set[str | None], message: messages.FromPage) -> list[messages.Notice]:
    """Change a setup; what everyone has to be told of it, besides how it is now.

    :raises HacktableError: if it may not be changed so; then it has not to be kept.
    """
    if page.guest is None:
        raise Fault(faults.NOT_A_GUEST)
    guest = page.guest
    match message:
        case messages.Sit(chair):
            setup.sit(guest, page.name, chair)
        case messages.Share(chair, name):
            setup.share(guest, tidy(name), chair)
        case messages.Stand():
            setup.stand(guest)
        case messages.Ready(seed, others):
            setup.ready(guest, seed, *others)
        case messages.Unready():
            setup.ready(guest)
        case messages.Bot(chair, level):
            setup.put_bot(guest, chair, level, levels_of(setup.box.rules))
        case messages.Kick(chair):
            kicked = setup.kick(guest, chair)
            return [messages.Notice("kicked", chair, kicked.name)] if kicked.guest != guest else []
        case messages.Choose(options, pace):
            setup.choose(guest, options, pace)
        case messages.Start():
            setup.start(guest)
        case messages.Leave():
            return notices(setup, "left", setup.leave(guest, seat))
        case messages.Back():
            return notices(setup, "came-back", setup.back(guest, seat))
        case messages.Rematch():
            setup.rematch(guest, here)
        case _:
            raise Fault(faults.NOT_NOW)
    return []


def notices(setup: Setup, code: Any, chairs: Iterable[int]) -> list[messages.Notice]:
    sitters = [(chair, setup.chairs[chair]) for chair in chairs]
    return [messages.Notice(code, chair, sitter.name if sitter else "") for chair, sitter in sitters]
