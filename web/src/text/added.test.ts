import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering, WORDLESS, wordy } from "../games/generic/fakes";
import { gameTitle, knows, learn, maybe, rulesOf, say, sayFault, speak } from "./text.svelte";

let asked: string[] = [];
beforeEach(async () => {
  await speak("en");
  const server = answering({ parrot: wordy("parrot"), mute: WORDLESS, "parrot-two": WORDLESS });
  asked = server.asked;
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe("a game of another package", () => {
  it("is unknown until the server has been asked, once", async () => {
    expect(knows("parrot")).toBe(false);
    await Promise.all([learn("parrot"), learn("parrot"), learn("mute")]);
    await learn("parrot");
    expect(asked).toEqual(["/api/games/parrot/texts?lang=en", "/api/games/mute/texts?lang=en"]);
    expect([knows("parrot"), knows("mute")]).toEqual([true, true]);
    expect(say("parrot-title")).toBe("Wordy");
    expect(await rulesOf("parrot")).toContain("### WO-1 Words");
  });

  it("speaks the reader's language as far as it can, and English otherwise", async () => {
    await learn("parrot");
    await speak("de");
    expect(asked).toContain("/api/games/parrot/texts?lang=de");
    expect(say("parrot-title")).toBe("Wortreich");
    expect(say("parrot-summary")).toBe("Many words.");
    expect(say("page-you")).toBe("Du");
  });

  it("has words made from names where it brings none, and never a code", async () => {
    await learn("mute");
    expect(say("mute-title")).toBe("Mute");
    expect(say("mute-summary")).toBe("");
    expect(say("mute-option-long_game")).toBe("Long game");
    expect(say("mute-source-tricks")).toBe("Tricks");
    expect(sayFault({ code: "mute-not-yet", params: {} })).toBe("Not yet");
    expect(maybe("mute-option-long_game-about")).toBeUndefined();
  });

  it("is not mistaken for another whose name begins alike", async () => {
    await Promise.all([learn("parrot"), learn("parrot-two")]);
    expect(say("parrot-two-title")).toBe("Parrot two");
  });

  it("changes nothing of what the page itself says", async () => {
    vi.stubGlobal("fetch", answering({ page: { ...wordy("page"), sentences: { en: "page-you = Somebody else" } } }).fetch);
    await learn("page");
    expect(say("page-you")).toBe("You");
  });

  it("that cannot be had can be asked for again", async () => {
    await expect(learn("missing")).rejects.toThrow("fault-no-page");
    expect(knows("missing")).toBe(false);
    expect(gameTitle("missing_game")).toBe("Missing game");
    await expect(learn("missing")).rejects.toThrow("fault-no-page");
    expect(asked).toHaveLength(2);
  });

  it("stays as it is if it cannot be asked for when the language changes", async () => {
    await learn("parrot");
    vi.stubGlobal("fetch", answering({}).fetch);
    await speak("de");
    expect(say("parrot-do-take", { count: 1 })).toBe("Take 1 from the pile");
    expect(say("page-you")).toBe("Du");
  });
});

describe("the page's own games", () => {
  it("are known without asking", async () => {
    await learn("hashcatch");
    expect(knows("hashcatch")).toBe(true);
    expect(await rulesOf("hashcatch")).toContain("### HC-1 ");
    expect(asked).toEqual([]);
  });
});
