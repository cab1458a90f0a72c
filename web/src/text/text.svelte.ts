// The page's language. `say` reads it, so whatever is said on screen changes with it.
import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import type { GameTexts } from "../wire/wire";
import { Added, askFor, type AddedGame } from "./added";
import { bundleOf, enlarge, plain, sentence, spelled, type Params, type Told } from "./bundle";
import { FALLBACK, isAdded, load, loadAll, loadGames, loadRules, localeOf, preferred } from "./sources";

let language = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([]);
/** Whether the page has what the games say, too. */
let whole = false;
/** The games of other packages that the page has asked for. */
let added = $state.raw(new Added());

export function say(code: string, params?: Params): string {
  const text = maybe(code, params) ?? added.makeshift(code);
  if (text === undefined) void (whole ? fallBack() : speakOfGames()).catch(() => {});
  return text ?? code;
}

/** What a sentence says before one of its parameters, and after it: for markup around the parameter. */
export function around(code: string, parameter: string): [string, string] {
  const [before, after = ""] = say(code, { [parameter]: "\u0000" }).split("\u0000");
  return [before, after];
}

/** A sentence that may be missing. */
export function maybe(code: string, params?: Params): string | undefined {
  return sentence(bundles, code, params) ?? added.sentence(code, params);
}

/** A fault's sentence; one that this page does not know yet still says something true. */
export function sayFault(fault: Told): string {
  return maybe(fault.code, plain(fault.params, sayFault)) ?? added.makeshift(fault.code) ?? say("page-fault-unknown", { code: fault.code });
}

/** A game's title. Of a game that is gone, which only old tables still name, the name is left. */
export function gameTitle(game: string): string {
  return maybe(`${game}-title`) ?? spelled(game);
}

/** What is wrong in a text, with its line and its column. */
export function sayTextFault(fault: Told): string {
  const { line, column } = plain(fault.params);
  return say("text-line", { line: String(line), column: String(column), reason: sayFault(fault) });
}

/** A list of names, joined as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** A day such as 2026-11-17, as the language writes it. */
export function calendarDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}

/** A share such as 0.43 as a percentage, with the sign and the space that the language uses. */
export function percentage(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(share);
}

/** A number with at most one decimal. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}

/** A chance in thousandths as a percentage; one that is not known is a question mark. */
export function chance(thousandths: number | null): string {
  return thousandths === null ? "?" : percentage(roundHalfEven(thousandths / 10) / 100);
}

/** Rounds halves to the even number, as Python does, so that page and terminal show the same percentage. */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** A number of milliseconds with its unit. */
export function milliseconds(count: number): string {
  return new Intl.NumberFormat(locale(), { style: "unit", unit: "millisecond", unitDisplay: "short" }).format(count);
}

export function spoken(): string {
  return language;
}

/** The page's language as Intl and the browser's voices want it. */
export function locale(): string {
  return localeOf(language);
}

/** Speak this language from now on; nothing changes if it cannot be loaded. What the games say may come later, by `speakOfGames`. */
export async function speak(wanted: string, { games = true } = {}): Promise<void> {
  // A game that cannot be asked for now stays in the language it has.
  const translated = added.names.map((game) =>
    askFor(game, wanted).then(
      (told) => () => (added = added.with(game, told)),
      () => () => {},
    ),
  );
  const [sources, ...changes] = await Promise.all([games ? loadAll(wanted) : load(wanted), ...translated]);
  for (const change of changes) change();
  bundles = [bundleOf(wanted, sources)];
  whole = games;
  language = wanted;
  document.documentElement.lang = locale();
  document.querySelector('meta[name="description"]')?.setAttribute("content", `${say("page-headline")} ${say("page-subline")}`);
}

/** Load what the games say, once: the home page does without it, everything else waits for it. */
export async function speakOfGames(): Promise<void> {
  while (!whole) {
    const spokenThen = language;
    const sources = await loadGames(spokenThen);
    if (whole || language !== spokenThen) continue;
    bundles = [enlarge(bundles[0], sources), ...bundles.slice(1)];
    whole = true;
  }
}

// ---------------------------------------------------------------- games of other packages

const learning = new Map<string, Promise<void>>();

/** Ask for the words of a game that the page was built without; of all others it has them already. */
export function learn(game: string): Promise<void> {
  if (knows(game)) return Promise.resolve();
  const asked = learning.get(game) ?? ask(game).finally(() => learning.delete(game));
  learning.set(game, asked);
  return asked;
}

async function ask(game: string): Promise<void> {
  let wanted: string;
  let told: AddedGame;
  do {
    wanted = language;
    told = await askFor(game, wanted);
  } while (wanted !== language);
  added = added.with(game, told);
}

/** Whether the page can speak of a game. */
export function knows(game: string): boolean {
  return !isAdded(game) || added.texts(game) !== undefined;
}

/** What the server tells of a game of another package. */
export async function textsOf(game: string): Promise<GameTexts> {
  await learn(game);
  return added.texts(game)!;
}

/** A game's rules in the page's language, or in English. */
export async function rulesOf(game: string): Promise<string> {
  const wanted = language;
  return isAdded(game) ? (await textsOf(game)).rules : loadRules(game, wanted);
}

let fallingBack = false;

/** A sentence is missing: English comes to help. Complete languages never load it. */
async function fallBack(): Promise<void> {
  if (fallingBack || bundles.length !== 1 || language === FALLBACK) return;
  fallingBack = true;
  const [own, spokenThen] = [bundles[0], language];
  try {
    const english = bundleOf(FALLBACK, await loadAll(FALLBACK));
    if (language === spokenThen) bundles = [own, english];
  } finally {
    fallingBack = false;
  }
}

/** The language of the settings, or the browser's. */
export function wantedLanguage(): string {
  return preferred(settings.language ? [settings.language] : navigator.languages);
}
