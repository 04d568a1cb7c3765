import { composeStories } from "@storybook/react-vite";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import { legalDocumentCall } from "@tropa/api-contract/editorial/calls-content";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import { setCurrencyCall, setLanguageCall } from "@tropa/api-contract/people/calls-profile";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import { expect } from "vitest";
import * as company from "../../src/editorial/company/company.stories.tsx";
import * as legal from "../../src/editorial/legal/legal.stories.tsx";
import * as sights from "../../src/editorial/showplaces/showplaces.stories.tsx";
import * as errors from "../../src/frame/errors/error-page.stories.tsx";
import * as favourites from "../../src/discovery/favourites-page/favourites.stories.tsx";
import * as home from "../../src/discovery/home/home-screen.stories.tsx";
import * as listing from "../../src/discovery/listing/listing-screen.stories.tsx";
import * as places from "../../src/discovery/places/places.stories.tsx";
import * as tour from "../../src/discovery/tour/tour-screen.stories.tsx";
import * as organizers from "../../src/organizers/public/organizer.stories.tsx";
import * as signIn from "../../src/people/sign-in-page/sign-in.stories.tsx";
import * as settings from "../../src/people/settings/page/settings.stories.tsx";
import { acts, press, pressOn, scrollTo, see, seeElement, write } from "../harness/acts.ts";
import { answer, answerByRequest, outage } from "../harness/fake-answers.ts";
import { wasMade } from "../harness/fake-api.ts";
import { sampleLegal } from "../samples/editorial/help-center.ts";
import { homeAnswers } from "../samples/discovery/home.ts";
import { listingAnswers } from "../samples/discovery/listing.ts";
import { settingsAnswers } from "../samples/people/person.ts";
import { tourAnswers } from "../samples/discovery/tour.ts";
import type { ScreenStory } from "./screen-stories.ts";

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
const LanguageOut: typeof settings.Default = {
  args: {
    where: ({ locales }) => locales.length > 1,
    answers: (samples) => [...settingsAnswers(samples), outage(setLanguageCall)],
  },
  play: acts(scrollTo("#preferences"), see("settings:preferences.timezone")),
};
export const settingsPages = composeStories({
  default: settings.default,
  Unmerged,
  UnreadOut,
  RightsOut,
  CurrencyOut,
  LanguageOut,
  Outage: settings.Outage,
});
const TokensOut: typeof signIn.Author = {
  args: { answers: () => [outage(siteTokensCall)] },
  play: press("signIn:author"),
};
const byAnotherWay = signIn.CodeByAnotherWay;
const WaysOut: typeof signIn.CodeByAnotherWay = {
  args: {
    ...byAnotherWay.args,
    answers: (samples) => [
      ...(byAnotherWay.args?.answers?.(samples) ?? []),
      outage(siteTokensCall),
    ],
  },
  ...(byAnotherWay.play && { play: byAnotherWay.play }),
};
const RegisterOut: typeof signIn.ByPhone = {
  ...signIn.ByPhone,
  args: { ...signIn.ByPhone.args, answers: () => [outage(siteTokensCall)] },
};
export const signIns = composeStories({ default: signIn.default, TokensOut, RegisterOut, WaysOut });
const EarlierOut: typeof legal.Current = {
  args: {
    answers: (samples) => [
      answerByRequest(legalDocumentCall, ({ query }) =>
        query["version"] === undefined
          ? answer(legalDocumentCall, sampleLegal(samples))
          : outage(legalDocumentCall),
      ),
    ],
  },
  play: see("legal:versions"),
};
export const legals = composeStories({ default: legal.default, EarlierOut });
const TilesOut: typeof listing.MapOpen = {
  args: { answers: (samples) => [...listingAnswers(samples), outage(siteTokensCall)] },
  ...(listing.MapOpen.play && { play: listing.MapOpen.play }),
};
export const listings = composeStories({ default: listing.default, TilesOut });
const WaysOfProgrammeOut: typeof tour.Default = {
  args: { answers: (samples) => [...tourAnswers(samples), outage(siteTokensCall)] },
  play: acts(scrollTo("#take-along"), see("tour:take.email")),
};
export const tours = composeStories({ default: tour.default, WaysOfProgrammeOut });
const CitiesOut: typeof home.Default = {
  args: { answers: (samples) => [...homeAnswers(samples), outage(homeCitiesCall)] },
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
const SeenOut: typeof home.Default = {
  args: {
    kept: { "tropa-seen-tours": [1, 2] },
    answers: (samples) => [...homeAnswers(samples), outage(toursByIdsCall)],
  },
  play: () =>
    expect
      .poll(() => {
        document.querySelector("main div[data-late]")?.scrollIntoView({ block: "center" });
        return wasMade(toursByIdsCall);
      })
      .toBe(true),
};
export const homes = composeStories({ default: home.default, CitiesOut, SuggestionsOut, SeenOut });

/** What a page goes on without, its story, and the calls whose failure is logged. */
export const degradedStories: [string, ScreenStory["Story"], paths: string[]][] = [
  ["collections and stats", composeStories(home).PartsOut, ["/spa/collections", "/spa/info"]],
  ["stats of the destinations", composeStories(places).DestinationsPartsOut, ["/spa/info"]],
  [
    "sights and reviews of a destination",
    composeStories(listing).DestinationPartsOut,
    ["/spa/reviews", "/spa/showplaces"],
  ],
  ["tours of a country's sights", composeStories(sights).HubToursOut, ["/spa/tours"]],
  [
    "contacts, opening hours and social groups",
    composeStories(company).ContactsOutage,
    ["/spa/contacts", "/spa/groups-in-social-network", "/spa/work-time"],
  ],
  ["figures", composeStories(company).AboutWithoutFigures, ["/spa/info"]],
  [
    "identity checks of an organizer",
    composeStories(organizers).ChecksUnknown,
    ["/crm/api/organizer/verification-info"],
  ],
  ["suggestions", homes.SuggestionsOut, ["/spa/site-completion", "/spa/tours-filter-completion"]],
  ["site tokens in the organizers' sign-in", signIns.TokensOut, ["/spa/site-tokens"]],
  ["site tokens in the choice of a code channel", signIns.RegisterOut, ["/spa/site-tokens"]],
  ["site tokens on a map", listings.TilesOut, ["/spa/site-tokens"]],
  ["an earlier version of a legal document", legals.EarlierOut, ["/spa/legal-document"]],
  ["recently seen tours", homes.SeenOut, ["/crm/api/tour/get-by-ids"]],
  ["favourite tours", composeStories(favourites).Outage, ["/crm/api/tour/get-by-ids"]],
  ["the profile", settingsPages.Outage, ["/crm/api/user/profile"]],
  ["unread messages", settingsPages.UnreadOut, ["/crm/api/chat/unread-count"]],
  ["permissions of staff", settingsPages.RightsOut, ["/spa/user-info-data"]],
  [
    "the chat with support",
    composeStories(errors).SupportMissing,
    ["/crm/api/chat/get-chat-with-support"],
  ],
];
