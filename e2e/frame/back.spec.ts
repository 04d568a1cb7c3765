import type { Page } from "@playwright/test";
import { settled } from "../harness/accessible.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { closeField, openDates, openPeople } from "../discovery/tour/booking-panel.ts";
import { expect, test } from "../harness/fixtures.ts";
import type { Variant } from "../harness/stack.ts";
import { findTour, roomyDates } from "../discovery/tour/tour-facts.ts";
import { text } from "../harness/texts.ts";
import { factsOf } from "../harness/stack.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

/** Layers that have an entry of their own in the history. */
const layers = (page: Page) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

async function opened(page: Page, count = 1): Promise<void> {
  await expect.poll(() => layers(page)).toBe(count);
}

/** Nothing stays open, nothing is left behind: one more step leads to the page before. */
async function closedOn(page: Page, path: string, before: string): Promise<void> {
  await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);
  await opened(page, 0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(before);
}

test(
  "Back closes the menu, the filters and the map on a phone and stays on the page",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const named = (key: string) => text(variant, key);
    await open("/");
    await open(facts.listing);
    const path = page.url();
    const start = new URL("/", path).href;
    const ways = [
      page.getByRole("button", { name: named("common:menu"), exact: true }),
      page.getByRole("link", { name: named("listing:filters") }),
      page.getByRole("button", { name: named("listing:map.open"), exact: true }),
    ];
    for (const way of ways) {
      await way.first().click();
      await opened(page);
      await expect(page.locator("dialog[open], :popover-open")).toHaveCount(1);
      await page.goBack();
      await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);
      await opened(page, 0);
      await expect(page).toHaveURL(path);
    }
    await closedOn(page, path, start);
  },
);

test(
  "filters applied in the drawer add one step to the history",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(facts.listing);
    const path = page.url();
    await page.getByRole("link", { name: text(variant, "listing:filters") }).click();
    const drawer = page.getByRole("dialog");
    await opened(page);
    await drawer.locator('input[name="difficulty"][value="1"]').check();
    // While tours are counted it names no number, and other buttons do.
    const clear = text(variant, "listing:clearAll");
    const apply = drawer.getByRole("button", { name: clear, exact: true }).locator("+ button");
    await expect(apply).toHaveText(/\d/);
    await apply.click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(path);
    await opened(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await opened(page, 0);
    await page.goForward();
    await expect(page).not.toHaveURL(path);
  },
);

test(
  "Back closes the gallery; closing it by key or button leaves no history entry",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const { path } = await firstTour(variant, facts.listing);
    await open("/");
    const start = page.url();
    await open(path);
    const url = page.url();
    const photo = page.locator("main a:has(picture), main button:has(picture)").first();
    const gallery = page.getByRole("dialog");
    await photo.click();
    await opened(page);
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await expect(photo).toBeFocused();
    // By the keyboard alone.
    await page.keyboard.press("Enter");
    await opened(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(gallery).toBeHidden();
    await opened(page, 0);
    await photo.click();
    await opened(page);
    await gallery.getByRole("button", { name: text(variant, "kit:close") }).click();
    await closedOn(page, url, start);
  },
);

/** Opens the form for the first free date. */
async function openOrder(page: Page, variant: Variant): Promise<void> {
  const dates = await openDates(page, variant);
  await dates.locator("input[type=radio]:enabled").first().click();
  await page.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
  await settled(page);
}

test(
  "a reload keeps everything typed into an order form except the agreement",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, (one) => roomyDates(one).length > 0);
    await open(`/${tour.slug}`);
    await openOrder(page, variant);
    const url = page.url();
    const form = page.getByRole("dialog");
    const filled = {
      first_name: "Maria",
      last_name: "Orlova",
      email: "maria@example.org",
      comment: "With a dog",
    };
    for (const [name, value] of Object.entries(filled))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator("[name=phone]").fill("9161234567");
    await opened(page);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await opened(page, 0);
    await openOrder(page, variant);
    for (const [name, value] of Object.entries(filled))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(form.locator("[name=phone]")).toHaveValue(/916/);
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).toContain("Orlova");
    expect(stored).not.toContain("agree");
    await opened(page);
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(url);
  },
);

test(
  "the address keeps the chosen date and party through a reload and through Back",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, (one) => roomyDates(one).length > 1);
    const [, chosen] = roomyDates(tour);
    const date = page.locator(`#dates input[type=radio][value="${chosen?.id}"]`);
    const adults = page.locator("#dates input[name=adults]");
    const isChosen = async (people: string) => {
      await expect(page).toHaveURL(new RegExp(`[?&]date=${chosen?.id}&adults=${people}$`));
      await expect(date).toBeChecked();
      await expect(adults).toHaveValue(people);
    };
    await open("/");
    const start = page.url();
    await open(`/${tour.slug}`);
    await openDates(page, variant);
    await date.click();
    const people = await openPeople(page, variant);
    await adults.fill("2");
    await adults.press("Tab");
    await closeField(people);
    await isChosen("2");
    await page.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
    await settled(page);
    await opened(page);
    const inForm = page
      .getByRole("dialog")
      .getByLabel(text(variant, "party:adults"), { exact: true });
    await expect(inForm).toHaveValue("2");
    await inForm.fill("3");
    await inForm.press("Tab");
    await expect(page).toHaveURL(/adults=3$/);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await opened(page, 0);
    await isChosen("3");
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goForward();
    await isChosen("3");
  },
);

test(
  "a reload keeps everything typed into the help form",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    await open("/");
    const banner = page.locator("#help form");
    await banner.scrollIntoViewIfNeeded();
    const phone = banner.locator("[name=phone]");
    await banner.locator("[name=name]").fill("Maria");
    await banner.locator("[name=comment]").fill("Altai in June");
    await phone.pressSequentially(factsOf(variant).tourist.written.typed);
    await page.keyboard.press("Tab");
    await expect(phone).toHaveValue(factsOf(variant).tourist.written.shown);
    // The form's code comes once somebody is there.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("draft-help")))
      .toContain("Altai in June");
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await banner.scrollIntoViewIfNeeded();
    await expect(banner.locator("[name=name]")).toHaveValue("Maria");
    await expect(banner.locator("[name=comment]")).toHaveValue("Altai in June");
    await expect(phone).toHaveValue(/916|555/);
  },
);

test(
  "a reload keeps what was typed before the form's script arrived",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open }) => {
    // Never answered: a file that failed would have the page loaded anew.
    await page.route(/\/assets\/(help|api)-form-[^/]*\.js/, () => {});
    await open("/");
    const name = page.locator("#help form [name=name]");
    await name.scrollIntoViewIfNeeded();
    await name.fill("Maria");
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("draft-help")))
      .toContain("Maria");
    await page.reload();
    await name.scrollIntoViewIfNeeded();
    await expect(name).toHaveValue("Maria");
  },
);

test(
  "a phone number that cannot exist stops the help form",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    await open("/");
    const banner = page.locator("#help form");
    await banner.scrollIntoViewIfNeeded();
    await banner.locator("[name=name]").fill("Maria");
    await banner.locator("[name=phone]").fill("+7 216 123 45 67");
    let isSent = false;
    await page.route("**/submit-help-request", (route) => {
      isSent = true;
      return route.abort();
    });
    await banner.locator("[type=submit]").click();
    await expect(banner.locator("[name=phone]")).toHaveAccessibleDescription(
      text(variant, "kit:validation.phoneInput"),
    );
    expect(isSent).toBe(false);
  },
);

test(
  "a new page focuses its heading, and Back focuses the link again",
  { tag: ["@crossed", "@at-desk"] },
  async ({ page, open, facts }) => {
    await open(facts.listing);
    const link = page.locator("main article h2 a, main article h3 a").first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/-\d+(\?date=\d+)?$/);
    await expect(page.locator("main h1")).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  },
);
