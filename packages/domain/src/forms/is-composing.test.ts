import { expect, it } from "vitest";
import { isComposing } from "./is-composing.ts";

it.each([
  ["Enter", { isComposing: false, keyCode: 13 }, false],
  ["Enter that ends a composition", { isComposing: true, keyCode: 229 }, true],
  ["Enter that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
  ["Enter that ends a composition in Firefox", { isComposing: true, keyCode: 13 }, true],
])("isComposing recognises %s", (_, key, belongs) => {
  expect(isComposing(key)).toBe(belongs);
});
