import { chatMessagesCall, sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import {
  bookingBoardCall,
  guestChatCall,
  guestBookingsCall,
  messageDepartureCall,
  organizerTodayCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import {
  bookingCall,
  cancelBookingCall,
  confirmBookingCall,
  declineBookingCall,
  myBookingsCall,
} from "@tropa/api-contract/sales/calls-requests";
import { saveTravellerCall } from "@tropa/api-contract/sales/calls-traveller-forms";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { addDays, todayIn } from "@tropa/domain/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { TourFixture } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { releaseExpiredHolds } from "../../sales/orders/orders.ts";

let platform: Platform;
let guest: Person;
/** Of the organizer who confirms requests. */
let host: Person;
let stranger: Person;
beforeAll(async () => {
  platform = await Platform.open();
  [guest, host, stranger] = await Promise.all([
    platform.person("tourist"),
    platform.person("otherOrganizer"),
    platform.person("organizer"),
  ]);
});
afterAll(() => platform.close());

const day = (offset: number) => addDays(todayIn("UTC", new Date()), offset);
const as = (person: Person, language = "ru") => platform.client(person, language);

/** A request to the confirming organizer for two, at 10 000 roubles a seat. */
async function request(
  {
    tour = {},
    at,
    from = guest,
  }: { tour?: TourFixture; at?: { tourId: number; dateId: number }; from?: Person } = {},
  more: object = {},
) {
  const made =
    at ??
    (await insertTour(platform.context.pool, { organizerId: organizers.confirming, ...tour }));
  const body = { ...orderOf(made), ...more };
  const { request_id: id, uuid } = await as(from).call(submitOrderCall, { body });
  return { ...made, id, uuid };
}

const markPaid = (id: number, paidPart = 5) =>
  platform.rows(
    "UPDATE booking SET status = 3, hold_until = NULL, paid_minor = total_minor / $2 WHERE id = $1 RETURNING id",
    id,
    paidPart,
  );

/** All of a list, page by page. */
async function allBookings(query: object) {
  const found: number[] = [];
  let after: number | null = null;
  do {
    const page: { items: { id: number }[]; next_after: number | null } = await as(host).call(
      guestBookingsCall,
      { query: { ...query, ...(after !== null && { after: String(after) }) } },
    );
    found.push(...page.items.map(({ id }) => id));
    after = page.next_after;
  } while (after !== null);
  return found;
}

describe("guests' bookings", () => {
  it("are the caller's own, filtered, with the count of each part", async () => {
    const first = await request({}, { first_name: "Пелагея", last_name: "Снегирёва" });
    const second = await request(
      { at: first },
      { first_name: "Пелагея", phone: "+7 903 555-66-77" },
    );
    const other = await request({}, { first_name: "Пелагея" });
    await as(host).call(confirmBookingCall, { body: { id: second.id } });
    await markPaid(other.id);
    await request({ tour: { organizerId: organizers.direct } }, { first_name: "Пелагея" });

    const query = { text: "пелаг" };
    const { items, counts, tours, next_after } = await as(host).call(guestBookingsCall, { query });
    expect(items.map(({ id }) => id)).toEqual([other.id, second.id, first.id]);
    expect(counts).toEqual({ requests: 1, unpaid: 1, paid: 1, complete: 0, canceled: 0 });
    expect(next_after).toBeNull();
    expect(items[2]).toMatchObject({
      status: 1,
      first_name: "Пелагея",
      last_name: "Снегирёва",
      tour: { id: first.tourId, title: "Лёд Байкала" },
      date_id: first.dateId,
      adults: 2,
      total: 2_000_000,
    });
    expect(tours).toContainEqual({ id: first.tourId, title: "Лёд Байкала" });
    expect(await allBookings({ ...query, part: "requests" })).toEqual([first.id]);
    expect(await allBookings({ ...query, tour_id: String(first.tourId) })).toEqual([
      second.id,
      first.id,
    ]);
    expect(await allBookings({ ...query, date_id: String(other.dateId) })).toEqual([other.id]);
    expect(await allBookings({ text: String(first.id) })).toEqual([first.id]);
    expect(await allBookings({ text: "снегирёва" })).toEqual([first.id]);
    // A wildcard is a letter like any other, and a phone finds nobody.
    expect(await allBookings({ text: "%" })).toEqual([]);
    expect(await allBookings({ text: "5556677" })).toEqual([]);
    const theirs = await as(stranger).call(guestBookingsCall, {
      query: { ...query, date_id: String(first.dateId) },
    });
    expect(theirs.items).toEqual([]);
  });

  it("come whole by pages, each once", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      seats: 200,
    });
    const { id } = await request({ at: made });
    await platform.rows(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale, storefront,
                            currency, total_minor, prepayment_minor, free_until)
       SELECT tour_id, tour_date_id, organizer_id, 4, 1, first_name, phone, locale, storefront, currency, total_minor,
              prepayment_minor, free_until FROM booking, generate_series(1, 119) WHERE id = $1 RETURNING id`,
      id,
    );
    const found = await allBookings({ date_id: String(made.dateId) });
    expect(found).toHaveLength(120);
    expect(found).toEqual([...new Set(found)].toSorted((a, b) => b - a));
  });

  it("tell contacts from the prepayment on", async () => {
    const { id } = await request({}, { comment: "Позвоните +7 903 123-45-67" });
    const seen = async (person: Person) => {
      const query = { id: String(id) };
      const record = await as(person).call(bookingCall, { query });
      const { tourists } = await as(person).call(travellersCall, {
        query: { request_id: query.id },
      });
      return {
        phone: record.phone,
        email: record.email,
        comment: record.comment,
        travellers: [...record.tourists, ...tourists].map(({ phone, email }) => phone ?? email),
      };
    };
    const listed = async () => {
      const { items } = await as(host).call(guestBookingsCall, { query: { text: String(id) } });
      return [items[0]?.phone, items[0]?.email];
    };
    expect(await seen(host)).toEqual({
      phone: null,
      email: null,
      comment: "Позвоните ********",
      travellers: [null, null],
    });
    expect(await listed()).toEqual([null, null]);
    expect((await seen(guest)).phone).toBe("+79031234567");
    expect((await seen(await platform.person("staff"))).phone).toBe("+79031234567");
    await markPaid(id);
    expect(await seen(host)).toMatchObject({
      phone: "+79031234567",
      email: "maria@example.org",
      comment: "Позвоните +7 903 123-45-67",
    });
    expect(await listed()).toEqual(["+79031234567", "maria@example.org"]);
  });

  it("keep the contacts of a traveller whom the organizer changes without seeing them", async () => {
    const { id } = await request();
    const { tourists } = await as(host).call(travellersCall, { query: { request_id: String(id) } });
    const [traveller] = tourists;
    const body = {
      request_id: id,
      id: traveller?.id ?? 0,
      first_name: "Мария",
      last_name: "Полевая",
    };
    await as(host).call(saveTravellerCall, { body });
    const own = await as(guest).call(travellersCall, { query: { request_id: String(id) } });
    expect(own.tourists[0]).toMatchObject({
      last_name: "Полевая",
      phone: "+79031234567",
      email: "maria@example.org",
    });
  });

  it("lead to the chat with their guest, of one's own bookings alone", async () => {
    const anna = await platform.person("tourist");
    const { id } = await request({ from: anna });
    const open = (person: Person, body = { id }) => as(person).call(guestChatCall, { body });
    const { chat_id: chat } = await open(host);
    expect(await open(host)).toEqual({ chat_id: chat });
    const { items } = await as(host).call(guestBookingsCall, { query: { text: String(id) } });
    expect(items[0]?.chat_id).toBe(chat);
    await expect(open(stranger)).rejects.toMatchObject({ code: "not_found" });
    const visitor = { role: "visitor", accountId: 0, token: null } as const;
    const unknown = await request(
      { from: visitor },
      { phone: "+7 903 222-33-44", email: undefined },
    );
    await expect(open(host, { id: unknown.id })).rejects.toMatchObject({ code: "conflict" });
  });

  it("are not among one's own trips", async () => {
    const { id } = await request();
    const own = await request({ tour: { organizerId: organizers.direct }, from: host });
    const { items } = await as(host).call(myBookingsCall, { query: {} });
    const ids = items.map((booking) => booking.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(id);
  });
});

describe("a request that is declined", () => {
  const decline = (id: number, reason = "Мест больше нет") =>
    as(host).call(declineBookingCall, { body: { id, reason } });

  it("tells its tourist why, without contacts", async () => {
    const { id, uuid, dateId } = await request();
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
    const { id } = await request();
    await expect(decline(id, "  ")).rejects.toMatchObject({
      status: 422,
      validation: { reason: [expect.any(String)] },
    });
    await as(host).call(confirmBookingCall, { body: { id } });
    await expect(decline(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is the caller's own", async () => {
    const { id } = await request();
    const call = as(stranger).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(call).rejects.toMatchObject({ code: "forbidden" });
    const own = as(guest).call(declineBookingCall, { body: { id, reason: "Нет" } });
    await expect(own).rejects.toMatchObject({ status: 403 });
  });

  it("meets everything else that may happen to it, and one of them does", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await request();
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

describe("the board", () => {
  it("has departures with what their bookings come to", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      startsOn: day(20),
      seats: 12,
    });
    await request({ at: made });
    const paid = await request({ at: made });
    const gone = await request({ at: made });
    await markPaid(paid.id);
    await as(guest).call(cancelBookingCall, { body: { id: gone.id } });
    const query = { tour_id: String(made.tourId) };
    const { items } = await as(host).call(bookingBoardCall, { query });
    expect(items).toEqual([
      {
        date_id: made.dateId,
        tour: { id: made.tourId, title: "Лёд Байкала" },
        start: day(20),
        end: day(22),
        seats_total: 12,
        seats_taken: 4,
        requests: 1,
        unpaid: 0,
        paid: 1,
        travellers: 2,
        travellers_missing: 2,
        first_hold: expect.any(String),
        paid_booking_id: paid.id,
      },
    ]);
    const theirs = await as(stranger).call(bookingBoardCall, { query });
    expect(theirs.items).toEqual([]);
    const past = await as(host).call(bookingBoardCall, { query: { ...query, time: "past" } });
    expect(past.items).toEqual([]);
  });
});

describe("today", () => {
  it("names what waits, each under its head", async () => {
    const requested = await request();
    const confirmed = await request();
    await as(host).call(confirmBookingCall, { body: { id: confirmed.id } });
    const near = await request({ tour: { startsOn: day(5) } });
    await markPaid(near.id);
    const far = await request({ tour: { startsOn: day(40) } });
    await markPaid(far.id);
    const answer = await as(host).call(organizerTodayCall, { query: {} });
    const has = (list: { items: { id: number }[] }, id: number) =>
      list.items.some((item) => item.id === id);
    expect(has(answer.unpaid, confirmed.id)).toBe(true);
    expect([has(answer.due, near.id), has(answer.incomplete, near.id)]).toEqual([true, true]);
    expect([has(answer.due, far.id), has(answer.incomplete, far.id)]).toEqual([false, false]);
    expect(answer.arrivals.items.map(({ date_id }) => date_id)).toContain(near.dateId);
    const holds = answer.requests.items.map(({ hold_until }) => hold_until ?? "");
    expect(holds).toEqual(holds.toSorted());
    expect(answer.requests.total).toBeGreaterThanOrEqual(answer.requests.items.length);
    const theirs = await as(stranger).call(organizerTodayCall, { query: {} });
    expect(has(theirs.requests, requested.id)).toBe(false);
  });

  it("counts the chats that wait to be read, of one's own guests alone", async () => {
    const anna = await platform.person("tourist");
    const { id } = await request({ from: anna });
    const { chat_id: chat } = await as(host).call(guestChatCall, { body: { id } });
    const chats = async (person: Person) =>
      (await as(person).call(organizerTodayCall, { query: {} })).chats;
    const before = await chats(host);
    for (const message of ["Добрый день", "Во сколько выходим?"])
      await as(anna).call(sendMessageCall, { body: { chat_id: chat, message } });
    const after = await chats(host);
    expect(after.unread - before.unread).toBe(2);
    expect(after.items).toContainEqual(
      expect.objectContaining({ id: chat, text: "Во сколько выходим?", unread: 2 }),
    );
    expect((await chats(stranger)).items.map((one) => one.id)).not.toContain(chat);
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
    await request({ at: made, from: anna });
    await request({ at: made, from: anna });
    await request({ at: made, from: boris });
    const gone = await request({ at: made, from: await platform.person("tourist") });
    await platform.rows(
      "UPDATE booking SET status = 7, hold_until = NULL WHERE id = $1 RETURNING id",
      gone.id,
    );
    await request(
      { at: made, from: { role: "visitor", accountId: 0, token: null } },
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
    const { dateId } = await request({ from: anna });
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
    const { dateId } = await request();
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => write(dateId, `${number}`, crypto.randomUUID())),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });
});

describe("letters to organizers", () => {
  it("lead to the booking at the desk of its storefront", async () => {
    const { id } = await request({}, { comment: "Мой телеграм @snow_fox" });
    const [letter] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE booking_id = $1 AND kind = 'organizerBookingNew'",
      id,
    );
    expect(letter?.body).toContain(`http://localhost:3000/organizer/bookings/${id}`);
    expect(letter?.body).toContain("Tourist: Мария\n");
    expect(letter?.body).not.toMatch(/903|snow_fox/);
  });
});
