"""Three real servers, killed, stopped, restarted and cut off from everything they need, while people play."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

pytest.importorskip("psycopg", reason="the extra many is not installed")
pytest.importorskip("nats", reason="the extra many is not installed")

from torture.report import report
from torture.running import FEW, Outcome, Tables, torture

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without SIGKILL")]


def tortured(folder: Path, events: int, seed: int, tables: Tables) -> Outcome:
    outcome = asyncio.run(torture(events, seed, folder, tables=tables))
    print(report(outcome))
    assert outcome.verdict.wrong == []
    assert outcome.verdict.acknowledged > 10 * events, "people played meanwhile"
    assert outcome.troubles.takeovers, "tables have changed hands"
    assert all(page.away for page in outcome.pages), "everybody was away, and came back"
    return outcome


def test_whatever_goes_wrong_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    """Each kind of trouble once. A thousand: `python -m tests.torture --events 1000`."""
    tortured(tmp_path, 10, 1, FEW)


@pytest.mark.soak
def test_nor_if_it_goes_wrong_for_a_long_time(tmp_path: Path) -> None:
    outcome = tortured(tmp_path, 200, 2, Tables())
    assert "another server owns it now" in outcome.log, "late writes were refused"
