import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { isCurrency } from "@tropa/domain/money";
import { codeOf } from "../../platform/forms/problems/error-code.ts";

/** What was seen and what it comes to by now; null is no price. */
export interface PriceChange {
  seen: SeenSum | null;
  now: SeenSum | null;
}

/** Reads the refusal of a call whose sum is another by now (409 `price_changed`); null for every other one. */
export function priceChangeOf(error: unknown): PriceChange | null {
  if (codeOf(error) !== "price_changed") return null;
  const price = memberOf(memberOf(error, "data"), "price");
  return { seen: sumOf(memberOf(price, "seen")), now: sumOf(memberOf(price, "now")) };
}

/** What stands under a name in something that nobody has checked. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function sumOf(value: unknown): SeenSum | null {
  const amount = memberOf(value, "amount");
  const currency = memberOf(value, "currency");
  return typeof amount === "number" && isCurrency(currency) ? { amount, currency } : null;
}
