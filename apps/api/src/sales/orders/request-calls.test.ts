import type { ApiClientError } from "@tropa/api-client/api-client-error";
import {
  chatCall,
  chatMessagesCall,
  organizerChatCall,
  sendMessageCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import {
  bookingCall,
  bookingDatesCall,
  cancelBookingCall,
  chatBookingsCall,
  confirmBookingCall,
  myBookingsCall,
  myTripsCall,
} from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { roles } from "../../../testing/platform.ts";
import type { Person, Role, Platform } from "../../../testing/platform.ts";
import { TouristBookings, statusOf } from "../../../testing/sales/tourist-bookings.ts";

let bookings: TouristBookings;
let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  bookings = await TouristBookings.open();
  ({ platform, people } = bookings);
});
afterAll(() => bookings.close());

describe("a booking by its number", () => {
  const readers: readonly Role[] = [
    "tourist",
    "organizer",
    "staff",
    "supportStaff",
    "supportActStaff",
    "supportLookStaff",
  ];
  it("opens to its tourist, its organizer and support", async () => {
    const { id } = await bookings.order();
    for (const role of roles) {
      const call = platform.client(people[role]).call(bookingCall, { query: { id: String(id) } });
      const refusal = role === "visitor" ? 401 : 403;
      const status = readers.includes(role) ? 200 : refusal;
      expect({ role, status: await statusOf(call) }).toEqual({ role, status });
    }
  });

  it.each<[Role, boolean]>([
    ["tourist", true],
    ["organizer", false],
    ["staff", false],
    ["supportStaff", false],
  ])("includes its secret link for %s: %s", async (role, isTold) => {
    const { id } = await bookings.order();
    await bookings.pay(id);
    const client = platform.client(people[role]);
    const record = await client.call(bookingCall, { query: { id: String(id) } });
    const keys = [record.uuid, record.payments[0]?.uuid, record.payments[0]?.booking_uuid];
    expect(keys.map((key) => typeof key === "string")).toEqual([isTold, isTold, isTold]);
    const { items } = await client.call(myBookingsCall, { query: {} });
    const listed = items.find((booking) => booking.id === id);
    // One's own bookings are the tourist's: those of an organizer's guests are listed elsewhere.
    expect(listed?.uuid).toEqual(role === "tourist" ? record.uuid : undefined);
  });

  it("shows its owner's contacts masked to another tourist", async () => {
    const { id } = await bookings.order();
    const call = platform
      .client(people.otherTourist)
      .call(bookingCall, { query: { id: String(id) } });
    await expect(call).rejects.toMatchObject({
      code: "forbidden",
      data: {
        legit_user_phone: "+7********67",
        legit_user_email: expect.stringMatching(/^m\*{8}@\*{8}\.org$/),
      },
    });
  });

  it("hides its owner's contacts in refusals of other calls", async () => {
    const { id } = await bookings.order();
    const stranger = platform.client(people.otherTourist);
    const visitor = platform.client();
    for (const [call, code] of [
      [() => stranger.call(cancelBookingCall, { body: { id } }), "forbidden"],
      [() => stranger.call(bookingDatesCall, { body: { request_id: id } }), "forbidden"],
      [() => stranger.call(travellersCall, { query: { request_id: String(id) } }), "forbidden"],
      [() => visitor.call(bookingCall, { query: { id: String(id) } }), "unauthorized"],
    ] as const) {
      const refusal = await call().then(
        () => null,
        (error: unknown) => error as ApiClientError,
      );
      expect(refusal).toMatchObject({ code });
      expect(JSON.stringify(refusal?.data)).not.toContain("legit_user");
    }
  });

  it("lists what the reader may do and what the terms refund", async () => {
    const { id } = await bookings.order();
    await bookings.pay(id);
    const query = { id: String(id) };
    const own = await platform.client(people.tourist).call(bookingCall, { query });
    expect(own).toMatchObject({
      phone: "+79031234567",
      may: { cancel: true, pay: true, confirm: false },
      refund_today: { kind: "full", refund: 400_000, kept: 0, currency: "RUB" },
      payments: [{ kind: "prepayment", status: 2, amount: 400_000 }],
      tourists: [{ first_name: "Мария", is_touched: false }],
    });
    const booking = await bookings.order({ organizerId: organizers.confirming });
    const host = await platform
      .client(people.otherOrganizer)
      .call(bookingCall, { query: { id: String(booking.id) } });
    expect(host.may).toEqual({ cancel: true, pay: false, confirm: true });
  });

  it("reports the outcome of its contract", async () => {
    const read = async (id: number) =>
      (await platform.client(people.organizer).call(bookingCall, { query: { id: String(id) } }))
        .contract_outcome;
    const { id } = await bookings.order();
    expect(await read(id)).toBeNull();
    await bookings.pay(id);
    expect(await read(id)).toBe(1);
    // All of it goes back, and it was paid all the same.
    await bookings.cancel(people.tourist, id);
    expect(await read(id)).toBe(2);
    const unpaid = await bookings.order();
    await bookings.cancel(people.tourist, unpaid.id);
    expect(await read(unpaid.id)).toBe(3);
  });

  it("answers 404 for an unknown number", async () => {
    const call = platform.client(people.staff).call(bookingCall, { query: { id: "2147483647" } });
    expect(await statusOf(call)).toBe(404);
  });
});

describe("confirming a booking", () => {
  it("is allowed once, to its organizer and staff", async () => {
    const { id } = await bookings.order({ organizerId: organizers.confirming });
    const confirm = (person: Person) =>
      platform.client(person).call(confirmBookingCall, { body: { id } });
    expect(await statusOf(confirm(people.tourist))).toBe(403);
    expect(await statusOf(confirm(people.organizer))).toBe(403);
    expect((await confirm(people.otherOrganizer)).status).toBe(2);
    expect(await statusOf(confirm(people.staff))).toBe(409);
  });
});

it("lists the departures of a booking's tour, with prices on request", async () => {
  const { id, dateId } = await bookings.order();
  const client = platform.client(people.tourist);
  const short = await client.call(bookingDatesCall, { body: { request_id: id } });
  expect(short.dates).toMatchObject([{ id: dateId, is_busy: false }]);
  expect(short.variants).toBeUndefined();
  const long = await client.call(bookingDatesCall, {
    query: { with_variants: "1" },
    body: { request_id: id },
  });
  expect(long.variants).toMatchObject([
    { id: dateId, price: 1_000_000, charge_price: 1_000_000, currency: "RUB" },
  ]);
});

it("lists a chat's bookings to both sides and to staff only", async () => {
  const tourist = await platform.person("tourist");
  const { id } = await bookings.order({}, tourist);
  await bookings.order({ organizerId: organizers.confirming }, tourist);
  const [chat] = await platform.rows<{ id: number }>(
    "INSERT INTO chat (account_id, organizer_id, storefront) VALUES ($1, $2, 'ru') RETURNING id",
    tourist.accountId,
    organizers.direct,
  );
  const list = (person: Person) =>
    platform.client(person).call(chatBookingsCall, { query: { chat_id: String(chat?.id) } });
  for (const person of [tourist, people.organizer, people.staff])
    expect((await list(person)).items.map((item) => item.id)).toEqual([id]);
  for (const person of [people.otherTourist, people.otherOrganizer])
    expect(await statusOf(list(person))).toBe(403);
});

it("lists a tourist's bookings newest first, in pages", async () => {
  const tourist = await platform.person("tourist");
  const made: number[] = [];
  for (let index = 0; index < 22; index += 1) made.push((await bookings.order({}, tourist)).id);
  const client = platform.client(tourist);
  const first = await client.call(myBookingsCall);
  const second = await client.call(myBookingsCall, {
    query: { before: String(first.next_before) },
  });
  expect([...first.items, ...second.items].map((item) => item.id)).toEqual(made.toReversed());
  expect(second.next_before).toBeNull();
});

it("lists coming trips by day, past trips latest first and cancelled trips separately, in pages", async () => {
  const tourist = await platform.person("tourist");
  const today = todayIn("UTC", new Date());
  const client = platform.client(tourist);
  const trips = (part: "coming" | "past" | "canceled", after?: number) =>
    client.call(myTripsCall, {
      query: { part, ...(after !== undefined && { after: String(after) }) },
    });
  const ids = async (...asked: Parameters<typeof trips>) =>
    (await trips(...asked)).items.map(({ id }) => id);
  const far = await bookings.order({ startsOn: addDays(today, 90) }, tourist);
  const near = await bookings.order({ startsOn: addDays(today, 20) }, tourist);
  const over = await bookings.order({}, tourist);
  const longOver = await bookings.order({}, tourist);
  const canceled = await bookings.order({}, tourist);
  await bookings.order({}, people.otherTourist);
  for (const [{ dateId }, days] of [
    [over, 10],
    [longOver, 100],
  ] as const)
    await platform.rows(
      "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1",
      dateId,
      addDays(today, -days),
    );
  await platform.rows("UPDATE booking SET status = 4, hold_until = NULL WHERE id = $1", over.id);
  await bookings.cancel(tourist, canceled.id);
  expect(await ids("coming")).toEqual([near.id, far.id]);
  expect(await ids("coming", near.id)).toEqual([far.id]);
  expect(await ids("past")).toEqual([over.id, longOver.id]);
  expect(await ids("canceled")).toEqual([canceled.id]);
  const { counts, next_after: next } = await trips("past");
  expect(counts).toEqual({ coming: 2, past: 2, canceled: 1 });
  expect(next).toBeNull();
  // Somebody else's number says nothing.
  expect((await ids("coming", 2_147_483_646)).length).toBe(0);
});

it("masks contacts in chat messages for the organizer until the booking is prepaid", async () => {
  const tourist = await platform.person("tourist");
  const { id } = await bookings.order({}, tourist);
  const text = "Пишите на vera@example.org";
  const { id: chatId } = await platform.client(tourist).call(organizerChatCall, {
    body: { organizer_id: organizers.direct, message: text },
  });
  const seenBy = async (person: Person) => {
    const client = platform.client(person);
    const query = { chat_id: String(chatId) };
    const [message] = (await client.call(chatMessagesCall, { query })).items;
    const { last_message: last } = await client.call(chatCall, { query });
    expect(last?.text).toBe(message?.text);
    return [message?.text, message?.has_hidden_contacts];
  };
  const told = async (topic: string) => {
    const rows = await platform.rows<{ text: string }>(
      "SELECT data ->> 'text' AS text FROM realtime_event WHERE chat_id = $1 AND event = 'new_message' AND topic LIKE $2",
      chatId,
      topic,
    );
    return rows.map((row) => row.text);
  };
  expect(await seenBy(people.organizer)).toEqual(["Пишите на ********", true]);
  expect(await seenBy(tourist)).toEqual([text, false]);
  expect(await seenBy(people.staff)).toEqual([text, false]);
  await expect.poll(() => told("organizer/%")).toEqual(["Пишите на ********"]);
  expect(await told("account/%")).toEqual([text]);
  await platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
  expect(await seenBy(people.organizer)).toEqual([text, false]);

  const { id: supportId } = await platform.client(tourist).call(supportChatCall, { query: {} });
  const body = { chat_id: supportId, message: text };
  await platform.client(tourist).call(sendMessageCall, { body });
  const query = { chat_id: String(supportId) };
  const seen = await platform.client(people.staff).call(chatMessagesCall, { query });
  expect(seen.items[0]?.text).toBe(text);
});
