import {
  orderProgramByEmailCall,
  orderProgramByWhatsappCall,
  sendTelegramLinkCall,
  subscribeTourProgramCall,
  tourComplaintCall,
} from "@tropa/api-contract/sales/calls-interactions";
import { programPdfCall } from "@tropa/api-contract/staff/calls-staff";
import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/discovery/test-tours.ts";
import { notifySubscribers } from "./programme-subscriptions.ts";

let platform: Platform;
let tourId = 0;
let removedId = 0;

beforeAll(async () => {
  platform = await openTours({
    TELEGRAM_BOT: "tropa_test_bot",
    TELEGRAM_WEBHOOK_SECRET: "a secret-of-tests".replaceAll(" ", "-"),
    STAFF_EMAIL: "team@tropa.example",
  });
  const tours = await platform.rows<{ id: number }>(
    "SELECT id FROM tour WHERE type = 1 AND NOT is_individual ORDER BY id LIMIT 2",
  );
  tourId = tours[0]?.id ?? 0;
  removedId = tours[1]?.id ?? 0;
  await platform.rows("UPDATE tour SET status = 'removed' WHERE id = $1", removedId);
});
afterAll(() => closeTours(platform));

const visitor = () => platform.client();

interface Letter {
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
}
const letters = (recipient: string) =>
  platform.rows<Letter>(
    "SELECT channel, recipient, subject, body FROM outbox WHERE recipient = $1 ORDER BY id",
    recipient,
  );

describe("a complaint about a tour", () => {
  test("is stored and mailed to the team once per person", async () => {
    const person = await platform.person("tourist");
    const body = { tour_id: tourId, text: "Фотографии не с этого маршрута" };
    const send = () => platform.client(person).call(tourComplaintCall, { body });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"success":true}']),
    );
    const rows = await platform.rows("SELECT * FROM tour_complaint WHERE text = $1", body.text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ account_id: person.accountId, tour_id: tourId });
    const mail = await letters("team@tropa.example");
    expect(mail).toHaveLength(1);
    expect(mail[0]?.body).toContain(body.text);
    await visitor().call(tourComplaintCall, { body });
    expect(await letters("team@tropa.example")).toHaveLength(2);
  });

  test.each([
    [{ text: "" }, "text"],
    [{ text: "x".repeat(5001) }, "text"],
    [{ text: "a\0b" }, "text"],
    [{ tour_id: -1 }, "tour_id"],
  ])("is refused with %o", async (change, field) => {
    const body = { tour_id: tourId, text: "Жалоба", ...change };
    const failure = await failureOf(visitor().call(tourComplaintCall, { body }));
    expect(failure.status).toBe(422);
    expect(Object.keys(failure.validation)).toEqual([field]);
  });

  test("is refused for an unknown or removed tour", async () => {
    for (const id of [999_999, removedId])
      expect(
        await failureOf(visitor().call(tourComplaintCall, { body: { tour_id: id, text: "?" } })),
      ).toMatchObject({ status: 404, code: "not_found" });
  });
});

/** The programme behind the link of a letter. */
async function programmeIn(body: string | undefined): Promise<Blob> {
  const link = new URL(/https?:\S+private-tour-program-pdf\S+/.exec(body ?? "")?.[0] ?? "");
  expect(link.origin).toBe("http://localhost:3000");
  const query = {
    id: link.searchParams.get("id") ?? "",
    token: link.searchParams.get("token") ?? "",
  };
  return visitor().call(programPdfCall, { query });
}

describe("a requested programme", () => {
  test("is sent by e-mail with a link that opens it, once a day", async () => {
    const body = { email: "Reader@tropa.example", tour_id: tourId, currency: "USD" as const };
    const send = () => visitor().call(orderProgramByEmailCall, { body });
    await Promise.all(Array.from({ length: 5 }, send));
    await visitor().call(orderProgramByEmailCall, {
      body: { ...body, email: body.email.toLowerCase(), phone: "+7 (903) 123-45-67" },
    });
    const mail = await letters(body.email);
    expect([...mail, ...(await letters(body.email.toLowerCase()))]).toHaveLength(1);
    const pdf = await programmeIn(mail[0]?.body);
    expect(pdf.type).toBe("application/pdf");
    expect(pdf.size).toBeGreaterThan(20_000);
    await platform.rows("UPDATE program_order SET ordered_on = ordered_on - 1");
    await send();
    expect(await letters(body.email)).toHaveLength(2);
  });

  test("is sent once by WhatsApp for a valid help request", async () => {
    const { request_id, request_token } = await askForHelp();
    const body = { phone: "+79031234567", tour_id: tourId, request_id, request_token };
    expect(await visitor().call(orderProgramByWhatsappCall, { body })).toEqual({ success: true });
    await visitor().call(orderProgramByWhatsappCall, { body });
    const messages = await letters("+79031234567");
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ channel: "whatsapp", subject: null });
    expect(messages[0]?.body).toContain("private-tour-program-pdf");
    const stranger = { ...body, phone: "+79031234568", request_token: randomUUID() };
    const refused = visitor().call(orderProgramByWhatsappCall, { body: stranger });
    expect(await failureOf(refused)).toMatchObject({ status: 404 });
    expect(await letters("+79031234568")).toEqual([]);
  });

  test.each([
    [orderProgramByEmailCall, { email: "", tour_id: 1 }, "email"],
    [orderProgramByEmailCall, { email: "nobody", tour_id: 1 }, "email"],
    [orderProgramByEmailCall, { email: "a@b.example", tour_id: 1, phone: "12" }, "phone"],
    [orderProgramByWhatsappCall, { phone: "", tour_id: 1 }, "phone"],
    [orderProgramByWhatsappCall, { phone: "+7903", tour_id: 1 }, "phone"],
    [subscribeTourProgramCall, { email: "a b@c.example", tour_id: 1 }, "email"],
  ])("is refused for invalid contacts: $1.summary", async (call, body, field) => {
    const response = await fetch(`${platform.url}${call.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": "en" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { validation: object }).validation)).toEqual([
      field,
    ]);
  });

  test("is refused for a tour that does not exist or is off sale", async () => {
    const order = (id: number) =>
      visitor().call(orderProgramByEmailCall, { body: { email: "x@tropa.example", tour_id: id } });
    expect(await failureOf(order(999_999))).toMatchObject({ status: 404, code: "not_found" });
    expect(await failureOf(order(removedId))).toMatchObject({ code: "removed_from_publication" });
    expect(await letters("x@tropa.example")).toEqual([]);
  });
});

describe("a subscription to a programme", () => {
  const subscribe = (email: string, more: object = {}) =>
    visitor().call(subscribeTourProgramCall, { body: { email, tour_id: tourId, ...more } });

  async function unsubscribeLink(email: string): Promise<string> {
    const mail = await letters(email);
    const link = /https?:\S+unsubscribe-tour-program\S+/.exec(mail.at(-1)?.body ?? "")?.[0] ?? "";
    return link.replace("http://localhost:3000", platform.url);
  }

  test("gives the same answer for known and new e-mails, and sends the programme once", async () => {
    const email = "subscriber@tropa.example";
    const first = await subscribe(email);
    const again = await subscribe(email);
    expect(Object.keys(first)).toEqual(Object.keys(again));
    expect(again.subscriber_id).not.toBe(first.subscriber_id);
    expect(await subscribe(email, { subscriber_id: 20_001 })).toMatchObject({
      subscriber_id: 20_001,
    });
    const mail = await letters(email);
    expect(mail).toHaveLength(1);
    expect((await programmeIn(mail[0]?.body)).size).toBeGreaterThan(20_000);
  });

  test("notifies of a changed programme once although two processes run at the same time", async () => {
    const email = "changes@tropa.example";
    await subscribe(email);
    expect(await notifySubscribers(platform.context)).toBe(0);
    await platform.rows(
      `UPDATE tour_content SET body = jsonb_set(body, '{ru,accommodation_text}', '"Палатки"')
        WHERE id = (SELECT content_id FROM tour WHERE id = $1)`,
      tourId,
    );
    const counts = await Promise.all([1, 2].map(() => notifySubscribers(platform.context)));
    expect(counts[0]! + counts[1]!).toBeGreaterThan(0);
    expect(await letters(email)).toHaveLength(2);
    expect(await notifySubscribers(platform.context)).toBe(0);
  });

  test("ends by pressing the button on its page, not by opening the link", async () => {
    const email = "enough@tropa.example";
    await subscribe(email);
    const link = await unsubscribeLink(email);
    const isOver = async () =>
      (
        await platform.rows<{ over: boolean }>(
          "SELECT unsubscribed_at IS NOT NULL AS over FROM program_subscription WHERE email = $1",
          email,
        )
      )[0]?.over;
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Отписаться");
    expect(await isOver()).toBe(false);
    // As a mail program does it (RFC 8058).
    const done = await fetch(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(await done.text()).toContain("Вы отписались");
    expect(await isOver()).toBe(true);
    expect(await fetch(`${link}0`).then((response) => response.status)).toBe(404);
    await subscribe(email);
    expect(await isOver()).toBe(false);
    expect(await letters(email)).toHaveLength(2);
  });

  test("to an individual tour requires its link", async () => {
    const [made] = await platform.rows<{ uuid: string; tour_id: number }>(
      "SELECT uuid, tour_id FROM individual_tour LIMIT 1",
    );
    const email = "party@tropa.example";
    const body = { email, tour_id: made?.tour_id ?? 0 };
    expect(await failureOf(subscribe(email, body))).toMatchObject({ status: 404 });
    expect(await failureOf(subscribe(email, { uuid: made?.uuid }))).toMatchObject({ status: 404 });
    expect(await subscribe(email, { ...body, uuid: made?.uuid })).toMatchObject({ success: true });
    expect((await programmeIn((await letters(email))[0]?.body)).size).toBeGreaterThan(20_000);
  });
});

const askForHelp = () =>
  visitor().call(submitHelpRequestCall, {
    body: { type: "common_help", phone: "+79039990000", agree: true },
  });

describe("the Telegram link", () => {
  const send = (number: string, requestId: number, requestToken: string = randomUUID()) =>
    visitor().call(sendTelegramLinkCall, { body: { number, requestId, requestToken } });

  test("is sent by text message, once a minute to a number", async () => {
    const { request_id, request_token } = await askForHelp();
    expect(await send("+79035554433", request_id)).toEqual({ success: false });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send("+7 903 555 44 33", request_id, request_token)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const [message, ...others] = await letters("+79035554433");
    expect(others).toEqual([]);
    expect(message?.channel).toBe("sms");
    expect(message?.body).toContain("https://t.me/tropa_test_bot?start=");
  });

  test("is not sent for an unknown request; an invalid number gets an error on its field", async () => {
    expect(await send("+79035554400", 7)).toEqual({ success: false });
    expect(await letters("+79035554400")).toEqual([]);
    expect(await failureOf(send("123", 100_001))).toMatchObject({
      status: 422,
      validation: { number: expect.any(Array) as unknown },
    });
  });
});
