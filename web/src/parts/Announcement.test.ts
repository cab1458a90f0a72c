import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { remember } from "../keep";
import { speak } from "../text/text.svelte";
import Announcement from "./Announcement.svelte";

beforeEach(async () => {
  await speak("en");
  remember("announcement", null);
});
afterEach(cleanup);

function words(): string {
  return screen.getByRole("status").textContent.trim();
}

it("stays until it is put away, and comes back only with other words", async () => {
  const { rerender, unmount } = render(Announcement, { text: "" });
  expect(words()).toBe("");
  await rerender({ text: "We close at nine." });
  expect(words()).toBe("From the people who run this server: We close at nine.");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(words()).toBe("");
  unmount();
  const again = render(Announcement, { text: "We close at nine." });
  expect(words()).toBe("");
  await again.rerender({ text: "We are back." });
  expect(words()).toBe("From the people who run this server: We are back.");
});
