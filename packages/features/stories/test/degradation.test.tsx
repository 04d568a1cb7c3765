import { composeStories } from "@storybook/react-vite";
import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as errors from "../../src/frame/errors/error-page.stories.tsx";
import * as favourites from "../../src/discovery/favourites-page/favourites.stories.tsx";
import * as home from "../../src/discovery/home/home-screen.stories.tsx";
import * as places from "../../src/discovery/places/places.stories.tsx";
import * as settings from "../../src/people/settings/settings.stories.tsx";
import { page } from "vitest/browser";
import { acts, scrollTo, seeElement, wordsOf } from "../harness/acts.ts";
import { outage } from "../harness/fake-answers.ts";
import { homeAnswers } from "../samples/home.ts";
import { settingsAnswers } from "../samples/person.ts";
import type { ScreenStory } from "./screen-stories.ts";
import { asDesktop, show } from "./show.tsx";

const Unmerged: typeof settings.Default = {
  args: { answers: (samples) => [...settingsAnswers(samples), outage(mergeFavouriteToursCall)] },
};
const stories = composeStories({ default: settings.default, Unmerged, Outage: settings.Outage });
const CitiesOut: typeof home.Default = {
  args: { answers: (samples) => [...homeAnswers(samples), outage(citiesByQueryCall)] },
  play: acts(scrollTo("#help"), seeElement("#help [role=combobox][aria-autocomplete]")),
};
const homes = composeStories({ default: home.default, CitiesOut });

/** What a page goes on without, and the calls that are noted for it. */
const rows: [string, ScreenStory["Story"], paths: string[]][] = [
  ["collections and stats", composeStories(home).PartsOut, ["/spa/collections", "/spa/info"]],
  [
    "stats and parts of the world of destinations",
    composeStories(places).DestinationsPartsOut,
    ["/crm/api/world-part/groups", "/spa/info"],
  ],
  ["tours by ids", composeStories(favourites).Outage, ["/crm/api/tour/get-by-ids"]],
  ["who is signed in", stories.Outage, ["/crm/api/user/profile"]],
  ["support", composeStories(errors).SupportMissing, ["/crm/api/chat/get-chat-with-support"]],
];

const noted: string[] = [];

beforeEach(async () => {
  noted.length = 0;
  vi.spyOn(console, "warn").mockImplementation((said: unknown) => {
    const path = /\((\/[^)]+)\) failed, the page goes on/.exec(String(said))?.[1];
    if (path !== undefined) noted.push(path);
  });
  await asDesktop();
});
afterEach(() => vi.restoreAllMocks());

it.each(rows)("%s: the page stands without it, and it is noted once", async (_, Story, paths) => {
  await show(Story);
  await expect.poll(() => noted.toSorted()).toEqual(paths);
  expect(document.querySelector("h1")?.textContent).not.toBe("");
});

it("favourites of the account: the session begins without them", async () => {
  await show(stories.Unmerged);
  await expect.poll(() => noted).toEqual(["/crm/api/user/favourite-tours"]);
});

it("cities: none are offered, and what was typed stays", async () => {
  await show(homes.CitiesOut);
  const city = page.getByRole("combobox", { name: wordsOf("request:fields.city"), exact: false });
  await city.fill("Kazan");
  const path = "/spa/cities-by-query";
  await expect.poll(() => noted.filter((one) => one === path)).toEqual([path]);
  await expect.element(city).toHaveValue("Kazan");
});
