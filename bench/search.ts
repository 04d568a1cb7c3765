import { rm } from "node:fs/promises";
import { join } from "node:path";
import { searchPaths } from "./filters.ts";
import { ports, startApi } from "./stack.ts";
import { median, quantile, table } from "./statistics.ts";

const rounds = 20;
const headers = { "x-language": "ru", "x-currency": "RUB", "x-localization": "ru" };

async function timed(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${ports.api}${path}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 404) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - began;
}

/** `/spa/tours` over HTTP with all counts, one request after another. */
export async function measureSearch(folder: string, sizes: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  for (const tours of sizes) {
    const dataDir = join(folder, `search-${tours}`);
    const began = performance.now();
    const api = await startApi(dataDir, tours);
    const readyAfter = performance.now() - began;
    try {
      const paths = searchPaths();
      for (const path of paths) await timed(path);
      const samples: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        // A bound of its own for every round: no answer comes from the API's short memory.
        for (const path of paths) samples.push(await timed(`${path}&daysMax=20&priceMin=${round}`));
      }
      rows.push([
        tours.toLocaleString("en"),
        `${median(samples).toFixed(1)} ms`,
        `${quantile(samples, 0.99).toFixed(1)} ms`,
        `${(readyAfter / 1000).toFixed(1)} s`,
      ]);
    } finally {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return table(["tours", "p50", "p99", "generated, loaded and indexed in"], rows);
}
