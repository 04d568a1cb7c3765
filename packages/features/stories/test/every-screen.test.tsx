import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";
import { routes } from "virtual:storefront-routes";
import type { TabledRoute } from "virtual:storefront-routes";
import { expect, it } from "vitest";
import { screenStories } from "./screen-stories.ts";

const objectOf = ({ id, path, index, children }: TabledRoute): RouteObject =>
  index ? { id, index } : { id, path, children: children.map(objectOf) };
const table = routes.map(objectOf);
const withChildren = (route: TabledRoute): TabledRoute[] => [
  route,
  ...route.children.flatMap(withChildren),
];
/** Stories without a language of their own are looked at in the one that nobody speaks, and from right to left. */
const paths = screenStories
  .filter(({ Story }) => Story.args?.locale === undefined)
  .map(({ Story }) => Story.args?.path ?? "");

/** Screens of two routes are one: what counts is the module. */
async function screensOf(): Promise<Map<unknown, string[]>> {
  const screens = new Map<unknown, string[]>();
  for (const { id, load } of routes.flatMap(withChildren)) {
    const { default: Screen } = (await load()) as { default?: unknown };
    if (Screen) screens.set(Screen, [...(screens.get(Screen) ?? []), id]);
  }
  return screens;
}

it("every screen of the route table has a story in the pseudo-language", async () => {
  const seen = new Set(
    paths.flatMap(
      (path) =>
        matchRoutes(table, new URL(path, location.origin))?.map(({ route }) => route.id) ?? [],
    ),
  );
  const missing = [...(await screensOf()).values()].filter(
    (ids) => !ids.some((id) => seen.has(id)),
  );
  expect(missing).toEqual([]);
});
