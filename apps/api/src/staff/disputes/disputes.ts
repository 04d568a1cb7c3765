import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type {
  Dispute,
  DisputePage,
  DisputeView,
  WholeDispute,
} from "@tropa/api-contract/staff/money/calls-disputes";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { paged, pageOf } from "../desk/desk.ts";
import { insertTaskEvent, listTaskStaff, mayOwnTasks, setOwner } from "../tasks/tasks.ts";
import * as store from "./disputes-store.ts";
import { papersOf, printEvidence } from "./evidence-papers.ts";

export { disputesOfBooking } from "./disputes-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

const view = ({
  task_id: _taskId,
  payment_ref: _paymentRef,
  owner_id: ownerId,
  owner,
  opened_at: openedAt,
  due_at: dueAt,
  closed_at: closedAt,
  ...row
}: store.DisputeRow): Dispute => ({
  ...row,
  owner: ownerId === null ? null : { account_id: ownerId, name: owner },
  opened_at: openedAt.toISOString(),
  due_at: dueAt?.toISOString() ?? null,
  closed_at: closedAt?.toISOString() ?? null,
});

/** Returns a page of disputes, with their numbers in each view. */
export async function listDisputes(
  { pool }: Context,
  actor: Actor,
  { view: shown, page }: { view: DisputeView; page: number },
): Promise<DisputePage> {
  await recordAct(pool, actor, "disputes");
  const { accountId } = actor;
  const [rows, counts] = await Promise.all([
    store.listDisputes(pool, { accountId, view: shown }, pageOf(page)),
    store.countDisputes(pool, accountId),
  ]);
  return { ...paged(rows, page, view), counts };
}

/** Returns a dispute with its evidence and history. Throws `not_found`. */
export async function readDispute({ pool, config }: Context, id: number): Promise<WholeDispute> {
  const row = orNotFound(await store.findDispute(pool, id));
  const [evidence, history, staff, papers] = await Promise.all([
    store.findEvidence(pool, id),
    store.listDisputeEvents(pool, row.task_id),
    listTaskStaff(pool, "payments"),
    papersOf({ pool }, row.booking_id),
  ]);
  const files = evidence ? await store.filesOfEvidence(pool, id, evidence.version) : [];
  return {
    ...view(row),
    payment_ref: row.payment_ref,
    papers,
    evidence: evidence && {
      ...evidence,
      at: evidence.at.toISOString(),
      files: files.map((file) => fileAnswer(config, file)),
    },
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    staff,
  };
}

/** Acts on a dispute in a transaction and returns what it is then. */
async function actOn(
  context: Context,
  id: number,
  act: (client: Client, dispute: store.DisputeRow) => Promise<void>,
): Promise<WholeDispute> {
  await inTransaction(context.pool, async (client) =>
    act(client, orNotFound(await store.findDispute(client, id))),
  );
  return readDispute(context, id);
}

/** Changes the owner of a dispute. Throws `conflict` if somebody else was faster, or the bank has decided. */
export async function assignDispute(
  context: Context,
  actor: Actor,
  { id, from, to, reason }: BodyOf<typeof calls.assignDisputeCall>,
): Promise<WholeDispute> {
  if (to !== null && !(await mayOwnTasks(context.pool, to, "payments")))
    throw fieldError("to", "incorrect");
  return actOn(context, id, async (client, { task_id: taskId }) => {
    if (!(await setOwner(client, { id: taskId, from, to, isDispute: true })))
      throw new ApiError("conflict");
    const { accountId } = actor;
    await insertTaskEvent(client, { taskId, accountId, kind: "owner", ownerId: to, text: reason });
    await recordAct(client, actor, "assignDispute", ["dispute", id], { reason });
  });
}

/** Adds a note for other staff. Throws `not_found`. */
export function addDisputeNote(
  context: Context,
  actor: Actor,
  { id, text }: BodyOf<typeof calls.addDisputeNoteCall>,
): Promise<WholeDispute> {
  return actOn(context, id, async (client, { task_id: taskId }) => {
    await insertTaskEvent(client, { taskId, accountId: actor.accountId, kind: "note", text });
    await recordAct(client, actor, "addDisputeNote", ["dispute", id]);
  });
}

/** Records a version of the evidence. Throws `conflict` if another was saved meanwhile, or no answer is awaited. */
export function saveEvidence(
  context: Context,
  actor: Actor,
  body: BodyOf<typeof calls.saveEvidenceCall>,
): Promise<WholeDispute> {
  const { id, text, reason } = body;
  const papers = [...new Set(body.papers)];
  const fileIds = [...new Set(body.file_ids)];
  return actOn(context, id, async (client, { task_id: taskId }) => {
    if (!(await store.lockAwaited(client, taskId))) throw new ApiError("conflict");
    const { accountId } = actor;
    const evidence = { disputeId: id, version: body.version + 1, text, papers, accountId };
    if (!(await store.insertEvidence(client, evidence))) throw new ApiError("conflict");
    if ((await store.insertEvidenceFiles(client, evidence, fileIds)) !== fileIds.length)
      throw fieldError("file_ids", "incorrect");
    await insertTaskEvent(client, { taskId, accountId, kind: "note", text: reason });
    await recordAct(client, actor, "saveEvidence", ["dispute", id], { reason });
  });
}

/** Returns a paper of a disputed booking. Throws `not_found`, and `conflict` where there is none. */
export async function evidencePaper(
  context: ApiContext,
  { id, paper }: { id: number; paper: Parameters<typeof printEvidence>[2] },
): Promise<{ name: string; bytes: Buffer }> {
  const { booking_id: bookingId } = orNotFound(await store.findDispute(context.pool, id));
  return printEvidence(context, bookingId, paper);
}

/** Notes that the evidence was sent. Throws `conflict` unless it is the newest version and an answer is awaited. */
export function sendEvidence(
  context: Context,
  actor: Actor,
  { id, version, reason }: BodyOf<typeof calls.sendEvidenceCall>,
): Promise<WholeDispute> {
  return actOn(context, id, async (client, { task_id: taskId }) => {
    // Evidence is saved under the same lock, so that no newer version comes between.
    const isAwaited = await store.lockAwaited(client, taskId);
    const newest = await store.findEvidence(client, id);
    if (!isAwaited || newest?.version !== version) throw new ApiError("conflict");
    await store.markSent(client, taskId);
    const { accountId } = actor;
    await insertTaskEvent(client, {
      taskId,
      accountId,
      kind: "state",
      state: "sent",
      text: reason,
    });
    await recordAct(client, actor, "sendEvidence", ["dispute", id], { reason });
  });
}
