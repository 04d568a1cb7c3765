import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { PayoutLine, PayoutRunItem } from "@tropa/api-contract/staff/calls-payouts";
import { payoutObstacle } from "@tropa/domain/organizers/payout-details";
import { fill } from "@tropa/domain/text/fill";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { bankFile, bankFileName } from "./bank-files/bank-file.ts";
import { payoutTexts } from "./payout-texts.ts";
import * as store from "./runs-store.ts";
import type { LineRow, RunRow } from "./runs-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

const referenceOf = (runId: number, lineId: number) => `P${runId}-${lineId}`;

const actOf = (at: Date | null, accountId: number | null, name: string | null) =>
  at && { at: at.toISOString(), by: { account_id: accountId ?? 0, name: name ?? "" } };

function runHead(row: RunRow): PayoutRunItem {
  const { id, currency, state, note, total, needs_second, lines_count, failed_count } = row;
  return {
    id,
    currency,
    state: row.open_count === 0 ? "done" : state,
    total,
    lines_count,
    failed_count,
    note,
    needs_second,
    created: {
      at: row.created_at.toISOString(),
      by: { account_id: row.created_by, name: row.created_name ?? "" },
    },
  };
}

function problemOf(row: LineRow): PayoutLine["problem"] {
  if (row.are_details_changed) return "details_changed";
  return row.is_above_due ? "above_due" : null;
}

/** Returns a page of runs, newest first, with the limits of one person. */
export async function listPayoutRuns(
  { pool }: Context,
  actor: Actor,
  before: number | null,
): Promise<AnswerOf<typeof calls.payoutRunsCall>> {
  await recordAct(pool, actor, "payoutRuns");
  const rows = await store.listRuns(pool, { before, limit: calls.payoutRunsPageLength + 1 });
  const page = rows.slice(0, calls.payoutRunsPageLength);
  return {
    items: page.map(runHead),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    limits: await store.listLimits(pool),
  };
}

/** Returns a run with its lines. Throws `not_found`. */
export async function readPayoutRun(
  { pool }: Context,
  id: number,
): Promise<AnswerOf<typeof calls.payoutRunCall>> {
  const row = orNotFound(await store.findRun(pool, id));
  const lines = await store.listLines(pool, id, todayIn("UTC"));
  return {
    ...runHead(row),
    approved: actOf(row.approved_at, row.approved_by, row.approved_name),
    sent: actOf(row.sent_at, row.sent_by, row.sent_name),
    approval: row.approval,
    file_name: bankFileName(row),
    lines: lines.map((line) => ({
      id: line.id,
      organizer: { id: line.organizer_id, title: line.title },
      amount: line.amount,
      state: line.state,
      reason: line.reason,
      reference: referenceOf(id, line.id),
      details: line.details,
      problem: problemOf(line),
    })),
  };
}

/**
 * Makes a run with the sums shown. Idempotent by key. Throws a field error that names organizers whose bank details are
 * missing or wrong, and `conflict` if less is due.
 */
export async function createPayoutRun(
  { pool }: Context,
  actor: Actor,
  body: ReadBodyOf<typeof calls.createPayoutRunCall>,
  key: string | null,
): Promise<{ id: number }> {
  const { currency, note, lines } = body;
  const { accountId } = actor;
  return inTransaction(pool, async (client) => {
    const content = { actor: accountId, body };
    const { id } = await onceForKey(client, { call: "createPayoutRun", key, content }, async () => {
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const recipients = await store.findRecipients(
        client,
        lines.map((line) => line.organizer_id),
      );
      if (recipients.length !== lines.length) throw new ApiError("not_found");
      const amounts = new Map(lines.map((line) => [line.organizer_id, line.amount]));
      const refused = recipients.filter(({ details }) => payoutObstacle(details, currency));
      if (refused.length > 0) {
        const names = refused.map(({ title }) => title).join(", ");
        throw fieldError("lines", "payoutDetails", { names });
      }
      const needsSecond = await store.needsSecond(client, { accountId, currency, total });
      const runId = await store.insertRun(client, { currency, note, accountId, needsSecond });
      const payable = recipients.flatMap(({ id: organizer, details }) =>
        details ? [{ organizer_id: organizer, amount: amounts.get(organizer) ?? 0, details }] : [],
      );
      if (!(await store.insertLines(client, runId, payable))) throw new ApiError("conflict");
      await recordAct(client, actor, "createPayoutRun", ["payout_run", runId]);
      return runId;
    });
    return { id };
  });
}

/** Locks a run and its organizers. Throws `not_found`, and `conflict` if an open line cannot be paid as it is. */
async function lockPayable(client: Client, id: number): Promise<{ run: RunRow; lines: LineRow[] }> {
  orNotFound(await store.lockRun(client, id));
  await store.lockOrganizers(client, id);
  const run = orNotFound(await store.findRun(client, id));
  return { run, lines: await store.listLines(client, id, todayIn("UTC")) };
}

function requireWhole({ run, lines }: { run: RunRow; lines: readonly LineRow[] }): void {
  if (run.open_count === 0 || lines.some((line) => problemOf(line) !== null))
    throw new ApiError("conflict");
}

/** Approves a draft. Throws `forbidden` for its author if two people are needed, and `conflict` if it is not as shown. */
export async function approvePayoutRun(
  { pool }: Context,
  actor: Actor,
  { id, total, reason }: ReadBodyOf<typeof calls.approvePayoutRunCall>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const whole = await lockPayable(client, id);
    const { run } = whole;
    // By account: another session of the same person is the same person.
    if (run.needs_second && run.created_by === actor.accountId) throw new ApiError("forbidden");
    if (run.state !== "draft" || run.total !== total) throw new ApiError("conflict");
    requireWhole(whole);
    await store.approveRun(client, id, { accountId: actor.accountId, reason });
    await recordAct(client, actor, "approvePayoutRun", ["payout_run", id]);
  });
}

/** Returns the bank's file of an approved run and marks it as sent; of a sent one the same file. */
export async function takePayoutFile(
  { pool, config }: Context,
  actor: Actor,
  id: number,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  return inTransaction(pool, async (client) => {
    const whole = await lockPayable(client, id);
    if (whole.run.state === "draft") throw new ApiError("conflict");
    if (whole.run.state === "approved") {
      requireWhole(whole);
      await store.markSent(client, id, actor.accountId);
    }
    await recordAct(client, actor, "takePayoutFile", ["payout_run", id]);
    const run = orNotFound(await store.findRun(client, id));
    if (!run.sent_at) throw new Error(`run ${id} was not marked as sent`);
    const lines = await store.listLines(client, id, todayIn("UTC"));
    const { purpose } = payoutTexts(run.currency === "RUB" ? "ru" : "en");
    const payments = lines
      .filter((line) => line.is_in_file)
      .map((line) => {
        const reference = referenceOf(id, line.id);
        return {
          reference,
          number: line.id,
          amount: line.amount,
          details: line.details,
          purpose: fill(purpose, { reference }),
        };
      });
    const file = { id, currency: run.currency, sentAt: run.sent_at, payments };
    return { name: bankFileName(run), bytes: bankFile(file, config.payer) };
  });
}

/** Notes that the bank has paid lines. Idempotent. Throws `conflict` for a run that was not sent and lines that have failed. */
export async function settlePayoutLines(
  { pool }: Context,
  actor: Actor,
  { run_id: runId, lines: ids, paid_on: paidOn }: ReadBodyOf<typeof calls.settlePayoutLinesCall>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { run, lines } = await lockPayable(client, runId);
    const named = lines.filter(({ id }) => ids.includes(id));
    if (named.length !== new Set(ids).size) throw new ApiError("not_found");
    if (!run.sent_at || named.some(({ state }) => state === "failed"))
      throw new ApiError("conflict");
    // Accept tomorrow in UTC: further east it is already that day. No bank pays before it has the file.
    if (paidOn > addDays(todayIn("UTC"), 1)) throw fieldError("paid_on", "dayAhead");
    if (paidOn < addDays(todayIn("UTC", run.sent_at), -1)) throw fieldError("paid_on", "date");
    const referred = named.map(({ id }) => ({ id, reference: referenceOf(runId, id) }));
    await store.payLines(client, referred, { accountId: actor.accountId, paidOn });
    await recordAct(client, actor, "settlePayoutLines", ["payout_run", runId]);
  });
}

/** Takes a line out of a run, or notes that the bank has not paid it or sent it back. Throws `conflict` if it has failed before. */
export async function failPayoutLine(
  { pool }: Context,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const runId = orNotFound(await store.runOfLine(client, id));
    await lockPayable(client, runId);
    const { accountId } = actor;
    if (!(await store.failLine(client, id, { accountId, reason }))) throw new ApiError("conflict");
    await recordAct(client, actor, "failPayoutLine", ["payout_run", runId]);
  });
}

/** Sets the sum up to which one person is enough. */
export async function setPayoutLimit(
  { pool }: Context,
  actor: Actor,
  limit: ReadBodyOf<typeof calls.setPayoutLimitCall>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await store.insertLimit(client, { ...limit, accountId: actor.accountId });
    await recordAct(client, actor, "setPayoutLimit");
  });
}
