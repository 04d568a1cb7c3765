import type { ApiClient } from "@tropa/api-client/client";
import { tourComplaintCall } from "@tropa/api-contract/sales/calls-interactions";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import * as calls from "@tropa/api-contract/staff/calls-tasks";
import type { Task, WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { submitHelpRequestCall, submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let anna: Person;
let boris: Person;
let desk: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  platform = await Platform.open();
  anna = await platform.person("tasksStaff");
  boris = await platform.person("staff");
  desk = platform.client(anna);
  other = platform.client(boris);
});
afterAll(() => platform.close());

/** Sends a help request as a visitor and returns its task. */
async function request(more: object = {}): Promise<WholeTask> {
  const { request_id: id } = await platform.client().call(submitHelpRequestCall, {
    body: {
      type: "common_help",
      name: "Ирина",
      phone: "+7 903 123-45-67",
      email: "irina@example.org",
      comment: "Куда поехать в мае?",
      adults: 2,
      agree: true,
      ...more,
    },
  });
  const found = await platform.row<{ id: number }>(
    "SELECT id FROM task WHERE kind = 'help_request' AND subject_id = $1",
    id,
  );
  return desk.call(calls.taskCall, { query: { id: String(found.id) } });
}

async function complaint(): Promise<WholeTask> {
  const { tourId } = await insertTour(platform.context.pool);
  const tourist = platform.client(await platform.person("tourist"));
  await tourist.call(tourComplaintCall, { body: { tour_id: tourId, text: "Не та гостиница" } });
  const found = await platform.row<{ id: number }>(
    "SELECT id FROM task WHERE kind = 'complaint' ORDER BY id DESC LIMIT 1",
  );
  return desk.call(calls.taskCall, { query: { id: String(found.id) } });
}

const read = (id: number) => desk.call(calls.taskCall, { query: { id: String(id) } });
const list = async (query: object) =>
  (await desk.call(calls.tasksCall, { query })).items.map(({ id }) => id);
const assign = (client: ApiClient, id: number, from: number | null, to: number | null) =>
  client.call(calls.assignTasksCall, { body: { items: [{ id, from }], to } });
const answer = (id: number, more: object = {}, idempotencyKey = crypto.randomUUID()) =>
  desk.call(calls.answerTaskCall, {
    body: { id, channel: "email", text: "Поезжайте на Байкал", ...more },
    idempotencyKey,
  });
const close = (items: { id: number; from: Task["state"] }[], more: object) =>
  desk.call(calls.setTaskStatesCall, {
    body: { items, to: "lost", reason: "Не отвечает", ...more },
  });
const letters = (kind: string) =>
  platform.rows<{ recipient: string; body: string; locale: string }>(
    "SELECT recipient, body, locale FROM outbox WHERE kind = $1 ORDER BY id",
    kind,
  );
const entries = (id: number) =>
  platform.rows<{ call: string }>(
    "SELECT call FROM audit_entry WHERE subject_kind = 'task' AND subject_id = $1 AND call <> 'task' ORDER BY id",
    String(id),
  );

describe("a help request", () => {
  test("becomes a task with a promise, masked contacts and a number at the desk", async () => {
    const waiting = async () =>
      (await desk.call(staffDeskCall)).parts.find(({ part }) => part === "tasks");
    const before = await waiting();
    const task = await request();
    expect(await waiting()).toEqual({ ...before, waiting: Number(before?.waiting) + 1 });
    expect(task).toMatchObject({
      kind: "help_request",
      state: "new",
      owner: null,
      sender: "Ирина",
      text: "Куда поехать в мае?",
      details: { adults: 2 },
      next_states: ["lost", "booked"],
    });
    expect(JSON.stringify(task)).not.toMatch(/irina@|1234567/);
    expect(Date.parse(task.due_at ?? "") - Date.parse(task.created_at)).toBe(2 * 3_600_000);
    expect(await desk.call(calls.taskContactsCall, { query: { id: String(task.id) } })).toEqual({
      phone: "+79031234567",
      email: "irina@example.org",
    });
    expect(await entries(task.id)).toEqual([{ call: "taskContacts" }]);
  });

  test("counts as late past its promise", async () => {
    const { id } = await request();
    expect(await list({ view: "late" })).not.toContain(id);
    await platform.rows("UPDATE task SET due_at = now() - interval '1 minute' WHERE id = $1", id);
    expect((await list({ view: "late" }))[0]).toBe(id);
    const { parts } = await desk.call(staffDeskCall);
    expect(parts.find(({ part }) => part === "tasks")?.late).toBe(1);
    await answer(id);
    expect(await list({ view: "late" })).toEqual([]);
  });

  test("is answered in its sender's language, offered a tour and closed as booked", async () => {
    const { id, subject_id: number } = await request();
    expect(await answer(id)).toMatchObject({
      state: "in_work",
      due_at: null,
      owner: { account_id: anna.accountId },
    });
    const tour = await insertTour(platform.context.pool);
    await platform.rows("UPDATE tour SET slug = 'baikal-' || id WHERE id = $1", tour.tourId);
    const offered = await answer(id, { tour_id: tour.tourId });
    expect(offered).toMatchObject({ state: "offer_sent" });
    expect(offered.history[0]).toMatchObject({ kind: "answer", channel: "email" });
    expect(offered.history[0]?.text).toMatch(/Байкал\n\nhttp/);
    const sent = (await letters("helpRequestAnswer")).slice(-2);
    expect(sent).toMatchObject([
      { recipient: "irina@example.org", locale: "ru" },
      { recipient: "irina@example.org" },
    ]);
    expect(sent[0]?.body).toContain(`№${number}`);
    expect(sent[1]?.body).toContain("Посмотреть тур");
    const items = [{ id, from: "offer_sent" as const }];
    await expect(close(items, { to: "booked" })).rejects.toMatchObject({ status: 422 });
    await expect(close(items, { to: "booked", booking_id: 2e9 })).rejects.toMatchObject({
      status: 422,
    });
    await platform.client().call(submitOrderCall, { body: orderOf(tour) });
    const booking = await platform.row<{ id: number }>(
      "SELECT id FROM booking ORDER BY id DESC LIMIT 1",
    );
    await close(items, { to: "booked", booking_id: booking.id });
    expect(await read(id)).toMatchObject({ state: "booked", booking_id: booking.id });
    await expect(answer(id)).rejects.toMatchObject({ status: 409 });
    expect(await list({ view: "closed" })).toContain(id);
    expect((await entries(id)).map(({ call }) => call)).toEqual([
      "answerTask",
      "answerTask",
      "setTaskStates",
    ]);
  });

  test("of somebody with an account can be answered in the chat with support", async () => {
    const tourist = await platform.person("tourist");
    const { email } = await platform.row<{ email: string }>(
      "SELECT email FROM account WHERE id = $1",
      tourist.accountId,
    );
    const { id, channels } = await request({ email });
    expect(channels).toEqual(["email", "chat"]);
    await answer(id, { channel: "chat" });
    expect(
      await platform.rows(
        `SELECT side, body FROM chat_message JOIN chat ON chat.id = chat_id
          WHERE account_id = $1 AND organizer_id IS NULL`,
        tourist.accountId,
      ),
    ).toEqual([{ side: "support", body: "Поезжайте на Байкал" }]);
    const stranger = await request({ email: "nobody@example.org" });
    await expect(answer(stranger.id, { channel: "chat" })).rejects.toMatchObject({ status: 422 });
  });

  test("is answered once per key", async () => {
    const { id } = await request();
    const key = crypto.randomUUID();
    const before = (await letters("helpRequestAnswer")).length;
    const both = await Promise.all([answer(id, {}, key), answer(id, {}, key)]);
    expect(
      both.map(({ history }) => history.filter(({ kind }) => kind === "answer").length),
    ).toEqual([1, 1]);
    expect((await letters("helpRequestAnswer")).length).toBe(before + 1);
  });
});

test("a complaint is closed by its answer, and can be opened again with a reason", async () => {
  const { id, channels, next_states: next } = await complaint();
  expect(channels).toEqual(["email", "chat"]);
  expect(next).toEqual(["answered"]);
  expect(await answer(id)).toMatchObject({ state: "answered" });
  expect((await letters("complaintAnswer")).at(-1)?.body).toContain("Поезжайте на Байкал");
  await expect(
    close([{ id, from: "answered" }], { to: "in_work", reason: " " }),
  ).rejects.toMatchObject({ status: 422 });
  await close([{ id, from: "answered" }], { to: "in_work" });
  expect(await read(id)).toMatchObject({ state: "in_work", closed_at: null });
});

describe("owners", () => {
  test("of two who take a task at once one gets it, and the other is told who", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await request();
      const answers = await Promise.all([
        assign(desk, id, null, anna.accountId),
        assign(other, id, null, boris.accountId),
      ]);
      const results = answers.map(({ items: [item] }) => item);
      expect(results.filter((item) => item?.is_done)).toHaveLength(1);
      const winner = results.find((item) => item?.is_done)?.owner?.account_id;
      expect(results.map((item) => item?.owner?.account_id)).toEqual([winner, winner]);
      expect(await read(id)).toMatchObject({ state: "in_work", owner: { account_id: winner } });
      expect(await entries(id)).toHaveLength(1);
    }
  });

  test("take and close many tasks at once, with an answer for each; only staff may own them", async () => {
    const support = await platform.person("supportStaff");
    const [first, second, third] = [await request(), await request(), await complaint()];
    await expect(assign(desk, first.id, null, support.accountId)).rejects.toMatchObject({
      status: 422,
    });
    await assign(other, second.id, null, boris.accountId);
    const { items } = await desk.call(calls.assignTasksCall, {
      body: {
        items: [third, second, first].map(({ id }) => ({ id, from: null })),
        to: anna.accountId,
      },
    });
    expect(items.map(({ id, is_done, owner }) => [id, is_done, owner?.account_id])).toEqual([
      [first.id, true, anna.accountId],
      [second.id, false, boris.accountId],
      [third.id, true, anna.accountId],
    ]);
    const closed = await close(
      [first, third].map(({ id }) => ({ id, from: "in_work" as const })),
      {},
    );
    // A complaint cannot be lost.
    expect(closed.items).toEqual([
      { id: first.id, is_done: true, state: "lost" },
      { id: third.id, is_done: false, state: "in_work" },
    ]);
    expect((await read(first.id)).history[0]).toMatchObject({ state: "lost", text: "Не отвечает" });
  });
});

test("tasks are paged by promised time, the next page by the last one's place", async () => {
  await platform.rows(
    "UPDATE task SET state = 'lost', closed_at = now(), due_at = NULL WHERE closed_at IS NULL AND kind = 'help_request'",
  );
  await platform.rows(
    "UPDATE task SET state = 'answered', closed_at = now(), due_at = NULL WHERE closed_at IS NULL",
  );
  await platform.rows(
    `INSERT INTO task (kind, subject_id, due_at)
     SELECT 'complaint', 1000000 + n, CASE WHEN n % 5 > 0 THEN now() - n % 7 * interval '1 hour' END
       FROM generate_series(1, 70) AS n`,
  );
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const page: calls.TaskPage = await desk.call(calls.tasksCall, {
      query: after === null ? {} : { after },
    });
    seen.push(...page.items.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  const expected = await platform.rows<{ id: number }>(
    "SELECT id FROM task WHERE closed_at IS NULL ORDER BY due_at NULLS LAST, id",
  );
  expect(seen).toEqual(expected.map(({ id }) => id));
  expect(seen).toHaveLength(70);
  expect(await list({ view: "closed", kind: "complaint" })).not.toEqual([]);
});

test("a change reaches staff with tasks as an event, and nobody else", async () => {
  await expect.poll(() => platform.rows("SELECT FROM realtime_pending")).toEqual([]);
  const before = await platform.row<{ id: number }>(
    "SELECT coalesce(max(id), 0) AS id FROM realtime_event",
  );
  const { id } = await request();
  await assign(desk, id, null, anna.accountId);
  await expect
    .poll(() =>
      platform.rows(
        "SELECT topic, event FROM realtime_event WHERE id > $1 AND event = 'tasks_changed'",
        before.id,
      ),
    )
    .toEqual([
      { topic: "tasks", event: "tasks_changed" },
      { topic: "tasks", event: "tasks_changed" },
    ]);
});
