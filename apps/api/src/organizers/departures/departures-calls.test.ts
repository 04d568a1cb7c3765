import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  addDeparturesCall,
  cancelDepartureCall,
  departureCancellationCall,
  editDepartureCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inDays, organizers } from "../../../testing/fixtures.ts";
import type { Platform, Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { endDiscounts } from "./departures.ts";
import { DepartureDesk, termsOf } from "../../../testing/organizers/departure-desk.ts";

let desk: DepartureDesk;
let platform: Platform;
let stranger: Person;
beforeAll(async () => {
  desk = await DepartureDesk.open();
  ({ platform } = desk);
  stranger = await platform.person("otherOrganizer");
});
afterAll(() => platform.close());

describe("adding departures", () => {
  const terms = {
    seats: 8,
    price: 500_000,
    discount: null,
    is_closed: false,
    is_guaranteed: false,
  };

  it("adds a series once when sent several times at once, and skips taken days", async () => {
    const { tourId } = await desk.tour({ startsOn: inDays(41) });
    const days = [40, 41, 42, 42].map(inDays);
    const body = { tour_id: tourId, days, ...terms };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => desk.own.call(addDeparturesCall, { body })),
    );
    expect(answers.map(({ added }) => added.length).toSorted()).toEqual([0, 0, 0, 2]);
    const first = answers.find(({ added }) => added.length > 0)!;
    expect(first.skipped).toEqual([inDays(41)]);
    expect(first.added).toMatchObject([
      { start: inDays(40), end: inDays(42), seats: 8, seats_free: 8, price: 500_000, version: 1 },
      { start: inDays(42), end: inDays(44) },
    ]);
  });

  it("ends an early-booking discount the given days before each departure, and omits it if that day is over", async () => {
    const { tourId } = await desk.tour();
    const discount = { type: "early_booking_days", price_without: 600_000, ends_on: null };
    const { added } = await desk.own.call(addDeparturesCall, {
      body: {
        tour_id: tourId,
        days: [inDays(10), inDays(90)],
        ...terms,
        discount,
        days_before: 45,
      } as never,
    });
    expect(added).toMatchObject([
      { price: 600_000, discount: null },
      { price: 500_000, discount: { ...discount, ends_on: inDays(45) } },
    ]);
  });

  it("requires start times for an excursion", async () => {
    const { tourId } = await desk.tour({ startTimes: ["10:00"] });
    const body = { tour_id: tourId, days: [inDays(50)], ...terms };
    const failed = await refusal(desk.own.call(addDeparturesCall, { body }));
    expect(Object.keys(failed.validation)).toEqual(["start_times"]);
    const times = { ...body, start_times: ["15:00", "09:30", "15:00"] };
    const { added } = await desk.own.call(addDeparturesCall, { body: times });
    expect(added).toMatchObject([{ start_times: ["09:30", "15:00"] }]);
  });

  it("reports each invalid field", async () => {
    const { tourId } = await desk.tour();
    const add = (changes: object) =>
      refusal(
        desk.own.call(addDeparturesCall, {
          body: { tour_id: tourId, days: [inDays(50)], ...terms, ...changes },
        }),
      ).then(({ validation }) => Object.keys(validation));
    expect(await add({ days: [inDays(0)] })).toEqual(["days"]);
    expect(await add({ days: [inDays(800)] })).toEqual(["days"]);
    expect(await add({ price: 0 })).toEqual(["price"]);
    const discount = { type: "early_booking_dates", price_without: 400_000, ends_on: null };
    expect(await add({ discount })).toEqual(["discount.price_without", "discount.ends_on"]);
  });
});

it("counts seats sold elsewhere separately from booked seats", async () => {
  const made = await desk.tour({ seats: 9 });
  await desk.book(made);
  await platform.rows("UPDATE tour_date SET seats_taken = 5 WHERE id = $1", made.dateId);
  const counts = { seats_taken: 5, seats_held: 2, seats_elsewhere: 3, bookings: 1 };
  expect(await desk.listed(made.dateId)).toMatchObject(counts);
});

describe("editing a departure", () => {
  it("refuses fewer seats than are taken, and leaves the prices of existing bookings unchanged", async () => {
    const made = await desk.tour({ priceMinor: 1_000_000, seats: 5 });
    const { request_id: bookingId } = await desk.book(made);
    const failed = await refusal(desk.edit(made.dateId, { seats: 1 }));
    expect(failed.validation).toEqual({ seats: [expect.stringContaining("2")] });
    expect(await desk.edit(made.dateId, { seats: 2, price: 1_500_000 })).toMatchObject({
      seats: 2,
      seats_free: 0,
      seats_held: 2,
      bookings: 1,
      price: 1_500_000,
      version: 2,
    });
    const [booking] = await platform.rows(
      "SELECT total_minor FROM booking WHERE id = $1",
      bookingId,
    );
    expect(booking).toEqual({ total_minor: 2_000_000 });
  });

  it("refuses the second of two concurrent edits and returns the stored values", async () => {
    const { dateId } = await desk.tour();
    const seen = await desk.listed(dateId);
    const body = { id: dateId, version: seen.version, ...termsOf(seen) };
    const outcomes = await Promise.allSettled([
      desk.own.call(editDepartureCall, { body: { ...body, price: 800_000 } }),
      desk.own.call(editDepartureCall, { body: { ...body, price: 700_000 } }),
    ]);
    const won = outcomes.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    const lost = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({
      code: "conflict",
      data: { departure: await desk.listed(dateId) },
    });
  });

  it("refuses to withdraw the guarantee of a booked departure", async () => {
    const made = await desk.tour();
    await desk.book(made);
    const failed = await refusal(desk.edit(made.dateId, { is_guaranteed: false }));
    expect(Object.keys(failed.validation)).toEqual(["is_guaranteed"]);
  });

  it("closes a departure for bookings and shows it as busy on the tour's page", async () => {
    const made = await desk.tour();
    await desk.book(made);
    await desk.edit(made.dateId, { is_closed: true });
    expect(await codeOf(desk.book(made))).toBe("no_seats");
    const page = await desk.own.call(tourCall, { query: { slug: `ice-of-baikal-${made.tourId}` } });
    expect(page.variants).toMatchObject([{ id: made.dateId, is_busy: true, seats_left: 0 }]);
    await desk.edit(made.dateId, { is_closed: false });
    await desk.book(made);
  });

  it("says on the tour's page until when the last seats are held, and nothing once they are sold", async () => {
    const made = await desk.tour({ seats: 2 });
    const { request_id: id } = await desk.book(made);
    const shown = async () => {
      const query = { slug: `ice-of-baikal-${made.tourId}` };
      return (await desk.own.call(tourCall, { query })).variants[0];
    };
    const [held] = await platform.rows<{ until: Date }>(
      "SELECT hold_until AS until FROM booking WHERE id = $1",
      id,
    );
    expect(await shown()).toMatchObject({
      is_busy: true,
      held_until: held?.until.toISOString(),
    });
    await platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
    expect(await shown()).toMatchObject({ is_busy: true, held_until: null });
  });

  it("restores the full price once the discount is over", async () => {
    const { dateId } = await desk.tour();
    await platform.rows(
      `UPDATE tour_date SET price_minor = 900000, price_without_discount_minor = 1000000,
              discount_type = 'early_booking_dates', discount_ends_on = $2 WHERE id = $1`,
      dateId,
      inDays(-2),
    );
    expect(await endDiscounts(platform.context.pool)).toBe(1);
    expect(await desk.listed(dateId)).toMatchObject({
      price: 1_000_000,
      discount: null,
      version: 2,
    });
    expect(await endDiscounts(platform.context.pool)).toBe(0);
  });
});

describe("calling off a departure", () => {
  it("lists every booking with its outcome first, then refunds or releases it as shown", async () => {
    const made = await desk.tour({ priceMinor: 1_000_000 });
    const paid = await desk.book(made);
    const unpaid = await desk.book(made);
    await platform.rows(
      `WITH paid AS (
         INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
         VALUES ($1, 5, 'prepayment', 'card', 2, 400000, 'RUB', '', ''))
       UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 400000 WHERE id = $1`,
      paid.request_id,
    );
    const query = { id: String(made.dateId) };
    const shown = await desk.own.call(departureCancellationCall, { query });
    expect(shown.bookings).toMatchObject([
      { id: paid.request_id, kind: "refunded", refund: 400_000, name: "Мария", by_email: true },
      { id: unpaid.request_id, kind: "released", refund: 0 },
    ]);
    const { departure, canceled_bookings } = await desk.cancel(made.dateId);
    expect({ canceled_bookings, ...departure }).toMatchObject({
      canceled_bookings: 2,
      is_canceled: true,
      seats_taken: 0,
      seats_free: 0,
      bookings: 0,
    });
    expect(
      await platform.rows(
        `SELECT booking.status, coalesce(sum(refund.amount_minor), 0)::integer AS refund,
                (SELECT count(*)::integer FROM outbox
                  WHERE booking_id = booking.id AND kind = 'departureCanceled' AND channel = 'email'
                    AND body LIKE '%Паводок%') AS letters
           FROM booking LEFT JOIN payment ON payment.booking_id = booking.id
           LEFT JOIN refund ON refund.payment_id = payment.id
          WHERE booking.tour_date_id = $1 GROUP BY booking.id ORDER BY booking.id`,
        made.dateId,
      ),
    ).toEqual([
      { status: 6, refund: 400_000, letters: 1 },
      { status: 6, refund: 0, letters: 1 },
    ]);
    expect(await codeOf(desk.cancel(made.dateId, { version: 1, bookings: [] }))).toBe("gone");
    expect(await codeOf(desk.book(made))).toBe("gone");
  });

  it("is refused when the bookings differ from those shown", async () => {
    const made = await desk.tour();
    await desk.book(made);
    const failed = await refusal(desk.cancel(made.dateId, { bookings: [] }));
    expect(failed).toMatchObject({
      code: "conflict",
      data: { cancellation: { bookings: [{ kind: "released" }] } },
    });
    expect(await desk.listed(made.dateId)).toMatchObject({ is_canceled: false, bookings: 1 });
  });
});

it("returns the next departure after a month, for all tours or for one", async () => {
  const { tourId } = await desk.tour({ startsOn: inDays(900) });
  const { tourId: sooner, dateId } = await desk.tour({ startsOn: inDays(850) });
  const nextStart = async (tour_id?: number) => {
    const month = inDays(800).slice(0, 7);
    const query = { month, ...(tour_id !== undefined && { tour_id: String(tour_id) }) };
    return (await desk.own.call(organizerDeparturesCall, { query })).next_start;
  };
  expect(await nextStart()).toBe(inDays(850));
  expect(await nextStart(tourId)).toBe(inDays(900));
  await platform.rows("UPDATE tour_date SET canceled_at = now() WHERE id = $1", dateId);
  expect(await nextStart()).toBe(inDays(900));
  expect(await nextStart(sooner)).toBeNull();
});

it("hides departures from another organizer", async () => {
  const { tourId, dateId } = await desk.tour();
  const client = platform.client(stranger);
  const { items } = await client.call(organizerDeparturesCall, {
    query: { month: inDays(30).slice(0, 7) },
  });
  expect(items.map(({ id }) => id)).not.toContain(dateId);
  const asked = { month: inDays(30).slice(0, 7), organizer_id: String(organizers.direct) };
  expect(await codeOf(client.call(organizerDeparturesCall, { query: asked }))).toBe("forbidden");
  const departure = await desk.listed(dateId);
  const { id, version } = departure;
  const terms = termsOf(departure);
  const answers = await Promise.all([
    codeOf(
      client.call(addDeparturesCall, { body: { tour_id: tourId, days: [inDays(60)], ...terms } }),
    ),
    codeOf(client.call(editDepartureCall, { body: { id, version, ...terms } })),
    codeOf(client.call(departureCancellationCall, { query: { id: String(id) } })),
    codeOf(client.call(cancelDepartureCall, { body: { id, version, bookings: [] } })),
  ]);
  expect(new Set(answers)).toEqual(new Set(["not_found"]));
});
