import * as calls from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
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

describe("registering an account", () => {
  test("by phone sends a code, then returns a token and a profile", async () => {
    const phone = newPhone();
    const sent = await browser.client.call(calls.registerWithoutPasswordCall, {
      body: { phone: `${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5)}` },
    });
    expect(sent).toEqual({
      is_registered: true,
      login: phone,
      code_length: 6,
      resend_after: 60,
      code_sender: "sms",
    });
    const answer = await browser.client.call(calls.authViaCodeCall, {
      body: { login: phone, code: await sentCode(platform, phone), verify_method: "sms" },
    });
    expect(answer.profile).toMatchObject({
      phone,
      is_phone_confirmed: true,
      is_email_set: false,
      is_admin_auth: false,
      language: "ru",
      currency: "RUB",
    });
    browser.tokens.set(answer.token);
    expect(await browser.client.call(profileCall)).toEqual(answer.profile);
  });

  test("reports the first sign-in as new and later ones not", async () => {
    const email = newEmail();
    const enter = async () => {
      await browser.client.call(calls.sendAuthCodeCall, { body: { login: email } });
      const code = await sentCode(platform, email);
      return browser.client.call(calls.authViaCodeCall, { body: { login: email, code } });
    };
    expect((await enter()).is_new).toBe(true);
    await endCountdown(platform);
    expect((await enter()).is_new).toBe(false);
  });

  test("ends the SMS with a line that binds the code to the storefront", async () => {
    const phone = newPhone();
    await browser.client.call(calls.sendAuthCodeCall, { body: { login: phone } });
    const [message] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE recipient = $1",
      phone,
    );
    expect(message?.body.split("\n").at(-1)).toBe(`@localhost #${await sentCode(platform, phone)}`);
  });

  test("with a password keeps names and password encrypted until the code is entered", async () => {
    const email = newEmail();
    await browser.client.call(calls.registerCall, {
      body: {
        first_name: "Анна",
        last_name: "Белова",
        email,
        timezone: "Europe/Moscow",
        password: "long enough",
        confirm_password: "long enough",
      },
    });
    const { profile } = await browser.client.call(calls.authViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    expect(profile).toMatchObject({
      first_name: "Анна",
      last_name: "Белова",
      timezone: "Europe/Moscow",
      is_password_set: true,
      is_email_confirmed: true,
    });
    const again = await new Browser(platform).client.call(calls.authCall, {
      body: { login: email.toUpperCase(), password: "long enough" },
    });
    expect(again.profile.id).toBe(profile.id);
  });

  test("ignores a password that was entered in another browser", async () => {
    const email = newEmail();
    await new Browser(platform).client.call(calls.registerCall, {
      body: { email, password: "the stranger's", confirm_password: "the stranger's" },
    });
    const { profile } = await browser.client.call(calls.authViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    expect(profile.is_password_set).toBe(false);
  });

  test("leaves the existing password of an account unchanged", async () => {
    const email = newEmail();
    const { profile } = await signUp(platform, browser, email);
    await givePassword(platform, profile.id, "the first one");
    await browser.client.call(calls.registerCall, {
      body: { email, password: "the second one", confirm_password: "the second one" },
    });
    await browser.client.call(calls.authViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    await browser.client.call(calls.authCall, {
      body: { login: email, password: "the first one" },
    });
  });

  test.each([
    [{}, ["phone", "email"]],
    [{ email: "nobody" }, ["email"]],
    [{ phone: "+7123" }, ["phone"]],
    [{ phone: "89031234567" }, ["phone"]],
  ])("refuses %j", async (body, fields) => {
    const refused = browser.client.call(calls.registerWithoutPasswordCall, { body });
    await expect(refused).rejects.toMatchObject({ status: 422 });
    const error = await refused.catch((thrown: { validation: object }) => thrown);
    expect(Object.keys((error as { validation: object }).validation)).toEqual(fields);
  });

  test("refuses a short password and a repetition that differs", async () => {
    const refused = browser.client.call(calls.registerCall, {
      body: { email: newEmail(), password: "short", confirm_password: "other" },
    });
    await expect(refused).rejects.toMatchObject({
      validation: { password: [expect.any(String)], confirm_password: [expect.any(String)] },
    });
  });
});
