import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "./client.ts";
import { searchPaths } from "./filters.ts";
import type { Choices } from "./filters.ts";
import { ports, startApi, startStorefront, widestStorefront } from "./stack.ts";
import { median, quantile, table } from "./statistics.ts";
import { measureToggles } from "./toggles.ts";

const rounds = 7;
const searchesPerRound = 400;

async function choicesOf(client: Client): Promise<Choices> {
  const answer = JSON.parse(await client.read("/spa/tours?expand=filters&type=any")) as {
    filters: Choices;
  };
  return answer.filters;
}

/** One search after another, no two of them equal; p50 and p99 of every round. */
export async function timeSearches(port: number): Promise<{ p50: number[]; p99: number[] }> {
  const client = new Client(port);
  const choices = await choicesOf(client);
  const today = new Date().toISOString().slice(0, 10);
  const p50: number[] = [];
  const p99: number[] = [];
  // The first round warms the compiler and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const samples: number[] = [];
    for (const path of searchPaths(searchesPerRound, round, choices, today)) {
      // A place may have nothing of an activity: then the path names nothing.
      samples.push(await client.timed(path, [200, 404]));
    }
    if (round === 0) continue;
    p50.push(quantile(samples, 0.5));
    p99.push(quantile(samples, 0.99));
  }
  client.close();
  return { p50, p99 };
}

/** `/spa/tours` over HTTP with all counts. */
export async function measureSearch(folder: string, sizes: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  for (const tours of sizes) {
    const dataDir = join(folder, `search-${tours}`);
    const first = performance.now();
    await (await startApi(dataDir, tours)).stop();
    const loadedAfter = performance.now() - first;
    // Started again, for the time until a loaded catalogue can be searched.
    const second = performance.now();
    const api = await startApi(dataDir, tours);
    const readyAfter = performance.now() - second;
    try {
      const { p50, p99 } = await timeSearches(ports.api);
      const storefront = await startStorefront(widestStorefront.id);
      const { middle, most } = await measureToggles();
      await storefront.stop();
      rows.push([
        tours.toLocaleString("en"),
        `${median(p50).toFixed(1)} ms`,
        `${median(p99).toFixed(1)} ms`,
        `${Math.min(...p99).toFixed(1)} ms`,
        `${middle.toFixed(0)} ms, ${most.toFixed(0)} ms`,
        `${(loadedAfter / 1000).toFixed(1)} s`,
        `${(readyAfter / 1000).toFixed(1)} s`,
      ]);
    } finally {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return table(
    [
      "tours",
      "p50",
      "p99",
      "p99 of the best round",
      "filter pressed → list shown, p50 and p95",
      "first start",
      "next start",
    ],
    rows,
  );
}

if (import.meta.main) {
  const { p50, p99 } = await timeSearches(Number(process.argv[2] ?? ports.api));
  const shown = (values: number[]) => values.map((value) => value.toFixed(1)).join(" ");
  process.stdout.write(`p50 ${shown(p50)}\np99 ${shown(p99)}\n`);
}
