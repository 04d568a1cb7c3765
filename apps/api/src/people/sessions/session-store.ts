import type { DeskPart } from "@tropa/domain/people/desk-part";
import type { Queryable } from "../../platform/db/database.ts";
import type { Device } from "./device.ts";
import type { Actor } from "../../platform/errors/actor.ts";

/**
 * Opens a session; null for an account that is blocked or merged into another. Waits for a block or a merge under way, so
 * that none is opened behind it.
 */
export async function insertSession(
  client: Queryable,
  session: {
    accountId: number;
    storefront: string;
    refreshSecret: Buffer;
    days: number;
    device: Device;
  },
): Promise<string | null> {
  const { browser, system, country } = session.device;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO session (account_id, storefront, refresh_secret, browser, system, country, expires_at)
     SELECT id, $2, $3, $4, $5, $6, now() + make_interval(days => $7)
       FROM account WHERE id = $1 AND blocked_at IS NULL AND merged_into IS NULL FOR SHARE
     RETURNING id`,
    [
      session.accountId,
      session.storefront,
      session.refreshSecret,
      browser,
      system,
      country,
      session.days,
    ],
  );
  return rows[0]?.id ?? null;
}

interface SessionRow extends Device {
  id: string;
  signed_in_at: Date;
  seen_at: Date;
}

/** Returns an account's sessions: the given one first, then by last use. */
export async function findSessions(
  client: Queryable,
  accountId: number,
  first: string,
): Promise<SessionRow[]> {
  const { rows } = await client.query<SessionRow>(
    `SELECT id, browser, system, country, created_at AS signed_in_at, refreshed_at AS seen_at
       FROM session WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > now()
      ORDER BY id = $2::uuid DESC, refreshed_at DESC, id`,
    [accountId, first],
  );
  return rows;
}

/** Ends a session of an account; false for an unknown id. */
export async function revokeOwnSession(
  client: Queryable,
  accountId: number,
  sessionId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE session SET revoked_at = now()
      WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL AND expires_at > now()`,
    [sessionId, accountId],
  );
  return rowCount === 1;
}

export interface LivingSession {
  accountId: number;
  refreshSecret: Buffer;
  generation: number;
  /** Seconds since the last rotation of the token. */
  secondsSinceRefresh: number;
}

/** Returns a session that is neither revoked nor expired. */
export async function findSession(
  client: Queryable,
  sessionId: string,
): Promise<LivingSession | null> {
  const { rows } = await client.query<LivingSession>(
    `SELECT account_id AS "accountId", refresh_secret AS "refreshSecret", generation,
            extract(epoch FROM now() - refreshed_at)::double precision AS "secondsSinceRefresh"
       FROM session WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()`,
    [sessionId],
  );
  return rows[0] ?? null;
}

/** Advances a session to its next generation; false if another request was faster. */
export async function rotateSession(
  client: Queryable,
  session: { id: string; generation: number; days: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE session SET generation = generation + 1, refreshed_at = now(),
                        expires_at = now() + make_interval(days => $3)
      WHERE id = $1 AND generation = $2 AND revoked_at IS NULL AND expires_at > now()`,
    [session.id, session.generation, session.days],
  );
  return rowCount === 1;
}

export async function revokeSession(client: Queryable, sessionId: string): Promise<void> {
  await client.query("UPDATE session SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL", [
    sessionId,
  ]);
}

/** Ends all sessions of an account, except an optional one. */
export async function revokeSessions(
  client: Queryable,
  accountId: number,
  except: string | null = null,
): Promise<void> {
  await client.query(
    `UPDATE session SET revoked_at = now()
      WHERE account_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2::uuid`,
    [accountId, except],
  );
}

interface ActorRow {
  account_id: number;
  session_id: string;
  organizer_id: number | null;
  is_staff: boolean;
  can_view_commission: boolean;
  can_use_knowledge: boolean;
  desk_parts: DeskPart[];
}

/** The owner of a session. */
export type KnownActor = Omit<Actor, "requestId">;

/** Returns the owner of a valid session; null if it was revoked or has expired. */
export async function findActor(client: Queryable, sessionId: string): Promise<KnownActor | null> {
  const { rows } = await client.query<ActorRow>(
    `SELECT account.id AS account_id, session.id AS session_id, organizer_id, is_staff, can_view_commission,
            can_use_knowledge, desk_parts
       FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = $1 AND revoked_at IS NULL AND expires_at > now()`,
    [sessionId],
  );
  const [row] = rows;
  return row
    ? {
        accountId: row.account_id,
        sessionId: row.session_id,
        organizerId: row.organizer_id,
        isStaff: row.is_staff,
        canViewCommission: row.can_view_commission,
        canUseKnowledge: row.can_use_knowledge,
        deskParts: row.desk_parts,
      }
    : null;
}

/** Marks the session as a fresh sign-in. */
export async function markOwnerSeen(client: Queryable, sessionId: string): Promise<void> {
  await client.query("UPDATE session SET owner_seen_at = now() WHERE id = $1", [sessionId]);
}

/** Seconds since a session's sign-in or last owner's proof. */
export async function sessionAge(client: Queryable, sessionId: string): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - coalesce(owner_seen_at, created_at))::double precision AS seconds
       FROM session WHERE id = $1`,
    [sessionId],
  );
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
}
