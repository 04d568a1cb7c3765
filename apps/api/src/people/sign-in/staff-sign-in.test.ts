import { logoutCall, sendAuthCodeCall } from "@tropa/api-contract/people/calls-accounts";
import * as calls from "@tropa/api-contract/staff/calls-staff-sign-in";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, sentCode, signUp as signUpAt } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";
import { hashPassword } from "../passwords/passwords.ts";

let platform: Platform;
let browser: Browser;
let number = 0;
const newEmail = () => `member${(number += 1)}@example.org`;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(() => {
  browser = new Browser(platform);
});

const signUp = (login: string) => signUpAt(platform, browser, login);

describe("staff sign-in", () => {
  async function staffMember() {
    const email = newEmail();
    const { profile } = await signUp(email);
    await platform.rows(
      "UPDATE account SET is_staff = true, can_use_knowledge = true, password_hash = $2 WHERE id = $1",
      profile.id,
      await hashPassword("the right one"),
    );
    const at = new Browser(platform);
    return { email, at, client: at.client };
  }

  test("requires a password and a code, and sets the cookie of the private pages", async () => {
    const { email, at, client } = await staffMember();
    const sent = await client.call(calls.staffAuthCall, {
      body: { login: email, password: "the right one" },
    });
    expect(sent).toMatchObject({ code_sender: "email", code_length: 6 });
    const { token, profile } = await client.call(calls.staffAuthViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    expect(profile.is_admin_auth).toBe(true);
    at.tokens.set(token);
    const permissions = {
      can_use_knowledge: true,
      can_view_commission: false,
      desk_parts: [],
    };
    expect(await client.call(calls.staffSessionCall, { body: {} })).toEqual({ permissions });
    const cookie = at.setCookies.find((one) => one.startsWith("admin-session="));
    expect(cookie).not.toMatch(/HttpOnly/);
    // Over plain http, where no browser would keep another one.
    expect(cookie).not.toMatch(/Secure/);
    expect(await client.call(calls.userInfoDataCall)).toMatchObject({
      user: { email },
      permissions,
    });
  });

  test("refuses a wrong password, and a code of the tourists' form", async () => {
    const { email, client } = await staffMember();
    await expect(
      client.call(calls.staffAuthCall, { body: { login: email, password: "the wrong one" } }),
    ).rejects.toMatchObject({ status: 422 });
    await client.call(sendAuthCodeCall, { body: { login: email } });
    await expect(
      client.call(calls.staffAuthViaCodeCall, {
        body: { login: email, code: await sentCode(platform, email) },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("records signing in and out in the audit log, even without an access token", async () => {
    const { email, at, client } = await staffMember();
    await client.call(calls.staffAuthCall, { body: { login: email, password: "the right one" } });
    const { profile } = await client.call(calls.staffAuthViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    // Without the access token: only the cookie identifies the session.
    await at.client.call(logoutCall, { body: {} });
    expect(
      await platform.rows(
        "SELECT call FROM audit_entry WHERE account_id = $1 ORDER BY id",
        profile.id,
      ),
    ).toEqual([{ call: "staffAuthViaCode" }, { call: "logout" }]);
  });

  test("gives the same answer for a tourist's right password and a wrong one", async () => {
    const email = newEmail();
    const { profile } = await signUp(email);
    await platform.rows(
      "UPDATE account SET password_hash = $2 WHERE id = $1",
      profile.id,
      await hashPassword("the right one"),
    );
    const { client } = new Browser(platform);
    const letters = () => platform.rows("SELECT id FROM outbox WHERE recipient = $1", email);
    const before = await letters();
    const answers = [];
    for (const password of ["the right one", "a wrong one", ...Array(10).fill("the right one")])
      answers.push(
        await client
          .call(calls.staffAuthCall, { body: { login: email, password } })
          .catch((error: unknown) => Reflect.get(Object(error), "validation")),
      );
    const [right, wrong] = answers;
    expect(right).toEqual({ password: [expect.any(String)] });
    expect(wrong).toEqual(right);
    // By now there were too many tries; a right password of staff would have reset the count.
    expect(answers.at(-1)).not.toEqual(right);
    expect(await letters()).toEqual(before);
  });

  test("gives tourists neither the cookie nor permissions", async () => {
    await signUp(newEmail());
    await expect(browser.client.call(calls.staffSessionCall, { body: {} })).rejects.toMatchObject({
      status: 403,
    });
    const { permissions } = await browser.client.call(calls.userInfoDataCall);
    expect(permissions).toEqual({
      can_use_knowledge: false,
      can_view_commission: false,
      desk_parts: [],
    });
    await expect(new Browser(platform).client.call(calls.userInfoDataCall)).rejects.toMatchObject({
      status: 401,
    });
  });
});
