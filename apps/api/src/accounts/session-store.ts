import type { Queryable } from "../db/database.ts";
import type { Actor } from "../http/actor.ts";

export async function insertSession(
  client: Queryable,
  session: { accountId: number; storefront: string; refreshHash: Buffer; days: number },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO session (account_id, storefront, refresh_hash, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(days => $4)) RETURNING id`,
    [session.accountId, session.storefront, session.refreshHash, session.days],
  );
  const [row] = rows;
  if (!row) throw new Error("A session was not stored");
  return row.id;
}

interface ActorRow {
  account_id: number;
  session_id: string;
  organizer_id: number | null;
  is_staff: boolean;
  can_view_commission: boolean;
  can_use_knowledge: boolean;
}

/** Who a living session belongs to; null once it was revoked or is over. */
export async function findActor(client: Queryable, sessionId: string): Promise<Actor | null> {
  const { rows } = await client.query<ActorRow>(
    `SELECT account.id AS account_id, session.id AS session_id, organizer_id, is_staff, can_view_commission,
            can_use_knowledge
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
      }
    : null;
}
