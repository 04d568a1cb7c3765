import { expect, it } from "vitest";
import { comfortFlags } from "./discovery/tour-kinds.ts";

it("comfortFlags sets exactly the flags of the given comfort levels", () => {
  expect(comfortFlags(["base_plus", "premium"])).toEqual({
    is_comfort_base: false,
    is_comfort_base_plus: true,
    is_comfort_medium: false,
    is_comfort_improved: false,
    is_comfort_premium: true,
  });
});
