import fc from "fast-check";
import { expect, it } from "vitest";
import { cancellationTimeline, lastFreeDay, refundKind, refundOn } from "./cancellation.ts";
import { addDays } from "./local-date.ts";

const terms = { start: "2027-06-15", cancellationDays: 14 };
const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;

it.each([
  ["2027-01-01", "full", 100_000, 0],
  ["2027-06-01", "full", 100_000, 0], // exactly 14 days before
  ["2027-06-02", "prepaymentKept", 85_000, 15_000],
  ["2027-06-14", "prepaymentKept", 85_000, 15_000],
  ["2027-06-15", "none", 0, 100_000],
  ["2027-07-01", "none", 0, 100_000],
] as const)("who cancels on %s gets %s back", (day, kind, refund, kept) => {
  expect(refundOn(terms, day, { paid: rub(100_000), prepayment: rub(15_000) })).toEqual({
    kind,
    refund: rub(refund),
    kept: rub(kept),
  });
});

it("who has paid nothing, or the prepayment alone, is asked for no more", () => {
  const late = "2027-06-10";
  expect(refundOn(terms, late, { paid: rub(0), prepayment: rub(15_000) }).kept).toEqual(rub(0));
  expect(refundOn(terms, late, { paid: rub(15_000), prepayment: rub(15_000) }).refund).toEqual(
    rub(0),
  );
  expect(() =>
    refundOn(terms, late, { paid: rub(1), prepayment: { minor: 1, currency: "USD" } }),
  ).toThrow(RangeError);
});

it("tells the stages as dates", () => {
  expect(cancellationTimeline(terms)).toEqual([
    { kind: "full", from: null, to: "2027-06-01" },
    { kind: "prepaymentKept", from: "2027-06-02", to: "2027-06-14" },
    { kind: "none", from: "2027-06-15", to: null },
  ]);
});

it.each([0, 1])("%d days: free until the eve, with no stage between", (cancellationDays) => {
  const free = { start: "2027-06-15", cancellationDays };
  expect(lastFreeDay(free)).toBe("2027-06-14");
  expect(cancellationTimeline(free).map(({ kind }) => kind)).toEqual(["full", "none"]);
});

it("timeline and refund agree on every day, and money is neither made nor lost", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: -400, max: 30 }),
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      (cancellationDays, offset, paid, prepayment) => {
        const any = { start: "2027-06-15", cancellationDays };
        const day = addDays(any.start, offset);
        const stages = cancellationTimeline(any).filter(
          ({ from, to }) => (from === null || from <= day) && (to === null || day <= to),
        );
        expect(stages.map(({ kind }) => kind)).toEqual([refundKind(any, day)]);
        const result = refundOn(any, day, { paid: rub(paid), prepayment: rub(prepayment) });
        expect(result.refund.minor + result.kept.minor).toBe(paid);
        expect(Math.min(result.refund.minor, result.kept.minor)).toBeGreaterThanOrEqual(0);
        const later = refundOn(any, addDays(day, 1), {
          paid: rub(paid),
          prepayment: rub(prepayment),
        });
        expect(later.refund.minor).toBeLessThanOrEqual(result.refund.minor);
      },
    ),
  );
});
