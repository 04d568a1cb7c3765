import type { ApiClient } from "@tropa/api-client/client";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import { staffBookingCall } from "@tropa/api-contract/staff/calls-bookings";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { WholeDispute } from "@tropa/api-contract/staff/money/calls-disputes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import { payBooking, sayOfDispute } from "../../../testing/sales/disputes.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let anna: Person;
let desk: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  anna = await platform.person("paymentsStaff");
  desk = platform.client(anna);
  other = platform.client(await platform.person("staff"));
});
afterAll(() => platform.close());

/** A prepaid booking whose payment the bank disputes. */
async function disputed() {
  const { id: bookingId } = await bookings.request();
  const payment = await payBooking(platform, bookingId);
  const id = await sayOfDispute(platform, payment, { state: "open" });
  return { bookingId, payment, id };
}
const read = (id: number): Promise<WholeDispute> =>
  desk.call(calls.disputeCall, { query: { id: String(id) } });
const list = async (view: calls.DisputeView) =>
  (await desk.call(calls.disputesCall, { query: { view } })).items.map(({ id }) => id);
const save = (id: number, changes: object = {}, by = desk) =>
  by.call(calls.saveEvidenceCall, {
    body: {
      id,
      version: 0,
      text: "They took the trip.",
      papers: ["voucher", "terms"],
      file_ids: [],
      reason: "First draft",
      ...changes,
    },
  });
const send = (id: number, version = 1) =>
  desk.call(calls.sendEvidenceCall, { body: { id, version, reason: "Sent in the dashboard" } });
const conflict = { status: 409 };

describe("a dispute", () => {
  it("goes from the bank's word over evidence to its end, and holds the organizer's share until then", async () => {
    const { bookingId, payment, id } = await disputed();
    await platform.rows("UPDATE booking SET status = 4 WHERE id = $1", bookingId);
    const share = async () => {
      const { due } = (
        await other.call(organizerMoneyCall, {
          query: { month: "2026-03", organizer_id: String(organizers.confirming) },
        })
      ).balances[0]!;
      return due;
    };
    const held = await share();
    expect(await read(id)).toMatchObject({
      booking_id: bookingId,
      amount: 400_000,
      reason: "fraudulent",
      state: "needs_answer",
      is_withdrawn: true,
      owner: null,
      evidence: null,
      papers: ["voucher", "receipt", "terms"],
    });
    await desk.call(calls.assignDisputeCall, {
      body: { id, from: null, to: anna.accountId, reason: "I know them" },
    });
    await desk.call(calls.addDisputeNoteCall, { body: { id, text: "Rang them" } });
    await save(id);
    expect(await send(id)).toMatchObject({ state: "sent", due_at: null });
    await sayOfDispute(platform, payment, { state: "won" });
    const ended = await read(id);
    expect(ended).toMatchObject({ state: "won", is_withdrawn: false, evidence: { version: 1 } });
    expect(ended.history.map(({ kind, state, text }) => state ?? (text || kind))).toEqual([
      "won",
      "sent",
      "First draft",
      "Rang them",
      "I know them",
      "needs_answer",
    ]);
    expect((await share()) - held).toBe(360_000);
    expect(
      (await other.call(staffBookingCall, { query: { id: String(bookingId) } })).disputes,
    ).toMatchObject([{ id, amount: 400_000, state: "won" }]);
    const log = await platform.rows<{ call: string; reason: string | null }>(
      `SELECT call, reason FROM audit_entry WHERE subject_kind = 'dispute' AND subject_id = $1 AND call <> 'dispute' ORDER BY id`,
      String(id),
    );
    expect(log).toEqual([
      { call: "assignDispute", reason: "I know them" },
      { call: "addDisputeNote", reason: null },
      { call: "saveEvidence", reason: "First draft" },
      { call: "sendEvidence", reason: "Sent in the dashboard" },
    ]);
  });

  it("that is lost counts as money that went back, and is no work any more", async () => {
    const { bookingId, payment, id } = await disputed();
    await sayOfDispute(platform, payment, { state: "lost" });
    expect(await read(id)).toMatchObject({ state: "lost", is_withdrawn: true });
    const { ledger } = await other.call(staffBookingCall, { query: { id: String(bookingId) } });
    expect(ledger).toEqual({
      paid: 400_000,
      returns: [{ amount: 400_000, state: "done", method: "card" }],
    });
    await expect(save(id)).rejects.toMatchObject(conflict);
    await expect(send(id)).rejects.toMatchObject(conflict);
  });

  it("is open again with its owner if the bank takes its decision back", async () => {
    const { payment, id } = await disputed();
    await desk.call(calls.assignDisputeCall, {
      body: { id, from: null, to: anna.accountId, reason: "Mine" },
    });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await sayOfDispute(platform, payment, { state: "won", at: at(1) });
    await sayOfDispute(platform, payment, { state: "open", at: at(2) });
    expect(await read(id)).toMatchObject({
      state: "needs_answer",
      closed_at: null,
      owner: { account_id: anna.accountId },
    });
    expect((await read(id)).due_at).not.toBeNull();
  });
});

describe("the queue", () => {
  it("has what is overdue first, and counts what needs an answer", async () => {
    const count = async () => {
      const { parts } = await desk.call(staffDeskCall, {});
      return parts.find(({ part }) => part === "payments");
    };
    const before = await count();
    const first = await disputed();
    const late = await disputed();
    await sayOfDispute(platform, late.payment, { state: "open", dueBy: new Date(0) });
    const ids = await list("needs_answer");
    expect(ids.indexOf(late.id)).toBe(0);
    expect(ids).toContain(first.id);
    expect(await count()).toMatchObject({
      waiting: before!.waiting! + 2,
      late: before!.late + 1,
    });
    await save(first.id);
    await send(first.id);
    expect(await list("needs_answer")).not.toContain(first.id);
    expect(await list("open")).toContain(first.id);
    expect((await count())?.waiting).toBe(before!.waiting! + 1);
  });

  it("is hidden from staff who have requests alone, and they cannot own it", async () => {
    const { id } = await disputed();
    const { id: taskId } = await platform.row<{ id: number }>(
      "SELECT id FROM task WHERE kind = 'dispute' AND subject_id = $1",
      id,
    );
    const tasks = platform.client(await platform.person("tasksStaff"));
    const { tasksCall, taskCall, assignTasksCall, addTaskNoteCall } =
      await import("@tropa/api-contract/staff/calls-tasks");
    expect((await tasks.call(tasksCall, { query: {} })).items.map((one) => one.id)).not.toContain(
      taskId,
    );
    await expect(tasks.call(taskCall, { query: { id: String(taskId) } })).rejects.toMatchObject({
      status: 404,
    });
    const { items } = await tasks.call(assignTasksCall, {
      body: { items: [{ id: taskId, from: null }], to: null },
    });
    expect(items).toMatchObject([{ is_done: false }]);
    await expect(
      tasks.call(addTaskNoteCall, { body: { id: taskId, text: "?" } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("of two at once", () => {
  it("one takes a dispute", async () => {
    const { id } = await disputed();
    const take = (by: ApiClient) =>
      by.call(calls.assignDisputeCall, {
        body: { id, from: null, to: anna.accountId, reason: "Mine" },
      });
    const results = await Promise.allSettled([take(desk), take(other), take(desk)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("one saves a version of the evidence, and it is sent once", async () => {
    const { id } = await disputed();
    const saved = await Promise.allSettled([
      save(id),
      save(id, { text: "Other" }, other),
      save(id),
    ]);
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const sent = await Promise.allSettled([send(id), send(id), save(id, { version: 1 })]);
    const { state, evidence, history } = await read(id);
    // Either it was sent, or a newer version came before, which nobody has seen.
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([state, evidence?.version]).toEqual(
      sent[2].status === "fulfilled" ? ["needs_answer", 2] : ["sent", 1],
    );
    expect(history.filter((event) => event.state === "sent").length).toBe(state === "sent" ? 1 : 0);
  });
});

describe("evidence", () => {
  const upload = (accountId: number, isPublic = false) =>
    platform.row<{ id: number }>(
      `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, is_public, account_id)
       VALUES ('file', 'chat', gen_random_uuid()::text, 'application/pdf', 10, 'list.pdf', $2, $1) RETURNING id`,
      accountId,
      isPublic,
    );

  it("holds one's own files, and those of the version before, of nobody else", async () => {
    const { id } = await disputed();
    const own = await upload(anna.accountId);
    const foreign = await upload(bookings.guest.accountId);
    await expect(save(id, { file_ids: [foreign.id] })).rejects.toMatchObject({ status: 422 });
    expect((await read(id)).evidence).toBeNull();
    await save(id, { file_ids: [own.id] });
    const { evidence } = await save(id, { version: 1, file_ids: [own.id], text: "More" }, other);
    expect(evidence).toMatchObject({ version: 2, text: "More", files: [{ name: "list.pdf" }] });
    const link = evidence?.files[0]?.url ?? "";
    expect(link).toContain("signature=");
  });

  it("prints the booking's papers: no code on the voucher, the agreement of that day, the chat", async () => {
    const { id, bookingId } = await disputed();
    const paper = async (name: "voucher" | "receipt" | "terms" | "chat") =>
      (await desk.call(calls.evidencePaperCall, { query: { id: String(id), paper: name } })).text();
    expect(await paper("voucher")).toMatch(/^%PDF/);
    expect(await paper("receipt")).toMatch(/^%PDF/);
    await expect(paper("chat")).rejects.toMatchObject(conflict);
    const version = (text: string) => JSON.stringify({ ru: [{ type: "paragraph", text }] });
    await platform.rows(
      `INSERT INTO legal_document (kind, version, effective_on, title, body)
       VALUES ('agreement', 'old', current_date - 1, '{"ru": "Соглашение"}', $1),
              ('agreement', 'new', '2999-01-01', '{"ru": "Соглашение"}', $2)`,
      version("Старые условия"),
      version("Новые условия"),
    );
    expect(await paper("terms")).toBe("Соглашение (old)\n\nСтарые условия\n");
    await platform.rows(
      `WITH talk AS (INSERT INTO chat (account_id, organizer_id, storefront)
                     SELECT account_id, organizer_id, storefront FROM booking WHERE id = $1 RETURNING id, account_id)
       INSERT INTO chat_message (chat_id, side, author_id, body) SELECT id, 'tourist', account_id, 'Спасибо!' FROM talk`,
      bookingId,
    );
    expect(await paper("chat")).toMatch(/ tourist: Спасибо!/);
    expect((await read(id)).papers).toContain("chat");
  });
});
