import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentAnswer } from "../../../../../testing/bank.ts";
import { codeOf } from "../../../../../testing/shop.ts";
import { reconcilePayments } from "../../reconciliation.ts";
import { TinkoffShop, terminal } from "../../../../../testing/stand-ins/tinkoff-shop.ts";

let tested: TinkoffShop;
beforeAll(async () => {
  tested = await TinkoffShop.open();
});
afterAll(() => tested.close());
beforeEach(() => tested.tinkoff.calls.splice(0));

describe("a bank that fails", () => {
  it.each([
    ["Init", "down"],
    ["Init", "hangs"],
    ["Init", "lost"],
    ["GetQr", "down"],
  ] as const)(
    "at %s (%s) leads to 503, and a repeated call starts one payment",
    async (call, trouble) => {
      const { shop, tinkoff } = tested;
      const { uuid } = await shop.book();
      tinkoff.trouble(call, trouble);
      const refused = await tested.create(uuid, { method: "sbp" });
      expect(refused.statusCode).toBe(503);
      expect(codeOf(refused)).toBe("unavailable");
      expect(refused.headers["retry-after"]).toBe("3");
      const { payment } = (await tested.create(uuid, { method: "sbp" })).json<PaymentAnswer>();
      const open = tinkoff.orders.filter(
        ({ orderId, status }) => orderId === payment.uuid && status !== "CANCELED",
      );
      expect(open).toHaveLength(1);
      await tinkoff.pay(payment.uuid);
      expect((await shop.booking(uuid)).status).toBe(3);
    },
  );

  it("does not charge again when the answer to the first start was lost but the payment was made", async () => {
    const { shop, tinkoff } = tested;
    const { uuid } = await shop.book();
    tinkoff.trouble("Init", "lost");
    expect((await tested.create(uuid)).statusCode).toBe(503);
    const [row] = await shop.rows(
      "SELECT payment.uuid FROM payment JOIN booking ON booking.id = booking_id WHERE booking.uuid = $1",
      uuid,
    );
    tinkoff.newest(String(row?.uuid)).status = "CONFIRMED";
    expect((await tested.create(uuid)).statusCode).toBe(409);
    expect(tinkoff.calls).not.toContain("Cancel");
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("leaks no secret in the answer", async () => {
    const { shop, tinkoff } = tested;
    const { uuid } = await shop.book();
    tinkoff.trouble("Init", "down");
    const { body } = await tested.create(uuid);
    expect(body).not.toContain(terminal.password);
    expect(body).not.toContain(terminal.terminalKey);
    expect(body).not.toContain("Init");
  });
});

describe("a lost notification", () => {
  const age = (uuid: string) =>
    tested.shop.rows(
      "UPDATE payment SET created_at = now() - interval '11 minutes' WHERE uuid = $1",
      uuid,
    );

  it("is recovered once by querying the bank", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, id, payment } = await tested.begin();
    tinkoff.newest(payment.uuid).status = "CONFIRMED";
    await reconcilePayments(shop.context);
    expect(await bank.status(payment)).toBe(1);
    await age(payment.uuid);
    const runs = await Promise.all([
      reconcilePayments(shop.context),
      reconcilePayments(shop.context),
    ]);
    expect(runs.reduce((sum, run) => sum + run.settled, 0)).toBe(1);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await shop.messages(id, "bookingPaid")).toHaveLength(1);
  });

  it("of held money is recovered by confirming the payment first", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    tinkoff.newest(payment.uuid).status = "AUTHORIZED";
    await age(payment.uuid);
    expect((await reconcilePayments(shop.context)).settled).toBe(1);
    expect(tinkoff.newest(payment.uuid).status).toBe("CONFIRMED");
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("is recovered later when the bank was down", async () => {
    const { shop, bank, tinkoff } = tested;
    const { payment } = await tested.begin();
    tinkoff.newest(payment.uuid).status = "REJECTED";
    await age(payment.uuid);
    tinkoff.trouble("GetState", "down");
    expect((await reconcilePayments(shop.context)).failedProviders).toBe(1);
    expect(await bank.status(payment)).toBe(1);
    await shop.rows("UPDATE payment SET asked_at = NULL WHERE uuid = $1", payment.uuid);
    expect((await reconcilePayments(shop.context)).settled).toBe(1);
    expect(await bank.status(payment)).toBe(3);
  });

  it("of a cancelled booking is recovered by closing the payment at the bank", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    await age(payment.uuid);
    expect((await reconcilePayments(shop.context)).closed).toBe(1);
    expect(tinkoff.newest(payment.uuid).status).toBe("CANCELED");
    expect(await bank.status(payment)).toBe(3);
  });

  it("of a replaced payment that has ended at the bank is checked only once", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, payment: card } = await tested.begin();
    await tested.create(uuid, { method: "sbp" });
    tinkoff.newest(card.uuid).status = "DEADLINE_EXPIRED";
    const isAbandoned = async () =>
      (await shop.rows("SELECT is_abandoned FROM payment WHERE uuid = $1", card.uuid))[0];
    expect(await isAbandoned()).toEqual({ is_abandoned: true });
    await reconcilePayments(shop.context);
    expect(await isAbandoned()).toEqual({ is_abandoned: false });
  });
});
