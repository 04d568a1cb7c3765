import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type {
  completeOutsideRefundCall,
  takeOutsidePaymentCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import { minorPerMajor } from "@tropa/domain/money";
import { todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../../config/context.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { creditOutside, finishOutsideRefund } from "../../payments/payments.ts";
import { actOnBooking, addToHistory } from "./staff-act.ts";

type TakeOutside = ReadBodyOf<typeof takeOutsidePaymentCall>;
type CompleteRefund = ReadBodyOf<typeof completeOutsideRefundCall>;

/**
 * Enters money of a booking that came past the providers. Idempotent by key and by the paper's number. Throws `conflict` where
 * nothing or another sum than shown is left to pay, `gone` for a lost booking, and field errors for a sum that is more than
 * that, a day ahead and a paper that is entered already.
 */
export async function takeOutsidePayment(
  context: ApiContext,
  actor: Actor,
  body: TakeOutside,
  idempotencyKey: string | null,
): Promise<void> {
  const { amount, left, method, paid_on: paidOn, document, reason } = body;
  const act = { actor, call: "takeOutsidePayment", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    const owed = (booking.total_minor ?? 0) - booking.paid_minor;
    if (owed !== left) throw new ApiError("conflict");
    if (amount > owed) throw fieldError("amount", "maxValue", { max: owed / minorPerMajor });
    if (paidOn > todayIn(booking.city.time_zone)) throw fieldError("paid_on", "incorrect");
    const paid = { method, amountMinor: amount, paidOn, document };
    await creditOutside({ client, config: context.config, now: new Date() }, booking, paid);
    await addToHistory(client, booking, {
      reason: "outside_payment",
      note: reason,
      amountMinor: amount,
    });
  });
}

/** Records that a refund was handed over outside, and tells the tourist. Idempotent by key. Throws `conflict` for any other. */
export async function completeOutsideRefund(
  context: ApiContext,
  actor: Actor,
  body: CompleteRefund,
  idempotencyKey: string | null,
): Promise<void> {
  const { refund_id: refundId, document, reason } = body;
  const act = { actor, call: "completeOutsideRefund", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    const minor = await finishOutsideRefund(client, context.config, booking, {
      refundId,
      document,
    });
    await addToHistory(client, booking, {
      reason: "outside_refund",
      note: reason,
      amountMinor: minor,
    });
  });
}
