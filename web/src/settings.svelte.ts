// What a reader prefers, kept in this browser.
import { recall, remember } from "./keep";

export type Theme = "auto" | "dark" | "light";

interface Kept {
  theme: Theme;
  /** 1: as designed, 2: twice as fast, 0: no motion. */
  speed: number;
  confirm: boolean;
  sounds: boolean;
  hints: boolean;
  /** The browser tells when it is the reader's turn. */
  tell: boolean;
  /** Null: the browser's. */
  language: string | null;
  bots: number;
}

const DEFAULTS: Kept = { theme: "auto", speed: 1, confirm: true, sounds: false, hints: true, tell: false, language: null, bots: 3 };

export const settings: Kept = $state({ ...DEFAULTS, ...recall<Partial<Kept>>("settings", {}) });

/** Keep settings, and let the page follow them. Called once, within an effect root. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => void remember("settings", settings));
    $effect(showTheme);
    $effect(() => {
      document.documentElement.dataset.motion = settings.speed ? "some" : "none";
    });
  });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", showTheme);
}

export function showTheme(): void {
  const light = settings.theme === "light" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", light ? "#eef3f7" : "#0a0e14");
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How fast things move now: 0 if the reader or the system wants no motion. */
export function motion(): number {
  return still?.matches ? 0 : settings.speed;
}
