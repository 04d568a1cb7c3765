import { expect, test } from "vitest";
import { waitingTime } from "./waiting.tsx";

const now = Date.parse("2026-06-14T12:00:00Z");

test.each([
  ["2026-06-14T12:00:30Z", "1 min"],
  ["2026-06-14T11:59:30Z", "1 min"],
  ["2026-06-14T11:00:01Z", "59 min"],
  ["2026-06-14T11:00:00Z", "1 hr"],
  ["2026-06-13T12:00:01Z", "23 hr"],
  ["2026-06-12T11:00:00Z", "2 days"],
])("waiting since %s is %s", (since, expected) => {
  expect(waitingTime(since, now, "en")).toBe(expected);
});

test("writes the waiting time in each language", () => {
  const spoken = (["ru", "de", "zh"] as const).map((locale) =>
    waitingTime("2026-06-14T09:30:00Z", now, locale).replaceAll("\u00a0", " "),
  );
  expect(spoken).toEqual(["2 ч", "2 Std.", "2小时"]);
});
