import { z } from "zod";
import { setting } from "./setting.ts";

const number = /^([A-Z]{2}):(\+\d{9,15})$/;

/** Shared numbers that organizers are called through, and the gateway behind them. */
export const callSettings = {
  /** `RU:+74950000000,US:+12020000000`; the first serves countries that have none. */
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

/** Null: calling is not set up. */
export type CallConfig = {
  /** By ISO code of the country; "" for all others. */
  numbers: ReadonlyMap<string, string>;
  secret: string;
  /** Where browsers call; null: by phone alone. */
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
