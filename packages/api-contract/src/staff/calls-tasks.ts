import { locales } from "@tropa/domain/locale";
import { taskKinds, taskStates } from "@tropa/domain/people/task";
import { z } from "zod/mini";
import type { AnswerOf } from "../base/endpoint.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, queryId } from "../base/primitives.ts";

/** Open tasks, one's own of them, those of nobody, late ones; and closed ones. */
export const taskViews = ["open", "mine", "free", "late", "closed"] as const;
export type TaskView = (typeof taskViews)[number];

/** Tasks per page, and at most in one act. */
export const taskPageLength = 30;
export const longestTaskNote = 2000;
export const longestTaskAnswer = 5000;

const none = z.object({});
const moment = z.iso.datetime();
const bigId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const staffMember = z.object({ account_id: id, name: z.string() });
const kind = z.enum(taskKinds);
const state = z.enum(taskStates);
const requiredText = (longest: number) =>
  personText(longest).check(z.minLength(1, { error: "required" }));

const taskRow = {
  id,
  kind,
  /** Number of the help request or complaint. */
  subject_id: id,
  state,
  owner: z.nullable(staffMember),
  /** Name of the sender; empty if unknown. */
  sender: z.string(),
  text: z.string(),
  tour: z.nullable(z.object({ id, title: z.string(), slug: z.string() })),
  created_at: moment,
  /** Until when an answer was promised; null once one has gone out. */
  due_at: z.nullable(moment),
  closed_at: z.nullable(moment),
};
const task = z.object(taskRow);
export type Task = z.infer<typeof task>;

export const tasksCall = endpoint({
  name: "tasks",
  method: "GET",
  path: "/spa/tasks",
  summary:
    "Help requests and complaints as work of staff: open ones by promised time, closed ones with the last closed first; 30 a page, the next one with the `next` of the last",
  query: z.object({
    view: z._default(z.enum(taskViews), "open"),
    kind: z.optional(kind),
    state: z.optional(state),
    /** Tasks of one of the staff. */
    owner: z.optional(queryId),
    after: z.optional(z.string().check(z.regex(/^\d{0,16}_[1-9]\d{0,8}$/))),
  }),
  answer: z.object({
    items: z.array(task),
    next: z.nullable(z.string()),
    /** Number of tasks in each view, regardless of filters. */
    counts: z.object({ open: z.int(), mine: z.int(), free: z.int(), late: z.int() }),
    staff: z.array(staffMember),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.tasks",
});
export type TaskPage = AnswerOf<typeof tasksCall>;

const taskEvent = z.object({
  id: bigId,
  at: moment,
  /** Empty once the account is gone. */
  by: z.string(),
  kind: z.enum(["owner", "state", "note", "answer"]),
  /** The new owner; null for none. */
  owner: z.nullable(z.string()),
  state: z.nullable(state),
  text: z.string(),
  channel: z.nullable(z.enum(["email", "chat"])),
});
export type TaskEvent = z.infer<typeof taskEvent>;

const wholeTask = z.object({
  ...taskRow,
  /** Masked; empty if there is none. */
  phone: z.string(),
  email: z.string(),
  /** Language of the sender. */
  locale: z.enum(locales),
  storefront: z.string(),
  /** Ways in which an answer can be sent. */
  channels: z.array(z.enum(["email", "chat"])),
  /** What else the form said, such as dates and party, by the names of its fields. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  booking_id: z.nullable(id),
  next_states: z.array(state),
  history: z.array(taskEvent),
  staff: z.array(staffMember),
});
export type WholeTask = z.infer<typeof wholeTask>;

export const taskCall = endpoint({
  name: "task",
  method: "GET",
  path: "/spa/task",
  summary: "A task with what its sender wrote, masked contacts, and all that happened to it",
  query: z.object({ id: queryId }),
  answer: wholeTask,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.tasks",
});

export const taskContactsCall = endpoint({
  name: "taskContacts",
  method: "GET",
  path: "/spa/task-contacts",
  summary: "Phone and e-mail of a task's sender; each look is recorded in the audit log",
  query: z.object({ id: queryId }),
  answer: z.object({ phone: z.string(), email: z.string() }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.tasks",
});

export const assignTasksCall = endpoint({
  name: "assignTasks",
  method: "POST",
  path: "/spa/assign-tasks",
  summary:
    "Staff take tasks, hand them over or release them. Of each the answer says whether it is done, and whose it is now: one that is not `from` whom the caller saw it with, or is closed, stays as it was",
  query: none,
  body: z.object({
    items: z
      .array(z.object({ id, from: z.nullable(id) }))
      .check(z.minLength(1), z.maxLength(taskPageLength)),
    /** The new owner, who must be allowed to open tasks; null for nobody. */
    to: z.nullable(id),
  }),
  answer: z.object({
    items: z.array(z.object({ id, is_done: z.boolean(), owner: z.nullable(staffMember) })),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.tasks",
});

export const setTaskStatesCall = endpoint({
  name: "setTaskStates",
  method: "POST",
  path: "/spa/set-task-states",
  summary:
    "Staff close tasks as booked, lost or answered, or open them again, with a reason. Of each the answer says whether it is done, and its state: one that is not in the state `from` any more stays as it was",
  query: none,
  body: z.object({
    items: z
      .array(z.object({ id, from: state }))
      .check(z.minLength(1), z.maxLength(taskPageLength)),
    to: state,
    reason: requiredText(longestTaskNote),
    /** The booking that came of it; required for `booked`. */
    booking_id: z.optional(id),
  }),
  answer: z.object({
    items: z.array(z.object({ id, is_done: z.boolean(), state: z.nullable(state) })),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.tasks",
});

export const addTaskNoteCall = endpoint({
  name: "addTaskNote",
  method: "POST",
  path: "/spa/add-task-note",
  summary: "Adds a note that staff read beside a task",
  query: none,
  body: z.object({ id, text: requiredText(longestTaskNote) }),
  answer: taskEvent,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.tasks",
});

export const answerTaskCall = endpoint({
  name: "answerTask",
  method: "POST",
  path: "/spa/answer-task",
  summary:
    "Sends an answer to a task's sender, by e-mail or into their chat with support. A complaint is answered by it; an offer with a tour sets a help request to `offer_sent`. 409 for a closed task",
  query: none,
  body: z.object({
    id,
    channel: z.enum(["email", "chat"]),
    text: requiredText(longestTaskAnswer),
    /** The tour that a help request is offered; a link to it is added. */
    tour_id: z.optional(id),
  }),
  answer: wholeTask,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.tasks",
  idempotent: true,
});

const template = z.object({
  id,
  version: z.int().check(z.gte(1)),
  kind,
  name: z.string(),
  /** Texts by language, with `{name}`, `{tour}` and `{number}`. */
  texts: z.partialRecord(z.enum(locales), z.string()),
  changed: z.object({ at: moment, by: z.string() }),
});
export type AnswerTemplate = z.infer<typeof template>;

export const answerTemplatesCall = endpoint({
  name: "answerTemplates",
  method: "GET",
  path: "/spa/answer-templates",
  summary: "Templates of answers to help requests and complaints, by name",
  query: none,
  answer: z.object({ items: z.array(template) }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.tasks",
});

export const saveAnswerTemplateCall = endpoint({
  name: "saveAnswerTemplate",
  method: "POST",
  path: "/spa/save-answer-template",
  summary:
    "Adds a template, or a new version of one, or removes it. 409 if somebody has saved another version since `version`",
  query: none,
  body: z.object({
    /** Null for a new one. */
    id: z.nullable(id),
    /** The version that was edited; 0 for a new one. */
    version: z.int().check(z.gte(0), z.lte(1_000_000)),
    kind,
    name: requiredText(100),
    texts: z.partialRecord(z.enum(locales), personText(longestTaskAnswer)),
    is_removed: z.optional(z.boolean()),
  }),
  answer: z.object({ id, version: z.int() }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.tasks",
});
