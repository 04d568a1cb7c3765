import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { isCurrency } from "@tropa/domain/money";
import { codeOf } from "../../platform/forms/problems/error-code.ts";

/** The price shown and the current price; null means no price. */
export interface PriceChange {
  seen: SeenSum | null;
  now: SeenSum | null;
}

/** Reads a refusal because the price has changed (409 `price_changed`); null for other errors. */
export function priceChangeOf(error: unknown): PriceChange | null {
  if (codeOf(error) !== "price_changed") return null;
  const price = propertyOf(propertyOf(error, "data"), "price");
  return { seen: sumOf(propertyOf(price, "seen")), now: sumOf(propertyOf(price, "now")) };
}

/** Reads a property of an unknown value; undefined if it is no object. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function sumOf(value: unknown): SeenSum | null {
  const amount = propertyOf(value, "amount");
  const currency = propertyOf(value, "currency");
  return typeof amount === "number" && isCurrency(currency) ? { amount, currency } : null;
}
