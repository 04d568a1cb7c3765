import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Catalogue } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { onRecoverableError, TakeOverProvider } from "./deferred-part.tsx";
import { askForAll } from "./deferred-schedule.ts";
import { askForPicturesAgain } from "../browser/pictures-again.ts";
import { setPageMessages } from "../state/area-messages.ts";
import type { PageState } from "../state/page-state.tsx";
import { PageScriptsProvider } from "../state/page-state.tsx";
import { StorefrontProvider } from "../storefront/storefront-context.tsx";
import { TranslatorProvider } from "../storefront/translation.ts";

/** When a page has been open for so long, it begins to ask for updates, ms. */
const longOpenMs = 5 * 60_000;

function watchForUpdates(messagesUrl: string): void {
  // The address of the messages contains the build.
  const [, , build = ""] = messagesUrl.split("/");
  setTimeout(() => {
    void import("../updates/build-watch.ts").then(({ watchBuild }) => watchBuild(build));
  }, longOpenMs);
}

/** What a page's own scripts are made of, by the page's state. */
export interface LoadedPage {
  variant: VariantConfig;
  state: PageState;
  catalogue: Catalogue;
  /** Route modules by route id. */
  modules: Record<string, unknown>;
}

/**
 * Whatever waits to be taken over may read the router, as far as React knows: each step and each fetch of the router waits
 * for it, and so asks for it.
 */
function partsBeforeSteps(): RouterContextProvider {
  void askForAll();
  return new RouterContextProvider();
}

/** Takes the server's page over. */
export function takeOver({ variant, state, catalogue, modules }: LoadedPage): void {
  Object.assign(window, {
    __reactRouterContext: { ...state.router, stream: new Response(state.stream).body },
    __reactRouterRouteModules: modules,
  });
  askForPicturesAgain();
  // A step within the page, to an anchor and back, has no context of its own.
  addEventListener("popstate", () => void askForAll());
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
              <HydratedRouter getContext={partsBeforeSteps} />
            </TakeOverProvider>
          </PageScriptsProvider>
        </StorefrontProvider>
      </TranslatorProvider>,
      { onRecoverableError },
    );
  });
}
