import { composeStories } from "@storybook/react-vite";
import {
  authViaCodeCall,
  registerWithoutPasswordCall,
} from "@tropa/api-contract/people/calls-accounts";
import { cookieName } from "@tropa/domain/storefront/visitor-cookies";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as find from "../../src/discovery/listing/find/find-route.tsx";
import * as listing from "../../src/discovery/listing/listing-screen.stories.tsx";
import type { Consent } from "../../src/platform/storage/consent.ts";
import * as outcome from "../../src/sales/booking/outcome/outcome.stories.tsx";
import * as help from "../../src/sales/help-request/help-banner.stories.tsx";
import * as orders from "../../src/sales/order/order-drawer.stories.tsx";
import * as signIn from "../../src/people/sign-in-page/sign-in.stories.tsx";
import type { AnalyticsEvent } from "../../src/platform/analytics/events.ts";
import { setEventListener, takeWaitingEvents } from "../../src/platform/analytics/send-event.ts";
import { acts, press, pressOn, seeElement } from "../harness/acts.ts";

import { answer } from "../harness/fake-answers.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { sampleCode, sampleProfile } from "../samples/people/person.ts";
import type { ScreenStory } from "./screen-stories.ts";
import { asDesktop, show } from "./show.tsx";
import { withoutLeaving } from "./without-leaving.ts";

const { Default } = composeStories(listing);
const firstSignIn = (samples: SampleSet) => [
  answer(registerWithoutPasswordCall, sampleCode("maria@example.org")),
  answer(authViaCodeCall, {
    token: "token",
    expires_in: 900,
    profile: sampleProfile(samples),
    is_new: true,
  }),
];
const { Code } = composeStories(signIn);
const FirstSignIn = Object.assign(() => <Code answers={firstSignIn} />, { play: Code.play });
const heart = "article button[aria-pressed]";
const pressHeart = acts(seeElement(heart), pressOn(heart));

/** What the visitor has said to cookies. The jar itself is shared with tests that run beside these. */
const say = (answer: Consent | null): void => {
  const said = answer === null ? "" : `${cookieName("cookieNotice")}=${answer}`;
  vi.spyOn(document, "cookie", "get").mockReturnValue(said);
};

/** A listing, and what is done there. */
const atListing = (play: () => Promise<void>): ScreenStory["Story"] =>
  Object.assign(() => <Default />, { play });

beforeEach(async () => {
  await asDesktop();
  setEventListener(null);
  takeWaitingEvents();
});
afterEach(() => vi.restoreAllMocks());

type FindArgs = Parameters<typeof find.clientLoader>[0];

const shop: [string, ScreenStory["Story"], Partial<AnalyticsEvent>][] = [
  [
    "changing a filter",
    atListing(press("listing:sort.price")),
    { name: "filter", fields: ["sort"] },
  ],
  ["adding a favourite", atListing(pressHeart), { name: "add_to_wishlist" }],
  ["opening the order form", composeStories(orders).Default, { name: "begin_checkout" }],
  ["a finished payment", composeStories(outcome).Default, { name: "purchase" }],
  ["sending a help request", composeStories(help).Sent, { name: "generate_lead", kind: "help" }],
  ["asking about dates", composeStories(orders).Asked, { name: "generate_lead", kind: "question" }],
];

it.each(shop)("counts %s once and holds the event until consent", async (_, Story, event) => {
  say(null);
  await show(Story);
  const waiting = takeWaitingEvents();
  const counted = () => {
    waiting.push(...takeWaitingEvents());
    return waiting.filter(({ name }) => name === event.name);
  };
  await expect.poll(counted).toEqual([expect.objectContaining(event)]);
});

it.each([
  ["?phrase=+Altai+&adults=2", [{ name: "search", phrase: "Altai" }]],
  ["?phrase=", []],
  ["?slug=altay", []],
])("counts a search before the page loads: %s", async (query, events) => {
  say(null);
  const args: Pick<FindArgs, "request" | "serverLoader"> = {
    request: new Request(`http://localhost/find${query}`),
    serverLoader: () => Promise.reject(new Error("led elsewhere")),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes no other arguments
  await expect(find.clientLoader(args as FindArgs)).rejects.toThrow("led elsewhere");
  expect(takeWaitingEvents()).toEqual(events);
});

it("a visitor can add a favourite without a sign-in window", async () => {
  await show(atListing(pressHeart));
  await expect.poll(() => document.querySelector(heart)?.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("dialog[open]")).toBeNull();
});

it("counts a first sign-in on the next page only with consent", async () => {
  for (const answered of [null, "all"] as const) {
    takeWaitingEvents();
    say(answered);
    await show(FirstSignIn);
    const { left, stay } = withoutLeaving();
    const field = document.querySelector<HTMLInputElement>("input[autocomplete=one-time-code]");
    if (!field) throw new Error("no code is asked for");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      field,
      "123456",
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await left;
    stay();
    const kept = JSON.parse(sessionStorage.getItem("analytics-events") ?? "[]") as {
      name: string;
    }[];
    expect(kept.map(({ name }) => name).filter((name) => name === "sign_up")).toEqual(
      answered === "all" ? ["sign_up"] : [],
    );
  }
});
