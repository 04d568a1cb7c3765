import autocannon from "autocannon";
import { ports, startStorefront } from "./stack.ts";
import { table } from "./statistics.ts";

const durationSeconds = 8;
const connections = 16;

interface Load {
  perSecond: number;
  p99: number;
}

async function load(url: string): Promise<Load> {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections,
    duration: durationSeconds,
    headers: { "accept-encoding": "br" },
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no pages`);
  return { perSecond: requests.average, p99: latency.p99 };
}

async function tourPath(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/altay`)).text();
  const path = /href="(\/[a-z0-9-]+-\d+)"/.exec(html)?.[1];
  if (!path) throw new Error("the listing links to no tour");
  return path;
}

/** Server-rendered pages a second and their p99, rendered anew and from the page cache. */
export async function measurePages(): Promise<string> {
  const origin = `http://127.0.0.1:${ports.ru}`;
  const rows: string[][] = [];
  for (const cached of [false, true]) {
    const storefront = await startStorefront("ru", { PAGE_CACHE: cached ? "1" : "0" });
    try {
      const pages = { home: "/", listing: "/altay", tour: await tourPath(origin) };
      for (const [name, path] of Object.entries(pages)) {
        // Warms the compiler and, where there is one, the cache.
        await load(`${origin}${path}`);
        const { perSecond, p99 } = await load(`${origin}${path}`);
        rows.push([
          name,
          cached ? "page cache" : "rendered",
          perSecond.toFixed(0),
          `${p99.toFixed(0)} ms`,
        ]);
      }
    } finally {
      await storefront.stop();
    }
  }
  return table(["page", "from", "pages/s", "p99"], rows);
}
