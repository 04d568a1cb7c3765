import { z } from "zod";
import { ConfigError, setting } from "./setting.ts";

/** Base64url of so many bytes. */
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

/** Null: push is not set up. */
export type PushConfig = {
  publicKey: string;
  privateKey: string;
  subject: string;
  /** Stand-in that receives all pushes instead of the browsers' own services; null without one. */
  serviceUrl: string | null;
} | null;

/** Names of missing keys if only one of the pair is set. */
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
  // The contact for a push service if something goes wrong.
  return { publicKey, privateKey, subject: `mailto:${values.STAFF_EMAIL}`, serviceUrl };
}
