import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { inTransaction, type Client, type Pool } from "../../platform/db/database.ts";
import { fieldOf, lockImport, readVocabulary, rowSchemas, type Refusal } from "../import/import.ts";
import * as store from "./export-store.ts";
import { slugsById, tourEntry } from "./tour-entry.ts";
import type { SlugsById } from "./tour-entry.ts";

type ExportedKind = keyof typeof rowSchemas;

export interface ExportReport {
  exported: { organizers: number; tours: number; climates: number };
  files: number;
  /** What an import would refuse, with ids of this database; it is not in the file. */
  leftOut: Refusal[];
}

/** Tours in memory at once. */
const batch = 200;
/** An import holds a whole file in memory; a tour takes some 20 kB. */
const mostTours = 10_000;

/**
 * Writes the published catalogue as files that `importCatalogue` takes whole, one row a line. Later files hold further
 * tours alone.
 */
export async function exportCatalogue(
  pool: Pool,
  openFile: (number: number) => Writable,
  toursPerFile = mostTours,
): Promise<ExportReport> {
  await inTransaction(pool, async (client) => {
    await lockImport(client);
    await store.giveExternalIds(client);
  });
  return inTransaction(pool, async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    const rows = new ExportedRows(client, slugsById(await readVocabulary(client)));
    do {
      rows.report.files += 1;
      const lines = linesOf(rows, toursPerFile);
      await pipeline(Readable.from(lines), openFile(rows.report.files));
    } while (await rows.hasTours());
    return rows.report;
  });
}

async function* linesOf(rows: ExportedRows, tours: number) {
  const isFirst = rows.report.files === 1;
  yield '{"format":"tropa-catalogue-1","organizers":[';
  if (isFirst) yield* inList(rows.organizers());
  yield '\n],"tours":[';
  yield* inList(rows.tours(tours));
  yield '\n],"climates":[';
  if (isFirst) yield* inList(rows.climates());
  yield "\n]}\n";
}

async function* inList(rows: AsyncIterable<object>) {
  let comma = "";
  for await (const row of rows) {
    yield `${comma}\n${JSON.stringify(row)}`;
    comma = ",";
  }
}

/** Reads rows as an import would, and counts them. */
class ExportedRows {
  readonly report: ExportReport = {
    exported: { organizers: 0, tours: 0, climates: 0 },
    files: 0,
    leftOut: [],
  };
  readonly #client: Client;
  readonly #slugs: SlugsById;
  readonly #organizers = new Set<string>();
  #next: store.ExportedTour[] = [];
  #last = 0;

  constructor(client: Client, slugs: SlugsById) {
    this.#client = client;
    this.#slugs = slugs;
  }

  /** Whether there are further tours. */
  async hasTours(): Promise<boolean> {
    if (this.#next.length === 0)
      this.#next = await store.readTours(this.#client, this.#last, batch);
    this.#last = this.#next.at(-1)?.id ?? this.#last;
    return this.#next.length > 0;
  }

  async *organizers() {
    for (const { id, ...row } of await store.readOrganizers(this.#client)) {
      const parsed = this.#checked("organizer", id, row);
      if (!parsed) continue;
      this.#organizers.add(row.external_id);
      yield parsed;
    }
  }

  async *tours(most: number) {
    for (let left = most; left > 0 && (await this.hasTours());) {
      const tour = this.#next.shift();
      if (!tour) continue;
      const parsed = this.#organizers.has(tour.organizer)
        ? this.#checked("tour", tour.id, tourEntry(tour, this.#slugs))
        : this.#leaveOut("tour", tour, "organizer", "is left out");
      if (!parsed) continue;
      left -= 1;
      yield parsed;
    }
  }

  async *climates() {
    for (const { id, ...row } of await store.readClimates(this.#client)) {
      const parsed = this.#checked("climate", id, row);
      if (parsed) yield parsed;
    }
  }

  #leaveOut(
    kind: ExportedKind,
    row: { id: number; external_id?: unknown },
    field: string,
    reason: string,
  ): null {
    const externalId = typeof row.external_id === "string" ? row.external_id : null;
    this.report.leftOut.push({ kind, index: row.id, externalId, field, reason });
    return null;
  }

  /** The row with all defaults; null for one that an import would refuse. */
  #checked(kind: ExportedKind, id: number, row: object) {
    const parsed = rowSchemas[kind].safeParse(row);
    if (parsed.success) {
      this.report.exported[`${kind}s`] += 1;
      return parsed.data;
    }
    for (const { path, message } of parsed.error.issues)
      this.#leaveOut(kind, { ...row, id }, fieldOf(path), message);
    return null;
  }
}
