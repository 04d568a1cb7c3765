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

/** From this many tours on, building an index or checking a key once beats doing it row by row. */
const bulkFrom = 20_000;

/** Lines are gathered into pieces of this many characters: a write a row would drown in system calls. */
const pieceLength = 256 * 1024;

const progressEvery = 50_000;

/**
 * Writes a whole catalogue into empty catalogue tables in one transaction: after a failure nothing
 * has happened. Memory stays flat, however many tours there are. The change triggers are off
 * meanwhile, because a note for each of millions of rows would serve nobody: a search index
 * that sees a new `catalogue_load` row rebuilds.
 */
export async function loadCatalogue(
  pool: Pool,
  catalogue: Catalogue,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect();
  // A connection lost between two statements would otherwise end the process.
  const ignore = () => {};
  client.on("error", ignore);
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    // A pool's limit for ordinary statements is too short for a COPY of millions of rows.
    await client.query("SET LOCAL statement_timeout = 0");
    await setTriggers(client, "DISABLE");
    // Where each tour stands follows from its texts as always.
    await client.query("ALTER TABLE tour ENABLE TRIGGER tour_place_kept");
    const restore = catalogue.tourCount >= bulkFrom ? await dropChecks(client) : [];
    await copyTables(client, catalogue, loadOrder, onProgress);
    for (const statement of restore) await client.query(statement);
    await setTriggers(client, "ENABLE");
    for (const table of ["tour_date", "review"]) {
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

/** Writes some tables of a catalogue, in the given order, inside the caller's transaction. */
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
 * Takes the indexes and foreign keys off the two longest tables and answers the statements that put
 * them back, read from the database itself so that a later migration is not forgotten here.
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
