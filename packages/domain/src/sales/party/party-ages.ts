import type { LocalDate } from "../../time/local-date.ts";
import { ADULT_AGE } from "./party.ts";
import type { ChildPrice } from "./party-price.ts";

/** Party of a booking. */
export interface BookedParty {
  readonly adults: number;
  /** Age of each child; null if unknown. */
  readonly childAges: readonly (number | null)[];
}

/** A tour's terms about ages. */
export interface AgeTerms {
  readonly rules: readonly ChildPrice[];
  /** Minimum age. */
  readonly minAge: number;
}

/**
 * Returns the age in whole years on a day. Born on February 29, one turns a year older on March 1
 * in other years.
 */
export function ageOn(birthday: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Reduces all adult ages to one, because nothing depends on them. */
const countedAge = (age: number) => Math.min(age, ADULT_AGE);

/**
 * Returns the percentage of an adult's price for an age; null if only the organizer can price it.
 */
function percentAt(rules: readonly ChildPrice[], age: number): number | null {
  if (age >= ADULT_AGE) return 100;
  const rule = rules.find(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return rule?.percent ?? null;
}

/** Whether a traveller of this age may take the seat. */
type Seat = (age: number) => boolean;

/**
 * Returns a seat for all ages with the same price. A seat at an adult's price also suits children
 * whose price only the organizer knows, since the tour names no other.
 */
function pricedSeat({ rules, minAge }: AgeTerms, seatAge: number): Seat {
  const price = percentAt(rules, seatAge);
  return (age) => {
    const own = percentAt(rules, age);
    return age >= Math.min(minAge, ADULT_AGE) && (own === price || (own === null && price === 100));
  };
}

function seatsFor({ adults, childAges }: BookedParty, terms: AgeTerms): Seat[] {
  const isAdult: Seat = (age) => age >= ADULT_AGE;
  const anyChild: Seat = (age) => !isAdult(age) && age >= terms.minAge;
  return [
    // A party needs at least one adult.
    isAdult,
    ...Array.from({ length: adults - 1 }, () => pricedSeat(terms, ADULT_AGE)),
    ...childAges.map((age) => (age === null ? anyChild : pricedSeat(terms, age))),
  ];
}

/**
 * Finds a seat for a traveller, moving others to seats that suit them too; `holders` records who
 * has which.
 */
function findSeat(
  age: number,
  seats: readonly Seat[],
  holders: (number | undefined)[],
  tried = new Set<number>(),
): boolean {
  return seats.some((fits, index) => {
    if (tried.has(index) || !fits(age)) return false;
    tried.add(index);
    const holder = holders[index];
    if (holder !== undefined && !findSeat(holder, seats, holders, tried)) return false;
    holders[index] = age;
    return true;
  });
}

/**
 * Returns the ages on the day of departure that one more traveller of a party can have, next to
 * travellers of known ages in any order; `ADULT_AGE` stands for all adults. Travellers for whom
 * there is no seat are ignored.
 */
export function openAges(
  party: BookedParty,
  terms: AgeTerms,
  others: readonly number[] = [],
): number[] {
  const seats = seatsFor(party, terms);
  const holders: (number | undefined)[] = seats.map(() => undefined);
  for (const age of others) findSeat(countedAge(age), seats, holders);
  return Array.from({ length: ADULT_AGE + 1 }, (_, age) => age).filter((age) =>
    findSeat(age, seats, [...holders]),
  );
}

/**
 * Returns the ages named when booking that no traveller has yet; `ADULT_AGE` stands for all adults,
 * null for a child of unknown age.
 */
export function namedAgesLeft(
  { adults, childAges }: BookedParty,
  others: readonly number[] = [],
): (number | null)[] {
  const left = [...Array.from({ length: adults }, () => ADULT_AGE), ...childAges];
  for (const age of others) {
    const index = left.indexOf(countedAge(age));
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

/** Whether an age differs from those named, though it may fit: the birthday may be mistyped. */
export const isUnexpectedAge = (named: readonly (number | null)[], age: number): boolean =>
  !named.includes(countedAge(age)) && !(age < ADULT_AGE && named.includes(null));

/** Whether an age is among the open ones. */
export const isOpenAge = (open: readonly number[], age: number): boolean =>
  open.includes(countedAge(age));

/** Whether all travellers of these ages can have seats of their own in a party. */
export function doAgesFit(party: BookedParty, terms: AgeTerms, ages: readonly number[]): boolean {
  const seats = seatsFor(party, terms);
  const holders: (number | undefined)[] = seats.map(() => undefined);
  return ages.every((age) => findSeat(countedAge(age), seats, holders));
}
