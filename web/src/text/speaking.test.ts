import { describe, expect, it } from "vitest";
import { list, maybe, say, sayFault, speak } from "./text.svelte";

describe("the page's language", () => {
  it("changes what is said", async () => {
    await speak("en");
    expect(say("page-you")).toBe("You");
    await speak("de");
    expect(say("page-you")).toBe("Du");
    expect(document.documentElement.lang).toBe("de");
    expect(list(["Ada", "Bo", "Cy"])).toBe("Ada, Bo und Cy");
  });

  it("says something true about a fault it does not know", async () => {
    await speak("en");
    expect(sayFault({ code: "fault-taken", params: { chair: 2 } })).toBe("Chair 2 is taken already.");
    expect(sayFault({ code: "fault-of-tomorrow", params: {} })).toContain("fault-of-tomorrow");
  });

  it("shows the code of a sentence that nobody has written, and can do without", () => {
    expect(say("nothing-like-it")).toBe("nothing-like-it");
    expect(maybe("nothing-like-it")).toBeUndefined();
  });
});
