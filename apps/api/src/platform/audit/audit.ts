import { auditedReads } from "@tropa/api-contract/staff/audit";
import type { AuditChange, AuditedCall, AuditSubject } from "@tropa/api-contract/staff/audit";
import type { Queryable } from "../db/database.ts";
import type { Actor } from "../errors/actor.ts";
import { insertEntry } from "./audit-store.ts";
import type { ActDetails } from "./audit-store.ts";

/** The subject of an audit entry. */
export type Subject = readonly [kind: AuditSubject, id: number | string];

/**
 * Logs an act of staff in the same transaction as the act, so that neither exists without the other. Does nothing for
 * other actors.
 */
export async function recordAct(
  client: Queryable,
  actor: Pick<Actor, "accountId" | "isStaff" | "requestId" | "address"> | null,
  call: AuditedCall,
  subject: Subject | null = null,
  details: ActDetails = {},
): Promise<void> {
  if (!actor?.isStaff) return;
  const { accountId, requestId, address = null } = actor;
  await insertEntry(client, { ...details, accountId, requestId, address, call, subject });
}

/** Returns the fields that differ, for `recordAct`; personal data must be masked before. */
export const changesOf = <Field extends string>(
  before: Readonly<Record<Field, string>>,
  after: Readonly<Record<NoInfer<Field>, string>>,
): AuditChange[] =>
  (Object.keys(before) as Field[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));

/** Logs that staff read data of a person or organizer. Does nothing for other calls and actors. */
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
