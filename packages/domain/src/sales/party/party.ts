/** People who travel together. Every child has a seat of their own. */
export interface Party {
  readonly adults: number;
  /** Whole years on the day of departure, 0 to 17, one number per child. */
  readonly childAges: readonly number[];
}

/** Most travellers per booking: a larger group is negotiated, not booked online. */
export const MAX_PARTY = 50;

/** Age from which a traveller is an adult and the exact age no longer matters. */
export const ADULT_AGE = 18;

/** Highest age of a child. */
export const MAX_CHILD_AGE = ADULT_AGE - 1;

/** Initial party of a request (docs/product/constants.md#lists). */
export const oneAdult: Party = { adults: 1, childAges: [] };

/** Names of a party's two fields, in the addresses of all pages and in their forms. */
export const partyFields = { adults: "adults", childAges: "childAges" } as const;

function isChildAge(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE;
}

/** Whether a party can book: at least one adult and not too many people. */
export function isParty({ adults, childAges }: Party): boolean {
  const isWhole = Number.isInteger(adults) && adults >= 1;
  return isWhole && childAges.every(isChildAge) && adults + childAges.length <= MAX_PARTY;
}

/** Returns the number of seats that a party takes. */
export function seatsOf({ adults, childAges }: Party): number {
  return adults + childAges.length;
}

/** Returns the age of the youngest child; null if there are only adults. */
export function youngestOf({ childAges }: Party): number | null {
  return childAges.length === 0 ? null : Math.min(...childAges);
}

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/**
 * Parses a party from the raw values of its two URL fields; null if there is none. Ages are sorted,
 * so that a party has one address. Invalid values are dropped, and a party that is too large is
 * cut, children before adults.
 */
export function readParty(adults: string | null, childAges: string | null): Party | null {
  const ages = (childAges ?? "").split(",").map(wholeNumber).filter(isChildAge);
  const count = wholeNumber(adults ?? "");
  if (ages.length === 0 && !(count >= 1)) return null;
  const grown = count >= 1 ? Math.min(count, MAX_PARTY) : 1;
  return {
    adults: grown,
    childAges: ages.slice(0, MAX_PARTY - grown).toSorted((a, b) => a - b),
  };
}

/** Returns the canonical URL fields of a party; no fields for null. */
export function partyQuery(party: Party | null): Partial<Record<keyof typeof partyFields, string>> {
  if (party === null) return {};
  const ages = party.childAges.toSorted((a, b) => a - b).join(",");
  return { adults: String(party.adults), ...(ages && { childAges: ages }) };
}

/** Reduces a party to the seats left: adults first, then as many children as fit. */
export function fitParty({ adults, childAges }: Party, seatsLeft: number): Party {
  const seats = Math.max(1, Math.min(seatsLeft, MAX_PARTY));
  const grown = Math.min(adults, seats);
  return { adults: grown, childAges: childAges.slice(0, seats - grown) };
}

/**
 * Returns how many adults and children there may be, given the others and the seats left; never
 * less than one adult.
 */
export function partyBounds(
  { adults, childAges }: Party,
  seatsLeft: number,
): { adults: number; children: number } {
  const seats = Math.max(1, Math.min(seatsLeft, MAX_PARTY));
  return {
    adults: Math.max(1, seats - childAges.length),
    children: Math.max(0, seats - adults),
  };
}
