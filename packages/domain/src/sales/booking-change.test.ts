import fc from "fast-check";
import { expect, it } from "vitest";
import { changeObstacle, settlementOf } from "./booking-change.ts";
import type { BookingStatus } from "./booking-status.ts";

const facts = { start: "2027-06-15", freeUntil: "2027-06-01", hasDirectSale: true };

it.each([
  [1, "2027-05-30", true, null],
  [2, "2027-06-01", true, null],
  [3, "2027-06-01", true, null],
  [3, "2027-06-02", true, "late"],
  [3, "2027-06-02", false, null],
  [3, "2027-06-15", false, "over"],
  [4, "2027-05-30", false, "over"],
  [5, "2027-05-30", true, "over"],
  [8, "2027-05-30", false, "over"],
] as const)(
  "changeObstacle with status %i on %s, by its tourist %s, is %s",
  (status, day, isTourist, obstacle) => {
    expect(changeObstacle({ ...facts, status }, day, isTourist)).toBe(obstacle);
  },
);

it("changeObstacle is the organizer once the organizer has confirmed the booking", () => {
  const asked = { ...facts, hasDirectSale: false };
  const of = (status: BookingStatus) => changeObstacle({ ...asked, status }, "2027-05-30", true);
  expect([of(1), of(2), of(3)]).toEqual([null, "organizer", "organizer"]);
});

it("settlementOf makes what was paid, minus the refund, plus what is due equal to the price", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (paid, total) => {
      const { toPay, toRefund } = settlementOf(paid, total);
      expect(paid - toRefund + toPay).toBe(total);
      expect(Math.min(toPay, toRefund)).toBe(0);
      expect(toRefund).toBeLessThanOrEqual(paid);
    }),
  );
});
