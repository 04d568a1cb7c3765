import type { Currency } from "../money.ts";

/** Payment statuses (docs/product/bookings-and-payments.md#payment-statuses). */
export const paymentStatuses = { new: 1, payed: 2, canceled: 3 } as const;
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses];

/** Payment types and methods (docs/product/bookings-and-payments.md#payment-statuses). */
export const paymentKinds = ["prepayment", "payment", "full"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentMethods = ["sbp", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The least that every provider charges, minor units (docs/decisions/0206-what-was-seen-is-charged.md). */
export const leastCharges: Readonly<Record<Currency, number>> = {
  EUR: 50,
  USD: 50,
  RUB: 10_00,
  BYN: 2_00,
  KZT: 300_00,
  CNY: 4_00,
};

/**
 * What is due by a kind of payment, minor units. A certificate may have paid a part of the prepayment; where less is
 * left of it than a provider charges, a little of the rest is paid with it.
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

/** Networks of cards, by the marks that people know. */
export type CardNetwork = "mir" | "visa" | "mastercard" | "unionpay" | "amex";

/** How long the code of a payment by SBP is good, where the provider lets us say so, minutes. */
export const sbpCodeMinutes = 15;

/** What money of a booking came by: what a provider collects, or a gift certificate. */
export const moneySources = [...paymentMethods, "certificate"] as const;
export type MoneySource = (typeof moneySources)[number];
/** What a payment by a certificate keeps in the place of its provider's number: nobody collects it. */
export const certificateProvider = 6;

/** What a payment is for. */
export const paymentPurposes = ["booking", "certificate"] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * The registry of payment providers: the number that a payment keeps of its provider
 * (docs/product/bookings-and-payments.md#providers) and what the provider collects with, the quickest first. The API's
 * `payments/providers/providers.ts` knows how each is reached.
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
