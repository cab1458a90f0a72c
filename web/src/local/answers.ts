// What the rules answer about a position, as a server would say it: why an action is refused, what is at stake, what speaks for a choice.
// Like `hacktable.kernel.answers` in Python.
import type { Outcome, Reason, Tally } from "../wire/wire";
import type { AnswerForm, Kit } from "./kit";
import type { Rules, Told } from "./module";
import { UNKNOWN } from "./modules/entries";
import { pack, type Said, seatLetter, written } from "./verbs";

export interface Refusal {
  code: string;
  params: Record<string, unknown>;
  rule: string | null;
}

const SPECTATOR = -1;

/** Why a seat that may act now may not do this. */
export function refusalOf(kit: Kit, rules: Rules, state: Uint8Array, seat: number, said: Said): Refusal {
  const told = rules.refusal(rules.mask(state, seat), seat, pack(said));
  const form = kit.refusals[told.kind]!;
  const given = form.given === false ? {} : { given: written(kit.actions, said) };
  return { code: form.code, params: { ...given, ...read(form, told) }, rule: form.rule ?? null };
}

/** Why a seat may not act now at all. */
export function notTheirs(kit: Kit, rules: Rules, state: Uint8Array, seat: number): Refusal {
  const actors = rules.actors(state).map(seatLetter).join(" ");
  return { code: "not-yours", params: { seat: seatLetter(seat), actors }, rule: turnRule(kit, rules, state) };
}

/** The rule that says who acts in this phase. */
export function turnRule(kit: Kit, rules: Rules, state: Uint8Array): string {
  const number = rules.turnRule(rules.mask(state, SPECTATOR));
  return number ? `${kit.rules.prefix}-${number}` : kit.rules.turn;
}

/** For each of these actions, how it can come out, as far as the seat can know. */
export function stakesOf(kit: Kit, rules: Rules, state: Uint8Array, seat: number, acts: readonly bigint[]): Outcome[][] {
  const shown = rules.show(state, seat);
  return acts.map((act) => outcomesOf(kit, rules.stakes(shown, seat, act)));
}

/** What the rules say of how an action can come out. */
export function outcomesOf(kit: Kit, told: readonly Told[]): Outcome[] {
  return told.map(({ audience: players, kind, fields: [odds, ends, ...points] }) => ({
    code: kit.outcomes[kind],
    odds: known(odds),
    points: points.slice(0, players).map(known),
    ends: ends !== 0,
  }));
}

/** What each player would score if the round ended now. */
export function tallyOf(kit: Kit, rules: Rules, state: Uint8Array, seat: number): Tally[] {
  return talliesOf(kit, rules.tally(rules.show(state, seat), seat));
}

/** What the rules say of what everyone would score. */
export function talliesOf(kit: Kit, told: readonly Told[]): Tally[] {
  return told.map(({ fields: [points, ...sources] }) => ({
    points: known(points),
    sources: sources.slice(0, kit.sources.length).map(known),
  }));
}

/** What speaks for an action or against it, from what a seat knows. */
export function reasonOf(kit: Pick<Kit, "reasons">, rules: Rules, mask: Uint8Array, seat: number, act: bigint): Reason | null {
  const [told] = rules.reason(mask, seat, act);
  if (!told) return null;
  const form = kit.reasons[told.kind]!;
  return { code: form.code, counts: read(form, told) as Record<string, number> };
}

function read(form: AnswerForm, told: Told): Record<string, number | string> {
  return Object.fromEntries(form.fields.map(({ name, words }, at) => [name, words ? words[told.fields[at]] : told.fields[at]]));
}

function known(number: number): number | null {
  return number === UNKNOWN ? null : number;
}
