import type { Client } from "../../platform/db/database.ts";
import type { ClimateEntry, DateEntry, OrganizerEntry } from "./catalogue-file.ts";
import type { ImportVocabulary } from "./check-rows.ts";

export type ImportedKind = "organizer" | "tour" | "tour_date";

/** Advisory lock, any constant: imports run one at a time, because two could bring the same external ids. */
const importLock = 7_203_513;

/** Waits for a running import, and keeps others waiting until the transaction ends, however long that takes. */
export async function lockImport(client: Client): Promise<void> {
  await client.query("SET LOCAL statement_timeout = 0");
  await client.query("SELECT pg_advisory_xact_lock($1)", [importLock]);
}

export interface Vocabulary {
  cities: Map<string, { id: number; regionId: number | null; countryId: number }>;
  regions: Map<string, number>;
  restKinds: Map<string, number>;
  collections: Map<string, number>;
}

export async function readVocabulary(client: Client): Promise<Vocabulary> {
  const cities = await client.query<{
    slug: string;
    id: number;
    region_id: number | null;
    country_id: number;
  }>("SELECT slug, id, region_id, country_id FROM city");
  const bySlug = async (table: "region" | "rest_kind" | "collection") => {
    const { rows } = await client.query<{ slug: string; id: number }>(
      `SELECT slug, id FROM ${table}`,
    );
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  };
  return {
    cities: new Map(
      cities.rows.map((row) => [
        row.slug,
        { id: row.id, regionId: row.region_id, countryId: row.country_id },
      ]),
    ),
    regions: await bySlug("region"),
    restKinds: await bySlug("rest_kind"),
    collections: await bySlug("collection"),
  };
}

/** "$1, $2, $3" for three columns. */
const marksOf = (columns: readonly string[]) =>
  Array.from(columns.keys(), (index) => `$${index + 1}`).join(", ");

export async function isWithoutPlaces(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM country LIMIT 1");
  return rowCount === 0;
}

/** Inserts rows of one shape, with fields named like the table's columns. */
export async function insertRows(
  client: Client,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ");
  await client.query(
    `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Gives places and collections without a picture that of their best tour. Locks them in order, against deadlocks. */
export async function fillPictures(client: Client): Promise<void> {
  await client.query(
    `WITH bare AS MATERIALIZED (
       SELECT id FROM city
        WHERE image = '' AND EXISTS (SELECT FROM tour WHERE main_city_id = city.id AND status = 'published')
        ORDER BY id FOR NO KEY UPDATE)
     UPDATE city SET image = best.image
       FROM (SELECT DISTINCT ON (main_city_id) main_city_id AS id, images[1] AS image FROM tour
              WHERE status = 'published' ORDER BY main_city_id, weight DESC, id) best
       JOIN bare USING (id)
      WHERE city.id = best.id AND city.image = ''`,
  );
  await client.query(
    `WITH bare AS MATERIALIZED (
       SELECT id FROM collection
        WHERE image = '' AND EXISTS (SELECT FROM tour WHERE collection_ids @> ARRAY[collection.id] AND status = 'published')
        ORDER BY id FOR NO KEY UPDATE)
     UPDATE collection SET image = best.image
       FROM (SELECT DISTINCT ON (belongs.id) belongs.id, images[1] AS image
               FROM tour CROSS JOIN unnest(collection_ids) AS belongs (id)
              WHERE status = 'published' ORDER BY belongs.id, weight DESC, tour.id) best
       JOIN bare USING (id)
      WHERE collection.id = best.id AND collection.image = ''`,
  );
}

export async function readOrganizerIds(client: Client): Promise<ImportVocabulary["organizers"]> {
  const { rows } = await client.query<{ external_id: string }>(
    "SELECT external_id FROM import_id WHERE kind = 'organizer'",
  );
  return new Set(rows.map((row) => row.external_id));
}

/** Returns the id behind an external id; undefined if it was never imported. */
export async function findId(
  client: Client,
  kind: ImportedKind,
  externalId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM import_id WHERE kind = $1 AND external_id = $2",
    [kind, externalId],
  );
  return rows[0]?.id;
}

/** Takes the next id of a table whose rows are written with `putRow`. */
export async function nextId(
  client: Client,
  table: "organizer" | "tour" | "tour_content",
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id",
    [table],
  );
  const [row] = rows;
  if (!row) throw new Error(`No id for ${table}`);
  return row.id;
}

/** Stores which row an external id stands for. */
export async function saveExternalId(
  client: Client,
  kind: ImportedKind,
  externalId: string,
  id: number,
): Promise<void> {
  await client.query("INSERT INTO import_id (kind, external_id, id) VALUES ($1, $2, $3)", [
    kind,
    externalId,
    id,
  ]);
}

/**
 * Inserts a row or, if its id exists, updates it except for the `once` columns. Objects go into jsonb columns.
 */
export async function putRow(
  client: Client,
  table: "organizer" | "tour" | "tour_content",
  row: Record<string, unknown>,
  once: readonly string[] = [],
): Promise<void> {
  const columns = Object.keys(row);
  const values = Object.values(row).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  );
  const updates = columns
    .filter((column) => column !== "id" && !once.includes(column))
    .map((column) => `${column} = EXCLUDED.${column}`);
  await client.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marksOf(columns)})
     ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`,
    values,
  );
}

/** Fields that an entry shares with its table, plus `others`. */
function columnsOf(entry: object, ...others: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !others.includes(name)));
}

export function organizerRow(
  id: number,
  cityId: number | null,
  entry: OrganizerEntry,
): Record<string, unknown> {
  return { id, city_id: cityId, ...columnsOf(entry, "external_id", "city") };
}

export async function readContentId(client: Client, tourId: number): Promise<number | undefined> {
  const { rows } = await client.query<{ content_id: number }>(
    "SELECT content_id FROM tour WHERE id = $1",
    [tourId],
  );
  return rows[0]?.content_id;
}

/** Locks a tour, so that an import and a publication at the desk do not write it at once. */
export async function lockTour(client: Client, tourId: number): Promise<void> {
  await client.query("SELECT FROM tour WHERE id = $1 FOR NO KEY UPDATE", [tourId]);
}

/** Whether an organizer has published a revision of a tour that the desk made. */
export async function isWrittenAtDesk(client: Client, tourId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM organizer_tour own
       JOIN tour_revision r ON r.organizer_tour_id = own.id AND r.number = own.published_revision
      WHERE own.tour_id = $1 AND r.outcome = 'published'`,
    [tourId],
  );
  return rowCount === 1;
}

export async function seatsTaken(client: Client, dateId: number): Promise<number> {
  const { rows } = await client.query<{ seats_taken: number }>(
    "SELECT seats_taken FROM tour_date WHERE id = $1 FOR UPDATE",
    [dateId],
  );
  return rows[0]?.seats_taken ?? 0;
}

/** Inserts or updates an imported departure; taken seats stay taken. */
export async function putDate(
  client: Client,
  tourId: number,
  dateId: number | undefined,
  entry: DateEntry,
): Promise<number> {
  const row = { tour_id: tourId, ...columnsOf(entry, "external_id") };
  const columns = Object.keys(row);
  const statement =
    dateId === undefined
      ? `INSERT INTO tour_date (${columns.join(", ")}) VALUES (${marksOf(columns)}) RETURNING id`
      : `UPDATE tour_date SET (${columns.join(", ")}) = (${marksOf(columns)}) WHERE id = $${columns.length + 1} RETURNING id`;
  const values = dateId === undefined ? Object.values(row) : [...Object.values(row), dateId];
  const { rows } = await client.query<{ id: number }>(statement, values);
  const id = rows[0]?.id;
  if (id === undefined)
    throw new Error(`date ${dateId} of tour ${tourId} was imported but is not there`);
  return id;
}

/**
 * Takes the tour's other departures off sale. Deletes those that nobody has booked; marks the others full, because
 * bookings refer to them.
 */
export async function dropOtherDates(
  client: Client,
  tourId: number,
  keptIds: readonly number[],
): Promise<void> {
  const others = "tour_id = $1 AND id <> ALL ($2::integer[])";
  const booked = "EXISTS (SELECT 1 FROM booking WHERE booking.tour_date_id = tour_date.id)";
  const { rows } = await client.query<{ id: number }>(
    `DELETE FROM tour_date WHERE ${others} AND NOT ${booked} RETURNING id`,
    [tourId, keptIds],
  );
  await client.query(
    "DELETE FROM import_id WHERE kind = 'tour_date' AND id = ANY ($1::integer[])",
    [rows.map(({ id }) => id)],
  );
  await client.query(
    `UPDATE tour_date SET seats_total = GREATEST(seats_taken, 1), seats_taken = GREATEST(seats_taken, 1)
      WHERE ${others} AND canceled_at IS NULL`,
    [tourId, keptIds],
  );
}

/** Replaces the twelve months of a place's climate. */
export async function putClimate(
  client: Client,
  place: { cityId: number | null; regionId: number | null },
  entry: ClimateEntry,
): Promise<void> {
  const owner = [place.cityId, place.regionId];
  await client.query("DELETE FROM climate_normal WHERE city_id = $1 OR region_id = $2", owner);
  await client.query(
    `INSERT INTO climate_normal (city_id, region_id, month, day, night, wet_days, water, is_best)
     SELECT $1, $2, month, day, night, wet_days, water, month = ANY ($7)
       FROM unnest($3::smallint[], $4::smallint[], $5::smallint[], $6::smallint[])
         WITH ORDINALITY AS year (day, night, wet_days, water, month)`,
    [
      ...owner,
      entry.day,
      entry.night,
      entry.wet_days,
      entry.water ?? entry.day.map(() => null),
      entry.best_months,
    ],
  );
}

/** Records a load of the catalogue with its source and number of tours. */
export async function recordLoad(client: Client, source: string, tours: number): Promise<void> {
  await client.query("INSERT INTO catalogue_load (source, tours) VALUES ($1, $2)", [source, tours]);
}
