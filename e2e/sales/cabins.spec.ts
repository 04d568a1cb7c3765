import { expectAccessible } from "../harness/accessible.ts";
import { agree, orderByCall } from "./booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { openOrder } from "./open-order.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { amountIn, findTour, roomyDates } from "../discovery/tour/tour-facts.ts";
import type { TourFacts } from "../discovery/tour/tour-facts.ts";

interface Cabin {
  id: number;
  kind: string;
  capacity: number;
  supplement_percent: number;
}

type Cruise = Omit<TourFacts, "variants"> & {
  ship: { cabins: Cabin[] } | null;
  variants: (TourFacts["variants"][number] & { cabins_left: { id: number; left: number }[] })[];
};

/** The dearest cabin for two of which a departure has only one left. */
function lastCabin(tour: Cruise, date: Cruise["variants"][number] | undefined): Cabin | undefined {
  const left = new Map(date?.cabins_left.map((one) => [one.id, one.left]));
  return tour.ship?.cabins.findLast(
    ({ id, capacity, supplement_percent: more }) =>
      capacity === 2 && more > 0 && left.get(id) === 1,
  );
}

const freeDate = (tour: Cruise) => tour.variants.find(({ is_busy: isBusy }) => !isBusy);

const hasLastCabin = (tour: TourFacts) =>
  roomyDates(tour)[0]?.id === freeDate(tour as Cruise)?.id &&
  lastCabin(tour as Cruise, freeDate(tour as Cruise)) !== undefined;

test(
  "a visitor chooses a cabin, loses it to another order and books another one at its price",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, isPhone }) => {
    const named = (key: string) => text(variant, key);
    const tour = (await findTour(variant, hasLastCabin, "&isCruisesSearch=1")) as Cruise;
    const date = freeDate(tour)!;
    const cabin = lastCabin(tour, date)!;
    await open(`/${tour.slug}?adults=2&date=${date.id}`);

    // Chosen on the page: the panel reckons with it, and the address keeps it.
    const panel = page.locator("#dates");
    const price = panel.locator("strong").first();
    const basic = await amountIn(price);
    const cabins = page.locator("#ship").getByRole("radio");
    await expect(cabins.first()).toBeChecked();
    // What is chosen is drawn a moment after the press.
    await page.locator("#ship label").filter({ hasText: cabin.kind }).click();
    await expect(page).toHaveURL(new RegExp(`cabin=${cabin.id}\\b`));
    const withCabin = Math.ceil((basic * (100 + cabin.supplement_percent)) / 10_000) * 100;
    await expect(async () => expect(await amountIn(price)).toBe(withCabin)).toPass();
    await expect(panel).toContainText(cabin.kind);
    await expectAccessible(page);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.locator("#ship").getByRole("radio", { name: cabin.kind })).toBeChecked();

    // The form begins with it; meanwhile it is sold.
    await openOrder(page, variant, isPhone);
    const form = page.getByRole("dialog", { name: text(variant, "request:order.title") });
    const chosen = form.getByRole("radio", { name: cabin.kind });
    await expect(chosen).toBeChecked();
    const total = form.locator("p[aria-live] > strong + span");
    expect(await amountIn(total)).toBe(2 * withCabin);
    await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: date.id,
      cabin_id: cabin.id,
      adults: 2,
      // Orders are limited per address or number and day: no other test uses these.
      email: "first@example.com",
      phone: factsOf(variant).tourist.phones[2],
    });
    await form.getByLabel(named("request:fields.firstName")).fill("Vera");
    await form
      .getByLabel(named("request:fields.phone"))
      .fill(factsOf(variant).tourist.written.another);
    await form.getByLabel(named("request:fields.email")).fill("vera@example.com");
    await agree(form, variant);
    const send = form.locator('button[type="submit"]');
    await send.click();
    await expect(form.getByRole("alert")).toContainText(named("request:order.noCabins"));
    await expect(chosen).toBeDisabled();
    await expect(form.getByRole("radio", { name: tour.ship!.cabins[0]!.kind })).toBeChecked();
    expect(await amountIn(total)).toBe(2 * basic);
    await expectAccessible(page);

    // What is booked is what was shown.
    await send.click();
    await expect(page).toHaveURL(/\/booking\/uuid\//);
    // The address is there before the page that it leads from is gone: that one names the cabin twice.
    await expect(page.getByText(tour.ship!.cabins[0]!.kind)).toHaveCount(1);
    const uuid = page.url().split("/").at(-1) ?? "";
    const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
    const booking = (await answer.json()) as { total: number; cabin: { count: number } };
    expect(booking.cabin.count).toBe(1);
    // In the storefront's own money: its prices are not converted.
    expect(booking.total).toBe(2 * basic);
    await expectAccessible(page);

    // The next visitor sees that the cabin is gone.
    await open(`/${tour.slug}?adults=1&date=${date.id}&cabin=${cabin.id}`);
    await expect(page.locator("#ship").getByRole("radio", { name: cabin.kind })).toBeDisabled();
    await expect(cabins.first()).toBeChecked();
  },
);
