// Sentences out of Fluent files: pure, so that tests and the page use the same.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../games/game";
import { localeOf } from "./sources";

export type Params = Record<string, string | number>;

/** One language's bundle. Isolation marks are off: sentences are also read aloud and copied. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  return enlarge(new FluentBundle(localeOf(language), { useIsolating: false }), sources);
}

/** The same bundle, with more sentences. */
export function enlarge(bundle: FluentBundle, sources: string[]): FluentBundle {
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.warn(`${bundle.locales.join()}: ${error.message}`);
  }
  return bundle;
}

/** A sentence from the first bundle that has it, or undefined. */
export function sentence(bundles: FluentBundle[], code: string, params?: Params): string | undefined {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(code)?.value;
    if (pattern) {
      const faults: Error[] = [];
      const text = bundle.formatPattern(pattern, params ?? null, faults);
      if (faults.length) console.warn(`${code}: ${faults.map(String).join("; ")}`);
      return oneDot(text, params);
    }
  }
  return undefined;
}

/** A name that ends in a dot ends its sentence, too: "Next up: Ada K.", without a second dot. The terminal does the same (`lang.say`). */
function oneDot(text: string, params: Params = {}): string {
  const dotted = Object.values(params).filter((each) => typeof each === "string" && each.endsWith(".")) as string[];
  return dotted.reduce((said, each) => said.replaceAll(`${each}.`, each), text);
}

/** A refusal: what was not done and why, as the server says it. */
export interface Told {
  code: string;
  params: Record<string, unknown>;
  rule?: string | null;
}

/** Server's parameters as Fluent takes them: texts and numbers. A refusal within a refusal becomes a sentence. */
export function plain(params: Record<string, unknown> | undefined, tell: (told: Told) => string = (told) => told.code): Params {
  const found: Params = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    found[name] = typeof value === "number" || typeof value === "string" ? value : inWords(value, tell);
  }
  return found;
}

function inWords(value: unknown, tell: (told: Told) => string): string {
  return typeof value === "object" && value !== null && "code" in value ? tell(value as Told) : String(value);
}

/** A name in a program as words: `pile_size` is "Pile size". What has no letter or digit in it, such as "-", stays as it is. */
export function spelled(name: string): string {
  const words = name.replace(/[-_\s]+/g, " ").trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Says every code; one without a sentence is shown as it is rather than lost. */
export function sayer(bundles: FluentBundle[]): Say {
  return (code, params) => sentence(bundles, code, params) ?? code;
}
