// The worker that has the rules: it verifies records, and holds the tables of this device. Compiling WebAssembly needs a permission, which the page
// does not have: the server gives it to this file alone (`wasm-unsafe-eval` in the policy it is sent with).
import { drawSeed } from "../table/deal";
import type { FromPage } from "../wire/wire";
import type { Asked, FromWorker, Questions, ToWorker, Verdict, Wanted } from "./asking";
import { GONE, newId } from "./here";
import { all, getReady, keep, load } from "./keeping";
import { type Kit, loadKit } from "./kit";
import { TextFault } from "./lines";
import { isKept, loadMind } from "./mind";
import { loadModule, Rules } from "./loading";
import { gameOf, readRecord } from "./record";
import { rehearsed } from "./rehearsing";
import { replay } from "./replaying";
import { boardOf, type Position } from "./studies/looking";
import { isStudied, type Study, studied } from "./studies/studies";
import { LocalTable, newLesson, newTable, type StoredTable, type Surroundings } from "./table";

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

/** How often something else was asked than to prepare. */
let wanted = 0;
const rehearsals = new Set<string>();
let rehearsing: Promise<void> = Promise.resolve();

async function prepare({ game }: Pick<Wanted, "game">): Promise<null> {
  await Promise.all([kitOf(game), loadModule(game), getReady()]);
  if (!rehearsals.has(game)) rehearsing = rehearsing.then(() => rehearse(game)).catch(() => {}); // whoever opens a table is told why it fails
  rehearsals.add(game);
  return null;
}

/** Play the beginning of a match, as long as nobody wants anything else. */
async function rehearse(game: string): Promise<void> {
  const before = wanted;
  const kit = await kitOf(game);
  const { module, layout } = await loadModule(game);
  const mind = (await isKept(kit)) ? await mindOf(kit) : null;
  const steps = rehearsed(kit, (board) => new Rules(module, layout, board), mind);
  do await new Promise((go) => setTimeout(go));
  while (before === wanted && !(await steps.next()).done);
}

/** What bots have learned, by game. */
const minds = new Map<string, Promise<Float32Array | null>>();

function mindOf(kit: Kit): Promise<Float32Array | null> {
  const found = minds.get(kit.name) ?? loadMind(kit);
  minds.set(kit.name, found);
  void found.then((mind) => mind ?? minds.delete(kit.name)); // the next one who asks tries again
  return found;
}

/** Tables that were made a moment ago: until they are joined they are as they were made. */
const fresh = new Map<string, StoredTable>();
const A_MOMENT = 5_000;

async function open({ game, name, bots, level }: Wanted): Promise<string> {
  const kit = await kitOf(game);
  const table = { ...newTable(kit, newId(), name, bots, level, {}, drawSeed()), updated: Date.now() };
  await keep(table);
  fresh.set(table.id, table);
  setTimeout(() => fresh.delete(table.id), A_MOMENT);
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
  const stored = fresh.get(id) ?? (await load(id));
  fresh.delete(id);
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
    mind: thinks ? mindOf(kit) : Promise.resolve(null),
    ...(ways ?? { tell: () => {}, broken: () => {}, pause: 0, ready: 0 }),
  });
}

/** The tables that a page has open. */
const opened = new Map<string, LocalTable>();

/** Open a table for a page, as soon as no other page of this browser has it open: that one would not hear of what happens here. */
async function join({ table: id, pause, ready }: Questions["join"]["asked"], port: MessagePort): Promise<null> {
  let leave = (): void => {};
  const left = new Promise<void>((done) => (leave = done));
  // What is told in one go goes in one go: the page would draw itself anew for each message.
  let untold: string[] = [];
  const send = (): void => {
    if (untold.length) port.postMessage(untold);
    untold = [];
  };
  const tell: Ways["tell"] = (message) => {
    if (!untold.length) queueMicrotask(send);
    untold.push(typeof message === "string" ? message : JSON.stringify(message));
  };
  const broken = (error: unknown): void => {
    console.error(error);
    send();
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
  if (data.do !== "prepare") wanted += 1;
  answered(data, ports[0], (done, all) => say({ id: data.id, is: "progress", done, all })).then(
    (answer) => say({ id: data.id, is: "answer", answer }),
    (error: unknown) => say({ id: data.id, is: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
