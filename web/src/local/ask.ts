// The page's side of the worker that has the rules. It is started when it is first needed.
import { recall } from "../keep";
import { GONE } from "./here";
import type { Asked, FromWorker, Questions, ToWorker, Verdict } from "./asking";
import type { Position } from "./studies/looking";
import type { Study } from "./studies/studies";

/** Milliseconds from when a bot is asked until it acts. */
const BOT_PAUSE = 700;
/** Milliseconds from when everyone wants to go on with the next live round until it begins. */
const READY = 4_000;

interface Waiting {
  progress: (done: number, all: number) => void;
  done: (answer: never) => void;
  failed: (reason: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const one = waiting.get(data.id);
    if (!one) return;
    if (data.is === "progress") return one.progress(data.done, data.all);
    waiting.delete(data.id);
    if (data.is === "answer") one.done(data.answer as never);
    else one.failed(new Error(data.reason));
  };
  // It could not be loaded, or has broken down: the next question starts another one.
  worker.onerror = () => {
    worker = null;
    for (const one of waiting.values()) one.failed(new Error("the worker has stopped"));
    waiting.clear();
  };
  return worker;
}

function ask<Each extends Asked>(
  what: Each,
  given: Questions[Each]["asked"],
  progress: Waiting["progress"] = () => {},
  lines: Transferable[] = [],
): Promise<Questions[Each]["answer"]> {
  const id = ++asked;
  return new Promise((done, failed) => {
    waiting.set(id, { progress, done, failed });
    started().postMessage({ id, do: what, ...given } as ToWorker, lines);
  });
}

/** Play a record again on this device, and compare every line. */
export function verifyRecord(text: string, progress?: Waiting["progress"]): Promise<Verdict> {
  return ask("verify", { text }, progress);
}

/** Load what a table of this game needs on this device, before somebody opens one. */
export function prepareHere(game: string): void {
  ask("prepare", { game }).catch(() => {}); // whoever opens one tries again, and is told
}

/** A new table on this device; its id. */
export function openHere(wanted: Questions["open"]["asked"]): Promise<string> {
  return ask("open", wanted);
}

/** A table on this device at which the game's lesson begins, or goes on; its id. */
export function learnHere(game: string, name: string): Promise<string> {
  return ask("learn", { game, name });
}

/** Have another name at a table on this device that is open. */
export async function renameHere(table: string, name: string): Promise<void> {
  await ask("rename", { table, name });
}

export function recordHere(table: string, match: number): Promise<string | null> {
  return ask("record", { table, match });
}

export function replayHere(table: string, match: number, eyes: number | null): Promise<Questions["replay"]["answer"]> {
  return ask("replay", { table, match, eyes });
}

export async function whyHere(table: string, match: number, step: number): Promise<Questions["why"]["answer"]> {
  return (await ask("why", { table, match, step })) ?? { choice: null };
}

export function recountHere(table: string, match: number, round: number): Promise<Questions["recount"]["answer"]> {
  return ask("recount", { table, match, round });
}

/** What the rules say about a position that the page was shown, at whatever table. */
export function studyHere(position: Position): Promise<Study> {
  return ask("study", position);
}

/** A line to a table on this device, to be used like a `WebSocket`. */
export class LineHere {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((said: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  private readonly port: MessagePort;
  private readonly bell = new MessageChannel();
  private came: string[] = [];

  constructor(table: string) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    // Texts, or nothing: the table has broken down. What came while the page was drawing is taken together, so that it draws once more and not several times.
    port1.onmessage = ({ data }: MessageEvent<string[] | null>) => {
      if (data === null) return this.broken(0);
      if (!this.came.length) this.bell.port2.postMessage(null);
      this.came.push(...data);
    };
    this.bell.port1.onmessage = () => this.take();
    ask("join", { table, pause: recall("bot-pause", BOT_PAUSE), ready: recall("ready", READY) }, undefined, [port2]).then(
      () => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      (reason: Error) => this.broken(reason.message === GONE ? CLOSE_GONE : 0),
    );
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.port.postMessage(null);
    this.port.close();
    this.bell.port1.close();
  }

  private take(): void {
    for (const data of this.came.splice(0)) this.onmessage?.({ data });
  }

  private broken(code: number): void {
    this.take();
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** As the server says it (`CLOSES` in wire.ts). */
const CLOSE_GONE = 4404;
