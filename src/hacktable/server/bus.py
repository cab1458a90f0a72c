"""Who hears whom: pages and tables talk by topics, so that they need not be in one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Hear = Callable[[Any], None]


class Bus(Protocol):
    """A table listens to `table/ID`, a page's socket to `page/NUMBER`."""

    def listen(self, topic: str, hear: Hear) -> None: ...
    def stop(self, topic: str) -> None: ...
    def tell(self, topic: str, message: Any) -> bool:
        """Whether somebody listens."""
        ...


class LocalBus:
    """Everyone in one process."""

    def __init__(self) -> None:
        self._ears: dict[str, Hear] = {}

    def listen(self, topic: str, hear: Hear) -> None:
        self._ears[topic] = hear

    def stop(self, topic: str) -> None:
        self._ears.pop(topic, None)

    def tell(self, topic: str, message: Any) -> bool:
        hear = self._ears.get(topic)
        if hear is None:
            return False
        hear(message)
        return True
