// Actions and events as numbers and as the words of records, like `hacktable.kernel.verbs` in Python.
import type { PartForm, VerbForm } from "./kit";

/** A verb's number, from 1 on, and its fields, as rules see them. */
export interface Said {
  verb: number;
  fields: number[];
}

const BYTES = 8n;
/** Seats in notation: seat 0 is `a`. */
export const LETTERS = "abcdefgh";
/** The seat of the clock. */
export const CLOCK = -1;

export function seatLetter(seat: number): string {
  return seat === CLOCK ? "*" : LETTERS[seat];
}

/** An action in one number of 64 bits: the verb in the top byte, then a byte for each field. */
export function pack({ verb, fields }: Said): bigint {
  let packed = BigInt(verb);
  for (let place = 0; place < 7; place++) packed = (packed << BYTES) | BigInt(fields[place] ?? 0);
  return BigInt.asIntN(64, packed);
}

/** An action or event in words: `move 3 + push -`. Null if there is no such thing. */
/** The same, back. */
export function unpack(act: bigint): Said {
  const bytes = Array.from({ length: 8 }, (_, place) => Number((act >> BigInt(56 - 8 * place)) & 255n));
  return { verb: bytes[0], fields: bytes.slice(1) };
}

export function written(forms: readonly VerbForm[], { verb, fields }: Said): string | null {
  const form = forms[verb - 1];
  if (!form) return null;
  const words = [form.verb];
  for (const [place, part] of form.fields.entries()) {
    let number = fields[place];
    if (part.optional) {
      if (number === 0) continue;
      number -= 1;
      words.push(part.name);
    }
    const said = part.words ? part.words[number] : inside(part, number + part.shift!);
    if (said === undefined) return null;
    words.push(said);
  }
  return words.join(" ");
}

function inside(part: PartForm, number: number): string | undefined {
  return number >= part.first! && number <= part.last! ? String(number) : undefined;
}

/** What a text says; null if it is not understood. Only what `written` writes is. */
export function read(forms: readonly VerbForm[], text: string): Said | null {
  const [first, ...rest] = text.split(/\s+/).filter(Boolean);
  const verb = forms.findIndex((each) => each.verb === first) + 1;
  if (!verb) return null;
  const fields: number[] = [];
  for (const part of forms[verb - 1].fields) {
    if (part.optional) {
      if (rest[0] !== part.name) {
        fields.push(0);
        continue;
      }
      rest.shift();
    }
    const said = rest.shift();
    const number = said === undefined ? -1 : part.words ? part.words.indexOf(said) : counted(part, said);
    if (number < 0) return null;
    fields.push(number + (part.optional ? 1 : 0));
  }
  return rest.length ? null : { verb, fields };
}

function counted(part: PartForm, said: string): number {
  if (!/^(0|-?[1-9]\d{0,6})$/.test(said)) return -1;
  const number = Number(said);
  return number >= part.first! && number <= part.last! ? number - part.shift! : -1;
}
