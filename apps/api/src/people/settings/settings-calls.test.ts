import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import * as calls from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let number = 0;
let email: string;
let accountId: number;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `owner${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
});

const profile = () => browser.client.call(calls.profileCall);
const newPhone = () => `+7903555${String((number += 1)).padStart(4, "0")}`;
const lastLetter = async (kind: string, recipient = email) =>
  (
    await platform.rows<{ body: string }>(
      "SELECT body FROM outbox WHERE kind = $1 AND recipient = $2 ORDER BY id DESC LIMIT 1",
      kind,
      recipient,
    )
  )[0]?.body;

const changing = [
  [calls.updateProfileCall, { first_name: "Eve" }],
  [calls.updateProfilePhotoCall, { avatar_id: null }],
  [calls.setLanguageCall, { language_code: "de" }],
  [calls.setCurrencyCall, { currency_code: "EUR" }],
  [calls.changeCountryCall, { country_id: 643 }],
  [calls.changeEmailCall, { email: "eve@example.org" }],
  [calls.emailConfirmationRequestCall, {}],
  [calls.confirmEmailCall, { code: "123456" }],
  [calls.changePhoneCall, { phone: "+79035550000" }],
  [calls.sendConfirmationCodeCall, {}],
  [calls.confirmPhoneCall, { code: "123456" }],
  [calls.changePasswordCall, { password: "long enough", confirm_password: "long enough" }],
] as const;

test.each(changing.map(([call, body]) => ({ name: call.name, path: call.path, body })))(
  "refuses $name to visitors",
  async ({ path, body }) => {
    const response = await fetch(`${platform.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(401);
  },
);

describe("the profile", () => {
  test("changes only the fields sent", async () => {
    const before = await profile();
    const answer = await browser.client.call(calls.updateProfileCall, {
      body: { first_name: " Анна ", timezone: "Europe/Moscow", country_id: 643 },
    });
    expect(answer).toEqual({
      ...before,
      first_name: "Анна",
      timezone: "Europe/Moscow",
      country: { id: 643, iso_code: "RU", name: "Россия", phone_code: "+7", is_primary: true },
    });
    expect(await profile()).toEqual(answer);
  });

  test.each([
    [{ first_name: " " }, "first_name"],
    [{ last_name: "x".repeat(101) }, "last_name"],
    [{ last_name: "a\u0000b" }, "last_name"],
    [{ country_id: 77_777 }, "country_id"],
    [{ email: "nobody" }, "email"],
    [{ phone: "12345" }, "phone"],
  ])("refuses %j and changes nothing", async (body, field) => {
    const before = await profile();
    await expect(
      browser.client.call(calls.updateProfileCall, { body: { last_name: "Иная", ...body } }),
    ).rejects.toMatchObject({ status: 422, validation: { [field]: [expect.any(String)] } });
    expect(await profile()).toEqual(before);
  });

  test("refuses to overwrite a confirmed contact", async () => {
    await expect(
      browser.client.call(calls.updateProfileCall, { body: { email: "other@example.org" } }),
    ).rejects.toMatchObject({ status: 422 });
    const same = await browser.client.call(calls.updateProfileCall, { body: { email } });
    expect(same).toMatchObject({ email, is_email_confirmed: true });
  });

  test("changes language, currency and country", async () => {
    await browser.client.call(calls.setLanguageCall, { body: { language_code: "de" } });
    await browser.client.call(calls.setCurrencyCall, { body: { currency_code: "CNY" } });
    const answer = await browser.client.call(calls.changeCountryCall, {
      body: { country_id: 643 },
    });
    expect(answer).toMatchObject({ language: "de", currency: "CNY", country: { iso_code: "RU" } });
    await expect(
      browser.client.call(calls.changeCountryCall, { body: { country_id: 77_777 } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("accepts only the account's own image as its photo", async () => {
    const file = async (owner: number | null, kind: string) =>
      (
        await platform.rows<{ id: number; uuid: string }>(
          `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
           VALUES ($1, 'avatars', gen_random_uuid()::text, 'image/png', 10, 'me.png', $2) RETURNING id, uuid`,
          kind,
          owner,
        )
      )[0]!;
    const own = await file(accountId, "image");
    const { avatar } = await browser.client.call(calls.updateProfilePhotoCall, {
      body: { avatar_id: own.id },
    });
    expect(avatar?.image).toBe(`/files/${own.uuid}/image/{size}.avif`);
    const stranger = await platform.person("tourist");
    for (const id of [
      (await file(stranger.accountId, "image")).id,
      (await file(null, "image")).id,
      (await file(accountId, "video")).id,
      2_000_000_000,
    ]) {
      await expect(
        browser.client.call(calls.updateProfilePhotoCall, { body: { avatar_id: id } }),
      ).rejects.toMatchObject({ validation: { avatar_id: [expect.any(String)] } });
    }
    const without = await browser.client.call(calls.updateProfilePhotoCall, {
      body: { avatar_id: null },
    });
    expect(without.avatar).toBeNull();
  });
});

describe("contacts of an account", () => {
  test("replace the e-mail once its code is entered, and notify the previous address", async () => {
    const fresh = `fresh-${email}`;
    const sent = await browser.client.call(calls.changeEmailCall, { body: { email: fresh } });
    expect(sent).toMatchObject({ login: fresh, code_sender: "email" });
    expect((await profile()).email).toBe(email);
    await endCountdown(platform);
    await browser.client.call(calls.emailConfirmationRequestCall, { body: {} });
    const answer = await browser.client.call(calls.confirmEmailCall, {
      body: { code: await sentCode(platform, fresh) },
    });
    expect(answer).toMatchObject({ email: fresh, is_email_confirmed: true });
    expect(await lastLetter("contactChanged")).toContain(fresh);
    expect(await lastLetter("contactAdded")).toBeUndefined();
    await expect(
      browser.client.call(calls.emailConfirmationRequestCall, { body: {} }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test("confirm a phone by its code, and notify the owner", async () => {
    const phone = newPhone();
    await expect(
      browser.client.call(calls.sendConfirmationCodeCall, { body: {} }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await browser.client.call(calls.phoneConfirmationMethodsCall)).toEqual({
      phone: null,
      methods: [],
    });
    const unconfirmed = await browser.client.call(calls.updateProfileCall, { body: { phone } });
    expect(unconfirmed).toMatchObject({ phone, is_phone_set: true, is_phone_confirmed: false });
    expect(await browser.client.call(calls.phoneConfirmationMethodsCall)).toEqual({
      phone,
      methods: ["sms", "telegram", "vk_via_sms_service", "whatsapp"],
    });
    const sent = await browser.client.call(calls.sendConfirmationCodeCall, {
      body: { code_sender: "whatsapp" },
    });
    expect(sent).toMatchObject({ login: phone, code_sender: "whatsapp" });
    const answer = await browser.client.call(calls.confirmPhoneCall, {
      body: { code: await sentCode(platform, phone) },
    });
    expect(answer.is_phone_confirmed).toBe(true);
    // Whoever added it, the owner reads of it where they sign in.
    expect(await lastLetter("contactAdded")).toContain(phone);
    const other = newPhone();
    await browser.client.call(calls.changePhoneCall, { body: { phone: other } });
    await browser.client.call(calls.confirmPhoneCall, {
      body: { code: await sentCode(platform, other) },
    });
    expect(await lastLetter("contactChanged", phone)).toContain(other);
    expect(await lastLetter("contactAdded")).toContain(other);
  });

  test("sign nobody in and block nobody else while they are unconfirmed", async () => {
    const phone = newPhone();
    await browser.client.call(calls.updateProfileCall, { body: { phone } });
    const owner = new Browser(platform);
    const signedIn = await signUp(platform, owner, phone);
    expect(signedIn.profile.id).not.toBe(accountId);
    await browser.client.call(calls.changePhoneCall, { body: { phone } });
    await expect(
      browser.client.call(calls.confirmPhoneCall, { body: { code: "000000" } }),
    ).rejects.toMatchObject({ status: 422 });
    expect((await profile()).is_phone_confirmed).toBe(false);
  });

  test("stay unconfirmed after a wrong code", async () => {
    await browser.client.call(calls.changePhoneCall, { body: { phone: newPhone() } });
    const [message] = await platform.rows<{ body: string }>(
      "SELECT body FROM outbox ORDER BY id DESC LIMIT 1",
    );
    const code = /\d{6}/.exec(message?.body ?? "")?.[0] ?? "";
    await expect(
      browser.client.call(calls.confirmPhoneCall, {
        body: { code: code === "111111" ? "222222" : "111111" },
      }),
    ).rejects.toMatchObject({ validation: { code: ["Неверный код"] } });
    expect((await profile()).phone).toBeNull();
  });
});

describe("the password", () => {
  const change = (password: string, current?: string) =>
    browser.client.call(calls.changePasswordCall, {
      body: {
        password,
        confirm_password: password,
        ...(current !== undefined && { current_password: current }),
      },
    });

  test("is first set without an old one, later changed with the old one; other sessions end", async () => {
    await change("the first one");
    expect((await profile()).is_password_set).toBe(true);
    expect(await lastLetter("passwordChanged")).toBeDefined();
    const other = new Browser(platform);
    await signUp(platform, other, email);
    await expect(change("the second one")).rejects.toMatchObject({
      validation: { current_password: [expect.any(String)] },
    });
    await expect(change("the second one", "a wrong one")).rejects.toMatchObject({
      validation: { current_password: ["Неверный текущий пароль"] },
    });
    await other.client.call(calls.profileCall);
    await change("the second one", "the first one");
    await profile();
    await expect(other.client.call(calls.profileCall)).rejects.toMatchObject({ status: 401 });
  });
});

describe("the time of last activity", () => {
  const ping = (id: number, token: string) =>
    browser.client.call(calls.setActivityCall, { body: { crm_user_id: id, token } });
  const seenAt = async () =>
    (
      await platform.rows<{ seen_at: Date }>("SELECT seen_at FROM account WHERE id = $1", accountId)
    )[0]?.seen_at;

  test("is updated at most every half minute, and requires the profile's hash", async () => {
    const { hash_for_activity: token } = await profile();
    const before = await seenAt();
    await ping(accountId, token);
    expect(await seenAt()).toEqual(before);
    await platform.rows("UPDATE account SET seen_at = now() - interval '1 minute'");
    // A page that has just signed out may still report activity: no token is needed.
    await browser.client.call(logoutCall, { body: {} });
    browser.tokens.clear();
    await ping(accountId, token);
    expect((await seenAt())!.getTime()).toBeGreaterThanOrEqual(before!.getTime());
    for (const [id, wrong] of [
      [accountId + 1, token],
      [accountId, "x"],
      [accountId, `${token.slice(1)}a`],
    ] as const)
      await expect(ping(id, wrong)).rejects.toMatchObject({ status: 403 });
  });
});
