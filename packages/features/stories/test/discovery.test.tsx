import { composeStories } from "@storybook/react-vite";
import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { shareFavouritesCall } from "@tropa/api-contract/discovery/calls-favourites";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as favourites from "../../src/discovery/favourites-page/favourites.stories.tsx";
import * as tours from "../../src/discovery/tour/tour-screen.stories.tsx";
import * as weather from "../../src/discovery/tour/weather/weather-widget.stories.tsx";
import { favouritesKey } from "../../src/people/favourites/favourites-state.ts";
import { acts, press, pressOn, see, seeElement, wordsOf } from "../harness/acts.ts";
import { answer } from "../harness/fake-answers.ts";
import { sampleCard, sampleDate } from "../samples/discovery/tour-card.ts";
import { sampleTour, tourAnswers } from "../samples/discovery/tour.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { asDesktop, show, textOf } from "./show.tsx";

const lists = composeStories(favourites);
const weathers = composeStories(weather);
const tourStories = composeStories(tours);

beforeEach(asDesktop);

it("favourites show removed tours and fallen prices, and can be removed and restored", async () => {
  await show(lists.Default);
  const main = page.getByRole("main");
  await expect.poll(() => textOf(main)).toContain("$220 cheaper");
  // What cannot be bought shows no offer, but where else to go.
  const gone = page.getByRole("article").filter({ hasText: wordsOf("tourCard:removed") });
  expect(textOf(gone)).not.toContain("$");
  const links = gone.getByRole("link").elements();
  expect(links.at(-1)?.textContent).toBe(wordsOf("favourites:gone.similar"));
  await gone.getByRole("button", { name: wordsOf("favourites:gone.remove"), exact: false }).click();
  await expect.poll(() => gone.elements()).toEqual([]);
  await press("favourites:undo")();
  await press("favourites:gone.clear")();
  await expect.poll(() => page.getByRole("article").elements()).toHaveLength(2);
});

it("the link to a shared list names its departures, the party and the currency", async () => {
  const { Sharing } = lists;
  const note = { price: 120_000, currency: "USD", party: { adults: 2, childAges: [4] } };
  const kept = {
    [favouritesKey]: {
      state: {
        ids: [1],
        notes: { 1: { ...note, dateId: 101 } },
        owner: null,
        unsent: { added: [], removed: [] },
      },
      version: 2,
    },
  };
  const answers = (samples: SampleSet) => {
    const card = sampleCard(samples, 0, { id: 1, is_date_chosen: true });
    return [
      answer(toursByIdsCall, { items: [card] }),
      answer(shareFavouritesCall, { token: "aBcD1234", count: 1 }),
    ];
  };
  const place = { path: "/favorites?prices=EUR", currency: "EUR" } as const;
  await show(
    Object.assign(() => <Sharing {...place} kept={kept} answers={answers} />, {
      play: acts(press("favourites:share.button"), see("favourites:share.copy")),
    }),
  );
  const field = page.getByRole("textbox", { name: wordsOf("favourites:share.link") });
  const { searchParams } = new URL((field.element() as HTMLInputElement).value);
  expect(Object.fromEntries(searchParams)).toEqual({
    list: "aBcD1234",
    dates: expect.stringMatching(/^\d+$/),
    adults: "2",
    childAges: "4",
    prices: "EUR",
  });
});

it("the heart of a tour's page keeps the chosen departure with its price", async () => {
  await show(tourStories.Default);
  await pressOn("#dates button[popovertarget]")();
  await seeElement("#dates input[name=date]:enabled")();
  const free = [...document.querySelectorAll<HTMLInputElement>("#dates input[name=date]:enabled")];
  const chosen = free.at(-1)!;
  await pressOn(`#dates label:has(input[name=date][value="${chosen.value}"])`)();
  await expect.poll(() => location.search).toContain(`date=${chosen.value}`);
  await pressOn(`main button[aria-pressed][aria-label^="${wordsOf("tourCard:favourite")}"]`)();
  const notes = () => {
    const { state } = JSON.parse(localStorage.getItem(favouritesKey) ?? '{"state":{"notes":{}}}');
    return Object.values(state.notes as Record<string, { dateId?: number }>);
  };
  await expect.poll(() => notes().map(({ dateId }) => dateId)).toEqual([Number(chosen.value)]);
});

it("a departure whose free cancellation is over is offered none, in the panel and in the booking window", async () => {
  const { Default } = tourStories;
  const soon = { start: "2027-03-20", end: "2027-03-26", not_guaranteed: false };
  const answers = (samples: SampleSet) =>
    tourAnswers(samples, sampleTour(samples, { variants: [sampleDate(samples, 0, soon)] }));
  await show(Object.assign(() => <Default answers={answers} />, { play: seeElement("#dates") }));
  await expect
    .poll(() => document.querySelector("#dates a[href='#cancellation']")?.textContent)
    .toBe(wordsOf("tour:promise.cancelOver"));
  await press("tour:book")();
  const kinds = () =>
    [...document.querySelectorAll<HTMLElement>("dialog[open] [data-kind]")].map(
      ({ dataset }) => dataset.kind,
    );
  await expect.poll(kinds).toEqual(["prepaymentKept", "none"]);
});

it("the weather follows the chosen date", async () => {
  await show(weathers.Usual);
  const section = document.querySelector("#weather");
  const months = page
    .getByRole("figure")
    .getByRole("listitem")
    .elements()
    .filter(({ parentElement }) => parentElement?.childElementCount === 12);
  expect(months).toHaveLength(12);
  const yours = () =>
    months.flatMap(({ textContent }, index) =>
      textContent.includes(wordsOf("weather:yours")) ? [index + 1] : [],
    );
  expect(yours()).toEqual([4]);
  expect(section?.textContent).toContain(wordsOf("weather:best"));
  document.querySelector<HTMLInputElement>("#dates input[value='503']")?.click();
  await waitUntilQuiet();
  expect(yours()).toEqual([5]);
});

it("a storefront without the weather has no weather section", async () => {
  await show(tourStories.Default);
  expect(document.querySelector("#weather")).toBeNull();
});

it("a pressed date closes its list and is shown in the field, which has the focus; arrows leave it open", async () => {
  await show(tourStories.Default);
  const field = () => document.querySelector<HTMLElement>("#dates button[popovertarget]")!;
  const list = () => document.querySelector("#dates fieldset:has([name=date])")!;
  const free = () => [...list().querySelectorAll<HTMLInputElement>("input:enabled")];
  const before = field().textContent;
  await userEvent.click(field());
  await expect.poll(() => list().checkVisibility()).toBe(true);
  free()[0]?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(list().checkVisibility()).toBe(true);
  await expect.poll(() => field().textContent).not.toBe(before);
  const label = free()[0]?.closest("label");
  if (label) await userEvent.click(label);
  await expect.poll(() => list().checkVisibility()).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(field().textContent).toBe(before);
});
