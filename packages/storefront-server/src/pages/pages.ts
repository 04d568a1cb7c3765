import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { inCurrency } from "@tropa/domain/storefront/currency-address";
import { isPublicPath } from "@tropa/domain/storefront/public-paths";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isBotRequest, isErrorPage, sendBareStatus } from "./bot-answer.ts";
import { accepts, decompressed } from "../http/compression.ts";
import { cachedHeaders, HotPages, pageOrigin, requestHeader } from "./page-cache-fast-path.ts";
import { isHtml, sendMarkdown, wantsMarkdown } from "./markdown-page.ts";
import { PageCache } from "./page-cache.ts";
import type { CachedPage, Page } from "./page-cache.ts";
import type { PageMaker, PageTask } from "./page-maker.ts";
import { readPageRequest } from "./page-request.ts";
import type { PageRequest } from "./page-request.ts";
import { localeOfPath } from "../http/visitor.ts";
import { securityHeadersOf } from "../http/security-headers.ts";
import type { Settings } from "../http/settings.ts";

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  gzip: () => Promise<Buffer>,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).headers(cachedHeaders(page));
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encodings = request.headers["accept-encoding"];
  if (accepts(encodings, "br")) return reply.header("content-encoding", "br").send(page.brotli);
  if (accepts(encodings, "gzip"))
    return reply.header("content-encoding", "gzip").send(await gzip());
  return reply.send(await decompressed(page.brotli));
}

async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply
    .code(page.status)
    .headers(page.headers)
    .header("server-timing", pageOrigin("none", page, 0));
  if (page.brotli.length === 0 || !accepts(request.headers["accept-encoding"], "br"))
    return reply.send(await decompressed(page.brotli));
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(page.brotli);
}

/** Builds the task to render a page. For public pages it contains nothing about the visitor. */
function taskOf(
  request: FastifyRequest,
  { url, locale, basename, currency }: PageRequest & { kind: "page" },
  { isPublic, isBot }: Pick<PageTask, "isPublic" | "isBot">,
): PageTask {
  const headers = isPublic
    ? []
    : Object.entries(request.headers).filter((header) => typeof header[1] === "string");
  return {
    url: url.href,
    method: request.method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body:
      request.method === "POST" && Buffer.isBuffer(request.body)
        ? new Uint8Array(request.body)
        : null,
    isPublic,
    isBot,
    locale,
    basename,
    currency,
    requestId: request.id,
    forwardedFor: request.ip,
  };
}

/** Whether the router requests a page's data, for which it follows no redirect of ours. */
const isDataRequest = ({ pathname }: URL) => pathname.endsWith(".data");

/** A path that no page has, so that it renders "not found". */
const unreadablePath = "/400";

/**
 * Creates the handler of all page addresses: choice of locale and currency, the page cache, the
 * router.
 */
export function pageHandler(settings: Settings, make: PageMaker["make"]) {
  const cache = new PageCache(settings.pageCacheBytes);
  const makeNamed = async (task: PageTask): Promise<Page> => {
    const page = await make(task);
    return { ...page, headers: { ...page.headers, [requestHeader]: task.requestId } };
  };
  const headersOf = securityHeadersOf(settings);
  const common = headersOf("/");
  const read = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">) =>
    readPageRequest(settings, { method, url, cookie: headers.cookie });
  const hot = new HotPages(cache, read, common);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(common);
    const pageRequest = read(request.raw);
    if (pageRequest.kind === "unreadable") return answerUnreadable(request, reply);
    if (pageRequest.kind === "choice") {
      reply.header("set-cookie", pageRequest.choice.setCookie).header("cache-control", "no-store");
      return reply.redirect(pageRequest.choice.location, 302);
    }
    if (pageRequest.kind === "home")
      return reply.header("cache-control", "no-store").redirect(pageRequest.location, 302);
    const { rest, url, currency, isWhole } = pageRequest;
    reply.headers(headersOf(rest));
    const isPublic = request.method !== "POST" && isPublicPath(rest, settings.variant);
    if (isPublic && !isWhole && !isDataRequest(url)) {
      const { currencies } = settings.variant;
      reply.header("cache-control", "no-store");
      return reply.redirect(inCurrency(`${url.pathname}${url.search}`, currency, currencies), 302);
    }
    const isShared = isPublic && isWhole;
    const isBot = isBotRequest(request);
    const isMarkdown = wantsMarkdown(request.headers.accept);
    const render = () => makeNamed(taskOf(request, pageRequest, { isPublic: isShared, isBot }));
    if (!isShared || settings.isDevelopment || !settings.pageCache) {
      const page = await render();
      if (isBot && isErrorPage(page)) return sendBareStatus(reply, page);
      return sendOnce(request, reply, page);
    }
    // A page rendered for people suits a bot too, but not the reverse.
    const key = isBot && !cache.fresh(pageRequest.key) ? `${pageRequest.key}#bot` : pageRequest.key;
    const page = await cache.get(key, render);
    if ((isBot || isMarkdown) && isErrorPage(page)) return sendBareStatus(reply, page);
    if (isMarkdown && isHtml(page)) return sendMarkdown(reply, page, url.href);
    return sendCached(request, reply, page, () => cache.gzip(key, page));
  }

  /** Returns the error page for an unreadable address, in the language of its prefix. */
  async function unreadablePage(address: string): Promise<CachedPage> {
    const { locale, basename } = localeOfPath(settings.variant, address.split(/[?#]/, 1)[0] ?? "");
    const { currencies } = settings.variant;
    const url = new URL(`${basename === "/" ? "" : basename}${unreadablePath}`, settings.origin);
    const page = await cache.get(`${basename}|${unreadablePath}`, () =>
      makeNamed({
        url: url.href,
        method: "GET",
        headers: {},
        body: null,
        isPublic: true,
        isBot: false,
        locale,
        basename,
        currency: currencies[0],
        requestId: randomUUID(),
        forwardedFor: "",
      }),
    );
    return { ...page, status: page.status === 404 ? 400 : page.status };
  }

  async function answerUnreadable(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers(common);
    const page = await unreadablePage(request.raw.url ?? "");
    if (isBotRequest(request)) return sendBareStatus(reply, page);
    return sendOnce(request, reply, page);
  }

  return { handle, hot, unreadablePage, answerUnreadable };
}
