import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { inTransaction, type Client, type Pool } from "../../platform/db/database.ts";
import { fieldOf, lockImport, readVocabulary, rowSchemas, type Refusal } from "../import/import.ts";
import * as store from "./export-store.ts";
import { slugsById, tourEntry } from "./tour-entry.ts";

export interface ExportReport {
  exported: { organizers: number; tours: number; climates: number };
  /** What an import would refuse, with ids of this database; it is not in the file. */
  leftOut: Refusal[];
}

/** Tours in memory at once. */
const batch = 200;

/** Writes the published catalogue as a file that `importCatalogue` takes whole, one row a line. */
export async function exportCatalogue(pool: Pool, file: Writable): Promise<ExportReport> {
  await inTransaction(pool, async (client) => {
    await lockImport(client);
    await store.giveExternalIds(client);
  });
  const report: ExportReport = {
    exported: { organizers: 0, tours: 0, climates: 0 },
    leftOut: [],
  };
  await inTransaction(pool, async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    await pipeline(Readable.from(rowsOf(client, report)), file);
  });
  return report;
}

async function* rowsOf(client: Client, { exported, leftOut }: ExportReport) {
  const slugs = slugsById(await readVocabulary(client));
  const organizers = new Set<string>();

  /** The line of a row as an import would read it; nothing for one that it would refuse. */
  function lineOf(kind: keyof typeof rowSchemas, id: number, row: object): string {
    const parsed = rowSchemas[kind].safeParse(row);
    const own = {
      kind,
      index: id,
      externalId: "external_id" in row ? String(row.external_id) : null,
    };
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        leftOut.push({ ...own, field: fieldOf(path), reason: message });
      return "";
    }
    if (kind === "organizer") organizers.add(String(own.externalId));
    const count = (exported[`${kind}s`] += 1);
    return `${count > 1 ? "," : ""}\n${JSON.stringify(parsed.data)}`;
  }

  yield '{"format":"tropa-catalogue-1","organizers":[';
  for (const { id, ...row } of await store.readOrganizers(client))
    yield lineOf("organizer", id, row);
  yield '\n],"tours":[';
  for (let after = 0, isEnd = false; !isEnd;) {
    const tours = await store.readTours(client, after, batch);
    for (const tour of tours) {
      if (organizers.has(tour.organizer)) yield lineOf("tour", tour.id, tourEntry(tour, slugs));
      else
        leftOut.push({
          kind: "tour",
          index: tour.id,
          externalId: tour.external_id,
          field: "organizer",
          reason: "is left out",
        });
    }
    after = tours.at(-1)?.id ?? after;
    isEnd = tours.length < batch;
  }
  yield '\n],"climates":[';
  for (const { id, ...row } of await store.readClimates(client)) yield lineOf("climate", id, row);
  yield "\n]}\n";
}
