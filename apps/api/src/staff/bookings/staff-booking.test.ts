import * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { ApiClient } from "@tropa/api-client/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person, Platform } from "../../../testing/platform.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let staff: Person;
let desk: ApiClient;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  staff = await platform.person("bookingsStaff");
  desk = platform.client(staff);
});
afterAll(() => platform.close());

const read = (id: number) => desk.call(calls.staffBookingCall, { query: { id: String(id) } });

describe("the staff's page of a booking", () => {
  it("shows whose it is, with masked contacts, and what it costs", async () => {
    const { id } = await bookings.request(
      {},
      {
        first_name: "Анна",
        last_name: "Белова",
        phone: "+7 903 555-11-22",
        email: "anna@example.org",
      },
    );
    expect(await read(id)).toMatchObject({
      id,
      status: 1,
      name: "Анна Белова",
      phone: "+7********22",
      email: "a********@********.org",
      account_id: bookings.guest.accountId,
      adults: 2,
      children: 0,
      currency: "RUB",
      total: 2_000_000,
      paid: 0,
      ledger: { paid: 0, returns: [] },
      payments: [],
      notes: [],
      history: [{ status: 1 }],
    });
  });

  it("shows each payment with its refunds", async () => {
    const { id } = await bookings.request();
    const payment = await platform.row<{ id: number }>(
      `INSERT INTO payment (booking_id, provider, kind, method, amount_minor, currency, provider_ref, status, return_url,
                            fail_url)
       VALUES ($1, 2, 'prepayment', 'card', 40000, 'RUB', 'bank-17', 2, '/', '/') RETURNING id`,
      id,
    );
    await platform.rows(
      `INSERT INTO refund (payment_id, amount_minor, currency, reason, ordinal, last_error)
       VALUES ($1, 1500, 'RUB', 'booking_changed', 1, 'limit reached')`,
      payment.id,
    );
    const { payments } = await read(id);
    expect(payments).toMatchObject([
      {
        id: payment.id,
        provider_ref: "bank-17",
        amount: 40_000,
        refunds: [
          { amount: 1500, reason: "booking_changed", state: "pending", error: "limit reached" },
        ],
      },
    ]);
  });

  it("shows letters with their state, without addresses that act for the tourist", async () => {
    const { id, uuid } = await bookings.request();
    await platform.rows(
      `INSERT INTO outbox (channel, recipient, subject, body, kind, booking_id, last_error)
       VALUES ('email', 'anna@example.org', 'Бронь', 'Смотрите: https://tropa.example/booking/' || $2 || ' и пишите.',
               'bookingConfirmed', $1, '550 no such mailbox')`,
      id,
      uuid,
    );
    const answer = await read(id);
    expect(answer.letters[0]).toMatchObject({
      recipient: "a********@********.org",
      text: "Смотрите: … и пишите.",
      state: "failed",
      error: "550 no such mailbox",
    });
    expect(JSON.stringify(answer)).not.toContain(uuid);
  });

  it("gives the contacts on demand and records the look", async () => {
    const { id } = await bookings.request({}, { phone: "+7 903 555-11-22" });
    const { phone } = await desk.call(calls.bookingContactsCall, { query: { id: String(id) } });
    expect(phone).toBe("+79035551122");
    expect((await read(id)).log).toMatchObject([{ call: "bookingContacts", by: "Вера Полевая" }]);
  });

  it("keeps notes with their author, newest first, in the audit log too", async () => {
    const { id } = await bookings.request();
    const text = "Rang: wants the <b>upper</b> deck";
    await desk.call(calls.addBookingNoteCall, { body: { id, text } });
    await desk.call(calls.addBookingNoteCall, { body: { id, text: "Rang back" } });
    const { notes, log } = await read(id);
    expect(notes.map((note) => note.text)).toEqual(["Rang back", text]);
    expect(notes[0]?.by).not.toBe("");
    expect(log.map(({ call }) => call)).toEqual(["addBookingNote", "addBookingNote"]);
  });

  it("refuses an empty note, and answers not found for a booking that is not there", async () => {
    const { id } = await bookings.request();
    const add = (body: { id: number; text: string }) =>
      desk.call(calls.addBookingNoteCall, { body });
    await expect(add({ id, text: "   " })).rejects.toMatchObject({ status: 422 });
    await expect(add({ id: 999_999_999, text: "Rang" })).rejects.toMatchObject({ status: 404 });
    await expect(read(999_999_999)).rejects.toMatchObject({ status: 404 });
  });
});
