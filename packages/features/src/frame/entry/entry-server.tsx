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

/** Memory that kept parts of pages may take unless a setting says otherwise. */
const defaultFragmentCacheMb = 16;
/** Longest that a page may take to render, ms. */
const renderTimeout = 15_000;

/** The version of the messages in their address: the build's own, which every asset change renews. */
function messagesUrl(version: string, locale: string): string {
  return `/_i18n/${version}/${locale}/messages.json`;
}

/** Modules of the page's routes. */
function routesOf({ staticHandlerContext, manifest }: EntryContext): Record<string, string> {
  return Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id];
      return route ? [[id, route.module]] : [];
    }),
  );
}

/** The message areas of the page's routes, from their handles. */
function lateAreasOf({ staticHandlerContext, routeModules }: EntryContext): LateArea[] {
  const areas = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as MessagesHandle | undefined;
    return handle?.messages ?? [];
  });
  return [...new Set(areas)];
}

/** With the page's own routes alone: the router makes a tree of all that it is given, for each page anew. */
function ofPage(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

const isFilledInBrowser = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as ScriptsHandle | undefined)?.isFilledInBrowser,
  );

/** Scripts that a page which the browser fills begins with: those of its routes. */
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

/** Waits for everything that is still loading, so that the HTML contains every part of the page. */
function renderPatiently(page: ReactNode): Promise<string> {
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
      // All at once: a part that is sent after the others would need a script within the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(
      () => abort(new Error(`not rendered within ${renderTimeout} ms`)),
      renderTimeout,
    );
  });
}

/** What React writes where a part was not ready, or failed. */
const isUnready = (html: string) => html.includes("<!--$!") || html.includes("<!--$?");

/**
 * At once where everything is loaded, which is every page but the first ones after a start: half of the work of a
 * stream. What suspends or fails is rendered anew the patient way, which knows how to wait and how to report.
 */
async function renderWhole(page: ReactNode): Promise<string> {
  try {
    const html = renderToString(page);
    if (!isUnready(html)) return `<!DOCTYPE html>${html}`;
  } catch {
    // Rendered again below, where an error would recur.
  }
  return renderPatiently(page);
}

const mebibyte = 1024 * 1024;
/** Of every thread for itself; 0 renders every part of every page, for measuring. */
const fragmentStore = new FragmentStore(
  mebibyte * Number(process.env.FRAGMENT_CACHE_MB || defaultFragmentCacheMb),
);

const socialsOf = socialsMemory();

/** Renders a whole page: nothing is sent before the page is known to be whole, and the page can be cached. */
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
              {/* The stream has been read above: the router must not write it a second time. */}
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

/** A page past the body of its answer, which would write it into a stream and read it out again. */
const renderedPage = (context: RouterContextProvider) => context.get(pageRequest).rendered?.();

export function handleError(error: unknown, { request }: { request: Request }): void {
  // Visitors leave while pages load: that is no error.
  if (!request.signal.aborted) console.error(error);
}

/** What a storefront's server needs of the bundle beside the pages. */
export const serverFace = {
  catalogueFile,
  createRequestContext,
  createRequestHandler,
  renderedPage,
};
export type ServerFace = typeof serverFace;
