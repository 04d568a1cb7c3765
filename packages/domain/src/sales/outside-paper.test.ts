import { expect, test } from "vitest";
import { paidDayFault, paperKey } from "./outside-paper.ts";

test.each(["ПКО-17", "пко 17", "ПКО–17", " пко − 17 ", "пко\u00a017", "ПКО‑17"])(
  "%j is the same paper however it is written",
  (number) => expect(paperKey(number)).toBe("ПКО-17"),
);

test("other numbers are other papers", () => {
  expect(paperKey("1-23")).not.toBe(paperKey("12-3"));
});

test("money comes between the booking and today, by the clock of the place or by UTC", () => {
  const made = { madeAt: new Date("2026-05-10T20:00:00Z"), timeZone: "Asia/Irkutsk" };
  const now = new Date("2026-05-20T20:00:00Z");
  const faults = ["2026-05-09", "2026-05-10", "2026-05-11", "2026-05-21", "2026-05-22"] as const;
  expect(faults.map((day) => paidDayFault(day, made, now))).toEqual([
    "before",
    null,
    null,
    null,
    "ahead",
  ]);
});
