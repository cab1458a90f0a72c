import { describe, expect, it, vi } from "vitest";
import { around, list, maybe, milliseconds, percentage, say, sayFault, speak, speakOfGames } from "./text.svelte";

describe("the page's language", () => {
  it("changes what is said", async () => {
    await speak("en");
    expect(say("page-you")).toBe("You");
    await speak("de");
    expect(say("page-you")).toBe("Du");
    expect(document.documentElement.lang).toBe("de");
    expect(list(["Ada", "Bo", "Cy"])).toBe("Ada, Bo und Cy");
  });

  it("writes percentages as the language does, and its code says whose voice reads it", async () => {
    const written: Record<string, string> = {};
    for (const each of ["en", "fi", "nb", "pt", "it", "de"]) {
      await speak(each);
      written[document.documentElement.lang] = percentage(0.43);
    }
    const apart = "43\u00a0%";
    expect(written).toEqual({ en: "43%", fi: apart, nb: apart, "pt-PT": "43%", it: "43%", de: apart });
    expect(milliseconds(120)).toBe("120 ms");
  });

  it("has sentences in two parts, for markup around a parameter", async () => {
    await speak("en");
    const [before, after] = around("page-fair-promise", "fingerprint");
    expect(before).toMatch(/: $/);
    expect(after).toBe(").");
  });

  it("describes itself to search engines and link previews", async () => {
    document.head.innerHTML = '<meta name="description" content="" />';
    await speak("fi");
    expect(document.querySelector("meta")?.content).toContain(say("page-headline"));
  });

  it("says something true about a fault it does not know", async () => {
    await speak("en");
    expect(sayFault({ code: "fault-taken", params: { chair: 2 } })).toBe("Chair 2 is taken already.");
    expect(sayFault({ code: "fault-of-tomorrow", params: {} })).toContain("fault-of-tomorrow");
  });

  it("can leave what the games say for later", async () => {
    await speak("de", { games: false });
    expect(say("hashcatch-title")).toBe("Hashcatch");
    expect(maybe("hashcatch-event-rolled", { seat: "Ada", die: 4 })).toBeUndefined();
    await Promise.all([speakOfGames(), speakOfGames()]);
    expect(say("hashcatch-event-rolled", { seat: "Ada", die: 4 })).toContain("Ada");
    expect(say("page-you")).toBe("Du");
  });

  it("is not mixed with what the games say in another", async () => {
    await speak("de", { games: false });
    const later = speakOfGames();
    await speak("en");
    await later;
    expect(say("hashcatch-event-turn", { seat: "Ada" })).toBe("Next up: Ada.");
  });

  it("asks by itself for what the games say when somebody needs it", async () => {
    await speak("en", { games: false });
    expect(say("hashcatch-event-turn", { seat: "Ada" })).toBe("hashcatch-event-turn");
    await vi.waitFor(() => expect(say("hashcatch-event-turn", { seat: "Ada" })).toBe("Next up: Ada."));
  });

  it("shows the code of a sentence that nobody has written, and can do without", () => {
    expect(say("nothing-like-it")).toBe("nothing-like-it");
    expect(maybe("nothing-like-it")).toBeUndefined();
  });
});
