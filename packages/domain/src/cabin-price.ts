import { minorPerMajor, percentOf } from "./money.ts";
import type { Money } from "./money.ts";

/**
 * The price of a seat in a cabin: that of the departure and the cabin's supplement, whole major units, rounded up
 * as prices on cards are. A cabin without a supplement costs exactly what the card says.
 */
export function cabinSeat(price: Money, supplementPercent: number): Money {
  if (supplementPercent === 0) return price;
  const full = price.minor + percentOf(price, supplementPercent).minor;
  return { minor: Math.ceil(full / minorPerMajor) * minorPerMajor, currency: price.currency };
}
