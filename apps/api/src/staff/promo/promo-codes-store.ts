import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import type { PromoCodeAnswer } from "@tropa/api-contract/staff/calls-promo";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** A row of the list; its currency is its storefront's. */
export type PromoRow = Omit<PromoCodeAnswer, "currency" | "created_at" | "ended_at"> & {
  created_at: Date;
  ended_at: Date | null;
};

/** Escapes what somebody typed for LIKE. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns codes by the beginning of code or campaign, newest first, below an id. */
export async function listPromoCodes(
  db: Queryable,
  {
    q,
    state,
    after,
    limit,
  }: { q: string; state: "open" | "ended" | null; after: number | null; limit: number },
): Promise<PromoRow[]> {
  const { rows } = await db.query<PromoRow>(
    `SELECT promo.id, code, campaign, promo.storefront,
            json_build_object('percent', percent, 'amount', promo.amount_minor) AS terms,
            borne_by, tour_ids, country_ids, city_ids, starts_from, starts_until, is_first_booking, max_uses,
            max_uses_per_person, valid_from, valid_until, uses, promo.created_at, ended_at,
            coalesce(full_name(account.first_name, account.last_name), '') AS created_by,
            (SELECT coalesce(sum(amount_minor), 0)::bigint FROM promo_use
              WHERE promo_code_id = promo.id AND released_at IS NULL) AS given
       FROM promo_code promo LEFT JOIN account ON account.id = created_by
      WHERE (code LIKE upper($1) || '%' OR campaign ILIKE $1 || '%')
        AND ($2::text IS NULL OR (ended_at IS NULL) = ($2 = 'open')) AND ($3::integer IS NULL OR promo.id < $3)
      ORDER BY promo.id DESC LIMIT $4`,
    [literal(q), state, after, limit],
  );
  return rows;
}

/** What is stored of new codes beside the code itself. */
export type NewPromo = Record<string, unknown>;

/** Adds codes and returns those that were free, with their ids. */
export async function insertPromoCodes(
  client: Client,
  codes: readonly string[],
  columns: NewPromo,
): Promise<{ id: number; code: string }[]> {
  const names = Object.keys(columns);
  const { rows } = await client.query<{ id: number; code: string }>(
    `INSERT INTO promo_code (code, ${names.join(", ")})
     SELECT code, ${names.map((_, index) => `$${index + 2}`).join(", ")} FROM unnest($1::text[]) AS code
     ON CONFLICT (code) DO NOTHING RETURNING id, code`,
    [codes, ...Object.values(columns)],
  );
  return rows;
}

/** Returns the codes that were made together with one. */
export async function codesMadeWith(db: Queryable, id: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `SELECT code FROM promo_code
      WHERE (campaign, created_at) = (SELECT campaign, created_at FROM promo_code WHERE id = $1) ORDER BY id`,
    [id],
  );
  return rows.map(({ code }) => code);
}

/** Ends a code; false if it has ended, null if there is none. */
export async function endCode(client: Client, id: number): Promise<boolean | null> {
  const { rows } = await client.query<{ is_open: boolean }>(
    "SELECT ended_at IS NULL AS is_open FROM promo_code WHERE id = $1 FOR UPDATE",
    [id],
  );
  const [found] = rows;
  if (!found) return null;
  await client.query("UPDATE promo_code SET ended_at = now() WHERE id = $1 AND ended_at IS NULL", [
    id,
  ]);
  return found.is_open;
}

/** What staff did with a code, newest first. */
export async function logOfCode(
  db: Queryable,
  id: number,
): Promise<{ at: Date; by: string; call: AuditedCall; reason: string }[]> {
  const { rows } = await db.query<{ at: Date; by: string; call: AuditedCall; reason: string }>(
    `SELECT entry.at, coalesce(full_name(first_name, last_name), '') AS by, entry.call,
            coalesce(entry.reason, '') AS reason
       FROM audit_entry entry LEFT JOIN account ON account.id = entry.account_id
      WHERE subject_kind = 'promo_code' AND subject_id = $1 AND entry.call <> 'promoCodeLog'
      ORDER BY entry.id DESC LIMIT 100`,
    [String(id)],
  );
  return rows;
}
