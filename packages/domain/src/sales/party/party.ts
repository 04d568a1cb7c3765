/** Who travels together. Every child has a seat of their own. */
export interface Party {
  readonly adults: number;
  /** Whole years on the day of departure, 0 to 17, one number a child. */
  readonly childAges: readonly number[];
}

/** Most travellers of one booking: a larger group is an agreement, not a purchase. */
export const MAX_PARTY = 50;

/** From this age on a traveller is an adult, so the age no longer narrows anything. */
export const ADULT_AGE = 18;

/** The oldest that still travels as a child. */
export const MAX_CHILD_AGE = ADULT_AGE - 1;

/** Who a request begins with (docs/product/constants.md#lists). */
export const oneAdult: Party = { adults: 1, childAges: [] };

/** Names of a party's two fields, in the addresses of all pages and in their forms. */
export const partyFields = { adults: "adults", childAges: "childAges" } as const;

function isChildAge(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE;
}

/** Whether such a party can book: at least one adult, not too many in all. */
export function isParty({ adults, childAges }: Party): boolean {
  const isWhole = Number.isInteger(adults) && adults >= 1;
  return isWhole && childAges.every(isChildAge) && adults + childAges.length <= MAX_PARTY;
}

export function seatsOf({ adults, childAges }: Party): number {
  return adults + childAges.length;
}

/** Age of the youngest child; null for adults alone. */
export function youngestOf({ childAges }: Party): number | null {
  return childAges.length === 0 ? null : Math.min(...childAges);
}

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads a party from the raw values of two fields of an address; null if there is none. Ages are sorted, so that a party
 * has one address. Invalid values are left out, and a party that is too large is cut, children before adults.
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

/** Writes a party as fields of an address, in canonical form; no fields for null. */
export function partyQuery(party: Party | null): Partial<Record<keyof typeof partyFields, string>> {
  if (party === null) return {};
  const ages = party.childAges.toSorted((a, b) => a - b).join(",");
  return { adults: String(party.adults), ...(ages && { childAges: ages }) };
}

/** The same party on a departure with fewer seats: children stay with their adults as far as seats go. */
export function fitParty({ adults, childAges }: Party, seatsLeft: number): Party {
  const seats = Math.max(1, Math.min(seatsLeft, MAX_PARTY));
  const grown = Math.min(adults, seats);
  return { adults: grown, childAges: childAges.slice(0, seats - grown) };
}

/** How many of each may go, given the others and the seats that are left; never less than one adult. */
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
