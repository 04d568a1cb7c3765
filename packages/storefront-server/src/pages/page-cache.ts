import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { decompressed } from "../http/compression.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How long a page is served as it is, and how long it may be served while a new one is made, ms. */
const freshFor = 30_000;
const staleFor = 10 * 60_000;
/** What an entry takes beside its bytes: headers, the map's own places. */
const entrySize = 1024;

export interface Page {
  status: number;
  headers: Record<string, string>;
  /**
   * The body, compressed quickly for whom the page was made for; by a cache, as hard as it goes for those who come
   * after. Only so it goes between threads and is kept: as text it is ten times as much to move and to collect.
   */
  brotli: Buffer;
}

export interface CachedPage extends Page {
  etag: string;
  madeAt: number;
  effort: "quick" | "asked" | "most";
  /** Made for the first who reads nothing better. */
  gzip: Promise<Buffer> | undefined;
}

function prepare(page: Page, now: number): CachedPage {
  return {
    ...page,
    etag: `W/"${createHash("sha1").update(page.brotli).digest("base64url")}"`,
    madeAt: now,
    effort: "quick",
    gzip: undefined,
  };
}

/** An address is as long as its visitor likes: 9,000 of 16 kB are more than all the pages. */
const sizeOf = (page: Pick<Page, "brotli">, key: string): number =>
  page.brotli.length + key.length + entrySize;

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
  #pressing: Promise<void> = Promise.resolve();

  /** @param maxSize memory that pages may take with their keys, bytes */
  constructor(maxSize: number, now: () => number = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: (page: CachedPage, key) => sizeOf(page, key),
    });
  }

  /** The page where it is here and fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || this.#now() - page.madeAt >= freshFor) return undefined;
    if (page.effort === "quick") this.#press(key, page);
    return page;
  }

  async get(key: string, make: () => Promise<Page>): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const cached = this.#pages.get(key);
    const renewal = this.#renew(key, make, cached);
    if (cached && this.#now() - cached.madeAt < freshFor + staleFor) {
      // The visitor has a page already; why the new one failed is in the renderer's log.
      renewal.catch(() => undefined);
      return cached;
    }
    return renewal;
  }

  /** The page for those who read nothing better; it counts towards the cache's size once it is made. */
  gzip(key: string, page: CachedPage): Promise<Buffer> {
    page.gzip ??= decompressed(page.brotli)
      .then((body) => zip(body))
      .then((zipped) => {
        // Delete first: setting an existing key would not measure its size again.
        if (this.#pages.peek(key) === page && this.#pages.delete(key))
          this.#pages.set(key, page, { size: sizeOf(page, key) + zipped.length });
        return zipped;
      });
    return page.gzip;
  }

  /** Bytes that the cache takes now. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** Compresses a page that is asked for again as hard as it goes: one after another, beside everything else. */
  #press(key: string, page: CachedPage): void {
    page.effort = "asked";
    this.#pressing = this.#pressing.then(async () => {
      // A newer one has come meanwhile, or room was needed.
      if (this.#pages.peek(key) !== page) return;
      const body = await decompressed(page.brotli);
      page.brotli = await brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
      page.effort = "most";
    });
  }

  /** Many visitors who ask for one page make it once; what is the same as before stays compressed as it is. */
  #renew(
    key: string,
    make: () => Promise<Page>,
    cached: CachedPage | undefined,
  ): Promise<CachedPage> {
    const running = this.#making.get(key);
    if (running) return running;
    const renewal = (async () => {
      const page = await make();
      if (page.status >= 500 && cached) return cached;
      const prepared = prepare(page, this.#now());
      if (!mayKeep(page)) return prepared;
      const isSame = cached?.etag === prepared.etag;
      if (isSame && cached.effort === "most")
        Object.assign(prepared, { brotli: cached.brotli, effort: cached.effort });
      this.#pages.set(key, prepared);
      // A page that others came for before is asked for again.
      if (cached && prepared.effort === "quick") this.#press(key, prepared);
      return prepared;
    })().finally(() => this.#making.delete(key));
    this.#making.set(key, renewal);
    return renewal;
  }
}
