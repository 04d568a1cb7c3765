import * as calls from "@tropa/api-contract/people/calls-accounts";
import {
  changeEmailCall,
  changePasswordCall,
  confirmEmailCall,
  profileCall,
} from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, sentCode, signUp as signUpAt } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let number = 0;
const newEmail = () => `forgetful${(number += 1)}@example.org`;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(() => {
  browser = new Browser(platform);
});

const signUp = (login: string) => signUpAt(platform, browser, login);

describe("recovering a password", () => {
  async function letterTo(email: string): Promise<string | undefined> {
    const [letter] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE recipient = $1 AND kind = 'passwordResetLetter' ORDER BY id DESC",
      email,
    );
    return /password-reset-token=([\w-]+)/.exec(letter?.body ?? "")?.[1];
  }

  test("sets a password once by a link and ends all sessions", async () => {
    const email = newEmail();
    await signUp(email);
    await browser.client.call(calls.passwordRecoveryCall, { body: { email } });
    const token = (await letterTo(email)) ?? "";
    const { client } = new Browser(platform);
    expect(await client.call(calls.checkPasswordResetTokenCall, { body: { token } })).toEqual({
      is_valid: true,
    });
    const uses = await Promise.allSettled(
      ["first password", "second password"].map((password) =>
        client.call(calls.passwordResetCall, { body: { password, token } }),
      ),
    );
    expect(uses.map((use) => use.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await client.call(calls.checkPasswordResetTokenCall, { body: { token } })).toEqual({
      is_valid: false,
    });
    await expect(browser.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
  });

  test("gives the same answer for an unknown e-mail and sends nothing", async () => {
    const email = newEmail();
    const answer = await browser.client.call(calls.passwordRecoveryCall, { body: { email } });
    expect(answer).toEqual({ success: true });
    expect(await letterTo(email)).toBeUndefined();
  });

  test.each(["password", "email"] as const)(
    "refuses a link sent before the %s was changed",
    async (changed) => {
      const email = newEmail();
      await signUp(email);
      await browser.client.call(calls.passwordRecoveryCall, { body: { email } });
      const token = (await letterTo(email)) ?? "";
      const password = "the owner's own";
      if (changed === "password") {
        const body = { password, confirm_password: password };
        await browser.client.call(changePasswordCall, { body });
      } else {
        const fresh = newEmail();
        await browser.client.call(changeEmailCall, { body: { email: fresh } });
        const body = { code: await sentCode(platform, fresh) };
        await browser.client.call(confirmEmailCall, { body });
      }
      const stranger = new Browser(platform).client;
      expect(await stranger.call(calls.checkPasswordResetTokenCall, { body: { token } })).toEqual({
        is_valid: false,
      });
      await expect(
        stranger.call(calls.passwordResetCall, { body: { token, password: "the stranger's" } }),
      ).rejects.toMatchObject({ status: 410 });
    },
  );

  test("refuses a link after an hour", async () => {
    const email = newEmail();
    await signUp(email);
    await browser.client.call(calls.passwordRecoveryCall, { body: { email } });
    const token = (await letterTo(email)) ?? "";
    await platform.rows("UPDATE one_time_token SET expires_at = now()");
    await expect(
      browser.client.call(calls.passwordResetCall, { body: { password: "long enough", token } }),
    ).rejects.toMatchObject({ status: 410 });
  });
});
