import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import {
  cancelBookingCall,
  confirmBookingCall,
  declineBookingCall,
} from "@tropa/api-contract/sales/calls-requests";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Platform, Person } from "../../../testing/platform.ts";
import { releaseExpiredHolds } from "../../sales/orders/orders.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let guest: Person;
let host: Person;
let stranger: Person;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform, guest, host, stranger } = bookings);
});
afterAll(() => platform.close());

const as = (person: Person) => platform.client(person);

describe("a request that is declined", () => {
  const decline = (id: number, reason = "Мест больше нет") =>
    as(host).call(declineBookingCall, { body: { id, reason } });

  it("sends its tourist the reason with contacts masked", async () => {
    const { id, uuid, dateId } = await bookings.request();
    const answer = await decline(id, "Лёд ещё тонкий. Пишите на ice@example.org");
    expect(answer).toMatchObject({ status: 6, may: { confirm: false, cancel: false } });
    const seen = await as(guest).call(bookingByUuidCall, { query: { uuid } });
    expect(seen.organizer_note).toBe("Лёд ещё тонкий. Пишите на ********");
    const letters = await platform.rows<{ kind: string; body: string }>(
      "SELECT kind, body FROM outbox WHERE booking_id = $1 AND channel = 'email' ORDER BY id DESC LIMIT 1",
      id,
    );
    expect(letters).toEqual([
      {
        kind: "bookingDeclined",
        body: expect.stringContaining("Лёд ещё тонкий. Пишите на ********"),
      },
    ]);
    const [date] = await platform.rows<{ taken: number }>(
      "SELECT seats_taken AS taken FROM tour_date WHERE id = $1",
      dateId,
    );
    expect(date).toEqual({ taken: 0 });
  });

  it("requires a reason and a waiting request", async () => {
    const { id } = await bookings.request();
    await expect(decline(id, "  ")).rejects.toMatchObject({
      status: 422,
      validation: { reason: [expect.any(String)] },
    });
    await as(host).call(confirmBookingCall, { body: { id } });
    await expect(decline(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("cannot be declined by other organizers or by the tourist", async () => {
    const { id } = await bookings.request();
    const call = as(stranger).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(call).rejects.toMatchObject({ code: "forbidden" });
    const own = as(guest).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(own).rejects.toMatchObject({ status: 403 });
  });

  it("ends in exactly one state when declining races with confirming, cancelling and expiring", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await bookings.request();
      const acts: Record<number, () => Promise<unknown>> = {
        2: () => as(host).call(confirmBookingCall, { body: { id } }),
        5: () => as(guest).call(cancelBookingCall, { body: { id } }),
        6: () => decline(id),
        7: async () => {
          await platform.rows(
            "UPDATE booking SET hold_until = now() WHERE id = $1 AND status = 1 RETURNING id",
            id,
          );
          return releaseExpiredHolds(platform.context);
        },
      };
      const order = Object.values(acts).map((_, place, all) => all[(place + round) % all.length]!);
      await Promise.allSettled([...order, () => decline(id)].map((act) => act()));
      const [end] = await platform.rows<{
        status: number;
        taken: number;
        ends: number;
        declined: number;
      }>(
        `SELECT status, seats_taken AS taken,
                (SELECT count(*)::int FROM booking_event WHERE booking_id = booking.id AND to_status >= 5) AS ends,
                (SELECT count(*)::int FROM outbox
                  WHERE booking_id = booking.id AND kind = 'bookingDeclined' AND channel = 'email') AS declined
           FROM booking JOIN tour_date ON tour_date.id = tour_date_id WHERE booking.id = $1`,
        id,
      );
      const status = end?.status ?? 0;
      expect(end).toEqual({
        status,
        taken: status >= 5 ? 0 : 2,
        ends: status >= 5 ? 1 : 0,
        declined: status === 6 ? 1 : 0,
      });
    }
  });
});
