import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { loadClimate } from "@tropa/demo/catalogue/climate";
import { climateRows } from "@tropa/geography/vocabulary";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { anyTour } from "../../../testing/discovery/any-tour-entry.ts";
import { exampleCatalogue, exampleTour } from "../import/example-catalogue.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import { rowSchemas } from "../import/import.ts";
import { exportCatalogue } from "./export-catalogue.ts";

const today = "2026-11-21";
const options = { strict: true, today, source: "test.json" };

interface File {
  organizers: object[];
  tours: { external_id: string }[];
  climates: object[];
}

async function exported({ pool }: Database) {
  const file = new PassThrough();
  const [report, json] = await Promise.all([exportCatalogue(pool, () => file), text(file)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests look at what is in it
  return { ...report, json, file: JSON.parse(json) as File };
}

/** The first lines that only the second file has: a difference of whole files is too long to read. */
function addedLines(one: string, other: string): string[] {
  const lines = new Set(one.split("\n"));
  return other
    .split("\n")
    .filter((line) => !lines.has(line))
    .slice(0, 3);
}

describe("exporting a seeded catalogue", () => {
  let seeded: Database;
  let empty: Database;
  beforeAll(async () => {
    [seeded, empty] = await Promise.all([testDatabase(3), testDatabase(3)]);
    await loadCatalogue(seeded.pool, demoCatalogue({ seed: "export", today, tours: 120 }));
    await inTransaction(seeded.pool, loadClimate);
  });
  afterAll(() => Promise.all([seeded.close(), empty.close()]));

  it("fills an empty database, whose export is the same file", async () => {
    const first = await exported(seeded);
    expect(first.leftOut).toEqual([]);
    expect(first.exported.tours).toBeGreaterThan(100);
    expect(first.exported.climates).toBeGreaterThan(20);
    expect(first.exported.climates).toBeLessThan(climateRows().length / 12);
    const report = await importCatalogue(empty.pool, first.file, options);
    expect(report).toMatchObject({ imported: first.exported, refused: [] });
    const second = await exported(empty);
    expect(addedLines(first.json, second.json)).toEqual([]);
    expect(second.json).toBe(first.json);
  });

  it("continues in further files, which imports take one after the other", async () => {
    await empty.pool.query("TRUNCATE organizer, tour_content, import_id, climate_normal CASCADE");
    const whole = await exported(seeded);
    const files: Promise<string>[] = [];
    const openFile = () => {
      const file = new PassThrough();
      files.push(text(file));
      return file;
    };
    const report = await exportCatalogue(seeded.pool, openFile, whole.exported.tours / 2);
    expect(report).toMatchObject({ exported: whole.exported, files: 2 });
    for (const json of await Promise.all(files))
      expect((await importCatalogue(empty.pool, JSON.parse(json), options)).refused).toEqual([]);
    expect((await exported(empty)).json).toBe(whole.json);
  });

  it("changes the same tours and departures when it comes back to its database", async () => {
    const ids = async () => {
      const { rows } = await seeded.pool.query(
        `SELECT (SELECT array_agg(id ORDER BY id) FROM tour) AS tours,
                (SELECT array_agg(id ORDER BY id) FROM tour_date) AS dates,
                (SELECT array_agg(id ORDER BY id) FROM organizer) AS organizers`,
      );
      return rows;
    };
    const before = await ids();
    const first = await exported(seeded);
    await importCatalogue(seeded.pool, first.file, options);
    expect(await ids()).toEqual(before);
    expect((await exported(seeded)).json).toBe(first.json);
  });
});

describe("exporting an imported catalogue", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(3);
  });
  afterAll(() => database.close());

  const empty = () => database.pool.query("TRUNCATE organizer, tour_content, import_id CASCADE");

  it("writes every field of every tour as it was read", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTour, { minLength: 1, maxLength: 8 }), async (tours) => {
        await empty();
        const numbered = tours.map((tour, index) => ({ ...tour, external_id: `t-${index}` }));
        expect(Object.keys(numbered[0] ?? {}).toSorted()).toEqual(
          Object.keys(rowSchemas.tour.shape).toSorted(),
        );
        const file = { ...exampleCatalogue(), tours: numbered };
        expect((await importCatalogue(database.pool, file, options)).refused).toEqual([]);
        const result = await exported(database);
        expect(result.leftOut).toEqual([]);
        expect(result.file.tours).toEqual(numbered);
        expect(result.file.organizers).toEqual(
          file.organizers.map((organizer) => rowSchemas.organizer.parse(organizer)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("leaves out what is not public, and names what an import would refuse", async () => {
    await empty();
    const names = ["good", "off", "own", "without-dates"];
    const file = { ...exampleCatalogue(), tours: names.map((name) => exampleTour(name)) };
    await importCatalogue(database.pool, file, options);
    const change = (sql: string, name: string) =>
      database.pool.query(
        `${sql} (SELECT id FROM import_id WHERE kind = 'tour' AND external_id = $1)`,
        [name],
      );
    await change("UPDATE tour SET status = 'removed' WHERE id =", "off");
    await change("UPDATE tour SET is_individual = true WHERE id =", "own");
    await change("UPDATE tour_date SET canceled_at = now() WHERE tour_id =", "without-dates");
    const { exported: counts, leftOut, file: written } = await exported(database);
    expect(written.tours.map(({ external_id }) => external_id)).toEqual(["good"]);
    expect(counts).toMatchObject({ organizers: 1, tours: 1 });
    expect(leftOut).toMatchObject([
      {
        kind: "tour",
        externalId: "without-dates",
        field: "dates",
        reason: "a tour needs dates or a request_period",
      },
    ]);
  });

  it("leaves out the tours of an organizer who is not ready", async () => {
    await empty();
    await importCatalogue(database.pool, exampleCatalogue(), options);
    await database.pool.query("UPDATE organizer SET photo = ''");
    const { leftOut, file } = await exported(database);
    expect(leftOut.map(({ kind, field }) => [kind, field])).toEqual([
      ["organizer", "photo"],
      ["tour", "organizer"],
    ]);
    expect(file).toMatchObject({ organizers: [], tours: [] });
  });
});
