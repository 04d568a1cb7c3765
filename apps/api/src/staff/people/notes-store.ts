import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import type { Queryable } from "../../platform/db/database.ts";

/** Newest entries of the log that a card shows. */
const mostShown = 100;

interface NoteRow {
  id: number;
  at: Date;
  by: string;
  text: string;
}

const selectNote = `SELECT note.id, note.created_at AS at, coalesce(full_name(first_name, last_name), '') AS by,
       note.body AS text FROM account_note note LEFT JOIN account ON account.id = note.author_id`;

/** Returns the notes about a person, newest first. */
export async function notesOfPerson(db: Queryable, accountId: number): Promise<NoteRow[]> {
  const { rows } = await db.query<NoteRow>(
    `${selectNote} WHERE note.account_id = $1 ORDER BY note.id DESC`,
    [accountId],
  );
  return rows;
}

/** Adds a note; null if there is no such person. */
export async function insertNote(
  db: Queryable,
  { accountId, authorId, text }: { accountId: number; authorId: number; text: string },
): Promise<NoteRow | null> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO account_note (account_id, author_id, body)
     SELECT id, $2, $3 FROM account WHERE id = $1 RETURNING id`,
    [accountId, authorId, text],
  );
  if (!rows[0]) return null;
  const inserted = await db.query<NoteRow>(`${selectNote} WHERE note.id = $1`, [rows[0].id]);
  return inserted.rows[0] ?? null;
}

/** Returns what staff did with a person, newest first, without their looks at the card. */
export async function logOfPerson(
  db: Queryable,
  accountId: number,
): Promise<{ at: Date; by: string; call: AuditedCall }[]> {
  const { rows } = await db.query<{ at: Date; by: string; call: AuditedCall }>(
    `SELECT entry.at, coalesce(full_name(first_name, last_name), '') AS by, entry.call
       FROM audit_entry entry LEFT JOIN account ON account.id = entry.account_id
      WHERE subject_kind = 'account' AND subject_id = $1 AND call <> 'staffPerson'
      ORDER BY entry.id DESC LIMIT $2`,
    [String(accountId), mostShown],
  );
  return rows;
}
