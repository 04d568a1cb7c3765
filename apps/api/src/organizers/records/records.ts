import { missingParts } from "./missing-parts.ts";
import { localisedName } from "@tropa/domain/people/full-name";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { organizerCreateCall } from "@tropa/api-contract/organizers/calls-organizer-forms";
import type { OrganizerForm } from "@tropa/api-contract/organizers/organizer-form";
import type {
  OrganizerRecord,
  organizerRecordItem,
} from "@tropa/api-contract/organizers/organizer";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/time/local-date";
import { may } from "@tropa/domain/people/permissions";
import type { z } from "zod";
import { orNotFound } from "../../server/or-not-found.ts";
import { pictureTemplate } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { publicWords } from "../../conversation/chat/chat.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import {
  notifyRecordHidden,
  notifyRecordIncomplete,
  notifyRecordCreated,
  notifyRecordPublished,
} from "../letters/letters.ts";
import { uploadedImageTemplate } from "../../platform/files/file-links.ts";
import { readVerificationFlags } from "../verification/verification.ts";
import { placeOf } from "../organizers/organizers.ts";
import { homeColumns } from "./home-columns.ts";
import { ownerAccount } from "./record-owner.ts";
import * as store from "./records-store.ts";
import type { RecordColumns, RecordItemRow, RecordRow } from "./records-store.ts";
import { requisiteFaults } from "./requisite-rules.ts";

export { homeColumns } from "./home-columns.ts";
export { isCity } from "./records-store.ts";

type RecordItem = z.output<typeof organizerRecordItem>;
type Storefronts = Pick<Config, "storefronts">;
type Texts = OrganizerForm["first_name"];

const recordsPerPage = 100;

/** The actor and their language. */
export interface RequestAuthor {
  actor: Actor;
  locale: Locale;
}

/** Records that the caller may open: their own, or all for staff in charge of organizers. */
export async function listRecords(
  catalogue: Catalogue,
  page: number,
  { actor, locale }: RequestAuthor,
): Promise<{ items: RecordItem[]; total: number; page: number; pages: number; per_page: number }> {
  if (!may(actor, "organizer.listOwn")) throw new ApiError("forbidden");
  const { items, total } = await store.listRecords(catalogue.pool, {
    organizerId: may(actor, "desk.open", "organizers") ? null : actor.organizerId,
    from: (page - 1) * recordsPerPage,
    count: recordsPerPage,
  });
  return {
    items: items.map((row) => itemOf(catalogue, row, locale)),
    total,
    page,
    pages: Math.ceil(total / recordsPerPage),
    per_page: recordsPerPage,
  };
}

/** Returns a record with what its reader may do. */
export async function viewRecord(
  catalogue: Catalogue,
  id: number,
  { actor, locale }: RequestAuthor,
): Promise<OrganizerRecord> {
  if (!may(actor, "organizer.readRecord", { organizerId: id })) throw new ApiError("forbidden");
  return recordOf(catalogue, id, locale);
}

/** Creates an unpublished record for an account, for staff only; everybody else has to apply. */
export async function createRecord(
  catalogue: Catalogue,
  config: Storefronts,
  { owner, ...form }: ReadBodyOf<typeof organizerCreateCall>,
  { actor, locale }: RequestAuthor,
): Promise<OrganizerRecord> {
  if (!may(actor, "organizer.create")) throw new ApiError("forbidden");
  const id = await inTransaction(catalogue.pool, async (client) => {
    const account = owner === "" ? null : await ownerAccount(client, owner);
    const made = await makeRecord(client, config, form, { actor, locale, owner: account });
    await recordAct(client, actor, "organizerCreate", ["organizer", made]);
    if (account !== null) await notifyRecordCreated(client, config, made);
    return made;
  });
  return recordOf(catalogue, id, locale);
}

/**
 * Creates an unpublished record in the caller's transaction and returns its id. `owner` becomes its owner; throws
 * `conflict` if they work for an organizer already.
 */
export async function makeRecord(
  client: Client,
  config: Storefronts,
  form: OrganizerForm,
  { actor, locale, owner = null }: RequestAuthor & { owner?: number | null },
): Promise<number> {
  const columns = await columnsOf(client, config, form, {
    actor,
    terms: { has_direct_sale: false, seller_kind: "marketplace" },
  });
  const made = await store.insertRecord(client, {
    title: form.title,
    first_name: textsOf(form.first_name),
    last_name: textsOf(form.last_name),
    about: {},
    photo: "",
    email: form.email,
    phone: form.phone,
    site: null,
    ...homeColumns(form),
    languages: [locale],
    started_on: todayIn("UTC"),
    has_direct_sale: false,
    seller_kind: "marketplace",
    ...columns,
  });
  if (form.requisites) await store.putRequisites(client, made, form.requisites);
  if (owner !== null && !(await store.setRecordOwner(client, owner, made)))
    throw new ApiError("conflict");
  return made;
}

/** Changes the given fields of a record. Throws `conflict` if its version has changed since the caller read it. */
export async function updateRecord(
  catalogue: Catalogue,
  config: Storefronts,
  { id, version, ...form }: Partial<OrganizerForm> & { id: number; version: number },
  { actor, locale }: RequestAuthor,
): Promise<OrganizerRecord> {
  if (!may(actor, "organizer.writeRecord", { organizerId: id })) throw new ApiError("forbidden");
  await inTransaction(catalogue.pool, async (client) => {
    const before = orNotFound(await store.readRecord(client, id));
    await recordAct(client, actor, "organizerUpdate", ["organizer", id]);
    const columns = await columnsOf(client, config, form, { actor, terms: before });
    if (!(await store.updateRecord(client, { id, version }, columns)))
      throw new ApiError("conflict");
    if (form.requisites) await store.putRequisites(client, id, form.requisites);
    if (!before.is_published) return;
    // A published record must not lose a required part, but older records may lack some already.
    const after = missingParts(orNotFound(await store.readRecord(client, id)));
    requireNothing(after.filter((field) => !missingParts(before).includes(field)));
  });
  return recordOf(catalogue, id, locale);
}

/** Publishes or hides an organizer's page. Throws with the parts that are missing for publishing. */
export async function publishRecord(
  catalogue: Catalogue,
  config: Storefronts,
  { id, is_published: isPublished }: { id: number; is_published: boolean },
  { actor, locale }: RequestAuthor,
): Promise<OrganizerRecord> {
  if (!may(actor, "organizer.publish", { organizerId: id })) throw new ApiError("forbidden");
  await inTransaction(catalogue.pool, async (client) => {
    await store.lockRecord(client, id);
    const record = orNotFound(await store.readRecord(client, id));
    if (isPublished) requireNothing(missingParts(record));
    await recordAct(client, actor, "organizerSetPublished", ["organizer", id]);
    await store.setPublished(client, id, isPublished);
    if (isPublished && !record.is_published) await notifyRecordPublished(client, config, id);
    if (!isPublished && record.is_published && actor.isStaff)
      await notifyRecordHidden(client, config, id);
  });
  return recordOf(catalogue, id, locale);
}

/** Reminds owners, once, of records that are still incomplete some days later; returns their number. */
export async function remindOfRecords({ pool, config }: ApiContext): Promise<number> {
  return inTransaction(pool, async (client) => {
    const ids = await store.claimUnfinishedRecords(client, { afterDays: 3, limit: 100 });
    for (const id of ids) {
      const missing = missingParts(orNotFound(await store.readRecord(client, id)));
      if (missing.length > 0) await notifyRecordIncomplete(client, config, { id, missing });
    }
    return ids.length;
  });
}

function requireNothing(missing: OrganizerRecord["missing"]): void {
  const fields = missing.map((field) => ({ field, key: "required" as const }));
  if (fields.length > 0) throw new ApiError("validation", { fields });
}

const textsOf = (texts: Texts, write = (text: string) => text): LocalisedText =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => (text ? [[locale, write(text)]] : [])),
  );

/**
 * The columns that a form changes. Throws for unknown places and pictures and for invalid numbers, and `forbidden` if
 * others than staff change the terms of sale.
 */
async function columnsOf(
  client: Client,
  { storefronts }: Storefronts,
  form: Partial<OrganizerForm>,
  { actor, terms }: { actor: Actor; terms: Pick<RecordRow, "has_direct_sale" | "seller_kind"> },
): Promise<RecordColumns> {
  const { has_direct_sale = terms.has_direct_sale, seller_kind = terms.seller_kind } = form;
  const isNewTerms = has_direct_sale !== terms.has_direct_sale || seller_kind !== terms.seller_kind;
  if (isNewTerms && !actor.isStaff) throw new ApiError("forbidden");
  if (form.city_id !== undefined && !(await store.isCity(client, form.city_id)))
    throw fieldError("city_id", "incorrect");
  const isAtHome = form.city !== undefined || form.city_id !== undefined;
  if (form.requisites) {
    const code = await store.findCountryCode(client, form.requisites.country_id);
    const fields = requisiteFaults(form.requisites, code);
    if (fields.length > 0) throw new ApiError("validation", { fields });
  }
  const { title, email, phone, site, languages, started_on } = form;
  return {
    ...(title !== undefined && { title }),
    ...(form.first_name && { first_name: textsOf(form.first_name) }),
    ...(form.last_name && { last_name: textsOf(form.last_name) }),
    ...(form.about && { about: textsOf(form.about, (text) => publicWords(storefronts, text)) }),
    ...(form.photo_id !== undefined && { photo: await photoOf(client, form.photo_id, actor) }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(site !== undefined && { site: site || null }),
    ...(isAtHome && homeColumns(form)),
    ...(languages && { languages: [...new Set(languages)] }),
    ...(started_on !== undefined && { started_on }),
    has_direct_sale,
    seller_kind,
  };
}

async function photoOf(client: Client, id: number, { accountId }: Actor): Promise<string> {
  const uuid = await store.findOwnImage(client, { id, accountId });
  if (uuid === null) throw fieldError("photo_id", "incorrect");
  return uploadedImageTemplate(uuid);
}

function itemOf({ dictionary }: Catalogue, row: RecordItemRow, locale: Locale): RecordItem {
  return {
    id: row.id,
    title: row.title,
    name: localisedName(row, locale),
    photo: pictureTemplate(row.photo),
    ...placeOf(row, dictionary, locale),
    is_published: row.is_published,
    is_verified: row.is_verified,
    tours_count: row.tours_count,
  };
}

async function recordOf(
  catalogue: Catalogue,
  id: number,
  locale: Locale,
): Promise<OrganizerRecord> {
  const row = orNotFound(await store.readRecord(catalogue.pool, id));
  return {
    ...itemOf(catalogue, row, locale),
    version: row.version,
    first_name: row.first_name,
    last_name: row.last_name,
    about: row.about,
    email: row.email,
    phone: row.phone,
    site: row.site,
    languages: row.languages,
    started_on: row.started_on,
    has_direct_sale: row.has_direct_sale,
    seller_kind: row.seller_kind,
    requisites: row.requisites,
    verification: await readVerificationFlags(catalogue.pool, id),
    contracts: row.contracts.map((contract) => ({
      ...contract,
      created_at: new Date(contract.created_at).toISOString(),
      saved_at: contract.saved_at && new Date(contract.saved_at).toISOString(),
    })),
    missing: missingParts(row),
  };
}

/** Returns the parts that a record lacks for publication; null if it is published or does not exist. */
export async function missingToPublish(db: Queryable, id: number) {
  const record = await store.readRecord(db, id);
  return record === null || record.is_published ? null : missingParts(record);
}
