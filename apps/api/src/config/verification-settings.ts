import { z } from "zod";
import { setting } from "./setting.ts";

const secret = setting(z.string().min(8).max(500).optional());

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** Environment variables for identity verification; see `.env.example`. */
export const verificationSettings = {
  SUMSUB_APP_TOKEN: secret,
  SUMSUB_SECRET_KEY: secret,
  SUMSUB_WEBHOOK_SECRET: secret,
  SUMSUB_LEVEL: setting(z.string().max(200).default("id-and-liveness")),
  SUMSUB_API_URL: setting(address.default("https://api.sumsub.com")),
  SUMSUB_FORM_URL: setting(address.optional()),
};

type Values = z.output<z.ZodObject<typeof verificationSettings>>;

export interface SumsubSettings {
  appToken: string;
  secretKey: string;
  webhookSecret: string;
  levelName: string;
  apiUrl: string;
  /** URL of a page shown instead of Sumsub's widget, such as the sandbox's form. */
  formUrl: string | undefined;
}

/** Settings of the identity provider; null if not configured. */
export type VerificationConfig = SumsubSettings | null;

const keys = ["SUMSUB_APP_TOKEN", "SUMSUB_SECRET_KEY", "SUMSUB_WEBHOOK_SECRET"] as const;

/** Returns the names of missing keys if only some are set. */
export function missingVerificationSettings(values: Values): string[] {
  const missing = keys.filter((key) => values[key] === undefined);
  return missing.length === keys.length ? [] : missing;
}

export function verificationConfig(values: Values): VerificationConfig {
  const { SUMSUB_APP_TOKEN: appToken, SUMSUB_SECRET_KEY: secretKey } = values;
  const { SUMSUB_WEBHOOK_SECRET: webhookSecret } = values;
  if (!appToken || !secretKey || !webhookSecret) return null;
  return {
    appToken,
    secretKey,
    webhookSecret,
    levelName: values.SUMSUB_LEVEL,
    apiUrl: values.SUMSUB_API_URL,
    formUrl: values.SUMSUB_FORM_URL,
  };
}
