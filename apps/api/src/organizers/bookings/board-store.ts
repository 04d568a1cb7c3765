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
    `WITH complete AS (
       SELECT booking_id, count(*) AS filled FROM tourist JOIN booking ON booking.id = booking_id
        WHERE booking.organizer_id = $1 AND booking.status = 3
          AND tourist.last_name <> '' AND birthday IS NOT NULL AND (passport IS NOT NULL OR booking.storefront <> ALL ($2))
        GROUP BY booking_id),
     board AS (
       SELECT booking.tour_date_id,
              count(*) FILTER (WHERE status = 1)::int AS requests,
              count(*) FILTER (WHERE status = 2)::int AS unpaid,
              count(*) FILTER (WHERE status IN (3, 4))::int AS paid,
              coalesce(sum(seats) FILTER (WHERE status IN (3, 4)), 0)::int AS travellers,
              coalesce(sum(greatest(0, seats - coalesce(filled, 0))) FILTER (WHERE status = 3), 0)::int AS travellers_missing,
              min(hold_until) FILTER (WHERE status = 1) AS first_hold,
              min(booking.id) FILTER (WHERE status IN (3, 4)) AS paid_booking_id
         FROM booking LEFT JOIN complete ON complete.booking_id = booking.id
        WHERE booking.organizer_id = $1 AND status <= 4 AND ($3::integer IS NULL OR booking.tour_id = $3)
        GROUP BY booking.tour_date_id)
     SELECT tour_date.id AS date_id, tour.id AS tour_id, tour.title AS tour_title, tour_date.starts_on, tour_date.ends_on,
            tour_date.seats_total, tour_date.seats_taken, board.requests, board.unpaid, board.paid, board.travellers,
            board.travellers_missing, board.first_hold, board.paid_booking_id, count(*) OVER ()::int AS total
       FROM board JOIN tour_date ON tour_date.id = board.tour_date_id JOIN tour ON tour.id = tour_date.tour_id
       JOIN city ON city.id = tour.main_city_id
      WHERE tour_date.ends_on ${side} ${today}
        AND ($4::integer IS NULL OR tour_date.starts_on <= ${today} + $4::int)
        AND (NOT $5 OR board.paid > 0)
        AND ($6::integer IS NULL OR ${place} > (
              SELECT (last.starts_on - date '2000-01-01') * ${isPast ? -1 : 1}, last.id FROM tour_date last WHERE last.id = $6))
      ORDER BY ${place} LIMIT $7`,
    [
      scope.organizerId,
      scope.withPassports,
      scope.tourId,
      scope.days,
      scope.isPaidOnly,
      after,
      limit,
    ],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
