import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../../testing/bank.ts";
import { ownPage, Shop } from "../../../../testing/shop.ts";

const certificate = {
  amount: 500_000,
  light: "dawn",
  recipient_email: "olga@example.org",
  buyer_name: "Пётр",
  buyer_email: "petr@example.org",
  agree: true,
};

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

describe("the sandbox's page", () => {
  it.each([
    ["ru", "Оплатить 4\u00a0000\u00a0₽"],
    ["en", "Pay 4\u00a0000\u00a0₽"],
    ["de", "4.000\u00a0₽ zahlen"],
    ["zh", "支付₽4,000"],
  ])("is shown in %s and runs no scripts", async (language, button) => {
    const { uuid } = await shop.book({}, { "x-language": language });
    const payment = await bank.open(uuid);
    const page = await shop.get(`/sandbox/pay/${payment.uuid}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(button);
    expect(page.body).not.toContain("<script");
    const policy = page.headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
  });

  it.each([
    ["ru", "Заказ сертификата №", "Подарочный сертификат", "Бронь"],
    ["en", "Certificate order ", "Gift certificate", "Booking"],
    ["de", "Gutscheinbestellung ", "Geschenkgutschein", "Buchung"],
    ["zh", "礼品卡订单 ", "礼品卡", "预订"],
  ])(
    "names a certificate that is paid for in %s, never a booking",
    async (language, order, title, booking) => {
      const ordered = await shop.post("/spa/order-certificate", certificate, {
        "x-language": language,
      });
      const { uuid } = ordered.json<CertificateOrder>();
      const payment = await bank.open(uuid, { purpose: "certificate", kind: "full" });
      const { body } = await shop.get(`/sandbox/pay/${payment.uuid}`);
      expect(body).toMatch(new RegExp(`<title>[^<]*${order}\\d+</title>`));
      expect(body).toMatch(new RegExp(`<dt>${order}\\d+</dt>\\s*<dd>${title}</dd>`));
      expect(body).not.toContain(booking);
    },
  );

  it.each([
    ["pay", 3, 2, "/booking/uuid/"],
    ["twice", 3, 2, "/booking/uuid/"],
    ["hang", 2, 1, "/booking/uuid/"],
    ["fail", 2, 3, "/payment-failed?from=bank&payment="],
  ])(
    '"%s" leads to booking status %i, payment status %i and back to %s',
    async (outcome, bookingStatus, paymentStatus, address) => {
      const { uuid, id } = await shop.book();
      const payment = await bank.open(uuid);
      const pressed = await bank.press(payment, outcome);
      expect(pressed.statusCode).toBe(303);
      const back = String(pressed.headers.location);
      expect(back).toContain(address);
      expect(new URL(back).searchParams.get("payment")).toBe(payment.uuid);
      expect((await shop.booking(uuid)).status).toBe(bookingStatus);
      expect(await bank.status(payment)).toBe(paymentStatus);
      expect(await shop.messages(id, "bookingPaid")).toHaveLength(paymentStatus === 2 ? 1 : 0);
      const page = await shop.get(`/sandbox/pay/${payment.uuid}`);
      expect(page.body.includes('value="pay"')).toBe(paymentStatus === 1);
    },
  );

  it("refuses forms from other sites and unknown outcomes", async () => {
    const payment = await bank.open((await shop.book()).uuid);
    const strangers: Record<string, string>[] = [
      {},
      { origin: "https://evil.example" },
      { ...ownPage, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of strangers) {
      expect((await bank.press(payment, "pay", headers)).statusCode).toBe(403);
    }
    expect((await bank.press(payment, "steal")).statusCode).toBe(400);
    expect(await bank.status(payment)).toBe(1);
  });

  it("answers 404 for payments that do not exist", async () => {
    for (const uuid of ["nothing", "00000000-0000-4000-8000-000000000000"]) {
      expect((await shop.get(`/sandbox/pay/${uuid}`)).statusCode).toBe(404);
    }
  });
});
