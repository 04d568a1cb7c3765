import {
  endOtherSessionsCall,
  endSessionCall,
  sessionsCall,
} from "@tropa/api-contract/people/calls-sessions";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser, endCountdown, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let phone: Browser;
let laptop: Browser;
let number = 0;

const agents = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  laptop:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(async () => {
  const email = `devices${(number += 1)}@example.org`;
  const signedIn = async (agent: string) => {
    const browser = new Browser(platform);
    browser.headers["user-agent"] = agent;
    await endCountdown(platform);
    await signUp(platform, browser, email);
    return browser;
  };
  phone = await signedIn(agents.phone);
  laptop = await signedIn(agents.laptop);
});

const devices = async (at: Browser) => (await at.client.call(sessionsCall)).items;

test("lists the devices where a person is signed in, the current one first", async () => {
  expect(await devices(phone)).toMatchObject([
    { browser: "Safari", system: "iOS", country: null, is_current: true },
    { browser: "Chrome", system: "Windows", is_current: false },
  ]);
});

test("shortens and cleans a browser's description of itself", async () => {
  const strange = new Browser(platform);
  strange.headers["user-agent"] = `${"x".repeat(3000)}/1 <script>alert(1)</script>`;
  await endCountdown(platform);
  await signUp(platform, strange, `strange${number}@example.org`);
  const [device] = await devices(strange);
  expect(device?.browser.length).toBeLessThanOrEqual(40);
  expect(JSON.stringify(device)).not.toContain("script");
});

test("signs one device out from another, at once and for good", async () => {
  const [, other] = await devices(phone);
  await phone.client.call(endSessionCall, { body: { id: other?.id ?? "" } });
  await expect(laptop.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
  await expect(laptop.client.call(refreshTokenCall, { body: {} })).rejects.toMatchObject({
    status: 401,
  });
  expect(await devices(phone)).toHaveLength(1);
});

test("signs out all other devices", async () => {
  await laptop.client.call(endOtherSessionsCall, { body: {} });
  expect(await devices(laptop)).toMatchObject([{ system: "Windows", is_current: true }]);
  await expect(phone.client.call(profileCall)).rejects.toMatchObject({ status: 401 });
});

test("refuses to end another person's session", async () => {
  const thief = new Browser(platform);
  await endCountdown(platform);
  await signUp(platform, thief, `thief${number}@example.org`);
  const [own] = await devices(phone);
  const ending = thief.client.call(endSessionCall, { body: { id: own?.id ?? "" } });
  await expect(ending).rejects.toMatchObject({ code: "not_found" });
  expect(await devices(phone)).toHaveLength(2);
});
