"""The sentences of one language, each of which is read when it is first said.

Reading all that Hacktable can say in six languages takes Fluent's parser a second of processor time, and a server starts for a match in which
a few dozen of them are said. So a file is only cut into its entries, and the parser gets those that somebody asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_BEGINS = re.compile(r"^(?:(-?[A-Za-z][\w-]*) *=|#)", re.ASCII | re.MULTILINE)
"""An entry or a comment: nothing else can stand at the beginning of a line with an equals sign after it, because what belongs to an entry is indented."""
_NAMED = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)


def cut(text: str) -> dict[str, str]:
    """The source of each entry of a file, by its code; a term's has a dash before it."""
    begins = [*_BEGINS.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    found = dict[str, str]()
    for each, end in zip(begins, ends, strict=True):
        if each[1]:
            found.setdefault(each[1], text[each.start() : end])
    return found


class Sentences:
    """What some files say in one language. If two of them have a sentence with the same code, the first one's is used."""

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        """:param locale: what plurals and numbers follow."""
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread = dict[str, str]()
        self._reading = Lock()
        for file in files:
            if file.exists():
                self._unread = cut(file.read_text("utf-8")) | self._unread

    def pattern(self, code: str) -> Any:
        """What Fluent makes the sentence from; None: there is none."""
        self._read(code)
        return self._bundle.get_message(code).value if self._bundle.has_message(code) else None

    def made(self, pattern: Any, given: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence with what is given put in, and what went wrong."""
        sentence, errors = self._bundle.format_pattern(pattern, given)
        return str(sentence), errors

    def _read(self, code: str) -> None:
        """Let Fluent read an entry together with all that it may refer to: words in it that are codes. What has been read is taken off the list of the
        unread only when all of it can be said, because other threads do not wait for what is not on that list."""
        if code not in self._unread:
            return
        with self._reading:
            found, wanted = dict[str, str](), [code]
            while wanted:
                each = wanted.pop()
                if each in self._unread and each not in found:
                    found[each] = self._unread[each]
                    wanted += _NAMED.findall(found[each])
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
            for each in found:
                del self._unread[each]
