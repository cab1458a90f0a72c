"""The short way of requests to their handlers: what is usual does not go through Litestar, and everything is answered as Litestar answers it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar, MediaType, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from table_room import Answer as Heard
from table_room import Memory, TableRoom, ask, in_a_loop

from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Application, Asked, header
from hacktable.server.http.shortcut import Shortcut
from hacktable.server.http.web import Web

LARGEST = 60


class Thing(msgspec.Struct):
    """What is told."""

    name: str
    number: int = 0


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for."""

    name: str
    number: int = 0


class RefusedError(Exception):
    """Something that a handler may say."""


@get("/api/things")
async def things(request: Asked) -> Thing:
    return Thing(header(request, b"cookie"))


@get("/api/things/{name:str}/{number:int}", media_type=MediaType.TEXT)
async def thing(
    request: Asked, name: FromPath[str], number: FromPath[int], lang: FromQuery[str] = "en", step: FromQuery[int] = 0
) -> Answer[str]:
    if number == 7:
        raise RefusedError("seven")
    return Answer(f"{name} {number} {lang} {step}", headers={"cache-control": "max-age=5", "ETag": '"x"'})


@post("/api/things", status_code=201)
async def make(request: Asked, data: JSONBody[Wish]) -> Thing:
    return Thing(f"{request.method} {data.name}", data.number)


@post("/api/things/large", status_code=204, request_max_body_size=10 * LARGEST)
async def large(data: JSONBody[Wish]) -> Answer[None]:
    return Answer(None, headers={"set-cookie": f"a={len(data.name)}"})


HANDLERS = [things, thing, make, large]


def refusal(request: Asked, error: Exception) -> Answer[Thing]:
    return Answer(Thing(f"{type(error).__name__} at {request.method}"), status_code=getattr(error, "status_code", 409))


async def nowhere(*_: object) -> None:
    raise AssertionError("this was to be read without Litestar")


@pytest.fixture
def litestar() -> Application:
    application = Litestar(
        route_handlers=HANDLERS,
        exception_handlers={Exception: cast(Any, refusal)},
        openapi_config=None,
        logging_config=None,
        response_class=Answer,
        request_max_body_size=LARGEST,
    )
    return cast(Application, application)


def shown(heard: Heard) -> tuple[Any, ...]:
    return heard.status, sorted(heard.headers.items()), heard.cookies, heard.body


USUAL: list[tuple[str, str, Any]] = [
    ("GET", "/api/things", None),
    ("GET", "/api/things?lang=de", None),
    ("GET", "/api/things/a%20b/12", None),
    ("GET", "/api/things/a/12?lang=de&step=3&other=1", None),
    ("GET", "/api/things/a/0?lang=&step=0", None),
    ("GET", "/api/things/a/12?lang=a%26b+c", None),
    ("GET", "/api/things/a/7", None),
    ("POST", "/api/things", {"name": "Ada", "number": 5}),
    ("POST", "/api/things/large", {"name": "x" * 2 * LARGEST}),
]
UNUSUAL: list[tuple[str, str, Any]] = [
    ("GET", "/api/things/", None),
    ("GET", "/api//things", None),
    ("GET", "/api/things/a", None),
    ("GET", "/api/things/a/12/", None),
    ("GET", "/api/things//12", None),
    ("GET", "/api/things/large/12", None),
    ("GET", "/api/things/a/x", None),
    ("GET", "/api/things/a/012", None),
    ("GET", "/api/things/a/12?step=03", None),
    ("GET", "/api/things/a/-12", None),
    ("GET", "/api/things/a/+1_2", None),
    ("GET", "/api/things/a/\u0661\u0662", None),
    ("GET", "/api/things/a/" + "1" * 400, None),
    ("GET", "/api/things/a/12?step=x", None),
    ("GET", "/api/things/a/12?step=-3", None),
    ("GET", "/api/things/a/12?lang=de&lang=fi", None),
    ("GET", "/api/things/a/12?name=b", None),
    ("GET", "/api/nothing", None),
    ("HEAD", "/api/things", None),
    ("OPTIONS", "/api/things", None),
    ("DELETE", "/api/things", None),
    ("POST", "/api/things", None),
    ("POST", "/api/things", b""),
    ("POST", "/api/things", b"{"),
    ("POST", "/api/things", b"\xff\xfe"),
    ("POST", "/api/things", b"[" * 50),
    ("POST", "/api/things", {"name": 5}),
    ("POST", "/api/things", {"name": "Ada", "number": "5"}),
    ("POST", "/api/things", {"name": "Ada", "other": 5}),
    ("POST", "/api/things", {"name": "x" * LARGEST}),
    ("POST", "/api/things/large", {"name": "x" * 10 * LARGEST}),
    ("POST", "/api/things/large", b"[" * 500),
]


@pytest.mark.parametrize(("method", "path", "body"), USUAL)
@in_a_loop
async def test_what_is_usual_is_answered_as_by_litestar_and_without_it(litestar: Application, method: str, path: str, body: Any) -> None:
    short = Shortcut(HANDLERS, nowhere, {Exception: refusal}, LARGEST)
    answer = await ask(short, method, path, body, headers={"cookie": "a=1"})
    assert shown(answer) == shown(await ask(litestar, method, path, body, headers={"cookie": "a=1"}))


@pytest.mark.parametrize(("method", "path", "body"), UNUSUAL)
@in_a_loop
async def test_what_is_unusual_is_answered_as_if_there_were_no_short_way(litestar: Application, method: str, path: str, body: Any) -> None:
    short = Shortcut(HANDLERS, litestar, {Exception: refusal}, LARGEST)
    assert shown(await ask(short, method, path, body)) == shown(await ask(litestar, method, path, body))


@in_a_loop
async def test_a_body_that_does_not_say_how_long_it_is_comes_to_its_handler_all_the_same(litestar: Application) -> None:
    short = Shortcut(HANDLERS, litestar, {Exception: refusal}, LARGEST)
    for length, status in (("many", 400), ("9" * 40, 413), ("-1", 201)):
        answer = await ask(short, "POST", "/api/things", {"name": "Ada"}, headers={"content-length": length})
        assert answer.status == status


@in_a_loop
async def test_the_nearest_kind_of_an_error_is_answered() -> None:
    def near(request: Asked, error: RefusedError) -> Answer[Thing]:
        return Answer(Thing(str(error)), status_code=418)

    short = Shortcut(HANDLERS, nowhere, {Exception: refusal, RefusedError: near}, LARGEST)
    answer = await ask(short, "GET", "/api/things/a/7")
    assert (answer.status, answer.json["name"]) == (418, "seven")
    assert answer.headers["content-type"] == "application/json", "an error is told as JSON, also where something else is asked for"


@in_a_loop
async def test_all_handlers_of_a_server_are_reached_by_the_short_way(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = Web(room.house, tmp_path, limits=False)
        handlers = web.handlers()
        short = Shortcut(handlers, nowhere, {}, LARGEST)
        far = {
            handler.handler_name
            for handler in handlers
            for path in handler.paths
            for method in handler.http_methods
            if not short.knows(method, path)
        }
        assert far == {"ask_stop"}, "which sends people to another address"
        assert len(handlers) > 50
