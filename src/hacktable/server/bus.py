"""Messages by topic: between the sockets of pages and the tasks of tables in one process, and as bytes between servers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[Any], None]


class NoBusError(Exception):
    """The bus between servers cannot be reached."""


class Bus(Protocol):
    """In a server, a table listens to `table/ID`, a page's socket to `page/NUMBER`; between servers, each listens to `server/SESSION`."""

    def listen(self, topic: str, listener: Listener) -> None: ...
    def stop(self, topic: str) -> None: ...
    def tell(self, topic: str, message: object) -> bool:
        """Whether somebody listens."""
        ...


class LocalBus:
    """Everyone in one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, Listener] = {}

    def listen(self, topic: str, listener: Listener) -> None:
        self._listeners[topic] = listener

    def stop(self, topic: str) -> None:
        self._listeners.pop(topic, None)

    def tell(self, topic: str, message: object) -> bool:
        listener = self._listeners.get(topic)
        if listener is None:
            return False
        listener(message)
        return True
