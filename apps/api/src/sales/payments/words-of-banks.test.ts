import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../../testing/sales/broken-rules.ts";
import { Bank } from "../../../testing/bank.ts";
import type { BankWord } from "../../../testing/bank.ts";
import { Shop } from "../../../testing/shop.ts";
import { signedByBank } from "../../../testing/stand-ins/sandbox-bank.ts";
import { executeRefunds } from "./settlement/refunds.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

/** A booking of two seats, 20 000 roubles in all, and its open prepayment of 4 000. */
async function begin() {
  const booking = await shop.book({ seats: 10 });
  return { ...booking, payment: await bank.open(booking.uuid) };
}

const refund = (
  ref: string,
  amountMinor: number,
  status: "sent" | "done" | "failed",
): BankWord => ({
  outcome: "refund",
  amountMinor,
  refund: { ref, ordinal: null, status },
});
const dispute = (
  state: "open" | "won" | "lost",
  second: number,
  isWithdrawn: boolean | null = null,
): BankWord => ({
  outcome: "dispute",
  dispute: {
    ref: "dp_1",
    state,
    isWithdrawn,
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    reason: "fraudulent",
    dueBy: new Date(Date.UTC(2026, 0, 8)),
  },
});

const refundsOf = (uuid: string) =>
  shop.rows(
    `SELECT refund.provider_ref AS ref, refund.status, refund.amount_minor AS amount
       FROM refund JOIN payment ON payment.id = payment_id WHERE payment.uuid = $1
      ORDER BY refund.provider_ref, refund.id`,
    uuid,
  );
const heldOf = async (uuid: string) =>
  (
    await shop.rows(
      "SELECT held FROM payment_money JOIN payment ON payment.id = payment_id WHERE uuid = $1",
      uuid,
    )
  )[0]?.held;

/** One payment's whole life as a bank tells it: two refunds by hand, of which one fails, and a dispute that is lost. */
const life: BankWord[] = [
  { outcome: "paid" },
  { outcome: "pending" },
  refund("re_a", 100_000, "sent"),
  refund("re_a", 100_000, "done"),
  refund("re_b", 50_000, "sent"),
  { outcome: "returned", amountMinor: 150_000, isAll: false, isDone: false },
  refund("re_b", 50_000, "failed"),
  dispute("open", 1),
  dispute("open", 2, true),
  dispute("lost", 3),
  { outcome: "warning", warning: "fraud_warning", details: "issfr_1" },
];

describe("the notifications of a bank", () => {
  it("lead to the same state in any order and with repetitions", async () => {
    const order = fc
      .shuffledSubarray([...life.keys()], { minLength: life.length })
      .chain((all) =>
        fc
          .array(fc.constantFrom(...life.keys()), { maxLength: 6 })
          .map((more) => [...all, ...more]),
      );
    await fc.assert(
      fc.asyncProperty(order, async (words) => {
        const { uuid, id, payment } = await begin();
        for (const index of words) expect(await bank.notify(payment, life[index])).toBe(200);
        expect(await bank.status(payment)).toBe(2);
        expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 300_000 });
        expect(await refundsOf(payment.uuid)).toEqual([
          { ref: "re_a", status: "done", amount: 100_000 },
          { ref: "re_b", status: "void", amount: 50_000 },
        ]);
        // All that is left is the bank's.
        expect(await heldOf(payment.uuid)).toBe(300_000);
        const [{ tour_id: tourId }] = (await shop.rows(
          "SELECT tour_id FROM booking WHERE id = $1",
          id,
        )) as [{ tour_id: number }];
        expect(await brokenRules(shop.context.pool, [tourId])).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it("lead to the same state when all are sent at once", async () => {
    const { uuid, payment } = await begin();
    const answers = await Promise.all([...life, ...life].map((word) => bank.notify(payment, word)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 300_000 });
  });
});

describe("a dispute", () => {
  it("holds the money until it is won and returned", async () => {
    const { payment } = await begin();
    await bank.notify(payment);
    expect(await heldOf(payment.uuid)).toBe(0);
    await bank.notify(payment, dispute("open", 1, true));
    expect(await heldOf(payment.uuid)).toBe(400_000);
    // Won, and the money is not there yet.
    await bank.notify(payment, dispute("won", 2));
    expect(await heldOf(payment.uuid)).toBe(400_000);
    await bank.notify(payment, dispute("won", 2, false));
    expect(await heldOf(payment.uuid)).toBe(0);
    expect(await bank.alerts(payment)).toEqual([{ reason: "dispute_won" }]);
  });

  it("prevents refunding the disputed money", async () => {
    const { uuid, payment } = await begin();
    await bank.notify(payment);
    await bank.notify(payment, dispute("open", 1, true));
    const { refund_today: today } = await shop.booking(uuid);
    expect(
      (await shop.post("/spa/cancel-booking", { uuid, refund: today?.refund })).statusCode,
    ).toBe(200);
    expect(await bank.refunds(payment)).toEqual([]);
  });

  it("stops a waiting refund, which fails when the dispute is lost", async () => {
    const { uuid, payment } = await begin();
    await bank.notify(payment);
    const { refund_today: today } = await shop.booking(uuid);
    await shop.post("/spa/cancel-booking", { uuid, refund: today?.refund });
    await bank.notify(payment, dispute("open", 1, true));
    expect(await executeRefunds(shop.context)).toBe(0);
    await bank.notify(payment, dispute("lost", 2));
    expect(await executeRefunds(shop.context)).toBe(0);
    expect(await refundsOf(payment.uuid)).toMatchObject([{ status: "failed", amount: 400_000 }]);
    expect((await shop.booking(uuid)).ledger.returns).toMatchObject([{ state: "failed" }]);
  });
});

describe("a refund that the bank reports", () => {
  /** A cancelled booking whose prepayment is owed back, and the bank's word on that refund. */
  async function canceled() {
    const booked = await begin();
    await bank.notify(booked.payment);
    const { refund_today: today } = await shop.booking(booked.uuid);
    await shop.post("/spa/cancel-booking", { uuid: booked.uuid, refund: today?.refund });
    const say = (status: "sent" | "done" | "failed") =>
      bank.notify(booked.payment, {
        outcome: "refund",
        refund: { ref: "re_own", ordinal: 1, status },
      });
    const letters = async () =>
      (await shop.messages(booked.id, "bookingRefund%"))
        .filter(({ channel }) => channel === "email")
        .map(({ kind }) => kind);
    return { ...booked, say, letters };
  }

  it("is shown as requested, pending, done or failed; done and failed are announced by letter", async () => {
    const { uuid, payment, say, letters } = await canceled();
    const state = async () => (await shop.booking(uuid)).ledger.returns;
    expect(await state()).toMatchObject([{ state: "requested" }]);
    await say("sent");
    expect(await state()).toMatchObject([{ state: "pending" }]);
    expect(await letters()).toEqual([]);
    for (const status of ["done", "sent", "done"] as const) await say(status);
    expect(await state()).toMatchObject([{ state: "done" }]);
    expect(await letters()).toEqual(["bookingRefundSent"]);
    for (const status of ["failed", "done", "failed"] as const) await say(status);
    expect(await state()).toMatchObject([{ state: "failed" }]);
    expect(await letters()).toEqual(["bookingRefundSent", "bookingRefundFailed"]);
    expect(await bank.alerts(payment)).toEqual([{ reason: "refund_failed" }]);
  });

  it("made by hand for the whole sum is recorded once, and leaves nothing paid for the booking", async () => {
    const { uuid, payment } = await begin();
    await bank.notify(payment);
    const all: BankWord = { outcome: "returned", isAll: true, isDone: true };
    for (let times = 0; times < 2; times += 1) expect(await bank.notify(payment, all)).toBe(200);
    expect(await bank.refunds(payment)).toEqual([
      { reason: "returned_elsewhere", amount: 400_000 },
    ]);
    expect(await bank.alerts(payment)).toEqual([{ reason: "returned_elsewhere" }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 0 });
  });
});

it("accepts and stores an unknown notification and raises one alert", async () => {
  const { payment } = await begin();
  const unknown = signedByBank({ outcome: "moon_phase", payment: payment.uuid });
  for (let times = 0; times < 3; times += 1)
    expect(await bank.send(unknown.body, unknown.headers)).toBe(200);
  expect(
    await shop.rows(
      "SELECT reason, times, body::jsonb ->> 'payment' AS payment FROM unbooked_notification",
    ),
  ).toEqual([{ reason: "moon_phase", times: 3, payment: payment.uuid }]);
  expect(
    await shop.rows("SELECT details FROM payment_alert WHERE reason = 'unknown_notification'"),
  ).toEqual([{ details: `sandbox: moon_phase, ${payment.uuid}` }]);
});

it("answers 500 to a genuine notification that cannot be recorded yet, and accepts it when repeated", async () => {
  const { uuid, payment } = await begin();
  await shop.rows("ALTER TABLE booking RENAME TO booking_away");
  expect(await bank.notify(payment)).toBe(500);
  await shop.rows("ALTER TABLE booking_away RENAME TO booking");
  expect(await bank.notify(payment)).toBe(200);
  expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
});
