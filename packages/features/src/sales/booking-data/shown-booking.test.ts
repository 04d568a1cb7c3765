import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { expect, test } from "vitest";
import { hasChanged, isOver, phaseOf, stepsOf } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";

const guaranteed = { certainty: "guaranteed", missing: 0, decided_by: null } as const;
const gathering = { certainty: "gathering", missing: 2, decided_by: "2027-06-01" } as const;
const money = { total: 100, paid: 0, departure: guaranteed, is_reviewed: false };
const s = bookingStatuses;

test.each([
  [s.pendingConfirm, "confirming", ["cancel"], true],
  [s.pendingPrepayment, "paying", ["pay", "cancel"], true],
  [s.madePrepayment, "made", ["payRest", "qr", "cancel"], false],
  [s.tourComplete, "complete", ["review", "tourAgain"], false],
  [s.canceledByTourist, "canceledByTourist", ["tourAgain", "allTours"], false],
  [s.canceledByAuthor, "canceledByAuthor", ["tourAgain", "allTours"], false],
  [s.canceledBySystem, "expired", ["tourAgain", "allTours"], false],
  [s.canceledByAdmin, "canceledByAdmin", ["tourAgain", "allTours"], false],
] as const)('status %i is in phase "%s" and allows %j', (status, phase, actions, isWaiting) => {
  expect(phaseOf({ ...money, status })).toMatchObject({ phase, actions, isWaiting });
});

test("a fully paid trip has no rest to pay", () => {
  expect(phaseOf({ ...money, status: s.madePrepayment, paid: 100 }).actions).toEqual([
    "qr",
    "cancel",
  ]);
});

test("a reviewed trip leads to its review and offers no other", () => {
  const complete = { ...money, status: s.tourComplete, paid: 100 };
  expect(phaseOf({ ...complete, is_reviewed: true }).actions).toEqual(["tourAgain", "ownReview"]);
});

test('a paid booking is "gathering" until its departure is guaranteed', () => {
  const paid = { ...money, status: s.madePrepayment, departure: gathering };
  expect(phaseOf(paid)).toMatchObject({ phase: "gathering", tone: "good" });
  expect(phaseOf({ ...paid, departure: guaranteed }).phase).toBe("made");
});

test("hasChanged notices changes of status, money and terms but not of the hold", () => {
  const before = {
    status: s.pendingPrepayment,
    paid: 0,
    start: "2027-06-15",
    free_until: "2027-06-01",
    departure: gathering,
    refund_today: null,
    hold_until: "2027-01-01T00:00:00Z",
  } as unknown as ShownBooking;
  expect(hasChanged(before, { ...before })).toBe(false);
  // Starting to pay prolongs a hold: nothing that was said is untrue.
  expect(hasChanged(before, { ...before, hold_until: "2027-01-01T00:30:00Z" })).toBe(false);
  const changes = [
    { status: s.madePrepayment },
    { paid: 15 },
    { departure: guaranteed },
    { free_until: "2027-06-02" },
    { refund_today: { day: "2027-01-01", kind: "full", refund: 15, kept: 0, currency: "RUB" } },
  ] as const;
  expect(changes.filter((change) => !hasChanged(before, { ...before, ...change }))).toEqual([]);
});

test("isOver is true for a complete or cancelled booking", () => {
  expect(Object.values(s).filter((status) => isOver({ status }))).toEqual([4, 5, 6, 7, 8]);
});

const steps = (status: ShownBooking["status"], ...history: ShownBooking["status"][]) =>
  stepsOf({
    status,
    created_at: "2026-06-01T10:00:00Z",
    history: history.map((reached, index) => ({
      status: reached,
      at: `2026-06-01T1${index}:00:00Z`,
    })),
  }).map(({ key, state }) => `${key}:${state}`);

test("the steps of a request are confirmation, prepayment and trip", () => {
  expect(steps(1, 1)).toEqual([
    "requested:done",
    "confirmed:current",
    "prepaid:upcoming",
    "trip:upcoming",
  ]);
  expect(steps(2, 1, 2)).toEqual([
    "requested:done",
    "confirmed:done",
    "prepaid:current",
    "trip:upcoming",
  ]);
  expect(steps(3, 1, 2, 3)).toEqual([
    "requested:done",
    "confirmed:done",
    "prepaid:done",
    "trip:upcoming",
  ]);
  expect(steps(4, 1, 2, 3, 4)).toEqual([
    "requested:done",
    "confirmed:done",
    "prepaid:done",
    "trip:done",
  ]);
});

test("a direct sale has no confirmation step", () => {
  expect(steps(2, 2)).toEqual(["requested:done", "prepaid:current", "trip:upcoming"]);
});

test("a cancelled booking shows only the steps that happened", () => {
  expect(steps(5, 1, 5)).toEqual(["requested:done", "canceled:failed"]);
  expect(steps(7, 2, 7)).toEqual(["requested:done", "canceled:failed"]);
  expect(steps(6, 1, 2, 3, 6)).toEqual([
    "requested:done",
    "confirmed:done",
    "prepaid:done",
    "canceled:failed",
  ]);
});
