import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOVED, PROTOCOL } from "../wire/wire";
import { FakeSocket } from "./fakes";
import { TableSocket, type Line } from "./socket";

describe("the line to a table", () => {
  let lines: [Line, number | undefined][];
  let heard: any[];
  let reloads: number;
  let mayReload: boolean;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    lines = [];
    heard = [];
    reloads = 0;
    mayReload = true;
    socket = new TableSocket(
      () => new WebSocket("ws://test/ws/abc"),
      {
        greeting: () => ({ epoch: "e1", seen: 7 }),
        heard: (message) => heard.push(message),
        line: (line, code) => lines.push([line, code]),
        reload: () => (reloads++, mayReload),
      },
      () => 1,
    );
  });
  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function connect() {
    FakeSocket.last.open();
    FakeSocket.last.say({ is: "table" });
  }

  it("says hello first, with what was seen last", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ do: "hello", protocol: PROTOCOL, epoch: "e1", seen: 7 });
  });

  it("comes back after a loss, waiting longer every time", () => {
    connect();
    FakeSocket.last.break();
    expect(lines.at(-1)).toEqual(["lost", undefined]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.break();
    vi.advanceTimersByTime(799);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is open again once the server has spoken", () => {
    connect();
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    connect();
    expect(lines.at(-1)![0]).toBe("open");
  });

  it("sends an unanswered move again with the same id, and an answered one not", () => {
    connect();
    socket.act({ do: "act", id: "move-0001", window: 3, action: { do: "roll" } });
    socket.act({ do: "act", id: "move-0002", window: 4, action: { do: "roll" } });
    socket.settle("move-0001");
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((message) => message.do)).toEqual(["hello", "act"]);
    expect(FakeSocket.last.of("act")[0].id).toBe("move-0002");
  });

  it("keeps a move that was made while the line was down", () => {
    connect();
    FakeSocket.last.break();
    socket.act({ do: "act", id: "move-0003", window: 3, action: {} });
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.of("act")).toHaveLength(1);
  });

  it("takes a silent line for lost", () => {
    connect();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(lines.at(-1)![0]).toBe("lost");
  });

  it("asks soon whether anybody is there if a move is not answered, or beats stop", () => {
    connect();
    socket.act({ do: "act", id: "move-0001", window: 3, action: { do: "roll" } });
    vi.advanceTimersByTime(2_499);
    expect(FakeSocket.last.of("ping")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    FakeSocket.last.say({ is: "pong" });
    FakeSocket.last.say({ is: "beat" });
    vi.advanceTimersByTime(2_400);
    FakeSocket.last.say({ is: "beat" });
    vi.advanceTimersByTime(2_500);
    expect(FakeSocket.last.of("ping")).toHaveLength(2);
    expect(lines.at(-1)![0]).toBe("open");
    vi.advanceTimersByTime(4_000);
    expect(lines.at(-1)![0]).toBe("lost");
  });

  it("does not ask sooner than usual where nothing is expected", () => {
    connect();
    socket.act({ do: "act", id: "move-0001", window: 3, action: { do: "roll" } });
    socket.settle("move-0001");
    FakeSocket.last.say({ is: "frame" });
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.last.of("ping")).toHaveLength(0);
  });

  it("does not wait for ever for a line that never opens, or never says a word", () => {
    vi.advanceTimersByTime(12_000);
    expect(lines.at(-1)![0]).toBe("lost");
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    vi.advanceTimersByTime(12_000);
    vi.advanceTimersByTime(800);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is content with a line that answers", () => {
    connect();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10_000);
      FakeSocket.last.say({ is: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard.map((message) => message.is)).toEqual(["table"]);
  });

  it("does not wait when the network is back", () => {
    connect();
    FakeSocket.last.break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed for a reason, and says which", () => {
    connect();
    FakeSocket.last.break(4404);
    expect(lines.at(-1)).toEqual(["closed", 4404]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back when the server asks for it", () => {
    connect();
    FakeSocket.last.break(4503);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes back at once, and says nothing, when the table has moved to another server", () => {
    connect();
    const before = lines.length;
    FakeSocket.last.break(MOVED);
    vi.advanceTimersByTime(40);
    expect(FakeSocket.all).toHaveLength(2);
    expect(lines).toHaveLength(before);
    connect();
    expect(lines.at(-1)).toEqual(["open", undefined]);
  });

  it("says so if the table cannot be had where it has moved", () => {
    connect();
    FakeSocket.last.break(MOVED);
    vi.advanceTimersByTime(40);
    FakeSocket.last.break(MOVED);
    expect(lines.at(-1)).toEqual(["lost", undefined]);
    vi.advanceTimersByTime(799);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("loads the page anew for another protocol, once", () => {
    FakeSocket.last.break(4400);
    expect(reloads).toBe(1);
    expect(lines.at(-1)![0]).not.toBe("closed");
  });

  it("says so if loading anew did not help", () => {
    mayReload = false;
    FakeSocket.last.break(4400);
    expect(lines.at(-1)).toEqual(["closed", 4400]);
  });
});
