import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { findChromium } from "../tools/chromium.mjs";
import { firstTour, goneTour, individualTour, removedTour } from "./catalogue.ts";
import startStack from "./stack-setup.ts";
import { submitOrder } from "./order-call.ts";
import { storefronts } from "./stack.ts";
import { text } from "./texts.ts";
import { findTour } from "./tour-facts.ts";
import type { TourFacts } from "./tour-facts.ts";
import type { Variant } from "./stack.ts";

/** Widths of a phone, a tablet and a laptop. */
const widths = [390, 768, 1440] as const;
const folder = join(import.meta.dirname, "../shots");
/** The pages to take, by their names here; none: all. */
const wanted = process.argv.slice(2);

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

async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  // Lazy pictures come as they are scrolled to.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true });
}

const stop = await startStack();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
try {
  await rm(folder, { recursive: true, force: true });
  for (const [variant, { listing, port, config }] of storefronts) {
    const origin = `http://localhost:${port}`;
    const context = await browser.newContext();
    // The notice would stand in the middle of every tall picture.
    await context.addCookies([{ name: "cookie-notice", value: "1", url: origin }]);
    const page = await context.newPage();
    const tour = await firstTour(variant, listing);
    const waiting = await book(variant, "waiting");
    const payable = await book(variant, "payable");
    const collection = await firstListed(page, `${origin}/collections`);
    const pages: Record<string, string> = {
      home: "/",
      listing,
      "listing-filtered": `${listing}?difficulty=1,2&sort=price`,
      "listing-empty": "/tours?daysMin=19&priceMax=100",
      cruises: "/tours?isCruisesSearch=1",
      tour: tour.path,
      destinations: "/destinations",
      collections: "/collections",
      collection,
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
      ...Object.fromEntries(
        config.locales.slice(1).flatMap((locale) => [
          [`home-${locale}`, `/${locale}`],
          [`listing-${locale}`, `/${locale}${listing}`],
          [`tour-${locale}`, `/${locale}${tour.path}`],
        ]),
      ),
    };
    const shown = Object.entries(pages).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    );
    const unknown = wanted.filter((name) => !(name in pages));
    if (unknown.length > 0) console.log(`${variant} has no ${unknown.join(", ")}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 576 ? 844 : 900 });
      const target = join(folder, variant, String(width));
      await mkdir(target, { recursive: true });
      if (width === widths[0] && wanted.length === 0) {
        await shoot(page, `${origin}/favorites`, join(target, "favourites-empty.png"));
        await shoot(page, `${origin}/compare`, join(target, "compare-empty.png"));
        await choose(page, variant, `${origin}${listing}`);
      }
      for (const [name, path] of shown) {
        await shoot(page, `${origin}${path}`, join(target, `${name}.png`));
      }
      console.log(`${variant} at ${width} px: ${shown.length} pages`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await stop();
}
