import { logoutCall, refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  await signUp(platform, browser, `person${(number += 1)}@example.org`);
});

const refresh = (at = browser) => at.client.call(refreshTokenCall, { body: {} });
/** A second browser with the same cookies: another tab, or a thief. */
function copyOf(original: Browser): Browser {
  const copy = new Browser(platform, original.storefront);
  for (const [name, value] of original.cookies) copy.cookies.set(name, value);
  return copy;
}
const endGrace = () =>
  platform.rows("UPDATE session SET refreshed_at = refreshed_at - interval '11 seconds'");
const isSignedIn = async (token: string) =>
  (
    await fetch(`${platform.url}${profileCall.path}`, {
      headers: { "x-authorization": `Bearer ${token}` },
    })
  ).status === 200;

describe("the refresh cookie", () => {
  /** Everything that a sign-up, a refresh and a sign-out set, at a platform that is reached in some way. */
  async function cookiesOf(at: Platform, storefront: string, headers: Record<string, string>) {
    const visitor = new Browser(at, storefront);
    visitor.headers = headers;
    await signUp(at, visitor, `person${(number += 1)}@example.org`);
    await refresh(visitor);
    await visitor.client.call(logoutCall, { body: {} });
    return visitor.setCookies;
  }
  const overTls = { "x-forwarded-proto": "https" };

  test.each(["ru", "intl"])(
    "on %s is hidden from scripts, bound to its host and to TLS, and named after the storefront",
    async (storefront) => {
      const all = await cookiesOf(platform, storefront, overTls);
      const cookie = all.find((one) => one.startsWith(`__Host-tropa-${storefront}=`));
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Max-Age=5184000/);
      expect(all.filter((one) => !/; Secure/.test(one) || /Domain/i.test(one))).toEqual([]);
    },
  );

  test("in production is bound to TLS even when the server itself receives plain HTTP", async () => {
    const production = await platform.another({
      NODE_ENV: "production",
      SMTP_URL: "smtp://127.0.0.1:1",
    });
    try {
      const all = await cookiesOf(production, "ru", {});
      expect(all.length).toBeGreaterThan(4);
      expect(all.filter((one) => !/; Secure/.test(one))).toEqual([]);
      expect(all.filter((one) => /HttpOnly/.test(one) && !one.startsWith("__Host-"))).toEqual([]);
    } finally {
      await production.close();
    }
  });

  test("on plain HTTP outside production has no Secure attribute", async () => {
    const all = await cookiesOf(platform, "ru", {});
    expect(all.some((one) => one.startsWith("tropa-ru="))).toBe(true);
    expect(all.filter((one) => /; Secure|__Host-/.test(one))).toEqual([]);
  });

  test("never appears in an answer's body", async () => {
    const { token, expires_in: seconds, ...rest } = await refresh();
    expect(rest).toEqual({});
    expect(seconds).toBe(900);
    expect(token).not.toContain(browser.refreshToken);
  });
});

describe("refreshing a session", () => {
  test("returns a new token and rotates the cookie", async () => {
    const before = browser.refreshToken;
    const { token } = await refresh();
    expect(browser.refreshToken).not.toBe(before);
    expect(await isSignedIn(token)).toBe(true);
    await refresh();
  });

  test("is done by the API client after a 401", async () => {
    browser.tokens.set("an.expired.token");
    await browser.client.call(profileCall);
    expect(browser.tokens.get()).not.toBe("an.expired.token");
  });

  test("works with an expired access token in the header", async () => {
    browser.headers = { "x-authorization": "Bearer over" };
    const { token } = await refresh();
    expect(await isSignedIn(token)).toBe(true);
  });

  test("gives concurrent tabs the same cookie", async () => {
    const tabs = Array.from({ length: 8 }, () => copyOf(browser));
    const answers = await Promise.all(tabs.map((tab) => refresh(tab)));
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    for (const { token } of answers) expect(await isSignedIn(token)).toBe(true);
    await endGrace();
    await refresh(tabs[3]);
  });

  test("ends the session when a used cookie is reused later", async () => {
    const thief = copyOf(browser);
    const { token } = await refresh();
    await endGrace();
    await expect(refresh(thief)).rejects.toMatchObject({ status: 401 });
    expect(await isSignedIn(token)).toBe(false);
    await expect(refresh()).rejects.toMatchObject({ status: 401 });
  });

  test("ends the session at once when a cookie two generations old is used", async () => {
    const thief = copyOf(browser);
    await refresh();
    await refresh();
    await expect(refresh(thief)).rejects.toMatchObject({ status: 401 });
    await expect(refresh()).rejects.toMatchObject({ status: 401 });
  });

  test("refuses a forged cookie and keeps the session", async () => {
    const [id = ""] = (browser.refreshToken ?? "").split(".");
    for (const value of ["nonsense", `${id}.2.${"a".repeat(43)}`, `${id}.1.${"b".repeat(43)}`]) {
      const forger = copyOf(browser);
      forger.cookies.set("tropa-ru", value);
      await expect(refresh(forger)).rejects.toMatchObject({ status: 401 });
      expect(forger.refreshToken).toBeUndefined();
    }
    expect(await refresh()).toHaveProperty("token");
  });

  test("requires the cookie of the requesting storefront", async () => {
    const other = copyOf(browser);
    const international = new Browser(platform, "intl");
    for (const [name, value] of other.cookies) international.cookies.set(name, value);
    await expect(refresh(international)).rejects.toMatchObject({ status: 401 });
  });

  test("is refused for an expired session", async () => {
    await platform.rows("UPDATE session SET expires_at = now()");
    await expect(refresh()).rejects.toMatchObject({ status: 401 });
  });
});

describe("a page of another site", () => {
  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
  ])("can neither refresh nor sign out: %j", async (headers) => {
    const before = browser.refreshToken;
    browser.headers = headers;
    await expect(refresh()).rejects.toMatchObject({ status: 403 });
    await expect(browser.client.call(logoutCall, { body: {} })).rejects.toMatchObject({
      status: 403,
    });
    expect(browser.refreshToken).toBe(before);
  });

  test("lets the storefront's own origin refresh", async () => {
    browser.headers = { origin: "http://localhost:3000" };
    expect(await refresh()).toHaveProperty("token");
  });
});

describe("signing out", () => {
  test("ends the session and removes the cookies", async () => {
    const stolen = copyOf(browser);
    const token = browser.tokens.get() ?? "";
    browser.cookies.set("admin-session", "1");
    expect(browser.cookies.get("signed-in")).toBe("1");
    await browser.client.call(logoutCall, { body: {} });
    expect(browser.cookies.has("admin-session")).toBe(false);
    expect(browser.cookies.has("signed-in")).toBe(false);
    expect(browser.refreshToken).toBeUndefined();
    expect(await isSignedIn(token)).toBe(false);
    await expect(refresh(stolen)).rejects.toMatchObject({ status: 401 });
  });

  test("works with only the cookie, and can be repeated", async () => {
    const token = browser.tokens.get() ?? "";
    const again = copyOf(browser);
    browser.tokens.clear();
    await browser.client.call(logoutCall, { body: {} });
    expect(await isSignedIn(token)).toBe(false);
    await again.client.call(logoutCall, { body: {} });
  });
});
