import { promisedHours } from "@tropa/domain/people/task";
import type { TaskKind } from "@tropa/domain/people/task";
import type { Queryable } from "../db/database.ts";
import { insertEvents } from "../realtime/event-store.ts";

/** Adds a task for staff, in the transaction that stores its subject. */
export async function openTask(
  client: Queryable,
  kind: TaskKind,
  subjectId: number,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO task (kind, subject_id, due_at) VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
    [kind, subjectId, promisedHours[kind]],
  );
  await publishTasks(
    client,
    rows.map(({ id }) => id),
  );
}

/** Tells staff with tasks which ones to read again. */
export const publishTasks = (client: Queryable, ids: number[]): Promise<void> =>
  insertEvents(client, [{ topic: "tasks", event: "tasks_changed", chat_id: null, data: { ids } }]);
