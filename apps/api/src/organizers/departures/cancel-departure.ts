import { fullName } from "@tropa/domain/people/full-name";
import type { cancelDepartureCall } from "@tropa/api-contract/organizers/calls-departures";
import type {
  AffectedBooking,
  DepartureCancellation,
} from "@tropa/api-contract/organizers/departure";
import { departureCancellation as cancellationAnswer } from "@tropa/api-contract/organizers/departure";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { isAsShown } from "@tropa/domain/organizers/departure-cancellation";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { bookingsOfDate, lockBookingsOfDate } from "../../sales/booking/booking.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";
import { cancelBookingsOf, refundsOf } from "../../sales/orders/orders.ts";
import { markCanceled } from "./departures-store.ts";
import type { DepartureRow } from "./departures-store.ts";
import { checkChangeable, departureAnswer, ownDeparture } from "./own-departure.ts";
import type { DepartureReader } from "./own-departure.ts";

/** Returns a preview of the effect of calling a departure off on each of its bookings. */
export async function departureCancellation(
  { pool }: Pick<ApiContext, "pool">,
  id: number,
  reader: DepartureReader,
): Promise<DepartureCancellation> {
  const row = await ownDeparture(pool, reader.actor, id);
  checkChangeable(row, reader.now);
  return cancellationOf(row, await bookingsOfDate(pool, id), reader);
}

const cancellationOf = (
  row: DepartureRow,
  bookings: readonly BookingRecord[],
  reader: DepartureReader,
): DepartureCancellation => ({
  departure: departureAnswer(row, reader),
  bookings: affectedBookings(bookings),
});

const affectedBookings = (bookings: readonly BookingRecord[]): AffectedBooking[] =>
  refundsOf(bookings).map(({ booking, outcome }) => ({
    id: booking.id,
    name: fullName(booking),
    seats: booking.seats,
    status: booking.status,
    kind: outcome.refund > 0 ? "refunded" : "released",
    paid: booking.paid_minor,
    refund: outcome.refund,
    currency: booking.currency,
    by_email: booking.email !== null,
    by_sms: booking.phone !== "",
  }));

/**
 * Calls one's own departure off with all its bookings, in one transaction that takes the same locks as orders, payments
 * and cancellations. If somebody books or pays just before, the preview is outdated: throws `conflict` with the new one.
 * Later orders are rejected and later payments refunded.
 */
export async function cancelDeparture(
  { pool, config }: ApiContext,
  { id, version, message, bookings: shown }: ReadBodyOf<typeof cancelDepartureCall>,
  reader: DepartureReader,
): Promise<AnswerOf<typeof cancelDepartureCall>> {
  const { actor, now } = reader;
  return inTransaction(pool, async (client) => {
    const { organizer_id: organizerId } = await ownDeparture(client, actor, id);
    const locked = await lockBookingsOfDate(client, id);
    const row = await ownDeparture(client, actor, id);
    checkChangeable(row, now);
    const bookings = locked ?? (await bookingsOfDate(client, id));
    const isUnchanged =
      locked !== null && row.version === version && isAsShown(shown, affectedBookings(bookings));
    if (!isUnchanged)
      throw new ApiError("conflict", {
        data: { cancellation: cancellationAnswer.parse(cancellationOf(row, bookings, reader)) },
      });
    await recordAct(client, actor, "cancelDeparture", ["departure", id]);
    const byOrganizer = actor.organizerId === organizerId;
    await cancelBookingsOf(client, config, bookings, { byOrganizer, reason: message || null });
    await markCanceled(client, id);
    return {
      departure: departureAnswer(await ownDeparture(client, actor, id), reader),
      canceled_bookings: bookings.length,
    };
  });
}
