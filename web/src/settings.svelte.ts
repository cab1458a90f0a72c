// What a reader prefers, kept in this browser.
import { keptAs, recall, remember } from "./keep";
import { GROUND } from "./wire/look";

export type Theme = "auto" | "dark" | "light";

interface Kept {
  theme: Theme;
  /** 1: as designed, 2: twice as fast, 0: no motion. */
  speed: number;
  confirm: boolean;
  sounds: boolean;
  /** From 0 to 1; at 0 a phone still shakes. */
  volume: number;
  /** The reader has been asked whether there shall be sound. */
  soundsAsked: boolean;
  hints: boolean;
  /** The browser tells when it is the reader's turn. */
  tell: boolean;
  /** Null: the browser's. */
  language: string | null;
  bots: number;
  /** How well bots play whom the reader plays against; null: not chosen yet. */
  level: string | null;
  /** Games against bots are played on this device, if it can, and not by the server. */
  here: boolean;
}

const KEY = "settings";
const DEFAULTS: Kept = {
  theme: "auto",
  speed: 1,
  confirm: true,
  sounds: false,
  volume: 0.7,
  soundsAsked: false,
  hints: true,
  tell: false,
  language: null,
  bots: 3,
  level: null,
  here: true,
};

export const settings: Kept = $state({ ...DEFAULTS, ...recall<Partial<Kept>>(KEY, {}) });

/** Keep settings, and let the page follow them. Called once, within an effect root. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => void remember(KEY, settings));
    $effect(showTheme);
    $effect(() => {
      document.documentElement.dataset.motion = settings.speed ? "some" : "none";
    });
  });
}

/** Whenever another page of this browser changes the settings, this one follows; then do what else depends on them. */
export function followOtherPages(then: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key !== keptAs(KEY)) return;
    Object.assign(settings, DEFAULTS, recall<Partial<Kept>>(KEY, {}));
    then();
  });
}

const daylight = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: light)") : null;
const system = $state({ light: daylight?.matches ?? false });
// Listened to from the start and for good: Svelte's MediaQuery listens only while somebody reads it, and missed changes.
daylight?.addEventListener("change", () => (system.light = daylight.matches));

/** The theme that is shown now: the reader's choice, or the system's. */
export function theme(): Exclude<Theme, "auto"> {
  if (settings.theme !== "auto") return settings.theme;
  return system.light ? "light" : "dark";
}

export function showTheme(): void {
  document.documentElement.dataset.theme = theme();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", GROUND[theme()]);
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How fast things move now: 0 if the reader or the system wants no motion. */
export function motion(): number {
  return still?.matches ? 0 : settings.speed;
}
