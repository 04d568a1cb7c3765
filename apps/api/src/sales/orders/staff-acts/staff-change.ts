import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type {
  staffBookingOffersCall,
  staffChangeBookingCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { ApiContext } from "../../../config/context.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { applyChange, bookingOffers } from "../change/change-booking.ts";
import { actOnBooking } from "./staff-act.ts";

/** Like `bookingOffers`, for staff in charge of bookings. */
export const offersForStaff = (
  context: Pick<ApiContext, "pool">,
  actor: Actor,
  { id, party }: ReadBodyOf<typeof staffBookingOffersCall>,
): Promise<AnswerOf<typeof staffBookingOffersCall>> =>
  bookingOffers(context, { name: { id }, actor, isDesk: true }, party, new Date());

/**
 * Changes a booking on behalf of its tourist, see `changeBooking`. Idempotent by key. Throws `conflict` if another sum than
 * shown is paid by now.
 */
export async function changeForTourist(
  context: ApiContext,
  actor: Actor,
  body: ReadBodyOf<typeof staffChangeBookingCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const { id, paid, reason, ...change } = body;
  const act = { actor, call: "staffChangeBooking", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    if (booking.paid_minor !== paid) throw new ApiError("conflict");
    const caller = { name: { id }, actor, isDesk: true, reason };
    await applyChange(client, context.config, caller, { ...change, id }, new Date());
  });
}
