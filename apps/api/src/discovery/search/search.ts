/** The search: its engine and index, what completes a phrase, and the words of its questions and answers. */

export { ledTypes } from "./completion-vocabulary.ts";
export type { LedType } from "./completion-vocabulary.ts";
export { CompletionIndex } from "./completion.ts";
export type { ListingSuggestion, Suggestion } from "./completion.ts";
export { partFields } from "./filter-parts.ts";
export type { FilterPart, WayOut } from "./filter-parts.ts";
export { MAX_ZOOM } from "./map-clusters.ts";
export type { MapResult, MapView } from "./map-clusters.ts";
export { roubleBounds } from "./rouble-bounds.ts";
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
} from "./search-engine.ts";
export { SearchService } from "./search-service.ts";
