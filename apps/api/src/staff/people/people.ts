import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-people";
import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { localise } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { bookingsOfPerson } from "../lookup/lookup.ts";
import { actsOnAccount } from "./account-acts-store.ts";
import { mergesOfAccount } from "./merged-accounts-store.ts";
import * as notes from "./notes-store.ts";
import * as store from "./people-store.ts";

type Context = Pick<ApiContext, "pool">;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const momentOf = <Row extends { at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() });

const createdOf = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

const nameIn = (names: readonly (LocalisedText | null)[], locale: Locale): string =>
  names
    .map((name) => name && localise(name, locale))
    .filter(Boolean)
    .join(" ");

/** Returns all that staff see of a person, contacts masked. Throws `not_found`. */
export async function readPerson(
  context: Context,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<StaffPerson> {
  const { pool } = context;
  const person = orNotFound(await store.findPerson(pool, accountId));
  const merges = await mergesOfAccount(pool, accountId);
  const [bookings, paid, sessions, consents, reviews, chats, certificates, acts, log, written] =
    await Promise.all([
      bookingsOfPerson(context, { accountId, locale }),
      store.paidOfPerson(pool, accountId),
      store.sessionsOfPerson(pool, accountId),
      store.consentsOfPerson(pool, accountId),
      store.reviewsOfPerson(pool, accountId),
      store.chatsOfPerson(pool, accountId),
      store.certificatesOfPerson(pool, accountId),
      actsOnAccount(pool, accountId),
      notes.logOfPerson(pool, accountId),
      notes.notesOfPerson(pool, accountId),
    ]);
  return {
    ...createdOf(person),
    phone: maskPhone(person.phone ?? ""),
    email: maskEmail(person.email ?? ""),
    seen_at: isoOf(person.seen_at),
    blocked_at: isoOf(person.blocked_at),
    merged_into: merges.find(({ is_into: isInto }) => isInto) ?? null,
    merged: merges.filter(({ is_into: isInto }) => !isInto).map(momentOf),
    bookings,
    paid,
    sessions: sessions.map((session) => ({
      ...session,
      signed_in_at: session.signed_in_at.toISOString(),
      seen_at: session.seen_at.toISOString(),
    })),
    consents: consents.map((consent) => ({
      ...consent,
      tour: consent.tour && localise(consent.tour, locale),
      given_at: consent.given_at.toISOString(),
      withdrawn_at: isoOf(consent.withdrawn_at),
    })),
    reviews: reviews.map(({ tour_id: id, title, slug, ...review }) => ({
      ...review,
      tour: { id, slug, title: localise(title, locale) },
    })),
    chats: chats.map(({ updated_at: at, first_name: first, last_name: last, ...chat }) => ({
      ...chat,
      organizer: nameIn([first, last], locale) || null,
      updated_at: at.toISOString(),
    })),
    certificates: certificates.map(createdOf),
    acts: acts.map(momentOf),
    log: log.map(momentOf),
    notes: written.map(momentOf),
  };
}

/** Returns the contacts of a person. Throws `not_found`. */
export async function personContacts(
  { pool }: Context,
  accountId: number,
): Promise<AnswerOf<typeof calls.personContactsCall>> {
  const { phone, email } = orNotFound(await store.findPerson(pool, accountId));
  return { phone: phone ?? "", email: email ?? "" };
}

/** Adds a note for other staff. Throws `not_found`. */
export async function addPersonNote(
  { pool }: Context,
  actor: Actor,
  { account_id: accountId, text }: { account_id: number; text: string },
): Promise<AnswerOf<typeof calls.addPersonNoteCall>> {
  return inTransaction(pool, async (client) => {
    const note = await notes.insertNote(client, { accountId, authorId: actor.accountId, text });
    await recordAct(client, actor, "addPersonNote", ["account", accountId]);
    return momentOf(orNotFound(note));
  });
}
