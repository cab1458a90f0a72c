// An evening as it is now: the server is asked how it stands, and answers when something has changed.
import { untrack } from "svelte";
import { api, ApiError } from "../api";
import { play } from "../sounds";
import { go } from "../router.svelte";
import { say } from "../text/text.svelte";
import { mayTell } from "../turns";
import type { EveningDeed, EveningPage, Problem } from "../wire/wire";

/** Milliseconds before the server is asked again that could not be reached. */
const RETRY = 3_000;

export class Following {
  evening = $state.raw<EveningPage | null>(null);
  /** When the server said so. */
  told = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** What a screen reader says, and who looks elsewhere is told. */
  news = $state("");
  private stopped = false;
  /** Rises when who asks is not to ask any more. */
  private round = 0;
  /** Rises with everything that the reader does here: what was asked before may be answered for somebody who took no part yet. */
  private deeds = 0;

  constructor(readonly id: string) {}

  /** Returns how to stop. */
  follow(): () => void {
    this.stopped = false;
    untrack(() => void this.ask(++this.round));
    return () => {
      this.stopped = true;
    };
  }

  async do(what: EveningDeed["what"], which = 0): Promise<void> {
    const found = await api.evening.do(this.id, { what, which });
    this.deeds += 1;
    this.hear(found);
  }

  /** The reader has another name or another face now. */
  async again(): Promise<void> {
    const found = await api.evening.look(this.id);
    this.deeds += 1;
    this.hear(found);
  }

  private hear(found: EveningPage): void {
    const before = this.evening;
    if (before && found.changes < before.changes) return;
    this.evening = found;
    this.told = performance.now();
    this.problem = null;
    if (before && found.table && found.table !== before.table) this.call(found);
  }

  /** Let the reader hear, and see from elsewhere, that their table is ready. */
  private call(found: EveningPage): void {
    this.news = say("page-evening-began", { round: found.rounds.length });
    play({ sound: "turn", felt: true });
    if (!mayTell() || document.visibilityState === "visible") return;
    try {
      // The server pushes with the same tag.
      const note = new Notification(found.name, { body: this.news, tag: `hacktable-${found.table}` });
      note.onclick = () => {
        window.focus();
        go(`/t/${found.table}`);
        note.close();
      };
    } catch {
      // The browser has thought better of it.
    }
  }

  private async ask(round: number): Promise<void> {
    while (!this.stopped && round === this.round) {
      try {
        const known = this.evening;
        const deeds = this.deeds;
        const found = known ? await api.evening.wait(this.id, known.changes) : await api.evening.look(this.id);
        if (!this.stopped && deeds === this.deeds) this.hear(found);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.problem = error.problem;
        if (!error.problem.retry) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }
}
