import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { arrivalCode, arrivalKept, bookingOf, fillContacts, pay } from "./booking.ts";
import { namesFound } from "../discovery/catalogue.ts";
import { expect, leaveForLater, test } from "../harness/fixtures.ts";
import { openOrder } from "./open-order.ts";
import { codeSentTo, newContact } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { signInStaff, staffOf, staffSignInPath } from "../staff/staff-sign-in.ts";
import { pattern, text } from "../harness/texts.ts";

const main = (page: Page): Locator => page.getByRole("main");
const press = (at: Page | Locator, variant: Variant, key: string) =>
  at.getByRole("button", { name: text(variant, key), exact: true }).click();

/** Another browser of the same size. */
async function anotherBrowser(browser: Browser, variant: Variant): Promise<Page> {
  const { baseURL, locale, viewport, userAgent, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(locale !== undefined && { locale }),
    ...(viewport !== undefined && { viewport }),
    ...(userAgent !== undefined && { userAgent }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
  });
  const page = await context.newPage();
  await leaveForLater(page, variant);
  return page;
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Somebody applies to lead tours. */
async function apply(page: Page, variant: Variant, name: string): Promise<void> {
  const { tourist, config } = factsOf(variant);
  const isByPhone = config.mainAuthMethod === "phone";
  const contact = newContact(variant);
  await openPage(page, "/join");
  const field = (key: string) => main(page).getByLabel(text(variant, key));
  await field("request:fields.firstName").fill("Ivan");
  await field("request:fields.lastName").fill("Sokolov");
  await field("request:fields.phone").fill(isByPhone ? contact : tourist.phones[1]);
  await field("request:fields.email").fill(isByPhone ? `${name}@example.org` : contact);
  await press(main(page), variant, "join:form.next");
  await main(page)
    .getByRole("combobox", { name: text(variant, "join:form.city") })
    .fill("Tbilisi");
  await page.getByRole("option").first().click();
  await main(page)
    .getByRole("radio", { name: text(variant, "join:kinds.self_employed") })
    .check();
  await field("join:form.title").fill(name);
  await field("join:form.about").fill(
    "I have led groups through the mountains for twelve years and know the passes, the people and the weather.",
  );
  await main(page).getByRole("checkbox").check();
  await press(main(page), variant, "join:form.sendByCode");
  const code = main(page).getByLabel(text(variant, "signIn:code"), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, contact));
  await expect(main(page).getByText(text(variant, "join:state.readingText"))).toBeVisible();
}

/** Staff enter their desk by way of a part of it. */
async function enterDesk(page: Page, variant: Variant, to: string): Promise<void> {
  await openPage(page, staffSignInPath(to));
  await signInStaff(page, variant, staffOf.ownTour);
}

interface Words {
  title: string;
  summary: string;
  description: string;
  lines: string;
  day: string;
}

/** What a tour says, in each language that it has to be written in. */
const wordsOf = (name: string): Record<"ru" | "en", Words> => ({
  ru: {
    title: `Тропа мастеров ${name}`,
    summary: "Короткая прогулка по старому городу и крепости над рекой.",
    description:
      "Встречаемся утром у моста, поднимаемся к крепости и смотрим на город сверху. После обеда гуляем по старым дворам, пробуем хлеб из печи и заходим в мастерскую, где делают посуду. Вечером возвращаемся к реке.",
    lines: "Крепость над рекой\nХлеб из печи",
    day: "Крепость и дворы",
  },
  en: {
    title: `Craftsmen path ${name}`,
    summary: "A short walk through the old town and the fortress above the river.",
    description:
      "We meet in the morning by the bridge, climb to the fortress and look at the town from above. After lunch we walk through old courtyards, try bread from the oven and visit a workshop where pottery is made. In the evening we return to the river.",
    lines: "The fortress above the river\nBread from the oven",
    day: "Fortress and courtyards",
  },
});

/** Writes all that a tour needs. */
async function write(page: Page, variant: Variant, name: string): Promise<void> {
  const form = main(page).locator("form").last();
  const fill = (field: string, value: string) => form.locator(`[name="${field}"]`).fill(value);
  const choose = async (key: string, phrase: string) => {
    const field = form.getByRole("combobox", { name: text(variant, key), exact: true });
    await field.click();
    await field.fill(phrase);
    await page.getByRole("listbox").getByRole("option").first().click();
  };
  await choose("organizerTours:add.city", "Tbilisi");
  await form.getByLabel(text(variant, "organizerTours:add.activity")).selectOption({ index: 1 });
  await fill("meeting_spot", "41.69, 44.80");
  await fill("duration_days", "1");
  await fill("duration_nights", "0");
  await form.locator('select[name="difficulty"]').selectOption("1");
  await fill("max_group_size", "8");
  await choose("fields:languages.name", "");
  await page.keyboard.press("Escape");
  await form.locator('input[name="comfort"][value="medium"]').check();
  await form.locator('input[name="accommodation"][value="hotel"]').check();
  await fill("price", "900");
  const picture = async (index: number) => ({
    name: `photo-${index}.png`,
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: index * 40, width: 360, height: 270 } }),
  });
  await form
    .locator('input[type="file"][multiple]')
    .setInputFiles([await picture(0), await picture(1), await picture(2)]);
  await expect(form.locator("#tour-photos > ol > li")).toHaveCount(3);
  await press(form, variant, "organizerTours:add.day");
  const languages = form.getByRole("radiogroup", {
    name: text(variant, "organizerTours:language"),
  });
  for (const [locale, words] of Object.entries(wordsOf(name))) {
    await languages.getByRole("radio", { name: locale === "ru" ? /^Русский/ : /^English/ }).check();
    await fill(`title-${locale}`, words.title);
    await fill(`summary-${locale}`, words.summary);
    await fill(`description-${locale}`, words.description);
    await fill(`highlights-${locale}`, words.lines);
    await fill(`included-${locale}`, words.lines);
    await fill(`meeting_text-${locale}`, words.day);
    const day = form.locator("#tour-programme > ol > li");
    await day.locator(`[name$="-title-${locale}"]`).fill(words.day);
    await day.locator(`[name$="-text-${locale}"]`).fill(words.description);
  }
}

test(
  "an applicant becomes an organizer whose first tour is published, booked, paid and scanned",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts, isPhone, browser }) => {
    test.slow();
    const name = `${String(Date.now()).slice(-6)}${Math.floor(Math.random() * 90) + 10}`;
    const { title } = wordsOf(name)[facts.language === "ru" ? "ru" : "en"];
    const organizer = await anotherBrowser(browser, variant);
    const staff = await anotherBrowser(browser, variant);

    await apply(organizer, variant, name);
    await enterDesk(staff, variant, "/staff/organizers?view=applications");
    const application = main(staff).getByRole("listitem").filter({ hasText: name });
    await press(application, variant, "staffDesk:applications.accept");
    await press(staff.getByRole("dialog"), variant, "staffDesk:applications.accept");
    await expect(application).toHaveCount(0);

    await openPage(organizer, "/join");
    await main(organizer)
      .getByRole("link", { name: text(variant, "join:state.desk") })
      .click();
    await expect(organizer).toHaveURL(/\/organizer(\?|$)/);
    await organizer
      .getByRole("link", { name: text(variant, "organizerDesk:pages.tours"), exact: true })
      .click();
    await press(main(organizer), variant, "organizerTours:new.open");
    await press(organizer.getByRole("dialog"), variant, "organizerTours:new.create");
    await expect(organizer).toHaveURL(/\/organizer\/tours\/\d+/);
    await write(organizer, variant, name);
    await expectAccessible(organizer);
    // Nothing is saved yet, and nothing is lost.
    await organizer.reload();
    await organizer.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(main(organizer)).toContainText(text(variant, "conflict:restored"));
    await press(main(organizer), variant, "organizerTours:acts.preview");
    await expect(organizer).toHaveURL(/\/preview/);
    await expect(organizer.getByRole("heading", { level: 1 })).toContainText(title);
    await expectAccessible(organizer);
    await main(organizer)
      .getByRole("link", { name: text(variant, "organizerTours:preview.back") })
      .click();
    await press(main(organizer), variant, "organizerTours:acts.send");
    await expect(main(organizer)).toContainText(text(variant, "organizerTours:state.moderation"));

    await openPage(staff, "/staff/organizers?view=tours");
    await main(staff)
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("link", { name: text(variant, "staffDesk:tours.look") })
      .click();
    await expect(staff.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
    await expectAccessible(staff);
    await press(main(staff), variant, "staffDesk:tours.approve");
    await expect(staff.getByText(text(variant, "staffDesk:tours.done.approve"))).toBeVisible();
    await expect(main(staff).getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
    await staff.context().close();

    await organizer.reload();
    await main(organizer)
      .getByRole("link", { name: text(variant, "organizerTours:acts.departures") })
      .click();
    await main(organizer)
      .getByRole("button", { name: text(variant, "organizerDepartures:add.open") })
      .first()
      .click();
    const drawer = organizer.getByRole("dialog");
    const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await drawer.getByLabel(text(variant, "organizerDepartures:add.day")).fill(start);
    await drawer.locator('button[type="submit"]').click();
    await expect(drawer).toHaveCount(0);

    // Names are read anew behind an answer, a minute after the last time at most: asked of the API, for a page takes longer.
    await expect
      .poll(() => namesFound(variant, title), { timeout: 480_000, intervals: [1000] })
      .toContain(title);
    await open("/");
    await page.locator('input[name="phrase"]').first().fill(title);
    await page.getByRole("button", { name: text(variant, "home:search.submit") }).click();
    // A name leads to its tour; the page that has found nothing names it, too, but not at the beginning.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${title}`));
    await openOrder(page, variant, isPhone);
    const order = page.getByRole("dialog");
    await fillContacts(order, variant);
    await order.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/booking\/uuid\/[0-9a-f-]{36}$/);
    const uuid = page.url().split("/").at(-1) ?? "";
    const { id, status } = await bookingOf(page, uuid);
    expect(status).toBe(1);

    await openPage(organizer, `/organizer/bookings/${id}`);
    await press(main(organizer), variant, "organizerBookings:confirm");
    await expect(main(organizer)).toContainText(pattern(variant, "organizerBookings:steps.2"));
    await pay(page, variant, uuid);
    await open(`/arrival/${uuid}`);
    await arrivalKept(page, variant);
    const code = {
      name: "code.png",
      mimeType: "image/png",
      buffer: await arrivalCode(page, variant).screenshot(),
    };

    const keys = organizer.waitForResponse(/\/spa\/arrival-keys/);
    await openPage(organizer, "/organizer/scanner");
    await keys;
    await main(organizer).locator('input[type="file"]').setInputFiles(code);
    // The code is good, and its day is ahead: nobody is marked before it.
    await expect(
      main(organizer).getByText(text(variant, "scanner:result.otherDay"), { exact: true }),
    ).toBeVisible();
    await organizer.context().close();
  },
);
