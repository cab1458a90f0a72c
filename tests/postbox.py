"""A mail server for tests."""

from __future__ import annotations

import ssl
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from ports import free_port


class Postbox:
    """A mail server on this machine, with one user."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        """:param tls: None: without TLS, and for everybody."""
        self.arrived: list[EmailMessage] = []
        self.answers: list[str] = []
        self.port = free_port()
        guarded: dict[str, Any] = (
            {"tls_context": tls, "require_starttls": True, "authenticator": self._knows, "auth_required": True} if tls else {}
        )
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **guarded)

    def _knows(self, server: Any, session: Any, envelope: Any, mechanism: str, found: Any) -> AuthResult:
        return AuthResult(success=(found.login, found.password) == (b"table", b"secret"))

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            self.arrived.append(message_from_bytes(envelope.content, policy=default))
        return answer

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._controller.stop()
