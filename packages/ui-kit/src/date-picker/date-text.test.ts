import { describe, expect, it } from "vitest";
import { dateText } from "./date-text.ts";

describe("dateText", () => {
  it.each([
    [{}, "en-US", ""],
    [{ from: "2027-06-09", to: "2027-06-09" }, "en-US", "Jun 9, 2027"],
    [{ from: "2027-06-09" }, "en-US", "Jun 9, 2027–"],
    [{ from: "2027-06-09", to: "2027-06-17" }, "en-US", "Jun 9–17, 2027"],
    [{ from: "2027-12-30", to: "2028-01-03" }, "en-US", "Dec 30, 2027–Jan 3, 2028"],
  ])("%j in %s is %j", (range, locale, text) => {
    expect(dateText(range, locale)).toBe(text);
  });

  it("writes dates in the reader's language", () => {
    expect(dateText({ from: "2027-06-09", to: "2027-06-17" }, "ru-RU")).toContain("июн");
  });
});
