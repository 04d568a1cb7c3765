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

test("the first sign-in of all, and another on the same device, are no news", async () => {
  await browser.client.call(logoutCall, { body: {} });
  browser.tokens.clear();
  await signIn(browser);
  expect(await letters()).toEqual([]);
});

test("a new device is told its owner, with device, place, time and the way to end it", async () => {
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

test("what nobody knows of a device is left out, and a zone that no clock knows does no harm", async () => {
  await browser.client.call(updateProfileCall, { body: { timezone: "Mars/Olympus" } });
  await signIn(new Browser(platform));
  const [letter] = await letters();
  expect(letter?.body).toContain("Время: ");
  expect(letter?.body).not.toContain("Место: ");
});

test("a mark that another account's sign-in left makes no device known", async () => {
  const stranger = `stranger-${email}`;
  await signIn(new Browser(platform), stranger);
  browser.tokens.clear();
  await signIn(browser, stranger);
  expect(await letters(stranger)).toHaveLength(1);
});

test("what is in the cookie is not believed to be a mark unless it looks like one", async () => {
  const strange = new Browser(platform);
  strange.cookies.set(`tropa-device-${strange.storefront}`, "x".repeat(4000));
  await signIn(strange);
  expect(await letters()).toHaveLength(1);
  expect(strange.cookies.get(`tropa-device-${strange.storefront}`)).toMatch(/^[\w-]{22}$/);
});

test("who has no e-mail reads it on the phone", async () => {
  const phone = `+7903777${String(number).padStart(4, "0")}`;
  await signIn(new Browser(platform), phone);
  await signIn(new Browser(platform), phone);
  expect(await letters(phone)).toMatchObject([{ channel: "sms" }]);
});
