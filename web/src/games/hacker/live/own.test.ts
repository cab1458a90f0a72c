import { beforeEach, describe, expect, it } from "vitest";
import type { Action, State } from "../../../wire/hacker";
import type { HackerScene } from "../places";
import { beats } from "../fixtures";
import { tickTowards } from "./motion";
import { Own } from "./own";
import { seatOf, spotOf } from "./sight";

const ALL = beats();
/** Somebody else walks; the reader sits with two loaded hands. */
const SITTING = ALL.find(({ state }) => state.flowing && state.turn !== 0 && state.loaded[0].every((each) => each === 1))!;
const HOME = ALL.find(({ state }) => state.flowing && state.turn === 0 && state.seated && state.carried[0] > 0)!;

let sent: Action[];
let chosen: Action[];
let refused: string[];
let asked: number[];
let own: Own;
let state: State;
let now: number;

/** The reader at a scene, with a server that obeys. */
function sit(scene: HackerScene): void {
  [sent, chosen, refused, asked, now] = [[], [], [], [], 0];
  state = structuredClone(scene.state);
  own = new Own(scene.board, 0, {
    steer: (inputs) => sent.push(...inputs),
    choose: (action) => chosen.push(action),
    refuse: (hand, code, rule) => refused.push(`${hand} ${code} ${rule}`),
    ask: (_hand, account) => asked.push(account),
  });
  own.heard(state, now);
  own.step(now);
}

function tick(count = 1): void {
  for (let done = 0; done < count; done++) {
    for (const input of sent.splice(0)) {
      if (input.do === "steer") [state.goal_x[0][input.hand - 1], state.goal_y[0][input.hand - 1]] = [input.x, input.y];
      if (input.do === "look") [state.look_x[0], state.look_y[0]] = [input.x, input.y];
    }
    for (const hand of [0, 1]) {
      const next = tickTowards(
        { x: state.hand_x[0][hand], y: state.hand_y[0][hand] },
        { x: state.goal_x[0][hand], y: state.goal_y[0][hand] },
        8,
      );
      [state.hand_x[0][hand], state.hand_y[0][hand]] = [next.x, next.y];
    }
    now += 100;
    own.step(now);
    own.heard(state, now);
  }
}

const foreign = () => state.owner.findIndex((owner) => owner > 0);
const mine = () => state.owner.indexOf(0);

describe("a slip of the finger", () => {
  it("costs no virus after a note was placed: for a second hands do nothing", () => {
    sit(HOME);
    const spot = spotOf(state, mine());
    own.tap(spot, null, now);
    tick(40);
    expect(chosen).toEqual([{ do: "place", account: mine() + 1 }]);
    // The server says so, and the next walker leaves.
    state = { ...state, carried: [0, ...state.carried.slice(1)], turn: 1, seated: 0 };
    own.heard(state, now);
    own.tap(spot, null, now + 500);
    own.letGo(0, now + 900);
    own.letGo(1, now + 900);
    expect(chosen).toHaveLength(1);
    expect(asked).toEqual([]);
    own.tap(spot, null, now + 1100);
    expect(asked).toEqual([mine()]);
  });

  it("costs none on an own account: one is asked first, and a double click is no answer", () => {
    sit(SITTING);
    own.tap(spotOf(state, mine()), 0, now);
    tick(30);
    own.letGo(0, now);
    own.letGo(0, now + 100);
    expect([chosen, asked]).toEqual([[], [mine()]]);
    // Too late to be the answer: asked anew.
    own.letGo(0, now + 5000);
    expect([chosen, asked]).toEqual([[], [mine(), mine()]]);
    own.letGo(0, now + 5600);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
  });

  it("is not asked about where nobody knows whose account it is (HK-40)", () => {
    sit({ ...SITTING, state: { ...SITTING.state, face_down: 1 } });
    own.tap(spotOf(state, mine()), 0, now);
    tick(30);
    own.letGo(0, now);
    expect([chosen, asked]).toEqual([[{ do: "drop", hand: 1 }], []]);
  });
});

describe("the reader's hands", () => {
  beforeEach(() => sit(SITTING));

  it("go where one taps: to the middle of the account that was meant", () => {
    const { x, y } = spotOf(state, foreign());
    own.tap({ x: x + 5, y: y - 4 }, 1, now);
    expect(sent).toEqual([{ do: "steer", hand: 2, x, y }]);
    expect(chosen).toEqual([]);
  });

  it("let go at a second tap, and only when the hand has really come", () => {
    const spot = spotOf(state, foreign());
    own.tap(spot, null, now);
    tick(30);
    expect(chosen).toEqual([]);
    own.tap(spot, null, now);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
  });

  it("let go once, however quickly one clicks, and not of what was meant before a break", () => {
    const spot = spotOf(state, foreign());
    own.tap(spot, null, now);
    tick(30);
    own.tap(spot, null, now);
    own.tap(spot, null, now + 20);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
    now += 1000;
    own.hands[0].here = spot;
    [state.hand_x[0][0], state.hand_y[0][0]] = [0, 0];
    own.heard(state, now);
    own.letGo(0, now);
    own.heard(state, now + 100, false);
    own.heard(state, now + 2000);
    expect(chosen).toHaveLength(1);
  });

  it("wait with letting go for the server's hand, which is a little behind", () => {
    const spot = spotOf(state, foreign());
    own.tap(spot, 0, now);
    own.hands[0].here = spot;
    own.letGo(0, now);
    expect(chosen).toEqual([]);
    tick(1);
    expect(chosen).toEqual([]);
    [state.hand_x[0][0], state.hand_y[0][0]] = [spot.x + 3, spot.y];
    tick(1);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
  });

  it("ask the server all the same when it takes too long, for it knows why", () => {
    own.hands[0].here = spotOf(state, foreign());
    own.letGo(0, now);
    state.goal_x[0][0] = state.hand_x[0][0];
    now += 1000;
    own.heard(state, now);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
  });

  it("do not let go over nothing, or of nothing, or too late; and say why", () => {
    own.letGo(1, now);
    state.loaded[0] = [0, 1];
    own.heard(state, now);
    own.letGo(0, now);
    [state.seated, state.walk] = [1, 3];
    own.letGo(1, now);
    expect(refused).toEqual(["1 hacker-drop-nowhere HK-60", "0 hacker-drop-empty HK-13", "1 hacker-drop-late HK-15"]);
    expect(chosen).toEqual([]);
  });

  it("let go where the server still has them, although they have just been called away", () => {
    own.tap(spotOf(state, foreign()), 0, now);
    tick(30);
    own.hands[0].here = { x: 100, y: 190 };
    own.letGo(0, now);
    expect(chosen).toEqual([{ do: "drop", hand: 1 }]);
  });

  it("come home at a tap on the own seat", () => {
    own.lead(0, { x: 100, y: 100 }, now);
    tick(5);
    const home = seatOf(SITTING.board, 0);
    own.tap({ x: home.x + 4, y: home.y - 6 }, 0, now);
    expect(sent).toEqual([{ do: "steer", hand: 1, ...home }]);
  });

  it("are chosen by what is in them, if none is named", () => {
    state.loaded[0] = [0, 1];
    own.heard(state, now);
    own.tap(spotOf(state, foreign()), null, now);
    expect(sent[0]).toMatchObject({ do: "steer", hand: 2 });
  });

  it("are not sent twice to the same place", () => {
    own.lookAt({ x: 50, y: 50 }, now);
    own.lookAt({ x: 50.3, y: 49.8 }, now);
    expect(sent).toEqual([{ do: "look", x: 50, y: 50 }]);
  });

  it("rest while time stands still; the eyes go on where they were told to look", () => {
    own.heard(state, now, false);
    own.lead(0, { x: 50, y: 50 }, now);
    own.lookAt({ x: 30, y: 40 }, now);
    expect(sent).toEqual([]);
    own.heard(state, now, true);
    expect(sent).toEqual([{ do: "look", x: 30, y: 40 }]);
  });
});

describe("a note from the bank", () => {
  beforeEach(() => sit(HOME));

  it("is brought to the own account that one taps, and placed there", () => {
    const account = mine();
    own.tap(spotOf(state, account), null, now);
    expect(chosen).toEqual([]);
    tick(30);
    expect(chosen).toEqual([{ do: "place", account: account + 1 }]);
  });

  it("is not placed at somebody else's account, where a hand goes as ever", () => {
    own.tap(spotOf(state, foreign()), 0, now);
    tick(30);
    expect(chosen).toEqual([]);
  });

  it("is placed where the hand is", () => {
    const account = mine();
    own.lead(1, spotOf(state, account), now);
    tick(30);
    own.letGo(1, now);
    expect(chosen).toEqual([{ do: "place", account: account + 1 }]);
  });

  it("stays in the hand that is led elsewhere on the way", () => {
    own.tap(spotOf(state, mine()), 0, now);
    tick(1);
    own.lead(0, { x: 100, y: 190 }, now);
    tick(30);
    expect(chosen).toEqual([]);
  });
});
