import type { TaskView } from "@tropa/api-contract/staff/calls-tasks";
import { isLocale } from "@tropa/domain/locale";
import type { LocalisedText } from "@tropa/domain/locale";
import type { TaskKind, TaskState } from "@tropa/domain/people/task";
import type { Queryable } from "../../platform/db/database.ts";

export interface TaskRow {
  id: number;
  kind: TaskKind;
  subject_id: number;
  state: TaskState;
  owner_id: number | null;
  owner: string;
  sender: string;
  text: string;
  tour_id: number | null;
  tour_title: LocalisedText | null;
  tour_slug: string | null;
  created_at: Date;
  due_at: Date | null;
  closed_at: Date | null;
  /** Position in its list, for the page after it. */
  place: string;
}

const nameOf = (person: string) =>
  `coalesce(full_name(${person}.first_name, ${person}.last_name), '')`;

/** Sorts open tasks by promised time, closed ones by the time of closing. */
const due = "coalesce(task.due_at, 'infinity')";

const columns = `task.id, task.kind, task.subject_id, task.state, task.owner_id, ${nameOf("owner")} AS owner,
  coalesce(request.name, ${nameOf("writer")}) AS sender, coalesce(request.comment, complaint.text, '') AS text,
  tour.id AS tour_id, tour.title AS tour_title, tour.slug AS tour_slug, task.created_at, task.due_at, task.closed_at,
  coalesce((extract(epoch FROM coalesce(task.closed_at, task.due_at)) * 1000000)::bigint::text, '')
    || '_' || task.id AS place`;

const tables = `task
  LEFT JOIN help_request request ON task.kind = 'help_request' AND request.id = task.subject_id
  LEFT JOIN tour_complaint complaint ON task.kind = 'complaint' AND complaint.id = task.subject_id
  LEFT JOIN account writer ON writer.id = complaint.account_id
  LEFT JOIN tour ON tour.id = coalesce(request.tour_id, complaint.tour_id)
  LEFT JOIN account owner ON owner.id = task.owner_id`;

/** Disputes are tasks of the part with payments. */
const isRequest = "task.kind <> 'dispute'";

/** SQL condition of each view; $1 is the account of the viewer. */
const isIn: Record<TaskView, string> = {
  open: "task.closed_at IS NULL",
  mine: "task.closed_at IS NULL AND task.owner_id = $1",
  free: "task.closed_at IS NULL AND task.owner_id IS NULL",
  late: "task.closed_at IS NULL AND task.due_at < now()",
  closed: "task.closed_at IS NOT NULL",
};

export interface TaskFilter {
  accountId: number;
  view: TaskView;
  kind: TaskKind | null;
  state: TaskState | null;
  ownerId: number | null;
  /** Place of the last task of the page before. */
  after: string | null;
}

/** Returns a page of tasks after a place. */
export async function listTasks(
  db: Queryable,
  filter: TaskFilter,
  limit: number,
): Promise<TaskRow[]> {
  const [time = "", id = ""] = filter.after?.split("_") ?? [];
  const at = `CASE WHEN $5::text = '' THEN 'infinity' ELSE timestamptz 'epoch' + $5::bigint * interval '1 microsecond' END`;
  const isClosed = filter.view === "closed";
  const order = isClosed ? "task.closed_at DESC, task.id DESC" : `${due}, task.id`;
  const key = isClosed ? "(task.closed_at, task.id) <" : `(${due}, task.id) >`;
  const { rows } = await db.query<TaskRow>(
    `SELECT ${columns} FROM ${tables}
      WHERE ${isRequest} AND $1::integer IS NOT NULL AND ${isIn[filter.view]} AND ($2::text IS NULL OR task.kind = $2)
        AND ($3::text IS NULL OR task.state = $3) AND ($4::integer IS NULL OR task.owner_id = $4)
        AND ($6::integer IS NULL OR ${key} (${at}, $6))
      ORDER BY ${order} LIMIT $7`,
    [
      filter.accountId,
      filter.kind,
      filter.state,
      filter.ownerId,
      time,
      id === "" ? null : Number(id),
      limit,
    ],
  );
  return rows;
}

/** Counts the open tasks in each view. */
export async function countTasks(
  db: Queryable,
  accountId: number,
): Promise<{ open: number; mine: number; free: number; late: number }> {
  const { rows } = await db.query<Awaited<ReturnType<typeof countTasks>>>(
    `SELECT count(*)::integer AS open, count(*) FILTER (WHERE owner_id = $1)::integer AS mine,
            count(*) FILTER (WHERE owner_id IS NULL)::integer AS free,
            count(*) FILTER (WHERE due_at < now())::integer AS late
       FROM task WHERE ${isRequest} AND closed_at IS NULL`,
    [accountId],
  );
  return rows[0]!;
}

export interface WholeTaskRow extends TaskRow {
  phone: string;
  email: string;
  locale: string;
  storefront: string | null;
  details: Record<string, unknown>;
  booking_id: number | null;
  /** The account with the sender's confirmed contact. */
  account_id: number | null;
  individual_tour: string | null;
}

const contactOf = (name: "email" | "phone") =>
  `SELECT id FROM account WHERE ${name}_confirmed_at IS NOT NULL AND account.${name} = `;

/** Returns a task with what its sender wrote; null for an unknown one. `forUpdate` locks it until the transaction ends. */
export async function findTask(
  db: Queryable,
  id: number,
  forUpdate = false,
): Promise<WholeTaskRow | null> {
  if (forUpdate) await db.query("SELECT FROM task WHERE id = $1 FOR UPDATE", [id]);
  const { rows } = await db.query<WholeTaskRow>(
    `SELECT ${columns}, task.booking_id, coalesce(request.phone, writer.phone, '') AS phone,
            coalesce(request.email, writer.email, '') AS email,
            coalesce(request.locale, complaint.locale, 'en') AS locale,
            coalesce(request.storefront, complaint.storefront) AS storefront,
            coalesce(request.details, '{}') AS details,
            coalesce(complaint.account_id, (${contactOf("email")} lower(request.email)),
                     (${contactOf("phone")} request.phone)) AS account_id
       FROM ${tables} WHERE ${isRequest} AND task.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export const localeOf = ({ locale }: WholeTaskRow) => (isLocale(locale) ? locale : "en");

const mayOpen = "is_staff AND $1 = ANY (desk_parts)";

/** Returns the staff who may open a part of the desk, and so own its tasks. */
export async function listTaskStaff(
  db: Queryable,
  part: "tasks" | "payments" = "tasks",
): Promise<{ account_id: number; name: string }[]> {
  const { rows } = await db.query<{ account_id: number; name: string }>(
    `SELECT id AS account_id, ${nameOf("account")} AS name FROM account WHERE ${mayOpen} ORDER BY 2, 1 LIMIT 200`,
    [part],
  );
  return rows;
}

export async function mayOwnTasks(
  db: Queryable,
  accountId: number,
  part: "tasks" | "payments" = "tasks",
): Promise<boolean> {
  const { rowCount } = await db.query(`SELECT FROM account WHERE id = $2 AND ${mayOpen}`, [
    part,
    accountId,
  ]);
  return rowCount === 1;
}

export interface OwnedTask {
  owner_id: number | null;
  owner: string;
  state: TaskState;
}

/** Returns the owner and state of a task; null for an unknown one. */
export async function readOwner(db: Queryable, id: number): Promise<OwnedTask | null> {
  const { rows } = await db.query<OwnedTask>(
    `SELECT task.owner_id, ${nameOf("owner")} AS owner, task.state
       FROM task LEFT JOIN account owner ON owner.id = task.owner_id WHERE ${isRequest} AND task.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
