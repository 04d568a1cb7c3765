import { sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import {
  bookingBoardCall,
  guestChatCall,
  guestBookingsCall,
  organizerTodayCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import {
  bookingCall,
  cancelBookingCall,
  confirmBookingCall,
  myBookingsCall,
} from "@tropa/api-contract/sales/calls-requests";
import { saveTravellerCall } from "@tropa/api-contract/sales/calls-traveller-forms";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Platform, Person } from "../../../testing/platform.ts";
import { GuestBookings, visitor } from "../../../testing/sales/guest-bookings.ts";

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

const day = (offset: number) => addDays(todayIn("UTC", new Date()), offset);
const as = (person: Person) => platform.client(person);

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

describe("bookings of guests", () => {
  it("list only the caller's own bookings, filtered, with a count for each filter", async () => {
    const first = await bookings.request({}, { first_name: "Пелагея", last_name: "Снегирёва" });
    const second = await bookings.request(
      { at: first },
      { first_name: "Пелагея", phone: "+7 903 555-66-77" },
    );
    const other = await bookings.request({}, { first_name: "Пелагея" });
    await as(host).call(confirmBookingCall, { body: { id: second.id } });
    await bookings.markPaid(other.id);
    await bookings.request({ tour: { organizerId: organizers.direct } }, { first_name: "Пелагея" });

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
    // A wildcard is an ordinary letter, and a phone number finds nothing.
    expect(await allBookings({ text: "%" })).toEqual([]);
    expect(await allBookings({ text: "5556677" })).toEqual([]);
    const theirs = await as(stranger).call(guestBookingsCall, {
      query: { ...query, date_id: String(first.dateId) },
    });
    expect(theirs.items).toEqual([]);
  });

  it("are each listed once across all pages", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      seats: 200,
    });
    const { id } = await bookings.request({ at: made });
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

  it("show the guest's contacts only after the prepayment", async () => {
    const { id } = await bookings.request({}, { comment: "Позвоните +7 903 123-45-67" });
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
    await bookings.markPaid(id);
    expect(await seen(host)).toMatchObject({
      phone: "+79031234567",
      email: "maria@example.org",
      comment: "Позвоните +7 903 123-45-67",
    });
    expect(await listed()).toEqual(["+79031234567", "maria@example.org"]);
  });

  it("keep a traveller's contacts when an organizer who cannot see them saves the form", async () => {
    const { id } = await bookings.request();
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

  it("open a chat with the guest for the organizer of the booking only", async () => {
    const anna = await platform.person("tourist");
    const { id } = await bookings.request({ from: anna });
    const open = (person: Person, body = { id }) => as(person).call(guestChatCall, { body });
    const { chat_id: chat } = await open(host);
    expect(await open(host)).toEqual({ chat_id: chat });
    const { items } = await as(host).call(guestBookingsCall, { query: { text: String(id) } });
    expect(items[0]?.chat_id).toBe(chat);
    await expect(open(stranger)).rejects.toMatchObject({ code: "not_found" });
    const unknown = await bookings.request(
      { from: visitor },
      { phone: "+7 903 222-33-44", email: undefined },
    );
    await expect(open(host, { id: unknown.id })).rejects.toMatchObject({ code: "conflict" });
  });

  it("are not listed among the organizer's own trips", async () => {
    const { id } = await bookings.request();
    const own = await bookings.request({ tour: { organizerId: organizers.direct }, from: host });
    const { items } = await as(host).call(myBookingsCall, { query: {} });
    const ids = items.map((booking) => booking.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(id);
  });
});

describe("the board of departures", () => {
  it("sums up the bookings of each departure", async () => {
    const made = await insertTour(platform.context.pool, {
      organizerId: organizers.confirming,
      startsOn: day(20),
      seats: 12,
    });
    await bookings.request({ at: made });
    const paid = await bookings.request({ at: made });
    const gone = await bookings.request({ at: made });
    await bookings.markPaid(paid.id);
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

describe("the overview of today", () => {
  it("lists waiting work under its heading", async () => {
    const requested = await bookings.request();
    const confirmed = await bookings.request();
    await as(host).call(confirmBookingCall, { body: { id: confirmed.id } });
    const near = await bookings.request({ tour: { startsOn: day(5) } });
    await bookings.markPaid(near.id);
    const far = await bookings.request({ tour: { startsOn: day(40) } });
    await bookings.markPaid(far.id);
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

  it("counts unread chats with the organizer's guests", async () => {
    const anna = await platform.person("tourist");
    const { id } = await bookings.request({ from: anna });
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

describe("letters to organizers", () => {
  it("link to the booking at the organizer's desk of its storefront and omit contacts", async () => {
    const { id } = await bookings.request({}, { comment: "Мой телеграм @snow_fox" });
    const [letter] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE booking_id = $1 AND kind = 'organizerBookingNew'",
      id,
    );
    expect(letter?.body).toContain(`http://localhost:3000/organizer/bookings/${id}`);
    expect(letter?.body).toContain("Tourist: Мария\n");
    expect(letter?.body).not.toMatch(/903|snow_fox/);
  });
});
