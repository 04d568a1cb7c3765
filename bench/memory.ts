import { mkdtemp, chmod, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi, startStorefront, widestStorefront } from "./stack.ts";

/**
 * Memory of a storefront's process while it renders ever new pages: `node bench/memory.ts`. Settings come from the
 * environment (`PAGE_CACHE_MB`, `FRAGMENT_CACHE_MB`, `RENDER_HEAP_MB`, `RENDER_THREADS`).
 */
const pages = 6000;
const atOnce = 16;
const tours = 1200;
const reportEvery = 1000;
const origin = `http://127.0.0.1:${widestStorefront.port}`;

/** Returns a process's current and peak resident memory, MiB; Linux only. */
async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const mebibytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { now: mebibytes("VmRSS"), most: mebibytes("VmHWM") };
}

/** Returns the addresses of the sitemap, in one currency after another. */
async function addresses(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const parts = [...map.matchAll(/<sitemap>\s*<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const maps = [
    map,
    ...(await Promise.all(
      parts.map(async (url) => {
        const { pathname, search } = new URL(url);
        return (await fetch(`${origin}${pathname}${search}`)).text();
      }),
    )),
  ];
  const paths = maps.flatMap((text) =>
    [...text.matchAll(/<url>\s*<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname),
  );
  const [, ...others] = widestStorefront.config.currencies;
  const all = [
    ...paths,
    ...others.flatMap((currency) => paths.map((path) => `${path}?prices=${currency}`)),
  ];
  for (let page = 2; all.length < pages; page += 1)
    all.push(...paths.map((path) => `${path}?prices=${others[0]}&page=${page}`));
  return all.slice(0, pages);
}

const folder = await mkdtemp(join(tmpdir(), "tropa-memory-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const api = await startApi(folder, tours);
try {
  const storefront = await startStorefront(widestStorefront.id);
  try {
    const asked = await addresses();
    const began = performance.now();
    let done = 0;
    const ask = async () => {
      for (let path = asked.pop(); path !== undefined; path = asked.pop()) {
        const answer = await fetch(`${origin}${path}`, {
          headers: { "accept-encoding": "br" },
          redirect: "manual",
        });
        await answer.arrayBuffer();
        done += 1;
        if (done % reportEvery === 0) {
          const { now, most } = await memoryOf(storefront.pid);
          console.log(`${done} pages: ${now} MiB, ${most} at most`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    console.log(`${((1000 * pages) / (performance.now() - began)).toFixed(0)} pages a second`);
  } finally {
    await storefront.stop();
  }
} finally {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}
