import type { Queryable } from "../db/database.ts";
import { accommodationKinds, comfortLevels, cruiseTypes } from "@tropa/domain/search-filter";
import type { TourSort } from "@tropa/domain/search-filter";
import { priceEdges } from "./search-engine.ts";
import type {
  FacetCount,
  SearchEngine,
  SearchFacets,
  SearchQuery,
  SearchResult,
} from "./search-engine.ts";
import { SqlConditions, facetSelects } from "./sql-conditions.ts";

const byRank = "t.weight DESC, t.id";
/** $1 is today. */
const nextDeparture = `(SELECT min(d.starts_on) FROM tour_date d
  WHERE d.tour_id = t.id AND d.seats_taken < d.seats_total AND d.starts_on >= $1)`;

const orderBy: Record<TourSort, string> = {
  default: byRank,
  price: "t.price_rub_minor, t.id",
  "-price": "t.price_rub_minor DESC, t.id",
  rating: `t.rating DESC, t.reviews_count DESC, ${byRank}`,
  date: `${nextDeparture} NULLS LAST, ${byRank}`,
};

interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

/** Answers from the tables themselves: the measure of the index in tests, and its stand-in while it is being built. */
export class SqlEngine implements SearchEngine {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const conditions = new SqlConditions(query);
    const where = conditions.where(null);
    const total = await this.#db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM tour t WHERE ${where}`,
      conditions.values,
    );
    const page = await this.#db.query<{ id: number }>(
      `SELECT t.id FROM tour t WHERE ${where} ORDER BY ${orderBy[query.filter.sort]}
       LIMIT ${query.perPage} OFFSET ${(query.page - 1) * query.perPage}`,
      conditions.values,
    );
    return {
      total: total.rows[0]!.total,
      ids: page.rows.map((row) => row.id),
      facets: query.withFacets ? await this.#facets(conditions) : null,
    };
  }

  async #facets(conditions: SqlConditions): Promise<SearchFacets> {
    const { rows } = await this.#db.query<FacetRow>(facetSelects(conditions), conditions.values);
    const of = (facet: string): FacetRow[] => rows.filter((row) => row.facet === facet);
    const numbers = (facet: string): FacetCount<number>[] =>
      of(facet)
        .map(({ value, count }) => ({ value: Number(value), count }))
        .sort((a, b) => a.value - b.value);
    const words = (facet: string, order: readonly string[]): FacetCount<string>[] =>
      of(facet)
        .map(({ value, count }) => ({ value, count }))
        .sort(
          (a, b) => order.indexOf(a.value) - order.indexOf(b.value) || (a.value < b.value ? -1 : 1),
        );
    const range = of("priceRange")[0];
    const [min = Number.NaN, max = Number.NaN] = (range?.value ?? "").split(" ").map(Number);
    return {
      countries: numbers("countries"),
      regions: numbers("regions"),
      cities: numbers("cities"),
      restKinds: numbers("restKinds"),
      collections: numbers("collections"),
      accommodation: words("accommodation", accommodationKinds),
      comfort: words("comfort", comfortLevels),
      difficulty: numbers("difficulty"),
      languages: words("languages", []),
      type: numbers("type"),
      days: numbers("days"),
      months: words("months", []),
      cruiseTypes: words("cruiseTypes", cruiseTypes),
      ships: numbers("ships"),
      waterObjects: numbers("waterObjects"),
      cruiseStarts: numbers("cruiseStarts"),
      cabins: numbers("cabins"),
      prices: numbers("prices").map(({ value, count }) => ({ value: priceEdges[value]!, count })),
      priceRange: range === undefined || range.count === 0 ? null : { min, max },
    };
  }
}
