import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAll, recall, remember } from "./keep";

describe("what the page keeps", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    forgetAll();
  });

  it("is there again, and is gone when it is forgotten", () => {
    expect(remember("a", { b: 1 })).toBe(true);
    expect(recall("a", null)).toEqual({ b: 1 });
    expect(recall("a", null, "session")).toBeNull();
    remember("a", null);
    expect(recall("a", 7)).toBe(7);
  });

  it("lasts as long as the page where storage is forbidden", () => {
    const forbidden = {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
      configurable: true,
    };
    const [local, session] = [
      Object.getOwnPropertyDescriptor(globalThis, "localStorage")!,
      Object.getOwnPropertyDescriptor(globalThis, "sessionStorage")!,
    ];
    Object.defineProperty(globalThis, "localStorage", forbidden);
    Object.defineProperty(globalThis, "sessionStorage", forbidden);
    try {
      expect(recall("a", 1)).toBe(1);
      expect(remember("a", 2)).toBe(false);
      expect(recall("a", 1)).toBe(2);
      expect(() => forgetAll()).not.toThrow();
      expect(recall("a", 1)).toBe(1);
    } finally {
      Object.defineProperty(globalThis, "localStorage", local);
      Object.defineProperty(globalThis, "sessionStorage", session);
    }
  });

  it("survives a storage that is full, and nonsense in it", () => {
    localStorage.setItem("hacktable.a", "{");
    expect(recall("a", 1)).toBe(1);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(remember("a", 3)).toBe(false);
    expect(recall("a", 1)).toBe(3);
  });
});
