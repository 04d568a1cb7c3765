import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Contact } from "../contacts/contacts.ts";

export interface Account {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  email_confirmed_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  password_hash: string | null;
  language: Locale;
  currency: Currency;
  timezone: string | null;
  /** The storefront's id. */
  storefront: string;
  organizer_id: number | null;
  is_staff: boolean;
  can_view_commission: boolean;
  can_use_knowledge: boolean;
  /** Null if the person has never visited. */
  seen_at: Date | null;
  avatar_uuid: string | null;
  /** ISO 3166. */
  country_code: string | null;
}

const selectAccount = `
  SELECT account.id, first_name, last_name, email, email_confirmed_at, phone, phone_confirmed_at, password_hash,
         language, currency, timezone, storefront, organizer_id, is_staff, can_view_commission, can_use_knowledge, seen_at,
         country_code, stored_file.uuid AS avatar_uuid
    FROM account
    LEFT JOIN stored_file ON stored_file.id = account.avatar_id`;

export async function findAccount(client: Queryable, id: number): Promise<Account | null> {
  const { rows } = await client.query<Account>(`${selectAccount} WHERE account.id = $1`, [id]);
  return rows[0] ?? null;
}

const columns = {
  email: { value: "email", confirmed: "email_confirmed_at" },
  phone: { value: "phone", confirmed: "phone_confirmed_at" },
} as const;

/** Returns the account that has confirmed a contact; of a merged one, the account that it was merged into. */
export async function findAccountByContact(
  client: Queryable,
  { kind, value }: Contact,
): Promise<Account | null> {
  const column = columns[kind];
  const { rows } = await client.query<Account>(
    `${selectAccount}
      WHERE account.id = (SELECT coalesce(merged_into, id) FROM account
                           WHERE ${column.value} = $1 AND ${column.confirmed} IS NOT NULL)`,
    [value],
  );
  return rows[0] ?? null;
}

export interface NewAccount {
  contact: Contact;
  language: Locale;
  currency: Currency;
  storefront: string;
}

/** Creates an account with a contact just confirmed by a code; null if another request was faster. */
export async function insertAccount(
  client: Client,
  { contact, language, currency, storefront }: NewAccount,
): Promise<number | null> {
  const column = columns[contact.kind];
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO account (${column.value}, ${column.confirmed}, language, currency, storefront)
     VALUES ($1, now(), $2, $3, $4)
     ON CONFLICT (${column.value}) WHERE ${column.confirmed} IS NOT NULL DO NOTHING
     RETURNING id`,
    [contact.value, language, currency, storefront],
  );
  return rows[0]?.id ?? null;
}

export interface AccountFacts {
  first_name?: string | undefined;
  last_name?: string | undefined;
  timezone?: string | undefined;
  country_code?: string | null | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  password_hash?: string | undefined;
}

/** Fills in empty fields of an account; existing contacts stay. */
export async function fillAccount(
  client: Queryable,
  id: number,
  facts: AccountFacts,
): Promise<void> {
  await client.query(
    `UPDATE account
        SET first_name = CASE WHEN first_name = '' THEN coalesce($2, '') ELSE first_name END,
            last_name = CASE WHEN last_name = '' THEN coalesce($3, '') ELSE last_name END,
            timezone = coalesce(timezone, $4),
            country_code = coalesce(country_code, $5),
            email = coalesce(email, $6),
            phone = coalesce(phone, $7),
            password_hash = coalesce(password_hash, $8)
      WHERE id = $1`,
    [
      id,
      facts.first_name || null,
      facts.last_name || null,
      facts.timezone || null,
      facts.country_code ?? null,
      facts.email ?? null,
      facts.phone ?? null,
      facts.password_hash ?? null,
    ],
  );
}

/**
 * Claims bookings made with a confirmed contact of the account, or of one merged into it; locked ones are left for next time.
 */
export async function claimBookings(client: Queryable, accountId: number): Promise<void> {
  await client.query(
    `UPDATE booking SET account_id = $1
      WHERE id IN (SELECT id FROM booking
                    WHERE account_id IS NULL
                      AND (phone = ANY (array(SELECT phone FROM account WHERE (id = $1 OR merged_into = $1)
                                                  AND phone_confirmed_at IS NOT NULL))
                        OR lower(email) = ANY (array(SELECT email FROM account WHERE (id = $1 OR merged_into = $1)
                                                        AND email_confirmed_at IS NOT NULL)))
                    FOR UPDATE SKIP LOCKED)`,
    [accountId],
  );
}

export async function setPassword(client: Queryable, id: number, hash: string): Promise<void> {
  await client.query("UPDATE account SET password_hash = $2 WHERE id = $1", [id, hash]);
}

/** Records that a person is online, at most every half minute. */
export async function touchAccount(client: Queryable, id: number): Promise<void> {
  await client.query(
    `UPDATE account SET seen_at = now()
      WHERE id = $1 AND (seen_at IS NULL OR seen_at < now() - interval '30 seconds')`,
    [id],
  );
}
