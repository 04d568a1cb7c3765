import type { ApiClient } from "@tropa/api-client/client";
import * as calls from "@tropa/api-contract/staff/calls-people";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, newPhone, signUp } from "../../../testing/browser.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let staff: Person;
let desk: ApiClient;
let person: Person;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  staff = await platform.person("bookingsStaff");
  desk = platform.client(staff);
});
afterAll(() => platform.close());
beforeEach(async () => {
  person = await platform.person("tourist");
});

const card = (accountId = person.accountId) =>
  desk.call(calls.staffPersonCall, { query: { account_id: String(accountId) } });

describe("the card of a person", () => {
  it("shows who they are with masked contacts, and since when", async () => {
    await platform.rows(
      "UPDATE account SET phone = '+79035551122', email = 'anna@example.org' WHERE id = $1",
      person.accountId,
    );
    expect(await card()).toMatchObject({
      account_id: person.accountId,
      kind: "tourist",
      name: "Вера Полевая",
      phone: "+7********22",
      email: "a********@********.org",
      is_email_confirmed: true,
      is_phone_confirmed: false,
      blocked_at: null,
      bookings: [],
      paid: [],
      sessions: [{ is_open: true }],
      consents: [{ to: "terms", booking_id: null, withdrawn_at: null }],
      notes: [],
      acts: [],
    });
  });

  it("shows bookings with what they have paid, and the version of the terms of their day", async () => {
    const { id } = await bookings.request({ from: person });
    await bookings.markPaid(id);
    await platform.rows(
      "UPDATE booking SET created_at = '2026-07-01' WHERE id = $1 RETURNING id",
      id,
    );
    await platform.rows(
      `INSERT INTO legal_document (kind, version, effective_on, title, body)
       VALUES ('agreement', 'test-1', '2026-06-15', '{}', '[]'), ('agreement', 'test-2', '2026-07-15', '{}', '[]')
       ON CONFLICT DO NOTHING`,
    );
    const answer = await card();
    expect(answer.bookings).toMatchObject([{ id, status: 3, total: 2_000_000 }]);
    expect(answer.paid).toEqual([{ currency: "RUB", amount: 400_000 }]);
    expect(answer.consents.find(({ booking_id: of }) => of === id)).toMatchObject({
      to: "terms",
      version: "test-1",
    });
  });

  it("shows devices of sign-ins and which are still open", async () => {
    const browser = new Browser(platform);
    browser.headers = {
      "user-agent":
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    };
    const { profile } = await signUp(platform, browser, newPhone());
    const [session] = (await card(profile.id)).sessions;
    expect(session).toMatchObject({ browser: "Chrome", system: "Windows", is_open: true });
    await platform.rows("UPDATE session SET revoked_at = now() WHERE account_id = $1", profile.id);
    expect((await card(profile.id)).sessions).toMatchObject([{ is_open: false }]);
  });

  it("shows letters, chats, reviews and certificates of the person alone", async () => {
    await bookings.request({ from: bookings.guest });
    const { email, tour_id: tourId } = await platform.row<{ email: string; tour_id: number }>(
      "SELECT account.email, tour.id AS tour_id FROM account, tour WHERE account.id = $1 LIMIT 1",
      person.accountId,
    );
    await platform.rows(
      `INSERT INTO program_subscription (tour_id, email, subscriber_id, currency, locale, storefront, told_version,
                                         unsubscribed_at)
       VALUES ($1, $2, 1, 'RUB', 'ru', 'ru', '', now())`,
      tourId,
      email,
    );
    await platform.rows(
      `INSERT INTO review (tour_id, organizer_id, account_id, author_name, rating, locale, text, travelled_on, created_on)
       SELECT id, organizer_id, $2, 'Вера', 4, 'ru', 'Хорошо', '2026-05-01', '2026-05-02' FROM tour WHERE id = $1`,
      tourId,
      person.accountId,
    );
    await platform.rows(
      "INSERT INTO chat (account_id, storefront) VALUES ($1, 'ru')",
      person.accountId,
    );
    await platform.rows(
      `INSERT INTO certificate (storefront, locale, currency, amount_minor, light, send_on, recipient_email)
       VALUES ('ru', 'ru', 'RUB', 500000, 'dawn', '2026-05-01', $1)`,
      email,
    );
    const answer = await card();
    expect(answer.consents.find(({ to }) => to === "letters")?.withdrawn_at).not.toBeNull();
    expect(answer.reviews).toMatchObject([{ rating: 4, text: "Хорошо", tour: { id: tourId } }]);
    expect(answer.chats).toMatchObject([{ organizer: null, messages: 0 }]);
    expect(answer.certificates).toMatchObject([{ is_bought: false, amount: 500_000 }]);
    const other = await platform.person("tourist");
    expect(await card(other.accountId)).toMatchObject({ reviews: [], chats: [], certificates: [] });
  });

  it("gives the contacts on demand and records the look", async () => {
    await platform.rows(
      "UPDATE account SET phone = '+79035551122' WHERE id = $1",
      person.accountId,
    );
    const { phone } = await desk.call(calls.personContactsCall, {
      query: { account_id: String(person.accountId) },
    });
    expect(phone).toBe("+79035551122");
    expect((await card()).log).toMatchObject([{ call: "personContacts", by: "Вера Полевая" }]);
  });

  it("keeps notes with their author, newest first", async () => {
    for (const text of ["Rang", "Rang back"])
      await desk.call(calls.addPersonNoteCall, { body: { account_id: person.accountId, text } });
    const { notes } = await card();
    expect(notes).toMatchObject([{ text: "Rang back", by: "Вера Полевая" }, { text: "Rang" }]);
  });

  it("answers not found for nobody", async () => {
    const nobody = 999_999_999;
    const note = { account_id: nobody, text: "Rang" };
    await expect(card(nobody)).rejects.toMatchObject({ status: 404 });
    await expect(desk.call(calls.addPersonNoteCall, { body: note })).rejects.toMatchObject({
      status: 404,
    });
  });
});
