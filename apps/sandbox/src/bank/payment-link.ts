import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { PaymentKind, PaymentMethod, PaymentPurpose } from "@tropa/domain/sales/payment";
import { createHmac, timingSafeEqual } from "node:crypto";

/** An order to pay, as encoded in the shop's link. */
export interface Order {
  uuid: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  locale: Locale;
  returnUrl: string;
  failUrl: string;
  subject: { purpose: PaymentPurpose; number: number; title: string };
}

export const sign = (secret: string, content: string): string =>
  createHmac("sha256", secret).update(content).digest("hex");

/** The order in a link; null without the shop's signature. */
export function readLink(secret: string, query: Record<string, unknown>): Order | null {
  const { order, signature } = query;
  if (typeof order !== "string" || typeof signature !== "string") return null;
  const expected = Buffer.from(sign(secret, order));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shop has signed it
  return JSON.parse(Buffer.from(order, "base64url").toString()) as Order;
}
