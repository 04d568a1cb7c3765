import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../time/local-date.ts";
import { currencies } from "../../money.ts";
import { leastCharges } from "../payment.ts";
import {
  amountFault,
  certificateState,
  isSendDay,
  lastDay,
  lastDayAfterReturn,
  mayRefund,
  shareOf,
} from "./certificate.ts";

const offer = { least: 100_000, most: 30_000_000 };

it.each([
  [99_999, "tooLittle"],
  [100_000, null],
  [123_456, null],
  [30_000_000, null],
  [30_000_001, "tooMuch"],
  [100_000.5, "tooLittle"],
  [Number.NaN, "tooLittle"],
  [-5, "tooLittle"],
])("amountFault of a sum of %d is %s", (minor, fault) => {
  expect(amountFault(minor, offer)).toBe(fault);
});

it.each([
  ["2026-11-25", true],
  ["2027-11-25", true],
  ["2026-11-24", false],
  ["2027-11-26", false],
  ["2026-02-30", false],
])("isSendDay on 25 November 2026 for %s is %s", (day, expected) => {
  expect(isSendDay(day, "2026-11-25")).toBe(expected);
});

it.each([
  ["2026-11-25", "2027-11-25"],
  ["2027-12-31", "2028-12-31"],
  ["2028-02-29", "2029-02-28"],
  ["2027-02-28", "2028-02-28"],
])("lastDay of a certificate sent on %s is %s", (sent, until) => {
  expect(lastDay(sent)).toBe(until);
});

it.each([
  ["2027-11-25", "2026-12-01", "2027-11-25"],
  ["2027-11-25", "2027-11-20", "2028-02-18"],
  ["2027-11-25", "2028-01-10", "2028-04-09"],
])(
  "lastDayAfterReturn of a certificate valid until %s and refunded on %s is %s",
  (until, today, expected) => {
    expect(lastDayAfterReturn(until, today)).toBe(expected);
    expect(lastDayAfterReturn(until, today) >= addDays(today, 90)).toBe(true);
  },
);

it("shareOf is never negative, splits the due sum exactly and leaves a sum that can be charged", () => {
  const money = fc.oneof(fc.nat(1e9), fc.nat(3000));
  fc.assert(
    fc.property(money, money, fc.constantFrom(...currencies), (balance, due, currency) => {
      const { covered, keeps, left } = shareOf(balance, due, currency);
      expect(covered + keeps).toBe(balance);
      expect(covered + left).toBe(due);
      expect(Math.min(covered, keeps, left)).toBeGreaterThanOrEqual(0);
      // What is left can be charged; but for that one of the two is used up.
      const least = leastCharges[currency];
      if (covered > 0 && left > 0) expect(left).toBeGreaterThanOrEqual(least);
      if (left > 0) expect(keeps).toBeLessThanOrEqual(Math.max(0, balance - (due - least)));
    }),
  );
});

describe("certificateState", () => {
  const good = { isPaid: true, isRefunded: false, until: "2027-11-25", balance: 100 };
  it.each([
    ["ordered", { ...good, isPaid: false, until: null, balance: 0 }],
    ["waiting", { ...good, until: null }],
    ["good", good],
    ["good", { ...good, until: "2026-11-25" }],
    ["spent", { ...good, balance: 0 }],
    ["expired", { ...good, until: "2026-11-24" }],
    ["refunded", { ...good, isRefunded: true, balance: 0 }],
  ])('is "%s" for the facts', (state, facts) => {
    expect(certificateState(facts, "2026-11-25")).toBe(state);
  });

  it.each([
    ["ordered", true, false],
    ["waiting", true, true],
    ["good", true, true],
    ["good", false, false],
    ["expired", true, false],
    ["refunded", true, false],
  ] as const)(
    'mayRefund of a certificate in state "%s", untouched %s, is %s',
    (state, isWhole, expected) => {
      expect(mayRefund(state, isWhole)).toBe(expected);
    },
  );
});
