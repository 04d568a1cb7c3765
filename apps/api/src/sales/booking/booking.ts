import { bookingStatuses, isCanceled, mayBecome } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { maskContacts } from "../../conversation/chat/chat.ts";
import { releaseUses, retakeUse } from "../promo/promo.ts";
import { areContactsHidden } from "./booking-access.ts";
import { notifyTourist } from "./booking-messages.ts";
import { updateStatus } from "./booking-changes-store.ts";
import {
  bookingsOfDate,
  findBooking,
  lockActiveBookingsOfDate,
  lockBooking,
} from "./booking-store.ts";
import type { BookingRecord } from "./booking-store.ts";
import { namePrice } from "./booking-price.ts";
import { giveSeatsBack, lockDates, takeSeats } from "./departure-store.ts";

export {
  areContactsHidden,
  bookingFor,
  bookingOfPage,
  hidesContactsFrom,
  isBooked,
  ownersOf,
} from "./booking-access.ts";
export { bookingAnswer, listedBookingAnswer } from "./booking-answer.ts";
export { staffDiscount } from "./ledger/staff-discount.ts";
export {
  addPaid,
  clearPaid,
  extendHold,
  insertBooking,
  insertEvent,
  highestFilledSeat,
  prolongHold,
  updateChange,
  updateStatus,
} from "./booking-changes-store.ts";
export { meetingOf } from "./booking-meeting.ts";
export { notifyOrganizer, notifyTourist } from "./booking-messages.ts";
export { priceOf } from "./booking-price.ts";
export {
  bookingsOfDate,
  countTrips,
  expectedBookings,
  findBooking,
  listBookings,
  listBookingsBetween,
  listTrips,
  lockBooking,
  lockExpiredBooking,
} from "./booking-store.ts";
export type { BookingRecord } from "./booking-store.ts";
export { decisionOf, isCancelable, refundNow, termsOf, termsToday } from "./booking-terms.ts";
export {
  chosenCabin,
  organizerName,
  writeDates,
  writeDay,
  writeParty,
  freeUntilText,
} from "./booking-values.ts";
export { cabinsLeft, findCabin } from "./cabin-store.ts";
export { requireShownPrice } from "./seen-sum.ts";
export {
  departuresOf,
  findDeparture,
  giveSeatsBack,
  heldUntil,
  hasCommission,
  lockDates,
  newestRates,
  takeSeats,
} from "./departure-store.ts";
export type { Departure, DepartureFacts, OfferedDeparture } from "./departure-store.ts";

/** Changes the status of a locked booking; cancelling releases its seats in the same transaction. */
export async function changeStatus(
  client: Client,
  booking: BookingRecord,
  to: BookingStatus,
  reason: string,
  { note = null, holdSeconds = null }: { note?: string | null; holdSeconds?: number | null } = {},
): Promise<void> {
  if (!mayBecome(booking.status, to)) throw new ApiError("conflict");
  await updateStatus(
    client,
    { bookingId: booking.id, from: booking.status, to, reason, note },
    holdSeconds,
  );
  if (isCanceled(to)) await giveSeatsBack(client, booking.tour_date_id, booking.seats);
  if (to === bookingStatuses.madePrepayment)
    await addJob(client, "show-contacts", { bookingId: booking.id });
}

/**
 * Confirms a booking for its organizer. The tourist may not be waiting, so they get hours to pay. A booking without a
 * price gets `totalMinor` for the whole party; throws a field error on `total` if that is missing. Throws `conflict` if
 * the booking no longer awaits confirmation or has a price already.
 */
export async function confirmBooking(
  { pool, config }: ApiContext,
  id: number,
  totalMinor: number | null = null,
  actor: Actor | null = null,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await recordAct(client, actor, "confirmBooking", ["booking", id]);
    const waiting = orNotFound(await lockBooking(client, { id }));
    if (waiting.status !== bookingStatuses.pendingConfirm) throw new ApiError("conflict");
    await namePrice(client, waiting, totalMinor);
    await changeStatus(client, waiting, bookingStatuses.pendingPrepayment, "organizer_confirmed", {
      holdSeconds: config.paymentWindowSeconds,
    });
    const booking = orNotFound(await findBooking(client, { id }));
    await notifyTourist(client, config, booking, "bookingConfirmed");
  });
}

/**
 * Declines a booking for its organizer and tells the tourist why, masking contacts where those are hidden. Throws
 * `conflict` if the booking no longer awaits confirmation.
 */
export async function declineBooking(
  { pool, config }: ApiContext,
  id: number,
  reason: string | null = null,
  actor: Actor | null = null,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await recordAct(client, actor, "declineBooking", ["booking", id]);
    const booking = orNotFound(await lockBooking(client, { id }));
    if (booking.status !== bookingStatuses.pendingConfirm) throw new ApiError("conflict");
    const isHidden = areContactsHidden(config.storefronts, booking);
    const note = reason !== null && isHidden ? maskContacts(reason) : reason;
    await changeStatus(client, booking, bookingStatuses.canceledByAuthor, "organizer_declined", {
      note,
    });
    await releaseUses(client, [booking.id]);
    await notifyTourist(client, config, booking, "bookingDeclined", { note });
  });
}

/**
 * Locks all active bookings of a date, and the date, until the transaction ends, so that nobody can join it. Null if a
 * booking joined between the two locks.
 */
export async function lockBookingsOfDate(
  client: Client,
  dateId: number,
): Promise<BookingRecord[] | null> {
  const held = await lockActiveBookingsOfDate(client, dateId);
  await lockDates(client, [dateId]);
  const bookings = await bookingsOfDate(client, dateId);
  return bookings.every(({ id }) => held.has(id)) ? bookings : null;
}

/** Marks a booking as prepaid and ends its hold. */
export async function markPrepaid(client: Client, booking: BookingRecord): Promise<void> {
  await changeStatus(client, booking, bookingStatuses.madePrepayment, "paid");
}

/**
 * Revives a booking that was paid just after its hold expired, if its seats are still free: the tourist paid in good
 * faith. The only way out of status 7. Returns false if the seats are gone.
 */
export async function reviveExpiredBooking(
  client: Client,
  booking: BookingRecord,
  now: Date,
): Promise<boolean> {
  const seats = { dateId: booking.tour_date_id, tourId: booking.tour_id, count: booking.seats };
  if (!(await takeSeats(client, { ...seats, after: todayIn(booking.city.time_zone, now) })))
    return false;
  const to = bookingStatuses.madePrepayment;
  await updateStatus(
    client,
    { bookingId: booking.id, from: booking.status, to, reason: "paid_after_hold" },
    null,
  );
  await retakeUse(client, booking.id);
  await addJob(client, "show-contacts", { bookingId: booking.id });
  return true;
}
export { readChangeNote, writeChangeNote } from "./booking-history-store.ts";
