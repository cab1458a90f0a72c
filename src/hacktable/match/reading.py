"""Reading our texts: lines of words, and errors that say where."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import NoReturn, TypeVar

from hacktable.kernel.errors import HacktableError, MalformedError, TextError

T = TypeVar("T")
_WORDS, _NUMBER = re.compile(r"\S+"), re.compile(r"-?[0-9]{1,20}", re.ASCII)


class Line:
    """A line of words, read from the left."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.at = 0

    @cached_property
    def words(self) -> list[tuple[str, int]]:
        """The words, and where they stand; found when the line is read, which many lines of a wrong text never are."""
        return _words_of(self.text)

    @property
    def column(self) -> int:
        """Where the next word stands."""
        return self.words[self.at][1] if self.at < len(self.words) else len(self.text.rstrip()) + 1

    def fail(self, code: str, **params: object) -> NoReturn:
        raise TextError(code, None, line=self.number, column=self.column, **params)

    def peek(self) -> str:
        """The next word, or nothing."""
        return self.words[self.at][0] if self.at < len(self.words) else ""

    def word(self, expected: str) -> str:
        """Take the next word."""
        if self.at == len(self.words):
            self.fail("text-missing", expected=expected)
        self.at += 1
        return self.words[self.at - 1][0]

    def skip_to(self, place: int) -> None:
        """Read on from a place in the text, in the middle of a word if need be."""
        self.words = _words_of(" " * place + self.text[place:])
        self.at = 0

    def back(self) -> Line:
        """Go back before the last word, to point at it."""
        self.at -= 1
        return self

    def literal(self, *expected: str) -> None:
        """Take words that must be these."""
        for each in expected:
            if self.peek() != each:
                self.fail("text-unknown", given=repr(self.peek()), expected=each)
            self.at += 1

    def number_in(self, low: int, high: int) -> int:
        """Take a whole number."""
        word = self.peek()
        if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
            self.fail("text-number", given=repr(word), expected=f"{low}–{high}")
        self.at += 1
        return int(word)

    def rest(self) -> str:
        """Take all that is left."""
        text = self.text[self.column - 1 :].strip()
        self.at = len(self.words)
        return text

    def end(self) -> None:
        if self.at < len(self.words):
            self.fail("text-unknown", given=repr(self.peek()), expected=MalformedError("expected-end"))

    def trying(self, read: Callable[[], T]) -> T:
        """Run a reader; its refusal becomes one with this line's number."""
        column = self.column
        try:
            return read()
        except TextError:
            raise
        except HacktableError as error:
            raise TextError(error.code, error.rule, **{**error.params, "line": self.number, "column": column}) from None


def _words_of(text: str) -> list[tuple[str, int]]:
    return [(found.group(), found.start() + 1) for found in _WORDS.finditer(text)]


class Lines:
    """The lines of a text; empty ones and comments (`#`) are passed over."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TextError("text-unknown", line=1, column=1, given=type(text).__name__, expected="str")
        everything = text.split("\n")
        self._lines = [Line(n, line) for n, line in enumerate(everything, 1) if line.strip() and not line.lstrip().startswith("#")]
        self._end = Line(len(everything) + 1, "")
        self._at = 0

    def peek(self) -> Line:
        """The next line; an empty one behind the last."""
        return self._lines[self._at] if self._at < len(self._lines) else self._end

    def take(self) -> Line:
        line = self.peek()
        self._at += 1
        return line

    @property
    def done(self) -> bool:
        return self._at >= len(self._lines)
