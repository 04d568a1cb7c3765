import { chatMessagesCall } from "@tropa/api-contract/conversation/calls-chat";
import {
  messageDepartureCall,
  messageGuestCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { GuestBookings, visitor } from "../../../testing/sales/guest-bookings.ts";
import type { Person, Platform } from "../../../testing/platform.ts";

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

describe("a message to a departure", () => {
  const write = (dateId: number, text: string, key: string, person = host) =>
    as(person).call(messageDepartureCall, {
      body: { date_id: dateId, text },
      idempotencyKey: key,
    });

  it("reaches each guest once although it is sent several times", async () => {
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
      new Set([JSON.stringify({ sent: 3, unreached: [] })]),
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

  it("skips frozen chats, and cannot be sent by another organizer", async () => {
    const anna = await platform.person("tourist");
    const { id, dateId } = await bookings.request({ from: anna });
    await write(dateId, "Раз", crypto.randomUUID());
    await platform.rows(
      "UPDATE chat SET frozen_at = now() WHERE account_id = $1 RETURNING id",
      anna.accountId,
    );
    expect(await write(dateId, "Два", crypto.randomUUID())).toEqual({
      sent: 0,
      unreached: [{ booking_id: id, name: "Мария" }],
    });
    await expect(write(dateId, "Три", crypto.randomUUID(), stranger)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("can be sent ten times a day per departure", async () => {
    const { dateId } = await bookings.request();
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => write(dateId, `${number}`, crypto.randomUUID())),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it("reaches guests without an account by e-mail or SMS, with contacts masked until the prepayment", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      seats: 20,
    });
    const mailed = await bookings.request({ at: made, from: visitor }, { email: "a@example.org" });
    await bookings.request({ at: made, from: visitor }, { email: "A@example.org" });
    const texted = await bookings.request({ at: made, from: visitor }, { email: undefined });
    await platform.rows(
      "UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1",
      texted.id,
    );
    const text = "Встречаемся в 8:15. Мой телефон +7 916 123-45-67";
    expect(await write(made.dateId, text, crypto.randomUUID())).toEqual({ sent: 2, unreached: [] });
    const letters = await platform.rows<{ kind: string; channel: string; body: string }>(
      "SELECT kind, channel, body FROM outbox WHERE kind LIKE 'organizerMessage%' AND booking_id = ANY ($1) ORDER BY id",
      [mailed.id, texted.id],
    );
    expect(letters).toMatchObject([
      { kind: "organizerMessage", channel: "email" },
      { kind: "organizerMessageShort", channel: "sms" },
    ]);
    expect(letters[0]?.body).toContain("Встречаемся в 8:15.");
    expect(letters[0]?.body).not.toContain("123-45-67");
    // Two parts of a message of letters beyond Latin.
    expect(letters[1]?.body.length).toBeLessThanOrEqual(134);
    expect(letters[1]?.body).toContain(`/booking/uuid/${texted.uuid}`);
    const seen = async (uuid: string) =>
      (await as(guest).call(bookingByUuidCall, { query: { uuid } })).organizer_messages;
    expect(await seen(texted.uuid)).toMatchObject([{ text }]);
    expect((await seen(mailed.uuid))[0]?.text).not.toContain("123-45-67");
  });
});

describe("a message to one guest", () => {
  const write = (id: number, text: string, person = host) =>
    as(person).call(messageGuestCall, {
      body: { id, text },
      idempotencyKey: crypto.randomUUID(),
    });

  it("reaches a guest without an account before the prepayment, and only that guest", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      seats: 20,
    });
    const { id, uuid } = await bookings.request({ at: made, from: visitor });
    const other = await bookings.request({ at: made, from: visitor });
    expect(await write(id, "Пишите на ice@example.org")).toEqual({ sent: 1, unreached: [] });
    const [letter] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE kind = 'organizerMessage' AND booking_id = $1",
      id,
    );
    expect(letter?.body).toContain("Пишите на ********");
    const messages = async (link: string) =>
      (await as(guest).call(bookingByUuidCall, { query: { uuid: link } })).organizer_messages;
    expect(await messages(uuid)).toMatchObject([{ text: "Пишите на ********" }]);
    expect(await messages(other.uuid)).toEqual([]);
    await expect(write(id, "Чужое", stranger)).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes into the chat of a guest with an account", async () => {
    const anna = await platform.person("tourist");
    const { id } = await bookings.request({ from: anna });
    expect(await write(id, "До встречи")).toMatchObject({ sent: 1 });
    const [message] = await platform.rows<{ account_id: number }>(
      "SELECT account_id FROM chat_message JOIN chat ON chat.id = chat_id WHERE body = 'До встречи'",
    );
    expect(message?.account_id).toBe(anna.accountId);
  });
});
