import { MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import { perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { ascending, inverse, sortedByFloat } from "../sets/radix-sort.ts";
import { buildDates, departuresByDay } from "./segment-dates.ts";
import { buildOffers } from "./segment-offers.ts";
import type { Places, Segment, ValueGroup } from "./segment.ts";
import { buildValues } from "./segment-values.ts";
import type { GroupSource } from "./segment-values.ts";
import { plainNumbers } from "../sets/tour-columns.ts";
import type { TourColumns } from "../sets/tour-columns.ts";

/** Reorders a column by ordinal. A loop, because `from` with a function takes ten times as long. */
function reorder<Column extends Float64Array | Float32Array | Int32Array | Int16Array>(
  target: Column,
  column: Float64Array | Int32Array,
  rows: Int32Array,
): Column {
  for (let i = 0; i < rows.length; i++) target[i] = column[rows[i]!]!;
  return target;
}

/** The places of tours, and the place of each tour. Tours of one city at the same point share a place. */
function placesOf(
  { mainCity, lat, lng }: TourColumns,
  rows: Int32Array,
): { place: Int32Array; places: Places } {
  const ordinals = new Map<string, number>();
  /** First row of each place. */
  const first: number[] = [];
  const place = rows.map((row) => {
    const key = `${mainCity[row]!} ${lat[row]!} ${lng[row]!}`;
    let index = ordinals.get(key);
    if (index === undefined) ordinals.set(key, (index = first.push(row) - 1));
    return index;
  });
  const where = Int32Array.from(first);
  return {
    place,
    places: {
      city: reorder(new Int32Array(where.length), mainCity, where),
      lat: reorder(new Float64Array(where.length), lat, where),
      lng: reorder(new Float64Array(where.length), lng, where),
    },
  };
}

/** Sort keys for descending order; avoids minus zero, which sorts apart from zero. */
function negate(values: Float64Array): Float64Array {
  const keys = new Float64Array(values.length);
  for (let i = 0; i < keys.length; i++) keys[i] = 0 - values[i]!;
  return keys;
}

function sourcesOf(columns: TourColumns): Record<ValueGroup, GroupSource> {
  const { lists } = columns;
  return {
    ...lists,
    ...perField(plainNumbers, (field) => columns[field]),
    type: columns.type,
    days: columns.days.map((days) => Math.min(days, MAX_DAYS)),
    cruiseTypes: columns.cruiseType,
    ships: columns.ship,
    cruiseStarts: columns.cruiseStart,
    organizer: columns.organizer,
    isCruise: columns.isCruise,
    isAuthorTour: columns.isAuthorTour,
    isReturning: columns.isReturning,
    minAge: columns.minAge,
    groupSize: columns.groupSize,
  };
}

/**
 * Builds the index of these tours.
 *
 * @param today day number; months are prepared from that of today on
 */
export function buildSegment(columns: TourColumns, today: number): Segment {
  const { size } = columns;
  const rowsById = sortedByFloat(ascending(size), new Float64Array(columns.id));
  // Round the weight to 32 bits as the database does.
  const rows = sortedByFloat(rowsById, negate(new Float64Array(new Float32Array(columns.weight))));
  const ordinals = inverse(rows);
  const byId = reorder(new Int32Array(size), ordinals, rowsById);
  const byDay = departuresByDay(columns);
  const { price, ...offers } = buildOffers(columns, byDay, { rows, ordinals }, today);
  const rated = reorder(new Float64Array(size), columns.rated, rows);
  const cheapFirst = sortedByFloat(byId, price);
  const bestFirst = sortedByFloat(ascending(size), negate(rated));
  const values = buildValues(size, sourcesOf(columns), rows);
  return {
    size,
    today,
    id: reorder(new Int32Array(size), columns.id, rows),
    byId,
    weight: reorder(new Float32Array(size), columns.weight, rows),
    price,
    rated,
    days: reorder(new Int16Array(size), columns.days, rows),
    byPrice: { order: cheapFirst, place: inverse(cheapFirst) },
    byRating: { order: bestFirst, place: inverse(bestFirst) },
    ...placesOf(columns, rows),
    ...values,
    ...offers,
    ...buildDates(columns, byDay, { rows, ordinals }, today),
  };
}
