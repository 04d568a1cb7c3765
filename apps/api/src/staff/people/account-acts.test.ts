import type { ApiClient } from "@tropa/api-client/client";
import { authViaCodeCall, sendAuthCodeCall } from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import * as calls from "@tropa/api-contract/staff/calls-people";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  Browser,
  endCountdown,
  givePassword,
  newEmail,
  sentCode,
  signUp,
} from "../../../testing/browser.ts";
import type { Platform } from "../../../testing/platform.ts";
import { GuestBookings, visitor } from "../../../testing/sales/guest-bookings.ts";
import { blockAccount } from "../../people/blocks/blocks.ts";
import { startSession } from "../../people/sessions/sessions.ts";
import { inTransaction } from "../../platform/db/database.ts";

let bookings: GuestBookings;
let platform: Platform;
let desk: ApiClient;
let browser: Browser;
let email: string;
let id: number;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  desk = platform.client(await platform.person("bookingsStaff"));
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = newEmail();
  ({ id } = (await signUp(platform, browser, email)).profile);
});

const reason = "Insulted a guide in three chats";
const block = (with_contacts = false, idempotencyKey?: string) =>
  desk.call(calls.blockPersonCall, {
    body: { account_id: id, reason, with_contacts },
    ...(idempotencyKey && { idempotencyKey }),
  });
const unblock = () =>
  desk.call(calls.unblockPersonCall, { body: { account_id: id, reason: "It was somebody else" } });
const card = () => desk.call(calls.staffPersonCall, { query: { account_id: String(id) } });
const openSessions = () =>
  platform.rows("SELECT FROM session WHERE account_id = $1 AND revoked_at IS NULL", id);
const blocked = { status: 403, code: "blocked" };

async function signIn(at = new Browser(platform), login = email) {
  await endCountdown(platform);
  await at.client.call(sendAuthCodeCall, { body: { login } });
  const code = await sentCode(platform, login);
  return at.client.call(authViaCodeCall, { body: { login, code } });
}

describe("signing a person out", () => {
  it("ends their sessions at once, and is on record with its reason", async () => {
    await desk.call(calls.signPersonOutCall, { body: { account_id: id, reason: "Lost phone" } });
    expect(await openSessions()).toEqual([]);
    await expect(browser.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
    expect(await card()).toMatchObject({
      acts: [{ act: "signed_out", reason: "Lost phone", by: "Вера Полевая" }],
      log: [{ call: "signPersonOut" }],
    });
    await signIn();
  });

  it("needs a reason", async () => {
    const body = { account_id: id, reason: "  " };
    await expect(desk.call(calls.signPersonOutCall, { body })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("a blocked person", () => {
  it("is signed out and refused at each way to sign in, in their language", async () => {
    const { refreshToken } = browser;
    await block();
    expect(await openSessions()).toEqual([]);
    expect(refreshToken).toBeDefined();
    await expect(browser.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
    await expect(signIn()).rejects.toMatchObject({
      ...blocked,
      data: { message: expect.stringContaining("напишите нам") },
    });
    await givePassword(platform, id, "a long one");
    const { authCall } = await import("@tropa/api-contract/people/calls-accounts");
    const body = { login: email, password: "a long one" };
    await expect(browser.client.call(authCall, { body })).rejects.toMatchObject(blocked);
    expect(await openSessions()).toEqual([]);
  });

  it("is refused in the same words whether their code is right only", async () => {
    await block();
    const code = "000000";
    await expect(
      browser.client.call(authViaCodeCall, { body: { login: email, code } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("cannot order as a visitor with the account's contact, and keeps what was booked", async () => {
    const made = await bookings.request({ from: visitor }, { email });
    await block();
    await expect(bookings.request({ from: visitor }, { email })).rejects.toMatchObject(blocked);
    await bookings.request({ from: visitor }, { email: newEmail() });
    const [kept] = await platform.rows("SELECT status FROM booking WHERE id = $1", made.id);
    expect(kept).toEqual({ status: 1 });
  });

  it("signs in again once unblocked", async () => {
    await block(true);
    await unblock();
    await signIn();
    expect(await card()).toMatchObject({
      blocked_at: null,
      are_contacts_blocked: false,
      acts: [{ act: "unblocked" }, { act: "blocked", reason }],
    });
  });
});

describe("blocking", () => {
  it("closes contacts to new accounts only if told", async () => {
    await block();
    await platform.rows("UPDATE account SET email = $2 WHERE id = $1", id, newEmail());
    await signIn();
    await unblock();
    email = newEmail();
    await platform.rows("UPDATE account SET email = $2 WHERE id = $1", id, email);
    await block(true);
    expect(await card()).toMatchObject({ are_contacts_blocked: true });
    // The account gives the address up, and its owner tries to open another one.
    await platform.rows("UPDATE account SET email = $2 WHERE id = $1", id, newEmail());
    await expect(signIn()).rejects.toMatchObject(blocked);
    expect(await platform.rows("SELECT FROM account WHERE email = $1", email)).toEqual([]);
  });

  it("is done once per key, and refused for who is blocked already", async () => {
    const key = "key-of-a-block";
    await Promise.all([block(false, key), block(false, key)]);
    await expect(block()).rejects.toMatchObject({ status: 409 });
    expect((await card()).acts).toHaveLength(1);
    await unblock();
    await expect(unblock()).rejects.toMatchObject({ status: 409 });
  });

  it("refuses organizers and staff", async () => {
    for (const role of ["organizer", "plainStaff"] as const) {
      ({ accountId: id } = await platform.person(role));
      await expect(block()).rejects.toMatchObject({ status: 409 });
      expect(await openSessions()).toHaveLength(1);
    }
  });

  it("leaves no session open to a sign-in at the same moment", async () => {
    const { context } = platform;
    const client = await context.pool.connect();
    await client.query("BEGIN");
    await blockAccount(client, { accountId: id, withContacts: false });
    const opening = startSession(context, context.pool, { accountId: id, storefront: "ru" }).then(
      () => "opened",
      (error: unknown) => error,
    );
    await expect
      .poll(() =>
        platform.rows(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO session%'",
        ),
      )
      .toHaveLength(1);
    await client.query("COMMIT");
    client.release();
    expect(await opening).toMatchObject({ code: "blocked" });
    expect(await openSessions()).toEqual([]);
  });

  it("ends a session that was being opened", async () => {
    const { context } = platform;
    const client = await context.pool.connect();
    await client.query("BEGIN");
    await startSession(context, client, { accountId: id, storefront: "ru" });
    const blocking = inTransaction(context.pool, (other) =>
      blockAccount(other, { accountId: id, withContacts: false }),
    );
    await expect
      .poll(() =>
        platform.rows(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%SET blocked_at%'",
        ),
      )
      .toHaveLength(1);
    await client.query("COMMIT");
    client.release();
    await blocking;
    expect(await openSessions()).toEqual([]);
  });
});
