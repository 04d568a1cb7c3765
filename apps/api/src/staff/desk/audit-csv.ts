import { mostAuditRows } from "@tropa/api-contract/staff/calls-desk";
import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { csvTable } from "../../platform/tables/csv.ts";
import { listEntries } from "./audit-log-store.ts";
import type { EntryFilter } from "./audit-log-store.ts";
import type en from "./messages/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");

/** Returns the newest entries of the audit log as CSV. */
export async function auditLogCsv(
  { pool }: Pick<ApiContext, "pool">,
  actor: Actor,
  filter: EntryFilter,
  locale: Locale,
): Promise<string> {
  const rows = await listEntries(pool, filter, { before: null, count: mostAuditRows });
  // Log after reading, so that this read does not appear in its own result.
  await recordAct(pool, actor, "auditLogCsv");
  const { columns } = texts[locale];
  return csvTable(
    [
      columns.at,
      columns.staffId,
      columns.staff,
      columns.call,
      columns.subject,
      columns.subjectId,
      columns.reason,
      columns.amount,
      columns.currency,
      columns.changes,
      columns.address,
      columns.request,
    ],
    rows.map((row) => [
      row.at.toISOString(),
      row.account_id,
      row.name,
      row.call,
      row.subject_kind,
      row.subject_id,
      row.reason,
      row.amount_minor === null ? null : { minor: row.amount_minor },
      row.currency,
      (row.changes ?? []).map(({ field, from, to }) => `${field}: ${from} → ${to}`).join("\n"),
      row.address,
      row.request_id,
    ]),
    locale,
  );
}
