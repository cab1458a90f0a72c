// The page's language. `say` reads it, so whatever is said on screen changes with it.
import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import { bundleOf, plain, sentence, type Params, type Told } from "./bundle";
import { FALLBACK, load, preferred } from "./sources";

let language = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([]);

export function say(code: string, params?: Params): string {
  const text = sentence(bundles, code, params);
  if (text === undefined) void fallBack();
  return text ?? code;
}

/** A sentence that may be missing. */
export function maybe(code: string, params?: Params): string | undefined {
  return sentence(bundles, code, params);
}

/** A fault's sentence; one that this page does not know yet still says something true. */
export function sayFault(fault: Told): string {
  return maybe(fault.code, plain(fault.params, sayFault)) ?? say("page-fault-unknown", { code: fault.code });
}

/** What is wrong in a text, with its line and its column. */
export function sayTextFault(fault: Told): string {
  const { line, column } = plain(fault.params);
  return say("text-line", { line: String(line), column: String(column), reason: sayFault(fault) });
}

/** A list of names, joined as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

export function spoken(): string {
  return language;
}

/** Speak this language from now on; nothing changes if it cannot be loaded. */
export async function speak(wanted: string): Promise<void> {
  const sources = await load(wanted);
  bundles = [bundleOf(wanted, sources)];
  language = wanted;
  document.documentElement.lang = wanted;
}

let fallingBack = false;

/** A sentence is missing: English comes to help. Complete languages never load it. */
async function fallBack(): Promise<void> {
  if (fallingBack || bundles.length !== 1 || language === FALLBACK) return;
  fallingBack = true;
  const [own, spokenThen] = [bundles[0], language];
  try {
    const english = bundleOf(FALLBACK, await load(FALLBACK));
    if (language === spokenThen) bundles = [own, english];
  } finally {
    fallingBack = false;
  }
}

/** The language of the settings, or the browser's. */
export function wantedLanguage(): string {
  return preferred(settings.language ? [settings.language] : navigator.languages);
}
