import { addDays } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextSeasons } from "./seasons.ts";

test("starts winter on 1 December and ends it in the next year", () => {
  expect(nextSeasons("2026-12-15")).toEqual([
    { season: "winter", date_from: "2026-12-15", date_to: "2027-02-28" },
    { season: "spring", date_from: "2027-03-01", date_to: "2027-05-31" },
    { season: "summer", date_from: "2027-06-01", date_to: "2027-08-31" },
    { season: "autumn", date_from: "2027-09-01", date_to: "2027-11-30" },
  ]);
  expect(nextSeasons("2028-01-31")[0]).toMatchObject({ season: "winter", date_to: "2028-02-29" });
  expect(nextSeasons("2026-11-30")[0]).toMatchObject({ season: "autumn", date_to: "2026-11-30" });
});

test("lists four seasons without a gap, starting today", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = addDays("2000-01-01", days);
      const spans = nextSeasons(today);
      expect(new Set(spans.map((span) => span.season)).size).toBe(4);
      expect(spans[0]?.date_from).toBe(today);
      spans.forEach((span, index) => {
        expect(span.date_from <= span.date_to).toBe(true);
        const next = spans[index + 1];
        if (next) expect(next.date_from).toBe(addDays(span.date_to, 1));
      });
    }),
  );
});
