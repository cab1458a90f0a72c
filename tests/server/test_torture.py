"""Three real servers, killed, stopped, restarted and cut off from everything they need, while people play."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

pytest.importorskip("psycopg", reason="the extra many is not installed")
pytest.importorskip("nats", reason="the extra many is not installed")

from torture.report import report
from torture.running import torture

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without SIGKILL")]


@pytest.mark.soak
def test_whatever_goes_wrong_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    """Each kind of trouble, many times. A thousand: `python -m tests.torture --events 1000`. The check has each kind of trouble on its own:
    servers that are killed, stopped and restarted in `test_many_real.py`, all others in the simulation."""
    outcome = asyncio.run(torture(200, 2, tmp_path))
    print(report(outcome))
    assert outcome.verdict.wrong == []
    assert outcome.verdict.acknowledged > 2_000, "people played meanwhile"
    assert outcome.troubles.takeovers, "tables have changed hands"
    assert all(page.away for page in outcome.pages), "everybody was away, and came back"
    assert "another server owns it now" in outcome.log, "late writes were refused"
