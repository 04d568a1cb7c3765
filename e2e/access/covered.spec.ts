import type { Page } from "@playwright/test";
import { orderByCall } from "../sales/booking.ts";
import { firstTour, listing } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";
import { findTour, roomyDates } from "../discovery/tour/tour-facts.ts";

/** Windows, and a desktop's at 200 %, in pixels of the page. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [720, 450],
] as const;

/** Of the given elements those that something else lies over once they are in the middle of the window. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>(wanted)];
    const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const element of seen.slice(0, 40)) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || left < 0 || left + width > innerWidth) continue;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = there?.closest("[data-choices], footer section, body > nav, [popover], dialog");
      if (over && !over.contains(element))
        found.push(
          `${element.outerHTML.slice(0, 80)} under ${over.className || over.outerHTML.slice(0, 60)}`,
        );
    }
    return found;
  }, selector);
}

const fields = "main input:not([type=hidden]), main textarea, main select";
const prices = "[data-price], main article strong, main article b";
const buttons = "main button, main a[data-variant]";

test(
  "the cookie notice covers no field, price or button at any size and zoom",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    const { path } = await firstTour(variant, facts.listing);
    const notice = page.getByRole("region", { name: text(variant, "common:cookies.label") });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const where of ["/", facts.listing, path]) {
        await open(where);
        await expect(notice).toHaveCount(1);
        for (const selector of [fields, prices, buttons])
          expect(await covered(page, selector), `${where} at ${width}`).toEqual([]);
      }
      // It is a strip: the rest of the window is the page's.
      const box = await notice.boundingBox();
      expect(box?.height ?? 0, `at ${width}`).toBeLessThan(height / 4);
    }
  },
);

test(
  "the cookie notice covers no suggestion",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await open("/");
      const field = page.locator('input[name="phrase"]').first();
      await field.click();
      await field.pressSequentially(facts.phrase.slice(0, 4));
      const options = page
        .getByRole("listbox", { name: text(variant, "home:search.suggestions") })
        .getByRole("option");
      await expect(options.first()).toBeVisible();
      expect(await covered(page, "main [role=option]"), `at ${width}`).toEqual([]);
    }
  },
);

test(
  "a search button is visible beside open suggestions in each layout of the form",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    const phrase = facts.phrase.slice(0, 4);
    // The form in one column, in two rows and in one.
    for (const [width, height] of [windows[1], windows[2], windows[3]]) {
      await page.setViewportSize({ width, height });
      await open("/");
      const start = page.url();
      const field = page.locator('input[name="phrase"]').first();
      await field.click();
      await field.pressSequentially(phrase);
      const list = page.getByRole("listbox", { name: text(variant, "home:search.suggestions") });
      await expect(list.getByRole("option").first()).toBeVisible();
      const search = page.getByRole("search");
      const name = text(variant, "home:search.forPhrase").replace("{phrase}", phrase);
      const above = search.getByRole("button", { name, exact: true });
      const own = search.getByRole("button", {
        name: text(variant, "home:search.submit"),
        exact: true,
      });
      // Below it the form's button is in another row, over which the list lies.
      const isCovered = width < 992;
      const button = isCovered ? above : own;
      await expect(above).toBeVisible({ visible: isCovered });
      // Of the list's own button the whole is in sight, or nobody would find it.
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      // A phrase that names a place leads to the place.
      await expect(page).not.toHaveURL(start);
    }
  },
);

test(
  "the comparison bar covers nothing that one books or pays with",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(facts.listing);
    const { items } = await listing(variant, facts.listing);
    for (const { title } of items.slice(0, 2)) {
      const name = text(variant, "compare:addNamed").replace("{title}", title);
      await page.getByRole("button", { name, exact: true }).first().click();
    }
    const bar = page.getByRole("region", { name: text(variant, "compare:bar"), exact: true });
    await expect(bar).toBeVisible();

    const tour = await findTour(variant, (one) => roomyDates(one).length > 0);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await open(`/${tour.slug}`);
      await expect(bar).toBeHidden();
      expect(await covered(page, "#dates button, #dates a"), `at ${width}`).toEqual([]);
    }

    const { uuid } = await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: roomyDates(tour)[0]!.id,
      adults: 1,
    });
    for (const page_ of ["", "pay/", "qr/"]) {
      await open(`/booking/${page_}uuid/${uuid}`);
      await expect(page.locator("main h1")).toBeVisible();
      await expect(bar).toHaveCount(0);
    }
  },
);

test(
  "no page is wider than a window of 320 pixels",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const tour = await findTour(variant, (one) => roomyDates(one).length > 0);
    const { items } = await listing(variant, facts.listing);
    const { uuid } = await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: roomyDates(tour)[0]!.id,
      adults: 1,
    });
    const compared = items.slice(0, 3).map(({ id }) => id);
    const paths = [
      "/",
      facts.listing,
      `${facts.listing}?page=2`,
      "/tours?isCruisesSearch=1",
      "/find?phrase=zzzz",
      `/${tour.slug}`,
      "/destinations",
      "/activities",
      "/seasons",
      "/collections",
      "/favorites",
      "/compare",
      `/compare?tours=${compared.join(",")}`,
      `/booking/uuid/${uuid}`,
      `/booking/pay/uuid/${uuid}`,
      `/booking/qr/uuid/${uuid}`,
      "/success",
      "/fail",
      "/arhivnye-tury",
      "/nowhere-at-all",
      ...(facts.config.features.excursions ? ["/tours?type=excursion"] : []),
      ...facts.config.locales
        .slice(1)
        .flatMap((locale) => [`/${locale}`, `/${locale}${facts.listing}`]),
    ];
    for (const path of paths) {
      await open(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  },
);
