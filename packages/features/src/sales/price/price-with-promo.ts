import { minorPerMajor } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { priceWithPromo } from "@tropa/domain/sales/money/promo-code";
import type { PromoTerms } from "@tropa/domain/sales/money/promo-code";
import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { OrderPrice } from "./order-price.ts";

/** The price of an order with a promo code, and what it takes off the shown price; null if that is not known. */
export interface PromoOrderPrice extends OrderPrice {
  off: Money | null;
}

/**
 * Applies a promo code to the price of an order. The code works on the sum that is charged; a price that is shown in another
 * currency falls by the same part of it.
 */
export function orderPriceWithPromo(
  order: OrderPrice,
  terms: PromoTerms | null,
  prepaymentPercent: number,
): PromoOrderPrice {
  const { price, charge, isConverted } = order;
  const full = isConverted ? charge : price;
  if (terms === null || price === null || full === null) return { ...order, off: null };
  const { total } = priceWithPromo(full.total, terms);
  const split = splitPrice(total, prepaymentPercent);
  if (!isConverted)
    return { ...order, price: split, off: { ...total, minor: full.total.minor - total.minor } };
  const { currency, minor: shown } = price.total;
  const share = (shown * total.minor) / full.total.minor;
  const minor = Math.min(shown, Math.ceil(share / minorPerMajor) * minorPerMajor);
  return {
    ...order,
    price: splitPrice({ minor, currency }, prepaymentPercent),
    charge: split,
    off: { minor: shown - minor, currency },
  };
}
