import { matchRoutes } from "react-router";
import { routes } from "virtual:storefront-routes";
import { expect, it } from "vitest";
import { deskParts } from "@tropa/domain/people/desk-part";
import { deskPages } from "../../src/organizers/desk/desk-pages.tsx";
import { screenStories } from "./screen-stories.ts";

const table = routes.map(({ id, path, index }) => (index ? { id, index } : { id, path }));
/** Stories without a language of their own are looked at in the one that nobody speaks, and from right to left. */
const paths = screenStories
  .filter(({ Story }) => Story.args?.locale === undefined)
  .map(({ Story }) => Story.args?.path ?? "");

/** Screens of two routes are one: what counts is the module. */
async function screensOf(): Promise<Map<unknown, string[]>> {
  const screens = new Map<unknown, string[]>();
  for (const { id, load } of routes) {
    const { default: Screen } = (await load()) as { default?: unknown };
    if (Screen) screens.set(Screen, [...(screens.get(Screen) ?? []), id]);
  }
  return screens;
}

it("every screen of the route table has a story in the pseudo-language", async () => {
  const seen = new Set(
    paths.map((path) => matchRoutes(table, new URL(path, location.origin))?.at(-1)?.route.id),
  );
  const missing = [...(await screensOf()).values()].filter(
    (ids) => !ids.some((id) => seen.has(id)),
  );
  expect(missing).toEqual([]);
});

it("every page of the organizer's desk and every part of the staff desk has a story", () => {
  const addresses = [
    ...deskPages.map(({ name }) => `/organizer/${name}`),
    ...deskParts.map((part) => `/staff/${part}`),
  ];
  const missing = addresses.filter((address) => !paths.some((path) => path.startsWith(address)));
  expect(missing).toEqual([]);
});
