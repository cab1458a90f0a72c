// The page's address, and going elsewhere without loading anew.
import { SITE } from "./site";

export type Route =
  | { at: "home" }
  | { at: "table"; id: string }
  | { at: "replay"; id: string; match: number }
  | { at: "open" }
  | { at: "verify" }
  | { at: "player"; handle: string }
  | { at: "evenings" }
  | { at: "evening"; id: string }
  | { at: "nowhere" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { at: "home" };
  if (parts[0] === "open" && parts.length === 1) return { at: "open" };
  if (parts[0] === "verify" && parts.length === 1) return { at: "verify" };
  if (parts[0] === "player" && parts.length === 2 && !SITE) return { at: "player", handle: parts[1] };
  if (parts[0] === "evening" && parts.length === 1 && !SITE) return { at: "evenings" };
  if (parts[0] === "evening" && parts.length === 2 && !SITE) return { at: "evening", id: parts[1] };
  if (parts[0] === "t" && parts.length === 2) return { at: "table", id: parts[1] };
  if (parts[0] === "t" && parts.length === 4 && parts[3] === "replay" && /^\d+$/.test(parts[2])) {
    return { at: "replay", id: parts[1], match: Number(parts[2]) };
  }
  return { at: "nowhere" };
}

function here(): Route {
  return routeOf(SITE ? location.hash.slice(1) : location.pathname);
}

let current = $state.raw<Route>(here());

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", SITE ? `#${path}` : path);
  current = here();
  scrollTo(0, 0);
}

/** Follow the back button, and take over clicks on links within the page. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = here()));
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#"))
      return;
    click.preventDefault();
    go(link.pathname);
  });
}
