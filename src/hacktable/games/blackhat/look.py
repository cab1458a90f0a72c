"""How Black Hat's board looks, on the page and in pictures: an icon for each kind of space, and all its colours."""

from __future__ import annotations

from collections.abc import Mapping

from hacktable.games.blackhat.drawing import STARTS, Kind
from hacktable.kernel.look import Themed

ICONS: Mapping[Kind, str] = {
    Kind.HOST: "M3.5 4.5h17v11h-17zM12 15.5v4M7.5 20h9",
    Kind.CACHE: "M4.5 6.2c0-4.3 15-4.3 15 0v11.6c0 4.3-15 4.3-15 0zM4.5 6.2c0 4.3 15 4.3 15 0M4.5 12c0 4.3 15 4.3 15 0",
    Kind.BACKDOOR: "M3 21h3.5V3h11v18H21M6.5 3l7.5 3v17.5l-7.5-2.5M11 13.2v1.8",
    Kind.PUBLIC: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5.5 5-5.5 13 0 18M12 3c5.5 5 5.5 13 0 18",
    Kind.ASSET: "M7.5 3.5h9l5 6L12 21 2.5 9.5zM2.5 9.5h19M12 21l-4-11.5 2.3-6M12 21l4-11.5-2.3-6",
    Kind.SERVICE: "M12 3.2a8.8 8.8 0 1 0 .01 0zM5.9 5.9l12.2 12.2",
    Kind.ALARM: "M6 17.5v-5a6 6 0 0 1 12 0v5M3.5 17.5h17v3.5h-17zM12 3.5v-2M4.8 6.2L3.2 4.6M19.2 6.2l1.6-1.6M12 11v3",
    Kind.HONEYPOT: "M5 8.5h14M6.5 4.5h11v4c3 4 3 8.5-.5 12h-10c-3.5-3.5-3.5-8-.5-12zM9 8.5v3.5c0 1.7 2.6 1.7 2.6 0V8.5M15 8.5v6",
    Kind.EXPLOIT: "M12 7.5c3 0 5 2.6 5 6.2S15 20.5 12 20.5s-5-3.2-5-6.8 2-6.2 5-6.2zM12 12v8M9 8c0-4 6-4 6 0M8.8 4.6L7.3 2.8"
    "M15.2 4.6l1.5-1.8M7 13.5H3M17 13.5h4M7.8 10.2L4.3 7.5M16.2 10.2l3.5-2.7M8 17.5l-3.3 2.7M16 17.5l3.3 2.7",
    Kind.RANDOMIZER: "M2.5 6.5h4.3l9.5 11h5M2.5 17.5h4.3l3-3.5M13.4 10l2.9-3.5h5M18 3l3.5 3.5L18 10M18 14l3.5 3.5L18 21",
}
"""Line drawings in a box of 24."""

KIND_COLOURS: Mapping[Kind, Themed] = {
    Kind.HOST: Themed("#8ba3ba", "#4c6176"),
    Kind.CACHE: Themed("#62d0ff", "#0068a0"),
    **dict.fromkeys(STARTS, Themed("#dbe5ef", "#14263a")),
    Kind.ASSET: Themed("#ffd98a", "#8a5f00"),
    Kind.SERVICE: Themed("#ff7b86", "#b3261e"),
    Kind.ALARM: Themed("#ff8f5a", "#b8480a"),
    Kind.HONEYPOT: Themed("#f5b942", "#8f5a00"),
    Kind.EXPLOIT: Themed("#c5a8ff", "#6240b8"),
    Kind.RANDOMIZER: Themed("#6fe3d2", "#006e63"),
}

NETWORK: Mapping[str, Themed] = {
    "ground": Themed("#0b1119", "#f4f8fb"),
    "chip": Themed("#111a25", "#ffffff"),
    "plate": Themed("#1b2838", "#d9e6f1"),
    "plate-edge": Themed("#46607c", "#7d97b0"),
    "shine": Themed("#7d9cbd", "#ffffff"),
    "rim": Themed("#060a10", "#9fb4c7"),
    "pit": Themed("#05080c", "#b9c8d6"),
    "shade": Themed("0.5", "0.16"),
    "trace": Themed("#6f93b5", "#5d7f9f"),
    "broken": Themed("#8a6a55", "#b08363"),
    "tracer": Themed("#ff5d6c", "#c22536"),
    "badge": Themed("#0a0e14", "#ffffff"),
    "glow": Themed("#49c6ff", "#0083c4"),
    "glow-deep": Themed("#06283c", "#dff2fd"),
    "glow-text": Themed("#b6ecff", "#00517c"),
    "halo": Themed("0.75", "0.4"),
    "edge": Themed("#05080c", "#14263a"),
    "tile": Themed("#2a2415", "#fff3d6"),
    "tile-up": Themed("#17130a", "#fffaf0"),
}
"""The network's other colours, and how strong shadows (`shade`) and glows (`halo`) are."""
