import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import { realtimeEvent } from "@tropa/api-contract/conversation/events";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import type { Queryable } from "../db/database.ts";

/** Receivers of an event: an account, an organizer's people, or staff. */
export type Topic = `account/${number}` | `organizer/${number}` | "staff";

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

/** Advisory lock, any constant: transactions store events one after the other. */
const eventLock = 7_203_521;
export const eventChannel = "realtime_event";

/** Drops what the contract does not name; throws if an event does not fit it. */
function parsedEvent({ topic, ...event }: NewEvent) {
  const { id: _unnumbered, ...parsed } = realtimeEvent.parse({ ...event, id: 1 });
  return { ...parsed, topic };
}

/**
 * Stores events; must be the last step of the caller's transaction. Until its end no other transaction gets an event id,
 * so ids become visible in order, without gaps. PostgreSQL itself takes such a lock for every commit that notifies, so
 * this costs nothing extra.
 */
export async function insertEvents(client: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await client.query("SELECT pg_advisory_xact_lock($1)", [eventLock]);
  await client.query(
    `WITH stored AS (
       INSERT INTO realtime_event (topic, event, chat_id, data)
         SELECT told ->> 'topic', told ->> 'event', (told ->> 'chat_id')::integer, told -> 'data'
           FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (told, place)
          ORDER BY place
         RETURNING id)
     SELECT pg_notify($2, max(id)::text) FROM stored`,
    [JSON.stringify(events.map(parsedEvent)), eventChannel],
  );
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
