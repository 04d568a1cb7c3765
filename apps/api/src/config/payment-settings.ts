import { z } from "zod";
import { setting } from "./setting.ts";

const text = setting(z.string().max(500).optional());
const httpAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** Environment variables for payment providers; see `.env.example`. */
export const paymentSettingsShape = {
  TINKOFF_TERMINAL_KEY: text,
  TINKOFF_PASSWORD: text,
  TINKOFF_API_URL: setting(httpAddress.default("https://securepay.tinkoff.ru/v2")),
  TINKOFF_TAXATION: setting(
    z.enum(["osn", "usn_income", "usn_income_outcome", "esn", "patent"]).default("usn_income"),
  ),
  TINKOFF_TAX: setting(
    z
      .enum(["none", "vat0", "vat5", "vat7", "vat10", "vat20", "vat22", "vat105", "vat107"])
      .default("none"),
  ),
  PAYANYWAY_ACCOUNT_ID: setting(z.string().regex(/^\d+$/).max(20).optional()),
  PAYANYWAY_SECRET: text,
  PAYANYWAY_USERNAME: text,
  PAYANYWAY_PASSWORD: text,
  PAYANYWAY_PAYMENT_PASSWORD: text,
  PAYANYWAY_TEST_MODE: setting(z.enum(["0", "1"]).default("0")),
  PAYANYWAY_ASSISTANT_URL: setting(httpAddress.default("https://www.payanyway.ru/assistant.htm")),
  PAYANYWAY_SERVICE_URL: setting(httpAddress.default("https://service.moneta.ru/services")),
  PAYANYWAY_CARD_UNIT_ID: text,
  PAYANYWAY_SBP_UNIT_ID: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: setting(httpAddress.default("https://api.stripe.com")),
  SANDBOX_BANK_URL: setting(httpAddress.optional()),
  SANDBOX_BANK_SECRET: text,
  PAYMENT_TIMEOUT_MS: setting(z.coerce.number().int().min(100).max(60_000).default(10_000)),
};

const paymentSettingsSchema = z.object(paymentSettingsShape);
type Values = z.output<typeof paymentSettingsSchema>;

export interface TinkoffSettings {
  terminalKey: string;
  password: string;
  apiUrl: string;
  /** Tax system and VAT code for the fiscal receipt required by law 54-FZ. */
  taxation: string;
  tax: string;
}

export interface PayanywaySettings {
  accountId: string;
  secret: string;
  /** Credentials of MONETA's merchant API, which reports and refunds operations. */
  username: string;
  password: string;
  paymentPassword: string | undefined;
  isTestMode: boolean;
  assistantUrl: string;
  serviceUrl: string;
  /** Payment methods opened directly; without one, MONETA's page offers all methods. */
  unitIds: { card: string | undefined; sbp: string | undefined };
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

/** The sandbox bank of `apps/sandbox`, which moves no real money. */
export interface SandboxBankSettings {
  url: string;
  secret: string;
}

/** Settings of the configured payment providers (null without keys), and settings common to all. */
export interface PaymentSettings {
  tinkoff: TinkoffSettings | null;
  payanyway: PayanywaySettings | null;
  stripe: StripeSettings | null;
  sandbox: SandboxBankSettings | null;
  /** Timeout of a request to a provider, ms. */
  timeoutMs: number;
}

/** Returns the names of missing variables of providers for which only some are set. */
export function missingPaymentSettings(values: Values): string[] {
  const groups: (keyof Values)[][] = [
    ["TINKOFF_TERMINAL_KEY", "TINKOFF_PASSWORD"],
    ["PAYANYWAY_ACCOUNT_ID", "PAYANYWAY_SECRET", "PAYANYWAY_USERNAME", "PAYANYWAY_PASSWORD"],
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["SANDBOX_BANK_URL", "SANDBOX_BANK_SECRET"],
  ];
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    return missing.length === group.length ? [] : missing;
  });
}

/** Reads the settings of all providers; null for one that lacks keys (`missingPaymentSettings` names them). */
export function readPaymentSettings(values: Values): PaymentSettings {
  return {
    tinkoff: tinkoffSettings(values),
    payanyway: payanywaySettings(values),
    stripe: stripeSettings(values),
    sandbox: sandboxSettings(values),
    timeoutMs: values.PAYMENT_TIMEOUT_MS,
  };
}

function tinkoffSettings(values: Values): TinkoffSettings | null {
  const { TINKOFF_TERMINAL_KEY: terminalKey, TINKOFF_PASSWORD: password } = values;
  if (terminalKey === undefined || password === undefined) return null;
  return {
    terminalKey,
    password,
    apiUrl: values.TINKOFF_API_URL,
    taxation: values.TINKOFF_TAXATION,
    tax: values.TINKOFF_TAX,
  };
}

function payanywaySettings(values: Values): PayanywaySettings | null {
  const {
    PAYANYWAY_ACCOUNT_ID: accountId,
    PAYANYWAY_SECRET: secret,
    PAYANYWAY_USERNAME: username,
    PAYANYWAY_PASSWORD: password,
  } = values;
  if (!accountId || !secret || !username || !password) return null;
  return {
    accountId,
    secret,
    username,
    password,
    paymentPassword: values.PAYANYWAY_PAYMENT_PASSWORD,
    isTestMode: values.PAYANYWAY_TEST_MODE === "1",
    assistantUrl: values.PAYANYWAY_ASSISTANT_URL,
    serviceUrl: values.PAYANYWAY_SERVICE_URL,
    unitIds: { card: values.PAYANYWAY_CARD_UNIT_ID, sbp: values.PAYANYWAY_SBP_UNIT_ID },
  };
}

function stripeSettings(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}

function sandboxSettings(values: Values): SandboxBankSettings | null {
  const { SANDBOX_BANK_URL: url, SANDBOX_BANK_SECRET: secret } = values;
  return url === undefined || secret === undefined ? null : { url, secret };
}
