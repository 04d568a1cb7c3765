import fc from "fast-check";
import { expect, it, test } from "vitest";
import { bookingStatuses } from "../sales/booking-status.ts";
import { cancellationOutcome, isAsShown } from "./departure-cancellation.ts";

test.each([
  [bookingStatuses.pendingConfirm, 0, "released", 0],
  [bookingStatuses.pendingPrepayment, 0, "released", 0],
  [bookingStatuses.madePrepayment, 200_000, "refunded", 200_000],
  [bookingStatuses.tourComplete, 200_000, "untouched", 0],
  [bookingStatuses.canceledByTourist, 200_000, "untouched", 0],
  [bookingStatuses.canceledBySystem, 0, "untouched", 0],
] as const)(
  "calling off a departure leaves a booking of status %i that paid %i %s",
  (status, paid, kind, refund) => {
    expect(cancellationOutcome({ status, paid })).toEqual({ kind, refund });
  },
);

const shown = fc.uniqueArray(fc.record({ id: fc.nat(50), refund: fc.nat(5) }), {
  selector: ({ id }) => id,
});

it("isAsShown accepts the same bookings in any order", () => {
  fc.assert(
    fc.property(shown, (list) => {
      expect(isAsShown(list, list.toReversed())).toBe(true);
    }),
  );
});

it("isAsShown refuses a missing, added or replaced booking or another refund", () => {
  fc.assert(
    fc.property(shown, (list) => {
      const more = [...list, { id: 99, refund: 0 }];
      expect(isAsShown(list, more)).toBe(false);
      expect(isAsShown(more, list)).toBe(false);
      expect(isAsShown([...list, { id: 98, refund: 0 }], more)).toBe(false);
      expect(isAsShown([...list, { id: 99, refund: 1 }], more)).toBe(false);
      // One twice instead of two.
      expect(isAsShown([more.at(-1)!, more.at(-1)!], [{ id: 98, refund: 0 }, more.at(-1)!])).toBe(
        false,
      );
    }),
  );
});
