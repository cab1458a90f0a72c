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


class Ear:
    """Whoever listens to one topic, for somebody who tells it much and need not look the topic up each time."""

    __slots__ = ("hear",)

    def __init__(self, hear: Listener) -> None:
        self.hear = hear


class LocalBus:
    """Everyone in one process."""

    def __init__(self) -> None:
        self._ears: dict[str, Ear] = {}

    def listen(self, topic: str, listener: Listener) -> None:
        ear = self._ears.get(topic)
        if ear:
            ear.hear = listener
        else:
            self._ears[topic] = Ear(listener)

    def stop(self, topic: str) -> None:
        ear = self._ears.pop(topic, None)
        if ear:
            ear.hear = _deaf

    def ear(self, topic: str) -> Ear | None:
        """Who listens now, also if somebody else does so later in their place, until nobody does."""
        return self._ears.get(topic)

    def tell(self, topic: str, message: object) -> bool:
        ear = self._ears.get(topic)
        if ear is None:
            return False
        ear.hear(message)
        return True


def _deaf(message: object) -> None:
    """In place of a listener that has stopped."""
