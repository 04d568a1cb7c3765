import fc from "fast-check";
import { expect, it } from "vitest";
import { isMarkedAtOnce, scanVerdict, typedBookingNumber } from "./arrival-scan.ts";

const facts = {
  bookingId: 10_234,
  organizerId: 7,
  dateId: 500,
  start: "2026-11-25",
  seats: 2,
  firstName: "Мария",
};
const scanner = { organizerId: 7, today: "2026-11-25", marked: new Set<number>() };

it.each([
  ["no code of ours", null, scanner, "unknown"],
  ["somebody else's guests", { ...facts, organizerId: 8 }, scanner, "otherOrganizer"],
  ["guests of tomorrow", { ...facts, start: "2026-11-26" }, scanner, "otherDay"],
  ["guests of a trip that has begun", { ...facts, start: "2026-11-24" }, scanner, "begun"],
  ["those who are here already", facts, { ...scanner, marked: new Set([10_234]) }, "twice"],
  ["those who are expected", facts, { ...scanner, marked: new Set([10_235]) }, "welcome"],
] as const)("%s", (_, scanned, by, verdict) => {
  expect(scanVerdict(scanned, by)).toBe(verdict);
});

it("somebody else's guests are never ours, whatever was marked here", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8 }), fc.array(fc.constant(10_234)), (organizerId, marked) => {
      const verdict = scanVerdict(
        { ...facts, organizerId },
        { ...scanner, marked: new Set(marked) },
      );
      expect(isMarkedAtOnce(verdict)).toBe(false);
      expect(verdict).toBe("otherOrganizer");
    }),
  );
});

it.each([
  ["10234", 10_234],
  ["№ 10 234", 10_234],
  ["#10-234", 10_234],
  ["", null],
  ["0", null],
  ["10234a", null],
  ["99999999999", null],
  ["2147483648", null],
] as const)("%s is the number %s", (typed, number) => {
  expect(typedBookingNumber(typed)).toBe(number);
});
