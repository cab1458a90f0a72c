import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { CLOSES, FAULTS, GENERAL_CALLS, PACES } from "../wire/wire";
import { bundleOf, plain, sayer, sentence } from "./bundle";
import { LANGUAGES, load, loadAll, loadGames, loadRules, localeOf, preferred } from "./sources";

/** Every id with the variables it uses. */
function shape(sources: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources) {
    for (const entry of new FluentResource(source).body) {
      const names = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
      found.set(entry.id, [...new Set(names)].sort().join(" "));
    }
  }
  return found;
}

describe("sentences", () => {
  it("are there in English and German", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toContain("de");
  });

  it("bundle the page, the house and the games", async () => {
    const say = sayer([bundleOf("en", await loadAll("en"))]);
    expect(say("page-play-now")).toBe("Play now against bots");
    expect(say("not-yours", { seat: 1, actors: "0" })).toContain("seat 1");
    expect(say("hashcatch-event-rolled", { seat: "Ada", die: 4 })).toBe("Ada rolled a 4.");
  });

  it("of games are in a file of their own, but for what their doors say", async () => {
    const [home, games, all] = [shape(await load("fi")), shape(await loadGames("fi")), shape(await loadAll("fi"))];
    expect(home.size + games.size).toBe(all.size);
    for (const code of ["page-play-now", "fault-taken", "hacker-title", "hacker-summary", "blackhat-option-modules"])
      expect([...home.keys()]).toContain(code);
    expect([...games.keys()].filter((code) => !/^(blackhat|hacker|hashcatch)-/.test(code))).toEqual([]);
    expect(games.size).toBeGreaterThan(home.size / 2);
    expect([...all.keys()].filter((code) => code.startsWith("cli-"))).toEqual([]);
  });

  it("end in one dot when a name does", async () => {
    const say = sayer([bundleOf("en", await loadAll("en"))]);
    expect(say("hashcatch-event-turn", { seat: "Charlotte K." })).toBe("Next up: Charlotte K.");
    expect(say("hashcatch-event-turn", { seat: "Ada" })).toBe("Next up: Ada.");
  });

  it("have the same ids and variables in every language", async () => {
    const english = shape(await loadAll("en"));
    for (const language of LANGUAGES.slice(1))
      expect(Object.fromEntries(shape(await loadAll(language)))).toEqual(Object.fromEntries(english));
  });

  it("exist for every code on the wire", async () => {
    const ids = shape(await loadAll("en"));
    const wanted = [
      ...Object.values(FAULTS),
      ...Object.values(CLOSES),
      ...GENERAL_CALLS.map((each) => `call-${each}`),
      ...PACES.flatMap((each) => [`page-pace-${each}`, `page-pace-${each}-about`]),
    ];
    wanted.push(...["timeout", "took-over", "came-back", "left", "kicked"].map((each) => `notice-${each}`));
    expect(wanted.filter((code) => !ids.has(code))).toEqual([]);
  });

  it("exist for every code that the page's own files name", async () => {
    const ids = shape(await loadAll("en"));
    const files = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.values(files).flatMap((text) =>
      [...text.matchAll(/"((?:page|notice|call|close|fault)-[a-z0-9-]+)"/g)].map((match) => match[1]),
    );
    expect([...new Set(named)].filter((code) => !ids.has(code))).toEqual([]);
  });

  it("carry no isolation marks", async () => {
    const say = sayer([bundleOf("de", await loadAll("de"))]);
    expect(say("page-name-saved", { name: "Ada" })).toBe("Hallo, Ada!");
  });

  it("fall back to English, and to the code itself", () => {
    const bundles = [bundleOf("de", ["a = eins"]), bundleOf("en", ["a = one\nb = two"])];
    expect(sentence(bundles, "a")).toBe("eins");
    expect(sentence(bundles, "b")).toBe("two");
    expect(sayer(bundles)("c")).toBe("c");
  });

  it("take parameters of any kind", () => {
    expect(plain({ a: 1, b: "x", c: true, d: null })).toEqual({ a: 1, b: "x", c: "true", d: "null" });
  });

  it("follow the browser's language", () => {
    expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferred(["xx"])).toBe("en");
    expect(preferred(["pt-BR", "en"])).toBe("pt");
  });

  it("are Bokmål for every Norwegian browser", () => {
    expect([preferred(["no"]), preferred(["nn-NO", "en"]), preferred(["nb-NO"])]).toEqual(["nb", "nb", "nb"]);
  });

  it("count and sound as in Portugal, where a Portuguese reader's zero is plural", () => {
    expect(LANGUAGES.map(localeOf)).toEqual(["en", "de", "fi", "it", "nb", "pt-PT"]);
    const counted = bundleOf("pt", ["a = { $n ->\n    [one] um\n   *[other] muitos\n }"]);
    expect([0, 1, 2].map((n) => sentence([counted], "a", { n }))).toEqual(["muitos", "um", "muitos"]);
  });

  it("come with the rules in the reader's language, or in English", async () => {
    expect(await loadRules("hashcatch", "de")).toContain("### HC-1 ");
    expect(await loadRules("hashcatch", "xx")).toBe(await loadRules("hashcatch", "en"));
  });
});
