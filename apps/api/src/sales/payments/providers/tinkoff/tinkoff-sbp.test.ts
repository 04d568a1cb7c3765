import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentAnswer } from "../../../../../testing/bank.ts";
import { reconcilePayments } from "../../reconciliation.ts";
import { TinkoffShop } from "../../../../../testing/stand-ins/tinkoff-shop.ts";

let tested: TinkoffShop;
beforeAll(async () => {
  tested = await TinkoffShop.open();
});
afterAll(() => tested.close());
beforeEach(() => tested.tinkoff.calls.splice(0));

describe("a payment by QR code", () => {
  it("leads to the fast payment system and pays for the booking by the same notification as a card", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, payment, url } = await tested.begin({ method: "sbp" });
    const order = tinkoff.newest(payment.uuid);
    expect(url).toBe(`https://qr.nspk.ru/AS${order.paymentId}?type=02&sum=400000&cur=RUB`);
    expect(tinkoff.calls).toEqual(["Init", "GetQr"]);
    await tinkoff.pay(payment.uuid);
    expect((await shop.booking(uuid)).status).toBe(3);
  });

  it("returns the code's address and the expiry that the bank has for it", async () => {
    const { shop, tinkoff } = tested;
    const { uuid } = await shop.book();
    const { payment, url, sbp } = (
      await tested.create(uuid, { method: "sbp" })
    ).json<PaymentAnswer>();
    expect(sbp).toMatchObject({ payload: url, is_for_apps: true });
    const due = Date.parse(String(tinkoff.newest(payment.uuid).request.RedirectDueDate));
    expect(Math.abs(Date.parse(sbp?.ends_at ?? "") - due)).toBeLessThan(1000);
    expect((await tested.create(uuid, { method: "sbp" })).json<PaymentAnswer>().sbp).toEqual(sbp);
    const other = await shop.book();
    expect((await tested.create(other.uuid)).json<PaymentAnswer>().sbp).toBeNull();
  });

  /** Ends the code; the hold of the seats goes on. */
  const endCode = (payment: PaymentAnswer["payment"]) =>
    tested.shop.rows("UPDATE payment SET code_ends_at = now() WHERE uuid = $1", payment.uuid);

  it("gets a new code when the old one expires, and ignores the bank's notice of that expiry", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment, url } = await tested.begin({ method: "sbp" });
    const old = tinkoff.newest(payment.uuid);
    await endCode(payment);
    const answers = await Promise.all(
      [1, 2, 3].map(async () =>
        (await tested.create(uuid, { method: "sbp" })).json<PaymentAnswer>(),
      ),
    );
    const [renewed] = answers;
    expect(new Set(answers.map((answer) => answer.url)).size).toBe(1);
    expect(renewed?.url).not.toBe(url);
    expect(renewed?.payment.uuid).toBe(payment.uuid);
    expect(old.status).toBe("CANCELED");
    expect(await tinkoff.expire(old)).toBe(200);
    expect(await bank.status(payment)).toBe(1);
    expect(await bank.alerts(payment)).toEqual([]);
    await tinkoff.pay(payment.uuid);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("gets no new code when it was paid just before its code expired", async () => {
    const { shop, tinkoff } = tested;
    const { uuid, payment } = await tested.begin({ method: "sbp" });
    tinkoff.newest(payment.uuid).status = "CONFIRMED";
    await endCode(payment);
    expect((await tested.create(uuid, { method: "sbp" })).statusCode).toBe(409);
    expect(tinkoff.calls.filter((call) => call === "Init")).toHaveLength(1);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
  });

  it("is replaced by another payment once the bank has closed it", async () => {
    const { bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin({ method: "sbp" });
    await tinkoff.expire(tinkoff.newest(payment.uuid));
    expect(await bank.status(payment)).toBe(3);
    const again = (await tested.create(uuid, { method: "sbp" })).json<PaymentAnswer>();
    expect(again.payment.uuid).not.toBe(payment.uuid);
  });

  it("replaces a card payment, which is then closed at the bank", async () => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment: card } = await tested.begin();
    const { payment } = (await tested.create(uuid, { method: "sbp" })).json<PaymentAnswer>();
    expect(payment.uuid).not.toBe(card.uuid);
    expect(await bank.status(card)).toBe(3);
    expect((await reconcilePayments(shop.context)).closed).toBe(1);
    expect(tinkoff.newest(card.uuid).status).toBe("CANCELED");
    expect(tinkoff.newest(payment.uuid).status).toBe("FORM_SHOWED");
  });
});
