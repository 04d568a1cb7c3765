import { organizerChatCall, sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { addFavouriteTourCall } from "@tropa/api-contract/discovery/calls-favourites";
import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import {
  ownAccountCall,
  ownDataCall,
  sendOwnerCodeCall,
} from "@tropa/api-contract/people/calls-own-account";
import { updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { configuredStore } from "../../platform/files/uploads.ts";
import { passportCipher } from "../../platform/secrets/passport-cipher.ts";

let platform: Platform;
let browser: Browser;
let email: string;
let accountId: number;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `copy${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
  await browser.client.call(updateProfileCall, {
    body: { first_name: "Инна", last_name: "Собственная" },
  });
});

const link = async (body: object = {}) => (await browser.client.call(ownDataCall, { body })).url;

/** Asks for a link as a browser does that follows it, with its cookies and nothing else. */
const follow = (url: string, at = browser) =>
  fetch(`${platform.url}${url}`, {
    headers: { cookie: [...at.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });

async function copy(url: string) {
  const response = await follow(url);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return {
    names: Object.keys(files),
    bytes: files,
    all: Object.keys(files)
      .filter((name) => name.endsWith(".json"))
      .map(text)
      .join("\n"),
    json: (part: string): unknown => JSON.parse(text(`${part}.json`)),
  };
}

const age = (minutes: number) =>
  platform.rows(
    "UPDATE session SET created_at = now() - make_interval(mins => $2) WHERE account_id = $1",
    accountId,
    minutes,
  );

test("exports everything about the person and nobody else's personal data", async () => {
  const made = await insertTour(platform.context.pool, {});
  await browser.client.call(addFavouriteTourCall, { body: { tour_id: made.tourId } });
  const { request_id: booking } = await browser.client.call(submitOrderCall, {
    body: { ...orderOf(made), email, first_name: "Инна", last_name: "Собственная" },
  });
  await platform.rows(
    "UPDATE tourist SET passport = $2 WHERE booking_id = $1",
    booking,
    passportCipher(platform.context.config).seal("4500 123456"),
  );
  await platform.rows(
    "INSERT INTO tourist (booking_id, place, first_name, last_name, email) VALUES ($1, 2, 'Кузьма', 'Чужой', 'k@example.org')",
    booking,
  );
  const { id: chat } = await browser.client.call(organizerChatCall, {
    body: { organizer_id: organizers.direct, message: "Где встреча?" },
  });
  const organizer = platform.client(await platform.person("organizer"));
  await organizer.call(sendMessageCall, { body: { chat_id: chat, message: "Звоните Чужому" } });
  const store = configuredStore(platform.context.config);
  await store.put("avatars/own", import.meta.filename, "image/webp");
  await platform.rows(
    `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
     VALUES ('image', 'a', 'avatars/own', 'image/webp', 5, '../../я сама.webp', $1),
            ('image', 'a', 'avatars/lost', 'image/webp', 5, 'lost.webp', $1)`,
    accountId,
  );
  const zip = await copy(await link());
  expect(zip.json("profile")).toMatchObject({ id: accountId, email, first_name: "Инна" });
  expect(zip.json("favourites")).toMatchObject([{ tour_id: made.tourId }]);
  expect(zip.json("bookings")).toMatchObject([{ id: booking, status: 2, email, adults: 2 }]);
  expect(zip.json("travellers")).toMatchObject([{ first_name: "Инна", passport: "4500 123456" }]);
  expect(zip.json("chats")).toMatchObject([
    {
      id: chat,
      messages: [
        { from: "me", text: "Где встреча?" },
        { from: "organizer", text: null },
      ],
    },
  ]);
  expect(zip.json("consents")).toMatchObject([
    { to: "terms" },
    { to: "terms", booking_id: booking },
  ]);
  expect(zip.json("devices")).toHaveLength(1);
  expect(zip.all).not.toContain("Чуж");
  expect(zip.all).not.toContain("k@example.org");
  expect(zip.all).not.toContain("argon2");
  const [file, ...others] = zip.names.filter((name) => name.startsWith("files/"));
  expect(others).toEqual([]);
  expect(file).toMatch(/^files\/\d+-[^/]+я сама\.webp$/);
  expect(Buffer.from(zip.bytes[file ?? ""] ?? [])).toEqual(await readFile(import.meta.filename));
});

test("exports nothing of another account", async () => {
  const other = new Browser(platform);
  await signUp(platform, other, `other-${email}`);
  const zip = await copy(await link());
  expect(zip.all).not.toContain("other-");
  expect(zip.json("chats")).toEqual([]);
});

describe("a link to the copy", () => {
  test("works only in the session's browser and until the session ends", async () => {
    const url = await link();
    const stranger = new Browser(platform);
    await signUp(platform, stranger, `stranger-${email}`);
    expect((await follow(url, stranger)).status).toBe(404);
    expect((await follow(url, new Browser(platform))).status).toBe(404);
    const cookies = new Map(browser.cookies);
    await browser.client.call(logoutCall, { body: {} });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await follow(url)).status).toBe(404);
  });

  test.each([
    [
      "a changed expiry time",
      (url: string) => url.replace(/until=(\d+)/, (_, end) => `until=${Number(end) + 1}`),
    ],
    [
      "another signature",
      (url: string) =>
        url.replace(/signature=(.)/, (_, first) => `signature=${first === "a" ? "b" : "a"}`),
    ],
    ["no signature", (url: string) => url.replace(/&signature=.*/, "")],
    ["an expiry time that is over", (url: string) => url.replace(/until=\d+/, "until=1")],
  ])("with %s is refused", async (_, change) => {
    expect((await follow(change(await link()))).status).toBe(404);
  });

  test("sends the copy as an uncached attachment", async () => {
    const { headers } = await follow(await link());
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-/);
  });
});

describe("the owner's code for a copy", () => {
  test("is required in a session older than fifteen minutes", async () => {
    expect(await browser.client.call(ownAccountCall)).toMatchObject({ is_session_old: false });
    await age(16);
    expect(await browser.client.call(ownAccountCall)).toMatchObject({ is_session_old: true });
    await expect(link()).rejects.toMatchObject({ validation: { code: [expect.any(String)] } });
    await endCountdown(platform);
    const sent = await browser.client.call(sendOwnerCodeCall, { body: {} });
    expect(sent.login).toBe(email);
    const code = await sentCode(platform, email);
    await copy(await link({ code }));
    // A code opens once.
    await expect(link({ code })).rejects.toMatchObject({ status: 422 });
  });

  test("is refused when it is wrong, even in a fresh session", async () => {
    await expect(link({ code: "000000" })).rejects.toMatchObject({ status: 422 });
  });
});

test("allows five copies a day", async () => {
  for (let copies = 0; copies < 5; copies += 1) await link();
  await expect(link()).rejects.toMatchObject({ status: 429 });
});
