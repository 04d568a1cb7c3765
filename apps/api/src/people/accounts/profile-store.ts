import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";
import type { Contact } from "../contacts/contacts.ts";

export interface ProfileChange {
  first_name?: string | undefined;
  last_name?: string | undefined;
  timezone?: string | undefined;
  language?: Locale | undefined;
  currency?: Currency | undefined;
}

export async function updateProfile(
  client: Queryable,
  id: number,
  change: ProfileChange,
): Promise<void> {
  await client.query(
    `UPDATE account SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
                        timezone = coalesce($4, timezone), language = coalesce($5, language),
                        currency = coalesce($6, currency)
      WHERE id = $1`,
    [
      id,
      change.first_name ?? null,
      change.last_name ?? null,
      change.timezone || null,
      change.language ?? null,
      change.currency ?? null,
    ],
  );
}

/** Fills in names that the account does not have yet. */
export async function fillMissingNames(
  client: Queryable,
  id: number,
  name: { first_name: string; last_name: string },
): Promise<void> {
  await client.query(
    `UPDATE account SET first_name = coalesce(nullif(first_name, ''), $2),
                        last_name = coalesce(nullif(last_name, ''), $3)
      WHERE id = $1`,
    [id, name.first_name, name.last_name],
  );
}

/** @param code of ISO 3166 */
export async function setCountryCode(
  client: Queryable,
  id: number,
  code: string | null,
): Promise<void> {
  await client.query("UPDATE account SET country_code = $2 WHERE id = $1", [id, code]);
}

/** Sets a person's photo; false if the file is not an image of their own. */
export async function setAvatar(
  client: Queryable,
  id: number,
  fileId: number | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE account SET avatar_id = $2
      WHERE id = $1 AND ($2::integer IS NULL OR EXISTS (
        SELECT FROM stored_file WHERE stored_file.id = $2 AND kind = 'image' AND account_id = $1))`,
    [id, fileId],
  );
  return rowCount === 1;
}

const columns = {
  email: { value: "email", confirmed: "email_confirmed_at" },
  phone: { value: "phone", confirmed: "phone_confirmed_at" },
} as const;

/** Stores an e-mail or phone to be confirmed; false if there is a confirmed one. */
export async function setUnconfirmedContact(
  client: Queryable,
  id: number,
  { kind, value }: Contact,
): Promise<boolean> {
  const column = columns[kind];
  const { rowCount } = await client.query(
    `UPDATE account SET ${column.value} = $2
      WHERE id = $1 AND (${column.confirmed} IS NULL OR ${column.value} = $2)`,
    [id, value],
  );
  return rowCount === 1;
}

/** Throws PostgreSQL's unique violation where another account has confirmed the same contact. */
export async function setConfirmedContact(
  client: Queryable,
  id: number,
  { kind, value }: Contact,
): Promise<void> {
  const column = columns[kind];
  await client.query(
    `UPDATE account SET ${column.value} = $2, ${column.confirmed} = now() WHERE id = $1`,
    [id, value],
  );
}
