import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import type { Database } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Parents whose rows are never deleted: no index is needed to find their children. */
const keptForever: Readonly<Record<string, string>> = {
  booking: "cancelled at most; the demonstration deletes some of its own",
  city: "part of the dictionary",
  country: "part of the dictionary",
  region: "part of the dictionary",
  rest_kind: "part of the dictionary",
  ship_cabin: "part of the dictionary",
  tour_content: "stays with its tour, which is withdrawn at most",
  organizer: "unpublished at most; money refers to it",
  help_request: "kept for its answers",
  help_section: "a handful of rows",
  journal_author: "a handful of rows",
};

/** Foreign keys without an index that finds all children of a parent. */
const unindexed = `
  SELECT key.conrelid::regclass::text AS child, key.conname AS name, key.confrelid::regclass::text AS parent
    FROM pg_constraint key
   WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace
     AND NOT EXISTS (
       SELECT FROM pg_index i
        WHERE i.indrelid = key.conrelid AND i.indisvalid
          AND (i.indkey::smallint[])[0:cardinality(key.conkey) - 1] @> key.conkey
          -- A key that is null has no parent.
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) IN (
                SELECT format('(%I IS NOT NULL)', attname) FROM pg_attribute
                 WHERE attrelid = key.conrelid AND attnum = ANY (key.conkey))))
   ORDER BY 3, 1, 2`;

it("has an index for every foreign key whose parents may be deleted", async () => {
  const { rows } = await database.pool.query<{ child: string; name: string; parent: string }>(
    unindexed,
  );
  expect(rows.filter(({ parent }) => !(parent in keptForever))).toEqual([]);
  // Every excuse is needed.
  const parents = new Set(rows.map(({ parent }) => parent));
  expect(Object.keys(keptForever).filter((parent) => !parents.has(parent))).toEqual([]);
});
