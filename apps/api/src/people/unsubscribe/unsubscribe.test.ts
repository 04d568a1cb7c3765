import { afterAll, beforeAll, expect, test } from "vitest";
import { letterChoicesCall } from "@tropa/api-contract/people/calls-notifications";
import { Browser, signUp } from "../../../testing/browser.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { wantedContacts } from "../notifications/notifications.ts";
import { unsubscribeLink } from "./unsubscribe.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
});
afterAll(() => platform.close());

const reader = { storefront: testStorefronts.of("ru"), locale: "ru" } as const;
const linkFor = (ending: Parameters<typeof unsubscribeLink>[2]) => {
  const { pathname, search } = new URL(unsubscribeLink(platform.context.config, reader, ending));
  return `${platform.url}${pathname}${search}`;
};
/** As a mail program does it (RFC 8058). */
const press = (link: string) =>
  fetch(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

test("opening the link of a letter changes nothing, and posting to it turns its topic off in the settings", async () => {
  const browser = new Browser(platform);
  const email = "enough-letters@example.org";
  const accountId = (await signUp(platform, browser, email)).profile.id;
  const link = linkFor({ accountId, email, topic: "reviews" });
  const isOn = async () =>
    (await browser.client.call(letterChoicesCall)).items.find(({ topic }) => topic === "reviews")
      ?.is_on;
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("письма об отзывах");
  expect(await isOn()).toBe(true);
  expect(await (await press(link)).text()).toContain("Вы отписались");
  expect(await isOn()).toBe(false);
  expect((await press(link)).status).toBe(200);
});

test("somebody without an account gets no more letters of the topic, and all the others", async () => {
  const email = "Guest@example.org";
  const to = (topic: "reviews" | "reminders") =>
    wantedContacts(platform.context.pool, null, topic, { email, phone: null });
  await press(linkFor({ accountId: null, email, topic: "reviews" }));
  expect(await to("reviews")).toEqual({ email: null, phone: null });
  expect(await to("reminders")).toEqual({ email, phone: null });
});

test("a link that was changed ends nothing", async () => {
  const link = linkFor({ accountId: null, email: "a@example.org", topic: "reviews" });
  const forged = Buffer.from(
    JSON.stringify({
      account: null,
      email: "b@example.org",
      topic: "reviews",
      storefront: "ru",
      locale: "ru",
    }),
  ).toString("base64url");
  const signature = link.split(".").at(-1);
  for (const wrong of [
    `${link}0`,
    link.replace(/token=.*/, `token=${forged}.${signature}`),
    link.replace(/\?.*/, ""),
  ])
    expect((await press(wrong)).status).toBe(404);
});
