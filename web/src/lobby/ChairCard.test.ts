import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../table/table.svelte";
import { speak } from "../text/text.svelte";
import ChairCard from "./ChairCard.svelte";
import { lobbyTable } from "./fakes";

const [ADA] = lobbyTable().chairs;
const BOT = { ...ADA, kind: "bot" as const, name: "", level: "expert", ready: true };

function show(personality: string | null, host = true) {
  const chair = { ...BOT, personality };
  const table = lobbyTable({ chairs: [ADA, chair], you: { ...lobbyTable().you, host } });
  return render(ChairCard, { store: {} as TableStore, table, chair, at: 1, levels: ["beginner", "expert"], sit: vi.fn() });
}

describe("a bot's chair", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  it("says what the bot likes, beside how well it plays, to the host and to everybody else", () => {
    show("sly");
    expect(screen.getByText("sly")).toBeTruthy();
    expect(screen.getByRole("combobox")).toHaveProperty("value", "expert");
    cleanup();
    show("cautious", false);
    expect(screen.getByText("cautious")).toBeTruthy();
    expect(screen.getByText("Expert")).toBeTruthy();
  });

  it("says nothing of it where bots differ only in how well they play", () => {
    show(null);
    expect(screen.getByRole("article").textContent).not.toMatch(/sly|cautious/);
  });
});
