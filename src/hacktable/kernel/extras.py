"""Parts of Hacktable that need more than the library's own few dependencies: each belongs to an extra of the package."""

from __future__ import annotations

import importlib.util

from hacktable.kernel.errors import HacktableError


class MissingExtraError(HacktableError, ImportError):
    """Something is not installed; the message says how to install it."""


def need(extra: str, by: str, *modules: str) -> None:
    """Check that what an extra installs is there, before anything is imported from it.

    :raises MissingExtraError: naming the extra and who needs it.
    """
    if not all(is_installed(each) for each in modules):
        raise MissingExtraError("extra-missing", by=by, extra=extra)


def is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def is_ours(module: str) -> bool:
    """Whether the rules of a module are our own: of those we know what they do not use, since we test it."""
    return module.startswith("hacktable.")


DATABASES = ("sqlalchemy", "alembic", "psycopg")
"""Packages whose errors say that a database cannot be used."""


def trouble_with_database(error: Exception) -> str | None:
    """What to say of an error that one of these packages has raised; None of any other. They need not be installed for that."""
    if type(error).__module__.partition(".")[0] not in DATABASES:
        return None
    words, _, _ = str(error).partition("\n(Background on this error")  # from here on it names a page for programmers
    return f"the database cannot be used: {words}"
