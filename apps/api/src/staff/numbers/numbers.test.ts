import { numbersCsvCall, staffNumbersCall } from "@tropa/api-contract/staff/calls-numbers";
import type { ApiClient } from "@tropa/api-client/client";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, organizers, testStorefronts } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { happen } from "../../../testing/sales-history.ts";
import { countNumbers, countSupply } from "./numbers.ts";

const day = 24 * 60;

let platform: Platform;
let desk: ApiClient;
let storefront: string;
let otherStorefront: string;
/** The storefront's today. */
let today: string;

/**
 * Two paid bookings of the last days, of one organizer each, and one of the period before. Bookings of the other storefront
 * are another organizer's.
 */
beforeAll(async () => {
  platform = await Platform.open();
  const { pool, config } = platform.context;
  const [first, second] = config.storefronts.all;
  storefront = first.id;
  otherStorefront = second?.id ?? first.id;
  today = todayIn(first.timeZone);
  const departure = async (organizerId: number) => ({
    organizerId,
    ...(await insertTour(pool, { organizerId })),
  });
  const [direct, confirming] = [
    await departure(organizers.direct),
    await departure(organizers.confirming),
  ];
  const sell = async (at: typeof direct, of: string, minutesAgo: number, amount: number) => {
    // Divided by three, the amount chooses the currency: these are roubles.
    await happen(pool, { kind: "book", which: 0, minutesAgo, amount: 1 }, [at], [of]);
    await happen(pool, { kind: "pay", which: 0, minutesAgo, amount }, [at], [of]);
  };
  await sell(direct, storefront, 3 * day, 10_000);
  await sell(confirming, storefront, 3 * day, 20_000);
  await sell(direct, storefront, 20 * day, 50_000);
  await sell(confirming, otherStorefront, 3 * day, 70_000);
  await countNumbers(platform.context);
  await countSupply(platform.context);
  desk = platform.client(await platform.person("numbersStaff"));
});
afterAll(() => platform.close());

const read = (query: object = {}) =>
  desk.call(staffNumbersCall, {
    query: { from: addDays(today, -9), to: today, in: "RUB", ...query },
  });

it("compares a period with the one before", async () => {
  const { now, before, period_before: earlier, days, states, countries } = await read();
  expect(now).toMatchObject({ gross: 100_000, take: 15_000, orders: 3, paid: 3, completed: 0 });
  expect(before).toMatchObject({ gross: 0, orders: 0 });
  expect(earlier).toEqual({ from: addDays(today, -19), to: addDays(today, -10) });
  expect(days).toHaveLength(10);
  expect(states.find(({ status }) => status === 2)).toEqual({ status: 2, now: 3, before: 0 });
  expect(countries).toHaveLength(1);
  const { before: month } = await read({ from: addDays(today, -15) });
  expect(month).toMatchObject({ gross: 50_000, orders: 1 });
});

it("narrows by storefront, organizer, country and city", async () => {
  expect((await read({ storefront })).now.gross).toBe(30_000);
  expect((await read({ organizer_id: String(organizers.direct) })).now.gross).toBe(10_000);
  const [country] = (await read()).countries;
  const ofCountry = await read({ country_id: String(country?.id) });
  expect(ofCountry.now.gross).toBe(100_000);
  const [city] = ofCountry.cities;
  const ofCity = await read({
    city_id: String(city?.id),
    organizer_id: String(organizers.confirming),
  });
  expect(ofCity.now.gross).toBe(90_000);
  expect((await read({ in: "USD" })).now).toMatchObject({ gross: 0, orders: 3 });
});

it("is in the currency of the storefront that is filtered, else of the one that asks", async () => {
  const staff = await platform.person("numbersStaff");
  for (const { id, chargeCurrency } of testStorefronts.all) {
    const here = platform.client(staff, "ru", { id });
    const query = { from: addDays(today, -9), to: today };
    expect(await here.call(staffNumbersCall, { query })).toMatchObject({
      currency: chargeCurrency,
    });
    const filtered = { ...query, storefront: id };
    const numbers = await desk.call(staffNumbersCall, { query: filtered });
    expect(numbers).toMatchObject({ currency: chargeCurrency });
  }
});

it("says whose days they are, and how far they are counted", async () => {
  const { storefronts } = await read({ storefront });
  const { timeZone } = platform.context.config.storefronts.of(storefront);
  expect(storefronts[0]).toMatchObject({
    id: storefront,
    time_zone: timeZone,
    is_chosen: true,
    counted_from: null,
  });
  expect(storefronts.filter(({ is_chosen: isChosen }) => isChosen)).toHaveLength(1);
});

it("knows no storefront, organizer or city that does not exist", async () => {
  for (const query of [{ storefront: "none" }, { organizer_id: "999999" }, { city_id: "999999" }])
    await expect(read(query)).rejects.toMatchObject({ status: 404 });
  await expect(read({ from: addDays(today, 1) })).rejects.toMatchObject({ status: 422 });
  await expect(read({ from: addDays(today, -400) })).rejects.toMatchObject({ status: 422 });
});

it("lists the departures ahead by month and place", async () => {
  const { supply } = await read();
  expect(supply.months.reduce((sum, { departures }) => sum + departures, 0)).toBe(2);
  expect(supply.places).toHaveLength(1);
  expect(supply.places[0]?.departures).toHaveLength(supply.months.length);
});

it("lists words that found nothing, without the way to them", async () => {
  await platform.rows(
    "INSERT INTO empty_search (storefront, day, word, times) SELECT $1, $2::date, word, 3 FROM unnest('{жир,жираф,слон}'::text[]) word",
    storefront,
    today,
  );
  const words = async (query: object) => (await read(query)).searches.map(({ word }) => word);
  expect(await words({ storefront })).toEqual(["жираф", "слон"]);
  expect(await words({ to: addDays(today, -1) })).toEqual([]);
});

it("writes each table as CSV", async () => {
  const csv = await desk.call(numbersCsvCall, {
    query: { from: addDays(today, -9), to: today, in: "RUB", table: "days" },
  });
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(11);
  // The storefronts' days differ, so that one moment may lie in two of them.
  const gross = lines.slice(1).map((line) => Number(line.split(";")[2]?.replace(",", ".")));
  expect(gross.reduce((sum, amount) => sum + amount, 0)).toBe(1000);
});
