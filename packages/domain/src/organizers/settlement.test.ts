import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { BookingStatus } from "../sales/booking-status.ts";
import { balancesOf, settlementState, sharesOf } from "./settlement.ts";
import type { BookingMoney } from "./settlement.ts";

const today = "2026-07-10";
const one: BookingMoney = {
  currency: "RUB",
  received: 1_000_000,
  refunded: 0,
  held: 0,
  goodwill_tropa: 0,
  goodwill_organizer: 0,
  percent: 15,
  status: 4,
  end: "2026-07-04",
};

test.each([
  [{}, 150_000, 850_000],
  [{ refunded: 400_000 }, 90_000, 510_000],
  [{ refunded: 1_000_000 }, 0, 0],
  [{ refunded: 400_000, held: 500_000 }, 15_000, 85_000],
  [{ percent: 0 }, 0, 1_000_000],
  [{ percent: 100 }, 1_000_000, 0],
  [{ received: 999_999, percent: 12.35 }, 123_500, 876_499],
  [{ received: 1, percent: 0.0001 }, 1, 0],
  // A tenth was given back: 15 % and 85 % of the whole less what one side bears.
  [{ refunded: 100_000, goodwill_tropa: 100_000 }, 50_000, 850_000],
  [{ refunded: 200_000, goodwill_tropa: 200_000 }, -50_000, 850_000],
  [{ refunded: 100_000, goodwill_organizer: 100_000 }, 150_000, 750_000],
  [{ refunded: 900_000, goodwill_organizer: 900_000 }, 100_000, 0],
  // All went back in the end: nobody bears anything.
  [{ refunded: 1_000_000, goodwill_tropa: 100_000 }, 0, 0],
])("sharesOf %j leaves %i to Tropa and %i to the organizer", (changes, commission, share) => {
  expect(sharesOf({ ...one, ...changes })).toMatchObject({ commission, share });
});

test.each([
  [4, "2026-07-04", "due"],
  [3, "2026-07-04", "expected"],
  [3, "2026-08-04", "expected"],
  [5, "2026-07-09", "due"],
  [5, "2026-07-10", "expected"],
  [6, "2026-07-09", "due"],
] as const)(
  "settlementState of a booking of status %i that ends on %s is %s",
  (status, end, state) => {
    expect(settlementState({ status, end }, today)).toBe(state);
  },
);

const money = fc.record({
  currency: fc.constantFrom("RUB" as const, "USD" as const),
  received: fc.nat(2_000_000_000),
  refunded: fc.nat(2_000_000_000),
  held: fc.nat(2_000_000_000),
  goodwill_tropa: fc.nat(1_000_000_000),
  goodwill_organizer: fc.nat(1_000_000_000),
  percent: fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000),
  status: fc.constantFrom<BookingStatus>(1, 2, 3, 4, 5, 6, 7, 8),
  end: fc.constantFrom("2026-07-01", "2026-07-10", "2026-08-01"),
});

it("shares add up to the money not refunded, and balances to shares minus pay-outs, in whole minor units", () => {
  const payouts = fc.array(
    fc.record({
      currency: fc.constantFrom("RUB" as const, "USD" as const),
      amount: fc.nat(1_000_000),
    }),
  );
  fc.assert(
    fc.property(fc.array(money), payouts, (bookings, paid) => {
      for (const booking of bookings) {
        const { stayed, commission, share } = sharesOf(booking);
        expect(commission + share).toBe(stayed);
        expect(stayed).toBe(Math.max(0, booking.received - booking.refunded - booking.held));
        expect([commission, share].every(Number.isInteger)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(commission).toBeGreaterThanOrEqual(-booking.goodwill_tropa);
      }
      const balances = balancesOf(bookings, paid, today);
      for (const { currency, due, expected, commission, paid_out, balance } of balances) {
        const own = bookings.filter((booking) => booking.currency === currency).map(sharesOf);
        expect(due + expected).toBe(own.reduce((sum, { share }) => sum + share, 0));
        const over = bookings.filter(
          (booking) => booking.currency === currency && settlementState(booking, today) === "due",
        );
        expect(commission).toBe(over.map(sharesOf).reduce((sum, part) => sum + part.commission, 0));
        expect(balance).toBe(due - paid_out);
      }
    }),
  );
});
