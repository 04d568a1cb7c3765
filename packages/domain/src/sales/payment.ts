import type { Currency } from "../money.ts";

/** Payment statuses (docs/product/bookings-and-payments.md#payment-statuses). */
export const paymentStatuses = { new: 1, payed: 2, canceled: 3 } as const;
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses];

/** Payment types and methods (docs/product/bookings-and-payments.md#payment-statuses). */
export const paymentKinds = ["prepayment", "payment", "full"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentMethods = ["sbp", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Lowest amount that every provider can charge, minor units
 * (docs/decisions/0206-what-was-seen-is-charged.md).
 */
export const leastCharges: Readonly<Record<Currency, number>> = {
  EUR: 50,
  USD: 50,
  RUB: 10_00,
  BYN: 2_00,
  KZT: 300_00,
  CNY: 4_00,
};

/**
 * Returns what is due for a kind of payment, minor units. A certificate may have paid part of the
 * prepayment; if the remainder is below the provider's minimum, some of the rest is paid with it.
 */
export function dueBy(
  kind: PaymentKind,
  booking: { total: number; prepayment: number; paid: number; currency: Currency },
): number {
  const left = booking.total - booking.paid;
  if (kind !== "prepayment") return left;
  const least = Math.max(booking.prepayment - booking.paid, leastCharges[booking.currency]);
  return Math.min(left, least);
}

/** Card networks. */
export type CardNetwork = "mir" | "visa" | "mastercard" | "unionpay" | "amex";

/** How long an SBP payment code is valid if the provider lets us choose, minutes. */
export const sbpCodeMinutes = 15;

/** Ways of money that staff enter by hand, because it came past the providers. */
export const outsideMethods = ["cash", "transfer"] as const;
export type OutsideMethod = (typeof outsideMethods)[number];

/**
 * Sources of a booking's money: methods of payment providers, a gift certificate, or past the
 * providers.
 */
export const moneySources = [...paymentMethods, "certificate", ...outsideMethods] as const;
export type MoneySource = (typeof moneySources)[number];
/** Provider id of payments by certificate, which no provider collects. */
export const certificateProvider = 6;
/** Provider id of payments that staff enter: they are refunded by hand, too. */
export const outsideProvider = 7;

/** Purposes of a payment. */
export const paymentPurposes = ["booking", "certificate"] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * Registry of payment providers: the id stored with a payment
 * (docs/product/bookings-and-payments.md#providers) and the methods that the provider supports,
 * fastest first. How each is called is in the API's `payments/providers/providers.ts`.
 */
export const paymentProviders = {
  tinkoff: { id: 2, methods: ["sbp", "card"] },
  payanyway: { id: 3, methods: ["sbp", "card"] },
  stripe: { id: 4, methods: ["card"] },
  sandbox: { id: 5, methods: ["card"] },
} as const satisfies Record<string, { id: number; methods: readonly PaymentMethod[] }>;
export type PaymentProvider = keyof typeof paymentProviders;

export function isPaymentProvider(name: string): name is PaymentProvider {
  return Object.hasOwn(paymentProviders, name);
}
export const paymentProviderNames = Object.keys(paymentProviders).filter(isPaymentProvider);

export function providerName(id: number): PaymentProvider | null {
  return paymentProviderNames.find((name) => paymentProviders[name].id === id) ?? null;
}
