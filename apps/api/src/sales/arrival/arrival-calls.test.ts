import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  arrivalCalendarCall,
  arrivalCall,
  arrivalKeysCall,
} from "@tropa/api-contract/sales/calls-arrival";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { readArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import ICAL from "ical.js";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers, testConfig } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { arrivalKeys } from "./arrival.ts";

let platform: Platform;
let tourist: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
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
/** Has a departure begin some days from now; it lasts three. */
const begins = (dateId: number, days: number) =>
  platform.rows(
    "UPDATE tour_date SET starts_on = $2, ends_on = $3 WHERE id = $1",
    dateId,
    addDays(todayIn("UTC"), days),
    addDays(todayIn("UTC"), days + 2),
  );
/** A booking that is paid in full, of a trip that has begun. */
async function bookPaid() {
  const made = await book();
  await setStatus(made.id, 3);
  await platform.rows("UPDATE booking SET paid_minor = total_minor WHERE id = $1", made.id);
  await begins(made.dateId, -1);
  return { ...made, code: (await arrivalAt(made.uuid)).code ?? "" };
}
const arrivalAt = (uuid: string) => platform.client(visitor).call(arrivalCall, { query: { uuid } });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (!isApiClientError(error)) throw error;
      return error.status;
    },
  );
/** The entry as a stranger's calendar reads it. */
async function calendarOf(uuid: string) {
  const file = await platform.client(visitor).call(arrivalCalendarCall, { query: { uuid } });
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("the calendar has no entry");
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue("status"),
    location: event.location,
    description: event.description,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
  };
}
const saveMeeting = (data: object) =>
  platform.rows(
    `INSERT INTO organizer_contract (organizer_id, key_hash, data, saved_at) VALUES ($1, $2, $3, clock_timestamp())`,
    organizers.direct,
    Buffer.from(randomUUID()),
    data,
  );

describe("the day of arrival", () => {
  it("shows where and when to meet only while the booking is prepaid", async () => {
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
      booking: { meeting: { place: "Вокзал", time: "09:30", lat: 52, phone: "+79001112233" } },
      travellers: ["Мария"],
    });
    await setStatus(id, 6);
    expect(await arrivalAt(uuid)).toMatchObject({ meeting: null, code: null });
  });

  it("shows the meeting that was saved last, with the place and time set for the tour", async () => {
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
    expect(await arrivalAt(uuid)).toMatchObject({
      booking: { meeting: { place: "Причал", time: "08:00", lat: null } },
      meeting: { notes: "Общее" },
    });
  });

  it("shows the organizer's notes in English to readers of other languages", async () => {
    const { uuid } = await bookPaid();
    await saveMeeting({ notes: "С табличкой", notes_en: "With a sign" });
    const notesIn = (language: string) =>
      platform.client(visitor, language).call(arrivalCall, { query: { uuid } });
    expect(await notesIn("ru")).toMatchObject({ meeting: { notes: "С табличкой" } });
    expect(await notesIn("de")).toMatchObject({ meeting: { notes: "With a sign" } });
  });

  it("exports a calendar entry whose status and place follow the booking", async () => {
    const { id, uuid, dateId } = await book();
    const held = await calendarOf(uuid);
    expect(held).toMatchObject({ status: "TENTATIVE", sequence: 0 });
    await platform.rows(
      "UPDATE booking SET created_at = now() - interval '1 hour' WHERE id = $1",
      id,
    );
    await setStatus(id, 3);
    await saveMeeting({
      meeting_place: "Вокзал",
      meeting_time: "09:30",
      contact_phone: "+79001112233",
    });
    const paid = await calendarOf(uuid);
    expect(paid).toMatchObject({ uid: held.uid, status: "CONFIRMED", location: "Вокзал" });
    expect(paid.description).toContain(`/arrival/${uuid}`);
    expect(paid.description).toMatch(/09:30, Вокзал[\s\S]*900\s111/);
    // Hours of the place, in no zone: from the meeting to the end of the last day.
    const [date] = await platform.rows<{ starts_on: string; ends_on: string }>(
      "SELECT starts_on::text, (ends_on + 1)::text AS ends_on FROM tour_date WHERE id = $1",
      dateId,
    );
    expect([held.start, held.end]).toEqual([date?.starts_on, date?.ends_on]);
    expect([paid.start, paid.end]).toEqual([
      `${date?.starts_on}T09:30:00`,
      `${date?.ends_on}T00:00:00`,
    ]);
    await platform.rows(
      "UPDATE booking SET created_at = created_at - interval '1 hour' WHERE id = $1",
      id,
    );
    await setStatus(id, 5);
    const over = await calendarOf(uuid);
    expect(over).toMatchObject({ uid: held.uid, status: "CANCELLED" });
    expect(held.sequence).toBeLessThan(paid.sequence);
    expect(paid.sequence).toBeLessThan(over.sequence);
  });

  it("describes in the calendar entry the party, the status and, once prepaid, the organizer's phone", async () => {
    const { id, uuid } = await book();
    await platform.rows(
      "UPDATE booking SET adults = 1, children = 1, children_ages = '{7}' WHERE id = $1",
      id,
    );
    const [organizer] = await platform.rows<{ phone: string }>(
      "SELECT phone FROM organizer WHERE id = $1",
      organizers.direct,
    );
    const phone = readablePhone(organizer?.phone ?? "");
    const held = await calendarOf(uuid);
    expect(held.description).toContain("1 взрослый, 1 ребёнок (7 лет), Мария");
    expect(held.description).toContain("места за вами, осталась предоплата");
    expect(held.description).not.toContain(phone);
    await setStatus(id, 3);
    const paid = await calendarOf(uuid);
    expect(paid.description).toContain(phone);
    expect(paid.description).not.toContain("осталась предоплата");
    await setStatus(id, 8);
    const over = await calendarOf(uuid);
    expect(over.description).toContain("бронь отменена");
    expect(over.description).not.toContain(phone);
  });

  it("answers 404 for an unknown link", async () => {
    expect(await statusOf(arrivalAt(randomUUID()))).toBe(404);
  });
});

describe("the arrival code", () => {
  it("is signed, readable with the public keys and does not contain the booking's link", async () => {
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

  it("is signed with ARRIVAL_KEY if it is set, otherwise with a stable derived key", async () => {
    const derived = await arrivalKeys(testConfig());
    expect(await arrivalKeys(testConfig())).toEqual(derived);
    const [own] = await arrivalKeys(testConfig({ ARRIVAL_KEY: "ab".repeat(32) }));
    expect(own?.x).not.toBe(derived[0]?.x);
  });
});
