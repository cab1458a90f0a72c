// The worker that has the rules: it verifies records, and holds the tables of this device. Compiling WebAssembly needs a permission, which the page
// does not have: the server gives it to this file alone (`wasm-unsafe-eval` in the policy it is sent with).
import { drawSeed } from "../table/deal";
import type { FromPage } from "../wire/wire";
import type { Asked, FromWorker, Questions, ToWorker, Verdict, Wanted } from "./asking";
import { GONE, newId } from "./here";
import { all, getReady, keep, load } from "./keeping";
import { type Kit, loadKit } from "./kit";
import { TextFault } from "./lines";
import { loadMind } from "./mind";
import { loadModule, Rules } from "./loading";
import { gameOf, readRecord } from "./record";
import { replay } from "./replaying";
import { boardOf, type Position } from "./studies/looking";
import { isStudied, type Study, studied } from "./studies/studies";
import { LocalTable, newLesson, newTable, type Surroundings } from "./table";

/** Milliseconds between two words about how far it is. */
const OFTEN = 50;

type Progress = (done: number, all: number) => void;

async function verify(text: string, tell: Progress): Promise<Verdict> {
  try {
    const { game, version } = gameOf(text);
    const kit = await loadKit(game);
    if (!kit || kit.version !== version) return { holds: null, why: kit ? "version" : "game", game, version, here: kit?.version ?? null };
    const record = readRecord(kit, text);
    const { module, layout } = await loadModule(game);
    let told = performance.now();
    const proof = replay(kit, new Rules(module, layout, record.board), record, (done) => {
      const now = performance.now();
      if (now - told < OFTEN) return;
      told = now;
      tell(done, record.played.length);
    });
    const { server, seatSeeds, commitments, terms, daily, failed, names, players } = record;
    return { holds: true, game, ...proof, deal: { server, seatSeeds, commitments, terms, daily, failed, names, players } };
  } catch (error) {
    if (error instanceof TextFault) return { holds: false, fault: { code: error.code, params: error.params } };
    throw error;
  }
}

async function kitOf(game: string): Promise<Kit> {
  const kit = await loadKit(game);
  if (!kit) throw new Error(`this page does not have the game ${game}`);
  return kit;
}

async function prepare({ game }: Pick<Wanted, "game">): Promise<null> {
  await Promise.all([kitOf(game), loadModule(game), getReady()]);
  return null;
}

async function open({ game, name, bots, level }: Wanted): Promise<string> {
  const kit = await kitOf(game);
  const table = newTable(kit, newId(), name, bots, level, {}, drawSeed());
  await keep({ ...table, updated: Date.now() });
  return table.id;
}

async function learn({ game, name }: Pick<Wanted, "game" | "name">): Promise<string> {
  const kit = await kitOf(game);
  const left = (await all()).find((each) => each.lesson && each.game === game && ["lobby", "playing"].includes(each.phase));
  if (left && (left.matches.at(-1)?.version ?? kit.version) === kit.version) return left.id;
  if (!kit.lesson) throw new Error(`${game} has no lesson`);
  const table = newLesson(kit, kit.lesson, newId(), name, drawSeed());
  await keep({ ...table, updated: Date.now() });
  return table.id;
}

/** What a table asks of those who use it. */
type Ways = Pick<Surroundings, "tell" | "broken" | "pause" | "ready">;

/** Open a table; with ways to be told of what happens there, its bots play.
 *
 * @param thinks whether what bots have learned is needed */
async function sit(id: string, ways: Ways | null = null, thinks = ways !== null): Promise<LocalTable> {
  const stored = await load(id);
  if (!stored) throw new Error(GONE);
  const kit = await kitOf(stored.game);
  const { module, layout } = await loadModule(stored.game);
  return new LocalTable(stored, {
    kit,
    rules: (board) => new Rules(module, layout, board),
    keep,
    now: () => Math.floor(performance.timeOrigin + performance.now()), // never goes back, as the date may
    later: (ring, after) => void setTimeout(ring, after + 1), // a browser may ring a moment early
    seed: drawSeed,
    mind: thinks ? loadMind(kit) : Promise.resolve(null),
    ...(ways ?? { tell: () => {}, broken: () => {}, pause: 0, ready: 0 }),
  });
}

/** The tables that a page has open. */
const opened = new Map<string, LocalTable>();

/** Open a table for a page, as soon as no other page of this browser has it open: that one would not hear of what happens here. */
async function join({ table: id, pause, ready }: Questions["join"]["asked"], port: MessagePort): Promise<null> {
  let leave = (): void => {};
  const left = new Promise<void>((done) => (leave = done));
  const tell: Ways["tell"] = (message) => port.postMessage(typeof message === "string" ? message : JSON.stringify(message));
  const broken = (error: unknown): void => {
    console.error(error);
    port.postMessage(null);
    leave();
  };
  const table = await new Promise<LocalTable>((done, failed) => {
    void navigator.locks.request(`hacktable.${id}`, async () => {
      try {
        const table = await sit(id, { tell, broken, pause, ready });
        opened.set(id, table);
        done(table);
        await left;
        opened.delete(id);
      } catch (error) {
        failed(error as Error);
      }
    });
  });
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return void table.hear(JSON.parse(data) as FromPage);
    port.close();
    void table.leave().then(leave);
  };
  return null;
}

/** The rules with the board of the match that was last asked about. */
let studying: { match: string; rules: Rules } | null = null;

async function study(position: Position): Promise<Study> {
  const { game, players, options, board } = position;
  if (!isStudied(game)) throw new Error(`nobody asks about positions of ${game}`);
  const [kit, { module, layout }] = await Promise.all([kitOf(game), loadModule(game)]);
  const match = JSON.stringify([game, players, options, board]);
  if (studying?.match !== match) studying = { match, rules: new Rules(module, layout, boardOf(kit, position)) };
  return studied(game, kit, studying.rules, position);
}

async function answered(data: ToWorker, port: MessagePort | undefined, tell: Progress): Promise<Questions[Asked]["answer"]> {
  switch (data.do) {
    case "verify":
      return verify(data.text, tell);
    case "prepare":
      return prepare(data);
    case "open":
      return open(data);
    case "learn":
      return learn(data);
    case "join":
      return join(data, port!);
    case "rename":
      await opened.get(data.table)?.rename(data.name);
      return null;
    case "record":
      return (await sit(data.table)).record(data.match);
    case "why":
      return (await sit(data.table, null, true)).why(data.match, data.step);
    case "recount":
      return (await sit(data.table)).recount(data.match, data.round);
    case "replay":
      return (await sit(data.table)).replay(data.match, data.eyes);
    case "study":
      return study(data);
  }
}

function say(message: FromWorker): void {
  postMessage(message);
}

addEventListener("message", ({ data, ports }: MessageEvent<ToWorker>) => {
  answered(data, ports[0], (done, all) => say({ id: data.id, is: "progress", done, all })).then(
    (answer) => say({ id: data.id, is: "answer", answer }),
    (error: unknown) => say({ id: data.id, is: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
