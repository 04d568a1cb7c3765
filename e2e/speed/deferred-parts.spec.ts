import type { Page } from "@playwright/test";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";

/** Keeps the code of a page's late parts on its way until it is let through. */
async function holdCode(page: Page, file: RegExp): Promise<() => void> {
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await isLet;
    await route.continue();
  });
  return letThrough;
}

test(
  "a press on a tour's page before its code arrives takes effect afterwards",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const letThrough = await holdCode(page, /\/tour-below-[\w-]+\.js$/);
    const tour = await firstTour(variant, facts.listing);
    await open(tour.path);
    const part = page.locator("[data-deferred]", {
      has: page.getByRole("button", { name: text(variant, "tour:complain") }),
    });
    await expect(part).toHaveAttribute("data-deferred", "waiting");
    const button = part.getByRole("button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(part).toHaveAttribute("data-deferred", "waiting");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letThrough();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(part).toHaveAttribute("data-deferred", "taken");
  },
);

test(
  "text typed before the code arrives is kept with the focus",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open }) => {
    const letThrough = await holdCode(page, /\/home-below-[\w-]+\.js$/);
    await open("/");
    const part = page.locator("#help [data-deferred]");
    const name = part.locator("input[name=name]");
    await name.pressSequentially("Ann");
    await expect(part).toHaveAttribute("data-deferred", "waiting");
    letThrough();
    await expect(part).toHaveAttribute("data-deferred", "taken");
    await expect(name).toBeFocused();
    await page.keyboard.type("a");
    await expect(name).toHaveValue("Anna");
  },
);

test(
  "an untouched page hydrates its remaining parts by itself",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open }) => {
    await open("/");
    const waiting = page.locator('[data-deferred="waiting"]');
    await expect(waiting).not.toHaveCount(0);
    await expect(waiting).toHaveCount(0);
  },
);
