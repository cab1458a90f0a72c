import { describe, expect, it } from "vitest";
import { AVATARS } from "../wire/wire";
import { alike, avatarOf, avatarPath, someAvatars } from "./avatar";

describe("faces", () => {
  it("are all different, and stay on their grid", () => {
    const paths = Array.from({ length: AVATARS }, (_, number) => avatarPath(number));
    expect(new Set(paths).size).toBe(AVATARS);
    for (const number of [0, 8 * 73, 4095]) expect(avatarPath(number)).toMatch(/^M[\dMLHVCSAZmlhvcsaz.\s-]+$/);
  });

  it("are the same for the same name", () => {
    expect(avatarOf("Ada")).toBe(avatarOf("Ada"));
    expect(avatarOf("Ada")).not.toBe(avatarOf("Ben"));
    expect(avatarOf("🦊")).toBeLessThan(AVATARS);
  });

  it("can be told apart where one chooses", () => {
    let seed = 1;
    const chosen = someAvatars(8, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
    expect(chosen).toHaveLength(8);
    for (const one of chosen) for (const other of chosen) if (one !== other) expect(alike(one, other)).toBeLessThan(3);
  });
});
