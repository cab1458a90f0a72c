"""The short way of a request to its handler.

Litestar finds a handler, reads what it is given and sends its answer, with a tree of objects for each request: a third of a millisecond, which is longer than most
handlers take. Nearly all requests are such as pages make. Those are read here, by the same declarations; whatever is not as usual, or cannot be read, goes
through Litestar as if there were no shorter way, and Litestar says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from inspect import signature
from types import CodeType
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import parse_qsl

import msgspec
from litestar import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter

from hacktable.server.http.answer import Answer, written
from hacktable.server.http.asgi import Application, Asked, Message, Receive, Scope, Send, asked

_USUAL_NUMBER = re.compile("0|[1-9][0-9]{0,14}")
Answers = Mapping[type[Exception], Callable[[Asked, Any], Answer[Any]]]
"""What is answered when a handler has failed: to an error of each kind."""
_known: dict[CodeType, dict[str, Any]] = {}
"""The types that handlers name, by their code."""


class Route(NamedTuple):
    """A handler, and what it is given."""

    handler: Callable[..., Awaitable[object]]
    status: int
    media_type: MediaType | str
    takes_request: bool
    path: tuple[tuple[str, type], ...]
    """Its parameters in the address, in order, and whether each is a text or a number."""
    query: Mapping[str, type]
    body: msgspec.json.Decoder[Any] | None
    largest: int
    """Bytes of a body."""


class Node:
    """A part of an address, and what may follow it."""

    __slots__ = ("anything", "named", "routes")

    def __init__(self) -> None:
        self.named: dict[str, Node] = {}
        self.anything: Node | None = None
        """What follows if this part is a parameter."""
        self.routes: dict[str, Route] = {}
        """By method, if the address ends here."""


class Shortcut:
    """An application with some handlers, and Litestar behind it."""

    def __init__(self, handlers: Iterable[HTTPRouteHandler], litestar: Application, answers: Answers, largest: int) -> None:
        """:param litestar: has the same handlers.
        :param largest: bytes of a body, unless a handler takes more.
        """
        self._litestar = litestar
        self._answers = answers
        self._root = Node()
        for handler in handlers:
            for path in handler.paths:
                self._add(handler, path, largest)

    def _add(self, handler: HTTPRouteHandler, path: str, largest: int) -> None:
        route = _route(handler, path, largest)
        if route is None:
            return
        node = self._root
        for part in path.split("/")[1:]:
            if part.startswith("{"):
                node.anything = node.anything or Node()
                node = node.anything
            else:
                node = node.named.setdefault(part, Node())
        for method in handler.http_methods:
            node.routes[method] = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._find(scope["path"], scope["method"])
        given = _given(found[0], found[1], scope) if found else None
        if found is None or given is None:
            await self._litestar(scope, receive, send)
            return
        route = found[0]
        if route.body is not None:
            body = await _body(scope, receive, route.largest)
            if body is None:
                await self._litestar(scope, receive, send)
                return
            try:
                given["data"] = route.body.decode(body)
            except (msgspec.DecodeError, RecursionError, ValueError):
                await self._litestar(scope, _again(body), send)
                return
        request = asked(scope)
        if route.takes_request:
            given["request"] = request
        try:
            head, body = written(await route.handler(**given), route.status, route.media_type)
        except Exception as error:  # each has its answer
            kind = next(kind for kind in type(error).__mro__ if kind in self._answers)
            head, body = written(self._answers[kind](request, error), 500, MediaType.JSON)
        await send(head)
        await send({"type": "http.response.body", "body": body})

    def knows(self, method: str, path: str) -> bool:
        """Whether such a request need not go through Litestar.

        :param path: of a handler as it was declared.
        """
        return self._find(path, method) is not None

    def _find(self, path: str, method: str) -> tuple[Route, list[str]] | None:
        node, parameters = self._root, []
        for part in path.split("/")[1:]:
            following = node.named.get(part)
            if following is None:
                following = node.anything
                if following is None or not part:
                    return None
                parameters.append(part)
            node = following
        route = node.routes.get(method)
        return (route, parameters) if route else None


def _route(handler: HTTPRouteHandler, path: str, largest: int) -> Route | None:
    """None: Litestar has to answer, because it is something else than our own kind of answer."""
    function = handler.fn
    hints = _hints(function)
    returned = hints.pop("return")
    if not (isinstance(returned, type) and issubclass(returned, msgspec.Struct)) and getattr(returned, "__origin__", None) is not Answer:
        return None
    takes_request = hints.pop("request", None) is not None
    in_path: dict[str, type] = {}
    query: dict[str, type] = {}
    body = None
    for name, hint in hints.items():
        kind, (declared, *_) = hint.__origin__, hint.__metadata__
        if isinstance(declared, BodyKwarg):
            body = msgspec.json.Decoder(kind)
        elif isinstance(declared, PathParameter):
            in_path[name] = kind
        else:
            assert isinstance(declared, QueryParameter)
            assert signature(function).parameters[name].default is not signature(function).empty
            query[name] = kind
    names = [part[1:].partition(":")[0] for part in path.split("/") if part.startswith("{")]
    return Route(
        function,
        handler.status_code,
        handler.media_type or MediaType.JSON,
        takes_request,
        tuple((name, in_path[name]) for name in names),
        query,
        body,
        handler.request_max_body_size if isinstance(handler.request_max_body_size, int) else largest,
    )


def _hints(function: Any) -> dict[str, Any]:
    """The types of a handler's arguments and of what it returns. Every application has handlers of its own, from the same code; reading their types takes longer
    than making all the rest of an application, and tests make hundreds."""
    code = function.__code__
    if code not in _known:
        _known[code] = get_type_hints(function, include_extras=True)
    return dict(_known[code])


def _given(route: Route, parameters: list[str], scope: Scope) -> dict[str, Any] | None:
    """What is in the address, by name; None if some of it is unusual."""
    given: dict[str, Any] = {}
    for (name, kind), text in zip(route.path, parameters, strict=True):
        given[name] = text if kind is str else _number(text)
    query = scope["query_string"]
    if query and route.query:
        for name, text in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
            if name in given:  # twice, or like something else
                return None
            if name in route.query:
                given[name] = text if route.query[name] is str else _number(text)
    return None if None in given.values() else given


def _number(text: str) -> int | None:
    return int(text) if _USUAL_NUMBER.fullmatch(text) else None


async def _body(scope: Scope, receive: Receive, largest: int) -> bytes | None:
    """None, and nothing of it is read, if it does not say how long it is, or is too long."""
    length = next((_number(value.decode("latin-1")) for name, value in scope["headers"] if name == b"content-length"), None)
    if length is None or length > largest:
        return None
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message["body"])
        if not message.get("more_body"):
            return b"".join(parts) if len(parts) > 1 else parts[0]


def _again(body: bytes) -> Receive:
    """A body that was read already."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
