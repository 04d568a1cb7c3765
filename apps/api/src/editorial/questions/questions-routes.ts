import * as calls from "@tropa/api-contract/editorial/calls-questions";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { serve } from "../../server/serve.ts";
import * as questions from "./questions.ts";

/** Registers calls for asking, answering and moderating questions; published ones come with the tour. */
export function questionsRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  config: Config,
): void {
  const context = { catalogue, config };
  serve(server, calls.askTourQuestionCall, ({ body, actor, caller }) =>
    questions.askQuestion(context, body, { ...caller, actor }),
  );
  serve(server, calls.markTourQuestionCall, ({ body: { question_id: id, browser }, actor }) =>
    questions.markQuestion(context, { id, browser }, actor),
  );
  serve(
    server,
    calls.organizerQuestionsCall,
    ({ query: { part, after = null }, actor, caller: { locale } }) =>
      questions.ownQuestions(context, { part, after }, { actor, locale }),
  );
  serve(
    server,
    calls.answerTourQuestionCall,
    ({ body: { question_id: id, version, answer }, actor, caller: { locale } }) =>
      questions.answerQuestion(context, { id, version, answer }, { actor, locale }),
  );
  serve(
    server,
    calls.staffQuestionsCall,
    ({ query: { part, page = 1, search }, actor, caller: { locale } }) =>
      questions.staffQuestions(context, { part, page, search }, { actor, locale }),
  );
  serve(
    server,
    calls.moderateTourQuestionCall,
    ({ body: { question_id: id, status, note }, actor, caller: { locale } }) =>
      questions.moderateQuestion(context, { id, status, note: note || null }, { actor, locale }),
  );
}
