import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { LocalDate } from "@tropa/domain/time/local-date";
import {
  ageOn,
  doAgesFit,
  isOpenAge,
  namedAgesLeft,
  openAges,
} from "@tropa/domain/sales/party/party-ages";
import type { AgeTerms, BookedParty } from "@tropa/domain/sales/party/party-ages";
import { fieldError } from "../../platform/errors/api-error.ts";
import type { ApiError } from "../../platform/errors/api-error.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { findDeparture } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { listTourists } from "./travellers-store.ts";
import type { TouristRow } from "./travellers-store.ts";

type PartyFacts = Pick<BookingRecord, "adults" | "children" | "children_ages">;

const partyOf = ({ adults, children, children_ages: ages }: PartyFacts): BookedParty => ({
  adults,
  childAges: ages ?? Array.from({ length: children }, () => null),
});

async function termsOfAges(client: Queryable, booking: BookingRecord): Promise<AgeTerms> {
  const tour = orNotFound(await findDeparture(client, booking.tour_id, booking.tour_date_id));
  return { rules: tour.child_prices, minAge: tour.min_age };
}

const agesOf = (rows: readonly TouristRow[], day: LocalDate, without?: number): number[] =>
  rows.flatMap(({ id, birthday }) =>
    birthday === null || id === without ? [] : ageOn(birthday, day),
  );

/** Returns the party, with the ages still open for each editable traveller and for a new one. */
export async function partyAnswer(
  client: Queryable,
  booking: BookingRecord,
  editable: readonly number[],
): Promise<NonNullable<TouristsInfo["party"]>> {
  const party = partyOf(booking);
  const terms = await termsOfAges(client, booking);
  const rows = await listTourists(client, booking.id);
  const openFor = (id: number | null) => {
    const others = agesOf(rows, booking.starts_on, id ?? undefined);
    return { id, ages: openAges(party, terms, others), named: namedAgesLeft(party, others) };
  };
  const isFull = rows.length >= booking.seats;
  return {
    adults: party.adults,
    children_ages: [...party.childAges],
    open: [...editable.map(openFor), ...(isFull ? [] : [openFor(null)])],
  };
}

/** A traveller just stored; `field` is the path of their birthday in the body. */
export interface SavedTraveller {
  id: number;
  field: string;
}

/**
 * Throws for the first new birthday that does not fit a seat of the party. Birthdays stored `before` are not checked
 * again: the party may have changed since, or the organizer has agreed.
 */
export async function requireOpenAges(
  client: Queryable,
  booking: BookingRecord,
  saved: readonly SavedTraveller[],
  before: readonly TouristRow[],
): Promise<void> {
  const rows = await listTourists(client, booking.id);
  const birthdayIn = (list: readonly TouristRow[], id: number) =>
    list.find((row) => row.id === id)?.birthday ?? null;
  const changed = saved.filter(({ id }) => birthdayIn(rows, id) !== birthdayIn(before, id));
  const party = partyOf(booking);
  const terms = await termsOfAges(client, booking);
  const ids = new Set(changed.map(({ id }) => id));
  const others = rows.filter(({ id }) => !ids.has(id));
  const ages = agesOf(others, booking.starts_on);
  for (const { id, field } of changed) {
    const birthday = birthdayIn(rows, id);
    if (birthday === null) continue;
    const age = ageOn(birthday, booking.starts_on);
    if (!isOpenAge(openAges(party, terms, ages), age)) throw ageFault(field, age, party);
    ages.push(age);
  }
}

function ageFault(field: string, age: number, { adults, childAges }: BookedParty): ApiError {
  if (childAges.length === 0) return fieldError(field, "adultsAge", { age, adults });
  const ages = childAges.map((one) => one ?? "?").join(", ");
  return fieldError(field, "partyAge", { age, adults, ages });
}

/** Throws if filled-in travellers do not fit a new party or date by age. */
export async function requireFittingParty(
  client: Queryable,
  booking: BookingRecord,
  party: Parameters<typeof partyOf>[0],
  { terms, day }: { terms: AgeTerms; day: LocalDate },
): Promise<void> {
  const ages = agesOf(await listTourists(client, booking.id), day);
  if (!doAgesFit(partyOf(party), terms, ages)) throw fieldError("adults", "filledAges");
}
