"""A step of the package build: it builds the page into the package, so that people who install Hacktable need no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page for wheels and source archives. An archive contains the built page, so making a wheel from it needs no Node."""

    def page(self) -> ModuleType:
        """The program that builds the page, `tools/page.py`. It is not part of a package, so it is loaded by its path."""
        spec = importlib.util.spec_from_file_location("hacktable_page", Path(self.root, "tools/page.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """What the build has to install first: Node, if the page has to be built and the machine has no Node."""
        page = self.page()
        return [] if page.is_fresh(Path(self.root)) or page.node_on_path() else self.metadata.config["dependency-groups"]["node"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, except for an editable install: it runs from the working copy, where `./play` builds the page when it changes."""
        if version == "editable":
            return
        page = self.page()
        try:
            page.build(Path(self.root))
        except page.PageError as error:
            raise SystemExit(str(error)) from None
