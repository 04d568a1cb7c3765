import type { Currency } from "@tropa/domain/money";
import type { PaymentMethod, PaymentProvider as ProviderName } from "@tropa/domain/payment";
import type { IncomingHttpHeaders } from "node:http";

/** What a provider is asked to collect; amounts are ours, never the client's. */
interface PaymentOrder {
  uuid: string;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  returnUrl: string;
  failUrl: string;
  booking: { id: number; title: string };
}

/** What a provider tells about a payment, once it is known to come from the provider. */
export interface PaymentNotification {
  paymentUuid: string;
  providerRef: string;
  outcome: "paid" | "failed";
  amountMinor: number;
  currency: string;
}

/** A bank or a payment service: the one thing that payments know of it. */
export interface PaymentProvider {
  name: ProviderName;
  /** Starts collecting: where the payer goes and the provider's own name of the payment. */
  start(order: PaymentOrder): Promise<{ url: string; providerRef: string }>;
  /**
   * Reads a notification from its raw bytes, which are what is signed.
   * Throws `forbidden` for a forged one and `bad_request` for one that cannot be read.
   */
  parseNotification(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentNotification;
  /** The body that the provider's server takes for "received". */
  acknowledgement: string;
}
