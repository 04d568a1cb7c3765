import autocannon from "autocannon";
import { Client } from "./client.ts";
import { callHeaders, ports } from "./stack.ts";
import { table } from "./statistics.ts";

const durationSeconds = 5;
const connections = 16;

interface Page {
  items: { id: number; slug: string }[];
}

/** Paths of one kind: more than the API keeps answers of, where a kind has many. */
async function readPaths(client: Client): Promise<Record<string, string[]>> {
  const tours: Page["items"] = [];
  for (let page = 1; page <= 40; page += 1) {
    const answer = JSON.parse(await client.read(`/spa/tours?page=${page}`)) as Page;
    tours.push(...answer.items);
  }
  const groups = tours.slice(0, -12).map((_, i) => tours.slice(i, i + 12).map((tour) => tour.id));
  return {
    "rest kinds": ["/spa/rest-kinds"],
    "a price converted": ["/node-api/convert-price?from_currency=EUR&to_currency=RUB&amount=12345"],
    "one tour": tours.map((tour) => `/spa/tour?slug=${tour.slug}`),
    "12 cards by ids": groups.map((ids) => `/crm/api/tour/get-by-ids?ids=${ids.join(",")}`),
    "a page of tours": Array.from({ length: 40 }, (_, page) => `/spa/tours?page=${page + 1}`),
  };
}

async function load(port: number, paths: readonly string[]) {
  let started = 0;
  const { requests, latency, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: durationSeconds,
    headers: callHeaders,
    // Each connection starts at a different path: otherwise all would request what one has just put
    // into the cache.
    setupClient(client) {
      const first = Math.floor((started++ % connections) * (paths.length / connections));
      const order = [...paths.slice(first), ...paths.slice(0, first)];
      client.setRequests(order.map((path) => ({ path })));
    },
  });
  if (non2xx > 0) throw new Error(`${paths[0]}: ${non2xx} answers were refused`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Simple reads of one API process, a second. */
export async function measureReads(port: number = ports.api): Promise<string> {
  const client = new Client(port);
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries(await readPaths(client))) {
    await load(port, paths); // warms the compiler
    const { perSecond, p99 } = await load(port, paths);
    rows.push([name, perSecond.toFixed(0), `${p99.toFixed(0)} ms`]);
  }
  client.close();
  return table(["read", "requests/s", "p99"], rows);
}

if (import.meta.main)
  process.stdout.write(`${await measureReads(Number(process.argv[2] ?? ports.api))}\n`);
