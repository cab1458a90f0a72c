// "Play now" and a rematch against bots need no lobby: the page gets ready and starts by itself.
import { recall, remember } from "../keep";
import type { TableMessage } from "../wire/wire";

export function wantStart(id: string): void {
  remember(`start.${id}`, true, "session");
}

export class Autostart {
  private last = "";

  constructor(private readonly id: string) {}

  /** What to do next about this table, if anything: each step once, so that a refusal is not repeated for ever. */
  step(table: TableMessage): "ready" | "start" | null {
    if (!recall(`start.${this.id}`, false, "session")) return null;
    const own = table.you.chair;
    if (table.phase !== "lobby" || own === null || !table.you.host) {
      if (table.phase === "playing") this.stop();
      return null;
    }
    // A start that failed is not repeated for ever.
    if (table.failed.length) {
      this.stop();
      return null;
    }
    if (table.chairs.some((chair, i) => !table.you.chairs.includes(i) && chair.kind === "guest")) {
      this.stop();
      return null;
    }
    const next = table.chairs[own].ready ? "start" : "ready";
    const step = `${table.match} ${next}`;
    if (step === this.last) return null;
    this.last = step;
    return next;
  }

  /** The start has been asked for. */
  started(table: TableMessage): void {
    this.last = `${table.match} start`;
  }

  /** On a new line nobody knows whether the last step was heard. */
  afresh(): void {
    this.last = "";
  }

  /** Whether the lobby is only passed through. */
  get wanted(): boolean {
    return recall(`start.${this.id}`, false, "session");
  }

  stop(): void {
    remember(`start.${this.id}`, null, "session");
  }
}

/** At a table that quick match has found, the page gets ready by itself: for what was offered, and not if the host has changed it since. */
export class Quickly {
  private terms: string | null = null;
  private last = "";
  private stopped = false;

  /** Whether to get ready now. */
  ready(table: TableMessage): boolean {
    const own = table.you.chair;
    if (!table.quick || this.stopped || table.phase !== "lobby" || own === null || table.dealing || table.failed.length) return false;
    const terms = JSON.stringify([table.options, table.pace, table.aids, table.advice, table.consent, table.patient, table.rated]);
    this.terms ??= terms;
    if (terms !== this.terms || table.chairs[own].ready || table.commitment === this.last) return false;
    this.last = table.commitment;
    return true;
  }

  /** On a new line nobody knows whether the last word was heard. */
  afresh(): void {
    this.last = "";
  }

  /** The reader does not want it any more. */
  stop(): void {
    this.stopped = true;
  }
}
