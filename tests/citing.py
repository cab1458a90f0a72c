"""How a test says which numbered rules it proves: `@rule("HC-12", "HC-14")`."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
