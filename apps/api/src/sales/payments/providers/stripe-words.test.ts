import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Bank } from "../../../../testing/bank.ts";
import type { PaymentAnswer } from "../../../../testing/bank.ts";
import { insertTour } from "../../../../testing/fixtures.ts";
import { orderOf, Shop } from "../../../../testing/shop.ts";
import type { OrderAnswer } from "../../../../testing/shop.ts";
import { deliverTo } from "../../../../testing/stand-ins/stand-in.ts";
import { StripeStandIn } from "../../../../testing/stand-ins/stripe.ts";
import { executeRefunds } from "../settlement/refunds.ts";

const keys = { secretKey: "sk_test_4eC39Hq", webhookSecret: "whsec_test_secret" };
const stripe = new StripeStandIn(keys);
let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  await stripe.listen();
  shop = await Shop.open({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: stripe.url,
    PAYMENT_TIMEOUT_MS: "3000",
  });
  bank = new Bank(shop);
  stripe.deliver = deliverTo(shop.server);
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

/** A booking at the international storefront: two seats of 125 dollars and a prepayment of 50. */
async function begin() {
  const tour = await insertTour(shop.context.pool, { currency: "USD", priceMinor: 12_500 });
  const headers = { "x-localization": "intl", "x-language": "en" };
  const ordered = await shop.agree("/spa/submit-order", orderOf(tour), headers);
  const { uuid, request_id: id } = ordered.json<OrderAnswer>();
  const { payment, url } = (await bank.create(uuid, { provider: "stripe" })).json<PaymentAnswer>();
  return { uuid, id, payment, url, session: stripe.opened(url) };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const metadataOf = ({ payment }: Begun) => ({ payment: payment.uuid });
const intentOf = (begun: Begun, changes: object = {}) => ({
  id: begun.session.payment_intent,
  object: "payment_intent",
  currency: "usd",
  amount: 5000,
  amount_received: 5000,
  metadata: metadataOf(begun),
  ...changes,
});
const chargeOf = (begun: Begun, changes: object = {}) => ({
  id: "ch_1",
  object: "charge",
  currency: "usd",
  amount_refunded: 0,
  refunded: false,
  payment_intent: begun.session.payment_intent,
  metadata: metadataOf(begun),
  ...changes,
});
/** As a person makes it in the dashboard: it names nothing of ours. */
const refundOf = (begun: Begun, changes: object = {}) => ({
  id: `re_${begun.payment.uuid}`,
  object: "refund",
  currency: "usd",
  amount: 2000,
  status: "succeeded",
  payment_intent: begun.session.payment_intent,
  metadata: {},
  ...changes,
});
const disputeOf = (begun: Begun, status: string) => ({
  id: `dp_${begun.payment.uuid}`,
  object: "dispute",
  currency: "usd",
  amount: 5000,
  status,
  reason: "fraudulent",
  charge: "ch_1",
  payment_intent: begun.session.payment_intent,
});
const completed = (begun: Begun) => ({
  ...begun.session,
  status: "complete",
  payment_status: "paid",
});

const ledger = async ({ payment }: Begun) =>
  (
    await shop.rows(
      `SELECT payment.status, received, refunded, held FROM payment LEFT JOIN payment_money ON payment_id = payment.id
        WHERE uuid = $1`,
      payment.uuid,
    )
  )[0];

/** Every event about money that Stripe documents, what it carries, and what an open payment then is. */
const toOpen: [string, (begun: Begun) => Record<string, unknown>, number][] = [
  ["checkout.session.completed", completed, 2],
  ["checkout.session.async_payment_succeeded", completed, 2],
  ["checkout.session.async_payment_failed", ({ session }) => session, 3],
  ["checkout.session.expired", ({ session }) => session, 3],
  ["payment_intent.created", intentOf, 1],
  ["payment_intent.processing", intentOf, 1],
  ["payment_intent.requires_action", intentOf, 1],
  ["payment_intent.amount_capturable_updated", intentOf, 1],
  ["payment_intent.payment_failed", intentOf, 1],
  ["payment_intent.partially_funded", (begun) => intentOf(begun, { amount_received: 1000 }), 1],
  ["payment_intent.canceled", intentOf, 3],
  ["payment_intent.succeeded", intentOf, 2],
  ["charge.pending", chargeOf, 1],
  ["charge.succeeded", chargeOf, 1],
  ["charge.captured", chargeOf, 1],
  ["charge.failed", chargeOf, 1],
  ["charge.expired", chargeOf, 1],
  ["charge.updated", chargeOf, 1],
];

it.each(toOpen)("updates an open payment by the event %s", async (type, object, status) => {
  const begun = await begin();
  for (let times = 0; times < 2; times += 1)
    expect(await stripe.notify(type, object(begun))).toBe(200);
  expect(await bank.status(begun.payment)).toBe(status);
  const isPartly = type === "payment_intent.partially_funded";
  expect(await bank.alerts(begun.payment)).toEqual(isPartly ? [{ reason: "partly_paid" }] : []);
});

const dispute = (status: string) => (begun: Begun) => disputeOf(begun, status);
const toPaid: [string, (begun: Begun) => Record<string, unknown>, object, string | null][] = [
  [
    "charge.refunded",
    (begun) => chargeOf(begun, { amount_refunded: 2000 }),
    { refunded: 2000 },
    "returned_elsewhere",
  ],
  [
    "charge.refunded",
    (begun) => chargeOf(begun, { amount_refunded: 5000, refunded: true }),
    { refunded: 5000 },
    "returned_elsewhere",
  ],
  ["refund.created", refundOf, { refunded: 2000 }, "returned_elsewhere"],
  ["refund.updated", refundOf, { refunded: 2000 }, "returned_elsewhere"],
  ["charge.refund.updated", refundOf, { refunded: 2000 }, "returned_elsewhere"],
  ["charge.dispute.created", dispute("needs_response"), { held: 5000 }, null],
  ["charge.dispute.created", dispute("warning_needs_response"), { held: 5000 }, null],
  ["charge.dispute.updated", dispute("under_review"), { held: 5000 }, null],
  ["charge.dispute.funds_withdrawn", dispute("needs_response"), { held: 5000 }, null],
  ["charge.dispute.closed", dispute("lost"), { held: 5000 }, "dispute_lost"],
  ["charge.dispute.closed", dispute("won"), { held: 0 }, "dispute_won"],
  ["charge.dispute.closed", dispute("warning_closed"), { held: 0 }, "dispute_won"],
  ["charge.dispute.funds_reinstated", dispute("won"), { held: 0 }, "dispute_won"],
  [
    "radar.early_fraud_warning.created",
    ({ session }) => ({
      id: "issfr_1",
      fraud_type: "misc",
      payment_intent: session.payment_intent,
    }),
    { held: 0, refunded: 0 },
    "fraud_warning",
  ],
];

it.each(toPaid)(
  "records %s for a paid payment once, and alerts staff or opens a task",
  async (type, object, booked, reason) => {
    const begun = await begin();
    await stripe.pay(begun.url);
    for (let times = 0; times < 2; times += 1)
      expect(await stripe.notify(type, object(begun))).toBe(200);
    expect(await ledger(begun)).toMatchObject({ status: 2, received: 5000, ...booked });
    expect(await bank.alerts(begun.payment)).toEqual(reason === null ? [] : [{ reason }]);
  },
);

it("tells staff until when Stripe takes evidence", async () => {
  const begun = await begin();
  await stripe.pay(begun.url);
  const due = { evidence_details: { due_by: 1_900_000_000 } };
  await stripe.notify("charge.dispute.created", { ...disputeOf(begun, "needs_response"), ...due });
  expect(
    await shop.rows(
      `SELECT reason, task.state, task.due_at FROM payment_dispute dispute JOIN payment ON payment.id = payment_id
         JOIN task ON task.kind = 'dispute' AND subject_id = dispute.id WHERE payment.uuid = $1`,
      begun.payment.uuid,
    ),
  ).toEqual([{ reason: "fraudulent", state: "new", due_at: new Date(1_900_000_000_000) }]);
});

it("reaches the same state for refunds made in the dashboard, in any order of events", async () => {
  const events: [string, (begun: Begun) => Record<string, unknown>][] = [
    ["checkout.session.completed", completed],
    ["payment_intent.succeeded", intentOf],
    ["charge.refunded", (begun) => chargeOf(begun, { amount_refunded: 2000 })],
    ["refund.created", (begun) => refundOf(begun, { status: "pending" })],
    ["refund.updated", refundOf],
    ["charge.dispute.created", dispute("needs_response")],
    ["charge.dispute.funds_withdrawn", dispute("needs_response")],
  ];
  const order = fc.shuffledSubarray(events, { minLength: events.length });
  await fc.assert(
    fc.asyncProperty(order, async (shuffled) => {
      const begun = await begin();
      for (const [type, object] of shuffled)
        expect(await stripe.notify(type, object(begun))).toBe(200);
      expect(await ledger(begun)).toEqual({
        status: 2,
        received: 5000,
        refunded: 2000,
        held: 3000,
      });
      expect(await shop.booking(begun.uuid)).toMatchObject({ status: 3, paid: 3000 });
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

it("reports a refund pending at Stripe as done or failed only when Stripe says so", async () => {
  const begun = await begin();
  await shop.post("/spa/cancel-booking", { uuid: begun.uuid, refund: 0 });
  await stripe.pay(begun.url);
  stripe.refundStatus = "pending";
  expect(await executeRefunds(shop.context)).toBe(0);
  stripe.refundStatus = "succeeded";
  const sent = async () => (await shop.messages(begun.id, "bookingRefundSent")).length;
  const state = async () => (await shop.booking(begun.uuid)).ledger.returns[0]?.state;
  expect([await state(), await sent()]).toEqual(["pending", 0]);
  // The charge's refunded sum includes refunds that are pending.
  const charge = chargeOf(begun, { amount_refunded: 5000, refunded: true });
  expect(await stripe.notify("charge.refunded", charge)).toBe(200);
  expect([await state(), await sent()]).toEqual(["pending", 0]);
  const refund = stripe.refunds.at(-1)!;
  expect(await stripe.notify("refund.updated", { ...refund, status: "succeeded" })).toBe(200);
  expect([await state(), await sent()]).toEqual(["done", 1]);
  const failed = { ...refund, status: "failed", failure_reason: "expired_or_canceled_card" };
  expect(await stripe.notify("refund.failed", failed)).toBe(200);
  expect(await state()).toBe("failed");
  expect(await shop.messages(begun.id, "bookingRefundFailed")).not.toHaveLength(0);
  expect(await bank.alerts(begun.payment)).toEqual([{ reason: "refund_failed" }]);
});

it("alerts staff about a refund that stays pending for days", async () => {
  const begun = await begin();
  await shop.post("/spa/cancel-booking", { uuid: begun.uuid, refund: 0 });
  await stripe.pay(begun.url);
  stripe.refundStatus = "pending";
  await executeRefunds(shop.context);
  stripe.refundStatus = "succeeded";
  await shop.rows(
    "UPDATE refund SET tries = 19, next_try_at = now() WHERE payment_id = (SELECT id FROM payment WHERE uuid = $1)",
    begun.payment.uuid,
  );
  await executeRefunds(shop.context);
  expect(await bank.alerts(begun.payment)).toEqual([{ reason: "refund_pending" }]);
});
