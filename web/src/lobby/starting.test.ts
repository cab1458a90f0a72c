import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../table/fakes";
import { TableStore } from "../table/table.svelte";
import { speak } from "../text/text.svelte";
import type { TableMessage } from "../wire/wire";
import { INFO, lobbyTable } from "./fakes";
import StartBar from "./StartBar.svelte";

const [ADA] = lobbyTable().chairs;
const BOT = { ...ADA, kind: "bot" as const, name: "", level: "greedy", ready: true };
const BEN = { ...ADA, name: "Ben", ready: true };

describe("start, pressed right after a change,", () => {
  let store: TableStore;
  let rerender: (props: { table: TableMessage }) => Promise<void>;

  const sent = () => FakeSocket.last.sent.filter((each) => each.do !== "hello").map((each) => each.do);
  async function says(change: Partial<TableMessage>) {
    const table = lobbyTable({ chairs: [ADA, BOT], ...change });
    // On the page the bar gets the table together with all else that the store has heard.
    await rerender({ table });
    FakeSocket.last.say(table);
    flushSync();
  }
  const start = () => fireEvent.click(screen.getByRole("button"));

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    sessionStorage.clear();
    await speak("en");
    store = new TableStore("abc");
    FakeSocket.last.open();
    const table = lobbyTable({ chairs: [ADA, BOT] });
    FakeSocket.last.say(table);
    ({ rerender } = render(StartBar, { store, table, info: INFO, sit: vi.fn() }) as unknown as { rerender: typeof rerender });
  });
  afterEach(() => {
    cleanup();
    store.close();
    vi.unstubAllGlobals();
  });

  it("waits until the table has taken the change, and starts what the host sees", async () => {
    store.send({ do: "choose", options: { tracer: true } });
    await start();
    expect(sent()).toEqual(["choose"]);
    // Somebody else came to watch: this says nothing about the change.
    await says({ watchers: 1 });
    expect(sent()).toEqual(["choose"]);
    const options = { ...lobbyTable().options, tracer: true };
    await says({ options, commitment: "c1" });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "ready", server: "c1" });
    await says({ options, commitment: "c1", chairs: [{ ...ADA, ready: true }, BOT] });
    expect(sent()).toEqual(["choose", "ready", "start"]);
  });

  it("goes on although the change took back that the host was ready", async () => {
    await says({ chairs: [{ ...ADA, ready: true }, BOT] });
    store.send({ do: "bot", chair: 1, level: "careless" });
    await start();
    const chairs = [ADA, { ...BOT, level: "careless" }];
    await says({ chairs, commitment: "c1" });
    FakeSocket.last.say({ is: "notice", code: "again-bots", chair: 0, name: "Ada" });
    flushSync();
    await says({ chairs: [{ ...ADA, ready: true }, chairs[1]], commitment: "c1" });
    expect(sent()).toEqual(["bot", "ready", "start"]);
  });

  it("does not start without somebody who was ready for something else", async () => {
    await says({ chairs: [ADA, BEN] });
    store.send({ do: "choose", options: {}, pace: "quick" });
    await start();
    await says({ chairs: [ADA, { ...BEN, ready: false }], pace: "quick", commitment: "c1" });
    expect(sent()).toEqual(["choose"]);
    expect(screen.getByRole("status").textContent).toContain("Ben");
    // Ben is ready again: the host has not asked for a start since.
    await says({ chairs: [ADA, BEN], pace: "quick", commitment: "c1" });
    expect(sent()).toEqual(["choose"]);
  });

  it("does not start if the change is refused", async () => {
    store.send({ do: "choose", options: { tracer: true } });
    await start();
    FakeSocket.last.say({ is: "refused", code: "blackhat-combine-needs", params: {}, id: null, number: null, rule: null, retry: false });
    flushSync();
    await says({});
    expect(sent()).toEqual(["choose"]);
  });
});
