import { auditedReads } from "@tropa/api-contract/staff/audit";
import type { AuditedCall, AuditSubject } from "@tropa/api-contract/staff/audit";
import type { Queryable } from "../db/database.ts";
import type { Actor } from "../errors/actor.ts";
import { insertEntry } from "./audit-store.ts";

/** What an act is about. */
export type Subject = readonly [kind: AuditSubject, id: number | string];

/**
 * Writes down what one of the staff does, on the connection of the transaction that does it: there is no act without
 * its entry and no entry without its act. Whoever is not staff leaves none.
 */
export async function recordAct(
  client: Queryable,
  actor: Pick<Actor, "accountId" | "isStaff" | "requestId"> | null,
  call: AuditedCall,
  subject: Subject | null = null,
): Promise<void> {
  if (!actor?.isStaff) return;
  const { accountId, requestId } = actor;
  await insertEntry(client, { accountId, requestId, call, subject });
}

/** Writes down what one of the staff reads of one person or organizer; other calls and other readers leave nothing. */
export async function recordRead(
  client: Queryable,
  actor: Actor | null,
  call: string,
  query: unknown,
): Promise<void> {
  const read = Object.entries(auditedReads).find(([name]) => name === call);
  if (!actor?.isStaff || !read) return;
  const [name, [kind, field]] = read as [AuditedCall, readonly [AuditSubject, string]];
  const id: unknown = Reflect.get(Object(query), field);
  const isNamed = typeof id === "number" || typeof id === "string";
  await recordAct(client, actor, name, isNamed ? [kind, id] : null);
}
