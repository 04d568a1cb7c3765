import { catalogueOf } from "@tropa/i18n/catalogues";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRequestHandler, ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { PageScriptsProvider } from "./page-state.tsx";
import type { PageScriptsValue } from "./page-state.tsx";
import { isPublicPath } from "./public-paths.ts";
import { createRequestContext, pageRequest } from "./request-context.ts";
import type { PageRequest } from "./request-context.ts";
import { StorefrontProvider } from "./storefront-context.tsx";

/** Longest that a page may take to render, ms. */
const renderTimeout = 15_000;

/** The version of the messages in their address: the build's own, which every asset change renews. */
function messagesUrl(version: string, locale: string): string {
  return `/_i18n/${version}/${locale}/messages.json`;
}

function modulesOf(entry: EntryContext): Record<string, string[]> {
  return Object.fromEntries(
    entry.staticHandlerContext.matches.map(({ route }) => {
      const parts = entry.manifest.routes[route.id];
      const urls = [
        parts?.clientActionModule,
        parts?.clientLoaderModule,
        parts?.clientMiddlewareModule,
        parts?.hydrateFallbackModule,
        parts?.module,
      ];
      return [route.id, urls.filter((url) => url !== undefined)];
    }),
  );
}

async function pageScripts(entry: EntryContext, request: PageRequest): Promise<PageScriptsValue> {
  const stream = entry.serverHandoffStream
    ? await new Response(entry.serverHandoffStream).text()
    : "";
  return {
    entry: entry.manifest.entry.module,
    refreshRuntime: entry.manifest.hmr?.runtime,
    state: {
      locale: request.locale,
      currency: request.currency,
      origin: request.origin,
      router: JSON.parse(entry.serverHandoffString ?? "{}"),
      stream,
      manifestUrl: entry.manifest.url,
      modules: modulesOf(entry),
      messagesUrl: messagesUrl(entry.manifest.version, request.locale),
    },
  };
}

/** Renders a whole page: nothing is sent before the page is known to be whole, and the page can be cached. */
async function renderPage(url: string, entry: EntryContext, request: PageRequest): Promise<string> {
  const scripts = await pageScripts(entry, request);
  const { variant, locale, currency, origin } = request;
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
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={request.translator}>
        <StorefrontProvider value={{ variant, locale, currency, origin }}>
          <PageScriptsProvider value={scripts}>
            {/* The stream has been read above: the router must not write it a second time. */}
            <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={url} />
          </PageScriptsProvider>
        </StorefrontProvider>
      </I18nextProvider>,
      {
        onAllReady() {
          clearTimeout(timer);
          pipe(sink);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(
      () => abort(new Error(`not rendered within ${renderTimeout} ms`)),
      renderTimeout,
    );
  });
}

export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await renderPage(request.url, entry, context.get(pageRequest));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // Visitors leave while pages load: that is no error.
  if (!request.signal.aborted) console.error(error);
}

/** What a storefront's server needs of the bundle beside the pages. */
export const serverFace = { catalogueOf, createRequestContext, createRequestHandler, isPublicPath };
export type ServerFace = typeof serverFace;
