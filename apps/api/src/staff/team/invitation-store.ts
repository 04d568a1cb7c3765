import type { Client, Queryable } from "../../platform/db/database.ts";

export interface InvitationRow {
  id: number;
  email: string;
  role_ids: number[];
  by: string;
  expires_at: Date;
}

const open = "accepted_at IS NULL AND withdrawn_at IS NULL";

/** Returns invitations that can still be accepted, the newest first. */
export async function listInvitations(db: Queryable): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `SELECT invitation.id, invitation.email, invitation.expires_at,
            full_name(account.first_name, account.last_name) AS by,
            ARRAY(SELECT role_id FROM staff_invitation_role WHERE invitation_id = invitation.id ORDER BY 1) AS role_ids
       FROM staff_invitation invitation LEFT JOIN account ON account.id = invitation.invited_by
      WHERE ${open} AND expires_at > now() ORDER BY invitation.id DESC`,
  );
  return rows;
}

/** Adds an invitation in place of an earlier one to the address. */
export async function insertInvitation(
  client: Client,
  invitation: {
    email: string;
    tokenHash: Buffer;
    invitedBy: number;
    hours: number;
    roleIds: readonly number[];
  },
): Promise<number> {
  await client.query(
    `UPDATE staff_invitation SET withdrawn_at = now() WHERE email = $1 AND ${open}`,
    [invitation.email],
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO staff_invitation (email, token_hash, invited_by, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(hours => $4)) RETURNING id`,
    [invitation.email, invitation.tokenHash, invitation.invitedBy, invitation.hours],
  );
  const { id } = rows[0]!;
  await client.query(
    "INSERT INTO staff_invitation_role (invitation_id, role_id) SELECT $1, unnest($2::integer[])",
    [id, invitation.roleIds],
  );
  return id;
}

/** Withdraws an open invitation; false if there is none. */
export async function withdrawInvitation(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE staff_invitation SET withdrawn_at = now() WHERE id = $1 AND ${open}`,
    [id],
  );
  return rowCount === 1;
}

export async function withdrawInvitationsBy(client: Client, accountId: number): Promise<void> {
  await client.query(
    `UPDATE staff_invitation SET withdrawn_at = now() WHERE invited_by = $1 AND ${open}`,
    [accountId],
  );
}

/** Returns the address of an invitation that can still be accepted; null if there is none. */
export async function findInvitation(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    `SELECT email FROM staff_invitation WHERE token_hash = $1 AND ${open} AND expires_at > now()`,
    [tokenHash],
  );
  return rows[0]?.email ?? null;
}

/** Uses up an invitation and returns it with its roles; null if it can no longer be accepted. */
export async function acceptInvitation(
  client: Client,
  tokenHash: Buffer,
): Promise<{ id: number; email: string; role_ids: number[] } | null> {
  const { rows } = await client.query<{ id: number; email: string; role_ids: number[] }>(
    `UPDATE staff_invitation SET accepted_at = now()
      WHERE token_hash = $1 AND ${open} AND expires_at > now()
      RETURNING id, email, ARRAY(SELECT role_id FROM staff_invitation_role WHERE invitation_id = id ORDER BY 1) AS role_ids`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Makes an account one of the staff. */
export async function makeStaff(client: Client, accountId: number): Promise<void> {
  await client.query("UPDATE account SET is_staff = true WHERE id = $1", [accountId]);
}
