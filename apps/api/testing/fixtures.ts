import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import type { TourContent } from "@tropa/domain/discovery/tour-content";
import { readSettings } from "../src/config/config.ts";
import { loadStorefronts } from "../src/config/load-storefronts.ts";
import type { Config } from "../src/config/config.ts";
import type { Queryable } from "../src/platform/db/database.ts";
import { bankKeys } from "./stand-ins/sandbox-bank.ts";

/** The project's storefronts with their default addresses. */
export const testStorefronts = await loadStorefronts({});

/** Settings for tests: ignores the machine's environment and disables limits. */
export function testConfig(settings: Record<string, string> = {}): Config {
  const settingsOfTests = readSettings({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: join(tmpdir(), "tropa-test-data"),
    RATE_LIMIT: "100000",
    RATE_LIMIT_READS: "1000000",
    UNVERIFIED_ORDERS_OF_ADDRESS: "100000",
    UNVERIFIED_ORDERS_OF_EMAIL: "100000",
    UNVERIFIED_SEATS_PERCENT: "100",
    // Tests run jobs themselves.
    JOBS: "0",
    CAPTCHA_PROVIDER: "off",
    DEMO: "@tropa/demo/demo",
    SIGNING_KEY: "a key for tests alone",
    ...bankKeys,
    ...settings,
  });
  return { ...settingsOfTests, storefronts: testStorefronts };
}

/** The date this many days from today, UTC. */
export const inDays = (days: number): string => addDays(todayIn("UTC"), days);

/** Inserts a country, a city, an activity, exchange rates and two organizers, unless they exist. */
export async function insertPlaces(db: Queryable): Promise<void> {
  await db.query(`
    INSERT INTO country (id, slug, iso_code, name, continent, phone_code)
      VALUES (1, 'russia', 'RU', '{"ru": "Россия", "en": "Russia"}', 'europe', '+7') ON CONFLICT DO NOTHING;
    INSERT INTO city (id, country_id, slug, name, lat, lng, time_zone, image)
      VALUES (1, 1, 'irkutsk', '{"ru": "Иркутск", "en": "Irkutsk"}', 52.3, 104.3, 'Asia/Irkutsk', '/images/lake-day-1/{size}.avif') ON CONFLICT DO NOTHING;
    INSERT INTO rest_kind (id, slug, name, emoji)
      VALUES (1, 'hiking', '{"ru": "Походы", "en": "Hiking"}', '🥾') ON CONFLICT DO NOTHING;
    INSERT INTO currency_rate (currency, rated_on, per_usd)
      VALUES ('USD', '2020-01-01', 1), ('EUR', '2020-01-01', 0.5), ('RUB', '2020-01-01', 80), ('BYN', '2020-01-01', 3),
             ('KZT', '2020-01-01', 500), ('CNY', '2020-01-01', 7) ON CONFLICT DO NOTHING;
    INSERT INTO organizer (id, title, first_name, last_name, about, photo, email, phone, city_id, languages,
                           started_on, has_direct_sale)
      SELECT id, 'Organizer', '{"ru": "Анна", "en": "Anna"}', '{"ru": "Ветрова", "en": "Vetrova"}', '{}',
             'portrait-woman-1', 'organizer' || id || '@tropa.example', '+79990000000', 1, '{en}', '2020-01-01', id = 1
        FROM generate_series(1, 2) AS id ON CONFLICT DO NOTHING;
    SELECT setval(pg_get_serial_sequence('organizer', 'id'), max(id)) FROM organizer`);
}

/** Organizers of `insertPlaces`: the first sells directly, the second confirms every request. */
export const organizers = { direct: 1, confirming: 2 } as const;

export interface TourFixture {
  organizerId?: number;
  status?: "published" | "removed" | "gone";
  currency?: string;
  /** Price per seat, minor units. */
  priceMinor?: number;
  prepaymentPercent?: number;
  seats?: number;
  startsOn?: string;
  startTimes?: string[];
  /** Prices for children; none by default. */
  childPrices?: readonly ChildPrice[];
  minAge?: number;
  /** True by default. */
  isGuaranteed?: boolean;
  minGroup?: number;
  decidedDays?: number;
  cancellationDays?: number;
}

let lastTourId = 700_000;
/** Leaves room for tours that are published in between, which get the highest id plus one. */
const tourIdStep = 1000;

/** Long texts of a tour that has only a meeting point. */
function contentOf(meetingPoint: string): TourContent {
  return {
    description: [],
    highlights: [],
    programme: [],
    included: [],
    excluded: [],
    meeting_point: { text: meetingPoint, lat: 52.3, lng: 104.3 },
    accommodation_text: "",
    what_to_bring: [],
    questions: [],
  };
}

/** Inserts a tour with one date; requires `insertPlaces`. */
export async function insertTour(
  db: Queryable,
  tour: TourFixture = {},
): Promise<{ tourId: number; dateId: number }> {
  const startsOn = tour.startsOn ?? inDays(30);
  const priceMinor = tour.priceMinor ?? 1_000_000;
  const { rows } = await db.query<{ id: number }>(
    `WITH content AS (
            INSERT INTO tour_content (id, body)
              SELECT $7, $8
              RETURNING id)
     INSERT INTO tour (id, slug, status, type, organizer_id, content_id, title, summary, images, main_city_id,
                       city_ids, region_ids, country_ids, main_rest_kind_id, rest_kind_ids, collection_ids,
                       accommodation, comfort, languages, difficulty, max_group_size, duration_days, duration_nights,
                       currency, price_minor, prepayment_percent, published_on, child_prices, min_age,
                       min_group_size, decided_days, cancellation_days)
       SELECT id, 'ice-of-baikal', $1, $2, $3, id, '{"ru": "Лёд Байкала", "en": "Ice of Baikal"}', '{}',
              ARRAY['/images/frozen-lake-day-1/{size}.avif'], 1, '{1}', '{}', '{1}', 1, '{1}', '{}', '{}', '{}', '{ru}', 2, 50, 3, 2,
              $4, $5, $6, current_date, $9, $10, $11, $12, $13
         FROM content RETURNING id`,
    [
      tour.status ?? "published",
      tour.startTimes ? 2 : 1,
      tour.organizerId ?? organizers.direct,
      tour.currency ?? "RUB",
      priceMinor,
      tour.prepaymentPercent ?? 20,
      (lastTourId += tourIdStep),
      JSON.stringify({ ru: contentOf("У вокзала"), en: contentOf("At the station") }),
      JSON.stringify(tour.childPrices ?? []),
      tour.minAge ?? 0,
      tour.minGroup ?? 1,
      tour.decidedDays ?? 14,
      tour.cancellationDays ?? 14,
    ],
  );
  const tourId = rows[0]!.id;
  const dates = await db.query<{ id: number }>(
    `INSERT INTO tour_date (tour_id, starts_on, ends_on, start_times, price_minor, seats_total, is_guaranteed)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      tourId,
      startsOn,
      addDays(startsOn, 2),
      tour.startTimes ?? [],
      priceMinor,
      tour.seats ?? 10,
      tour.isGuaranteed ?? true,
    ],
  );
  return { tourId, dateId: dates.rows[0]!.id };
}

/** Inserts another date of a tour, some days after an existing one; returns its id. */
export async function insertDate(
  db: Queryable,
  dateId: number,
  { days, priceMinor, seats }: { days: number; priceMinor: number; seats: number },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, seats_total, is_guaranteed)
     SELECT tour_id, starts_on + $2::integer, ends_on + $2::integer, $3, $4, true FROM tour_date WHERE id = $1
     RETURNING id`,
    [dateId, days, priceMinor, seats],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the date was not inserted");
  return id;
}
