import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { fieldNames, fieldsOf, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldName } from "@tropa/domain/discovery/tour-fields/tour-fields";

/**
 * The parts of a filter: conditions that a visitor sets or drops together, with the fields of each.
 * Counts of a choice leave its own part out.
 */
export const partFields = {
  ...(perField(fieldNames, (field) => [field]) as { [Name in FieldName]: readonly [Name] }),
  type: ["type"],
  days: ["daysMin", "daysMax"],
  continents: ["continent"],
  around: ["lat", "lng", "radius", "placeName"],
  box: ["box"],
  organizer: ["organizer"],
  showplaces: ["showplace"],
  cruiseTypes: ["cruisesType"],
  cruiseStarts: ["cruisesStartCity"],
  cabins: ["cruisesCabinsCapacity"],
  ships: ["ships"],
  waterObjects: ["waterObject"],
  isReturning: ["onlyReturningCruises"],
  isCruise: ["isCruisesSearch"],
  authorTours: ["isAuthorTourSearch"],
  isAuthorTour: ["operatorType"],
  minAge: ["minAge", "childAges"],
  groupSize: ["maxGroupSize"],
  prices: ["priceMin", "priceMax"],
  pricePerDay: ["pricePerDayMin", "pricePerDayMax"],
  months: ["dateFrom", "dateTo", "flexDays"],
  seats: ["adults", "childAges"],
  startTimes: ["startTimes"],
} as const satisfies Record<string, readonly (keyof TourFilter)[]>;
export type FilterPart = keyof typeof partFields;

/** Lists of which a tour needs any one value, so that choosing another finds more. */
export const listParts = [
  ...fieldsOf("ids", "choices", "level", "codes"),
  "ships",
  "startTimes",
] as const satisfies readonly FilterPart[];
export type ListPart = (typeof listParts)[number];

const isListPart = (part: string): part is ListPart => listParts.some((one) => one === part);

/** Returns the chosen values of a list part; null if it is no list or nothing is chosen. */
export function chosenOf(filter: TourFilter, part: string): ReadonlySet<number | string> | null {
  if (!isListPart(part)) return null;
  const values: readonly (number | string)[] = filter[part];
  return values.length === 0 ? null : new Set(values);
}

/** Parts that a way out may drop. Not the kind: a cruise is no help to someone who wants an excursion. */
export const droppable = (parts: readonly FilterPart[]): FilterPart[] =>
  (Object.keys(partFields) as FilterPart[]).filter(
    (part) => part !== "type" && partFields[part].length > 0 && parts.includes(part),
  );

/** Parts that together exclude every tour, and the number of tours without them. */
export interface WayOut {
  readonly parts: readonly FilterPart[];
  readonly total: number;
}

/** Parts that say where: choosing a place from another list replaces them all. */
const placeParts = [
  "countries",
  "regions",
  "cities",
  "continents",
  "around",
  "box",
] as const satisfies readonly FilterPart[];
/** Filter lists with places. */
export const placeGroups = [
  "countries",
  "regions",
  "cities",
] as const satisfies readonly FilterPart[];

/** Parts of a filter that give way when a place is chosen: its own list, or whatever was chosen instead of a place. */
export function partsReplacedBy(
  group: (typeof placeGroups)[number],
  chosen: readonly FilterPart[],
): readonly FilterPart[] {
  return chosen.includes(group) ? [group] : placeParts.filter((part) => chosen.includes(part));
}

/** The parts whose bits are set in the mask. */
export const partsIn = <Part extends FilterPart>(parts: readonly Part[], mask: number): Part[] =>
  parts.filter((_, i) => (mask & (1 << i)) !== 0);

/**
 * Counts tours by the parts of a filter that they fail, for the tours that fail the fewest. Keys are bit masks over the
 * given parts. One offer has to meet both dates and price, so dropping either of them may be enough for a tour, which
 * then counts under both.
 */
export type NearMisses = ReadonlyMap<number, number>;

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Returns the parts to drop so that tours are found: as few as possible, and among those the ones that find most tours.
 * While nothing is found, dropping a minimal set of parts finds exactly the tours that fail that set.
 */
export function waysOutOf(parts: readonly FilterPart[], nearMisses: NearMisses): WayOut[] {
  const least = Math.min(...[...nearMisses.keys()].map(bitsIn));
  return [...nearMisses]
    .filter(([mask]) => mask !== 0 && bitsIn(mask) === least)
    .toSorted(([a, inA], [b, inB]) => inB - inA || a - b)
    .map(([mask, total]) => ({ parts: partsIn(parts, mask), total }));
}
