import { z } from "zod";
import { setting } from "./setting.ts";

const number = /^([A-Z]{2}):(\+\d{9,15})$/;

/** Environment variables for calls to organizers: shared phone numbers and their gateway. */
export const callSettings = {
  /** `RU:+74950000000,US:+12020000000`; the first number serves all countries not listed. */
  CALL_NUMBERS: setting(
    z
      .string()
      .transform((text) => text.split(",").map((part) => number.exec(part.trim())))
      .refine((parts) => parts.every((part) => part !== null), {
        error: "country:+number, separated by commas",
      })
      .optional(),
  ),
  CALL_GATEWAY_SECRET: setting(z.string().min(16).optional()),
  WEB_CALL_URL: setting(z.url({ protocol: /^wss?$/ }).optional()),
};

type Values = z.output<z.ZodObject<typeof callSettings>>;

/** Settings of calls; null if not configured. */
export type CallConfig = {
  /** Phone numbers by ISO country code; the key "" holds the number for all other countries. */
  numbers: ReadonlyMap<string, string>;
  secret: string;
  /** URL for calls from the browser; null if only calls by phone are possible. */
  webUrl: string | null;
} | null;

export function callConfig(values: Values): CallConfig {
  const numbers = (values.CALL_NUMBERS ?? []).flatMap((part): [string, string][] =>
    part?.[1] && part[2] ? [[part[1], part[2]]] : [],
  );
  const [first] = numbers;
  if (!first || !values.CALL_GATEWAY_SECRET) return null;
  return {
    numbers: new Map([["", first[1]], ...numbers]),
    secret: values.CALL_GATEWAY_SECRET,
    webUrl: values.WEB_CALL_URL ?? null,
  };
}
