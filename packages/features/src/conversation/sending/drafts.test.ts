import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftOf, forgetDrafts, keepDraft } from "./drafts.ts";

let isFull = false;

/** A tab's storage, which may have no room for more. */
function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

beforeEach(() => {
  isFull = false;
  vi.stubGlobal("sessionStorage", fakeStorage());
});

afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

it("returns the newest text when the storage is full with an older one", () => {
  keepDraft(1, 2, "Hello");
  isFull = true;
  keepDraft(1, 2, "Hello, is there a shop?");
  expect(draftOf(1, 2)).toBe("Hello, is there a shop?");
});

it("forgets an emptied draft and separates drafts by chat and account", () => {
  keepDraft(1, 2, "Hello");
  keepDraft(1, 3, "Good evening");
  keepDraft(1, 2, "");
  expect([draftOf(1, 2), draftOf(1, 3), draftOf(4, 3)]).toEqual(["", "Good evening", ""]);
});
