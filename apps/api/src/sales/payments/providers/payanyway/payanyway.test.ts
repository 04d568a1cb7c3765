import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../../../platform/db/database.ts";
import { Bank } from "../../../../../testing/bank.ts";
import type { PaymentAnswer } from "../../../../../testing/bank.ts";
import { Shop } from "../../../../../testing/shop.ts";
import { reconcilePayments } from "../../reconciliation.ts";
import { executeRefunds } from "../../settlement/refunds.ts";
import { PayanywayStandIn } from "../../../../../testing/stand-ins/payanyway.ts";
import { deliverTo } from "../../../../../testing/stand-ins/stand-in.ts";

const account = {
  accountId: "54600817",
  secret: "QWERTY",
  username: "shop@tropa.example",
  password: "service password",
  paymentPassword: "12345",
};
const moneta = new PayanywayStandIn(account);
let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  await moneta.listen();
  shop = await Shop.open({
    PAYANYWAY_ACCOUNT_ID: account.accountId,
    PAYANYWAY_SECRET: account.secret,
    PAYANYWAY_USERNAME: account.username,
    PAYANYWAY_PASSWORD: account.password,
    PAYANYWAY_PAYMENT_PASSWORD: account.paymentPassword,
    PAYANYWAY_ASSISTANT_URL: `${moneta.url}/assistant.htm`,
    PAYANYWAY_SERVICE_URL: `${moneta.url}/services`,
    PAYANYWAY_SBP_UNIT_ID: "12299232",
    PAYMENT_TIMEOUT_MS: "3000",
  });
  bank = new Bank(shop);
  moneta.deliver = deliverTo(shop.server);
});
afterAll(async () => {
  await shop.close();
  await moneta.close();
});
beforeEach(() => moneta.calls.splice(0));

/** A booking of two seats and the link to pay its 4 000 roubles. */
async function begin(changes: object = {}) {
  const booking = await shop.book();
  const request = { provider: "payanyway", ...changes };
  const { payment, url } = (await bank.create(booking.uuid, request)).json<PaymentAnswer>();
  return { ...booking, payment, url };
}

describe("the link to MONETA's page", () => {
  it("is signed and leads to the chosen payment method", async () => {
    const { payment, url } = await begin({ method: "sbp" });
    const query = await moneta.open(url);
    expect(Object.fromEntries(query)).toMatchObject({
      MNT_ID: "54600817",
      MNT_TRANSACTION_ID: payment.uuid,
      MNT_AMOUNT: "4000.00",
      MNT_CURRENCY_CODE: "RUB",
      MNT_TEST_MODE: "0",
      MNT_SUCCESS_URL: `http://localhost:4000/payments/return/${payment.uuid}?result=paid`,
      "moneta.locale": "ru",
      "paymentSystem.unitId": "12299232",
    });
    const cheaper = url.replace("MNT_AMOUNT=4000.00", "MNT_AMOUNT=4.00");
    await expect(moneta.open(cheaper)).rejects.toThrow("400");
  });
});

describe("a payment by SBP", () => {
  it("has a short address on our site that redirects to MONETA's SBP page", async () => {
    const { uuid } = await shop.book();
    const asked = { provider: "payanyway", method: "sbp" };
    const { payment, url, sbp } = (await bank.create(uuid, asked)).json<PaymentAnswer>();
    const payload = `http://localhost:4000/payments/open/${payment.uuid}`;
    expect(sbp).toEqual({ payload, is_for_apps: false, ends_at: null });
    const scanned = await shop.get(new URL(payload).pathname);
    expect(scanned.statusCode).toBe(303);
    expect(scanned.headers.location).toBe(url);
    await moneta.pay(url);
    const late = await shop.get(new URL(payload).pathname);
    expect(late.headers.location).toContain(`/booking/uuid/${uuid}`);
    expect((await shop.get("/payments/open/nothing")).statusCode).toBe(404);
  });
});

describe("MONETA's check before it takes money", () => {
  it("is answered according to the state of the payment and its booking", async () => {
    const { uuid, payment, url } = await begin();
    const order = await moneta.open(url);
    expect(await moneta.check(order)).toEqual({ code: "402", amount: null });
    expect(await moneta.check(order, { withAmount: false })).toEqual({
      code: "100",
      amount: "4000.00",
    });
    const busy = await inTransaction(shop.context.pool, async (client) => {
      await client.query("SELECT FROM payment WHERE uuid = $1 FOR UPDATE", [payment.uuid]);
      return moneta.check(order);
    });
    expect(busy.code).toBe("302");

    await moneta.pay(url);
    expect((await moneta.check(order)).code).toBe("200");
    const [seats] = await shop.rows("SELECT status FROM booking WHERE uuid = $1", uuid);
    expect(seats).toEqual({ status: 3 });
  });

  it("is answered with 500 for cancelled, expired and unknown payments", async () => {
    const canceled = await begin();
    await shop.post("/spa/cancel-booking", { uuid: canceled.uuid, refund: 0 });
    expect(await moneta.pay(canceled.url)).toEqual({ check: "500", status: 0, body: "" });
    const late = await begin();
    await shop.endHolds(late.id);
    expect((await moneta.check(await moneta.open(late.url))).code).toBe("500");
    const unknown = new URLSearchParams({ MNT_TRANSACTION_ID: "FF790ABCD" });
    expect((await moneta.check(unknown)).code).toBe("500");
  });

  it("is refused with an alert for another amount, and with 403 when forged", async () => {
    const { payment, url } = await begin();
    const order = await moneta.open(url);
    order.set("MNT_AMOUNT", "1.00");
    expect((await moneta.check(order)).code).toBe("500");
    expect(await bank.alerts(payment)).toEqual([{ reason: "wrong_amount" }]);
    const forged = `/payments/payanyway/check?MNT_COMMAND=CHECK&MNT_ID=54600817&MNT_TRANSACTION_ID=${payment.uuid}&MNT_SIGNATURE=0`;
    expect((await shop.get(forged)).statusCode).toBe(403);
  });
});

describe("a notification", () => {
  it("pays for the booking after MONETA's service confirms the operation", async () => {
    const { uuid, id, payment, url } = await begin();
    expect(await moneta.pay(url)).toEqual({ check: "402", status: 200, body: "SUCCESS" });
    expect(moneta.calls).toEqual(["assistant", "GetOperationDetailsById"]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
    expect(
      await shop.rows("SELECT operation_ref FROM payment WHERE uuid = $1", payment.uuid),
    ).toEqual([{ operation_ref: String(moneta.operations.at(-1)?.id) }]);
  });

  it("sent twelve times at once by POST is applied once", async () => {
    const { uuid, id, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    const notifyUntilAccepted = async (): ReturnType<typeof moneta.notify> => {
      const answer = await moneta.notify(operation, {}, "POST");
      return answer.status === 503 ? notifyUntilAccepted() : answer;
    };
    const answers = await Promise.all(Array.from({ length: 12 }, notifyUntilAccepted));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["SUCCESS"]));
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
  });

  it("is refused until MONETA's service has taken the money, and then accepted when repeated", async () => {
    const { uuid, payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url), { status: "INPROGRESS" });
    expect(await moneta.notify(operation)).toEqual({ status: 503, body: "FAIL" });
    operation.status = "TAKENIN_NOTSENT";
    moneta.trouble("GetOperationDetailsById", "down");
    expect(await moneta.notify(operation)).toEqual({ status: 503, body: "FAIL" });
    expect(await bank.status(payment)).toBe(1);
    expect(await moneta.notify(operation)).toEqual({ status: 200, body: "SUCCESS" });
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("is refused when MONETA's service times out, and accepted when repeated", async () => {
    const { uuid, payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    moneta.trouble("GetOperationDetailsById", "hangs");
    expect(await moneta.notify(operation)).toEqual({ status: 503, body: "FAIL" });
    expect(await bank.status(payment)).toBe(1);
    expect(await moneta.notify(operation)).toEqual({ status: 200, body: "SUCCESS" });
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("is refused when forged, of another mode or account, or for an unknown operation", async () => {
    const { payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    const refused = { status: 403, body: "FAIL" };
    expect(await moneta.notify(operation, { MNT_SIGNATURE: "0".repeat(32) })).toEqual(refused);
    expect(await moneta.notify(operation, { MNT_SIGNATURE: "" })).toEqual(refused);
    expect(await moneta.notify(operation, { MNT_TEST_MODE: "1" })).toEqual(refused);
    expect(await moneta.notify(operation, { MNT_ID: "54600818" })).toEqual(refused);
    // Somebody who knows the secret, but has paid for another order or into another account.
    const other = moneta.take(await moneta.open(url), { clientTransaction: "FF790ABCD" });
    const borrowed = { MNT_TRANSACTION_ID: payment.uuid };
    expect(await moneta.notify(other, borrowed)).toEqual(refused);
    const elsewhere = moneta.take(await moneta.open(url), { accountId: "303" });
    expect(await moneta.notify(elsewhere)).toEqual(refused);
    const missing = { ...operation, id: 5 };
    expect((await moneta.notify(missing)).body).toBe("FAIL");
    expect(await bank.status(payment)).toBe(1);
  });

  it("with another sum or currency is accepted for the sum that MONETA's service reports", async () => {
    const { uuid, payment, url } = await begin();
    const order = await moneta.open(url);
    const received = { status: 200, body: "SUCCESS" };
    expect(await moneta.notify(moneta.take(order, { currency: "USD" }))).toEqual(received);
    const cheap = moneta.take(order, { amount: "4.00" });
    expect(await moneta.notify(cheap, { MNT_AMOUNT: "4000.00" })).toEqual(received);
    expect(await moneta.notify(cheap)).toEqual(received);
    expect(await bank.alerts(payment)).toEqual([
      { reason: "wrong_currency" },
      { reason: "wrong_amount" },
    ]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 400 });
  });

  it("of a cancelled attempt lets a later attempt pay; its reversal is recorded as a refund", async () => {
    const { uuid, payment, url } = await begin();
    const order = await moneta.open(url);
    const received = { status: 200, body: "SUCCESS" };
    expect(await moneta.notify(moneta.take(order, { status: "CANCELED" }))).toEqual(received);
    expect(await bank.status(payment)).toBe(3);
    const operation = moneta.take(order);
    expect(await moneta.notify(operation)).toEqual(received);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    operation.status = "FROZEN";
    expect(await moneta.notify(operation)).toEqual(received);
    const unknown = { reason: "unknown_notification" };
    expect(
      await shop.rows("SELECT reason FROM payment_alert WHERE details LIKE '%status FROZEN%'"),
    ).toEqual([unknown]);
    operation.status = "CANCELED";
    for (let times = 0; times < 2; times += 1)
      expect(await moneta.notify(operation)).toEqual(received);
    expect(await bank.refunds(payment)).toEqual([
      { reason: "returned_elsewhere", amount: 400_000 },
    ]);
    expect(await bank.alerts(payment)).toEqual([{ reason: "returned_elsewhere" }]);
    expect((await shop.booking(uuid)).paid).toBe(0);
  });
});

describe("money that comes too late", () => {
  it("is refunded once even if the answer to the refund request is lost", async () => {
    const { uuid, payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    expect((await moneta.notify(operation)).body).toBe("SUCCESS");
    expect(await bank.refunds(payment)).toEqual([{ reason: "booking_canceled", amount: 400_000 }]);
    moneta.trouble("Refund", "lost");
    expect(await executeRefunds(shop.context)).toBe(0);
    await shop.rows("UPDATE refund SET next_try_at = now()");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(moneta.operations.filter(({ refundOf }) => refundOf === operation.id)).toHaveLength(1);
    expect(await executeRefunds(shop.context)).toBe(0);
  });

  it("is refunded in parts, each once and in any order, even if answers are lost", async () => {
    const { payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    await moneta.notify(operation);
    const sent = () =>
      moneta.operations
        .filter(({ refundOf }) => refundOf === operation.id)
        .map(({ amount }) => amount);
    await bank.oweInParts(payment, [100_000, 250_000]);
    moneta.trouble("Refund", "lost");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(sent()).toEqual(["1000.00", "2500.00"]);
    await shop.rows("UPDATE refund SET next_try_at = now() WHERE status = 'pending'");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(sent()).toEqual(["1000.00", "2500.00"]);
  });

  it("is escalated to staff when MONETA keeps refusing the refund", async () => {
    const { uuid, payment, url } = await begin();
    const operation = moneta.take(await moneta.open(url));
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    await moneta.notify(operation);
    await shop.rows("UPDATE refund SET tries = 19 WHERE status = 'pending'");
    moneta.trouble("Refund", "down");
    expect(await executeRefunds(shop.context)).toBe(0);
    expect(await shop.rows("SELECT status FROM refund WHERE status <> 'done'")).toEqual([
      { status: "failed" },
    ]);
    expect(await bank.alerts(payment)).toEqual([{ reason: "refund_failed" }]);
  });
});

it("recovers a lost notification by querying MONETA's service", async () => {
  const { uuid, payment, url } = await begin();
  const order = await moneta.open(url);
  moneta.take(order, { status: "CANCELED" });
  const age = () =>
    shop.rows(
      "UPDATE payment SET created_at = now() - interval '11 minutes', asked_at = NULL WHERE uuid = $1",
      payment.uuid,
    );
  await age();
  expect((await reconcilePayments(shop.context)).settled).toBe(0);
  expect(await bank.status(payment)).toBe(1);
  moneta.take(order);
  await age();
  expect((await reconcilePayments(shop.context)).settled).toBe(1);
  expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
});
