/** The tour search filter: its shape, its limits, its way to and from a URL, and listing paths. */
export * from "./search-filter/limits.ts";
export { emptyFilter } from "./search-filter/tour-filter.ts";
export type { Box, TourFilter } from "./search-filter/tour-filter.ts";
export { filterParty, seatsWanted, youngestWanted } from "./search-filter/filter-party.ts";
export { normaliseFilter } from "./search-filter/normalise.ts";
export type { RawFilter } from "./search-filter/normalise.ts";
export {
  EVERYTHING_SLUG,
  filterFromQuery,
  filterToQuery,
  listingUrl,
} from "./search-filter/query.ts";
export { resolveListingSlug, withListing } from "./search-filter/listing-slug.ts";
export type {
  ListingFilter,
  ListingKind,
  ListingLookup,
  ListingTerm,
  ResolvedListing,
} from "./search-filter/listing-slug.ts";
