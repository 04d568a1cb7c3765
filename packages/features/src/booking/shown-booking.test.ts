import { bookingStatuses } from "@tropa/domain/booking-status";
import { expect, test } from "vitest";
import { phaseOf, stepsOf } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";

const money = { total: 100, paid: 0 };
const s = bookingStatuses;

test.each([
  [s.pendingConfirm, "confirming", ["cancel"], true],
  [s.pendingPrepayment, "paying", ["pay", "cancel"], true],
  [s.madePrepayment, "made", ["qr", "payRest"], false],
  [s.tourComplete, "complete", ["tourAgain"], false],
  [s.canceledByTourist, "canceledByTourist", ["tourAgain", "allTours"], false],
  [s.canceledByAuthor, "canceledByAuthor", ["tourAgain", "allTours"], false],
  [s.canceledBySystem, "expired", ["tourAgain", "allTours"], false],
  [s.canceledByAdmin, "canceledByAdmin", ["tourAgain", "allTours"], false],
] as const)("status %i is %s and allows %j", (status, phase, actions, isWaiting) => {
  expect(phaseOf({ ...money, status })).toMatchObject({ phase, actions, isWaiting });
});

test("a trip that is paid in full has no rest to pay", () => {
  expect(phaseOf({ status: s.madePrepayment, total: 100, paid: 100 }).actions).toEqual(["qr"]);
});

const steps = (status: ShownBooking["status"], ...history: number[]) =>
  stepsOf({
    status,
    created_at: "2026-06-01T10:00:00Z",
    history: history.map((reached, index) => ({
      status: reached,
      at: `2026-06-01T1${index}:00:00Z`,
    })),
  }).map(({ key, state }) => `${key}:${state}`);

test("a request waits for the organizer, then for money, then for the trip", () => {
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

test("a direct sale has no confirmation to wait for", () => {
  expect(steps(2, 2)).toEqual(["requested:done", "prepaid:current", "trip:upcoming"]);
});

test("a canceled booking shows what had happened and nothing that will not", () => {
  expect(steps(5, 1, 5)).toEqual(["requested:done", "canceled:failed"]);
  expect(steps(7, 2, 7)).toEqual(["requested:done", "canceled:failed"]);
  expect(steps(6, 1, 2, 3, 6)).toEqual([
    "requested:done",
    "confirmed:done",
    "prepaid:done",
    "canceled:failed",
  ]);
});
