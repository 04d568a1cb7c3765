import type { ApiClient } from "@tropa/api-client/client";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import * as calls from "@tropa/api-contract/staff/calls-promo";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, testStorefronts } from "../../../testing/fixtures.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";
import { orderOf } from "../../../testing/shop.ts";

let bookings: GuestBookings;
let desk: ApiClient;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  desk = bookings.platform.client(await bookings.platform.person("staff"));
});
afterAll(() => bookings.platform.close());

const make = (
  changes: Partial<BodyOf<typeof calls.createPromoCodesCall>> = {},
  idempotencyKey = crypto.randomUUID(),
) =>
  desk.call(calls.createPromoCodesCall, {
    body: {
      count: 1,
      campaign: "Spring",
      storefront: testStorefronts.speaking("ru").id,
      terms: { percent: 10, amount: null },
      borne_by: "tropa",
      tour_ids: [],
      country_ids: [],
      city_ids: [],
      starts_from: null,
      starts_until: null,
      is_first_booking: false,
      max_uses: null,
      max_uses_per_person: null,
      valid_from: null,
      valid_until: null,
      reason: "Spring sale",
      ...changes,
    },
    idempotencyKey,
  });
const list = async (q: string, state?: "open" | "ended") =>
  (await desk.call(calls.promoCodesCall, { query: { q, ...(state && { state }) } })).items;

it("makes a code, tells what it has given, ends it, and remembers who and why", async () => {
  expect(await make({ code: " summer10 " })).toEqual({ codes: ["SUMMER10"] });
  const made = await insertTour(bookings.platform.context.pool);
  const seen = { amount: 1_800_000, currency: "RUB" as const };
  const body = { ...orderOf(made), promo: "Summer10", seen };
  await bookings.platform.client(bookings.guest).call(submitOrderCall, { body });
  const [code] = await list("sum", "open");
  expect(code).toMatchObject({ code: "SUMMER10", uses: 1, given: 200_000, currency: "RUB" });
  const id = code!.id;
  const end = () => desk.call(calls.endPromoCodeCall, { body: { id, reason: "Sold out" } });
  await end();
  await expect(end()).rejects.toMatchObject({ status: 409 });
  expect(await list("sum", "open")).toEqual([]);
  expect(await list("sum", "ended")).toMatchObject([{ id, uses: 1 }]);
  await expect(
    bookings.platform.client(bookings.guest).call(submitOrderCall, { body }),
  ).rejects.toMatchObject({ status: 422 });
  const { items } = await desk.call(calls.promoCodeLogCall, { query: { id: String(id) } });
  expect(items.map(({ call, reason }) => [call, reason])).toEqual([
    ["endPromoCode", "Sold out"],
    ["createPromoCodes", "Spring sale"],
  ]);
});

it("makes many codes once, however often and at once it is asked", async () => {
  const key = crypto.randomUUID();
  const many = () => make({ code: "MAY", count: 60, campaign: "May", max_uses: 1 }, key);
  const [first, second] = await Promise.all([many(), many()]);
  expect(second).toEqual(first);
  expect(new Set(first.codes).size).toBe(60);
  expect(first.codes.every((code) => /^MAY-[A-Z2-9]{8}$/.test(code))).toBe(true);
  const page = await desk.call(calls.promoCodesCall, { query: { q: "May" } });
  expect(page.items).toHaveLength(calls.promoPageLength);
  const rest = await desk.call(calls.promoCodesCall, {
    query: { q: "May", after: String(page.next) },
  });
  expect([rest.items.length, rest.next]).toEqual([10, null]);
  expect(rest.storefronts.map(({ id, currency }) => [id, currency])).toEqual(
    testStorefronts.all.map(({ id, chargeCurrency }) => [id, chargeCurrency]),
  );
});

it("refuses a code that is taken, a bearer who is not named, and days that end before they begin", async () => {
  await make({ code: "TAKEN" });
  const refused = (field: string) => ({
    status: 422,
    validation: { [field]: [expect.any(String)] },
  });
  await expect(make({ code: "taken" })).rejects.toMatchObject(refused("code"));
  await expect(make({ borne_by: "organizer" })).rejects.toMatchObject(refused("tour_ids"));
  await expect(make({ valid_from: "2027-02-01", valid_until: "2027-01-01" })).rejects.toMatchObject(
    refused("valid_until"),
  );
  await expect(make({ storefront: "nowhere" })).rejects.toMatchObject({ status: 404 });
});
