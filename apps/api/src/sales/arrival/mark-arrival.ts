import { todayIn } from "@tropa/domain/time/local-date";
import type {
  ArrivalRefusal,
  markArrivalCall,
  unmarkArrivalCall,
} from "@tropa/api-contract/sales/calls-arrival";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { may } from "@tropa/domain/people/permissions";
import { isCanceled } from "@tropa/domain/sales/booking-status";
import { readArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { isBooked, lockBooking, ownersOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { arrivalKeys } from "./arrival-key.ts";
import { deleteMark, findMark, insertMark } from "./arrival-store.ts";
import type { ArrivalMark } from "./arrival-store.ts";

const refusal = (reason: ArrivalRefusal, data: Record<string, unknown> = {}) =>
  new ApiError("conflict", { data: { reason, ...data } });

/** Throws `conflict` with the reason if a party may not join right now: it comes on another day, or owes money. */
function requireExpected(booking: BookingRecord, scannedAt: Date, isDebtKnown: boolean): void {
  const day = todayIn(booking.city.time_zone, scannedAt);
  if (day < booking.starts_on || day > booking.ends_on)
    throw refusal("not_today", { start: booking.starts_on });
  const left = (booking.total_minor ?? 0) - booking.paid_minor;
  if (left > 0 && !isDebtKnown) throw refusal("owes", { left, currency: booking.currency });
}

const answerOf = (
  booking: BookingRecord,
  mark: ArrivalMark,
  scan: string,
): AnswerOf<typeof markArrivalCall> => ({
  booking_id: booking.id,
  first_name: booking.first_name,
  seats: booking.seats,
  start: booking.starts_on,
  is_repeated: mark.scan !== scan,
  marked: { at: mark.scanned_at.toISOString(), by: mark.marked_by },
});

/** Locks a booking given by number. A number may be a guess, so errors must not reveal which bookings exist. */
async function lockOwn(client: Client, actor: Actor, id: number): Promise<BookingRecord> {
  const booking = orNotFound(await lockBooking(client, { id }));
  if (!may(actor, "arrival.mark", ownersOf(booking))) throw new ApiError("not_found");
  return booking;
}

/**
 * Marks a party as arrived. The first scan is stored; the answer to a second one tells when and by whom the first was
 * made. Idempotent for the same scan, which an offline queue may send again.
 */
export async function markArrival(
  { pool, config }: ApiContext,
  body: ReadBodyOf<typeof markArrivalCall>,
  actor: Actor,
): Promise<AnswerOf<typeof markArrivalCall>> {
  const { code, booking_id: number = 0, scan } = body;
  const facts = code === undefined ? null : await readArrivalCode(code, await arrivalKeys(config));
  if (code !== undefined && !facts) throw fieldError("code", "incorrect");
  return inTransaction(pool, async (client) => {
    const booking = facts
      ? orNotFound(await lockBooking(client, { id: facts.bookingId }))
      : await lockOwn(client, actor, number);
    // A signed code is no guess, so `forbidden` reveals nothing.
    if (!may(actor, "arrival.mark", ownersOf(booking))) throw new ApiError("forbidden");
    if (isCanceled(booking.status)) throw refusal("canceled");
    if (!isBooked(booking)) throw refusal("unpaid");
    if (facts && booking.tour_date_id !== facts.dateId) throw refusal("moved");
    const before = await findMark(client, booking.id);
    if (before) return answerOf(booking, before, scan);
    // A phone's clock may be ahead: a time in the future becomes now.
    const scannedAt = new Date(Math.min(Date.parse(body.scanned_at), Date.now()));
    requireExpected(booking, scannedAt, body.with_debt);
    await recordAct(client, actor, "markArrival", ["booking", booking.id]);
    await insertMark(client, {
      bookingId: booking.id,
      scan,
      scannedAt,
      accountId: actor.accountId,
    });
    return answerOf(booking, orNotFound(await findMark(client, booking.id)), scan);
  });
}

/** Removes a mark that was made by mistake. */
export async function unmarkArrival(
  { pool }: Pick<ApiContext, "pool">,
  { booking_id: id }: ReadBodyOf<typeof unmarkArrivalCall>,
  actor: Actor,
): Promise<AnswerOf<typeof unmarkArrivalCall>> {
  return inTransaction(pool, async (client) => {
    const booking = await lockOwn(client, actor, id);
    await recordAct(client, actor, "unmarkArrival", ["booking", booking.id]);
    await deleteMark(client, booking.id);
    return { booking_id: booking.id };
  });
}
