"""The files in deploy/ for several servers, as far as they can be checked without starting containers."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import hacktable
from hacktable.cli import build_parser
from hacktable.server import serve
from hacktable.server.metrics import PATH
from hacktable.server.serve import PORT

DEPLOY = Path(__file__).parent.parent / "deploy"
SERVERS = ("one", "two", "three")
HEALTH = "/health"
PATIENCE = 10 + 5 + serve.TRACES_WITHIN
"""Seconds that a server may take to end: its tables, Uvicorn's connections, and the last traces."""


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def manifests() -> list[dict[str, Any]]:
    listed = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text("utf-8"))["resources"]
    assert sorted(listed) == sorted(file.name for file in (DEPLOY / "kubernetes").glob("*.yaml") if file.name != "kustomization.yaml")
    return [each for name in listed for each in yaml.safe_load_all((DEPLOY / "kubernetes" / name).read_text("utf-8"))]


def manifest(kind: str, name: str = "hacktable") -> dict[str, Any]:
    (found,) = [each for each in manifests() if (each["kind"], each["metadata"]["name"]) == (kind, name)]
    return found


def container() -> dict[str, Any]:
    (found,) = manifest("Deployment")["spec"]["template"]["spec"]["containers"]
    return dict(found)


def called(words: list[str]) -> argparse.Namespace:
    """What the command line makes of it; variables stand for words."""
    return build_parser().parse_args([re.sub(r"\$\{[A-Z_]+:-([^}]*)\}|\$\(\w+\)", r"\1", word) or "x" for word in words])


@pytest.mark.parametrize("words", [compose()["services"][name]["command"] for name in SERVERS] + [container()["args"]])
def test_every_option_exists_and_the_servers_are_several_that_tell_their_numbers(words: list[str]) -> None:
    given = called(words)
    assert given.run.__module__ == "hacktable.cli.serve"
    assert given.database.startswith("postgresql://")
    assert ":" not in given.database.partition("://")[2].partition("@")[0], (
        "a password on a command line is seen by everyone on the machine"
    )
    assert given.bus == "nats://nats:4222"
    assert given.metrics == ("0.0.0.0", 9420)
    assert (given.host, given.log, given.browser) == ("0.0.0.0", "json", False)
    assert given.public == "https://table.example"


def test_no_image_moves_by_itself_and_ours_is_this_version() -> None:
    images = [service["image"] for service in compose()["services"].values()]
    for each in manifests():
        if each["kind"] == "Deployment":
            images += [one["image"] for one in each["spec"]["template"]["spec"]["containers"]]
    for image in images:
        name, _, tag = image.partition(":")
        assert re.match(r"\d+\.\d+\.\d+|\d+\.\d+-", tag), f"{image} is not pinned"
        assert name != "hacktable" or tag == hacktable.__version__
    (ours,) = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text("utf-8"))["images"]
    assert (ours["name"], ours["newTag"]) == ("hacktable", hacktable.__version__)


def test_caddy_asks_every_server_whether_it_is_well_and_tries_another() -> None:
    text = (DEPLOY / "Caddyfile.many").read_text("utf-8")
    (proxied,) = re.findall(r"reverse_proxy (.*) \{", text)
    assert proxied.split() == [f"{name}:{PORT}" for name in SERVERS]
    assert f"health_uri {HEALTH}\n" in text
    assert "lb_try_duration" in text
    assert "dial_timeout 500ms" in text, "the address of a container that is gone does not answer, not even with a refusal"
    assert set(SERVERS) <= compose()["services"].keys()
    assert "./Caddyfile.many:/etc/caddy/Caddyfile:ro" in compose()["services"]["caddy"]["volumes"]


def test_only_caddy_is_reached_from_outside_and_servers_reach_what_tells_people_of_their_turn() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert {name for name, service in services.items() if "outside" in service["networks"]} == {"caddy", *SERVERS}
    assert all("inside" in service["networks"] for service in services.values())
    assert compose()["networks"] == {"inside": {"internal": True}, "outside": {}}


def test_servers_wait_until_postgresql_answers_where_they_will_ask() -> None:
    """While the image makes its database, PostgreSQL runs for a moment without TCP."""
    found = compose()["services"]
    assert "--host=127.0.0.1" in found["postgres"]["healthcheck"]["test"]
    for name in SERVERS:
        assert found[name]["depends_on"]["postgres"] == {"condition": "service_healthy"}


def test_every_volume_and_variable_is_declared() -> None:
    found = compose()
    named = {each.partition(":")[0] for service in found["services"].values() for each in service.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == found["volumes"].keys()
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) == {"POSTGRES_PASSWORD", "PUBLIC"}
    env = {each["name"] for each in container()["env"]}
    assert set(re.findall(r"\$\((\w+)\)", " ".join(container()["args"]))) <= env


def test_a_server_has_time_to_hand_over_its_tables() -> None:
    for name in SERVERS:
        assert int(compose()["services"][name]["stop_grace_period"].removesuffix("s")) > PATIENCE
    before = int(re.findall(r"sleep\((\d+)\)", container()["lifecycle"]["preStop"]["exec"]["command"][-1])[0])
    assert manifest("Deployment")["spec"]["template"]["spec"]["terminationGracePeriodSeconds"] > before + PATIENCE


def test_the_cluster_asks_for_health_before_it_sends_people_and_does_not_restart_servers_for_the_database() -> None:
    one = container()
    ports = {each["name"]: each["containerPort"] for each in one["ports"]}
    assert ports == {"http": PORT, "metrics": 9420}
    for probe in ("startupProbe", "readinessProbe"):
        assert one[probe]["httpGet"] == {"path": HEALTH, "port": "http"}
    assert one["livenessProbe"]["tcpSocket"] == {"port": "http"}
    notes = manifest("Deployment")["spec"]["template"]["metadata"]["annotations"]
    assert (notes["prometheus.io/port"], notes["prometheus.io/path"]) == ("9420", PATH)
    (port,) = manifest("Service")["spec"]["ports"]
    assert port["targetPort"] == "http"


def test_servers_go_one_after_the_other_and_everything_chooses_the_same_pods() -> None:
    servers = manifest("Deployment")["spec"]
    labels = {"app": "hacktable"}
    assert servers["replicas"] >= 3
    assert servers["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert servers["selector"]["matchLabels"] == servers["template"]["metadata"]["labels"] == labels
    assert manifest("Service")["spec"]["selector"] == labels
    budget = manifest("PodDisruptionBudget")["spec"]
    assert (budget["maxUnavailable"], budget["selector"]["matchLabels"]) == (1, labels)
    assert manifest("NetworkPolicy")["spec"]["podSelector"]["matchLabels"] == labels
    (rule,) = manifest("Ingress")["spec"]["rules"]
    assert f"--public=https://{rule['host']}" in container()["args"]


def test_a_container_writes_nowhere_but_where_it_must_and_cannot_get_more_rights() -> None:
    for name in SERVERS:
        one = compose()["services"][name]
        assert one["read_only"] is True
        assert (one["tmpfs"], one["cap_drop"], one["security_opt"]) == (["/tmp"], ["ALL"], ["no-new-privileges:true"])
    (documented,) = re.findall(r"(?s)docker run (.*?)```", (DEPLOY.parent / "docs/hosting.md").read_text("utf-8"))
    assert {"--read-only", "--cap-drop all", "--security-opt no-new-privileges"} <= set(
        re.findall(r"--[a-z-]+(?: [a-z][a-z-]*)?", documented)
    )
    for each in manifests():
        if each["kind"] == "Deployment":
            (inside,) = (one["securityContext"] for one in each["spec"]["template"]["spec"]["containers"])
            assert (inside["readOnlyRootFilesystem"], inside["allowPrivilegeEscalation"]) == (True, False)
            assert inside["capabilities"] == {"drop": ["ALL"]}
            assert each["spec"]["template"]["spec"]["securityContext"]["runAsNonRoot"] is True


def test_a_server_that_may_not_write_finds_the_bytecode_of_pythons_own_library() -> None:
    stages = (DEPLOY / "Containerfile").read_text("utf-8").split("FROM ")
    assert "-m compileall" in stages[-1].partition("\nUSER ")[0]


def test_the_image_has_what_several_servers_need_and_its_user_is_the_manifests() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "requirements/many.txt" in text
    (user,) = re.findall(r"(?m)^USER (\d+):(\d+)$", text)
    inside = manifest("Deployment")["spec"]["template"]["spec"]["securityContext"]
    assert (str(inside["runAsUser"]), str(inside["runAsGroup"])) == user
    folders = {each["mountPath"] for each in container()["volumeMounts"]}
    assert set(re.findall(r"HACKTABLE_\w+=(\S+)", text)) | {"/tmp"} == folders
