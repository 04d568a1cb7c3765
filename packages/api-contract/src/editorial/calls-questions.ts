import { longestAnswer, longestQuestion } from "@tropa/domain/editorial/question";
import { z } from "zod/mini";
import { emailField, nameField } from "../base/contact-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, queryId, queryPage } from "../base/primitives.ts";
import { listingLink } from "../discovery/tour.ts";

/** Readers see published questions, once they are answered. */
const status = z.enum(["published", "held", "rejected"]);

/** A question about a tour as its organizer and staff see it. */
export const tourQuestion = z.object({
  id,
  tour: z.extend(listingLink, { id }),
  author_name: z.string(),
  /** Language of the question, and of the answer to give. */
  locale: z.string(),
  question: z.string(),
  answer: z.nullable(z.string()),
  asked_at: z.iso.datetime(),
  answered_at: z.nullable(z.iso.datetime()),
  status,
  /** Grows with every answer; the person who answers sends the version they have seen. */
  version: z.int(),
  helpful_count: z.int(),
});
export type TourQuestion = z.infer<typeof tourQuestion>;

export const askTourQuestionCall = endpoint({
  name: "askTourQuestion",
  method: "POST",
  path: "/spa/ask-tour-question",
  summary:
    "Asks about a tour, in sight of everybody once it is answered. Who is signed in is told of the answer by the account, others name themselves and an e-mail. The same question sent twice is one; one with contacts in it is held for staff",
  query: z.object({}),
  body: z.object({
    tour_id: id,
    question: personText(longestQuestion).check(z.minLength(1, { error: "required" })),
    name: z.optional(nameField),
    email: z.optional(emailField),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Staff review it before its organizer sees it. */
    is_held: z.boolean(),
  }),
  errors: ["not_found", "blocked"],
  auth: "open",
  invisibleCaptcha: true,
});

export const markTourQuestionCall = endpoint({
  name: "markTourQuestion",
  method: "POST",
  path: "/spa/mark-tour-question",
  summary:
    "Says that an answer helped, once an account or once a browser; its own organizer and staff may not",
  query: z.object({}),
  body: z.object({
    question_id: id,
    /** Id made up by the browser; the account is used instead if there is one. */
    browser: z.uuid(),
  }),
  answer: z.object({ helpful_count: z.int() }),
  errors: ["forbidden", "not_found"],
  auth: "open",
});

export const organizerQuestionsCall = endpoint({
  name: "organizerQuestions",
  method: "GET",
  path: "/spa/organizer/questions",
  summary:
    "Questions about the caller's own tours: those that wait, the longest waiting first, or those answered, the newest first, 20 at a time",
  query: z.object({
    part: z._default(z.enum(["waiting", "answered"]), "waiting"),
    /** The last question already loaded. */
    after: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(tourQuestion),
    /** Pass it as `after` for the next ones; null at the end. */
    next_after: z.nullable(id),
    counts: z.object({ waiting: z.int(), answered: z.int() }),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const answerTourQuestionCall = endpoint({
  name: "answerTourQuestion",
  method: "POST",
  path: "/spa/answer-tour-question",
  summary:
    "Answers a question about one's own tour, or as support; an empty answer takes it back. 409 with the question as it is where somebody else has answered meanwhile",
  query: z.object({}),
  body: z.object({
    question_id: id,
    version: z.int().check(z.gte(0)),
    answer: personText(longestAnswer),
  }),
  answer: tourQuestion,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});

export const staffQuestionsCall = endpoint({
  name: "staffQuestions",
  method: "GET",
  path: "/spa/staff-questions",
  summary:
    "Questions about tours that staff hold, have rejected, or could answer, and those that readers see, 20 a page",
  query: z.object({
    part: z.enum(["held", "rejected", "waiting", "answered"]),
    page: queryPage,
    /** Words of a question or of its answer, or the address of its page. */
    search: z._default(personText(200), ""),
  }),
  answer: z.object({
    items: z.array(z.extend(tourQuestion, { note: z.nullable(z.string()) })),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.reviews",
});

export const moderateTourQuestionCall = endpoint({
  name: "moderateTourQuestion",
  method: "POST",
  path: "/spa/moderate-tour-question",
  summary:
    "Staff publish, hold or reject a question about a tour; its organizer sees published ones",
  query: z.object({}),
  body: z.object({ question_id: id, status, note: z.optional(personText(1000)) }),
  answer: tourQuestion,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.reviews",
});
