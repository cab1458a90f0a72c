import type { Chair } from "../wire/wire";

/** Ada's chair, with something changed. */
export function chairOf(change: Partial<Chair> = {}): Chair {
  return {
    kind: "guest",
    name: "Ada",
    level: null,
    ready: false,
    presence: "here",
    personality: null,
    bot_plays: false,
    shares: null,
    handle: "",
    avatar: 0,
    ...change,
  };
}

// A WebSocket that a test holds in its hand.
export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }

  // What the other side does.
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  of(kind: string): any[] {
    return this.sent.filter((message) => message.do === kind);
  }
}
