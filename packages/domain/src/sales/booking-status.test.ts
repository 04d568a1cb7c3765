import { expect, it } from "vitest";
import {
  bookingStatuses,
  firstStatus,
  holdSeconds,
  isCanceled,
  mayBecome,
} from "./booking-status.ts";

const all = Object.values(bookingStatuses);

it("bookingStatuses has the eight statuses 1 to 8", () => {
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("mayBecome allows exactly the transitions of docs/product/bookings-and-payments.md#statuses", () => {
  const allowed = all.flatMap((from) =>
    all.filter((to) => mayBecome(from, to)).map((to) => `${from}→${to}`),
  );
  expect(allowed).toEqual([
    "1→2",
    "1→5",
    "1→6",
    "1→7",
    "1→8",
    "2→3",
    "2→5",
    "2→6",
    "2→7",
    "2→8",
    "3→4",
    "3→5",
    "3→6",
    "3→7",
    "3→8",
  ]);
});

it("firstStatus skips the organizer's confirmation for departures sold directly", () => {
  expect(firstStatus(true)).toBe(bookingStatuses.pendingPrepayment);
  expect(firstStatus(false)).toBe(bookingStatuses.pendingConfirm);
});

it("holdSeconds is a day to confirm, 12 hours after the answer and 30 minutes in a direct sale", () => {
  expect(holdSeconds).toEqual({
    whileConfirming: 86_400,
    whilePayingDirect: 1800,
    afterAnswer: 43_200,
  });
  expect(all.filter(isCanceled)).toEqual([5, 6, 7, 8]);
});
