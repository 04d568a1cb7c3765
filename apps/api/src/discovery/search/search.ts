/** The public face of the search: the service, completion, and the types of queries and results. */

export { pageTypes } from "./completion/completion-vocabulary.ts";
export type { PageType } from "./completion/completion-vocabulary.ts";
export { highlightsOf } from "./completion/completion-highlights.ts";
export { CompletionIndex } from "./completion/completion.ts";
export type { ListingSuggestion, Suggestion } from "./completion/completion.ts";
export { earliestToday } from "./query/day-span.ts";
export { partFields } from "./query/filter-parts.ts";
export type { FilterPart, WayOut } from "./query/filter-parts.ts";
export { MAX_ZOOM } from "./map/map-clusters.ts";
export type { MapResult, MapView } from "./map/map-clusters.ts";
export { roubleBounds } from "./query/rouble-bounds.ts";
export type {
  AppliedChange,
  Cheapest,
  FacetCount,
  PricedGroup,
  RoubleBounds,
  SearchFacets,
  SearchQuery,
  SearchResult,
  TalliedGroup,
  WatchedEngine,
} from "./query/search-engine.ts";
export { SearchService } from "./search-service.ts";
