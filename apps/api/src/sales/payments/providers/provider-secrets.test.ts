import { inspect } from "node:util";
import { expect, it } from "vitest";
import { testConfig } from "../../../../testing/fixtures.ts";
import type { StartedPayment } from "./base/payment-provider.ts";
import { createProviders } from "./providers.ts";

const secrets = {
  TINKOFF_TERMINAL_KEY: "terminal-6f1d3c52",
  TINKOFF_PASSWORD: "password-9a0b4c7e",
  PAYANYWAY_ACCOUNT_ID: "54600817",
  PAYANYWAY_SECRET: "secret-8d2f1b3a",
  PAYANYWAY_USERNAME: "username-5c7e9f01",
  PAYANYWAY_PASSWORD: "password-1b3a5c7e",
  STRIPE_SECRET_KEY: "sk_test_8d2f1b3a5c7e",
  STRIPE_WEBHOOK_SECRET: "whsec_9f016f1d3c52",
};
const payment: StartedPayment = {
  uuid: "6f1d3c52-9a0b-4c7e-8d2f-1b3a5c7e9f01",
  providerRef: "1",
  operationRef: "1",
  amountMinor: 400_000,
  currency: "RUB",
};

it.each(["tinkoff", "payanyway", "stripe"])(
  "keeps keys out of the errors that %s throws and the log records",
  async (name) => {
    // Nothing listens there.
    const nowhere = "http://127.0.0.1:9";
    const config = testConfig({
      ...secrets,
      TINKOFF_API_URL: nowhere,
      PAYANYWAY_SERVICE_URL: nowhere,
      STRIPE_API_URL: nowhere,
      PAYMENT_TIMEOUT_MS: "200",
    });
    const provider = createProviders(config).byName(name);
    const failure: unknown = await provider?.refund(payment, 1, 1).catch((error: unknown) => error);
    const logged = inspect(failure, { depth: null, showHidden: true });
    expect(logged).toContain(`${name} `);
    for (const secret of Object.values(secrets)) expect(logged).not.toContain(secret);
  },
);
