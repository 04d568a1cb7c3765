import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Bank } from "../../../../testing/bank.ts";
import type { PaymentAnswer } from "../../../../testing/bank.ts";
import { insertTour } from "../../../../testing/fixtures.ts";
import type { OrderAnswer } from "../../../../testing/shop.ts";
import { orderOf, Shop } from "../../../../testing/shop.ts";
import { reconcilePayments } from "../reconciliation.ts";
import { executeRefunds } from "../settlement/refunds.ts";
import { deliverTo } from "../../../../testing/stand-ins/stand-in.ts";
import { StripeStandIn } from "../../../../testing/stand-ins/stripe.ts";

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
beforeEach(() => stripe.calls.splice(0));

const create = (uuid: string, changes: object = {}) =>
  bank.create(uuid, { provider: "stripe", ...changes });

/** A booking at the international storefront: two seats of 125 dollars and a prepayment of 50. */
async function begin() {
  const tour = await insertTour(shop.context.pool, { currency: "USD", priceMinor: 12_500 });
  const headers = { "x-localization": "intl", "x-language": "de" };
  const ordered = (
    await shop.agree("/spa/submit-order", orderOf(tour), headers)
  ).json<OrderAnswer>();
  const { uuid, request_id: id } = ordered;
  const { payment, url } = (await create(uuid)).json<PaymentAnswer>();
  return { uuid, id, payment, url, dateId: tour.dateId };
}

describe("a Checkout session", () => {
  it("is created for the booking's amount, with our return addresses", async () => {
    const { payment, url } = await begin();
    expect(stripe.opened(url)).toMatchObject({
      amount_total: 5000,
      currency: "usd",
      client_reference_id: payment.uuid,
      metadata: { payment: payment.uuid },
      success_url: `http://localhost:4000/payments/return/${payment.uuid}?result=paid`,
      cancel_url: `http://localhost:4000/payments/return/${payment.uuid}?result=failed`,
    });
  });

  it("marks the booking as paid when it is paid", async () => {
    const { uuid, id, payment, url } = await begin();
    expect(await stripe.pay(url)).toBe(200);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 5000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
    const [row] = await shop.rows(
      "SELECT operation_ref FROM payment WHERE uuid = $1",
      payment.uuid,
    );
    expect(row).toEqual({ operation_ref: stripe.opened(url).payment_intent });
  });

  it("with a delayed payment becomes paid or failed by the later event", async () => {
    const slow = await begin();
    await stripe.pay(slow.url, { isDelayed: true });
    expect(await bank.status(slow.payment)).toBe(1);
    const session = stripe.opened(slow.url);
    session.payment_status = "paid";
    expect(await stripe.notify("checkout.session.async_payment_succeeded", session)).toBe(200);
    expect((await shop.booking(slow.uuid)).status).toBe(3);

    const poor = await begin();
    await stripe.pay(poor.url, { isDelayed: true });
    await stripe.notify("checkout.session.async_payment_failed", stripe.opened(poor.url));
    expect(await bank.status(poor.payment)).toBe(3);
    expect((await shop.booking(poor.uuid)).status).toBe(2);
  });

  it("stays open after a declined card, and ends when it expires", async () => {
    const { uuid, payment, url } = await begin();
    const intent = { object: "payment_intent", metadata: { payment: payment.uuid } };
    expect(await stripe.notify("payment_intent.payment_failed", intent)).toBe(200);
    expect(await bank.status(payment)).toBe(1);
    const session = stripe.opened(url);
    session.status = "expired";
    expect(await stripe.notify("checkout.session.expired", session)).toBe(200);
    expect(await bank.status(payment)).toBe(3);
    const again = (await create(uuid)).json<PaymentAnswer>();
    expect(again.payment.uuid).not.toBe(payment.uuid);
    await stripe.pay(again.url);
    expect((await shop.booking(uuid)).status).toBe(3);
  });
});

describe("an event", () => {
  it("sent ten times at once, mixed with contradicting ones, is applied once", async () => {
    const { uuid, id, url } = await begin();
    await stripe.pay(url);
    const session = stripe.opened(url);
    const types = ["checkout.session.completed", "checkout.session.expired"];
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stripe.notify(types[index % 2] ?? "", session)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 5000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
  });

  it("signed by Stripe's own library is accepted", async () => {
    const { uuid, url } = await begin();
    const session = stripe.opened(url);
    const { payload } = stripe.write("checkout.session.completed", {
      ...session,
      status: "complete",
      payment_status: "paid",
    });
    const header = new Stripe(keys.secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: keys.webhookSecret,
    });
    expect(await stripe.send(payload, { "stripe-signature": header })).toBe(200);
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("is refused when forged, too old, from the future or of the wrong mode", async () => {
    const { payment, url } = await begin();
    const session = { ...stripe.opened(url), status: "complete", payment_status: "paid" };
    const type = "checkout.session.completed";
    const seconds = Math.floor(Date.now() / 1000);
    expect(await stripe.notify(type, session, { secret: "whsec_guessed" })).toBe(403);
    expect(await stripe.notify(type, session, { at: seconds - 310 })).toBe(403);
    expect(await stripe.notify(type, session, { at: seconds + 310 })).toBe(403);
    const { payload, signature } = stripe.write(type, session);
    const changed = payload.replace("5000", "5001");
    expect(await stripe.send(changed, { "stripe-signature": signature })).toBe(403);
    expect(await stripe.send(payload, {})).toBe(403);
    expect(await stripe.send("", { "stripe-signature": signature })).toBe(403);
    const live = payload.replace('"livemode": false', '"livemode": true');
    const header = new Stripe(keys.secretKey).webhooks.generateTestHeaderString({
      payload: live,
      secret: keys.webhookSecret,
    });
    expect(await stripe.send(live, { "stripe-signature": header })).toBe(403);
    expect(await bank.status(payment)).toBe(1);
  });

  it("of a wrong currency or another session is accepted with an alert and pays nothing", async () => {
    const { uuid, payment, url } = await begin();
    const paid = { ...stripe.opened(url), status: "complete", payment_status: "paid" };
    const type = "checkout.session.completed";
    expect(await stripe.notify(type, { ...paid, currency: "rub" })).toBe(200);
    expect(await stripe.notify(type, { ...paid, id: "cs_test_other" })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([
      { reason: "wrong_currency" },
      { reason: "unknown_payment" },
    ]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 0 });
  });

  it("about something else is accepted, stored and shown in alerts", async () => {
    expect(await stripe.notify("customer.created", { id: "cus_1", object: "customer" })).toBe(200);
    const foreign = { object: "checkout.session", client_reference_id: null, metadata: {} };
    expect(await stripe.notify("checkout.session.completed", foreign)).toBe(200);
    const named = { ...foreign, client_reference_id: "42", metadata: { payment: "42" } };
    expect(await stripe.notify("checkout.session.completed", named)).toBe(200);
    const alerts = await shop.rows(
      "SELECT details FROM payment_alert WHERE reason = 'unknown_notification' ORDER BY id",
    );
    expect(alerts).toEqual([
      { details: expect.stringMatching(/^stripe: customer\.created, evt_/) as string },
      { details: "stripe: checkout.session.completed, not of this shop" },
    ]);
    const bodies = await shop.rows(
      "SELECT FROM unbooked_notification WHERE reason LIKE 'customer.created' OR reason LIKE '%not of this shop'",
    );
    expect(bodies).toHaveLength(3);
  });
});

describe("money that comes too late", () => {
  it("is refunded once even if the answer is lost and Stripe forgets the key", async () => {
    const { uuid, payment, url } = await begin();
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    await stripe.pay(url);
    expect(await bank.refunds(payment)).toEqual([{ reason: "booking_canceled", amount: 5000 }]);
    for (let times = 0; times < 3; times += 1) stripe.trouble("refunds.create", "lost");
    expect(await executeRefunds(shop.context)).toBe(0);
    stripe.nextDay();
    await shop.rows("UPDATE refund SET next_try_at = now()");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(stripe.refunds).toHaveLength(1);
    expect(stripe.refunds[0]).toMatchObject({ amount: 5000 });

    const charge = {
      object: "charge",
      refunded: true,
      amount_refunded: 5000,
      currency: "usd",
      payment_intent: stripe.opened(url).payment_intent,
      metadata: { payment: payment.uuid },
    };
    expect(await stripe.notify("charge.refunded", charge)).toBe(200);
    expect(await bank.alerts(payment)).toEqual([]);
  });

  it("is refunded in parts, each once and in any order, even if answers are lost", async () => {
    const { payment, url } = await begin();
    await stripe.pay(url);
    const intent = stripe.opened(url).payment_intent;
    const sent = () =>
      stripe.refunds
        .filter((refund) => refund.payment_intent === intent)
        .map(({ amount }) => amount);
    await bank.oweInParts(payment, [1000, 2500]);
    for (let times = 0; times < 3; times += 1) stripe.trouble("refunds.create", "lost");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(sent()).toEqual([1000, 2500]);
    stripe.nextDay();
    await shop.rows("UPDATE refund SET next_try_at = now() WHERE status = 'pending'");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(sent()).toEqual([1000, 2500]);
  });

  it("is refunded when the seats have been sold to others", async () => {
    const { uuid, id, url, payment, dateId } = await begin();
    await shop.endHolds(id);
    await shop.rows("UPDATE booking SET status = 7, hold_until = NULL WHERE id = $1", id);
    await shop.rows("UPDATE tour_date SET seats_taken = seats_total WHERE id = $1", dateId);
    await stripe.pay(url);
    expect(await bank.refunds(payment)).toEqual([{ reason: "no_seats", amount: 5000 }]);
    expect(await executeRefunds(shop.context)).toBe(1);
    expect((await shop.booking(uuid)).paid).toBe(0);
  });
});

describe("when Stripe fails", () => {
  it("a new payment is retried after a timeout and opens one session", async () => {
    const before = stripe.sessions.size;
    stripe.trouble("sessions.create", "hangs");
    const { uuid, url } = await begin();
    expect(stripe.calls.filter((call) => call === "sessions.create")).toHaveLength(2);
    expect(stripe.sessions.size).toBe(before + 1);
    await stripe.pay(url);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 5000 });
  });

  it("a new payment is answered 503, and the next call reuses its session", async () => {
    const tour = await insertTour(shop.context.pool, { currency: "USD", priceMinor: 12_500 });
    const headers = { "x-localization": "intl" };
    const order = await shop.agree("/spa/submit-order", orderOf(tour), headers);
    const { uuid } = order.json<OrderAnswer>();
    const before = stripe.sessions.size;
    for (let times = 0; times < 3; times += 1) stripe.trouble("sessions.create", "lost");
    expect((await create(uuid)).statusCode).toBe(503);
    const { url } = (await create(uuid)).json<PaymentAnswer>();
    expect(stripe.sessions.size).toBe(before + 1);
    await stripe.pay(url);
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("a lost event is recovered, and the session of a cancelled booking is closed", async () => {
    const paid = await begin();
    const session = stripe.opened(paid.url);
    Object.assign(session, { status: "complete", payment_status: "paid" });
    const canceled = await begin();
    await shop.post("/spa/cancel-booking", { uuid: canceled.uuid, refund: 0 });
    await shop.rows(
      "UPDATE payment SET created_at = now() - interval '11 minutes' WHERE uuid = ANY ($1)",
      [paid.payment.uuid, canceled.payment.uuid],
    );
    expect(await reconcilePayments(shop.context)).toEqual({
      settled: 1,
      closed: 1,
      failedProviders: 0,
    });
    expect((await shop.booking(paid.uuid)).status).toBe(3);
    expect(stripe.opened(canceled.url).status).toBe("expired");
    expect(await bank.status(canceled.payment)).toBe(3);
  });
});
