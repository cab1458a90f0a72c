import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../text/text.svelte";
import type { TableStore } from "../table/table.svelte";
import type { FromPage, TableMessage } from "../wire/wire";
import { INFO, lobbyTable } from "./fakes";
import ChairCard from "./ChairCard.svelte";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";

configure({ asyncUtilTimeout: 20_000 }); // a busy machine takes its time to load a part

interface FakeStore {
  sent: FromPage[];
  refusal: unknown;
  send: (message: FromPage) => void;
}
function fakeStore(refusal: unknown = null): FakeStore {
  const sent: FromPage[] = [];
  return { sent, refusal, send: (message) => sent.push(message) };
}
function show(store: FakeStore, change: Partial<TableMessage> = {}) {
  return render(Options, { store: store as unknown as TableStore, table: lobbyTable(change), info: INFO });
}
/** jsdom's files cannot be read. */
const file = (text: string) => Object.assign(new File([text], "mine.txt", { type: "text/plain" }), { text: async () => text });

afterEach(cleanup);

describe("the lobby's options", () => {
  beforeEach(() => speak("en"));

  it("send only what was changed", async () => {
    const store = fakeStore();
    show(store);
    await fireEvent.change(screen.getByLabelText("Edition"), { target: { value: "portuguese" } });
    expect(store.sent).toEqual([{ do: "choose", options: { edition: "portuguese" } }]);
  });

  it("offer memory aids where the game has them, and send only that", async () => {
    const store = fakeStore();
    const { unmount } = show(store);
    expect(screen.queryByRole("switch", { name: "Memory aids" })).toBeNull();
    unmount();
    show(store, { aids: false });
    await fireEvent.click(screen.getByRole("switch", { name: "Memory aids" }));
    expect(store.sent).toEqual([{ do: "choose", options: {}, aids: true }]);
  });

  it("let the host allow advice, which who plays alone always has", async () => {
    const store = fakeStore();
    const { unmount } = show(store);
    expect(screen.queryByRole("switch", { name: "Advice" })).toBeNull();
    unmount();
    const { unmount: close } = show(store, { advice: "always" });
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "Advice" })).toMatchObject({ checked: true, disabled: true });
    close();
    show(store, { advice: "off" });
    await fireEvent.click(screen.getByRole("switch", { name: "Advice" }));
    expect(store.sent).toEqual([{ do: "choose", options: {}, advice: true }]);
  });

  it("say what an edition changes, and fold the details away", () => {
    const { container } = show(fakeStore(), { options: { ...lobbyTable().options, edition: "portuguese", follow: "any" } });
    expect(container.querySelector("dl")?.textContent).toContain("Discards refill the draw pile: no");
    expect(container.querySelector("details")?.open).toBe(false);
    expect(container.querySelector("summary")?.textContent).toContain("1 changed");
    expect(container.querySelector("details option")?.textContent).toBe("Edition: one, or as many as were led");
  });

  it("ask for a file before a board of one's own is chosen, and send both together", async () => {
    const store = fakeStore();
    const { container } = show(store);
    expect(container.querySelector("input[type=file]")).toBeNull();
    await fireEvent.change(screen.getByLabelText("Board"), { target: { value: "custom" } });
    expect(store.sent).toEqual([]);
    const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
    await fireEvent.change(input, { target: { files: [file("title Mine\n")] } });
    await waitFor(() => expect(store.sent).toEqual([{ do: "choose", options: { board: "custom", drawing: "title Mine\n" } }]));
  });

  it("take a file that is dropped, too", async () => {
    const store = fakeStore();
    show(store, { options: { ...lobbyTable().options, board: "custom" } });
    await fireEvent.drop(screen.getByRole("group", { name: "Board file" }), { dataTransfer: { files: [file("title Dropped")] } });
    await waitFor(() => expect(store.sent).toHaveLength(1));
  });

  it("offer one of our boards to start from, which explains how to draw", async () => {
    const { container } = show(fakeStore(), { options: { ...lobbyTable().options, board: "custom" } });
    await waitFor(() => expect(container.querySelector("details pre")?.textContent).toContain("A cell is a letter and a value"));
    const link = container.querySelector<HTMLAnchorElement>("details a[download]")!;
    expect(decodeURIComponent(link.href)).toContain(container.querySelector("details pre")!.textContent!);
  });

  it("do not send what is too long", async () => {
    const store = fakeStore();
    const { container } = show(store, { options: { ...lobbyTable().options, board: "custom" } });
    await fireEvent.change(container.querySelector("input[type=file]")!, { target: { files: [file("x".repeat(51))] } });
    await waitFor(() => expect(store.refusal).toMatchObject({ code: "option-text-long", params: { given: "51", most: "50" } }));
    expect(store.sent).toEqual([]);
  });

  it("list every fault of a file with line and column", () => {
    const faults = [
      { code: "blackhat-file-black", params: { line: 3, column: 7, given: "'##'" }, rule: "BH-4" },
      { code: "blackhat-file-no-way", params: { line: 5, column: 13, cell: "b2" }, rule: "BH-4" },
    ];
    show(fakeStore({ code: "blackhat-drawing", params: { count: 2, faults, stopped: true }, rule: "BH-4" }), {
      options: { ...lobbyTable().options, board: "custom" },
    });
    const said = screen.getByRole("alert").textContent;
    expect(said).toContain("2 faults");
    expect(said).toContain("Line 3, column 7: '##' is no black cell");
    expect(said).toContain("Line 5, column 13: No way leads from b2");
    expect(said).toContain("There may be more");
  });

  it("are for others to read: no file, nothing to change", () => {
    const { container } = show(fakeStore(), {
      you: { name: "Ben", chair: 1, host: false, chairs: [1], out: false, outside: [] },
      options: { ...lobbyTable().options, board: "custom" },
    });
    expect(container.querySelector("input[type=file]")).toBeNull();
    for (const each of container.querySelectorAll<HTMLSelectElement>("select")) expect(each.disabled).toBe(true);
  });
});

describe("a chair in the lobby", () => {
  beforeEach(() => speak("en"));

  it("says of guests whether they are ready, but not of the host, who becomes ready by starting", () => {
    const chair = lobbyTable().chairs[0];
    const table = lobbyTable({
      chairs: [chair, { ...chair, name: "Ben" }],
      you: { ...lobbyTable().you, chair: 1, host: false, chairs: [1] },
    });
    const said = (at: number): string =>
      render(ChairCard, { store: fakeStore() as unknown as TableStore, table, chair: table.chairs[at], at, levels: [], sit: () => {} })
        .container.textContent!;
    expect(said(0)).not.toContain("ready");
    expect(said(1)).toContain("Not ready");
  });
});

describe("the picture in the lobby", () => {
  beforeEach(() => speak("en"));

  it("is there with words for those who cannot see it, or not at all", () => {
    const { container, unmount } = render(Picture, { table: lobbyTable({ picture: "a1b2" }) });
    const image = container.querySelector("img")!;
    expect(image.getAttribute("src")).toBe("/api/tables/abc/picture.svg?v=a1b2&lang=en&theme=dark");
    expect(image.alt).toContain("board");
    unmount();
    expect(render(Picture, { table: lobbyTable() }).container.querySelector("img")).toBeNull();
  });
});
