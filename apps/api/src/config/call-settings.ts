import { isCallSandbox, webCallUrlOf } from "@tropa/domain/storefront/call-gateway";
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

type Values = z.output<z.ZodObject<typeof callSettings>> & { NODE_ENV: string };

/** Null: calling is not set up. */
export type CallConfig = {
  /** By ISO code of the country; "" for all others. */
  numbers: ReadonlyMap<string, string>;
  /** Null: the sandbox stands in, and nobody else is told whom a code leads to. */
  secret: string | null;
  /** Where browsers call; null: by phone alone. */
  webUrl: string | null;
} | null;

/** Of no country's plan: whoever dials it by mistake disturbs nobody. */
const sandboxNumber = "+70000000000";

export function callConfig(values: Values, publicUrl: string): CallConfig {
  const webUrl = webCallUrlOf(values, publicUrl);
  if (isCallSandbox(values))
    return { numbers: new Map([["", sandboxNumber]]), secret: null, webUrl };
  const numbers = (values.CALL_NUMBERS ?? []).flatMap((part): [string, string][] =>
    part?.[1] && part[2] ? [[part[1], part[2]]] : [],
  );
  const [first] = numbers;
  if (!first || !values.CALL_GATEWAY_SECRET) return null;
  return {
    numbers: new Map([["", first[1]], ...numbers]),
    secret: values.CALL_GATEWAY_SECRET,
    webUrl,
  };
}
