import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  arrivalCall,
  markArrivalCall,
  unmarkArrivalCall,
} from "@tropa/api-contract/sales/calls-arrival";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { signArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import { generateKeyPair } from "jose";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
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
const mark = (
  code: string,
  { who = organizer, scan = randomUUID(), at = new Date().toISOString(), withDebt = false } = {},
) =>
  platform
    .client(who)
    .call(markArrivalCall, { body: { code, scan, scanned_at: at, with_debt: withDebt } });
/** What comes with a 409. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!isApiClientError(error) || error.status !== 409) throw error;
      return error.data;
    },
  );
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (!isApiClientError(error)) throw error;
      return error.status;
    },
  );
describe("marking an arrival", () => {
  it("marks the arrival once; a second scan returns who marked it and when", async () => {
    const { code, id } = await bookPaid();
    const at = new Date().toISOString();
    const first = await mark(code, { at });
    expect(first).toMatchObject({ booking_id: id, is_repeated: false, marked: { at } });
    expect(first.marked.by).not.toBe("");
    expect(await mark(code)).toMatchObject({ is_repeated: true, marked: first.marked });
  });

  it("stores the present time when the phone's clock is ahead", async () => {
    const { code } = await bookPaid();
    const ahead = new Date(Date.now() + 60 * 60_000).toISOString();
    const { marked } = await mark(code, { at: ahead });
    expect(Date.parse(marked.at)).toBeLessThanOrEqual(Date.now());
  });

  it("treats the same scan sent several times at once as one", async () => {
    const { code } = await bookPaid();
    const scan = randomUUID();
    const same = await Promise.all([1, 2, 3, 4].map(() => mark(code, { scan })));
    expect(same.map((answer) => answer.is_repeated)).toEqual([false, false, false, false]);
    const others = await bookPaid();
    const different = await Promise.all([1, 2, 3, 4].map(() => mark(others.code)));
    expect(different.filter((answer) => !answer.is_repeated)).toHaveLength(1);
  });

  it("accepts the number of a paid booking instead of the code, but only from its organizer", async () => {
    const byNumber = (
      body: { booking_id?: number; code?: string },
      who = organizer,
    ): Promise<unknown> =>
      platform.client(who).call(markArrivalCall, {
        body: { ...body, scan: randomUUID(), scanned_at: new Date().toISOString() },
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

  it("is allowed to the tour's organizer and to staff, and to no other account", async () => {
    const { code } = await bookPaid();
    const [stranger, staff] = await Promise.all([
      platform.person("otherOrganizer"),
      platform.person("staff"),
    ]);
    expect(await statusOf(mark(code, { who: stranger }))).toBe(403);
    expect(await statusOf(mark(code, { who: tourist }))).toBe(403);
    expect(await statusOf(mark(code, { who: staff }))).toBe(200);
  });

  it("refuses a forged code, the code of a cancelled booking and that of a departure the booking moved from", async () => {
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

  it.each([
    ["before the trip", 3],
    ["after the trip", -5],
  ])("is refused %s, regardless of the scanner's clock", async (_, days) => {
    const made = await bookPaid();
    await begins(made.dateId, days);
    const { code } = await arrivalAt(made.uuid);
    for (const at of [new Date().toISOString(), "2099-01-01T00:00:00.000Z"])
      expect(await refusalOf(mark(code ?? "", { at }))).toMatchObject({
        reason: "not_today",
        start: addDays(todayIn("UTC"), days),
      });
  });

  it("is refused while the booking owes money, unless the organizer confirms the debt", async () => {
    const made = await bookPaid();
    await platform.rows("UPDATE booking SET paid_minor = 400000 WHERE id = $1", made.id);
    expect(await refusalOf(mark(made.code))).toMatchObject({
      reason: "owes",
      left: 1_600_000,
      currency: "RUB",
    });
    expect(await mark(made.code, { withDebt: true })).toMatchObject({ is_repeated: false });
  });

  it("is refused with the reason: unpaid, canceled or moved", async () => {
    const unpaid = await bookPaid();
    await platform.rows(
      "UPDATE booking SET status = 2, hold_until = now() + interval '1 hour' WHERE id = $1",
      unpaid.id,
    );
    expect(await refusalOf(mark(unpaid.code))).toMatchObject({ reason: "unpaid" });
    const canceled = await bookPaid();
    await setStatus(canceled.id, 5);
    expect(await refusalOf(mark(canceled.code))).toMatchObject({ reason: "canceled" });
    const moved = await bookPaid();
    const other = await bookPaid();
    await platform.rows(
      "UPDATE booking SET tour_date_id = $2 WHERE id = $1",
      moved.id,
      other.dateId,
    );
    expect(await refusalOf(mark(moved.code))).toMatchObject({ reason: "moved" });
  });

  it("can be undone only by the tour's organizer, and then be repeated", async () => {
    const { id, code } = await bookPaid();
    await mark(code);
    const undo = (who: Person) =>
      platform.client(who).call(unmarkArrivalCall, { body: { booking_id: id } });
    expect(await statusOf(undo(await platform.person("otherOrganizer")))).toBe(404);
    expect(await mark(code)).toMatchObject({ is_repeated: true });
    await undo(organizer);
    expect(await mark(code)).toMatchObject({ is_repeated: false });
  });
});
