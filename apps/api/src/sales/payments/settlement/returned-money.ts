import { paymentStatuses } from "@tropa/domain/sales/payment";
import { insertAlert, markReturned, settlePayment } from "../store/payment-store.ts";
import type { PaymentNotification, ReportedRefund } from "../providers/base/payment-provider.ts";
import {
  insertProviderRefund,
  lockRefunds,
  markRefundRefused,
  markRefundSent,
  recountPaid,
  returnedOf,
  splitElsewhere,
  voidRefund,
} from "../store/refund-store.ts";
import type { LockedRefund } from "../store/refund-store.ts";
import { finishRefund } from "./refunds.ts";
import { amountText } from "./settling.ts";
import type { Settlement, SettlementContext } from "./settling.ts";
import { notifyRefundFailed } from "./taking.ts";

/** A notification with one outcome. */
type NotificationOf<Outcome extends PaymentNotification["outcome"]> = Extract<
  PaymentNotification,
  { outcome: Outcome }
>;

/** Books the total that was refunded of a payment, by our request or by hand at the provider. */
export async function settleReturned(
  context: SettlementContext,
  notification: NotificationOf<"returned">,
): Promise<Settlement> {
  const { client, config, payable, payment } = context;
  const isAll = notification.isAll || notification.amountMinor >= payment.amount_minor;
  const { operationRef = null } = notification;
  const isOtherTry =
    operationRef !== null &&
    payment.operation_ref !== null &&
    payment.operation_ref !== operationRef;
  if (payment.returned_at || isOtherTry) return "repeated";
  if (isAll) await markReturned(client, payment.id, operationRef);
  if (payment.status !== paymentStatuses.payed) {
    // The payment was never counted, so its refund needs no ledger entry.
    if (isAll && payment.status === paymentStatuses.new)
      await settlePayment(client, payment.id, paymentStatuses.canceled);
    if (isAll) return "returned";
  }
  const refunds = await lockRefunds(client, payment.id);
  if (isAll)
    for (const refund of refunds)
      if (notification.isDone || isUntried(refund))
        await finishRefund(client, config, payable, refund);
  const returned = isAll ? payment.amount_minor : notification.amountMinor;
  // A late report may include refunds that have failed since.
  let unknown = returned - sumOf(refunds.filter((refund) => isAll || !isUntried(refund)));
  const byHand = refunds.find((refund) => isUntried(refund) && refund.amount_minor === unknown);
  if (!isAll && byHand) {
    await finishRefund(client, config, payable, byHand);
    unknown = 0;
  }
  if (unknown > 0) await bookManualRefund(context, { ref: null, status: "done" }, unknown);
  return unknown > 0 ? "returned" : "repeated";
}

/** Books the state of one refund: ours, found by its ordinal, or one made by hand at the provider. */
export async function settleRefund(
  context: SettlementContext,
  { refund: report, amountMinor }: NotificationOf<"refund">,
): Promise<Settlement> {
  const { client, payment } = context;
  const refunds = await lockRefunds(client, payment.id);
  const own =
    report.ordinal === null ? null : refunds.find((one) => one.ordinal === report.ordinal);
  const known =
    own ??
    refunds.find((one) => one.provider_ref !== null && one.provider_ref === report.ref) ??
    (report.mayBeOurs ? refunds.find((one) => isOurRefund(one, amountMinor)) : null);
  if (known) return applyState(context, known, report);
  // The total may have been reported before its single refunds.
  const nameless = refunds.find(
    (one) => isManual(one) && one.provider_ref === null && one.amount_minor >= amountMinor,
  );
  if (nameless && report.ref !== null) {
    const named = await splitElsewhere(client, nameless, { ref: report.ref, minor: amountMinor });
    return applyState(context, named, report);
  }
  return bookManualRefund(context, report, amountMinor);
}

const isManual = ({ reason }: LockedRefund): boolean => reason === "returned_elsewhere";

/** Whether the refund has not been requested from the provider yet, or will not be again. */
const isUntried = (refund: LockedRefund): boolean =>
  (refund.status === "pending" && refund.tries === 0) ||
  (refund.status === "failed" && refund.refused_at === null);

const isOurRefund = (refund: LockedRefund, minor: number): boolean =>
  !isManual(refund) && refund.amount_minor === minor && refund.refused_at === null;

const sumOf = (refunds: readonly LockedRefund[]): number =>
  refunds.reduce((sum, { amount_minor: minor }) => sum + minor, 0);

/** Applies a reported state; late reports of earlier states change nothing. */
async function applyState(
  context: SettlementContext,
  refund: LockedRefund,
  { status, ref, reason }: Pick<ReportedRefund, "status" | "ref" | "reason">,
): Promise<Settlement> {
  const { client, config, payable, payment } = context;
  if (refund.refused_at !== null || refund.status === "void") return "repeated";
  if (status === "failed") {
    if (isManual(refund)) {
      await voidRefund(client, refund.id);
      if (payment.booking_id !== null) await recountPaid(client, payment.booking_id);
    } else {
      await markRefundRefused(client, refund.id, reason ?? "refused");
      await notifyRefundFailed(context, payable, refund.amount_minor);
    }
    const details = `${ref ?? refund.ordinal}: ${amountText(refund.amount_minor, payment.currency)}, ${reason ?? "no reason"}`;
    await insertAlert(client, { paymentId: payment.id, reason: "refund_failed", details });
    return "returned";
  }
  if (refund.status === "done" || isManual(refund)) return "repeated";
  if (status === "done") await finishRefund(client, config, payable, refund, ref);
  else await markRefundSent(client, refund.id, ref);
  return "returned";
}

/** Books a refund made by hand at the provider and alerts staff. */
async function bookManualRefund(
  { client, payment }: SettlementContext,
  { ref, status }: Pick<ReportedRefund, "ref" | "status">,
  minor: number,
): Promise<Settlement> {
  const left = payment.amount_minor - (await returnedOf(client, payment.id));
  const isVoid = status === "failed";
  const booked = isVoid ? minor : Math.min(minor, left);
  if (booked > 0) await insertProviderRefund(client, payment, { ref, minor: booked, isVoid });
  if (isVoid) return "returned";
  if (payment.booking_id !== null && payment.status === paymentStatuses.payed)
    await recountPaid(client, payment.booking_id);
  const details = [amountText(minor, payment.currency), ...(ref === null ? [] : [ref])].join(", ");
  await insertAlert(client, { paymentId: payment.id, reason: "returned_elsewhere", details });
  return "returned";
}
