import { todayIn } from "@tropa/domain/time/local-date";
import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { DepartureFacts } from "@tropa/domain/organizers/departure-terms";
import { may } from "@tropa/domain/people/permissions";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findDepartures } from "./departures-store.ts";
import type { DepartureRow } from "./departures-store.ts";

/** The actor and their language. */
export interface DepartureReader {
  actor: Actor;
  locale: Locale;
  now: Date;
}

/** Returns the organizer to act for: the caller's own, or one named by staff. Throws `forbidden`. */
export function organizerOf(actor: Actor, wanted: number | undefined): number {
  const organizerId = wanted ?? actor.organizerId;
  if (organizerId === null || !may(actor, "departures.manage", { organizerId }))
    throw new ApiError("forbidden");
  return organizerId;
}

/** One's own departure. Throws `not_found` for somebody else's. */
export async function ownDeparture(db: Queryable, actor: Actor, id: number): Promise<DepartureRow> {
  const [row] = await findDepartures(db, [id]);
  if (!row || !may(actor, "departures.manage", { organizerId: row.organizer_id }))
    throw new ApiError("not_found");
  return row;
}

const isPast = (row: DepartureRow, now: Date): boolean =>
  row.starts_on <= todayIn(row.time_zone, now);

/** Throws `gone` for a departure that can no longer be changed. */
export function checkChangeable(row: DepartureRow, now: Date): void {
  if (row.is_canceled || isPast(row, now)) throw new ApiError("gone");
}

/** The facts of a departure that rules are checked against. */
export const factsOf = (row: DepartureRow): DepartureFacts => ({
  start: row.starts_on,
  seats_taken: row.seats_taken,
  is_guaranteed: row.is_guaranteed,
});

/** Converts a row to the API's answer. */
export function departureAnswer(
  row: DepartureRow,
  { locale, now }: Pick<DepartureReader, "locale" | "now">,
): OrganizerDeparture {
  const { discount_type: type, price_without_discount_minor: before } = row;
  return {
    id: row.id,
    tour_id: row.tour_id,
    tour_title: localise(row.tour_title, locale),
    currency: row.currency,
    start: row.starts_on,
    end: row.ends_on,
    start_times: row.start_times,
    seats: row.seats_total,
    seats_taken: row.seats_taken,
    seats_held: row.seats_held,
    seats_elsewhere: row.seats_elsewhere,
    seats_free: row.seats_free,
    bookings: row.bookings,
    requests: row.requests,
    price: row.price_minor,
    discount:
      type !== null && before !== null
        ? { type, price_without: before, ends_on: row.discount_ends_on }
        : null,
    is_closed: row.is_closed,
    is_guaranteed: row.is_guaranteed,
    min_group: row.min_group_size,
    decided_days: row.decided_days,
    commission_percent: row.commission_percent,
    is_canceled: row.is_canceled,
    is_past: isPast(row, now),
    version: row.version,
  };
}
