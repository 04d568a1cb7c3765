import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { prolongHoldCall } from "@tropa/api-contract/staff/calls-booking-acts";
import type { ApiContext } from "../../../config/context.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { findBooking, notifyTourist, prolongHold } from "../../booking/booking.ts";
import { addToHistory } from "./staff-act.ts";
import { actOnBooking } from "./staff-act.ts";

/**
 * Holds the seats of an unpaid booking longer and tells its tourist. Idempotent by key. Throws `gone` once the seats are let
 * go, `conflict` if they are held until another moment than shown, and a field error for a moment that is not later or is
 * after the departure.
 */
export async function holdLonger(
  context: Pick<ApiContext, "pool" | "config">,
  actor: Actor,
  body: ReadBodyOf<typeof prolongHoldCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const { id, until, hold_until: shown, reason } = body;
  const act = { actor, call: "prolongHold", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    if (booking.status > bookingStatuses.madePrepayment || booking.is_hold_over)
      throw new ApiError("gone");
    if (booking.hold_until?.toISOString() !== new Date(shown).toISOString())
      throw new ApiError("conflict");
    if (!(await prolongHold(client, id, new Date(until)))) throw fieldError("until", "incorrect");
    await addToHistory(client, booking, { reason: "hold_prolonged", note: reason });
    const held = orNotFound(await findBooking(client, { id }));
    if (booking.status === bookingStatuses.pendingPrepayment)
      await notifyTourist(client, context.config, held, "bookingHoldProlonged");
  });
}
