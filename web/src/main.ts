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
import { speak, wantedLanguage } from "./text/text.svelte";

showTheme();
// The server has a newer page: what this one still wants to load is gone. Without a network, loading anew is worse.
addEventListener("vite:preloadError", () => navigator.onLine && reloadOnce());
followSettings();
followOtherPages(() => void speak(wantedLanguage()));
followLinks();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });
