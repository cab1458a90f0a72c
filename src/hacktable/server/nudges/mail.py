"""Mails, over the operator's own mail server. An address gets none before its owner has confirmed it, and every mail says how to stop them."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from hacktable.server.nudges.courier import Answer

WITHIN = 15
"""Seconds for the mail server to answer each time."""
AT_ONCE = 2
MOST_WAITING = 500
_ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


def is_address(text: str) -> bool:
    """Whether something looks like the address of one person."""
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True)
class MailServer:
    """The operator's."""

    host: str
    port: int
    sender: str
    """Whom mails are from."""
    tls: bool = False
    """From the first byte. Otherwise it begins when the mail server offers it (STARTTLS)."""
    user: str = ""
    password: str = ""

    @classmethod
    def of(cls, url: str, sender: str, password: str) -> MailServer:
        """:param url: like smtp://name@host:587, or smtps://name@host.

        :raises ValueError: if it is not.
        """
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
            raise ValueError(f"not an address like smtp://name@host:587: {url!r}")
        if not is_address(parseaddr(sender)[1]):
            raise ValueError(f"not an address of mail: {sender!r}")
        secure = parts.scheme == "smtps"
        return cls(parts.hostname, parts.port or (465 if secure else 587), sender, secure, unquote(parts.username or ""), password)


@dataclass(frozen=True)
class Mail:
    """One mail."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """An address (URL) at which a request without a person ends all mails (RFC 8058); empty: it is not one of many."""


class Mailer:
    """Sends mails, in threads of its own."""

    def __init__(self, server: MailServer, tls: ssl.SSLContext | None = None) -> None:
        self._server = server
        self._tls = tls or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="hacktable-mail")
        self._waiting = 0

    async def send(self, mail: Mail) -> Answer:
        """What came of it; it holds up nobody."""
        if self._waiting >= MOST_WAITING:
            return Answer("refused")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, mail)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, mail: Mail) -> Answer:
        server = self._server
        try:
            connection = (
                smtplib.SMTP_SSL(server.host, server.port, timeout=WITHIN, context=self._tls)
                if server.tls
                else smtplib.SMTP(server.host, server.port, timeout=WITHIN)
            )
            with connection:
                connection.ehlo()
                if not server.tls and connection.has_extn("starttls"):
                    connection.starttls(context=self._tls)
                    connection.ehlo()
                elif not server.tls and server.user:
                    return Answer("refused")  # a password is not sent where anybody could read it
                if server.user:
                    connection.login(server.user, server.password)
                connection.send_message(self._message(mail))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Answer("later" if all(400 <= code < 500 for code in codes) else "gone", codes[0] if codes else 0)
        except smtplib.SMTPResponseException as error:
            return Answer("later" if 400 <= error.smtp_code < 500 else "refused", error.smtp_code)
        except (OSError, smtplib.SMTPException):
            return Answer("later")
        return Answer("taken", 250)

    def _message(self, mail: Mail) -> EmailMessage:
        message = EmailMessage(SMTP)
        sender = parseaddr(self._server.sender)[1]
        message["From"] = self._server.sender
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text, cte="quoted-printable")
        return message
