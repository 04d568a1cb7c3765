import autocannon from "autocannon";
import { readFile } from "node:fs/promises";
import { toursOf, warm } from "./public-pages.ts";
import { ports, root, start, startStorefront, widestStorefront } from "./stack.ts";
import type { Running } from "./stack.ts";
import { table } from "./statistics.ts";

const durationSeconds = 8;
const connections = 16;
/** Different addresses of each kind, requested in turn. */
const addressesInTurn = 150;
const origin = `http://127.0.0.1:${widestStorefront.port}`;

interface Load {
  perSecond: number;
  p99: number;
  /** CPU time of the server per page, ms; null if the system does not report it. */
  cpu: number | null;
}

/** User and system time of a process so far, ms. */
async function cpuOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  // Ticks of a hundredth of a second.
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
}

async function load(server: Running, base: string, paths: readonly string[]): Promise<Load> {
  const before = await cpuOf(server.pid);
  const { requests, latency, non2xx } = await autocannon({
    url: base,
    connections,
    duration: durationSeconds,
    headers: { "accept-encoding": "br" },
    requests: paths.map((path) => ({ path })),
  });
  if (non2xx > 0) throw new Error(`${paths[0]}: ${non2xx} answers were no pages`);
  const after = await cpuOf(server.pid);
  const cpu = before === null || after === null ? null : (after - before) / requests.total;
  return { perSecond: requests.average, p99: latency.p99, cpu };
}

/** Listings that search engines are told of. */
async function listingPaths(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml?kind=listings`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const lists = paths.filter((path) => path !== "/" && !/-\d+$/.test(path));
  const answers = await Promise.all(
    lists.slice(0, 2 * addressesInTurn).map(async (path) => {
      const answer = await fetch(`${origin}${path}`, { redirect: "manual" });
      const html = await answer.text();
      // A whole page of cards, as visitors see most.
      return answer.ok && html.split("<article").length > 24 ? path : null;
    }),
  );
  return answers.filter((path) => path !== null).slice(0, addressesInTurn);
}

const row = (name: string, from: string, { perSecond, p99, cpu }: Load) => [
  name,
  from,
  perSecond.toFixed(0),
  `${p99.toFixed(0)} ms`,
  cpu === null ? "?" : `${cpu.toFixed(2)} ms`,
];

async function rendered(env: Record<string, string>, from: string): Promise<string[][]> {
  const storefront = await startStorefront(widestStorefront.id, { PAGE_CACHE: "0", ...env });
  try {
    const pages = {
      home: ["/"],
      listing: await listingPaths(),
      tour: (await toursOf(origin, "/tours")).slice(0, addressesInTurn),
    };
    const rows: string[][] = [];
    for (const [name, paths] of Object.entries(pages)) {
      // Warms the compiler.
      await load(storefront, origin, paths);
      rows.push(
        row(`${name}, ${paths.length} in turn`, from, await load(storefront, origin, paths)),
      );
    }
    return rows;
  } finally {
    await storefront.stop();
  }
}

/** The page cache, and a static file server beside it with the same bytes and headers. */
async function keptPages(): Promise<string[][]> {
  const storefront = await startStorefront(widestStorefront.id);
  try {
    const [tour = ""] = await toursOf(origin, widestStorefront.listing);
    const rows: string[][] = [];
    for (const [name, path] of Object.entries({
      home: "/",
      listing: widestStorefront.listing,
      tour,
    })) {
      await warm(`${origin}${path}`);
      await load(storefront, origin, [path]);
      rows.push(row(name, "page cache", await load(storefront, origin, [path])));
      const file = await start(
        [process.execPath, "bench/static-server.ts", String(ports.file), `${origin}${path}`],
        root,
        {},
        `http://127.0.0.1:${ports.file}/`,
      );
      try {
        const base = `http://127.0.0.1:${ports.file}`;
        await load(file, base, ["/"]);
        rows.push(row(name, "static file server", await load(file, base, ["/"])));
      } finally {
        await file.stop();
      }
    }
    return rows;
  } finally {
    await storefront.stop();
  }
}

/** Server-rendered pages a second and their p99: rendered anew, and from the page cache beside a file server. */
export async function measurePages(): Promise<string> {
  const rows = [
    ...(await rendered({ FRAGMENT_CACHE_MB: "0" }, "rendered, every part of it")),
    ...(await rendered({}, "rendered, kept cards")),
    ...(await keptPages()),
  ];
  return table(["page", "from", "pages/s", "p99", "processor, a page"], rows);
}
