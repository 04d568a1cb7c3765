import type { AuditedCall, AuditSubject } from "@tropa/api-contract/staff/audit";
import type { Queryable } from "../db/database.ts";

export interface NewEntry {
  accountId: number;
  call: AuditedCall;
  subject: readonly [kind: AuditSubject, id: number | string] | null;
  requestId: string;
}

export async function insertEntry(client: Queryable, entry: NewEntry): Promise<void> {
  const [kind, id] = entry.subject ?? [null, null];
  await client.query(
    "INSERT INTO audit_entry (account_id, call, subject_kind, subject_id, request_id) VALUES ($1, $2, $3, $4, $5)",
    [entry.accountId, entry.call, kind, id === null ? null : String(id), entry.requestId],
  );
}
