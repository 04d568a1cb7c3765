import type {
  askTourQuestionCall,
  organizerQuestionsCall,
  staffQuestionsCall,
  TourQuestion,
} from "@tropa/api-contract/editorial/calls-questions";
import { tourQuestion } from "@tropa/api-contract/editorial/calls-questions";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { may } from "@tropa/domain/people/permissions";
import { createHash } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { maskContacts, publicWords } from "../../conversation/chat/chat.ts";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { refuseBlocked } from "../../people/blocks/blocks.ts";
import { tourById } from "../../discovery/tour/tour.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { notifyAsker, notifyHost } from "./question-letters.ts";
import * as store from "./questions-store.ts";
import type { QuestionRow } from "./questions-store.ts";

interface Context {
  catalogue: Catalogue;
  config: Config;
}

/** The author of a question and their language. */
interface Asker {
  actor: Actor;
  locale: Locale;
}

const ownPage = 20;
const staffPage = 20;

const seen = (row: QuestionRow, locale: Locale): TourQuestion => ({
  id: row.id,
  tour: {
    id: row.tour_id,
    name: localise(row.tour_title, locale),
    slug: tourPathOf({ id: row.tour_id, slug: row.tour_slug }),
  },
  author_name: row.author_name,
  locale: row.locale,
  question: row.question,
  answer: row.answer,
  asked_at: row.asked_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  status: row.status,
  version: row.version,
  helpful_count: row.helpful_count,
});

/** Stores a question and notifies the organizer. Questions that contain contact details wait for staff. */
export async function askQuestion(
  { catalogue, config }: Context,
  asked: ReadBodyOf<typeof askTourQuestionCall>,
  from: Reader & { actor: Actor | null },
): Promise<AnswerOf<typeof askTourQuestionCall>> {
  const tour = await tourById(catalogue, asked.tour_id, from).catch((error: unknown) => {
    // Do not reveal hidden tours.
    throw error instanceof ApiError ? new ApiError("not_found") : error;
  });
  const { actor, locale, storefront } = from;
  return inTransaction(catalogue.pool, async (client) => {
    const account = actor && (await store.findAsker(client, actor.accountId));
    const [authorName] = (asked.name || account?.first_name || "").trim().split(/\s+/);
    if (!authorName) throw fieldError("name", "required");
    if (!account && !asked.email) throw fieldError("email", "required");
    if (!account) await refuseBlocked(client, { email: asked.email ?? null });
    const isHeld = [asked.question, authorName].some((text) => maskContacts(text) !== text);
    const id = await store.insertQuestion(client, {
      tourId: tour.id,
      accountId: account ? (actor?.accountId ?? null) : null,
      email: account ? null : (asked.email?.toLowerCase() ?? null),
      authorName,
      locale,
      storefront: storefront.id,
      text: asked.question,
      status: isHeld ? "held" : "published",
    });
    if (id !== null && !isHeld)
      await notifyHost(client, config, orNotFound(await store.findQuestion(client, id)));
    return { success: true, is_held: isHeld };
  });
}

/** Counts a vote that an answer helped, once per account or browser. */
export async function markQuestion(
  { catalogue }: Context,
  { id, browser }: { id: number; browser: string },
  actor: Actor | null,
): Promise<{ helpful_count: number }> {
  return inTransaction(catalogue.pool, async (client) => {
    const row = await store.lockQuestion(client, id);
    if (row?.status !== "published" || row.answer === null) throw new ApiError("not_found");
    if (!may(actor, "question.mark", { organizerId: row.organizer_id }))
      throw new ApiError("forbidden");
    const who = actor ? `account/${actor.accountId}` : `browser/${browser}`;
    const marker = createHash("sha256").update(`${id}/${who}`).digest("base64url");
    return { helpful_count: await store.countMark(client, id, marker) };
  });
}

/** Questions about the tours of the caller's organizer. */
export async function ownQuestions(
  { catalogue: { pool } }: Context,
  { part, after }: { part: "waiting" | "answered"; after: number | null },
  { actor: { organizerId }, locale }: Asker,
): Promise<AnswerOf<typeof organizerQuestionsCall>> {
  if (organizerId === null) throw new ApiError("forbidden");
  const [rows, counts] = await Promise.all([
    store.listOwn(pool, {
      organizerId,
      isAnswered: part === "answered",
      after,
      limit: ownPage + 1,
    }),
    store.countOwn(pool, organizerId),
  ]);
  const shown = rows.slice(0, ownPage);
  return {
    items: shown.map((row) => seen(row, locale)),
    next_after: rows.length > ownPage ? (shown.at(-1)?.id ?? null) : null,
    counts,
  };
}

/**
 * Sets, changes or (if empty) deletes an answer. The author is notified once. Throws `conflict` with the question if
 * its version has changed, and `not_found` if an organizer answers a question about another's tour, or one held by
 * staff.
 */
export async function answerQuestion(
  { catalogue, config }: Context,
  { id, version, answer }: { id: number; version: number; answer: string },
  { actor, locale }: Asker,
): Promise<TourQuestion> {
  return inTransaction(catalogue.pool, async (client) => {
    const before = orNotFound(await store.lockQuestion(client, id));
    const isOwn = actor.organizerId === before.organizer_id;
    if (!may(actor, "question.answer", { organizerId: before.organizer_id }))
      throw new ApiError(actor.isStaff ? "forbidden" : "not_found");
    if (before.status !== "published") throw new ApiError("not_found");
    if (before.version !== version)
      throw new ApiError("conflict", {
        data: { question: tourQuestion.parse(seen(before, locale)) },
      });
    await recordAct(client, actor, "answerTourQuestion", ["question", id]);
    await store.setAnswer(client, id, {
      answer: (isOwn ? publicWords(config.storefronts, answer) : answer) || null,
      by: isOwn ? "organizer" : "support",
    });
    const after = orNotFound(await store.findQuestion(client, id));
    if (after.answer !== null) await notifyAsker(client, config, after);
    return seen(after, locale);
  });
}

/** Questions for moderation. */
export async function staffQuestions(
  { catalogue: { pool } }: Context,
  { part, page, search }: { part: store.StaffPart; page: number; search: string },
  { actor, locale }: Asker,
): Promise<AnswerOf<typeof staffQuestionsCall>> {
  await recordAct(pool, actor, "staffQuestions");
  const { items, total } = await store.listForStaff(pool, {
    part,
    search,
    from: (page - 1) * staffPage,
    count: staffPage,
  });
  return {
    items: items.map((row) => ({ ...seen(row, locale), note: row.note })),
    total,
    page,
    pages: Math.ceil(total / staffPage),
  };
}

/** Publishes or rejects a question; a held one is sent to the organizer only when published. */
export async function moderateQuestion(
  { catalogue, config }: Context,
  { id, status, note }: { id: number; status: store.QuestionStatus; note: string | null },
  { actor, locale }: Asker,
): Promise<TourQuestion> {
  return inTransaction(catalogue.pool, async (client) => {
    const before = orNotFound(await store.lockQuestion(client, id));
    await recordAct(client, actor, "moderateTourQuestion", ["question", id]);
    await store.setStatus(client, id, { status, note });
    const after = orNotFound(await store.findQuestion(client, id));
    const isNew = before.status !== "published" && after.answer === null;
    if (status === "published" && isNew) await notifyHost(client, config, after);
    return seen(after, locale);
  });
}
