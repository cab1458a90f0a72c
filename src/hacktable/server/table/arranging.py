"""What people change round a match: each of their messages, carried out on a setup."""

from __future__ import annotations

from collections.abc import Iterable, Set

from hacktable.bots import registry
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import Notice, NoticeCode
from hacktable.server.wire.text import tidy


def arrange(
    setup: Setup, guest: str | None, name: str, seat: int | None, here: Set[str | None], message: messages.FromPage
) -> list[Notice]:
    """Change a setup as a guest asks; what everyone has to be told of it, besides how the table is now.

    :param name: what the guest is called.
    :param seat: the seat that the guest's page looks through.
    :param here: all guests who have this table open.
    :raises Fault: if it may not be changed so; nothing has changed then.
    :raises HacktableError: likewise, if options do not fit the game.
    """
    if guest is None:
        raise Fault(faults.NOT_A_GUEST)
    match message:
        case messages.Sit(chair):
            setup.sit(guest, name, chair)
        case messages.Share(chair, companion):
            setup.share(guest, tidy(companion), chair)
        case messages.Stand():
            setup.stand(guest)
        case messages.Ready(seed, others):
            setup.ready(guest, seed, *others)
        case messages.Unready():
            setup.ready(guest)
        case messages.Bot(chair, level):
            setup.put_bot(guest, chair, level, registry.names(setup.box.rules, at_tables=True))
        case messages.Kick(chair):
            kicked = setup.kick(guest, chair)
            return [Notice("kicked", chair, kicked.name)] if kicked.guest != guest else []
        case messages.LetIn(number):
            setup.let_in(guest, number)
        case messages.Choose(options, pace):
            setup.choose(guest, options, pace)
        case messages.Start():
            setup.start(guest)
        case messages.Leave():
            return _notices(setup, "left", setup.leave(guest, seat))
        case messages.Back():
            return _notices(setup, "came-back", setup.back(guest, seat))
        case messages.Rematch():
            setup.rematch(guest, here)
        case _:
            raise Fault(faults.NOT_NOW)
    return []


def _notices(setup: Setup, code: NoticeCode, chairs: Iterable[int]) -> list[Notice]:
    sitters = [(chair, setup.chairs[chair]) for chair in chairs]
    return [Notice(code, chair, sitter.name if sitter else "") for chair, sitter in sitters]
