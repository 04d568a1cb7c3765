import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testStorefronts, testConfig } from "../../../../testing/fixtures.ts";
import {
  readAmount,
  signAnswer,
  signCheck,
  signNotification,
  signRequest,
  writeAmount,
} from "./payanyway/payanyway-signature.ts";
import { createProviders } from "./providers.ts";
import { createStripe } from "./stripe-provider.ts";
import { tinkoffToken } from "./tinkoff/tinkoff-token.ts";

/** Examples that the providers publish: our signer is never tested against itself alone. */

describe("T-Bank's documented tokens", () => {
  const init = {
    TerminalKey: "MerchantTerminalKey",
    Amount: 19_200,
    OrderId: "00000",
    Description: "Подарочная карта на 1000 рублей",
  };
  const expected = "72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2";

  it("match for Init, whose nested objects are not signed", () => {
    const nested = {
      DATA: { Phone: "+71234567890", Email: "a@test.com" },
      Receipt: { Email: "a@test.ru", Phone: "+79031234567", Taxation: "osn", Items: [] },
      Token: "not signed either",
    };
    expect(tinkoffToken({ ...init, ...nested }, "11111111111111")).toBe(expected);
    expect(tinkoffToken({ ...init, Amount: 19_201 }, "11111111111111")).not.toBe(expected);
  });

  const notification = {
    TerminalKey: "1234567890DEMO",
    OrderId: "000000",
    Success: true,
    Status: "AUTHORIZED",
    PaymentId: "0000000",
    ErrorCode: "0",
    Amount: "1111",
    CardId: "000000",
    Pan: "200000******0000",
    ExpDate: "1111",
    RebillId: "000000",
  };

  it("match for a notification, with its boolean as a word and without Data", () => {
    const token = "1c0964277d0213349243065a0d5b838b8e90d2d25f740d0f2767836e710e80c8";
    expect(tinkoffToken({ ...notification, Data: { a: "b" } }, "11111111111")).toBe(token);
    expect(tinkoffToken({ ...notification, Success: "true" }, "11111111111")).toBe(token);
    expect(tinkoffToken({ ...notification, Success: false }, "11111111111")).not.toBe(token);
  });
});

describe("MONETA's documented signatures", () => {
  const order = {
    MNT_ID: "54600817",
    MNT_TRANSACTION_ID: "FF790ABCD",
    MNT_AMOUNT: "120.25",
    MNT_CURRENCY_CODE: "RUB",
    MNT_TEST_MODE: "0",
  };

  it("match for a request, a notification and an answer", () => {
    expect(signRequest(order, "QWERTY")).toBe("c8222aef6362c7f1239ccdc729d1a200");
    const paid = { ...order, MNT_OPERATION_ID: "123456" };
    expect(signNotification(paid, "QWERTY")).toBe("69bdf9bd91820b8f7b4c4b25d3d22dfa");
    const answer = { ...order, MNT_RESULT_CODE: "200" };
    expect(signAnswer(answer, "QWERTY")).toBe("29807c8e5d82198b5c4360e6ec711cce");
  });

  it("match a formula computed by hand for a check, because none is published", () => {
    const fields = {
      ...order,
      MNT_COMMAND: "CHECK",
      MNT_OPERATION_ID: "123456",
      MNT_SUBSCRIBER_ID: "ann",
    };
    const byHand = createHash("md5").update("CHECK54600817FF790ABCD123456120.25RUBann0QWERTY");
    expect(signCheck(fields, "QWERTY")).toBe(byHand.digest("hex"));
  });

  it("use amounts with two decimals, which can be read back", () => {
    expect([1, 100, 12_025, 400_000].map(writeAmount)).toEqual([
      "0.01",
      "1.00",
      "120.25",
      "4000.00",
    ]);
    const read = ["0.01", "1", "120.25", "4000.0", "-5.5", "120.250", "1.234", "1e3", ""];
    expect(read.map(readAmount)).toEqual([1, 100, 12_025, 400_000, -550, 12_025, null, null, null]);
  });
});

describe("Stripe's published signature", () => {
  const at = 1_533_204_620;
  const header = `t=${at},v1=82216eca827bcb7b34b8055eb2d2d9e6bc13b9ac39ded14a61e69f70c565f53a,v0=63f3a72374a733066c4be69ed7f8e5ac85c22c9f0a6a612ab9a025a9e4ee7eef`;
  const payload = `{
  "id": "evt_123",
  "object": "event",
  "account": "acct_123",
  "api_version": "2017-05-25",
  "created": 1533204620,
  "data": {
    "object": {
      "id": "ii_123",
      "object": "invoiceitem",
      "amount": 1000,
      "currency": "usd",
      "customer": "cus_123",
      "date": 1533204620,
      "description": "Test Invoice Item",
      "discountable": false,
      "invoice": "in_123",
      "livemode": false,
      "metadata": {},
      "period": {
        "start": 1533204620,
        "end": 1533204620
      },
      "proration": false,
      "quantity": 3
    }
  },
  "livemode": false,
  "pending_webhooks": 1,
  "request": {
    "id": "req_123",
    "idempotency_key": "idempotency-key-123"
  },
  "type": "invoiceitem.created"
}
`;
  const readAt = (seconds: number, signature = header, body = payload) => {
    const settings = {
      secretKey: "sk_test_123",
      webhookSecret: "webhook_secret",
      apiUrl: "https://api.stripe.com",
    };
    const stripe = createStripe(settings, 1000, () => (at + seconds) * 1000);
    return () => stripe.parseNotification(Buffer.from(body), { "stripe-signature": signature });
  };

  it("is accepted within five minutes either way, and its event is treated as unknown", () => {
    for (const seconds of [0, 100, 300, -300])
      expect(readAt(seconds)()).toMatchObject({ outcome: "unknown" });
    expect(readAt(301)).toThrow("forbidden");
    expect(readAt(-301)).toThrow("forbidden");
  });

  it("is refused for other bytes, another signature or another time", () => {
    expect(readAt(0, header, payload.trimEnd())).toThrow("forbidden");
    expect(readAt(0, header.replace("v1=8", "v1=9"))).toThrow("forbidden");
    expect(readAt(0, header.replace(/,v1=[^,]*/, ""))).toThrow("forbidden");
    expect(readAt(-1000, `t=${at - 1000},${header}`)).toThrow("forbidden");
    expect(readAt(0, "")).toThrow("forbidden");
  });
});

describe("provider keys", () => {
  it("must be complete when any of them is configured", () => {
    expect(() => testConfig({ TINKOFF_TERMINAL_KEY: "shop" })).toThrow("TINKOFF_PASSWORD");
    expect(() => testConfig({ SANDBOX_BANK_SECRET: "" })).toThrow("SANDBOX_BANK_SECRET");
    expect(() => testConfig({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toThrow("STRIPE_SECRET_KEY");
    const withoutService = { PAYANYWAY_ACCOUNT_ID: "1", PAYANYWAY_SECRET: "s" };
    expect(() => testConfig(withoutService)).toThrow("PAYANYWAY_USERNAME, PAYANYWAY_PASSWORD");
  });

  it("disable the sandbox bank on their storefront; production disables it everywhere", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const production = { NODE_ENV: "production", SANDBOX_BANK_URL: "", SANDBOX_BANK_SECRET: "" };
    const providers = createProviders(testConfig({ ...production, ...keys }));
    expect(providers.collectorFor(testStorefronts.of("intl"), "stripe").name).toBe("stripe");
    expect(() => providers.collectorFor(testStorefronts.of("intl"), "sandbox")).toThrow(
      "validation",
    );
    expect(() => providers.collectorFor(testStorefronts.of("ru"), "tinkoff")).toThrow(
      "unavailable",
    );
    expect(providers.byName("sandbox")).toBeNull();

    const withSandbox = createProviders(testConfig(keys));
    expect(withSandbox.collectorFor(testStorefronts.of("ru"), "payanyway").name).toBe("sandbox");
    expect(() => withSandbox.collectorFor(testStorefronts.of("intl"), "sandbox")).toThrow(
      "validation",
    );
  });
});
