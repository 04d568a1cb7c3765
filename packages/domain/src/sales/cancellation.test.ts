import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cancellationTerms,
  cancellationTimeline,
  endsWithDecision,
  isOfStage,
  refundKind,
  refundOn,
  refundShare,
} from "./cancellation.ts";
import { addDays } from "../time/local-date.ts";

const start = "2027-06-15";
const rule = { start, cancellationDays: 14, undecidedUntil: null };
const terms = cancellationTerms(rule);
const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;

it.each([
  ["2027-01-01", "full", 100_000, 0],
  ["2027-06-01", "full", 100_000, 0], // exactly 14 days before
  ["2027-06-02", "prepaymentKept", 85_000, 15_000],
  ["2027-06-14", "prepaymentKept", 85_000, 15_000],
  ["2027-06-15", "none", 0, 100_000],
  ["2027-07-01", "none", 0, 100_000],
] as const)("cancelling on %s gives a refund of the kind %s", (day, kind, refund, kept) => {
  expect(refundOn(terms, day, { paid: rub(100_000), prepayment: rub(15_000) })).toEqual({
    kind,
    refund: rub(refund),
    kept: rub(kept),
  });
});

it("refundOn retains no more than was paid, and refuses amounts in two currencies", () => {
  const late = "2027-06-10";
  expect(refundOn(terms, late, { paid: rub(0), prepayment: rub(15_000) }).kept).toEqual(rub(0));
  expect(refundOn(terms, late, { paid: rub(15_000), prepayment: rub(15_000) }).refund).toEqual(
    rub(0),
  );
  expect(() =>
    refundOn(terms, late, { paid: rub(1), prepayment: { minor: 1, currency: "USD" } }),
  ).toThrow(RangeError);
});

it("cancellationTimeline lists the stages with their dates", () => {
  expect(cancellationTimeline(terms, "2027-01-01")).toEqual([
    { kind: "full", from: null, to: "2027-06-01" },
    { kind: "prepaymentKept", from: "2027-06-02", to: "2027-06-14" },
    { kind: "none", from: "2027-06-15", to: null },
  ]);
});

it("cancellationTimeline leaves out stages that are over", () => {
  const kindsOn = (day: string) => cancellationTimeline(terms, day).map(({ kind }) => kind);
  expect(kindsOn("2027-06-01")).toEqual(["full", "prepaymentKept", "none"]);
  expect(kindsOn("2027-06-02")).toEqual(["prepaymentKept", "none"]);
  expect(kindsOn("2027-06-15")).toEqual(["none"]);
});

it.each([0, 1])(
  "cancellationTerms of %d days are free until the eve, with no stage in between",
  (cancellationDays) => {
    const free = cancellationTerms({ ...rule, cancellationDays });
    expect(free.freeUntil).toBe("2027-06-14");
    expect(cancellationTimeline(free, "2027-01-01").map(({ kind }) => kind)).toEqual([
      "full",
      "none",
    ]);
  },
);

it.each([
  // days of the terms, undecided until → free until
  [30, "2027-06-01", "2027-06-01"], // decided later than the terms end
  [7, "2027-06-01", "2027-06-08"], // decided sooner: the terms hold
  [30, "2027-06-14", "2027-06-14"],
  [30, null, "2027-05-16"],
] as const)(
  "cancellationTerms of %d days, undecided until %s, are free until %s",
  (cancellationDays, undecidedUntil, freeUntil) => {
    expect(cancellationTerms({ start, cancellationDays, undecidedUntil }).freeUntil).toBe(
      freeUntil,
    );
  },
);

it("cancelling is free on every day on which the departure is still undecided", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: -400, max: -1 }),
      (cancellationDays, offset) => {
        const undecidedUntil = addDays(start, offset);
        const open = cancellationTerms({ start, cancellationDays, undecidedUntil });
        expect(refundKind(open, undecidedUntil)).toBe("full");
      },
    ),
  );
});

it("timeline and refund agree on every day; refund and retained amount add up to the payment", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -365, max: -1 }),
      fc.integer({ min: -400, max: 30 }),
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      (freeOffset, offset, paid, prepayment) => {
        const any = { start, freeUntil: addDays(start, freeOffset) };
        const day = addDays(start, offset);
        const stages = cancellationTimeline(any, day).filter((stage) => isOfStage(stage, day));
        expect(stages.map(({ kind }) => kind)).toEqual([refundKind(any, day)]);
        const money = { paid: rub(paid), prepayment: rub(prepayment) };
        const result = refundOn(any, day, money);
        expect(result.refund.minor + result.kept.minor).toBe(paid);
        expect(Math.min(result.refund.minor, result.kept.minor)).toBeGreaterThanOrEqual(0);
        const later = refundOn(any, addDays(day, 1), money);
        expect(later.refund.minor).toBeLessThanOrEqual(result.refund.minor);
      },
    ),
  );
});

it("a refund is everything that was paid, a part of it, or nothing", () => {
  expect(refundShare({ refund: 100, kept: 0 })).toBe("all");
  expect(refundShare({ refund: 85, kept: 15 })).toBe("part");
  expect(refundShare({ refund: 0, kept: 15 })).toBe("nothing");
});

describe("while the decision on a departure is late", () => {
  const late = (undecidedUntil: string) =>
    cancellationTerms({ start, cancellationDays: 14, undecidedUntil, isDecisionLate: true });

  it("free cancellation ends with the decision and on no day before it", () => {
    expect(cancellationTimeline(late("2027-06-10"), "2027-06-10")).toEqual([
      { kind: "full", from: null, to: "2027-06-10", byDecision: true },
      { kind: "prepaymentKept", from: "2027-06-11", to: "2027-06-14", byDecision: true },
      { kind: "none", from: "2027-06-15", to: null },
    ]);
  });

  it("free cancellation ends on the eve of the start when no day is left to decide", () => {
    expect(endsWithDecision(late("2027-06-14"))).toBe(false);
    expect(cancellationTimeline(late("2027-06-14"), "2027-06-14")).toEqual([
      { kind: "full", from: null, to: "2027-06-14" },
      { kind: "none", from: "2027-06-15", to: null },
    ]);
  });
});
