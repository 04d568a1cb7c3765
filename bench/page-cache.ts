import { randomBytes } from "node:crypto";
import { PageCache } from "../packages/storefront-server/src/pages/page-cache.ts";

/**
 * Memory that the page cache takes while ever new addresses are asked for: 100,000 of a length, each answered by a page
 * of 12 kB. `node --expose-gc bench/page-cache.ts`; every length in a process of its own.
 */
const addresses = 100_000;
const pageBytes = 12_000;
const cacheSize = 64 * 1024 * 1024;
const length = Number(process.argv[2] ?? 8000);

const cache = new PageCache(cacheSize);
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage();
};
const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const before = memory();
let peak = 0;
for (let index = 0; index < addresses; index += 1) {
  const key = `/|RUB|/?a=${index}${randomBytes(length / 2).toString("hex")}`;
  await cache.get(key, async () => ({ status: 200, headers: {}, brotli: randomBytes(pageBytes) }));
  if (index % 2000 === 0) peak = Math.max(peak, memory().rss);
}
const after = memory();
console.log(
  `${addresses} addresses of ${length} characters: ${mebibytes(after.heapUsed + after.external - before.heapUsed - before.external)} MiB kept, the cache counts ${mebibytes(cache.size)} MiB; the process takes ${mebibytes(peak)} MiB at most, ${mebibytes(before.rss)} before`,
);
