import { orNotFound } from "../../server/or-not-found.ts";
import type { ApiContext } from "../../config/context.ts";
import type { PaymentProvider } from "./providers/base/payment-provider.ts";
import { findPayment } from "./store/payment-store.ts";
import { startedPayment } from "./store/started-payment.ts";
import { providersOf } from "./providers/providers.ts";
import { claimUnsettled, closeUnsettled } from "./store/reconciliation-store.ts";
import type { UnsettledPayment } from "./store/reconciliation-store.ts";
import { settle } from "./settlement/settlement.ts";

/** Age at which a payment's notification counts as lost, minutes. */
const lostAfterMinutes = 10;

export interface Reconciliation {
  /** Payments that their provider had decided, now settled. */
  settled: number;
  /** Payments that are no longer wanted, now closed at their provider. */
  closed: number;
  /** Providers that did not answer; their other payments wait for the next run. */
  failedProviders: number;
}

/**
 * Queries providers about payments that have been open for long, because notifications get lost, and closes those that
 * would come too late. Safe to run in several processes.
 */
export async function reconcilePayments(
  context: ApiContext,
  { minutes = lostAfterMinutes }: { minutes?: number } = {},
): Promise<Reconciliation> {
  const result: Reconciliation = { settled: 0, closed: 0, failedProviders: 0 };
  const failed: number[] = [];
  for (;;) {
    const unsettled = await claimUnsettled(context.pool, { minutes, exceptProviders: failed });
    if (!unsettled) return { ...result, failedProviders: failed.length };
    const provider = providersOf(context.config).of(unsettled.provider);
    const outcome = provider && (await reconcile(context, provider, unsettled));
    if (outcome === null || outcome === "failed") failed.push(unsettled.provider);
    else if (outcome !== "open") result[outcome] += 1;
  }
}

async function reconcile(
  context: ApiContext,
  provider: PaymentProvider,
  { id, is_over: isOver }: UnsettledPayment,
): Promise<"settled" | "closed" | "open" | "failed"> {
  const payment = orNotFound(await findPayment(context.pool, { id }));
  const started = startedPayment(payment);
  try {
    const notification = await provider.lookUp(started);
    if (notification && notification.outcome !== "pending") {
      await settle(context, provider, notification, new Date());
      // Stop polling if no money came or if staff have to decide.
      if (isOver || notification.outcome !== "paid") await closeUnsettled(context.pool, id);
      return "settled";
    }
    if (!isOver) return "open";
    await provider.abandon(started);
  } catch {
    // Down or slow: a later run tries again.
    return "failed";
  }
  await closeUnsettled(context.pool, id);
  return "closed";
}
