import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How long a page is served as it is, and how long it may be served while a new one is made, ms. */
const freshFor = 30_000;
const staleFor = 10 * 60_000;
/** Memory that cached pages may take, bytes. */
const cacheSize = 96 * 1024 * 1024;
/** Brotli's quality for a page that will be sent many times; the work is done once. */
const cachedQuality = 9;

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface CachedPage extends Page {
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  madeAt: number;
}

/** Compressed once, with its ETag. */
async function prepare(page: Page, now: number): Promise<CachedPage> {
  const [compressed, zipped] = await Promise.all([
    brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: cachedQuality } }),
    zip(page.body),
  ]);
  const etag = `W/"${createHash("sha1").update(page.body).digest("base64url")}"`;
  return { ...page, etag, brotli: compressed, gzip: zipped, madeAt: now };
}

/** Outages are never kept; "not found" and "gone" are as good a page as any. */
const mayKeep = (page: Page) => page.status < 500 && page.headers["set-cookie"] === undefined;

/**
 * Pages that are the same for every visitor, by address, locale and currency. A stale page is served
 * while one new one is made; when making it fails, the stale page stays: an outage of the API leaves
 * the shop window lit.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: cacheSize,
      sizeCalculation: (page) => page.body.length + page.brotli.length + page.gzip.length + 1024,
    });
  }

  async get(key: string, make: () => Promise<Page>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    const age = known ? this.#now() - known.madeAt : Infinity;
    if (known && age < freshFor) return known;
    const renewal = this.#renew(key, make, known);
    if (known && age < freshFor + staleFor) {
      // The visitor has a page already; why the new one failed is in the renderer's log.
      renewal.catch(() => undefined);
      return known;
    }
    return renewal;
  }

  /** Many visitors who ask for one page make it once. */
  #renew(
    key: string,
    make: () => Promise<Page>,
    known: CachedPage | undefined,
  ): Promise<CachedPage> {
    const running = this.#making.get(key);
    if (running) return running;
    const renewal = (async () => {
      const page = await make();
      if (page.status >= 500 && known) return known;
      const prepared = await prepare(page, this.#now());
      if (mayKeep(page)) this.#pages.set(key, prepared);
      return prepared;
    })().finally(() => this.#making.delete(key));
    this.#making.set(key, renewal);
    return renewal;
  }
}
