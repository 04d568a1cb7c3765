import { expect, test } from "../../harness/fixtures.ts";
import { closeField, openDates, openPeople } from "./booking-panel.ts";
import { text } from "../../harness/texts.ts";
import { amountIn, findTour, isRich, roomyDates } from "./tour-facts.ts";
import { factsOf } from "../../harness/stack.ts";

/** The notice lies where a long page is pressed. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

test(
  "a tour's page works without JavaScript, including its price for a party",
  { tag: ["@straight", "@desktop"] },
  async ({ browser, facts, variant, baseURL }) => {
    const tour = await findTour(variant, isRich);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: facts.locale,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`/${tour.slug}`);
    const dates = await openDates(page, variant);
    await expect(dates.getByRole("radio").first()).toBeVisible();
    await closeField(dates);
    for (const id of ["programme", "included", "cancellation", "reviews", "questions"])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator("#programme svg[role=img]").first()).toBeVisible();
    await page.locator("#questions summary").first().click();
    await expect(page.locator("#questions details[open] p")).toBeVisible();

    // The panel is a form: the page comes back with what was chosen, and with its price.
    const panel = page.locator("#dates");
    const [, date] = roomyDates(tour);
    const reckon = panel.getByRole("button", { name: text(variant, "tour:reckon") });
    const more = panel.locator("button[name=dates]");
    await openDates(page, variant);
    if (await more.isVisible()) {
      await more.click();
      await openDates(page, variant);
    }
    await panel.locator(`input[value="${date?.id}"]`).check({ force: true });
    await closeField(dates);
    const people = await openPeople(page, variant);
    await people.locator("input[name=adults]").fill("3");
    await closeField(people);
    await reckon.click();
    await expect(page).toHaveURL(new RegExp(`date=${date?.id}.*adults=3.*#dates$`));
    await expect(panel.locator("input[type=radio]:checked")).toHaveValue(String(date?.id));
    const total = panel.locator("dl dd").filter({ hasText: /\d/ });
    await expect.poll(() => amountIn(total.first())).toBe((date?.price ?? 0) * 3);
    await context.close();
  },
);

test(
  "an excursion is booked for a start time where excursions are sold",
  { tag: "@desktop" },
  async ({ page, open, variant }) => {
    const excursion = await findTour(
      "ru",
      ({ type, variants }) =>
        type === 2 && variants.some(({ times, is_busy: busy }) => !busy && times.length > 1),
      "&type=excursion",
    );
    if (!factsOf(variant).config.features.excursions) {
      const answer = await page.goto(`/${excursion.slug}`);
      expect(answer?.status()).toBe(404);
      return;
    }
    await open(`/${excursion.slug}`);
    const panel = page.locator("#dates");
    const date = excursion.variants.find(({ times, is_busy: busy }) => !busy && times.length > 1);
    const time = panel.getByRole("radio", { name: date?.times[1] ?? "", exact: true });
    await time.check({ force: true });
    const dates = await openDates(page, variant);
    await expect(
      dates.getByRole("link", { name: text(variant, "tour:calendar.file") }),
    ).toHaveAttribute("href", new RegExp(encodeURIComponent(date?.times[1] ?? "")));
    await closeField(dates);
    await panel.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("radio", { checked: true })).toHaveValue(
      date?.times[1] ?? "",
    );
  },
);
