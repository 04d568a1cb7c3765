import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { goodwillPreviewCall } from "@tropa/api-contract/staff/calls-bookings";
import { minorPerMajor } from "@tropa/domain/money";
import { sharesOf } from "@tropa/domain/organizers/settlement";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { ApiContext } from "../../../config/context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { onceForKey } from "../../../server/idempotency.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { findBooking, insertEvent, lockBooking, notifyOrganizer } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { createRefunds } from "../../payments/payments.ts";
import { lowerPrice, moneyOfBooking } from "./goodwill-store.ts";

export interface Goodwill {
  id: number;
  /** Minor units of the booking's currency. */
  amount: number;
  bearer: GoodwillBearer;
}

type Preview = AnswerOf<typeof goodwillPreviewCall>;

/**
 * Returns what giving back a sum would change. Throws `conflict` for a booking that is not paid for, and a field error for
 * more than can be given back: of a booking that goes on a part has to stay, and an organizer bears no more than their share.
 */
async function planGoodwill(
  db: Queryable,
  booking: BookingRecord,
  { amount, bearer }: Goodwill,
): Promise<Preview> {
  const { status, paid_minor: paid, currency } = booking;
  if (status < bookingStatuses.madePrepayment) throw new ApiError("conflict");
  const money = await moneyOfBooking(db, booking.id);
  // What goes on without any money is cancelled instead.
  const most = isCanceled(status) ? money.refundable : Math.min(money.refundable, paid - 1);
  if (most <= 0) throw new ApiError("conflict");
  const before = sharesOf(money);
  const limit = bearer === "organizer" ? Math.min(most, before.share) : most;
  if (amount > limit) throw fieldError("amount", "maxValue", { max: limit / minorPerMajor });
  const after = sharesOf({
    ...money,
    refunded: money.refunded + amount,
    [`goodwill_${bearer}`]: money[`goodwill_${bearer}`] + amount,
  });
  return {
    currency,
    paid: { before: money.refundable, after: money.refundable - amount },
    commission: { before: before.commission, after: after.commission },
    share: { before: before.share, after: after.share },
  };
}

/** Like `giveGoodwill`, but changes nothing. */
export async function previewGoodwill(
  { pool }: Pick<ApiContext, "pool">,
  goodwill: Goodwill,
): Promise<Preview> {
  const booking = orNotFound(await findBooking(pool, { id: goodwill.id }));
  return planGoodwill(pool, booking, goodwill);
}

/**
 * Gives back a part of what was paid for a booking; its price falls by as much. Refunds go to the newest payments first, and
 * one side bears them. Idempotent by key. Throws as `planGoodwill`, and `conflict` if other money than shown is there.
 */
export async function giveGoodwill(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  actor: Actor,
  { note, paid, ...goodwill }: Goodwill & { note: string; paid: number },
  idempotencyKey: string | null,
): Promise<void> {
  const { id, amount, bearer } = goodwill;
  await inTransaction(pool, async (client) => {
    const booking = orNotFound(await lockBooking(client, { id }));
    const content = { actor: actor.accountId, note, paid, ...goodwill };
    await onceForKey(client, { call: "giveGoodwill", key: idempotencyKey, content }, async () => {
      const plan = await planGoodwill(client, booking, goodwill);
      if (plan.paid.before !== paid) throw new ApiError("conflict");
      await recordAct(client, actor, "giveGoodwill", ["booking", id]);
      await createRefunds(client, config, booking, amount, "goodwill", bearer);
      if (!isCanceled(booking.status)) await lowerPrice(client, id, amount);
      const { status } = booking;
      await insertEvent(client, {
        bookingId: id,
        from: status,
        to: status,
        reason: "goodwill",
        note,
      });
      if (bearer === "organizer")
        await notifyOrganizer(client, config, booking, "organizerGoodwill", {
          amountMinor: amount,
          note,
        });
      return id;
    });
  });
}
