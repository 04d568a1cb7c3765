import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatableKey } from "../forms/repeatable-key.ts";
import { randomId } from "./random-id.ts";

/** As in a page that has come without https. */
beforeEach(() => {
  const whole = crypto;
  vi.stubGlobal("crypto", {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("makes a UUID without https", () => {
  const ids = new Set([randomId(), randomId()]);
  expect(ids.size).toBe(2);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("names a call for its repetition without https", () => {
  expect(repeatableKey().keyFor({ name: "Anna" })).toMatch(/^[\da-f-]{36}$/);
});
