import type { Page } from "@playwright/test";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openBrowser } from "../../bench/browser.ts";
import { firstTour, goneTour, individualTour, removedTour } from "../discovery/catalogue.ts";
import startStack from "../harness/stack-setup.ts";
import { finishedBooking } from "../sales/finished-booking.ts";
import { submitOrder } from "../sales/order-call.ts";
import { factsOf, storefronts } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";
import type { TourFacts } from "../discovery/tour/tour-facts.ts";
import type { Variant } from "../harness/stack.ts";
import { folder, inEveryLook, isWanted, shoot, wanted } from "./shoot.ts";
import type { Opening } from "./shoot.ts";

let callers = 0;
const ownAddress = () => ({ "x-forwarded-for": `198.19.0.${(callers += 1)}` });

const freeDate = ({ type, variants }: TourFacts) =>
  type === 1 ? variants.find(({ is_busy: isBusy }) => !isBusy) : undefined;

/** Bookings as they begin, by their status, and the tours that such come from. */
const beginnings = {
  waiting: {
    status: 1,
    isOf: (tour: TourFacts) => freeDate(tour) !== undefined && !tour.organizer.has_direct_sale,
  },
  payable: {
    status: 2,
    isOf: (tour: TourFacts) => freeDate(tour) !== undefined && tour.organizer.has_direct_sale,
  },
};

/** Books a seat, and answers the booking's uuid. */
async function book(variant: Variant, beginning: keyof typeof beginnings): Promise<string> {
  const { status: expected, isOf } = beginnings[beginning];
  const tour = await findTour(variant, isOf);
  const order = { tour_id: tour.id, variant_id: freeDate(tour)!.id, adults: 1 };
  const { uuid, status } = await submitOrder(variant, order, ownAddress());
  // A picture of another state would stand under a name that is not its own.
  if (status !== expected) throw new Error(`tour ${tour.id} was booked with status ${status}`);
  return uuid;
}

/** Keeps and compares the first tours of a listing; it stays so in the browser. */
async function choose(page: Page, variant: Variant, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  const cards = page.locator("main article");
  const named = (key: string) => new RegExp(`^${text(variant, key).split("{title}")[0]}`);
  for (const index of [0, 1, 2]) {
    const card = cards.nth(index);
    await card.getByRole("button", { name: named("tourCard:favourite") }).click();
    await card.getByRole("button", { name: named("compare:addNamed") }).click();
  }
  await page.waitForLoadState("networkidle");
}

/** The first page that a list leads to. */
async function firstListed(page: Page, url: string): Promise<string> {
  await page.goto(url);
  return (await page.locator("main li a").first().getAttribute("href")) ?? "/";
}

/** A question that a tour's page shows, on its own page. */
async function questionPage(variant: Variant): Promise<string> {
  const idOf = ({ questions }: TourFacts) => questions.find(({ id }) => id !== null)?.id;
  const tour = await findTour(variant, (one) => idOf(one) !== undefined);
  return `/tour-question/${tour.id}/${idOf(tour)}`;
}

/** What a reader presses before the picture. */
const withChanges = "agreement-changes";
const pressed = (name: string, page: Page): Opening | undefined =>
  name === withChanges
    ? { press: () => page.locator("main details summary").first().click(), isWithin: true }
    : undefined;

/** Pages that are read. */
async function readPages(
  page: Page,
  variant: Variant,
  origin: string,
): Promise<Record<string, string>> {
  const linked = async (from: string, part: string, isOf = /./) => {
    await page.goto(`${origin}${from}`);
    const links = await page.locator(`main a[href*="${part}"]`).all();
    for (const link of links) {
      const path = (await link.getAttribute("href")) ?? "";
      if (isOf.test(path)) return path;
    }
    return "/";
  };
  // Articles and sights end with their numbers.
  const withoutNumber = /\/[^/]*\D$/;
  return {
    journal: "/journal",
    "journal-category": await linked("/journal", "/journal/", withoutNumber),
    article: "/journal/baikal-on-ice-1",
    sights: "/dostoprimechatelnosti",
    "sights-of": await linked("/dostoprimechatelnosti", "/dostoprimechatelnosti/", withoutNumber),
    sight: "/dostoprimechatelnosti/x-4",
    reviews: "/reviews",
    "reviews-of": await linked("/reviews", "/reviews/"),
    ...(factsOf(variant).config.features.organizersShown && {
      organizers: "/tour-providers",
      organizer: await linked("/tour-providers", "/tour-provider/"),
    }),
    "write-review": `/booking/review/uuid/${await finishedBooking(variant, "first")}`,
    question: await questionPage(variant),
    review: await linked("/reviews", "/review/"),
    help: "/help-center",
    answer: "/help-center/insurance",
    "help-found": "/help-center?q=visa",
    "help-none": "/help-center?q=zzzz",
    contacts: "/contacts",
    about: "/about",
    agreement: "/agreement",
    "agreement-before": await linked("/agreement", "/agreement/"),
    [withChanges]: "/agreement",
    privacy: "/privacy",
    join: "/join",
    certificates: "/podarochnye-sertifikaty",
  };
}

/** Every page, by its name among the pictures. */
async function allPages(page: Page, variant: Variant): Promise<Record<string, string>> {
  const { listing, port, config } = factsOf(variant);
  const origin = `http://localhost:${port}`;
  const tour = await firstTour(variant, listing);
  const waiting = await book(variant, "waiting");
  const payable = await book(variant, "payable");
  return {
    home: "/",
    listing,
    "listing-filtered": `${listing}?difficulty=1,2&sort=price`,
    "listing-empty": "/tours?daysMin=19&priceMax=100",
    cruises: "/tours?isCruisesSearch=1",
    tour: tour.path,
    destinations: "/destinations",
    activities: "/activities",
    seasons: "/seasons",
    collections: "/collections",
    collection: await firstListed(page, `${origin}/collections`),
    archive: "/arhivnye-tury",
    favourites: "/favorites",
    compare: "/compare",
    individual: `/order/${individualTour(0)}/individual-tour`,
    "not-found": "/no/such/page",
    removed: `/x-${removedTour}`,
    gone: `/x-${goneTour}`,
    "booking-waiting": `/booking/uuid/${waiting}`,
    "booking-payable": `/booking/uuid/${payable}`,
    pay: `/booking/pay/uuid/${payable}`,
    success: `/success?uuid=${payable}`,
    fail: `/fail?uuid=${payable}`,
    qr: `/booking/qr/uuid/${payable}`,
    ...(config.features.excursions && { excursions: "/tours?type=excursion" }),
    ...(await readPages(page, variant, origin)),
  };
}

const stop = await startStack();
const browser = await openBrowser();
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  for (const [variant, { listing, port, config }] of storefronts) {
    if (!isWanted(variant)) continue;
    const origin = `http://localhost:${port}`;
    let pages: Record<string, string> | undefined;
    const { locales } = config;
    await inEveryLook(browser, { port, locales }, async ({ start, name: look, context, page }) => {
      // The notice would stand in the middle of every tall picture.
      await context.addCookies([{ name: "cookie-notice", value: "1", url: origin }]);
      pages ??= await allPages(page, variant);
      const unknown = wanted.filter((name) => !(name in (pages ?? {})));
      if (unknown.length > 0) console.log(`${variant} has no ${unknown.join(", ")}`);
      const target = join(variant, "visitor", look);
      if (wanted.length === 0) {
        await shoot(page, `${start}/favorites`, join(target, "favourites-empty"));
        await shoot(page, `${start}/compare`, join(target, "compare-empty"));
        await choose(page, variant, `${origin}${listing}`);
      }
      for (const [name, path] of Object.entries(pages))
        if (wanted.length === 0 || wanted.includes(name))
          await shoot(page, `${start}${path}`, join(target, name), pressed(name, page));
      console.log(target);
    });
  }
} finally {
  await browser.close();
  await stop();
}
