"""Requests for a socket: those that browsers make are read in a short way, and as the library reads them."""

from __future__ import annotations

import random

import pytest

from hacktable.server.http.line import Opening, checked_opening, usual_opening

CHROME = {
    "host": "table.example",
    "connection": "Upgrade",
    "pragma": "no-cache",
    "cache-control": "no-cache",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "upgrade": "websocket",
    "origin": "https://table.example",
    "sec-websocket-version": "13",
    "accept-encoding": "gzip, deflate, br, zstd",
    "accept-language": "pt-PT,pt;q=0.9",
    "cookie": "hacktable=AbC-123_x.y; other=1",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-extensions": "permessage-deflate; client_max_window_bits",
}
FIREFOX = {**CHROME, "connection": "keep-alive, Upgrade", "sec-fetch-mode": "websocket", "sec-fetch-dest": "empty"}


def written(headers: dict[str, str], first: str = "GET /ws/abcdefghjk HTTP/1.1", *more: str) -> bytes:
    """As Uvicorn hands a request over."""
    lines = [first, *(f"{name}: {value}" for name, value in headers.items()), *more]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode("latin-1")


@pytest.mark.parametrize("headers", [CHROME, FIREFOX], ids=["Chrome", "Firefox"])
def test_what_browsers_send_is_read_in_the_short_way(headers: dict[str, str]) -> None:
    opening = usual_opening(written(headers))
    assert opening
    assert opening == checked_opening(written(headers))
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in opening.answer, "the example of the standard"


@pytest.mark.parametrize(
    "data",
    [
        written(CHROME | {"sec-websocket-version": "12"}),
        written(CHROME | {"sec-websocket-key": "short"}),
        written(CHROME | {"upgrade": "h2c"}),
        written(CHROME | {"connection": "close"}),
        written(CHROME, "POST /ws/abcdefghjk HTTP/1.1"),
        written(CHROME, "GET /ws/abcdefghjk HTTP/1.1", "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="),
        written({name: value for name, value in CHROME.items() if name != "sec-websocket-key"}),
    ],
)
def test_no_socket_is_opened_for_anything_else(data: bytes) -> None:
    assert usual_opening(data) is None
    answered = checked_opening(data)
    assert isinstance(answered, bytes)
    assert answered.startswith(b"HTTP/1.1 4")


def test_the_short_way_opens_no_socket_that_the_library_would_not() -> None:
    coin, short, other = random.Random(4), 0, 0
    odd = ["", "websocket", "Upgrade, x", "13", "é", "x" * 9000, "dGhlIHNhbXBsZSBub25jZR==", "a\tb", "keep-alive"]
    for _ in range(2000):
        headers = dict(coin.choice((CHROME, FIREFOX)))
        for name in coin.sample(list(headers), coin.randint(0, 2)):
            if coin.random() < 0.4:
                del headers[name]
            else:
                headers[name] = coin.choice(odd)
        first = coin.choice(("GET /ws/x HTTP/1.1", "GET /ws/x?a=b%20c HTTP/1.1", "HEAD /ws/x HTTP/1.1", "GET /ws/é HTTP/1.1"))
        data = written(headers, first)
        usual, checked = usual_opening(data), checked_opening(data)
        if usual:
            short += 1
            assert isinstance(checked, Opening), data
            assert [(name, value.strip()) for name, value in usual.headers] == checked.headers
            assert (usual.path, usual.answer) == (checked.path, checked.answer)
        else:
            other += 1
    assert short > 500
    assert other > 500
