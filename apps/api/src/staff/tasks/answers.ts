import type { WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isTaskClosed } from "@tropa/domain/people/task";
import type { TaskState } from "@tropa/domain/people/task";
import type { ApiContext } from "../../config/context.ts";
import { writeAsSupport } from "../../conversation/chat/chat.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { publishTasks } from "../../platform/tasks/tasks.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as acts from "./task-acts-store.ts";
import * as store from "./tasks-store.ts";
import { readTask } from "./tasks.ts";

type Context = Pick<ApiContext, "pool" | "config">;

interface Answer {
  id: number;
  channel: "email" | "chat";
  text: string;
  tour_id?: number | undefined;
}

/** The state of a task once an answer has gone out. */
function stateAfter({ kind }: store.WholeTaskRow, isOffer: boolean): TaskState {
  if (kind === "complaint") return "answered";
  return isOffer ? "offer_sent" : "in_work";
}

/** Sends an answer to a task's sender. Idempotent per key. Throws `not_found`, and `conflict` for a closed task. */
export async function answerTask(
  context: Context,
  actor: Actor,
  { answer, key, locale }: { answer: Answer; key: string | null; locale: Locale },
): Promise<WholeTask> {
  const { id } = answer;
  return inTransaction(context.pool, async (client) => {
    const repeatable = { call: `answer-task/${actor.accountId}`, key, content: answer };
    const { isRepeated } = await onceForKey(client, repeatable, async () => {
      await sendAnswer(context, client, actor, answer);
      return id;
    });
    const task = await readTask(client, { id, locale });
    if (!isRepeated) await publishTasks(client, [id]);
    return task;
  });
}

async function sendAnswer(
  context: Context,
  client: Client,
  actor: Actor,
  { id, channel, text, tour_id: tourId }: Answer,
): Promise<void> {
  const { accountId } = actor;
  const task = orNotFound(await store.findTask(client, id, true));
  if (isTaskClosed(task.state)) throw new ApiError("conflict");
  if (tourId !== undefined && task.kind !== "help_request")
    throw fieldError("tour_id", "incorrect");
  const state = stateAfter(task, tourId !== undefined);
  const reader = readerOf(context, task);
  const path = tourId === undefined ? null : await acts.offeredPath(client, tourId);
  if (tourId !== undefined && path === null) throw fieldError("tour_id", "incorrect");
  const link = path === null ? "" : letterLink(reader, path);
  const whole = link === "" ? text : `${text}\n\n${link}`;
  if (channel === "email") await sendLetter(client, { task, reader, text, link });
  else {
    if (task.account_id === null) throw fieldError("channel", "incorrect");
    const to = { accountId: task.account_id, storefront: reader.storefront.id, text: whole };
    await writeAsSupport(context, client, accountId, to);
  }
  const isClosed = isTaskClosed(state);
  await acts.setState(client, { id, from: task.state, to: state, isClosed, bookingId: null });
  await acts.ownAnswered(client, id, accountId);
  await acts.insertTaskEvent(client, {
    taskId: id,
    accountId,
    kind: "answer",
    state,
    text: whole,
    channel,
  });
  await recordAct(client, actor, "answerTask", ["task", id]);
}

/** The sender's storefront and language. */
function readerOf({ config }: Context, task: store.WholeTaskRow): StorefrontReader {
  const locale = store.localeOf(task);
  const { storefronts } = config;
  return {
    locale,
    storefront:
      task.storefront === null ? storefronts.speaking(locale) : storefronts.of(task.storefront),
  };
}

async function sendLetter(
  client: Client,
  {
    task,
    reader,
    text,
    link,
  }: { task: store.WholeTaskRow; reader: StorefrontReader; text: string; link: string },
): Promise<void> {
  if (task.email === "") throw fieldError("channel", "incorrect");
  const kind = task.kind === "complaint" ? "complaintAnswer" : "helpRequestAnswer";
  await enqueueText(client, { email: task.email, phone: null, ...reader }, kind, {
    number: task.subject_id,
    tour: task.tour_title ? localise(task.tour_title, reader.locale) : "",
    text,
    link,
  });
}
