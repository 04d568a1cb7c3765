import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { addTaskNoteCall } from "@tropa/api-contract/staff/calls-tasks";
import type { TaskState } from "@tropa/domain/people/task";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface NewTaskEvent {
  taskId: number;
  accountId: number;
  kind: "owner" | "state" | "note" | "answer";
  ownerId?: number | null;
  state?: TaskState | "sent";
  text?: string;
  channel?: "email" | "chat";
}

export async function insertTaskEvent(client: Queryable, event: NewTaskEvent): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO task_event (task_id, account_id, kind, owner_id, state, body, channel)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      event.taskId,
      event.accountId,
      event.kind,
      event.ownerId ?? null,
      event.state ?? null,
      event.text ?? "",
      event.channel ?? null,
    ],
  );
  return rows[0]!.id;
}

export type TaskEventRow = Omit<AnswerOf<typeof addTaskNoteCall>, "at"> & { at: Date };

/** Returns what happened to a task, newest first, or one such event. */
export async function listTaskEvents(
  db: Queryable,
  taskId: number,
  eventId: number | null = null,
): Promise<TaskEventRow[]> {
  const { rows } = await db.query<TaskEventRow>(
    `SELECT event.id, event.at, coalesce(full_name(doer.first_name, doer.last_name), '') AS by, event.kind,
            full_name(owner.first_name, owner.last_name) AS owner, event.state, event.body AS text, event.channel
       FROM task_event event LEFT JOIN account doer ON doer.id = event.account_id
       LEFT JOIN account owner ON owner.id = event.owner_id
      WHERE event.task_id = $1 AND ($2::bigint IS NULL OR event.id = $2) ORDER BY event.id DESC`,
    [taskId, eventId],
  );
  return rows;
}

export interface NewOwner {
  id: number;
  from: number | null;
  to: number | null;
  /** Disputes are another part of the desk, with rights of its own. */
  isDispute?: boolean;
}

/**
 * Changes the owner of an open task; false if it is not `from` any more. Safe for concurrent calls: the database lets
 * one of them through.
 */
export async function setOwner(
  client: Client,
  { id, from, to, isDispute = false }: NewOwner,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE task SET owner_id = $3,
            state = CASE WHEN state = 'new' AND $3::integer IS NOT NULL THEN 'in_work' ELSE state END
      WHERE id = $1 AND closed_at IS NULL AND owner_id IS NOT DISTINCT FROM $2 AND (kind = 'dispute') = $4`,
    [id, from, to, isDispute],
  );
  return rowCount === 1;
}

/**
 * Changes the state of a task; false if it is not `from` any more. A closed task promises nothing, and one that is open
 * again neither: its answer was given.
 */
export async function setState(
  client: Client,
  change: {
    id: number;
    from: TaskState;
    to: TaskState;
    isClosed: boolean;
    bookingId: number | null;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE task SET state = $3, closed_at = CASE WHEN $4 THEN now() END, due_at = NULL, booking_id = $5
      WHERE id = $1 AND state = $2`,
    [change.id, change.from, change.to, change.isClosed, change.bookingId],
  );
  return rowCount === 1;
}

/** Gives a task without an owner to whoever answers it. */
export async function ownAnswered(client: Client, id: number, accountId: number): Promise<void> {
  await client.query("UPDATE task SET owner_id = coalesce(owner_id, $2) WHERE id = $1", [
    id,
    accountId,
  ]);
}

export async function bookingExists(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM booking WHERE id = $1", [id]);
  return rowCount === 1;
}

/** Notes the booking that came of a help request at the tours that were made for it. */
export async function linkIndividualTours(
  client: Client,
  requestId: number,
  bookingId: number,
): Promise<void> {
  await client.query(
    `UPDATE individual_tour SET booking_id = $2
      WHERE help_request_id = $1 AND booking_id IS NULL
        AND tour_id = (SELECT tour_date.tour_id FROM tour_date JOIN booking ON booking.tour_date_id = tour_date.id
                        WHERE booking.id = $2)`,
    [requestId, bookingId],
  );
}

/** Returns the address of a tour that is offered: its own page, or for a tour made for one party the one with its key. */
export async function offeredPath(client: Queryable, tourId: number): Promise<`/${string}` | null> {
  const { rows } = await client.query<{ path: `/${string}` }>(
    `SELECT CASE WHEN individual_tour.uuid IS NOT NULL THEN '/order/' || individual_tour.uuid || '/individual-tour'
                 ELSE '/' || slug END AS path
       FROM tour LEFT JOIN individual_tour ON individual_tour.tour_id = tour.id
      WHERE tour.id = $1 AND (individual_tour.uuid IS NOT NULL OR tour.status = 'published')`,
    [tourId],
  );
  return rows[0]?.path ?? null;
}
