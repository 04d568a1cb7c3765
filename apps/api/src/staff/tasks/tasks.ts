import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { taskPageLength } from "@tropa/api-contract/staff/calls-tasks";
import type { Task, TaskEvent, TaskPage, WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import type * as calls from "@tropa/api-contract/staff/calls-tasks";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isTaskClosed, nextTaskStates } from "@tropa/domain/people/task";
import type { TaskState } from "@tropa/domain/people/task";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import { publishTasks } from "../../platform/tasks/tasks.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as acts from "./task-acts-store.ts";
import * as store from "./tasks-store.ts";

export { insertTaskEvent, setOwner } from "./task-acts-store.ts";
export { listTaskStaff, mayOwnTasks } from "./tasks-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const view = (row: store.TaskRow, locale: Locale): Task => ({
  id: row.id,
  kind: row.kind,
  subject_id: row.subject_id,
  state: row.state,
  owner: row.owner_id === null ? null : { account_id: row.owner_id, name: row.owner },
  sender: row.sender,
  text: row.text,
  tour:
    row.tour_id === null || row.tour_title === null
      ? null
      : { id: row.tour_id, title: localise(row.tour_title, locale), slug: row.tour_slug ?? "" },
  created_at: row.created_at.toISOString(),
  due_at: isoOf(row.due_at),
  closed_at: isoOf(row.closed_at),
});

/** Returns a page of tasks, with the number of tasks in each view. */
export async function listTasks(
  { pool }: Context,
  { filter, locale }: { filter: store.TaskFilter; locale: Locale },
): Promise<TaskPage> {
  // One more tells whether there is another page.
  const [rows, counts, staff] = await Promise.all([
    store.listTasks(pool, filter, taskPageLength + 1),
    store.countTasks(pool, filter.accountId),
    store.listTaskStaff(pool),
  ]);
  const items = rows.slice(0, taskPageLength);
  return {
    items: items.map((row) => view(row, locale)),
    next: rows.length > items.length ? (items.at(-1)?.place ?? null) : null,
    counts,
    staff,
  };
}

const eventOf = (event: acts.TaskEventRow): TaskEvent => ({
  ...event,
  at: event.at.toISOString(),
});

/** Fields of a form with a value that can be shown. */
function shownDetails(details: Record<string, unknown>): WholeTask["details"] {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => {
      const shown = Array.isArray(value) ? value.join(", ") : value;
      const isShown =
        typeof shown === "number" || shown === true || (typeof shown === "string" && shown !== "");
      return isShown ? [[name, shown]] : [];
    }),
  );
}

/** Returns all that is known of a task, contacts masked. Throws `not_found`. */
export async function readTask(
  db: Queryable,
  { id, locale }: { id: number; locale: Locale },
): Promise<WholeTask> {
  const row = orNotFound(await store.findTask(db, id));
  const [history, staff] = await Promise.all([
    acts.listTaskEvents(db, id),
    store.listTaskStaff(db),
  ]);
  return {
    ...view(row, locale),
    phone: row.phone === "" ? "" : maskPhone(row.phone),
    email: row.email === "" ? "" : maskEmail(row.email),
    locale: store.localeOf(row),
    storefront: row.storefront ?? "",
    channels: [
      ...(row.email === "" ? [] : ["email" as const]),
      ...(row.account_id === null ? [] : ["chat" as const]),
    ],
    details: shownDetails(row.details),
    booking_id: row.booking_id,
    next_states: [...nextTaskStates(row.kind, row.state)],
    history: history.map(eventOf),
    staff,
  };
}

/** Returns the contacts of a task's sender. Throws `not_found`. */
export async function taskContacts(
  { pool }: Context,
  id: number,
): Promise<AnswerOf<typeof calls.taskContactsCall>> {
  const { phone, email } = orNotFound(await store.findTask(pool, id));
  return { phone, email };
}

/** Does something with each task, in the order of their numbers, so that acts on the same ones never wait in a circle. */
async function forEachTask<Item extends { id: number }, Result extends { is_done: boolean }>(
  { pool }: Context,
  unsorted: readonly Item[],
  act: (client: Client, item: Item) => Promise<Result>,
): Promise<{ items: Result[] }> {
  const items = unsorted.toSorted((a, b) => a.id - b.id);
  return inTransaction(pool, async (client) => {
    const results: Result[] = [];
    for (const item of items) results.push(await act(client, item));
    const changed = items.filter((_item, index) => results[index]?.is_done);
    if (changed.length > 0)
      await publishTasks(
        client,
        changed.map(({ id }) => id),
      );
    return { items: results };
  });
}

/** Changes the owners of tasks. One whose owner has changed meanwhile stays as it is, and its owner is named. */
export async function assignTasks(
  context: Context,
  actor: Actor,
  { items, to }: { items: readonly { id: number; from: number | null }[]; to: number | null },
): Promise<AnswerOf<typeof calls.assignTasksCall>> {
  if (to !== null && !(await store.mayOwnTasks(context.pool, to)))
    throw fieldError("to", "incorrect");
  return forEachTask(context, items, async (client, { id, from }) => {
    const isDone = await acts.setOwner(client, { id, from, to });
    if (isDone) {
      const event = { taskId: id, accountId: actor.accountId, ownerId: to };
      await acts.insertTaskEvent(client, { ...event, kind: "owner" });
      await recordAct(client, actor, "assignTasks", ["task", id]);
    }
    const now = await store.readOwner(client, id);
    const owner =
      now === null || now.owner_id === null ? null : { account_id: now.owner_id, name: now.owner };
    return { id, is_done: isDone, owner };
  });
}

interface StateChange {
  items: readonly { id: number; from: TaskState }[];
  to: TaskState;
  reason: string;
  booking_id?: number | undefined;
}

/** Closes tasks or opens them again. One whose state has changed meanwhile, or that cannot be in this one, stays as it is. */
export async function setTaskStates(
  context: Context,
  actor: Actor,
  { items, to, reason, booking_id: bookingId }: StateChange,
): Promise<AnswerOf<typeof calls.setTaskStatesCall>> {
  const isBooked = to === "booked";
  if (isBooked && bookingId === undefined) throw fieldError("booking_id", "required");
  if (
    bookingId !== undefined &&
    (!isBooked || !(await acts.bookingExists(context.pool, bookingId)))
  )
    throw fieldError("booking_id", "incorrect");
  return forEachTask(context, items, async (client, { id, from }) => {
    const task = await store.findTask(client, id, true);
    const isDone =
      task !== null &&
      nextTaskStates(task.kind, from).includes(to) &&
      (await acts.setState(client, {
        id,
        from,
        to,
        isClosed: isTaskClosed(to),
        bookingId: bookingId ?? null,
      }));
    if (isDone) {
      if (bookingId !== undefined)
        await acts.linkIndividualTours(client, task.subject_id, bookingId);
      const event = { taskId: id, accountId: actor.accountId, state: to, text: reason };
      await acts.insertTaskEvent(client, { ...event, kind: "state" });
      await recordAct(client, actor, "setTaskStates", ["task", id]);
    }
    return { id, is_done: isDone, state: isDone ? to : (task?.state ?? null) };
  });
}

/** Adds a note for other staff. Throws `not_found`. */
export async function addTaskNote(
  { pool }: Context,
  actor: Actor,
  { id, text }: { id: number; text: string },
): Promise<TaskEvent> {
  return inTransaction(pool, async (client) => {
    orNotFound(await store.readOwner(client, id));
    const eventId = await acts.insertTaskEvent(client, {
      taskId: id,
      accountId: actor.accountId,
      kind: "note",
      text,
    });
    await recordAct(client, actor, "addTaskNote", ["task", id]);
    const [event] = await acts.listTaskEvents(client, id, eventId);
    await publishTasks(client, [id]);
    return eventOf(orNotFound(event ?? null));
  });
}
