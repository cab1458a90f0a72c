"""The dashboard and the alerts in deploy/: every number they ask for is told by a server, with the labels they ask for."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.metrics_core import Metric

from hacktable.server.brains import Brains
from hacktable.server.bus import LocalBus
from hacktable.server.counts import Commits
from hacktable.server.house import House
from hacktable.server.metrics import Metrics
from hacktable.server.wire.faults import FAULT_KINDS

DEPLOY = Path(__file__).parent.parent / "deploy"
LABELS = {"instance", "job", "le"}
"""Those that Prometheus adds by itself, or every histogram has."""


class NothingWritten:
    """A database that nobody has used."""

    commits, waiting = Commits(), 0


def told() -> list[Metric]:
    """What one of several servers tells."""

    async def look() -> list[Metric]:
        brains = Brains()
        house = House(None, thinkers=brains, between=LocalBus())  # type: ignore[arg-type]
        try:
            return list(Metrics(house, NothingWritten(), brains, lambda: 0).families())
        finally:
            brains.close()

    return asyncio.run(look())


def series() -> dict[str, set[str]]:
    """Every name that can be asked for, with its labels."""
    return {sample.name: set(sample.labels) for family in told() for sample in family.samples}


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
    return found


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def questions() -> list[str]:
    panels = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    variables = [each["query"]["query"] for each in dashboard()["templating"]["list"] if each["type"] == "query"]
    return [*panels, *variables, *(rule["expr"] for rule in rules())]


@pytest.mark.parametrize("question", questions())
def test_every_number_that_is_asked_for_is_told(question: str) -> None:
    known = series() | {"up": set()}
    names = set(re.findall(r"\b(?:hacktable|process)_\w+|\bup\b", question))
    names -= {each.strip('"') for each in re.findall(r'"[^"]*"', question)}  # the name of the job
    assert names, question
    assert names <= known.keys(), f"nobody tells {names - known.keys()}"
    asked = {label for part in re.findall(r"\{([^}]*)\}", question) for label in re.findall(r"(\w+)\s*=~?", part)}
    asked |= {label.strip() for part in re.findall(r"by \(([^)]*)\)", question) for label in part.split(",")}
    assert asked <= LABELS | set[str]().union(*(known[name] for name in names)), question


def test_the_numbers_of_faults_in_the_alerts_are_faults() -> None:
    numbers = {int(number) for rule in rules() for number in re.findall(r'fault="(\d+)"', rule["expr"])}
    assert numbers
    assert numbers <= {kind.number for kind in FAULT_KINDS}


def test_every_alert_says_what_is_wrong_and_who_is_called() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules()) > 8
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert "$labels.instance" in rule["annotations"]["summary"]


def test_the_dashboard_shows_what_hosting_explains_and_the_other_way_round() -> None:
    chapter = (DEPLOY.parent / "docs/hosting.md").read_text("utf-8").partition("### Numbers")[2].partition("### The log")[0]
    explained = set(re.findall(r"`(hacktable_\w+)", chapter))
    ours = {family.name + ("_total" if family.type == "counter" else "") for family in told() if family.name.startswith("hacktable_")}
    assert explained == ours
