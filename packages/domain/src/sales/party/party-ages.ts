import type { LocalDate } from "../../time/local-date.ts";
import { ADULT_AGE } from "./party.ts";
import type { ChildPrice } from "./party-price.ts";

/** Who a booking is for. */
export interface BookedParty {
  readonly adults: number;
  /** One a child; null for a child whose age nobody told. */
  readonly childAges: readonly (number | null)[];
}

/** What the tour says of ages. */
export interface AgeTerms {
  readonly rules: readonly ChildPrice[];
  /** The youngest that it takes. */
  readonly minAge: number;
}

/** Whole years on a day; who was born on February 29 is a year older on March 1 where the year has no such day. */
export function ageOn(birthday: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** All adults count as one age: nothing depends on how old they are. */
const countedAge = (age: number) => Math.min(age, ADULT_AGE);

/** Of an adult's price; null for children of an age that only the organizer can price. */
function percentAt(rules: readonly ChildPrice[], age: number): number | null {
  if (age >= ADULT_AGE) return 100;
  const rule = rules.find(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return rule?.percent ?? null;
}

/** Whether a traveller of an age can have a seat. */
type Seat = (age: number) => boolean;

/**
 * A seat is for everybody who costs the same. One that costs as much as an adult's is also for children whose price only
 * the organizer knows: the tour names none that differs.
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
    // No party goes without an adult.
    isAdult,
    ...Array.from({ length: adults - 1 }, () => pricedSeat(terms, ADULT_AGE)),
    ...childAges.map((age) => (age === null ? anyChild : pricedSeat(terms, age))),
  ];
}

/**
 * Finds a seat for a traveller, moving those who have one to others where they fit as well; `holders` says who has which.
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
 * Ages on the day of departure that one more traveller of a party can have, beside travellers of known ages in any order;
 * `ADULT_AGE` stands for all adults. Travellers who have no seat already, take none away from others.
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
 * Ages of a party as they were named when booking, without those that travellers of exactly these ages have;
 * `ADULT_AGE` stands for all adults, null for a child whose age nobody told.
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

/** Whether an age is not the one that was named, though it may fit: a birthday may be typed wrong. */
export const differsFromNamed = (named: readonly (number | null)[], age: number): boolean =>
  !named.includes(countedAge(age)) && !(age < ADULT_AGE && named.includes(null));

/** Whether an age is among those that are open. */
export const isOpenAge = (open: readonly number[], age: number): boolean =>
  open.includes(countedAge(age));

/** Whether travellers of these ages can all have a seat of their own in a party. */
export function doAgesFit(party: BookedParty, terms: AgeTerms, ages: readonly number[]): boolean {
  const seats = seatsFor(party, terms);
  const holders: (number | undefined)[] = seats.map(() => undefined);
  return ages.every((age) => findSeat(countedAge(age), seats, holders));
}
