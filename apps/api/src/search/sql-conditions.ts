import { MAX_DAYS } from "@tropa/domain/search-filter";
import type { TourFilter } from "@tropa/domain/search-filter";
import { MONTHS_AHEAD, priceEdges } from "./search-engine.ts";
import type { SearchQuery } from "./search-engine.ts";
import type { FacetGroup } from "./segment-match.ts";

/** Has the tour `t` a date, or a request period, between two SQL dates? */
function available(from: string, to: string): string {
  return `(EXISTS (SELECT FROM tour_date d WHERE d.tour_id = t.id AND d.seats_taken < d.seats_total
      AND d.starts_on BETWEEN ${from} AND ${to})
    OR ((t.request_period_start IS NOT NULL OR t.request_period_end IS NOT NULL)
      AND COALESCE(t.request_period_start, '-infinity') <= ${to}
      AND COALESCE(t.request_period_end, 'infinity') >= ${from}
      AND COALESCE(t.request_period_start, '-infinity') <= COALESCE(t.request_period_end, 'infinity')
      AND ${from} <= ${to}))`;
}

/** The conditions of a query on `tour t`, each with the facet that is counted without it, and their parameters. */
export class SqlConditions {
  readonly values: unknown[] = [];
  readonly today: string;
  readonly #clauses: { facet: FacetGroup | null; sql: string }[] = [];

  constructor(query: SearchQuery) {
    const { filter, price } = query;
    this.today = this.#value(query.today, "date");

    this.#overlap("countries", "country_ids", filter.countries, "integer[]");
    this.#overlap("regions", "region_ids", filter.regions, "integer[]");
    this.#overlap("cities", "city_ids", filter.cities, "integer[]");
    this.#overlap("restKinds", "rest_kind_ids", filter.restKinds, "integer[]");
    this.#overlap("collections", "collection_ids", filter.collections, "integer[]");
    this.#overlap("accommodation", "accommodation", filter.accommodation, "text[]");
    this.#overlap("comfort", "comfort", filter.comfort, "text[]");
    this.#overlap("languages", "languages", filter.languages, "text[]");
    if (filter.difficulty.length > 0) {
      this.#add("difficulty", `t.difficulty = ANY(${this.#value(filter.difficulty, "integer[]")})`);
    }
    if (filter.type !== "any") this.#add("type", `t.type = ${filter.type === "tour" ? 1 : 2}`);
    if (filter.daysMin > 0)
      this.#add("days", `t.duration_days >= ${this.#value(filter.daysMin, "integer")}`);
    if (filter.daysMax !== null)
      this.#add("days", `t.duration_days <= ${this.#value(filter.daysMax, "integer")}`);

    if (filter.continent !== null) {
      const continent = this.#value(filter.continent, "text");
      this.#add(
        null,
        `EXISTS (SELECT FROM country c WHERE c.id = ANY(t.country_ids) AND c.continent = ${continent})`,
      );
    }
    if (filter.organizer !== null)
      this.#add(null, `t.organizer_id = ${this.#value(filter.organizer, "integer")}`);
    this.#cruise(filter);
    if (filter.showplace !== null)
      this.#add(null, `${this.#value(filter.showplace, "integer")} = ANY(t.showplace_ids)`);
    if (filter.isCruisesSearch) this.#add(null, "t.is_cruise");
    if (filter.isAuthorTourSearch) this.#add(null, "t.is_author_tour");
    if (filter.operatorType !== "any")
      this.#add(null, `t.is_author_tour = ${filter.operatorType === "author"}`);
    if (filter.lat !== null && filter.lng !== null && filter.radius !== null) {
      this.#near(filter.lat, filter.lng, filter.radius);
    }
    if (filter.minAge > 0) this.#add(null, `t.min_age <= ${this.#value(filter.minAge, "integer")}`);
    if (filter.maxGroupSize !== null) {
      this.#add(null, `t.max_group_size <= ${this.#value(filter.maxGroupSize, "integer")}`);
    }
    this.#between("prices", "t.price_rub_minor", price.priceMin, price.priceMax, "1");
    this.#between(
      null,
      "t.price_rub_minor",
      price.pricePerDayMin,
      price.pricePerDayMax,
      "GREATEST(t.duration_days, 1)",
    );

    if (filter.dateFrom !== null || filter.dateTo !== null) {
      const from =
        filter.dateFrom === null
          ? this.today
          : `GREATEST(${this.#value(filter.dateFrom, "date")}, ${this.today})`;
      const to = filter.dateTo === null ? "date 'infinity'" : this.#value(filter.dateTo, "date");
      this.#add("months", available(from, to));
    }
  }

  #cruise(filter: TourFilter): void {
    const { cruisesType, cruisesStartCity, cruisesCabinsCapacity, waterObject } = filter;
    if (filter.ships.length > 0)
      this.#add("ships", `t.ship_id = ANY(${this.#value(filter.ships, "integer[]")})`);
    if (cruisesType !== null)
      this.#add("cruiseTypes", `t.cruise_type = ${this.#value(cruisesType, "text")}`);
    if (cruisesStartCity !== null) {
      const city = this.#value(cruisesStartCity, "integer");
      this.#add("cruiseStarts", `(t.is_cruise AND t.main_city_id = ${city})`);
    }
    if (cruisesCabinsCapacity !== null) {
      const people = this.#value(cruisesCabinsCapacity, "smallint");
      this.#add("cabins", `${people} = ANY(t.cabin_capacities)`);
    }
    if (waterObject !== null) {
      const water = this.#value(waterObject, "integer");
      this.#add("waterObjects", `${water} = ANY(t.water_object_ids)`);
    }
    if (filter.onlyReturningCruises) this.#add(null, "t.is_returning");
  }

  #value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  #add(facet: FacetGroup | null, sql: string): void {
    this.#clauses.push({ facet, sql });
  }

  #overlap(facet: FacetGroup, column: string, list: readonly unknown[], type: string): void {
    if (list.length > 0) this.#add(facet, `t.${column} && ${this.#value(list, type)}`);
  }

  #between(
    facet: FacetGroup | null,
    column: string,
    min: number,
    max: number | null,
    times: string,
  ): void {
    if (min > 0) this.#add(facet, `${column} >= ${this.#value(min, "bigint")} * ${times}`);
    if (max !== null) this.#add(facet, `${column} <= ${this.#value(max, "bigint")} * ${times}`);
  }

  #near(lat: number, lng: number, radius: number): void {
    const [y, x, km] = [lat, lng, radius].map((number) => this.#value(number, "double precision"));
    this.#add(
      null,
      `EXISTS (SELECT FROM city p WHERE p.id = t.main_city_id AND 2 * 6371 * asin(least(1, sqrt(
         power(sin(radians(p.lat - ${y}) / 2), 2)
         + cos(radians(${y})) * cos(radians(p.lat)) * power(sin(radians(p.lng - ${x}) / 2), 2)))) <= ${km})`,
    );
  }

  /** All conditions, without those of one facet. */
  where(without: FacetGroup | null): string {
    const clauses = this.#clauses.filter(({ facet }) => without === null || facet !== without);
    // The date is in every statement that shares these parameters, or PostgreSQL could not tell its type.
    return [
      "t.status = 'published' AND NOT t.is_individual",
      `${this.today} IS NOT NULL`,
      ...clauses.map(({ sql }) => sql),
    ].join(" AND ");
  }
}

const listColumns: [FacetGroup, string][] = [
  ["countries", "country_ids"],
  ["regions", "region_ids"],
  ["cities", "city_ids"],
  ["restKinds", "rest_kind_ids"],
  ["collections", "collection_ids"],
  ["accommodation", "accommodation"],
  ["comfort", "comfort"],
  ["languages", "languages"],
  ["waterObjects", "water_object_ids"],
  ["cabins", "cabin_capacities"],
];

const edges = priceEdges.map((edge) => `${edge * 100}::bigint`).join(", ");
const scalarColumns: [FacetGroup, string][] = [
  ["difficulty", "t.difficulty"],
  ["type", "t.type"],
  ["days", `LEAST(t.duration_days, ${MAX_DAYS})`],
  ["cruiseTypes", "t.cruise_type"],
  ["ships", "t.ship_id"],
  ["cruiseStarts", "CASE WHEN t.is_cruise THEN t.main_city_id END"],
  ["prices", `width_bucket(t.price_rub_minor, ARRAY[${edges}]) - 1`],
];

/** One statement that counts every facet: rows of facet, value and count. */
export function facetSelects(conditions: SqlConditions): string {
  const lists = listColumns.map(
    ([facet, column]) =>
      `SELECT '${facet}' AS facet, v::text AS value, count(DISTINCT t.id)::int AS count
       FROM tour t, unnest(t.${column}) v WHERE ${conditions.where(facet)} GROUP BY v`,
  );
  const scalars = scalarColumns.map(
    ([facet, expression]) =>
      `SELECT '${facet}', (${expression})::text, count(*)::int FROM tour t WHERE ${conditions.where(facet)} AND (${expression}) IS NOT NULL GROUP BY 2`,
  );
  const months = `SELECT 'months', to_char(m.first, 'YYYY-MM'), count(*)::int
    FROM tour t, (
      SELECT GREATEST(first, ${conditions.today}) AS first, (first + interval '1 month - 1 day')::date AS last
      FROM (SELECT (date_trunc('month', ${conditions.today}) + interval '1 month' * i)::date AS first
        FROM generate_series(0, ${MONTHS_AHEAD - 1}) i) starts
    ) m
    WHERE ${conditions.where("months")} AND ${available("m.first", "m.last")} GROUP BY 2`;
  const range = `SELECT 'priceRange', min(t.price_rub_minor) || ' ' || max(t.price_rub_minor), count(*)::int
    FROM tour t WHERE ${conditions.where("prices")}`;
  return [...lists, ...scalars, months, range].join("\nUNION ALL\n");
}
