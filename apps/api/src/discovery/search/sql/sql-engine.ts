import type { Queryable } from "../../../platform/db/database.ts";
import { continents, cruiseTypes, startTimes } from "@tropa/domain/discovery/search-filter";
import type { TourSort } from "@tropa/domain/discovery/search-filter";
import {
  fieldNames,
  fieldOf,
  perField,
  tourFields,
} from "@tropa/domain/discovery/tour-fields/tour-fields";
import { newestRateRows } from "../../../platform/rates/rates-store.ts";
import { chosenOf, droppable, partFields, partsIn, waysOutOf } from "../query/filter-parts.ts";
import type { FilterPart, WayOut } from "../query/filter-parts.ts";
import { CLUSTER_IDS, foundPlaces } from "../map/found-places.ts";
import type { PlaceTours } from "../map/found-places.ts";
import { clusterPlaces } from "../map/map-clusters.ts";
import type { MapResult, MapView } from "../map/map-clusters.ts";
import { pricedGroups, tourKinds } from "../query/search-engine.ts";
import type {
  Cheapest,
  FacetCount,
  FieldFacets,
  PricedGroup,
  SearchEngine,
  SearchFacets,
  SearchQuery,
  SearchResult,
  TallyQuestion,
} from "../query/search-engine.ts";
import { offerParts } from "../matching/query-offers.ts";
import { perUsdOf } from "../query/rouble-price.ts";
import { SqlConditions } from "./sql-conditions.ts";
import { addsFacet, facetSelects } from "./sql-facets.ts";

const byRank = "t.weight DESC, t.id";
const orderBy: Record<TourSort, (conditions: SqlConditions) => string> = {
  default: () => byRank,
  price: ({ shownPrice }) => `${shownPrice}, t.id`,
  "-price": ({ shownPrice }) => `${shownPrice} DESC, t.id`,
  rating: () => `t.rating DESC, t.reviews_count DESC, ${byRank}`,
  date: ({ nextDeparture }) => `${nextDeparture} NULLS LAST, ${byRank}`,
};

interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

/** Answers from the tables: stands in while the index is built, and is the reference in its tests. */
export class SqlEngine implements SearchEngine {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async #conditions(query: SearchQuery): Promise<SqlConditions> {
    return new SqlConditions(query, perUsdOf(await newestRateRows(this.#db)));
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const conditions = await this.#conditions(query);
    const where = conditions.where();
    const total = await this.#db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM tour t WHERE ${where}`,
      conditions.values,
    );
    const page = await this.#db.query<{ id: number }>(
      `SELECT t.id FROM tour t WHERE ${where} ORDER BY ${orderBy[query.filter.sort](conditions)}
       LIMIT ${query.perPage} OFFSET ${(query.page - 1) * query.perPage}`,
      conditions.values,
    );
    return {
      total: total.rows[0]!.total,
      ids: page.rows.map((row) => row.id),
      facets: query.withFacets ? await this.#facets(query, conditions) : null,
    };
  }

  async map(query: SearchQuery, view: MapView): Promise<MapResult> {
    const conditions = await this.#conditions(query);
    const { rows } = await this.#db.query<PlaceTours>(
      `SELECT t.main_city_id AS city, t.lat, t.lng, count(*)::int AS count, min(${conditions.shownPrice}) AS cheapest,
         to_json((array_agg(json_build_object('id', t.id, 'weight', t.weight) ORDER BY ${byRank}))
           [1:${CLUSTER_IDS}]) AS best
       FROM tour t WHERE ${conditions.where()} GROUP BY t.main_city_id, t.lat, t.lng`,
      conditions.values,
    );
    return clusterPlaces([foundPlaces(rows)], view);
  }

  async cheapest(query: SearchQuery): Promise<Cheapest> {
    const conditions = await this.#conditions(query);
    const columns = perField(pricedGroups, (group) => tourFields[group].column);
    const selects = pricedGroups.map(
      (group) => `SELECT '${group}' AS "group", v AS value, min(found.price) AS price
        FROM found, unnest(found.${columns[group]}) v GROUP BY v`,
    );
    const { rows } = await this.#db.query<{ group: PricedGroup; value: number; price: number }>(
      `WITH found AS MATERIALIZED (
         SELECT ${Object.values(columns).join()}, ${conditions.shownPrice} AS price
         FROM tour t WHERE ${conditions.where()}
       ) ${selects.join(" UNION ALL ")} ORDER BY value`,
      conditions.values,
    );
    const of = (wanted: PricedGroup): Cheapest[PricedGroup] =>
      rows.flatMap(({ group, value, price }) => (group === wanted ? [{ value, price }] : []));
    return perField(pricedGroups, of);
  }

  async tally(
    query: SearchQuery,
    { group, values, limit }: TallyQuestion,
  ): Promise<FacetCount<number>[]> {
    const [own] = partFields[group];
    const conditions = await this.#conditions({
      ...query,
      filter: { ...query.filter, [own]: null },
    });
    const column = group === "organizer" ? "ARRAY[t.organizer_id]" : "t.showplace_ids";
    const isAmong = values === null ? "true" : `v = ANY(ARRAY[${values.join()}]::integer[])`;
    const { rows } = await this.#db.query<FacetCount<number>>(
      `SELECT v AS value, count(DISTINCT t.id)::int AS count FROM tour t, unnest(${column}) v
       WHERE ${conditions.where()} AND ${isAmong}
       GROUP BY v ORDER BY count DESC, v LIMIT ${limit}`,
      conditions.values,
    );
    return rows;
  }

  async waysOut(query: SearchQuery): Promise<WayOut[]> {
    const conditions = await this.#conditions(query);
    const parts = droppable(conditions.parts);
    const own = parts.filter((part) => (offerParts as readonly FilterPart[]).includes(part));
    const { rows } = await this.#db.query<{ mask: number; met: number; count: number }>(
      `SELECT mask, met, count(*)::int AS count FROM (
         SELECT ${conditions.missMask(parts)} AS mask, ${conditions.offersMetWithout(own)} AS met
         FROM tour t WHERE ${conditions.where(parts)}
       ) held GROUP BY mask, met`,
      conditions.values,
    );
    const nearMisses = new Map<number, number>();
    for (const { mask, met, count } of rows) {
      const isMet = (dropped: number): boolean => (met & (1 << dropped)) !== 0;
      for (let dropped = 0; dropped < 1 << own.length; dropped++) {
        // Whether no smaller set of these parts lets the tour in.
        const isLeast = Array.from({ length: dropped }, (_, less) => less).every(
          (less) => (less & dropped) !== less || !isMet(less),
        );
        if (!isMet(dropped) || !isLeast) continue;
        const whole = partsIn(own, dropped).reduce(
          (bits, part) => bits | (1 << parts.indexOf(part)),
          mask,
        );
        nearMisses.set(whole, (nearMisses.get(whole) ?? 0) + count);
      }
    }
    return nearMisses.has(0) ? [] : waysOutOf(parts, nearMisses);
  }

  async #facets(query: SearchQuery, conditions: SqlConditions): Promise<SearchFacets> {
    const { rows } = await this.#db.query<FacetRow>(facetSelects(conditions), conditions.values);
    const of = (facet: string): FacetRow[] => rows.filter((row) => row.facet === facet);
    const choices = <T extends number | string>(
      facet: string,
      name: (value: string) => T,
    ): FacetCount<T>[] => {
      const chosen = chosenOf(query.filter, facet);
      const more = new Map(of(addsFacet(facet)).map(({ value, count }) => [value, count]));
      return of(facet)
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => {
          const adds = chosen && !chosen.has(name(value)) ? (more.get(value) ?? 0) : undefined;
          return { value: name(value), count, ...(adds !== undefined && { adds }) };
        });
    };
    const numbers = (facet: string): FacetCount<number>[] =>
      choices(facet, Number).sort((a, b) => a.value - b.value);
    const words = <T extends string>(facet: string, order: readonly T[]): FacetCount<T>[] =>
      choices(facet, (value) => value as T).sort(
        (a, b) => order.indexOf(a.value) - order.indexOf(b.value) || (a.value < b.value ? -1 : 1),
      );
    const countOf = (facet: string, value: number): number =>
      numbers(facet).find((row) => row.value === value)?.count ?? 0;
    const range = of("priceRange")[0];
    const [min = Number.NaN, max = Number.NaN] = (range?.value ?? "").split(" ").map(Number);
    return {
      ...(perField(fieldNames, (name) => {
        const field = fieldOf(name);
        if (field.kind === "choices") return words(name, field.values);
        return field.kind === "codes" ? words(name, []) : numbers(name);
      }) as FieldFacets),
      type: numbers("type"),
      days: numbers("days"),
      months: words("months", []),
      cruiseTypes: words("cruiseTypes", cruiseTypes),
      ships: numbers("ships"),
      waterObjects: numbers("waterObjects"),
      cruiseStarts: numbers("cruiseStarts"),
      cabins: numbers("cabins"),
      isReturning: numbers("isReturning"),
      isAuthorTour: numbers("isAuthorTour"),
      startTimes: words("startTimes", startTimes),
      continents: words("continents", continents),
      kinds: words("kinds", tourKinds),
      authorTours: numbers("authorTours"),
      minAge: numbers("minAge"),
      groupSize: numbers("groupSize"),
      radius: numbers("radius"),
      flexDays: numbers("flexDays"),
      spans: (query.spans ?? []).map((_, i) => countOf("spans", i)),
      prices: (query.priceEdges ?? []).map((_, i) => countOf("prices", i + 1)),
      priceRange: range === undefined || range.count === 0 ? null : { min, max },
    };
  }
}
