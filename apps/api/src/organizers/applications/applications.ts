import type * as calls from "@tropa/api-contract/organizers/calls-applications";
import type { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import { applicationsPerPage } from "@tropa/api-contract/organizers/calls-applications";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isDecidable, mayApplyAgain, recordTitle } from "@tropa/domain/organizers/application";
import type { ApplicationStatus } from "@tropa/domain/organizers/application";
import { may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { fillMissingNames } from "../../people/accounts/accounts.ts";
import { homeColumns, isCity, makeRecord } from "../records/records.ts";
import { readableHome } from "./applicant-home.ts";
import * as store from "./applications-store.ts";
import type { ApplicationRow } from "./applications-store.ts";
import {
  notifyApplicationAccepted,
  notifyApplicationReceived,
  notifyApplicationRefused,
} from "./application-letters.ts";

type Own = AnswerOf<typeof calls.ownApplicationCall>;
type Application = AnswerOf<typeof applyAsOrganizerCall>;
type Listed = AnswerOf<typeof calls.decideApplicationCall>;

/** Returns the caller's latest application, and whether they may apply again. */
export async function ownApplication(
  { pool }: ApiContext,
  actor: Actor,
  locale: Locale,
): Promise<Own> {
  const row = await store.readLastApplication(pool, actor.accountId, locale);
  const { organizerId } = actor;
  return {
    application: row && applicationOf(row, locale),
    organizer_id: organizerId,
    may_apply:
      may(actor, "organizer.apply") &&
      mayApplyAgain(row?.status ?? null, { isOrganizer: organizerId !== null }),
  };
}

/**
 * Stores an application and writes to the applicant and the team. Throws `conflict` for organizers and if another
 * application is waiting, even if both arrive at the same moment.
 */
export async function apply(
  context: ApiContext,
  form: ReadBodyOf<typeof applyAsOrganizerCall>,
  { actor, caller }: { actor: Actor; caller: Caller },
): Promise<Application> {
  if (!may(actor, "organizer.apply")) throw new ApiError("forbidden");
  if (actor.organizerId !== null) throw new ApiError("conflict");
  const { locale, storefront } = caller;
  return inTransaction(context.pool, async (client) => {
    if (form.city_id !== undefined && !(await isCity(client, form.city_id)))
      throw fieldError("city_id", "incorrect");
    const id = await store.insertApplication(client, {
      ...form,
      ...homeColumns(form),
      account_id: actor.accountId,
      storefront: storefront.id,
      locale,
    });
    if (id === null) throw new ApiError("conflict");
    // Fill the account's profile with what the application says.
    await fillMissingNames(client, actor.accountId, form);
    const row = orNotFound(await store.readApplication(client, id, locale));
    await notifyApplicationReceived(context, client, row);
    return applicationOf(row, locale);
  });
}

/** Applications of a status by page: waiting ones oldest first, decided ones newest first. */
export async function listApplications(
  { pool }: ApiContext,
  { page, status }: { page: number; status: ApplicationStatus },
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<AnswerOf<typeof calls.organizerApplicationsCall>> {
  await recordAct(pool, actor, "organizerApplications");
  const { items, total } = await store.listApplications(pool, {
    status,
    locale,
    from: (page - 1) * applicationsPerPage,
    count: applicationsPerPage,
  });
  return {
    items: items.map((row) => listedOf(row, locale)),
    total,
    page,
    pages: Math.ceil(total / applicationsPerPage),
    per_page: applicationsPerPage,
  };
}

/**
 * Accepts an application, which creates a record owned by the applicant, or refuses it; writes to the applicant in the
 * same transaction. Throws `conflict` if it was decided meanwhile, or if the applicant works for an organizer by now.
 */
export async function decide(
  context: ApiContext,
  { id, decision, reason }: ReadBodyOf<typeof calls.decideApplicationCall>,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<Listed> {
  return inTransaction(context.pool, async (client) => {
    const status = orNotFound(await store.lockApplication(client, id));
    if (!isDecidable(status)) throw new ApiError("conflict");
    const row = orNotFound(await store.readApplication(client, id, locale));
    const organizerId =
      decision === "accept"
        ? await makeRecord(client, context.config, recordFormOf(row), {
            actor,
            locale: languageOf(row),
            owner: row.account_id,
          })
        : null;
    await store.decideApplication(client, id, {
      status: decision === "accept" ? "accepted" : "refused",
      reason: decision === "accept" ? null : reason,
      organizerId,
      decidedBy: actor.accountId,
    });
    await recordAct(client, actor, "decideOrganizerApplication", ["application", id]);
    const decided = orNotFound(await store.readApplication(client, id, locale));
    if (organizerId === null) await notifyApplicationRefused(context, client, decided);
    else await notifyApplicationAccepted(context, client, decided);
    return listedOf(decided, locale);
  });
}

/** The language of the application. */
const languageOf = ({ locale }: Pick<ApplicationRow, "locale">): Locale =>
  isLocale(locale) ? locale : "en";

/** The first version of the record, from the application. */
function recordFormOf(row: ApplicationRow): Parameters<typeof makeRecord>[2] {
  const language = languageOf(row);
  return {
    title: recordTitle(row),
    first_name: { [language]: row.first_name },
    last_name: { [language]: row.last_name },
    about: { [language]: row.about },
    email: row.email,
    phone: row.phone,
    site: row.site,
    ...(row.city_name === null
      ? { city_id: row.city_id ?? undefined }
      : { city: { name: row.city_name, country_code: row.city_country } }),
    languages: [language],
  };
}

function applicationOf(row: ApplicationRow, locale: Locale): Application {
  return {
    id: row.id,
    status: row.status,
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    legal_form: row.legal_form,
    email: row.email,
    phone: row.phone,
    city_id: row.city_id,
    ...readableHome(row, locale),
    site: row.site,
    about: row.about,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

const listedOf = (row: ApplicationRow, locale: Locale): Listed => ({
  ...applicationOf(row, locale),
  account_id: row.account_id,
  is_email_confirmed: row.is_email_confirmed,
  is_phone_confirmed: row.is_phone_confirmed,
  refused_before: row.refused_before,
  organizer_id: row.organizer_id,
  decided_by: row.decider,
});
