import fc from "fast-check";
import { expect, it } from "vitest";
import { testDatabase } from "../test/test-database.ts";
import { IndexEngine } from "./index-engine.ts";
import { loadIndexSource } from "./index-loader.ts";
import { Dice, fillDictionary, insertTour } from "./random-catalogue.ts";
import { mapView, searchQuery, tallyQuestion } from "./random-query.ts";
import { SqlEngine } from "./sql-engine.ts";
const today = "2026-07-28";
it("x", async () => {
  const database = await testDatabase(4);
  await database.pool.query("ALTER SYSTEM SET jit = off");
  await database.pool.query("SELECT pg_reload_conf()");
  await new Promise((r) => setTimeout(r, 300));
  const dice = new Dice(20_260_728);
  await fillDictionary(database.pool, dice);
  for (let id = 1; id <= 400; id++) await insertTour(database.pool, id, dice, today);
  const engine = new IndexEngine(await loadIndexSource(database.pool, today), today);
  const oracle = new SqlEngine(database.pool);
  const samples = fc.sample(fc.tuple(searchQuery(today), mapView, tallyQuestion), {
    numRuns: 30,
    seed: 5,
  });
  const bad: string[] = [];
  const t: Record<string, number> = {};
  const time = async <T>(n: string, f: () => Promise<T>) => {
    const a = performance.now();
    const r = await f();
    t[n] = (t[n] ?? 0) + performance.now() - a;
    return r;
  };
  for (const [query, view, tally] of samples) {
    for (const [name, a, b] of [
      ["search", engine.search(query), await time("search", () => oracle.search(query))],
      ["map", engine.map(query, view), await time("map", () => oracle.map(query, view))],
      ["cheapest", engine.cheapest(query), await time("cheapest", () => oracle.cheapest(query))],
      ["ways", engine.waysOut(query), await time("ways", () => oracle.waysOut(query))],
      ["tally", engine.tally(query, tally), await time("tally", () => oracle.tally(query, tally))],
    ] as const) {
      try {
        expect(a).toEqual(b);
      } catch (e) {
        if (bad.length < 6) {
          console.log(name, JSON.stringify(query), String(e).slice(0, 900));
        }
        bad.push(name);
      }
    }
  }
  console.log(t, bad.length, bad.join());
  await database.close();
}, 500_000);
