"""The champion: the strongest of the levels, which plays what a network has learned."""

from __future__ import annotations

from hacktable.bots.learned.levels import CHAMPIONS_NAME, LEVEL_POLICIES

CHAMPION = LEVEL_POLICIES[CHAMPIONS_NAME]
