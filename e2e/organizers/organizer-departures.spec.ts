import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { bookingOf, orderByCall } from "../sales/booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { ownOrganizersTour, signInOrganizer } from "./organizer-sign-in.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const words = (variant: Variant, key: string) => text(variant, `organizerDepartures:${key}`);
const button = (at: Page | Locator, variant: Variant, key: string): Locator =>
  at.getByRole("button", { name: words(variant, key), exact: true });

test(
  "an organizer adds a series of departures, closes one and calls off another with its booking",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    const tour = await ownOrganizersTour(variant, "departures");
    await signInOrganizer(page, variant, tour.organizer.id);
    // So far ahead that the tour has no dates of its own there; a second try takes another month.
    const now = new Date();
    const ahead = 15 + test.info().retry;
    const dayOfMonth = (day: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, day))
        .toISOString()
        .slice(0, 10);
    const main = page.getByRole("main");
    const dates = main.locator("ol li button[data-state]");
    await open(`/organizer/departures?tour=${tour.id}&month=${dayOfMonth(1).slice(0, 7)}`);
    await button(main, variant, "add.open").first().click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("radio", { name: words(variant, "add.series") }).check();
    // Every week on the day of the week that the month begins with.
    await drawer.getByLabel(words(variant, "add.to")).fill(dayOfMonth(9));
    await expectAccessible(page);
    const answer = page.waitForResponse(/\/spa\/organizer\/add-departures/);
    await drawer.locator('button[type="submit"]').click();
    const { added } = (await (await answer).json()) as { added: { id: number; start: string }[] };
    expect(added.map(({ start }) => start)).toEqual([dayOfMonth(1), dayOfMonth(8)]);
    await expect(drawer).toHaveCount(0);
    await expect(dates).toHaveCount(2);

    await dates.last().click();
    await drawer.getByRole("switch", { name: words(variant, "terms.closed") }).press("Space");
    await button(drawer, variant, "save").click();
    await expect(dates.last()).toHaveAttribute("data-state", "closed");

    const { uuid } = await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: added[0]?.id ?? 0,
      adults: 1,
    });
    const { id } = await bookingOf(page, uuid);
    await page.reload();
    await dates.first().click();
    await button(drawer, variant, "callOff.open").click();
    const affected = drawer.getByRole("listitem").filter({ hasText: String(id) });
    await expect(affected).toContainText(words(variant, "callOff.kinds.released"));
    await expectAccessible(page);
    expect((await bookingOf(page, uuid)).status).toBeLessThan(3);
    await button(drawer, variant, "callOff.confirm").click();
    await expect(drawer).toContainText(words(variant, "panel.canceled"));
    await expect(dates.first()).toHaveAttribute("data-state", "canceled");
    expect((await bookingOf(page, uuid)).status).toBeGreaterThan(4);
  },
);
