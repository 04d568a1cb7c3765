import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Pool, PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { columnsOf, loadOrder, type LoadedTable } from "./catalogue-columns.ts";
import type { Catalogue } from "../catalogue-rows.ts";
import { copyLine } from "./copy-text.ts";

export interface LoadProgress {
  table: LoadedTable;
  rows: number;
  /** False while the table is still being written. */
  done: boolean;
}

/** From this number of tours on, building indexes and checking keys once is faster than row by row. */
const bulkFrom = 20_000;

/** Lines are sent in chunks of this many characters, because a write per row would be slow. */
const pieceLength = 256 * 1024;

const progressEvery = 50_000;

/**
 * Loads a catalogue into empty tables in one transaction. Memory use does not grow with the number of tours. Change
 * triggers are off meanwhile: search indexes rebuild when they see the new `catalogue_load` row, so notes about single
 * rows are not needed.
 */
export async function loadCatalogue(
  pool: Pool,
  catalogue: Catalogue,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect();
  // A connection error between two statements would otherwise end the process.
  const ignore = () => {};
  client.on("error", ignore);
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    // The pool's statement timeout is too short for millions of rows.
    await client.query("SET LOCAL statement_timeout = 0");
    await setTriggers(client, "DISABLE");
    // This trigger must run: it derives a tour's place from its texts.
    await client.query("ALTER TABLE tour ENABLE TRIGGER tour_place_kept");
    const restore = catalogue.tourCount >= bulkFrom ? await dropChecks(client) : [];
    await copyTables(client, catalogue, loadOrder, onProgress);
    for (const statement of restore) await client.query(statement);
    await setTriggers(client, "ENABLE");
    for (const table of ["organizer", "tour_content", "tour", "tour_date", "review"]) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), GREATEST(max(id), 1)) FROM ${table}`,
      );
    }
    await client.query("INSERT INTO catalogue_load (source, tours) VALUES ($1, $2)", [
      catalogue.source,
      catalogue.tourCount,
    ]);
    await client.query(`ANALYZE ${loadOrder.join(", ")}`);
    await client.query("COMMIT");
  } catch (error) {
    failure = error instanceof Error ? error : new Error("Loading the catalogue failed");
    await client.query("ROLLBACK").catch(ignore);
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(failure);
  }
}

/** Copies some tables of a catalogue, in the given order and in the caller's transaction. */
export async function copyTables(
  client: PoolClient,
  catalogue: Catalogue,
  tables: readonly LoadedTable[],
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  for (const table of tables) await copyTable(client, catalogue, table, onProgress);
}

async function setTriggers(client: PoolClient, state: "ENABLE" | "DISABLE"): Promise<void> {
  for (const table of ["tour", "tour_date", "review"])
    await client.query(`ALTER TABLE ${table} ${state} TRIGGER USER`);
}

/**
 * Drops indexes and foreign keys of the two largest tables and returns the statements that restore them. They are read
 * from the database, so that new migrations are covered.
 */
async function dropChecks(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                  pg_get_constraintdef(oid)) AS restore
      FROM pg_constraint
     WHERE contype = 'f' AND conrelid IN ('tour'::regclass, 'tour_date'::regclass)
    UNION ALL
    SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      FROM pg_index
     WHERE indrelid IN ('tour'::regclass, 'tour_date'::regclass)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore);
}

async function copyTable(
  client: PoolClient,
  catalogue: Catalogue,
  table: LoadedTable,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const columns: readonly string[] = columnsOf[table];
  let rows = 0;
  function* pieces(): Generator<string> {
    let piece = "";
    for (const row of catalogue[table]) {
      piece += copyLine(row, columns);
      rows += 1;
      if (rows % progressEvery === 0) onProgress({ table, rows, done: false });
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = "";
    }
    if (piece !== "") yield piece;
  }
  const into = client.query(copyFrom(`COPY ${table} (${columns.join(", ")}) FROM STDIN`));
  await pipeline(Readable.from(pieces()), into);
  onProgress({ table, rows, done: true });
}
