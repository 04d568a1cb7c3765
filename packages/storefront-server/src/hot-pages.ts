import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { accepts } from "./compression.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";

/** Addresses that are remembered; then they are collected anew. */
const addressLimit = 20_000;

/** A cookie that changes a page: then the address alone does not say which one it is. */
const choosing = /(^|; ?)(currency|locale)=/;

/**
 * Fresh pages of the cache, sent without going through the server: for a page that stands ready, routing, parsing and
 * hooks are most of the work. Visitors who have chosen a language or a currency take the usual way.
 */
export class HotPages {
  readonly #cache: PageCache;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #keys = new Map<string, string>();

  /** @param headers what every page is sent with */
  constructor(cache: PageCache, headers: Readonly<Record<string, string>>) {
    this.#cache = cache;
    this.#headers = headers;
  }

  /** Remembers under which key of the cache the page of a request stands. */
  remember(request: Pick<IncomingMessage, "url" | "headers">, key: string): void {
    if (choosing.test(request.headers.cookie ?? "")) return;
    if (this.#keys.size >= addressLimit) this.#keys.clear();
    this.#keys.set(request.url ?? "", key);
  }

  /** Before anything else sees a request. */
  goFirst(server: Server): void {
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (this.#answer(request, response)) return;
      for (const other of others) other.call(server, request, response);
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "", headers } = request;
    const key = method === "GET" ? this.#keys.get(url) : undefined;
    if (key === undefined) return false;
    const { cookie } = headers;
    if (cookie !== undefined && choosing.test(cookie)) return false;
    const encoding = headers["accept-encoding"];
    if (!accepts(encoding, "br")) return false;
    const page = this.#cache.fresh(key);
    if (!page) return false;
    this.#send(page, headers["if-none-match"] === page.etag, response);
    return true;
  }

  #send(page: CachedPage, isKnown: boolean, response: ServerResponse): void {
    const shared = { ...this.#headers, ...page.headers, ...cachedHeaders(page) };
    if (isKnown) response.writeHead(304, shared).end();
    else
      response
        .writeHead(page.status, {
          ...shared,
          "content-encoding": "br",
          "content-length": page.brotli.length,
        })
        .end(page.brotli);
  }
}

/** What a page of the cache says beside its own headers. */
export const cachedHeaders = (page: CachedPage) => ({
  etag: page.etag,
  vary: "accept-encoding, cookie",
});
