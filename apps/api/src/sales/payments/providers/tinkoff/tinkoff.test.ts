import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentAnswer } from "../../../../../testing/bank.ts";
import { executeRefunds } from "../../settlement/refunds.ts";
import { TinkoffShop, terminal } from "../../../../../testing/stand-ins/tinkoff-shop.ts";
import { TinkoffStandIn } from "../../../../../testing/stand-ins/tinkoff.ts";

let tested: TinkoffShop;
beforeAll(async () => {
  tested = await TinkoffShop.open();
});
afterAll(() => tested.close());
beforeEach(() => tested.tinkoff.calls.splice(0));

describe("a card payment", () => {
  it("is requested with a receipt, the end of the hold and our return addresses", async () => {
    const { shop, tinkoff } = tested;
    const { payment, url, id, uuid } = await tested.begin();
    const order = tinkoff.newest(payment.uuid);
    expect(url).toBe(`https://pay.example/${order.paymentId}`);
    const back = `http://localhost:4000/payments/return/${payment.uuid}`;
    expect(order.request).toMatchObject({
      Amount: 400_000,
      PayType: "O",
      SuccessURL: `${back}?result=paid`,
      FailURL: `${back}?result=failed`,
      NotificationURL: "http://localhost:4000/payments/tinkoff/notify",
      DATA: { booking: String(id) },
      Receipt: {
        Email: "maria@example.org",
        Phone: "+79031234567",
        Taxation: "osn",
        Items: [
          {
            Name: "Лёд Байкала",
            Price: 400_000,
            Quantity: 1,
            Amount: 400_000,
            Tax: "vat20",
            PaymentMethod: "prepayment",
            PaymentObject: "service",
          },
        ],
      },
    });
    const due = Date.parse(String(order.request.RedirectDueDate));
    const hold = Date.parse((await shop.booking(uuid)).hold_until ?? "");
    expect(Math.abs(due - hold)).toBeLessThan(1000);
  });

  it("returns from the bank to the storefront's page for the outcome", async () => {
    const { shop } = tested;
    const { payment } = await tested.begin();
    const from = `/payments/return/${payment.uuid}`;
    const paid = await shop.get(`${from}?result=paid`);
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(
      `http://localhost:3000/booking/uuid/${payment.booking_uuid}?payment=${payment.uuid}`,
    );
    expect((await shop.get(from)).headers.location).toContain("/payment-failed?from=bank&payment=");
    expect((await shop.get("/payments/return/nothing")).statusCode).toBe(404);
  });

  it("pays for the booking once although the bank notifies of both steps", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, id, payment } = await tested.begin();
    expect(await tinkoff.pay(payment.uuid)).toEqual([200, 200]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
  });

  it("leaves the booking unpaid when declined; the next attempt is another payment", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    expect(await tinkoff.decline(payment.uuid)).toBe(200);
    expect(await bank.status(payment)).toBe(3);
    expect((await shop.booking(uuid)).status).toBe(2);
    const again = (await tested.create(uuid)).json<PaymentAnswer>().payment;
    expect(again.uuid).not.toBe(payment.uuid);
    await tinkoff.pay(again.uuid);
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("opens one order at the bank for ten concurrent requests", async () => {
    const { shop, tinkoff } = tested;
    const { uuid } = await shop.book();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tested.create(uuid)));
    expect(new Set(answers.map((answer) => answer.json<PaymentAnswer>().url)).size).toBe(1);
    expect(tinkoff.calls).toEqual(["Init"]);
  });
});

describe("notifications", () => {
  it("are applied once when repeated, concurrent or out of order", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, id, payment } = await tested.begin();
    const order = tinkoff.newest(payment.uuid);
    await tinkoff.pay(payment.uuid);
    const late = ["AUTHORIZED", "CONFIRMED", "REJECTED", "CONFIRMED", "3DS_CHECKED", "CONFIRMED"];
    const statuses = await Promise.all(late.map((Status) => tinkoff.notify(order, { Status })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
    expect(await bank.refunds(payment)).toEqual([]);
  });

  it("of a refund that arrive before the confirmation leave the booking unpaid", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    const order = tinkoff.newest(payment.uuid);
    expect(await tinkoff.notify(order, { Status: "REFUNDED" })).toBe(200);
    expect(await tinkoff.notify(order, { Status: "CONFIRMED" })).toBe(200);
    expect(await bank.status(payment)).toBe(3);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 0 });
  });

  it("of a refund that we did not request raise one alert", async () => {
    const { bank, tinkoff } = tested;
    const { payment } = await tested.begin();
    await tinkoff.pay(payment.uuid);
    const order = tinkoff.newest(payment.uuid);
    for (let times = 0; times < 2; times += 1)
      expect(await tinkoff.notify(order, { Status: "REFUNDED" })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([{ reason: "returned_elsewhere" }]);
  });

  it("are refused when forged, and change nothing", async () => {
    const { bank, tinkoff } = tested;
    const { payment } = await tested.begin();
    const order = tinkoff.newest(payment.uuid);
    const thief = new TinkoffStandIn({ ...terminal, password: "guessed" });
    const stranger = new TinkoffStandIn({ ...terminal, terminalKey: "0987654321DEMO" });
    const paid = { Status: "CONFIRMED" };
    const genuine = tinkoff.write(order, paid);
    const bodies = [
      thief.write(order, paid),
      stranger.write(order, paid),
      genuine.replace("400000", "400001"),
      genuine.replace(/"Token":"[^"]*"/, '"Token":""'),
      genuine.replace(/"Token":"[^"]*"/, '"Token":7'),
      "[]",
      "{",
      "",
    ];
    for (const payload of bodies) {
      const { status } = await tinkoff.deliver({
        method: "POST",
        url: "http://localhost:4000/payments/tinkoff/notify",
        headers: { "content-type": "application/json" },
        payload,
      });
      expect(status).toBe(403);
    }
    expect(await bank.status(payment)).toBe(1);
  });

  it("of another sum or bank payment are accepted with an alert", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    const order = tinkoff.newest(payment.uuid);
    const other = { Status: "CONFIRMED", Amount: 100 };
    expect(await tinkoff.notify(order, other)).toBe(200);
    expect(await tinkoff.notify(order, other)).toBe(200);
    expect(await tinkoff.notify(order, { Status: "CONFIRMED", PaymentId: 5 })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([
      { reason: "wrong_amount" },
      { reason: "unknown_payment" },
    ]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 100 });
  });
});

describe("money that comes too late", () => {
  it("is refunded once by the bank's Cancel even if its answer is lost", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    await tinkoff.pay(payment.uuid);
    expect(await bank.refunds(payment)).toEqual([{ reason: "booking_canceled", amount: 400_000 }]);

    tinkoff.trouble("Cancel", "lost");
    expect(await executeRefunds(shop.context)).toBe(0);
    const refund = () =>
      shop.rows(
        "SELECT refund.status, tries, last_error FROM refund JOIN payment ON payment.id = payment_id WHERE payment.uuid = $1",
        payment.uuid,
      );
    const [failed] = await refund();
    expect(failed).toMatchObject({ status: "pending", tries: 1 });
    expect(failed?.last_error).toContain("tinkoff Cancel");

    await shop.rows("UPDATE refund SET next_try_at = now()");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(await refund()).toEqual([{ status: "done", tries: 2, last_error: null }]);
    expect(tinkoff.calls.filter((call) => call === "Cancel")).toHaveLength(1);
    const order = tinkoff.newest(payment.uuid);
    expect(order.status).toBe("REFUNDED");
    // The bank notifies us of the refund that we requested: nothing changes.
    expect(await tinkoff.notify(order, { Status: "REFUNDED" })).toBe(200);
    expect(await bank.alerts(payment)).toEqual([]);
  });

  it("is refunded in parts, each once and in any order, even if answers are lost", async () => {
    const { shop, bank, tinkoff } = tested;
    const { payment } = await tested.begin();
    await tinkoff.pay(payment.uuid);
    await bank.oweInParts(payment, [100_000, 250_000]);
    tinkoff.trouble("Cancel", "down");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(tinkoff.newest(payment.uuid)).toMatchObject({
      status: "PARTIAL_REFUNDED",
      returned: 250_000,
    });
    tinkoff.trouble("Cancel", "lost");
    await shop.rows("UPDATE refund SET next_try_at = now() WHERE status = 'pending'");
    expect(await executeRefunds(shop.context)).toBe(0);
    await shop.rows("UPDATE refund SET next_try_at = now() WHERE status = 'pending'");
    expect(await executeRefunds(shop.context)).toBe(1);
    expect(tinkoff.newest(payment.uuid)).toMatchObject({ returned: 350_000 });
  });

  it("is refunded once by concurrent processes", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    await tinkoff.pay(payment.uuid);
    const done = await Promise.all(Array.from({ length: 6 }, () => executeRefunds(shop.context)));
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(tinkoff.calls.filter((call) => call === "Cancel")).toHaveLength(1);
  });
});
