import type { movedKinds } from "@tropa/api-contract/staff/calls-people";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** Rows that belong to an account by a column. */
interface Rows {
  table: string;
  column: "account_id" | "author_id";
  /** What tells the rows of an account apart. */
  key: string;
  /** SQL of what has to hold for a row to move: mostly that the other account ($2) has no such row yet. */
  moves?: string;
}

const unlessThere = (table: string, same: string) =>
  `NOT EXISTS (SELECT FROM ${table} other WHERE other.account_id = $2 AND ${same})`;

/** All that moves by an account's number, in the order in which it moves. */
export const rowsByAccount = {
  bookings: { table: "booking", column: "account_id", key: "id" },
  reviews: { table: "review", column: "account_id", key: "id" },
  favourites: {
    table: "favourite_tour",
    column: "account_id",
    key: "tour_id",
    moves: unlessThere("favourite_tour", "other.tour_id = mine.tour_id"),
  },
  chats: {
    table: "chat",
    column: "account_id",
    key: "id",
    moves: unlessThere("chat", "other.organizer_id IS NOT DISTINCT FROM mine.organizer_id"),
  },
  // Of chats that have moved: those that stay keep their authors.
  messages: {
    table: "chat_message",
    column: "author_id",
    key: "id",
    moves: "chat_id IN (SELECT id FROM chat WHERE account_id = $2)",
  },
  mutes: {
    table: "chat_mute",
    column: "account_id",
    key: "chat_id",
    moves: "chat_id IN (SELECT id FROM chat WHERE account_id = $2)",
  },
  questions: {
    table: "tour_question",
    column: "account_id",
    key: "id",
    moves: unlessThere(
      "tour_question",
      "other.tour_id = mine.tour_id AND md5(other.question) = md5(mine.question)",
    ),
  },
  complaints: {
    table: "tour_complaint",
    column: "account_id",
    key: "id",
    moves: unlessThere(
      "tour_complaint",
      "other.tour_id = mine.tour_id AND md5(other.text) = md5(mine.text)",
    ),
  },
  files: { table: "stored_file", column: "account_id", key: "id" },
  passkeys: { table: "passkey", column: "account_id", key: "id" },
  messengers: {
    table: "messenger_connection",
    column: "account_id",
    key: "source",
    moves: unlessThere("messenger_connection", "other.source = mine.source"),
  },
  applications: {
    table: "organizer_application",
    column: "account_id",
    key: "id",
    moves: "status <> 'waiting'",
  },
} as const satisfies Record<string, Rows>;
export type RowsKind = keyof typeof rowsByAccount;

/** Moves rows of an account to another one; returns their keys. */
export async function moveRows(
  client: Client,
  kind: RowsKind,
  { from, into }: { from: number; into: number },
): Promise<string[]> {
  const { table, column, key, moves = "$2::integer IS NOT NULL" }: Rows = rowsByAccount[kind];
  const { rows } = await client.query<{ key: string }>(
    `UPDATE ${table} mine SET ${column} = $2 WHERE mine.${column} = $1 AND ${moves} RETURNING ${key}::text AS key`,
    [from, into],
  );
  return rows.map((row) => row.key);
}

/** Gives rows back that are still where they were moved to. */
export async function returnRows(
  client: Client,
  kind: RowsKind,
  { from, into, keys }: { from: number; into: number; keys: readonly string[] },
): Promise<void> {
  const { table, column, key }: Rows = rowsByAccount[kind];
  await client.query(
    `UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2 AND ${key}::text = ANY ($3)`,
    [from, into, keys],
  );
}

/** What names an owner by e-mail. */
export const rowsByEmail = {
  bought: { table: "certificate", column: "buyer_email", moves: "true" },
  given: { table: "certificate", column: "recipient_email", moves: "true" },
  subscriptions: {
    table: "program_subscription",
    column: "email",
    moves:
      "NOT EXISTS (SELECT FROM program_subscription other WHERE other.email = $2 AND other.tour_id = mine.tour_id)",
  },
} as const;
export type EmailRowsKind = keyof typeof rowsByEmail;

/** A row and its address of before, as it was written. */
export interface Readdressed {
  id: number;
  email: string;
}

/** Gives rows of one address another one; returns them as they were. */
export async function readdress(
  client: Client,
  kind: EmailRowsKind,
  { from, into }: { from: string; into: string },
): Promise<Readdressed[]> {
  const { table, column, moves } = rowsByEmail[kind];
  const { rows } = await client.query<Readdressed>(
    `UPDATE ${table} mine SET ${column} = $2
       FROM ${table} was
      WHERE was.id = mine.id AND lower(was.${column}) = $1 AND lower(mine.${column}) = $1 AND ${moves}
      RETURNING mine.id, was.${column} AS email`,
    [from, into],
  );
  return rows;
}

/** Gives rows their address of before, where they still have the one that a merge gave them. */
export async function readdressBack(
  client: Client,
  kind: EmailRowsKind,
  { rows, into }: { rows: readonly Readdressed[]; into: string },
): Promise<void> {
  const { table, column } = rowsByEmail[kind];
  await client.query(
    `UPDATE ${table} SET ${column} = was.email FROM jsonb_to_recordset($1) AS was (id integer, email text)
      WHERE ${table}.id = was.id AND ${table}.${column} = $2`,
    [JSON.stringify(rows), into],
  );
}

/** Rows that stay with a merged account, because the other one has the same. */
export async function rowsLeft(
  client: Queryable,
  { from, email }: { from: number; email: string | null },
): Promise<{ favourites: number; subscriptions: number; messengers: number }> {
  const { rows } = await client.query<{
    favourites: number;
    subscriptions: number;
    messengers: number;
  }>(
    `SELECT (SELECT count(*)::integer FROM favourite_tour WHERE account_id = $1) AS favourites,
            (SELECT count(*)::integer FROM program_subscription WHERE email = $2) AS subscriptions,
            (SELECT count(*)::integer FROM messenger_connection WHERE account_id = $1) AS messengers`,
    [from, email],
  );
  const [row] = rows;
  if (!row) throw new Error("Nothing was counted");
  return row;
}

/** With whom a merged account still has chats; no names for support. */
export async function chatsLeft(
  client: Queryable,
  from: number,
): Promise<{ first_name: LocalisedText | null; last_name: LocalisedText | null }[]> {
  const { rows } = await client.query<{
    first_name: LocalisedText | null;
    last_name: LocalisedText | null;
  }>(
    `SELECT first_name, last_name FROM chat LEFT JOIN organizer ON organizer.id = organizer_id
      WHERE account_id = $1 ORDER BY chat.id`,
    [from],
  );
  return rows;
}

export type MovedKind = (typeof movedKinds)[number];
