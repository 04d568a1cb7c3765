import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { cityRows } from "@tropa/geography/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../../testing/fixtures.ts";
import { Shop } from "../../../../testing/shop.ts";
import { readCards } from "../../../discovery/catalogue/card-store.ts";
import { findFreeDepartures } from "../../../discovery/tour/tour-details-store.ts";
import { listBoard } from "../../../organizers/bookings/board-store.ts";
import { listWaiting } from "../../../organizers/bookings/bookings-store.ts";
import { comingBookings } from "../../../organizers/tours/catalogue-tour-store.ts";
import { endDiscounts } from "../../../organizers/departures/departures.ts";
import { expectedBookings, listTrips } from "../../booking/booking-store.ts";
import {
  claimIncompleteBookings,
  deletePassports,
} from "../../travellers/travellers-jobs-store.ts";
import { completeBookings } from "./completion.ts";
import { claimDueReminders } from "./reminder-store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

/** Twenty-five hours apart: never the same date. */
const east = "Pacific/Kiritimati";
const west = "Pacific/Pago_Pago";

/** Moves all tours to a time zone. */
const moveTo = (timeZone: string) => shop.rows("UPDATE city SET time_zone = $1", timeZone);

/** The result of a question with all tours in the east, then in the west. */
async function inBoth<T>(ask: () => Promise<T>): Promise<{ east: T; west: T }> {
  await moveTo(east);
  const inEast = await ask();
  await moveTo(west);
  return { east: inEast, west: await ask() };
}

/** A paid booking on a departure that starts and ends this many days after today in the west. */
async function paidTrip(starts: number, ends: number) {
  const booking = await shop.book();
  const today = todayIn(west);
  await shop.rows(
    "UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 1 WHERE id = $1",
    booking.id,
  );
  await shop.rows(
    "UPDATE tour_date SET starts_on = $2, ends_on = $3 WHERE id = $1",
    booking.dateId,
    addDays(today, starts),
    addDays(today, ends),
  );
  return booking;
}

describe("by the date at the place,", () => {
  it("cards tell departures from the next day on", async () => {
    const { tourId } = await insertTour(shop.context.pool, { startsOn: addDays(todayIn(west), 1) });
    const cards = () => readCards(shop.context.pool, { ids: [tourId], locale: "en" });
    const found = await inBoth(cards);
    expect(found.west[0]?.dates).toHaveLength(1);
    expect(found.east[0]?.dates).toEqual([]);
  });

  it("a trip is over the day after its last one", async () => {
    const { id } = await paidTrip(-2, 0);
    const { rows } = await shop.context.pool.query<{ id: number }>(
      `INSERT INTO account (first_name, last_name, email, email_confirmed_at, language, currency, storefront)
       SELECT 'Anna', 'Zorina', 'anna@tropa.example', now(), 'ru', 'RUB', storefront FROM booking WHERE id = $1 RETURNING id`,
      [id],
    );
    const accountId = rows[0]?.id ?? 0;
    await shop.rows("UPDATE booking SET account_id = $2 WHERE id = $1", id, accountId);
    const past = () =>
      listTrips(shop.context.pool, { accountId, part: "past" }, { after: null, limit: 9 });
    const trips = await inBoth(past);
    expect([trips.east.length, trips.west.length]).toEqual([1, 0]);
    expect(await completeBookings(shop.context)).toBe(0);
    await moveTo(east);
    expect(await completeBookings(shop.context)).toBe(1);
  });

  it("a departure is expected up to its first day", async () => {
    const { id } = await paidTrip(0, 9);
    const expected = () => expectedBookings(shop.context.pool, organizers.direct);
    const found = await inBoth(expected);
    expect(found.east.map((booking) => booking.id)).not.toContain(id);
    expect(found.west.map((booking) => booking.id)).toContain(id);
  });

  it.each(["depart", "rest", "restLast"] as const)("%s letters are due", async (kind) => {
    const last = { depart: 3, rest: 7, restLast: 2 }[kind];
    const { id } = await paidTrip(last + 1, 20);
    const client = await shop.context.pool.connect();
    try {
      await moveTo(west);
      expect(await claimDueReminders(client, kind, 50)).not.toContain(id);
      await moveTo(east);
      expect(await claimDueReminders(client, kind, 50)).toContain(id);
    } finally {
      client.release();
    }
  });

  it("a letter asks for missing travellers", async () => {
    const { id } = await paidTrip(8, 20);
    const client = await shop.context.pool.connect();
    const due = () => claimIncompleteBookings(client, { days: 7, withPassports: [], limit: 50 });
    try {
      await moveTo(west);
      expect(await due()).not.toContain(id);
      await moveTo(east);
      expect(await due()).toContain(id);
    } finally {
      client.release();
    }
  });

  it("organizers see what is near, and what is over", async () => {
    const { id, dateId } = await paidTrip(-3, 0);
    const { pool } = shop.context;
    const { direct: organizerId } = organizers;
    const scope = { organizerId, withPassports: [], tourId: null, days: null, isPaidOnly: false };
    const over = () =>
      listBoard(pool, { ...scope, time: "past" }, { after: null, limit: 50 }).then(({ rows }) =>
        rows.map((row) => row.date_id),
      );
    const past = await inBoth(over);
    expect(past.east).toContain(dateId);
    expect(past.west).not.toContain(dateId);
    const near = await paidTrip(8, 20);
    const due = () =>
      listWaiting(pool, "due", { withPassports: [], organizerId, days: 7, limit: 50 }).then(
        ({ rows }) => rows.map((row) => row.id),
      );
    const waiting = await inBoth(due);
    expect(waiting.east).toContain(near.id);
    expect(waiting.west).not.toContain(near.id);
    const [booking] = await shop.rows("SELECT tour_id FROM booking WHERE id = $1", id);
    const client = await pool.connect();
    try {
      const coming = await inBoth(() => comingBookings(client, Number(booking?.tour_id), 9));
      expect([coming.east.length, coming.west.length]).toEqual([0, 1]);
    } finally {
      client.release();
    }
  });

  it("an excursion is offered from the next day on", async () => {
    const { dateId } = await paidTrip(1, 1);
    const [date] = await shop.rows("SELECT tour_id FROM tour_date WHERE id = $1", dateId);
    const free = async () =>
      (await findFreeDepartures(shop.context.pool, Number(date?.tour_id)))?.departures.length;
    expect(await inBoth(free)).toEqual({ east: 0, west: 1 });
  });

  it("passports are deleted", async () => {
    const { id } = await paidTrip(-6, -4);
    await shop.rows(
      `INSERT INTO tourist (booking_id, place, first_name, last_name, passport) VALUES ($1, 1, 'Anna', 'Zorina', '1')
       ON CONFLICT (booking_id, place) DO UPDATE SET passport = '1'`,
      id,
    );
    const remove = () => deletePassports(shop.context.pool, { afterTrip: 5, afterCancellation: 5 });
    await moveTo(west);
    expect(await remove()).toBe(0);
    await moveTo(east);
    expect(await remove()).toBe(1);
  });

  it("discounts end", async () => {
    const { dateId } = await paidTrip(20, 21);
    await shop.rows(
      `UPDATE tour_date SET price_without_discount_minor = price_minor + 1, discount_type = 'early_booking_dates',
              discount_ends_on = $2 WHERE id = $1`,
      dateId,
      todayIn(west),
    );
    await moveTo(west);
    expect(await endDiscounts(shop.context.pool)).toBe(0);
    await moveTo(east);
    expect(await endDiscounts(shop.context.pool)).toBe(1);
  });
});

it("cities refuse a time zone that does not exist", async () => {
  for (const unknown of ["Mars/Olympus", "UTC+3", "", "Europe/Москва"])
    await expect(moveTo(unknown)).rejects.toThrow(/time_zone_check|not recognized/);
});

it("PostgreSQL and Node agree on the date everywhere, on the days of clock changes too", async () => {
  const zones = [
    ...new Set(cityRows(() => "").map((city) => city.time_zone)),
    east,
    west,
    // Clocks that change at midnight, by half an hour, or not at the same time as in Europe.
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Pacific/Apia",
  ];
  const midnights = ["2025-03-09", "2025-03-30", "2025-09-07", "2025-10-05", "2025-10-26"];
  const moments = midnights.flatMap((day) =>
    Array.from({ length: 96 }, (_, half) => new Date(Date.parse(day) + (half - 48) * 1_800_000)),
  );
  const rows = await shop.rows(
    `SELECT zone, moment, (moment AT TIME ZONE zone)::date AS day
       FROM unnest($1::text[]) AS zone CROSS JOIN unnest($2::timestamptz[]) AS moment`,
    zones,
    moments,
  );
  const differing = rows.filter(
    ({ zone, moment, day }) => todayIn(String(zone), moment as Date) !== day,
  );
  expect(differing).toEqual([]);
  expect(rows).toHaveLength(zones.length * moments.length);
});
