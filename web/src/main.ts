import "./style/fonts.css";
import "./wire/look.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadOnce } from "./reload";
import { followLinks } from "./router.svelte";
import { followOtherPages, followSettings, showTheme } from "./settings.svelte";
import { fileAt } from "./site";
import { speak, speakOfGames, wantedLanguage } from "./text/text.svelte";

showTheme();
// The server has a newer page: what this one still wants to load is gone. Without a network, loading anew is worse.
addEventListener("vite:preloadError", () => navigator.onLine && reloadOnce());
followSettings();
followOtherPages(() => void speak(wantedLanguage()));
followLinks();
await speak(wantedLanguage(), { games: false });
mount(App, { target: document.getElementById("app")! });

/** Milliseconds after which everything that the page needs at first has long been loaded. */
const KEEP_AFTER = 3000;

/** So that the page opens without a network. It is set up when everything else is done. */
async function keepPage(): Promise<void> {
  await speakOfGames();
  await navigator.serviceWorker.register(fileAt("/service-worker.js"));
  const { active } = await navigator.serviceWorker.ready;
  const { wanted } = await import("./local/offline");
  active?.postMessage([...performance.getEntriesByType("resource").map((each) => each.name), ...wanted()]);
}
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => void keepPage().catch(() => {}), KEEP_AFTER);
