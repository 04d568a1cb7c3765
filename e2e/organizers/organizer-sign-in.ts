import type { Browser, Page } from "@playwright/test";
import { expect } from "../harness/fixtures.ts";
import { apiUrl, factsOf, storefronts } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";
import type { TourFacts } from "../discovery/tour/tour-facts.ts";

/** Files of journeys that work as an organizer of their own, so that none changes what another looks at. */
const files = ["records", "departures", "verification"] as const;

/** A tour of an organizer whom no other file of journeys, and no other storefront's, works for. */
export function ownOrganizersTour(
  variant: Variant,
  file: (typeof files)[number],
): Promise<TourFacts> {
  const place = [...storefronts.keys()].indexOf(variant) + files.indexOf(file) * storefronts.size;
  const isOwn = (id: number) => id > 10 && id % (storefronts.size * files.length) === place;
  return findTour(variant, ({ type, organizer }) => type === 1 && isOwn(organizer.id));
}

/** An organizer of the demo data enters their desk. */
export async function signInOrganizer(page: Page, variant: Variant, id: number): Promise<void> {
  await page.goto(`${apiUrl}/organizer/login?from=${variant}`);
  await page.locator("input[name=login]").fill(`organizer${id}@tropa.example`);
  await page.locator("input[name=password]").fill("tropa-demo");
  await page.locator("button[value=password]").click();
  await expect(page).toHaveURL(new RegExp(`^http://localhost:${factsOf(variant).port}/organizer`));
}

/** A second browser, in which an organizer is signed in, at a page of the desk. */
export async function organizerPage(
  browser: Browser,
  variant: Variant,
  { id, to }: { id: number; to: string },
): Promise<Page> {
  const { port, locale } = factsOf(variant);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale });
  const page = await context.newPage();
  await signInOrganizer(page, variant, id);
  await page.goto(to);
  return page;
}
