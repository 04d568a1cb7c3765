import { expectAccessible } from "../../harness/accessible.ts";
import { expect, test } from "../../harness/fixtures.ts";
import { closeField, openDates, openPeople } from "./booking-panel.ts";
import { addChild } from "./party.ts";
import { pattern, text } from "../../harness/texts.ts";
import { amountIn, findTour, isRich, roomyDates } from "./tour-facts.ts";
import { factsOf } from "../../harness/stack.ts";

/** Whole major units, rounded up: how prices of children are written. */
const upToMajor = (minor: number) => Math.ceil(minor / 100) * 100;

/** The invisible captcha has work to do, on a busy machine for a while. */
const captchaMs = 90_000;

/** The notice lies where a long page is pressed. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

test(
  "price, cancellation and calendar file follow the chosen date and party",
  { tag: "@crossed" },
  async ({ page, open, variant }) => {
    // What is still to be decided about has no day until which leaving is free.
    const tour = await findTour(
      variant,
      (one) =>
        isRich(one) && !one.is_dates_preliminary && roomyDates(one)[1]?.not_guaranteed === false,
    );
    await open(`/${tour.slug}`);
    const panel = page.locator("#dates");
    const [first, second] = roomyDates(tour);
    if (!first || !second) throw new Error("no dates");

    // The calendar holds the dates of the list: choosing there chooses here.
    const dates = await openDates(page, variant);
    await dates.getByRole("button", { name: text(variant, "tour:calendar.show") }).click();
    const day = dates.locator(`[data-date="${second.start}"]`);
    const next = dates.getByRole("button", { name: text(variant, "kit:nextMonth") });
    await expect(dates.locator("[data-date]").first()).toBeVisible();
    while (!(await day.isVisible())) await next.click();
    await day.click();
    await closeField(dates);
    const price = tour.variants
      .filter(({ start, is_busy: busy }) => start === second.start && !busy)
      .reduce((least, { price: other }) => Math.min(least, other), Infinity);

    const total = panel.getByRole("definition").filter({ has: page.locator(":scope[aria-live]") });
    expect(await amountIn(total)).toBe(price);
    const people = await openPeople(page, variant);
    const counters = people.getByRole("spinbutton");
    await counters.nth(0).fill("2");
    await counters.nth(0).press("Tab");
    await expect.poll(() => amountIn(total)).toBe(2 * price);
    await addChild(people, variant, 9);
    await closeField(people);
    const rule = tour.child_prices.find(({ from_age: from, to_age: to }) => from <= 9 && 9 <= to);
    const child = upToMajor((price * (rule?.percent ?? Number.NaN)) / 100);
    await expect.poll(() => amountIn(total)).toBe(2 * price + child);

    // The refund is shown for the prepayment of this party.
    const prepayment = upToMajor(((2 * price + child) * tour.prepayment_percent) / 100);
    const cancellation = page.locator("#cancellation");
    await cancellation.scrollIntoViewIfNeeded();
    expect(await amountIn(cancellation.locator('[data-kind="full"] strong'))).toBe(prepayment);
    const when = cancellation.locator('input[type="date"]');
    await when.fill(new Date(Date.parse(second.start) - 86_400_000).toISOString().slice(0, 10));
    const refund = cancellation.locator("[aria-live] strong");
    const isLate = (await cancellation.locator('[data-kind="prepaymentKept"]').count()) > 0;
    await expect.poll(() => amountIn(refund)).toBe(isLate ? 0 : prepayment);

    await openDates(page, variant);
    const file = await page.request.get(
      (await dates
        .getByRole("link", { name: text(variant, "tour:calendar.file") })
        .getAttribute("href")) ?? "",
    );
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${second.start.replaceAll("-", "")}`);

    // The form goes on with what was chosen.
    await closeField(dates);
    await panel.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
    const form = page.getByRole("dialog");
    await expect(form.getByRole("spinbutton").nth(0)).toHaveValue("2");
    await expect(form.locator('input[name="childAges"]')).toHaveValue("9");
  },
);

test(
  "photos, stories, the map of the way, reviews and questions of a tour open",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, isRich);
    await open(`/${tour.slug}`);
    const hero = page.locator("main img").first();
    await expect(hero).toHaveAttribute("fetchpriority", "high");
    const dialog = page.getByRole("dialog");

    await hero.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.locator("main").locator('button[aria-haspopup="dialog"]').first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    const programme = page.locator("#programme");
    await expect(programme.getByRole("heading", { level: 3 })).toHaveCount(tour.programme.length);
    await programme.getByRole("button", { name: text(variant, "kit:openMap") }).click();
    await expect(programme.getByRole("region")).toBeVisible();

    const reviews = page.locator("#reviews");
    const filter = reviews.getByRole("button", { name: text(variant, "tour:reviews.withPhotos") });
    if (factsOf(variant).config.features.reviewsFilter) {
      await filter.click();
      await expect(filter).toHaveAttribute("aria-pressed", "true");
      const shown = reviews.locator("li").filter({ has: page.locator("p") });
      await expect(reviews.locator("[aria-busy=false]")).toBeVisible();
      await expect
        .poll(
          async () =>
            (await shown.count()) === (await shown.filter({ has: page.locator("ul") }).count()),
        )
        .toBe(true);
    } else {
      await expect(filter).toHaveCount(0);
    }
    await reviews.locator("ul ul a").first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");

    // Nothing is wider than the screen: phones would shrink the whole page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const question = page.locator("#questions summary").first();
    await question.click();
    await expect(page.locator("#questions details[open] p")).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "a tour's page sends its programme, takes a complaint and a question, and shows extras by storefront",
  { tag: "@crossed" },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, isRich);
    await open(`/${tour.slug}`);
    // A captcha that takes its time has a window of its own above it.
    const dialog = page.getByRole("dialog").first();
    const submit = dialog.locator('button[type="submit"]');

    await page.locator("#take-along").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: text(variant, "tour:take.email") }).click();
    await submit.click();
    await expect(dialog).toContainText(text(variant, "kit:validation.required"));
    await dialog.getByRole("textbox").fill("maria@example.com");
    await dialog.getByRole("checkbox").check();
    await submit.click();
    await expect(dialog.getByRole("status")).toHaveText(
      pattern(variant, "request:program.followed"),
      { timeout: captchaMs },
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    const file = page.getByRole("link", { name: text(variant, "tour:take.pdf") });
    const address = (await file.getAttribute("href")) ?? "";
    // A busy server asks to come again rather than to wait.
    await expect
      .poll(async () => (await page.request.get(address)).headers()["content-type"])
      .toBe("application/pdf");

    await page.getByRole("button", { name: text(variant, "tour:complain") }).click();
    await submit.click();
    await expect(dialog).toContainText(text(variant, "kit:validation.required"));
    await dialog
      .getByRole("radio", { name: text(variant, "request:complaint.reasons.photos") })
      .check();
    await dialog.getByRole("textbox").fill("These are somebody else's photos.");
    await submit.click();
    await expect(dialog.getByRole("status")).toHaveText(text(variant, "request:complaint.done"), {
      timeout: captchaMs,
    });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: text(variant, "tour:questionsAsk.button") }).click();
    await expect(dialog.getByRole("heading").first()).toHaveText(
      text(variant, "request:question.title"),
    );
    await submit.click();
    await expect(dialog.locator("textarea")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    const { networks, config } = factsOf(variant);
    await page
      .getByRole("button", { name: text(variant, "tour:share.title"), exact: true })
      .click();
    const share = page.getByRole("list", { name: text(variant, "tour:share.title") });
    for (const [index, network] of networks.entries())
      await expect(share.getByRole("link").nth(index)).toHaveAttribute("href", new RegExp(network));

    await page.keyboard.press("Escape");

    const { organizersShown, ticketsWidget, organizerCalling } = config.features;
    await expect(page.locator("#organizer")).toHaveCount(Number(organizersShown));
    await expect(page.locator("#tickets")).toHaveCount(Number(ticketsWidget));
    const call = page.getByRole("button", { name: text(variant, "tour:call.button"), exact: true });
    await expect(call).toHaveCount(Number(organizerCalling));
    if (organizerCalling) {
      await page.getByRole("button", { name: text(variant, "tour:tickets.show") }).click();
      await expect(page.locator("#tickets").getByRole("link").first()).toBeVisible();
      await call.click();
      await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
    }
  },
);

test(
  "the hint of a preliminary date opens by touch and keyboard without choosing the date",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, isPhone }) => {
    const tour = await findTour(variant, ({ variants, is_dates_preliminary: isPreliminary }) =>
      variants.slice(0, 3).some((date) => !date.is_busy && (isPreliminary || date.not_guaranteed)),
    );
    await open(`/${tour.slug}`);
    await openDates(page, variant);
    const [name = ""] = text(variant, "tour:dates.what").split("{dates}");
    const button = page.locator("#dates").getByRole("button", { name }).first();
    const words = page.getByText(text(variant, "common:certainty.hint")).filter({ visible: true });
    if (isPhone) await button.tap();
    else {
      await button.focus();
      await page.keyboard.press("Enter");
    }
    await expect(words).toBeVisible();
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(text(variant, "common:certainty.hint"));
    const chosen = page.locator("#dates").getByRole("radio", { checked: true });
    const before = await chosen.getAttribute("value");
    await page.keyboard.press("Escape");
    await expect(words).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(words).toBeVisible();
    // Asking is not choosing.
    await expect(chosen).toHaveValue(before ?? "");
  },
);

test(
  "versions of a tour link to each other, and recently seen tours are shown",
  { tag: ["@desktop", "@crossed"] },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, ({ versions }) =>
      versions.some(({ nearest }) => nearest !== null),
    );
    const version = tour.versions.find(({ nearest }) => nearest !== null)!;
    await open(`/${tour.slug}`);
    await openDates(page, variant);
    const link = text(variant, "tour:versions.one").replace("{name}", version.name);
    await page.locator("#dates").getByRole("link", { name: link }).first().click();
    // Its next date is the one that is chosen there.
    await expect(page).toHaveURL(new RegExp(`${version.slug}\\?date=${version.nearest?.id}$`));
    await expect(page.locator("#dates input[type=radio]:checked").first()).toHaveValue(
      String(version.nearest?.id),
    );
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText(tour.title);
    const seen = page.getByRole("region", { name: text(variant, "tourCard:seen") });
    // The end moves down as parts above it come.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(seen.getByRole("link", { name: tour.title }).first()).toBeVisible({
        timeout: 5000,
      });
    }).toPass();

    // The part that the reader is in is marked: the last at the end of the page, none above the first.
    const current = page.locator("nav [aria-current=location]");
    await expect(current).toHaveText(text(variant, "tour:nav.questions"));
    await page.keyboard.press("Home");
    await expect(current).toHaveCount(0);

    // The home page remembers, too.
    await page.goto("/");
    await page
      .getByRole("heading", { name: text(variant, "home:departures.title") })
      .scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole("region", { name: text(variant, "tourCard:seen") })
        .getByRole("link", { name: tour.title })
        .first(),
    ).toBeVisible();
  },
);
