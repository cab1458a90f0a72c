import { describe, expect, it } from "vitest";
import { bytes, hex } from "./seeds";
import { check, commitmentOf, matchKey } from "./verify";

// From `hacktable.match.seeds`: server seed 00…1f, seats 20…3f, none (a bot), ff…ff.
const SERVER = hex(Uint8Array.from({ length: 32 }, (_, i) => i));
const SEATS = [hex(Uint8Array.from({ length: 32 }, (_, i) => i + 32)), "", "ff".repeat(32)];
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const KEY = "a2735b11dc0f64cc073ed4f04ddb2704606e390ed3efe0f44cb8567aa0eadc5d";
const KEY_ALONE = "c2183b5e2f0483376d587d9910b7f2ac6cc7c6d741c674b9aba77873e7988b1a";

describe("verifying a deal", () => {
  const end = { server_seed: SERVER, seat_seeds: SEATS, commitment: COMMITMENT };
  const remembered = { commitment: COMMITMENT, seed: SEATS[0] };

  it("computes the same commitment and key as the server", async () => {
    expect(await commitmentOf(SERVER)).toBe(COMMITMENT);
    expect(await matchKey(SERVER, SEATS)).toBe(KEY);
    expect(await matchKey(SERVER, [])).toBe(KEY_ALONE);
  });

  it("holds when the server kept its promise", async () => {
    expect(await check(end, [0], remembered)).toEqual({ commitment: "holds", own: "holds", key: KEY });
  });

  it("fails when the server's seed is another than promised", async () => {
    const other = { ...remembered, commitment: "00".repeat(32) };
    expect((await check(end, [0], other)).commitment).toBe("fails");
    expect((await check({ ...end, server_seed: "11".repeat(32) }, [0], remembered)).commitment).toBe("fails");
  });

  it("fails when the seat's seed is not the one sent", async () => {
    expect((await check(end, [2], remembered)).own).toBe("fails");
  });

  it("holds for a shared device when every one of its seats has the seed sent for it", async () => {
    const shared = { ...remembered, seed: SEATS[2], others: [SEATS[0]] };
    expect((await check(end, [2, 0], shared)).own).toBe("holds");
    expect((await check(end, [], shared)).own).toBe("holds");
    expect((await check(end, [0, 2], shared)).own).toBe("fails");
    expect((await check(end, [2], shared)).own).toBe("fails");
    expect((await check(end, [2, 0], { ...shared, others: [] })).own).toBe("fails");
    expect((await check(end, [], { ...shared, others: ["ee".repeat(32)] })).own).toBe("fails");
  });

  it("claims nothing that it cannot know", async () => {
    expect(await check(end, [], null)).toMatchObject({ commitment: "unknown", own: "unknown" });
  });

  it("reads hexadecimal as it writes it", () => {
    expect(hex(bytes("00ff10"))).toBe("00ff10");
  });
});
