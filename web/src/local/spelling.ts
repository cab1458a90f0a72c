// What a viewer is shown and told, as the wire carries it, made from what the rules say in bytes and numbers.
import type { FieldForm, Kit, PartForm, RecordForm, VerbForm } from "./kit";
import { type Said, unpack } from "./verbs";

export type Shown = Record<string, unknown>;

function reader(view: DataView, field: FieldForm): (cell: number) => number {
  if (field.size === 1) return (cell) => view.getInt8(field.at + cell);
  if (field.size === 2) return (cell) => view.getInt16(field.at + 2 * cell, true);
  if (field.size === 4) return (cell) => view.getInt32(field.at + 4 * cell, true);
  return (cell) => Number(view.getBigInt64(field.at + 8 * cell, true));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function cells(shape: readonly number[]): number {
  return shape.reduce((product, each) => product * each, 1);
}

/** A field's numbers, in lists of lists as its shape says. */
function nested(read: (cell: number) => number, shape: readonly number[], first = 0): unknown {
  if (!shape.length) return read(first);
  const [length, ...rest] = shape;
  return Array.from({ length }, (_, at) => nested(read, rest, first + at * cells(rest)));
}

/** All fields of a record that a page gets. */
export function whole(form: RecordForm, bytes: Uint8Array): Shown {
  const view = viewOf(bytes);
  return Object.fromEntries(
    form.fields.filter((each) => each.page !== false).map((each) => [each.name, nested(reader(view, each), each.shape)]),
  );
}

/** One field of a record, whoever may see it. */
export function one(form: RecordForm, bytes: Uint8Array, name: string): unknown {
  const field = form.fields.find((each) => each.name === name)!;
  return nested(reader(viewOf(bytes), field), field.shape);
}

/** The fields that differ: a number, or the changed cells by their dotted index. */
export function changes(form: RecordForm, before: Uint8Array, after: Uint8Array): Shown {
  const [old, now] = [viewOf(before), viewOf(after)];
  const found: Shown = {};
  for (const field of form.fields) {
    if (field.page === false) continue;
    const [was, is] = [reader(old, field), reader(now, field)];
    if (!field.shape.length) {
      if (was(0) !== is(0)) found[field.name] = is(0);
      continue;
    }
    const changed: Record<string, number> = {};
    for (let cell = 0; cell < cells(field.shape); cell++) if (was(cell) !== is(cell)) changed[indexOf(field.shape, cell)] = is(cell);
    if (Object.keys(changed).length) found[field.name] = changed;
  }
  return found;
}

function indexOf(shape: readonly number[], cell: number): string {
  const index: number[] = [];
  for (const length of shape.toReversed()) {
    index.unshift(cell % length);
    cell = Math.floor(cell / length);
  }
  return index.join(".");
}

function valueOf(part: PartForm, number: number): number | string | null {
  if (part.optional) {
    if (number === 0) return null;
    number -= 1;
  }
  if (part.words && !part.seat) return part.words[number];
  return part.words ? number : number + part.shift!;
}

/** An action or event as the wire has it. */
export function spelled(forms: readonly VerbForm[], tag: string, { verb, fields }: Said): Record<string, unknown> {
  const form = forms[verb - 1];
  return { [tag]: form.verb, ...Object.fromEntries(form.fields.map((part, at) => [part.name, valueOf(part, fields[at])])) };
}

export function eventOf(kit: Kit, told: Said): Record<string, unknown> {
  return spelled(kit.events, "event", told);
}

/** An action from its one number. */
export function actionOf(kit: Kit, act: bigint): Record<string, unknown> {
  return spelled(kit.actions, "do", unpack(act));
}

/** The number of an action as a page sends it; null if it is none of this game. */
export function actOf(kit: Kit, action: unknown): Said | null {
  if (typeof action !== "object" || action === null) return null;
  const said = action as Record<string, unknown>;
  const verb = kit.actions.findIndex((each) => each.verb === said["do"]) + 1;
  if (!verb) return null;
  const fields: number[] = [];
  for (const part of kit.actions[verb - 1].fields) {
    const value = said[part.name];
    if (part.optional && (value === null || value === undefined)) {
      fields.push(0);
      continue;
    }
    const number = part.words ? (part.seat ? (value as number) : part.words.indexOf(value as string)) : (value as number) - part.shift!;
    const last = part.words ? part.words.length - 1 : part.last! - part.shift!;
    const first = part.words ? 0 : part.first! - part.shift!;
    if (!Number.isInteger(number) || number < first || number > last) return null;
    fields.push(number + (part.optional ? 1 : 0));
  }
  return { verb, fields };
}
