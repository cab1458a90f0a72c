"""Requests to addresses that guests have given: push services and webhooks.

A guest must not be able to make this server talk to machines that only it can reach. So a name is looked up once, all addresses that it has are
checked, and the connection goes to one that was checked. Redirections are not followed, answers are not read beyond their first bytes, and everything
has an end after some seconds. All of it happens in a thread with an event loop of its own, so that no table waits for anybody's TLS.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Literal
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

WITHIN = 8.0
"""Seconds for one request, with looking up the name."""
LONGEST_URL = 1024
LARGEST_HEAD = 16 * 1024
AT_ONCE = 128
"""Requests that are under way; more wait."""
FOR_ONE = 4
"""Of these, at most so many for one guest: whoever gives addresses that never answer makes nobody else wait."""
LOOK_UPS = 8
"""Threads that look up names: who gives names that take long to look up makes only others' names wait, and not for long."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Letter = tuple[Mapping[str, str], bytes]
"""Headers and body of a request."""
_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]")


class RefusedError(ValueError):
    """A request that this server does not make."""


@dataclass(frozen=True)
class Answer:
    """What came of a request."""

    outcome: Literal["taken", "gone", "refused", "later"]
    """`gone`: nothing is there any more. `later`: it may work if it is tried again."""
    status: int = 0
    after: int = 0
    """Seconds for which the other side wants to be left alone."""


def is_public(address: Address) -> bool:
    """Whether an address is somewhere in the internet, and not in a network of somebody's own, nor this machine."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped or address in NAT64:  # an IPv4 address in other clothes
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address.sixtofour or address.teredo:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def checked(url: str, *, plain: bool = False) -> SplitResult:
    """The parts of an address that could be asked.

    :param plain: whether it may be http.
    :raises RefusedError: if it is none that we ask.
    """
    if len(url) > LONGEST_URL or not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise RefusedError("no address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise RefusedError("no address") from None
    if parts.scheme not in (("https", "http") if plain else ("https",)) or port == 0:
        raise RefusedError("not https")
    host = parts.netloc.rpartition(":")[0] if port is not None else parts.netloc
    if not _NAME.fullmatch(host):  # also a name and a password before an @
        raise RefusedError("no name of a machine")
    return parts


class Courier:
    """Makes requests."""

    def __init__(self, reach: Sequence[Network] = (), tls: ssl.SSLContext | None = None, within: float = WITHIN) -> None:
        """:param reach: networks of the operator's own that may be asked too, also without TLS.

        :param tls: whose certificates are believed; None: those that this machine believes.
        """
        self._reach = tuple(reach)
        self._within = within
        self._own_tls = tls
        self._loop = asyncio.new_event_loop()
        self._names = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="hacktable-names")
        self._room = asyncio.Semaphore(AT_ONCE)
        self._rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """For each guest, while somebody holds it."""
        self._thread = threading.Thread(target=self._loop.run_forever, name="hacktable-courier", daemon=True)
        self._thread.start()

    def check(self, url: str) -> None:
        """:raises RefusedError: if an address cannot be asked, whatever its name stands for."""
        checked(url, plain=bool(self._reach))

    async def post(self, whose: str, url: str, letter: Callable[[], Letter]) -> Answer:
        """Ask once, without holding up the event loop.

        :param whose: the guest who has given the address.
        :param letter: makes what is sent, in the courier's thread.
        """
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._post(whose, url, letter), self._loop))

    async def close(self) -> None:
        """Whatever is under way is dropped."""

        async def drop() -> None:
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(drop(), self._loop))
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._names.shutdown(wait=False, cancel_futures=True)
        self._loop.close()

    # ---------------------------------------------------------------- in the thread

    async def _post(self, whose: str, url: str, letter: Callable[[], Letter]) -> Answer:
        room = self._rooms.setdefault(whose, asyncio.Semaphore(FOR_ONE))
        try:
            async with room, self._room, asyncio.timeout(self._within):
                return await self._ask(url, *letter())
        except RefusedError:
            return Answer("refused")
        except (OSError, TimeoutError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, UnicodeError):
            return Answer("later")

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Made when it is first needed: reading all certificates takes some hundredths of a second, and most servers never push anything."""
        return self._own_tls or ssl.create_default_context()

    async def _ask(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        parts = checked(url, plain=bool(self._reach))
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        address = await self._address(host, port, secure)
        reader, writer = await asyncio.open_connection(
            str(address), port, limit=LARGEST_HEAD, ssl=self._tls if secure else None, server_hostname=host if secure else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", "user-agent": "hacktable", **headers}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
            if any("\r" in line or "\n" in line for line in lines):
                raise RefusedError("a header with two lines")
            writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()

    async def _address(self, host: str, port: int, secure: bool) -> Address:
        """One of the addresses of a name, when all of them were found to be allowed."""
        found = await self._loop.run_in_executor(self._names, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        addresses = list(dict.fromkeys(ipaddress.ip_address(each[4][0].partition("%")[0]) for each in found if isinstance(each[4][0], str)))
        own = [any(address in network for network in self._reach) for address in addresses]
        if not addresses or not all(ours or (secure and is_public(address)) for address, ours in zip(addresses, own, strict=True)):
            raise RefusedError("not an address that may be asked")
        return addresses[0]


def _read(head: bytes) -> Answer:
    """What an answer means, by its first line."""
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    if len(words) < 2 or not words[0].startswith("HTTP/1.") or not words[1].isdecimal():
        return Answer("later")
    status = int(words[1])
    wait = next((line.partition(":")[2].strip() for line in lines if line.lower().startswith("retry-after:")), "")
    after = min(int(wait), 3600) if wait.isdecimal() and len(wait) < 6 else 0
    if 200 <= status < 300:
        return Answer("taken", status)
    if status in (404, 410):
        return Answer("gone", status)
    return Answer("later" if status in (408, 425, 429) or status >= 500 else "refused", status, after)
