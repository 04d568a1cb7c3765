import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bank } from "../../../testing/bank.ts";
import { codeOf, faultsOf } from "../../../testing/shop.ts";
import type { Shop } from "../../../testing/shop.ts";
import { releaseExpiredHolds } from "../orders/orders.ts";
import { GiftShop } from "../../../testing/sales/gift-shop.ts";

let gifts: GiftShop;
let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  gifts = await GiftShop.open();
  ({ shop, bank } = gifts);
});
afterAll(() => shop.close());

describe("paying for a booking by certificate", () => {
  /** Two seats, 20 000 roubles in all, prepayment 4 000. */
  const book = () => shop.book();

  it("covers the prepayment and leaves the remaining balance on the certificate", async () => {
    const { code, uuid } = await gifts.buy();
    const booking = await book();
    const response = await gifts.use(booking.uuid, code, 400_000);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 3,
      paid: 400_000,
      receipts: [{ method: "certificate", certificate: code.slice(-4), amount: 400_000 }],
    });
    expect(await gifts.balance(code)).toMatchObject({ balance: 100_000 });
    expect(await shop.messages(booking.id, "bookingPaid")).toHaveLength(1);
    expect(await shop.messages(booking.id, "organizerBookingPaid")).not.toHaveLength(0);
    expect((await gifts.orderNow(uuid)).may_refund).toBe(false);
  });

  it("covers a part of the prepayment, and a card pays the remainder", async () => {
    const { code } = await gifts.buy({ amount: 150_000 });
    const booking = await book();
    expect((await gifts.use(booking.uuid, code, 150_000)).json()).toMatchObject({
      status: 2,
      paid: 150_000,
      refund_today: { refund: 150_000, kept: 0 },
    });
    expect(await shop.messages(booking.id, "bookingPaid")).toHaveLength(0);
    // Even late, a part that does not cover the prepayment is refunded in full.
    const [free] = await shop.rows("SELECT free_until FROM booking WHERE id = $1", booking.id);
    await shop.rows("UPDATE booking SET free_until = '2020-01-01' WHERE id = $1", booking.id);
    expect(await shop.booking(booking.uuid)).toMatchObject({
      free_until: "2020-01-01",
      refund_today: { refund: 150_000, kept: 0 },
    });
    await shop.rows(
      "UPDATE booking SET free_until = $2 WHERE id = $1",
      booking.id,
      free?.free_until,
    );
    const rest = await bank.open(booking.uuid);
    expect(rest.amount).toBe(250_000);
    await bank.notify(rest);
    expect(await shop.booking(booking.uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("leaves at least the bank's minimum amount to pay when it covers nearly everything", async () => {
    const { code } = await gifts.buy({ amount: 399_500 });
    const booking = await book();
    const told = await gifts.use(booking.uuid, code, 399_500);
    expect(told.json()).toMatchObject({
      code: "price_changed",
      price: { now: { amount: 399_000 } },
    });
    expect((await gifts.use(booking.uuid, code, 399_000)).statusCode).toBe(200);
    expect(await gifts.balance(code)).toMatchObject({ balance: 500 });
    const rest = await bank.open(booking.uuid);
    expect(rest.amount).toBe(1000);
    await bank.notify(rest);
    expect(await shop.booking(booking.uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("returns the money to the certificate when the other part is not paid in time", async () => {
    const { code, uuid } = await gifts.buy({ amount: 150_000 });
    const booking = await book();
    await gifts.use(booking.uuid, code, 150_000);
    const late = await bank.open(booking.uuid);
    await shop.endHolds(booking.id);
    await releaseExpiredHolds(shop.context);
    expect(await gifts.balance(code)).toMatchObject({ balance: 150_000 });
    expect(await gifts.ledger(uuid)).toEqual([
      { kind: "bought", minor: 150_000 },
      { kind: "spent", minor: -150_000 },
      { kind: "returned", minor: 150_000 },
    ]);
    // The card's part without the certificate's does not cover the prepayment.
    await bank.notify(late);
    expect(await bank.refunds(late)).toEqual([{ reason: "booking_canceled", amount: 250_000 }]);
    expect(await shop.booking(booking.uuid)).toMatchObject({ status: 7, paid: 0 });
  });

  it("returns the money to the certificate when the trip is cancelled, and sends a letter", async () => {
    const { code } = await gifts.buy();
    const booking = await book();
    await gifts.use(booking.uuid, code, 400_000);
    const { refund_today: refund } = await shop.booking(booking.uuid);
    expect(refund?.refund).toBe(400_000);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 400_000 });
    expect(await gifts.balance(code)).toMatchObject({ balance: 500_000 });
    expect(await shop.booking(booking.uuid)).toMatchObject({
      ledger: { returns: [{ amount: 400_000, state: "done", method: "certificate" }] },
    });
    const [letter] = await shop.messages(booking.id, "bookingRefundOnCertificate");
    expect(letter?.body).toContain(code.slice(-4));
    expect(letter?.body).not.toContain(code);
  });

  it("refunds each part the way it was paid, starting with the newest payment", async () => {
    const { code } = await gifts.buy();
    const booking = await book();
    await gifts.use(booking.uuid, code, 400_000);
    const rest = await bank.open(booking.uuid, { kind: "payment" });
    await bank.notify(rest);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 2_000_000 });
    expect(await bank.refunds(rest)).toEqual([{ reason: "booking_canceled", amount: 1_600_000 }]);
    expect(await gifts.balance(code)).toMatchObject({ balance: 500_000 });
  });

  it("is refused for unknown codes, a changed amount and another currency", async () => {
    const { code } = await gifts.buy();
    const { uuid } = await book();
    const faultOf = async (typed: string) =>
      faultsOf(await gifts.use(uuid, typed, 400_000))?.["code"];
    expect(await faultOf("nothing")).toBeDefined();
    expect(await faultOf("0000-0000-0000-0001")).toBeDefined();
    const told = await gifts.use(uuid, code, 300_000);
    expect([told.statusCode, codeOf(told)]).toEqual([409, "price_changed"]);
    const abroad = await shop.book(
      { currency: "USD", priceMinor: 10_000 },
      {
        "x-localization": "intl",
        "x-language": "en",
      },
    );
    expect(faultsOf(await gifts.use(abroad.uuid, code, 4000))?.["code"]).toBeDefined();
    expect(await gifts.balance(code)).toMatchObject({ balance: 500_000 });
  });

  it("is refused with a message that the certificate is spent or has expired", async () => {
    const [spent, expired] = [await gifts.buy({ amount: 400_000 }), await gifts.buy()];
    await gifts.use((await book()).uuid, spent.code, 400_000);
    await shop.rows(
      "UPDATE certificate SET valid_until = '2020-01-01' WHERE uuid = $1",
      expired.uuid,
    );
    const { uuid } = await book();
    const faultOf = async (code: string) =>
      faultsOf(await gifts.use(uuid, code, 400_000))?.["code"];
    expect(await faultOf(spent.code)).toEqual(["Этот сертификат потрачен полностью"]);
    expect(await faultOf(expired.code)).toEqual(["Срок этого сертификата истёк"]);
  });

  it("charges the certificate once for requests with the same idempotency key", async () => {
    const { code } = await gifts.buy();
    const { uuid } = await book();
    const key = { "idempotency-key": "pay-once-with-it" };
    const body = { uuid, code, kind: "prepayment", covered: 400_000 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post("/spa/pay-by-certificate", body, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await gifts.balance(code)).toMatchObject({ balance: 100_000 });
  });
});
