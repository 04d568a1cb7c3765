import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { addDays, todayIn } from "@tropa/domain/local-date";
import { readCertificateCode } from "@tropa/domain/sales/certificate-code";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../testing/bank.ts";
import { readPdf } from "../../../testing/test-pdf.ts";
import { codeOf, faultsOf, Shop } from "../../../testing/shop.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { releaseExpiredHolds } from "../orders/orders.ts";
import { executeRefunds } from "../payments/payments.ts";
import { endCertificates, sendCertificates } from "./certificates.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
}, 60_000);
afterAll(() => shop.close());

const storefront = testStorefronts.speaking("ru");
const today = todayIn(storefront.timeZone, new Date());

const form = (changes: object = {}) => ({
  amount: 500_000,
  light: "dawn",
  recipient_name: "Ольга",
  recipient_email: "olga@example.org",
  wish: "С днём рождения!",
  buyer_name: "Пётр",
  buyer_email: "petr@example.org",
  agree: true,
  ...changes,
});

const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
  shop.post("/spa/order-certificate", form(changes), headers);

const order = async (changes: object = {}) => (await ask(changes)).json<CertificateOrder>();

const pay = (uuid: string) =>
  bank.open(uuid, {
    purpose: "certificate",
    kind: "full",
    return_url: `${storefront.address}/podarochnye-sertifikaty?order=${uuid}`,
  });

const orderNow = async (uuid: string) =>
  (await shop.get(`/spa/certificate-order?uuid=${uuid}`)).json<CertificateOrder>();

/** The code of the newest letter to an address. */
async function codeFor(recipient: string): Promise<string> {
  const [letter] = await shop.rows(
    "SELECT body FROM outbox WHERE kind = 'certificateGift' AND recipient = $1 ORDER BY id DESC LIMIT 1",
    recipient,
  );
  return readCertificateCode(/Код: (\S+)/.exec(String(letter?.body))?.[1] ?? "") ?? "";
}

let buyers = 0;
/** A paid certificate, and its code. */
async function buy(changes: object = {}) {
  const recipient_email = `olga${(buyers += 1)}@example.org`;
  const { uuid } = await order({ recipient_email, ...changes });
  const payment = await pay(uuid);
  expect(await bank.notify(payment)).toBe(200);
  return { uuid, payment, recipient: recipient_email, code: await codeFor(recipient_email) };
}

const balance = async (code: string, headers: Record<string, string> = {}) =>
  (await shop.post("/spa/certificate-balance", { code }, headers)).json<{
    certificate: Record<string, unknown> | null;
  }>().certificate;

const use = (uuid: string, code: string, covered: number, kind = "prepayment") =>
  shop.post("/spa/pay-by-certificate", { uuid, code, kind, covered });

const ledger = (uuid: string) =>
  shop.rows(
    `SELECT kind, entry.amount_minor AS minor FROM certificate_entry entry
       JOIN certificate ON certificate.id = certificate_id WHERE uuid = $1 ORDER BY entry.id`,
    uuid,
  );

describe("ordering", () => {
  it.each([
    ["amount", { amount: 99_999 }],
    ["amount", { amount: 30_000_001 }],
    ["send_on", { send_on: addDays(today, -1) }],
    ["send_on", { send_on: addDays(today, 366) }],
    ["recipient_email", { recipient_email: "olga" }],
    ["buyer_email", { buyer_email: "" }],
    ["agree", { agree: false }],
  ])("names the field %s of %j", async (field, changes) => {
    const response = await ask(changes);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(faultsOf(response) ?? {})).toEqual([field]);
  });

  it("is done once for a key", async () => {
    const key = { "idempotency-key": "one-gift-for-olga" };
    const [first, second] = await Promise.all([ask({}, key), ask({}, key)]);
    expect(first?.json<CertificateOrder>().uuid).toBe(second?.json<CertificateOrder>().uuid);
  });

  it("is worth nothing before it is paid", async () => {
    const { uuid, state, code_ending } = await order();
    expect([state, code_ending]).toEqual(["ordered", null]);
    expect(await ledger(uuid)).toEqual([]);
    expect((await shop.post("/spa/refund-certificate", { uuid })).statusCode).toBe(409);
    expect((await shop.post("/spa/resend-certificate", { uuid })).statusCode).toBe(409);
  });
});

describe("buying", () => {
  it("goes through the provider, and the letter has the code at once", async () => {
    const { uuid, payment, code, recipient } = await buy();
    expect(payment).toMatchObject({ amount: 500_000, booking_uuid: null, certificate_uuid: uuid });
    expect(await orderNow(uuid)).toMatchObject({
      state: "good",
      code_ending: code.slice(-4),
      until: addDays(today, 365),
      may_refund: true,
    });
    expect(await balance(code)).toMatchObject({
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

  it("is taken once, however often the bank tells of it", async () => {
    const { uuid } = await order();
    const payment = await pay(uuid);
    await Promise.all(Array.from({ length: 8 }, () => bank.notify(payment)));
    expect(await ledger(uuid)).toEqual([{ kind: "bought", minor: 500_000 }]);
    expect((await bank.create(uuid, { purpose: "certificate", kind: "full" })).statusCode).toBe(
      409,
    );
  });

  it("gives a second payment back", async () => {
    const { uuid } = await order();
    const first = await pay(uuid);
    expect(await bank.notify(first, { outcome: "failed" })).toBe(200);
    const second = await pay(uuid);
    await bank.notify(second);
    await bank.notify(first);
    expect(await bank.refunds(first)).toEqual([{ reason: "already_paid", amount: 500_000 }]);
    expect(await ledger(uuid)).toHaveLength(1);
  });

  it("waits for the day of the letter", async () => {
    const { uuid, recipient, code } = await buy({ send_on: addDays(today, 10) });
    expect(code).toBe("");
    expect((await orderNow(uuid)).state).toBe("waiting");
    await sendCertificates(shop.context);
    expect((await orderNow(uuid)).state).toBe("waiting");
    const later = new Date(Date.now() + 10 * 86_400_000);
    await Promise.all([1, 2, 3].map(() => sendCertificates(shop.context, later)));
    const letters = await shop.rows(
      "SELECT FROM outbox WHERE kind = 'certificateGift' AND recipient = $1",
      recipient,
    );
    expect(letters).toHaveLength(1);
    expect((await orderNow(uuid)).until).toBe(addDays(today, 375));
    expect(await balance(await codeFor(recipient))).toMatchObject({ balance: 500_000 });
  });

  it("keeps the code in no table but the letter's", async () => {
    const { uuid, code } = await buy();
    const rows = await shop.rows(
      `SELECT certificate::text AS one, (SELECT string_agg(entry::text, '') FROM certificate_entry entry
         WHERE certificate_id = certificate.id) AS two FROM certificate WHERE uuid = $1`,
      uuid,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("can be sent again, and the earlier code is void", async () => {
    const { uuid, code } = await buy();
    const again = { uuid, recipient_email: "nina@example.org" };
    expect((await shop.post("/spa/resend-certificate", again)).statusCode).toBe(200);
    expect(await balance(code)).toBeNull();
    expect(await balance(await codeFor("nina@example.org"))).toMatchObject({ balance: 500_000 });
  });
});

describe("a balance", () => {
  it("is answered in one shape for codes that there are not", async () => {
    const { code } = await buy();
    const wrong = `${code.slice(0, 5)}${code[5] === "A" ? "B" : "A"}${code.slice(6)}`;
    for (const typed of [wrong, "nothing", "0000-0000-0000-0001"]) {
      const response = await shop.post("/spa/certificate-balance", { code: typed });
      expect([response.statusCode, response.json()]).toEqual([200, { certificate: null }]);
    }
  });

  it("is refused to whoever tries one code after another", async () => {
    const from = { "x-forwarded-for": "203.0.113.9" };
    const tries = [];
    for (let one = 0; one < 60; one += 1)
      tries.push(await shop.post("/spa/certificate-balance", { code: "nothing" }, from));
    expect(tries.some(({ statusCode }) => statusCode === 429)).toBe(true);
    await shop.rows("DELETE FROM allowance");
  });

  it("is as little told by paying with one code after another", async () => {
    const { code } = await buy();
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

  it("prints with the code that was typed", async () => {
    const { code } = await buy({ light: "night" });
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

describe("paying for a booking", () => {
  /** Two seats, 20 000 roubles in all, prepayment 4 000. */
  const book = () => shop.book();

  it("covers the prepayment, and the rest is kept", async () => {
    const { code, uuid } = await buy();
    const booking = await book();
    const response = await use(booking.uuid, code, 400_000);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 3,
      paid: 400_000,
      receipts: [{ method: "certificate", certificate: code.slice(-4), amount: 400_000 }],
    });
    expect(await balance(code)).toMatchObject({ balance: 100_000 });
    expect(await shop.messages(booking.id, "bookingPaid")).toHaveLength(1);
    expect(await shop.messages(booking.id, "organizerBookingPaid")).not.toHaveLength(0);
    expect((await orderNow(uuid)).may_refund).toBe(false);
  });

  it("covers a part, and a card pays the other", async () => {
    const { code } = await buy({ amount: 150_000 });
    const booking = await book();
    expect((await use(booking.uuid, code, 150_000)).json()).toMatchObject({
      status: 2,
      paid: 150_000,
      refund_today: { refund: 150_000, kept: 0 },
    });
    expect(await shop.messages(booking.id, "bookingPaid")).toHaveLength(0);
    // However late: what does not make the booking yet is kept by nobody.
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

  it("comes back to the certificate when the time to pay the other part is over", async () => {
    const { code, uuid } = await buy({ amount: 150_000 });
    const booking = await book();
    await use(booking.uuid, code, 150_000);
    const late = await bank.open(booking.uuid);
    await shop.endHolds(booking.id);
    await releaseExpiredHolds(shop.context);
    expect(await balance(code)).toMatchObject({ balance: 150_000 });
    expect(await ledger(uuid)).toEqual([
      { kind: "bought", minor: 150_000 },
      { kind: "spent", minor: -150_000 },
      { kind: "returned", minor: 150_000 },
    ]);
    // The card's part alone makes no booking.
    await bank.notify(late);
    expect(await bank.refunds(late)).toEqual([{ reason: "booking_canceled", amount: 250_000 }]);
    expect(await shop.booking(booking.uuid)).toMatchObject({ status: 7, paid: 0 });
  });

  it("comes back to the certificate when the trip is cancelled, and a letter says so", async () => {
    const { code } = await buy();
    const booking = await book();
    await use(booking.uuid, code, 400_000);
    const { refund_today: refund } = await shop.booking(booking.uuid);
    expect(refund?.refund).toBe(400_000);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 400_000 });
    expect(await balance(code)).toMatchObject({ balance: 500_000 });
    expect(await shop.booking(booking.uuid)).toMatchObject({
      refund: { amount: 400_000, is_sent: true },
    });
    const [letter] = await shop.messages(booking.id, "bookingRefundOnCertificate");
    expect(letter?.body).toContain(code.slice(-4));
    expect(letter?.body).not.toContain(code);
  });

  it("gives each part back the way it came, the newest first", async () => {
    const { code } = await buy();
    const booking = await book();
    await use(booking.uuid, code, 400_000);
    const rest = await bank.open(booking.uuid, { kind: "payment" });
    await bank.notify(rest);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 2_000_000 });
    expect(await bank.refunds(rest)).toEqual([{ reason: "booking_canceled", amount: 1_600_000 }]);
    expect(await balance(code)).toMatchObject({ balance: 500_000 });
  });

  it("is refused for what cannot be paid with it", async () => {
    const { code } = await buy();
    const { uuid } = await book();
    const faultOf = async (typed: string) => faultsOf(await use(uuid, typed, 400_000))?.["code"];
    expect(await faultOf("nothing")).toBeDefined();
    expect(await faultOf("0000-0000-0000-0001")).toBeDefined();
    const told = await use(uuid, code, 300_000);
    expect([told.statusCode, codeOf(told)]).toEqual([409, "conflict"]);
    const abroad = await shop.book(
      { currency: "USD", priceMinor: 10_000 },
      {
        "x-localization": "intl",
        "x-language": "en",
      },
    );
    expect(faultsOf(await use(abroad.uuid, code, 4000))?.["code"]).toBeDefined();
    expect(await balance(code)).toMatchObject({ balance: 500_000 });
  });

  it("is done once for a key", async () => {
    const { code } = await buy();
    const { uuid } = await book();
    const key = { "idempotency-key": "pay-once-with-it" };
    const body = { uuid, code, kind: "prepayment", covered: 400_000 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post("/spa/pay-by-certificate", body, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await balance(code)).toMatchObject({ balance: 100_000 });
  });
});

describe("an end", () => {
  it("takes what is left, the day after the last", async () => {
    const { code, uuid } = await buy();
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await endCertificates(shop.context, at(364));
    expect(await balance(code)).toMatchObject({ balance: 500_000 });
    await Promise.all([1, 2, 3].map(() => endCertificates(shop.context, at(367))));
    expect(await ledger(uuid)).toEqual([
      { kind: "bought", minor: 500_000 },
      { kind: "expired", minor: -500_000 },
    ]);
  });

  it("is put off for what comes back", async () => {
    const { code, uuid } = await buy();
    const booking = await shop.book();
    await use(booking.uuid, code, 400_000);
    await shop.rows(
      "UPDATE certificate SET valid_until = $2 WHERE uuid = $1",
      uuid,
      addDays(today, -5),
    );
    await endCertificates(shop.context);
    await shop.post("/spa/cancel-booking", { uuid: booking.uuid, refund: 400_000 });
    expect(await balance(code)).toMatchObject({
      state: "good",
      balance: 400_000,
      until: addDays(today, 90),
    });
  });

  it("is the buyer's to choose while nothing of it is used: the money comes back once", async () => {
    const { code, uuid, payment } = await buy();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post("/spa/refund-certificate", { uuid })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await bank.refunds(payment)).toEqual([
      { reason: "certificate_returned", amount: 500_000 },
    ]);
    await executeRefunds(shop.context);
    expect(await orderNow(uuid)).toMatchObject({ state: "refunded", may_refund: false });
    const booking = await shop.book();
    expect(faultsOf(await use(booking.uuid, code, 400_000))?.["code"]).toBeDefined();
    const letters = await shop.rows(
      "SELECT FROM outbox WHERE kind = 'certificateRefundSent' AND body LIKE '%' || $1 || '%'",
      uuid,
    );
    expect(letters).toHaveLength(1);
  });
});
