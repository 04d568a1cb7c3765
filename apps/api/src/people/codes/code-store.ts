import type { Queryable } from "../../platform/db/database.ts";

/**
 * What a code is for: signing in or ordering (its subject is the contact itself), the second step of the staff's
 * sign-in, or confirming an e-mail or a phone of an account, or that its owner is there (its subject is the account).
 */
export interface CodeKey {
  purpose: "sign_in" | "staff" | "email" | "phone" | "order" | "owner";
  subject: string;
}

export const codeLimits = { seconds: 10 * 60, resendSeconds: 60, tries: 5 } as const;

/**
 * Puts a new code in the place of the one before, keeping the count of tries while that one was good. Answers
 * whether it may be sent: not within the countdown to the same contact, not while the tries are used up.
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
  /** Until another one may be sent to the same contact; 0 when it may. */
  resendSeconds: number;
  /** Until it is over. */
  seconds: number;
}

/** The code that waits to be entered, or one that was; null where none was ever sent. */
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

/** Counts a try and answers what it is compared with; null where there is nothing (more) to try. */
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

/** Uses a code up; false where somebody else has, or where another one was sent meanwhile. */
export async function consumeCode(client: Queryable, key: CodeKey, hash: Buffer): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE contact_code SET used_at = now()
      WHERE purpose = $1 AND subject = $2 AND code_hash = $3 AND used_at IS NULL AND expires_at > now()`,
    [key.purpose, key.subject, hash],
  );
  return rowCount === 1;
}

/** The chat of the person whose confirmed phone it is with our bot; null where none is connected. */
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
