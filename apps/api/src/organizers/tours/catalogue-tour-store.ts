import type { LocalDate } from "@tropa/domain/time/local-date";
import type { LocalisedText } from "@tropa/domain/locale";
import type { TourOfCatalogue } from "@tropa/domain/organizers/tours/draft-of-tour";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** A tour of the catalogue: the data for its draft, and fields that drafts do not have. */
export interface CatalogueTour extends TourOfCatalogue {
  id: number;
  organizer_id: number;
  slug: string;
  status: "published" | "removed" | "gone";
  /** Fields that drafts do not have; publishing a draft keeps them. */
  is_cruise: boolean;
  emoji: string | null;
  collection_ids: number[];
  stories: { title: LocalisedText; images: string[] }[];
  is_dates_preliminary: boolean;
  content_id: number;
}

/** Reads a tour; null for tours made for one party, which do not belong to the catalogue. */
export async function readCatalogueTour(db: Queryable, id: number): Promise<CatalogueTour | null> {
  const { rows } = await db.query<CatalogueTour>(
    `SELECT t.id, t.organizer_id, t.slug, t.status, t.type, t.title, t.summary, t.images, t.image_captions, t.main_city_id, t.city_ids,
            t.main_rest_kind_id, t.rest_kind_ids, t.accommodation, t.comfort, t.languages, t.difficulty, t.min_age,
            t.max_group_size, t.min_group_size, t.decided_days, t.child_prices, t.video_url, t.duration_days,
            t.duration_nights, t.duration_hours, t.currency, t.price_minor, t.request_period_start,
            t.request_period_end, t.cancellation_days, t.prepayment_percent, c.body, t.is_cruise, t.emoji,
            t.collection_ids, t.stories, t.is_dates_preliminary, t.content_id
       FROM tour t JOIN tour_content c ON c.id = t.content_id WHERE t.id = $1 AND NOT t.is_individual`,
    [id],
  );
  return rows[0] ?? null;
}

/** A departure's price. */
export interface PricedDate {
  starts_on: LocalDate;
  price_minor: number;
  price_without_discount_minor: number | null;
}

/** Returns coming departures, which decide the tour's price. */
export async function listComingDates(
  client: Client,
  tourId: number,
  today: LocalDate,
): Promise<PricedDate[]> {
  const { rows } = await client.query<PricedDate>(
    `SELECT starts_on, price_minor, price_without_discount_minor FROM tour_date
      WHERE tour_id = $1 AND starts_on >= $2 AND canceled_at IS NULL ORDER BY starts_on, id`,
    [tourId, today],
  );
  return rows;
}

/** Sets the status of a tour. */
export async function setTourStatus(
  client: Client,
  id: number,
  status: CatalogueTour["status"],
): Promise<void> {
  await client.query("UPDATE tour SET status = $2 WHERE id = $1 AND status <> $2", [id, status]);
}

/** Ends a tour and its departures; concurrent bookings then find no seats. */
export async function endTour(client: Client, id: number): Promise<void> {
  await setTourStatus(client, id, "gone");
  await client.query(
    "UPDATE tour_date SET is_closed = true, version = version + 1 WHERE tour_id = $1 AND NOT is_closed",
    [id],
  );
}

export interface ComingBookingRow {
  id: number;
  start: LocalDate;
  seats: number;
  name: string;
}

/**
 * Bookings of a tour that are not cancelled and whose trip is not over. Locks the tour, so that no date is added, and
 * its dates, so that no booking is made meanwhile.
 */
export async function comingBookings(
  client: Client,
  tourId: number,
  limit: number,
): Promise<ComingBookingRow[]> {
  await client.query("SELECT FROM tour WHERE id = $1 FOR NO KEY UPDATE", [tourId]);
  await client.query("SELECT FROM tour_date WHERE tour_id = $1 ORDER BY id FOR UPDATE", [tourId]);
  const { rows } = await client.query<ComingBookingRow>(
    `SELECT b.id, d.starts_on AS start, b.seats, full_name(b.first_name, b.last_name) AS name
       FROM booking b JOIN tour_date d ON d.id = b.tour_date_id
       JOIN tour ON tour.id = b.tour_id JOIN city ON city.id = tour.main_city_id
      WHERE b.tour_id = $1 AND b.status IN (1, 2, 3) AND d.ends_on >= today_at(city.time_zone)
      ORDER BY d.starts_on, b.id LIMIT $2`,
    [tourId, limit],
  );
  return rows;
}
