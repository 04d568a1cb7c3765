import { createApiClient } from "@tropa/api-client/client";
import { QueryClient } from "@tanstack/react-query";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { createElement } from "react";
import type { ComponentType, ReactNode } from "react";
import {
  createMemoryRouter,
  RouterContextProvider,
  useLoaderData,
  useMatches,
  useParams,
} from "react-router";
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router";
import { routes } from "virtual:storefront-routes";
import type { TabledRoute } from "virtual:storefront-routes";
import { ErrorPage } from "../../src/frame/errors/error-page.tsx";
import type { ScreenHandle } from "../../src/platform/page/screen-handle.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { storyTranslator } from "./story-translator.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

type Loader = (args: LoaderFunctionArgs & { serverLoader: () => Promise<unknown> }) => unknown;

/** The exports of a screen's module that a page needs. */
interface RouteModule {
  default?: ComponentType<Record<string, unknown>>;
  loader?: Loader;
  clientLoader?: Loader;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: ScreenHandle;
  ErrorBoundary?: ComponentType;
}

/** Passes a screen its router props, as the framework does. */
function screenOf(Screen: ComponentType<Record<string, unknown>>) {
  return function StoryScreen(): ReactNode {
    return createElement(Screen, {
      loaderData: useLoaderData(),
      params: useParams(),
      matches: useMatches(),
    });
  };
}

/** The first page comes from the server loader; later ones use the screen's client loader, if any. */
function loaderOf({ loader, clientLoader }: RouteModule, isFirst: () => boolean) {
  if (!loader) return undefined;
  return async (args: LoaderFunctionArgs): Promise<unknown> => {
    const serverLoader = async () => loader({ ...args, serverLoader: () => Promise.reject() });
    return clientLoader && !isFirst() ? clientLoader({ ...args, serverLoader }) : serverLoader();
  };
}

type RouteParts = Pick<
  RouteObject,
  "Component" | "ErrorBoundary" | "loader" | "shouldRevalidate" | "handle"
>;

async function moduleOf(route: TabledRoute, isFirst: () => boolean): Promise<RouteParts> {
  const module = (await route.load()) as RouteModule;
  const loader = loaderOf(module, isFirst);
  return {
    ...(module.default && { Component: screenOf(module.default) }),
    ...(loader && { loader }),
    ...(module.handle && { handle: module.handle }),
    ...(module.ErrorBoundary && { ErrorBoundary: module.ErrorBoundary }),
    ...(module.shouldRevalidate && { shouldRevalidate: module.shouldRevalidate }),
  };
}

function routeOf(route: TabledRoute, isFirst: () => boolean): RouteObject {
  const { id, path, index, children } = route;
  const lazy = () => moduleOf(route, isFirst);
  if (index) return { id, index: true, lazy };
  return { id, path, lazy, children: children.map((child) => routeOf(child, isFirst)) };
}

/** The server loaders' context, with a client that the story answers. */
function contextOf(storefront: Storefront, signal: AbortSignal): RouterContextProvider {
  const context = new RouterContextProvider();
  const headers = {
    language: storefront.locale,
    localization: storefront.variant.id,
    currency: storefront.currency,
  };
  context.set(pageRequest, {
    ...storefront,
    api: createApiClient({ baseUrl: location.origin, headers: () => headers, signal }),
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    }),
    translator: storyTranslator(storefront.locale),
    isBot: false,
  });
  return context;
}

let opened = 0;

/** A unique key of a history entry: pages remember choices by it, also across stories. */
function entryOf(address: string) {
  opened += 1;
  const key = `story-${opened}`;
  history.replaceState({ key }, "");
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, key };
}

/** A storefront's router with its whole route table, opened at an address. */
export function storyRouter(
  storefront: Storefront,
  path: string,
  { Frame, signal }: { Frame: ComponentType; signal: AbortSignal },
) {
  const prefix = localePrefix(storefront.variant, storefront.locale);
  const isFirst = () => !router.state.initialized;
  const router = createMemoryRouter(
    [
      {
        id: "root",
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: routes.map((route) => routeOf(route, isFirst)),
          },
        ],
      },
    ],
    {
      basename: prefix || "/",
      initialEntries: [entryOf(`${prefix}${path === "/" && prefix ? "" : path}`)],
      getContext: () => contextOf(storefront, signal),
    },
  );
  return router;
}
