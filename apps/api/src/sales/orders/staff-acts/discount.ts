import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type {
  discountPreviewCall,
  giveDiscountCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import { minorPerMajor } from "@tropa/domain/money";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { leastCharges } from "@tropa/domain/sales/payment";
import type { ApiContext } from "../../../config/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { findBooking, notifyOrganizer, notifyTourist } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { closeOpenPayments } from "../../payments/payments.ts";
import { sharesOncePaid } from "./booking-money.ts";
import { moneyOfBooking, takeOffPrice } from "./booking-money-store.ts";
import { actOnBooking, addToHistory } from "./staff-act.ts";

interface Discount {
  id: number;
  /** Minor units of the booking's currency. */
  amount: number;
  bearer: GoodwillBearer;
}

type Preview = AnswerOf<typeof discountPreviewCall>;

/**
 * Returns what a discount would change. Throws `conflict` where nothing is left to pay, and a field error for more than can be
 * taken off: until a booking is firm enough has to stay for a payment, and an organizer bears no more than their share.
 */
async function planDiscount(
  db: Queryable,
  booking: BookingRecord,
  { amount, bearer }: Discount,
): Promise<Preview> {
  const { status, currency, total_minor: total, paid_minor: paid } = booking;
  if (total === null || status > bookingStatuses.madePrepayment || booking.is_hold_over)
    throw new ApiError("conflict");
  const left = total - paid;
  const isFirm = status === bookingStatuses.madePrepayment;
  const most = isFirm ? left : left - leastCharges[currency];
  if (most <= 0) throw new ApiError("conflict");
  const money = await moneyOfBooking(db, booking.id);
  const before = sharesOncePaid(money, total);
  const limit = bearer === "organizer" ? Math.min(most, before.share) : most;
  if (amount > limit) throw fieldError("amount", "maxValue", { max: limit / minorPerMajor });
  const given = { [`goodwill_${bearer}`]: money[`goodwill_${bearer}`] + amount };
  const after = sharesOncePaid({ ...money, ...given }, total - amount);
  return {
    currency,
    total: { before: total, after: total - amount },
    left: { before: left, after: left - amount },
    commission: { before: before.commission, after: after.commission },
    share: { before: before.share, after: after.share },
  };
}

/** Like `giveDiscount`, but changes nothing. */
export async function previewDiscount(
  { pool }: Pick<ApiContext, "pool">,
  discount: Discount,
): Promise<Preview> {
  const booking = orNotFound(await findBooking(pool, { id: discount.id }));
  return planDiscount(pool, booking, discount);
}

/**
 * Lowers the price of a booking that is not paid in full. Open payments of the old sum are closed. Idempotent by key. Throws
 * as `planDiscount`, and `conflict` if another sum than shown is left to pay.
 */
export async function giveDiscount(
  context: Pick<ApiContext, "pool" | "config">,
  actor: Actor,
  body: ReadBodyOf<typeof giveDiscountCall>,
  idempotencyKey: string | null,
): Promise<void> {
  const { id, amount, bearer, left, reason: note } = body;
  const { config } = context;
  const act = { actor, call: "giveDiscount", body, idempotencyKey } as const;
  await actOnBooking(context, act, async (client, booking) => {
    const plan = await planDiscount(client, booking, body);
    if (plan.left.before !== left) throw new ApiError("conflict");
    await closeOpenPayments(client, id);
    await takeOffPrice(client, id, { minor: amount, bearer });
    await addToHistory(client, booking, { reason: "discount", note, amountMinor: amount });
    const cheaper = orNotFound(await findBooking(client, { id }));
    const extra = { amountMinor: amount, note };
    await notifyTourist(client, config, cheaper, "bookingDiscount", { amountMinor: amount });
    if (bearer === "organizer")
      await notifyOrganizer(client, config, cheaper, "organizerDiscount", extra);
  });
}
