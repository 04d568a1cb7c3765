import * as calls from "@tropa/api-contract/staff/calls-tasks";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { answerTask } from "./answers.ts";
import * as tasks from "./tasks.ts";
import { listTemplates, saveTemplate } from "./templates.ts";

/** Registers the calls by which staff work on help requests and complaints. */
export function tasksRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.tasksCall, ({ query, actor, caller: { locale } }) => {
    const { accountId } = actor;
    const { view, kind = null, state = null, owner: ownerId = null, after = null } = query;
    return tasks.listTasks(context, {
      filter: { accountId, view, kind, state, ownerId, after },
      locale,
    });
  });
  serve(server, calls.taskCall, ({ query: { id }, caller: { locale } }) =>
    tasks.readTask(context.pool, { id, locale }),
  );
  serve(server, calls.taskContactsCall, ({ query }) => tasks.taskContacts(context, query.id));
  serve(server, calls.assignTasksCall, ({ actor, body }) =>
    tasks.assignTasks(context, actor, body),
  );
  serve(server, calls.setTaskStatesCall, ({ actor, body }) =>
    tasks.setTaskStates(context, actor, body),
  );
  serve(server, calls.addTaskNoteCall, ({ actor, body }) =>
    tasks.addTaskNote(context, actor, body),
  );
  serve(server, calls.answerTaskCall, ({ actor, body, idempotencyKey, caller: { locale } }) =>
    answerTask(context, actor, { answer: body, key: idempotencyKey, locale }),
  );
  serve(server, calls.answerTemplatesCall, () => listTemplates(context));
  serve(server, calls.saveAnswerTemplateCall, ({ actor, body }) =>
    saveTemplate(context, actor, body),
  );
}
