import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as favourites from "../../src/discovery/favourites-page/favourites.stories.tsx";
import * as tours from "../../src/discovery/tour/tour-screen.stories.tsx";
import * as weather from "../../src/discovery/tour/weather/weather-widget.stories.tsx";
import { press, wordsOf } from "../harness/acts.ts";
import { quiet } from "./quiet.ts";
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
  await quiet();
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
