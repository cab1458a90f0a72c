"""What is said when something is refused: a code, the rule behind it, and parameters.

Sentences are made from the code by `hacktable.lang`; an error's own text is the English one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hacktable import lang


class HacktableError(ValueError):
    """Base of all refusals. Nothing has changed when one is raised."""

    def __init__(self, code: str, rule: str | None = None, **params: Any) -> None:
        self.code = code
        self.rule = rule
        self.params = params
        super().__init__(code, rule, params)

    def text(self, language: str = "en") -> str:
        """The refusal as a sentence, with the rule's number behind it; if several refusals led to it, they follow, a line each."""
        params = {name: each.text(language) if isinstance(each, HacktableError) else each for name, each in self.params.items()}
        reasons = [each for value in params.values() if isinstance(value, tuple) for each in value]
        sentence = lang.say(language, self.code, **{name: value for name, value in params.items() if not isinstance(value, tuple)})
        return "\n  ".join([f"{sentence} ({self.rule})" if self.rule else sentence, *(each.text(language) for each in reasons)])

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (type(self), self.code, self.rule, self.params)


def _remake(kind: type[HacktableError], code: str, rule: str | None, params: dict[str, Any]) -> HacktableError:
    return kind(code, rule, **params)


def plain(params: Mapping[str, object]) -> dict[str, Any]:
    """Parameters as plain values; a refusal within a refusal keeps its code, for the page to make the sentence."""
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: object) -> object:
    if isinstance(value, HacktableError):
        return {"code": value.code, "params": plain(value.params), "rule": value.rule}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value if isinstance(value, bool | int | str) else str(value)


class MalformedError(HacktableError):
    """The input is not an action, a position or a record at all."""


class IllegalError(HacktableError):
    """A well-formed action that the rules do not allow now."""


class NotYoursError(HacktableError):
    """An action of a seat that may not act now."""


class OptionError(HacktableError):
    """A match cannot be set up like this."""


class TextError(MalformedError):
    """A position or record text that cannot be read; `params` has the line and the column."""

    def text(self, language: str = "en") -> str:
        return lang.say(language, "text-line", line=self.line, column=self.column, reason=super().text(language))

    @property
    def line(self) -> int:
        return int(self.params["line"])

    @property
    def column(self) -> int:
        return int(self.params["column"])
