import type { SeenSum } from "@tropa/api-contract/base/primitives";
import type { Money } from "@tropa/domain/money";
import { ApiError } from "../../platform/errors/api-error.ts";

/** Throws `price_changed` with both sums if the price to charge differs from the one that was shown. Null means no price. */
export function requireShownPrice(seen: SeenSum | null, charged: Money | null): void {
  const now = charged && { amount: charged.minor, currency: charged.currency };
  if (seen?.amount === now?.amount && seen?.currency === now?.currency) return;
  throw new ApiError("price_changed", { data: { price: { seen, now } } });
}
