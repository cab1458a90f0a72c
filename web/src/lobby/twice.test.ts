import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../table/table.svelte";
import { speak } from "../text/text.svelte";
import { lobbyTable } from "./fakes";
import NameDialog from "./NameDialog.svelte";
import ShareDevice from "./ShareDevice.svelte";

beforeEach(async () => {
  // The window of a test has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("what is sent twice would be two things:", () => {
  it("a name is given once, until it is known whether it was taken", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", (address: string) => new Promise(() => asked(address)));
    const { container } = render(NameDialog, { open: true, close: vi.fn(), named: vi.fn() });
    await fireEvent.submit(container.querySelector("form")!);
    await fireEvent.submit(container.querySelector("form")!);
    expect(asked).toHaveBeenCalledOnce();
    expect(container.querySelector<HTMLButtonElement>("button[type=submit]")!.disabled).toBe(true);
  });

  it("a chair for somebody else on this device is asked for once, until somebody sits there", async () => {
    const send = vi.fn(() => true);
    const store = { send, refusal: null, line: "open" } as unknown as TableStore;
    const { container, rerender } = render(ShareDevice, { store, table: lobbyTable() });
    const share = container.querySelector<HTMLButtonElement>("button.share")!;
    await fireEvent.click(share);
    await fireEvent.input(screen.getByRole("textbox", { hidden: true }), { target: { value: "Mia" } });
    await fireEvent.submit(container.querySelector("form")!);
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: "share", chair: 1, name: "Mia" });
    expect(share.disabled).toBe(true);
    const table = lobbyTable();
    await rerender({
      table: { ...table, chairs: [...table.chairs.map((chair) => ({ ...chair, kind: "guest" as const })), table.chairs[1]] },
    });
    expect(container.querySelector<HTMLButtonElement>("button.share")!.disabled).toBe(false);
  });
});
