import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { releaseExpiredHolds } from "../../orders/orders.ts";
import { Bank } from "../../../../testing/bank.ts";
import { Shop } from "../../../../testing/shop.ts";
import { signedByBank } from "../../../../testing/stand-ins/sandbox-bank.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

/** A booking of two seats, 20 000 roubles in all, and its open prepayment of 4 000. */
async function begin(seats = 10) {
  const booking = await shop.book({ seats });
  return { ...booking, payment: await bank.open(booking.uuid) };
}

/** Notifications about a payment that could not be booked. */
const kept = ({ uuid }: { uuid: string }) =>
  shop.rows(
    "SELECT reason, times FROM unbooked_notification WHERE body LIKE '%' || $1 || '%' ORDER BY id",
    uuid,
  );

describe("a notification of money", () => {
  it("pays for the booking, ends its hold and sends the QR link", async () => {
    const { uuid, id, payment } = await begin();
    expect(await bank.notify(payment)).toBe(200);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000, hold_until: null });
    expect(await bank.status(payment)).toBe(2);
    const [message] = await shop.messages(id, "bookingPaid");
    expect(message?.body).toContain(`http://localhost:3000/booking/qr/uuid/${uuid}`);
  });

  it("is applied once when it is sent twenty times at once", async () => {
    const { uuid, id, payment } = await begin();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => bank.notify(payment)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
    expect(await bank.refunds(payment)).toEqual([]);
  });

  it("for two payments of one booking at the same time accepts one and refunds the other", async () => {
    const { uuid, payment } = await begin();
    const full = await bank.open(uuid, { kind: "full" });
    expect(await Promise.all([bank.notify(payment), bank.notify(full)])).toEqual([200, 200]);
    const refunds = [...(await bank.refunds(payment)), ...(await bank.refunds(full))];
    expect(refunds).toHaveLength(1);
    expect((await shop.booking(uuid)).paid).toBe(2_400_000 - Number(refunds[0]?.amount));
  });

  it("for the rest of the price pays a prepaid booking in full", async () => {
    const { uuid, payment } = await begin();
    await bank.notify(payment);
    expect((await bank.create(uuid)).statusCode).toBe(409);
    const rest = await bank.open(uuid, { kind: "payment" });
    expect(rest.amount).toBe(1_600_000);
    await bank.notify(rest);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 2_000_000 });
    expect((await bank.create(uuid, { kind: "payment" })).statusCode).toBe(409);
  });
});

describe("money that comes too late", () => {
  it("is refunded when the tourist has cancelled", async () => {
    const { uuid, id, dateId, payment } = await begin();
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    expect(await bank.notify(payment)).toBe(200);
    expect(await bank.refunds(payment)).toEqual([{ reason: "booking_canceled", amount: 400_000 }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 5, paid: 0 });
    expect(await shop.messages(id, "paymentRefunded")).toHaveLength(1);
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });

  it("takes the seats again if they are still free", async () => {
    const { uuid, id, dateId, payment } = await begin(2);
    await shop.endHolds(id);
    await releaseExpiredHolds(shop.context);
    expect(await shop.seatsTaken(dateId)).toBe(0);
    await bank.notify(payment);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000, hold_until: null });
    expect(await shop.seatsTaken(dateId)).toBe(2);
  });

  it.each([
    ["the seats are sold", "UPDATE tour_date SET seats_taken = 1 WHERE id = $1", 1],
    ["the tour has begun", "UPDATE tour_date SET starts_on = current_date - 1 WHERE id = $1", 0],
  ])("is refunded when %s", async (_, happens, taken) => {
    const { uuid, id, dateId, payment } = await begin(2);
    await shop.endHolds(id);
    await releaseExpiredHolds(shop.context);
    await shop.rows(happens, dateId);
    await bank.notify(payment);
    expect(await bank.refunds(payment)).toEqual([{ reason: "no_seats", amount: 400_000 }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 7, paid: 0 });
    expect(await shop.seatsTaken(dateId)).toBe(taken);
  });
});

describe("a notification of a failure", () => {
  it("closes the payment and lets the booking wait for another payment", async () => {
    const { uuid, payment } = await begin();
    expect(await bank.notify(payment, { outcome: "failed" })).toBe(200);
    expect(await bank.status(payment)).toBe(3);
    expect((await shop.booking(uuid)).status).toBe(2);
    const another = await bank.open(uuid);
    expect(another.uuid).not.toBe(payment.uuid);
    await bank.notify(another);
    // The bank changes its mind about the first one: that money goes back.
    await bank.notify(payment);
    expect(await bank.refunds(payment)).toEqual([{ reason: "already_paid", amount: 400_000 }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("changes nothing after the payment is paid", async () => {
    const { uuid, payment } = await begin();
    await bank.notify(payment);
    expect(await bank.notify(payment, { outcome: "failed" })).toBe(200);
    expect(await bank.status(payment)).toBe(2);
    expect((await shop.booking(uuid)).status).toBe(3);
  });
});

describe("a notification that is wrong", () => {
  it("is refused when forged, and changes nothing", async () => {
    const { payment } = await begin();
    const { body, headers } = bank.write(payment);
    const copied = signedByBank(JSON.parse(body) as object, "another secret of someone else");
    expect(await bank.send(body, { "content-type": "application/json" })).toBe(403);
    expect(await bank.send(body.replace("400000", "400001"), headers)).toBe(403);
    expect(await bank.send(`${body} `, headers)).toBe(403);
    expect(await bank.send("", headers)).toBe(403);
    expect(copied.body).toBe(body);
    expect(await bank.send(copied.body, copied.headers)).toBe(403);
    expect(await bank.status(payment)).toBe(1);
  });

  it("in another currency is stored with one alert and pays nothing", async () => {
    const { uuid, payment } = await begin();
    for (let times = 0; times < 2; times += 1)
      expect(await bank.notify(payment, { currency: "USD" })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([{ reason: "wrong_currency" }]);
    expect(await kept(payment)).toEqual([{ reason: "mismatch", times: 2 }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 0 });
    expect(await bank.status(payment)).toBe(1);
  });

  it("of a smaller sum counts once, and the rest of the prepayment stays due", async () => {
    const { uuid, payment } = await begin();
    for (let times = 0; times < 2; times += 1)
      expect(await bank.notify(payment, { amountMinor: 100_000 })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([{ reason: "wrong_amount" }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 100_000 });
    const rest = await bank.open(uuid);
    expect(rest.amount).toBe(300_000);
    await bank.notify(rest);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("about an unknown payment is stored with an alert; from an unknown provider it is answered 404", async () => {
    const { payment } = await begin();
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(await bank.notify(payment, { paymentUuid: unknown })).toBe(200);
    expect(await bank.notify(payment, { providerRef: "another" })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([{ reason: "unknown_payment" }]);
    expect(await kept(payment)).toEqual([
      { reason: "unknown", times: 1 },
      { reason: "unknown", times: 1 },
    ]);
    expect((await shop.post("/payments/other/notify", {})).statusCode).toBe(404);
  });
});
