"""An icon for each kind of space: line drawings on a 24 grid, all ours, and the colour that goes with it."""

from __future__ import annotations

from hacktable.games.blackhat.drawing import Kind

ICONS: dict[Kind, str] = {
    Kind.HOST: "M4 5h16v10.5H4zM12 15.5V20M8 20h8",
    Kind.CACHE: "M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zM5 6v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3",
    Kind.BACKDOOR: "M7 20.5v-17h10v17M3.5 20.5h17M7 3.5l6 3v16l-6-2M10.5 13.5v.01",
    Kind.PUBLIC: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-4.6 5-4.6 13 0 18c4.6-5 4.6-13 0-18",
    Kind.ASSET: "M7 4h10l4 6-9 10.5L3 10zM3 10h18M9 10l3 10.5L15 10l-3-6z",
    Kind.SERVICE: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM8 8l8 8M16 8l-8 8",
    Kind.ALARM: "M6 17v-6.5a6 6 0 0 1 12 0V17l2 2H4zM10 21.5h4M12 2v2",
    Kind.HONEYPOT: "M7 4.5h10M8 4.5c-2 2-3.5 4.6-3.5 8.2 0 4.6 3 7.8 7.5 7.8s7.5-3.2 7.5-7.8c0-3.6-1.5-6.2-3.5-8.2M5 11c2.4 2.4 4.6-.6 7 1.2s4.8 1.2 7-1.2",
    Kind.EXPLOIT: "M8 9.5a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0zM8 12h8M8.5 8L5 5.5M15.5 8L19 5.5M8 12H3.5M16 12h4.5M8.6 16.5L5 19.5M15.4 16.5l3.6 3M10 5.8L8.5 3M14 5.8L15.5 3",
    Kind.RANDOMIZER: "M4.5 4.5h15v15h-15zM8.5 8.2v.6M15.5 8.2v.6M12 11.7v.6M8.5 15.2v.6M15.5 15.2v.6",
}

COLOURS: dict[Kind, str] = {
    Kind.HOST: "#a9bacb",
    Kind.CACHE: "#7fd6c2",
    Kind.BACKDOOR: "#56b4e9",
    Kind.PUBLIC: "#56b4e9",
    Kind.ASSET: "#ffe08a",
    Kind.SERVICE: "#ff8a75",
    Kind.ALARM: "#f5b942",
    Kind.HONEYPOT: "#e8a04c",
    Kind.EXPLOIT: "#e29ac4",
    Kind.RANDOMIZER: "#b9a2f2",
}
