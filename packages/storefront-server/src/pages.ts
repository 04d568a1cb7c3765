import type { FastifyReply, FastifyRequest } from "fastify";
import type { Bundle } from "./bundle.ts";
import { accepts, compressQuickly } from "./compression.ts";
import { cachedHeaders, HotPages } from "./hot-pages.ts";
import { gzipOf, PageCache } from "./page-cache.ts";
import type { CachedPage, Page } from "./page-cache.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { choiceOf, currencyOf, localeOfPath, rememberedHome } from "./visitor.ts";

/** Shared caches may keep a public page as long as ours does. */
const publicPage = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";
const personalPage = "private, no-store";
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
  return reply.send(page.body);
}

function sendOnce(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (page.body.length === 0 || !accepts(request.headers["accept-encoding"], "br"))
    return reply.send(page.body);
  return reply
    .header("content-encoding", "br")
    .header("vary", "accept-encoding")
    .send(compressQuickly(page.body));
}

const encoder = new TextEncoder();
/** Pages are written here first: to count the bytes of a text beforehand takes longer than to write it. */
let desk = Buffer.allocUnsafeSlow(1 << 20);
/** UTF-8 takes three bytes at most for each unit of a text. */
const bytesPerUnit = 3;

function bytesOf(html: string): Buffer {
  if (html.length * bytesPerUnit > desk.length)
    desk = Buffer.allocUnsafeSlow(html.length * bytesPerUnit);
  const { written } = encoder.encodeInto(html, desk);
  return Buffer.from(desk.subarray(0, written));
}

/** What the router sees of a request; of a visitor who reads a public page nothing at all. */
function webRequest(request: FastifyRequest, url: URL, isPublic: boolean): Request {
  if (isPublic) return new Request(url);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, {
    method: request.method,
    headers,
    ...(request.method === "POST" && body && { body }),
  });
}

/** Answers every page address: choices of locale and currency, the page cache, the router. */
export function pageHandler(settings: Settings, bundle: () => Promise<Bundle>) {
  const cache = new PageCache();
  const common = securityHeaders(settings.isDevelopment);
  const hot = new HotPages(cache, common);
  const secure = settings.origin.startsWith("https:");
  const { variant } = settings;

  async function render(request: FastifyRequest, url: URL, isPublic: boolean): Promise<Page> {
    const { locale, basename } = localeOfPath(variant, url.pathname);
    const { face, routerAt } = await bundle();
    const context = face.createRequestContext({
      variant,
      locale,
      currency: currencyOf(variant, request.headers.cookie),
      origin: settings.origin,
      apiUrl: settings.apiUrl,
      requestId: request.id,
      forwardedFor: request.ip,
    });
    const answer = await routerAt(basename)(webRequest(request, url, isPublic), context);
    const headers = Object.fromEntries(answer.headers);
    headers["cache-control"] ??= isPublic && answer.status < 500 ? publicPage : personalPage;
    const body = answer.body
      ? Buffer.from(await answer.arrayBuffer())
      : bytesOf(face.renderedHtml(context) ?? "");
    return { status: answer.status, headers, body };
  }

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
      return sendOnce(request, reply, await render(request, url, isPublic));
    }
    const key = cacheKey(url, basename, currencyOf(variant, request.headers.cookie));
    const page = await cache.get(key, () => render(request, url, isPublic));
    hot.remember(request.raw, key);
    return sendCached(request, reply, page);
  }

  return { handle, hot };
}
