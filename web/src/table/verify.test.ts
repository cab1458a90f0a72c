import { describe, expect, it } from "vitest";
import fixture from "../games/fixtures/deal.json";
import { botSeed, breaches, bytes, dailyCommitment, hex, matchKey, oldCommitment, powerless, serverCommitment } from "./deal";
import { sha256 } from "./sha256";
import { check } from "./verify";

const whole = fixture.cases[0];
const SERVER = whole.server_seed!;
const { server, seats } = whole.list;

describe("the same sums as in Python", () => {
  it("SHA-256, of any length", async () => {
    expect(hex(sha256(new Uint8Array()))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
      expect(hex(sha256(data))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
    }
  });

  it("commitments and keys", () => {
    expect(serverCommitment(SERVER, fixture.terms)).toBe(server);
    expect(matchKey(SERVER, whole.seat_seeds)).toBe(fixture.keys.key);
    expect(matchKey(SERVER, fixture.old_seat_seeds)).toBe(fixture.keys.old_key);
    expect(matchKey(SERVER, [])).toBe(fixture.keys.alone);
    expect(botSeed(whole.list, 1)).toBe(whole.seat_seeds[1]);
    expect(dailyCommitment(fixture.daily, fixture.terms, SERVER)).toBe(fixture.daily.commitment);
  });

  it.each(fixture.cases)("what does not fit a list: $name", ({ list, seat_seeds, server_seed, breaches: expected }) => {
    expect(breaches(list, seat_seeds, server_seed === null ? null : { seed: server_seed, terms: fixture.terms })).toEqual(expected);
  });

  it("who could not choose the deal", () => {
    for (const origin of ["open", "committed"] as const) expect(powerless(origin)).toEqual(fixture.powerless[origin]);
  });

  it("reads hexadecimal as it writes it", () => {
    expect(hex(bytes("00ff10"))).toBe("00ff10");
  });
});

describe("verifying a deal that was committed first", () => {
  const end = {
    server_seed: SERVER,
    seat_seeds: whole.seat_seeds,
    terms: fixture.terms,
    commitment: server,
    commitments: seats,
    failed: [] as number[][],
  };
  const revealed = { server, seats, seeds: [whole.seat_seeds[0]] };
  const memory = { lists: [revealed], old: null };
  const nobody = { player: "holds", host: "holds", operator: "holds", "operator-who-plays": "holds" };

  it("holds when the list is the one on which this browser revealed, and everything fits it", () => {
    const all = { commitment: "holds", own: "holds", list: "holds", seats: "holds", tries: "holds" };
    expect(check(end, [0], memory)).toEqual({ ...all, against: nobody, key: fixture.keys.key });
    expect(check(end, [], memory).own).toBe("holds");
  });

  it("fails when the server's seed, a seat's or a bot's is another", () => {
    const [first, second, third] = whole.seat_seeds;
    expect(check({ ...end, server_seed: "11".repeat(32) }, [0], memory)).toMatchObject({ commitment: "fails", seats: "holds" });
    for (const seat_seeds of [
      ["11".repeat(32), second, third],
      [first, "", third],
      [first, second, "11".repeat(32)],
    ]) {
      const found = check({ ...end, seat_seeds }, [0], memory);
      expect(found.seats).toBe("fails");
      expect(new Set(Object.values(found.against))).toEqual(new Set(["fails"]));
    }
  });

  it("fails when something else was played than the server was bound to", () => {
    expect(check({ ...end, terms: "11".repeat(32) }, [0], memory)).toMatchObject({ commitment: "fails", seats: "holds" });
  });

  it("fails when this browser revealed on another list", () => {
    const shown = { ...revealed, seats: [seats[0], "", "aa".repeat(32)] };
    expect(check(end, [0], { lists: [shown], old: null })).toMatchObject({ commitment: "holds", list: "fails", own: "fails" });
  });

  it("fails when the own seed stands at another seat", () => {
    expect(check(end, [2], memory).own).toBe("fails");
  });

  it("fails when this browser took part in more failed starts than are admitted", () => {
    const twice = { lists: [{ ...revealed, server: "22".repeat(32) }, revealed], old: null };
    expect(check(end, [0], twice).tries).toBe("fails");
    expect(check({ ...end, failed: [[2]] }, [0], twice).tries).toBe("holds");
  });

  it("claims nothing that it cannot know", () => {
    const found = check(end, [], { lists: [], old: null });
    expect(found).toMatchObject({ commitment: "unknown", own: "unknown", list: "unknown", seats: "holds", tries: "unknown" });
    expect(new Set(Object.values(found.against))).toEqual(new Set(["unknown"]));
  });
});

describe("verifying a deal whose seats sent their seeds in the open", () => {
  const SEATS = fixture.old_seat_seeds;
  const fixed = oldCommitment(SERVER);
  const end = { server_seed: SERVER, seat_seeds: SEATS, terms: fixture.terms, commitment: fixed, commitments: [], failed: [] };
  const remembered = { commitment: fixed, seed: SEATS[0] };
  const own = (seats: number[], old: typeof remembered & { others?: string[] }) => check(end, seats, { lists: [], old }).own;

  it("holds as what it is: an operator who plays is not ruled out", () => {
    const found = check(end, [0], { lists: [], old: remembered });
    expect(found).toMatchObject({ commitment: "holds", own: "holds", list: null, seats: null, tries: null, key: fixture.keys.old_key });
    expect(found.against).toEqual({ player: "holds", host: "holds", operator: "holds", "operator-who-plays": "fails" });
  });

  it("fails when the server's seed is another than promised", () => {
    const other = { ...remembered, commitment: "00".repeat(32) };
    expect(check(end, [0], { lists: [], old: other }).commitment).toBe("fails");
    expect(check({ ...end, server_seed: "11".repeat(32) }, [0], { lists: [], old: remembered }).commitment).toBe("fails");
  });

  it("fails when the seat's seed is not the one sent", () => {
    expect(own([2], remembered)).toBe("fails");
  });

  it("holds for a shared device when every one of its seats has the seed sent for it", () => {
    const shared = { ...remembered, seed: SEATS[2], others: [SEATS[0]] };
    expect(own([2, 0], shared)).toBe("holds");
    expect(own([], shared)).toBe("holds");
    expect(own([0, 2], shared)).toBe("fails");
    expect(own([2], shared)).toBe("fails");
    expect(own([2, 0], { ...shared, others: [] })).toBe("fails");
    expect(own([], { ...shared, others: ["ee".repeat(32)] })).toBe("fails");
  });

  it("claims nothing that it cannot know", () => {
    expect(check(end, [], { lists: [], old: null })).toMatchObject({ commitment: "unknown", own: "unknown" });
  });
});
