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

/** What a screen's module exports, as far as a page needs it. */
interface RouteModule {
  default?: ComponentType<Record<string, unknown>>;
  loader?: Loader;
  clientLoader?: Loader;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: ScreenHandle;
  ErrorBoundary?: ComponentType;
}

/** A screen is handed what the router knows, as the framework does. */
function screenOf(Screen: ComponentType<Record<string, unknown>>) {
  return function StoryScreen(): ReactNode {
    return createElement(Screen, {
      loaderData: useLoaderData(),
      params: useParams(),
      matches: useMatches(),
    });
  };
}

/** The first page comes from the server, later ones through the screen's own loader, if it has one. */
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

/** What loaders are given on a server, made for a browser: the story answers. */
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

/** An entry of the history that no story before it has had: what was chosen on a page is remembered by it. */
function entryOf(address: string) {
  opened += 1;
  const key = `story-${opened}`;
  history.replaceState({ key }, "");
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, key };
}

/** The router of a storefront, opened at an address: every screen of the route table is in it. */
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
