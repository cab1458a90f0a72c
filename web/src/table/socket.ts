// The line to one table: says hello, notices when the line is dead, comes back, and sends again what was not answered.
import {
  type ActMessage,
  type FromPage,
  type FromServer,
  type HelloMessage,
  MOVED,
  PROTOCOL,
  REFUSED_FROM,
  RETRY_FROM,
  WRONG_PROTOCOL,
} from "../wire/wire";

/** What this needs of a `WebSocket`: a table on this device has a line of its own kind. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((said: never) => void) | null;
  onclose: ((closed: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Line = "opening" | "open" | "lost" | "closed";

export interface Owner {
  /** What was seen last, for the hello. */
  greeting: () => Pick<HelloMessage, "epoch" | "seen">;
  heard: (message: FromServer) => void;
  /** `code` says why a closed line stays closed. */
  line: (line: Line, code?: number) => void;
  /** The server speaks another protocol: load the page anew. True if that is being done. */
  reload: () => boolean;
}

const PING_EVERY = 10_000;
const PONG_WITHIN = 6_000;
/** Who waits for an answer to a move, or for the next beat, and hears nothing for so long, does not wait for the next ping. */
const DOUBT_AFTER = 2_500;
const DOUBTED_PONG_WITHIN = 4_000;
/** Milliseconds after which a connection that has not opened, or not brought its first message, is given up. */
const WELCOME_WITHIN = 12_000;
/** A move that could not be taken just now is sent again after these pauses. */
const AGAIN_AFTER = [800, 2000, 5000];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A table that has been handed over to another server is open there already. */
const MOVED_WAIT = 40;

interface UnderWay {
  message: ActMessage;
  /** How often it has been put off. */
  put: number;
  again: ReturnType<typeof setTimeout> | undefined;
}

export class TableSocket {
  private socket: Wire | null = null;
  private tries = 0;
  private heardOnce = false;
  private done = false;
  private again: ReturnType<typeof setTimeout> | null = null;
  private ping: ReturnType<typeof setInterval> | null = null;
  private pong: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private welcome: ReturnType<typeof setTimeout> | null = null;
  private readonly moves = new Map<string, UnderWay>();

  constructor(
    private readonly connect: () => Wire,
    private readonly owner: Owner,
    private readonly random: () => number = Math.random,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Moves that have not been answered yet. */
  get underWay(): number {
    return this.moves.size;
  }

  /** False if the line is not open: then nothing was sent. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** A move is sent until it is answered, over as many lines as it takes. */
  act(message: ActMessage): void {
    this.moves.set(message.id, { message, put: 0, again: undefined });
    if (this.send(message)) this.expect();
  }

  /** A move that has not been answered yet. */
  move(id: string): ActMessage | null {
    return this.moves.get(id)?.message ?? null;
  }

  /** A move could not be taken just now: send it again in a while. False if that has been tried often enough. */
  actAgain(id: string): boolean {
    const move = this.moves.get(id);
    if (!move || move.put >= AGAIN_AFTER.length) return false;
    clearTimeout(move.again);
    move.again = setTimeout(() => this.send(move.message), AGAIN_AFTER[move.put++]);
    return true;
  }

  /** A move was answered, or is of no use any more. */
  settle(id: string): void {
    clearTimeout(this.moves.get(id)?.again);
    this.moves.delete(id);
  }

  /** Drop this line and take a new one, for a fresh sync. */
  restart(): void {
    if (this.done) return;
    this.drop();
    this.open();
  }

  close(): void {
    this.done = true;
    this.drop();
    for (const id of [...this.moves.keys()]) this.settle(id);
    if (this.again) clearTimeout(this.again);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** @param moved The table is at another server: it takes so little time that nobody need know. */
  private open(moved = false): void {
    if (this.again) clearTimeout(this.again);
    this.again = null;
    if (!moved) this.owner.line(this.tries === 0 ? "opening" : "lost");
    const socket = this.connect();
    this.socket = socket;
    this.welcome = setTimeout(() => this.lost(0), WELCOME_WITHIN);
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, ...this.owner.greeting() } satisfies HelloMessage));
      for (const move of this.moves.values()) {
        clearTimeout(move.again);
        this.send(move.message);
      }
      this.listen();
    };
    socket.onmessage = (said: { data: unknown }) => {
      if (socket !== this.socket) return;
      if (this.tries > 0 || !this.heardOnce) this.welcomed();
      const message = JSON.parse(said.data as string) as FromServer;
      if (message.is === "pong") this.quiet();
      else this.owner.heard(message);
      if (socket !== this.socket) return;
      if (message.is === "beat" || this.moves.size > 0) this.expect();
      else this.expectNothing();
    };
    socket.onclose = (closed: { code: number }) => {
      if (socket === this.socket) this.lost(closed.code);
    };
  }

  private welcomed(): void {
    this.tries = 0;
    this.heardOnce = true;
    if (this.welcome) clearTimeout(this.welcome);
    this.welcome = null;
    this.owner.line("open");
  }

  private listen(): void {
    this.ping = setInterval(() => {
      this.ask(PONG_WITHIN);
    }, PING_EVERY);
  }

  /** Whether anybody is at the other end: without an answer within so many milliseconds the line is lost. */
  private ask(within: number): void {
    if (this.send({ do: "ping" })) this.pong ??= setTimeout(() => this.lost(0), within);
  }

  /** Something should be heard soon. */
  private expect(): void {
    this.expectNothing();
    this.silence = setTimeout(() => this.ask(DOUBTED_PONG_WITHIN), DOUBT_AFTER);
  }

  private expectNothing(): void {
    if (this.silence) clearTimeout(this.silence);
    this.silence = null;
  }

  private quiet(): void {
    if (this.pong) clearTimeout(this.pong);
    this.pong = null;
  }

  private drop(): void {
    if (this.ping) clearInterval(this.ping);
    this.ping = null;
    if (this.welcome) clearTimeout(this.welcome);
    this.welcome = null;
    this.quiet();
    this.expectNothing();
    const socket = this.socket;
    this.socket = null;
    this.heardOnce = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private lost(code: number): void {
    this.drop();
    if (this.done) return;
    if (code >= REFUSED_FROM && code < RETRY_FROM) {
      if (code === WRONG_PROTOCOL && this.owner.reload()) return;
      this.done = true;
      this.owner.line("closed", code);
      return;
    }
    this.tries += 1;
    const moved = code === MOVED && this.tries === 1;
    if (!moved) this.owner.line("lost");
    const wait = moved ? MOVED_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    // Jitter, so that a restarted server is not called by everybody at once.
    this.again = setTimeout(() => this.open(moved), wait * (0.5 + this.random() / 2));
  }

  /** The network or the reader is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.done || document.visibilityState === "hidden") return;
    if (this.again) {
      this.tries = 1;
      this.open();
    } else this.ask(PONG_WITHIN);
  };

  private readonly doubt = (): void => {
    if (!this.done && this.socket?.readyState === WebSocket.OPEN) this.hurry();
  };
}
