import type { Queryable } from "../../platform/db/database.ts";

/**
 * Stores each organizer's median time from a tourist's turn in a chat to the organizer's next message. Unanswered turns
 * count with the time waited so far, so that silence does not improve the figure.
 */
export async function countAnswerTimes(
  db: Queryable,
  { days, enough }: { days: number; enough: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `WITH said AS (
       SELECT m.id, m.chat_id, m.side, m.created_at, c.organizer_id,
              lag(m.side) OVER (PARTITION BY m.chat_id ORDER BY m.id) AS side_before,
              -- Read backwards, so that the frame only grows and one pass is enough.
              min(m.created_at) FILTER (WHERE m.side = 'organizer')
                OVER (PARTITION BY m.chat_id ORDER BY m.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS answered_at
         FROM chat_message m JOIN chat c ON c.id = m.chat_id
        WHERE c.organizer_id IS NOT NULL AND m.created_at > now() - make_interval(days => $1)
     ), turns AS (
       SELECT organizer_id, created_at, coalesce(answered_at, now()) AS answered_at
         FROM said WHERE side = 'tourist' AND side_before IS DISTINCT FROM 'tourist'
     ), counted AS (
       SELECT organizer_id, round(percentile_cont(0.5) WITHIN GROUP (
                ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer AS minutes
         FROM turns GROUP BY organizer_id HAVING count(*) >= $2
     )
     UPDATE organizer SET answer_minutes = minutes
       FROM counted WHERE organizer.id = counted.organizer_id AND answer_minutes IS DISTINCT FROM minutes`,
    [days, enough],
  );
  return rowCount ?? 0;
}
