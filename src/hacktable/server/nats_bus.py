"""The bus between servers, over NATS. It is a wire and nothing more: nothing is stored there, and what is lost on it is not sent again.

What happens when it cannot keep up, or is away:

- What waits to be sent has `MOST_WAITING` bytes at most. With more, and while there is no connection, `tell` takes nothing and says so.
- What has arrived and waits to be read has `MOST_UNREAD` bytes at most; more is dropped.
- After a lost connection it connects again by itself, for as long as it takes.

Whoever uses it numbers their messages, and notices what is missing (`relays.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from hacktable.server.bus import Listener, NoBusError

logger = logging.getLogger(__name__)

MOST_WAITING = 8_000_000
MOST_UNREAD = 32_000_000
TRY_AGAIN = 0.25
"""Seconds between two attempts to connect again."""
FIRST_WITHIN = 5
"""Seconds in which the first connection must come about."""
SUBJECT = "hacktable."


class NatsBus:
    """One connection to NATS."""

    def __init__(self, name: str, address: str) -> None:
        """:param name: of this server, for whoever looks at NATS's own list of connections.

        :param address: `nats://host:port`, with others behind commas if NATS is a cluster.
        """
        self._name = name
        self._addresses = [each.strip() for each in address.split(",")]
        self._client = Client()
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._size = 0
        """Bytes that wait."""
        self._sending: asyncio.Task[None] | None = None
        self._subscriptions: dict[str, asyncio.Task[Subscription]] = {}
        self._unsubscribing: set[asyncio.Task[None]] = set()

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    async def connect(self) -> None:
        """:raises NoBusError: if that is not possible."""
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                await self._client.connect(
                    self._addresses,
                    name=self._name,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=TRY_AGAIN,  # type: ignore[arg-type]
                    connect_timeout=2,
                    ping_interval=2,
                    max_outstanding_pings=2,
                    error_cb=self._failed,
                    disconnected_cb=self._disconnected,
                    reconnected_cb=self._reconnected,
                )
        except (OSError, Error, TimeoutError) as error:
            with contextlib.suppress(Exception):
                await self._client.close()
            raise NoBusError(
                f"no NATS at {', '.join(map(without_secrets, self._addresses))}: {str(error) or type(error).__name__}"
            ) from None

    async def close(self) -> None:
        """Send what waits, and hang up."""
        if self._sending:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._sending
        with contextlib.suppress(Error, OSError, TimeoutError):
            if self._client.is_connected:
                await self._client.flush(1)
            await self._client.close()

    async def _failed(self, error: Exception) -> None:
        if not isinstance(error, ConnectionRefusedError):  # it is tried four times a second, and was said once
            logger.warning("NATS: %s", str(error) or type(error).__name__)

    async def _disconnected(self) -> None:
        if not self._client.is_closed:
            logger.warning("NATS is away: pages at tables of other servers have to wait")
            self._waiting.clear()
            self._size = 0

    async def _reconnected(self) -> None:
        logger.info("NATS is back")

    # ---------------------------------------------------------------- the bus

    def listen(self, topic: str, listener: Listener) -> None:
        async def read(message: Msg) -> None:
            listener(message.data)

        subscribing = self._client.subscribe(subject(topic), cb=read, pending_msgs_limit=1_000_000, pending_bytes_limit=MOST_UNREAD)
        self._subscriptions[topic] = asyncio.get_running_loop().create_task(subscribing)

    def stop(self, topic: str) -> None:
        subscribing = self._subscriptions.pop(topic, None)

        async def stop() -> None:
            if subscribing:
                with contextlib.suppress(Error):
                    await (await subscribing).unsubscribe()

        task = asyncio.get_running_loop().create_task(stop())
        self._unsubscribing.add(task)
        task.add_done_callback(self._unsubscribing.discard)

    def tell(self, topic: str, message: object) -> bool:
        """Whether it will be sent; nobody knows whether anybody listens."""
        assert isinstance(message, bytes)
        if not self._client.is_connected or self._size + len(message) > MOST_WAITING:
            return False
        self._waiting.append((topic, message))
        self._size += len(message)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())
        return True

    async def _send(self) -> None:
        while self._waiting:
            topic, message = self._waiting.popleft()
            self._size -= len(message)
            try:
                await self._client.publish(subject(topic), message)
            except (Error, OSError) as error:  # the connection was just lost: the gap will be noticed
                logger.warning("NATS: %s", error)


def subject(topic: str) -> str:
    """NATS separates the words of a subject by dots."""
    return SUBJECT + topic.replace("/", ".")


def without_secrets(address: str) -> str:
    """An address for a log: without a name and a password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
