import { z } from "zod";
import { ConfigError, setting } from "./setting.ts";

/** A base64url string that encodes the given number of bytes. */
const key = (bytes: number) =>
  setting(
    z
      .string()
      .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))
      .optional(),
  );

/** VAPID keys that identify this shop to push services (RFC 8292). */
export const pushSettings = {
  VAPID_PUBLIC_KEY: key(65),
  VAPID_PRIVATE_KEY: key(32),
  PUSH_SERVICE_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
};

type Values = z.output<z.ZodObject<typeof pushSettings>> & { STAFF_EMAIL: string };

/** Settings of web push; null if not configured. */
export type PushConfig = {
  publicKey: string;
  privateKey: string;
  subject: string;
  /** URL of a test server that receives all pushes instead of the browsers' push services; null in normal use. */
  serviceUrl: string | null;
} | null;

/** Returns the name of the missing key if only one of the pair is set. */
export function missingPushSettings(values: Values): string[] {
  const names = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;
  const missing = names.filter((name) => values[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

export function pushConfig(values: Values, isProduction: boolean): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  const serviceUrl = values.PUSH_SERVICE_URL ?? null;
  if (serviceUrl !== null && isProduction)
    throw new ConfigError("PUSH_SERVICE_URL: a stand-in is not for NODE_ENV=production");
  if (!publicKey || !privateKey) return null;
  // Push services use this address to report problems.
  return { publicKey, privateKey, subject: `mailto:${values.STAFF_EMAIL}`, serviceUrl };
}
