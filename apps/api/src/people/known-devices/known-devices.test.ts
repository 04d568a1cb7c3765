import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import { setLanguageCall, updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import { sessionsCall } from "@tropa/api-contract/people/calls-sessions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser, endCountdown, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let platform: Platform;
let browser: Browser;
let email: string;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open({ settings: { COUNTRY_HEADER: "cf-ipcountry" } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `known${(number += 1)}@example.org`;
  await signIn(browser);
});

const letters = (recipient = email) =>
  platform.rows<{ subject: string; body: string; channel: string }>(
    "SELECT subject, body, channel FROM outbox WHERE kind = 'newDevice' AND recipient = $1 ORDER BY id",
    recipient,
  );

async function signIn(at: Browser, login = email) {
  await endCountdown(platform);
  await signUp(platform, at, login);
}

test("sends no letter for the first sign-in or another one on the same device", async () => {
  await browser.client.call(logoutCall, { body: {} });
  browser.tokens.clear();
  await signIn(browser);
  expect(await letters()).toEqual([]);
});

test("sends a letter about a new device with device, place, time and a link to devices", async () => {
  await browser.client.call(setLanguageCall, { body: { language_code: "en" } });
  await browser.client.call(updateProfileCall, {
    body: { first_name: "Ada", timezone: "Asia/Tokyo" },
  });
  const other = new Browser(platform);
  other.headers = { "user-agent": agent, "cf-ipcountry": "IT" };
  await signIn(other);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toContain("new sign-in");
  expect(letter?.body).toContain("Hello Ada,");
  expect(letter?.body).toContain("Device: Windows, Chrome\nPlace: Italy\nTime: ");
  expect(letter?.body).toMatch(/GMT\+9|JST/);
  expect(letter?.body).toContain("/settings#devices");
  // What the letter leads to shows it.
  const { items } = await browser.client.call(sessionsCall);
  expect(items).toContainEqual(expect.objectContaining({ country: "IT", is_current: false }));
});

test("omits the place when it is unknown and tolerates an invalid time zone", async () => {
  await browser.client.call(updateProfileCall, { body: { timezone: "Mars/Olympus" } });
  await signIn(new Browser(platform));
  const [letter] = await letters();
  expect(letter?.body).toContain("Время: ");
  expect(letter?.body).not.toContain("Место: ");
});

test("treats a device that only another account has signed in on as new", async () => {
  const stranger = `stranger-${email}`;
  await signIn(new Browser(platform), stranger);
  browser.tokens.clear();
  await signIn(browser, stranger);
  expect(await letters(stranger)).toHaveLength(1);
});

test("ignores an invalid device cookie and replaces it", async () => {
  const strange = new Browser(platform);
  strange.cookies.set(`tropa-device-${strange.storefront}`, "x".repeat(4000));
  await signIn(strange);
  expect(await letters()).toHaveLength(1);
  expect(strange.cookies.get(`tropa-device-${strange.storefront}`)).toMatch(/^[\w-]{22}$/);
});

test("sends a text message to an account without an e-mail", async () => {
  const phone = `+7903777${String(number).padStart(4, "0")}`;
  await signIn(new Browser(platform), phone);
  await signIn(new Browser(platform), phone);
  expect(await letters(phone)).toMatchObject([{ channel: "sms" }]);
});
