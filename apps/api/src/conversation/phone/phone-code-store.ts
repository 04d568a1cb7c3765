import type { LocalisedText } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

/** The person whom a code connects to. */
export type Callee = { organizerId: number; chatId: null } | { organizerId: null; chatId: number };

export async function organizerExists(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM organizer WHERE id = $1", [id]);
  return rowCount === 1;
}

interface PhoneCode {
  code: string;
  expiresAt: Date;
}

/** Finds a callee's code that is valid for at least so many minutes more, to return it again. */
export async function findLivingCode(
  client: Queryable,
  number: string,
  callee: Callee,
  minutesLeft: number,
): Promise<PhoneCode | null> {
  const { rows } = await client.query<{ code: string; expires_at: Date }>(
    `SELECT code, expires_at FROM phone_code
      WHERE number = $1 AND organizer_id IS NOT DISTINCT FROM $2 AND chat_id IS NOT DISTINCT FROM $3
        AND expires_at > now() + make_interval(mins => $4)
      ORDER BY expires_at DESC LIMIT 1`,
    [number, callee.organizerId, callee.chatId, minutesLeft],
  );
  return rows[0] ? { code: rows[0].code, expiresAt: rows[0].expires_at } : null;
}

/** Stores a code; null if another callee has it. */
export async function insertCode(
  client: Queryable,
  code: { code: string; number: string; timezone: string | null; minutes: number } & Callee,
): Promise<PhoneCode | null> {
  const { rows } = await client.query<{ code: string; expires_at: Date }>(
    `INSERT INTO phone_code (code, number, organizer_id, chat_id, timezone, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
     ON CONFLICT (number, code) DO UPDATE
       SET organizer_id = excluded.organizer_id, chat_id = excluded.chat_id, timezone = excluded.timezone,
           expires_at = excluded.expires_at
     WHERE phone_code.expires_at < now()
     RETURNING code, expires_at`,
    [code.code, code.number, code.organizerId, code.chatId, code.timezone, code.minutes],
  );
  return rows[0] ? { code: rows[0].code, expiresAt: rows[0].expires_at } : null;
}

/** Returns the phone that a valid code connects to; null also if the person has none. */
export async function phoneOfCode(
  client: Queryable,
  number: string,
  code: string,
): Promise<string | null> {
  const { rows } = await client.query<{ phone: string | null }>(
    `SELECT COALESCE(organizer.phone, account.phone) AS phone
       FROM phone_code LEFT JOIN organizer ON organizer.id = phone_code.organizer_id
            LEFT JOIN chat ON chat.id = phone_code.chat_id LEFT JOIN account ON account.id = chat.account_id
      WHERE number = $1 AND code = $2 AND expires_at > now()`,
    [number, code],
  );
  return rows[0]?.phone ?? null;
}

export async function phoneOfOrganizer(client: Queryable, id: number): Promise<string | null> {
  const { rows } = await client.query<{ phone: string }>(
    "SELECT phone FROM organizer WHERE id = $1",
    [id],
  );
  return rows[0]?.phone ?? null;
}

export async function phoneOfAccount(client: Queryable, id: number): Promise<string | null> {
  const { rows } = await client.query<{ phone: string | null }>(
    "SELECT phone FROM account WHERE id = $1",
    [id],
  );
  return rows[0]?.phone ?? null;
}

export interface OrganizerNames {
  first_name: LocalisedText;
  last_name: LocalisedText;
}

export async function organizerNames(
  client: Queryable,
  id: number,
): Promise<OrganizerNames | null> {
  const { rows } = await client.query<OrganizerNames>(
    "SELECT first_name, last_name FROM organizer WHERE id = $1",
    [id],
  );
  return rows[0] ?? null;
}
