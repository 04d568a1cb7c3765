import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { priceCeilings } from "@tropa/domain/money";
import {
  emptyFilter,
  filterToQuery,
  seatsWanted,
  youngestWanted,
} from "@tropa/domain/discovery/search-filter";
import type { ListingKind, TourFilter } from "@tropa/domain/discovery/search-filter";
import { partFields } from "../search/search.ts";
import type { FilterPart, WayOut } from "../search/search.ts";
import type { Dictionary, Reader } from "../catalogue/catalogue.ts";
import { termPath } from "./listing-terms.ts";
import type { FoundListing } from "./listing-terms.ts";

type ShownWayOut = NonNullable<AnswerOf<typeof toursCall>["ways_out"]>[number];

const waysShown = 4;

/** The filter part that each kind of path segment restricts. */
const partOfKind: Readonly<Record<ListingKind, FilterPart>> = {
  continent: "continents",
  country: "countries",
  region: "regions",
  city: "cities",
  restKind: "restKinds",
  collection: "collections",
};

/** Drops the children's ages or the party's size, leaving the other condition in place. */
function partyWithout(filter: TourFilter, parts: readonly FilterPart[]): Partial<TourFilter> {
  const [isAnyAge, isAnySize] = [parts.includes("minAge"), parts.includes("seats")];
  if (isAnyAge === isAnySize) return {};
  return isAnyAge
    ? { adults: seatsWanted(filter), childAges: [] }
    : { adults: null, childAges: [], minAge: youngestWanted(filter) ?? 0 };
}

/** Ways out of an empty list as addresses: the filter and path without some parts. */
export function shownWaysOut(
  ways: readonly WayOut[],
  filter: TourFilter,
  listing: FoundListing,
  dictionary: Dictionary,
  { currency }: Reader,
): ShownWayOut[] {
  return ways.slice(0, waysShown).map(({ parts, total }) => {
    const fields = parts.flatMap((part): readonly (keyof TourFilter)[] => partFields[part]);
    const empty = Object.fromEntries(fields.map((field) => [field, emptyFilter[field]]));
    const slug = listing.terms
      .filter(({ kind }) => !parts.includes(partOfKind[kind]))
      .map((term) => termPath(term, dictionary))
      .join("/");
    const isInPath = listing.terms.some(({ kind }) => parts.includes(partOfKind[kind]));
    const without = {
      ...filter,
      ...empty,
      ...partyWithout(filter, parts),
      page: 1,
      ...(isInPath && { slug }),
    };
    return { fields, query: filterToQuery(without, priceCeilings[currency]), total };
  });
}
