import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import * as calls from "@tropa/api-contract/staff/calls-commission";
import { commissionScopes, commissionTermAt } from "@tropa/domain/organizers/commission";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { CommissionTerm } from "@tropa/domain/organizers/commission";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { findNamed } from "../lookup/lookup.ts";
import * as store from "./terms-store.ts";
import type { CommissionSubject, SubjectRow, TermKey, TermRow } from "./terms-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

const keyText = ({ level, number, subject, starts_on }: TermKey) =>
  [level, number, subject, starts_on ?? ""].join("~");

function readKey(text: string): TermKey {
  const [level = "", number = "", subject = "", startsOn = ""] = text.split("~");
  return { level: Number(level), number: Number(number), subject, starts_on: startsOn || null };
}

/** Returns a page of all commissions with their history. */
export async function listCommissionTerms(
  { pool }: Context,
  actor: Actor,
  { q = "", scope = null, after }: { q?: string; scope?: string | null; after?: string },
  locale: Locale,
): Promise<AnswerOf<typeof calls.commissionTermsCall>> {
  await recordAct(pool, actor, "commissionTerms");
  const rows = await store.listTerms(pool, {
    q: q.trim(),
    scope,
    after: after === undefined ? null : readKey(after),
    limit: calls.commissionPageLength + 1,
  });
  const page = rows.slice(0, calls.commissionPageLength);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { items: page.map((row) => termAnswer(row, locale)), next: last ? keyText(last) : null };
}

function termAnswer(row: TermRow, locale: Locale) {
  const { set_at: at, set_by: by, reason, title, ...rest } = row;
  return {
    ...rest,
    title: row.number === 0 ? "" : localise(title, locale),
    set: at && { at: at.toISOString(), by: by ?? "", reason: reason ?? "" },
  };
}

/** Returns organizers or tours that a text names, or the coming dates of a tour. */
export async function findCommissionSubjects(
  { pool }: Context,
  actor: Actor,
  { scope, q = "", tour_id: tourId }: { scope: "organizer" | "tour"; q?: string; tour_id?: number },
  locale: Locale,
): Promise<AnswerOf<typeof calls.commissionSubjectsCall>> {
  await recordAct(pool, actor, "commissionSubjects");
  const none = { organizer: null, departs_on: null };
  if (tourId !== undefined) {
    const dates = await store.listComingDates(pool, tourId, calls.mostCommissionDates);
    return {
      items: dates.map((row) => ({ ...none, ...row, title: localise(row.title, locale) })),
    };
  }
  const found = await findNamed(pool, scope, {
    text: q,
    locale,
    limit: calls.mostCommissionSubjects,
  });
  return { items: found.map((item) => ({ ...none, ...item })) };
}

/** Returns what a term is for. Throws `not_found`. */
async function readSubject(
  db: Queryable,
  { config }: Context,
  { scope, subject }: CommissionSubject,
): Promise<SubjectRow> {
  const isNumbered = scope === "organizer" || scope === "tour" || scope === "date";
  if (isNumbered)
    return orNotFound(
      /^[1-9]\d{0,8}$/.test(subject) ? await store.findSubject(db, scope, Number(subject)) : null,
    );
  const isThere =
    scope === "all" ? subject === "" : config.storefronts.all.some(({ id }) => id === subject);
  if (!isThere) throw new ApiError("not_found");
  return { title: {}, departs_on: null, tour_id: null, organizer_id: null, currency: null };
}

/** Returns what a new term would change, seen from a storefront. */
export async function previewCommission(
  context: Context,
  actor: Actor,
  {
    percent: _percent,
    starts_on: day,
    ...subject
  }: CommissionSubject & {
    percent: number;
    starts_on: LocalDate;
  },
  { locale, storefront }: { locale: Locale; storefront: string },
): Promise<AnswerOf<typeof calls.commissionPreviewCall>> {
  const { pool } = context;
  const found = await readSubject(pool, context, subject);
  if (day <= todayIn("UTC")) throw fieldError("starts_on", "fromTomorrow");
  await recordAct(pool, actor, "commissionPreview", ["commission", subjectName(subject)]);
  const front = subject.scope === "storefront" ? subject.subject : storefront;
  const terms = await store.termsAround(pool, subject, { ...found, storefront: front });
  const own = terms.filter(({ scope }) => scope === subject.scope);
  const next = own
    .filter(({ starts_on: start }) => start !== null && start > day)
    .toSorted((a, b) => (a.starts_on ?? "").localeCompare(b.starts_on ?? ""))[0];
  // The term that it would replace is not what held before.
  const others = terms.filter((term) => !(own.includes(term) && term.starts_on === day));
  const isNamed = commissionScopes.indexOf(subject.scope) < commissionScopes.indexOf("storefront");
  return {
    title: isNamed ? localise(found.title, locale) : "",
    departs_on: found.departs_on,
    before: beforeAnswer(commissionTermAt(others, day), found.currency),
    next:
      next?.starts_on === undefined || next.starts_on === null
        ? null
        : { starts_on: next.starts_on, percent: next.percent, quantity: next.quantity },
    exceptions: await store.countExceptions(pool, subject.scope, found),
  };
}

function beforeAnswer(
  term: CommissionTerm | null,
  currency: Currency | null,
): AnswerOf<typeof calls.commissionPreviewCall>["before"] {
  if (!term) return null;
  const { percent, quantity } = term;
  if (percent !== null) return { percent };
  return quantity !== null && currency ? { quantity, currency } : null;
}

const subjectName = ({ scope, subject }: CommissionSubject) =>
  subject === "" ? scope : `${scope} ${subject}`;

/**
 * Sets a commission from a day on, and notes who did it and why. Idempotent by key. Throws `not_found`, and a field error
 * for a day that is not ahead.
 */
export async function setCommission(
  context: Context,
  actor: Actor,
  body: ReadBodyOf<typeof calls.setCommissionCall>,
  key: string | null,
): Promise<void> {
  const { percent, starts_on: startsOn, reason, ...subject } = body;
  await inTransaction(context.pool, async (client) => {
    const content = { actor: actor.accountId, body };
    await onceForKey(client, { call: "setCommission", key, content }, async () => {
      await readSubject(client, context, subject);
      if (!(await store.putTerm(client, subject, { percent, startsOn })))
        throw fieldError("starts_on", "fromTomorrow");
      await recordAct(client, actor, "setCommission", ["commission", subjectName(subject)]);
      const { accountId } = actor;
      return store.insertChange(client, subject, { percent, startsOn, reason, accountId });
    });
  });
}

/** Takes back a commission that has not begun. Throws `conflict` if it has, or is gone. */
export async function dropCommission(
  { pool }: Context,
  actor: Actor,
  body: ReadBodyOf<typeof calls.dropCommissionCall>,
): Promise<void> {
  const { starts_on: startsOn, reason, ...subject } = body;
  await inTransaction(pool, async (client) => {
    // A subject that is no number has no term.
    const isNumbered = ["organizer", "tour", "date"].includes(subject.scope);
    if (isNumbered && !/^[1-9]\d{0,8}$/.test(subject.subject)) throw new ApiError("conflict");
    if (!(await store.deleteTerm(client, subject, startsOn))) throw new ApiError("conflict");
    await recordAct(client, actor, "dropCommission", ["commission", subjectName(subject)]);
    const { accountId } = actor;
    await store.insertChange(client, subject, { percent: null, startsOn, reason, accountId });
  });
}
