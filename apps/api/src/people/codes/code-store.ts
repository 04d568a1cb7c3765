import type { Queryable } from "../../platform/db/database.ts";

/**
 * The purpose of a code. For signing in or ordering its subject is the contact itself; for the second step of staff's
 * sign-in, confirming an e-mail or phone, or an owner's proof it is the account.
 */
export interface CodeKey {
  purpose: "sign_in" | "staff" | "email" | "phone" | "order" | "owner";
  subject: string;
}

export const codeLimits = { seconds: 10 * 60, resendSeconds: 60, tries: 5 } as const;

/**
 * Replaces a code, keeping the count of tries while the old one was valid. Returns whether the new one may be sent: not
 * within the countdown for the same contact, nor after too many tries.
 */
export async function replaceCode(
  client: Queryable,
  code: CodeKey & { contact: string; hash: Buffer },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO contact_code AS old (purpose, subject, contact, code_hash, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
     ON CONFLICT (purpose, subject) DO UPDATE
       SET contact = excluded.contact, code_hash = excluded.code_hash, sent_at = now(),
           expires_at = excluded.expires_at, used_at = NULL,
           tries = CASE WHEN old.used_at IS NULL AND old.expires_at > now() THEN old.tries ELSE 0 END
     WHERE old.used_at IS NOT NULL OR old.expires_at <= now()
        OR (old.tries < $7 AND (old.contact <> excluded.contact
                                OR old.sent_at <= now() - make_interval(secs => $6)))`,
    [
      code.purpose,
      code.subject,
      code.contact,
      code.hash,
      codeLimits.seconds,
      codeLimits.resendSeconds,
      codeLimits.tries,
    ],
  );
  return rowCount === 1;
}

export interface SentCode {
  contact: string;
  isSpent: boolean;
  isUsed: boolean;
  /** Seconds until another code may be sent to the same contact; 0 if allowed now. */
  resendSeconds: number;
  /** Seconds until it expires. */
  seconds: number;
}

/** Returns the last code, pending or expired; null if none was ever sent. */
export async function findCode(client: Queryable, key: CodeKey): Promise<SentCode | null> {
  const { rows } = await client.query<SentCode>(
    `SELECT contact, tries >= $3 AS "isSpent", used_at IS NOT NULL AS "isUsed",
            greatest(0, ceil(extract(epoch FROM sent_at - now()) + $4))::integer AS "resendSeconds",
            greatest(0, ceil(extract(epoch FROM expires_at - now())))::integer AS seconds
       FROM contact_code WHERE purpose = $1 AND subject = $2`,
    [key.purpose, key.subject, codeLimits.tries, codeLimits.resendSeconds],
  );
  return rows[0] ?? null;
}

/** Counts a try and returns the hash to compare with; null without a valid code or tries left. */
export async function countTry(
  client: Queryable,
  key: CodeKey,
): Promise<{ hash: Buffer; contact: string } | null> {
  const { rows } = await client.query<{ hash: Buffer; contact: string }>(
    `UPDATE contact_code SET tries = tries + 1
      WHERE purpose = $1 AND subject = $2 AND tries < $3 AND used_at IS NULL AND expires_at > now()
      RETURNING code_hash AS hash, contact`,
    [key.purpose, key.subject, codeLimits.tries],
  );
  return rows[0] ?? null;
}

/** Uses up a code; false if it was used or replaced meanwhile. */
export async function consumeCode(client: Queryable, key: CodeKey, hash: Buffer): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE contact_code SET used_at = now()
      WHERE purpose = $1 AND subject = $2 AND code_hash = $3 AND used_at IS NULL AND expires_at > now()`,
    [key.purpose, key.subject, hash],
  );
  return rowCount === 1;
}

/**
 * Returns the bot's chat with the person who has confirmed the phone; null if they have not connected the messenger.
 */
export async function findMessengerChat(
  client: Queryable,
  phone: string,
  messenger: "telegram" | "vk",
): Promise<string | null> {
  const { rows } = await client.query<{ external_id: string }>(
    `SELECT external_id FROM messenger_connection JOIN account ON account.id = messenger_connection.account_id
      WHERE account.phone = $1 AND account.phone_confirmed_at IS NOT NULL AND source = $2`,
    [phone, messenger],
  );
  return rows[0]?.external_id ?? null;
}
