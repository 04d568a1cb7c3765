import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Catalogue } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { onRecoverableError, TakeOverProvider } from "./deferred-part.tsx";
import { hydrateAllParts } from "./deferred-schedule.ts";
import { askForPicturesAgain } from "../browser/pictures-again.ts";
import { setPageMessages } from "../state/area-messages.ts";
import type { PageState } from "../state/page-state.tsx";
import { PageScriptsProvider } from "../state/page-state.tsx";
import { StorefrontProvider } from "../storefront/storefront-context.tsx";
import { TranslatorProvider } from "../storefront/translation.ts";

/** A page that has been open for this long starts to ask for updates, ms. */
const longOpenMs = 5 * 60_000;

function watchForUpdates(messagesUrl: string): void {
  // The address of the messages is `/_i18n/<build>/…`.
  const [, , build = ""] = messagesUrl.split("/");
  setTimeout(() => {
    void import("../updates/build-watch.ts").then(({ watchBuild }) => watchBuild(build));
  }, longOpenMs);
}

/** Data with which `takeOver` hydrates a page. */
export interface LoadedPage {
  variant: VariantConfig;
  state: PageState;
  catalogue: Catalogue;
  /** Route modules by route id. */
  modules: Record<string, unknown>;
}

/**
 * Hydrates all waiting parts before each navigation and fetch. Any of them may read the router as
 * far as React knows, so the router's update waits for them anyway.
 */
function contextAfterParts(): RouterContextProvider {
  void hydrateAllParts();
  return new RouterContextProvider();
}

/** Hydrates the server's page. */
export function takeOver({ variant, state, catalogue, modules }: LoadedPage): void {
  Object.assign(window, {
    __reactRouterContext: { ...state.router, stream: new Response(state.stream).body },
    __reactRouterRouteModules: modules,
  });
  askForPicturesAgain();
  // Going to an anchor of the page and back does not call `getContext`.
  addEventListener("popstate", () => void hydrateAllParts());
  if (!import.meta.env.DEV) watchForUpdates(state.messagesUrl);
  const { locale, currency, origin, messagesUrl, lateAreas } = state;
  const translator = createTranslator(locale, catalogue);
  setPageMessages({ translator, url: messagesUrl, areas: lateAreas });
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorProvider value={translator}>
        <StorefrontProvider value={{ variant, locale, currency, origin }}>
          <PageScriptsProvider value={null}>
            <TakeOverProvider value={true}>
              <HydratedRouter getContext={contextAfterParts} />
            </TakeOverProvider>
          </PageScriptsProvider>
        </StorefrontProvider>
      </TranslatorProvider>,
      { onRecoverableError },
    );
  });
}
