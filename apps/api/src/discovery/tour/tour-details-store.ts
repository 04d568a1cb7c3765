import type { LocalisedText, Locale } from "@tropa/domain/locale";
import { inLocale } from "../catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";

/** SQL condition: everybody may see the tour. */
const isOpen = "t.status = 'published' AND NOT t.is_individual";

interface QuestionRow {
  id: number;
  tour_id: number;
  question: string;
  answer: string;
  author_name: string;
  locale: string;
  asked_at: Date;
  answered_at: Date;
  answered_by: "organizer" | "support";
  helpful_count: number;
  tour_slug: string;
  tour_title: string;
  tour_image: string;
}

/** Returns an answered question of a tour. */
export async function findQuestion(
  db: Queryable,
  query: { tourId: number; questionId: number; locale: Locale; withExcursions: boolean },
): Promise<QuestionRow | null> {
  const { rows } = await db.query<QuestionRow>(
    `SELECT q.id, q.tour_id, q.question, q.answer, q.author_name, q.locale, q.asked_at, q.answered_at,
            COALESCE(q.answered_by, 'organizer') AS answered_by, q.helpful_count,
            t.slug AS tour_slug, ${inLocale("t.title")} AS tour_title, t.images[1] AS tour_image
       FROM tour_question q JOIN tour t ON t.id = q.tour_id
      WHERE q.id = $2 AND q.tour_id = $3 AND q.answer IS NOT NULL AND q.status = 'published' AND ${isOpen}
        AND ($4::boolean OR t.type = 1)`,
    [query.locale, query.questionId, query.tourId, query.withExcursions],
  );
  return rows[0] ?? null;
}

export interface TicketRow {
  arrival_city_id: number | null;
  departure_city_id: number | null;
  train_arrival_city_id: number | null;
  train_departure_city_id: number | null;
  other_arrival: LocalisedText | null;
  other_departure: LocalisedText | null;
  important: LocalisedText | null;
  comment: LocalisedText | null;
  main_city_id: number;
  city_ids: number[];
}

/** Returns a tour's transport data except its cities. */
export async function findTicket(db: Queryable, tourId: number): Promise<TicketRow | null> {
  const { rows } = await db.query<TicketRow>(
    `SELECT arrival_city_id, departure_city_id, train_arrival_city_id, train_departure_city_id, other_arrival,
            other_departure, important, comment, t.main_city_id, t.city_ids
       FROM tour t LEFT JOIN tour_ticket k ON k.tour_id = t.id
      WHERE t.id = $1 AND ${isOpen}`,
    [tourId],
  );
  return rows[0] ?? null;
}

/** Finds an individual tour by the UUID of its address. */
export async function findIndividualTour(db: Queryable, uuid: string): Promise<number | null> {
  const { rows } = await db.query<{ tour_id: number }>(
    "SELECT tour_id FROM individual_tour WHERE uuid = $1",
    [uuid],
  );
  return rows[0]?.tour_id ?? null;
}

/** Returns the UUID in the address of an individual tour. */
export async function findIndividualUuid(db: Queryable, tourId: number): Promise<string | null> {
  const { rows } = await db.query<{ uuid: string }>(
    "SELECT uuid FROM individual_tour WHERE tour_id = $1",
    [tourId],
  );
  return rows[0]?.uuid ?? null;
}

export interface DepartureRow {
  id: number;
  starts_on: string;
  start_times: string[];
  seats_left: number;
}

/** Returns coming departures with free seats, and their hours; null if the tour is not public. */
export async function findFreeDepartures(
  db: Queryable,
  tourId: number,
): Promise<{ type: number; hours: number; departures: DepartureRow[] } | null> {
  const { rows } = await db.query<{ type: number; hours: number; departures: DepartureRow[] }>(
    `SELECT t.type, t.duration_hours AS hours,
            (SELECT COALESCE(json_agg(json_build_object('id', id, 'starts_on', starts_on, 'start_times', start_times,
                      'seats_left', seats_free) ORDER BY starts_on, id), '[]')
               FROM tour_date
              WHERE tour_id = t.id AND starts_on > today_at(city.time_zone) AND seats_free > 0) AS departures
       FROM tour t JOIN city ON city.id = t.main_city_id WHERE t.id = $1 AND ${isOpen}`,
    [tourId],
  );
  return rows[0] ?? null;
}
