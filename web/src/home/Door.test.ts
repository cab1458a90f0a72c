import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { INFO } from "../lobby/fakes";
import { speak } from "../text/text.svelte";
import Door from "./Door.svelte";

beforeEach(() => speak("en"));

/** The words beside the clock, and what is told of them when one asks. */
function minutes(game: typeof INFO): [string, string | null] {
  const { container, unmount } = render(Door, { game });
  const tag = container.querySelectorAll(".facts .tag")[1];
  const found: [string, string | null] = [tag.textContent.trim(), tag.getAttribute("title")];
  unmount();
  return found;
}

describe("a game's door", () => {
  it("says about how long a match with people lasts, until it was measured", () => {
    expect(minutes(INFO)).toEqual(["5–10 min with bots, about 30–45 with people", null]);
    const measured = { matches: 12, quick: 22, median: 25, slow: 29 };
    expect(minutes({ ...INFO, measured })).toEqual([
      "5–10 min with bots, 22–29 with people",
      "Measured at this server in 12 matches with people. Half of them took that long; the median is 25 min.",
    ]);
    expect(minutes({ ...INFO, minutes_with_bots: null, measured })[0]).toBe("22–29 minutes");
  });
});
