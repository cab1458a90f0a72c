import { afterEach, expect, it, vi } from "vitest";
import { loadKit } from "./kit";
import { loadMind } from "./mind";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["there is no network", () => Promise.reject(new TypeError("no network"))],
  ["there is no such file", () => Promise.resolve(new Response(null, { status: 404 }))],
  [
    "the network breaks off in the middle",
    () => Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("broken off")) }))),
  ],
])("what bots have learned cannot be had when %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await loadMind((await loadKit("hashcatch"))!)).toBeNull();
});
