import { providerName } from "@tropa/domain/sales/payment";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Client } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { payableOf } from "../store/payable.ts";
import type { Payable } from "../store/payable.ts";
import { findPayment, insertAlert } from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import { startedPayment } from "../store/started-payment.ts";
import type { SentRefund } from "../providers/base/payment-provider.ts";
import { providersOf } from "../providers/providers.ts";
import { amountText } from "./settling.ts";
import {
  claimRefund,
  markRefundDone,
  markRefundFailed,
  markRefundSent,
} from "../store/refund-store.ts";
import type { ClaimedRefund } from "../store/refund-store.ts";
import { notifyRefundSent } from "./taking.ts";

/** Number of tries, the last ones six hours apart, after which staff have to act. */
const lastTry = 20;

/**
 * Executes due refunds at their providers and returns the number done. Safe to run in several processes. A failure is
 * stored in its row and retried after ever longer pauses; the providers' idempotency prevents a double refund if an
 * answer was lost.
 */
export async function executeRefunds(context: ApiContext): Promise<number> {
  let done = 0;
  for (;;) {
    const refund = await claimRefund(context.pool);
    if (!refund) return done;
    if (await execute(context, refund)) done += 1;
  }
}

async function execute({ pool, config }: ApiContext, refund: ClaimedRefund): Promise<boolean> {
  const payment = orNotFound(await findPayment(pool, { id: refund.payment_id }));
  const isLate = refund.tries >= lastTry;
  let sent: SentRefund;
  try {
    sent = await requestRefund(config, payment, refund);
  } catch (error) {
    // The provider has accepted the refund: that it cannot be queried now is no failure.
    const isLast = isLate && refund.status === "pending";
    await markRefundFailed(pool, refund.id, { error: reasonOf(error), isLast });
    if (isLast) {
      await insertAlert(pool, {
        paymentId: payment.id,
        reason: "refund_failed",
        details: reasonOf(error).slice(0, 200),
      });
    }
    return false;
  }
  if (sent.status === "sent") {
    await markRefundSent(pool, refund.id, sent.ref);
    const details = amountText(refund.amount_minor, payment.currency);
    if (isLate)
      await insertAlert(pool, { paymentId: payment.id, reason: "refund_pending", details });
    return false;
  }
  await inTransaction(pool, async (client) => {
    await finishRefund(client, config, await payableOf(client, payment), refund, sent.ref);
  });
  return true;
}

/**
 * Marks a refund as done and notifies the payer once, whether we or the provider noticed first; of goodwill they were told when
 * it was given, in one letter for all its refunds.
 */
export async function finishRefund(
  client: Client,
  config: ApiContext["config"],
  payable: Payable,
  refund: { id: number; amount_minor: number; reason: string },
  ref: string | null = null,
): Promise<void> {
  if (!(await markRefundDone(client, refund.id, ref)) || refund.reason === "goodwill") return;
  await notifyRefundSent(client, config, payable, refund.amount_minor);
}

async function requestRefund(
  config: ApiContext["config"],
  payment: PaymentRecord,
  { amount_minor: amountMinor, ordinal }: ClaimedRefund,
): Promise<SentRefund> {
  const name = providerName(payment.provider) ?? "";
  const provider = providersOf(config).byName(name);
  if (!provider) throw new Error(`${name} has no keys`);
  return provider.refund(startedPayment(payment), amountMinor, ordinal);
}

/** The reason of a failure, for staff; errors of providers carry a cause. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.cause instanceof Error) return error.cause.message;
  return error instanceof Error ? error.message : "failed";
}
