import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../harness/accessible.ts";
import { captchaMs, fillContacts } from "../../sales/booking.ts";
import { expect, test } from "../../harness/fixtures.ts";
import { openDates } from "./booking-panel.ts";
import { addChild } from "./party.ts";
import { apiUrl, factsOf } from "../../harness/stack.ts";
import type { Variant } from "../../harness/stack.ts";
import { pattern, text } from "../../harness/texts.ts";
import { amountIn, amountOf, findTour } from "./tour-facts.ts";
import type { TourFacts } from "./tour-facts.ts";

const ages = [4, 9];
const query = "adults=2&childAges=4,9";

const priceOf = (tour: TourFacts, age: number) =>
  tour.child_prices.find(({ from_age: from, to_age: to }) => from <= age && age <= to);
/** The departure whose price the card tells, with seats for the family. */
const dateOf = (tour: TourFacts) =>
  tour.variants.find((date) => !date.is_busy && date.seats_left >= 4 && date.price === tour.price);
const isPriced = (tour: TourFacts) => tour.type === 1 && ages.every((age) => priceOf(tour, age));

const nameFamily = async (page: Page, variant: Variant): Promise<Locator> => {
  const field = page.getByRole("button", { name: text(variant, "party:label") });
  await field.filter({ visible: true }).first().click();
  const adults = page.getByRole("spinbutton", { name: text(variant, "party:adults") });
  await adults.fill("2");
  await adults.press("Tab");
  const panel = page.locator("[popover]:popover-open");
  for (const age of ages) await addChild(panel, variant, age);
  await expect(panel.getByRole("list").getByRole("button")).toHaveCount(ages.length);
  return panel;
};

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

test(
  "a family enters its party once and pays the total that the card shows", // One family for each storefront: two would take the same departure's seats.
  { tag: "@straight" },
  async ({ page, open, facts, variant }) => {
    const place = `&slug=${facts.listing.slice(1)}&${query}`;
    const tour = await findTour(
      variant,
      (one) => isPriced(one) && dateOf(one) !== undefined,
      place,
    );
    const date = dateOf(tour);
    await open("/");
    await nameFamily(page, variant);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const phrase = page.locator('input[name="phrase"]').first();
    await phrase.fill(facts.phrase);
    // The suggestions lie over the button.
    await phrase.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${facts.listing}\\?${query}$`));

    // The card tells the family's total, and each of its links knows the family.
    const results = page.getByLabel(text(variant, "listing:results"));
    const more = page.getByRole("button", { name: text(variant, "kit:loadMore") });
    const ofTour = `a[href*="/${tour.slug}?"][href$="${query}"]`;
    const link = results.locator(ofTour);
    await expect(link.or(more).first()).toBeVisible();
    if (!(await link.isVisible())) await more.click();
    const card = results.locator("article").filter({ has: page.locator(ofTour) });
    // The party's own numbers stand before the colon; a title may hold one too.
    const totalText = await card
      .locator("p")
      .getByText(pattern(variant, "party:forTotal"))
      .innerText();
    const said = amountOf(totalText.slice(totalText.indexOf(":")));
    await link.click();

    await expect(page).toHaveURL(new RegExp(`${tour.slug}\\?(date=\\d+&)?${query}$`));
    const panel = page.locator("#dates");
    // The departure that the card told of is chosen already; a card of the tour alone leaves the choice.
    const departure = new URL(page.url()).searchParams.get("date") ?? String(date?.id);
    const radio = panel.locator(`input[type="radio"][value="${departure}"]`);
    await openDates(page, variant);
    if (!(await radio.isVisible())) await panel.locator('button[name="dates"]').click();
    // Chosen or not, a press closes the list.
    await radio.click();
    const total = panel.getByRole("definition").filter({ has: page.locator(":scope[aria-live]") });
    await expect.poll(() => amountIn(total)).toBe(said);
    await expect(panel.locator('input[name="childAges"]')).toHaveValue("4,9");

    await panel.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
    const form = page.getByRole("dialog");
    await expect(form.locator('input[name="childAges"]')).toHaveValue("4,9");
    expect(await amountIn(form.locator("p[aria-live] > strong + span"))).toBe(said);
    await expectAccessible(page);
    await fillContacts(form, variant);
    await form.locator('button[type="submit"]').click();

    await expect(page).toHaveURL(/\/booking\/uuid\//, { timeout: captchaMs });
    const uuid = page.url().split("/").at(-1) ?? "";
    await expect(page.getByRole("main")).toContainText("4, 9");
    const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
    expect(await answer.json()).toMatchObject({
      adults: 2,
      children: 2,
      children_ages: ages,
      ...(factsOf(variant).currency === factsOf(variant).config.chargeCurrency && { total: said }),
    });
  },
);

test(
  "a child without a price is booked with the price left to the organizer",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    const tour = await findTour(
      variant,
      (one) => one.type === 1 && one.child_prices.length === 0 && dateOf(one) !== undefined,
      `&slug=${facts.listing.slice(1)}&${query}`,
    );
    await open(`/${tour.slug}?${query}`);
    const panel = page.locator("#dates");
    await expect(panel).toContainText(text(variant, "party:openTotal"));
    await expect(panel).toContainText(text(variant, "party:openNote"));
    await panel.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
    const form = page.getByRole("dialog");
    await expect(form.locator("p[aria-live] > strong")).toHaveText(
      text(variant, "party:openTotal"),
    );
    await fillContacts(form, variant);
    await form.getByRole("button", { name: text(variant, "request:order.sendOpen") }).click();
    await expect(page).toHaveURL(/\/booking\/uuid\//, { timeout: captchaMs });
    await expect(page.getByRole("main")).toContainText(text(variant, "booking:money.open"));
    await expectAccessible(page);
  },
);
