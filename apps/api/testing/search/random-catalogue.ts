import { createRandom } from "@tropa/demo/random";
import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { continents, cruiseTypes } from "@tropa/domain/discovery/search-filter";
import {
  fieldNames,
  fieldOf,
  perField,
  tourFields,
} from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { PlainValues } from "../../src/discovery/search/sets/tour-columns.ts";
import type { Queryable } from "../../src/platform/db/database.ts";

/** A small random catalogue, written directly into the tables, with many coinciding values. */

export class Dice {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = createRandom(String(seed)).next;
  }

  /** From 0 to `below - 1`. */
  int(below: number): number {
    return Math.floor(this.#next() * below);
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.int(choices.length)]!;
  }

  some<T>(choices: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: this.int(most + 1) }, () => this.one(choices)))];
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
export const testIds = {
  countries: range(1, 6),
  regions: range(1, 10),
  cities: range(1, 20),
  restKinds: range(1, 40),
  collections: range(1, 8),
  organizers: range(1, 5),
  languages: ["ru", "en", "de", "zh", "ka"],
  ships: range(1, 4),
  waterObjects: range(1, 6),
  /** No table refers to sights, so they need not exist. */
  showplaces: range(1, 9),
};

const asJson = (word: string, id: number): string =>
  JSON.stringify({ ru: `${word} ${id}`, en: `${word} ${id}` });

async function insert(db: Queryable, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  await db.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(row),
  );
}

export async function fillDictionary(db: Queryable, dice: Dice): Promise<void> {
  for (const id of testIds.countries) {
    const continent = continents[id % 3];
    await insert(db, "country", {
      id,
      slug: `country-${id}x`,
      iso_code: `A${id}`,
      name: asJson("Country", id),
      continent,
      phone_code: "1",
    });
  }
  for (const id of testIds.regions) {
    await insert(db, "region", {
      id,
      country_id: dice.one(testIds.countries),
      slug: `region-${id}x`,
      name: asJson("Region", id),
    });
  }
  for (const id of testIds.cities) {
    const [lat, lng] = [50 + dice.int(1000) / 100, 30 + dice.int(1000) / 100];
    const country_id = dice.one(testIds.countries);
    await insert(db, "city", {
      id,
      country_id,
      slug: `city-${id}x`,
      name: asJson("City", id),
      lat,
      lng,
      time_zone: "Europe/Moscow",
      image: "x",
    });
  }
  for (const id of testIds.restKinds) {
    await insert(db, "rest_kind", {
      id,
      slug: `kind-${id}x`,
      name: asJson("Kind", id),
      emoji: "x",
    });
  }
  for (const id of testIds.collections) {
    await insert(db, "collection", {
      id,
      slug: `collection-${id}x`,
      name: asJson("Collection", id),
      description: "{}",
      image: "x",
    });
  }
  for (const id of testIds.organizers) {
    const names = {
      title: "x",
      first_name: "{}",
      last_name: "{}",
      about: "{}",
      photo: "x",
      email: "x",
      phone: "x",
    };
    await insert(db, "organizer", {
      id,
      ...names,
      city_id: 1,
      languages: ["ru"],
      started_on: "2020-01-01",
    });
  }
  for (const id of testIds.ships) {
    const name = asJson("Ship", id);
    const cruise_type = dice.one(cruiseTypes);
    await insert(db, "ship", { id, slug: `ship-${id}x`, name, cruise_type, passengers: 100 });
  }
  for (const id of testIds.waterObjects) {
    const kind = dice.one(["river", "sea"]);
    await insert(db, "water_object", { id, slug: `water-${id}x`, name: asJson("Water", id), kind });
  }
  await insert(db, "tour_content", { id: 1, body: "{}" });
  for (const [currency, per_usd] of Object.entries({ USD: 1, RUB: 81.37, EUR: 0.8612 }))
    await insert(db, "currency_rate", { currency, rated_on: "2020-01-01", per_usd });
}

function randomCruise(dice: Dice): Record<string, unknown> {
  if (dice.chance(0.75)) return { is_cruise: false };
  return {
    is_cruise: true,
    cruise_type: dice.chance(0.9) ? dice.one(cruiseTypes) : null,
    ship_id: dice.chance(0.8) ? dice.one(testIds.ships) : null,
    is_returning: dice.chance(0.5),
    water_object_ids: dice.some(testIds.waterObjects, 3),
    cabin_capacities: dice.some([1, 2, 3, 4], 4),
  };
}

/** Values of a plain field in the random catalogue. */
export function testValues(name: FieldName): readonly (string | number | boolean)[] {
  const field = fieldOf(name);
  const known: Partial<Record<FieldName, readonly (string | number)[]>> = testIds;
  if (field.kind === "choices" || field.kind === "level") return field.values;
  if (field.kind === "flag") return [false, false, true];
  return known[name] ?? (field.kind === "ids" ? range(1, 9) : ["en", "ru"]);
}

/** Random plain fields of a tour, by name. */
export const randomFields = (dice: Dice): PlainValues =>
  perField(fieldNames, (name) => {
    const { kind } = fieldOf(name);
    const isOne = kind === "flag" || kind === "level";
    return isOne ? dice.one(testValues(name)) : dice.some(testValues(name), 3);
  }) as unknown as PlainValues;

/** Random values of the columns that search reads. Prices and ranks often coincide, to test ties. */
function randomTour(dice: Dice, today: LocalDate): Record<string, unknown> {
  const days = dice.one([0, 0, 1, 2, 3, 5, 7, 10, 19, 20, 21, 45]);
  const byRequest = dice.chance(0.2);
  const periodStart = addDays(today, dice.int(400) - 200);
  return {
    status: dice.chance(0.9) ? "published" : dice.one(["removed", "gone"]),
    type: days === 0 || dice.chance(0.1) ? 2 : 1,
    ...randomCruise(dice),
    is_individual: dice.chance(0.05),
    showplace_ids: dice.some(testIds.showplaces, 3),
    rating: dice.one([0, 4.5, 4.87, 5]),
    reviews_count: dice.int(3),
    is_author_tour: dice.chance(0.7),
    organizer_id: dice.one(testIds.organizers),
    main_city_id: dice.one(testIds.cities),
    // Few values, so that tours share places; without one, a tour is at its city.
    ...(dice.chance(0.8) && { lat: 50 + dice.int(40) / 4, lng: 30 + dice.int(40) / 4 }),
    main_rest_kind_id: 1,
    ...Object.fromEntries(
      Object.entries(randomFields(dice)).map(([name, value]) => [
        tourFields[name as FieldName].column,
        value,
      ]),
    ),
    country_ids: [dice.one(testIds.countries), ...dice.some(testIds.countries, 2)],
    // Cubed, so that some values are frequent and others rare: dense and sparse sets.
    rest_kind_ids: [
      ...new Set(range(0, 3).map(() => 1 + Math.floor((dice.int(100) / 100) ** 3 * 40))),
    ],
    min_age: dice.one([0, 0, 6, 12, 18]),
    max_group_size: dice.one([4, 8, 12, 40]),
    duration_days: days,
    duration_nights: 0,
    // KZT has no rate here.
    currency: dice.one(["RUB", "RUB", "RUB", "USD", "EUR", "KZT"]),
    price_minor: dice.chance(0.3) ? 5_000_000 : 100_000 + dice.int(25_000_000),
    request_period_start: byRequest && dice.chance(0.9) ? periodStart : null,
    request_period_end: byRequest && dice.chance(0.9) ? addDays(periodStart, dice.int(200)) : null,
    weight: dice.int(20) / 10,
  };
}

export async function insertTour(
  db: Queryable,
  id: number,
  dice: Dice,
  today: LocalDate,
): Promise<void> {
  const fixed = {
    id,
    slug: "tour",
    content_id: 1,
    title: "{}",
    summary: "{}",
    images: ["x"],
    published_on: today,
  };
  await insert(db, "tour", { ...fixed, ...randomTour(dice, today) });
  await insertDates(db, id, dice, today);
}

export async function insertDates(
  db: Queryable,
  tourId: number,
  dice: Dice,
  today: LocalDate,
): Promise<void> {
  const { rows } = await db.query<{ currency: string }>("SELECT currency FROM tour WHERE id = $1", [
    tourId,
  ]);
  const inRoubles = rows[0]?.currency === "RUB";
  const usual = dice.one([2_500_000, 5_000_000, 5_000_000, 12_000_000]);
  for (let left = dice.int(6); left > 0; left--) {
    // Counting by whole months is most error-prone at their ends.
    const aroundMonth = addDays(
      `${2026 + dice.int(2)}-${String(1 + dice.int(12)).padStart(2, "0")}-01`,
      -dice.int(2),
    );
    const byDistance = addDays(today, dice.one([-40, -1, 0, 1, dice.int(60), dice.int(900)]));
    const starts_on = dice.chance(0.3) ? aroundMonth : byDistance;
    const seats_taken = dice.one([0, 2, 7, 9, 10]);
    const price = dice.chance(0.4) ? usual : 100_000 + dice.int(25_000_000);
    await insert(db, "tour_date", {
      tour_id: tourId,
      starts_on,
      ends_on: starts_on,
      price_minor: inRoubles ? price : Math.round(price / 80),
      seats_total: 10,
      seats_taken,
      start_times: dice.chance(0.6)
        ? dice.some(["04:59", "05:00", "11:30", "12:00", "16:59", "18:00", "22:00"], 2)
        : [],
    });
  }
}
