// Written by `python tools/modules.py`. Do not edit.

import type { Layout } from "./entries";

export const LAYOUT: Layout = {
  game: "hashcatch",
  board: {
    size: 64,
    fields: {
      hashes: [0, "i8"],
      seats: [8, "i8"],
      ring: [16, "i8"],
      memory: [24, "i8"],
      hash_space: [32, "i1", 4],
      start: [36, "i1", 4],
      base: [40, "i1", 4],
      points: [44, "i1", 5, 3],
      tries: [59, "i1", 5],
    },
  },
  state: {
    size: 312,
    fields: {
      key: [40, "i4", 8],
      block: [72, "i4", 16],
      counter: [0, "i8"],
      used: [150, "i1"],
      standing: [8, "i8", 4],
      turns: [136, "i4"],
      tried: [140, "i2", 5],
      place: [151, "i1", 4, 12],
      digit: [199, "i1", 4, 12],
      shown: [247, "i1", 4, 12],
      start: [295, "i1", 4],
      tokens: [299, "i1", 4],
      phase: [303, "i1"],
      turn: [304, "i1"],
      roll: [305, "i1"],
      second: [306, "i1"],
      checked: [307, "i1"],
    },
  },
  events: {
    size: 12296,
    fields: {
      count: [0, "i8"],
      rows: [8, "i8", 128, 12],
    },
  },
  sources: ["row-1", "row-2", "row-3", "row-4", "row-5", "bonus"],
  policies: ["random", "greedy", "careless", "average", "beginner", "casual", "regular", "expert", "champion"],
};
