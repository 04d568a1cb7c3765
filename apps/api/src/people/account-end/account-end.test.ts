import { authViaCodeCall, sendAuthCodeCall } from "@tropa/api-contract/people/calls-accounts";
import {
  endAccountCall,
  ownAccountCall,
  sendOwnerCodeCall,
} from "@tropa/api-contract/people/calls-own-account";
import {
  changePasswordCall,
  profileCall,
  updateProfileCall,
} from "@tropa/api-contract/people/calls-profile";
import { organizerChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { configuredStore } from "../../platform/files/uploads.ts";
import { eraseFiles, forgetBuyers } from "./account-end.ts";

let platform: Platform;
let browser: Browser;
let email: string;
let accountId: number;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `end${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
  await browser.client.call(updateProfileCall, {
    body: { first_name: "Ульяна", last_name: "Последняя" },
  });
});

async function ownerCode(): Promise<string> {
  await endCountdown(platform);
  const sent = await browser.client.call(sendOwnerCodeCall, { body: {} });
  return sentCode(platform, sent.login);
}

const end = async () => browser.client.call(endAccountCall, { body: { code: await ownerCode() } });

/** An order of the signed-in person, moved to where it is wanted. */
async function book(changes = "status = status") {
  const made = await insertTour(platform.context.pool, {});
  const order = await browser.client.call(submitOrderCall, {
    body: {
      ...orderOf(made),
      email,
      comment: "У окна",
      first_name: "Ульяна",
      last_name: "Последняя",
    },
  });
  await platform.rows(`UPDATE booking SET ${changes} WHERE id = $1`, order.request_id);
  return order.request_id;
}

const pay = (bookingId: number) =>
  platform.rows<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
     VALUES ($1, 5, 'full', 'card', 2, 1000, 'RUB', '/', '/') RETURNING id`,
    bookingId,
  );
const bookingOf = async (id: number) =>
  (
    await platform.rows<Record<string, unknown>>(
      `SELECT account_id, first_name, last_name, phone, email, comment, details, forget_on IS NOT NULL AS is_kept,
              (SELECT count(*)::int FROM tourist WHERE booking_id = booking.id) AS travellers
         FROM booking WHERE id = $1`,
      id,
    )
  )[0];

describe("ending an account", () => {
  test("requires the owner's proof: a code, or the password if one is set", async () => {
    const ending = (body: object) => browser.client.call(endAccountCall, { body });
    await expect(ending({})).rejects.toMatchObject({
      validation: { code: ["Обязательно для заполнения"] },
    });
    const code = await ownerCode();
    const wrong = code === "111111" ? "222222" : "111111";
    await expect(ending({ code: wrong })).rejects.toMatchObject({
      validation: { code: ["Неверный код"] },
    });
    await browser.client.call(changePasswordCall, {
      body: { password: "a long one", confirm_password: "a long one" },
    });
    await expect(ending({})).rejects.toMatchObject({
      validation: { password: [expect.any(String)] },
    });
    await expect(ending({ password: "not it" })).rejects.toMatchObject({
      validation: { password: [expect.any(String)] },
    });
    expect((await browser.client.call(profileCall)).id).toBe(accountId);
    await ending({ password: "a long one" });
    await expect(browser.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
  });

  test("refuses a code sent for signing in", async () => {
    await endCountdown(platform);
    await browser.client.call(sendAuthCodeCall, { body: { login: email } });
    const code = await sentCode(platform, email);
    await expect(browser.client.call(endAccountCall, { body: { code } })).rejects.toMatchObject({
      validation: { code: [expect.any(String)] },
    });
  });

  test.each(["organizer", "staff"] as const)("is blocked for an account of %s", async (role) => {
    const person = await platform.person(role);
    const { obstacles } = await platform.client(person).call(ownAccountCall);
    expect(obstacles).toEqual([{ kind: "work", booking_id: null, tour: null, starts_on: null }]);
  });
});

describe("an obstacle to the end of an account", () => {
  test.each([
    ["order", "status = 1, hold_until = now() + interval '1 day'"],
    ["order", "status = 2, hold_until = now() + interval '1 day'"],
    ["trip", "status = 3, hold_until = NULL"],
  ])("is %s for a booking with %s", async (kind, state) => {
    const id = await book(state);
    const obstacle = { kind, booking_id: id, tour: expect.any(String) };
    const { obstacles } = await browser.client.call(ownAccountCall);
    expect(obstacles).toMatchObject([obstacle]);
    await expect(end()).rejects.toMatchObject({ code: "conflict" });
    expect((await browser.client.call(profileCall)).id).toBe(accountId);
    expect(await bookingOf(id)).toMatchObject({ account_id: accountId, email });
  });

  test("is a refund that has not been sent yet", async () => {
    const id = await book("status = 5, hold_until = NULL");
    const [payment] = await pay(id);
    await platform.rows(
      "INSERT INTO refund (payment_id, amount_minor, currency, reason) VALUES ($1, 1000, 'RUB', 'booking_canceled')",
      payment?.id,
    );
    const { obstacles } = await browser.client.call(ownAccountCall);
    expect(obstacles).toMatchObject([{ kind: "refund", booking_id: id }]);
    await platform.rows(
      "UPDATE refund SET status = 'done', executed_at = now() WHERE payment_id = $1",
      payment?.id,
    );
    expect((await browser.client.call(ownAccountCall)).obstacles).toEqual([]);
  });
});

describe("an ended account", () => {
  test("is signed out everywhere and notified; its e-mail signs in to a new account", async () => {
    const other = new Browser(platform);
    await endCountdown(platform);
    await signUp(platform, other, email);
    await end();
    expect(browser.refreshToken).toBeUndefined();
    for (const at of [browser, other])
      await expect(at.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
    const letters = await platform.rows("SELECT kind FROM outbox WHERE recipient = $1", email);
    expect(letters).toEqual([{ kind: "accountEnded" }]);
    const newcomer = new Browser(platform);
    const { profile } = await signUp(platform, newcomer, email);
    expect(profile).toMatchObject({ first_name: "", last_name: "", phone: null });
    expect(profile.id).not.toBe(accountId);
  });

  test("erases unpaid bookings, and keeps the name in paid ones for a time", async () => {
    const unpaid = await book("status = 7, hold_until = NULL");
    const paid = await book("status = 4, hold_until = NULL");
    await pay(paid);
    await end();
    const forgotten = {
      account_id: null,
      phone: "",
      email: null,
      comment: null,
      details: {},
      travellers: 0,
    };
    expect(await bookingOf(unpaid)).toEqual({
      ...forgotten,
      first_name: "",
      last_name: null,
      is_kept: false,
    });
    const kept = { ...forgotten, first_name: "Ульяна", last_name: "Последняя", is_kept: true };
    expect(await bookingOf(paid)).toEqual(kept);
    await forgetBuyers(platform.context);
    expect(await bookingOf(paid)).toEqual(kept);
    await platform.rows("UPDATE booking SET forget_on = current_date WHERE id = $1", paid);
    await forgetBuyers(platform.context);
    expect(await bookingOf(paid)).toMatchObject({
      first_name: "",
      last_name: null,
      is_kept: false,
    });
  });

  test("leaves no personal data in any table except the letters sent to it", async () => {
    await browser.client.call(updateProfileCall, { body: { first_name: "Юстиниана" } });
    const { id: chat } = await browser.client.call(organizerChatCall, {
      body: { organizer_id: organizers.direct, message: "Где встреча, спрашивает Юстиниана?" },
    });
    const { tourId } = await insertTour(platform.context.pool, {});
    const photo = "11111111-2222-4333-8444-555555555555";
    await platform.rows(
      `INSERT INTO stored_file (uuid, kind, bucket, storage_key, media_type, byte_size, name, account_id)
       VALUES ($1, 'review_image', 'r', 'reviews/photo', 'image/webp', 5, 'a.webp', NULL),
              (gen_random_uuid(), 'image', 'a', 'avatars/me', 'image/webp', 5, 'me.webp', $2)`,
      photo,
      accountId,
    );
    await platform.rows(
      `INSERT INTO review (tour_id, organizer_id, author_name, author_photo, rating, locale, text, travelled_on,
                           created_on, account_id, photos)
       VALUES ($1, $2, 'Юстиниана П.', '/files/x', 5, 'de', 'Gut', current_date, current_date, $3, ARRAY[$4])`,
      tourId,
      organizers.direct,
      accountId,
      `/files/${photo}/image/{size}.avif`,
    );
    await platform.rows(
      `INSERT INTO help_request (type, name, phone, email, comment, region, locale)
       VALUES ('common', 'Юстиниана', '+79030000000', upper($1), 'Юстиниана ждёт', 'other', 'ru')`,
      email,
    );
    await end();
    const tables = await platform.rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await platform.rows(
        `SELECT FROM "${name}" AS row WHERE row::text ~* $1`,
        `Юстиниана|${email}`,
      );
      if (rows.length > 0) found.push(name);
    }
    // The letter of goodbye greets by name, and goes with the other letters.
    expect(found).toEqual(["outbox"]);
    expect(await platform.rows("SELECT FROM chat WHERE id = $1", chat)).toEqual([]);
    const [review] = await platform.rows("SELECT * FROM review WHERE tour_id = $1", tourId);
    expect(review).toMatchObject({
      author_name: "Reisender Gast",
      author_photo: null,
      photos: [],
      text: "Gut",
    });
    expect(await platform.rows("SELECT FROM stored_file WHERE uuid = $1", photo)).toEqual([]);
  });

  test("has its files erased by a job that can be repeated", async () => {
    const { config } = platform.context;
    const store = configuredStore(config);
    await store.put("avatars/bytes", import.meta.filename, "image/webp");
    await platform.rows(
      `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
       VALUES ('image', 'a', 'avatars/bytes', 'image/webp', 5, 'me.webp', $1)`,
      accountId,
    );
    await end();
    const jobs = await platform.rows<{ payload: unknown }>(
      `SELECT job.payload FROM graphile_worker._private_jobs AS job
         JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
        WHERE task.identifier = 'erase-files' AND job.payload::text LIKE '%avatars/bytes%'`,
    );
    expect(jobs).toHaveLength(1);
    await eraseFiles({ config }, store, jobs[0]?.payload);
    await eraseFiles({ config }, store, jobs[0]?.payload);
    await expect(store.read("avatars/bytes")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("refuses to sign in by a code sent for ending the account", async () => {
  const code = await ownerCode();
  await expect(
    new Browser(platform).client.call(authViaCodeCall, { body: { login: email, code } }),
  ).rejects.toMatchObject({ status: 422 });
});
