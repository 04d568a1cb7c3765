import { chatMessagesCall } from "@tropa/api-contract/conversation/calls-chat";
import { messageDepartureCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import {
  cancelBookingCall,
  confirmBookingCall,
  declineBookingCall,
} from "@tropa/api-contract/sales/calls-requests";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Platform, Person } from "../../../testing/platform.ts";
import { releaseExpiredHolds } from "../../sales/orders/orders.ts";
import { GuestBookings, visitor } from "../../../testing/guest-bookings.ts";

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

  it("tells its tourist why, without contacts", async () => {
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

  it("needs a reason, and a request that waits", async () => {
    const { id } = await bookings.request();
    await expect(decline(id, "  ")).rejects.toMatchObject({
      status: 422,
      validation: { reason: [expect.any(String)] },
    });
    await as(host).call(confirmBookingCall, { body: { id } });
    await expect(decline(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is the caller's own", async () => {
    const { id } = await bookings.request();
    const call = as(stranger).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(call).rejects.toMatchObject({ code: "forbidden" });
    const own = as(guest).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(own).rejects.toMatchObject({ status: 403 });
  });

  it("meets everything else that may happen to it, and one of them does", async () => {
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

describe("a message to a departure", () => {
  const write = (dateId: number, text: string, key: string, person = host) =>
    as(person).call(messageDepartureCall, {
      body: { date_id: dateId, text },
      idempotencyKey: key,
    });

  it("reaches each guest once, however often it is sent", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      seats: 20,
    });
    const [anna, boris] = await Promise.all([
      platform.person("tourist"),
      platform.person("tourist"),
    ]);
    await bookings.request({ at: made, from: anna });
    await bookings.request({ at: made, from: anna });
    await bookings.request({ at: made, from: boris });
    const gone = await bookings.request({ at: made, from: await platform.person("tourist") });
    await platform.rows(
      "UPDATE booking SET status = 7, hold_until = NULL WHERE id = $1 RETURNING id",
      gone.id,
    );
    await bookings.request(
      { at: made, from: visitor },
      { phone: "+7 903 000-11-22", email: undefined },
    );
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => write(made.dateId, "Берите тёплые вещи", key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ sent: 2, skipped: 1 })]),
    );
    const messages = await platform.rows<{ account_id: number; chat_id: number }>(
      `SELECT account_id, chat_id FROM chat_message JOIN chat ON chat.id = chat_id
        WHERE body = 'Берите тёплые вещи' ORDER BY account_id`,
    );
    expect(messages.map(({ account_id }) => account_id)).toEqual(
      [anna.accountId, boris.accountId].toSorted((a, b) => a - b),
    );
    const chat = messages.find(({ account_id }) => account_id === anna.accountId);
    const { items } = await as(anna).call(chatMessagesCall, {
      query: { chat_id: String(chat?.chat_id) },
    });
    expect(items[0]).toMatchObject({
      text: "Берите тёплые вещи",
      side: "organizer",
      type: "input",
    });
  });

  it("leaves frozen chats alone, and is not written to another's guests", async () => {
    const anna = await platform.person("tourist");
    const { dateId } = await bookings.request({ from: anna });
    await write(dateId, "Раз", crypto.randomUUID());
    await platform.rows(
      "UPDATE chat SET frozen_at = now() WHERE account_id = $1 RETURNING id",
      anna.accountId,
    );
    expect(await write(dateId, "Два", crypto.randomUUID())).toEqual({ sent: 0, skipped: 1 });
    await expect(write(dateId, "Три", crypto.randomUUID(), stranger)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is not sent without end", async () => {
    const { dateId } = await bookings.request();
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => write(dateId, `${number}`, crypto.randomUUID())),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });
});
