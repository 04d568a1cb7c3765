import { describe, expect, it } from "vitest";
import { countdownText } from "./countdown-text.ts";

describe("countdownText", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [75, "1:15"],
    [1800, "30:00"],
    [3600, "1:00:00"],
    [86_399, "23:59:59"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });
});
