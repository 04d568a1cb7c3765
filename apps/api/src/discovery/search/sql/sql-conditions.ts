import { flexChoices, radiusChoices } from "@tropa/domain/discovery/search-filter";
import { partsIn } from "../query/filter-parts.ts";
import type { FilterPart } from "../query/filter-parts.ts";
import type { SearchQuery } from "../query/search-engine.ts";
import { fromOffer, hasOffer, offersBetween } from "./sql-offers.ts";
import type { OfferPrices } from "./sql-offers.ts";
import type { SqlSpan } from "./sql-offers.ts";
import { sqlRoublePrice } from "../query/rouble-price.ts";
import type { PerUsd } from "../query/rouble-price.ts";
import { distanceFrom, offerClauses, tourClauses } from "./sql-clauses.ts";
import type { SqlClause, SqlParameter } from "./sql-clauses.ts";

/** The SQL conditions of a query on `tour t`, by part of the filter, and their parameters. */
export class SqlConditions {
  readonly values: unknown[] = [];
  readonly today: string;
  /** SQL for the first day whose departures can be booked. */
  readonly first: string;
  readonly #clauses: readonly SqlClause[];
  readonly #priceEdges: string;
  readonly #spans: readonly SqlSpan[];
  readonly #centre: { lat: number; lng: number } | null;
  readonly #seats: number;
  readonly #prices: OfferPrices;
  readonly #isSoonest: boolean;
  /** Returns the chosen dates widened by some days; null without dates. */
  #dates: ((flexDays: number) => SqlSpan) | null = null;
  readonly #flexDays: number;
  /** The FROM clause for tours `t`. */
  tours = "tour t";
  /** SQL of conditions computed in `tours` → their column; null outside `together`. */
  #columns: Map<string, string> | null = null;
  /** Conditions on an offer `o` apart from dates and seats. */
  readonly #offerClauses: readonly SqlClause[];

  /** @param perUsd the newest rates */
  constructor(query: SearchQuery, perUsd: PerUsd) {
    const { filter, price } = query;
    this.today = this.#value(query.today, "date");
    this.first = `(${this.today} + 1)`;
    this.#seats = query.seats ?? 1;
    this.#prices = {
      departure: sqlRoublePrice("d.price_minor", perUsd),
      tour: sqlRoublePrice("t.price_minor", perUsd),
    };
    this.#isSoonest = filter.sort === "date";
    this.#flexDays = filter.flexDays;

    const parameter: SqlParameter = (value, type) => this.#value(value, type);
    this.#clauses = tourClauses(filter, parameter);
    this.#offerClauses = offerClauses(price, parameter);

    if (filter.dateFrom !== null || filter.dateTo !== null) {
      const from = filter.dateFrom === null ? null : this.#value(filter.dateFrom, "date");
      const to = filter.dateTo === null ? null : this.#value(filter.dateTo, "date");
      this.#dates = (flex) => ({
        from: from === null ? this.first : `GREATEST(${from} - ${flex}, ${this.first})`,
        to: to === null ? "date 'infinity'" : `(${to} + ${flex})`,
      });
    }
    this.#centre = query.centre ?? null;
    this.#priceEdges = this.#value(query.priceEdges ?? [], "bigint[]");
    this.#spans = (query.spans ?? []).map(({ from, to }) => ({
      from: `GREATEST(${this.#value(from, "date")}, ${this.first})`,
      to: this.#value(to, "date"),
    }));
  }

  #value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  get parts(): readonly FilterPart[] {
    return [...this.#clauses.map(({ part }) => part), ...this.#offerParts];
  }

  get #offerParts(): FilterPart[] {
    return [
      ...(this.#dates ? ["months" as const] : []),
      ...(this.#seats > 1 ? ["seats" as const] : []),
      ...new Set(this.#offerClauses.map(({ part }) => part)),
    ];
  }

  /** SQL for the tour's offers, their conditions except those of some parts, and whether it has any offer. */
  #offers(
    without: readonly FilterPart[],
    dates?: SqlSpan,
  ): { rows: string; meets: string; hasAny: string } {
    const span =
      dates ?? (this.#dates && !without.includes("months") ? this.#dates(this.#flexDays) : null);
    const seats = without.includes("seats") ? 1 : this.#seats;
    const open = { from: this.first, to: "date 'infinity'" };
    const chosen = span ?? open;
    const rows =
      span !== null || seats > 1
        ? offersBetween(chosen, seats, this.#prices)
        : fromOffer(open, this.#prices);
    const clauses = this.#offerClauses.filter(({ part }) => !without.includes(part));
    const meets = clauses.map(({ sql }) => sql).join(" AND ") || "true";
    return { rows, meets, hasAny: hasOffer(chosen, seats) };
  }

  /** SQL for tours `t` joined with their offers `o` that meet the query without some parts. */
  offersOf(without: readonly FilterPart[] = []): string {
    const { rows, meets } = this.#offers(without);
    return `${this.tours}, LATERAL (SELECT * FROM (${rows}) o WHERE ${meets}) o`;
  }

  /** The shown price of a found tour `t`: of its cheapest matching offer, or of the next one when sorted by date. */
  get shownPrice(): string {
    const { rows, meets } = this.#offers([]);
    const order = this.#isSoonest ? "o.starts_on NULLS LAST, o.price" : "o.price";
    return `(SELECT o.price FROM (${rows}) o WHERE ${meets} ORDER BY ${order} LIMIT 1)`;
  }

  /** The next matching departure of the tour `t`. */
  get nextDeparture(): string {
    const { rows, meets } = this.#offers([]);
    return `(SELECT min(o.starts_on) FROM (${rows}) o WHERE ${meets})`;
  }

  /** Bit mask of the parts that the tour fails, in the order of `parts`; without conditions on offers. */
  missMask(parts: readonly FilterPart[]): string {
    const bits = parts.map((part, i) => {
      const conditions = this.#clauses.filter((clause) => clause.part === part);
      const holds = conditions.map(({ sql }) => `(${sql})`).join(" AND ") || "true";
      return `CASE WHEN ${holds} THEN 0 ELSE ${1 << i} END`;
    });
    return ["0", ...bits].join(" + ");
  }

  /** Bit `i` is set if some offer meets the query without the parts in mask `i` over `own`. */
  offersMetWithout(own: readonly FilterPart[]): string {
    const bits = Array.from(
      { length: 1 << own.length },
      (_, mask) => `CASE WHEN ${this.#meeting(partsIn(own, mask))} THEN ${1 << mask} ELSE 0 END`,
    );
    return bits.join(" + ");
  }

  /** SELECTs of facet rows for price edges, spans of days, distances and flexible days. */
  get countedSelects(): string[] {
    const prices = `SELECT 'prices', width_bucket(o.price, ${this.#priceEdges})::text, count(DISTINCT t.id)::int
      FROM ${this.offersOf(["prices"])}
      WHERE cardinality(${this.#priceEdges}) > 0 AND ${this.where(["prices"])} GROUP BY 2`;
    const spans = this.#spans.map(
      (span, i) =>
        `SELECT 'spans', '${i}', count(*)::int FROM ${this.tours} WHERE ${this.where(["months"], span)}`,
    );
    const dates = this.#dates;
    const flexed =
      dates === null
        ? []
        : flexChoices.map(
            (days) =>
              `SELECT 'flexDays', '${days}', count(*)::int FROM ${this.tours}
               WHERE ${this.where(["months"], dates(days))}`,
          );
    return [prices, ...spans, ...this.#nearSelects(), ...flexed];
  }

  /** The coordinates are literals: PostgreSQL could not infer the type of a parameter here. */
  #nearSelects(): string[] {
    if (this.#centre === null) return [];
    const distance = distanceFrom(`(${this.#centre.lat})`, `(${this.#centre.lng})`);
    return [
      `SELECT 'radius', km::text, count(*)::int
       FROM ${this.tours}, unnest(ARRAY[${radiusChoices.join()}]) km
       WHERE ${this.where(["around", "countries", "regions", "cities"])} AND ${distance} <= km GROUP BY 2`,
    ];
  }

  /** SQL for whether the tour `t` has an offer that meets the query without some parts. */
  #meeting(without: readonly FilterPart[], dates?: SqlSpan): string {
    const isRequested = this.#offerParts.some((part) => !without.includes(part));
    if (!isRequested && dates === undefined) return "true";
    const { rows, meets, hasAny } = this.#offers(without, dates);
    // Without price conditions `hasAny` is enough, and much cheaper to plan.
    if (meets === "true") return hasAny;
    return `EXISTS (SELECT FROM (${rows}) o WHERE ${meets})`;
  }

  /**
   * Combines many SELECTs that read from `tours` into one statement that computes each condition once per tour. Repeating
   * them in every SELECT would cost the planner more time than reading the tours.
   */
  together(write: () => readonly string[]): string {
    this.tours = "t";
    this.#columns = new Map();
    const selects = write();
    const columns = Array.from(this.#columns, ([sql, name]) => `, (${sql}) AS ${name}`);
    this.tours = "tour t";
    this.#columns = null;
    return `WITH t AS MATERIALIZED (
        SELECT t.*${columns.join("")} FROM tour t WHERE ${this.#always}
      ) ${selects.join("\nUNION ALL\n")}`;
  }

  #columnOf(sql: string): string {
    if (this.#columns === null || sql === "true") return sql;
    const name = this.#columns.get(sql) ?? `meets_${this.#columns.size}`;
    this.#columns.set(sql, name);
    return `t.${name}`;
  }

  /** Mentions every shared parameter, because PostgreSQL cannot infer the type of an unused one. */
  get #always(): string {
    return [
      `cardinality(${this.#priceEdges}) IS NOT NULL`,
      ...this.#spans.flatMap(({ from, to }) => [`${from} IS NOT NULL`, `${to} IS NOT NULL`]),
      "t.status = 'published' AND NOT t.is_individual",
      `${this.today} IS NOT NULL`,
    ].join(" AND ");
  }

  /**
   * Returns all conditions except those of some parts.
   *
   * @param dates instead of the chosen ones
   */
  where(without: readonly FilterPart[] = [], dates?: SqlSpan): string {
    const clauses = this.#clauses.filter(({ part }) => !without.includes(part));
    const meeting = this.#meeting(without, dates);
    return [
      ...(this.#columns === null ? [this.#always] : []),
      ...clauses.map(({ sql }) => this.#columnOf(sql)),
      dates?.isOfRow ? meeting : this.#columnOf(meeting),
    ].join(" AND ");
  }
}
