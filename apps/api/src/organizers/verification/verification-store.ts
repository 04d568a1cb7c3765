import type { VerificationFlags } from "@tropa/domain/organizers/verification";
import { unverified } from "@tropa/domain/organizers/verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface VerificationRow extends VerificationFlags {
  status: DocumentCheck;
  reject_labels: string[];
  told_at: Date | null;
}

/**
 * Returns what was verified about an organizer: e-mail and phone of their account, and the passport as reported by the
 * provider or, without a report, as set by the operator. Null for an unknown id.
 */
export async function readVerification(
  db: Queryable,
  organizerId: number,
): Promise<VerificationRow | null> {
  const { rows } = await db.query<VerificationRow>({
    name: "verification-read",
    text: `
      SELECT coalesce(v.status, CASE WHEN o.is_verified THEN 1 ELSE 0 END) AS status,
        coalesce(v.reject_labels, '{}') AS reject_labels, v.told_at,
        (v.organizer_id IS NULL AND o.is_verified) OR EXISTS (
          SELECT 1 FROM account WHERE organizer_id = o.id AND email_confirmed_at IS NOT NULL) AS is_email_verified,
        (v.organizer_id IS NULL AND o.is_verified) OR EXISTS (
          SELECT 1 FROM account WHERE organizer_id = o.id AND phone_confirmed_at IS NOT NULL) AS is_phone_verified,
        coalesce(v.status = 1, o.is_verified) AS is_passport_verified
      FROM organizer o LEFT JOIN organizer_verification v ON v.organizer_id = o.id
      WHERE o.id = $1`,
    values: [organizerId],
  });
  return rows[0] ?? null;
}

/** Returns which of an organizer's e-mail, phone and passport are verified; all false for an unknown id. */
export async function readVerificationFlags(
  db: Queryable,
  organizerId: number,
): Promise<VerificationFlags> {
  const row = await readVerification(db, organizerId);
  if (!row) return unverified;
  const { is_email_verified, is_phone_verified, is_passport_verified } = row;
  return { is_email_verified, is_phone_verified, is_passport_verified };
}

/** A provider's report about a check. */
export interface ProviderReport {
  organizerId: number;
  provider: string;
  applicantId: string;
  status: DocumentCheck;
  rejectLabels: readonly string[];
  toldAt: Date;
}

/** The state of a check; a null status means no report yet. */
export interface KnownCheck {
  status: DocumentCheck | null;
  told_at: Date | null;
  /** The current badge; without a status it was set by the operator. */
  is_verified: boolean;
}

/** Returns the state of an organizer's check, locked until the transaction ends; null for an unknown id. */
export async function lockCheck(client: Client, organizerId: number): Promise<KnownCheck | null> {
  // Lock the organizer's row: the check's may not exist yet.
  const { rowCount } = await client.query(
    "SELECT 1 FROM organizer WHERE id = $1 FOR NO KEY UPDATE",
    [organizerId],
  );
  if (rowCount !== 1) return null;
  const { rows } = await client.query<KnownCheck>(
    `SELECT v.status, v.told_at, o.is_verified
       FROM organizer o LEFT JOIN organizer_verification v ON v.organizer_id = o.id WHERE o.id = $1`,
    [organizerId],
  );
  return rows[0] ?? null;
}

/** Stores a report. */
export async function storeReport(client: Client, word: ProviderReport): Promise<void> {
  await client.query(
    `INSERT INTO organizer_verification (organizer_id, provider, applicant_id, status, reject_labels, told_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (organizer_id) DO UPDATE
       SET provider = EXCLUDED.provider, applicant_id = EXCLUDED.applicant_id, status = EXCLUDED.status,
           reject_labels = EXCLUDED.reject_labels, told_at = EXCLUDED.told_at`,
    [
      word.organizerId,
      word.provider,
      word.applicantId,
      word.status,
      word.rejectLabels,
      word.toldAt,
    ],
  );
}

/** Limits lock and statement times, so that the answer comes before the provider's timeout of 5 seconds. */
export async function limitTime(client: Client, ms: number): Promise<void> {
  await client.query("SELECT set_config('statement_timeout', $1, true)", [String(ms)]);
}
