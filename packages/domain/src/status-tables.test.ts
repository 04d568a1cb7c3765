import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookingStatuses, isCanceled, mayBecome } from "./sales/booking-status.ts";
import {
  arrivalEffects,
  chatEvents,
  chatIdOf,
  nextSendStatus,
  sendEvents,
  sendStatuses,
} from "./conversation/chat-message.ts";
import type { SendStatus } from "./conversation/chat-message.ts";
import { contractOutcomeOf } from "./organizers/contract-outcome.ts";
import { checkMayBecome, documentChecks } from "./organizers/verification.ts";

/** Every transition that a table lets through, as "1→2". */
function allowed<From, To>(
  from: readonly From[],
  to: readonly To[],
  may: (from: From, to: To) => boolean,
): string[] {
  return from.flatMap((a) => to.filter((b) => may(a, b)).map((b) => `${String(a)}→${String(b)}`));
}

const checks = Object.values(documentChecks);
const bookings = Object.values(bookingStatuses);

it('document checks may change their result but never return to "not performed"', () => {
  expect(allowed(checks, checks, checkMayBecome)).toEqual([
    "0→1",
    "0→2",
    "0→3",
    "1→2",
    "1→3",
    "2→1",
    "2→3",
    "3→1",
    "3→2",
  ]);
});

it("the contract is terminated after payment exactly when a paid booking is cancelled", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bookings)), fc.nat(100), (walk, prepaid) => {
      let status: (typeof bookings)[number] = bookingStatuses.pendingConfirm;
      let paid = 0;
      for (const step of walk) {
        if (!mayBecome(status, step)) continue;
        if (step === bookingStatuses.madePrepayment) paid = prepaid + 1;
        status = step;
      }
      expect(contractOutcomeOf(status, paid) === 2).toBe(isCanceled(status) && paid > 0);
    }),
  );
});

describe("sending a message", () => {
  const run = (...events: (typeof sendEvents)[number][]): SendStatus =>
    events.reduce<SendStatus>(nextSendStatus, sendStatuses.waiting);

  it.each([
    [["send"], 1],
    [["send", "succeed"], 3],
    [["send", "fail"], 2],
    [["send", "fail", "retry"], 0],
    [["send", "fail", "retry", "send", "succeed"], 3],
    [["succeed"], 0], // nothing was sent yet
    [["send", "succeed", "fail"], 3], // a late failure
    [["send", "retry"], 1],
  ] as const)("%o ends in status %d", (events, status) => {
    expect(run(...events)).toBe(status);
  });

  it("stays sent after any further events", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...sendEvents)),
        (events) => events.reduce<SendStatus>(nextSendStatus, sendStatuses.success) === 3,
      ),
    );
  });
});

it.each([
  ["output", true, [false, false, false]],
  ["input", false, [true, true, false]],
  ["input", true, [true, true, true]],
] as const)(
  "arrivalEffects of an %s message with a hidden tab %s",
  (type, isTabHidden, effects) => {
    expect(Object.values(arrivalEffects(type, { isTabHidden }))).toEqual(effects);
  },
);

it("chatEvents has eleven distinct events", () => {
  expect(new Set(chatEvents).size).toBe(11);
});

it.each([
  [5, 5],
  ["5", 5],
  ["5a", null],
  ["", null],
  [0, null],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  [null, null],
  [[5], null],
])("chatIdOf %o is %s", (raw, id) => {
  expect(chatIdOf(raw)).toBe(id);
});
