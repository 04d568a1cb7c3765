import { accessTokenByOneTimeTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, sentCode } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";
import { hashPassword } from "../passwords/passwords.ts";

let platform: Platform;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

async function member(rights: string) {
  const email = `organizer-${(number += 1)}@example.org`;
  await platform.rows(
    `INSERT INTO account (email, email_confirmed_at, password_hash, storefront, organizer_id, is_staff)
     SELECT $1, now(), $2, 'ru', organizer_id, coalesce(is_staff, false)
       FROM jsonb_to_record($3) AS rights (organizer_id integer, is_staff boolean)`,
    email,
    await hashPassword("the right one"),
    rights,
  );
  return email;
}

const page = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/organizer/login${query}`, { headers });
const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
  fetch(`${platform.url}/organizer/login`, {
    method: "POST",
    body: new URLSearchParams({ from: "ru", lang: "en", ...fields }),
    headers: headers ?? { "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });

describe("the sign-in page of organizers", () => {
  test.each([
    ["?from=ru", "en-GB,en", "ru", "Вход для организаторов"],
    ["?from=intl", "", "en", "Sign in for organizers"],
    ["?from=intl", "de-DE,de;q=0.9", "de", "Anmeldung für Veranstalter"],
    ["?from=intl&lang=zh", "de", "zh", "组织者登录"],
    ["", "ru", "ru", "Вход для организаторов"],
  ])(
    "at %s with the browser languages “%s” is shown in %s",
    async (query, wished, language, title) => {
      const response = await page(query, { "accept-language": wished });
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(title);
      expect(text).not.toContain("<script");
      expect(response.headers.get("content-security-policy")).toContain(
        "form-action 'self' http://localhost:3001 http://localhost:3000",
      );
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    },
  );

  test.each(["https://evil.example", "//evil.example", "nowhere"])(
    "refuses the unknown storefront %s",
    async (from) => {
      const response = await page(`?from=${encodeURIComponent(from)}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
      const login = await member('{"organizer_id": 1}');
      const sent = await submit({ action: "password", login, password: "the right one", from });
      expect([sent.status, sent.headers.get("location")]).toEqual([400, null]);
    },
  );
});

describe("an organizer", () => {
  test.each([
    ["ru", "http://localhost:3000/login-via-token"],
    ["intl", "http://localhost:3001/login-via-token"],
  ] as const)(
    "signs in with a password and continues to the storefront %s by a link that works once",
    async (from, address) => {
      const login = await member('{"organizer_id": 1}');
      const response = await submit({
        action: "password",
        login,
        password: "the right one",
        from,
      });
      expect(response.status).toBe(303);
      // With this referrer the storefront does not ask whether the person has requested the link.
      expect(response.headers.get("referrer-policy")).toBe("strict-origin");
      const url = new URL(response.headers.get("location") ?? "");
      expect(`${url.origin}${url.pathname}`).toBe(address);
      expect(url.searchParams.get("to")).toBe("/organizer");
      const { client } = new Browser(platform, from);
      const body = { token: url.searchParams.get("token") ?? "" };
      const { profile } = await client.call(accessTokenByOneTimeTokenCall, { body });
      expect(profile).toMatchObject({ email: login, organizer_id: 1 });
      await expect(client.call(accessTokenByOneTimeTokenCall, { body })).rejects.toMatchObject({
        status: 410,
      });
    },
  );

  test("signs in with a code", async () => {
    const login = await member('{"organizer_id": 2}');
    const response = await submit({ action: "send-code", login });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('autocomplete="one-time-code"');
    const wrong = await submit({ action: "code", login, code: "12" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Wrong code");
    const right = await submit({ action: "code", login, code: await sentCode(platform, login) });
    expect(right.status).toBe(303);
  });
});

describe("an organizer with a phone", () => {
  test.each(["8 916 000-00-%", "+7 (916) 000-00-%", "9160000 0%", "\u202d+7 916 000 00 %\u202c"])(
    "signs in with the phone written as %s",
    async (way) => {
      const login = await member('{"organizer_id": 1}');
      const ending = String((number += 1) + 10);
      await platform.rows(
        "UPDATE account SET phone = $2, phone_confirmed_at = now() WHERE email = $1",
        login,
        `+791600000${ending}`,
      );
      const typed = way.replace("%", ending);
      const response = await submit({
        action: "password",
        login: typed,
        password: "the right one",
      });
      expect(response.status).toBe(303);
      expect((await submit({ action: "send-code", login: typed })).status).toBe(200);
    },
  );
});

test("accepts the whole message that contains the code as the code", async () => {
  const login = await member('{"organizer_id": 2}');
  await submit({ action: "send-code", login });
  const code = `Ваш код ${await sentCode(platform, login)}, никому его не сообщайте.`;
  expect((await submit({ action: "code", login, code })).status).toBe(303);
});

describe("a refused sign-in", () => {
  test.each([
    ["{}", "No organizer signs in with this contact"],
    ['{"is_staff": true, "organizer_id": 1}', "No organizer signs in with this contact"],
  ])(
    "is shown to accounts with the rights %s even for the right password",
    async (rights, text) => {
      const login = await member(rights);
      const response = await submit({ action: "password", login, password: "the right one" });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(text);
    },
  );

  test("looks the same for a wrong password and an unknown login", async () => {
    const login = await member('{"organizer_id": 1}');
    const pages = await Promise.all(
      [login, "nobody@example.org"].map(async (one) => {
        const response = await submit({ action: "password", login: one, password: "wrong" });
        expect(response.status).toBe(422);
        return (await response.text()).replaceAll(one, "");
      }),
    );
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toContain("Wrong login or password");
  });

  test("is shown for forms submitted from other sites", async () => {
    const login = await member('{"organizer_id": 1}');
    const senders: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      {},
    ];
    for (const headers of senders) {
      const fields = { action: "password", login, password: "the right one" };
      expect((await submit(fields, headers)).status).toBe(403);
    }
  });

  test("escapes the text that was typed", async () => {
    const response = await submit({ action: "password", login: '"><b>x', password: "y" });
    expect(await response.text()).toContain("&quot;&gt;&lt;b&gt;x");
  });
});
