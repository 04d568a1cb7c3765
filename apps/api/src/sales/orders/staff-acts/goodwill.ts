import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { giveGoodwillCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { minorPerMajor } from "@tropa/domain/money";
import { sharesOf } from "@tropa/domain/organizers/settlement";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { ApiContext } from "../../../config/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { findBooking, notifyOrganizer, notifyTourist } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { createRefunds } from "../../payments/payments.ts";
import { afterRefund } from "./booking-money.ts";
import type { MoneyChange } from "./booking-money.ts";
import { lowerPaidPrice, moneyOfBooking } from "./booking-money-store.ts";
import { actOnBooking, addToHistory } from "./staff-act.ts";

interface Goodwill {
  id: number;
  /** Minor units of the booking's currency. */
  amount: number;
  bearer: GoodwillBearer;
}

/**
 * Returns what giving back a sum would change. Throws `conflict` for a booking that is not paid for, and a field error for
 * more than can be given back: of a booking that goes on a part has to stay, and an organizer bears no more than their share.
 */
async function planGoodwill(
  db: Queryable,
  booking: BookingRecord,
  { amount, bearer }: Goodwill,
): Promise<MoneyChange> {
  const { status, paid_minor: paid } = booking;
  if (status < bookingStatuses.madePrepayment) throw new ApiError("conflict");
  const money = await moneyOfBooking(db, booking.id);
  // What goes on without any money is cancelled instead.
  const most = isCanceled(status) ? money.refundable : Math.min(money.refundable, paid - 1);
  if (most <= 0) throw new ApiError("conflict");
  const limit = bearer === "organizer" ? Math.min(most, sharesOf(money).share) : most;
  if (amount > limit) throw fieldError("amount", "maxValue", { max: limit / minorPerMajor });
  return afterRefund(money, amount, bearer);
}

/** Like `giveGoodwill`, but changes nothing. */
export async function previewGoodwill(
  { pool }: Pick<ApiContext, "pool">,
  goodwill: Goodwill,
): Promise<MoneyChange> {
  const booking = orNotFound(await findBooking(pool, { id: goodwill.id }));
  return planGoodwill(pool, booking, goodwill);
}

/**
 * Gives back a part of what was paid for a booking; its price falls by as much. Refunds go to the newest payments first, one
 * side bears them, and the tourist gets one letter. Idempotent by key. Throws as `planGoodwill`, and `conflict` if other
 * money than shown is there.
 */
export async function giveGoodwill(
  context: Pick<ApiContext, "pool" | "config">,
  actor: Actor,
  body: ReadBodyOf<typeof giveGoodwillCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const { id, amount, bearer, note, message, paid } = body;
  const { config } = context;
  const act = { actor, call: "giveGoodwill", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    const plan = await planGoodwill(client, booking, body);
    if (plan.paid.before !== paid) throw new ApiError("conflict");
    await createRefunds(client, config, booking, amount, "goodwill", bearer);
    if (!isCanceled(booking.status)) await lowerPaidPrice(client, id, amount);
    await addToHistory(client, booking, { reason: "goodwill", note, amountMinor: amount });
    await notifyTourist(client, config, booking, "bookingGoodwill", {
      amountMinor: amount,
      note: message,
    });
    if (bearer === "organizer")
      await notifyOrganizer(client, config, booking, "organizerGoodwill", {
        amountMinor: amount,
        note,
      });
  });
}
