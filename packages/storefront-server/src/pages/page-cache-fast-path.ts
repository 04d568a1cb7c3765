import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { accepts } from "../http/compression.ts";
import { isErrorPage } from "./bot-answer.ts";
import { wantsMarkdown } from "./markdown-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import type { PageRequest } from "./page-request.ts";

type Read = (request: Pick<IncomingMessage, "method" | "url" | "headers">) => PageRequest;

/**
 * Sends fresh cached pages before Fastify sees the request: for a cached page, routing and hooks
 * are most of the work. Only public pages are in the cache, and the key is read from the request as
 * usual.
 */
export class HotPages {
  readonly #cache: Pick<PageCache, "fresh">;
  readonly #read: Read;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers headers of every page */
  constructor(
    cache: Pick<PageCache, "fresh">,
    read: Read,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#cache = cache;
    this.#read = read;
    this.#headers = headers;
  }

  /**
   * Registers itself before all other request listeners; requests that it does not answer go on to
   * them.
   */
  goFirst(server: Server): void {
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (this.#answer(request, response)) return;
      for (const other of others) other.call(server, request, response);
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" || !accepts(request.headers["accept-encoding"], "br"))
      return false;
    if (wantsMarkdown(request.headers.accept)) return false;
    const pageRequest = this.#read(request);
    const page =
      pageRequest.kind === "page" && pageRequest.isWhole
        ? this.#cache.fresh(pageRequest.key)
        : undefined;
    // Error pages differ for bots, so they take the usual way.
    if (!page || isErrorPage(page)) return false;
    this.#send(page, request.headers["if-none-match"] === page.etag, response);
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

/** Headers of a cached page besides its own. */
export const cachedHeaders = (page: CachedPage, now = Date.now()) => ({
  etag: page.etag,
  // The address determines language and currency, so shared caches need not vary by cookie.
  vary: "accept-encoding",
  "server-timing": pageOrigin("stored", page, now - page.madeAt),
});

/** Header with the id of the request that a page was rendered for. */
export const requestHeader = "x-request-id";

/**
 * Returns a `server-timing` header for debugging: whether the page came from the cache, its age in
 * ms, and the id of the request that it was rendered for. Scripts of the page can read this header
 * of the document.
 */
export function pageOrigin(
  cache: "stored" | "none",
  { headers }: Pick<CachedPage, "headers">,
  ageMs: number,
): string {
  const request = headers[requestHeader];
  return [
    `cache;desc="${cache}"`,
    `age;dur=${Math.max(0, Math.round(ageMs))}`,
    ...(request === undefined ? [] : [`request;desc="${request}"`]),
  ].join(", ");
}
