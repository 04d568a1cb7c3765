import * as calls from "@tropa/api-contract/people/calls-accounts";
import { signInWithPasskeyCall } from "@tropa/api-contract/people/calls-passkeys";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import * as staffCalls from "@tropa/api-contract/staff/calls-staff-sign-in";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, sentCode, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";
import { hashPassword } from "../passwords/passwords.ts";

let platform: Platform;
const login = "attacker@example.org";
const password = "a right password";

beforeAll(async () => {
  platform = await Platform.open();
  const { profile } = await signUp(platform, new Browser(platform), login);
  await platform.rows(
    "UPDATE account SET password_hash = $2 WHERE id = $1",
    profile.id,
    await hashPassword(password),
  );
});
afterAll(() => platform.close());

/** Calls that leave a cookie of a session, or would. */
const entries = [
  calls.authCall,
  calls.authViaCodeCall,
  calls.registerCall,
  calls.registerWithoutPasswordCall,
  calls.accessTokenByOneTimeTokenCall,
  signInWithPasskeyCall,
  staffCalls.staffAuthCall,
  staffCalls.staffAuthViaCodeCall,
].map(({ path }) => path);

/** What a page can have any browser send to another site without asking that site first. */
const forms = [
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  null,
];

const send = (path: string, type: string | null, body: string) =>
  fetch(`${platform.url}${path}`, {
    method: "POST",
    headers: {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "x-localization": "ru",
      ...(type !== null && { "content-type": type }),
    },
    // Bytes bring no type along, as text does.
    body: new TextEncoder().encode(body),
  });

describe("a page of another site", () => {
  test.each(entries.flatMap((path) => forms.map((type) => ({ path, type }))))(
    "cannot sign in by $path as $type",
    async ({ path, type }) => {
      const answer = await send(path, type, JSON.stringify({ login, password, email: login }));
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([415, []]);
    },
  );

  test("gets no CORS permission from any sign-in call", async () => {
    for (const path of entries) {
      const answer = await fetch(`${platform.url}${path}`, {
        method: "OPTIONS",
        headers: {
          origin: "https://evil.example",
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type",
        },
      });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

test("accepts the same data as JSON, which pages of other sites cannot send", async () => {
  const answer = await send(
    calls.authCall.path,
    "application/json",
    JSON.stringify({ login, password }),
  );
  expect(answer.status).toBe(200);
});

test("starts a new session on sign-in and ignores one planted in the browser", async () => {
  const attacker = new Browser(platform);
  await attacker.client.call(calls.authCall, { body: { login, password } });
  const planted = attacker.refreshToken ?? "";
  const victim = new Browser(platform);
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  const email = "victim@example.org";
  await victim.client.call(calls.sendAuthCodeCall, { body: { login: email } });
  const { token } = await victim.client.call(calls.authViaCodeCall, {
    body: { login: email, code: await sentCode(platform, email) },
  });
  const session = (of: string | undefined) => (of ?? "").split(".")[0];
  expect(session(victim.refreshToken)).not.toBe(session(planted));
  const { token: known } = await attacker.client.call(calls.refreshTokenCall, { body: {} });
  attacker.tokens.set(known);
  expect((await attacker.client.call(profileCall)).email).toBe(login);
  victim.tokens.set(token);
  expect((await victim.client.call(profileCall)).email).toBe(email);
});
