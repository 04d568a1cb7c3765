import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import { realtimeEvent } from "@tropa/api-contract/conversation/events";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import { inTransaction } from "../db/database.ts";
import type { Pool, Queryable } from "../db/database.ts";

/** Receivers of an event: an account, an organizer's people, support staff, or staff with tasks. */
export type Topic = `account/${number}` | `organizer/${number}` | "staff" | "tasks";

/** The topic of a session's end, which closes its sockets; a trigger stores it. */
export const sessionTopic = "session/";

/** An event before it has its id. */
type Unnumbered<Event> = Event extends RealtimeEvent ? Omit<Event, "id"> : never;
export type NewEvent = Unnumbered<RealtimeEvent> & { topic: Topic };

export interface StoredEvent {
  id: number;
  topic: Topic;
  event: string;
  chat_id: number | null;
  data: unknown;
}

/** Advisory lock, any constant: events get their ids in one transaction after the other. */
const eventLock = 7_203_521;

/** Drops what the contract does not name; throws if an event does not fit it. */
function parsedEvent({ topic, ...event }: NewEvent) {
  const { id: _unnumbered, ...parsed } = realtimeEvent.parse({ ...event, id: 1 });
  return { ...parsed, topic };
}

/** Stores events, which get their ids after the commit (`numberEvents`). */
export async function insertEvents(client: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await client.query(
    `INSERT INTO realtime_pending (topic, event, chat_id, data)
       SELECT told ->> 'topic', told ->> 'event', (told ->> 'chat_id')::integer, told -> 'data'
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (told, place)
        ORDER BY place`,
    [JSON.stringify(events.map(parsedEvent))],
  );
}

/**
 * Gives ids to events of committed transactions; returns whether there were any. One process at a time until its commit,
 * so ids become visible in order, without gaps.
 */
export async function numberEvents(pool: Pool): Promise<boolean> {
  const { rowCount: pending } = await pool.query("SELECT FROM realtime_pending LIMIT 1");
  if (pending === 0) return false;
  return inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [eventLock]);
    const { rowCount } = await client.query(
      `WITH taken AS (DELETE FROM realtime_pending RETURNING *)
       INSERT INTO realtime_event (topic, event, chat_id, data, created_at)
         SELECT topic, event, chat_id, data, created_at FROM taken ORDER BY place`,
    );
    return rowCount !== 0;
  });
}

/** Events after an id, oldest first, of some topics or of all. */
export async function eventsAfter(
  client: Queryable,
  after: number,
  { topics, limit }: { topics?: readonly Topic[]; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await client.query<StoredEvent>(
    `SELECT id, topic, event, chat_id, data FROM realtime_event
      WHERE id > $1 AND ($2::text[] IS NULL OR topic = ANY ($2))
      ORDER BY id LIMIT $3`,
    [after, topics ?? null, limit],
  );
  return rows;
}

/** Returns the id of the newest event, and the id up to which events have been deleted. */
export async function eventBounds(client: Queryable): Promise<{ newest: number; trimmed: number }> {
  const { rows } = await client.query<{ newest: number; trimmed: number }>(
    `SELECT last_id AS trimmed, GREATEST(last_id, (SELECT max(id) FROM realtime_event)) AS newest
       FROM realtime_trim`,
  );
  return rows[0] ?? { newest: 0, trimmed: 0 };
}

/** Deletes events older than some days, and expired tickets. */
export async function deleteOldEvents(client: Queryable, days: number): Promise<number> {
  const { rows } = await client.query<{ trimmed: number }>(
    `WITH old AS (
       DELETE FROM realtime_event WHERE created_at < now() - make_interval(days => $1) RETURNING id),
     noted AS (
       UPDATE realtime_trim SET last_id = GREATEST(last_id, (SELECT max(id) FROM old)))
     SELECT count(*) AS trimmed FROM old`,
    [days],
  );
  return rows[0]?.trimmed ?? 0;
}

/** Returns the topic of a chat's side. */
export function topicOf(
  chat: { accountId: number; organizerId: number | null },
  side: ChatSide,
): Topic {
  if (side === "tourist") return `account/${chat.accountId}`;
  return chat.organizerId === null ? "staff" : `organizer/${chat.organizerId}`;
}
