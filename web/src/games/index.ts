// The games this page can show, each loaded when it is needed.
import type { Component } from "svelte";
import { textsOf } from "../text/text.svelte";
import BlackHat from "./blackhat/Emblem.svelte";
import type { GameModule, PictureProps } from "./game";
import Generic from "./generic/Emblem.svelte";
import Hacker from "./hacker/Emblem.svelte";
import Hashcatch from "./hashcatch/Emblem.svelte";
import { inEveryGame } from "./tookback";

const modules: Record<string, () => Promise<GameModule>> = {
  blackhat: async () => (await import("./blackhat")).blackhat,
  hashcatch: async () => (await import("./hashcatch")).hashcatch,
  hacker: async () => (await import("./hacker")).hacker,
};

/** A small still picture for each game's door on the home page, which needs nothing else of a game. */
const emblems: Record<string, Component<Record<string, never>>> = { blackhat: BlackHat, hashcatch: Hashcatch, hacker: Hacker };

/** A game's emblem; one for all games that other packages bring. */
export function emblemOf(name: string): Component<Record<string, never>> {
  return emblems[name] ?? Generic;
}

/** The pictures that introduce a game. A game of another package has none. */
const pictures: Record<string, () => Promise<{ default: Component<PictureProps> }>> = {
  blackhat: () => import("./blackhat/Intro.svelte"),
  hashcatch: () => import("./hashcatch/Intro.svelte"),
  hacker: () => import("./hacker/Intro.svelte"),
};

/** What the panels before a first game are about. Each has its sentence: `GAME-page-intro-PANEL`. */
export const PANELS: readonly PictureProps["panel"][] = ["goal", "turn", "score"];

export function hasIntro(name: string): boolean {
  return name in pictures;
}

export async function pictureOf(name: string): Promise<Component<PictureProps> | null> {
  return hasIntro(name) ? (await pictures[name]()).default : null;
}

/** Texts of ours that people can start from when they write one as an option, by game and option. */
const templates: Record<string, () => Promise<{ default: string }>> = {
  "blackhat-drawing": () => import("../../../src/hacktable/games/blackhat/data/boards/classic.txt?raw"),
};

export function templateOf(game: string, option: string): (() => Promise<string>) | undefined {
  const load = templates[`${game}-${option}`];
  return load && (async () => (await load()).default);
}

/** A game's module; one for all games that other packages bring. */
export async function loadGame(name: string): Promise<GameModule> {
  if (name in modules) return inEveryGame(await modules[name]());
  const [{ generic }, texts] = await Promise.all([import("./generic"), textsOf(name)]);
  return inEveryGame(generic(name, texts));
}
