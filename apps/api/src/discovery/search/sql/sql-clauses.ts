import { earthRadiusKm } from "@tropa/domain/discovery/map/great-circle";
import { youngestWanted } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { chosenIn, fieldNames, fieldOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FilterPart } from "../query/filter-parts.ts";
import type { RoubleBounds } from "../query/search-engine.ts";
import { startTimesOfTour } from "../query/start-times.ts";

/** An SQL condition and its part of the filter. */
export interface SqlClause {
  readonly part: FilterPart;
  readonly sql: string;
}

/** Adds a parameter to the statement and returns its placeholder. */
export type SqlParameter = (value: unknown, type: string) => string;

/** SQL for the great-circle distance of the tour `t` from a point, kilometres. */
export const distanceFrom = (
  lat: string,
  lng: string,
): string => `2 * ${earthRadiusKm} * asin(least(1, sqrt(
  power(sin(radians(t.lat - ${lat}) / 2), 2)
  + cos(radians(${lat})) * cos(radians(t.lat)) * power(sin(radians(t.lng - ${lng}) / 2), 2))))`;

type OptionalClause = SqlClause | null;

/** Returns the condition of a plain field; null if nothing is chosen. */
function fieldClause(filter: TourFilter, part: FieldName, parameter: SqlParameter): OptionalClause {
  const { kind, column } = fieldOf(part);
  const chosen = chosenIn(filter, part);
  if (chosen.length === 0) return null;
  if (kind === "flag") return { part, sql: `t.${column}` };
  if (kind === "level")
    return { part, sql: `t.${column} = ANY(${parameter(chosen, "integer[]")})` };
  return {
    part,
    sql: `t.${column} && ${parameter(chosen, kind === "ids" ? "integer[]" : "text[]")}`,
  };
}

function kindClauses(filter: TourFilter, parameter: SqlParameter): OptionalClause[] {
  const { cruisesType, cruisesStartCity, cruisesCabinsCapacity, waterObject, type } = filter;
  const equals = (
    part: FilterPart,
    column: string,
    value: unknown,
    sqlType: string,
  ): OptionalClause =>
    value === null ? null : { part, sql: `${column} = ${parameter(value, sqlType)}` };
  const holds = (part: FilterPart, isRequested: boolean, sql: string): OptionalClause =>
    isRequested ? { part, sql } : null;
  return [
    holds("type", type !== "any", `t.type = ${type === "tour" ? 1 : 2}`),
    filter.ships.length === 0
      ? null
      : { part: "ships", sql: `t.ship_id = ANY(${parameter(filter.ships, "integer[]")})` },
    equals("cruiseTypes", "t.cruise_type", cruisesType, "text"),
    equals("cruiseStarts", "t.is_cruise AND t.main_city_id", cruisesStartCity, "integer"),
    cruisesCabinsCapacity === null
      ? null
      : {
          part: "cabins",
          sql: `${parameter(cruisesCabinsCapacity, "smallint")} = ANY(t.cabin_capacities)`,
        },
    waterObject === null
      ? null
      : {
          part: "waterObjects",
          sql: `${parameter(waterObject, "integer")} = ANY(t.water_object_ids)`,
        },
    holds("isReturning", filter.onlyReturningCruises, "t.is_returning"),
    holds("isCruise", filter.isCruisesSearch, "t.is_cruise"),
    holds("authorTours", filter.isAuthorTourSearch, "t.is_author_tour"),
    holds(
      "isAuthorTour",
      filter.operatorType !== "any",
      `t.is_author_tour = ${filter.operatorType === "author"}`,
    ),
    equals("organizer", "t.organizer_id", filter.organizer, "integer"),
    filter.showplace === null
      ? null
      : {
          part: "showplaces",
          sql: `${parameter(filter.showplace, "integer")} = ANY(t.showplace_ids)`,
        },
  ];
}

function placeClauses(filter: TourFilter, parameter: SqlParameter): OptionalClause[] {
  const { lat, lng, radius, box, continent } = filter;
  const clauses: OptionalClause[] = [];
  if (continent !== null)
    clauses.push({
      part: "continents",
      sql: `EXISTS (SELECT FROM country c
        WHERE c.id = ANY(t.country_ids) AND c.continent = ${parameter(continent, "text")})`,
    });
  if (lat !== null && lng !== null && radius !== null) {
    const [y = "", x = "", km = ""] = [lat, lng, radius].map((number) =>
      parameter(number, "double precision"),
    );
    clauses.push({
      part: "around",
      sql: `${distanceFrom(y, x)} <= ${km}`,
    });
  }
  if (box !== null) {
    const [s, w, n, e] = box.map((degrees) => parameter(degrees, "double precision"));
    clauses.push({
      part: "box",
      sql: `(t.lat BETWEEN ${s} AND ${n}
        AND CASE WHEN ${w} <= ${e} THEN t.lng BETWEEN ${w} AND ${e} ELSE t.lng >= ${w} OR t.lng <= ${e} END)`,
    });
  }
  return clauses;
}

/** Returns a filter's conditions on the tour `t` itself, apart from its offers. */
export function tourClauses(filter: TourFilter, parameter: SqlParameter): SqlClause[] {
  const overlap = (part: FilterPart, list: string, chosen: readonly unknown[], type: string) =>
    chosen.length === 0 ? null : { part, sql: `${list} && ${parameter(chosen, type)}` };
  const within = (part: FilterPart, column: string, sign: "<=" | ">=", bound: number | null) =>
    bound === null ? null : { part, sql: `${column} ${sign} ${parameter(bound, "integer")}` };
  return [
    ...fieldNames.map((field) => fieldClause(filter, field, parameter)),
    overlap("startTimes", `(${startTimesOfTour})`, filter.startTimes, "text[]"),
    within("days", "t.duration_days", ">=", filter.daysMin > 0 ? filter.daysMin : null),
    within("days", "t.duration_days", "<=", filter.daysMax),
    within("minAge", "t.min_age", "<=", youngestWanted(filter)),
    within("groupSize", "t.max_group_size", "<=", filter.maxGroupSize),
    ...kindClauses(filter, parameter),
    ...placeClauses(filter, parameter),
  ].filter((clause) => clause !== null);
}

/** Returns a filter's conditions on an offer `o` of the tour `t`, apart from dates and seats. */
export function offerClauses(bounds: RoubleBounds, parameter: SqlParameter): SqlClause[] {
  const between = (part: FilterPart, min: number, max: number | null, times: string) => {
    const bound = (sign: string, minor: number): SqlClause => ({
      part,
      sql: `o.price ${sign} ${parameter(minor, "bigint")} * ${times}`,
    });
    return [...(min > 0 ? [bound(">=", min)] : []), ...(max === null ? [] : [bound("<=", max)])];
  };
  return [
    ...between("prices", bounds.priceMin, bounds.priceMax, "1"),
    ...between(
      "pricePerDay",
      bounds.pricePerDayMin,
      bounds.pricePerDayMax,
      "GREATEST(t.duration_days, 1)",
    ),
  ];
}
