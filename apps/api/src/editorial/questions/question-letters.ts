import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { isLocale, localise } from "@tropa/domain/locale";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import { findAsker, findHost, markNotified } from "./questions-store.ts";
import type { QuestionRow } from "./questions-store.ts";

type Storefronts = Pick<Config, "storefronts">;

/** Notifies the tour's organizer of a question, in one of their languages. */
export async function notifyHost(
  client: Client,
  { storefronts }: Storefronts,
  question: QuestionRow,
): Promise<void> {
  if (question.storefront === null) return;
  const { email, phone, languages } = await findHost(client, question.organizer_id);
  const locale = languages.find(isLocale) ?? "en";
  const reader = { storefront: storefronts.of(question.storefront), locale };
  await enqueueText(client, { email, phone, ...reader }, "tourQuestionNew", {
    name: question.author_name,
    tour: localise(question.tour_title, locale),
    question: question.question,
    link: letterLink(reader, "/organizer/questions"),
  });
}

/**
 * Sends the answer to the author of a question, once, and then deletes the e-mail address of authors without an
 * account.
 */
export async function notifyAsker(
  client: Client,
  { storefronts }: Storefronts,
  question: QuestionRow,
): Promise<void> {
  if (question.storefront === null || question.told_at !== null) return;
  const { locale } = question;
  const account =
    question.account_id === null ? null : await findAsker(client, question.account_id);
  const to = account ?? { email: question.email, phone: null };
  const reader = { storefront: storefronts.of(question.storefront), locale };
  await enqueueText(
    client,
    { email: to.email, phone: to.email === null ? to.phone : null, ...reader },
    "tourQuestionAnswered",
    {
      name: question.author_name,
      tour: localise(question.tour_title, locale),
      question: question.question,
      answer: question.answer ?? "",
      link: letterLink(reader, `/tour-question/${question.tour_id}/${question.id}`),
      tourLink: letterLink(
        reader,
        `/${tourPathOf({ id: question.tour_id, slug: question.tour_slug })}`,
      ),
    },
  );
  await markNotified(client, question.id);
}
