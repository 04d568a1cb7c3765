import { catalogueFile } from "@tropa/i18n/catalogues";
import type { LateArea } from "@tropa/i18n/message-areas";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { createRequestHandler, ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { FragmentsProvider } from "@tropa/page-runtime/server/fragment-item";
import { FragmentStore, PageFragments } from "@tropa/page-runtime/server/fragments";
import { PageScriptsProvider } from "@tropa/page-runtime/state/page-state";
import type { PageScriptsValue, ScriptsHandle } from "@tropa/page-runtime/state/page-state";
import type { MessagesHandle } from "@tropa/page-runtime/state/area-messages";
import { FooterSocialsProvider } from "../header/footer-socials.tsx";
import { socialsMemory } from "../header/socials-memory.ts";
import { createRequestContext, pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { StorefrontProvider } from "@tropa/page-runtime/storefront/storefront-context";
import { TranslatorProvider } from "@tropa/page-runtime/storefront/translation";

/** Default memory limit of the cache of rendered fragments, MiB; `FRAGMENT_CACHE_MB` overrides it. */
const defaultFragmentCacheMb = 16;
/** Time limit for rendering a page, ms. */
const renderTimeoutMs = 15_000;

/** URL of a locale's messages. The version is the build's, which changes with any asset. */
function messagesUrl(version: string, locale: string): string {
  return `/_i18n/${version}/${locale}/messages.json`;
}

/** Modules of the routes matched for the page, by route id. */
function routesOf({ staticHandlerContext, manifest }: EntryContext): Record<string, string> {
  return Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id];
      return route ? [[id, route.module]] : [];
    }),
  );
}

/** Message areas of the page, from the handles of its routes. */
function lateAreasOf({ staticHandlerContext, routeModules }: EntryContext): LateArea[] {
  const areas = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as MessagesHandle | undefined;
    return handle?.messages ?? [];
  });
  return [...new Set(areas)];
}

/**
 * Restricts the manifest to the page's own routes: the router builds a tree of all routes it is given on each render.
 */
function ofPage(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

const isFilledInBrowser = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as ScriptsHandle | undefined)?.isFilledInBrowser,
  );

/** Modules to preload on a page that is filled in the browser: those of its routes. */
function scriptsOf({ staticHandlerContext, manifest }: EntryContext): string[] {
  const files = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set([manifest.url, ...files])];
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

async function pageScripts(entry: EntryContext, request: PageRequest): Promise<PageScriptsValue> {
  const isFilled = isFilledInBrowser(entry);
  const stream = entry.serverHandoffStream ? await textOf(entry.serverHandoffStream) : "";
  return {
    entry: entry.manifest.entry.module,
    ahead: isFilled ? scriptsOf(entry) : [],
    refreshRuntime: entry.manifest.hmr?.runtime,
    state: {
      locale: request.locale,
      currency: request.currency,
      origin: request.origin,
      router: JSON.parse(entry.serverHandoffString ?? "{}"),
      stream,
      routes: routesOf(entry),
      allRoutesUrl: entry.manifest.url,
      messagesUrl: messagesUrl(entry.manifest.version, request.locale),
      lateAreas: lateAreasOf(entry),
      ...(isFilled && { isFilledInBrowser: isFilled }),
    },
  };
}

/** Renders with a stream, waiting for everything that suspends, so that the HTML has every part of the page. */
function renderWithStream(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = "";
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += String(chunk);
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // One chunk: a part that is sent later needs an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(
      () => abort(new Error(`not rendered within ${renderTimeoutMs} ms`)),
      renderTimeoutMs,
    );
  });
}

/** Markers that React writes where a part suspended or failed. */
const hasSuspended = (html: string) => html.includes("<!--$!") || html.includes("<!--$?");

/**
 * Renders synchronously where nothing suspends, which is every page but the first ones after a start; it takes half the
 * time of a stream. Pages that suspend or fail are rendered again with a stream, which can wait and reports errors.
 */
async function renderWhole(page: ReactNode): Promise<string> {
  try {
    const html = renderToString(page);
    if (!hasSuspended(html)) return `<!DOCTYPE html>${html}`;
  } catch {
    // Rendered again below, where an error would recur.
  }
  return renderWithStream(page);
}

const mebibyte = 1024 * 1024;
/** The limit is per worker thread; 0 disables the cache, for measuring. */
const fragmentStore = new FragmentStore(
  mebibyte * Number(process.env.FRAGMENT_CACHE_MB || defaultFragmentCacheMb),
);

const socialsOf = socialsMemory();

/**
 * Renders a whole page before anything is sent, so that it can be cached and a failure can still become an error page.
 */
async function renderPage(
  url: string,
  entry: EntryContext,
  request: PageRequest,
): Promise<() => Uint8Array<ArrayBuffer>> {
  const scripts = await pageScripts(entry, request);
  const { variant, locale, currency, origin } = request;
  const fragments = new PageFragments(fragmentStore, request);
  const socials = await socialsOf(`${variant.id} ${locale}`, request.api);
  const html = await renderWhole(
    <TranslatorProvider value={request.translator}>
      <StorefrontProvider value={{ variant, locale, currency, origin }}>
        <FooterSocialsProvider value={socials}>
          <FragmentsProvider value={fragments}>
            <PageScriptsProvider value={scripts}>
              {/* The stream was read above: the router must not write it again. */}
              <ServerRouter
                context={{ ...ofPage(entry), serverHandoffStream: undefined }}
                url={url}
              />
            </PageScriptsProvider>
          </FragmentsProvider>
        </FooterSocialsProvider>
      </StorefrontProvider>
    </TranslatorProvider>,
  );
  return () => fragments.bytesOf(html);
}

export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageRequest);
  if (page.isBot && status >= 400) return new Response(null, { status, headers });
  page.rendered = await renderPage(request.url, entry, page);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** Returns the rendered page directly: the router's response would stream it and read it out again. */
const renderedPage = (context: RouterContextProvider) => context.get(pageRequest).rendered?.();

export function handleError(error: unknown, { request }: { request: Request }): void {
  // An aborted request is a visitor who left, not an error.
  if (!request.signal.aborted) console.error(error);
}

/** Exports of the bundle that the storefront's server needs. */
export const serverFace = {
  catalogueFile,
  createRequestContext,
  createRequestHandler,
  renderedPage,
};
export type ServerFace = typeof serverFace;
