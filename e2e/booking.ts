import type { Locator, Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { expect, test } from "./fixtures.ts";
import { apiUrl, factsOf } from "./stack.ts";
import type { Variant } from "./stack.ts";
import { text } from "./texts.ts";

/** Agrees in a form whose box stands as its storefront's readers may expect: ticked, or theirs to tick. */
export async function agree(form: Page | Locator, variant: Variant): Promise<void> {
  const box = form.getByRole("checkbox", { name: text(variant, "request:agree") });
  await expect(box).toBeChecked({ checked: factsOf(variant).config.consentByDefault });
  await box.check();
}

interface BookingFacts {
  id: number;
  uuid: string;
  status: number;
  paid: number;
  prepayment: number;
  free_until: string;
  departure: { certainty: string };
  refund_today: { refund: number } | null;
}

/** A booking as the API tells it. */
export async function bookingOf(page: Page, uuid: string): Promise<BookingFacts> {
  const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
  return (await answer.json()) as BookingFacts;
}

/** The organizer's answer, for now a button in the dev inbox. */
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

/** Does the work that the order's invisible captcha asks for, as the form's script does. */
async function invisibleCaptcha(page: Page, headers: Record<string, string>): Promise<string> {
  const answer = await page.request.get(`${apiUrl}/spa/captcha-challenge?kind=invisible`, {
    headers,
  });
  const challenge = (await answer.json()) as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the captcha was not solved");
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString(
    "base64",
  );
}

interface Departure {
  tour: { id: number; is_dates_preliminary: boolean };
  date: { id: number; times: string[]; not_guaranteed: boolean };
}

/** A departure of the storefront's listing, three weeks ahead or more, that is guaranteed or not. */
async function departure(page: Page, variant: Variant, isGuaranteed: boolean): Promise<Departure> {
  const { listing, currency, language } = factsOf(variant);
  const headers = {
    "x-localization": variant,
    "x-language": language,
    "x-currency": currency,
  };
  const found = await page.request.get(`${apiUrl}/spa/tours?slug=${listing.slice(1)}`, { headers });
  const { items } = (await found.json()) as { items: { slug: string }[] };
  const soon = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  for (const { slug } of items) {
    const answer = await page.request.get(`${apiUrl}/spa/tour?slug=${slug}`, { headers });
    const tour = (await answer.json()) as Departure["tour"] & {
      variants: (Departure["date"] & { start: string; is_busy: boolean; seats_left: number })[];
    };
    const date = tour.variants.find(
      (one) =>
        !one.is_busy &&
        one.start > soon &&
        (isGuaranteed
          ? !one.not_guaranteed && !tour.is_dates_preliminary
          : one.not_guaranteed || tour.is_dates_preliminary),
    );
    if (date) return { tour, date };
  }
  throw new Error(`${listing} has no such departure`);
}

/** Books a seat by the call that the form makes, and has it confirmed: what is tried begins with paying. */
export async function bookToPay(
  page: Page,
  variant: Variant,
  { isGuaranteed }: { isGuaranteed: boolean },
): Promise<string> {
  const { tour, date } = await departure(page, variant, isGuaranteed);
  const { uuid, status } = await orderByCall(page, variant, {
    tour_id: tour.id,
    variant_id: date.id,
    adults: 1,
    ...(date.times[0] && { time_start: date.times[0] }),
  });
  if (status === 1) await confirmAsOrganizer(page, uuid);
  return uuid;
}

let callers = 0;

/** An address of its own for each caller: of one that orders again and again the API wants a harder captcha. */
const ownAddress = (): Record<string, string> => ({
  "x-forwarded-for": `198.18.${(callers += 1)}.${1 + test.info().parallelIndex}`,
});

/** Makes the call that the form makes. */
export async function orderByCall(
  page: Page,
  variant: Variant,
  order: { tour_id: number; variant_id: number; adults: number } & Record<string, unknown>,
): Promise<{ uuid: string; status: number }> {
  const { language, tourist } = factsOf(variant);
  const {
    name,
    email,
    phones: [phone],
  } = tourist;
  const address = ownAddress();
  const answer = await page.request.post(`${apiUrl}/spa/submit-order`, {
    headers: {
      ...address,
      "x-localization": variant,
      "x-language": language,
      "x-captcha": await invisibleCaptcha(page, address),
    },
    data: { first_name: name, phone, email, agree: true, ...order },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { uuid: string; status: number };
}

/** Pays what the payment page asks for, at the sandbox bank. */
export async function pay(page: Page, uuid: string): Promise<void> {
  await page.goto(`/booking/pay/uuid/${uuid}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`^${apiUrl}/sandbox/pay/`));
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/success\?/);
}
