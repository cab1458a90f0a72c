// Addresses that people hand on.
import { spoken } from "./text/text.svelte";

/** A whole address. Other programs show a picture with words for it, which are in the language of whoever hands it on. */
export function linkTo(path: string, asked: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...asked, ...(spoken() === "en" ? {} : { lang: spoken() }) }).toString();
  return `${location.origin}${path}${query && "?"}${query}`;
}

/** The step of a replay that an address asks for, counted from 1; 0: the beginning. */
export function stepOf(search: string): number {
  const step = Number(new URLSearchParams(search).get("step") ?? 0);
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}
