import type { Client } from "../../../platform/db/database.ts";

/**
 * Brings the task of a dispute to what the bank has said of it: open until it decides, and open again if it takes the
 * decision back. Evidence that staff have sent stays sent.
 */
export async function followDispute(client: Client, disputeId: number): Promise<void> {
  await client.query(
    `WITH said AS (
       SELECT id, CASE state WHEN 'open' THEN 'new' ELSE state END AS state, CASE state WHEN 'open' THEN due_by END AS due_at,
              CASE WHEN state <> 'open' THEN now() END AS closed_at
         FROM payment_dispute WHERE id = $1),
     before AS (SELECT id, state FROM task WHERE kind = 'dispute' AND subject_id = $1),
     followed AS (
       INSERT INTO task (kind, subject_id, state, due_at, closed_at)
       SELECT 'dispute', id, state, due_at, closed_at FROM said
       ON CONFLICT ON CONSTRAINT task_of_subject DO UPDATE
          SET state = CASE WHEN EXCLUDED.closed_at IS NOT NULL THEN EXCLUDED.state
                           WHEN task.closed_at IS NULL THEN task.state
                           WHEN task.owner_id IS NULL THEN 'new' ELSE 'in_work' END,
              due_at = CASE WHEN task.state <> 'sent' THEN EXCLUDED.due_at END,
              closed_at = CASE WHEN EXCLUDED.closed_at IS NOT NULL THEN coalesce(task.closed_at, EXCLUDED.closed_at) END
       RETURNING id, state)
     INSERT INTO task_event (task_id, kind, state)
     SELECT followed.id, 'state', followed.state FROM followed LEFT JOIN before ON before.id = followed.id
      WHERE before.state IS DISTINCT FROM followed.state`,
    [disputeId],
  );
}
