// The beginning of a match that nobody sees: with it the browser compiles what a table needs, before somebody opens one.
import { drawSeed, seatCommitment } from "../table/deal";
import { type FromPage, type FromServer, PROTOCOL } from "../wire/wire";
import type { Kit } from "./kit";
import type { Rules } from "./module";
import { boardOf } from "./studies/looking";
import { isStudied, studied } from "./studies/studies";
import { LocalTable, newTable } from "./table";

/** How many moves are made in it. */
const MOVES = 4;

/** One step after the other, so that between two of them there is time for what is really asked. Each gives what was told in it. */
export async function* rehearsed(
  kit: Kit,
  rules: (board: Uint8Array) => Rules,
  mind: Float32Array | null,
): AsyncGenerator<FromServer["is"][], void, void> {
  const told: FromServer[] = [];
  const rings: (() => void)[] = [];
  let now = 0;
  const table = new LocalTable(newTable(kit, "rehearsal", "", kit.players[1] - 1, null, {}, drawSeed()), {
    kit,
    rules,
    keep: async () => {},
    tell: (message) => void told.push(typeof message === "string" ? (JSON.parse(message) as FromServer) : message),
    now: () => (now += 1),
    later: (ring) => void rings.push(ring),
    seed: drawSeed,
    mind: Promise.resolve(mind),
    broken: () => {}, // whoever opens a table is told
    pause: 0,
    ready: 0,
  });
  const latest = <Is extends FromServer["is"]>(is: Is) => told.findLast((each): each is Extract<FromServer, { is: Is }> => each.is === is);
  const hear = async (message: FromPage): Promise<FromServer["is"][]> => {
    const before = told.length;
    await table.hear(message);
    return told.slice(before).map((each) => each.is);
  };
  yield await hear({ do: "hello", protocol: PROTOCOL });
  const server = latest("table")!.commitment;
  const seed = drawSeed();
  yield await hear({ do: "ready", server, seats: [seatCommitment(server, seed)] });
  yield await hear({ do: "start" });
  yield await hear({ do: "reveal", server, seeds: [seed] });
  const { board, state, seat, players } = latest("sync")!;
  if (isStudied(kit.name)) {
    const position = { game: kit.name, players, options: latest("table")!.options, board, state, seat };
    studied(kit.name, kit, rules(boardOf(kit, position)), position);
    yield [];
  }
  for (let move = 0; move < MOVES; move++) {
    const { window, legal } = (latest("frame") ?? latest("sync"))!;
    if (rings.length) rings.shift()!();
    yield await hear(legal.length ? { do: "act", id: `rehearsal-${move}`, window, action: legal[0] } : { do: "ping" });
  }
  table.close();
}
