import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as find from "../../src/discovery/listing/find/find.stories.tsx";
import * as home from "../../src/discovery/home/home-screen.stories.tsx";
import * as listing from "../../src/discovery/listing/listing-screen.stories.tsx";
import { press, see, wordsOf } from "../harness/acts.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { asDesktop, asPhone, show, textOf } from "./show.tsx";

const stories = composeStories(listing);
const { LongPhrase, Maybe } = composeStories(find);
const homeStories = composeStories(home);

const cards = () => page.getByRole("article").elements();
const alert = () => page.getByRole("alert");

beforeEach(asPhone);

it("keeps the list and marks the chosen sort order when a filtered list fails", async () => {
  await asDesktop();
  await show(stories.ListFailed);
  await expect.poll(() => cards().length).toBeGreaterThan(1);
  const shown = cards().length;
  await expect.poll(() => textOf(alert())).toContain(wordsOf("listing:failed.list"));
  const byPrice = page.getByRole("link", { name: wordsOf("listing:sort.price"), exact: false });
  await expect.element(byPrice).toHaveAttribute("aria-current", "true");
  await press("kit:tryAgain")();
  await waitUntilQuiet();
  await expect.element(alert()).toBeVisible();
  expect(cards()).toHaveLength(shown);
});

it("replaces the failed list with the one of the next try", async () => {
  await asDesktop();
  await show(stories.ListComesLater);
  await expect.element(alert()).toBeVisible();
  await press("kit:tryAgain")();
  await expect.poll(() => alert().elements()).toEqual([]);
  expect(page.getByRole("status").first().element().textContent).not.toBe("");
});

it("shows a place's sights after its first six tours", async () => {
  await show(stories.Default);
  const sights = page.getByRole("region", { name: wordsOf("listing:destination.sights") });
  await expect.element(sights).toBeInTheDocument();
  const before = cards().filter(
    (card) => sights.element().compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(before).toHaveLength(6);
});

it("reports under the list that more tours failed, and loads them on retry", async () => {
  await show(stories.MoreComesLater);
  const shown = cards().length;
  await expect.poll(() => textOf(alert())).toContain(wordsOf("listing:failed.more"));
  await press("kit:tryAgain")();
  await expect.poll(() => cards().length).toBeGreaterThan(shown);
  expect(alert().elements()).toEqual([]);
});

it("lets filters be chosen without the number of tours", async () => {
  await show(stories.FiltersUncounted);
  const drawer = page.getByRole("dialog");
  const difficulty = drawer.element().querySelector<HTMLInputElement>("[name=difficulty]");
  difficulty?.click();
  await waitUntilQuiet();
  const found = drawer.getByRole("button", {
    name: wordsOf("listing:show.uncounted"),
    exact: true,
  });
  await expect.element(found).toBeEnabled();
});

it("reports a failure to load more filters beside the others", async () => {
  await asDesktop();
  await show(stories.ChoicesFailed);
  await expect.poll(() => textOf(alert())).toContain(wordsOf("listing:failed.choices"));
});

it("loads the number of tours and more filters on retry", async () => {
  await show(stories.FiltersCountedLater);
  await press("kit:tryAgain")();
  await expect.poll(() => alert().elements()).toEqual([]);
  const drawer = page.getByRole("dialog");
  const [number] = /\d+/.exec(textOf(page.getByRole("status").first())) ?? [];
  await expect.poll(() => textOf(drawer)).toContain(`${number} tours`);
  await asDesktop();
  await show(stories.ChoicesComeLater);
  await press("kit:tryAgain")();
  await expect.poll(() => alert().elements()).toEqual([]);
  await see("fields:comfort.name")();
});

it("suggests which filters to drop when nothing is found, with the number of tours then", async () => {
  await show(stories.NothingFound);
  const ways = page
    .getByRole("link", { name: wordsOf("listing:empty.dropping"), exact: false })
    .elements()
    .filter((link) => link.querySelector("s"));
  expect(ways.map((way) => /\d+\D*$/.exec(way.textContent)?.[0])).toEqual(["7 tours", "2 tours"]);
  expect(ways[0]?.getAttribute("href")).toContain("difficulty=1");
  expect(ways[0]?.getAttribute("href")).not.toContain("priceMax");
});

it("repeats an unknown phrase and offers links or similar phrases", async () => {
  await show(LongPhrase);
  await expect
    .poll(() => textOf(page.getByRole("heading", { level: 1 })))
    .toContain("Gebirgswanderung");
  expect(page.getByRole("main").getByRole("link").elements().length).toBeGreaterThan(2);
  await show(Maybe);
  await expect.poll(() => textOf(page.getByRole("main"))).toContain(wordsOf("listing:find.maybe"));
});

it("opens the sheet of dates in view and closes it by its button", async () => {
  await show(homeStories.Default);
  const when = page
    .getByRole("button", { name: wordsOf("home:search.when"), exact: false })
    .first();
  await when.click();
  const seasons = page.getByText(wordsOf("home:when.seasons"), { exact: true });
  await expect.element(seasons).toBeInViewport();
  await page.getByRole("button", { name: wordsOf("kit:close"), exact: false }).click();
  await expect.element(seasons).not.toBeVisible();
  await expect.element(when).toHaveFocus();
});

it("sends the search on Enter after a choice, but not on an Enter that ends a composition", async () => {
  await asDesktop();
  await show(homeStories.Suggestions);
  const field = document.querySelector<HTMLInputElement>("input[name=phrase]");
  const { form } = field ?? {};
  if (!field || !form) throw new Error("there is no search box");
  let sent = 0;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    sent += 1;
  };
  form.addEventListener("submit", onSubmit, { capture: true });
  const typed = field.value;
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => field.getAttribute("aria-activedescendant")).not.toBeNull();
  // As Safari reports it: the composition has ended by then.
  const ending = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent("keydown", ending));
  expect(field.value).toBe(typed);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => field.value).not.toBe(typed);
  field.blur();
  field.focus();
  await userEvent.keyboard("{Enter}");
  expect(sent).toBe(1);
});
