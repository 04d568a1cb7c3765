import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { PayoutDetails } from "@tropa/domain/organizers/payout-details";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

/** SQL for an organizer's bank details as JSON; null if none are given. */
export const detailsJson = `(
  SELECT jsonb_build_object('legal_name', legal.legal_name, 'tax_id', legal.numbers ->> 'tax_id', 'kpp', coalesce(legal.numbers ->> 'kpp', ''),
           'bank_name', coalesce(legal.numbers ->> 'bank_name', ''), 'bank_code', coalesce(legal.numbers ->> 'bank_code', ''),
           'bank_account', coalesce(legal.numbers ->> 'bank_account', ''))
    FROM organizer_requisites legal WHERE legal.organizer_id = o.id)`;

/**
 * SQL for the due bookings of the organizer `o` on the day `$1`, the trip that ended first at the top. Pay-outs and runs cover
 * them in that order: `unpaid` is what is left.
 */
const shares = `
  SELECT share.*, greatest(0, least(share.share, share.so_far - coalesce(paid.minor, 0) - coalesce(running.minor, 0)))::bigint AS unpaid
    FROM (SELECT *, sum(CASE WHEN is_due THEN share ELSE 0 END) OVER (PARTITION BY currency ORDER BY is_due DESC, ends_on, booking_id) AS so_far
            FROM booking_shares(o.id, $1)) share
    LEFT JOIN (SELECT currency, sum(amount_minor) AS minor FROM organizer_payout
                WHERE organizer_id = o.id AND taken_back_at IS NULL GROUP BY currency) paid USING (currency)
    LEFT JOIN (SELECT run.currency, sum(line.amount_minor) AS minor FROM payout_line line JOIN payout_run run ON run.id = line.run_id
                WHERE line.organizer_id = o.id AND line.state = 'open' GROUP BY run.currency) running USING (currency)`;

export interface PayableRow {
  organizer_id: number;
  title: string;
  currency: Currency;
  amount: number;
  since: LocalDate;
  bookings: number;
  in_runs: number;
  runs: number[];
  disputed: number;
  goodwill: number;
  cancelled: number;
  details: PayoutDetails | null;
}

export interface PayableQuestion {
  q: string;
  currency: Currency | null;
  /** Latest day since when it is due. */
  until: LocalDate | null;
  today: LocalDate;
  after: { organizerId: number; currency: string } | null;
  limit: number;
}

/** Returns what organizers are owed, by organizer and currency. */
export async function listPayables(
  db: Queryable,
  { q, currency, until, today, after, limit }: PayableQuestion,
): Promise<PayableRow[]> {
  const { rows } = await db.query<PayableRow>(
    `SELECT o.id AS organizer_id, o.title, owed.*, ${detailsJson} AS details
       FROM organizer o
      CROSS JOIN LATERAL (
        SELECT currency, payable_to(o.id, currency, $1) AS amount, min(ends_on) FILTER (WHERE is_due AND unpaid > 0) AS since,
               (count(*) FILTER (WHERE is_due AND unpaid > 0))::integer AS bookings,
               coalesce((SELECT sum(line.amount_minor) FROM payout_line line JOIN payout_run run ON run.id = line.run_id
                          WHERE line.organizer_id = o.id AND line.state = 'open' AND run.currency = share.currency), 0)::bigint AS in_runs,
               ARRAY (SELECT DISTINCT run.id FROM payout_line line JOIN payout_run run ON run.id = line.run_id
                       WHERE line.organizer_id = o.id AND line.state = 'open' AND run.currency = share.currency ORDER BY 1) AS runs,
               coalesce(sum(disputed) FILTER (WHERE unpaid > 0 OR share = 0), 0)::bigint AS disputed,
               coalesce(sum(goodwill) FILTER (WHERE is_due AND unpaid > 0), 0)::bigint AS goodwill,
               coalesce(sum(share) FILTER (WHERE is_cancelled AND NOT is_due), 0)::bigint AS cancelled
          FROM (${shares}) share GROUP BY currency) owed
      WHERE owed.amount > 0 AND owed.since IS NOT NULL
        AND ($2 = '' OR o.id::text = $2 OR strpos(lower(o.title), lower($2)) > 0)
        AND ($3::text IS NULL OR owed.currency = $3) AND ($4::date IS NULL OR owed.since <= $4)
        AND o.id >= coalesce($5::integer, 0) AND ($5 IS NULL OR (o.id, owed.currency::text) > ($5, $6))
      ORDER BY o.id, owed.currency::text LIMIT $7`,
    [today, q, currency, until, after?.organizerId ?? null, after?.currency ?? "", limit],
  );
  return rows;
}

export interface PayableBookingRow {
  booking_id: number;
  tour_title: LocalisedText;
  end: LocalDate;
  share: number;
  unpaid: number;
  is_cancelled: boolean;
  disputed: number;
  goodwill: number;
}

/** Returns the bookings behind a sum: those that are not paid, and those with disputed money. */
export async function listPayableBookings(
  db: Queryable,
  question: { organizerId: number; currency: Currency; today: LocalDate; limit: number },
): Promise<PayableBookingRow[]> {
  const { rows } = await db.query<PayableBookingRow>(
    `SELECT share.booking_id, tour.title AS tour_title, share.ends_on AS "end", share.share, share.unpaid,
            share.is_cancelled, share.disputed, share.goodwill
       FROM organizer o CROSS JOIN LATERAL (${shares}) share
       JOIN booking ON booking.id = share.booking_id JOIN tour ON tour.id = booking.tour_id
      WHERE o.id = $2 AND share.currency = $3 AND share.is_due AND (share.unpaid > 0 OR share.disputed > 0)
      ORDER BY share.ends_on, share.booking_id LIMIT $4`,
    [question.today, question.organizerId, question.currency, question.limit],
  );
  return rows;
}
