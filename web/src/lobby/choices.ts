// What can be chosen in a lobby, sorted for the eye: pure, so that tests need no page.
import type { Told } from "../text/bundle";
import type { GameInfo, TableMessage } from "../wire/wire";

export type Value = boolean | number | string;

/** Of a table, or of an evening that is planned. */
type Chosen = Pick<TableMessage, "options">;

/** A number with more possible values than this counts as fine tuning. */
const FEW = 12;

/** Options sorted into those always in sight, those that a preset (an edition) sets, and numbers for fine tuning; the last two fold away. */
export function sorted(table: Chosen, info: GameInfo | undefined): { plain: string[]; folded: string[]; numbers: string[] } {
  const governed = new Set(Object.values(info?.presets?.values ?? {}).flatMap((each) => Object.keys(each)));
  const names = Object.keys(table.options);
  const free = names.filter((name) => !governed.has(name));
  const isNumber = (name: string) => typeof table.options[name] === "number" && (info?.options[name]?.length ?? 0) > FEW;
  return {
    plain: free.filter((name) => !isNumber(name)),
    folded: names.filter((name) => governed.has(name)),
    numbers: free.filter(isNumber),
  };
}

/** Where the chosen preset differs from the first one. */
export function differences(table: Chosen, info: GameInfo | undefined): [string, string][] {
  if (!info?.presets) return [];
  const first = Object.values(info.presets.values)[0] ?? {};
  const chosen = info.presets.values[String(table.options[info.presets.option])] ?? {};
  return Object.entries(chosen).filter(([name, value]) => value !== first[name]);
}

/** Folded options that do not follow the preset. */
export function exceptions(table: Chosen, info: GameInfo | undefined): string[] {
  return sorted(table, info).folded.filter((name) => table.options[name] !== info?.presets?.option);
}

/** The text that a value of an option asks for, with its name. */
export function textAskedFor(info: GameInfo | undefined, option: string, value: Value): { name: string; most: number } | null {
  for (const [name, text] of Object.entries(info?.texts ?? {})) {
    if (text.option === option && text.value === value) return { name, most: text.most };
  }
  return null;
}

/** What is wrong with a text that was refused, in reading order; null if something else was refused. */
export function faultsOf(refusal: Told | null): Told[] | null {
  const faults = refusal?.params.faults;
  return Array.isArray(faults) ? faults : null;
}

export function pictureAddress(table: TableMessage, language: string, theme: "dark" | "light"): string | null {
  if (!table.picture) return null;
  const asked = new URLSearchParams({ v: table.picture, lang: language, theme });
  return `/api/tables/${encodeURIComponent(table.id)}/picture.svg?${asked}`;
}

/** All options of a game with these values, and otherwise as they are if nobody chooses anything. */
export function withUsual(info: GameInfo | undefined, chosen: Readonly<Record<string, Value>>): Record<string, Value> {
  const choosable = Object.entries(info?.options ?? {}).filter(([name]) => !(name in (info?.texts ?? {})));
  const usual = choosable.map(([name, allowed]) => [name, allowed[0]]);
  return { ...Object.fromEntries(usual), ...chosen };
}

/** Those of some values that somebody has chosen: they differ from what is usual. */
export function unusual(info: GameInfo | undefined, options: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => info?.options[name]?.[0] !== value));
}
