import type { Stripe } from "stripe";
import { refundOrdinal } from "./base/payment-provider.ts";
import type {
  PaymentNotification,
  ReportedDispute,
  ReportedMoney,
  UnknownNotification,
} from "./base/payment-provider.ts";
import { isPaymentUuid } from "./base/payment-uuid.ts";

/** Converts a Stripe event to a notification (docs/decisions/0211-what-banks-say.md). */
export function readEvent(event: Stripe.Event): PaymentNotification | UnknownNotification {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return (
        sessionNotification(event.data.object, paidOrPending(event.data.object)) ??
        unknownEvent(event)
      );
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return sessionNotification(event.data.object, "failed") ?? unknownEvent(event);
    case "payment_intent.succeeded":
      return intentNotification(event.data.object, "paid") ?? unknownEvent(event);
    case "payment_intent.canceled":
      return intentNotification(event.data.object, "failed") ?? unknownEvent(event);
    // These are not final: the payer may try another card on the same page. Only the session's status counts.
    case "payment_intent.created":
    case "payment_intent.processing":
    case "payment_intent.requires_action":
    case "payment_intent.payment_failed":
    case "payment_intent.amount_capturable_updated":
      return intentNotification(event.data.object, "pending") ?? unknownEvent(event);
    case "payment_intent.partially_funded":
      return partialPaymentWarning(event.data.object) ?? unknownEvent(event);
    // Redundant: the session or the payment intent reports the same.
    case "charge.pending":
    case "charge.succeeded":
    case "charge.captured":
    case "charge.failed":
    case "charge.expired":
    case "charge.updated": {
      const money = chargeMoney(event.data.object);
      return money ? { ...money, outcome: "pending" } : unknownEvent(event);
    }
    case "charge.refunded": {
      const charge = event.data.object;
      const money = chargeMoney(charge);
      // The sum includes refunds under way; each refund reports its own completion.
      return money
        ? { ...money, outcome: "returned", isAll: charge.refunded, isDone: false }
        : unknownEvent(event);
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return refundNotification(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return disputeNotification(event.data.object, event);
    case "radar.early_fraud_warning.created":
    case "radar.early_fraud_warning.updated": {
      const { id, payment_intent: intent, fraud_type: kind } = event.data.object;
      const money = { ...intentIds(intent), amountMinor: 0, currency: "" };
      return { ...money, outcome: "warning", warning: "fraud_warning", details: `${id}, ${kind}` };
    }
    default:
      return { outcome: "unknown", event: event.type, name: event.id };
  }
}

/** Returns `paid` only for a completed and paid session. */
export function paidOrPending(session: Stripe.Checkout.Session): "paid" | "pending" {
  return session.status === "complete" && session.payment_status === "paid" ? "paid" : "pending";
}

/** Returns null for a session that another program opened in the same Stripe account. */
export function sessionNotification(
  session: Stripe.Checkout.Session,
  outcome: "paid" | "failed" | "pending",
): PaymentNotification | null {
  const paymentUuid = session.client_reference_id ?? "";
  if (!isPaymentUuid(paymentUuid) || session.metadata?.payment !== paymentUuid) return null;
  return {
    paymentUuid,
    providerRef: session.id,
    operationRef: idOf(session.payment_intent),
    outcome,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
  };
}

/** Our payment's UUID in Stripe's metadata; null for an object that we did not create. */
export const ourPayment = (metadata: Stripe.Metadata | null | undefined): string | null =>
  isPaymentUuid(metadata?.payment ?? "") ? (metadata?.payment ?? null) : null;

const unknownEvent = ({ type }: Stripe.Event): UnknownNotification => ({
  outcome: "unknown",
  event: `${type}, not of this shop`,
  name: null,
});

const idOf = (expandable: string | { id: string } | null | undefined): string | undefined =>
  typeof expandable === "string" ? expandable : expandable?.id;

/** Returns the ids of a notification if only the payment intent is known. */
const intentIds = (intent: string | Stripe.PaymentIntent | null | undefined) => ({
  paymentUuid: null,
  providerRef: null,
  operationRef: idOf(intent),
});

function intentNotification(
  intent: Stripe.PaymentIntent,
  outcome: "paid" | "failed" | "pending",
): PaymentNotification | null {
  const paymentUuid = ourPayment(intent.metadata);
  if (paymentUuid === null) return null;
  return {
    paymentUuid,
    providerRef: null,
    operationRef: intent.id,
    outcome,
    amountMinor: intent.amount_received,
    currency: (intent.currency ?? "").toUpperCase(),
  };
}

function partialPaymentWarning(intent: Stripe.PaymentIntent): PaymentNotification | null {
  const notification = intentNotification(intent, "pending");
  if (!notification) return null;
  const details = `${intent.id}: ${intent.amount_received} of ${intent.amount} ${notification.currency}, minor units`;
  return { ...notification, outcome: "warning", warning: "partly_paid", details };
}

function chargeMoney(charge: Stripe.Charge): ReportedMoney | null {
  const paymentUuid = ourPayment(charge.metadata);
  if (paymentUuid === null) return null;
  return {
    paymentUuid,
    // A charge does not name its session; our UUID in its metadata identifies the payment.
    providerRef: null,
    operationRef: idOf(charge.payment_intent),
    amountMinor: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
  };
}

const refundStates: Record<string, "sent" | "done" | "failed"> = {
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

function refundNotification(refund: Stripe.Refund): PaymentNotification {
  const paymentUuid = ourPayment(refund.metadata);
  const key = refund.metadata?.refund;
  return {
    ...intentIds(refund.payment_intent),
    paymentUuid,
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    outcome: "refund",
    refund: {
      ref: refund.id,
      ordinal: paymentUuid !== null && key ? refundOrdinal(paymentUuid, key) : null,
      status: refundStates[refund.status ?? ""] ?? "sent",
      reason: refund.failure_reason,
    },
  };
}

const disputeStates: Record<string, ReportedDispute["state"]> = {
  won: "won",
  prevented: "won",
  warning_closed: "won",
  lost: "lost",
};
const fundsMoves: Record<string, boolean> = {
  "charge.dispute.funds_withdrawn": true,
  "charge.dispute.funds_reinstated": false,
};

function disputeNotification(
  dispute: Stripe.Dispute,
  { type, created }: Stripe.Event,
): PaymentNotification {
  const dueBy = dispute.evidence_details?.due_by;
  return {
    ...intentIds(dispute.payment_intent),
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    outcome: "dispute",
    dispute: {
      ref: dispute.id,
      state: disputeStates[dispute.status] ?? "open",
      isWithdrawn: fundsMoves[type] ?? null,
      at: new Date(created * 1000),
      reason: dispute.reason,
      dueBy: dueBy ? new Date(dueBy * 1000) : null,
    },
  };
}
