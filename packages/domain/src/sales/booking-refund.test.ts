import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../time/local-date.ts";
import { bookingRefundOn } from "./booking-refund.ts";
import { bookingStatuses } from "./booking-status.ts";

const terms = { start: "2027-06-15", freeUntil: "2027-06-01" };
const money = (paid: number) => ({
  paid: { minor: paid, currency: "USD" as const },
  prepayment: { minor: 400, currency: "USD" as const },
});
const { pendingPrepayment, madePrepayment } = bookingStatuses;

it("refunds an incomplete prepayment in full until the start", () => {
  for (const day of ["2027-05-01", "2027-06-05", "2027-06-15"])
    expect(bookingRefundOn(pendingPrepayment, terms, day, money(150))).toMatchObject({
      kind: "full",
      refund: { minor: 150 },
      kept: { minor: 0 },
    });
});

it("refunds a prepaid booking by its terms", () => {
  const kept = ["2027-06-01", "2027-06-02", "2027-06-15"].map(
    (day) => bookingRefundOn(madePrepayment, terms, day, money(1000)).kept.minor,
  );
  expect(kept).toEqual([0, 400, 1000]);
});

it("never refunds more on a later day, and splits the payment into refund and retained amount", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(5000), (days, paid) => {
      const day = addDays("2027-05-01", days);
      const [now, later] = [day, addDays(day, 1)].map((one) =>
        bookingRefundOn(madePrepayment, terms, one, money(paid)),
      );
      expect(later!.refund.minor).toBeLessThanOrEqual(now!.refund.minor);
      expect(now!.refund.minor + now!.kept.minor).toBe(paid);
    }),
  );
});
