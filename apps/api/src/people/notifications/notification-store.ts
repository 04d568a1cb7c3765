import type { LetterTopic, LetterWay } from "@tropa/domain/people/letter-topics";
import type { Queryable } from "../../platform/db/database.ts";

/** Returns the letters that an account has turned off, as `topic/way`. */
export async function readDisabledLetters(
  client: Queryable,
  accountId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ topic: string; way: string }>(
    "SELECT topic, way FROM letter_off WHERE account_id = $1",
    [accountId],
  );
  return new Set(rows.map(({ topic, way }) => `${topic}/${way}`));
}

export async function setLetterChoice(
  client: Queryable,
  accountId: number,
  choice: { topic: LetterTopic; way: LetterWay; isOn: boolean },
): Promise<void> {
  const { topic, way, isOn } = choice;
  await client.query(
    isOn
      ? "DELETE FROM letter_off WHERE account_id = $1 AND topic = $2 AND way = $3"
      : "INSERT INTO letter_off (account_id, topic, way) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [accountId, topic, way],
  );
}

/** Unsubscribes an address without an account from a topic. */
export async function disableAddress(
  client: Queryable,
  email: string,
  topic: LetterTopic,
): Promise<void> {
  await client.query(
    "INSERT INTO letter_off_address (address, topic) VALUES (lower($1), $2) ON CONFLICT DO NOTHING",
    [email, topic],
  );
}

export async function isAddressDisabled(
  client: Queryable,
  email: string,
  topic: LetterTopic,
): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT FROM letter_off_address WHERE address = lower($1) AND topic = $2",
    [email, topic],
  );
  return rows.length > 0;
}

/** Returns the ways that reach an account: its confirmed contacts and a connected messenger. */
export async function readWays(client: Queryable, accountId: number): Promise<LetterWay[]> {
  const { rows } = await client.query<{ way: LetterWay }>(
    `SELECT 'email' AS way FROM account WHERE id = $1 AND email_confirmed_at IS NOT NULL
     UNION ALL SELECT 'sms' FROM account WHERE id = $1 AND phone_confirmed_at IS NOT NULL
     UNION ALL SELECT 'messenger' WHERE EXISTS (SELECT FROM messenger_connection WHERE account_id = $1)`,
    [accountId],
  );
  return rows.map(({ way }) => way);
}
