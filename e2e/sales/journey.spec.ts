import { expectAccessible } from "../harness/accessible.ts";
import {
  agree,
  confirmAsOrganizer,
  fillContacts,
  goToBank,
  codeAddress,
  paysByCode,
} from "./booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { openOrder } from "./open-order.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import { firstWord, pattern, text } from "../harness/texts.ts";

// As most visitors see it, with all that moves; the other journeys go without.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor finds a tour, chooses a date, books it, pays and sees the QR code", async ({
  page,
  open,
  facts,
  variant,
  isPhone,
}) => {
  await open("/");
  const phrase = page.locator('input[name="phrase"]').first();
  await phrase.fill(facts.phrase);
  // On a phone the list of places may lie over the button by now.
  await phrase.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${facts.listing}(\\?|$)`));

  if (isPhone) await page.getByRole("link", { name: text(variant, "listing:filters") }).click();
  await page.locator('input[name="difficulty"][value="1"]').filter({ visible: true }).check();
  if (isPhone)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: firstWord(variant, "listing:show.tour_other") })
      .click();
  await expect(page).toHaveURL(/difficulty=1/);

  const results = page.getByLabel(text(variant, "listing:results"));
  await expect(results.locator("[aria-busy=true]")).toHaveCount(0);
  await results.getByRole("heading").getByRole("link").first().click();
  await expect(page.locator("#dates")).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).innerText();

  await openOrder(page, variant, isPhone);
  const form = page.getByRole("dialog");
  await expect(form).toBeVisible();
  await expectAccessible(page);

  // Nothing filled: each field says what it needs, in the reader's language.
  const submit = form.locator('button[type="submit"]');
  await submit.click();
  await expect(form).toContainText(text(variant, "kit:validation.required"));
  await expect(form.locator(":focus")).toHaveAttribute("aria-invalid", "true");

  const person = factsOf(variant).tourist;
  await form.getByLabel(text(variant, "request:fields.firstName")).fill(person.name);
  await form.getByLabel(text(variant, "request:fields.phone")).fill("123");
  await submit.click();
  await expect(form).toContainText(text(variant, "kit:validation.phone"));
  await expect(form.getByLabel(text(variant, "request:fields.firstName"))).toHaveValue(person.name);
  await form.getByLabel(text(variant, "request:fields.phone")).fill(person.phones[0]);
  await form.getByLabel(text(variant, "request:fields.email")).fill(person.email);
  await agree(form, variant);
  await submit.click();

  await expect(page).toHaveURL(/\/booking\/uuid\/[0-9a-f-]{36}$/);
  const uuid = page.url().split("/").at(-1) ?? "";
  await expect(page.getByRole("main")).toContainText(
    title.replace(/\s*\p{Extended_Pictographic}.*$/u, "").trim(),
  );
  await expectAccessible(page);

  await page.goto(`/booking/pay/uuid/${uuid}`);
  const pay = page.locator('main button[type="submit"]');
  if ((await pay.count()) === 0) {
    // The organizer has yet to confirm: nothing can be paid before.
    await confirmAsOrganizer(page, uuid);
    await page.reload();
  }
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expectAccessible(page);
  await pay.click();
  if (paysByCode(variant)) {
    const address = await codeAddress(page);
    await expectAccessible(page);
    // The code is scanned by another device, and this page notices the money by itself.
    const phone = await page.context().newPage();
    await phone.goto(address);
    await phone.locator('button[value="pay"]').click();
    await expect(phone).toHaveURL(/\/success\?/);
    await phone.close();
    await page.bringToFront();
  } else {
    await goToBank(page, variant);
    await page.locator('button[value="pay"]').click();
  }
  await expect(page).toHaveURL(/\/success\?/);
  await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/booking/qr/uuid/${uuid}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("svg path, svg rect").first()).toBeAttached();
  await expectAccessible(page);

  const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
  expect(await answer.json()).toMatchObject({ status: 3, hold_until: null });
});

test(
  "a declined payment keeps the booking open and unpaid",
  { tag: "@straight" },
  async ({ page, open, facts, variant, isPhone }) => {
    await open(facts.listing);
    await page
      .getByLabel(text(variant, "listing:results"))
      .getByRole("heading")
      .getByRole("link")
      .nth(1)
      .click();
    await expect(page.locator("#dates")).toBeVisible();
    await openOrder(page, variant, isPhone);
    const form = page.getByRole("dialog");
    await fillContacts(form, variant);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/booking\/uuid\//);
    const uuid = page.url().split("/").at(-1) ?? "";

    await page.goto(`/booking/pay/uuid/${uuid}`);
    const pay = page.locator('main button[type="submit"]');
    if ((await pay.count()) === 0) {
      await confirmAsOrganizer(page, uuid);
      await page.reload();
    }
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await pay.click();
    await goToBank(page, variant);
    await page.locator('button[value="fail"]').click();
    await expect(page).toHaveURL(/\/fail\?/);
    await expectAccessible(page);
    const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
    expect(await answer.json()).toMatchObject({ status: 2, paid: 0 });
  },
);

test(
  "a help request gets a number",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    await open("/");
    const banner = page
      .locator("section, form")
      .filter({ hasText: text(variant, "request:banner.title") })
      .last();
    await banner.scrollIntoViewIfNeeded();
    const person = factsOf(variant).tourist;
    await page.getByLabel(text(variant, "request:fields.name")).fill(person.name);
    await page.getByLabel(text(variant, "request:fields.phone")).fill(person.phones[0]);
    await agree(page, variant);
    await page.getByRole("button", { name: text(variant, "request:banner.send") }).click();
    await expect(page.getByRole("main")).toContainText(pattern(variant, "request:success.title"));
    await expectAccessible(page);
  },
);
