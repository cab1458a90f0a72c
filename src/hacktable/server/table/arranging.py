"""What people change round a match: each of their messages, carried out on a setup."""

from __future__ import annotations

from collections.abc import Iterable, Set

from hacktable.bots import registry
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import Notice, NoticeCode
from hacktable.server.wire.text import tidy

NOBODY = -1
"""In a notice: it is about no chair."""
OF_AN_EVENING = (messages.Ready, messages.Unready, messages.Leave, messages.Back)
"""What people may do at a table of an evening, besides playing and talking."""


def arrange(
    setup: Setup,
    guest: str | None,
    name: str,
    seat: int | None,
    here: Set[str | None],
    message: messages.FromPage,
    avatar: int | None = None,
) -> list[Notice]:
    """Change a setup as a guest asks; what everyone has to be told of it, besides how the table is now.

    Whatever changes what people were ready for, they are not ready any more, and are told why.

    :param name: what the guest is called.
    :param seat: the seat that the guest's page looks through.
    :param here: all guests who have this table open.
    :param avatar: the face that the guest has chosen.
    :raises Fault: if it may not be changed so; nothing has changed then.
    :raises HacktableError: likewise, if options do not fit the game.
    """
    if guest is None:
        raise Fault(faults.NOT_A_GUEST)
    if setup.daily:  # all of it was listed before the day
        raise Fault(faults.NOT_NOW)
    if setup.evening and not isinstance(message, OF_AN_EVENING):  # the evening has chosen all the rest, and goes on elsewhere
        raise Fault(faults.OF_EVENING)
    before, chair, lobby = setup.terms, setup.chair_of(guest), setup.phase == "lobby"
    if isinstance(message, messages.Sit):
        setup.sit(guest, name, message.chair, avatar)
        notices: list[Notice] = []
    else:
        notices = _arrange(setup, guest, seat, here, message)
    if lobby and setup.terms != before and setup.start_over():
        return [_again(setup, guest, name, chair, message, notices)]
    return notices


def _arrange(setup: Setup, guest: str, seat: int | None, here: Set[str | None], message: messages.FromPage) -> list[Notice]:
    match message:
        case messages.Share(chair, companion):
            setup.share(guest, tidy(companion), chair)
        case messages.Stand():
            setup.stand(guest)
        case messages.Ready(server, commitments):
            setup.ready(guest, server, *commitments)
        case messages.Unready():
            setup.unready(guest)
        case messages.Bot(chair, level):
            setup.put_bot(guest, chair, level, registry.names(setup.box.rules, at_tables=True))
        case messages.Kick(chair):
            kicked = setup.kick(guest, chair)
            return [Notice("kicked", chair, kicked.name)] if kicked.guest != guest else []
        case messages.LetIn(number):
            setup.let_in(guest, number)
        case messages.Choose(options, pace, aids, advice, consent, patient, rated):
            setup.choose(guest, options, pace, aids, advice, consent, patient, rated)
        case messages.Publish(on, language, welcome):
            setup.publish(guest, messages.Published(language, welcome) if on else None)
        case messages.Start():
            setup.deal(guest)
        case messages.Leave():
            return _notices(setup, "left", setup.leave(guest, seat))
        case messages.Back():
            return _notices(setup, "came-back", setup.back(guest, seat))
        case messages.Rematch():
            setup.rematch(guest, here)
        case _:
            raise Fault(faults.NOT_NOW)
    return []


def _again(setup: Setup, guest: str, name: str, before: int | None, message: messages.FromPage, notices: list[Notice]) -> Notice:
    """Why everyone has to say again that they are ready.

    :param before: the chair that the guest had.
    """
    chair = setup.chair_of(guest)
    at = chair if chair is not None else before
    match message:
        case messages.Sit():
            code: NoticeCode = "again-sat" if before is None else "again-moved"
        case messages.Stand():
            code = "again-stood"
        case messages.Bot():
            code = "again-bots"
        case messages.Choose():
            code = "again-options"
        case messages.Kick() if notices:
            return Notice("again-kicked", notices[0].chair, notices[0].name)
        case _:
            code = "again-shared"
    return Notice(code, at if at is not None else NOBODY, name)


def _notices(setup: Setup, code: NoticeCode, chairs: Iterable[int]) -> list[Notice]:
    sitters = [(chair, setup.chairs[chair]) for chair in chairs]
    return [Notice(code, chair, sitter.name if sitter else "") for chair, sitter in sitters]
