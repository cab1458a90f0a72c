// What options and their values are called.
import { spelled } from "../text/bundle";
import { maybe, say } from "../text/text.svelte";
import type { Value } from "./choices";

/** An option with its value; a switch says only whether it is on. */
export function optionWords(game: string, name: string, value: Value): string {
  const title = say(`${game}-option-${name}`);
  if (typeof value === "boolean") return value ? title : `✗ ${title}`;
  return `${title}: ${valueWords(game, name, value)}`;
}

/** A value in words, where no preset says it. */
export function valueWords(game: string, name: string, value: Value): string {
  return maybe(`${game}-option-${name}-${value}`) ?? (typeof value === "string" ? spelled(value) : String(value));
}
