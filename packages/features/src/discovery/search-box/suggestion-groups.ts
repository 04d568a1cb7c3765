import type { Suggestion } from "@tropa/api-contract/discovery/calls-catalogue";

const kinds = {
  continent: "places",
  country: "places",
  region: "places",
  city: "places",
  rest_kind: "activities",
  collection: "collections",
  listing: "together",
  tour: "tours",
} as const satisfies Record<Suggestion["type"], string>;
type GroupKind = (typeof kinds)[Suggestion["type"]];

interface SuggestionGroup {
  kind: GroupKind;
  items: readonly Suggestion[];
}

/** Suggestions by what they lead to: the kind of the best one first, each kind in its own order. */
export function grouped(items: readonly Suggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(items, ({ type }) => kinds[type]);
  return [...groups].map(([kind, ofKind]) => ({ kind, items: ofKind }));
}
