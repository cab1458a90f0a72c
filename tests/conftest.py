"""Shared by all tests: `tests/` itself can be imported from, and every test is marked by what it needs."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from hacktable.kernel import engine
from hacktable.kernel.registry import find
from hacktable.testing import Conformance
from hacktable.testing.walking import be_brief

if TYPE_CHECKING:
    from postgres import Postgres

HERE = Path(__file__).parent
GAMES = ("blackhat", "hacker", "hashcatch")
BOUNDS = "test_compiled_code_stays_within_its_bounds"
"""Compiles all rules once more, with checks of every index, which takes a minute or two a game. The interpreted rules make the same
checks by nature, except that they may count from the end, which a test of its own looks for. They are run far longer, so this is left to --soak for all but
the small game of the tests."""
DEEP = {
    BOUNDS,
    "test_interpreted_and_compiled_agree_in_every_byte_after_every_action",
    "test_the_perft_counts_are_as_they_were",
    "test_games_end_and_scores_are_bounded",  # whole games, which take long while nothing is compiled
    "test_no_event_gives_away_a_secret_that_is_drawn_by_chance",
    "test_worlds_that_look_alike_to_a_seat_stay_alike_in_all_that_reaches_it",
    "test_timeouts_are_the_same_interpreted_and_compiled",
    "test_a_timeout_tells_a_viewer_only_what_it_may_know",
    "test_a_refusal_tells_a_seat_only_what_it_knows",
    "test_events_agree_with_the_state",
}
"""Of the conformance suite, which knows no pytest and cannot mark them itself."""
sys.path.insert(0, str(HERE))
gc.disable()  # until all tests are read: what is made meanwhile stays, and looking for garbage in it takes a twentieth of the time


def pytest_addoption(parser: pytest.Parser) -> None:
    lengths = parser.getgroup("hacktable").addoption
    lengths("--soak", action="store_true", help="longer runs of what is run briefly otherwise")
    lengths(
        "--brief", action="store_true", help="compile nothing for the conformance suite, and walk through fewer variants; ./check fast does"
    )


def pytest_configure() -> None:
    """Examples that Hypothesis makes up may take as long as they take: on a busy machine any of them can need a second."""
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")


@pytest.fixture(autouse=True, scope="session")
def _lengths(request: pytest.FixtureRequest) -> None:
    """How long the conformance suite takes: in a long run, the speeds of every game are compared for a hundred times as many decisions."""
    if request.config.getoption("--brief"):
        be_brief()
    if request.config.getoption("--soak"):
        for suite in Conformance.__subclasses__():
            suite.compared_decisions *= 100


@pytest.fixture
def at_full_speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are played with compiled rules, as servers do: whole games take a tenth of the time. `./check fast` compiles nothing.

    For the one test that wants it, so that others find the rules as they are in a new process.
    """
    if not request.config.getoption("--brief"):
        monkeypatch.setattr(engine, "_ready", set(map(find, GAMES)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this process's tests; those that ask for it are skipped where there is none."""
    from postgres import running

    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: the test runs once with each kind."""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.fresh()
    from table_room import database

    return database(tmp_path)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> object:
    """Where a test's tables are kept: in memory, or in a database at this address."""
    from table_room import Memory, database

    if request.param == "memory":
        return Memory()
    return request.getfixturevalue("postgres").fresh() if request.param == "postgresql" else database(tmp_path)


@pytest.fixture(autouse=True)
def _servers_are_compiled(request: pytest.FixtureRequest) -> None:
    """All tests of the server play at full speed."""
    if HERE / "server" in request.path.parents:
        request.getfixturevalue("at_full_speed")


def pytest_collection_finish() -> None:
    """Python does not look again and again for garbage among all tests and modules, which stay to the end, and looks after every 5,000 new objects instead
    of every 700: together half of the time that this takes."""
    gc.freeze()
    gc.set_threshold(5_000)
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Function]) -> None:
    """Mark what lies in `browser/`, and let what takes long begin first: then no worker is left with it in the end.

    pytest-xdist gives each of its workers a stretch of the list and lets the quicker ones take from the ends of the others' stretches.
    So the first stretch begins with the long tests that compile rules, the second with half of the browser tests, the third with real
    servers, the fourth with the other half of the browser tests. No two workers compile the same rules at the same time.
    """
    for item in items:
        if HERE / "browser" in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if item.name in DEEP and item.cls is not None and issubclass(item.cls, Conformance):
            item.add_marker(pytest.mark.deep)
            if item.name == BOUNDS and item.cls.__name__ != "TestTiny":
                item.add_marker(pytest.mark.soak)
        if _marked(item, "soak") and not config.getoption("--soak"):
            item.add_marker(pytest.mark.skip(reason="takes minutes: ./check --soak runs it"))
    compiling = [item for item in items if _marked(item, "deep")]
    browsing = [item for item in items if _marked(item, "browser") and not _marked(item, "deep")]
    serving = [item for item in items if _marked(item, "real") and not _marked(item, "deep", "browser")]
    quick = [item for item in items if not _marked(item, "deep", "browser", "real")]
    files = sorted({item.path for item in browsing})  # a file is not torn apart: its tests may share a match that was played
    half = [item for item in browsing if item.path in files[::2]]
    other = [item for item in browsing if item.path not in files[::2]]
    stretches = {1: [[*compiling, *browsing, *serving]], 2: [compiling, [*browsing, *serving]], 3: [compiling, browsing, serving]}.get(
        int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")), [compiling, half, serving, other]
    )
    ordered = list[pytest.Function]()
    for number, first in enumerate(stretches, 1):
        rest = max(0, len(items) * number // len(stretches) - len(ordered) - len(first))
        ordered += [*first, *quick[:rest]]
        del quick[:rest]
    items[:] = [*ordered, *quick]


def _marked(item: pytest.Item, *names: str) -> bool:
    return any(item.get_closest_marker(name) for name in names)
