"""What our API answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response
from litestar.response.base import ASGIResponse

from hacktable.server.http.asgi import Message
from hacktable.server.http.page_files import ENCODED_HEADERS

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_NO_BODY = (204, 304)
_NO_HEADERS: dict[str, str] = {}


class Answer(Response[T]):
    """What our API answers: something as JSON, or bytes of any kind. Unless it says how long it may be kept, nobody keeps it.

    Litestar's own response puts its headers together one by one, and looks for each whether it is there already. That took a third of all the time that
    Litestar needed for a request.
    """

    def __init__(
        self,
        content: T,
        *,
        status_code: int | None = None,
        headers: dict[str, str] | None = None,
        media_type: MediaType | str | None = None,
        **_: object,
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.headers = headers or {}
        self.media_type = media_type
        self.background = None

    def to_asgi_response(self, *_: Any, **given: Any) -> ASGIResponse:
        """:param given: what Litestar gives; of it we need the route's media type and status code, if the answer has none of its own."""
        return _Sent(*written(self, given.get("status_code") or 200, given.get("media_type") or MediaType.JSON))


def written(answer: object, status: int, media_type: MediaType | str) -> tuple[Message, bytes]:
    """An answer's head, as ASGI has it, and its body.

    :param answer: an `Answer`, or only what is in it.
    :param status: and the media type: of the route, if the answer has none of its own.
    """
    content, given = answer, _NO_HEADERS
    if isinstance(answer, Answer):
        content, given = answer.content, answer.headers
        status, media_type = answer.status_code or status, answer.media_type or media_type
    if status in _NO_BODY:
        body = b""
    elif isinstance(content, bytes):
        body = content
    else:
        body = content.encode() if isinstance(content, str) else _encode(content)
    headers = [*ENCODED_HEADERS, *((name.lower().encode(), value.encode("latin-1")) for name, value in given.items())]
    if "cache-control" not in given:
        headers.append((b"cache-control", b"no-store"))
    if status not in _NO_BODY:
        headers += (_kind(media_type), (b"content-length", b"%d" % len(body)))
    return {"type": "http.response.start", "status": status, "headers": headers}, body


class _Sent(ASGIResponse):
    """An answer as it goes to Uvicorn."""

    __slots__ = ("_head",)

    def __init__(self, head: Message, body: bytes) -> None:
        self.body = body
        self._head = head

    async def __call__(self, scope: object, receive: object, send: Callable[[Any], Awaitable[None]]) -> None:
        await send(self._head)
        await send({"type": "http.response.body", "body": self.body})


@lru_cache(20)
def _kind(kind: MediaType | str) -> tuple[bytes, bytes]:
    name = kind.value if isinstance(kind, MediaType) else kind
    return b"content-type", (f"{name}; charset=utf-8" if name.startswith("text/") else name).encode()
