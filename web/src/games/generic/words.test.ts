import { afterAll, beforeAll, describe, expect as expects, it, vi } from "vitest";
import { learn, speak } from "../../text/text.svelte";
import type { Player, Scene } from "../game";
import { answering, PLAIN, WORDLESS, wordy } from "./fakes";
import { expect, fieldName, label, tell, valueWords } from "./words";

const WORDY = wordy("wordy");
const players: Player[] = ["You", "Bo", "Cy"].map((name, seat) => ({ seat, name, bot: false, you: seat === 0 }));
const scene: Scene = {
  board: {},
  state: {},
  events: [],
  number: 1,
  players,
  seat: 0,
  actors: [0],
  legal: [{ do: "pass" }],
  staged: null,
  speed: 0,
};

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("fetch", answering({ wordless: WORDLESS, wordy: WORDY }).fetch);
  await Promise.all([learn("wordless"), learn("wordy")]);
});
afterAll(() => vi.unstubAllGlobals());

describe("a game that brings no sentences", () => {
  it("has buttons made from its verbs and fields", () => {
    const says = (action: Record<string, string | number | null>) => label("wordless", WORDLESS, action, players);
    expects(says({ do: "pass" })).toBe("Pass");
    expects(says({ do: "take", count: 2 })).toBe("Take 2");
    expects(says({ do: "take", card: 2 })).toBe("Take card 2");
    expects(says({ do: "ask", seat: 1 })).toBe("Ask Bo");
    expects(says({ do: "move", token: 3, big_step: "+", push: null })).toBe("Move: token 3, big step +");
  });

  it("has log lines that begin with whose doing it was", () => {
    const says = (event: Record<string, string | number | null>) => tell("wordless", WORDLESS, event, players);
    expects(says({ event: "ended" })).toBe("Ended");
    expects(says({ event: "dealt", slot: 1, card: 7 })).toBe("Dealt: slot 1, card 7");
    expects(says({ event: "asked", by: 2, seat: 1, card: null })).toBe("Cy: asked, Bo");
  });

  it("says whose turn it is", () => {
    expects(expect("wordless", scene, false)).toBe("Your turn: choose one of these.");
    expects(expect("wordless", scene, true)).toBe("Your turn: choose one of the actions on the table.");
    expects(expect("wordless", { ...scene, legal: [], actors: [1, 2] }, false)).toBe("Waiting for Bo and Cy.");
    expects(expect("wordless", { ...scene, legal: [], live: { tick: 1, at: 0 }, actors: [0, 1, 2] }, false)).toBe("Watch what happens …");
  });

  it("names its fields and their values", () => {
    expects(fieldName("wordless", "pile_size")).toBe("Pile size");
    expects(valueWords("wordless", "place", { ...PLAIN, names: ["-", "ring-1"] }, 0, players)).toBe("-");
    const { phase, turn } = WORDLESS.state;
    expects([1, 2, 3].map((value) => valueWords("wordless", "phase", phase, value, players))).toEqual(["Bid", "Last trick", "3"]);
    expects([0, 2, -1].map((value) => valueWords("wordless", "turn", turn, value, players))).toEqual(["You", "Cy", "nobody"]);
    expects(valueWords("wordless", "pile_size", PLAIN, 12, players)).toBe("12");
  });
});

describe("a game that brings sentences", () => {
  it("is told in them", () => {
    expects(label("wordy", WORDY, { do: "take", count: 2 }, players)).toBe("Take 2 from the pile");
    expects(expect("wordy", scene, false)).toBe("Say something.");
    expects(valueWords("wordy", "phase", WORDY.state.phase, 1, players)).toBe("Bidding");
    expects(tell("wordy", WORDY, { event: "ended" }, players)).toBeNull();
  });
});
