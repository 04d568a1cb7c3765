import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { bookingOf, confirmingDeparture, orderByCall, goToBank } from "../sales/booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { signInOrganizer } from "./organizer-sign-in.ts";
import { newContact, signInAt } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

/** A second browser, in which an organizer signs in on the way to a page of their desk. */
async function organizerPage(
  browser: Browser,
  variant: Variant,
  { organizer, to }: { organizer: number; to: string },
): Promise<Page> {
  const { port, locale } = factsOf(variant);
  const home = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL: home, locale });
  const page = await context.newPage();
  await page.goto(to);
  // The sign-in window opens over the frame of the desk.
  await expect(
    page.getByRole("dialog").getByText(text(variant, "signIn:reasons.needed")),
  ).toBeVisible();
  await signInOrganizer(page, variant, organizer);
  // By way of the desk's first page; their currency may stand in the address.
  await expect(page).toHaveURL(new RegExp(`^${home}${to}(\\?|$)`));
  return page;
}

const main = (page: Page): Locator => page.getByRole("main");
const button = (at: Page | Locator, variant: Variant, key: string): Locator =>
  at.getByRole("button", { name: text(variant, key), exact: true });

test(
  "an organizer confirms one request, which is paid, and declines another with a reason",
  { tag: "@straight" },
  async ({ page, open, variant, browser }) => {
    const contact = newContact(variant);
    const field = factsOf(variant).config.mainAuthMethod === "phone" ? "phone" : "email";
    const { tour, date } = await confirmingDeparture(page, variant);
    const request = () =>
      orderByCall(variant, {
        tour_id: tour.id,
        variant_id: date.id,
        adults: 1,
        [field]: contact,
        ...(date.times[0] && { time_start: date.times[0] }),
      });
    const [first, second] = [await request(), await request()];
    expect([first.status, second.status]).toEqual([1, 1]);
    const [wanted, unwanted] = [
      await bookingOf(page, first.uuid),
      await bookingOf(page, second.uuid),
    ];

    const organizer = wanted.organizer.id;
    const to = `/organizer/bookings/${wanted.id}`;
    const desk = await organizerPage(browser, variant, { organizer, to });
    await expect(main(desk)).toContainText(text(variant, "organizerBookings:facts.hidden"));
    await expectAccessible(desk);

    await desk
      .getByRole("navigation", { name: text(variant, "organizerDesk:title") })
      .getByRole("link", { name: text(variant, "organizerDesk:pages.today") })
      .click();
    const requestOf = (id: number) =>
      main(desk)
        .getByRole("listitem")
        .filter({ hasText: String(id) })
        .filter({ has: button(desk, variant, "organizerBookings:confirm") });
    await expectAccessible(desk);
    await button(requestOf(wanted.id), variant, "organizerBookings:confirm").click();
    await expect(requestOf(wanted.id)).toHaveCount(0);

    await button(requestOf(unwanted.id), variant, "organizerBookings:decline.open").click();
    const dialog = desk.getByRole("dialog");
    await button(dialog, variant, "organizerBookings:decline.submit").click();
    await expect(dialog).toContainText(text(variant, "organizerBookings:needed"));
    await dialog
      .getByLabel(text(variant, "organizerBookings:decline.reason"))
      .fill("The pass is closed until June");
    await button(dialog, variant, "organizerBookings:decline.submit").click();
    await expect(requestOf(unwanted.id)).toHaveCount(0);

    await open("/login?to=/booking");
    await signInAt(page, main(page), { variant, contact });
    await open(`/booking/${unwanted.id}`);
    await expect(main(page)).toContainText(text(variant, "trips:organizerNote"));
    await expect(main(page)).toContainText("The pass is closed until June");

    await open(`/booking/pay/${wanted.id}`);
    await page.locator('main button[type="submit"]').click();
    await goToBank(page, variant);
    await page.locator('button[value="pay"]').click();
    await expect(page).toHaveURL(/\/success\?/);

    await desk.goto(`/organizer/bookings?part=paid&text=${wanted.id}`);
    await main(desk)
      .getByRole("link", { name: new RegExp(String(wanted.id)) })
      .click();
    await expect(main(desk)).toContainText(pattern(variant, "organizerBookings:paidTitle.prepaid"));
    await expect(main(desk).getByRole("link", { name: /^\+/ })).toBeVisible();
    await expect(main(desk)).toContainText(pattern(variant, "organizerBookings:steps.2"));
    await desk.context().close();
  },
);
