// Looking for people to play with, while the reader does something else: the server is asked how it stands, and answers when something has changed.
import { api, ApiError } from "../api";
import { recall, remember } from "../keep";
import { introduce, trying } from "../me.svelte";
import { toast } from "../parts/toasts.svelte";
import { go } from "../router.svelte";
import { play } from "../sounds";
import { gameTitle, say } from "../text/text.svelte";
import { mayTell } from "../turns";
import type { Seek, Seeking } from "../wire/wire";

/** Kept for this window only: another window of the same browser must not be taken to the table, too. */
const KEY = "seeking";
const WISH = "wish";
/** Milliseconds before the server is asked again that could not be reached. */
const RETRY = 3_000;

export type Wish = Required<Seek>;
export const DEFAULT: Wish = { games: [], sizes: [], paces: ["relaxed"], language: "", patience: 60, rated: false };

/** What the reader looked for last. No games: all of them. */
export function usualWish(): Wish {
  return { ...DEFAULT, ...recall<Partial<Wish>>(WISH, {}) };
}

export class Search {
  /** What the server said last; null: nobody looks for anything. */
  standing = $state.raw<Seeking | null>(null);
  /** When it said so. */
  told = $state(0);
  /** The reader sits at a table meanwhile, and is asked before they are taken to another. */
  busy = false;
  /** The reader has said yes once: if somebody else does not come, they need not be asked again. */
  private eager = false;
  /** Rises when what is under way is not wanted any more. */
  private round = 0;

  /** The offer that the reader has to answer. */
  get asked(): Seeking["offer"] {
    return this.standing?.state === "offered" && !this.willing() ? this.standing.offer : null;
  }

  private willing(): boolean {
    return this.eager || (!this.busy && document.visibilityState === "visible");
  }

  async begin(wish: Wish, games: string[]): Promise<void> {
    remember(WISH, wish);
    const began = await trying(async () => {
      await introduce();
      return api.seek({ ...wish, games: wish.games.length ? wish.games : games });
    });
    if (!began) return;
    this.eager = false;
    remember(KEY, true, "session");
    this.follow(began);
  }

  /** After the page was loaded anew. */
  goOn(): void {
    if (recall(KEY, false, "session")) void this.ask(++this.round, "");
  }

  async stop(): Promise<void> {
    this.end();
    await api.stopSeeking().catch(() => null); // a page that asks no more is forgotten in any case
  }

  async accept(): Promise<void> {
    const offer = this.standing?.offer;
    if (!offer) return;
    this.eager = true;
    const answer = await trying(() => api.acceptOffer(offer.id));
    if (answer && this.standing) this.follow(answer);
  }

  private end(): void {
    this.round += 1;
    this.standing = null;
    this.eager = false;
    remember(KEY, null, "session");
  }

  private follow(answer: Seeking): void {
    const before = this.standing;
    if (answer.state === "idle") {
      if (before && before.state !== "waiting") toast(say("page-offer-missed"), "warn");
      return this.end();
    }
    if (answer.state === "seated") return this.arrive(answer.table!);
    this.standing = answer;
    this.told = performance.now();
    if (answer.state === "offered" && before?.offer?.id !== answer.offer?.id) {
      if (this.willing()) void this.accept();
      else this.call(answer);
    }
    void this.ask(++this.round, answer.mark);
  }

  private arrive(table: string): void {
    this.end();
    play({ sound: "turn", felt: true });
    go(`/t/${table}`);
    void api.stopSeeking().catch(() => null);
  }

  /** Let the reader hear, and see from elsewhere, that a table was found. */
  private call(answer: Seeking): void {
    play({ sound: "turn", felt: true });
    if (!mayTell() || document.visibilityState === "visible" || !answer.offer) return;
    try {
      const note = new Notification(say("page-offer-title"), { body: gameTitle(answer.offer.game), tag: "hacktable-offer" });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // The browser has thought better of it.
    }
  }

  private async ask(round: number, mark: string): Promise<void> {
    try {
      const answer = await api.awaitPeople({ mark, busy: this.busy });
      if (round === this.round) this.follow(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (round !== this.round) return;
      if (!error.problem.retry) return this.end();
      setTimeout(() => round === this.round && void this.ask(round, mark), RETRY);
    }
  }
}

export const search = new Search();
