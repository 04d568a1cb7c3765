import {
  organizerChatCall,
  moderateMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { moderateReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import * as calls from "@tropa/api-contract/staff/calls-desk";
import type { ApiClient } from "@tropa/api-client/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import type { Person } from "../../../testing/platform.ts";

let platform: Platform;
let staff: Person;
let desk: ApiClient;

beforeAll(async () => {
  platform = await Platform.open();
  staff = await platform.person("staff");
  desk = platform.client(staff);
});
afterAll(() => platform.close());

async function say(text: string): Promise<number> {
  const tourist = platform.client(await platform.person("tourist"));
  const { message } = await tourist.call(organizerChatCall, {
    body: { organizer_id: organizers.direct, message: text },
  });
  return message?.id ?? 0;
}

async function insert(sql: string): Promise<number> {
  const [row] = await platform.rows<{ id: number }>(sql);
  return row?.id ?? 0;
}

const entriesSince = (id: number) =>
  platform.rows<{ call: string; account_id: number; subject_kind: string; subject_id: string }>(
    "SELECT call, account_id, subject_kind, subject_id FROM audit_entry WHERE id > $1 ORDER BY id",
    id,
  );
const lastEntry = () => insert("SELECT coalesce(max(id), 0) AS id FROM audit_entry");

describe("the queue of messages to moderate", () => {
  test.each([
    ["Пишите на anna@example.org", true],
    ["Мой номер +7 (903) 123-45-67", true],
    ["Я в телеграме: @anna_travels", true],
    ["t.me/anna", true],
    ["Смотрите anna-tours.ru", true],
    ["Телеграм: anna_travels", true],
    ["Выезд 12.07 в 9:40, цена 12 500 ₽ за двоих", false],
    ["Возьмите @ дождевик", false],
  ])('contains "%s": %s', async (text, isOffered) => {
    const id = await say(text);
    const { items } = await desk.call(calls.messagesToModerateCall, { query: {} });
    expect(items.some((item) => item.id === id)).toBe(isOffered);
  });

  test("shows how the text would be masked, and drops messages that staff have passed or masked", async () => {
    const [passed, masked] = [await say("a@example.org"), await say("Почта b@example.org")];
    const read = async () => (await desk.call(calls.messagesToModerateCall, { query: {} })).items;
    expect((await read()).find(({ id }) => id === masked)).toMatchObject({
      text: "Почта b@example.org",
      masked: "Почта ********",
      side: "tourist",
    });
    await desk.call(calls.passMessageCall, { body: { message_id: passed } });
    await desk.call(moderateMessageCall, { body: { message_id: masked } });
    expect((await read()).filter(({ id }) => id === passed || id === masked)).toEqual([]);
  });
});

describe("payment alerts", () => {
  test("can be resolved by a named person, and reopened", async () => {
    const id = await insert(
      "INSERT INTO payment_alert (reason, details) VALUES ('wrong_amount', '100 instead of 200') RETURNING id",
    );
    const read = async (resolved: "0" | "1") =>
      (await desk.call(calls.paymentAlertsCall, { query: { is_resolved: resolved } })).items.find(
        (item) => item.id === id,
      );
    expect(await read("0")).toMatchObject({
      reason: "wrong_amount",
      resolved: null,
      payment: null,
    });
    await desk.call(calls.resolvePaymentAlertCall, { body: { id, is_resolved: true } });
    expect(await read("0")).toBeUndefined();
    expect(await read("1")).toMatchObject({ resolved: { by: "Вера Полевая" } });
    await desk.call(calls.resolvePaymentAlertCall, { body: { id, is_resolved: false } });
    expect(await read("0")).toMatchObject({ resolved: null });
  });
});

describe("failed letters", () => {
  const letter = (more: string) =>
    insert(
      `INSERT INTO outbox (channel, recipient, subject, body, kind, tries, last_error, sent_at)
       VALUES ('email', 'ivan@example.org', 'Ваш код', 'Код 123456', 'code', 3, ${more}) RETURNING id`,
    );

  test("are listed without text and recipient, and can be sent again", async () => {
    const id = await letter("'550 no such mailbox', NULL");
    const { items } = await desk.call(calls.failedLettersCall, { query: {} });
    const found = items.find((item) => item.id === id);
    expect(found).toMatchObject({
      error: "550 no such mailbox",
      recipient: "i********@********.org",
    });
    expect(JSON.stringify(found)).not.toContain("123456");
    await desk.call(calls.resendLetterCall, { body: { id } });
    expect(
      await platform.rows(
        "SELECT 1 FROM graphile_worker.jobs WHERE key = 'outbox-' || $1::text",
        id,
      ),
    ).toHaveLength(1);
  });

  describe("sent to another address", () => {
    const email = "right@example.org";
    const booking = () =>
      platform.row<{ id: number; email: string }>(
        "SELECT id, email FROM booking ORDER BY id LIMIT 1",
      );
    const about = async (state: string) => {
      const id = await letter(state);
      const { id: bookingId, email: recipient } = await booking();
      await platform.rows(
        "UPDATE outbox SET booking_id = $2, recipient = $3 WHERE id = $1",
        id,
        bookingId,
        recipient,
      );
      return id;
    };
    const sent = (to: string) =>
      platform.rows<{ id: number; body: string; last_error: string | null; tries: number }>(
        "SELECT id, body, last_error, tries FROM outbox WHERE recipient = $1 ORDER BY id",
        to,
      );

    test("takes the place of one that failed, and corrects the booking's own address", async () => {
      const tour = await insertTour(platform.context.pool);
      await platform.client().call(submitOrderCall, { body: orderOf(tour) });
      const id = await about("'550', NULL");
      await desk.call(calls.sendLetterToCall, { body: { id, email } });
      expect(await sent(email)).toMatchObject([{ last_error: null, tries: 0 }]);
      const { items } = await desk.call(calls.failedLettersCall, { query: {} });
      expect(items.filter((item) => item.id === id)).toEqual([]);
      await expect(
        desk.call(calls.sendLetterToCall, { body: { id, email } }),
      ).rejects.toMatchObject({ status: 404 });
      expect((await booking()).email).toBe(email);
    });

    test("copies one that was sent", async () => {
      const id = await about("NULL, now()");
      await desk.call(calls.sendLetterToCall, { body: { id, email: "second@example.org" } });
      const [copy] = await sent("second@example.org");
      expect(copy?.id).toBeGreaterThan(id);
    });

    test("refuses codes, which are about no booking, and what is no address", async () => {
      const id = await letter("'550', NULL");
      const send = (to: string) => desk.call(calls.sendLetterToCall, { body: { id, email: to } });
      await expect(send(email)).rejects.toMatchObject({ status: 404 });
      await expect(send("nowhere")).rejects.toMatchObject({ status: 422 });
    });
  });

  test("cannot be sent again once they are sent, or when they never failed", async () => {
    for (const id of [await letter("'late', now()"), await letter("NULL, NULL")]) {
      const before = await lastEntry();
      await expect(desk.call(calls.resendLetterCall, { body: { id } })).rejects.toMatchObject({
        status: 409,
      });
      expect(await entriesSince(before)).toEqual([]);
    }
  });
});

describe("the audit log", () => {
  test("records who did what to what, but no refused calls", async () => {
    const before = await lastEntry();
    const id = await say("c@example.org");
    await desk.call(calls.passMessageCall, { body: { message_id: id } });
    const nothing = { uuid: crypto.randomUUID(), status: "held" as const };
    await expect(desk.call(moderateReviewCall, { body: nothing })).rejects.toMatchObject({
      status: 404,
    });
    const entry = { call: "passMessage", account_id: staff.accountId };
    expect(await entriesSince(before)).toEqual([
      { ...entry, subject_kind: "message", subject_id: String(id) },
    ]);
    const { items, staff: known } = await desk.call(calls.auditLogCall, {
      query: { account_id: String(staff.accountId), call: "passMessage" },
    });
    expect(items[0]).toMatchObject({
      call: "passMessage",
      staff: { account_id: staff.accountId, name: "Вера Полевая" },
      subject: { kind: "message", id: String(id) },
    });
    expect(known).toContainEqual({ account_id: staff.accountId, name: "Вера Полевая" });
  });

  test("is filtered by member, call and days, and paged", async () => {
    await platform.rows(
      `INSERT INTO audit_entry (at, account_id, call, request_id)
       SELECT '2020-02-28T23:30:00Z'::timestamptz + n * interval '1 hour', 999, 'freezeChat', 'r' || n
         FROM generate_series(0, 24) AS n`,
    );
    const count = async (query: object) =>
      (await desk.call(calls.auditLogCall, { query: { account_id: "999", ...query } })).items
        .length;
    expect(await count({})).toBe(20);
    expect(await count({ call: "passMessage" })).toBe(0);
    expect(await count({ from: "2020-02-28", to: "2020-02-28" })).toBe(1);
    expect(await count({ from: "2020-02-29", to: "2020-02-29" })).toBe(20);
    expect(await count({ from: "2020-03-01" })).toBe(0);
    const first = await desk.call(calls.auditLogCall, { query: { account_id: "999" } });
    const second = await desk.call(calls.auditLogCall, {
      query: { account_id: "999", before: String(first.next) },
    });
    expect(second.items).toHaveLength(5);
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map((entry) => entry.id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  test("is searched by booking, person and network address", async () => {
    await platform.rows(
      `INSERT INTO audit_entry (account_id, call, subject_kind, subject_id, request_id, address)
       VALUES (998, 'staffBooking', 'booking', '501', 'r1', '203.0.113.7'),
              (998, 'staffPerson', 'account', '502', 'r2', '2001:db8::1'),
              (998, 'logout', NULL, NULL, 'r3', '203.0.113.7')`,
    );
    const found = async (query: object) =>
      (await desk.call(calls.auditLogCall, { query: { account_id: "998", ...query } })).items.map(
        (entry) => entry.request_id,
      );
    expect(await found({ booking_id: "501" })).toEqual(["r1"]);
    expect(await found({ person_id: "502" })).toEqual(["r2"]);
    expect(await found({ person_id: "501" })).toEqual([]);
    expect(await found({ address: "203.0.113.7" })).toEqual(["r3", "r1"]);
    expect(await found({ address: "2001:db8::1" })).toEqual(["r2"]);
    await expect(found({ address: "nowhere" })).rejects.toMatchObject({ status: 422 });
  });

  test.each([
    "UPDATE audit_entry SET call = 'logout'",
    "DELETE FROM audit_entry",
    "TRUNCATE audit_entry",
  ])("refuses %s by a rule of the database", async (sql) => {
    await lastEntry();
    await expect(platform.rows(sql)).rejects.toThrow(/only added to/);
  });

  test("records sign-outs of staff but not of tourists", async () => {
    const before = await lastEntry();
    const leaving = await platform.person("staff");
    for (const person of [leaving, await platform.person("tourist")])
      await platform.client(person).call(logoutCall, { body: {} });
    expect(await entriesSince(before)).toMatchObject([
      { call: "logout", account_id: leaving.accountId },
    ]);
  });
});

test("lists the parts of the desk that staff may open, with what waits there", async () => {
  const { parts } = await desk.call(calls.staffDeskCall);
  expect(parts.map(({ part }) => part)).toEqual([
    "bookings",
    "support",
    "tasks",
    "reviews",
    "messages",
    "payments",
    "letters",
    "organizers",
    "numbers",
    "audit",
    "team",
  ]);
  const alerts = await desk.call(calls.paymentAlertsCall, { query: {} });
  expect(parts.find(({ part }) => part === "payments")?.waiting).toBe(alerts.total);
  const other = platform.client(await platform.person("organizersStaff"));
  expect((await other.call(calls.staffDeskCall)).parts).toMatchObject([
    { part: "organizers", level: "act" },
  ]);
});
