import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { closeField, openDates } from "../discovery/tour/booking-panel.ts";
import { expect, test } from "../harness/fixtures.ts";
import { accountButton } from "../harness/people.ts";
import { firstTour } from "../discovery/catalogue.ts";
import {
  signInStaff,
  staffLogin,
  staffOf,
  staffPassword,
  staffSignInPath,
} from "./staff-sign-in.ts";
import { pattern, text } from "../harness/texts.ts";
import type { Variant } from "../harness/stack.ts";

interface Staff {
  page: Page;
  open: (path: string) => Promise<void>;
  variant: Variant;
}

/** From the staff's own sign-in to where it leads. */
async function enter({ page, open, variant }: Staff, number: number, to?: string): Promise<void> {
  await open(to === undefined ? "/staff" : staffSignInPath(to));
  await signInStaff(page, variant, number);
}

const nav = (page: Page, variant: Variant) =>
  page.getByRole("navigation", { name: text(variant, "staffDesk:title") });

test(
  "a wrong password and a tourist's password get the same answer at the staff sign-in",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts }) => {
    await open("/employees-cookie");
    const main = page.getByRole("main");
    const answers: string[] = [];
    for (const [login, secret] of [
      [staffLogin(variant, staffOf.withoutRights), "not the right one"],
      [`tourist${facts.tourist.accounts[0]}@tropa.example`, staffPassword],
    ] as const) {
      await main.getByLabel(text(variant, "staffSignIn:login")).fill(login);
      const field = main.getByLabel(text(variant, "staffSignIn:password"));
      await field.fill(secret);
      await main.getByRole("button", { name: text(variant, "staffSignIn:sendCode") }).click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      answers.push(
        (await field.evaluate((input) => input.closest("div")?.parentElement?.textContent)) ?? "",
      );
    }
    expect(answers[1]).toBe(answers[0]);
    await expectAccessible(page);
  },
);

test(
  "staff sign in, moderate a review, find it in the audit log and copy the facts of a page",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts, isPhone }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // A visitor of the desk is brought to the staff's sign-in, and back.
    await enter({ page, open, variant }, staffOf.desk);
    const desk = nav(page, variant);
    await expect(
      desk.getByRole("link", { name: pattern(variant, "staffDesk:parts.audit") }),
    ).toBeVisible();
    await expectAccessible(page);

    await desk.getByRole("link", { name: pattern(variant, "staffDesk:parts.reviews") }).click();
    const reviews = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("button", { name: text(variant, "staffDesk:reviews.publish") }),
      });
    await expect(reviews.first()).toBeVisible();
    await expectAccessible(page);
    // The other storefront's journey is at the same desk, and takes the other end of the queue.
    const chosen = isPhone ? reviews.last() : reviews.first();
    const words = await chosen.locator("p[lang]").innerText();
    const review = reviews.filter({ hasText: words });
    await chosen
      .getByLabel(text(variant, "staffDesk:reviews.reason"), { exact: true })
      .selectOption("advertising");
    await chosen.getByRole("button", { name: text(variant, "staffDesk:reviews.reject") }).click();
    await expect(review).toHaveCount(0);
    await page.getByRole("button", { name: text(variant, "staffDesk:undo") }).click();
    await expect(review).toHaveCount(1);

    await desk.getByRole("link", { name: pattern(variant, "staffDesk:parts.audit") }).click();
    const act = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: text(variant, "staffDesk:calls.moderateReview") });
    await expect(act.first()).toBeVisible();
    await expectAccessible(page);

    // What staff alone see of a listing and of a tour.
    const { path } = await firstTour(variant, facts.listing);
    await open(facts.listing);
    const commission = page.getByLabel(text(variant, "tourCard:staff.title")).first();
    // A card reads it once it is near the window.
    await page.getByRole("article").first().scrollIntoViewIfNeeded();
    await expect(commission).toContainText(text(variant, "tourCard:staff.commission"));
    await open(path);
    const dates = await openDates(page, variant);
    await expect(
      page.getByText(pattern(variant, "staffTour:commission")).filter({ visible: true }).first(),
    ).toBeVisible();
    await closeField(dates);
    await page.getByRole("button", { name: text(variant, "staffTour:makePdf") }).click();
    await expect(
      page.getByRole("link", { name: text(variant, "staffTour:openPdf") }),
    ).toBeVisible();

    await accountButton(page, variant).click();
    await page.getByRole("button", { name: text(variant, "account:menu.debug") }).click();
    const debug = page.getByRole("dialog", { name: text(variant, "staffDebug:title") });
    await expect(debug).toContainText(variant);
    await expectAccessible(page);
    await debug.getByRole("button", { name: text(variant, "staffDebug:copy") }).click();
    await expect(debug.getByRole("status")).toHaveText(text(variant, "staffDebug:copied"));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^path: \/[\s\S]*^page: (cache, \d+ ms old|made for this request)$/m);
    expect(copied).toMatch(/^request: [\w-]{8,}$/m);
    expect(copied).toMatch(/^ {2}200 \/spa\/tour-private-data \d+ ms$/m);
    expect(copied).toContain(`variant: ${variant}`);
  },
);

test(
  "staff without permissions see an empty desk and no commissions",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts }) => {
    await enter({ page, open, variant }, staffOf.withoutRights);
    await expect(page.getByRole("main")).toContainText(text(variant, "staffDesk:noParts.title"));
    await open("/staff/audit");
    await expect(page.getByRole("main")).toContainText(text(variant, "errors:403.title"));
    await expectAccessible(page);
    await open(facts.listing);
    await expect(accountButton(page, variant)).toBeVisible();
    await expect(page.getByLabel(text(variant, "tourCard:staff.title"))).toHaveCount(0);
    const { path } = await firstTour(variant, facts.listing);
    await open(path);
    await expect(accountButton(page, variant)).toBeVisible();
    await expect(page.getByText(pattern(variant, "staffTour:commission"))).toHaveCount(0);
  },
);

test(
  "a public page contains nothing for staff",
  { tag: "@straight" },
  async ({ page, open, variant, facts }) => {
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (/\.js$|\.json$/.test(new URL(response.url()).pathname)) scripts.push(response.url());
    });
    const answer = await page.request.get(facts.listing);
    const html = await answer.text();
    expect(html).not.toContain(text(variant, "staffDebug:title") + "</h2>");
    expect(answer.headers()["server-timing"]).toMatch(/^cache;desc="(stored|none)", age;dur=\d+/);
    await open(facts.listing);
    expect(scripts.filter((url) => /staff|debug-menu/.test(url))).toEqual([]);
  },
);
