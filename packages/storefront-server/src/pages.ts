import type { VariantConfig } from "@tropa/domain/variant-config";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Bundle } from "./bundle.ts";
import { accepts, decompressed } from "./compression.ts";
import { cachedHeaders, HotPages } from "./hot-pages.ts";
import { gzipOf, PageCache } from "./page-cache.ts";
import type { CachedPage, Page } from "./page-cache.ts";
import type { PageMaker, PageTask } from "./page-maker.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { choiceOf, currencyOf, localeOfPath, rememberedHome } from "./visitor.ts";

/** Marks of campaigns change nothing on a page and would only split the cache. */
const campaignParameter = /^(utm_\w+|gclid|yclid|fbclid|ysclid)$/;

function cacheKey(url: URL, basename: string, currency: string): string {
  const parameters = [...url.searchParams].filter(([name]) => !campaignParameter.test(name));
  return `${basename}|${currency}|${url.pathname}?${new URLSearchParams(parameters).toString()}`;
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).headers(cachedHeaders(page));
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encodings = request.headers["accept-encoding"];
  if (accepts(encodings, "br")) return reply.header("content-encoding", "br").send(page.brotli);
  if (accepts(encodings, "gzip"))
    return reply.header("content-encoding", "gzip").send(await gzipOf(page));
  return reply.send(await decompressed(page.brotli));
}

async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  if (page.brotli.length === 0 || !accepts(request.headers["accept-encoding"], "br"))
    return reply.send(await decompressed(page.brotli));
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(page.brotli);
}

/** What a page is made of; of a visitor who reads a public page nothing is told to the router. */
function taskOf(
  request: FastifyRequest,
  url: URL,
  isPublic: boolean,
  variant: VariantConfig,
): PageTask {
  const { locale, basename } = localeOfPath(variant, url.pathname);
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
    locale,
    basename,
    currency: currencyOf(variant, request.headers.cookie),
    requestId: request.id,
    forwardedFor: request.ip,
  };
}

/** Answers every page address: choices of locale and currency, the page cache, the router. */
export function pageHandler(
  settings: Settings,
  bundle: () => Promise<Bundle>,
  make: PageMaker["make"],
) {
  const cache = new PageCache();
  const common = securityHeaders(settings.isDevelopment);
  const hot = new HotPages(cache, common);
  const secure = settings.origin.startsWith("https:");
  const { variant } = settings;

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(common);
    const address = request.url.replace(/^\/{2,}/, "/");
    // Node takes addresses that URL does not: they are no pages.
    if (!URL.canParse(address, settings.origin)) return reply.code(400).send();
    const url = new URL(address, settings.origin);
    const isForm = request.method === "POST";
    if (!isForm) {
      const choice = choiceOf(variant, url, secure);
      if (choice) {
        reply.header("set-cookie", choice.setCookie).header("cache-control", "no-store");
        return reply.redirect(choice.location, 302);
      }
      const home = rememberedHome(variant, url.pathname, request.headers.cookie);
      if (home)
        return reply.header("cache-control", "no-store").redirect(`${home}${url.search}`, 302);
    }
    const { basename, rest } = localeOfPath(variant, url.pathname);
    const { face } = await bundle();
    const isPublic = !isForm && face.isPublicPath(rest);
    if (!isPublic || settings.isDevelopment || !settings.pageCache) {
      return sendOnce(request, reply, await make(taskOf(request, url, isPublic, variant)));
    }
    const key = cacheKey(url, basename, currencyOf(variant, request.headers.cookie));
    const page = await cache.get(key, () => make(taskOf(request, url, isPublic, variant)));
    hot.remember(request.raw, key);
    return sendCached(request, reply, page);
  }

  return { handle, hot };
}
