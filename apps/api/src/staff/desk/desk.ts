import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-desk";
import { deskPageLength } from "@tropa/api-contract/staff/calls-desk";
import { deskParts } from "@tropa/domain/people/desk-part";
import { levelIn } from "@tropa/domain/people/desk-right";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../config/context.ts";
import { maskContacts } from "../../conversation/chat/chat.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as log from "./audit-log-store.ts";
import { deskRightsOf } from "./desk-rights-store.ts";
import * as store from "./desk-store.ts";

type Context = Pick<ApiContext, "pool">;
type AnswerOfCall<Name extends keyof typeof calls> = AnswerOf<(typeof calls)[Name]>;

/** Converts a page number, from 1, to an offset and length. */
export const pageOf = (page: number) => ({
  from: (page - 1) * deskPageLength,
  count: deskPageLength,
});

/** Converts a page of rows to the API's answer. */
export const paged = <Row, Item>(
  { items, total }: { items: readonly Row[]; total: number },
  page: number,
  item: (row: Row) => Item,
) => ({ items: items.map(item), total, page, pages: Math.ceil(total / deskPageLength) });

/** Returns numbers of waiting items in the parts of the desk that the actor may open. */
export async function readDesk(
  { pool }: Context,
  actor: Actor,
): Promise<AnswerOfCall<"staffDeskCall">> {
  const [waiting, rights] = await Promise.all([
    store.countWaiting(pool),
    deskRightsOf(pool, actor.accountId),
  ]);
  return {
    parts: deskParts
      .filter((part) => may(actor, "desk.open", part))
      .map((part) => ({
        part,
        level: levelIn(rights, part) ?? "look",
        waiting: part in waiting ? waiting[part as keyof typeof waiting] : null,
        late:
          part === "tasks" ? waiting.late_tasks : part === "payments" ? waiting.late_payments : 0,
      })),
  };
}

/** Returns recent messages that seem to contain contacts, for moderation. */
export async function messagesToModerate(
  { pool }: Context,
  actor: Actor,
  page: number,
): Promise<AnswerOfCall<"messagesToModerateCall">> {
  await recordAct(pool, actor, "messagesToModerate");
  return paged(await store.listSuspicious(pool, pageOf(page)), page, (row) => ({
    ...row,
    masked: maskContacts(row.text),
    created_at: row.created_at.toISOString(),
  }));
}

/** Returns the frozen chats. */
export async function frozenChats(
  { pool }: Context,
  actor: Actor,
  page: number,
): Promise<AnswerOfCall<"frozenChatsCall">> {
  await recordAct(pool, actor, "frozenChats");
  return paged(await store.listFrozen(pool, pageOf(page)), page, (row) => ({
    ...row,
    frozen_at: row.frozen_at.toISOString(),
  }));
}

/** Marks a message as harmless. Throws `not_found`. */
export async function passMessage({ pool }: Context, actor: Actor, id: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await store.passMessage(client, id))) throw new ApiError("not_found");
    await recordAct(client, actor, "passMessage", ["message", id]);
  });
}

/** Returns a page of payment alerts. */
export async function paymentAlerts(
  { pool }: Context,
  actor: Actor,
  { page, isResolved }: { page: number; isResolved: boolean },
): Promise<AnswerOfCall<"paymentAlertsCall">> {
  await recordAct(pool, actor, "paymentAlerts");
  const rows = await store.listAlerts(pool, { ...pageOf(page), isResolved });
  return paged(rows, page, (row) => ({
    id: row.id,
    reason: row.reason,
    details: row.details,
    created_at: row.created_at.toISOString(),
    resolved: row.resolved_at && { at: row.resolved_at.toISOString(), by: row.resolver },
    payment:
      row.payment_id === null
        ? null
        : {
            id: row.payment_id,
            booking_id: row.booking_id,
            amount: row.amount_minor,
            currency: row.currency,
            status: row.status,
          },
  }));
}

/** Marks an alert as resolved, or as open again. Throws `not_found`. */
export async function resolveAlert(
  { pool }: Context,
  actor: Actor,
  { id, is_resolved: isResolved }: { id: number; is_resolved: boolean },
): Promise<void> {
  const accountId = isResolved ? actor.accountId : null;
  await inTransaction(pool, async (client) => {
    if (!(await store.resolveAlert(client, { id, accountId }))) throw new ApiError("not_found");
    await recordAct(client, actor, "resolvePaymentAlert", ["payment_alert", id]);
  });
}

const maskedRecipient = (recipient: string): string =>
  recipient.includes("@") ? maskEmail(recipient) : maskPhone(recipient);

/** Returns a page of failed letters, with masked recipients. */
export async function failedLetters(
  { pool }: Context,
  actor: Actor,
  page: number,
): Promise<AnswerOfCall<"failedLettersCall">> {
  await recordAct(pool, actor, "failedLetters");
  return paged(await store.listFailedLetters(pool, pageOf(page)), page, (row) => ({
    ...row,
    recipient: maskedRecipient(row.recipient),
    created_at: row.created_at.toISOString(),
  }));
}

/** Retries a failed letter at once. Throws `conflict` if it has been sent meanwhile. */
export async function resendLetter({ pool }: Context, actor: Actor, id: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    const isAsked = await store.retryLetter(client, id);
    if (isAsked === null) throw new ApiError("not_found");
    if (!isAsked) throw new ApiError("conflict");
    await recordAct(client, actor, "resendLetter", ["letter", id]);
  });
}

/** Sends an e-mail about a booking to another address. Throws `not_found` for all other messages. */
export async function sendLetterTo(
  { pool }: Context,
  actor: Actor,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const bookingId = orNotFound(await store.sendLetterTo(client, id, email));
    await recordAct(client, actor, "sendLetterTo", ["booking", bookingId]);
  });
}

/** Returns a page of contracts, optionally of one organizer. */
export async function organizerContracts(
  { pool }: Context,
  actor: Actor,
  { page, organizerId }: { page: number; organizerId: number | null },
): Promise<AnswerOfCall<"organizerContractsCall">> {
  await recordAct(pool, actor, "organizerContracts");
  const rows = await store.listContracts(pool, { ...pageOf(page), organizerId });
  return paged(rows, page, (row) => ({
    id: row.id,
    organizer: { id: row.organizer_id, title: row.title, is_published: row.is_published },
    files_count: row.files_count,
    created_at: row.created_at.toISOString(),
    saved_at: row.saved_at?.toISOString() ?? null,
  }));
}

/** Returns a page of the audit log, and the staff in it for the filter. */
export async function auditLog(
  { pool }: Context,
  actor: Actor,
  { before, ...filter }: log.EntryFilter & { before: number | null },
): Promise<AnswerOfCall<"auditLogCall">> {
  const [rows, staff] = await Promise.all([
    // One more than a page, to know whether another follows.
    log.listEntries(pool, filter, { before, count: deskPageLength + 1 }),
    log.listAuthors(pool),
  ]);
  // Log after reading, so that this read does not appear in its own result.
  await recordAct(pool, actor, "auditLog");
  const items = rows.slice(0, deskPageLength);
  return {
    items: items.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staff: { account_id: row.account_id, name: row.name },
      call: row.call,
      subject:
        row.subject_kind === null ? null : { kind: row.subject_kind, id: row.subject_id ?? "" },
      request_id: row.request_id,
      reason: row.reason,
      sum:
        row.amount_minor === null || row.currency === null
          ? null
          : { amount: row.amount_minor, currency: row.currency },
      changes: row.changes ?? [],
      address: row.address,
    })),
    next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
    staff,
  };
}
