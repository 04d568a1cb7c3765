import type { Found, FoundBooking, FoundPerson } from "@tropa/api-contract/staff/calls-bookings";
import { lookupLength } from "@tropa/api-contract/staff/calls-bookings";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { localise } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { readDeskQuery } from "@tropa/domain/people/desk-query";
import { paperKey } from "@tropa/domain/sales/outside-paper";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import * as store from "./lookup-store.ts";
import type { BookingRow, How, PersonRow } from "./lookup-store.ts";
import * as others from "./other-finds.ts";
import { nameCondition } from "../../platform/db/patterns.ts";

export { learnNameWords } from "./lookup-store.ts";

type Context = Pick<ApiContext, "pool">;

const mostBookings = 100;

const maskedContacts = ({ phone, email }: { phone: string | null; email: string | null }) => ({
  phone: maskPhone(phone ?? ""),
  email: maskEmail(email ?? ""),
});

interface OfOrganizer {
  organizer_first_name: LocalisedText;
  organizer_last_name: LocalisedText;
}

const nameIn = (first: LocalisedText, last: LocalisedText, locale: Locale): string =>
  [localise(first, locale), localise(last, locale)].filter(Boolean).join(" ");
const organizerOf = (row: OfOrganizer, locale: Locale): string =>
  nameIn(row.organizer_first_name, row.organizer_last_name, locale);

const bookingOf = (row: BookingRow, locale: Locale): FoundBooking => ({
  ...row,
  organizer: organizerOf(row, locale),
  tour: localise(row.tour, locale),
});

const personOf = (row: PersonRow): FoundPerson => ({ ...row, ...maskedContacts(row) });

/** Finds what a text may name (docs/product/people-and-rights.md#search), with contacts masked. */
export async function search(
  { pool }: Context,
  actor: Pick<Actor, "accountId" | "isStaff" | "requestId">,
  { text, locale }: { text: string; locale: Locale },
): Promise<Found> {
  await recordAct(pool, actor, "staffSearch");
  const query = readDeskQuery(text);
  const limit = lookupLength;
  const how: How = { names: nameCondition(query.words.map((word) => [word])), limit };
  const [organizers, tours, payments, certificates, requests] = await Promise.all([
    others.findOrganizers(pool, query, how),
    others.findTours(pool, query, how),
    others.findPayments(pool, query, { paper: paperKey(text), limit }),
    others.findCertificates(pool, query, limit),
    others.findRequests(pool, query, limit),
  ]);
  const findBoth = (by: How) =>
    Promise.all([store.findBookings(pool, query, by), store.findPeople(pool, query, by)]);
  let [bookings, people] = await findBoth(how);
  if (bookings.length === 0 && people.length === 0 && query.words.length > 0) {
    const similar = await store.similarNames(pool, query.words);
    [bookings, people] = await findBoth({ names: nameCondition(similar), limit });
  }
  return {
    bookings: bookings.map((row) => bookingOf(row, locale)),
    people: people.map(personOf),
    organizers: organizers.map((row) => ({
      ...row,
      title: nameIn(row.first_name, row.last_name, locale),
    })),
    tours: tours.map((row) => ({
      ...row,
      title: localise(row.title, locale),
      organizer: organizerOf(row, locale),
    })),
    payments: payments.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    certificates: certificates.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    requests: requests.map((row) => ({
      ...row,
      ...maskedContacts(row),
      created_at: row.created_at.toISOString(),
    })),
  };
}

/** Finds organizers or tours by number or words of a name. */
export async function findNamed(
  db: Queryable,
  kind: "organizer" | "tour",
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): Promise<{ id: number; title: string; organizer: string | null }[]> {
  const query = readDeskQuery(text);
  const how: How = { names: nameCondition(query.words.map((word) => [word])), limit };
  if (kind === "tour")
    return (await others.findTours(db, query, how)).map((row) => ({
      id: row.id,
      title: localise(row.title, locale),
      organizer: organizerOf(row, locale),
    }));
  return (await others.findOrganizers(db, query, how)).map((row) => ({
    id: row.id,
    title: nameIn(row.first_name, row.last_name, locale),
    organizer: null,
  }));
}

/** Returns a person's bookings, newest first, 100 at most. */
export async function bookingsOfPerson(
  { pool }: Context,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<FoundBooking[]> {
  const bookings = await store.bookingsOfAccount(pool, accountId, mostBookings);
  return bookings.map((row) => bookingOf(row, locale));
}
