import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type {
  PaymentKind,
  PaymentMethod,
  PaymentPurpose,
  PaymentProvider as ProviderName,
} from "@tropa/domain/sales/payment";
import type { IncomingHttpHeaders } from "node:http";

/** What a provider is asked to collect; amounts are ours, never the client's. */
export interface PaymentOrder {
  uuid: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  /** Our own addresses, which send the payer on: the same each time, so that a repeated start is the same request. */
  returnUrl: string;
  failUrl: string;
  notificationUrl: string;
  /** Seats are held so long: nobody should pay after that. Null where no clock runs. */
  expiresAt: Date | null;
  locale: Locale;
  customer: { email: string | null; phone: string };
  /** What is paid for, as the payer reads it. */
  subject: { purpose: PaymentPurpose; number: number; title: string };
}

/** What a provider tells about a payment, once it is known to come from the provider. */
export interface PaymentNotification {
  paymentUuid: string;
  /** Null where it is about the money and does not name the payment. */
  providerRef: string | null;
  /** `pending`: nothing is decided yet. `refunded`: the money went back to the payer. */
  outcome: "paid" | "failed" | "pending" | "refunded";
  amountMinor: number;
  currency: string;
  /** The provider's name of the money that came, where it is another than that of the payment. */
  operationRef?: string | undefined;
}

/** What a provider knows a refund by; of the first one as it was before there could be more. */
export const refundKey = (paymentUuid: string, ordinal: number): string =>
  ordinal === 1 ? `refund-${paymentUuid}` : `refund-${paymentUuid}-${ordinal}`;

/** A payment that a provider was asked to collect. */
export interface StartedPayment {
  uuid: string;
  /** Null where the provider's answer to the start was lost. */
  providerRef: string | null;
  operationRef: string | null;
  amountMinor: number;
  currency: Currency;
}

/** What a provider answers when it starts to collect. */
export interface ProviderStart {
  /** Where the payer goes. */
  url: string;
  providerRef: string;
  /** When the address of a payment by SBP ends, where the provider was told an end. */
  codeEndsAt?: Date;
}

/**
 * A bank or a payment service: the one thing that payments know of it. Every call out has a time-out; each throws
 * `unavailable` where the provider does not answer or refuses, and may then be repeated.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether `start` may run twice for one payment and still be one payment. */
  isStartRepeatable: boolean;
  /** Whether the address of a payment by SBP is the system's own, which apps of banks open, and not a page of the provider's. */
  hasSbpCodes?: boolean;
  /**
   * Starts collecting: where the payer goes and the provider's own name of the payment.
   * `attempt` counts from 1; a later one finds and closes what an earlier one may have left behind.
   */
  start(order: PaymentOrder, attempt: number): Promise<ProviderStart>;
  /**
   * Reads a notification from its raw bytes, which are what is signed; null for one that is about something else.
   * Throws `forbidden` for a forged one and `bad_request` for one that cannot be read.
   */
  parseNotification(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentNotification | null;
  /** Where signatures are weak: asks the provider itself what a notification claims. */
  confirm?(notification: PaymentNotification): Promise<PaymentNotification>;
  /** Asks what became of a payment; null while nothing is decided. */
  lookUp(payment: StartedPayment): Promise<PaymentNotification | null>;
  /** Has the provider take no more money for a payment that brought none. Does nothing where it is over already. */
  abandon(payment: StartedPayment): Promise<void>;
  /**
   * Gives money of a payment back, all of it or a part. `ordinal` counts the refunds of a payment from 1: a repeated
   * call with the same one gives it back once.
   */
  refund(payment: StartedPayment, amountMinor: number, ordinal: number): Promise<void>;
  /** The body that the provider's server takes for "received". */
  acknowledgement: string;
  /** The body that the provider's server takes for "refused", where it reads bodies and not statuses. */
  refusal?: string;
}
