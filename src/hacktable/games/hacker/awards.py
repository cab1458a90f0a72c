"""Small awards after a match of Hacker."""

from __future__ import annotations

from hacktable.games.hacker.verbs import Named, Took
from hacktable.kernel.awards import AwardFor

AWARDS = (
    AwardFor("coldest-hands", Named, "by", field="outcome", value="wrong"),
    AwardFor("longest-fingers", Took, "seat"),
    AwardFor("sharpest-eye", Named, "seat", field="outcome", value="right"),
    AwardFor("blindest-eye", Named, "seat", field="outcome", value="wrong"),
    AwardFor("open-vault", Took, "account", owner="owner"),
    AwardFor("scapegoat", Named, "suspect", field="outcome", value="wrong"),
    AwardFor("own-goal", Named, "seat", field="outcome", value="own"),
)
"""In the order in which they are given: a player's virus that was met and not traced, a note taken, a virus traced, a wrong name, a note
lost, having been named wrongly, a virus on an own account."""
