import type { AuditChange, AuditedCall, AuditSubject } from "@tropa/api-contract/staff/audit";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../db/database.ts";

/** What an act came to, beside its subject. */
export interface ActDetails {
  reason?: string;
  /** The sum that the act moved. */
  sum?: { amount: number; currency: Currency };
  /** Fields that the act changed; personal data masked. */
  changes?: readonly AuditChange[];
}

export interface NewEntry extends ActDetails {
  accountId: number;
  call: AuditedCall;
  subject: readonly [kind: AuditSubject, id: number | string] | null;
  requestId: string;
  address: string | null;
}

export async function insertEntry(client: Queryable, entry: NewEntry): Promise<void> {
  const [kind, id] = entry.subject ?? [null, null];
  await client.query(
    `INSERT INTO audit_entry (account_id, call, subject_kind, subject_id, request_id, address, reason, amount_minor,
                              currency, changes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      entry.accountId,
      entry.call,
      kind,
      id === null ? null : String(id),
      entry.requestId,
      entry.address,
      entry.reason ?? null,
      entry.sum?.amount ?? null,
      entry.sum?.currency ?? null,
      entry.changes && entry.changes.length > 0 ? JSON.stringify(entry.changes) : null,
    ],
  );
}
