"""Who is at a table, and what they are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from hacktable.kernel.options import texts
from hacktable.server.house import House
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import ChatLine
from hacktable.server.wire import messages
from hacktable.server.wire.messages import Chair, You, encode


@dataclass
class Page:
    """A browser that has this table open."""

    id: str
    guest: str | None
    name: str
    chair: int | None = None
    """On a shared device, the chair that is looked through."""


class Room:
    """The pages of one table."""

    setup: Setup

    def __init__(self, link: str, house: House) -> None:
        self.id = link
        self.house = house
        self.pages: dict[str, Page] = {}
        self._viewing: dict[int | None, list[str]] = {}
        """The pages of every viewer."""
        self._stand_ins: set[int] = set()
        """Chairs of absent guests that a bot plays for."""
        self._paused = True
        """Nobody who plays is here: clocks and bots wait."""

    def _here(self, sitter: Sitter) -> bool:
        return not sitter.left and any(page.guest == sitter.guest for page in self.pages.values())

    def _seat(self, page: Page) -> int | None:
        """The seat that a page sees through and acts for. Where several share a device, none until one of them has it in their hands."""
        mine = self.setup.chairs_of(page.guest) if self.setup.phase != "lobby" else ()
        if len(mine) == 1:
            return mine[0]
        return page.chair if page.chair in mine else None

    def _group_pages(self) -> None:
        """By what they see."""
        self._viewing = {}
        for page in self.pages.values():
            self._viewing.setdefault(self._seat(page), []).append(page.id)

    def _tell(self, page: str, message: Any) -> None:
        self.house.bus.tell(f"page/{page}", message)

    def _tell_viewer(self, seat: int | None, message: bytes) -> None:
        for page in self._viewing.get(seat, ()):
            self._tell(page, message)

    def tell_all(self, message: bytes) -> None:
        for page in self.pages:
            self._tell(page, message)

    def _notice(self, code: Any, chair: int) -> None:
        sitter = self.setup.chairs[chair]
        self.tell_all(encode(messages.Notice(code, chair, sitter.name if sitter else "")))

    def _send_table(self) -> None:
        """To each page, with who it is."""
        chairs = tuple(self._chair(chair, sitter) for chair, sitter in enumerate(self.setup.chairs))
        sitting = {sitter.guest for _, sitter in self.setup.guests}
        watchers = sum(page.guest not in sitting or page.guest is None for page in self.pages.values())
        table = messages.TableState(
            id=self.id,
            game=self.setup.game,
            phase=self.setup.phase,
            match=self.setup.match,
            chairs=chairs,
            host=self.setup.chair_of(self.setup.host),
            options={name: value for name, value in self.setup.options.items() if name not in texts(self.setup.box.rules.options)},
            warnings=self.setup.warnings(),
            picture=picture.version if (picture := self.setup.picture()) else None,
            pace=self.setup.pace,
            commitment=self.setup.commitment,
            watchers=watchers,
            paused=self.setup.phase == "playing" and self._paused,
            you=You("", None, False),
        )
        said: dict[You, bytes] = {}
        for page in self.pages.values():
            mine = self.setup.chairs_of(page.guest)
            you = You(page.name, next(iter(mine), None), page.guest is not None and page.guest == self.setup.host, mine)
            if you not in said:
                said[you] = encode(msgspec.structs.replace(table, you=you))
            self._tell(page.id, said[you])

    def _chair(self, chair: int, sitter: Sitter | None) -> Chair:
        if sitter is None:
            return Chair("empty")
        if sitter.is_bot:
            return Chair("bot", level=sitter.level, ready=True)
        presence: Any = "left" if sitter.left else "here" if self._here(sitter) else "away"
        shares = self.setup.chair_of(sitter.guest) if sitter.shares else None
        return Chair("guest", sitter.name, None, sitter.seed is not None, presence, chair in self._stand_ins, shares)


def chat_line(line: ChatLine) -> messages.Chat:
    return messages.Chat(line.number, line.chair, line.name, line.preset, line.text)
