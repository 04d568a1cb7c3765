import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { accepts } from "../http/compression.ts";
import { isErrorPage } from "./bot-answer.ts";
import { wantsMarkdown } from "./markdown-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import type { PageRequest } from "./page-request.ts";

type Read = (request: Pick<IncomingMessage, "method" | "url" | "headers">) => PageRequest;

/**
 * Fresh pages of the cache, sent without going through the server: for a page that stands ready, routing and hooks are
 * most of the work. Only public pages are in the cache, and under the key that the usual way reads out of the same request.
 */
export class HotPages {
  readonly #cache: Pick<PageCache, "fresh">;
  readonly #read: Read;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers what every page is sent with */
  constructor(
    cache: Pick<PageCache, "fresh">,
    read: Read,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#cache = cache;
    this.#read = read;
    this.#headers = headers;
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
    if (request.method !== "GET" || !accepts(request.headers["accept-encoding"], "br"))
      return false;
    if (wantsMarkdown(request.headers.accept)) return false;
    const pageRequest = this.#read(request);
    const page =
      pageRequest.kind === "page" && pageRequest.isWhole
        ? this.#cache.fresh(pageRequest.key)
        : undefined;
    // Who gets a page of an error depends on who asks.
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

/** What a page of the cache says beside its own headers. */
export const cachedHeaders = (page: CachedPage, now = Date.now()) => ({
  etag: page.etag,
  // Language and currency stand in the address: a shared cache needs no cookie for its key.
  vary: "accept-encoding",
  "server-timing": pageOrigin("stored", page, now - page.madeAt),
});

/** The request that a page was made for. */
export const requestHeader = "x-request-id";

/**
 * Where a page came from, for whoever looks into it: out of the cache and how old, ms, and by which request it was
 * made. Scripts of the page itself can read this header of all.
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
