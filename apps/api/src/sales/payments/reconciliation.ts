import { orNotFound } from "../../server/or-not-found.ts";
import type { ApiContext } from "../../config/context.ts";
import type { PaymentProvider } from "./providers/base/payment-provider.ts";
import { findPayment } from "./store/payment-store.ts";
import { startedPayment } from "./store/started-payment.ts";
import { providersOf } from "./providers/providers.ts";
import { claimUnsettled, closeUnsettled } from "./store/reconciliation-store.ts";
import type { UnsettledPayment } from "./store/reconciliation-store.ts";
import { settle } from "./settlement/settlement.ts";

/** How old a payment is when its notification counts as lost, minutes. */
const lostAfterMinutes = 10;

export interface Reconciliation {
  /** Payments whose provider had decided: settled the way a notification is. */
  settled: number;
  /** Payments that nobody should make any more: closed at their provider. */
  closed: number;
  /** Providers that did not answer; their other payments wait for the next run. */
  failedProviders: number;
}

/**
 * Asks providers about payments that are still open long after they began, since notifications get lost, and has
 * providers close those that would come too late. Any number of processes may run it.
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
      // Where no money came, or what came is for a person to look at, there is nothing more to ask.
      if (isOver || notification.outcome !== "paid") await closeUnsettled(context.pool, id);
      return "settled";
    }
    if (!isOver) return "open";
    await provider.abandon(started);
  } catch {
    // Down or slow; asked again with a later run.
    return "failed";
  }
  await closeUnsettled(context.pool, id);
  return "closed";
}
