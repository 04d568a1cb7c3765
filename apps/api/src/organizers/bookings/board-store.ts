import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { LocalisedText } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

const today = "today_at(city.time_zone)";

/** A departure with totals of its bookings. */
export interface BoardRow {
  date_id: number;
  tour_id: number;
  tour_title: LocalisedText;
  starts_on: LocalDate;
  ends_on: LocalDate;
  seats_total: number;
  seats_taken: number;
  requests: number;
  unpaid: number;
  paid: number;
  travellers: number;
  travellers_missing: number;
  first_hold: Date | null;
  paid_booking_id: number | null;
}

export interface BoardScope {
  organizerId: number;
  withPassports: readonly string[];
  time: "coming" | "past";
  tourId: number | null;
  /** How many days ahead departures may start; null for no limit. */
  days: number | null;
  /** Only departures with a paid booking. */
  isPaidOnly: boolean;
}

/**
 * Statuses of bookings that put a departure on the board. The job that completes bookings does so after their trip, so
 * that a departure to come has none of those that are complete, which are most of all.
 */
function boardStatuses({ time, isPaidOnly }: BoardScope): number[] {
  const { pendingConfirm, pendingPrepayment, madePrepayment, tourComplete } = bookingStatuses;
  const paid = time === "past" ? [madePrepayment, tourComplete] : [madePrepayment];
  return isPaidOnly ? paid : [pendingConfirm, pendingPrepayment, ...paid];
}

/** Returns an organizer's departures with bookings that are not cancelled, nearest first, after the cursor. */
export async function listBoard(
  client: Queryable,
  scope: BoardScope,
  { after, limit }: { after: number | null; limit: number },
): Promise<{ rows: BoardRow[]; total: number }> {
  const isPast = scope.time === "past";
  const side = isPast ? "<" : ">=";
  const place = `((tour_date.starts_on - date '2000-01-01') * ${isPast ? -1 : 1}, tour_date.id)`;
  const { rows } = await client.query<BoardRow & { total: number }>(
    `WITH departure AS (
       SELECT tour_date.*, tour.title AS tour_title, ${place} AS place,
              count(*) OVER ()::int AS total
         FROM tour_date JOIN tour ON tour.id = tour_date.tour_id JOIN city ON city.id = tour.main_city_id
        WHERE tour_date.id IN (SELECT tour_date_id FROM booking
                                WHERE organizer_id = $1 AND status = ANY ($5::smallint[]))
          AND tour_date.ends_on ${side} ${today}
          AND ($3::integer IS NULL OR tour.id = $3)
          AND ($4::integer IS NULL OR tour_date.starts_on <= ${today} + $4::int)
          AND ($6::integer IS NULL OR ${place} > (
                SELECT (last.starts_on - date '2000-01-01') * ${isPast ? -1 : 1}, last.id FROM tour_date last WHERE last.id = $6))
        ORDER BY place LIMIT $7)
     SELECT departure.id AS date_id, tour_id, tour_title, starts_on, ends_on, seats_total, seats_taken, total, board.*
       FROM departure CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE status = 1)::int AS requests,
                count(*) FILTER (WHERE status = 2)::int AS unpaid,
                count(*) FILTER (WHERE status IN (3, 4))::int AS paid,
                coalesce(sum(seats) FILTER (WHERE status IN (3, 4)), 0)::int AS travellers,
                coalesce(sum(greatest(0, seats - filled)) FILTER (WHERE status = 3), 0)::int AS travellers_missing,
                min(hold_until) FILTER (WHERE status = 1) AS first_hold,
                min(booking.id) FILTER (WHERE status IN (3, 4)) AS paid_booking_id
           FROM booking CROSS JOIN LATERAL (
             SELECT count(*) AS filled FROM tourist
              WHERE booking_id = booking.id AND last_name <> '' AND birthday IS NOT NULL
                AND (passport IS NOT NULL OR booking.storefront <> ALL ($2))) traveller
          WHERE tour_date_id = departure.id AND organizer_id = $1 AND status <= 4) board
      ORDER BY place`,
    [
      scope.organizerId,
      scope.withPassports,
      scope.tourId,
      scope.days,
      boardStatuses(scope),
      after,
      limit,
    ],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
