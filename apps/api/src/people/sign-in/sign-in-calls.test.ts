import * as calls from "@tropa/api-contract/people/calls-accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  Browser,
  endCountdown,
  sentCode,
  signUp,
  newEmail,
  newPhone,
  givePassword,
} from "../../../testing/browser.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(() => {
  browser = new Browser(platform);
});

describe("bookings and favourites from before signing in", () => {
  test("are not assigned by a phone that the account has not confirmed", async () => {
    const phone = newPhone();
    const email = newEmail();
    const { tourId, dateId } = await insertTour(platform.context.pool);
    await platform.rows(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                            storefront, currency, total_minor, prepayment_minor, hold_until)
       VALUES ($1, $2, 1, 1, 1, 'Ира', $3, 'ru', 'ru', 'RUB', 100, 100, now() + interval '1 hour')`,
      tourId,
      dateId,
      phone,
    );
    const signIn = async (login: string) => {
      await browser.client.call(calls.sendAuthCodeCall, { body: { login } });
      const code = await sentCode(platform, login);
      return browser.client.call(calls.authViaCodeCall, { body: { login, code } });
    };
    const { profile } = await signIn(email);
    await platform.rows("UPDATE account SET phone = $2 WHERE id = $1", profile.id, phone);
    await signIn(email);
    const owner = () => platform.rows("SELECT account_id FROM booking WHERE phone = $1", phone);
    expect(await owner()).toEqual([{ account_id: null }]);
    // Who holds the phone gets it.
    const { profile: holder } = await signIn(phone);
    expect(await owner()).toEqual([{ account_id: holder.id }]);
  });

  test("are assigned to the account of the confirmed contact", async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const first = await insertTour(platform.context.pool);
    const second = await insertTour(platform.context.pool);
    for (const who of [phone, other]) {
      await platform.rows(
        `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                              storefront, currency, total_minor, prepayment_minor, hold_until)
         VALUES ($1, $2, 1, 1, 1, 'Ира', $3, 'ru', 'ru', 'RUB', 100, 100, now() + interval '1 hour')`,
        first.tourId,
        first.dateId,
        who,
      );
    }
    await browser.client.call(calls.sendAuthCodeCall, { body: { login: phone } });
    const { profile } = await browser.client.call(calls.authViaCodeCall, {
      body: {
        login: phone,
        code: await sentCode(platform, phone),
        favourites_tours_ids: [second.tourId, first.tourId, 999_999],
      },
    });
    const bookings = await platform.rows<{ phone: string }>(
      "SELECT phone FROM booking WHERE account_id = $1",
      profile.id,
    );
    expect(bookings).toEqual([{ phone }]);
    const favourites = await platform.rows<{ tour_id: number }>(
      "SELECT tour_id FROM favourite_tour WHERE account_id = $1 ORDER BY created_at DESC",
      profile.id,
    );
    expect(favourites.map((row) => row.tour_id)).toEqual([second.tourId, first.tourId]);
  });
});

describe("signing in with a password", () => {
  test("answers alike for a wrong password and an unknown login", async () => {
    const email = newEmail();
    const { profile } = await signUp(platform, browser, email);
    await givePassword(platform, profile.id, "the right one");
    const answers = await Promise.all(
      [email, newEmail(), newPhone(), "whoever"].map((login) =>
        browser.client
          .call(calls.authCall, { body: { login, password: "the wrong one" } })
          .catch((error: { status: number; validation: object }) => ({
            status: error.status,
            validation: error.validation,
          })),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 422 });
  });

  test("is blocked after ten wrong guesses, even concurrent ones", async () => {
    const email = newEmail();
    const { profile } = await signUp(platform, browser, email);
    await givePassword(platform, profile.id, "the right one");
    const guess = (password: string) =>
      browser.client
        .call(calls.authCall, { body: { login: email, password } })
        .then(() => "in")
        .catch((error: { validation: { password: string[] } }) => error.validation.password[0]);
    const answers = await Promise.all(Array.from({ length: 14 }, () => guess("wrong one")));
    expect(answers.filter((answer) => answer === "Неверный логин или пароль")).toHaveLength(10);
    expect(await guess("the right one")).toMatch(/^Слишком много попыток/);
  });

  test("redirects organizers and staff to their own sign-in", async () => {
    for (const [rights, url] of [
      [", organizer_id = 1", /\/organizer\/login\?from=ru$/],
      [", is_staff = true", /localhost:3000\/employees-cookie$/],
    ] as const) {
      const email = newEmail();
      const { profile } = await signUp(platform, browser, email);
      await givePassword(platform, profile.id, "the right one", rights);
      await expect(
        browser.client.call(calls.authCall, { body: { login: email, password: "the right one" } }),
      ).rejects.toMatchObject({ kind: "redirect", url: expect.stringMatching(url) });
      await expect(
        browser.client.call(calls.authCall, { body: { login: email, password: "wrong" } }),
      ).rejects.toMatchObject({ kind: "http", status: 422 });
    }
  });
});

describe("one-time sign-in links", () => {
  test("are returned by redirect-auth-via-code and work once", async () => {
    const email = newEmail();
    await browser.client.call(calls.sendAuthCodeCall, { body: { login: email } });
    const error = await browser.client
      .call(calls.redirectAuthViaCodeCall, {
        body: { login: email, code: await sentCode(platform, email) },
      })
      .catch((thrown: { kind: string; url: string }) => thrown);
    const url = new URL((error as { url: string }).url);
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/login-via-token\?token=/);
    const body = { token: url.searchParams.get("token") ?? "" };
    const stranger = new Browser(platform);
    for (let look = 0; look < 2; look += 1) {
      const { login } = await stranger.client.call(calls.signInLinkCall, { body });
      expect(login).toContain("********");
      expect(login).not.toBe(email);
    }
    expect(stranger.setCookies).toEqual([]);
    const uses = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        browser.client.call(calls.accessTokenByOneTimeTokenCall, { body }),
      ),
    );
    expect(uses.filter((use) => use.status === "fulfilled")).toHaveLength(1);
    for (const use of uses)
      if (use.status === "rejected") expect(use.reason).toMatchObject({ status: 410 });
    await expect(stranger.client.call(calls.signInLinkCall, { body })).rejects.toMatchObject({
      status: 410,
    });
  });

  test("redirects organizers who enter a code to their desk, and staff to staff sign-in", async () => {
    for (const [rights, url] of [
      ["organizer_id = 1", /login-via-token\?token=[\w-]{43}&to=%2Forganizer$/],
      ["is_staff = true", /\/employees-cookie$/],
    ] as const) {
      const email = newEmail();
      const { profile } = await signUp(platform, browser, email);
      await platform.rows(`UPDATE account SET ${rights} WHERE id = $1`, profile.id);
      await browser.client.call(calls.sendAuthCodeCall, { body: { login: email } });
      await expect(
        browser.client.call(calls.authViaCodeCall, {
          body: { login: email, code: await sentCode(platform, email) },
        }),
      ).rejects.toMatchObject({ kind: "redirect", url: expect.stringMatching(url) });
    }
  });
});

test("sends no second code during the countdown, and states how long to wait", async () => {
  const email = newEmail();
  const ask = () => browser.client.call(calls.sendAuthCodeCall, { body: { login: email } });
  await Promise.all([ask(), ask(), ask()]);
  const { resend_after: wait, send_error_reason: reason } = await ask();
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(reason).toBeUndefined();
  const count = async () =>
    (await platform.rows("SELECT FROM outbox WHERE recipient = $1", email)).length;
  expect(await count()).toBe(1);
  await endCountdown(platform);
  await ask();
  expect(await count()).toBe(2);
});
