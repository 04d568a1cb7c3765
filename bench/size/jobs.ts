import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import type { ApiContext } from "../../apps/api/src/config/context.ts";
import { clock } from "../../apps/api/src/jobs/clock.ts";
import { testConfig } from "../../apps/api/testing/fixtures.ts";

/** These call other companies. */
const outside = ["refresh-rates", "tell-search-engines", "reconcile-payments"];

/** Runs each timed job once; returns them with their seconds, the longest first. */
export async function measureJobs(pool: Pool): Promise<string[][]> {
  const context: ApiContext = { pool, config: testConfig() };
  const rows: string[][] = [];
  for (const [name, { run }] of Object.entries(clock)) {
    if (outside.includes(name)) continue;
    const began = performance.now();
    try {
      await run(context);
    } catch (error) {
      rows.push([name, String(error)]);
      continue;
    }
    const seconds = (performance.now() - began) / 1000;
    rows.push([name, seconds.toFixed(2)]);
  }
  return rows.toSorted((a, b) => Number(b[1]) - Number(a[1]));
}
