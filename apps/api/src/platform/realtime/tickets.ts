import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "../db/database.ts";
import type { Actor } from "../errors/actor.ts";

/** Lifetime of a ticket, seconds. */
const ticketSeconds = 30;

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest();

/** Creates a ticket for one websocket of a session; any process accepts it. */
export async function issueTicket(
  client: Queryable,
  actor: Pick<Actor, "sessionId">,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(24).toString("base64url");
  const { rows } = await client.query<{ expires_at: Date }>(
    `INSERT INTO realtime_ticket (hash, session_id, expires_at)
     VALUES ($1, $2, now() + make_interval(secs => $3)) RETURNING expires_at`,
    [hashOf(ticket), actor.sessionId, ticketSeconds],
  );
  return { ticket, expiresAt: rows[0]?.expires_at ?? new Date() };
}

/** The owner of a socket with their current rights. */
export interface SocketOwner {
  sessionId: string;
  accountId: number;
  organizerId: number | null;
  /** May answer support chats. */
  isSupport: boolean;
  /** May open the desk's tasks. */
  hasTasks: boolean;
}

interface OwnerRow {
  session_id: string;
  account_id: number;
  organizer_id: number | null;
  is_support: boolean;
  has_tasks: boolean;
}

const ownerOf = (row: OwnerRow): SocketOwner => ({
  sessionId: row.session_id,
  accountId: row.account_id,
  organizerId: row.organizer_id,
  isSupport: row.is_support,
  hasTasks: row.has_tasks,
});

/** SQL for the permissions to open parts of the desk. */
const rights = `(is_staff AND 'support' = ANY (desk_parts)) AS is_support,
  (is_staff AND 'tasks' = ANY (desk_parts)) AS has_tasks`;
const living = "session.revoked_at IS NULL AND session.expires_at > now()";

/** Uses up a ticket and returns its owner; null if it is invalid, used, expired or of an ended session. */
export async function takeTicket(client: Queryable, ticket: string): Promise<SocketOwner | null> {
  const { rows } = await client.query<OwnerRow>(
    `WITH taken AS (DELETE FROM realtime_ticket WHERE hash = $1 RETURNING session_id, expires_at)
     SELECT session.id AS session_id, account.id AS account_id, organizer_id, ${rights}
       FROM taken JOIN session ON session.id = taken.session_id JOIN account ON account.id = session.account_id
      WHERE taken.expires_at > now() AND ${living}`,
    [hashOf(ticket)],
  );
  return rows[0] ? ownerOf(rows[0]) : null;
}

/** Returns the owners of those sessions that are still valid. */
export async function livingSessions(
  client: Queryable,
  sessionIds: readonly string[],
): Promise<Map<string, SocketOwner>> {
  const { rows } = await client.query<OwnerRow>(
    `SELECT session.id AS session_id, account.id AS account_id, organizer_id, ${rights}
       FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ANY ($1) AND ${living}`,
    [sessionIds],
  );
  return new Map(rows.map((row) => [row.session_id, ownerOf(row)]));
}

export async function deleteSpentTickets(client: Queryable): Promise<void> {
  await client.query("DELETE FROM realtime_ticket WHERE expires_at < now()");
}
