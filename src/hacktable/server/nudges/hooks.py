"""Webhooks: a table tells a channel of its players whose turn it is."""

from __future__ import annotations

import re

import msgspec

from hacktable.server.nudges.book import Webhook
from hacktable.server.nudges.courier import Letter

_MARKS = re.compile(r"([\\`*_~|>#\[\]<@])")


def letter(webhook: Webhook, text: str, link: str, about: dict[str, str | int]) -> Letter:
    """What is sent.

    :param text: a sentence.
    :param link: of the table.
    :param about: what it says, for programs.
    """
    if webhook.kind == "ntfy":
        return {"content-type": "text/plain; charset=utf-8", "click": link}, f"{text}\n{link}".encode()
    said: dict[str, object] = {"text": text, "link": link, **about}
    if webhook.kind == "discord":  # nobody's name calls everybody there, or looks like something else
        said = {"content": _MARKS.sub(r"\\\1", text) + "\n" + link, "allowed_mentions": {"parse": []}}
    return {"content-type": "application/json"}, msgspec.json.encode(said)
