"""Traces: what a collector gets of one move, and that nothing secret is in it."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest
from many import Servers
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest, ExportTraceServiceResponse
from opentelemetry.proto.trace.v1.trace_pb2 import Span
from real import Crew, Served
from table_room import ADA, BEN, in_a_loop
from test_logs import match_secrets, secrets_of

from hacktable.cli import main
from hacktable.kernel import extras
from hacktable.server.traces import Traces
from hacktable.server.wire import messages

pytestmark = pytest.mark.real


class Collector:
    """Takes traces as an OpenTelemetry collector does."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.raw = b""
        self.services: set[str] = set()

    def take(self, body: bytes) -> None:
        self.raw += body
        for each in ExportTraceServiceRequest.FromString(body).resource_spans:
            self.services |= {fact.value.string_value for fact in each.resource.attributes if fact.key == "service.name"}
            self.spans += [span for scope in each.scope_spans for span in scope.spans]

    def of(self, name: str) -> list[Span]:
        return [span for span in self.spans if span.name == name]


@contextmanager
def collecting() -> Iterator[tuple[Collector, str]]:
    """A collector, and its address."""
    found = Collector()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            body = self.rfile.read(int(self.headers["content-length"]))
            found.take(gzip.decompress(body) if self.headers.get("content-encoding") == "gzip" else body)
            answer = ExportTraceServiceResponse().SerializeToString()
            self.send_response(200)
            self.send_header("content-type", "application/x-protobuf")
            self.send_header("content-length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield found, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def facts(span: Span) -> dict[str, str | int]:
    return {fact.key: fact.value.string_value or fact.value.int_value for fact in span.attributes}


@in_a_loop
async def test_a_collector_gets_the_request_the_move_and_its_commit_and_no_secret(tmp_path: Path) -> None:
    with collecting() as (found, address):
        async with Served(tmp_path / "data", options=("--traces", address)) as server:
            async with Crew(server).playing([(2, 0)], seed=3) as crew:
                await crew.until(lambda: crew.acks > 10)
                await crew.settle()
                acks = crew.acks
            server.signal(15)
            assert await server.wait() == 0
            secret = set[str]().union(*map(secrets_of, crew.pages)) | match_secrets(server.database)
            assert server.complaints == []
    assert found.services == {"hacktable"}
    acts = {span.span_id: span for span in found.of("act")}
    assert len(acts) == acks
    commits = [span for span in found.of("commit") if span.parent_span_id in acts]
    assert len(commits) == acks
    for commit in commits:
        act = acts[commit.parent_span_id]
        assert act.trace_id == commit.trace_id
        assert act.start_time_unix_nano <= commit.start_time_unix_nano <= commit.end_time_unix_nano <= act.end_time_unix_nano
        assert (facts(act), facts(commit)) == ({"game": "hashcatch"}, {"rows": 1})
    made = {(str(facts(span)["http.request.method"]), str(facts(span)["http.route"])) for span in found.of("request")}
    assert {("POST", "/api/me"), ("POST", "/api/tables")} <= made
    assert not any(span.events for span in found.spans), "exceptions are written down"
    hidden = {*secret, *(page.link for page in crew.pages), "Guest 0", "Guest 1"}
    assert [each for each in hidden if each.encode() in found.raw] == []


@in_a_loop
async def test_a_move_at_a_table_of_another_server_is_one_trace() -> None:
    with collecting() as (found, address):
        traces = Traces(address, "here")
        async with Servers(2) as servers:
            for room in servers.living:
                assert room.house.relays
                room.house.relays.traces = traces
                object.__setattr__(room.house._services, "traces", traces)
            link = await servers[0].make()
            await servers[0].come(link, ADA)
            ben = await servers[1].come(link, BEN)
            ben.post(messages.Act("a-move-of-bens", 0, msgspec.Raw(b'{"do":"roll"}')))
            await servers.settle()
            assert ben.new("refused"), "there is no match yet"
        await asyncio.to_thread(traces.close)
    (forward,), (act,) = found.of("forward"), found.of("act")
    assert (act.trace_id, act.parent_span_id) == (forward.trace_id, forward.span_id)


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    installed = extras.is_installed
    monkeypatch.setattr(extras, "is_installed", lambda module: module != "opentelemetry" and installed(module))
    assert main(["serve", "--traces", "http://127.0.0.1:4318"]) == 1
    assert capsys.readouterr().err == "hacktable serve --traces needs the extra traces: pip install 'hacktable[traces]'\n"
