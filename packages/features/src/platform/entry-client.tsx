import type { VariantConfig } from "@tropa/domain/variant-config";
import type { Catalogue } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadForChunk } from "./chunk-reload.ts";
import { pageStateId } from "./page-state.tsx";
import type { PageState } from "./page-state.tsx";
import { PageScriptsProvider } from "./page-state.tsx";
import { StorefrontProvider } from "./storefront-context.tsx";
import { TranslatorProvider } from "./translation.ts";

async function loadModules(modules: PageState["modules"]): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([routeId, urls]) => {
      const parts = await Promise.all(
        urls.map((url) => import(/* @vite-ignore */ url) as Promise<object>),
      );
      return [routeId, Object.assign({}, ...parts)] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

async function loadMessages(url: string): Promise<Catalogue> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`messages: ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

/** A cached script can run before the end of the page, where its state stands, has come. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });
}

/** When a page has been open for so long, it begins to ask for updates, ms. */
const longOpenMs = 5 * 60_000;

function watchForUpdates(messagesUrl: string): void {
  // The build stands in the address of its messages.
  const [, , build = ""] = messagesUrl.split("/");
  setTimeout(() => {
    void import("./build-watch.ts").then(({ watchBuild }) => watchBuild(build));
  }, longOpenMs);
}

/** Takes the server's page over: loads what it stands on, then hydrates. */
export async function hydrateStorefront(variant: VariantConfig): Promise<void> {
  window.addEventListener("vite:preloadError", () => void reloadForChunk());
  try {
    await takeOver(variant);
  } catch (error) {
    // What does not load leaves the server's page, which reads and searches without its script.
    void reloadForChunk();
    throw error;
  }
}

async function takeOver(variant: VariantConfig): Promise<void> {
  await documentParsed();
  const element = document.getElementById(pageStateId);
  const state = JSON.parse(element?.textContent ?? "") as PageState;
  const [catalogue, modules] = await Promise.all([
    loadMessages(state.messagesUrl),
    loadModules(state.modules),
    import(/* @vite-ignore */ state.manifestUrl),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...state.router, stream: new Response(state.stream).body },
    __reactRouterRouteModules: modules,
  });
  if (!import.meta.env.DEV) watchForUpdates(state.messagesUrl);
  const { locale, currency, origin } = state;
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorProvider value={createTranslator(locale, catalogue)}>
        <StorefrontProvider value={{ variant, locale, currency, origin }}>
          <PageScriptsProvider value={null}>
            <HydratedRouter />
          </PageScriptsProvider>
        </StorefrontProvider>
      </TranslatorProvider>,
    );
  });
}
