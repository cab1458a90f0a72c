// What a page was shown, as the rules read it: so that they can be asked about it at any table, without the server and without what the seat does not know.
import type { Outcome, Tally } from "../../wire/wire";
import { outcomesOf, type Refusal, refusalOf, talliesOf } from "../answers";
import { type Kit, lay, type Options, put, type RecordForm } from "../kit";
import type { Rules, Step } from "../module";
import { actionOf, actOf, type Shown, spelled } from "../spelling";
import { pack } from "../verbs";

/** A position as a page has it: which match it belongs to, and what it was shown of it. */
export interface Position {
  game: string;
  players: number;
  options: Options;
  board: Shown;
  state: Shown;
  /** Null for a spectator. */
  seat: number | null;
}

export type Spelled = Record<string, unknown>;

/** A struct with these fields; the others are as in `onto`, or blank. */
export function stored(form: RecordForm, fields: Shown, onto: Uint8Array = new Uint8Array(form.size)): Uint8Array {
  const view = new DataView(onto.buffer, onto.byteOffset, onto.byteLength);
  for (const { name, at, size } of form.fields)
    if (name in fields)
      ([fields[name]].flat(9) as (bigint | number)[]).forEach((number, cell) => put(view, at + cell * size, size, number));
  return onto;
}

/** The board of a page, with what pages do not get of it. */
export function boardOf(kit: Kit, { players, options, board }: Pick<Position, "players" | "options" | "board">): Uint8Array {
  return stored(kit.board, board, lay(kit, players, options));
}

/** The rules, looking at a position that a page was shown. What is hidden from its reader is blank, and no answer may depend on it. */
export class Looking {
  private readonly bytes: Uint8Array;

  constructor(
    readonly kit: Kit,
    readonly rules: Rules,
    readonly board: Shown,
    readonly state: Shown,
    readonly seat: number | null,
  ) {
    this.bytes = stored(kit.state, state);
  }

  /** The position, with some fields as they might be. */
  with(fields: Shown = {}): Uint8Array {
    return stored(this.kit.state, fields, this.bytes.slice());
  }

  /** What somebody could do in a position, whoever is to act. */
  offers(state: Uint8Array, seat: number): Spelled[] {
    return this.rules.choices(state, seat).map((act) => actionOf(this.kit, act));
  }

  /** What the reader may do now. */
  legal(): Spelled[] {
    if (this.seat === null) return [];
    const state = this.with();
    return this.rules.over(state) ? [] : this.rules.legal(state, this.seat).map((act) => actionOf(this.kit, act));
  }

  /** What comes of an action, whether or not it is legal. */
  after(state: Uint8Array, seat: number, action: Spelled): Step {
    return this.rules.apply(state, seat, pack(actOf(this.kit, action)!));
  }

  /** What was told of it, in words. */
  heard({ told }: Pick<Step, "told">): Spelled[] {
    return told.map(({ kind, fields }) => spelled(this.kit.events, "event", { verb: kind, fields }));
  }

  /** How an action can come out. */
  stakes(state: Uint8Array, seat: number, action: Spelled): Outcome[] {
    return outcomesOf(this.kit, this.rules.stakes(state, seat, pack(actOf(this.kit, action)!)));
  }

  /** What each player would score if the round ended now. */
  tally(seat: number): Tally[] {
    return talliesOf(this.kit, this.rules.tally(this.with(), seat));
  }

  /** Ask while some fields of the board are as they might be. */
  on<T>(fields: Shown, ask: () => T): T {
    return this.rules.elsewhere((board) => void stored(this.kit.board, fields, board), ask);
  }

  /** Why the rules refuse an action. */
  refusal(state: Uint8Array, seat: number, action: Spelled): Refusal {
    return refusalOf(this.kit, this.rules, state, seat, actOf(this.kit, action)!);
  }
}
