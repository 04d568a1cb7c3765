/** Payment statuses (document 1 §4). */
export const paymentStatuses = { new: 1, payed: 2, canceled: 3 } as const;
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses];

/**
 * What is payed stays so, and money back is a refund of its own (decisions, 16). A canceled payment may still
 * bring money, for the payer may be on the bank's page when we close it: money is money, and is told so.
 */
const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = { 1: [2, 3], 2: [], 3: [2] };

export function paymentMayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return transitions[from].includes(to);
}

/** Payment types and methods (document 2 §9.5). */
export const paymentKinds = ["prepayment", "payment", "full"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentMethods = ["sbp", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Provider ids 2 to 5 (document 2 §9.5, decisions, 16). */
export const paymentProviders = { tinkoff: 2, payanyway: 3, stripe: 4, sandbox: 5 } as const;
export type PaymentProvider = keyof typeof paymentProviders;

export function providerName(id: number): PaymentProvider | null {
  for (const [name, value] of Object.entries(paymentProviders)) {
    if (value === id) return name as PaymentProvider;
  }
  return null;
}
