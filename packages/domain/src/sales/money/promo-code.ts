import { minorPerMajor } from "../../money.ts";
import type { Money } from "../../money.ts";
import { leastCharges } from "../payment.ts";

/** Shortest and longest code, characters. */
export const promoCodeLength = { least: 3, most: 24 } as const;
/** Most codes that are made at once. */
export const mostPromoCodes = 1000;

/** What a code takes off: a percentage, or a sum in minor units of its storefront's charge currency. */
export type PromoTerms =
  | { readonly percent: number; readonly amount: null }
  | { readonly percent: null; readonly amount: number };

/** A total with a code: what is charged, and what the code took off. */
export interface PromoPrice {
  readonly total: Money;
  readonly off: Money;
}

/**
 * Prices an order with a code. The lower total is rounded up to whole major units, as prices on
 * cards are, and is never below the smallest payable sum; the code takes off nothing of a price that
 * is no more than that. It comes after a departure's own discount, which the total already has, and
 * before a certificate, which pays the lower total. Split the lower total for its prepayment.
 */
export function priceWithPromo(full: Money, { percent, amount }: PromoTerms): PromoPrice {
  const { currency } = full;
  const left = percent === null ? full.minor - amount : (full.minor * (100 - percent)) / 100;
  const whole = Math.ceil(left / minorPerMajor) * minorPerMajor;
  const minor = Math.min(full.minor, Math.max(whole, leastCharges[currency]));
  return { total: { minor, currency }, off: { minor: full.minor - minor, currency } };
}

/** Normalises a typed code: capital letters without spaces. */
export const readPromoCode = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/** Whether a normalised code can be one: letters and digits, with dashes between them. */
export const isPromoCode = (code: string): boolean =>
  code.length >= promoCodeLength.least &&
  code.length <= promoCodeLength.most &&
  /^[\p{Lu}\d]+(-[\p{Lu}\d]+)*$/u.test(code);
