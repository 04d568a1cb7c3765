import { composeStories } from "@storybook/react-vite";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-chat";
import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import { setCurrencyCall } from "@tropa/api-contract/people/calls-profile";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as company from "../../src/editorial/company/company.stories.tsx";
import * as errors from "../../src/frame/errors/error-page.stories.tsx";
import * as favourites from "../../src/discovery/favourites-page/favourites.stories.tsx";
import * as home from "../../src/discovery/home/home-screen.stories.tsx";
import * as places from "../../src/discovery/places/places.stories.tsx";
import * as organizers from "../../src/organizers/public/organizer.stories.tsx";
import * as signIn from "../../src/people/sign-in/sign-in.stories.tsx";
import * as settings from "../../src/people/settings/settings.stories.tsx";
import { page } from "vitest/browser";
import {
  acts,
  press,
  pressOn,
  scrollTo,
  see,
  seeElement,
  wordsOf,
  write,
} from "../harness/acts.ts";
import { outage } from "../harness/fake-answers.ts";
import { homeAnswers } from "../samples/home.ts";
import { settingsAnswers } from "../samples/person.ts";
import type { ScreenStory } from "./screen-stories.ts";
import { asDesktop, show } from "./show.tsx";
import { withoutLeaving } from "./without-leaving.ts";

const Unmerged: typeof settings.Default = {
  args: { answers: (samples) => [...settingsAnswers(samples), outage(mergeFavouriteToursCall)] },
};
const UnreadOut: typeof settings.Default = {
  args: { answers: (samples) => [...settingsAnswers(samples), outage(chatUnreadCountCall)] },
};
const RightsOut: typeof settings.Default = {
  args: {
    isStaff: true,
    answers: (samples) => [
      ...settingsAnswers(samples, { is_admin_auth: true }),
      outage(userInfoDataCall),
    ],
  },
};
const CurrencyOut: typeof settings.Default = {
  args: {
    where: ({ currencies }) => currencies.includes("EUR"),
    answers: (samples) => [...settingsAnswers(samples), outage(setCurrencyCall)],
  },
  play: acts(scrollTo("#preferences"), see("settings:preferences.timezone")),
};
const stories = composeStories({
  default: settings.default,
  Unmerged,
  UnreadOut,
  RightsOut,
  CurrencyOut,
  Outage: settings.Outage,
});
const TokensOut: typeof signIn.Author = {
  args: { answers: () => [outage(siteTokensCall)] },
  play: press("signIn:author"),
};
const signIns = composeStories({ default: signIn.default, TokensOut });
const CitiesOut: typeof home.Default = {
  args: { answers: (samples) => [...homeAnswers(samples), outage(citiesByQueryCall)] },
  play: acts(scrollTo("#help [name=city]"), seeElement("#help [role=combobox][aria-autocomplete]")),
};
const SuggestionsOut: typeof home.Default = {
  args: {
    answers: (samples) => [
      ...homeAnswers(samples),
      outage(completionCall),
      outage(siteCompletionCall),
    ],
  },
  play: acts(pressOn("input[name=phrase]"), write("phrase", "Kaz")),
};
const homes = composeStories({ default: home.default, CitiesOut, SuggestionsOut });

/** What a page goes on without, and the calls that are noted for it. */
const rows: [string, ScreenStory["Story"], paths: string[]][] = [
  ["collections and stats", composeStories(home).PartsOut, ["/spa/collections", "/spa/info"]],
  [
    "stats and parts of the world of destinations",
    composeStories(places).DestinationsPartsOut,
    ["/crm/api/world-part/groups", "/spa/info"],
  ],
  [
    "contacts, times and groups",
    composeStories(company).ContactsOutage,
    ["/spa/contacts", "/spa/groups-in-social-network", "/spa/work-time"],
  ],
  ["figures", composeStories(company).AboutWithoutFigures, ["/spa/info"]],
  [
    "checks of an organizer",
    composeStories(organizers).ChecksUnknown,
    ["/crm/api/organizer/verification-info"],
  ],
  ["suggestions", homes.SuggestionsOut, ["/spa/site-completion", "/spa/tours-filter-completion"]],
  ["site tokens, for an author", signIns.TokensOut, ["/spa/site-tokens"]],
  ["tours by ids", composeStories(favourites).Outage, ["/crm/api/tour/get-by-ids"]],
  ["who is signed in", stories.Outage, ["/crm/api/user/profile"]],
  ["unread messages", stories.UnreadOut, ["/crm/api/chat/unread-count"]],
  ["rights of staff", stories.RightsOut, ["/spa/user-info-data"]],
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

it("a currency that the account cannot be told: the page changes all the same", async () => {
  await show(stories.CurrencyOut);
  const { left, stay } = withoutLeaving();
  const currency = page.getByRole("combobox", { name: wordsOf("settings:preferences.currency") });
  await currency.selectOptions("EUR");
  expect(await left).toMatch(/currency=EUR#preferences$/);
  stay();
  expect(noted).toEqual(["/crm/api/user/set-currency"]);
});
