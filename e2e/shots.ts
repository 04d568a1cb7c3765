import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { findChromium } from "../tools/chromium.mjs";
import { firstTour, goneTour, individualTour, removedTour } from "./catalogue.ts";
import startStack from "./stack-setup.ts";
import { apiUrl, factsOf, storefronts } from "./stack.ts";
import { text } from "./texts.ts";
import type { Variant } from "./stack.ts";

/** Widths of a phone, a tablet and a laptop. */
const widths = [390, 768, 1440] as const;
const folder = join(import.meta.dirname, "../shots");

interface Booking {
  uuid: string;
  status: number;
}

/** Books the first date of a tour that can be had; answers the booking's link. */
async function book(variant: Variant, path: string): Promise<Booking> {
  const headers = {
    "content-type": "application/json",
    "x-language": factsOf(variant).language,
    "x-currency": factsOf(variant).currency,
    "x-localization": variant,
  };
  const tour = (await (
    await fetch(`${apiUrl}/spa/tour?slug=${path.slice(1)}`, { headers })
  ).json()) as { id: number; variants: { id: number; is_busy: boolean }[] };
  const date = tour.variants.find(({ is_busy: isBusy }) => !isBusy);
  const answer = await fetch(`${apiUrl}/spa/submit-order`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      tour_id: tour.id,
      variant_id: date?.id,
      first_name: factsOf(variant).tourist.name,
      phone: factsOf(variant).tourist.phones[0],
      agree: true,
    }),
  });
  if (!answer.ok) throw new Error(`no booking for ${path}: ${answer.status}`);
  return (await answer.json()) as Booking;
}

/** A booking that waits to be paid: of an organizer who sells directly. */
async function payableBooking(variant: Variant, listing: string, page: Page): Promise<Booking> {
  await page.goto(`http://localhost:${factsOf(variant).port}${listing}`);
  const links = await page
    .getByRole("main")
    .locator("h2 a, h3 a")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  for (const path of links) {
    const booking = await book(variant, path);
    if (booking.status === 2) return booking;
  }
  throw new Error(`${listing} has no tour that is sold directly`);
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
    const waiting = await book(variant, tour.path);
    const payable = await payableBooking(variant, listing, page);
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
      "booking-waiting": `/booking/uuid/${waiting.uuid}`,
      "booking-payable": `/booking/uuid/${payable.uuid}`,
      pay: `/booking/pay/uuid/${payable.uuid}`,
      success: `/success?uuid=${payable.uuid}`,
      fail: `/fail?uuid=${payable.uuid}`,
      qr: `/booking/qr/uuid/${payable.uuid}`,
      ...(config.features.excursions && { excursions: "/tours?type=excursion" }),
      ...Object.fromEntries(
        config.locales.slice(1).flatMap((locale) => [
          [`home-${locale}`, `/${locale}`],
          [`listing-${locale}`, `/${locale}${listing}`],
          [`tour-${locale}`, `/${locale}${tour.path}`],
        ]),
      ),
    };
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 576 ? 844 : 900 });
      const target = join(folder, variant, String(width));
      await mkdir(target, { recursive: true });
      if (width === widths[0]) {
        await shoot(page, `${origin}/favorites`, join(target, "favourites-empty.png"));
        await shoot(page, `${origin}/compare`, join(target, "compare-empty.png"));
        await choose(page, variant, `${origin}${listing}`);
      }
      for (const [name, path] of Object.entries(pages)) {
        await shoot(page, `${origin}${path}`, join(target, `${name}.png`));
      }
      console.log(`${variant} at ${width} px: ${Object.keys(pages).length} pages`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await stop();
}
