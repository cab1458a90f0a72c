"""Posters for links: which one an address has, what the head of its page says, and the picture itself."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from urllib.parse import parse_qs, quote

import msgspec

from hacktable import lang
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.http.asgi import Scope
from hacktable.server.posters.facts import Poster
from hacktable.server.posters.head import head
from hacktable.server.posters.images import Image, can_be_made
from hacktable.server.table.stored import Store
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.workshop import Workshop

logger = logging.getLogger(__name__)

KEPT = 48
"""Posters of tables that are ready to be asked for again; some hundred kilobytes each."""
_TABLE = re.compile(r"/t/([\w-]{1,40})/?")
_EVENING = re.compile(r"/evening/([\w-]{1,40})/?")
_REPLAY = re.compile(r"/t/([\w-]{1,40})/(\d{1,9})/replay/?")
MOST_STEPS = 10**6
"""No replay has so many."""


class LinkPosters:
    """Of one server."""

    def __init__(self, store: Store, workshop: Workshop, public: str, evenings: Evenings | None = None) -> None:
        """:param public: the address that players use, if it is known."""
        self._evenings = evenings
        self._store = store
        self._workshop = workshop
        self._public = public
        self._kept: OrderedDict[str, Image] = OrderedDict()
        """By version."""
        self._told: OrderedDict[tuple[bytes, str], Poster] = OrderedDict()
        """What the posters of tables tell, by all that it is made of, and in which language."""

    async def head(self, scope: Scope) -> str:
        """What to add to the head of the page at an address; empty if there is nothing to tell, or it cannot be looked up now."""
        path: str = scope["path"]
        table, replay, evening = _TABLE.fullmatch(path), _REPLAY.fullmatch(path), _EVENING.fullmatch(path)
        found = table or replay or evening
        if not found:
            return ""
        query: bytes = scope.get("query_string", b"")
        asked = parse_qs(query.decode("latin-1"))
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"accept-language", b"host")}
        wanted = asked.get("lang", [headers.get(b"accept-language", "")])[0]
        language = lang.first_spoken(wanted)
        site = self._public or f"{scope['scheme']}://{headers.get(b'host', '')}"
        try:
            poster = await (self.of_evening if evening else self.of_table)(found[1], language)
        except Fault:
            return ""
        except Exception as error:  # the page must come all the same; it finds out by itself what is wrong
            logger.warning("the head of a page: %r", error)
            return ""
        picture = f"/api/{'evenings' if evening else 'tables'}/{found[1]}/poster.png?v={poster.version}&lang={language}"
        step = asked.get("step", [""])[0]
        if replay and step.isdecimal() and len(step) < 8:
            picture = f"/api/tables/{found[1]}/{replay[2]}/poster.png?step={step}&lang={language}"
        return head(poster, site, quote(path), picture if can_be_made() else None)

    async def of_table(self, table: str, language: str) -> Poster:
        """:raises Fault: if there is none."""
        listed = await self._store.glance(table)
        if listed is None:
            raise Fault(faults.NO_TABLE)
        key = msgspec.msgpack.encode((listed.setup, listed.result)), lang.first_spoken(language)
        poster = self._told.pop(key, None) or Poster.of_table(listed, key[1])
        self._told[key] = poster
        if len(self._told) > KEPT:
            self._told.popitem(last=False)
        return poster

    async def of_evening(self, evening: str, language: str) -> Poster:
        """:raises Fault: if there is none."""
        kept = await self._evenings.book.load(evening) if self._evenings else None
        if kept is None:
            raise Fault(faults.NO_EVENING)
        return Poster.of_evening(kept, lang.first_spoken(language))

    async def image(self, address: str, poster: Poster) -> Image:
        """A table's poster, drawn if nobody has asked for it yet.

        :raises Fault: if pictures cannot be made here.
        """
        _check()
        made = self._kept.pop(poster.version, None) or await self._workshop.do(address, "poster", poster)
        self._kept[poster.version] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    async def image_of_step(self, address: str, table: str, match: int, step: int, language: str) -> Image:
        """:raises Fault: if there is no such match, it is running, or pictures cannot be made here."""
        _check()
        shown: Image = await self._workshop.do(address, "step poster", table, match, min(step, MOST_STEPS), lang.first_spoken(language))
        return shown


def _check() -> None:
    if not can_be_made():
        raise Fault(faults.NO_PAGE)
