import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { certificateLights } from "@tropa/domain/sales/certificates/certificate";
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bank } from "../../../testing/bank.ts";
import { readPdf } from "../../../testing/test-pdf.ts";
import { faultsOf } from "../../../testing/shop.ts";
import type { Shop } from "../../../testing/shop.ts";
import { executeRefunds } from "../payments/payments.ts";
import { certificatePicturePath, certificatePictureRoute } from "./certificate-picture-routes.ts";
import { endCertificates, sendCertificates } from "./certificates.ts";
import { GiftShop, storefront } from "../../../testing/sales/gift-shop.ts";

let gifts: GiftShop;
let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  gifts = await GiftShop.open();
  ({ shop, bank } = gifts);
});
afterAll(() => shop.close());

const today = todayIn(storefront.timeZone, new Date());

describe("ordering a certificate", () => {
  it.each([
    ["amount", { amount: 99_999 }],
    ["amount", { amount: 30_000_001 }],
    ["send_on", { send_on: addDays(today, -1) }],
    ["send_on", { send_on: addDays(today, 366) }],
    ["recipient_email", { recipient_email: "olga" }],
    ["buyer_email", { buyer_email: "" }],
    ["agree", { agree: false }],
  ])("reports only the field %s as invalid for %j", async (field, changes) => {
    const response = await gifts.ask(changes);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(faultsOf(response) ?? {})).toEqual([field]);
  });

  it("creates one order for several requests with the same idempotency key", async () => {
    const key = { "idempotency-key": "one-gift-for-olga" };
    const [first, second] = await Promise.all([gifts.ask({}, key), gifts.ask({}, key)]);
    expect(first?.json<CertificateOrder>().uuid).toBe(second?.json<CertificateOrder>().uuid);
  });

  it("gives the certificate no value until it is paid", async () => {
    const { uuid, state, code_ending } = await gifts.order();
    expect([state, code_ending]).toEqual(["ordered", null]);
    expect(await gifts.ledger(uuid)).toEqual([]);
    expect((await shop.post("/spa/refund-certificate", { uuid })).statusCode).toBe(409);
    expect((await shop.post("/spa/resend-certificate", { uuid })).statusCode).toBe(409);
  });
});

describe("buying a certificate", () => {
  it("pays through the provider and sends the code at once", async () => {
    const { uuid, payment, code, recipient } = await gifts.buy();
    expect(payment).toMatchObject({ amount: 500_000, booking_uuid: null, certificate_uuid: uuid });
    expect(await gifts.orderNow(uuid)).toMatchObject({
      state: "good",
      code_ending: code.slice(-4),
      until: addDays(today, 365),
      may_refund: true,
    });
    expect(await gifts.balance(code)).toMatchObject({
      state: "good",
      balance: 500_000,
      is_accepted: true,
    });
    const letters = await shop.rows(
      "SELECT kind FROM outbox WHERE recipient IN ('petr@example.org', $1) ORDER BY id DESC LIMIT 2",
      recipient,
    );
    expect(letters).toEqual([{ kind: "certificateGift" }, { kind: "certificatePaid" }]);
  });

  it("draws a picture of each light for letters", async () => {
    const server = Fastify();
    certificatePictureRoute(server);
    for (const light of certificateLights) {
      const { rawPayload } = await server.inject({ url: certificatePicturePath(light) });
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect({ light, format, width, height }).toEqual({
        light,
        format: "png",
        width: 1200,
        height: 400,
      });
    }
  });

  it("records the purchase once when the bank notifies it several times", async () => {
    const { uuid } = await gifts.order();
    const payment = await gifts.pay(uuid);
    await Promise.all(Array.from({ length: 8 }, () => bank.notify(payment)));
    expect(await gifts.ledger(uuid)).toEqual([{ kind: "bought", minor: 500_000 }]);
    expect((await bank.create(uuid, { purpose: "certificate", kind: "full" })).statusCode).toBe(
      409,
    );
  });

  it("refunds a second payment for the same certificate", async () => {
    const { uuid } = await gifts.order();
    const first = await gifts.pay(uuid);
    expect(await bank.notify(first, { outcome: "failed" })).toBe(200);
    const second = await gifts.pay(uuid);
    await bank.notify(second);
    await bank.notify(first);
    expect(await bank.refunds(first)).toEqual([{ reason: "already_paid", amount: 500_000 }]);
    expect(await gifts.ledger(uuid)).toHaveLength(1);
  });

  it("sends the letter on the chosen day, once", async () => {
    const { uuid, recipient, code } = await gifts.buy({ send_on: addDays(today, 10) });
    expect(code).toBe("");
    expect((await gifts.orderNow(uuid)).state).toBe("waiting");
    await sendCertificates(shop.context);
    expect((await gifts.orderNow(uuid)).state).toBe("waiting");
    const later = new Date(Date.now() + 10 * 86_400_000);
    await Promise.all([1, 2, 3].map(() => sendCertificates(shop.context, later)));
    const letters = await shop.rows(
      "SELECT FROM outbox WHERE kind = 'certificateGift' AND recipient = $1",
      recipient,
    );
    expect(letters).toHaveLength(1);
    expect((await gifts.orderNow(uuid)).until).toBe(addDays(today, 375));
    expect(await gifts.balance(await gifts.codeFor(recipient))).toMatchObject({ balance: 500_000 });
  });

  it("does not store the code with the certificate or its entries", async () => {
    const { uuid, code } = await gifts.buy();
    const rows = await shop.rows(
      `SELECT certificate::text AS one, (SELECT string_agg(entry::text, '') FROM certificate_entry entry
         WHERE certificate_id = certificate.id) AS two FROM certificate WHERE uuid = $1`,
      uuid,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("replaces the code when the certificate is sent again", async () => {
    const { uuid, code } = await gifts.buy();
    const again = { uuid, recipient_email: "nina@example.org" };
    expect((await shop.post("/spa/resend-certificate", again)).statusCode).toBe(200);
    expect(await gifts.balance(code)).toBeNull();
    expect(await gifts.balance(await gifts.codeFor("nina@example.org"))).toMatchObject({
      balance: 500_000,
    });
  });
});

describe("the balance of a certificate", () => {
  it("is null for any unknown code", async () => {
    const { code } = await gifts.buy();
    const wrong = `${code.slice(0, 5)}${code[5] === "A" ? "B" : "A"}${code.slice(6)}`;
    for (const typed of [wrong, "nothing", "0000-0000-0000-0001"]) {
      const response = await shop.post("/spa/certificate-balance", { code: typed });
      expect([response.statusCode, response.json()]).toEqual([200, { certificate: null }]);
    }
  });

  it("is refused after too many unknown codes from one address", async () => {
    const from = { "x-forwarded-for": "203.0.113.9" };
    const tries = [];
    for (let one = 0; one < 60; one += 1)
      tries.push(await shop.post("/spa/certificate-balance", { code: "nothing" }, from));
    expect(tries.some(({ statusCode }) => statusCode === 429)).toBe(true);
    await shop.rows("DELETE FROM allowance");
  });

  it("cannot be probed by paying: unknown codes are limited, known ones are not", async () => {
    const { code } = await gifts.buy();
    const booking = await shop.book();
    const from = { "x-forwarded-for": "203.0.113.10" };
    const tryOne = (typed: string) =>
      shop.post(
        "/spa/pay-by-certificate",
        { uuid: booking.uuid, code: typed, kind: "prepayment", covered: 1 },
        from,
      );
    // A code that there is costs nothing, whatever comes of it, and neither does a booking that there is not.
    const nowhere = { uuid: crypto.randomUUID(), code: "nothing", kind: "full", covered: 1 };
    for (let one = 0; one < 40; one += 1)
      expect((await shop.post("/spa/pay-by-certificate", nowhere, from)).statusCode).toBe(404);
    expect((await tryOne(code)).statusCode).toBe(409);
    const statuses = [];
    for (let one = 0; one < 60; one += 1) statuses.push((await tryOne("nothing")).statusCode);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    await shop.rows("DELETE FROM allowance");
  });

  it("prints a certificate that was requested by typing its code", async () => {
    const { code } = await gifts.buy({ light: "night" });
    const response = await shop.post("/spa/certificate-pdf", { code: code.toLowerCase() });
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.headers["cache-control"]).toBe("no-store");
    const { text, pages } = readPdf(response.rawPayload);
    expect(pages).toBe(1);
    expect(text).toContain(code.match(/.{4}/g)?.join("-"));
    for (const words of ["Подарочный сертификат", "С днём рождения!", "Для: Ольга", "От: Пётр"])
      expect(text).toContain(words);
  });
});

describe("the end of a certificate", () => {
  it("removes the remaining balance the day after the last valid day, once", async () => {
    const { code, uuid } = await gifts.buy();
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await endCertificates(shop.context, at(364));
    expect(await gifts.balance(code)).toMatchObject({ balance: 500_000 });
    await Promise.all([1, 2, 3].map(() => endCertificates(shop.context, at(367))));
    expect(await gifts.ledger(uuid)).toEqual([
      { kind: "bought", minor: 500_000 },
      { kind: "expired", minor: -500_000 },
    ]);
  });

  it("is postponed by 90 days when a refund comes back to an expired certificate", async () => {
    const { code, uuid } = await gifts.buy();
    const booking = await shop.book();
    await gifts.use(booking.uuid, code, 400_000);
    await shop.rows(
      "UPDATE certificate SET valid_until = $2 WHERE uuid = $1",
      uuid,
      addDays(today, -5),
    );
    await endCertificates(shop.context);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 400_000 });
    expect(await gifts.balance(code)).toMatchObject({
      state: "good",
      balance: 400_000,
      until: addDays(today, 90),
    });
  });

  it("can be requested by the buyer while the certificate is unused; the money is refunded once", async () => {
    const { code, uuid, payment } = await gifts.buy();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post("/spa/refund-certificate", { uuid })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await bank.refunds(payment)).toEqual([
      { reason: "certificate_returned", amount: 500_000 },
    ]);
    await executeRefunds(shop.context);
    expect(await gifts.orderNow(uuid)).toMatchObject({ state: "refunded", may_refund: false });
    const booking = await shop.book();
    expect(faultsOf(await gifts.use(booking.uuid, code, 400_000))?.["code"]).toBeDefined();
    const letters = await shop.rows(
      "SELECT FROM outbox WHERE kind = 'certificateRefundSent' AND body LIKE '%' || $1 || '%'",
      uuid,
    );
    expect(letters).toHaveLength(1);
  });
});
