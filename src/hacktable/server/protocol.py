"""Uvicorn's socket, made patient: whatever a client sends, the log has no exception of it."""

from __future__ import annotations

import logging

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

logger = logging.getLogger(__name__)


class PatientSocket(WebSocketsSansIOProtocol):
    """Closes on bytes that are no WebSocket at all."""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # a client's bytes, of every kind
            logger.debug("a socket sent what cannot be read: %s", error)
            self.transport.abort()


class _OurFaultsOnly(logging.Filter):
    """Uvicorn logs a client's broken text as an exception of the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8 sequence received from client")


def quiet() -> None:
    logging.getLogger("uvicorn.error").addFilter(_OurFaultsOnly())
