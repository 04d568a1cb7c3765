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

/** One refund, as its provider reports it. */
export interface ReportedRefund {
  /** The provider's own name of it; null where it has none. */
  ref: string | null;
  /** Which of ours it is; null: it was not named by us. */
  ordinal: number | null;
  /** Names of refunds are unknown to the provider: one of ours of the same sum is taken for it. */
  mayBeOurs?: boolean;
  status: "sent" | "done" | "failed";
  /** Why it failed. */
  reason?: string | undefined;
}

/** A dispute, as its provider reports it. */
export interface ReportedDispute {
  ref: string;
  state: "open" | "won" | "lost";
  /** The provider has taken the money, or given it back; null: it does not say. */
  isWithdrawn: boolean | null;
  /** When the provider wrote this. */
  at: Date;
  /** In the provider's words. */
  reason: string;
}

/**
 * What a provider tells about a payment, once it is known to come from the provider.
 * - `pending`: nothing is decided yet;
 * - `returned`: so much went back altogether, or all of it; `isDone`: it is for sure with the payer's bank;
 * - `refund`: what became of one refund;
 * - `warning`: nothing that changes money, yet a person should know.
 */
export type PaymentNotification = ReportedMoney &
  (
    | { outcome: "paid" | "failed" | "pending" }
    | { outcome: "returned"; isAll: boolean; isDone: boolean }
    | { outcome: "refund"; refund: ReportedRefund }
    | { outcome: "dispute"; dispute: ReportedDispute }
    | { outcome: "warning"; warning: "fraud_warning" | "partly_paid"; details: string }
  );

/** A genuine notification that nobody can book: it is kept, and shown to a person. */
export interface UnknownNotification {
  outcome: "unknown";
  /** What the provider calls what has happened. */
  event: string;
  /** What tells it from others of its kind; null: one of the kind is enough to be shown. */
  name: string | null;
}

export interface ReportedMoney {
  /** Null where the money alone is named, by `operationRef`: `confirm` then finds the payment out. */
  paymentUuid: string | null;
  /** Null where it is about the money and does not name the payment. */
  providerRef: string | null;
  amountMinor: number;
  currency: string;
  /** The provider's name of the money that came, where it is another than that of the payment. */
  operationRef?: string | undefined;
}

/** A refund that a provider has taken on: under way, or with the payer's bank. */
export interface SentRefund {
  status: "sent" | "done";
  ref: string | null;
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
   * Reads a notification from its raw bytes, which are what is signed. Throws `forbidden` for a forged one, and for no
   * other.
   */
  parseNotification(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
  ): PaymentNotification | UnknownNotification;
  /** Where signatures are weak, or payments are not named: asks the provider itself what a notification claims. */
  confirm?(notification: PaymentNotification): Promise<PaymentNotification | UnknownNotification>;
  /** Asks what became of a payment; null while nothing is decided. */
  lookUp(payment: StartedPayment): Promise<PaymentNotification | null>;
  /** Has the provider take no more money for a payment that brought none. Does nothing where it is over already. */
  abandon(payment: StartedPayment): Promise<void>;
  /**
   * Gives money of a payment back, all of it or a part. `ordinal` counts the refunds of a payment from 1: a repeated
   * call with the same one gives it back once, and answers with what became of it.
   */
  refund(payment: StartedPayment, amountMinor: number, ordinal: number): Promise<SentRefund>;
  /** The body that the provider's server takes for "received". */
  acknowledgement: string;
  /** The body that the provider's server takes for "refused", where it reads bodies and not statuses. */
  refusal?: string;
}

/** The other way round; null for what we did not name. */
export function refundOrdinal(paymentUuid: string, key: string): number | null {
  const ordinal = Number(key.slice(`refund-${paymentUuid}-`.length) || 1);
  return refundKey(paymentUuid, ordinal) === key ? ordinal : null;
}
