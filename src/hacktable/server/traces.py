"""Traces for OpenTelemetry, if they are switched on: how long each step of a request or a move took, and which server took it.

Nobody pays for it otherwise: whoever could be traced only looks whether there is a `Traces`. Spans say what kind of thing was done, never at which table, by
whom, or with what.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from hacktable import __version__
from hacktable.server.counts import clock

PATH = "/v1/traces"
_words = TraceContextTextMapPropagator()


class Traces:
    """Of one server. Which share of all traces is kept, OpenTelemetry's own environment variables decide (`OTEL_TRACES_SAMPLER`)."""

    def __init__(self, url: str, name: str) -> None:
        """:param url: of a collector that speaks OTLP over HTTP.
        :param name: of this server.
        """
        url = url.rstrip("/")
        about = {"service.name": "hacktable", "service.version": __version__, "service.instance.id": name}
        self._provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(url if url.endswith(PATH) else url + PATH)))
        self._tracer = self._provider.get_tracer("hacktable", __version__)

    @contextmanager
    def span(self, name: str, since: float = 0.0, parent: str = "", **facts: str | int) -> Iterator[Span]:
        """See `Tracing`. An exception is not written down: its words may be secret."""
        began = time.time_ns() - int(1e9 * (clock() - since)) if since else None
        above: Context | None = _words.extract({"traceparent": parent}) if parent else None
        with self._tracer.start_as_current_span(
            name, above, attributes=facts, start_time=began, record_exception=False, set_status_on_exception=False
        ) as span:
            yield span

    def here(self) -> str:
        found = dict[str, str]()
        _words.inject(found)
        return found.get("traceparent", "")

    def close(self) -> None:
        """Send what is left. It may take seconds, if the collector does not answer."""
        self._provider.shutdown()
