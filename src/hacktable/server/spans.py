"""The seam to traces: what a part of the server needs to have its work traced, without knowing OpenTelemetry."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol


class Span(Protocol):
    """One step of something."""

    def set_attribute(self, key: str, value: str | int) -> None: ...


class Tracing(Protocol):
    """Whoever writes down how long steps take. Where nobody does, there is None instead."""

    def span(self, name: str, since: float = 0.0, parent: str = "", **facts: str | int) -> AbstractContextManager[Span]:
        """What is done meanwhile is a step of this name, and belongs to the step in which we are.

        :param since: when it really began, by `counts.clock`; 0: now.
        :param parent: the step of another server that it belongs to, as `here` said it there.
        :param facts: nothing secret, and nothing of guests and tables.
        """
        ...

    def here(self) -> str:
        """The step in which we are, for another server."""
        ...
