// What the page does not get from the rules' own kernels as finished text: boards, single actions, and messages around what kernels wrote.
import type { FieldForm, Kit, PartForm, RecordForm, VerbForm } from "./kit";
import { type Said, unpack } from "./verbs";

export type Shown = Record<string, unknown>;

/** JSON that is written already. */
export class Raw {
  constructor(readonly text: string) {}
}

/** A message as the wire carries it. */
export function worded(fields: Record<string, unknown>): string {
  const said = Object.entries(fields).map(([name, value]) => `"${name}":${value instanceof Raw ? value.text : JSON.stringify(value)}`);
  return `{${said.join(",")}}`;
}

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

function valueOf(part: PartForm, number: number): number | string | null {
  if (part.optional) {
    if (number === 0) return null;
    number -= 1;
  }
  if (part.words && !part.seat) return part.words[number];
  return part.words ? number : number + part.shift!;
}

/** An action as the wire has it. */
export function spelled(forms: readonly VerbForm[], tag: string, { verb, fields }: Said): Record<string, unknown> {
  const form = forms[verb - 1];
  return { [tag]: form.verb, ...Object.fromEntries(form.fields.map((part, at) => [part.name, valueOf(part, fields[at])])) };
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
