import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../text/text.svelte";
import type { Chair, ChatMessage } from "../wire/wire";
import { excerpt, lineWords, speaker } from "./calls";
import { chairOf } from "./fakes";

const CHAIRS: Chair[] = [chairOf(), chairOf({ name: "Ben" }), chairOf({ kind: "bot", name: "", level: "greedy" })];
const line = (change: Partial<ChatMessage>): ChatMessage => ({
  is: "chat",
  number: 1,
  chair: 0,
  name: "Ada",
  call: null,
  aim: null,
  text: null,
  handle: "",
  ...change,
});

describe("what is said", () => {
  beforeEach(() => speak("en"));

  it("is read in the reader's language if it is a call, and as it was written if it is not", async () => {
    const saw = line({ call: "saw" });
    expect(lineWords("hacker", saw, CHAIRS, 1)).toBe("I saw that!");
    expect(lineWords("hacker", line({ call: "hello" }), CHAIRS, 1)).toBe("Hello!");
    await speak("de");
    expect(lineWords("hacker", saw, CHAIRS, 1)).toBe("Das hab ich gesehen!");
    expect(lineWords("hacker", line({ text: "Servus" }), CHAIRS, 1)).toBe("Servus");
  });

  it("names whom it points at, and tells the reader that it is them", () => {
    const point = line({ call: "point", aim: 1 });
    expect(lineWords("hacker", point, CHAIRS, 2)).toBe("It was Ben!");
    expect(lineWords("hacker", point, CHAIRS, 1)).toBe("It was you!");
    // A place may have the number of the reader's seat.
    expect(lineWords("hacker", line({ call: "look", aim: 1 }), CHAIRS, 1)).toBe("Look over there!");
  });

  it("is said by somebody: bots have no names of their own", () => {
    expect(speaker(line({}), CHAIRS)).toBe("Ada");
    expect(speaker(line({ chair: 2, name: "" }), CHAIRS)).toBe("Bot 1");
  });

  it("is cut between words where a bubble has no room for it", () => {
    expect(excerpt("Who was that?")).toBe("Who was that?");
    const long = "I am quite sure that somebody put a virus on my account just now";
    expect(excerpt(long)).toBe("I am quite sure that somebody put a virus on my…");
    expect([...excerpt("𝔸".repeat(80))]).toHaveLength(56);
  });
});
