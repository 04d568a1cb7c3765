import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../platform/db/database.ts";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { Dice, fillDictionary, insertTour } from "../../../../testing/search/random-catalogue.ts";
import type { SearchQuery } from "../query/search-engine.ts";
import { SqlEngine } from "../sql/sql-engine.ts";
import { CompletionService } from "./completion-service.ts";

const today = "2026-07-28";
let database: Database;

beforeAll(async () => {
  const dice = new Dice(3);
  database = await testDatabase(6);
  await fillDictionary(database.pool, dice);
  for (let id = 1; id <= 60; id++) await insertTour(database.pool, id, dice, today);
});

afterAll(() => database.close());

const everything: SearchQuery = {
  filter: { ...emptyFilter, type: "any" },
  price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
  today,
  page: 1,
  perPage: 2000,
  withFacets: true,
};

describe("completion from SQL", () => {
  it("suggests names that have tours or excursions, with the counts of their listings", async () => {
    const engine = new SqlEngine(database.pool);
    const completion = new CompletionService(database.pool, engine);
    const kinds = [
      ["Country", "countries"],
      ["Region", "regions"],
      ["City", "cities"],
      ["Kind", "restKinds"],
      ["Collection", "collections"],
    ] as const;
    for (const isCruisesSearch of [false, true]) {
      const facetsOf = async (type: "tour" | "any") => {
        const filter = { ...everything.filter, type, isCruisesSearch };
        const { facets } = await engine.search({ ...everything, filter });
        return facets!;
      };
      const [all, listed] = [await facetsOf("any"), await facetsOf("tour")];
      for (const [phrase, facet] of kinds) {
        const found = await completion.complete({
          phrase,
          locale: "en",
          limit: 100,
          exclude: ["tour"],
          isCruisesSearch,
        });
        const tours = new Map(listed[facet].map(({ value, count }) => [value, count]));
        expect(
          found
            .map(({ id, tours_count }) => ({ value: id, count: tours_count }))
            .toSorted((a, b) => a.value - b.value),
        ).toEqual(
          all[facet].map(({ value, count }) => ({ value, count: tours.get(value) ?? count })),
        );
        // Some cruises of the random catalogue are excursions, which real ones never are.
        if (isCruisesSearch) continue;
        const withoutExcursions = await completion.complete({
          phrase,
          locale: "en",
          limit: 100,
          exclude: ["tour"],
          isCruisesSearch,
          withoutExcursions: true,
        });
        expect(withoutExcursions.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          listed[facet].map(({ value }) => value).toSorted((a, b) => a - b),
        );
      }
    }
  });

  it("suggests a new name soon after the catalogue has changed", async () => {
    const { pool } = database;
    const completion = new CompletionService(pool, new SqlEngine(pool));
    const found = async () =>
      (await completion.complete({ phrase: "Zebrastreif", locale: "en", limit: 5 })).length;
    expect(await found()).toBe(0);
    await pool.query(
      `UPDATE tour SET title = '{"en": "Zebrastreif"}'
        WHERE id = (SELECT min(id) FROM tour WHERE status = 'published' AND NOT is_individual)`,
    );
    completion.catalogueChanged();
    // It rests for as long as the last reading took, several times over: the longer, the busier the machine.
    await expect.poll(found).toBe(1);
  });

  it("suggests a new name although reading it failed the first time", async () => {
    const { pool } = database;
    let isDown = false;
    const failures: string[] = [];
    const query = (text: string, values: unknown[]) =>
      isDown ? Promise.reject(new Error("no database")) : pool.query(text, values);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one of its forms that completion uses
    const db = { query } as Pick<typeof pool, "query">;
    const completion = new CompletionService(db, new SqlEngine(pool), (line) =>
      failures.push(line),
    );
    const found = async () =>
      (await completion.complete({ phrase: "Quaggapfad", locale: "en", limit: 5 })).length;
    expect(await found()).toBe(0);
    await pool.query(
      `UPDATE tour SET title = '{"en": "Quaggapfad"}'
        WHERE id = (SELECT min(id) FROM tour WHERE status = 'published' AND NOT is_individual)`,
    );
    isDown = true;
    completion.catalogueChanged();
    await expect.poll(async () => (await found()) + failures.length).toBe(1);
    isDown = false;
    await expect.poll(found).toBe(1);
  });
});
