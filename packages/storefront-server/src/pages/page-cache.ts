import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { decompressed } from "../http/compression.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How long a page counts as fresh, and how long after that it may be served while a new one is
 * rendered, ms.
 */
const freshForMs = 30_000;
const staleForMs = 10 * 60_000;
/** Estimated overhead of an entry: headers and the map's own memory, bytes. */
const entryOverheadBytes = 1024;

/** A rendered page. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  /**
   * The body, compressed: quickly when rendered, and at the highest quality once the cache serves
   * it again. Threads exchange it and the cache keeps it only in this form: as text it is ten times
   * the size.
   */
  brotli: Buffer;
}

export interface CachedPage extends Page {
  etag: string;
  madeAt: number;
  /** Compression of the body: `asked` while the highest quality is being computed. */
  effort: "quick" | "asked" | "most";
  /** Created for the first client that accepts nothing better. */
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

/**
 * The key counts too: its length is up to the visitor, and 9,000 addresses of 16 kB outweigh all
 * pages.
 */
const sizeOf = (page: Pick<Page, "brotli">, key: string): number =>
  page.brotli.length + key.length + entryOverheadBytes;

/** Server errors are never cached; "not found" and "gone" are. */
const isCacheable = (page: Page) => page.status < 500 && page.headers["set-cookie"] === undefined;

/**
 * Cache of public pages by address, locale and currency. A stale page is served while one new page
 * is rendered; if that fails, the stale page stays, so that an outage of the API does not empty the
 * storefront.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #renewals = new Map<string, Promise<CachedPage>>();
  readonly #now: () => number;
  #compressing: Promise<void> = Promise.resolve();

  /** @param maxSize memory for pages and their keys, bytes */
  constructor(maxSize: number, now: () => number = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: (page: CachedPage, key) => sizeOf(page, key),
    });
  }

  /** Returns the page if it is cached and fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || this.#now() - page.madeAt >= freshForMs) return undefined;
    if (page.effort === "quick") this.#compressFully(key, page);
    return page;
  }

  /** Returns the cached page, fresh or stale, or renders it with `make`. */
  async get(key: string, make: () => Promise<Page>): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const cached = this.#pages.get(key);
    const renewal = this.#renew(key, make, cached);
    if (cached && this.#now() - cached.madeAt < freshForMs + staleForMs) {
      // The visitor gets the stale page; the renderer logs why the new one failed.
      renewal.catch(() => undefined);
      return cached;
    }
    return renewal;
  }

  /**
   * Returns the body in gzip, for clients without Brotli; counted in the cache's size once it is
   * created.
   */
  gzip(key: string, page: CachedPage): Promise<Buffer> {
    page.gzip ??= decompressed(page.brotli)
      .then((body) => zip(body))
      .then((zipped) => {
        // Delete first: setting an existing key does not recompute its size.
        if (this.#pages.peek(key) === page && this.#pages.delete(key))
          this.#pages.set(key, page, { size: sizeOf(page, key) + zipped.length });
        return zipped;
      });
    return page.gzip;
  }

  /** Current size of the cache, bytes. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /**
   * Compresses a page that is requested again at the highest quality: one page at a time, in the
   * background.
   */
  #compressFully(key: string, page: CachedPage): void {
    page.effort = "asked";
    this.#compressing = this.#compressing.then(async () => {
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

  /**
   * Renders a page once for all who wait for it. If it is unchanged, its best compression is kept.
   */
  #renew(
    key: string,
    make: () => Promise<Page>,
    cached: CachedPage | undefined,
  ): Promise<CachedPage> {
    const running = this.#renewals.get(key);
    if (running) return running;
    const renewal = (async () => {
      const page = await make();
      if (page.status >= 500 && cached) return cached;
      const prepared = prepare(page, this.#now());
      if (!isCacheable(page)) return prepared;
      const isSame = cached?.etag === prepared.etag;
      if (isSame && cached.effort === "most")
        Object.assign(prepared, { brotli: cached.brotli, effort: cached.effort });
      this.#pages.set(key, prepared);
      // A page that was cached before is likely to be requested again.
      if (cached && prepared.effort === "quick") this.#compressFully(key, prepared);
      return prepared;
    })().finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    return renewal;
  }
}
