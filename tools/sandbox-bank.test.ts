import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../apps/api/testing/bank.ts";
import type { PaymentAnswer } from "../apps/api/testing/bank.ts";
import { Shop } from "../apps/api/testing/shop.ts";
import { bankKeys } from "../apps/api/testing/stand-ins/sandbox-bank.ts";
import { readSettings } from "../apps/sandbox/src/settings.ts";
import type { CertificateOrder } from "../packages/api-contract/src/sales/calls-certificates.ts";
import { createSandbox } from "../apps/sandbox/src/server.ts";

let shop: Shop;
let bank: Bank;
let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
  await shop.server.listen({ port: 0, host: "127.0.0.1" });
  sandbox = openSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

const openSandbox = () =>
  createSandbox(readSettings({ API_URL: shop.server.listeningOrigin, ...bankKeys }));

async function begin(language = "ru", changes = {}) {
  const { uuid, id } = await shop.book({}, { "x-language": language });
  return { uuid, id, ...(await open(uuid, changes)) };
}

/** The payment, and the path of its page at the bank. */
async function open(uuid: string, changes = {}) {
  const { payment, url, sbp } = (await bank.create(uuid, changes)).json<PaymentAnswer>();
  const { pathname, search } = new URL(url);
  return { payment, page: pathname + search, sbp };
}

const certificate = {
  amount: 500_000,
  light: "dawn",
  recipient_email: "olga@example.org",
  buyer_name: "Пётр",
  buyer_email: "petr@example.org",
  agree: true,
};

const ownPage = { "sec-fetch-site": "same-origin" };
const press = (
  page: string,
  outcome: string,
  headers: Record<string, string> = ownPage,
  server = sandbox,
) =>
  server.inject({
    method: "POST",
    url: page,
    payload: `outcome=${outcome}`,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  });

describe("the practice bank's page", () => {
  it.each([
    ["ru", "Оплатить 4\u00a0000\u00a0₽"],
    ["en", "Pay 4\u00a0000\u00a0₽"],
    ["de", "4.000\u00a0₽ zahlen"],
    ["zh", "支付₽4,000"],
  ])("is shown in %s and runs no scripts", async (language, button) => {
    const { page } = await begin(language);
    const { statusCode, body, headers } = await sandbox.inject(page);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(button);
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["ru", "Заказ сертификата №", "Подарочный сертификат", "Бронь"],
    ["en", "Certificate order ", "Gift certificate", "Booking"],
    ["de", "Gutscheinbestellung ", "Geschenkgutschein", "Buchung"],
    ["zh", "礼品卡订单 ", "礼品卡", "预订"],
  ])(
    "calls a certificate that is paid for a certificate in %s, never a booking",
    async (language, order, title, booking) => {
      const ordered = await shop.post("/spa/order-certificate", certificate, {
        "x-language": language,
      });
      const { uuid } = ordered.json<CertificateOrder>();
      const { page } = await open(uuid, { purpose: "certificate", kind: "full" });
      const { body } = await sandbox.inject(page);
      expect(body).toMatch(new RegExp(`<title>[^<]*${order}\\d+</title>`));
      expect(body).toMatch(new RegExp(`<dt>${order}\\d+</dt>\\s*<dd>${title}</dd>`));
      expect(body).not.toContain(booking);
    },
  );

  it.each([
    ["pay", 3, 2, "paid"],
    ["twice", 3, 2, "paid"],
    ["hang", 2, 1, "paid"],
    ["fail", 2, 3, "failed"],
  ])(
    '"%s" leads to booking status %i, payment status %i and back with "%s"',
    async (outcome, bookingStatus, paymentStatus, result) => {
      const { uuid, id, payment, page } = await begin();
      const pressed = await press(page, outcome);
      expect(pressed.statusCode).toBe(303);
      expect(pressed.headers.location).toBe(
        `http://localhost:4000/payments/return/${payment.uuid}?result=${result}`,
      );
      expect((await shop.booking(uuid)).status).toBe(bookingStatus);
      expect(await bank.status(payment)).toBe(paymentStatus);
      expect(await shop.messages(id, "bookingPaid")).toHaveLength(paymentStatus === 2 ? 1 : 0);
      const { body } = await sandbox.inject(page);
      expect(body.includes('value="pay"')).toBe(paymentStatus === 1);
    },
  );

  it("sends partial payments, refunds, disputes and a notification that the shop does not know", async () => {
    const { uuid, page } = await begin();
    await press(page, "half");
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, paid: 200_000 });
    const rest = await open(uuid);
    await press(rest.page, "pay");
    for (const outcome of ["returnPart", "dispute", "disputeLost", "refundFailed", "unknown"])
      expect((await press(rest.page, outcome)).headers.location).toBe(rest.page);
    expect(await bank.refunds(rest.payment)).toEqual([
      { reason: "returned_elsewhere", amount: 100_000 },
    ]);
    expect((await sandbox.inject(rest.page)).body).toContain('value="disputeWon"');
    const unknown = "SELECT details FROM payment_alert WHERE reason = 'unknown_notification'";
    expect(await shop.rows(unknown)).toEqual([
      { details: `sandbox: moon_phase, ${rest.payment.uuid}` },
    ]);
  });

  it("is reached by the short address in a QR code", async () => {
    const { payment, sbp } = await begin("ru", { method: "sbp" });
    expect(sbp).toMatchObject({
      payload: `http://localhost:4000/payments/open/${payment.uuid}`,
      is_for_apps: true,
    });
  });

  it("accepts a payment again after a restart, and the shop counts its money once", async () => {
    const { uuid, payment, page } = await begin();
    await press(page, "pay");
    const restarted = openSandbox();
    expect((await press(page, "pay", ownPage, restarted)).statusCode).toBe(303);
    await restarted.close();
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
    expect(await bank.refunds(payment)).toEqual([]);
  });

  it("refuses forms from other sites, unknown outcomes and links that the shop did not sign", async () => {
    const { payment, page } = await begin();
    const strangers: Record<string, string>[] = [
      {},
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of strangers)
      expect((await press(page, "pay", headers)).statusCode).toBe(403);
    expect((await press(page, "steal")).statusCode).toBe(400);
    for (const forged of ["/bank/pay", page.replace("order=", "order=e"), page.slice(0, -1)]) {
      expect((await sandbox.inject(forged)).statusCode).toBe(404);
      expect((await press(forged, "pay")).statusCode).toBe(404);
    }
    expect(await bank.status(payment)).toBe(1);
  });
});
