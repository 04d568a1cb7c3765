import { dayNumber } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { continents, cruiseTypes, startTimes } from "@tropa/domain/discovery/search-filter";
import { fieldOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { to as copyTo } from "pg-copy-streams";
import type { Client } from "../../../platform/db/database.ts";
import { newestRateRows } from "../../../platform/rates/rates-store.ts";
import { CopyReader } from "./copy-reader.ts";
import { perUsdOf, roublePrice } from "../query/rouble-price.ts";
import type { PerUsd } from "../query/rouble-price.ts";
import { startTimesOfTour } from "../query/start-times.ts";
import { numberIn } from "../sets/field-numbers.ts";
import {
  ColumnsBuilder,
  FIRST_DAY,
  LAST_DAY,
  NO_PERIOD,
  plainLists,
  plainNumbers,
  ratingSortKey,
} from "../sets/tour-columns.ts";
import type { IntegerField, ListField, TourColumns } from "../sets/tour-columns.ts";

/** PostgreSQL counts days from 2000-01-01; its infinite dates are the smallest and largest 32-bit integers. */
const EPOCH = dayNumber("2000-01-01")!;

/** The bulk read; columns in the order in which `addTour` reads them. */
const copyTours = `
  SELECT t.id, t.duration_days, t.min_age, t.max_group_size, t.type, t.organizer_id, t.main_city_id,
    t.is_cruise, t.is_author_tour, t.is_returning, t.cruise_type, t.ship_id, t.request_period_start,
    t.request_period_end, t.weight, t.currency, t.price_minor, (t.rating * 100)::integer, t.reviews_count,
    (t.lat * 1000)::integer, (t.lng * 1000)::integer,
    t.showplace_ids, t.water_object_ids, t.cabin_capacities, ${startTimesOfTour},
    ${[...plainNumbers, ...plainLists].map((name) => `t.${fieldOf(name).column}`).join()}
  FROM tour t WHERE t.status = 'published' AND NOT t.is_individual`;

/** COPY takes no parameters. */
const among = (column: string, ids: readonly number[] | undefined): string =>
  ids === undefined ? "" : ` AND ${column} = ANY('{${ids.join()}}')`;

const numberLists = [
  "showplaces",
  "waterObjects",
  "cabins",
] as const satisfies readonly ListField[];

const ordinalsOf = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.map((word, i) => [word, i]));
const cruiseTypeOf = ordinalsOf(cruiseTypes);
const startTimeOf = ordinalsOf(startTimes);

interface TourReading {
  readonly builder: ColumnsBuilder;
  /** Country id → index of its continent in `continents`; -1 if it is unknown. */
  readonly continentsOf: ReadonlyMap<number, number>;
  /** Currency of each row. */
  readonly currencies: string[];
  readonly perUsd: PerUsd;
}

type ReadColumn = (reader: CopyReader, reading: TourReading) => void;

function readNumber(field: (typeof plainNumbers)[number]): ReadColumn {
  return fieldOf(field).kind === "flag"
    ? (reader, { builder }) => builder.integers[field].push(Number(reader.boolean()))
    : (reader, { builder }) => builder.integers[field].push(reader.integer());
}

function readList(field: (typeof plainLists)[number]): ReadColumn {
  const numberOf = numberIn[field];
  const areIds = fieldOf(field).kind === "ids";
  return (reader, { builder, continentsOf }) => {
    if (areIds)
      reader.integers((value) => {
        builder.addValue(field, value);
        if (field === "countries") builder.addValue("continents", continentsOf.get(value) ?? -1);
      });
    else reader.texts((word) => builder.addValue(field, numberOf(word)));
    builder.endList(field);
  };
}

/** Reads the columns of plain fields, in the order of `copyTours`. */
const plainColumns = [...plainNumbers.map(readNumber), ...plainLists.map(readList)];

function addTour(reader: CopyReader, reading: TourReading): void {
  const { builder, currencies, perUsd } = reading;
  const { integers, floats } = builder;
  const take = (field: IntegerField, none = 0): number => {
    const value = reader.integer(none);
    integers[field].push(value);
    return value;
  };
  take("id");
  take("days");
  take("minAge");
  take("groupSize");
  take("type");
  take("organizer");
  const mainCity = take("mainCity");
  const isCruise = reader.boolean();
  integers.isCruise.push(Number(isCruise));
  integers.cruiseStart.push(isCruise ? mainCity : -1);
  integers.isAuthorTour.push(Number(reader.boolean()));
  integers.isReturning.push(Number(reader.boolean()));
  integers.cruiseType.push(cruiseTypeOf.get(reader.text()) ?? -1);
  take("ship", -1);
  const start = reader.integer(Number.NaN);
  const end = reader.integer(Number.NaN);
  const isByRequest = !Number.isNaN(start) || !Number.isNaN(end);
  integers.periodStart.push(isByRequest ? dayOr(start, FIRST_DAY) : NO_PERIOD.periodStart);
  integers.periodEnd.push(isByRequest ? dayOr(end, LAST_DAY) : NO_PERIOD.periodEnd);
  floats.weight.push(reader.real());
  const currency = reader.text();
  currencies.push(currency);
  floats.price.push(roublePrice(reader.bigint(), currency, perUsd));
  floats.rated.push(ratingSortKey(reader.integer() / 100, reader.integer()));
  // The query multiplies by 1000; the table keeps three decimals.
  floats.lat.push(reader.integer() / 1000);
  floats.lng.push(reader.integer() / 1000);
  for (const field of numberLists) {
    reader.integers((value) => builder.addValue(field, value));
    builder.endList(field);
  }
  reader.texts((word) => builder.addValue("startTimes", startTimeOf.get(word) ?? -1));
  builder.endList("startTimes");
  for (const read of plainColumns) read(reader, reading);
  builder.endList("continents");
}

/** Returns PostgreSQL's day as a day number; `open` if it is missing or infinite. */
function dayOr(day: number, open: number): number {
  return Number.isNaN(day) || day === FIRST_DAY || day === LAST_DAY ? open : day + EPOCH;
}

/** Departures with free seats, one row with arrays per day: the date and the row's header are sent once a day. */
const copyDepartures = (from: LocalDate, ids?: readonly number[]): string => `
  SELECT starts_on, array_agg(tour_id), array_agg(price_minor), array_agg(seats_free) FROM tour_date
  WHERE seats_free > 0 AND starts_on >= date '${from}' AND isfinite(starts_on)${among("tour_id", ids)}
  GROUP BY starts_on ORDER BY starts_on`;

/** Returns a function from a tour's id to its row; -1 for an unknown id. */
function rowFinder(ids: Int32Array): (id: number) => number {
  const highest = ids.reduce((max, id) => Math.max(max, id), 0);
  if (highest > ids.length * 16 + 1e6) {
    const rows = new Map(Array.from(ids, (id, row) => [id, row]));
    return (id) => rows.get(id) ?? -1;
  }
  const rows = new Int32Array(highest + 1).fill(-1);
  for (let row = 0; row < ids.length; row++) rows[ids[row]!] = row;
  return (id) => rows[id] ?? -1;
}

async function copy(
  client: Client,
  select: string,
  readRow: (reader: CopyReader) => void,
): Promise<void> {
  const reader = new CopyReader(readRow);
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`));
  let failure: unknown;
  for await (const piece of stream) {
    try {
      if (failure === undefined) reader.feed(piece as Buffer);
    } catch (error) {
      // Keep reading: otherwise the connection would wait for the rest of the stream for ever.
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
}

/**
 * Reads published tours, except individual ones, and their departures into columns. Call it in a REPEATABLE READ
 * transaction, so that its queries see the same snapshot.
 *
 * @param from first day of departures that count
 * @param ids tours to read; all by default
 */
export async function loadColumns(
  client: Client,
  from: LocalDate,
  ids?: readonly number[],
): Promise<TourColumns> {
  const countries = await client.query<{ id: number; continent: string }>(
    "SELECT id, continent FROM country",
  );
  const numbers = ordinalsOf(continents);
  const continentsOf = new Map(
    countries.rows.map(({ id, continent }) => [id, numbers.get(continent) ?? -1]),
  );
  const perUsd = perUsdOf(await newestRateRows(client));
  const builder = new ColumnsBuilder();
  const currencies: string[] = [];
  await copy(client, copyTours + among("t.id", ids), (reader) =>
    addTour(reader, { builder, continentsOf, currencies, perUsd }),
  );
  const rowOf = rowFinder(builder.integers.id.values());
  await copy(client, copyDepartures(from, ids), (reader) => {
    const day = reader.integer() + EPOCH;
    const rows: number[] = [];
    const prices: number[] = [];
    reader.integers((tour) => rows.push(rowOf(tour)));
    reader.bigints((price) => prices.push(price));
    let i = 0;
    reader.integers((seats) => {
      const row = rows[i]!;
      if (row >= 0)
        builder.addDeparture(row, {
          day,
          price: roublePrice(prices[i]!, currencies[row]!, perUsd),
          seats,
        });
      i++;
    });
  });
  return builder.columns();
}
