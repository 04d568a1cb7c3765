import fc from "fast-check";
import { expect, it } from "vitest";
import { departureDecision } from "./departure-decision.ts";
import { addDays } from "../time/local-date.ts";

const start = "2027-06-15";
const rule = { minGroup: 6, decidedDays: 14 };
const date = { start, isPreliminary: true, joined: 0, seats: 10 };

it.each([
  // joined, seats, today → certainty, missing, decided by, undecided until
  [2, 10, "2027-05-01", "gathering", 4, "2027-06-01", "2027-06-01"],
  [6, 10, "2027-05-01", "gathered", 0, "2027-06-01", "2027-06-01"],
  [8, 10, "2027-05-01", "gathered", 0, "2027-06-01", "2027-06-01"],
  [3, 4, "2027-05-01", "gathering", 1, "2027-06-01", "2027-06-01"], // fewer seats than the group takes
  [2, 10, "2027-06-01", "gathering", 4, "2027-06-01", "2027-06-01"], // the day itself
  [2, 10, "2027-06-04", "gathering", 4, null, "2027-06-04"], // late: undecided as long as it is
  [2, 10, "2027-06-20", "gathering", 4, null, "2027-06-14"], // never later than the eve
] as const)(
  "%d of %d travellers on %s: departure is %s, %d missing, decided by %s",
  (joined, seats, today, certainty, missing, decidedBy, undecidedUntil) => {
    expect(departureDecision({ ...date, joined, seats }, rule, today)).toEqual({
      certainty,
      missing,
      decidedBy,
      undecidedUntil,
    });
  },
);

it("a guaranteed departure needs no more travellers and has no decision date", () => {
  expect(departureDecision({ ...date, isPreliminary: false }, rule, "2027-05-01")).toEqual({
    certainty: "guaranteed",
    missing: 0,
    decidedBy: null,
    undecidedUntil: null,
  });
});

it("with zero days the decision falls on the eve of the start", () => {
  const decision = departureDecision(date, { ...rule, decidedDays: 0 }, "2027-05-01");
  expect(decision.decidedBy).toBe("2027-06-14");
});

it("the decision date is today or later and before the start", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: -400, max: -1 }),
      (decidedDays, offset) => {
        const today = addDays(start, offset);
        const { undecidedUntil } = departureDecision(date, { ...rule, decidedDays }, today);
        expect(undecidedUntil! >= today && undecidedUntil! < start).toBe(true);
      },
    ),
  );
});
