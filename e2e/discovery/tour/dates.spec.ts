import type { Page } from "@playwright/test";
import { expectAccessible } from "../../harness/accessible.ts";
import { bookingOf, captchaMs, confirmAsOrganizer, pay } from "../../sales/booking.ts";
import { expect, test } from "../../harness/fixtures.ts";
import { apiUrl, factsOf } from "../../harness/stack.ts";
import { pattern, text } from "../../harness/texts.ts";
import { amountIn, amountOf } from "./tour-facts.ts";

/** Months of which every place here has departures by date. */
const summer = /-0[678]$/;
/** A month that begins this many months ahead: its departures can all still be booked. */
const monthsAhead = 2;

interface TourAnswer {
  price: number;
  use_request_period: boolean;
  variants: { id: number; start: string; price: number }[];
}

const email = "reader@example.com";

const monthOf = (day: string) => day.slice(0, 7);

/** A German's browser shows the English page and offers it in German; others read their language already. */
async function takeOffer(page: Page): Promise<void> {
  const offer = page.getByRole("region", { name: text("de", "languageOffer:label"), exact: true });
  await expect(offer).toContainText(text("de", "languageOffer:text"));
  await expectAccessible(page);
  await offer.getByRole("link", { name: text("de", "languageOffer:take") }).click();
  await expect(page).toHaveURL(/\/de\/?$/);
  await page.locator("html[lang=de][data-hydrated]").waitFor({ state: "attached" });
  await expect(offer).toBeHidden();
}

test.use({
  locale: async ({ variant }, use) => {
    await use(factsOf(variant).reader.locale);
  },
});

test(
  "a reader searches a month, sees only its departures, books and pays one in their language",
  { tag: "@straight" },
  async ({ page, open, facts, variant }) => {
    const { language, phrase, name, phone } = factsOf(variant).reader;
    const named = (key: string) => text(language, key);
    await open("/");
    if (language === "de") await takeOffer(page);

    // The search: a place, a month.
    const when = page.getByRole("button", { name: named("home:search.when") }).first();
    await when.click();
    const months = page.getByRole("group", { name: named("home:when.months") }).getByRole("radio");
    await expect(months).toHaveCount(12);
    const offered = await months.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    const wanted = offered.slice(monthsAhead).find((value) => summer.test(value)) ?? "";
    expect(wanted).toMatch(/^\d{4}-\d{2}$/);
    const month = months.nth(offered.indexOf(wanted));
    await month.locator("..").click();
    await expect(month).toBeChecked();
    await page.keyboard.press("Escape");
    const field = page.locator('input[name="phrase"]').first();
    await field.fill(phrase);
    await field.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${facts.listing}\\?.*dateFrom=${wanted}-01`));

    // Every card speaks of a departure of that month, cheapest first, and leads to it.
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const address = new URL(page.url());
    address.searchParams.set("sort", "price");
    await page.goto(address.href);
    const results = page.getByLabel(named("listing:results"));
    const links = results.locator("article").getByRole("heading").getByRole("link");
    await expect(links.first()).toBeVisible();
    const cards = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? ""),
    );
    const { searchParams } = new URL(page.url());
    const headers = {
      "x-localization": variant,
      "x-language": language,
      "x-currency": facts.currency,
    };
    const offers = await Promise.all(
      cards.map(async (href) => {
        const link = new URL(href, page.url());
        const slug = link.pathname.split("/").at(-1);
        const answer = await page.request.get(`${apiUrl}/spa/tour?slug=${slug}`, { headers });
        const tour = (await answer.json()) as TourAnswer;
        const date = link.searchParams.get("date");
        const departure = tour.variants.find(({ id }) => String(id) === date);
        return { href, departure, isByRequest: tour.use_request_period, price: tour.price };
      }),
    );
    expect(cards.length).toBeGreaterThan(2);
    // A tour by request has no departures: it goes when one likes.
    for (const { href, departure, isByRequest } of offers) {
      if (!isByRequest) expect(monthOf(departure?.start ?? ""), href).toBe(wanted);
    }
    const prices = offers.map(({ departure, price }) => departure?.price ?? price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(searchParams.get("dateFrom")).toBe(`${wanted}-01`);
    await expectAccessible(page);

    // The tour's page opens with the departure of the card, at the card's price.
    const first = offers.find(({ departure }) => departure !== undefined);
    const card = results
      .locator("article")
      .filter({ has: page.locator(`a[href="${first?.href}"]`) });
    const shownPrice = amountOf(await card.locator("strong").first().innerText());
    await card.getByRole("heading").getByRole("link").click();
    await expect(page.locator("#dates")).toBeVisible();
    const chosen = page.locator(`#dates input[type="radio"][value="${first?.departure?.id}"]`);
    await expect(chosen).toBeChecked();
    const panel = page.locator("#dates");
    expect(await amountIn(panel.locator("strong").first())).toBe(shownPrice);
    await expectAccessible(page);

    // Ordered with a number as it is written at home.
    await panel.getByRole("button", { name: named("tour:book"), exact: true }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(named("request:fields.firstName")).fill(name);
    const number = form.getByLabel(named("request:fields.phone"));
    await number.pressSequentially(phone.written);
    await form.getByLabel(named("request:fields.email")).fill(email);
    await form.getByRole("checkbox", { name: pattern(language, "request:agree") }).check();
    // The numbering plans come with the first letter typed, and are needed to know it.
    await expect(number).toHaveValue(/^\+/);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/booking\/uuid\//, { timeout: captchaMs });
    expect(new URL(page.url()).pathname.startsWith("/de/")).toBe(language === "de");
    const uuid = page.url().split("/").at(-1) ?? "";
    const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
    const booking = (await answer.json()) as { start: string; status: number };
    expect(monthOf(booking.start)).toBe(wanted);
    await expectAccessible(page);

    // Paid, and the letters speak the reader's language and lead to its pages.
    if (booking.status === 1) await confirmAsOrganizer(page, uuid);
    await pay(page, variant, uuid);
    expect((await bookingOf(page, uuid)).paid).toBeGreaterThan(0);
    await page.goto(`${language === "de" ? "/de" : ""}/booking/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectAccessible(page);
    const link = `${language === "de" ? "/de" : ""}/booking/uuid/${uuid}`;
    const lettersTo = async (to: string) =>
      (await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(to)}`)).text();
    await expect.poll(() => lettersTo(email)).toContain(link);
    // A booking that an organizer has confirmed is told by SMS, too.
    if (booking.status === 1) await expect.poll(() => lettersTo(phone.dialled)).toContain(link);
  },
);
