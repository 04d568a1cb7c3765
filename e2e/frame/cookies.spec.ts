import type { Page } from "@playwright/test";
import { openDates } from "../discovery/tour/booking-panel.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";

const day = 86_400;

/** For how many days more the browser keeps a cookie, rounded up; null where it has none. */
async function daysLeft(page: Page, name: string): Promise<number | null> {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  return cookie ? Math.ceil((cookie.expires - Date.now() / 1000) / day) : null;
}

test(
  "the chosen departure is remembered for a day, and the address overrides it",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const { path } = await firstTour(variant, facts.listing);
    await open(path);
    const free = page.locator('#dates input[type="radio"]:not([disabled])');
    const checked = page.locator('#dates input[type="radio"]:checked');
    const first = await checked.getAttribute("value");
    const another = page.locator(
      `#dates input[type="radio"]:not([disabled]):not([value="${first}"])`,
    );
    expect(await free.count()).toBeGreaterThan(1);
    const chosen = (await another.first().getAttribute("value")) ?? "";
    await openDates(page, variant);
    await another.first().check({ force: true });
    expect(await daysLeft(page, "tour-variant-id")).toBe(1);
    await open(path);
    await expect(checked).toHaveValue(chosen);
    // The date in the address takes precedence.
    await open(`${path}?date=${first}`);
    await expect(checked).toHaveValue(first ?? "");
  },
);

test(
  "the success page continues the last help request",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant }) => {
    const token = "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57";
    await page.route("**/spa/submit-help-request", (route) =>
      route.fulfill({ json: { request_id: 5120, request_token: token, region: "other" } }),
    );
    await open("/");
    expect(await daysLeft(page, "last-request")).toBeNull();
    const help = page.locator("#help");
    await help.scrollIntoViewIfNeeded();
    await help.locator("[name=name]").fill(facts.tourist.name);
    await help.locator("[name=phone]").fill(facts.tourist.phones[0]);
    const agree = help.locator("[name=agree]");
    if (!(await agree.isChecked())) await agree.check();
    await help.getByRole("button", { name: text(variant, "request:banner.send") }).click();
    await expect(page.getByText("5120").first()).toBeVisible();
    expect(await daysLeft(page, "last-request")).toBe(180);
    await open("/success");
    const link = page
      .getByRole("main")
      .getByRole("link", { name: text(variant, "request:success.telegramOpen") });
    await expect(link).toHaveAttribute("href", new RegExp(`/tg/${token}\\?via=telegram$`));
  },
);

test(
  "consent is asked once, is as easy to refuse as to give, and can be withdrawn",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, context, open, variant }) => {
    const answer = (key: string) =>
      page.getByRole("button", { name: text(variant, `common:cookies.${key}`), exact: true });
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    await open("/?utm_source=mail");
    const [yes, no] = [
      await answer("accept").boundingBox(),
      await answer("necessary").boundingBox(),
    ];
    expect(no?.height).toBe(yes?.height);
    await answer("necessary").click();
    await expect(answer("accept")).toBeHidden();
    await open("/tours");
    await expect(answer("accept")).toBeHidden();
    expect(await cookies()).not.toContain("utm");

    // A yes on a later page keeps the campaign of the first one.
    await answer("settings").click();
    await answer("accept").click();
    await expect.poll(cookies).toContain("utm");
    await answer("settings").click();
    await expect(answer("accept")).toBeVisible();
    expect(await cookies()).not.toContain("utm");
  },
);
