import type { MessageKey } from "@tropa/i18n/message-keys";
import { composeStories } from "@storybook/react-vite";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSiteTokens } from "../../src/platform/api/site-tokens.ts";
import * as places from "../../src/discovery/places/places.stories.tsx";
import { page } from "vitest/browser";
import { see, wordsOf } from "../harness/acts.ts";
import { asDesktop, show } from "./show.tsx";
import { withoutLeaving } from "./without-leaving.ts";
import {
  degradedStories,
  settingsPages,
  signIns,
  legals,
  listings,
  tours,
  homes,
} from "./degraded-stories.ts";

const noted: string[] = [];

/** Texts of the page's headings that can be seen. */
const visibleHeadings = () =>
  [...document.querySelectorAll("main :is(h1, h2)")]
    .filter((heading) =>
      heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== "");

beforeEach(async () => {
  noted.length = 0;
  vi.spyOn(console, "warn").mockImplementation((said: unknown) => {
    const path = /\((\/[^)]+)\) failed, the page goes on/.exec(String(said))?.[1];
    if (path !== undefined) noted.push(path);
  });
  await asDesktop();
});
afterEach(() => vi.restoreAllMocks());

it.each(degradedStories)(
  "shows a page without %s and logs each failed call once",
  async (_, Story, paths) => {
    await show(Story);
    // Calls of an earlier story may be repeated until now: only this story's are counted.
    const ownFailures = () => noted.filter((path) => paths.includes(path)).toSorted();
    await expect.poll(ownFailures).toEqual(paths);
    await expect.poll(visibleHeadings).not.toEqual([]);
  },
);

it("offers the storefront's code channels when the site tokens fail", async () => {
  await show(signIns.WaysOut);
  const offered = document.querySelectorAll("main [role=group] button");
  expect(offered.length).toBeGreaterThan(1);
});

it("fetches site tokens once for several parts of a page, and logs their failure once", async () => {
  await show(signIns.RegisterOut);
  // The page asks as well, and notes its own failure.
  await expect.poll(() => noted).toContain("/spa/site-tokens");
  noted.length = 0;
  const storefront = {} as Storefront;
  expect(await Promise.all([readSiteTokens(storefront), readSiteTokens(storefront)])).toEqual([
    null,
    null,
  ]);
  expect(noted).toEqual(["/spa/site-tokens"]);
});

it("shows a legal document without changes when its earlier version fails", async () => {
  await show(legals.EarlierOut);
  expect(document.querySelector("article")?.textContent).toMatch(/\p{L}/u);
  expect(document.querySelector("article details")).toBeNull();
});

it("draws Tropa's own map when the site tokens fail", async () => {
  await show(listings.TilesOut);
  // Stories have no server of ground: its squares leave as soon as the first has failed, and the drawn land stays.
  await expect.poll(() => document.querySelector(".leaflet-overlay-pane path")).not.toBeNull();
  expect(document.querySelector("img.leaflet-tile")).toBeNull();
});

it("offers a programme only by e-mail when the site tokens fail", async () => {
  await show(tours.WaysOfProgrammeOut);
  await expect.poll(() => new Set(noted)).toEqual(new Set(["/spa/site-tokens"]));
  const named = (key: MessageKey) => page.getByRole("button", { name: wordsOf(key) }).query();
  expect(named("tour:take.messenger")).toBeNull();
  expect(named("tour:take.email")).not.toBeNull();
});

it("hides recently seen tours when the call fails", async () => {
  await show(homes.SeenOut);
  expect(document.getElementById("seen-title")).toBeNull();
});

it("shows the outage page when the collections fail", async () => {
  await show(composeStories(places).CollectionsOutage);
  await see("errors:503.title")();
});

it("logs a failed merge of favourites once", async () => {
  await show(settingsPages.Unmerged);
  await expect.poll(() => noted).toEqual(["/crm/api/user/favourite-tours"]);
});

it("keeps a typed city and logs the failed suggestions of cities", async () => {
  await show(homes.CitiesOut);
  const city = page.getByRole("combobox", { name: wordsOf("request:fields.city"), exact: false });
  await city.fill("Kazan");
  const path = "/spa/home-cities";
  await expect.poll(() => noted.filter((one) => one === path)).toEqual([path]);
  await expect.element(city).toHaveValue("Kazan");
});

it.each([
  ["currency", settingsPages.CurrencyOut, "EUR", "/crm/api/user/set-currency"],
  ["language", settingsPages.LanguageOut, "de", "/crm/api/user/set-language"],
] as const)(
  "changes the %s of the page even when saving it to the account fails",
  async (name, Story, value, path) => {
    await show(Story);
    const { left, stay } = withoutLeaving();
    const label = wordsOf(`settings:preferences.${name}`);
    await page.getByRole("combobox", { name: label }).selectOptions(value);
    const parameter = name === "language" ? "locale" : name;
    expect(await left).toMatch(new RegExp(`${parameter}=${value}#preferences$`));
    stay();
    expect(noted).toEqual([path]);
  },
);
