// Which languages there are follows from the files that are present; each is loaded when it is needed.
// What `?language` and `?games` gather says vite.config.ts.
const languages = import.meta.glob<string[]>("../../lang/*.ftl", { query: "?language", import: "default" });
const inGames = import.meta.glob<string[]>("../../lang/*.ftl", { query: "?games", import: "default" });
const rulebooks = import.meta.glob<string>("../../../src/hacktable/games/*/rules/*.md", { query: "?raw", import: "default" });

export const FALLBACK = "en";

/** The games that the page was built with. */
const OWN = new Set(Object.keys(rulebooks).map((path) => /games\/([^/]+)\/rules/.exec(path)![1]));

/** Whether a game comes from another package: then the server has its sentences and its rules, and the page has to ask for them. */
export function isAdded(game: string): boolean {
  return !OWN.has(game);
}

function languageOf(path: string): string {
  return /([^/]+)\.\w+$/.exec(path)![1];
}

/** Languages that have the page's own sentences. */
export const LANGUAGES: string[] = Object.keys(languages)
  .map(languageOf)
  .sort((a, b) => (a === FALLBACK ? -1 : b === FALLBACK ? 1 : a.localeCompare(b)));

/** The sentences of a language that every screen needs: the page's, the house's, and of the games those of their doors. */
export function load(language: string): Promise<string[]> {
  return languages[`../../lang/${language}.ftl`]();
}

/** What the games say: more than half of all sentences, and the home page needs none of them. */
export function loadGames(language: string): Promise<string[]> {
  return inGames[`../../lang/${language}.ftl`]();
}

/** All sentences of a language. */
export async function loadAll(language: string): Promise<string[]> {
  return (await Promise.all([load(language), loadGames(language)])).flat();
}

/** The rules of one of the page's own games, in English where they are not translated. */
export async function loadRules(game: string, language: string): Promise<string> {
  const at = (code: string) => rulebooks[`../../../src/hacktable/games/${game}/rules/${code}.md`];
  return (await (at(language) ?? at(FALLBACK))?.()) ?? "";
}

/** What browsers also call our languages: our Norwegian is Bokmål, and readers of Nynorsk read it more easily than English. */
const ALSO: Record<string, string> = { no: "nb", nn: "nb" };

/** The reader's language as the browser tells it. */
export function preferred(wanted: readonly string[]): string {
  for (const each of wanted) {
    const [word] = each.split("-");
    const found = [each, word, ALSO[word]].find((name) => LANGUAGES.includes(name));
    if (found) return found;
  }
  return FALLBACK;
}

/** What voices, plurals, dates and numbers follow. Our Portuguese is that of Portugal; `pt` alone would be taken for that of Brazil. */
export function localeOf(language: string): string {
  return language === "pt" ? "pt-PT" : language;
}

/** A language's name in itself. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}
