import { expect, test } from "vitest";
import { recall, remember } from "./listing-memory.ts";

const memory = (key: string, isMapOpen = false) => ({ key, more: [], isMapOpen });

test("each entry of the history has its own", () => {
  remember(memory("a"));
  remember(memory("b", true));
  remember(memory("a", true));
  expect(recall("a")?.isMapOpen).toBe(true);
  expect(recall("b")?.isMapOpen).toBe(true);
  expect(recall("c")).toBeUndefined();
});

test("the oldest is forgotten, not the one in use", () => {
  remember(memory("used"));
  for (let index = 0; index < 30; index += 1) {
    remember(memory(`entry ${index}`));
    remember(memory("used"));
  }
  expect(recall("used")).toBeDefined();
  expect(recall("entry 0")).toBeUndefined();
  expect(recall("entry 29")).toBeDefined();
});
