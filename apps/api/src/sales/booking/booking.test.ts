import type { Booking } from "@tropa/api-contract/sales/booking";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { Shop } from "../../../testing/shop.ts";
import { releaseExpiredHolds } from "../orders/orders.ts";
import { confirmBooking, declineBooking } from "./booking.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const cancel = (uuid: string, message?: string, refund = 0) =>
  shop.post("/spa/cancel-booking", { uuid, message, refund });

describe("a booking cancelled by its tourist", () => {
  it("frees its seats at once and sends the reason to the organizer", async () => {
    const { uuid, id, dateId } = await shop.book({ organizerId: organizers.confirming });
    const booking = (await cancel(uuid, "Передумали")).json<Booking>();
    expect(booking).toMatchObject({ status: 5, hold_until: null });
    expect(booking.history.map(({ status }) => status)).toEqual([1, 5]);
    expect(await shop.seatsTaken(dateId)).toBe(0);
    expect((await shop.messages(id)).at(-1)?.body).toContain("Передумали");
  });

  it("frees its seats once when it is cancelled ten times at once", async () => {
    const { uuid, dateId } = await shop.book();
    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(uuid)));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });

  it("answers 404 for an unknown link", async () => {
    expect((await cancel("00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
  });
});

/** How long the payment window of a confirmed booking is, from its confirmation on. */
async function windowHours(id: number): Promise<number> {
  const [row] = await shop.rows(
    `SELECT extract(epoch FROM hold_until - (SELECT max(at) FROM booking_event WHERE booking_id = booking.id)) / 3600
              AS hours FROM booking WHERE id = $1`,
    id,
  );
  return Number(row?.hours);
}

describe("a booking waiting for its organizer", () => {
  it("gives 12 hours to pay once confirmed, and notifies the tourist by e-mail and SMS", async () => {
    const { uuid, id } = await shop.book({ organizerId: organizers.confirming });
    await confirmBooking(shop.context, id);
    const booking = await shop.booking(uuid);
    expect(booking.status).toBe(2);
    expect(await windowHours(id)).toBe(12);
    const letters = await shop.messages(id, "bookingConfirmed");
    expect(letters.map(({ channel, recipient }) => ({ channel, recipient }))).toEqual([
      { channel: "email", recipient: "maria@example.org" },
      { channel: "sms", recipient: "+79031234567" },
    ]);
    for (const { body } of letters) {
      expect(body).toContain(`/booking/uuid/${uuid}`);
      expect(body).toMatch(/до \d+ \S+ в \d\d:\d\d \(Иркутск\)/);
    }
    expect(letters[0]?.body).toContain("12 часов на оплату");
    for (const late of [confirmBooking, declineBooking]) {
      await expect(late(shop.context, id)).rejects.toMatchObject({ code: "conflict" });
    }
  });

  it("reads the time to pay after confirmation from the configuration", async () => {
    const { id } = await shop.book({ organizerId: organizers.confirming });
    const config = { ...shop.context.config, paymentWindowSeconds: 3600 };
    await confirmBooking({ ...shop.context, config }, id);
    expect(await windowHours(id)).toBe(1);
  });

  it("frees its seats when declined", async () => {
    const { uuid, id, dateId } = await shop.book({ organizerId: organizers.confirming });
    await declineBooking(shop.context, id);
    expect((await shop.booking(uuid)).status).toBe(6);
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });
});

describe("expired holds", () => {
  it("are released once when several sweeps run at the same time", async () => {
    const bookings = await Promise.all(Array.from({ length: 12 }, () => shop.book()));
    const ids = bookings.map(({ id }) => id);
    await shop.endHolds(...ids);
    const sweeps = await Promise.all(
      Array.from({ length: 3 }, () => releaseExpiredHolds(shop.context)),
    );
    expect(sweeps.reduce((sum, count) => sum + count)).toBe(12);
    const rows = await shop.rows(
      `SELECT DISTINCT status, seats_taken,
              (SELECT count(*) FROM booking_event WHERE booking_id = booking.id AND to_status = 7) AS events,
              (SELECT count(*) FROM outbox WHERE booking_id = booking.id AND kind = 'bookingExpired') AS told
         FROM booking JOIN tour_date ON tour_date.id = tour_date_id WHERE booking.id = ANY ($1)`,
      ids,
    );
    expect(rows).toEqual([{ status: 7, seats_taken: 0, events: 1, told: 1 }]);
    expect(await releaseExpiredHolds(shop.context)).toBe(0);
  });

  it("are released even if releasing one of them fails", async () => {
    const stuck = await shop.book();
    const fine = await shop.book();
    // Seats that were never taken cannot be given back: the database refuses.
    await shop.rows("UPDATE tour_date SET seats_taken = 0 WHERE id = $1", stuck.dateId);
    await shop.endHolds(stuck.id);
    await shop.endHolds(fine.id);
    await expect(releaseExpiredHolds(shop.context)).rejects.toThrow("1 holds were not released");
    expect((await shop.booking(fine.uuid)).status).toBe(7);
    expect((await shop.booking(stuck.uuid)).status).toBe(2);
    await shop.rows("UPDATE tour_date SET seats_taken = 2 WHERE id = $1", stuck.dateId);
    expect(await releaseExpiredHolds(shop.context)).toBe(1);
  });
});
