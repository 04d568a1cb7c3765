import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  arrivalCalendarCall,
  arrivalCall,
  arrivalKeysCall,
  markArrivalCall,
} from "@tropa/api-contract/sales/calls-arrival";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { readArrivalCode, signArrivalCode } from "@tropa/domain/sales/arrival-code";
import { generateKeyPair } from "jose";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers, testConfig } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { arrivalKeys } from "./arrival.ts";

let platform: Platform;
let tourist: Person;
let organizer: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());

async function book() {
  const made = await insertTour(platform.context.pool, { organizerId: organizers.direct });
  const { request_id: id, uuid } = await platform
    .client(tourist)
    .call(submitOrderCall, { body: orderOf(made) });
  return { ...made, id, uuid };
}
const setStatus = (id: number, status: number) =>
  platform.rows("UPDATE booking SET status = $2, hold_until = NULL WHERE id = $1", id, status);
async function bookPaid() {
  const made = await book();
  await setStatus(made.id, 3);
  return { ...made, code: (await arrivalAt(made.uuid)).code ?? "" };
}
const arrivalAt = (uuid: string) => platform.client(visitor).call(arrivalCall, { query: { uuid } });
const mark = (
  code: string,
  { who = organizer, scan = randomUUID(), at = new Date().toISOString() } = {},
) => platform.client(who).call(markArrivalCall, { body: { code, scan, scanned_at: at } });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (!isApiClientError(error)) throw error;
      return error.status;
    },
  );
const saveMeeting = (data: object) =>
  platform.rows(
    `INSERT INTO organizer_contract (organizer_id, key_hash, data, saved_at) VALUES ($1, $2, $3, clock_timestamp())`,
    organizers.direct,
    Buffer.from(randomUUID()),
    data,
  );

describe("the day of arrival", () => {
  it("tells how the party is met from the prepayment on, and not before", async () => {
    await saveMeeting({
      meeting_place: "Вокзал",
      meeting_time: "09:30",
      lat: 52,
      lng: 85,
      contact_phone: "+79001112233",
      emergency_phone: "+79004445566",
    });
    const { id, uuid } = await book();
    expect(await arrivalAt(uuid)).toMatchObject({ meeting: null, code: null });
    await setStatus(id, 3);
    expect(await arrivalAt(uuid)).toMatchObject({
      meeting: { place: "Вокзал", time: "09:30", lat: 52, contact_phone: "+79001112233" },
      travellers: ["Мария"],
    });
    await setStatus(id, 6);
    expect(await arrivalAt(uuid)).toMatchObject({ meeting: null, code: null });
  });

  it("says what differs for the tour, and takes what was saved last", async () => {
    const { tourId, uuid } = await bookPaid();
    await saveMeeting({ meeting_place: "Старый вокзал", meeting_time: "10:00" });
    await saveMeeting({
      meeting_place: "Вокзал",
      meeting_time: "09:30",
      lat: 52,
      lng: 85,
      notes: "Общее",
      tours: [{ tour_id: tourId, meeting_place: "Причал", meeting_time: "08:00" }],
    });
    expect((await arrivalAt(uuid)).meeting).toMatchObject({
      place: "Причал",
      time: "08:00",
      notes: "Общее",
      lat: null,
    });
  });

  it("goes into a calendar with where and when to meet", async () => {
    const { uuid } = await bookPaid();
    const file = await platform.client(visitor).call(arrivalCalendarCall, { query: { uuid } });
    const text = (await file.text()).replaceAll(/\r?\n /g, "");
    expect(text).toContain("BEGIN:VEVENT");
    expect(text).toContain(`/arrival/${uuid}`);
    expect(text).toMatch(/LOCATION:09:30\\, Вокзал/);
  });

  it("is nobody's who has no link", async () => {
    expect(await statusOf(arrivalAt(randomUUID()))).toBe(404);
  });
});

describe("the code", () => {
  it("is signed, and read without the API by its public keys", async () => {
    const { id, dateId, uuid, code } = await bookPaid();
    const { keys } = await platform.client(visitor).call(arrivalKeysCall, { query: {} });
    expect(await readArrivalCode(code, keys)).toMatchObject({
      bookingId: id,
      dateId,
      organizerId: organizers.direct,
      seats: 2,
      firstName: "Мария",
    });
    // The link would act for the tourist.
    expect(Buffer.from(code.split(".")[1] ?? "", "base64url").toString()).not.toContain(uuid);
    const linked = await platform.client(visitor).call(bookingByUuidCall, { query: { uuid } });
    expect(linked.arrival_code).toBe(code);
  });

  it("has a key of its own where one is set, and else one that lasts as long as the signing key", async () => {
    const derived = await arrivalKeys(testConfig());
    expect(await arrivalKeys(testConfig())).toEqual(derived);
    const [own] = await arrivalKeys(testConfig({ ARRIVAL_KEY: "ab".repeat(32) }));
    expect(own?.x).not.toBe(derived[0]?.x);
  });
});

describe("marking an arrival", () => {
  it("is done once; another scan hears when and by whom it was", async () => {
    const { code, id } = await bookPaid();
    const at = "2026-11-20T05:06:07.000Z";
    const first = await mark(code, { at });
    expect(first).toMatchObject({ booking_id: id, is_repeated: false, marked: { at } });
    expect(first.marked.by).not.toBe("");
    expect(await mark(code)).toMatchObject({ is_repeated: true, marked: first.marked });
  });

  it("takes a scan that is sent again as the one it was, however many come at once", async () => {
    const { code } = await bookPaid();
    const scan = randomUUID();
    const same = await Promise.all([1, 2, 3, 4].map(() => mark(code, { scan })));
    expect(same.map((answer) => answer.is_repeated)).toEqual([false, false, false, false]);
    const others = await bookPaid();
    const different = await Promise.all([1, 2, 3, 4].map(() => mark(others.code)));
    expect(different.filter((answer) => !answer.is_repeated)).toHaveLength(1);
  });

  it("is done by the booking's number where no camera reads the code", async () => {
    const byNumber = (
      body: { booking_id?: number; code?: string },
      who = organizer,
    ): Promise<unknown> =>
      platform.client(who).call(markArrivalCall, {
        body: { ...body, scan: randomUUID(), scanned_at: "2026-11-20T05:06:07.000Z" },
      });
    const { id, code } = await bookPaid();
    expect(await byNumber({ booking_id: id })).toMatchObject({ booking_id: id, seats: 2 });
    expect(await mark(code)).toMatchObject({ is_repeated: true });
    expect(await statusOf(byNumber({}))).toBe(422);
    expect(await statusOf(byNumber({ booking_id: id, code }))).toBe(422);
    // A number may be a guess: it says nothing of the bookings of others, nor of one that has not been paid.
    const stranger = await platform.person("otherOrganizer");
    expect(await statusOf(byNumber({ booking_id: id }, stranger))).toBe(404);
    expect(await statusOf(byNumber({ booking_id: 2_000_000_000 }, stranger))).toBe(404);
    const { id: unpaid } = await book();
    expect(await statusOf(byNumber({ booking_id: unpaid }))).toBe(409);
  });

  it("is for the organizer of the tour, and for staff", async () => {
    const { code } = await bookPaid();
    const [stranger, staff] = await Promise.all([
      platform.person("otherOrganizer"),
      platform.person("staff"),
    ]);
    expect(await statusOf(mark(code, { who: stranger }))).toBe(403);
    expect(await statusOf(mark(code, { who: tourist }))).toBe(403);
    expect(await statusOf(mark(code, { who: staff }))).toBe(200);
  });

  it("takes no code of another key, of a cancelled booking, or of a departure that it has left", async () => {
    const { privateKey } = await generateKeyPair("EdDSA");
    const made = await bookPaid();
    const [key] = await arrivalKeys(platform.context.config);
    const forged = await signArrivalCode(
      {
        bookingId: made.id,
        organizerId: organizers.direct,
        dateId: made.dateId,
        start: "2027-01-01",
        seats: 2,
        firstName: "Вор",
      },
      { privateKey, kid: key?.kid ?? "" },
    );
    expect(await statusOf(mark(forged))).toBe(422);
    const other = await book();
    await platform.rows(
      "UPDATE booking SET tour_date_id = $2 WHERE id = $1",
      made.id,
      other.dateId,
    );
    expect(await statusOf(mark(made.code))).toBe(409);
    const cancelled = await bookPaid();
    await setStatus(cancelled.id, 5);
    expect(await statusOf(mark(cancelled.code))).toBe(409);
  });
});
