import type { Locator, Page } from "@playwright/test";
import { paymentProviders } from "../../packages/domain/src/sales/payment.ts";
import { expect, test } from "../harness/fixtures.ts";
import { submitOrder } from "./order-call.ts";
import { apiUrl, factsOf, sandboxUrl } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

/** Time limit for the invisible captcha, whose proof of work takes long on a busy machine, ms. */
export const captchaMs = 240_000;

/** Agrees in a form whose box stands as its storefront's readers may expect: ticked, or theirs to tick. */
export async function agree(form: Page | Locator, variant: Variant): Promise<void> {
  const box = form.getByRole("checkbox", { name: pattern(variant, "request:agree") });
  await expect(box).toBeChecked({ checked: factsOf(variant).config.consentByDefault });
  await box.check();
}

/** Fills in name and phone of the storefront's tourist in the order's form. */
export async function fillNameAndPhone(form: Locator, variant: Variant): Promise<void> {
  const {
    name,
    phones: [phone],
  } = factsOf(variant).tourist;
  await form.getByLabel(text(variant, "request:fields.firstName")).fill(name);
  await form.getByLabel(text(variant, "request:fields.phone")).fill(phone);
}

/** Fills in all required contacts in the order's form. */
export async function fillContacts(form: Locator, variant: Variant): Promise<void> {
  await fillNameAndPhone(form, variant);
  await form.getByLabel(text(variant, "request:fields.email")).fill(factsOf(variant).tourist.email);
  await agree(form, variant);
}

interface BookingFacts {
  id: number;
  uuid: string;
  tourists_uuid: string;
  organizer: { id: number };
  first_name: string;
  start: string;
  status: number;
  total: number;
  paid: number;
  prepayment: number;
  free_until: string;
  departure: { certainty: string };
  refund_today: { refund: number } | null;
  promo: { code: string; off: number } | null;
}

/** Returns a booking from the API. */
export async function bookingOf(
  { request }: Pick<Page, "request">,
  uuid: string,
): Promise<BookingFacts> {
  const answer = await request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
  return (await answer.json()) as BookingFacts;
}

/** Confirms a booking as its organizer, with the button of the dev inbox. */
export async function confirmAsOrganizer(page: Page, uuid: string): Promise<void> {
  const { id } = await bookingOf(page, uuid);
  const inbox = await page.context().newPage();
  await inbox.goto(`${apiUrl}/dev/inbox`);
  const letter = inbox
    .locator("article")
    .filter({ hasText: String(id) })
    .filter({ has: inbox.getByRole("button") });
  await letter
    .getByRole("button", { name: /confirm/i })
    .first()
    .click();
  await expect(
    inbox
      .locator("article")
      .filter({ hasText: String(id) })
      .filter({ hasText: /Confirmed/ })
      .first(),
  ).toBeVisible();
  await inbox.close();
}

interface DepartureFacts {
  id: number;
  times: string[];
  not_guaranteed: boolean;
  start: string;
  is_busy: boolean;
  seats_left: number;
}
interface Departure {
  tour: {
    id: number;
    is_dates_preliminary: boolean;
    organizer: { has_direct_sale: boolean };
    variants: DepartureFacts[];
  };
  date: DepartureFacts;
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// Two orders of one seat each are the most that a journey makes of it.
const hasRoom = ({ is_busy: isBusy, seats_left: left }: DepartureFacts) => !isBusy && left > 1;

/** Pages of all tours that are looked through for a departure. */
const pagesTried = 12;

/** A departure, three weeks ahead or more, that is as one wants it: of the storefront's listing, or else of any tour. */
async function departure(
  page: Page,
  variant: Variant,
  isWanted: (tour: Departure["tour"], date: Departure["date"]) => boolean,
): Promise<Departure> {
  const { listing, currency, language } = factsOf(variant);
  const headers = {
    "x-localization": variant,
    "x-language": language,
    "x-currency": currency,
  };
  const soon = inDays(21);
  const everywhere = Array.from({ length: pagesTried }, (_, index) => `page=${index + 1}`);
  for (const query of [`slug=${listing.slice(1)}`, ...everywhere]) {
    const found = await page.request.get(`${apiUrl}/spa/tours?${query}`, { headers });
    const { items } = (await found.json()) as { items: { slug: string }[] };
    for (const { slug } of items) {
      const answer = await page.request.get(`${apiUrl}/spa/tour?slug=${slug}`, { headers });
      const tour = (await answer.json()) as Departure["tour"];
      const date = tour.variants.find(
        (one) => hasRoom(one) && one.start > soon && isWanted(tour, one),
      );
      if (date) return { tour, date };
    }
  }
  throw new Error("the demo catalogue has no such departure");
}

const isSure = (tour: Departure["tour"], date: Departure["date"]) =>
  !date.not_guaranteed && !tour.is_dates_preliminary;

/** A departure that is sold and guaranteed, and leaves its rest to be paid. */
export const payableDeparture = (page: Page, variant: Variant): Promise<Departure> =>
  departure(page, variant, isSure);

/** A sold departure that is far enough ahead to be left for nothing, of a tour that has others such. */
export const movableDeparture = (page: Page, variant: Variant): Promise<Departure> => {
  const isFar = (date: DepartureFacts) => hasRoom(date) && date.start > inDays(75);
  return departure(
    page,
    variant,
    (tour, date) =>
      tour.organizer.has_direct_sale &&
      isSure(tour, date) &&
      isFar(date) &&
      tour.variants.filter(isFar).length > 1,
  );
};

/** A departure whose organizer answers requests. */
export const confirmingDeparture = (page: Page, variant: Variant): Promise<Departure> =>
  departure(page, variant, (tour) => !tour.organizer.has_direct_sale);

/** Books a seat by the call that the form makes, and has it confirmed: what is tried begins with paying. */
export async function bookToPay(
  page: Page,
  variant: Variant,
  { isGuaranteed }: { isGuaranteed: boolean },
): Promise<string> {
  const { tour, date } = await departure(
    page,
    variant,
    (one, its) => isSure(one, its) === isGuaranteed,
  );
  const { uuid, status } = await orderByCall(variant, {
    tour_id: tour.id,
    variant_id: date.id,
    adults: 1,
    ...(date.times[0] && { time_start: date.times[0] }),
  });
  if (status === 1) await confirmAsOrganizer(page, uuid);
  return uuid;
}

let callers = 0;

/** An address of its own for each order of each worker. */
const ownAddress = () => ({
  "x-forwarded-for": `198.18.${(callers += 1)}.${1 + test.info().parallelIndex}`,
});

/** Makes the call that the form makes. */
export const orderByCall = (variant: Variant, order: Parameters<typeof submitOrder>[1]) =>
  submitOrder(variant, order, ownAddress());

/** Whether the first way to pay is a code on the storefront's own page. */
export const paysByCode = (variant: Variant): boolean =>
  factsOf(variant)
    .config.paymentSystems.slice(0, 1)
    .some((system) => paymentProviders[system].methods[0] === "sbp");

/** The address that a code says; it stands beside the code as a link, the last one. */
export async function codeAddress(page: Page): Promise<string> {
  const link = page.locator('a[href*="/payments/open/"]').last();
  await expect(link).toBeVisible();
  return (await link.getAttribute("href")) ?? "";
}

/** Goes to the sandbox bank: by redirect, or by the address beside a code. */
export async function goToBank(page: Page, variant: Variant): Promise<void> {
  if (paysByCode(variant)) await page.goto(await codeAddress(page));
  await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/bank/pay\\?`));
}

/** Pays the requested amount at the sandbox bank. */
export async function pay(page: Page, variant: Variant, uuid: string): Promise<void> {
  await page.goto(`/booking/pay/uuid/${uuid}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator('main button[type="submit"]').click();
  await goToBank(page, variant);
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/success\?/);
}

/** Waits until the arrival page is stored on the device and nothing is loading. */
export const arrivalKept = (page: Page, variant: Variant): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: text(variant, "arrival:kept") })).toBeVisible();

/** Returns the QR code on the page of arrival. */
export const arrivalCode = (page: Page, variant: Variant): Locator =>
  page.getByRole("main").getByRole("img", { name: pattern(variant, "arrival:qr.label") });
