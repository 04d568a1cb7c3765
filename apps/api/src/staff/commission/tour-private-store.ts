import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";

/** Agreed commission: a percentage or a sum; both null if none is agreed. */
export interface CommissionRow {
  percent: number | null;
  quantity_minor: number | null;
}

interface PrivateRow extends CommissionRow {
  currency: Currency;
  price_minor: number;
  min_age: number;
  max_age: number | null;
  is_unwanted: boolean;
  is_free_cancellation: boolean;
  updated_on: string | null;
  /** Rank in the default sort. */
  rank: number;
  organizer_id: number;
  organizer_title: string;
  organizer_weight: number;
  /** Sum of the rank weights of the requested contexts. */
  context_weight: number;
  has_own_dates: boolean;
}

/** A context that changes a tour's rank, such as a country's listing; `id` is 0 for kinds that have only one. */
export interface WeightContext {
  context:
    | "has_dates"
    | "cruises"
    | "authors"
    | "collection"
    | "region"
    | "rest_kind"
    | "showplace";
  id: number;
}

/** Returns a tour's commission and rank, whatever its status: staff also work with tours off sale. */
export async function findPrivateData(
  db: Queryable,
  question: {
    tourId: number;
    contexts: readonly WeightContext[];
    today: string;
    storefront: string;
  },
): Promise<PrivateRow | null> {
  const { rows } = await db.query<PrivateRow>(
    `SELECT t.currency, t.price_minor, t.min_age, agreed.percent, agreed.quantity_minor, k.max_age,
            COALESCE(k.is_unwanted, false) AS is_unwanted,
            COALESCE(k.is_free_cancellation, false) AS is_free_cancellation, k.updated_on,
            t.weight AS rank, o.id AS organizer_id, o.title AS organizer_title,
            COALESCE(w.tour_weight, 0) AS organizer_weight,
            (SELECT COALESCE(sum(p.weight), 0)
               FROM tour_weight_part p
               JOIN unnest($2::text[], $3::integer[]) AS seen (context, id)
                 ON seen.context = p.context AND seen.id = p.context_id
              WHERE p.tour_id = t.id) AS context_weight,
            EXISTS (SELECT 1 FROM tour_date d JOIN tour_date_commission c ON c.tour_date_id = d.id
                     WHERE d.tour_id = t.id AND d.starts_on > $4::date) AS has_own_dates
       FROM tour t
       JOIN organizer o ON o.id = t.organizer_id
       LEFT JOIN LATERAL commission_term(NULL, t.id, t.organizer_id, $5, $4::date) agreed ON true
       LEFT JOIN LATERAL (SELECT * FROM tour_commission WHERE tour_id = t.id AND starts_on <= $4::date
                           ORDER BY starts_on DESC LIMIT 1) k ON true
       LEFT JOIN organizer_weight w ON w.organizer_id = o.id
      WHERE t.id = $1`,
    [
      question.tourId,
      question.contexts.map(({ context }) => context),
      question.contexts.map(({ id }) => id),
      question.today,
      question.storefront,
    ],
  );
  return rows[0] ?? null;
}

interface DateRow {
  id: number;
  starts_on: string;
  ends_on: string;
  price_minor: number;
  seats_total: number;
  seats_taken: number;
  own: CommissionRow | null;
}

interface DatesRow {
  currency: Currency;
  commission: CommissionRow;
  dates: DateRow[];
}

/** Returns a tour's coming departures, each with its own commission if it has one. */
export async function findPrivateDates(
  db: Queryable,
  question: { tourId: number; today: string; storefront: string },
): Promise<DatesRow | null> {
  const { rows } = await db.query<DatesRow>(
    `SELECT t.currency, json_build_object('percent', agreed.percent, 'quantity_minor', agreed.quantity_minor) AS commission,
            (SELECT COALESCE(json_agg(json_build_object(
                      'id', d.id, 'starts_on', d.starts_on, 'ends_on', d.ends_on, 'price_minor', d.price_minor,
                      'seats_total', d.seats_total, 'seats_taken', d.seats_taken,
                      'own', CASE WHEN c.tour_date_id IS NOT NULL THEN json_build_object(
                        'percent', c.percent, 'quantity_minor', c.quantity_minor) END
                    ) ORDER BY d.starts_on, d.id), '[]')
               FROM tour_date d
               LEFT JOIN LATERAL (SELECT * FROM tour_date_commission WHERE tour_date_id = d.id AND starts_on <= $2::date
                                   ORDER BY starts_on DESC LIMIT 1) c ON true
              WHERE d.tour_id = t.id AND d.starts_on > today_at(city.time_zone)) AS dates
       FROM tour t JOIN city ON city.id = t.main_city_id
       LEFT JOIN LATERAL commission_term(NULL, t.id, t.organizer_id, $3, $2::date) agreed ON true
      WHERE t.id = $1`,
    [question.tourId, question.today, question.storefront],
  );
  return rows[0] ?? null;
}
