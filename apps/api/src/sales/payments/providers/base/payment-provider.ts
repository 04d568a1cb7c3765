import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type {
  PaymentKind,
  PaymentMethod,
  PaymentPurpose,
  PaymentProvider as ProviderName,
} from "@tropa/domain/sales/payment";
import type { IncomingHttpHeaders } from "node:http";

/** A payment to collect. Amounts come from the database, never from the client. */
export interface PaymentOrder {
  uuid: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  /** Our own URLs, which redirect the payer; stable, so that a repeated start is the same request. */
  returnUrl: string;
  failUrl: string;
  notificationUrl: string;
  /** End of the seats' hold, after which the payment must not be possible; null without a limit. */
  expiresAt: Date | null;
  locale: Locale;
  customer: { email: string | null; phone: string };
  /** Subject of the payment, as shown to the payer. */
  subject: { purpose: PaymentPurpose; number: number; title: string };
}

/** A refund, as its provider reports it. */
export interface ReportedRefund {
  /** The provider's own id; null if it has none. */
  ref: string | null;
  /** Ordinal of our refund; null if the report does not contain our id. */
  ordinal: number | null;
  /** Whether the provider does not report our ids; match it with one of our refunds of the same sum. */
  mayBeOurs?: boolean;
  status: "sent" | "done" | "failed";
  /** Why it failed. */
  reason?: string | undefined;
}

/** A dispute, as its provider reports it. */
export interface ReportedDispute {
  ref: string;
  state: "open" | "won" | "lost";
  /** Whether the provider has withdrawn the money; null if it does not say. */
  isWithdrawn: boolean | null;
  /** Time of the provider's report. */
  at: Date;
  /** Reason as reported by the provider. */
  reason: string;
  /** Until when the provider takes evidence; null if it does not say. */
  dueBy: Date | null;
}

/**
 * A verified report of a provider about a payment.
 * - `pending`: nothing is decided yet;
 * - `returned`: the total refunded so far, or all of it; `isDone`: the payer's bank has it for sure;
 * - `refund`: the state of one refund;
 * - `warning`: changes no money, but a person should know.
 */
export type PaymentNotification = ReportedMoney &
  (
    | { outcome: "paid" | "failed" | "pending" }
    | { outcome: "returned"; isAll: boolean; isDone: boolean }
    | { outcome: "refund"; refund: ReportedRefund }
    | { outcome: "dispute"; dispute: ReportedDispute }
    | { outcome: "warning"; warning: "fraud_warning" | "partly_paid"; details: string }
  );

/** A genuine notification that cannot be booked: it is stored and shown to staff. */
export interface UnknownNotification {
  outcome: "unknown";
  /** The provider's name of the event. */
  event: string;
  /** Distinguishes it from others of its kind; null if one alert per kind is enough. */
  name: string | null;
}

export interface ReportedMoney {
  /** Null if only the operation is named, by `operationRef`; `confirm` then finds the payment. */
  paymentUuid: string | null;
  /** The provider's id of the payment; null if only the operation is named. */
  providerRef: string | null;
  amountMinor: number;
  currency: string;
  /** The provider's id of the incoming money, if it differs from that of the payment. */
  operationRef?: string | undefined;
}

/** A refund that a provider has accepted: under way, or done. */
export interface SentRefund {
  status: "sent" | "done";
  ref: string | null;
}

/** The id that a provider knows a refund by. The first refund keeps the format from before there could be several. */
export const refundKey = (paymentUuid: string, ordinal: number): string =>
  ordinal === 1 ? `refund-${paymentUuid}` : `refund-${paymentUuid}-${ordinal}`;

/** A payment that was started at its provider. */
export interface StartedPayment {
  uuid: string;
  /** The provider's id of the payment; null if the answer to the start was lost. */
  providerRef: string | null;
  operationRef: string | null;
  amountMinor: number;
  currency: Currency;
}

/** A provider's answer to a start. */
export interface ProviderStart {
  /** The URL that the payer opens. */
  url: string;
  providerRef: string;
  /** Expiry of an SBP payment's URL, if we have set one at the provider. */
  codeEndsAt?: Date;
}

/**
 * The interface to a bank or payment service. Every call has a time-out and throws `unavailable` if the provider does not
 * answer or refuses; it may then be repeated.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether `start` is idempotent. */
  isStartRepeatable: boolean;
  /** Whether SBP payments have the system's own URL, which banking apps open, instead of a page of the provider. */
  hasSbpCodes?: boolean;
  /**
   * Starts a payment; returns the payer's URL and the provider's id. `attempt` counts from 1; later attempts find and
   * close what earlier ones may have left behind.
   */
  start(order: PaymentOrder, attempt: number): Promise<ProviderStart>;
  /**
   * Parses a notification from its raw bytes, which the signature covers. Throws `forbidden` for a forged one only.
   */
  parseNotification(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
  ): PaymentNotification | UnknownNotification;
  /** Verifies a notification with the provider, if signatures are weak or payments are not named. */
  confirm?(notification: PaymentNotification): Promise<PaymentNotification | UnknownNotification>;
  /** Queries the outcome of a payment; null while it is undecided. */
  lookUp(payment: StartedPayment): Promise<PaymentNotification | null>;
  /** Closes an unpaid payment at the provider. Does nothing if it is over already. */
  abandon(payment: StartedPayment): Promise<void>;
  /**
   * Refunds a payment, in whole or in part. `ordinal` counts the refunds of a payment from 1; idempotent per ordinal.
   */
  refund(payment: StartedPayment, amountMinor: number, ordinal: number): Promise<SentRefund>;
  /** The response body that tells the provider "received". */
  acknowledgement: string;
  /** The response body that tells the provider "refused", if it ignores HTTP statuses. */
  refusal?: string;
}

/** Returns the ordinal in a refund's id, the inverse of `refundKey`; null for an id that is not ours. */
export function refundOrdinal(paymentUuid: string, key: string): number | null {
  const ordinal = Number(key.slice(`refund-${paymentUuid}-`.length) || 1);
  return refundKey(paymentUuid, ordinal) === key ? ordinal : null;
}
