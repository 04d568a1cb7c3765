import { bookingOf, bookToPay, pay } from "../sales/booking.ts";
import { expectAccessible } from "../harness/accessible.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/fixtures.ts";
import { pattern, text } from "../harness/texts.ts";
import type { Variant } from "../harness/stack.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

test(
  "a caller is found by the end of their phone number, given a part of the money back, moved to another date, and written to",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, browser, variant, facts, open }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await pay(page, variant, uuid);
    const { id, paid, total } = await bookingOf(page, uuid);

    const desk = await staffPage(browser, variant, { number: staffOf.caller, to: "/staff" });
    const main = desk.getByRole("main");
    const search = main.getByRole("searchbox", { name: text(variant, "staffBookings:search") });
    await expect(search).toBeVisible();
    await desk.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await search.fill(facts.tourist.phones[0].replace(/\D/g, "").slice(-7));
    await search.press("Enter");
    await main.getByRole("link", { name: new RegExp(String(id)) }).click();
    await expect(
      main.getByRole("heading", { level: 2, name: new RegExp(String(id)) }),
    ).toBeVisible();
    await expectAccessible(desk);

    await main
      .getByLabel(text(variant, "staffBookings:notes.label"), { exact: true })
      .fill("Rang: the bus was late");
    await main.getByRole("button", { name: text(variant, "staffBookings:notes.add") }).click();
    await expect(main.getByRole("listitem").getByText("Rang: the bus was late")).toBeVisible();
    await main.getByRole("button", { name: text(variant, "staffBookings:contacts.show") }).click();
    await expect(main.locator("a[href^='tel:']")).toBeVisible();

    await main.getByRole("button", { name: text(variant, "staffBookings:goodwill.give") }).click();
    const dialog = desk.getByRole("dialog", {
      name: text(variant, "staffBookings:goodwill.title"),
    });
    await dialog.locator("input[name=amount]").fill("1");
    await dialog.locator("textarea[name=message]").fill("Sorry for the wait at the station");
    await dialog.locator("textarea[name=reason]").fill("The bus was late");
    await dialog.getByRole("button", { name: text(variant, "staffBookings:acts.next") }).click();
    await expect(dialog.getByText(text(variant, "staffBookings:goodwill.share"))).toBeVisible();
    await expectAccessible(desk);
    await dialog
      .getByRole("button", { name: pattern(variant, "staffBookings:goodwill.submit") })
      .click();
    await expect(dialog).toBeHidden();
    await expect(
      main.getByText(text(variant, "staffBookings:history.reasons.goodwill")),
    ).toBeVisible();
    await expect(main.getByText("Sorry for the wait at the station")).toHaveCount(1);

    // The tourist owes none of it again.
    const after = await bookingOf(page, uuid);
    expect([after.paid, after.total]).toEqual([paid - 100, total - 100]);
    await moveToAnotherDate(desk, variant);
    await expect(
      main.getByText(text(variant, "staffBookings:history.reasons.changed")),
    ).toBeVisible();
    const moved = await bookingOf(page, uuid);
    expect(moved.paid).toBeLessThanOrEqual(moved.total);

    await main.locator("summary").first().click();
    await main
      .getByRole("button", { name: text(variant, "staffDesk:letters.elsewhere.title") })
      .first()
      .click();
    const letter = desk.getByRole("dialog", {
      name: text(variant, "staffDesk:letters.elsewhere.title"),
    });
    await letter.locator("input[name=email]").fill("caller@tropa.example");
    await letter
      .getByRole("button", { name: text(variant, "staffDesk:letters.elsewhere.submit") })
      .click();
    await expect(letter).toBeHidden();
    await expect(
      main.getByText(text(variant, "staffBookings:letters.states.replaced")).first(),
    ).toBeVisible();
    await open(`/booking/uuid/${uuid}`);
    await expect(page.getByRole("main")).toBeVisible();
    await desk.context().close();
  },
);

/** Chooses a free date that is not the booking's own, and confirms what it changes. */
async function moveToAnotherDate(desk: Page, variant: Variant): Promise<void> {
  await desk.getByRole("button", { name: text(variant, "staffBookings:change.open") }).click();
  const dialog = desk.getByRole("dialog", { name: text(variant, "staffBookings:change.title") });
  await dialog.locator("input[type=radio]:not(:checked):enabled").first().check({ force: true });
  await dialog.locator("textarea[name=reason]").fill("Rang: cannot come on that day");
  await dialog.getByRole("button", { name: text(variant, "staffBookings:acts.next") }).click();
  await expect(dialog.locator("dl")).toBeVisible();
  await expectAccessible(desk);
  await dialog
    .getByRole("button", {
      name: new RegExp(
        [
          pattern(variant, "staffBookings:change.submitRefund").source,
          pattern(variant, "staffBookings:change.submit").source,
        ].join("|"),
      ),
    })
    .click();
  await expect(dialog).toBeHidden();
}
