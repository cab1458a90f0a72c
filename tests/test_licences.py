"""What is shipped with its licences: the page's packages and fonts, and the Python packages that are installed with a server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from programs import ROOT, built_page, load

licences = load("licences")


@pytest.fixture(scope="module")
def built() -> Path:
    return built_page()


def heads(text: str) -> str:
    """The names over the licences, without the licences."""
    return "\n".join(re.findall(rf"(?s){licences.RULE}\n(.*?)\n{licences.RULE}", text))


@pytest.mark.deep
def test_every_font_and_every_package_of_the_page_has_its_licence_in_the_text(built: Path) -> None:
    text = (built / licences.TEXT).read_text("utf-8")
    fonts = {name for file in (built / "assets").glob("*.woff2") for name in ("inter", "jetbrains-mono") if file.name.startswith(name)}
    assert fonts == {"inter", "jetbrains-mono"}
    for font in fonts:
        assert f"@fontsource-variable/{font} " in heads(text)
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") >= 2
    assert re.findall(r"(?m)^Copyright .*(Inter|JetBrains Mono) Project Authors", text) == ["Inter", "JetBrains Mono"]
    wanted = json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]
    for package in (*wanted, "svelte", "vite"):  # Vite puts a few lines of its own into the page
        assert f"\n{package} " in f"\n{heads(text)}"
    assert not (built / licences.BUNDLED).exists()


@pytest.mark.deep
def test_what_the_scripts_themselves_name_is_in_the_list(built: Path) -> None:
    """Packages leave marks of their own in the scripts; none of them may come from a package that is not in the list."""
    scripts = "\n".join(file.read_text("utf-8") for file in (built / "assets").glob("*.js"))
    named = set(re.findall(r"https://(svelte)\.dev/e/", scripts)) | ({"@fluent/bundle"} if "FluentNumber" in scripts else set())
    assert "svelte" in named
    listed = {component["name"] for component in json.loads((built / licences.MATERIALS).read_text("utf-8"))["components"]}
    assert named <= listed


def test_every_locked_python_package_has_its_licence() -> None:
    locked = licences.locked()
    lines = {line.split()[0] for file in licences.LOCKED for line in (ROOT / file).read_text("utf-8").splitlines() if re.match(r"\w", line)}
    assert {f"{name}=={version}" for name, version, _ in locked} == lines
    assert {"numpy", "psycopg", "nats-py", "opentelemetry-sdk"} <= {name for name, _, _ in locked}
    kept = json.loads((ROOT / licences.KEPT).read_text("utf-8"))
    assert kept.keys() == {name for name, _, _ in locked}, "run: python tools/licences.py"
    for name, about in kept.items():
        assert about["version"] in {version for each, version, _ in locked if each == name}, f"{name}: run python tools/licences.py"
        assert max(map(len, about["texts"])) > 150, f"{name}: a notice is no licence"
    text = licences.as_text("ours", "notice", licences.of_python())
    for name, version, _ in locked:
        assert f"\n{name} {version} (" in heads(text)
    assert "hatchling" not in kept, "it builds, and is not shipped"
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text, "psycopg's"
    assert re.search(r"(?m)^ +GNU GENERAL PUBLIC LICENSE$", text), "which that of psycopg is an addition to"


def test_the_licences_that_are_kept_are_those_of_the_packages_installed_here() -> None:
    kept = json.loads((ROOT / licences.KEPT).read_text("utf-8"))
    assert {name: licences.installed(name) for name in kept} == kept, "run: python tools/licences.py"


def test_a_package_without_a_licence_text_is_not_shipped(tmp_path: Path) -> None:
    package = tmp_path / "web/node_modules/odd"
    package.mkdir(parents=True)
    (package / "package.json").write_text(json.dumps({"name": "odd", "version": "1.0.0", "license": "MIT"}), "utf-8")
    lock = {"packages": {"node_modules/odd": {"integrity": "sha512-AAAA"}}}
    (tmp_path / "web/package-lock.json").write_text(json.dumps(lock), "utf-8")
    bundled = tmp_path / "bundled.json"
    bundled.write_text('["node_modules/odd"]', "utf-8")
    with pytest.raises(licences.LicenceError, match="odd"):
        licences.of_page(tmp_path, bundled)
    (package / "LICENSE").write_text("You may.", "utf-8")
    assert [(each.purl, each.texts) for each in licences.of_page(tmp_path, bundled)] == [("pkg:npm/odd@1.0.0", ("You may.",))]


# ---------------------------------------------------------------- the bill of materials: what CycloneDX 1.6 asks for

Purl = Annotated[str, msgspec.Meta(pattern=r"^pkg:(npm/(%40[\w.-]+/)?[\w.-]+|pypi/[a-z0-9-]+)@[\w.+-]+$")]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    id: Literal[
        "0BSD",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "ISC",
        "LGPL-3.0-only",
        "MIT",
        "MIT-0",
        "MPL-2.0",
        "OFL-1.1",
        "PSF-2.0",
        "Python-2.0",
    ]


class Licence(msgspec.Struct, forbid_unknown_fields=True):
    license: Listed | msgspec.UnsetType = msgspec.UNSET
    expression: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)+$")] | msgspec.UnsetType = (
        msgspec.UNSET
    )

    def __post_init__(self) -> None:
        if (self.license is msgspec.UNSET) == (self.expression is msgspec.UNSET):
            raise ValueError("either a licence or an expression")


class Hash(msgspec.Struct, forbid_unknown_fields=True):
    alg: Literal["SHA-256", "SHA-512"]
    content: Annotated[str, msgspec.Meta(pattern="^([a-f0-9]{64}|[a-f0-9]{128})$")]


class Property(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    value: str


class Component(msgspec.Struct, forbid_unknown_fields=True, rename={"ref": "bom-ref"}):
    type: Literal["application", "library"]
    ref: Purl
    name: Annotated[str, msgspec.Meta(min_length=1)]
    version: Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
    licenses: Annotated[list[Licence], msgspec.Meta(min_length=1, max_length=1)]
    purl: Purl
    hashes: list[Hash] = []
    properties: list[Property] = []


class Metadata(msgspec.Struct, forbid_unknown_fields=True):
    component: Component


class Dependency(msgspec.Struct, forbid_unknown_fields=True, rename={"depends_on": "dependsOn"}):
    ref: Purl
    depends_on: list[Purl]


class Bill(msgspec.Struct, forbid_unknown_fields=True, rename={"schema": "$schema", "format": "bomFormat", "spec": "specVersion"}):
    schema: Literal["http://cyclonedx.org/schema/bom-1.6.schema.json"]
    format: Literal["CycloneDX"]
    spec: Literal["1.6"]
    version: Annotated[int, msgspec.Meta(ge=1)]
    metadata: Metadata
    components: list[Component]
    dependencies: list[Dependency]


def check(bill: Any) -> Bill:
    read = msgspec.convert(bill, Bill)
    references = [component.ref for component in (read.metadata.component, *read.components)]
    assert len(set(references)) == len(references), "every reference names one thing"
    for dependency in read.dependencies:
        assert {dependency.ref, *dependency.depends_on} <= set(references)
        assert len(set(dependency.depends_on)) == len(dependency.depends_on)
    return read


@pytest.mark.deep
def test_the_bill_of_materials_is_valid_and_names_everything(built: Path) -> None:
    bill = check(json.loads((built / licences.MATERIALS).read_text("utf-8")))
    page = {component.name: component for component in bill.components if component.purl.startswith("pkg:npm/")}
    assert {"svelte", "uqr", "@fluent/bundle", "@fontsource-variable/inter", "@fontsource-variable/jetbrains-mono"} <= page.keys()
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, component in page.items():
        assert (component.version, len(component.hashes)) == (locked[f"node_modules/{name}"]["version"], 1)
    python = {(component.name, component.version) for component in bill.components if component.purl.startswith("pkg:pypi/")}
    assert python == {(name, version) for name, version, _ in licences.locked()}
    assert len(bill.components) == len(page) + len(python)


def test_a_bill_with_something_wrong_is_noticed() -> None:
    good = licences.as_materials("1.0", [licences.Shipped("npm", "a", "1", "MIT", ("text",))])
    check(good)
    spoilers: tuple[Callable[[Any], object], ...] = (
        lambda bill: bill.pop("specVersion"),
        lambda bill: bill["components"][0].pop("purl"),
        lambda bill: bill["components"][0]["licenses"][0]["license"].update(id="Odd"),
        lambda bill: bill["components"].append(bill["components"][0]),
        lambda bill: bill["dependencies"][0]["dependsOn"].append("pkg:npm/b@1"),
        lambda bill: bill.update(odd=1),
    )
    for spoil in spoilers:
        spoilt = json.loads(json.dumps(good))
        spoil(spoilt)
        with pytest.raises((msgspec.ValidationError, AssertionError)):
            check(spoilt)
