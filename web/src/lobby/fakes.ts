// A table in its lobby, and a game with all that a lobby can show, for tests.
import { chairOf } from "../table/fakes";
import type { GameInfo, TableMessage } from "../wire/wire";

export const INFO: GameInfo = {
  name: "blackhat",
  players: [2, 6],
  minutes: [30, 45],
  minutes_with_bots: [5, 10],
  measured: null,
  options: {
    edition: ["house", "portuguese"],
    board: ["classic", "custom"],
    tracer: [false, true],
    follow: ["edition", "led", "any"],
    refill: ["edition", "yes", "no"],
  },
  texts: { drawing: { most: 50, option: "board", value: "custom" } },
  presets: { option: "edition", values: { house: { follow: "led", refill: "yes" }, portuguese: { follow: "led", refill: "no" } } },
  bots: ["greedy"],
  lesson: false,
};

export function lobbyTable(change: Partial<TableMessage> = {}): TableMessage {
  return {
    is: "table",
    id: "abc",
    game: "blackhat",
    phase: "lobby",
    match: 0,
    host: 0,
    warnings: [],
    lesson: false,
    daily: null,
    picture: null,
    pace: "off",
    aids: null,
    advice: null,
    consent: false,
    patient: false,
    rated: false,
    public: null,
    quick: false,
    evening: null,
    commitment: "c0",
    dealing: null,
    failed: [],
    watchers: 0,
    paused: false,
    options: { edition: "house", board: "classic", tracer: false, follow: "edition", refill: "edition" },
    chairs: [chairOf(), chairOf({ kind: "empty", name: "" })],
    you: { name: "Ada", chair: 0, host: true, chairs: [0], out: false, outside: [] },
    ...change,
  };
}
