import { locales } from "@tropa/domain/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { createServer } from "../../server/server.ts";
import { organizers, testConfig, testStorefronts } from "../../../testing/fixtures.ts";
import { ownPage, Shop } from "../../../testing/shop.ts";
import { inboxRoutes } from "../../staff/inbox/inbox-routes.ts";
import { messageKinds, placesOf, writeMessage } from "./message-text.ts";
import { enqueue, enqueueText } from "./outbox.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const message = {
  channel: "email",
  recipient: "ann@example.org",
  subject: "Hello",
  body: "Text",
  kind: "test",
  bookingId: null,
} as const;

async function inbox(to = ""): Promise<string> {
  return (await shop.get(`/dev/inbox?to=${encodeURIComponent(to)}`)).body;
}

const english = { storefront: testStorefronts.of("intl"), locale: "en" } as const;

describe("texts of messages", () => {
  it.each(messageKinds)("have the same placeholders for %s in every language", (kind) => {
    for (const locale of locales) expect(placesOf(kind, locale)).toEqual(placesOf(kind, "en"));
  });

  it("name the storefront in the reader's language", () => {
    const named = {
      ...testStorefronts.of("intl"),
      brand: { name: "Path", names: { ru: "Путь" }, mark: "" },
    };
    const subjectIn = (locale: "en" | "ru") =>
      writeMessage("passwordResetLetter", { storefront: named, locale }, {}).subject;
    expect(subjectIn("en")).toContain("Path");
    expect(subjectIn("ru")).toContain("«Путь»");
  });

  it("omit a line whose value is empty", () => {
    const values = { number: 5, tour: "Baikal", dates: "1 May", note: "" };
    expect(writeMessage("organizerBookingCanceled", english, values).body).not.toContain(
      "What the tourist wrote",
    );
    expect(
      writeMessage("organizerBookingCanceled", english, { ...values, note: "Ill" }).body,
    ).toContain("What the tourist wrote: Ill");
  });
});

it("sends a message only if its transaction is committed", async () => {
  const failing = inTransaction(shop.context.pool, async (client) => {
    await enqueue(client, { ...message, recipient: "never@example.org" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await inTransaction(shop.context.pool, (client) =>
    enqueue(client, { ...message, recipient: "always@example.org" }),
  );
  expect(await inbox("never@")).toContain("Nothing for");
  expect(await inbox("always@")).toContain("always@example.org");
});

describe("the dev inbox", () => {
  it("shows messages newest first, with links and escaped text", async () => {
    await enqueue(shop.context.pool, {
      ...message,
      recipient: "html@example.org",
      subject: "First",
    });
    await enqueue(shop.context.pool, {
      ...message,
      recipient: "html@example.org",
      subject: "<script>alert(1)</script>",
      body: 'See http://localhost:3000/a?b=1&c="2". <img src=x onerror=alert(1)>',
    });
    const page = await inbox("HTML@example");
    expect(page.indexOf("alert(1)")).toBeLessThan(page.indexOf("First"));
    expect(page).not.toContain("<script>");
    expect(page).not.toContain("<img");
    expect(page).toContain('<a href="http://localhost:3000/a?b=1&amp;c=">');
    expect(page).toContain("&lt;script&gt;");
  });

  it("shows a letter as a mail program does, in a frame that runs nothing, with its text beside it", async () => {
    const to = { email: "letter@example.org", phone: null, ...english };
    await enqueueText(shop.context.pool, to, "organizerBookingCanceled", {
      number: 5,
      tour: "<script>alert(1)</script>",
      dates: "1 May",
      link: "http://localhost:3001/organizer/bookings/5",
    });
    const page = await inbox("letter@example.org");
    const [, address = ""] = /<iframe\s+src="([^"]*)"/.exec(page) ?? [];
    expect(page).toContain('sandbox="allow-popups');
    expect(page).toContain("The booking is canceled");
    const letter = await shop.get(address);
    expect(letter.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(letter.body).toContain('href="http://localhost:3001/organizer/bookings/5"');
    expect(letter.body).not.toContain("<script");
    expect((await shop.get("/dev/inbox/letters/999999")).statusCode).toBe(404);
  });

  it("shows every message on some page", async () => {
    for (let index = 0; index < 60; index += 1) {
      await enqueue(shop.context.pool, {
        ...message,
        recipient: "many@example.org",
        subject: `Number ${index}.`,
      });
    }
    const first = await inbox("many@");
    expect(first).toContain("Number 59.");
    expect(first).not.toContain("Number 9.");
    const older = /href="(\/dev\/inbox\?[^"]*before[^"]*)"/
      .exec(first)?.[1]
      ?.replaceAll("&amp;", "&");
    const second = await shop.get(older ?? "");
    expect(second.body).toContain("Number 9.");
    expect(second.body).not.toContain("Number 10.");
  });

  it("does not exist in production", async () => {
    const production = createServer({ logLevel: "silent", storefronts: testStorefronts });
    inboxRoutes(production, { ...shop.context, config: testConfig({ NODE_ENV: "production" }) });
    expect((await production.inject({ url: "/dev/inbox" })).statusCode).toBe(404);
    expect(
      (await production.inject({ method: "POST", url: "/dev/inbox/bookings/500001/confirm" }))
        .statusCode,
    ).toBe(404);
    await production.close();
  });
});

describe("an organizer's buttons in the dev inbox", () => {
  const request = async () => (await shop.book({ organizerId: organizers.confirming })).id;
  const press = (id: number | string, action: string, headers: Record<string, string> = ownPage) =>
    shop.submitForm(`/dev/inbox/bookings/${id}/${action}`, "message=7&to=organizer2", headers);
  const statusOf = async (id: number) => {
    const [row] = await shop.rows("SELECT status FROM booking WHERE id = $1", id);
    return row?.status;
  };

  it.each([
    ["confirm", 2, "Confirmed: the tourist is asked to pay."],
    ["decline", 6, "Declined."],
  ])("%s a booking: status %i", async (action, status, shown) => {
    const id = await request();
    expect(await inbox("organizer2@")).toContain(`action="/dev/inbox/bookings/${id}/${action}"`);
    const pressed = await press(id, action);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([
      303,
      "/dev/inbox?to=organizer2#message-7",
    ]);
    expect(await statusOf(id)).toBe(status);
    const page = await inbox("organizer2@");
    expect(page).toContain(shown);
    expect(page).not.toContain(`bookings/${id}/`);
    // Pressed again on an old page: the inbox says what became of it.
    expect((await press(id, "decline")).statusCode).toBe(303);
    expect(await statusOf(id)).toBe(status);
  });

  it("work only from the inbox's own page", async () => {
    const id = await request();
    const strangers: Record<string, string>[] = [
      {},
      { host: "localhost:4000", origin: "https://evil.example" },
      { host: "localhost:4000", origin: "null" },
      { ...ownPage, "sec-fetch-site": "same-site" },
    ];
    for (const headers of strangers)
      expect((await press(id, "confirm", headers)).statusCode).toBe(403);
    expect(await statusOf(id)).toBe(1);
    expect((await press(id, "steal")).statusCode).toBe(404);
    expect((await press("1e3", "confirm")).statusCode).toBe(404);
  });
});

it("answers 400 to an address with a null character", async () => {
  expect((await shop.get("/dev/inbox?to=%00")).statusCode).toBe(400);
});
