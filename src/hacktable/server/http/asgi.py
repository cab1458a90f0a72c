"""The types of ASGI, the interface between Uvicorn and an application, as the standard gives them; and of a request to our API, with where it comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from litestar import Request
from litestar.datastructures import State

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

Asked = Request[None, None, State]
"""A request to our own API. Handlers ask nothing of it but what is in its scope, and its method."""


def asked(scope: Scope) -> Asked:
    """A request without all that Litestar prepares for whatever a handler might ask of it."""
    request: Asked = Request.__new__(Request)
    request.scope = scope  # type: ignore[assignment]
    return request


def client(scope: Mapping[str, object]) -> str:
    """The address that a request comes from; what a proxy says of it if we believe that one (`--proxies`)."""
    found = scope.get("client")
    return str(found[0]) if isinstance(found, tuple | list) else ""


def header(request: Asked, name: bytes) -> str:
    """A header of a request, by its name in small letters; empty if it has none. Litestar would first make a dictionary of all of them."""
    return next((value.decode("latin-1") for key, value in request.scope["headers"] if key == name), "")
