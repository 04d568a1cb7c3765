import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type {
  bookingStaffCall,
  handOverBookingCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { ApiContext } from "../../../config/context.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { actOnBooking, addToHistory } from "./staff-act.ts";
import { listBookingStaff, setInCharge } from "./hand-over-store.ts";

/** Returns members of staff who can be in charge of a booking. */
export async function bookingStaff({
  pool,
}: Pick<ApiContext, "pool">): Promise<AnswerOf<typeof bookingStaffCall>> {
  return { colleagues: await listBookingStaff(pool) };
}

/** Puts a colleague in charge of a booking. Idempotent by key. Throws `conflict` if somebody else than shown is in charge. */
export async function handOverBooking(
  context: Pick<ApiContext, "pool">,
  actor: Actor,
  body: ReadBodyOf<typeof handOverBookingCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const act = { actor, call: "handOverBooking", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    if (!(await setInCharge(client, booking.id, body))) throw new ApiError("conflict");
    await addToHistory(client, booking, { reason: "handed_over", note: body.reason });
  });
}
