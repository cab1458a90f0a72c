import { expect, it } from "vitest";
import { loadKit } from "./kit";
import { rehearsed } from "./rehearsing";
import { rulesOf } from "./testing";

it.each(["blackhat", "hacker", "hashcatch"])(
  "the beginning of a match of %s is rehearsed, from the lobby to the first moves",
  async (game) => {
    const kit = (await loadKit(game))!;
    const heard: string[] = [];
    for await (const told of rehearsed(kit, await rulesOf(game), null)) heard.push(...told);
    for (const step of ["table", "deal", "dealt", "sync"]) expect(heard).toContain(step);
    expect(heard).not.toContain("refused");
    if (game !== "hacker") expect(heard.filter((each) => each === "frame").length).toBeGreaterThan(1); // live, time makes the moves
  },
);
