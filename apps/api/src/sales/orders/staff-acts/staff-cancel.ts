import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { staffCancelBookingCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { CancelSide } from "@tropa/domain/sales/staff-acts";
import type { ApiContext } from "../../../config/context.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { findBooking, isCancelable, refundNow } from "../../booking/booking.ts";
import { cancel } from "../cancel/cancel-booking.ts";
import { afterRefund } from "./booking-money.ts";
import type { MoneyChange } from "./booking-money.ts";
import { moneyOfBooking } from "./booking-money-store.ts";
import { actOnBooking, addToHistory } from "./staff-act.ts";

const statusOf = {
  tourist: bookingStatuses.canceledByTourist,
  organizer: bookingStatuses.canceledByAuthor,
  tropa: bookingStatuses.canceledByAdmin,
} as const;

/** Returns what goes back where a booking is cancelled in the name of a side. Throws `conflict` if it is over. */
export async function previewCancel(
  { pool }: Pick<ApiContext, "pool">,
  { id, side }: { id: number; side: CancelSide },
): Promise<MoneyChange & { refund: number }> {
  const booking = orNotFound(await findBooking(pool, { id }));
  if (!isCancelable(booking)) throw new ApiError("conflict");
  const refund = refundNow(booking, side === "tourist").refund.minor;
  const money = await moneyOfBooking(pool, id);
  // Of disputed money the payer's bank decides.
  return { refund, ...afterRefund(money, Math.min(refund, money.refundable)) };
}

/**
 * Cancels a booking in the name of a side, as that side would. Idempotent by key. Throws `conflict` if it is over, or if
 * another sum than shown would go back.
 */
export async function cancelForSide(
  context: ApiContext,
  actor: Actor,
  body: ReadBodyOf<typeof staffCancelBookingCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const { side, reason } = body;
  const act = { actor, call: "staffCancelBooking", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    const refund = refundNow(booking, side === "tourist");
    if (refund.refund.minor !== body.refund) throw new ApiError("conflict");
    await cancel(client, context.config, booking, {
      to: statusOf[side],
      refund,
      // The reason is written for colleagues: both sides read what stands with a change of status.
      note: null,
      message: null,
      tellsTourist: true,
      tellsOrganizer: true,
    });
    const done = { id: booking.id, status: statusOf[side] };
    await addToHistory(client, done, { reason: "cancel_reason", note: reason });
  });
}
