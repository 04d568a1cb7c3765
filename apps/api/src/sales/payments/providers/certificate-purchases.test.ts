import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../../testing/bank.ts";
import type { PaymentAnswer } from "../../../../testing/bank.ts";
import { Shop } from "../../../../testing/shop.ts";
import { PayanywayStandIn } from "../../../../testing/stand-ins/payanyway.ts";
import { deliverTo } from "../../../../testing/stand-ins/stand-in.ts";
import { StripeStandIn } from "../../../../testing/stand-ins/stripe.ts";
import { TinkoffShop } from "../../../../testing/stand-ins/tinkoff-shop.ts";
import { executeRefunds } from "../settlement/refunds.ts";

const account = {
  accountId: "54600817",
  secret: "QWERTY",
  username: "shop@tropa.example",
  password: "service password",
  paymentPassword: "12345",
};
const keys = { secretKey: "sk_test_4eC39Hq", webhookSecret: "whsec_test_secret" };

/** The stand-ins of all providers behind one interface. */
interface Seller {
  shop: Shop;
  provider: "tinkoff" | "payanyway" | "stripe";
  /** Orders of certificates come from a storefront in its currency. */
  amount: number;
  headers: Record<string, string>;
  /** The payer pays, and the provider notifies us; answers whether the notification was accepted. */
  pay: (opened: PaymentAnswer) => Promise<boolean>;
  /** The provider says the same again. */
  repeat: (opened: PaymentAnswer) => Promise<boolean>;
  /** It says that another sum was paid. */
  payLess: (opened: PaymentAnswer) => Promise<boolean>;
  /** A notification signed with a wrong key. */
  forge: (opened: PaymentAnswer) => Promise<boolean>;
  /** What it has given back of a payment. */
  returned: (opened: PaymentAnswer) => number;
  close: () => Promise<void>;
}

const russian = { amount: 500_000, headers: {} };

async function tinkoffSeller(): Promise<Seller> {
  const tested = await TinkoffShop.open();
  const { shop, tinkoff } = tested;
  const order = ({ payment }: PaymentAnswer) => tinkoff.newest(payment.uuid);
  return {
    ...russian,
    shop,
    provider: "tinkoff",
    pay: async ({ payment }) => (await tinkoff.pay(payment.uuid)).every((status) => status === 200),
    repeat: async (opened) => (await tinkoff.notify(order(opened))) === 200,
    payLess: async (opened) =>
      (await tinkoff.notify(order(opened), { Status: "CONFIRMED", Amount: 100 })) === 200,
    forge: async (opened) => {
      const text = tinkoff.write(order(opened), { Status: "CONFIRMED" });
      const payload = text.replace(/"Token":"./, '"Token":"!');
      const { statusCode } = await shop.server.inject({
        method: "POST",
        url: "/payments/tinkoff/notify",
        headers: { "content-type": "application/json" },
        payload,
      });
      return statusCode === 200;
    },
    returned: (opened) => order(opened).returned,
    close: () => tested.close(),
  };
}

async function payanywaySeller(): Promise<Seller> {
  const moneta = new PayanywayStandIn(account);
  await moneta.listen();
  const shop = await Shop.open({
    PAYANYWAY_ACCOUNT_ID: account.accountId,
    PAYANYWAY_SECRET: account.secret,
    PAYANYWAY_USERNAME: account.username,
    PAYANYWAY_PASSWORD: account.password,
    PAYANYWAY_PAYMENT_PASSWORD: account.paymentPassword,
    PAYANYWAY_ASSISTANT_URL: `${moneta.url}/assistant.htm`,
    PAYANYWAY_SERVICE_URL: `${moneta.url}/services`,
    PAYMENT_TIMEOUT_MS: "3000",
  });
  moneta.deliver = deliverTo(shop.server);
  const paid = ({ payment }: PaymentAnswer) =>
    moneta.operations.find(
      ({ clientTransaction, refundOf }) => clientTransaction === payment.uuid && refundOf === null,
    )!;
  const isTaken = ({ body }: { body: string }) => body === "SUCCESS";
  return {
    ...russian,
    shop,
    provider: "payanyway",
    pay: async ({ url }) => isTaken(await moneta.pay(url)),
    repeat: async (opened) => isTaken(await moneta.notify(paid(opened))),
    payLess: async ({ url }) =>
      isTaken(await moneta.notify(moneta.take(await moneta.open(url), { amount: "1.00" }))),
    forge: async ({ url }) =>
      isTaken(
        await moneta.notify(moneta.take(await moneta.open(url)), {
          MNT_SIGNATURE: "0".repeat(32),
        }),
      ),
    returned: (opened) =>
      moneta.operations
        .filter(({ refundOf }) => refundOf === paid(opened).id)
        .reduce((sum, { amount }) => sum + Number(amount) * 100, 0),
    close: async () => {
      await shop.close();
      await moneta.close();
    },
  };
}

async function stripeSeller(): Promise<Seller> {
  const stripe = new StripeStandIn(keys);
  await stripe.listen();
  const shop = await Shop.open({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: stripe.url,
    PAYMENT_TIMEOUT_MS: "3000",
  });
  stripe.deliver = deliverTo(shop.server);
  const type = "checkout.session.completed";
  const paid = ({ url }: PaymentAnswer) => ({
    ...stripe.opened(url),
    status: "complete",
    payment_status: "paid",
  });
  return {
    shop,
    provider: "stripe",
    amount: 5000,
    headers: { "x-localization": "intl", "x-language": "en" },
    pay: async ({ url }) => (await stripe.pay(url)) === 200,
    repeat: async (opened) => (await stripe.notify(type, paid(opened))) === 200,
    payLess: async (opened) =>
      (await stripe.notify(type, { ...paid(opened), amount_total: 50 })) === 200,
    forge: async (opened) =>
      (await stripe.notify(type, paid(opened), { secret: "whsec_guessed" })) === 200,
    returned: ({ url }) =>
      stripe.refunds
        .filter((refund) => refund.payment_intent === stripe.opened(url).payment_intent)
        .reduce((sum, { amount }) => sum + Number(amount), 0),
    close: async () => {
      await shop.close();
      await stripe.close();
    },
  };
}

describe.each([
  ["T-Bank", tinkoffSeller],
  ["PayAnyWay", payanywaySeller],
  ["Stripe", stripeSeller],
] as const)("a certificate bought through %s", (_, open) => {
  let seller: Seller;
  beforeAll(async () => {
    seller = await open();
  });
  afterAll(() => seller.close());

  const stateOf = async (uuid: string) =>
    (await seller.shop.get(`/spa/certificate-order?uuid=${uuid}`)).json<CertificateOrder>().state;

  async function begin() {
    const { shop, provider, amount, headers } = seller;
    const form = {
      amount,
      light: "dawn",
      recipient_email: "olga@example.org",
      buyer_name: "Пётр",
      buyer_email: "petr@example.org",
      agree: true,
    };
    const ordered = await shop.post("/spa/order-certificate", form, headers);
    const { uuid } = ordered.json<CertificateOrder>();
    const bank = new Bank(shop);
    const how = { provider, purpose: "certificate", kind: "full" };
    const opened = (await bank.create(uuid, how)).json<PaymentAnswer>();
    return { uuid, bank, opened };
  }

  it("becomes valid once when its payment is notified repeatedly, and is refunded the same way", async () => {
    const { uuid, bank, opened } = await begin();
    expect(opened.payment.amount).toBe(seller.amount);
    expect(await stateOf(uuid)).toBe("ordered");
    expect(await seller.pay(opened)).toBe(true);
    expect(await stateOf(uuid)).toBe("good");
    expect(await seller.repeat(opened)).toBe(true);
    const entries = await seller.shop.rows(
      `SELECT kind, entry.amount_minor AS minor FROM certificate_entry entry
         JOIN certificate ON certificate.id = certificate_id WHERE uuid = $1`,
      uuid,
    );
    expect(entries).toEqual([{ kind: "bought", minor: seller.amount }]);

    await seller.shop.post("/spa/refund-certificate", { uuid });
    expect(await executeRefunds(seller.shop.context)).toBe(1);
    expect(seller.returned(opened)).toBe(seller.amount);
    expect(await bank.refunds(opened.payment)).toHaveLength(1);
    expect(await stateOf(uuid)).toBe("refunded");
  });

  it("has no value after a forged notification or a payment of a wrong sum, which is refunded", async () => {
    const { uuid, bank, opened } = await begin();
    expect(await seller.forge(opened)).toBe(false);
    expect(await bank.alerts(opened.payment)).toEqual([]);
    expect(await seller.payLess(opened)).toBe(true);
    expect(await bank.alerts(opened.payment)).toEqual([{ reason: "wrong_amount" }]);
    expect([await stateOf(uuid), await bank.status(opened.payment)]).toEqual(["ordered", 2]);
    expect(await bank.refunds(opened.payment)).toMatchObject([{ reason: "wrong_amount" }]);
  });
});
